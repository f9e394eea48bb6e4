"""How the bundled models are made. Run ``python -m specviz.training --help``."""
