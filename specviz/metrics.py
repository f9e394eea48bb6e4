"""Metrics of a trace.

Two different acceptance rates are in common use; here they are `acceptance_rate` and
`draft_efficiency`. A metric that the trace does not determine (yet) is None.

With every rule, `tested` counts the accepted drafts of a round and the one that the correction
replaces. Block verification also draws for later drafts, but those draws decide nothing, so these
drafts count as untested: α stays the chance that the next draft is accepted, as in the formulas. A
rescued draft (its own test failed, a later one passed) counts as accepted.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from specviz.trace import Draft, Position, Round, Trace

LEAST_STEPS = 12  # needed to estimate jitter
DISTURBED = 0.25
"""Jitter above which times are unreliable. On two cores, an idle machine has at most 0.08; beside a
browser 0.12 to 0.21, with speed-ups within 10 % of the idle ones; with both cores busy, mostly 0.6
to 1.5."""
ROUNDING = 1 + 1e-9  # of sums of times
TOLERANCE = 1.15
"""Speed-up over τ above which the machine was busy. On an idle one, 19 of 3,760 recorded runs of
our sweeps exceed τ, by up to 12 %: in a short run, a few slow plain steps suffice."""
MANY = 0.1  # share of disturbed runs above which we report a busy machine
SAME_RESIDUALS = ("token", "top-k", "threshold")
"""The rules that judge a younger sibling with the residual that the token rule would leave."""


class Counts(NamedTuple):
    """Token and round counts; drafted = accepted + rejected + untested."""

    rounds: int
    drafted: int
    accepted: int
    rejected: int
    untested: int
    emitted: int


class Agreement(NamedTuple):
    """Agreement of greedy speculative and plain decoding.

    Attributes:
        compared: number of compared tokens.
        first_difference: index of the first differing token; None if there is none.
    """

    compared: int
    first_difference: int | None


def counts(trace: Trace) -> Counts:
    """Count a run's rounds and tokens."""
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
    """Return α = accepted / tested, as in the papers' formulas.

    In a tree, each position in the text counts once: as accepted if any sibling there was.
    """
    kinds = [round.final.kind for round in trace.rounds if round.final is not None]
    accepted = counts(trace).accepted
    return _ratio(accepted, accepted + kinds.count("correction"))


def draft_efficiency(trace: Trace) -> float | None:
    """Return accepted / drafted, which serving engines call "draft acceptance rate"."""
    c = counts(trace)
    return _ratio(c.accepted, c.drafted)


def mean_acceptance_length(trace: Trace) -> float | None:
    """Return τ, tokens emitted per round, final token included (vLLM, Spec-Bench)."""
    c = counts(trace)
    return _ratio(c.emitted, c.rounds)


def mean_overlap(trace: Trace) -> float | None:
    """Return the mean overlap β over tested positions, the expected α of the token rule.

    Where a tree has siblings, β is the chance that any of them is accepted. The trace holds it
    only if the run's rule leaves the same residuals as the token rule; otherwise, None.
    """
    if any(_judged_otherwise(round, trace.settings.rule) for round in trace.rounds):
        return None
    values = [value for round in trace.rounds for value in _overlaps(round)]
    return _ratio(sum(values), len(values))


def _overlaps(round: Round) -> list[float]:
    """Return the chance of acceptance at each tested position of a round."""
    drafted = list(zip(round.drafts, round.positions, strict=False))
    if not round.is_tree:
        known = [position.overlap for _, position in drafted[: round.tested]]
        return [overlap for overlap in known if overlap is not None]
    tested = {draft.parent for draft, _ in drafted if draft.verdict != "untested"}
    chances = [_any_accepted([pair for pair in drafted if pair[0].parent == at]) for at in tested]
    return [chance for chance in chances if chance is not None]


