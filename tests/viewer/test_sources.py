"""Scripts, styles and words fit together: nothing is missing, and no word is unused."""

import json
import re
from collections.abc import Iterator

import pytest

from specviz.views.viewer import script
from specviz.words.lesson import LESSON
from specviz.words.links import LINKS
from specviz.words.play import PLAY
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER
from support.paths import ASSETS, ROOT

HERE = ASSETS / "viewer"
SCRIPTS = {path.name: path.read_text("utf-8") for path in HERE.glob("*.js")}
SOURCE = "\n".join(SCRIPTS.values())
STYLES = "\n".join(path.read_text("utf-8") for path in HERE.glob("*.css"))
LONGEST = 400

# The page around the viewer: its own scripts, and Python that makes elements or scripts.
PAGE, ROOMS = ASSETS / "page", ROOT / "specviz"
PAGE_SCRIPTS = {path.name: path.read_text("utf-8") for path in PAGE.glob("*.js")}
PAGE_SOURCE = "\n".join(PAGE_SCRIPTS.values())
PAGE_STYLES = "\n".join(path.read_text("utf-8") for path in PAGE.glob("*.css"))
PYTHON = "\n".join(
    path.read_text("utf-8")
    for room in ("page", "views", "words")
    for path in ROOMS.glob(f"{room}/**/*.py")
)
NAMED = r"(--(?:sv|myth|pay|tour|explore)-[a-z0-9-]+)"
WORDS = {  # of scripts that use a single dictionary
    "links.js": LINKS,
    "recorded.js": RECORDED,
}

OTHERS = {"play.js": PLAY, "handles.js": PLAY, "emitted.js": PLAY, "exercises.js": LESSON}
"""Scripts of the viewer with words of their own."""


def leaves(words: object, path: str = "") -> Iterator[str]:
    if isinstance(words, dict):
        for name, value in words.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path


def test_the_manifest_names_every_file() -> None:
    manifest = json.loads((HERE / "scripts.json").read_text("utf-8"))
    assert sorted(manifest["scripts"] + manifest["more_scripts"]) == sorted(SCRIPTS)
    assert sorted(manifest["styles"] + manifest["more_styles"]) == sorted(
        path.name for path in HERE.glob("*.css")
    )


def test_every_module_imports_only_what_comes_before_it() -> None:
    """So one script can run them all, in the order of the manifest."""
    manifest = json.loads((HERE / "scripts.json").read_text("utf-8"))
    before: set[str] = set()
    for name in manifest["scripts"] + manifest["more_scripts"]:
        assert (
            set(re.findall(r"^import .* from '\./(.*)';$", SCRIPTS[name], re.MULTILINE)) <= before
        ), name
        before.add(name)
    assert len(re.findall(r"^import\b", SOURCE, re.MULTILINE)) == SOURCE.count("\nimport {")


def test_one_script_has_every_module_and_no_import() -> None:
    made = script()
    assert not re.search(r"^(import|export)\b", made, re.MULTILINE)
    for name, text in SCRIPTS.items():
        for exported in re.findall(r"^export (?:class|const|function) (\w+)", text, re.MULTILINE):
            assert re.search(rf"return {{[^}}]*\b{exported}\b", made), (name, exported)


def test_scripts_are_short() -> None:
    scripts = SCRIPTS | PAGE_SCRIPTS
    assert {name for name, text in scripts.items() if text.count("\n") > LONGEST} == set()


def test_text_enters_the_page_only_as_text() -> None:
    risky = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function"
    for code in (SOURCE, PAGE_SOURCE, PYTHON):
        assert not re.search(risky, code)


def test_every_colour_is_defined() -> None:
    """An undefined colour would silently be black or invisible."""
    used = set(re.findall(rf"var\({NAMED}", STYLES + PAGE_STYLES))
    defined = set(re.findall(rf"{NAMED}:", STYLES + PAGE_STYLES))
    assert used
    assert used - defined <= set(re.findall(NAMED, SOURCE + PAGE_SOURCE))


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    known = set(leaves(VIEWER))
    source = "\n".join(text for name, text in SCRIPTS.items() if name not in OTHERS)
    sections = {path.split(".")[0] for path in known if "." in path}
    quoted = set(re.findall(r"'([a-z_]+(?:\.[a-z_]+)*)'", source))
    quoted |= set(re.findall(r"\bwords\.([a-z_]+)", source))
    templates = set(re.findall(r"`([a-z_]+\.[a-z_.]*)\$\{", source))
    told = {path for path in quoted if "." in path and path.split(".")[0] in sections}
    assert told - known == set()
    assert {t for t in templates if not any(path.startswith(t) for path in known)} == set()
    for name, words in OTHERS.items():
        theirs = set(re.findall(r"`([a-z_]+\.[a-z_.]*)\$\{", SCRIPTS[name]))
        assert theirs
        assert {
            t for t in theirs if not any(f"{path}.".startswith(t) for path in leaves(words))
        } == set()
    unused = known - quoted - {path for path in known if path.startswith(tuple(templates))}
    assert unused == set()


@pytest.mark.parametrize("script", WORDS)
def test_every_used_word_of_the_page_is_there(script: str) -> None:
    used = set(re.findall(r"\bwords\.([a-z_]+)", PAGE_SCRIPTS[script]))
    assert used
    assert used - WORDS[script].keys() == set()
