"""Runs a sweep step by step, with the decoder and the clock of `race`.

Runs of one pair, prompt and temperature share a plain run and are measured together, so that drift
of the machine affects all of them alike. The first prompt of every kind comes before the second of
any, in an order shuffled by the plan's seed, so that early intervals treat all cells equally.
Tokens depend on the plan alone, not on order, interruptions or workers.
"""

import itertools
import random
import time
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from specviz.decoding.captured_round import prepare_plain
from specviz.decoding.decode import check_prompt
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.race import race
from specviz.errors import Line, SettingsError
from specviz.lab.token_kinds import token_kind
from specviz.metrics import counts, jitter
from specviz.models.loading import load
from specviz.models.machine import return_memory, use_threads
from specviz.models.pairs import PairSpec
from specviz.sweep.journal import Journal
from specviz.sweep.plan import LeftOut, Plan, RunKey, Scheme, nothing_runs
from specviz.sweep.samples import (
    ENTROPY_EDGES,
    OVERLAP_EDGES,
    TOKEN_KINDS,
    Sample,
    Setup,
    Sweep,
    bin_of,
    digest,
    tally,
)
from specviz.trace import Draft, Plain, Position, Round, Trace
from specviz.trace.tree import depths

Load = Callable[[str], Pair]
"""Loads a pair by its name in the plan; called once for each series of jobs with that pair."""


@dataclass(frozen=True)
class Loader:
    """Loads pairs in this process, or in a worker's."""

    specs: Mapping[str, PairSpec]
    device: str = "auto"
    dtype: str = "auto"
    draft_dtype: str = "auto"
    chat: bool = True

    def __call__(self, name: str) -> Pair:
        return_memory()  # of the previous pair
        return load(self.specs[name], self.device, self.dtype, self.draft_dtype, chat=self.chat)


class Job(NamedTuple):
    """Runs of one pair, temperature and prompt, which share a plain run."""

    pair: str
    temperature: float
    prompt: int
    runs: tuple[RunKey, ...]


class SweepStep(NamedTuple):
    """The progress of a sweep.

    Attributes:
        sweep: everything measured so far.
        fresh: the sample that this step finished; None if it finished none.
        left: estimated seconds to the end; None before the first sample of this call.
        refused: schemes that a pair loaded by this step cannot run, and why; now left out.
    """

    sweep: Sweep
    fresh: Sample | None
    left: float | None
    refused: Mapping[Scheme, Line] = MappingProxyType({})


def begin(plan: Plan) -> Sweep:
    """Return an empty sweep."""
    return Sweep(recorded=datetime.now(UTC).isoformat(timespec="seconds"), plan=plan)


def sweep(start: Sweep, loading: Load) -> Generator[SweepStep, None, None]:
    """Measure the missing runs of a sweep, one round per step.

    May be closed after any step, and resumed from the last `SweepStep.sweep`. All steps run on the
    decoder's thread, as does `loading`.

    Raises:
        SettingsError: a prompt is too long for a pair, or the pair can run nothing of the plan.
        ModelError: a pair cannot be loaded, or fails.
    """
    current, clock = start, Clock()
    loaded, name = None, None
    for job in jobs(start):
        if loaded is None or name != job.pair:
            loaded = None  # free its memory before loading the next pair
            loaded, name = loading(job.pair), job.pair
            current, refused = fitted(current, loaded)
            if refused:
                yield SweepStep(current, None, clock.left, refused)
            clock.start()
        for sample in measure(loaded, current.plan, job):
            if sample is not None:
                current = current.with_sample(setup_of(loaded), sample)
                clock.count(current)
            yield SweepStep(current, current.samples[-1] if sample else None, clock.left)
            use_threads(loaded.machine.threads)  # another pair may have changed them


def recorded(file: Path, start: Sweep, steps: Iterable[SweepStep]) -> Iterator[SweepStep]:
    """Pass on a sweep's steps, saving each finished run to the sweep's file first.

    Raises:
        SettingsError, StorageError: the file cannot be written.
    """
    with Journal(file, start) as journal:
        for progress in steps:
            if progress.fresh is not None or progress.refused:
                journal.save(progress.sweep)
            yield progress


