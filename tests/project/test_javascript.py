"""The checks of the scripts: the packages that they install, and the bundles."""

import json
from pathlib import Path

import pytest

from javascript import __main__ as packages
from support.fixtures import Output, Patch
from support.paths import ROOT

FOLDER = ROOT / "tests" / "javascript"


def test_the_lock_has_all_packages_with_checksums() -> None:
    wanted = json.loads((FOLDER / "package.json").read_text("utf-8"))
    packages = json.loads((FOLDER / "package-lock.json").read_text("utf-8"))["packages"]
    root = packages.pop("")
    assert all(root[kind] == wanted[kind] for kind in ("dependencies", "devDependencies"))
    assert packages
    assert all(locked["integrity"].startswith("sha512-") for locked in packages.values())


def test_the_bundles_are_what_their_sources_make(tmp_path: Path, monkeypatch: Patch) -> None:
    if not packages.provide():
        pytest.skip("esbuild could not be installed")  # python -m tests.javascript fails in CI
    assert packages.stale() == []
    old = tmp_path / "page.js"
    old.write_text("old", "utf-8")
    monkeypatch.setattr(packages, "DIST", tmp_path)
    assert "page.js" in packages.stale()
    packages.write()
    assert packages.stale() == []


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_without_packages_only_ci_fails(
    ci: str, status: int, monkeypatch: Patch, capsys: Output
) -> None:
    for name, result in {"lint": 0, "provide": False}.items():
        monkeypatch.setattr(packages, name, lambda result=result: result)
    monkeypatch.setenv("CI", ci)
    assert packages.main() == status
    assert "npm ci, in tests/javascript" in capsys.readouterr().err
