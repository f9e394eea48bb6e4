"""What the runs of a sweep measured."""

import itertools
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from specviz.errors import Line, SettingsError
from specviz.metrics import is_disturbed, is_impossible
from specviz.settings import MAX_BUDGET, MAX_GAMMA
from specviz.sweep.plan import (
    MAX_PROMPTS,
    MAX_RUNS,
    LeftOut,
    Plan,
    RunKey,
    Scheme,
    hex_digest,
)
from specviz.trace import Count, Machine, Models, Name, Seconds, Value

MAX_SETUPS = 1000
HAS_SAMPLES = Line(
    "{pair} cannot draft with {scheme} here, but this sweep already has such runs. Resume the"
    " sweep on the machine where it began, or start a new one."
)

ENTROPY_EDGES = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
"""Nats, of the target's own distribution: bin 0 is below the first edge, the last open-ended."""
OVERLAP_EDGES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
"""β = Σ min(target, draft): bin 0 is below the first edge, the last holds 0.9 to 1."""
TOKEN_KINDS = ("word", "space", "punctuation", "number", "keyword", "other")
"""Kinds of drafted tokens, as `specviz.lab.token_kinds` classifies them."""


Few = Annotated[tuple[Count, ...], Meta(max_length=MAX_GAMMA)]


class Tally(Value, frozen=True, array_like=True):
    """How many drafts were tested and accepted in each bin; trailing zeros are left out.

    Raises:
        ValueError: more drafts were accepted than tested.
    """

    tested: Few = ()
    accepted: Few = ()

    def __post_init__(self) -> None:
        pairs = itertools.zip_longest(self.tested, self.accepted, fillvalue=0)
        if any(accepted > tested for tested, accepted in pairs):
            raise ValueError("more drafts were accepted than tested")


def tally(bins: Sequence[int], verdicts: Sequence[bool]) -> Tally:
    """Count drafts by bin; `verdicts` says whether each was accepted."""
    tested, accepted = [0] * MAX_GAMMA, [0] * MAX_GAMMA
    for number, verdict in zip(bins, verdicts, strict=True):
        tested[number] += 1
        accepted[number] += verdict
    return Tally(_cut(tested), _cut(accepted))


class Sample(Value, frozen=True, array_like=True, kw_only=True):
    """What one run measured.

    Attributes:
        setup: an index into the sweep's setups.
        prompt: an index into the plan's prompts.
        gamma: tokens that are verified in a round: γ of a chain, the budget of a tree.
        emitted, rounds, drafted: counts of tokens, rounds and drafts.
        slots: drafts by slot of the round, from bin 0. In a tree, siblings share a slot, which
            counts once, as accepted if any of them was; the three tallies below use the bin of the
            sibling judged last.
        entropies: tested drafts by the target's entropy (ENTROPY_EDGES).
        overlaps: tested drafts by overlap (OVERLAP_EDGES).
        words: tested drafts by kind of token (TOKEN_KINDS).
        draft, verify, accept: seconds of the rounds by part, without prefill.
        plain: seconds of the first `emitted` steps of the plain run that all runs of this pair,
            prompt and temperature share.
        agrees: whether a greedy run wrote the same text as plain decoding; None when sampling.
        digest: a hash of the output's token ids.
        jitter: of these plain steps (`specviz.metrics.jitter`); None: too few, or an old file.
        rule, tree, controller: as in `Settings`.
    """

    setup: Annotated[int, Meta(ge=0, lt=MAX_SETUPS)]
    prompt: Annotated[int, Meta(ge=0, lt=MAX_PROMPTS)]
    drafter: Name
    gamma: Annotated[int, Meta(ge=1, le=MAX_BUDGET)]
    temperature: float
    emitted: Annotated[int, Meta(ge=1, le=2**20)]
    rounds: Annotated[int, Meta(ge=1, le=2**20)]
    drafted: Count
    slots: Tally
    entropies: Tally
    overlaps: Tally
    words: Tally
    draft: Seconds
    verify: Seconds
    accept: Seconds
    plain: Seconds
    agrees: bool | None
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
    jitter: Annotated[float, Meta(ge=0)] | None = None
    rule: Name = "token"
    tree: Name = "chain"
    controller: Name = "fixed"

    @property
    def scheme(self) -> Scheme:
        return Scheme(self.drafter, self.rule, self.tree, self.controller)

    @property
    def tested(self) -> int:
        return sum(self.slots.tested)

    @property
    def accepted(self) -> int:
        return sum(self.slots.accepted)

    @property
    def rejected(self) -> int:
        return self.tested - self.accepted

    @property
    def seconds(self) -> float:
        """Seconds of speculative decoding."""
        return self.draft + self.verify + self.accept

    @property
    def speedup(self) -> float | None:
        """Plain seconds over those of speculative decoding; None if unknown or impossible."""
        ratio, tau = self._ratio, self.emitted / self.rounds
        return None if is_impossible(ratio, tau, self.drafted) else ratio

    @property
    def disturbed(self) -> bool | None:
        """Whether the machine was busy with other work; None if this was not checked."""
        return is_disturbed(self.jitter, self._ratio, self.emitted / self.rounds, self.drafted)

    @property
    def _ratio(self) -> float | None:
        return self.plain / self.seconds if self.seconds else None


