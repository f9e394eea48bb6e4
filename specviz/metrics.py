"""What a trace says in numbers: folds over its rounds.

Two acceptance rates are in use and often confused; both are here under their own names.
None stands for a number that the trace does not hold, so far or at all.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from specviz.trace import Trace

LEAST_STEPS = 12  # with fewer, nothing is said of jitter
DISTURBED = 0.25
"""Jitter from which on times are not to be relied on. On two cores it is at most 0.08 when they are
quiet; beside a browser 0.12 to 0.21, with speed-ups within a tenth of the quiet ones; beside
programs that keep both busy mostly 0.6 to 1.5."""
MANY = 0.1  # of several runs: so many disturbed ones are told of


class Counts(NamedTuple):
    """How many; drafted = accepted + rejected + untested."""

    rounds: int
    drafted: int
    accepted: int
    rejected: int
    untested: int
    emitted: int


class Agreement(NamedTuple):
    """Whether greedy plain and speculative decoding wrote the same tokens.

    `first_difference` is the index of the first token that differs; None if none does.
    """

    compared: int
    first_difference: int | None


def counts(trace: Trace) -> Counts:
    """The ledger of a run."""
    drafted = sum(len(round.drafts) for round in trace.rounds)
    accepted = sum(round.accepted for round in trace.rounds)
    tested = sum(round.tested for round in trace.rounds)
    return Counts(
        rounds=len(trace.rounds),
        drafted=drafted,
        accepted=accepted,
        rejected=tested - accepted,
        untested=drafted - tested,
        emitted=len(trace.output),
    )


def acceptance_rate(trace: Trace) -> float | None:
    """α = accepted / tested: the α of the papers' formulas."""
    c = counts(trace)
    return _ratio(c.accepted, c.accepted + c.rejected)


def draft_efficiency(trace: Trace) -> float | None:
    """Accepted / drafted: what serving engines call "draft acceptance rate"."""
    c = counts(trace)
    return _ratio(c.accepted, c.drafted)


def mean_acceptance_length(trace: Trace) -> float | None:
    """τ: tokens emitted per round, the final token included (vLLM, Spec-Bench)."""
    c = counts(trace)
    return _ratio(c.emitted, c.rounds)


def mean_overlap(trace: Trace) -> float | None:
    """Mean β over the drafted positions that were tested: the expected acceptance rate."""
    values = [
        position.overlap
        for round in trace.rounds
        for position in round.positions[: round.tested]
        if position.overlap is not None
    ]
    return _ratio(sum(values), len(values))


def caught_up(trace: Trace) -> tuple[int, int]:
    """How many rounds plain decoding has caught up with, and how many tokens these emitted.

    Only these are compared: both ways have written the same number of tokens.
    """
    tokens = 0
    for count, round in enumerate(trace.rounds):
        if tokens + len(round.emitted) > len(trace.plain):
            return count, tokens
        tokens += len(round.emitted)
    return len(trace.rounds), tokens


def speculative_seconds(trace: Trace, rounds: int | None = None) -> float:
    """Seconds of the first rounds (all by default), reading the prompt left out."""
    return sum(round.times.total for round in trace.rounds[:rounds])


def speedup(trace: Trace) -> float | None:
    """Plain seconds / speculative seconds for the same number of tokens.

    If plain decoding is some tokens behind: over the rounds that it has caught up with.
    """
    rounds, tokens = caught_up(trace)
    return _ratio(sum(trace.plain.seconds[:tokens]), speculative_seconds(trace, rounds))


def tokens_per_second(trace: Trace) -> float | None:
    """Of speculative decoding."""
    return _ratio(len(trace.output), speculative_seconds(trace))


def plain_tokens_per_second(trace: Trace) -> float | None:
    """Of plain decoding."""
    return _ratio(len(trace.plain), sum(trace.plain.seconds))


class Cost(NamedTuple):
    """Seconds per token: of the parts of speculative decoding, and of plain decoding."""

    draft: float
    verify: float
    accept: float
    plain: float


