"""The formulas of the papers: predictions, never measurements. Pure Python."""
