"""The rules that judge drafts, each in a module of its own.

A module declares `RULE` for those who only name it (see `specviz.registry`), and defines `JUDGE`,
its mathematics. To add a rule, add a module: nothing else lists them. At temperature 0 all of them
accept a draft if and only if it is the target's own choice.
"""

from collections.abc import Mapping
from importlib import import_module

from specviz.decoding.judging import Judge
from specviz.settings import RULES

JUDGES: Mapping[str, Judge] = {
    name: import_module(f"{__name__}.{name.replace('-', '_')}").JUDGE for name in RULES
}
"""The rules by name, in the order of `specviz.settings.RULES`."""
