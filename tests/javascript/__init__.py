"""Checks of the scripts in assets."""
