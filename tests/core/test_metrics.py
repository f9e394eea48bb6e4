"""Metrics of a trace, against hand-made examples and slow oracles that count one by one."""

import random
from collections.abc import Sequence
from itertools import pairwise, permutations
from pathlib import Path

import pytest
import torch
from msgspec.structs import replace

from specviz import metrics
from specviz.decoding.race import finish, race
from specviz.sampling import overlap, residual
from specviz.settings import Settings
from specviz.trace import (
    AverageRound,
    Candidate,
    Comparison,
    Cost,
    Draft,
    Final,
    Gap,
    Plain,
    Position,
    Round,
    Times,
    Trace,
    Verdict,
    Waits,
    read,
)
from specviz.trace.folds import LEAST_STEPS
from support.paths import ASSETS
from support.scripted import blended, hashed, scripted_pair

TRACES = ASSETS / "traces"
TARGET = hashed(1, 5)
PAIR = scripted_pair(TARGET, blended(TARGET, 2, share=0.7), ends=[4])
EMPTY = Trace(
    recorded="just now",
    models=PAIR.models,
    machine=PAIR.machine,
    settings=Settings(temperature=0, max_new_tokens=1000),
    prompt=(0, 1),
    pieces={},
)


def round_of(
    verdicts: str,
    times: tuple[float, float, float] = (0.1, 0.3, 0.1),
    overlaps: Sequence[float | None] = (),
    token: int = 1,
) -> Round:
    """a: accepted, r: rejected, u: untested; an "e" at the end: the text ended in a draft."""
    names: dict[str, Verdict] = {"a": "accepted", "r": "rejected", "u": "untested"}
    letters = verdicts.removesuffix("e")
    final = Final(token, "correction" if "r" in letters else "bonus")
    return Round(
        drafts=tuple(
            Draft(token=token, verdict=names[letter], parent=i - 1)
            for i, letter in enumerate(letters)
        ),
        final=None if verdicts.endswith("e") else final,
        times=Times(*times),
        positions=tuple(
            Position(candidates=(), rest=Candidate(-1, 1.0), overlap=overlap)
            for overlap in overlaps
        ),
    )


def compared(trace: Trace) -> Comparison:
    found = metrics.comparison(trace)
    assert found is not None
    return found


def trace_of(*rounds: Round, plain: Sequence[float] = (), token: int = 1) -> Trace:
    lane = Plain((token,) * len(plain), tuple(plain))
    return replace(EMPTY, rounds=rounds, plain=lane)


# Hand-made examples


def test_720_of_1000_is_72_percent() -> None:
    """100 rounds of ten drafts: 72 accept all, 28 none."""
    trace = trace_of(*[round_of("a" * 10)] * 72, *[round_of("r" + "u" * 9)] * 28)
    assert metrics.counts(trace).draft_efficiency == 0.72
    found = metrics.counts(trace)
    assert (found.rounds, found.drafted, found.emitted) == (100, 1000, 820)
    assert (found.accepted, found.rejected, found.untested) == (720, 28, 252)


def test_acceptance_rate_leaves_the_untested_out() -> None:
    trace = trace_of(round_of("aaru"), round_of("ruuu"))
    assert metrics.acceptance_rate(trace) == 2 / 4
    assert metrics.counts(trace).draft_efficiency == 2 / 8


def test_acceptance_length_counts_the_final_token() -> None:
    assert metrics.counts(trace_of(round_of("aaaa"), round_of("aru"))).mean_acceptance_length == 3.5
    assert metrics.counts(trace_of(round_of(""))).mean_acceptance_length == 1


def test_end_of_text_in_a_draft() -> None:
    """There is no final token, and the drafts after the end are untested."""
    trace = trace_of(round_of("aauue"))
    counts = metrics.counts(trace)
    assert (counts.accepted, counts.rejected, counts.untested, counts.emitted) == (2, 0, 2, 2)
    assert metrics.acceptance_rate(trace) == 1
    assert metrics.counts(trace).draft_efficiency == 0.5
    assert metrics.counts(trace).mean_acceptance_length == 2


def test_mean_overlap_is_of_the_tested() -> None:
    """The bonus position has no overlap, and untested drafts do not count."""
    trace = trace_of(
        round_of("aru", overlaps=(0.9, 0.5, 0.1, None)),
        round_of("a", overlaps=(0.7, None)),
    )
    assert metrics.counts(trace).mean_overlap == pytest.approx(0.7)


