"""The stage of runs with other rules: tests, rescued guesses and residuals."""

from collections.abc import Callable

import msgspec
import pytest
import torch
from playwright.sync_api import expect

from specviz.decoding.judging import OneByOne
from specviz.decoding.race import finish, race
from specviz.decoding.rules import JUDGES
from specviz.settings import Settings
from specviz.trace import Round, Trace
from specviz.words.viewer import VIEWER
from support.scripted import blended, hashed, scripted_pair
from support.sentences import holds
from viewer.stage import Stage

TARGET = hashed(1, 5)


def judged(rule: str, wanted: Callable[[Trace], int | None]) -> tuple[Trace, int]:
    """A run of the real decoder with this rule, and the number that `wanted` returns for it."""
    pair = scripted_pair(TARGET, blended(TARGET, 2))
    for seed in range(200):
        settings = Settings(temperature=1, rule=rule, seed=seed, gamma=3, max_new_tokens=24)
        trace = finish(race(pair, [0, 1, 0], settings))
        if (number := wanted(trace)) is not None:
            return trace, number
    raise AssertionError("no seed gives a suitable round")


def rescue(trace: Trace) -> int | None:
    """Find a round whose first guess the token rule would reject, and whose third is rejected."""
    for number, round in enumerate(trace.rounds):
        if round.accepted != 2 or len(round.drafts) != 3:
            continue
        first = round.drafts[0]
        if (first.draw or 0) >= (first.target or 0) / (first.draft or 1):
            return number
    return None


def rejection(trace: Trace) -> int | None:
    """Find a round whose first guess is rejected."""
    found = (n for n, round in enumerate(trace.rounds) if round.accepted == 0 and round.drafts)
    return next(found, None)


def shares(stage: Stage) -> list[float]:
    """Return the shares of the tokens in the shown residual."""
    stage.settle()
    rows = stage.page.locator(".sv-residual li:not([hidden]) .sv-share")
    return rows.evaluate_all("all => all.map((n) => +n.style.getPropertyValue('--share'))")


def test_a_rescue_is_explained_and_drawn(stage: Stage) -> None:
    trace, number = judged("block", rescue)
    stage.load(trace)
    stage.seek(number, 5)  # three guesses, the pass, and the first test
    caption = stage.page.locator(".sv-caption").inner_text()
    assert "guess 2 passes" in caption
    assert "rescued" in caption
    first = trace.rounds[number].drafts[0]
    cell = stage.page.locator(f'.sv-slot[data-at="{number}.0"]')
    assert cell.get_attribute("data-kind") == "accepted"
    keep = cell.locator(".sv-gauge").evaluate("node => node.style.getPropertyValue('--keep')")
    assert float(keep) == pytest.approx(first.chance)
    stage.seek(number, 7)
    assert "no later guess passes: rejected" in stage.page.locator(".sv-caption").inner_text()
    assert "Block verification" in stage.page.locator(".sv-status").inner_text()
    assert VIEWER["rules"]["why"]["block"]["rejected_last"] in stage.inspected()
    test = stage.page.locator(".sv-acts > li").nth(2)
    expect(test).to_have_attribute("title", VIEWER["act"]["test"]["block"])
    expect(test.locator(".sv-term")).to_have_attribute("data-term", "block_verification")
    stage.page.emulate_media(reduced_motion="reduce")  # opened at the end of its round
    stage.load(trace, "{recorded: true, teach: true}")
    stage.page.emulate_media(reduced_motion="no-preference")
    assert "failed the usual test and a later guess saves it" in stage.caption()
    assert VIEWER["lead"]["why"] not in stage.caption()


def test_a_threshold_of_block_verification_is_explained(stage: Stage) -> None:
    trace, number = judged("block", rescue)
    stage.load(trace)
    drafts = trace.rounds[number].drafts
    for index, draft in enumerate(drafts):
        basis = stage.page.evaluate(
            "([drafts, index]) => SpecViz.rules.basisOf(drafts, index)",
            [msgspec.to_builtins(drafts), index],
        )
        weight, excess = basis["weight"], basis["excess"]
        assert excess / (excess + 1 - weight) == pytest.approx(draft.chance, abs=1e-5)
        stage.seek(number + 1)
        stage.page.locator(f'[data-at="{number}.{index}"]').first.hover()
        stage.settle()
        told = VIEWER["rules"]["basis"]["last" if index == len(drafts) - 1 else "earlier"]
        assert holds(stage.page.locator(".sv-test").inner_text(), told)
    other, usual = judged("token", rejection)
    found = stage.page.evaluate(
        "(drafts) => SpecViz.rules.basisOf(drafts, 0)",
        msgspec.to_builtins(other.rounds[usual].drafts),
    )
    assert found is None


def lenient(round: Round) -> int | None:
    """Find the first guess that is accepted although its draw fails the token rule."""
    for index, draft in enumerate(round.drafts):
        if draft.verdict == "accepted" and (draft.draw or 0) >= (draft.ratio or 1):
            return index
    return None


def leniency(trace: Trace) -> int | None:
    """Find the first round with such a guess."""
    found = (n for n, round in enumerate(trace.rounds) if lenient(round) is not None)
    return next(found, None)


