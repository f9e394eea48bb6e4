"""Scripts, styles and words fit together: nothing is missing, and no word is unused.

These are rules between files, which neither the linter nor a test of the page can see.
"""

import re
from collections.abc import Iterator

import pytest

from specviz.words.lesson import LESSON
from specviz.words.links import LINKS
from specviz.words.play import PLAY
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER
from support.paths import ASSETS, ROOT

CODE = {".js", ".ts", ".tsx"}
HERE = ASSETS / "viewer"
SCRIPTS = {path.name: path.read_text("utf-8") for path in HERE.iterdir() if path.suffix in CODE}
SOURCE = "\n".join(SCRIPTS.values())
STYLES = "\n".join(path.read_text("utf-8") for path in HERE.glob("*.css"))

# The page around the viewer: its own scripts, and Python that makes elements or scripts.
PAGE, ROOMS = ASSETS / "page", ROOT / "specviz"
PAGE_SCRIPTS = {
    path.name: path.read_text("utf-8") for path in PAGE.iterdir() if path.suffix in CODE
}
PAGE_SOURCE = "\n".join(PAGE_SCRIPTS.values())
PAGE_STYLES = "\n".join(path.read_text("utf-8") for path in PAGE.glob("*.css"))
PYTHON = "\n".join(
    path.read_text("utf-8")
    for room in ("page", "views", "words")
    for path in ROOMS.glob(f"{room}/**/*.py")
)
NAMED = r"(--(?:sv|myth|pay|tour|explore)-[a-z0-9-]+)"
WORDS = {  # of scripts that use a single dictionary
    "links.ts": LINKS,
    "recorded.tsx": RECORDED,
}

OTHERS = {"play.tsx": PLAY, "handles.tsx": PLAY, "emitted.tsx": PLAY, "exercises.ts": LESSON}
"""Scripts of the viewer with words of their own."""


def leaves(words: object, path: str = "") -> Iterator[str]:
    if isinstance(words, dict):
        for name, value in words.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path


def test_scripts_in_python_insert_no_markup() -> None:
    """The linter checks the scripts of assets, but not those in Python's strings."""
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write", PYTHON)


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
    lists = tuple(f"{path}." for path in told - known)  # of words, by name
    assert {path for path in lists if not any(word.startswith(path) for word in known)} == set()
    assert {t for t in templates if not any(path.startswith(t) for path in known)} == set()
    for name, words in OTHERS.items():
        theirs = set(re.findall(r"`([a-z_]+\.[a-z_.]*)\$\{", SCRIPTS[name]))
        assert theirs
        assert {
            t for t in theirs if not any(f"{path}.".startswith(t) for path in leaves(words))
        } == set()
    unused = known - quoted - {path for path in known if path.startswith((*templates, *lists))}
    assert unused == set()


@pytest.mark.parametrize("script", WORDS)
def test_every_used_word_of_the_page_is_there(script: str) -> None:
    used = set(re.findall(r"\bwords\.([a-z_]+)", PAGE_SCRIPTS[script]))
    assert used
    assert used - WORDS[script].keys() == set()
