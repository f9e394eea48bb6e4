"""The rules side by side, against the figures of whole distributions."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import Outcome, speculate
from specviz.decoding.trace_round import trace_round
from specviz.lab.claims import lossy_rules
from specviz.sampling import SeededChance, to_probs
from specviz.settings import LOSSY, RULES
from specviz.trace import Round, Trace
from specviz.words.viewer import VIEWER
from support.scripted import Scripted, blended, hashed
from viewer.sample import sample
from viewer.stage import Stage, as_json

WORDS = VIEWER["rules"]["lab"]
JUDGE = """trace => trace.rounds.map(SpecViz.rulelab.judge)"""
GAMMA = 3
FILTERS: tuple[dict[str, Any], ...] = ({}, {"top_k": 4}, {"top_p": 0.8})


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    """Rounds with 40 tokens, of which a trace lists 8 to 17: sharp and flat ones, some filtered."""
    found = []
    for seed in range(60):
        target = hashed(seed, 40, scale=(1.0, 2.0, 4.0, 8.0)[seed % 4])
        shaping = partial(to_probs, temperature=0.9, **FILTERS[seed % 3])
        models = Scripted(target), ModelDrafter(Scripted(blended(target, seed + 100)))
        chance = SeededChance(seed, 0, models[0].device)
        found.append(speculate(*models, [1, 2], GAMMA, shaping, chance))
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_figures_enclose_those_of_whole_distributions(
    rule: str, stage: Stage, outcomes: list[Outcome]
) -> None:
    rounds = [trace_round(outcome, frozenset(), top=8) for outcome in outcomes]
    trace = replace(sample(), rounds=tuple(rounds))
    found = [round[rule] for round in stage.evaluate(JUDGE, as_json(trace))]
    for one, outcome in zip(found, outcomes, strict=True):
        judge, p, drafted = JUDGES[rule], outcome.target_probs, outcome.proposal
        tokens = judge.expected_tokens(judge.chances(p, drafted))
        distance = judge.distance(p[0], drafted.probs[0])
        assert one["tokens"][0] - 1e-5 <= tokens <= one["tokens"][1] + 1e-5
        assert one["distance"][0] - 1e-5 <= distance <= one["distance"][1] + 1e-5
    wide = [width for one in found if (width := one["tokens"][1] - one["tokens"][0]) > 1e-5]
    assert len(wide) <= (len(found) // 2 if rule in ("block", "typical") else 0)
    assert max(wide, default=0) <= (0.3 if rule == "block" else GAMMA)
    narrow = [one for one in found if one["distance"][1] - one["distance"][0] < 1e-5]
    assert len(narrow) >= (len(found) // 4 if rule == "typical" else len(found))
    assert any(one["distance"][0] > 0.01 for one in found) == (rule in LOSSY)


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
    assert float(cells(stage, "token")[0]) == pytest.approx(by_hand(trace.rounds[:2]), abs=0.006)
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


def by_hand(rounds: tuple[Round, ...]) -> float:
    """The mean expected tokens of the token rule: 1 + a₁ + a₁a₂ + …, with the ratios."""
    total = 0.0
    for round in rounds:
        reached = 1.0
        total += reached
        for draft in round.drafts:
            reached *= draft.ratio or 0.0
            total += reached
    return total / len(rounds)