def _judged_otherwise(round: Round, rule: str) -> bool:
    """Return whether a younger sibling was judged with another residual than the token rule's.

    The residuals of match and block verification differ from it only after an elder sibling that
    was drawn from several tokens. Typical acceptance judges a path with the target's distribution.
    """
    if rule in SAME_RESIDUALS:
        return False
    youngest = {draft.parent: draft for draft in round.drafts}
    elders = [
        draft
        for draft in round.drafts
        if draft.parent is not None and draft is not youngest[draft.parent]
    ]
    return any(rule == "typical" or draft.draft != 1 for draft in elders)


def _any_accepted(siblings: Sequence[tuple[Draft, Position]]) -> float | None:
    """Estimate the chance that any of some siblings is accepted; None if the trace lacks a part.

    The sum of each one's overlap times the chance that all elder ones are rejected. Its mean over
    what may be drafted is exact, although one value can exceed 1. (With 1 - overlap for an elder
    one, the mean would be too low, because a younger one's overlap depends on the elder token.)
    """
    chance, rejected = 0.0, 1.0
    for draft, position in siblings:
        if position.overlap is None or draft.ratio is None:
            return None
        chance += rejected * position.overlap
        rejected *= 1 - draft.ratio
    return chance


def caught_up(trace: Trace) -> tuple[int, int]:
    """Return the number of rounds that plain decoding has caught up with, and of their tokens.

    Comparisons use only these, so that both methods have emitted the same number of tokens.
    """
    tokens = 0
    for count, round in enumerate(trace.rounds):
        if tokens + len(round.emitted) > len(trace.plain):
            return count, tokens
        tokens += len(round.emitted)
    return len(trace.rounds), tokens


def speculative_seconds(trace: Trace, rounds: int | None = None) -> float:
    """Return the time of the first `rounds` rounds (default: all), without prefill, in seconds."""
    return sum(round.times.total for round in trace.rounds[:rounds])


def speedup(trace: Trace) -> float | None:
    """Return plain seconds / speculative seconds for the same number of tokens.

    If plain decoding is behind, this covers only the rounds that it has caught up with. Of a
    disturbed run, it may be more than is possible: `measured_speedup` is what to report.
    """
    rounds, tokens = caught_up(trace)
    return _ratio(sum(trace.plain.seconds[:tokens]), speculative_seconds(trace, rounds))


def measured_speedup(trace: Trace) -> float | None:
    """Return the speed-up; None if it is impossible, so that it is no measurement."""
    rounds, tokens = caught_up(trace)
    drafted = sum(len(round.drafts) for round in trace.rounds[:rounds])
    found = speedup(trace)
    return None if is_impossible(found, _ratio(tokens, rounds), drafted) else found


def tokens_per_second(trace: Trace) -> float | None:
    """Return the speed of speculative decoding, without prefill."""
    return _ratio(len(trace.output), speculative_seconds(trace))


def plain_tokens_per_second(trace: Trace) -> float | None:
    """Return the speed of plain decoding, without prefill."""
    return _ratio(len(trace.plain), sum(trace.plain.seconds))


class Cost(NamedTuple):
    """Seconds per token for each part of speculative decoding, and for plain decoding."""

    draft: float
    verify: float
    accept: float
    plain: float


