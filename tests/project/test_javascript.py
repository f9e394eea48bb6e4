"""The type check of the scripts: the packages that it installs, and its error without them."""

import json
from importlib import import_module
from types import ModuleType

import pytest

from support.fixtures import Output, Patch
from support.paths import ROOT

FOLDER = ROOT / "tests" / "javascript"


@pytest.fixture
def check(monkeypatch: Patch) -> ModuleType:
    """The check on a machine that has no TypeScript and cannot get it."""
    module = import_module("javascript.__main__")
    monkeypatch.setattr(module, "lint", lambda: 0)
    monkeypatch.setattr(module, "is_current", lambda: False)
    monkeypatch.setattr(module, "install", lambda: False)
    return module


def test_the_lock_has_all_packages_with_checksums() -> None:
    wanted = json.loads((FOLDER / "package.json").read_text("utf-8"))["devDependencies"]
    packages = json.loads((FOLDER / "package-lock.json").read_text("utf-8"))["packages"]
    assert packages.pop("")["devDependencies"] == wanted
    assert packages
    assert all(locked["integrity"].startswith("sha512-") for locked in packages.values())


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_without_typescript_only_ci_fails(
    check: ModuleType, ci: str, status: int, monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setenv("CI", ci)
    assert check.main() == status
    assert "npm ci, in tests/javascript" in capsys.readouterr().err
