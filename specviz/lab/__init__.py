"""Experiments on the decoder: benchmarks, sweeps, claims and the prompts that they use."""
