"""A sweep: its plan, its samples, its file, and estimates with intervals."""
