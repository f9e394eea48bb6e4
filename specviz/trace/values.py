"""The frozen values of a run: its rounds, its trace, and deltas between states of a trace.

A `Trace` holds everything known about a run; page, replay, export, command line and tests are
functions of it. It also stores the figures derived from that, `Round.sums` and `Trace.comparisons`,
so that a viewer computes nothing. `specviz.trace.folds` derives them, anew for a file.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, field
from msgspec.structs import fields, replace

from specviz.settings import MAX_NEW_TOKENS, RULES, Settings
from specviz.trace.base import Count, Name, Nats, Probability, Seconds, Token, Value
from specviz.trace.figures import ByRule, Comparison, Sums
from specviz.trace.pieces import Piece, piece_bytes

VERSION: Literal[3] = 3

Verdict = Literal["accepted", "rejected", "untested"]
FinalKind = Literal["correction", "bonus"]
Ending = Literal["running", "stopped", "length", "end of text", "context full"]


class Candidate(Value, frozen=True, array_like=True):
    """A candidate token at a position, with its probabilities.

    `target` and `draft` are probabilities after temperature, top-k and top-p, as used for sampling
    and the accept test. `target_raw` and `draft_raw` are the models' own, before that. None means
    that the recorder did not know the value.
    """

    token: Annotated[int, Meta(ge=-1, lt=2**24)]
    target: Probability | None
    draft: Probability | None = None
    target_raw: Probability | None = None
    draft_raw: Probability | None = None


REST = -1  # token id of the row with the total mass of all unlisted tokens


class Position(Value, frozen=True, kw_only=True):
    """Both models' distributions at one slot of a round.

    Attributes:
        candidates: both models' top tokens and the drawn ones, by falling target probability.
        rest: the exact remaining mass in each column.
        overlap: β = Σ min(target, draft); by the token rule, the chance that a draft is accepted;
            None at the bonus position, where nothing is drafted.
        target_entropy, draft_entropy: entropy of the raw distributions, in nats.
    """

    candidates: Annotated[tuple[Candidate, ...], Meta(max_length=64)]
    rest: Candidate
    overlap: Probability | None = None
    target_entropy: Nats | None = None
    draft_entropy: Nats | None = None


class Draft(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One drafted token and its verdict.

    Attributes:
        verdict: "accepted" if it is in the text; "rejected" if the correction replaced it;
            "untested" if it comes after a rejected draft or the end of the text. Block verification
            compares all draws of a round: a draft may be accepted although its own draw is too
            high, because a later one passes, and untested drafts have failed.
        target, draft: probabilities of this token after temperature, top-k and top-p.
        draw: the uniform random number of the accept test; None if none was compared.
        chance: the threshold that the draw was compared with; None: min(1, target/draft).
        weight, excess: the residual at this slot is (weight · target − draft)₊, with this mass
            before scaling; None: weight 1, mass 1 − overlap.
        source: which of several drafters guessed, as `Settings` names it; None if there is one.
        confidence: the chance of acceptance that the drafter predicted before it drew the token, if
            the tokens before it are accepted; None if it predicts none.
        parent: the number of the earlier draft of the round that this one follows; −1: the text. In
            a chain, the one before.
        chances: the chance of acceptance by each of `RULES`, in its order, once the drafts before
            this one were accepted; None, or (): unknown. By block verification, the threshold of
            its own test. In a tree, only the token rule's, min(1, target/draft), is known.
    """

    token: Token
    verdict: Verdict
    target: Probability | None = None
    draft: Probability | None = None
    draw: Probability | None = None
    chance: Probability | None = None
    weight: Probability | None = None
    excess: Probability | None = None
    confidence: Probability | None = None
    source: Name | None = None
    parent: Annotated[int, Meta(ge=-1, lt=64)]
    chances: Annotated[tuple[Probability | None, ...], Meta(max_length=20)] = ()

    @property
    def threshold(self) -> float | None:
        """The number that the draw was compared with: the test passes if the draw is below it."""
        return self.ratio if self.chance is None else self.chance

    @property
    def ratio(self) -> float | None:
        """The threshold of the token rule, min(1, target / draft)."""
        if self.target is None or self.draft is None or self.draft == 0:
            return None
        return min(1.0, self.target / self.draft)


class Final(Value, frozen=True):
    """The round's last token, from the target: a correction or a bonus."""

    token: Token
    kind: FinalKind


class Times(Value, frozen=True):
    """Seconds of each part of a round, excluding display work."""

    draft: Seconds
    verify: Seconds
    accept: Seconds

    @property
    def total(self) -> float:
        return self.draft + self.verify + self.accept


