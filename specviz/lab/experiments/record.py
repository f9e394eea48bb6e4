"""Runs experiments one after another and records their results."""

import time
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from specviz.claims import CHOOSE, MAX_BYTES, Evidence, Result, Results, read, write
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError, TraceError
from specviz.files import write_file
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.experiments.workbench import Workbench, Workload
from specviz.metrics import disturbed_runs
from specviz.models.checks import is_here
from specviz.models.loading import load
from specviz.models.pairs import find


class ClaimProgress(NamedTuple):
    """Progress of a recording: the claim, and the finished share of its experiment, 0 to 1."""

    claim: int
    done: float


def measure(claim: int, bench: Workbench) -> Generator[float, None, Result]:
    """Run one experiment, yielding progress from 0 to 1, and return its result.

    `Result.seconds` includes races that an earlier experiment already ran.
    """
    start, earlier = time.perf_counter() + bench.saved, len(bench.disturbed)
    evidence: Evidence = yield from EXPERIMENTS[claim].measure(bench)
    return Result(
        claim=claim,
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=bench.machine,
        seconds=round(time.perf_counter() + bench.saved - start, 2),
        evidence=evidence,
        disturbed=disturbed_runs(bench.disturbed[earlier:]),
    )


def lacking(claim: int, here: Callable[[str], bool]) -> list[str]:
    """Return the names of required pairs that are missing."""
    return [name for name in EXPERIMENTS[claim].needs if not here(name)]


def on_this_disk(name: str) -> bool:
    """Return whether a pair's models are on this machine."""
    return is_here(find(name))


def left_out(claims: Collection[int]) -> dict[int, list[str]]:
    """Return the claims that cannot be tested on this machine → the pairs that they lack.

    Raises:
        SettingsError: a claim has no experiment.
    """
    for claim in claims:
        if claim not in EXPERIMENTS:
            raise SettingsError(f"Claim {claim} has no experiment.")
    return {claim: names for claim in sorted(claims) if (names := lacking(claim, on_this_disk))}


def read_results(data: bytes) -> Results:
    """Decode the results of known experiments from JSON.

    Raises:
        TraceError: the file is too large, invalid, or of a claim without an experiment.
    """
    results = read(data)
    if unknown := results.by_claim().keys() - EXPERIMENTS.keys():
        why = f"claim {min(unknown)} has no experiment"
        raise TraceError(f"This is not a file of claims ({why}). {CHOOSE}")
    return results


def record(claims: Collection[int], size: Workload) -> Iterator[ClaimProgress | Result]:
    """Run the experiments whose pairs are on this machine; shared races run once.

    Raises:
        SettingsError: a claim has no experiment.
    """
    chosen = sorted({*claims} - left_out(claims).keys())
    bench = Workbench(_load(chosen), size)
    for claim in chosen:
        work = measure(claim, bench)
        while True:
            try:
                yield ClaimProgress(claim, next(work))
            except StopIteration as finished:
                yield finished.value
                break


def recording(
    path: Path, claims: Collection[int], size: Workload
) -> Iterator[ClaimProgress | Result]:
    """Run experiments, and write the file after each one; yield progress and results.

    The file keeps its results for other claims.

    Raises:
        SpecVizError: a claim has no experiment, or the file cannot be read or written.
    """
    try:
        results = _kept(path)
        for found in record(claims or EXPERIMENTS, size):
            if isinstance(found, Result):
                results[found.claim] = found
                kept = Results(results=tuple(results[n] for n in sorted(results)))
                write_file(path, write(kept))
            yield found
    except OSError as error:
        raise SettingsError(f"{path} cannot be used: {error.strerror}.") from None


def _load(claims: Collection[int]) -> Mapping[str, Pair]:
    names = dict.fromkeys(name for claim in claims for name in EXPERIMENTS[claim].pairs)
    return {name: load(find(name)) for name in names if on_this_disk(name)}


def _kept(path: Path) -> dict[int, Result]:
    """Return a file's results by claim; empty if the file does not exist."""
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return read_results(file.read(MAX_BYTES + 1)).by_claim()
