"""The presenter's view: sizes, contrast, the remote control, and leaving it."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from specviz.trace import Trace
from specviz.words.viewer import VIEWER
from viewer.stage import Stage

WORDS = VIEWER["transport"]
IN_SIGHT = (
    ".sv-status",
    ".sv-caption",
    ".sv-text",
    ".sv-slots",
    ".sv-inspector",
    ".sv-buttons",
    ".sv-strip",
)


@pytest.fixture
def presented(stage: Stage, trace: Trace) -> Iterator[Stage]:
    stage.load(trace)
    stage.page.get_by_role("button", name=WORDS["presenter"]).click()
    stage.seek(2, 3)
    yield stage
    stage.page.evaluate("() => { viewer.present(false); document.body.className = ''; }")
    stage.page.set_viewport_size({"width": 1280, "height": 900})


def size_of(stage: Stage, selector: str) -> float:
    """The font size in px of the window."""
    size: float = stage.page.locator(selector).first.evaluate(
        "n => parseFloat(getComputedStyle(n).fontSize) * n.currentCSSZoom"
    )
    return size


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (1024, 700), (853, 480)])
def test_what_a_room_needs_is_in_sight_and_large(presented: Stage, width: int, height: int) -> None:
    page = presented.page
    page.set_viewport_size({"width": width, "height": height})
    presented.settle()
    for moment in ((0, 0), (2, 3), (5, 1)):
        presented.seek(*moment)
        for selector in IN_SIGHT:
            box = page.locator(selector).first.bounding_box()
            assert box, selector
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width + 1, selector
            assert 0 <= box["y"] < height, selector
        strip = page.locator(".sv-strip").bounding_box()
        assert strip
        assert strip["y"] + strip["height"] <= height
    for selector in (".sv-text", ".sv-slot-token", ".sv-caption"):
        assert size_of(presented, selector) >= height / 45, selector
    expect(page.locator(".sv-below")).not_to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight") <= height


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 800), (1920, 1080)])
def test_the_chart_is_in_sight_down_to_its_axis(presented: Stage, width: int, height: int) -> None:
    presented.page.set_viewport_size({"width": width, "height": height})
    presented.settle()
    axis = presented.page.locator(".sv-area-axis").bounding_box()
    inspector = presented.page.locator(".sv-inspector").bounding_box()
    assert axis
    assert inspector
    assert axis["y"] + axis["height"] <= inspector["y"] + inspector["height"]


def test_at_200_percent_zoom_nothing_overlaps(presented: Stage) -> None:
    presented.page.set_viewport_size({"width": 640, "height": 360})
    presented.settle()
    parts = (".sv-stream-scroll", ".sv-story", ".sv-round", ".sv-transport")
    boxes = [presented.page.locator(part).bounding_box() for part in parts]
    bottom = 0.0
    for box in boxes:
        assert box
        assert box["y"] >= bottom
        bottom = box["y"] + box["height"]
    assert bottom <= 360
    assert boxes[0]
    assert boxes[0]["height"] > 40, "room for text"


def test_the_unfinished_round_is_in_sight(presented: Stage) -> None:
    presented.seek(7, 2)
    box = presented.page.locator(".sv-round").bounding_box()
    transport = presented.page.locator(".sv-transport").bounding_box()
    cells = [cell.bounding_box() for cell in presented.page.locator(".sv-slot").all()]
    assert box
    assert transport
    assert all(cells)
    for cell in cells:
        assert cell
        assert box["y"] <= cell["y"]
        assert cell["y"] + cell["height"] <= min(box["y"] + box["height"], transport["y"]) + 1


def test_entering_scrolls_the_newest_text_into_view(presented: Stage) -> None:
    presented.page.set_viewport_size({"width": 1280, "height": 720})
    presented.press("Escape")
    presented.seek(20, 3)
    presented.press("f")
    box = presented.page.locator(".sv-stream-scroll").bounding_box()
    now = presented.page.locator(".sv-now .sv-token:visible").last.bounding_box()
    assert box
    assert now
    assert box["y"] <= now["y"] <= box["y"] + box["height"] - now["height"]


def test_a_remote_control_steps(presented: Stage) -> None:
    """Whatever was clicked before."""
    presented.tokens().first.click()
    presented.seek(2, 3)
    for key, moment in (
        ("PageDown", (2, 4)), ("ArrowRight", (2, 5)), ("PageUp", (2, 4)), ("ArrowLeft", (2, 3)),
    ):  # fmt: skip
        presented.press(key)
        assert presented.moment() == moment, key
    presented.page.locator(".sv-strip").focus()
    presented.press("PageDown")
    assert presented.moment() == (2, 4)


def test_a_remote_control_shows_a_verdict(presented: Stage) -> None:
    """It has no key R."""
    answers = presented.page.locator(".sv-answers")
    presented.press("g")
    expect(answers).to_be_visible()
    before = presented.moment()
    presented.press("PageDown")
    expect(answers).to_be_hidden()
    assert presented.moment() > before
    presented.press("PageDown")
    expect(answers).to_be_visible()
    presented.press("g")


def test_the_newest_token_stays_in_sight_on_another_screen(presented: Stage) -> None:
    page = presented.page
    presented.seek(12, 3)
    for width, height in ((1280, 720), (1920, 1080), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        presented.settle()
        presented.settle()
        box = page.locator(".sv-stream-scroll").bounding_box()
        now = page.locator(".sv-stream .sv-now").bounding_box()
        assert box
        assert now
        assert box["y"] <= now["y"] + now["height"] <= box["y"] + box["height"] + 1, width


@pytest.mark.parametrize("spot", ["button", "link", "margin"])
def test_f_works_after_a_press_outside_the_viewer(stage: Stage, trace: Trace, spot: str) -> None:
    stage.load(trace)
    page = stage.page
    inserted = "<a id=o href='#'>o</a>" if spot == "link" else "<button id=o>o</button>"
    page.evaluate("html => document.body.insertAdjacentHTML('afterbegin', html)", inserted)
    if spot != "margin":
        page.locator("#o").click()
    else:
        page.mouse.click(3, 300)
    stage.press("ArrowRight")
    assert not stage.state()["presenter"]
    stage.press("f")
    assert stage.state()["presenter"]
    stage.press("f")
    page.evaluate("() => document.getElementById('o').remove()")


def test_leaving_it_restores_the_page(presented: Stage) -> None:
    page = presented.page
    outside = "document.querySelectorAll('[inert]').length"
    assert page.evaluate(outside) > 0, "nothing behind it can be reached"
    presented.press("Escape")
    assert not presented.state()["presenter"]
    assert page.evaluate(outside) == 0
    button = page.get_by_role("button", name=WORDS["presenter"], exact=True)
    expect(button).to_be_focused()
    for key in ("f", "p", "P"):
        presented.press(key)
    assert presented.state()["presenter"]
    presented.press("?")
    presented.press("Escape")
    assert presented.state()["presenter"], "the first Esc closes the list of keys"
    presented.press("Escape")
    assert not presented.state()["presenter"]
    presented.open("rounds")
    assert presented.page.locator(".sv-rows .sv-row").first.bounding_box()["height"] == 36  # type: ignore[index]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_text_has_the_contrast_of_aaa(presented: Stage, theme: str) -> None:
    page = presented.page
    page.evaluate("theme => { document.body.className = theme; }", theme)
    # Behind a fixed box, axe mistakes a root that does not scroll for one that hides everything.
    page.evaluate("document.documentElement.classList.remove('sv-presenting')")
    found, checked = [], 0
    for round, phase, tint in ((6, 0, "verdict"), (2, 3, "overlap")):
        presented.seek(round, phase)
        page.evaluate("tint => viewer.tint(tint)", tint)
        presented.rest()
        report = Axe().run(
            page,
            context=".specviz",
            options={"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}},
        )
        checked += sum(len(rule["nodes"]) for rule in report.response["passes"])
        found += [
            (node["target"], node["any"][0]["message"][:130])
            for violation in report.response["violations"]
            for node in violation["nodes"]
        ]
    page.evaluate("viewer.tint('verdict')")
    assert not found
    assert checked > 100
