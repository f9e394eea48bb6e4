"""Experiments on the decoder: prompts, benchmarks."""