def test_the_mean_overlap_of_siblings_is_the_chance_that_any_is_accepted() -> None:
    """Over all draws of two siblings; each drawn token's own verdict is the oracle."""
    p, q = torch.tensor([0.6, 0.3, 0.1]), torch.tensor([0.2, 0.3, 0.5])
    left, truth, mean = residual(p, q), 0.0, 0.0
    for elder, younger in permutations(range(3), 2):
        others = q.clone()
        others[elder] = 0
        others /= others.sum()
        drawn = float(q[elder] * others[younger])
        first, second = (
            min(1.0, float(mine[token] / its[token]))
            for token, mine, its in ((elder, p, q), (younger, left, others))
        )
        truth += drawn * (1 - (1 - first) * (1 - second))
        drafts = tuple(
            Draft(
                token=token,
                verdict="rejected",
                target=float(mine[token]),
                draft=float(its[token]),
                parent=-1,
            )
            for token, mine, its in ((elder, p, q), (younger, left, others))
        )
        positions = tuple(
            Position(candidates=(), rest=Candidate(-1, 1.0), overlap=float(beta))
            for beta in (overlap(p, q), overlap(left, others))
        )
        made = replace(round_of(""), drafts=drafts, positions=positions)
        told = metrics.counts(trace_of(made)).mean_overlap
        assert told is not None
        mean += drawn * told
    assert mean == pytest.approx(truth)


def test_mean_overlap_when_the_recorder_did_not_know() -> None:
    assert metrics.counts(trace_of(round_of("ar"))).mean_overlap is None
    assert metrics.counts(trace_of(round_of("ar", overlaps=(None, 0.4)))).mean_overlap == 0.4


def test_speedup() -> None:
    """Two rounds of 0.5 s for six tokens that take plain decoding 0.25 s each."""
    trace = trace_of(round_of("aa"), round_of("aaru"), plain=[0.25] * 6)
    assert metrics.speedup(trace) == pytest.approx(1.5)


@pytest.mark.parametrize(("known", "expected"), [(5, 1.25), (4, 1.0), (3, 1.0), (2, None)])
def test_speedup_while_plain_decoding_is_behind(known: int, expected: float | None) -> None:
    """Rounds of 3 and 2 tokens in 0.5 and 0.3 s: only tokens that both have emitted count."""
    first, second = round_of("aa"), round_of("aru", times=(0.1, 0.1, 0.1))
    trace = trace_of(first, second, plain=[1 / 6, 1 / 6, 1 / 6, 0.25, 0.25][:known])
    result = metrics.speedup(trace)
    assert result == (None if expected is None else pytest.approx(expected))


def test_speedup_does_not_count_plain_tokens_ahead() -> None:
    trace = trace_of(round_of("a"), plain=[0.5, 0.5, 100.0])
    assert metrics.speedup(trace) == pytest.approx(2)


def test_tokens_per_second() -> None:
    trace = trace_of(round_of("aaaa"), plain=[0.2] * 5)
    assert metrics.counts(trace).tokens_per_second == pytest.approx(10)
    assert compared(trace).plain_tokens_per_second == pytest.approx(5)


def test_speculative_seconds() -> None:
    trace = trace_of(round_of("a"), round_of("a"), round_of("r", times=(1, 2, 3)))
    assert metrics.speculative_seconds(trace) == pytest.approx(7)
    assert metrics.speculative_seconds(trace, 2) == pytest.approx(1)
    assert metrics.speculative_seconds(trace, 0) == 0


def test_cost_per_token() -> None:
    trace = trace_of(round_of("a", times=(2, 4, 6)), plain=[1, 3, 5])
    assert compared(trace).cost == Cost(draft=1, verify=2, accept=3, plain=2)
    assert compared(trace).round == AverageRound(draft=2, verify=4, accept=6, seconds=12, steps=6)
    assert metrics.comparison(trace_of(round_of("a"))) is None
    assert metrics.comparison(trace_of(plain=[1])) is None


@pytest.mark.parametrize("known", [3, 4, 5, 7])
def test_the_parts_of_the_cost_explain_the_speedup(known: int) -> None:
    trace = trace_of(round_of("aa"), round_of("aru", times=(0.1, 0.2, 0.3)), plain=[0.2] * known)
    cost = compared(trace).cost
    speedup = cost.plain / (cost.draft + cost.verify + cost.accept)
    assert speedup == pytest.approx(metrics.speedup(trace))


def test_gaps_as_a_reader_sees_them() -> None:
    """A round's three tokens arrive together: one wait of a second, then two of 0."""
    trace = trace_of(round_of("aa", times=(0.25, 0.5, 0.25)), plain=[0.4, 0.5, 0.6])
    assert compared(trace).wait == Gap(0.5, 0.6)
    assert metrics.counts(trace).waits == Waits(speculative=Gap(0.0, 1.0), bursts=Gap(1.0, 1.0))


