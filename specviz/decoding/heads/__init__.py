"""Drafters that read the target's hidden states, one module per kind."""
