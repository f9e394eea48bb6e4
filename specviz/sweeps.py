"""A sweep: many short runs over prompts and settings, as frozen values, and their JSON.

A `Plan` says what is run, a `Sample` is what came of one run, a `Sweep` holds both and where it
was measured. All that Explore shows is a function of a `Sweep`.

The file is one JSON document written line by line: a first line with all but the samples, then a
sample a line. Of a file whose writer was interrupted at any byte, at most one run is lost.
"""

import itertools
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from specviz.errors import SettingsError, SweepError, one_line
from specviz.settings import MAX_GAMMA, Settings, check_prompt
from specviz.shipped import ASSETS
from specviz.trace import Count, Machine, Models, Name, Seconds

MAX_BYTES = 16 * 2**20
MAX_RUNS = 20_000
MAX_PROMPTS = 500
MAX_CHARACTERS = 2_000_000  # of all prompts together
MAX_KIND = 40
SHIPPED = ASSETS / "sweeps"

ENTROPY_EDGES = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
"""Nats, of the target's own distribution: bin 0 is below the first edge, the last has no end."""
OVERLAP_EDGES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
"""β = Σ min(target, draft): bin 0 is below the first edge, the last holds 0.9 to 1."""
TOKEN_KINDS = ("word", "space", "punctuation", "number", "keyword", "other")
"""What a drafted token is; `lab.token_kinds` says which is what."""


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the frozen values; an unknown field in a file is an error, not a guess."""


class Prompt(_Value, frozen=True, array_like=True):
    """A text to go on from, or a request, and the kind of text that it is.

    Raises:
        SettingsError: it cannot be tokenized, or has no kind.
    """

    kind: str
    text: str

    def __post_init__(self) -> None:
        if not self.kind or len(self.kind) > MAX_KIND or not self.kind.isprintable():
            raise SettingsError("The kind of a prompt has 1 to {most} characters.", most=MAX_KIND)
        check_prompt(self.text)
        if not self.text.strip():
            raise SettingsError("A prompt of the kind {kind} is empty.", kind=self.kind)

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits, from its content alone."""
        return _digest(f"{self.kind}\0{self.text}".encode())


class RunKey(NamedTuple):
    """What tells the runs of one sweep apart; `prompt` is an index into the plan's prompts."""

    pair: str
    drafter: str
    gamma: int
    temperature: float
    prompt: int