class Setup(Value, frozen=True, kw_only=True):
    """Models, and the machine that measured them."""

    models: Models
    machine: Machine


class Sweep(Value, frozen=True, kw_only=True):
    """A plan and the runs measured so far.

    Attributes:
        recorded: when the sweep began, ISO 8601.
    """

    recorded: Name = ""
    plan: Plan
    setups: Annotated[tuple[Setup, ...], Meta(max_length=MAX_SETUPS)] = ()
    samples: Annotated[tuple[Sample, ...], Meta(max_length=MAX_RUNS)] = ()

    @property
    def missing(self) -> int:
        """How many of the plan's runs are not measured yet."""
        return self.plan.runs - len(self.samples)

    @property
    def is_finished(self) -> bool:
        return self.missing == 0

    def pair_of(self, sample: Sample) -> str:
        """The name of a sample's pair."""
        return self.setups[sample.setup].models.pair

    def kind_of(self, sample: Sample) -> str:
        """The kind of a sample's prompt."""
        return self.plan.prompts[sample.prompt].kind

    def run_of(self, sample: Sample) -> RunKey:
        """Which of the plan's runs a sample measured."""
        pair = self.pair_of(sample)
        return RunKey(pair, sample.scheme, sample.gamma, sample.temperature, sample.prompt)

    def without(self, gone: Iterable[LeftOut]) -> "Sweep":
        """The sweep without schemes that its pairs turned out to be unable to run.

        Raises:
            SettingsError: nothing is left to run with a pair, or a scheme already has samples.
        """
        known = self.plan.left_out
        fresh = tuple(each for each in gone if each not in known)
        measured = {LeftOut(self.pair_of(sample), sample.scheme) for sample in self.samples}
        if (first := next((each for each in fresh if each in measured), None)) is not None:
            raise SettingsError(HAS_SAMPLES, pair=first.pair, scheme=first.scheme.code)
        return replace(self, plan=replace(self.plan, left_out=known + fresh)) if fresh else self

    def with_sample(self, setup: Setup, sample: Sample) -> "Sweep":
        """The sweep with one more sample, measured with `setup`."""
        setups = self.setups if setup in self.setups else (*self.setups, setup)
        sample = replace(sample, setup=setups.index(setup))
        return replace(self, setups=setups, samples=(*self.samples, sample))


def bin_of(value: float, edges: Sequence[float]) -> int:
    """The bin of a value, 0 … len(edges); an edge belongs to the bin above it."""
    return bisect_right(edges, value)


def digest(tokens: Sequence[int]) -> str:
    """A hash of token ids: twelve hexadecimal digits."""
    return hex_digest(b"".join(token.to_bytes(4, "little") for token in tokens))


def _cut(counts: list[int]) -> tuple[int, ...]:
    """Drop trailing zeros."""
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)