def test_agreement() -> None:
    trace = trace_of(round_of("aa"), plain=[1, 1, 1])
    assert metrics.agreement(trace) == metrics.Agreement(3, None)


@pytest.mark.parametrize("position", [0, 1, 2])
def test_agreement_finds_the_first_difference(position: int) -> None:
    tokens = [1, 1, 1]
    tokens[position:] = [3] * (3 - position)
    trace = replace(trace_of(round_of("aa")), plain=Plain(tuple(tokens), (1.0,) * 3))
    assert metrics.agreement(trace) == metrics.Agreement(3, position)
    assert metrics.summary(trace)["agrees_with_plain"] is False


def test_agreement_is_a_question_for_greedy_runs_only() -> None:
    trace = trace_of(round_of("aa"), plain=[1, 1, 1])
    assert metrics.agreement(replace(trace, settings=Settings(temperature=0.1))) is None
    assert metrics.agreement(trace_of(round_of("a"))) is None


def test_nothing_yet() -> None:
    """Before the first round, all counts are 0 and all other metrics None."""
    summary = metrics.summary(EMPTY)
    counted = ("rounds", "drafted", "accepted", "rejected", "untested", "emitted")
    assert {name for name, value in summary.items() if value == 0} == {*counted}
    assert all(value is None for name, value in summary.items() if name not in counted)


def test_times_of_zero_give_no_rate() -> None:
    trace = trace_of(round_of("a", times=(0, 0, 0)), plain=[0.0, 0.0])
    assert metrics.counts(trace).tokens_per_second is None
    assert compared(trace).plain_tokens_per_second is None
    assert metrics.speedup(trace) is None


# Slow oracles


def recorded(seed: int, **changes: float | str) -> Trace:
    how = {"gamma": 4, "temperature": 1.0, "max_new_tokens": 30, "seed": seed, **changes}
    return finish(race(PAIR, [0, 1, 0], Settings(**how)))  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(6))
def test_counts_against_the_oracle(seed: int) -> None:
    trace = recorded(seed, gamma=seed)
    tally = {"accepted": 0, "rejected": 0, "untested": 0}
    emitted = 0
    for round in trace.rounds:
        for draft in round.drafts:
            tally[draft.verdict] += 1
            emitted += draft.verdict == "accepted"
        emitted += round.final is not None
    counts = metrics.counts(trace)
    assert counts.accepted == tally["accepted"]
    assert counts.rejected == tally["rejected"]
    assert counts.untested == tally["untested"]
    assert counts.drafted == sum(tally.values())
    assert counts.emitted == emitted == len(trace.output)
    summary = metrics.summary(trace)
    tested = tally["accepted"] + tally["rejected"]
    expected = pytest.approx(tally["accepted"] / tested) if tested else None
    assert summary["acceptance_rate"] == expected
    assert summary["mean_acceptance_length"] == pytest.approx(emitted / len(trace.rounds))


@pytest.mark.parametrize("seed", range(6))
def test_overlap_against_the_oracle(seed: int) -> None:
    """All five tokens are listed, so that β follows from the rows."""
    trace = recorded(seed)
    values = []
    for round in trace.rounds:
        for draft, position in zip(round.drafts, round.positions, strict=False):
            if draft.verdict != "untested":
                rows = position.candidates
                values.append(sum(min(row.target or 0, row.draft or 0) for row in rows))
    assert metrics.counts(trace).mean_overlap == pytest.approx(sum(values) / len(values), abs=1e-5)


@pytest.mark.parametrize("seed", range(6))
def test_speedup_against_the_oracle(seed: int) -> None:
    """From both lanes' times at the last round that plain decoding has caught up with."""
    numbers = random.Random(seed)
    rounds = [round_of("a" * numbers.randrange(4) + numbers.choice(["", "ru"])) for _ in range(12)]
    whole = sum(len(round.emitted) for round in rounds)
    for known in range(whole + 3):
        plain = [numbers.random() for _ in range(known)]
        ours, done = 0.0, 0
        best: tuple[float, float] | None = None
        for round in rounds:
            ours += round.times.draft + round.times.verify + round.times.accept
            done += len(round.emitted)
            if done <= known:
                best = sum(plain[:done]), ours
        result = metrics.speedup(trace_of(*rounds, plain=plain))
        assert result == (None if best is None else pytest.approx(best[0] / best[1]))


def slow_percentile(waits: Sequence[float], percent: int) -> float:
    """The least wait that at least `percent` % of all waits do not exceed, by trying each."""
    return min(w for w in waits if 100 * sum(v <= w for v in waits) >= percent * len(waits))


