"""Running figures of verdicts: each tally adds a round at a time and says what it has found.

With every rule, the tested drafts of a round are the accepted ones and the one that the correction
replaces. Block verification also draws for later drafts, but those draws decide nothing, so these
drafts count as untested: α stays the chance that the next draft is accepted, as in the formulas. A
rescued draft (its own test failed, a later one passed) counts as accepted.
"""

from collections import Counter
from collections.abc import Sequence

from specviz.settings import RULES, Settings
from specviz.trace.figures import Calibration, Cut, Group, RuleFigures, RuleMeans, Slot
from specviz.trace.numbers import ratio, share, short
from specviz.trace.tree import depths
from specviz.trace.values import Draft, Position, Round

VERDICTS = ("accepted", "rejected", "untested")
SAME_RESIDUALS = ("token", "top-k", "threshold")
"""The rules that judge a younger sibling with the residual that the token rule would leave."""
MANY = 300  # predictions that suffice for ten groups instead of five
LIKELIEST = 3  # tokens that the lossy rule of the losslessness test accepts: lab/frequencies.py
UNLISTED = 0.3  # that test skips positions that leave more probability unlisted


class Overlaps:
    """The mean overlap over tested positions."""

    def __init__(self, rule: str) -> None:
        self._rule = rule
        self._sum, self._count, self._hidden = 0.0, 0, False

    def add(self, round: Round) -> None:
        self._hidden = self._hidden or _judged_otherwise(round, self._rule)
        drafted = list(zip(round.drafts, round.positions, strict=False))
        for parent in {draft.parent for draft, _ in drafted if draft.verdict != "untested"}:
            chance = any_accepted([pair for pair in drafted if pair[0].parent == parent])
            if chance is not None:
                self._sum += chance
                self._count += 1

    def told(self) -> float | None:
        return None if self._hidden else ratio(self._sum, self._count)


def _judged_otherwise(round: Round, rule: str) -> bool:
    """Return whether a younger sibling was judged with another residual than the token rule's.

    The residuals of match and block verification differ from it only after an elder sibling that
    was drawn from several tokens. Typical acceptance judges a path with the target's distribution.
    """
    if rule in SAME_RESIDUALS:
        return False
    youngest = {draft.parent: draft for draft in round.drafts}
    elders = [draft for draft in round.drafts if draft is not youngest[draft.parent]]
    return any(rule == "typical" or draft.draft != 1 for draft in elders)


def any_accepted(siblings: Sequence[tuple[Draft, Position]]) -> float | None:
    """Estimate the chance that any of some siblings is accepted; None if the trace lacks a part.

    The sum of each one's overlap times the chance that all elder ones are rejected. Its mean over
    what may be drafted is exact, although one value can exceed 1. (With 1 - overlap for an elder
    one, the mean would be too low, because a younger one's overlap depends on the elder token.)
    """
    chance, rejected = 0.0, 1.0
    for rank, (draft, position) in enumerate(siblings, 1):
        if position.overlap is None:
            return None
        chance += rejected * position.overlap
        if rank < len(siblings):
            if draft.ratio is None:
                return None
            rejected *= 1 - draft.ratio
    return chance


class Slots:
    """Verdicts by slot of the round, in a tree by level; and accepted lengths."""

    def __init__(self) -> None:
        self._counts, self._lengths = list[Counter[str]](), list[int]()

    def add(self, round: Round) -> None:
        """A level is accepted if any of its drafts was, else rejected if any was."""
        levels = depths(round)
        deepest = max(levels, default=-1) + 1
        found = [set[str]() for _ in range(deepest)]
        for level, draft in zip(levels, round.drafts, strict=True):
            found[level].add(draft.verdict)
        self._counts += [Counter[str]() for _ in found[len(self._counts) :]]
        self._lengths += [0] * (deepest + 1 - len(self._lengths))
        self._lengths[round.accepted] += 1
        for counts, verdicts in zip(self._counts, found, strict=False):
            counts[min(verdicts, key=VERDICTS.index)] += 1

    def told(self) -> tuple[Slot, ...]:
        each = ([counts[verdict] for verdict in VERDICTS] for counts in self._counts)
        return tuple(
            Slot(accepted, rejected, untested, *share(accepted, accepted + rejected))
            for accepted, rejected, untested in each
        )

    def lengths(self) -> tuple[int, ...]:
        return tuple(self._lengths)


