"""The rules of the design: imports, lengths of modules, and where files are."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from support.paths import ROOT

PACKAGE = ROOT / "specviz"

CORE = {"errors", "registry", "settings", "trace"}

# A room → the rooms it may import from. A new room needs a line here, and one in the README.
MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "papers": set(),
    "words": {"errors", "papers", "registry", "settings"},
    "files": {"errors"},
    "shipped": {"errors"},
    "registry": set(),
    "settings": {"errors", "registry"},
    "trace": {"errors", "settings"},
    "metrics": CORE,
    "arguments": CORE | {"files"},
    "console": {"errors", "files", "models"},
    "claims": CORE,
    "sweep": CORE | {"files", "shipped", "metrics"},
    "engines": CORE | {"sweep"},
    "theory": CORE,
    "sampling": set(),
    "decoding": CORE | {"sampling", "theory"},
    "models": CORE | {"shipped", "sampling", "theory", "decoding"},
    "lab": CORE
    | {"files", "papers", "shipped"}
    | {"metrics", "theory", "claims", "sampling", "decoding", "models", "sweep", "engines"},
    "views": CORE | {"shipped", "metrics", "theory", "words", "claims", "sweep", "engines"},
    "content": CORE | {"claims", "shipped", "lab", "metrics", "sweep", "views", "words"},
    "static_site": CORE
    | {"claims", "content", "files", "lab", "shipped", "sweep", "views", "words"},
    "service": CORE
    | {"claims", "shipped"}
    | {"metrics", "theory", "decoding", "models", "lab", "sweep"},
    "page": CORE
    | {"claims", "content", "shipped", "service", "views"}
    | {"metrics", "theory", "words", "models", "lab", "sweep"},
    "training": CORE | {"console", "sampling", "decoding", "models"},
    "commands": CORE
    | {"claims", "files", "console", "static_site"}
    | {"metrics", "theory", "engines", "decoding", "models", "lab", "views", "words", "sweep"},
    "__main__": CORE | {"files", "arguments", "console", "commands"},
}

# A library → the rooms that may import it.
MAY_USE: dict[str, set[str]] = {
    "gradio": {"page"},
    "spaces": {"service"},
    "pydantic": set(),
    "plotly": {"views", "page"},
    "segno": {"views"},
    "torch": {"sampling", "decoding", "models", "lab", "training"},
    "transformers": {"decoding", "models", "lab", "training"},
    "tokenizers": {"models", "training"},
    "ray": {"lab"},
    "triton": {"decoding"},
    "numpy": {"sampling", "sweep", "decoding", "models", "lab", "training"},
}

LONGEST = 400
# Prose and grammars: long lists, not code.
MORE_TEXT_THAN_CODE = {
    "words/viewer.py",
    "words/glossary.py",
    "training/generated.py",
}

TOP_LEVEL = {
    "app.py", "requirements.txt", "specviz", "assets", "tests", "README.md", "Dockerfile",
}  # fmt: skip

MODULES = sorted(PACKAGE.rglob("*.py"))


@cache
def name_of(path: Path) -> str:
    """The dotted name of a module of the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(name: str) -> str:
    """The room of a module; "" for the package itself."""
    return [*name.split("."), ""][1]


