"""Controllers: each module chooses how many tokens a round drafts, from the rounds before it.

All are lossless: a length that is fixed before a round begins cannot depend on its tokens.
"""

from collections.abc import Mapping
from importlib import import_module

from specviz import registry
from specviz.decoding.control import MakeController

CONTROLLERS: Mapping[str, MakeController] = {
    name: import_module(f"{__name__}.{name.replace('-', '_')}").make
    for name in registry.CONTROLLERS
}
"""By name, in the order of the registry."""
