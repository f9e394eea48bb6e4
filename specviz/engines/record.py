"""The acceptance of a serving engine, in its own counts; windows over readings, and drift.

Engines report different parts of it. What one does not report stays None: an even split of a total
over rounds or positions would look like a measurement.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise, zip_longest
from math import sqrt
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from specviz.errors import EngineError, Line
from specviz.trace import Count, Name, Value

Counts = Annotated[tuple[Count, ...], Meta(max_length=1024)]
CONFIDENT = 2.576  # standard deviations: 99 %


class Bounds(NamedTuple):
    """A ratio that the counts determine, or only bound."""

    low: float
    high: float


class Acceptance(Value, frozen=True, kw_only=True):
    """What was accepted, of one request or since the engine started.

    Attributes:
        engine: the engine's name.
        drafts: verification passes over drafted tokens.
        drafted, accepted: drafted tokens, and those in the text.
        survived: by position of the draft, the rounds in which it and all before it were accepted.
        histogram: by number of accepted drafts, the rounds that accepted so many.
        tested: by position, the rounds that tested a draft there; known only step by step.
        reported: the engine's own figures, by the engine's names.
    """

    engine: Name
    drafts: Count | None = None
    drafted: Count | None = None
    accepted: Count | None = None
    survived: Counts | None = None
    histogram: Counts | None = None
    tested: Counts | None = None
    reported: dict[Name, float] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raise EngineError if the counts contradict each other."""
        if fault := self._fault():
            raise EngineError(
                "{engine} reports counts that contradict each other ({fault}). They cannot be used:"
                " check what answers at this address.",
                engine=self.engine,
                fault=fault,
            )

    def _fault(self) -> Line | None:
        drafts, drafted, accepted = self.drafts, self.drafted, self.accepted
        if accepted is not None and drafted is not None and accepted > drafted:
            return Line("{n} accepted of {most} drafted tokens", n=accepted, most=drafted)
        if self.histogram is not None:
            rounds = sum(self.histogram)
            total = sum(j * count for j, count in enumerate(self.histogram))
            if drafts is not None and rounds != drafts:
                return Line("a histogram of {n} rounds, and {other} rounds", n=rounds, other=drafts)
            if accepted is not None and total != accepted:
                return Line(
                    "a histogram of {n} accepted tokens, and {other} accepted tokens",
                    n=total,
                    other=accepted,
                )
        if self.survived is not None:
            if any(later > earlier for earlier, later in pairwise(self.survived)):
                return Line("a later position is accepted more often than an earlier one")
            if accepted is not None and sum(self.survived) != accepted:
                return Line(
                    "{n} accepted by position, and {other} in all",
                    n=sum(self.survived),
                    other=accepted,
                )
            if drafts is not None and max(self.survived, default=0) > drafts:
                return Line("a position is accepted in more than {most} rounds", most=drafts)
        if self.tested is not None and accepted is not None and sum(self.tested) < accepted:
            return Line("{n} accepted of {most} tested tokens", n=accepted, most=sum(self.tested))
        return None

    @property
    def by_position(self) -> tuple[int, ...] | None:
        """Return `survived`, or what follows from the histogram."""
        if self.survived is None and self.histogram is not None:
            return tuple(accumulate(self.histogram[:0:-1]))[::-1]
        return self.survived

    @property
    def draft_efficiency(self) -> float | None:
        """Accepted / drafted: what engines call draft acceptance rate."""
        return _ratio(self.accepted, self.drafted)

    @property
    def mean_acceptance_length(self) -> float | None:
        """τ: tokens emitted per round, the final token included."""
        mean = _ratio(self.accepted, self.drafts)
        return None if mean is None else 1 + mean

    @property
    def conditional(self) -> tuple[Bounds | None, ...] | None:
        """By position, the chance of acceptance if all drafts before it were accepted.

        Exact if every round drafts equally many tokens, or if steps are reported; else bounded by
        how many are missing, since counters do not show which rounds were short.
        """
        survived, missing = self.by_position, self._missing
        if self.tested is not None and survived is not None:
            pairs = zip(survived, self.tested, strict=False)
            return tuple(_bounds(count, tested, 0) for count, tested in pairs)
        if survived is None or self.drafts is None or missing is None:
            return None
        return tuple(
            _bounds(count, before, missing) for before, count in pairwise((self.drafts, *survived))
        )

    @property
    def acceptance_rate(self) -> Bounds | None:
        """α: accepted / tested; bounded like `conditional` if lengths differ."""
        survived, missing = self.by_position, self._missing
        if self.tested is not None and self.accepted is not None:
            return _bounds(self.accepted, sum(self.tested), 0)
        if survived is None or self.drafts is None or missing is None:
            return None
        return _bounds(sum(survived), sum((self.drafts, *survived[:-1])), missing)

    @property
    def _missing(self) -> int | None:
        """Drafted tokens that rounds of full length would have had more."""
        survived = self.by_position
        if survived is None or self.drafts is None or self.drafted is None:
            return None
        return max(0, self.drafts * len(survived) - self.drafted)


