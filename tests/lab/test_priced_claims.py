"""The figures of the claims on heads, blocks, trees and confidence, from made-up runs."""

from collections.abc import Generator

import pytest
from msgspec.structs import replace

from core.test_metrics import EMPTY, round_of, trace_of
from lab.test_claims import last_of
from specviz.decoding.trees.drafting import WIDTH
from specviz.lab.claims import cheap_trees, draft_confidence, late_slots
from specviz.lab.claims.draft_confidence import Guess
from specviz.lab.experiments import prices
from specviz.lab.experiments.estimates import ENDLESS
from specviz.lab.experiments.prices import Price, Priced
from specviz.lab.experiments.workbench import QUICK, RaceSettings, Workbench
from specviz.lab.prompts import Prompt
from specviz.settings import Settings
from specviz.sweep.estimates import FEW
from specviz.theory.prediction import Prediction
from specviz.theory.roofline import Hardware, Weights
from specviz.trace import Draft, Plain, Round, Trace, Verdict
from support.fixtures import Patch

RUN = RaceSettings("pair", Prompt("code", "text"))


def test_the_shortest_time_of_equal_rounds_counts(monkeypatch: Patch) -> None:
    def decoded(_: object, run: RaceSettings, done: float) -> Generator[float, None, Trace]:
        yield done
        slow = 1 + 9 * (next(turns) % 2)  # every other turn is disturbed
        drafting = 0.5 if run.drafter == "model" else 0.2
        rounds = [round_of("ar", (drafting * slow, 1.5 * slow, 0.1 * slow))] * 3
        return trace_of(*rounds, plain=(2.0 * slow,) * 3)

    turns = iter(range(100))
    monkeypatch.setattr(prices, "_rounds", decoded)
    variants = [[RUN], [RUN._replace(drafter="eagle3")], [RUN]]
    work = prices.prices(Workbench({}, QUICK), variants)
    model, head = {2: Price(0.25, 0.75, 0.05)}, {2: Price(0.1, 0.75, 0.05)}
    assert last_of(work) == [model, head, model]


def test_rounds_are_priced_by_their_number_of_drafts(monkeypatch: Patch) -> None:
    """Rounds of one draft cost 2 plain steps, rounds of four 8; most timed rounds are short."""
    short, long, between = round_of("a", (1, 1, 0)), round_of("aaaa", (4, 4, 0)), round_of("aaa")

    def decoded(_: object, run: RaceSettings, done: float) -> Generator[float, None, Trace]:
        yield done
        rounds = (short, short, short) if run.prompt is RUN.prompt else (short, long)
        return trace_of(*rounds, plain=(1.0,) * 3)

    def counted(_: object, runs: list[RaceSettings]) -> Generator[float, None, list[Trace]]:
        yield 1.0
        return [trace_of(long, long, between) for _ in runs]

    monkeypatch.setattr(prices, "_rounds", decoded)
    monkeypatch.setattr(Workbench, "races", counted)
    prompts = [RUN.prompt, *(Prompt(name, "text") for name in "abc")]
    fixed, stopping = (
        last_of(prices.priced(Workbench({}, QUICK), [variant], prompts))[0]
        for variant in (RUN, RUN._replace(confidence=0.2))
    )
    assert fixed.steps == [2.0 + 2.0 + 2.0] * 4  # nothing else was timed
    assert stopping.steps == [8.0 + 8.0 + 6.0] * 4
    assert stopping.round == pytest.approx(22 / 3)
    assert stopping.speed.value == pytest.approx(14 / 22)


def test_untimed_costs_are_interpolated() -> None:
    timed = {drafts: Price(0, steps, 0) for drafts, steps in ((2, 2), (4, 8), (8, 6))}
    found = {drafts: prices.cost(drafts, timed) for drafts in (2, 3, 6, 11)}
    assert found == pytest.approx({2: 2, 3: 5, 6: 7, 11: 8})
    assert prices.cost(1, {4: Price(1, 2, 3)}) == 6


def test_speed_is_tokens_over_the_cost_of_their_rounds() -> None:
    runs = [trace_of(round_of("aaa"), round_of("ar")), trace_of(round_of("r"))]  # 4 + 2, 1 tokens
    costly, cheap = (_priced(runs, steps) for steps in ([5.0, 2.5], [2.5, 1.25]))
    assert costly.tokens.value == pytest.approx(7 / 3)
    assert costly.round == pytest.approx(2.5)
    assert costly.speed.value == pytest.approx(7 / (3 * 2.5))
    assert cheap.over(costly).value == pytest.approx(2.0)


