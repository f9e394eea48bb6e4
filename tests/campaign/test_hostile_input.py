"""The short version of the campaign of hostile input, `tests/campaign/hostile.py`."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from campaign.exports import open_export
from campaign.hostile import try_kind
from campaign.inputs import KINDS_OF_INPUT, hostile_trace
from specviz.trace import read

QUICK = [
    name for name in KINDS_OF_INPUT if name != "models"
]  # tests/models/test_hostile.py tries those


@pytest.mark.parametrize("name", QUICK)
def test_hostile_input_is_refused_in_a_line_or_harmless(name: str) -> None:
    found = try_kind(name, seed=0, first=0, last=25)
    assert found.cases == 25
    assert not found.faults


@pytest.mark.parametrize("name", ["html", "svg"])
def test_an_export_with_hostile_texts_everywhere_runs_nothing(
    name: str, browser: Browser, tmp_path: Path
) -> None:
    trace = read(hostile_trace(Random(0)))
    assert not open_export(browser, name, trace, tmp_path)