def _ratio(part: int | None, whole: int | None) -> float | None:
    return None if part is None or not whole else part / whole


def _bounds(part: int, most: int, missing: int) -> Bounds | None:
    """Bound part / whole, where the whole is `most` or up to `missing` less, and at least part."""
    if not most:
        return None
    least = max(part, most - missing)
    return Bounds(part / most, part / least if least else 1.0)


class Reading(NamedTuple):
    """An engine's counters at a time in seconds."""

    seconds: float
    acceptance: Acceptance


class Window(NamedTuple):
    """What was added between two readings.

    Attributes:
        added: None if the counters fell: the engine was restarted.
    """

    seconds: float
    added: Acceptance | None


def windows(readings: Sequence[Reading]) -> list[Window]:
    """Return what each reading adds to the one before."""
    return [
        Window(later.seconds - earlier.seconds, difference(earlier.acceptance, later.acceptance))
        for earlier, later in pairwise(readings)
    ]


def difference(earlier: Acceptance, later: Acceptance) -> Acceptance | None:
    """Return what was added to an engine's counters; None if they fell."""
    drafts = _minus(later.drafts, earlier.drafts)
    drafted = _minus(later.drafted, earlier.drafted)
    accepted = _minus(later.accepted, earlier.accepted)
    survived = None
    if later.survived is not None:  # positions that were never reached may not be listed
        pairs = zip_longest(later.survived, earlier.survived or (), fillvalue=0)
        survived = tuple(after - before for after, before in pairs)
    counts = [drafts, drafted, accepted, *(survived or ())]
    if any(count is not None and count < 0 for count in counts):
        return None
    return Acceptance(
        engine=later.engine,
        drafts=drafts,
        drafted=drafted,
        accepted=accepted,
        survived=survived,
        reported=later.reported,
    )


def _minus(later: int | None, earlier: int | None) -> int | None:
    return None if later is None else later - (earlier or 0)


class Drift(NamedTuple):
    """A change of acceptance that chance does not explain.

    Of the share of accepted first drafts; if positions are not reported, of the draft efficiency.
    """

    before: float
    after: float


def drift(found: Sequence[Window]) -> Drift | None:
    """Return the change from all windows but the last to the last; None if chance explains it.

    The two 99 % intervals must be apart. Drafts of one round depend on each other, so a round
    counts as one trial: of its first draft, or of its efficiency.
    """
    added = [_trials(window.added) for window in found if window.added is not None]
    known = [each for each in added if each is not None]
    if len(known) < 2:
        return None
    hits, trials = (sum(each[i] for each in known[:-1]) for i in (0, 1))
    before, after = _wilson(hits, trials), _wilson(*known[-1])
    if before is None or after is None:
        return None
    if before.low <= after.high and after.low <= before.high:
        return None
    return Drift(hits / trials, known[-1][0] / known[-1][1])


def _trials(added: Acceptance) -> tuple[float, int] | None:
    if not added.drafts:
        return None
    if survived := added.by_position:
        return survived[0], added.drafts
    rate = added.draft_efficiency
    return None if rate is None else (rate * added.drafts, added.drafts)


def _wilson(hits: float, trials: float) -> Bounds | None:
    """Return Wilson's interval of a share."""
    if trials <= 0:
        return None
    share, z = hits / trials, CONFIDENT
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials**2)) / (1 + z * z / trials)
    return Bounds(centre - half, centre + half)