def cost(trace: Trace) -> Cost | None:
    """Return the costs over the tokens that both methods have emitted; None if there are none.

    (draft + verify + accept) / plain is 1 / speed-up.
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
    """The median and 95th percentile of waiting times, in seconds."""

    p50: float
    p95: float


class Gaps(NamedTuple):
    """A reader's waiting times, including that for the first token; None without data.

    Attributes:
        plain: per token of plain decoding.
        speculative: per token; a round's tokens arrive together at its end, so all but the first
            wait 0 s.
        bursts: per round.
    """

    plain: Gap | None
    speculative: Gap | None
    bursts: Gap | None


def gaps(trace: Trace) -> Gaps:
    """Return the waiting times of both methods, without prefill."""
    rounds = [(round.times.total, len(round.emitted)) for round in trace.rounds]
    waits = [wait for total, tokens in rounds for wait in (total, *[0.0] * (tokens - 1))]
    return Gaps(
        plain=_gap(trace.plain.seconds),
        speculative=_gap(waits),
        bursts=_gap([total for total, _ in rounds]),
    )


def jitter(seconds: Sequence[float]) -> float | None:
    """Return the jitter of equal steps, such as plain decoding steps; None if there are too few.

    Jitter is the third quartile of |tᵢ − tᵢ₋₁| over the median step. Neighbours are compared
    because steps legitimately slow down as the text grows and speed up once captured. A quartile
    ignores a few outliers, which hardly affect a speed-up.
    """
    if len(seconds) < LEAST_STEPS:
        return None
    step = _percentile(seconds, 50)
    return _ratio(_percentile([abs(b - a) for a, b in pairwise(seconds)], 75), step)


def is_impossible(
    speedup: float | None, tau: float | None, drafted: float, within: float = ROUNDING
) -> bool:
    """Return whether runs with drafts are faster than possible, so that it is no result.

    A round takes at least one pass of the target, so no speed-up exceeds τ, the tokens per round:
    other work slowed the plain steps down. Without drafts both methods are the same, and their
    ratio only scatters around 1.

    Args:
        within: the largest possible speed-up over τ.
    """
    return bool(drafted) and speedup is not None and tau is not None and speedup > within * tau


def is_disturbed(
    jitter: float | None, speedup: float | None = None, tau: float | None = None, drafted: float = 0
) -> bool | None:
    """Return whether the machine was busy with other work during a run: the only such check.

    An impossible speed-up within `TOLERANCE` is no result either, but may be chance.

    Args:
        jitter: of the plain steps; None: unknown.
        speedup, tau, drafted: of the run, if it was speculative.

    Returns:
        None if this was not checked.
    """
    if is_impossible(speedup, tau, drafted, TOLERANCE):
        return True
    return None if jitter is None else jitter > DISTURBED


def disturbance(trace: Trace) -> bool | None:
    """Return `is_disturbed` of a run."""
    rounds, tokens = caught_up(trace)
    drafted = sum(len(round.drafts) for round in trace.rounds[:rounds])
    return is_disturbed(
        jitter(trace.plain.seconds), speedup(trace), _ratio(tokens, rounds), drafted
    )


def disturbed_runs(found: Iterable[bool | None]) -> tuple[int, int] | None:
    """Return (disturbed runs, checked runs) of `is_disturbed`; None if none was checked."""
    known = [each for each in found if each is not None]
    return (sum(known), len(known)) if known else None


def is_busy(found: Sequence[int] | None) -> bool:
    """Return whether too many of (disturbed, checked) runs were disturbed to rely on times."""
    if found is None:
        return False
    disturbed, checked = found
    return disturbed > MANY * checked


def agreement(trace: Trace) -> Agreement | None:
    """Compare greedy outputs; None when sampling, where only the distributions are equal."""
    pairs = list(zip(trace.output, trace.plain.tokens, strict=False))
    if trace.settings.temperature > 0 or not pairs:
        return None
    differing = (i for i, (ours, plain) in enumerate(pairs) if ours != plain)
    return Agreement(len(pairs), next(differing, None))


def summary(trace: Trace) -> dict[str, float | int | bool | None]:
    """Return all metrics by name, for the command line and for files."""
    same = agreement(trace)
    return {
        **counts(trace)._asdict(),
        "acceptance_rate": acceptance_rate(trace),
        "draft_efficiency": draft_efficiency(trace),
        "mean_acceptance_length": mean_acceptance_length(trace),
        "mean_overlap": mean_overlap(trace),
        "tokens_per_second": tokens_per_second(trace),
        "plain_tokens_per_second": plain_tokens_per_second(trace),
        "speedup": measured_speedup(trace),
        "agrees_with_plain": None if same is None else same.first_difference is None,
    }


def _gap(waits: Sequence[float]) -> Gap | None:
    return Gap(_percentile(waits, 50), _percentile(waits, 95)) if waits else None


def _percentile(values: Sequence[float], percent: int) -> float:
    """Return a percentile by nearest rank."""
    rank = -(-percent * len(values) // 100)
    return sorted(values)[rank - 1]


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None
