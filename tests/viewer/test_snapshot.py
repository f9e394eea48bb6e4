"""Figures saved as PNG files for slides, with any tokens in them."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from viewer.sample import sample
from viewer.stage import Stage
from views.test_views import hostile


def saved(stage: Stage, figure: Locator) -> tuple[int, int]:
    """Press the save button in or after a figure and return the size of the PNG."""
    button = figure.get_by_role("button", name="Save as PNG")
    with stage.page.expect_download() as download:
        button.click()
    data = Path(download.value.path()).read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("name", ["plain", "hostile"])
def test_figures_are_saved_as_they_are_seen(stage: Stage, name: str) -> None:
    stage.load(hostile() if name == "hostile" else sample())
    stage.open("guesses")
    stage.page.locator(".sv-view:visible .sv-column").first.wait_for()
    for part, figure in ((".sv-inspector", ".sv-areas-block"), (".sv-view:visible", ".sv-section")):
        box = stage.page.locator(part).locator(figure).first.bounding_box()
        assert box is not None
        width, height = saved(stage, stage.page.locator(part))
        assert width == pytest.approx(2 * (box["width"] + 32), abs=4)
        assert height > 200
    left = stage.page.locator(".specviz:not(.sv-popover)")
    assert left.count() == 1, "temporary copies are removed"
