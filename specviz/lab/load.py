"""Measures plain and speculative decoding by batch size: where does the gain vanish?

At each size all methods take turns, a few rounds each, so that drift of the machine affects all
alike. Every method has texts of its own, from the same prompts in the same order; a text that has
ended makes room for the next one, and its prefill is in none of the times.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import cycle
from typing import NamedTuple

from msgspec.structs import replace

from specviz.decoding.batches.decode import Batch, BatchRound
from specviz.decoding.batches.drafting import BatchMaker
from specviz.decoding.batches.scheduling import RoundTimes, Scheduler
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.sweep.load import PLAIN, LoadPlan, LoadReport, LoadSample, Method

WARM_UP = 3  # rounds of each method at each size, uncounted


class Turn(NamedTuple):
    """Rounds of one method in a row."""

    rounds: list[BatchRound]

    def sample(self, size: int, method: Method, block: int) -> LoadSample:
        """Sum up its rounds."""
        rows = [row for round in self.rounds for row in round.rows]
        counted = [row for row in rows if row.emitted]
        draft, verify, accept = (
            sum(times) for times in zip(*(round.seconds for round in self.rounds), strict=True)
        )
        return LoadSample(
            size=size,
            method=method,
            block=block,
            rounds=len(self.rounds),
            tokens=sum(len(row.emitted) for row in rows),
            texts=len(counted),
            read=sum(len(row.drafts) + 1 for row in rows),
            drafted=sum(len(row.drafts) for row in counted),
            accepted=sum(row.accepted for row in counted),
            draft=draft,
            verify=verify,
            accept=accept,
        )


def begin(pair: Pair, plan: LoadPlan) -> LoadReport:
    """An empty report of a plan."""
    return LoadReport(
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        models=pair.models_of(plan.settings.drafter),
        machine=pair.machine,
        plan=plan,
    )


def measure(
    report: LoadReport, pair: Pair, prompts: Sequence[Sequence[int]]
) -> Iterator[LoadReport]:
    """Measure what a report lacks; yield it after each turn of all methods.

    Args:
        prompts: token ids, taken in turn for as long as it takes.

    Raises:
        SettingsError: no prompt fits, or the pair cannot decode batches.
        ModelError: the target's logits overflow.
    """
    plan = report.plan
    if pair.batch is None:
        raise SettingsError(
            "These models cannot be decoded in batches: that needs an unquantised model of the"
            " Llama, Mistral, Qwen2 or Qwen3 family on one device. Choose another pair."
        )
    room = room_of(plan, prompts)
    for size in dict.fromkeys(size for size, _ in report.left):
        contest = _contest(pair.batch, plan, size, room, prompts, pair.ends)
        for block in [block for left, block in report.left if left == size]:
            turns = {method: next(turn) for method, turn in contest.items()}
            fresh = [turn.sample(size, method, block) for method, turn in turns.items()]
            report = replace(report, samples=(*report.samples, *fresh))
            yield report


def room_of(plan: LoadPlan, prompts: Sequence[Sequence[int]]) -> int:
    """Tokens of each text that the caches must hold."""
    longest = max(method.gamma for method in plan.methods)
    return max(map(len, prompts)) + plan.settings.max_new_tokens + longest


def _contest(
    make: BatchMaker,
    plan: LoadPlan,
    size: int,
    room: int,
    prompts: Sequence[Sequence[int]],
    ends: frozenset[int],
) -> Mapping[Method, Iterator[Turn]]:
    """All methods at one size, warmed up; each `next` is a turn."""
    times = RoundTimes()
    contest = dict[Method, Iterator[Turn]]()
    for method in sorted({PLAIN, *plan.methods}, key=lambda one: (one.adaptive, one.gamma)):
        target, drafter = make(size, room, plan.settings.drafter, confident=method.adaptive)
        batch = Batch(
            target,
            drafter if method.gamma else None,
            cycle(prompts),
            replace(plan.settings, gamma=method.gamma),
            ends,
            Scheduler(times) if method.adaptive else None,
        )
        contest[method] = turns = _turns(
            batch, plan.rounds_at(size), None if method.adaptive else times
        )
        next(turns)
    return contest


def _turns(batch: Batch, rounds: int, times: RoundTimes | None) -> Generator[Turn, None, None]:
    """Yield a warm-up, then turns of so many rounds; note the times of rounds."""
    count = WARM_UP
    while True:
        done = list[BatchRound]()
        for _ in range(count):
            batch.begin()
            done.append(round := batch.decode_round())
            if times is not None:
                read = sum(len(row.drafts) + 1 for row in round.rows)
                times.add(read, batch.settings.gamma, *round.seconds[:2])
        yield Turn(done)
        count = rounds
