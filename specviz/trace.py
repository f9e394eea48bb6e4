"""The frozen values that everything flows through, and their JSON.

A `Trace` is all that is known of one run. Whatever people look at (page, replay, export,
command line, tests) is a function of it. Nothing is stored that the rest implies, except
where a reader of the bare file would need the algorithm to find out (the verdicts).
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from specviz.errors import TraceError, one_line
from specviz.settings import MAX_NEW_TOKENS, Settings

VERSION = 1
MAX_BYTES = 32 * 2**20
ROUNDING = 1e-6  # recorders may shorten probabilities and draws to seven digits

Token = Annotated[int, Meta(ge=0, lt=2**24)]
Probability = Annotated[float, Meta(ge=0, le=1)]
Seconds = Annotated[float, Meta(ge=0, le=1e6)]
Nats = Annotated[float, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=0, le=2**50)]
Name = Annotated[str, Meta(max_length=200)]

Verdict = Literal["accepted", "rejected", "untested"]
FinalKind = Literal["correction", "bonus"]
Ending = Literal["running", "stopped", "length", "end of text", "context full"]


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the frozen values; an unknown field in a file is an error, not a guess."""


class Candidate(_Value, frozen=True, array_like=True):
    """One token that could stand at a position, with its probabilities.

    `target` and `draft` are the shaped distributions (after temperature, top-k and top-p):
    what was sampled from and tested against. `target_raw` and `draft_raw` are the models'
    own, before shaping. None: the recorder could not know.
    """

    token: Annotated[int, Meta(ge=-1, lt=2**24)]
    target: Probability | None
    draft: Probability | None = None
    target_raw: Probability | None = None
    draft_raw: Probability | None = None


REST = -1  # the token of the row that holds the mass of all tokens not listed


class Position(_Value, frozen=True, kw_only=True):
    """Both distributions at one place of a round.

    Attributes:
        candidates: the top tokens of either model and the drawn ones, likeliest for the
            target first.
        rest: the exact mass beyond the candidates, in each column.
        overlap: β = Σ min(target, draft), the chance that a token drafted here is accepted;
            None at the bonus position, where nothing is drafted.
        target_entropy, draft_entropy: of the raw distributions, in nats.
    """

    candidates: Annotated[tuple[Candidate, ...], Meta(max_length=64)]
    rest: Candidate
    overlap: Probability | None = None
    target_entropy: Nats | None = None
    draft_entropy: Nats | None = None


class Draft(_Value, frozen=True, kw_only=True):
    """One drafted token and its verdict.

    Attributes:
        target, draft: probabilities of this token under the shaped distributions.
        draw: the uniform random number of the accept test; None if it was never tested.
        verdict: accepted if draw < min(1, target/draft), rejected if not, untested if an
            earlier draft of the round was rejected or ended the text.
    """

    token: Token
    verdict: Verdict
    target: Probability | None = None
    draft: Probability | None = None
    draw: Probability | None = None

    @property
    def threshold(self) -> float | None:
        """min(1, target/draft): the chance that this very token is accepted."""
        if self.target is None or self.draft is None or self.draft == 0:
            return None
        return min(1.0, self.target / self.draft)


class Final(_Value, frozen=True):
    """The round's last token, from the target: a correction or a bonus."""

    token: Token
    kind: FinalKind


class Times(_Value, frozen=True):
    """Seconds of one round by part, without anything done for showing."""

    draft: Seconds
    verify: Seconds
    accept: Seconds

    @property
    def total(self) -> float:
        return self.draft + self.verify + self.accept


class Round(_Value, frozen=True, kw_only=True):
    """γ drafts, one verification pass of the target, one final token.

    `positions[i]` belongs to `drafts[i]`; the last one, if there is one more than drafts,
    to the bonus token. It is empty if the recorder could not know the distributions.
    `final` is None only where an accepted draft ended the text.
    """

    drafts: Annotated[tuple[Draft, ...], Meta(max_length=64)]
    final: Final | None
    times: Times
    positions: Annotated[tuple[Position, ...], Meta(max_length=65)] = ()

    @property
    def accepted(self) -> int:
        return sum(draft.verdict == "accepted" for draft in self.drafts)

    @property
    def tested(self) -> int:
        return sum(draft.verdict != "untested" for draft in self.drafts)

    @property
    def emitted(self) -> tuple[int, ...]:
        """The tokens that this round adds to the text."""
        tokens = tuple(draft.token for draft in self.drafts[: self.accepted])
        return tokens if self.final is None else (*tokens, self.final.token)