def cost(trace: Trace) -> Cost | None:
    """Where the time goes, for the tokens that both ways have written; None until there are some.

    The parts together over plain are 1 / speed-up.
    """
    rounds, tokens = caught_up(trace)
    if not tokens:
        return None
    times = [round.times for round in trace.rounds[:rounds]]
    return Cost(
        draft=sum(time.draft for time in times) / tokens,
        verify=sum(time.verify for time in times) / tokens,
        accept=sum(time.accept for time in times) / tokens,
        plain=sum(trace.plain.seconds[:tokens]) / tokens,
    )


class Gap(NamedTuple):
    """Seconds of waiting: what half of the waits, and 95 of 100, do not exceed."""

    p50: float
    p95: float


class Gaps(NamedTuple):
    """How long a reader waits; the first wait is for the first token. None where none is known.

    Attributes:
        plain: for each token of plain decoding.
        speculative: for each token: a round's first comes when the round is over, the others
            with it, after 0 s.
        bursts: for each round, whose tokens come together.
    """

    plain: Gap | None
    speculative: Gap | None
    bursts: Gap | None


def gaps(trace: Trace) -> Gaps:
    """The waits of both ways; reading the prompt is left out."""
    rounds = [(round.times.total, len(round.emitted)) for round in trace.rounds]
    waits = [wait for total, tokens in rounds for wait in (total, *[0.0] * (tokens - 1))]
    return Gaps(
        plain=_gap(trace.plain.seconds),
        speculative=_gap(waits),
        bursts=_gap([total for total, _ in rounds]),
    )


def jitter(seconds: Sequence[float]) -> float | None:
    """How much plain steps, which are all alike, differ from the ones before; None: too few.

    The third quartile of |tᵢ − tᵢ₋₁| over the median step. Between neighbours, for a step that
    takes longer as the text grows, or less once it is captured, is no disturbance; a quartile,
    for a few hiccups hardly move a speed-up.
    """
    if len(seconds) < LEAST_STEPS:
        return None
    step = _percentile(seconds, 50)
    return _ratio(_percentile([abs(b - a) for a, b in pairwise(seconds)], 75), step)


def is_disturbed(jitter: float | None) -> bool:
    """Whether the machine did other things while it measured, as far as jitter tells."""
    return jitter is not None and jitter > DISTURBED


def disturbed_runs(jitters: Iterable[float | None]) -> tuple[int, int] | None:
    """How many runs were disturbed, of how many whose jitter is known; None: not looked at."""
    known = [each for each in jitters if each is not None]
    return (sum(map(is_disturbed, known)), len(known)) if known else None


def is_busy(found: Sequence[int] | None) -> bool:
    """Whether so many runs were disturbed, of so many, that their times are not to be relied on."""
    if found is None:
        return False
    disturbed, known = found
    return disturbed > MANY * known


def agreement(trace: Trace) -> Agreement | None:
    """For greedy runs; None under sampling, where only the distributions are equal."""
    pairs = list(zip(trace.output, trace.plain.tokens, strict=False))
    if trace.settings.temperature > 0 or not pairs:
        return None
    differing = (i for i, (ours, plain) in enumerate(pairs) if ours != plain)
    return Agreement(len(pairs), next(differing, None))


def summary(trace: Trace) -> dict[str, float | int | bool | None]:
    """All of it, by name: for the command line and for files."""
    same = agreement(trace)
    return {
        **counts(trace)._asdict(),
        "acceptance_rate": acceptance_rate(trace),
        "draft_efficiency": draft_efficiency(trace),
        "mean_acceptance_length": mean_acceptance_length(trace),
        "mean_overlap": mean_overlap(trace),
        "tokens_per_second": tokens_per_second(trace),
        "plain_tokens_per_second": plain_tokens_per_second(trace),
        "speedup": speedup(trace),
        "agrees_with_plain": None if same is None else same.first_difference is None,
    }


def _gap(waits: Sequence[float]) -> Gap | None:
    return Gap(_percentile(waits, 50), _percentile(waits, 95)) if waits else None


def _percentile(values: Sequence[float], percent: int) -> float:
    """By nearest rank: the least value that at least so many of 100 do not exceed."""
    rank = -(-percent * len(values) // 100)
    return sorted(values)[rank - 1]


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None