class Round(Value, frozen=True, kw_only=True, omit_defaults=True):
    """γ drafts, one verification pass of the target, one final token.

    A chain is a tree with one branch. Parents come before children, and siblings in the order of
    their tests; `target` and `draft` are then those after the rejection of all elder siblings.
    `positions[i]` belongs to `drafts[i]`; an additional last one belongs to the bonus token.
    `positions` is empty if the recorder did not know the distributions. `final` is None only if an
    accepted draft ended the text. `rules` are figures of each rule on these drafts; empty if
    unknown, in a tree and at temperature 0. `sums` are None only before the round joins a trace.
    """

    drafts: Annotated[tuple[Draft, ...], Meta(max_length=64)]
    final: Final | None
    times: Times
    positions: Annotated[tuple[Position, ...], Meta(max_length=65)] = ()
    rules: ByRule = ()
    sums: Sums | None = None

    @property
    def is_tree(self) -> bool:
        """Whether the drafts branch."""
        return any(draft.parent != slot - 1 for slot, draft in enumerate(self.drafts))

    @property
    def accepted(self) -> int:
        return sum(draft.verdict == "accepted" for draft in self.drafts)

    @property
    def tested(self) -> int:
        return sum(draft.verdict != "untested" for draft in self.drafts)

    @property
    def emitted(self) -> tuple[int, ...]:
        """The tokens that this round adds to the text."""
        tokens = tuple(draft.token for draft in self.drafts if draft.verdict == "accepted")
        return tokens if self.final is None else (*tokens, self.final.token)


class Plain(Value, frozen=True):
    """Plain decoding of the same prompt by the same target: its tokens and seconds per token."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()
    seconds: Annotated[tuple[Seconds, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()

    def __len__(self) -> int:
        return len(self.tokens)


class Model(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A model of the pair.

    Attributes:
        other_weights, too_short: a drafter taught for another target; reads less than the prompt.
    """

    name: Name
    parameters: Count
    layers: Count
    dtype: Name
    other_weights: bool = False
    too_short: bool = False


class Models(Value, frozen=True, kw_only=True):
    """The pair of a run; `draft` is None if the drafter needs no model."""

    pair: Name
    target: Model
    draft: Model | None = None


class Machine(Value, frozen=True, kw_only=True):
    """The machine that a run was timed on.

    Attributes:
        placement: the devices of the models' parts, if there are several.
    """

    device: Name
    processor: Name
    threads: Count
    torch: Name
    transformers: Name
    placement: Annotated[str, Meta(max_length=2000)] = ""


class Prefill(Value, frozen=True):
    """Seconds of prefill, before the first round.

    Attributes:
        target, draft: seconds of each model.
        tokens: prompt tokens read so far; finally all but the last, which the first round reads.
            0 in older traces.
    """

    target: Seconds = 0.0
    draft: Seconds = 0.0
    tokens: Count = 0


class Mark(NamedTuple):
    """The size of a known part of a trace: rounds, plain tokens, pieces and comparisons."""

    rounds: int = 0
    plain: int = 0
    pieces: int = 0
    comparisons: int = 0


class Delta(Value, frozen=True, kw_only=True):
    """The part of a trace added since a mark.

    The server sends deltas to the page, and a ZeroGPU process to the server, as JSON:

        {"from": 2, "rounds": […], "plain_from": 9, "plain": {"tokens": […], "seconds": […]},
         "comparisons_from": 1, "comparisons": […], "pieces": {"17": " the"}, "prefill": {…},
         "ending": "running", "captured": false}

    `from`, `plain_from` and `comparisons_from` are the numbers of rounds, plain tokens and
    comparisons before this delta. A receiver with fewer has missed a delta; one with more skips the
    items that it already has.

    Attributes:
        start: "from" in JSON.
        prefill, ending, captured: the trace's current values.
    """

    start: int = field(name="from")
    rounds: tuple[Round, ...]
    plain_from: int
    plain: Plain
    comparisons_from: int
    comparisons: tuple[Comparison, ...]
    pieces: dict[int, Piece]
    prefill: Prefill
    ending: Ending
    captured: bool

    def __add__(self, later: "Delta") -> "Delta":
        """Merge with a later delta.

        Raises:
            ValueError: something between the two is missing.
        """
        return replace(
            later,
            start=self.start,
            rounds=_extended(self.rounds, self.start, later.rounds, later.start),
            plain_from=self.plain_from,
            plain=_extended_plain(self.plain, self.plain_from, later),
            comparisons_from=self.comparisons_from,
            comparisons=_extended(
                self.comparisons, self.comparisons_from, later.comparisons, later.comparisons_from
            ),
            pieces=self.pieces | later.pieces,
            ending=_ending(self.ending, later.ending),
        )

    def by_name(self) -> dict[str, Any]:
        """Return the values by their JSON names."""
        return {field.encode_name: getattr(self, field.name) for field in fields(self)}