class Clock:
    """Estimates the remaining time from the runs so far, excluding loading.

    Attributes:
        spent: the seconds of all finished runs.
    """

    def __init__(self) -> None:
        self._remaining = 0
        self._finished = 0
        self.spent = 0.0
        self._since = 0.0

    def start(self) -> None:
        """Start timing runs."""
        self._since = time.perf_counter()

    def count(self, sweep: Sweep) -> None:
        """Count one finished run; the sweep says how many are missing."""
        now = time.perf_counter()
        self.spent, self._since = self.spent + now - self._since, now
        self._finished, self._remaining = self._finished + 1, sweep.missing

    @property
    def left(self) -> float | None:
        """Estimated seconds to the end; None before the first finished run."""
        return self.spent / self._finished * self._remaining if self._finished else None


def fitted(sweep: Sweep, pair: Pair) -> tuple[Sweep, dict[Scheme, Line]]:
    """Return a sweep without the schemes that a loaded pair cannot run, and these with reasons.

    Raises:
        SettingsError: a prompt is too long for the pair, the pair can run nothing of the plan, or
            the sweep has samples of a scheme that it cannot run.
    """
    plan, name = sweep.plan, pair.models.pair
    refused = refusals(pair, plan, read=True)
    if refused and len(refused) == len(plan.schemes(name)):
        raise nothing_runs(next(iter(refused.values())))
    target = pair.target()
    for prompt in plan.prompts:
        try:
            check_prompt(pair.tokenizer.encode(prompt.text), target)
        except SettingsError as error:
            raise SettingsError(
                "Prompt of the kind {kind}: {why}", kind=prompt.kind, why=error.line
            ) from None
    return sweep.without(LeftOut(name, scheme) for scheme in refused), refused


def refusals(pair: Pair, plan: Plan, *, read: bool = False) -> dict[Scheme, Line]:
    """Return which of a plan's schemes a loaded pair cannot run, and why.

    Args:
        read: as in `Pair.refusal`.
    """
    known = dict[tuple[str, str], Line | None]()  # the same for all rules

    def refusal(scheme: Scheme) -> Line | None:
        settings = plan.settings(scheme, plan.lengths(scheme)[0], plan.temperatures[0])
        return pair.refusal(settings, read=read)

    schemes = plan.schemes(pair.models.pair)
    for scheme in schemes:
        if (scheme.drafter, scheme.tree) not in known:
            known[scheme.drafter, scheme.tree] = refusal(scheme)
    found = ((scheme, known[scheme.drafter, scheme.tree]) for scheme in schemes)
    return {scheme: why for scheme, why in found if why is not None}


def setup_of(pair: Pair) -> Setup:
    """Return the setup recorded with the pair's samples."""
    return Setup(models=pair.models, machine=pair.machine)


def jobs(start: Sweep) -> Iterator[Job]:
    """Yield the missing runs of a sweep as jobs, in the order of measurement.

    Goes pair by pair, since several may not fit in memory. Each pair has its own plain runs, so
    drift between pairs cancels out.
    """
    plan, done = start.plan, {start.run_of(sample) for sample in start.samples}
    for pair in plan.pairs:
        for number, wave in enumerate(_waves(plan)):
            order = random.Random(f"{plan.seed} {pair} {number}")
            found = [
                _job(plan, pair, temperature, prompt, done, order)
                for prompt in wave
                for temperature in plan.temperatures
            ]
            order.shuffle(found)
            yield from (job for job in found if job.runs)