def test_a_lossy_run_opens_on_a_guess_that_only_its_rule_accepts(stage: Stage) -> None:
    trace, number = judged("threshold", leniency)
    index = lenient(trace.rounds[number])
    assert index is not None
    stage.page.emulate_media(reduced_motion="reduce")
    stage.load(trace, "{recorded: true, teach: true}")
    assert stage.moment() == (number + 1, 0)
    assert stage.caption().endswith(VIEWER["lead"]["lenient"].format(n=index + 1))
    expect(stage.page.locator(".sv-inspector")).to_contain_text(VIEWER["inspector"]["special"])
    stage.seek(len(trace.rounds))
    watch = VIEWER["lead"]["watch_rule"].format(round=number + 1)
    expect(stage.page.get_by_role("button", name=watch)).to_be_visible()


def test_a_leaf_rescues_its_parents_in_a_tree(stage: Stage) -> None:
    """Only leaves and rejected nodes have draws; a rejected node shows the weighted residual."""
    pair = scripted_pair(TARGET, blended(TARGET, 2))
    how = Settings(temperature=1, rule="block", tree="k-ary", gamma=3, budget=7, max_new_tokens=80)
    trace = finish(race(pair, [0, 1, 0], how))
    stage.load(trace)
    said = set[str]()
    for number, round in enumerate(trace.rounds):
        for step in range(1, 3 + sum(draft.verdict != "untested" for draft in round.drafts) + 3):
            stage.seek(number, step)
            said.add(stage.caption())
        weights = [draft.weight for draft in round.drafts if draft.verdict == "rejected"]
        if len(round.drafts) == 7 and round.accepted == 2 and 1 not in weights[:1] and weights:
            break
    assert any("passes its test, which keeps both" in each for each in said)
    node = next(i for i, draft in enumerate(round.drafts) if draft.verdict == "accepted")
    assert round.drafts[node].draw is None
    stage.seek(number + 1)
    stage.page.locator(f'[data-at="{number}.{node}"]').first.hover()
    assert "keeps all guesses before it, too" in stage.inspected()
    fallen = next(i for i, draft in enumerate(round.drafts) if draft.verdict == "rejected")
    assert round.drafts[fallen].weight != 1
    stage.page.locator(f'[data-at="{number}.{fallen}"]').first.hover()
    assert "Its own test failed" in stage.inspected()
    assert sum(shares(stage)) == pytest.approx(1, abs=1e-5)  # its mass is the decoder's


@pytest.mark.parametrize("rule", ["block", "match", "token"])
def test_the_residual_is_the_one_of_the_rule(rule: str, stage: Stage) -> None:
    """The shown shares add up to 1, and the correction has the share that the rule gives it."""
    trace, number = judged(rule, rejection)
    stage.load(trace)
    stage.seek(number + 1)
    stage.page.locator(f'[data-at="{number}.0"]').first.hover()
    assert sum(shares(stage)) == pytest.approx(1, abs=1e-5)
    drawn = stage.page.locator(".sv-residual li[data-drawn] .sv-share")
    assert float(drawn.evaluate("n => n.style.getPropertyValue('--share')")) > 0
    round = trace.rounds[number]
    p = {c.token: c.target or 0.0 for c in round.positions[0].candidates}
    q = {c.token: c.draft or 0.0 for c in round.positions[0].candidates}
    assert round.final is not None
    guess = round.drafts[0]
    if rule == "match":
        expected = p[round.final.token] / (1 - p[guess.token])
    else:
        excess = {token: max(0.0, p[token] - q[token]) for token in p}
        expected = excess[round.final.token] / sum(excess.values())
    share = float(drawn.evaluate("n => n.style.getPropertyValue('--share')"))
    assert share == pytest.approx(expected, abs=1e-4)


def test_typical_acceptance_is_called_lossy_and_decides_without_a_draw(stage: Stage) -> None:
    trace, number = judged("typical", lambda trace: 0 if trace.rounds[0].accepted else None)
    stage.load(trace)
    stage.seek(number, len(trace.rounds[number].drafts) + 2)
    assert "accepts it for certain, without a random draw" in stage.caption()
    stage.seek(number + 1)
    assert not stage.page.locator(".sv-gauge-draw:visible, .sv-slot-figures:not(:empty)").count()
    assert "(lossy)" in stage.page.locator(".sv-status").inner_text()
    assert VIEWER["ledger"]["agreement"]["lossy"] == stage.ledger("agreement")
    stage.open("numbers")
    assert VIEWER["rules"]["lossy"] in stage.page.locator(".sv-ledger").inner_text()
    stage.open("rounds")
    stage.page.locator(f'[data-at="{number}.0"]').first.hover()
    stage.settle()
    assert "lossless rule" in stage.page.locator(".sv-why").inner_text()


def test_other_rules_judge_the_same_draw_as_the_decoder_would(stage: Stage) -> None:
    trace, number = judged("token", rejection)
    stage.load(trace)
    stage.seek(number + 1)
    stage.page.locator(f'[data-at="{number}.0"]').first.hover()
    stage.settle()
    shown = stage.page.evaluate(
        "draft => SpecViz.otherrules.chancesOf(draft)",
        msgspec.to_builtins(trace.rounds[number].drafts[0]),
    )
    position, draft = trace.rounds[number].positions[0], trace.rounds[number].drafts[0]
    p = torch.tensor([c.target for c in position.candidates])
    p_x, q_x = torch.tensor(draft.target), torch.tensor(draft.draft)
    expected = {
        name: judge.accept(p, p_x, p_x, q_x)
        for name, judge in JUDGES.items()
        if isinstance(judge, OneByOne)
    }
    assert dict(shown) == {name: pytest.approx(float(each)) for name, each in expected.items()}
    assert stage.page.locator(".sv-other-rules tr[data-rule]").count() == len(expected)
