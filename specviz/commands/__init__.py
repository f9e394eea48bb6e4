"""The commands of `python -m specviz`, given typed values."""