def test_a_comparison_does_not_depend_on_its_order() -> None:
    """Four times as fast on one prompt, a quarter as fast on the other: neither is faster."""
    runs = [trace_of(round_of("ar"))] * 2 * FEW
    one, two = _priced(runs, [1.0, 4.0] * FEW), _priced(runs, [4.0, 1.0] * FEW)
    assert one.over(two).value == two.over(one).value == pytest.approx(1.0)
    here, there = _priced(runs, [1.0, 2.0] * FEW), _priced(runs, [3.0, 8.0] * FEW)
    over, under = here.over(there), there.over(here)
    assert over.value == pytest.approx(1 / under.value) == pytest.approx(12**0.5)
    assert (over.least, over.most) == pytest.approx((1 / under.most, 1 / under.least))
    assert 3 < over.least < 3.4 < 3.5 < over.most < 4


def test_too_few_prompts_bound_nothing() -> None:
    runs = [trace_of(round_of("ar"))] * (FEW - 1)
    speed = _priced(runs, [1.0] * len(runs)).speed
    assert (speed.least, speed.value, speed.most) == (-ENDLESS, 2.0, ENDLESS)


def _priced(runs: list[Trace], steps: list[float]) -> Priced:
    return Priced(runs, steps, {})


def test_a_round_is_priced_by_the_passes_of_its_tree() -> None:
    """A draft pass reads the parents of a level, the target's all nodes and the last token."""
    chain, shaped, dynamic = (
        Settings(tree=tree, gamma=6) for tree in ("chain", "measured", "dynamic")
    )
    parents = [-1, -1, 0, 0, 1, 2]
    drafts = tuple(Draft(token=1, verdict="untested", parent=parent) for parent in parents)
    tree = replace(round_of("r"), drafts=drafts)
    assert cheap_trees._widths(tree, shaped) == [1, 2, 1]
    assert cheap_trees._widths(round_of("aaar"), chain) == [1, 1, 1, 1]
    empty = Round(drafts=(), final=tree.final, times=tree.times)
    assert cheap_trees._widths(empty, chain) == cheap_trees._widths(empty, dynamic) == []
    # The draft also reads the last level of a dynamic tree, and then drops its children.
    assert cheap_trees._widths(tree, dynamic) == [1, WIDTH, WIDTH, WIDTH]
    assert cheap_trees._widths(tree, replace(dynamic, gamma=3)) == [1, WIDTH, WIDTH]
    on = Hardware("made up", 1.0, 10.0, None, "")
    model = Prediction(on, Weights(100, 1, 0), Weights(10, 1, 0), 0)
    run = replace(trace_of(tree, tree), settings=shaped)
    # A pass takes max(100 s, 20 s per token) on the target, max(10 s, 2 s per token) on the draft.
    assert cheap_trees._cost(model, 1)(run) == pytest.approx(2 * (3 * 10 + 20 * 7) / 100)
    assert cheap_trees._cost(model, 4)(run) == pytest.approx(
        2 * (max(10, 8) + max(10, 16) + max(10, 8) + 4 * 20 * 7) / 100
    )
    run = replace(run, settings=dynamic)
    assert cheap_trees._cost(model, 1)(run) == pytest.approx(2 * (4 * 10 + 20 * 7) / 100)


def test_acceptance_by_slot_counts_tested_drafts() -> None:
    first = trace_of(round_of("aru"), round_of("aaa"), round_of("r"))
    found = [late_slots.slot_counts(first), late_slots.slot_counts(trace_of(round_of("ruu")))]
    assert found[0][:3] == [(2, 3), (1, 2), (1, 1)]
    assert late_slots.acceptance_at(found, 1, 1).value == pytest.approx(2 / 4)
    assert late_slots.acceptance_at(found, 2, 7).value == pytest.approx(2 / 3)


def test_calibration_is_the_distance_of_confidence_from_acceptance() -> None:
    sure = [[Guess(0.95, accepted=True)] * 3 + [Guess(0.95, accepted=False)]]
    assert draft_confidence.calibration_error(sure) == pytest.approx(0.2)
    both = [[Guess(0.85, accepted=True), Guess(0.15, accepted=False)]]  # in separate bins
    assert draft_confidence.calibration_error(both) == pytest.approx(0.15)
    even = [[Guess(0.5, accepted=True), Guess(0.5, accepted=False)]]
    assert draft_confidence.calibration_error(even) == pytest.approx(0.0)
    assert draft_confidence.calibration_error([[]]) == 0.0


def test_only_tested_guesses_have_a_verdict() -> None:
    verdicts: tuple[Verdict, ...] = ("accepted", "rejected", "untested")
    drafts = tuple(
        Draft(token=1, verdict=verdict, draft=0.5, confidence=0.25, parent=i - 1)
        for i, verdict in enumerate(verdicts)
    )
    run = replace(EMPTY, rounds=(replace(round_of("r"), drafts=drafts),), plain=Plain())
    assert draft_confidence.guessed([run], "confidence") == [[(0.25, True), (0.25, False)]]
    assert draft_confidence.guessed([run], "draft") == [[(0.5, True), (0.5, False)]]
