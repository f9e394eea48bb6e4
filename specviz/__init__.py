"""SpecViz: watch speculative decoding happen.

The decoder without the page, on any pair that is on this disk:

>>> from specviz import Settings, finish, load, race, read, summary, write
>>> pair = load("bundled-medium")                       # or custom(target, draft); see `pairs`
>>> prompt = pair.tokenizer.encode("def area(width, height):")
>>> settings = Settings(gamma=4, temperature=0, max_new_tokens=16)
>>> trace = finish(race(pair, prompt, settings))        # race yields the trace after every round
>>> trace.output == trace.plain.tokens                  # the same text as plain decoding
True
>>> summary(trace)["emitted"]                           # as `run --json` prints
16
>>> read(write(trace)) == trace                         # as JSON; the page opens it
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from specviz.decoding.race import finish, race
    from specviz.metrics import summary
    from specviz.models.loading import load
    from specviz.models.pairs import custom
    from specviz.settings import Settings
    from specviz.trace import Trace, read, write

__version__ = "0.1.0"

__all__ = ["Settings", "Trace", "custom", "finish", "load", "race", "read", "summary", "write"]

_MODULES = {
    "Settings": "settings",
    "Trace": "trace",
    "custom": "models.pairs",
    "finish": "decoding.race",
    "load": "models.loading",
    "race": "decoding.race",
    "read": "trace",
    "summary": "metrics",
    "write": "trace",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: torch takes seconds."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"specviz.{_MODULES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
