"""What an adapter of a serving engine offers, and the values that all adapters speak in.

A new engine is one module in `adapters/` with a subclass of `Engine`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from specviz.engines.http import Client, Json
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError
from specviz.trace import LONGEST_PIECE, Piece

NUMBER = (int, float)
LARGEST = 2**50  # of any number in an answer
TOP = 20
"""Tokens of each distribution that are asked for: as many as vLLM gives by default."""


class Server(NamedTuple):
    """A server, as it describes itself.

    Attributes:
        version: of the engine; "" if it does not report.
        speculates: whether it drafts; None if it does not report.
        quantised: the target's number format, if that is fewer than 16 bits; else "".
    """

    engine: str
    version: str
    model: str
    speculates: bool | None = None
    quantised: str = ""


class Sampling(NamedTuple):
    """How a text is to be continued: from the model's own distribution at a temperature."""

    tokens: int = 64
    temperature: float = 0.0
    seed: int = 0


class Step(NamedTuple):
    """What one pass of the target added.

    Attributes:
        tokens: ids, in order; the last is the target's own, except where the text ended.
        drafted, accepted: in this step; None if the engine does not report.
        seconds: since the step before; for the first, since the request.
        text: what the tokens read, if the engine reports it.
    """

    tokens: tuple[int, ...]
    drafted: int | None
    accepted: int | None
    seconds: float
    text: str | None = None


class Reply(NamedTuple):
    """A prompt's continuation by an engine.

    Attributes:
        prompt: token ids.
        steps: the first is the prompt's own pass, which drafts nothing.
        acceptance: of this request.
        seconds: the engine's own time after the first token; None if it does not report.
    """

    prompt: tuple[int, ...]
    steps: tuple[Step, ...]
    acceptance: Acceptance | None = None
    seconds: float | None = None

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(token for step in self.steps for token in step.tokens)

    @property
    def seconds_per_token(self) -> float | None:
        """Seconds per token after the first pass, by the engine's clock if known, else ours."""
        count = sum(len(step.tokens) for step in self.steps[1:])
        if not count:
            return None
        ours = sum(step.seconds for step in self.steps[1:])
        return (self.seconds if self.seconds is not None else ours) / count


class Scored(NamedTuple):
    """The target's own distribution at one position, without temperature.

    Attributes:
        token: the token in the text.
        logprob: its logarithm of probability; None if it is below all of `top`.
        top: token → logarithm of probability, by falling probability; the most probable ones only.
        pieces: what these tokens read, where the engine reports it.
    """

    token: int
    logprob: float | None
    top: dict[int, float]
    pieces: Mapping[int, Piece] = MappingProxyType({})


class Deployment(NamedTuple):
    """Settings to take to an engine.

    Attributes:
        drafter: as `Settings` names it.
    """

    target: str
    draft: str
    drafter: str
    gamma: int


class Engine(ABC):
    """One serving engine.

    Attributes:
        name: as people write it.
        checked: the version whose endpoints, fields and flags this adapter was checked against.
        ports: where it listens by default.
        steps: whether it reports the steps of a reply.
        lacks: why it cannot be shown, as a key of the words; "" if it can.
        prefix: how its metrics' names begin.
        rate: the engine's own name and formula for what it calls acceptance.
        watch: a PromQL expression for the draft efficiency.
        synthetic: what pins τ to 2, whatever the drafts: the text is invalid, the times are not.
        metrics_path: where it serves them.
    """

    name: ClassVar[str]
    checked: ClassVar[str] = ""
    ports: ClassVar[tuple[int, ...]] = ()
    steps: ClassVar[bool] = True
    lacks: ClassVar[str] = ""
    prefix: ClassVar[str] = "\0"
    rate: ClassVar[str] = ""
    watch: ClassVar[str] = ""
    synthetic: ClassVar[str] = ""
    metrics_path: ClassVar[str] = "/metrics"

    @abstractmethod
    def recognise(self, client: Client) -> Server | None:
        """Return what a server reports of itself if it is this engine; must be quick."""

    def metrics(self, metrics: Metrics) -> Acceptance | None:
        """Read the counters since the start; None if there are none on speculation."""
        return None

    def counters(self, client: Client) -> Acceptance | None:
        """Fetch the counters since the start."""
        text = client.get(self.metrics_path).decode("utf-8", "replace")
        return self.metrics(Metrics(text))

    def encode(self, client: Client, prompt: str, *, chat: bool) -> tuple[int, ...]:
        """Return a prompt's tokens, within the model's chat template if that is wanted."""
        raise self._cannot()

    def piece(self, client: Client, token: int) -> str:
        """Return what a token reads."""
        raise self._cannot()

    def pieces(
        self,
        client: Client,
        reply: "Reply",
        scored: Sequence["Scored"] = (),
        plain: "Reply | None" = None,
    ) -> dict[int, Piece]:
        """Return what the tokens of a reply, and of a plain one, read; ask for the unknown ones."""
        known: dict[int, Piece] = {}
        for step in reply.steps:
            if len(step.tokens) == 1 and step.text and "\ufffd" not in step.text:
                known[step.tokens[0]] = step.text[:LONGEST_PIECE]
        for position in scored:
            known.update(position.pieces)
        everything = {*reply.prompt, *reply.tokens, *(plain.tokens if plain else ())}
        for token in everything - known.keys():
            known[token] = self.piece(client, token)[:LONGEST_PIECE]
        return known

    def reply(self, client: Client, prompt: Sequence[int], sampling: Sampling) -> Reply:
        """Continue a prompt, step by step."""
        raise self._cannot()

    def score(
        self, client: Client, prompt: Sequence[int], tokens: Sequence[int], top: int = TOP
    ) -> list[Scored]:
        """Return the target's own distribution at each token of a text, without speculation."""
        raise self._cannot()

    def tally(
        self, client: Client, server: Server, prompt: str, sampling: Sampling
    ) -> Acceptance | None:
        """Continue a prompt and count, for an engine without `reply`."""
        return None

    def command(self, deployment: Deployment) -> str | None:
        """Return the command that starts this engine so; None if it has no such drafter."""
        return None

    def _cannot(self) -> EngineError:
        return EngineError(
            "{engine} does not report its steps, which this needs. Its counters can still be read.",
            engine=self.name,
        )


