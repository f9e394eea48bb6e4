"""Pairs of models: which there are, how they are loaded, what they run on."""
