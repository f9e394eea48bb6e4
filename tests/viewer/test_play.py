"""Two distributions to play with: presets, handles, draws, links, and guesses of a run."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from specviz.trace import Trace
from specviz.words.play import PLAY
from support.accessibility import findings
from support.sentences import sentence
from support.visits import Visits
from viewer.sample import sample
from viewer.stage import as_json

FIRST = "mat"
START = """([words, trace]) => {
  const host = document.querySelector('main').appendChild(document.createElement('div'));
  window.links = [];
  window.shown = trace && { trace, at: { round: 0, index: 0 } };
  window.play = new SpecViz.play.Play(host, {
    words, shown: () => window.shown, changed: (link) => links.push(link),
  });
}"""


DRAWS = """(name) => {
  const button = [...document.querySelectorAll('button')].find((each) => each.innerText === name);
  return Array.from({ length: 60 }, () => {
    button.click();
    const darts = [...document.querySelectorAll('.sv-play-dart')];
    const kinds = darts.filter((dart) => dart.checkVisibility()).map((dart) => dart.dataset.kind);
    return [document.querySelector('.sv-play-outcome').innerText, kinds];
  });
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with Visits(browser) as visits:
        page = visits.open(address, reduced_motion="reduce")
        page.evaluate(START, [PLAY, None])
        yield page


def handle(page: Page, model: str, token: str) -> Locator:
    return page.get_by_role("slider", name=PLAY["handle"][model].format(token=token))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def values(page: Page, model: str) -> list[float]:
    found: list[float] = page.locator(f".sv-play-handle[data-model={model}]").evaluate_all(
        "all => all.map((one) => Number(one.value))"
    )
    return found


def beta(page: Page) -> float:
    return float(page.locator(".sv-play-beta").inner_text())


def results(page: Page) -> list[tuple[float, float]]:
    """The target and the result of every token, from the table."""
    rows = page.locator(".sv-play-emitted tbody tr:visible").all()
    texts = [row.locator("td").all_inner_texts()[-2:] for row in rows]
    return [(float(target), float(result)) for target, result in texts]


def test_presets_show_their_overlap(page: Page) -> None:
    page.evaluate("links.length = 0")
    for preset, overlap in (("similar", 0.77), ("same", 1), ("sure", 0.35), ("disjoint", 0)):
        press(page, PLAY["presets"][preset])
        button = page.get_by_role("button", name=PLAY["presets"][preset], exact=True)
        expect(button).to_have_attribute("aria-pressed", "true")
        target, draft = values(page, "target"), values(page, "draft")
        assert beta(page) == pytest.approx(sum(map(min, target, draft)), abs=0.002) == overlap
        kind = "shares" if 0 < overlap < 1 else "shares_all" if overlap else "shares_nothing"
        assert re.search(sentence(PLAY[kind]), page.locator(".sv-play").inner_text())
        assert all(target == result for target, result in results(page))
        assert findings(page, ".sv-play") == []
    assert page.evaluate("links.splice(0)") == [None, "same", "sure", "disjoint"]


def test_a_handle_moves_by_mouse_and_keys_and_back(page: Page) -> None:
    press(page, PLAY["presets"]["similar"])
    before = values(page, "draft")
    one = handle(page, "draft", FIRST)
    box = one.bounding_box()
    assert box
    thumb = 20
    track = box["width"] - thumb

    def at(value: float) -> tuple[float, float]:
        return box["x"] + thumb / 2 + value * track, box["y"] + box["height"] / 2

    page.mouse.move(*at(before[0]))
    page.mouse.down()
    page.mouse.move(*at(0.6), steps=3)
    assert values(page, "draft")[0] == pytest.approx(0.6, abs=0.01)
    assert sum(values(page, "draft")) == pytest.approx(1, abs=0.004)
    page.mouse.move(*at(1), steps=3)
    assert values(page, "draft") == [1, 0, 0, 0, 0, 0]
    assert beta(page) == pytest.approx(values(page, "target")[0])
    page.mouse.move(*at(before[0]), steps=3)
    page.mouse.up()
    assert values(page, "draft") == pytest.approx(before, abs=0.01)  # the others come back, too

    one.focus()
    for key, moved in (("ArrowRight", 0.01), ("Shift+ArrowUp", 0.1), ("PageDown", -0.1)):
        start = values(page, "draft")[0]
        page.keyboard.press(key)
        assert values(page, "draft")[0] == pytest.approx(start + moved, abs=0.006)
    page.keyboard.press("End")
    assert values(page, "draft")[0] == 1
    said = PLAY["handle"]["text"].format(p="1", overlap=f"{beta(page):.3g}")
    expect(one).to_have_attribute("aria-valuetext", said)
    assert all(target == result for target, result in results(page))
    sums = PLAY["sums_accepted"].format(token=FIRST, accepted="0.400")
    assert sums in page.locator(".sv-play").inner_text()


def test_draws_follow_the_rule_and_the_target(page: Page) -> None:
    press(page, PLAY["presets"]["sure"])
    outcome = page.locator(".sv-play-outcome")
    seen = set()
    press(page, PLAY["one"])
    for text, kinds in page.evaluate(DRAWS, PLAY["one"]):
        found = re.search(r"([\d.e-]+) ([<≥]) ([\d.e-]*\d)", text)
        assert found, text
        draw, sign, threshold = found.groups()
        assert (float(draw) < float(threshold)) == (sign == "<")
        kind = "accepted" if sign == "<" else "rejected"
        assert kinds[0] in (kind, "correction")
        assert len(kinds) == {"accepted": 1, "rejected": 2}[kind]
        assert f"→ {kind}" in text
        assert bool(sentence(PLAY["correction"]).search(text)) == (kind == "rejected")
        seen.add(kind)
    assert seen == {"accepted", "rejected"}
    press(page, PLAY["many"])
    press(page, PLAY["many"])
    assert re.search(sentence(PLAY["counted"]), outcome.inner_text())
    assert outcome.inner_text().startswith("2,000 ")
    for target, drawn in results(page):  # five standard deviations
        assert drawn == pytest.approx(target, abs=5 * (target * (1 - target) / 2000) ** 0.5 + 0.001)
    handle(page, "draft", FIRST).press("ArrowRight")
    expect(outcome).to_be_empty()
    assert all(target == result for target, result in results(page))


@pytest.mark.parametrize(
    "link", ["", "nothing", "1.2-1.2.3", "0.0-1.1", "1-1", "1.2-3.x", "constructor", "1.1-" * 9]
)
def test_an_invalid_link_changes_nothing(page: Page, link: str) -> None:
    press(page, PLAY["presets"]["disjoint"])
    assert page.evaluate("link => play.start(link)", link) is False
    assert beta(page) == 0


def test_links_restore_the_distributions(page: Page) -> None:
    press(page, PLAY["presets"]["similar"])
    handle(page, "target", FIRST).press("Shift+ArrowRight")
    before = values(page, "target"), values(page, "draft")
    link = page.evaluate("links.at(-1)")
    press(page, PLAY["presets"]["same"])
    assert page.evaluate("link => play.start(link)", link) is True
    assert values(page, "target") == pytest.approx(before[0], abs=0.002)
    assert values(page, "draft") == pytest.approx(before[1], abs=0.002)
    assert page.evaluate("play.start('700.300-2000.2000')") is True
    assert values(page, "draft")[:2] == [0.5, 0.5]
    assert page.locator(".sv-play-rows .sv-t:visible").all_inner_texts() == PLAY["tokens"][:2]


def given(trace: Trace, round: int, index: int) -> dict[str, Any]:
    return {"trace": as_json(trace), "at": {"round": round, "index": index}}


def test_the_distributions_follow_the_shown_guess_until_a_handle_moves(page: Page) -> None:
    page.evaluate("shown = null")
    press(page, PLAY["presets"]["shown"])
    expect(page.locator(".sv-play .sv-note")).to_have_text(PLAY["none"])
    trace = sample()
    slots = [(n, i) for n, one in enumerate(trace.rounds) for i in range(len(one.drafts))]
    for round, index in slots[:6]:
        page.evaluate("now => { shown = now; play.follow(); }", given(trace, round, index))
        position = trace.rounds[round].positions[index]
        names = page.locator(".sv-play-rows .sv-t:visible").all_inner_texts()
        assert PLAY["rest"] in names
        heading = PLAY["guess"].format(round=round + 1, guess=index + 1)
        expect(page.locator(".sv-play h3").first).to_have_text(heading)
        target = dict(zip(names, (target for target, _ in results(page)), strict=True))
        assert max(target.values()) >= max(one.target or 0 for one in position.candidates) - 0.001
        assert sum(target.values()) == pytest.approx(1, abs=0.004)
        assert position.overlap is not None
        lumped = re.search(sentence(PLAY["lumped"]), page.locator(".sv-play .sv-note").inner_text())
        assert bool(lumped) == (f"{position.overlap:.3g}" != f"{beta(page):.3g}")
        assert beta(page) >= position.overlap - 0.001  # lumping tokens raises the overlap
    page.locator(".sv-play-handle:visible").first.press("ArrowRight")
    moved = values(page, "target")
    page.evaluate("now => { shown = now; play.follow(); }", given(trace, 0, 0))
    assert values(page, "target") == moved