class Plain(_Value, frozen=True):
    """Plain decoding of the same prompt by the same target: its tokens and their seconds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()
    seconds: Annotated[tuple[Seconds, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()

    def __len__(self) -> int:
        return len(self.tokens)


class Model(_Value, frozen=True, kw_only=True):
    """What is known of a model."""

    name: Name
    parameters: Count
    layers: Count
    dtype: Name


class Models(_Value, frozen=True, kw_only=True):
    """The pair of a run. `draft` is None when the drafter needs no model."""

    pair: Name
    target: Model
    draft: Model | None = None


class Machine(_Value, frozen=True, kw_only=True):
    """Where the times were taken.

    Attributes:
        placement: which parts of the models lay where, if not all on one device.
    """

    device: Name
    processor: Name
    threads: Count
    torch: Name
    transformers: Name
    placement: Name = ""


class Prefill(_Value, frozen=True):
    """Seconds spent reading the prompt, before the first round.

    Attributes:
        tokens: how many of the prompt's were read: in the end all but the last, which the first
            round reads; 0 in older traces.
    """

    target: Seconds = 0.0
    draft: Seconds = 0.0
    tokens: Count = 0


class Hex(_Value, frozen=True):
    """Bytes that are no text by themselves: a token that is part of a character."""

    hex: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]


Piece = Annotated[str, Meta(max_length=512)] | Hex


class Trace(_Value, frozen=True, kw_only=True):
    """One run: recorded once, then stepped, replayed, shared and measured anywhere.

    Attributes:
        captured: the models read through captured steps (CUDA graphs); False: eagerly, pass by
            pass, as every run does without a GPU.
    """

    version: Literal[1] = 1
    recorded: Name
    models: Models
    machine: Machine
    settings: Settings
    prompt: Annotated[tuple[Token, ...], Meta(max_length=2**17)]
    pieces: dict[int, Piece]
    prefill: Prefill = Prefill()
    rounds: Annotated[tuple[Round, ...], Meta(max_length=MAX_NEW_TOKENS)] = ()
    plain: Plain = Plain()
    ending: Ending = "running"
    captured: bool = False

    @property
    def output(self) -> tuple[int, ...]:
        """The ids of all tokens emitted so far."""
        return tuple(token for round in self.rounds for token in round.emitted)

    @property
    def text(self) -> str:
        return self.decode(self.output)

    def decode(self, tokens: Iterable[int]) -> str:
        """Text of tokens; a character cut in two shows as U+FFFD."""
        return b"".join(piece_bytes(self.pieces[t]) for t in tokens).decode("utf-8", "replace")


def piece(data: bytes) -> Piece:
    """A token's bytes as a trace holds them: text where they are text, else hex."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return Hex(data.hex())


def piece_bytes(value: Piece) -> bytes:
    """The bytes of a piece."""
    return bytes.fromhex(value.hex) if isinstance(value, Hex) else value.encode("utf-8")


def write(trace: Trace) -> bytes:
    """A trace as JSON (UTF-8)."""
    return msgspec.json.encode(trace)


def read(data: bytes) -> Trace:
    """A trace from JSON, validated: a file is hostile until it has been checked.

    Raises:
        TraceError: one line that says what is wrong and where.
    """
    if len(data) > MAX_BYTES:
        raise TraceError("A trace's file has at most {most} MiB.", most=MAX_BYTES >> 20)
    try:
        version = msgspec.json.decode(data, type=_Version).version
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TraceError("This is not a SpecViz trace: {why}", why=one_line(error)) from None
    if version != VERSION:
        raise TraceError(
            "This trace has version {version!r:.20}; this SpecViz reads version {ours}.",
            version=version,
            ours=VERSION,
        )
    try:
        trace = msgspec.json.decode(data, type=Trace)
        _check(trace)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise TraceError("This trace is damaged: {why}", why=one_line(error)) from None
    return trace


class _Version(msgspec.Struct):
    version: int | str


def _check(trace: Trace) -> None:
    """What the types cannot say: the parts of a trace fit together.

    Raises:
        ValueError: they do not.
    """
    if len(trace.plain.tokens) != len(trace.plain.seconds):
        raise ValueError("the plain run has not one time for each token")
    if len(trace.output) > trace.settings.max_new_tokens:
        raise ValueError("it has more tokens than its settings allow")
    for number, round in enumerate(trace.rounds, 1):
        if (fault := _fault(round)) is not None:
            raise ValueError(f"round {number}: {fault}")
    if missing := set(_tokens(trace)) - trace.pieces.keys():
        raise ValueError(f"it has no text for token {min(missing)}")


def _fault(round: Round) -> str | None:
    """The first thing about a round that speculative decoding could not have produced."""
    accepted, tested = round.accepted, round.tested
    kind = None if round.final is None else round.final.kind
    expected = ["accepted"] * accepted + ["rejected"] * (tested - accepted)
    expected += ["untested"] * (len(round.drafts) - tested)
    if tested - accepted > 1 or [draft.verdict for draft in round.drafts] != expected:
        return "its verdicts are not in order"
    if (kind == "correction") != (tested > accepted):
        return "a correction goes with a rejection"
    if kind == "bonus" and accepted < len(round.drafts):
        return "a bonus token follows only when all drafts were accepted"
    if not round.emitted:
        return "it emits nothing"
    if len(round.positions) > len(round.drafts) + 1:
        return "it has more positions than tokens"
    for draft in round.drafts:
        if draft.draw is None:
            continue
        if draft.verdict == "untested":
            return "a draft that was never tested has a random draw"
        margin = 0.0 if draft.threshold is None else draft.threshold - draft.draw
        if abs(margin) > ROUNDING and (margin > 0) != (draft.verdict == "accepted"):
            return "a random draw contradicts its verdict"
    return None


def _tokens(trace: Trace) -> Iterator[int]:
    """Every token id that a trace mentions."""
    yield from trace.prompt
    yield from trace.plain.tokens
    for round in trace.rounds:
        yield from (draft.token for draft in round.drafts)
        yield from round.emitted
        for position in round.positions:
            yield from (candidate.token for candidate in position.candidates)