def counted(engine: str, steps: Sequence[Step]) -> Acceptance | None:
    """Count what was accepted step by step; None if nothing was drafted, or it is not reported."""
    rounds = [(step.drafted, step.accepted) for step in steps if step.drafted != 0]
    known = [(a, b) for a, b in rounds if a is not None and b is not None]
    if not rounds or len(known) < len(rounds):
        return None
    longest = max(drafted for drafted, _ in known)
    histogram, tested = [0] * (longest + 1), [0] * longest
    for drafted, accepted in known:
        histogram[accepted] += 1
        for place in range(min(drafted, accepted + 1)):
            tested[place] += 1
    return Acceptance(
        engine=engine,
        drafts=len(known),
        drafted=sum(drafted for drafted, _ in known),
        accepted=sum(accepted for _, accepted in known),
        histogram=tuple(histogram),
        tested=tuple(tested),
    )


def field(of: Json, *path: str | int, kind: type[Any] | tuple[type[Any], ...]) -> Any:
    """Return a field of an engine's JSON.

    Raises:
        EngineError: it is missing, of another kind, or no number of a sensible size.
    """
    found: Any = of
    for name in path:
        try:
            found = found[name]
        except (KeyError, IndexError, TypeError):
            raise _lacking(path) from None
    if not isinstance(found, kind) or (isinstance(found, bool) and kind is not bool):
        raise _lacking(path)
    if isinstance(found, int | float) and not abs(found) < LARGEST:
        raise _lacking(path)
    return found


def _lacking(path: Sequence[str | int]) -> EngineError:
    return EngineError(
        "The server’s answer lacks {field}, or has it in another form. Its version may differ from"
        " the one that this SpecViz knows.",
        field=".".join(map(str, path)),
    )


def spec_decode_counters(engine: Engine, metrics: Metrics) -> Acceptance | None:
    """Read the counters that vLLM and llama.cpp name alike; None if there are none."""
    name = f"{engine.prefix}spec_decode_num_{{}}_total".format
    if name("drafts") not in metrics:
        return None
    return Acceptance(
        engine=engine.name,
        drafts=metrics.count(name("drafts")),
        drafted=metrics.count(name("draft_tokens")),
        accepted=metrics.count(name("accepted_tokens")),
        survived=metrics.counts(name("accepted_tokens_per_pos"), "position"),
    )


def efficiency_query(prefix: str) -> str:
    """Return the PromQL expression for the draft efficiency of an engine with such counters."""
    counter = f"rate({prefix}spec_decode_num_{{}}_tokens_total[5m])".format
    return f"{counter('accepted')} / {counter('draft')}"


def logprobs(rows: Iterable[tuple[Any, Any]]) -> dict[int, float]:
    """Return token → logarithm of probability, by falling probability.

    Raises:
        EngineError: there are none, or they are no such numbers.
    """
    found = {
        field({"id": token}, "id", kind=int): field({"logprob": each}, "logprob", kind=NUMBER)
        for token, each in rows
    }
    if not found:
        raise EngineError("The server lists no log-probabilities. Update it.")
    ordered = sorted(found.items(), key=lambda item: -item[1])
    return {token: min(0.0, float(each)) for token, each in ordered}


def ids(of: Json, *path: str | int) -> tuple[int, ...]:
    """Return a list of token ids in an engine's JSON, or raise like `field`."""
    found = field(of, *path, kind=list)
    if not all(type(each) is int and 0 <= each < 2**24 for each in found):
        raise _lacking(path)
    return tuple(found)


def timed(steps: Sequence[tuple[float, Any]]) -> Iterator[tuple[float, Any]]:
    """Yield (seconds since the one before, item) for items with their time since the request."""
    before = 0.0
    for at, item in steps:
        yield at - before, item
        before = at
