"""The figures of a run as frozen values: sums over its rounds, and comparisons with plain decoding.

`specviz.trace.folds` computes them. A round has those up to its end, so that a viewer can show any
moment of a run without computing anything.
"""

from typing import Annotated

from msgspec import Meta

from specviz.settings import MAX_GAMMA, MAX_NEW_TOKENS
from specviz.trace.base import Count, Probability, Seconds, Value

Ratio = Annotated[float, Meta(ge=0, le=1e9)]
Total = Annotated[float, Meta(ge=0, le=2e9)]  # seconds, of up to MAX_NEW_TOKENS rounds


class Gap(Value, frozen=True):
    """The median and 95th percentile of waiting times in seconds, by nearest rank."""

    p50: Total = 0.0
    p95: Total = 0.0


class Waits(Value, frozen=True):
    """A reader's waiting times, including that for the first token.

    Attributes:
        speculative: per token; a round's tokens arrive together at its end, so all but the first
            wait 0 s.
        bursts: per round.
    """

    speculative: Gap = Gap()
    bursts: Gap = Gap()


class Slot(Value, frozen=True, array_like=True):
    """The verdicts at one slot of the rounds (in a tree: on one level).

    Attributes:
        share: accepted of those judged, with its 95 % interval; None if none was judged.
    """

    accepted: Count
    rejected: Count
    untested: Count
    share: Probability | None = None
    low: Probability | None = None
    high: Probability | None = None


class Group(Value, frozen=True, array_like=True):
    """The tested drafts whose predicted chance lies in an interval.

    Attributes:
        start, end: the interval.
        mean: of the predictions.
        share: accepted of `tested`, with its 95 % interval.
    """

    start: Probability
    end: Probability
    mean: Probability
    tested: Count
    share: Probability
    low: Probability
    high: Probability


class Calibration(Value, frozen=True, omit_defaults=True):
    """Predicted against actual acceptance of the tested drafts.

    Attributes:
        headed: whether a confidence head predicts; otherwise, the draft's own probability of its
            token before temperature, top-k and top-p is taken as its prediction.
        tested: drafts with a prediction.
        mean: of the predictions.
        share: accepted of `tested`.
        groups: None if the run's rule accepts with another chance than the predicted one.
    """

    headed: bool
    tested: Count
    mean: Probability
    share: Probability
    groups: Annotated[tuple[Group, ...], Meta(max_length=10)] | None = None


class Cut(Value, frozen=True, array_like=True):
    """What the rounds would have been with fewer drafts each; see `Cuts` in folds.py."""

    mean_acceptance_length: Ratio | None
    acceptance_rate: Probability | None
    draft_efficiency: Probability | None
    drafted: Count
    emitted: Count


class RuleFigures(Value, frozen=True, array_like=True):
    """One rule on the drafts of a round, or on average, over all random draws.

    Attributes:
        tokens: the expected tokens of the round, the final one included.
        distance: total variation distance of the round's first token from the target's
            distribution; 0 for lossless rules; None: unknown.
    """

    tokens: Annotated[float, Meta(ge=0, le=MAX_GAMMA + 1)]
    distance: Probability | None = 0.0


ByRule = Annotated[tuple[RuleFigures | None, ...], Meta(max_length=20)]
"""Figures of each of `RULES` in its order; None: unknown."""


class RuleMeans(Value, frozen=True):
    """The means of `Round.rules` over the `rounds` that have them."""

    rounds: Count
    means: ByRule


class Sums(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Figures of the rounds up to one of them.

    Two different acceptance rates are in common use; here they are `acceptance_rate` and
    `draft_efficiency`. A metric that the rounds do not determine (yet) is None.

    Attributes:
        drafted: accepted + rejected + untested.
        draft, verify, accept, seconds: seconds of each part, and of all, without prefill.
        acceptance_rate: α = accepted / tested, as in the papers' formulas. In a tree, each position
            in the text counts once: as accepted if any sibling there was.
        draft_efficiency: accepted / drafted, which serving engines call "draft acceptance rate".
        mean_acceptance_length: τ, tokens per round, the final one included (vLLM, Spec-Bench).
        mean_overlap: mean β of the tested positions, the expected α of the token rule. Where a tree
            has siblings, β is the chance that any of them is accepted; None if the run's rule
            leaves other residuals than the token rule.
        lengths: how many rounds accepted 0, 1, 2, … drafts.
        calibration: None without predictions.
        cuts: with 1, 2, … drafts per round, fewer than γ; empty if rounds cannot be cut.
        rules: None in a tree and at temperature 0.
        hardest: where the lossy rule of the losslessness test distorts the text most, in tokens
            after the prompt.
    """

    rounds: Count = 0
    drafted: Count = 0
    accepted: Count = 0
    rejected: Count = 0
    untested: Count = 0
    emitted: Count = 0
    draft: Total = 0.0
    verify: Total = 0.0
    accept: Total = 0.0
    seconds: Total = 0.0
    acceptance_rate: Probability | None = None
    draft_efficiency: Probability | None = None
    mean_acceptance_length: Ratio | None = None
    mean_overlap: Ratio | None = None
    tokens_per_second: Ratio | None = None
    waits: Waits = Waits()
    slots: Annotated[tuple[Slot, ...], Meta(max_length=64)] = ()
    lengths: Annotated[tuple[Count, ...], Meta(max_length=65)] = ()
    calibration: Calibration | None = None
    cuts: Annotated[tuple[Cut, ...], Meta(max_length=MAX_GAMMA)] = ()
    rules: RuleMeans | None = None
    hardest: Count = 0


class Cost(Value, frozen=True):
    """Seconds per token of each part of speculative decoding, and of plain decoding.

    (draft + verify + accept) / plain is 1 / speed-up.
    """

    draft: Seconds
    verify: Seconds
    accept: Seconds
    plain: Seconds


class AverageRound(Value, frozen=True):
    """Seconds of an average round and its parts; `steps`: the round in plain steps."""

    draft: Seconds
    verify: Seconds
    accept: Seconds
    seconds: Total
    steps: Ratio | None


class Comparison(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Plain decoding against the rounds up to one of them, over the same number of tokens.

    Attributes:
        tokens: that both have emitted.
        seconds: of plain decoding, without prefill.
        speedup: plain / speculative seconds. Of a disturbed run, it may be more than is possible.
        impossible: whether it is, so that it is no measurement; see `is_impossible`.
        wait: per token of plain decoding.
        jitter: of the plain steps; None if there are too few.
        busy: whether the jitter is too high to rely on times.
        first_difference: index of the first token that differs; None if there is none.
    """

    tokens: Annotated[int, Meta(ge=0, le=MAX_NEW_TOKENS)]
    seconds: Total
    speedup: Ratio | None
    plain_tokens_per_second: Ratio | None
    cost: Cost
    round: AverageRound
    wait: Gap
    impossible: bool = False
    jitter: Ratio | None = None
    busy: bool = False
    first_difference: Count | None = None
