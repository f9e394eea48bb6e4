"""Experiments made one after another, each into a result."""

import time
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from specviz.claims import MAX_BYTES, Evidence, Result, Results, read, write
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.files import write_file
from specviz.lab.claims.registry import EXPERIMENTS
from specviz.lab.claims.workbench import Size, Workbench
from specviz.metrics import disturbed_runs
from specviz.models.checks import is_here
from specviz.models.loading import load
from specviz.models.pairs import find


class Step(NamedTuple):
    """How far a recording is: the claim, and the share of its experiment that is done."""

    claim: int
    done: float


def measure(claim: int, bench: Workbench) -> Generator[float, None, Result]:
    """One experiment, step by step; returns what it found, and when and where.

    The seconds are those that it takes by itself: races that were run before count, too.
    """
    start, earlier = time.perf_counter() + bench.saved, len(bench.jitters)
    evidence: Evidence = yield from EXPERIMENTS[claim].measure(bench)
    return Result(
        claim=claim,
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=bench.machine,
        seconds=round(time.perf_counter() + bench.saved - start, 2),
        evidence=evidence,
        disturbed=disturbed_runs(bench.jitters[earlier:]),
    )


def lacking(claim: int, here: Callable[[str], bool]) -> list[str]:
    """The pairs that an experiment needs and that are not here, by name."""
    return [name for name in EXPERIMENTS[claim].needs if not here(name)]


def on_this_disk(name: str) -> bool:
    """Whether a pair's models are here."""
    return is_here(find(name))


def record(claims: Collection[int], size: Size) -> Iterator[Step | Result]:
    """The experiments whose pairs are here; races that several need run once.

    Raises:
        SettingsError: of some claim there is no experiment.
    """
    for claim in claims:
        if claim not in EXPERIMENTS:
            raise SettingsError(f"Claim {claim} has no experiment.")
    chosen = [claim for claim in sorted(claims) if not lacking(claim, on_this_disk)]
    bench = Workbench(_load(chosen), size)
    for claim in chosen:
        work = measure(claim, bench)
        while True:
            try:
                yield Step(claim, next(work))
            except StopIteration as finished:
                yield finished.value
                break


def recording(path: Path, claims: Collection[int], size: Size) -> Iterator[str]:
    """Runs experiments, writes the file after each one, and yields lines of progress.

    Results of other claims in the file are kept.

    Raises:
        SpecVizError: there is no such experiment, or the file cannot be read or written.
    """
    try:
        results = _kept(path)
        for found in record(claims or EXPERIMENTS, size):
            if isinstance(found, Step):
                yield f"claim {found.claim}: {found.done:.0%}"
                continue
            results[found.claim] = found
            kept = Results(results=tuple(results[n] for n in sorted(results)))
            write_file(path, write(kept))
            verdict = EXPERIMENTS[found.claim].judge(found.evidence.numbers)
            yield f"claim {found.claim}: {verdict}, {found.seconds:.0f} s\n"
    except OSError as error:
        raise SettingsError(f"{path} cannot be used: {error.strerror}.") from None


def _load(claims: Collection[int]) -> Mapping[str, Pair]:
    names = dict.fromkeys(name for claim in claims for name in EXPERIMENTS[claim].pairs)
    return {name: load(find(name)) for name in names if on_this_disk(name)}


def _kept(path: Path) -> dict[int, Result]:
    """What a file holds, by claim; one that is not there holds nothing."""
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return read(file.read(MAX_BYTES + 1)).by_claim()