@cache
def imports(path: Path, *, at_once: bool = False) -> tuple[str, ...]:
    """The dotted names that a file imports, anywhere in it or as soon as it is imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return tuple(_imported(path, tree.body if at_once else ast.walk(tree)))


def _imported(path: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


NAMES = {name_of(path) for path in MODULES}


@cache
def imported_modules(path: Path) -> set[str]:
    """The modules of the package that a file imports."""
    found = set()
    for name in imports(path):
        if name.split(".")[0] == "specviz":
            found.add(name if name in NAMES else name.rpartition(".")[0])
    return found


def test_imports_point_one_way() -> None:
    """Any module may import the package itself, which imports its public names on first use."""
    rooms = {path: here for path in MODULES if (here := room_of(name_of(path)))}
    assert set(rooms.values()) <= MAY_IMPORT.keys(), "say in MAY_IMPORT what a new room may import"
    wrong = [
        f"{name_of(path)} must not import {name}"
        for path, here in rooms.items()
        for name in imported_modules(path) - {"specviz"}
        if room_of(name) not in MAY_IMPORT[here] | {here}
    ]
    assert not wrong


def test_rooms_have_an_order() -> None:
    TopologicalSorter(MAY_IMPORT).prepare()


def test_no_module_imports_itself_in_a_circle() -> None:
    modules = [path for path in MODULES if room_of(name_of(path))]
    TopologicalSorter({name_of(path): imported_modules(path) for path in modules}).prepare()


def test_a_claim_imports_no_other() -> None:
    """What two claims need is in `lab/experiments`, so that each can be read and removed alone."""
    claims = PACKAGE / "lab" / "claims"
    found = {path.name for path in claims.glob("*.py") if "lab.claims" in str(imports(path))}
    assert not found


def test_libraries_stay_in_their_rooms() -> None:
    wrong = [
        f"{name_of(path)} must not import {name}"
        for path in MODULES
        for name in imports(path)
        if room_of(name_of(path)) not in MAY_USE.get(name.split(".")[0], {room_of(name_of(path))})
    ]
    assert not wrong


def test_command_line_starts_light() -> None:
    """`--help` is fast: each command imports the heavy rooms that it needs."""
    path = PACKAGE / "__main__.py"
    for name in imports(path, at_once=True):
        room = room_of(name) if name.startswith("specviz.") else ""
        light = CORE | {"", "arguments", "console", "files"}
        assert room in light, f"import {name} inside the function that needs it"


def test_page_is_only_imported_by_the_app() -> None:
    others = [path for path in MODULES if room_of(name_of(path)) != "page"]
    for path in others:
        assert not any(name.startswith("specviz.page") for name in imports(path)), path.name
    assert any(name.startswith("specviz.page") for name in imports(ROOT / "app.py"))


def test_modules_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    long = {
        str(path.relative_to(PACKAGE)): length
        for path, length in lengths.items()
        if length > LONGEST and path.relative_to(PACKAGE).as_posix() not in MORE_TEXT_THAN_CODE
    }
    assert not long
    app = (ROOT / "app.py").read_text(encoding="utf-8").splitlines()
    assert len(app) <= 40, "app.py only starts the page"


# Folders of tests for what is no room, or for more than one.
OTHER_TESTS = {
    "core",  # the rooms that are a single module
    "viewer",  # the scripts in assets/viewer, without the page
    "project",  # the files around the code
    "campaign", "benchmarks", "support", "javascript",
}  # fmt: skip


def folders(room: Path) -> set[str]:
    return {path.parent.name for path in room.glob("*/__init__.py")}


def test_folders_of_tests_mirror_the_rooms() -> None:
    tests, rooms = ROOT / "tests", folders(PACKAGE)
    assert folders(tests) == rooms | OTHER_TESTS
    for room in rooms:
        assert folders(tests / room) <= folders(PACKAGE / room)


@cache
def repository_files() -> tuple[Path, ...]:
    """The files that git tracks or would track."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True,
    ).stdout.decode()  # fmt: skip
    return tuple(path for name in listing.split("\0") if name and (path := ROOT / name).is_file())


def test_the_quick_tests_exist() -> None:
    source = ast.parse((ROOT / "tests" / "__main__.py").read_text(encoding="utf-8"))
    (quick,) = (
        ast.literal_eval(node.value)
        for node in source.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "QUICK"
    )
    assert not [path for path in quick if not (ROOT / path).exists()]


def test_top_level_is_exactly_what_was_agreed() -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in repository_files()}
    assert {top for top in tops if not top.startswith(".")} == TOP_LEVEL


def test_files_are_small_enough_for_a_hub() -> None:
    """Hugging Face asks for LFS from 10 MB on."""
    large = [path.name for path in repository_files() if path.stat().st_size > 10_000_000]
    assert not large


def test_no_file_names_paths_of_the_machine_it_was_made_on() -> None:
    """Except prompts, tokenizers and recorded texts, which may contain anything."""
    somewhere = re.compile(r"(?<![\w.:/~$])/(?:work|opt|root|home|Users)/\w")
    texts = {"Dockerfile"} | {f"assets/{kind}" for kind in ("prompts", "traces")}
    found = []
    for path in repository_files():
        name = path.relative_to(ROOT).as_posix()
        if path.name == "tokenizer.json" or any(name.startswith(text) for text in texts):
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{name}:{n}" for n, line in enumerate(lines, 1) if somewhere.search(line)]
    assert not found


def test_the_readme_draws_the_tree() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [
        room for room in MAY_IMPORT if (PACKAGE / room).is_dir() and f"{room}/" not in readme
    ]
    missing += [
        room for room in MAY_IMPORT
        if (PACKAGE / f"{room}.py").is_file() and not re.search(rf"\b{room}\b", readme)
    ]  # fmt: skip
    assert not missing


ABSENT = """
import sys
from importlib.machinery import PathFinder

class Absent(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.split(".")[0] in {absent!r} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Absent
"""


def run_without(absent: set[str], program: str) -> None:
    """Run a program in a fresh interpreter that cannot import some libraries."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", ABSENT.format(absent=absent) + program],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": paths},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_the_blocked_libraries_are_blocked() -> None:
    with pytest.raises(AssertionError, match="No module named 'gradio'"):
        run_without({"gradio"}, "import gradio")


def test_views_need_no_models() -> None:
    light = [
        name_of(path)
        for path in MODULES
        if room_of(name_of(path)) in CORE | {"metrics", "theory", "words", "views"}
    ]
    program = "\n".join(f"import {name}" for name in light)
    run_without({"torch", "transformers", "gradio"}, program)


def test_the_guide_to_the_house_names_what_exists() -> None:
    guide = (PACKAGE / "README.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"`([\w./-]+)`", guide) if "/" in name}
    assert len(named) > 30
    missing = [name for name in named if not any((at / name).exists() for at in (PACKAGE, ROOT))]
    assert not missing
    for name in re.findall(r"`([A-Z_]{4,}|[A-Z]\w+|test_\w+)`", guide):
        found = any(
            re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))
            for folder in (PACKAGE, ROOT / "tests")
            for path in folder.rglob("*.py")
        )
        assert found, name