def measure(pair: Pair, plan: Plan, job: Job) -> Generator[Sample | None, None, None]:
    """Yield each sample of a job when its run ends, and None after every other step.

    Runs that the plan leaves out are skipped. The plain run advances beside the first run, as in a
    race; later runs extend it only if they are longer.
    """
    schemes = set(plan.schemes(job.pair))
    runs = [run for run in job.runs if run.scheme in schemes]
    if not runs:
        return
    prompt = pair.tokenizer.encode(plan.prompts[job.prompt].text)
    alone, plain = pair.target(), Plain()
    settings = plan.settings(Scheme("lookup"), 0, job.temperature)
    prepare_plain(settings, alone, len(prompt) + plan.tokens)
    for _ in prefill_chunks(prompt[:-1], alone):
        yield None
    steps = plain_steps(alone, prompt, settings)
    for run in runs:
        settings = plan.settings(run.scheme, run.gamma, run.temperature)
        for trace in race(pair, prompt, settings, plain=False, top=1):
            while len(plain) < len(trace.output):
                step = next(steps)
                plain = Plain((*plain.tokens, step.token), (*plain.seconds, step.seconds))
            if trace.ending == "running":
                yield None
            else:
                yield sample_of(trace, plain, job.prompt)


def sample_of(trace: Trace, plain: Plain, prompt: int) -> Sample:
    """Make the sample of a finished run; `plain` must be at least as long."""
    settings, times = trace.settings, [round.times for round in trace.rounds]
    counted, output = counts(trace), trace.output
    tested = [judged for round in trace.rounds for judged in _judged(round)]
    verdicts = [draft.verdict == "accepted" for _, draft, _ in tested]
    kinds = [token_kind(trace.pieces[draft.token]) for _, draft, _ in tested]
    steps = plain.seconds[: len(output)]
    varied = jitter(steps)
    return Sample(
        setup=0,
        prompt=prompt,
        drafter=settings.drafter,
        gamma=settings.gamma if settings.tree == "chain" else settings.budget,
        temperature=settings.temperature,
        rule=settings.rule,
        tree=settings.tree,
        controller=settings.controller,
        emitted=counted.emitted,
        rounds=counted.rounds,
        drafted=counted.drafted,
        slots=tally([slot for slot, _, _ in tested], verdicts),
        entropies=tally(
            [bin_of(position.target_entropy or 0, ENTROPY_EDGES) for *_, position in tested],
            verdicts,
        ),
        overlaps=tally(
            [bin_of(position.overlap or 0, OVERLAP_EDGES) for *_, position in tested], verdicts
        ),
        words=tally([TOKEN_KINDS.index(kind) for kind in kinds], verdicts),
        draft=_micro(sum(time.draft for time in times)),
        verify=_micro(sum(time.verify for time in times)),
        accept=_micro(sum(time.accept for time in times)),
        plain=_micro(sum(steps)),
        agrees=None if settings.temperature else output == plain.tokens[: len(output)],
        digest=digest(output),
        jitter=None if varied is None else round(varied, 4),
    )


def _judged(round: Round) -> Iterator[tuple[int, Draft, Position]]:
    """Yield each judged depth of a round, with the draft that decided it: the one judged last."""
    judged = {
        depth: slot
        for slot, depth in enumerate(depths(round))
        if round.drafts[slot].verdict != "untested"
    }
    return ((depth, round.drafts[slot], round.positions[slot]) for depth, slot in judged.items())


def _waves(plan: Plan) -> Iterator[list[int]]:
    """Yield the indices of each kind's first prompt, then of each kind's second, and so on."""
    kinds: dict[str, list[int]] = {}
    for number, prompt in enumerate(plan.prompts):
        kinds.setdefault(prompt.kind, []).append(number)
    for wave in itertools.zip_longest(*kinds.values()):
        yield [number for number in wave if number is not None]


def _job(
    plan: Plan,
    pair: str,
    temperature: float,
    prompt: int,
    done: Container[RunKey],
    order: random.Random,
) -> Job:
    """Make a job of the missing runs; shuffle before filtering, so resuming keeps the order."""
    runs = [
        RunKey(pair, scheme, gamma, temperature, prompt)
        for scheme in plan.schemes(pair)
        for gamma in plan.lengths(scheme)
    ]
    order.shuffle(runs)
    return Job(pair, temperature, prompt, tuple(run for run in runs if run not in done))


def _micro(seconds: float) -> float:
    return round(seconds, 6)
