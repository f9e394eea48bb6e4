"""The files around the code: README, requirements, container, CI and licence."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from specviz.models.nvidia_driver import FOR_ALL
from support import chromium, requirements
from support.fixtures import Patch
from support.paths import ROOT

APP_COMMAND = "pip install -r requirements.txt && python app.py"
TEST_COMMAND = "python tests"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# README and its front matter

COLOURS = {"red", "yellow", "green", "blue", "indigo", "purple", "pink", "gray"}
HARDWARE = {
    "cpu-basic", "cpu-upgrade", "zero-a10g", "t4-small", "t4-medium", "l4x1", "l4x4",
    "l40sx1", "l40sx4", "l40sx8", "a10g-small", "a10g-large", "a10g-largex2", "a10g-largex4",
    "a100-large",
}  # fmt: skip
FIELDS: dict[str, type] = {
    "title": str, "emoji": str, "colorFrom": str, "colorTo": str,
    "sdk": str, "sdk_version": str, "python_version": str, "app_file": str,
    "suggested_hardware": str, "startup_duration_timeout": str,
    "short_description": str, "license": str, "pinned": bool,
    "tags": list, "models": list, "datasets": list, "preload_from_hub": list,
    "thumbnail": str, "header": str, "fullWidth": bool, "disable_embedding": bool,
}  # fmt: skip


@pytest.fixture(scope="module")
def matter() -> dict[str, Any]:
    opening, yaml_text, _ = read("README.md").split("---\n", 2)
    assert opening == "", "the front matter is the first thing in the README"
    values = yaml.safe_load(yaml_text)
    assert isinstance(values, dict)
    return values


def test_front_matter_has_only_fields_the_hub_knows(matter: dict[str, Any]) -> None:
    assert matter.keys() <= FIELDS.keys()
    wrong = {name for name, value in matter.items() if not isinstance(value, FIELDS[name])}
    assert not wrong, "quote versions: YAML reads 3.10 as 3.1"


def test_front_matter_starts_this_app(matter: dict[str, Any]) -> None:
    assert matter["sdk"] == "gradio"
    assert matter["sdk_version"] == pinned("requirements.txt")["gradio"]
    assert matter["python_version"] == "3.12"
    assert (ROOT / matter["app_file"]).is_file()
    assert re.fullmatch(r"\d+[mh]", matter["startup_duration_timeout"])
    assert matter["suggested_hardware"] in HARDWARE


def test_front_matter_shows_well(matter: dict[str, Any]) -> None:
    assert matter["title"]
    assert {matter["colorFrom"], matter["colorTo"]} <= COLOURS
    assert not re.search(r"[\w\s]", matter["emoji"]), "only an emoji"
    assert 0 < len(matter["short_description"]) <= 60


def test_licence_matches_the_front_matter(matter: dict[str, Any]) -> None:
    assert matter["license"] == "apache-2.0"
    assert "Apache License\n" in read("assets/LICENSE")
    assert "assets/LICENSE" in read("README.md")


def test_readme_has_the_two_commands() -> None:
    blocks = re.findall(r"^```[^\n]*\n(.*?)^```", read("README.md"), re.MULTILINE | re.DOTALL)
    lines = {line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()}
    assert {APP_COMMAND, TEST_COMMAND} <= lines


PAGES = [
    path.relative_to(ROOT)
    for folder in ("assets", "specviz", "tests")
    for path in sorted((ROOT / folder).rglob("*.md"))
    if not path.stem.endswith("_readme")  # templates of pages elsewhere
    and "node_modules" not in path.parts
]


@pytest.mark.parametrize("page", [Path("README.md"), *PAGES], ids=str)
def test_pictures_and_links_of_a_page_exist(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", read(str(page)))
    local = [link for link in links if "://" not in link]
    folder = (ROOT / page).parent
    assert not [link for link in local if not (folder / link).exists()]


def test_the_readme_is_short() -> None:
    _, _, text = read("README.md").split("---\n", 2)
    assert len(text.splitlines()) <= 130


# Requirements


def pinned(name: str) -> dict[str, str]:
    """The exact version of each package, and the range of torch."""
    line = r"^(\w[\w.-]*)(?:==([\w.]+)|(>=[\d.]+,<[\d.]+)) "
    return {name: one or more for name, one, more in re.findall(line, read(name), re.MULTILINE)}


@pytest.mark.parametrize("name", ["requirements.txt", "tests/requirements.txt"])
def test_each_requirement_is_pinned_for_a_reason(name: str) -> None:
    lines = [line for line in read(name).splitlines() if line and line[0] not in "#-"]
    assert len(lines) == len(pinned(name))
    exact = [line for line in lines if not line.startswith("torch>=")]
    assert len(exact) >= len(lines) - 1
    assert all(re.fullmatch(r"\S+==\S+ +# .{5,}", line) for line in exact)
    assert all(re.fullmatch(r"\S+ +# .{5,}", line) for line in lines)


def test_app_needs_little() -> None:
    assert len(pinned("requirements.txt")) <= 9
    assert not pinned("requirements.txt").keys() & pinned("tests/requirements.txt").keys()


def test_test_command_sees_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "more.txt").write_text("no-such-package==1.0  # why\n")
    (tmp_path / "r.txt").write_text("# a comment\n-r more.txt\npytest==0.1\n")
    found = requirements.missing(tmp_path / "r.txt")
    assert found == ["no-such-package==1.0", "pytest==0.1"]
    assert requirements.installed("pytest") == pytest.__version__


@pytest.mark.parametrize(
    ("here", "fits"),
    [("2.9.1", False), ("2.10.0", True), ("2.13.0", True), ("2.14.0", False), (None, False)],
)
def test_test_command_knows_the_range_of_torch(
    here: str | None, fits: bool, tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(requirements, "installed", lambda _: here)
    (tmp_path / "r.txt").write_text(
        next(line for line in read("requirements.txt").splitlines() if line.startswith("torch"))
    )
    assert requirements.missing(tmp_path / "r.txt") == ([] if fits else ["torch>=2.10,<2.14"])


def test_hosts_with_an_old_driver_are_told_one_version() -> None:
    """The hosting page, the Dockerfile and the message for hosts name the same version.

    It and the Dockerfile's usual version are in the range of requirements.txt.
    """
    assert f"pip install torch=={FOR_ALL}" in read("specviz/service/hosting.md")
    assert f"TORCH={FOR_ALL}" in read("Dockerfile")
    low, high = re.findall(r"\d+\.(\d+)", pinned("requirements.txt")["torch"])
    usual = re.findall(r"^ARG TORCH=(\S+)", read("Dockerfile"), re.MULTILINE)
    for version in (*usual, FOR_ALL):
        assert int(low) <= int(version.split(".")[1]) < int(high)


# The browser


def test_missing_browser_fails_in_ci_and_is_skipped_elsewhere(monkeypatch: Patch) -> None:
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Chromium"), chromium.launched():
        pass
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="Chromium"), chromium.launched():
        pass


def test_named_browser_comes_first(monkeypatch: Patch) -> None:
    monkeypatch.setenv("CHROMIUM", sys.executable)
    assert chromium.find() == sys.executable


# CI


def test_ci_runs_the_readmes_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert TEST_COMMAND in script.read_text(encoding="utf-8").splitlines()
    if bash := shutil.which("bash"):
        subprocess.run([bash, "-n", str(script)], check=True)