class Plan(_Value, frozen=True, kw_only=True):
    """What is run: every pair × drafter × γ × temperature × prompt.

    Attributes:
        suite: where the prompts are from, for people.
        pairs: names, as the command line knows them; or what the pair was called.
        tokens: a cap on the tokens of each run.
        chat: prompts are put into the target's chat template, if it has one.

    Raises:
        SettingsError: it is empty, too large, or a setting is out of range.
    """

    suite: Name
    pairs: tuple[Name, ...]
    prompts: tuple[Prompt, ...]
    drafters: tuple[str, ...] = ("model",)
    gammas: tuple[int, ...] = (1, 2, 4, 8)
    temperatures: tuple[float, ...] = (0.0,)
    tokens: int = 48
    seed: int = 0
    top_k: int = 0
    top_p: float = 1.0
    confidence: float = 0.0
    chat: bool = True

    def __post_init__(self) -> None:
        for name in ("pairs", "prompts", "drafters", "gammas", "temperatures"):
            values: tuple[object, ...] = getattr(self, name)
            if not values or len(set(values)) < len(values):
                raise SettingsError("A sweep needs one or more different {name}.", name=name)
        if len(self.prompts) > MAX_PROMPTS:
            raise SettingsError("A sweep takes at most {most:,} prompts.", most=MAX_PROMPTS)
        if sum(len(prompt.text) for prompt in self.prompts) > MAX_CHARACTERS:
            raise SettingsError("A sweep takes at most {most:,} characters.", most=MAX_CHARACTERS)
        if self.runs > MAX_RUNS:
            raise SettingsError(
                "That is a sweep of {runs:,} runs; at most {most:,} fit. "
                "Take fewer prompts or settings.",
                runs=self.runs,
                most=MAX_RUNS,
            )
        for drafter, gamma, temperature in self._settings():
            self.settings(drafter, gamma, temperature)
            if not gamma:
                raise SettingsError("γ of a sweep is 1 or more: plain decoding is measured.")

    @property
    def runs(self) -> int:
        """How many runs it is, the plain ones not counted."""
        parts = (self.pairs, self.drafters, self.gammas, self.temperatures, self.prompts)
        count = 1
        for part in parts:
            count *= len(part)
        return count

    @property
    def baselines(self) -> int:
        """How many plain runs it needs: one for each pair, temperature and prompt."""
        return len(self.pairs) * len(self.temperatures) * len(self.prompts)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of prompts, in the order of their first ones."""
        return tuple(dict.fromkeys(prompt.kind for prompt in self.prompts))

    def settings(self, drafter: str, gamma: int, temperature: float) -> Settings:
        """Those of one run.

        Raises:
            SettingsError: a value is out of range.
        """
        return Settings(
            gamma=gamma,
            temperature=temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            seed=self.seed,
            max_new_tokens=self.tokens,
            drafter=drafter,
            confidence=self.confidence,
        )

    def seconds(self, step: float) -> float:
        """What it would take if speculation gained nothing, by the seconds of one plain step."""
        return (self.runs + self.baselines) * self.tokens * step

    def _settings(self) -> Iterator[tuple[str, int, float]]:
        return itertools.product(self.drafters, self.gammas, self.temperatures)


Few = Annotated[tuple[Count, ...], Meta(max_length=MAX_GAMMA)]


class Tally(_Value, frozen=True, array_like=True):
    """How many drafts were tested and how many of them accepted, by bin; zeros at the end left out.

    Raises:
        ValueError: more were accepted than tested.
    """

    tested: Few = ()
    accepted: Few = ()

    def __post_init__(self) -> None:
        pairs = itertools.zip_longest(self.tested, self.accepted, fillvalue=0)
        if any(accepted > tested for tested, accepted in pairs):
            raise ValueError("more drafts were accepted than tested")


def tally(bins: Sequence[int], verdicts: Sequence[bool]) -> Tally:
    """Counts drafts by the number of their bin; verdicts: whether each was accepted."""
    tested, accepted = [0] * MAX_GAMMA, [0] * MAX_GAMMA
    for number, verdict in zip(bins, verdicts, strict=True):
        tested[number] += 1
        accepted[number] += verdict
    return Tally(_cut(tested), _cut(accepted))


class Sample(_Value, frozen=True, array_like=True, kw_only=True):
    """What came of one run.

    Attributes:
        setup: which of the sweep's setups measured it.
        prompt: an index into the plan's prompts.
        emitted, rounds, drafted: counts, as in the ledger.
        places: drafts by their place in the round, the first is bin 0.
        entropies: tested drafts by the target's entropy (ENTROPY_EDGES).
        overlaps: the same by the overlap (OVERLAP_EDGES).
        words: the same by kind of token (TOKEN_KINDS).
        draft, verify, accept: seconds of the rounds by part, reading the prompt left out.
        plain: seconds of the first `emitted` steps of plain decoding, from the one plain run that
            all runs of this pair, prompt and temperature share.
        agrees: greedy runs: whether it wrote what plain decoding wrote; None under sampling.
        digest: of the ids of the output, to compare runs by.
        jitter: of these plain steps (`specviz.metrics.jitter`); None: too few, or an older file.
    """

    setup: Annotated[int, Meta(ge=0, le=999)]
    prompt: Annotated[int, Meta(ge=0, lt=MAX_PROMPTS)]
    drafter: Name
    gamma: Annotated[int, Meta(ge=1, le=MAX_GAMMA)]
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
        """Of speculative decoding: all parts."""
        return self.draft + self.verify + self.accept


class Setup(_Value, frozen=True, kw_only=True):
    """The models of some samples, and the machine that their times are from."""

    models: Models
    machine: Machine


class Sweep(_Value, frozen=True, kw_only=True):
    """A plan and what has been measured of it so far.

    Attributes:
        recorded: when it was begun.
    """

    version: Literal[1] = 1
    recorded: Name = ""
    plan: Plan
    setups: Annotated[tuple[Setup, ...], Meta(max_length=1000)] = ()
    samples: Annotated[tuple[Sample, ...], Meta(max_length=MAX_RUNS)] = ()

    @property
    def is_finished(self) -> bool:
        return len(self.samples) == self.plan.runs

    def pair_of(self, sample: Sample) -> str:
        """The name of its pair."""
        return self.setups[sample.setup].models.pair

    def kind_of(self, sample: Sample) -> str:
        """The kind of its prompt."""
        return self.plan.prompts[sample.prompt].kind

    def run_of(self, sample: Sample) -> RunKey:
        """Which of the plan's runs it is."""
        pair = self.pair_of(sample)
        return RunKey(pair, sample.drafter, sample.gamma, sample.temperature, sample.prompt)

    def with_sample(self, setup: Setup, sample: Sample) -> "Sweep":
        """The sweep with one run more, which that setup measured."""
        setups = self.setups if setup in self.setups else (*self.setups, setup)
        sample = replace(sample, setup=setups.index(setup))
        return replace(self, setups=setups, samples=(*self.samples, sample))


