"""One module for each engine, found by its place here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from specviz.engines.engine import Engine


@cache
def engines() -> tuple[Engine, ...]:
    """Return the engines of all modules in this folder; those that can be shown come first."""
    names = sorted(module.name for module in iter_modules(__path__))
    modules = [import_module(f"{__name__}.{name}") for name in names]
    found = [
        value()
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Engine)
        and value.__module__ == module.__name__
        and hasattr(value, "name")
    ]
    return tuple(sorted(found, key=lambda engine: bool(engine.lacks)))
