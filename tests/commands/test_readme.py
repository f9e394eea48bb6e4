"""The command line's README names drafters and rules as the page does."""

import re
from collections.abc import Iterable, Mapping

import pytest

from specviz.settings import DRAFTERS, RULES
from specviz.words.catalogue import ENGLISH
from support.paths import ROOT

README = (ROOT / "specviz" / "commands" / "README.md").read_text(encoding="utf-8")

LOSSY = " (lossy)"  # beside the rule's value instead


def named(option: str) -> dict[str, str]:
    """The column “on the page” of the table on an option, by the option's value."""
    _, table = README.split(f"\n| {option} | on the page | ")
    rows = re.findall(
        r"^\| `(.+?)`(?: \(lossy\))? \| (.+?) \|", table.partition("\n\n")[0], re.MULTILINE
    )
    return dict(rows)


@pytest.mark.parametrize(
    ("option", "values", "names"),
    [("drafter", DRAFTERS, ENGLISH.drafters), ("rule", RULES, ENGLISH.rules)],
)
def test_names_are_the_pages(option: str, values: Iterable[str], names: Mapping[str, str]) -> None:
    assert named(option) == {value: names[value].removesuffix(LOSSY) for value in values}
