"""Checks of the scripts in assets, and their bundles."""