def bin_of(value: float, edges: Sequence[float]) -> int:
    """The number of the bin that a value lies in: 0 … len(edges); an edge begins its bin."""
    return bisect_right(edges, value)


def digest(tokens: Sequence[int]) -> str:
    """Twelve hexadecimal digits of token ids."""
    return _digest(b"".join(token.to_bytes(4, "little") for token in tokens))


def head(sweep: Sweep) -> bytes:
    """The first line of a sweep's file, without an end: `line`s follow it, then `TAIL`."""
    return msgspec.json.encode(replace(sweep, samples=())).removesuffix(b"]}") + b"\n"


def line(sample: Sample, *, first: bool) -> bytes:
    """A sample as a line of a sweep's file."""
    return (b"" if first else b",") + msgspec.json.encode(sample) + b"\n"


TAIL = b"]}\n"


def write(sweep: Sweep) -> bytes:
    """A sweep as its file: one JSON document (UTF-8), a sample a line."""
    lines = [line(sample, first=not n) for n, sample in enumerate(sweep.samples)]
    return b"".join([head(sweep), *lines, TAIL])


def read(data: bytes) -> Sweep:
    """A sweep from its file, validated: a file is hostile until it has been checked.

    What an interrupted writer left is read up to its last whole line.

    Raises:
        SweepError: one line that says what is wrong and where.
    """
    if len(data) > MAX_BYTES:
        raise SweepError("A sweep's file has at most {most} MiB.", most=MAX_BYTES >> 20)
    if not data.rstrip().endswith(b"}") and b"\n" in data:
        data = data[: data.rindex(b"\n")] + TAIL
    try:
        sweep = msgspec.json.decode(data, type=Sweep)
        _check(sweep)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        why = one_line(error)
        raise SweepError("This is not a sweep that this SpecViz reads: {why}", why=why) from None
    return sweep


def _check(sweep: Sweep) -> None:
    """What the types cannot say: the parts of a sweep fit together.

    Raises:
        ValueError: they do not.
    """
    plan, seen = sweep.plan, set[RunKey]()
    if any(setup.models.pair not in plan.pairs for setup in sweep.setups):
        raise ValueError("it has models of a pair that is not planned")
    for number, sample in enumerate(sweep.samples, 1):
        if sample.setup >= len(sweep.setups) or sample.prompt >= len(plan.prompts):
            raise ValueError(f"sample {number}: its setup or prompt is not there")
        run = sweep.run_of(sample)
        planned = run.drafter in plan.drafters and run.gamma in plan.gammas
        if not planned or run.temperature not in plan.temperatures:
            raise ValueError(f"sample {number}: it was not planned")
        if run in seen:
            raise ValueError(f"sample {number}: it is there twice")
        if fault := _fault(sample, plan):
            raise ValueError(f"sample {number}: {fault}")
        seen.add(run)


def _fault(sample: Sample, plan: Plan) -> str | None:
    """The first thing about a sample that speculative decoding could not have produced."""
    limits = (
        (sample.slots, sample.gamma),
        (sample.words, len(TOKEN_KINDS)),
        (sample.entropies, len(ENTROPY_EDGES) + 1),
        (sample.overlaps, len(OVERLAP_EDGES) + 1),
    )
    if any(max(len(t.tested), len(t.accepted)) > most for t, most in limits):
        return "it counts more bins than there are"
    if len({(sum(t.tested), sum(t.accepted)) for t, _ in limits}) > 1:
        return "its counts do not agree"
    if not sample.tested <= sample.drafted <= sample.gamma * sample.rounds:
        return "it tests more than it drafted, or drafts more than γ"
    if sample.rejected > sample.rounds:
        return "it has more rejections than rounds"
    most = sample.accepted + sample.rounds  # one less where an accepted draft ended the text
    if not most - 1 <= sample.emitted <= min(most, plan.tokens):
        return "it emits what it could not have"
    return None


def _cut(counts: list[int]) -> tuple[int, ...]:
    """Without the zeros at the end."""
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()
