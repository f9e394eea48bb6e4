"""Scripts, styles and words fit together: nothing is missing, nothing left over."""

import json
import re
from collections.abc import Iterator

import pytest

from specviz.views.viewer import script
from specviz.words import LINKS, RECORDED, VIEWER
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
WORDS = {  # of the scripts whose words are all of one dictionary
    "links.js": LINKS,
    "recorded.js": RECORDED,
}


def leaves(words: object, path: str = "") -> Iterator[str]:
    if isinstance(words, dict):
        for name, value in words.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path


def test_the_manifest_names_every_file() -> None:
    manifest = json.loads((HERE / "scripts.json").read_text("utf-8"))
    assert sorted(manifest["scripts"]) == sorted(SCRIPTS)
    assert sorted(manifest["styles"]) == sorted(path.name for path in HERE.glob("*.css"))


def test_every_module_imports_only_what_comes_before_it() -> None:
    """Then one script can run them in the order of the manifest."""
    manifest = json.loads((HERE / "scripts.json").read_text("utf-8"))
    before: set[str] = set()
    for name in manifest["scripts"]:
        assert (
            set(re.findall(r"^import .* from '\./(.*)';$", SCRIPTS[name], re.MULTILINE)) <= before
        ), name
        before.add(name)
    assert len(re.findall(r"\bimport\b.*\bfrom\b", SOURCE)) == SOURCE.count("\nimport {")


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


def test_every_class_has_a_rule_and_every_rule_a_class() -> None:
    """`sv-<kind>` of whitespace and `sv-figure-<name>` are put together from two parts."""
    made = set(re.findall(r"(?<!-)\bsv-[a-z]+(?:-[a-z]+)*\b(?!-?\$)", SOURCE))
    styled = set(re.findall(r"\.(sv-[a-z]+(?:-[a-z]+)*)", STYLES))
    assert made - styled == set()
    composed = {"sv-space", "sv-newline", "sv-tab", "sv-figure-speedup"}
    assert styled - made == composed


def test_every_colour_is_defined_and_used() -> None:
    defined = set(re.findall(r"(--sv-[a-z0-9-]+):", STYLES))
    set_by_scripts = set(re.findall(r"setProperty\('(--sv-[a-z-]+)'", SOURCE))
    used = set(re.findall(r"var\((--sv-[a-z0-9-]+)", STYLES))
    assert used - defined - set_by_scripts == set()
    drawn = {f"--sv-{name}" for name in re.findall(r"get\('([a-z-]+)'\)", SOURCE)}
    by_name = {name for name in defined if re.match(r"--sv-(strip|tint)-", name)}
    assert defined - used - drawn - by_name - set_by_scripts == set()


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    known = set(leaves(VIEWER))
    sections = {path.split(".")[0] for path in known if "." in path}
    quoted = set(re.findall(r"'([a-z_]+(?:\.[a-z_]+)*)'", SOURCE))
    quoted |= set(re.findall(r"\bwords\.([a-z_]+)", SOURCE))
    templates = set(re.findall(r"`([a-z_]+\.[a-z_.]*)\$\{", SOURCE))
    told = {path for path in quoted if "." in path and path.split(".")[0] in sections}
    assert told - known == set()
    assert {t for t in templates if not any(path.startswith(t) for path in known)} == set()
    unused = known - quoted - {path for path in known if path.startswith(tuple(templates))}
    assert unused == set()


def test_every_class_of_the_page_has_a_rule() -> None:
    """`sv-drawing` has none: tests look for it."""
    given = r"\b(?:class|className)(?::| =) '([^']+)'|\bbutton\(.*, '([a-z-]+)'\)"
    made = set(" ".join(part for both in re.findall(given, PAGE_SOURCE) for part in both).split())
    assert len(made) > 20
    ruled = set(re.findall(r"\.([a-z]+(?:-[a-z]+)*)", PAGE_STYLES + STYLES))
    assert made - ruled == {"sv-drawing"}


def test_every_rule_of_the_page_has_a_class() -> None:
    """Those of a piece of advice are put together from two parts."""
    ruled = set(re.findall(r"\.((?:explore|link|myth|pay|recorded|tour)(?:-[a-z]+)+)", PAGE_STYLES))
    assert len(ruled) > 40
    composed = {f"pay-{kind}" for kind in ("go", "no", "close", "little", "predicted", "tune")}
    assert ruled - set(re.findall(r"[a-z]+(?:-[a-z]+)+", PAGE_SOURCE + PYTHON)) == composed


def test_every_colour_of_the_page_is_defined() -> None:
    named = r"(--(?:sv|myth|pay|tour|explore)-[a-z0-9-]+)"
    defined = set(re.findall(rf"{named}:", STYLES + PAGE_STYLES))
    set_by_scripts = set(re.findall(rf"setProperty\('{named}'", PAGE_SOURCE))
    used = set(re.findall(rf"var\({named}", PAGE_STYLES))
    assert used
    assert used - defined == set_by_scripts


@pytest.mark.parametrize("script", WORDS)
def test_every_used_word_of_the_page_is_there(script: str) -> None:
    used = set(re.findall(r"\bwords\.([a-z_]+)", PAGE_SCRIPTS[script]))
    assert used
    assert used - WORDS[script].keys() == set()
