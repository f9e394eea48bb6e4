"""What can go wrong, as a tree. Every message is one line that says what to do.

SpecVizError
├── SettingsError   a setting, prompt or command-line value that cannot be used
├── TraceError      a file that is not a trace
├── SweepError      a file that is not a sweep
└── ModelError      models that cannot be loaded, or do not fit together
"""


class SpecVizError(Exception):
    """Base of all errors whose message is meant for a visitor."""


class SettingsError(SpecVizError, ValueError):
    """A setting, prompt or command-line value that cannot be used."""


class TraceError(SpecVizError, ValueError):
    """A file that is not a trace, or not one that this version reads."""


class SweepError(SpecVizError, ValueError):
    """A file that is not a sweep, or not one that this version reads."""


class ModelError(SpecVizError, RuntimeError):
    """Models that cannot be loaded, or do not fit together."""
