"""Pairs of models: the table of pairs, loading, and the machines they run on."""
