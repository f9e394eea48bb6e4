"""Derives the figures of a run while its rounds and plain steps arrive; nothing else does."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from specviz.settings import Settings
from specviz.trace.figures import AverageRound, Comparison, Cost, Sums, Waits
from specviz.trace.numbers import Ordered, ratio, short
from specviz.trace.tallies import Calibrations, Cuts, Hardest, Overlaps, RuleTotals, Slots
from specviz.trace.values import Plain, Round, Trace

LEAST_STEPS = 12  # needed to estimate jitter
DISTURBED = 0.25
"""Jitter above which times are unreliable. On two cores, an idle machine has at most 0.08; beside a
browser 0.12 to 0.21, with speed-ups within 10 % of the idle ones; with both cores busy, mostly 0.6
to 1.5."""
ROUNDING = 1 + 1e-6  # of ratios


def counted(trace: Trace) -> Trace:
    """Return a trace with all its figures, whichever it had."""
    rounds, comparisons = Folds(trace.settings).extend(trace.rounds, trace.plain)
    return replace(trace, rounds=rounds, comparisons=comparisons)


class Totals(NamedTuple):
    """Unrounded sums up to a round; the times are in seconds."""

    rounds: int = 0
    tokens: int = 0
    drafted: int = 0
    draft: float = 0.0
    verify: float = 0.0
    accept: float = 0.0

    @property
    def parts(self) -> tuple[float, float, float]:
        return self.draft, self.verify, self.accept

    @property
    def seconds(self) -> float:
        return sum(self.parts)

    def plus(self, round: Round) -> "Totals":
        return Totals(
            self.rounds + 1,
            self.tokens + len(round.emitted),
            self.drafted + len(round.drafts),
            self.draft + round.times.draft,
            self.verify + round.times.verify,
            self.accept + round.times.accept,
        )


def compared(trace: Trace) -> tuple[Comparison, ...]:
    """Return only the comparisons of a trace."""
    plain, total = PlainFolds(), Totals()
    for round in trace.rounds:
        total = total.plus(round)
        plain.expect(round.emitted, total)
    return plain.compare(trace.plain)


class Folds:
    """The figures of a run so far."""

    def __init__(self, settings: Settings) -> None:
        self._total, self._verdicts, self._corrected = Totals(), Counter[str](), 0
        self._waits, self._bursts = Ordered(), Ordered()
        self._overlaps, self._slots, self._cuts = Overlaps(settings.rule), Slots(), Cuts(settings)
        self._calibrations, self._rules = Calibrations(settings), RuleTotals()
        self._hardest = Hardest(settings)
        self._plain = PlainFolds()

    def extend(
        self, rounds: Iterable[Round], plain: Plain
    ) -> tuple[tuple[Round, ...], tuple[Comparison, ...]]:
        """Add rounds and plain steps.

        Returns:
            The rounds with their sums, and the comparisons that plain decoding now allows.
        """
        told = list[Round]()
        for round in rounds:
            self.add(round)
            told.append(replace(round, sums=self.sums()))
        return tuple(told), self._plain.compare(plain)

    def add(self, round: Round) -> None:
        """Add a round."""
        self._total = self._total.plus(round)
        self._verdicts.update(draft.verdict for draft in round.drafts)
        self._corrected += round.final is not None and round.final.kind == "correction"
        self._bursts.add(round.times.total)
        self._waits.add(round.times.total, *[0.0] * (len(round.emitted) - 1))
        for tally in (self._overlaps, self._slots, self._cuts):
            tally.add(round)
        for more in (self._calibrations, self._rules, self._hardest):
            more.add(round)
        self._plain.expect(round.emitted, self._total)

    def sums(self) -> Sums:
        """Return the figures of all rounds so far."""
        total, verdicts = self._total, self._verdicts
        accepted = verdicts["accepted"]
        draft, verify, accept, seconds = map(short, (*total.parts, total.seconds))
        return Sums(
            rounds=total.rounds,
            drafted=total.drafted,
            accepted=accepted,
            rejected=verdicts["rejected"],
            untested=verdicts["untested"],
            emitted=total.tokens,
            draft=draft,
            verify=verify,
            accept=accept,
            seconds=seconds,
            acceptance_rate=ratio(accepted, accepted + self._corrected),
            draft_efficiency=ratio(accepted, total.drafted),
            mean_acceptance_length=ratio(total.tokens, total.rounds),
            mean_overlap=self._overlaps.told(),
            tokens_per_second=ratio(total.tokens, total.seconds),
            waits=Waits(self._waits.gap(), self._bursts.gap()),
            slots=self._slots.told(),
            lengths=self._slots.lengths(),
            calibration=self._calibrations.told(),
            cuts=self._cuts.told(),
            rules=self._rules.told(),
            hardest=self._hardest.position,
        )


class PlainFolds:
    """Comparisons of plain decoding with the rounds that it has caught up with.

    Both methods have then emitted the same number of tokens.
    """

    def __init__(self) -> None:
        self._output, self._due = list[int](), deque[Totals]()
        self._ahead = deque[tuple[int, float]]()  # plain tokens and seconds, not yet compared
        self._steps, self._count, self._seconds = Steps(), 0, 0.0
        self._first_difference: int | None = None

    def expect(self, emitted: Sequence[int], due: Totals) -> None:
        """Add a round's tokens, and the sums up to it."""
        self._output += emitted
        self._due.append(due)

    def compare(self, plain: Plain) -> tuple[Comparison, ...]:
        """Add plain steps; return the comparisons that are now possible."""
        self._ahead += zip(plain.tokens, plain.seconds, strict=True)
        found = list[Comparison]()
        while self._due and self._count + len(self._ahead) >= self._due[0].tokens:
            while self._count < self._due[0].tokens:
                self._step(*self._ahead.popleft())
            found.append(self._comparison(self._due.popleft()))
        return tuple(found)

    def _step(self, token: int, seconds: float) -> None:
        if self._first_difference is None and token != self._output[self._count]:
            self._first_difference = self._count
        self._count += 1
        self._seconds += seconds
        self._steps.add(seconds)

    def _comparison(self, total: Totals) -> Comparison:
        step, tau = self._seconds / total.tokens, total.tokens / total.rounds
        ours, speedup = total.seconds, ratio(self._seconds, total.seconds)
        draft, verify, accept = (short(part / total.tokens) for part in total.parts)
        draft_each, verify_each, accept_each = (short(part / total.rounds) for part in total.parts)
        jitter = self._steps.jitter()
        return Comparison(
            tokens=total.tokens,
            seconds=short(self._seconds),
            speedup=speedup,
            impossible=is_impossible(speedup, tau, total.drafted),
            plain_tokens_per_second=ratio(total.tokens, self._seconds),
            cost=Cost(draft, verify, accept, short(step)),
            round=AverageRound(
                draft=draft_each,
                verify=verify_each,
                accept=accept_each,
                seconds=short(ours / total.rounds),
                steps=ratio(ours / total.rounds, step),
            ),
            wait=self._steps.gap(),
            jitter=jitter,
            busy=jitter is not None and jitter > DISTURBED,
            first_difference=self._first_difference,
        )


class Steps(Ordered):
    """Seconds of equal steps, such as plain decoding steps, in the order of their arrival."""

    def __init__(self, seconds: Iterable[float] = ()) -> None:
        super().__init__()
        self._last: float | None = None
        self._differences = Ordered()
        self.add(*seconds)

    def add(self, *values: float) -> None:
        """Add steps."""
        super().add(*values)
        for value in values:
            if self._last is not None:
                self._differences.add(abs(value - self._last))
            self._last = value

    def jitter(self) -> float | None:
        """Return the third quartile of |tᵢ − tᵢ₋₁| over the median step; None for too few steps.

        Neighbours are compared because steps legitimately slow down as the text grows and speed up
        once captured. A quartile ignores a few outliers, which hardly affect a speed-up.
        """
        if len(self) < LEAST_STEPS:
            return None
        return ratio(self._differences.percentile(75), self.percentile(50))


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
