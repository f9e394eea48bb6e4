"""What each command of `python -m specviz` does, given typed values."""
