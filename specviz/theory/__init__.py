"""Predictions from published formulas, in pure Python."""