class Trace(Value, frozen=True, kw_only=True):
    """The complete record of a run.

    Attributes:
        version: of the file format. Versions 1, from before `settings.rule`, and 2, without
            `chances` and derived figures, are upgraded when they are read.
        rules: the names of the rules that `Draft.chances` and `Round.rules` list, in their order;
            in a trace that was read, always those of `RULES`.
        comparisons: one for each round that plain decoding has caught up with.
        captured: whether the models ran as CUDA graphs; False without a GPU.
    """

    version: Literal[3] = VERSION
    recorded: Name
    models: Models
    machine: Machine
    settings: Settings
    prompt: Annotated[tuple[Token, ...], Meta(max_length=2**17)]
    pieces: dict[int, Piece]
    rules: Annotated[tuple[Name, ...], Meta(max_length=20)] = tuple(RULES)
    prefill: Prefill = Prefill()
    rounds: Annotated[tuple[Round, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()
    plain: Plain = Plain()
    comparisons: Annotated[tuple[Comparison, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()
    ending: Ending = "running"
    captured: bool = False

    def __add__(self, delta: Delta) -> "Trace":
        """Extend the trace by a delta: `earlier + trace.since(earlier.mark) == trace`.

        Raises:
            ValueError: something between the two is missing.
        """
        return replace(
            self,
            rounds=_extended(self.rounds, 0, delta.rounds, delta.start),
            plain=_extended_plain(self.plain, 0, delta),
            comparisons=_extended(self.comparisons, 0, delta.comparisons, delta.comparisons_from),
            pieces=self.pieces | delta.pieces,
            prefill=delta.prefill,
            ending=_ending(self.ending, delta.ending),
            captured=delta.captured,
        )

    @property
    def mark(self) -> Mark:
        """The mark of the trace's current end."""
        return Mark(len(self.rounds), len(self.plain), len(self.pieces), len(self.comparisons))

    def since(self, mark: Mark) -> Delta:
        """Return the delta since a mark, whose numbers are clamped to the valid range."""
        start, plain_from, _, comparisons_from = (
            min(max(known, 0), all) for known, all in zip(mark, self.mark, strict=True)
        )
        plain = Plain(self.plain.tokens[plain_from:], self.plain.seconds[plain_from:])
        return Delta(
            start=start,
            rounds=self.rounds[start:],
            plain_from=plain_from,
            plain=plain,
            comparisons_from=comparisons_from,
            comparisons=self.comparisons[comparisons_from:],
            pieces=dict(islice(self.pieces.items(), max(mark.pieces, 0), None)),
            prefill=self.prefill,
            ending=self.ending,
            captured=self.captured,
        )

    @property
    def output(self) -> tuple[int, ...]:
        """Ids of all tokens emitted so far."""
        return tuple(token for round in self.rounds for token in round.emitted)

    @property
    def text(self) -> str:
        return self.decode(self.output)

    def decode(self, tokens: Iterable[int]) -> str:
        """Decode tokens to text; an incomplete character becomes U+FFFD."""
        return b"".join(piece_bytes(self.pieces[t]) for t in tokens).decode("utf-8", "replace")


def _extended(
    known: tuple[Any, ...], known_from: int, more: tuple[Any, ...], more_from: int
) -> tuple[Any, ...]:
    """Append the new items of `more`; `known_from` and `more_from` are the items' offsets."""
    have = known_from + len(known)
    if not known_from <= more_from <= have:
        raise ValueError(f"{have} are known, and what is new begins at {more_from}")
    return known + more[have - more_from :]


def _extended_plain(known: Plain, known_from: int, delta: Delta) -> Plain:
    more, more_from = delta.plain, delta.plain_from
    return Plain(
        _extended(known.tokens, known_from, more.tokens, more_from),
        _extended(known.seconds, known_from, more.seconds, more_from),
    )


def _ending(known: Ending, later: Ending) -> Ending:
    """Keep the first ending, even if a late delta says otherwise."""
    return later if known == "running" else known
