"""The rules side by side."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.lab.claims import lossy_rules
from specviz.metrics import counts
from specviz.settings import LOSSY, RULES
from specviz.trace import Trace
from specviz.words.viewer import VIEWER
from viewer.sample import sample
from viewer.stage import Stage

WORDS = VIEWER["rules"]["lab"]


def cells(stage: Stage, rule: str) -> list[str]:
    return stage.page.locator(f'.sv-rule-lab [data-rule="{rule}"] td').all_inner_texts()


def test_it_shows_the_rounds_up_to_the_moment(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    stage.seek(0)
    lab = stage.page.locator(".sv-rule-lab")
    assert WORDS["none"] in lab.inner_text()
    stage.seek(2)
    own = lab.locator('[data-rule="token"]')
    assert WORDS["own"] in own.inner_text()
    assert cells(stage, "token")[1] == "0"
    assert WORDS["rounds"].format(n=2) in lab.inner_text()
    means = counts(replace(trace, rounds=trace.rounds[:2])).rules
    assert means is not None
    for rule, figures in zip(RULES, means.means, strict=True):
        assert figures is not None
        assert float(cells(stage, rule)[0]) == pytest.approx(figures.tokens, abs=0.006)
    assert all(float(cells(stage, rule)[1].strip("<").split()[0]) > 0 for rule in LOSSY)
    stage.load(sample(temperature=0), view="rounds")
    assert WORDS["greedy"] in lab.inner_text()


def test_it_leads_to_the_claim_about_all_rules(
    stage: Stage, trace: Trace, open_stage: Callable[..., Stage]
) -> None:
    claim = lossy_rules.CLAIM.number
    name = WORDS["claim"].format(n=claim)
    stage.load(trace, view="rounds")
    stage.page.get_by_role("button", name=name).click()
    assert stage.sent() == [["claim", {"claim": claim}]]
    replay = open_stage("{live: false}")  # without the page's tabs
    replay.load(trace, view="rounds")
    expect(replay.page.locator(".sv-rule-lab")).to_be_visible()
    expect(replay.page.get_by_role("button", name=name)).to_be_hidden()
