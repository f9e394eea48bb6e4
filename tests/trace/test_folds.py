"""Running figures of a run, against slow references that look at all rounds again."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
import torch
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.race import finish, race
from specviz.decoding.speculation import speculate
from specviz.sampling import Chance, to_probs
from specviz.settings import RULES, Settings
from specviz.trace import Plain, Round, RuleFigures, Sums, Trace, counted
from specviz.trace.numbers import share
from specviz.trace.tallies import MANY
from specviz.trace.tree import depths
from support.scripted import ListedChance, Scripted, Table, blended, hashed, scripted_pair

V = 5
PROMPT = [0, 1]
SHAPES: tuple[dict[str, Any], ...] = (
    {},
    {"temperature": 0},
    {"gamma": 0},
    {"rule": "block"},
    {"drafter": "lookup"},
    {"tree": "k-ary", "budget": 7, "branches": 2},
)


def recorded(seed: int = 1, **changes: Any) -> Trace:
    target = hashed(seed, V)
    pair = scripted_pair(target, blended(target, seed + 1, share=0.7), ends=[V - 1])
    how = {"gamma": 4, "temperature": 1.0, "max_new_tokens": 40, "seed": seed, **changes}
    return finish(race(pair, PROMPT, Settings(**how), top=V))


RUNS = {str(changes): recorded(**changes) for changes in SHAPES}


def sums(trace: Trace) -> Sums:
    found = trace.rounds[-1].sums
    assert found is not None
    return found


@pytest.mark.parametrize("name", RUNS)
def test_a_round_has_the_figures_of_the_rounds_up_to_it(name: str) -> None:
    """However many arrive at a time, and whatever the trace said before."""
    trace = RUNS[name]
    for count, round in enumerate(trace.rounds, 1):
        begun = counted(replace(trace, rounds=trace.rounds[:count]))
        assert begun.rounds[-1] == round
    assert counted(replace(trace, comparisons=())) == trace
    assert len(trace.comparisons) == len(trace.rounds)
    for missing in range(len(trace.plain)):
        plain = Plain(trace.plain.tokens[:missing], trace.plain.seconds[:missing])
        found = counted(replace(trace, plain=plain)).comparisons
        assert found == trace.comparisons[: len(found)]
        assert [one.tokens <= missing for one in trace.comparisons] == [
            place < len(found) for place in range(len(trace.comparisons))
        ]


@pytest.mark.parametrize("name", RUNS)
def test_verdicts_by_slot_and_accepted_lengths(name: str) -> None:
    rounds = RUNS[name].rounds
    found = sums(RUNS[name])
    for level, slot in enumerate(found.slots or ()):
        verdicts = Counter[str]()
        for round in rounds:
            there = {
                draft.verdict
                for draft, depth in zip(round.drafts, depths(round), strict=True)
                if depth == level
            }
            order = ("accepted", "rejected", "untested")
            verdicts.update([verdict for verdict in order if verdict in there][:1])
        assert (slot.accepted, slot.rejected, slot.untested) == tuple(
            verdicts[verdict] for verdict in ("accepted", "rejected", "untested")
        )
        if tested := slot.accepted + slot.rejected:
            assert slot.share == pytest.approx(slot.accepted / tested)
    lengths = Counter(round.accepted for round in rounds)
    assert {length: n for length, n in enumerate(found.lengths) if n} == lengths
    assert len(found.lengths) == len(found.slots) + 1


@pytest.mark.parametrize(("part", "whole"), [(0, 3), (3, 3), (7, 20), (1, 1000)])
def test_the_interval_of_a_share_is_wilsons(part: int, whole: int) -> None:
    """Its bounds are the p from which the share is 1.96 standard deviations away."""
    found, low, high = share(part, whole)
    assert found == pytest.approx(part / whole)
    assert low is not None
    assert high is not None
    for bound in (low, high):
        away = abs(part / whole - bound)
        assert away == pytest.approx(1.96 * (bound * (1 - bound) / whole) ** 0.5, abs=3e-3)
    assert share(0, 0) == (None, None, None)


def with_confidence(trace: Trace) -> Trace:
    """The run as if a confidence head had given accepted drafts 0.97 and all others 0.31."""
    sure = {"accepted": 0.97, "rejected": 0.31, "untested": 0.31}
    rounds = (
        replace(r, drafts=tuple(replace(d, confidence=sure[d.verdict]) for d in r.drafts))
        for r in trace.rounds
    )
    return replace(trace, rounds=tuple(rounds))


@pytest.mark.parametrize("headed", [False, True])
def test_calibration_groups_predictions(headed: bool) -> None:
    run = counted(with_confidence(recorded()) if headed else recorded())
    tests = [
        (draft.confidence or row.draft_raw or 0.0, draft.verdict == "accepted")
        for round in run.rounds
        for draft, position in zip(round.drafts, round.positions, strict=False)
        for row in position.candidates
        if row.token == draft.token and draft.verdict != "untested"
    ]
    found = sums(run).calibration
    assert found is not None
    assert found.headed == headed
    assert found.tested == len(tests) < MANY
    assert found.share == pytest.approx(sum(kept for _, kept in tests) / len(tests))
    assert found.groups is not None
    assert sum(group.tested for group in found.groups) == len(tests)
    for group in found.groups:
        inside = [test for test in tests if group.start <= test[0] < group.end]
        assert group.tested == len(inside)
        assert group.mean == pytest.approx(sum(chance for chance, _ in inside) / len(inside))
        assert group.share == pytest.approx(sum(kept for _, kept in inside) / len(inside))


@pytest.mark.parametrize(
    ("rule", "temperature", "headed", "compared"),
    [
        ("block", 0.8, False, False),
        ("block", 0, False, True),
        ("match", 0.8, False, True),
        ("match", 0.8, True, False),
        ("token", 0.8, True, True),
        ("threshold", 0.8, True, False),
    ],
)
def test_predictions_of_what_another_rule_accepts_are_not_grouped(
    rule: str, temperature: float, headed: bool, compared: bool
) -> None:
    run = recorded(rule=rule, temperature=temperature)
    found = sums(counted(with_confidence(run) if headed else run)).calibration
    assert found is not None
    assert (found.groups is not None) == compared


# Rounds cut to fewer drafts, against the real decoder


class PlacedChance(Chance):
    """Random numbers of a round by purpose, so that they do not depend on its length."""

    def __init__(self, seed: int, number: int) -> None:
        self._name = f"{seed} {number}"
        self._guesses = 0
        self._tested = False

    def token(self, p: Tensor) -> Tensor:
        u = self._uniform("final" if self._tested else f"guess {self._guesses}")
        self._guesses += 1
        return torch.searchsorted(p.cumsum(0), u * p.sum().item())[None].clamp(max=len(p) - 1)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        self._tested = True
        draws = [self._uniform(f"test {i}") for i in range(len(thresholds))]
        return torch.tensor(draws, dtype=thresholds.dtype)

    def _uniform(self, name: str) -> float:
        return random.Random(f"{self._name} {name}").random()


def models(target: Table, draft: Table, confidence: float) -> tuple[Scripted, ModelDrafter]:
    return Scripted(target), ModelDrafter(Scripted(draft), confidence)


def both(
    seed: int, confidence: float, placed: bool, temperature: float
) -> Iterator[tuple[Settings, int, Round, Round]]:
    """Yield each smaller γ, a round, and a real one with that γ from the same position."""
    target = hashed(seed, V)
    made = partial(models, target, blended(target, seed + 100), confidence)
    settings = Settings(gamma=2 + seed % 3, temperature=temperature, seed=seed, max_new_tokens=14)
    ends = frozenset({V - 1} if seed % 2 else ())

    def chances(first: int) -> Callable[[int], PlacedChance] | None:
        return (lambda number: PlacedChance(seed, first + number)) if placed else None

    context = list(PROMPT)
    run = decode(*made(), PROMPT, settings, ends, chances=chances(0))
    for number, (round, _) in enumerate(run):
        left = settings.max_new_tokens + len(PROMPT) - len(context)
        for gamma in range(1, settings.gamma):
            shorter = replace(settings, gamma=gamma, max_new_tokens=left)
            real, _ = next(decode(*made(), context, shorter, ends, chances=chances(number)))
            yield settings, gamma, round, real
        context += round.emitted


@pytest.mark.parametrize("confidence", [0.0, 0.3])
@pytest.mark.parametrize("temperature", [0.0, 0.9])
def test_a_cut_round_is_a_real_round(confidence: float, temperature: float) -> None:
    """Same position, same draws, fewer drafts: the decoder does what the cut says."""
    trace, seen = recorded(), Counter[Any]()
    for seed in range(12):
        for settings, gamma, whole, real in both(seed, confidence, temperature > 0, temperature):
            assert [d.token for d in real.drafts] == [d.token for d in whole.drafts[:gamma]]
            cut = sums(counted(replace(trace, settings=settings, rounds=(whole,)))).cuts[gamma - 1]
            assert (cut.drafted, cut.emitted) == (len(real.drafts), len(real.emitted))
            assert cut.mean_acceptance_length == len(real.emitted)
            accepted, tested = real.accepted, real.tested
            assert cut.acceptance_rate == (pytest.approx(accepted / tested) if tested else None)
            assert cut.draft_efficiency == (
                pytest.approx(accepted / len(real.drafts)) if real.drafts else None
            )
            seen[real.final and real.final.kind] += 1
    assert seen.keys() >= {"correction", "bonus", None}


def test_the_same_seed_alone_does_not_give_the_same_draws() -> None:
    """So the page must not claim that the run would have gone that way."""
    pairs = [pair for seed in range(4) for pair in both(seed, 0.0, placed=False, temperature=0.9)]
    assert any(real.accepted != min(gamma, whole.accepted) for _, gamma, whole, real in pairs)


def test_a_cut_round_is_distributed_as_a_real_one() -> None:
    """Over all random outcomes, drafts and verdicts have the same probabilities."""
    target = hashed(3, 3)

    def outcomes(gamma: int, cut: int) -> dict[tuple[tuple[int, ...], int], float]:
        found: dict[tuple[tuple[int, ...], int], float] = {}
        shaping = partial(to_probs, temperature=0.8)
        plan: list[int] | None = []
        while plan is not None:
            chance = ListedChance(plan, lazy=True)
            made = models(target, blended(target, 9), 0.0)
            outcome = speculate(*made, PROMPT, gamma, shaping, chance)
            key = tuple(outcome.tokens[:cut]), min(outcome.accepted, cut)
            found[key] = found.get(key, 0.0) + chance.probability
            plan = chance.next_plan()
        return found

    for cut in (1, 2):
        assert outcomes(3, cut) == pytest.approx(outcomes(cut, cut), abs=1e-12)


@pytest.mark.parametrize(
    "changes", [{"drafter": "lookup"}, {"rule": "block"}, {"tree": "dynamic"}, {"gamma": 1}]
)
def test_what_cannot_be_cut(changes: dict[str, Any]) -> None:
    assert sums(recorded(**changes)).cuts == ()
    assert sums(recorded(rule="block", temperature=0)).cuts


def test_prompt_lookup_of_fewer_tokens_may_copy_another_position() -> None:
    context = [7, 1, 2, 3, 4, 5, 7, 8, 7]
    assert NgramIndex(1).continuation(context, 4) == [1, 2, 3, 4]
    assert NgramIndex(1).continuation(context, 1) == [8]


# Figures of every rule


def test_figures_of_rules_are_averaged_over_the_rounds_that_have_them() -> None:
    one = tuple(RuleFigures(1.0 + rule, 0.1) for rule in range(len(RULES)))
    other = (None, RuleFigures(4.0, None), *(RuleFigures(3.0, 0.3),) * (len(RULES) - 2))
    first, second, third, *_ = recorded().rounds
    rounds = replace(first, rules=one), replace(second, rules=()), replace(third, rules=other)
    found = sums(counted(replace(recorded(), rounds=rounds))).rules
    assert found is not None
    assert found.rounds == 2
    assert found.means[0] is None
    assert found.means[1] == RuleFigures(3.0, None)
    assert found.means[2] == RuleFigures(3.0, 0.2)


@pytest.mark.parametrize("rule", RULES)
def test_the_own_rule_has_the_chance_that_draws_were_compared_with(rule: str) -> None:
    run = recorded(rule=rule)
    tested = [draft for r in run.rounds for draft in r.drafts if draft.draw is not None]
    assert tested
    for draft in tested:
        assert draft.chances[list(RULES).index(rule)] == pytest.approx(draft.threshold, abs=1e-6)


def test_rounds_have_figures_of_rules_only_where_rules_differ() -> None:
    assert all(len(round.rules) == len(RULES) for round in recorded().rounds)
    for changes in ({"temperature": 0}, {"tree": "k-ary"}):
        run = recorded(**changes)
        assert not any(round.rules for round in run.rounds)
        assert sums(run).rules is None
    greedy = [d for r in recorded(temperature=0).rounds for d in r.drafts if d.draw is not None]
    assert {draft.chances for draft in greedy} <= {(share,) * len(RULES) for share in (0.0, 1.0)}


# Where the losslessness test starts


def test_the_hardest_position_is_where_a_lossy_rule_distorts_most() -> None:
    run, worst, at, place = recorded(), 0.0, 0, 0
    for round in run.rounds:
        for slot, position in enumerate(round.positions[: len(round.emitted)]):
            p = {row.token: row.target or 0.0 for row in position.candidates}
            q = {row.token: row.draft or 0.0 for row in position.candidates}
            if position.rest.draft is not None:
                top = sorted(p, key=lambda token: -p[token])[:3]
                harm = sum(max(0.0, q[token] - p[token]) for token in top)
                harm *= 1 - sum(share**2 for share in p.values())
                worst, place = max((worst, place), (harm, at + slot), key=lambda pair: pair[0])
        at += len(round.emitted)
    assert place > 0
    assert sums(run).hardest == place