class Calibrations:
    """Predicted against actual acceptance of tested drafts; not of trees, where siblings matter.

    A confidence head predicts the token rule's acceptance. The draft's own probability also
    predicts that of match, which accepts a draft with the target's. At temperature 0, all rules
    accept the same drafts.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._headed = False
        self._tests = ([[0, 0, 0.0] for _ in range(10)], [[0, 0, 0.0] for _ in range(10)])
        """By source of the prediction (the draft, a head) and tenth: tested, accepted, Σ chance."""

    def add(self, round: Round) -> None:
        if self._settings.tree != "chain":
            return
        for slot, draft in enumerate(round.drafts):
            self._headed = self._headed or draft.confidence is not None
            rows = round.positions[slot].candidates if slot < len(round.positions) else ()
            own = next((row.draft_raw for row in rows if row.token == draft.token), None)
            for tenths, chance in zip(self._tests, (own, draft.confidence), strict=True):
                if chance is not None and draft.verdict != "untested":
                    tenth = tenths[min(9, int(chance * 10))]
                    tenth[0] += 1
                    tenth[1] += draft.verdict == "accepted"
                    tenth[2] += chance

    def told(self) -> Calibration | None:
        tenths = self._tests[self._headed]
        tested, accepted, chances = (sum(column) for column in zip(*tenths, strict=True))
        if not tested:
            return None
        rule, greedy = self._settings.rule, self._settings.temperature == 0
        comparable = rule == "token" or (rule == "match" and not self._headed) or greedy
        groups = tenths if tested >= MANY else _in_pairs(tenths)
        return Calibration(
            headed=self._headed,
            tested=int(tested),
            mean=short(chances / tested),
            share=short(accepted / tested),
            groups=_groups(groups) if comparable else None,
        )


def _in_pairs(tenths: list[list[float]]) -> list[list[float]]:
    pairs = zip(tenths[::2], tenths[1::2], strict=True)
    return [[a + b for a, b in zip(*pair, strict=True)] for pair in pairs]


def _groups(counts: list[list[float]]) -> tuple[Group, ...]:
    width = 1 / len(counts)
    return tuple(
        Group(
            short(number * width),
            short((number + 1) * width),
            short(chances / tested),
            int(tested),
            *(part or 0.0 for part in share(int(accepted), int(tested))),
        )
        for number, (tested, accepted, chances) in enumerate(counts)
        if tested
    )


class Cuts:
    """The rounds of a run if each had made fewer drafts.

    This is exact: nothing is estimated. A draft model draws each token given the ones before it, so
    that with a smaller γ it makes the first γ of the same drafts; the target's distributions at
    them do not depend on later ones, and a test uses its own draw and the tests before it. A
    rejection among the first γ keeps its correction; otherwise the target adds a bonus token.

    It says less than a real run with γ: that one has other draws unless the temperature is 0, and
    its rounds start at other positions; and the time of a cut round was not measured. Prompt lookup
    need not make the first γ of the same guesses, and later tests decide in block verification, so
    those are not cut, nor are trees.
    """

    def __init__(self, settings: Settings) -> None:
        jointly = settings.rule == "block" and settings.temperature > 0
        lookup = settings.drafter.startswith("lookup")
        exact = settings.tree == "chain" and not lookup and not jointly
        self._counts = [Counter[str]() for _ in range(1, settings.gamma if exact else 1)]

    def add(self, round: Round) -> None:
        for gamma, counts in enumerate(self._counts, 1):
            within = Counter[str](draft.verdict for draft in round.drafts[:gamma])
            ended = round.final is None and within["accepted"] == round.accepted
            counts.update(within)
            counts.update(rounds=1, drafted=within.total(), finals=not ended)

    def told(self) -> tuple[Cut, ...]:
        return tuple(
            Cut(
                ratio(counts["accepted"] + counts["finals"], counts["rounds"]),
                ratio(counts["accepted"], counts["accepted"] + counts["rejected"]),
                ratio(counts["accepted"], counts["drafted"]),
                counts["drafted"],
                counts["accepted"] + counts["finals"],
            )
            for counts in self._counts
        )


class RuleTotals:
    """The figures of every rule, averaged over the rounds that have them."""

    def __init__(self) -> None:
        self._rounds = 0
        self._tokens: list[float | None] = [0.0] * len(RULES)
        self._distances: list[float | None] = [0.0] * len(RULES)

    def add(self, round: Round) -> None:
        if not round.rules:
            return
        self._rounds += 1
        for rule, figures in enumerate(round.rules):
            tokens, distance = (figures.tokens, figures.distance) if figures else (None, None)
            self._tokens[rule] = _plus(self._tokens[rule], tokens)
            self._distances[rule] = _plus(self._distances[rule], distance)

    def told(self) -> RuleMeans | None:
        if not self._rounds:
            return None
        totals = zip(self._tokens, self._distances, strict=True)
        return RuleMeans(self._rounds, tuple(self._mean(*total) for total in totals))

    def _mean(self, tokens: float | None, distance: float | None) -> RuleFigures | None:
        if tokens is None:
            return None
        far = None if distance is None else short(distance / self._rounds)
        return RuleFigures(short(tokens / self._rounds), far)


def _plus(total: float | None, more: float | None) -> float | None:
    return None if total is None or more is None else total + more


class Hardest:
    """The position where the lossy rule of the losslessness test distorts the text most."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most, self._tokens = 0.0, 0
        self.position = 0  # in tokens after the prompt

    def add(self, round: Round) -> None:
        if self._settings.tree == "chain":
            for slot, position in enumerate(round.positions[: len(round.emitted)]):
                found = _harm(position, raw=self._settings.temperature == 0)
                if found > self._most:
                    self._most, self.position = found, self._tokens + slot
        self._tokens += len(round.emitted)


def _harm(position: Position, *, raw: bool) -> float:
    """How much the rule favours the draft's choice here, weighted by the target's uncertainty."""
    *rows, (rest, rest_draft) = (
        (row.target_raw, row.draft_raw) if raw else (row.target, row.draft)
        for row in (*position.candidates, position.rest)
    )
    if rest is None or rest > UNLISTED or rest_draft is None:
        return 0.0
    listed = sorted(((p or 0.0, q or 0.0) for p, q in rows), key=lambda row: -row[0])
    excess = sum(max(0.0, q - p) for p, q in listed[:LIKELIEST])
    return excess * (1 - sum(p * p for p, _ in listed))
