"""Stress campaigns against the page: commands to run by hand, with short versions as tests."""