@pytest.mark.parametrize("seed", range(4))
def test_gaps_against_the_oracle(seed: int) -> None:
    """From the time at which each token arrives, for runs of 1 to 30 rounds."""
    numbers = random.Random(seed)
    rounds: list[Round] = []
    for _ in range(30):
        verdicts = "a" * numbers.randrange(5) + numbers.choice(["", "ru", "ae"])
        rounds.append(round_of(verdicts, times=(numbers.random(), numbers.random(), 0.001)))
        plain = [numbers.random() for _ in range(len(rounds) * 2)]
        clock, there = 0.0, [0.0]
        for round in rounds:
            clock += round.times.total
            there += [clock] * len(round.emitted)
        waits = [after - before for before, after in pairwise(there)]
        totals = [round.times.total for round in rounds]
        trace = trace_of(*rounds, plain=plain)
        found = metrics.counts(trace).waits
        gaps = [(found.speculative, waits), (found.bursts, totals)]
        if (comparison := metrics.comparison(trace)) is not None:
            gaps.append((comparison.wait, plain[: comparison.tokens]))
        for gap, expected in gaps:
            assert gap.p50 == pytest.approx(slow_percentile(expected, 50))
            assert gap.p95 == pytest.approx(slow_percentile(expected, 95))


@pytest.mark.parametrize("drafter", ["model", "lookup"])
def test_greedy_runs_agree_with_plain_decoding(drafter: str) -> None:
    trace = recorded(0, temperature=0, drafter=drafter)
    assert metrics.agreement(trace) == metrics.Agreement(len(trace.output), None)
    assert metrics.summary(trace)["agrees_with_plain"] is True


# Jitter: whether the machine was busy


def test_jitter_by_hand() -> None:
    steps = [1.0] * 10 + [1.1, 1.0, 1.2]  # differences: nine of 0, two of .1, one of .2
    assert metrics.jitter(steps) == pytest.approx(0)
    assert metrics.jitter([1.0, 1.1] * 6) == pytest.approx(0.1)
    assert metrics.jitter([1.0] * (LEAST_STEPS - 1)) is None
    assert metrics.jitter([0.0] * LEAST_STEPS) is None


def test_steps_that_grow_switch_or_hiccup_are_no_disturbance() -> None:
    grows = [1 + n / 50 for n in range(200)]  # five times as long in the end
    captured = [3.0] * 40 + [1.0] * 60  # eager at first
    hiccups = [1.0] * 100
    hiccups[20::20] = [9.0] * 4
    for steps in (grows, captured, hiccups):
        assert not metrics.is_disturbed(metrics.jitter(steps))


def test_a_shared_machine_is_noticed() -> None:
    generator = random.Random(1)
    shared = [generator.choice([1.0, 1.0, 1.5, 2.5]) for _ in range(40)]
    assert metrics.is_disturbed(metrics.jitter(shared))
    assert not metrics.is_disturbed(None)


@pytest.mark.parametrize("path", sorted(TRACES.glob("[!i]*.json")), ids=lambda path: path.stem)
def test_no_recorded_run_was_disturbed(path: Path) -> None:
    steps = read(path.read_bytes()).plain.seconds
    assert not metrics.is_disturbed(metrics.jitter(steps))
    for start in range(0, len(steps) - LEAST_STEPS, LEAST_STEPS):  # as it grows
        assert not metrics.is_disturbed(metrics.jitter(steps[: start + LEAST_STEPS]))


def test_a_speedup_above_the_tokens_of_a_round_is_no_measurement() -> None:
    """Two tokens a round in 3 s, where a plain step takes 2 s, and then 4 s."""
    rounds = [round_of("a", times=(1.0, 2.0, 0.0))] * 8
    quiet, busy = (trace_of(*rounds, plain=[step] * 16) for step in (2.0, 4.0))
    assert metrics.disturbance(quiet) is False
    assert metrics.summary(quiet)["speedup"] == pytest.approx(4 / 3)
    assert metrics.disturbance(busy) is True
    assert metrics.speedup(busy) == pytest.approx(8 / 3)
    assert metrics.summary(busy)["speedup"] is None
    assert metrics.disturbance(trace_of(*rounds)) is None  # plain decoding was not measured
    undrafted = trace_of(*[round_of("", times=(0.0, 2.0, 0.0))] * 16, plain=[2.1] * 16)
    assert metrics.disturbance(undrafted) is False  # both are plain decoding
    assert metrics.summary(undrafted)["speedup"] == pytest.approx(1.05)
