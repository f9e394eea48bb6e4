"""Hostile input: `PYTHONPATH=.:tests python tests/campaign/hostile.py [--cases 15000] [--seed 1]`.

Tries mutated files, links, prompts, environments, model folders and events, each kind in its own
process, so that a crash does not end the campaign; then calls to a running page; then exports in a
browser. Prints each fault with the options that repeat it; the exit status is 1 if there was any.
"""

from __future__ import annotations

import argparse
import json
import logging
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from support.memory import growth
from support.requirements import check_campaign

LONGEST = 10.0  # allowed seconds per case
JUMP = 400 * 2**10  # allowed growth of memory in one case, in kilobytes
MOST_FAULTS = 40  # faults after which a kind ends early


@dataclass
class Found:
    """The results of a kind's cases."""

    cases: int = 0
    taken: int = 0
    slowest: float = 0.0
    memory: int = 0  # growth in one case, in kilobytes
    faults: list[str] = field(default_factory=list)

    def add(self, more: Found) -> None:
        self.cases += more.cases
        self.taken += more.taken
        self.slowest = max(self.slowest, more.slowest)
        self.memory = max(self.memory, more.memory)
        self.faults += more.faults

    def row(self, name: str) -> str:
        return (
            f"{name:14} {self.cases:7,} {self.taken:7,} {self.cases - self.taken:8,}"
            f" {self.slowest:8.2f} s {self.memory / 1024:7.0f} MB {len(self.faults):7}"
        )


HEAD = (
    f"{'kind':14} {'cases':>7} {'taken':>7} {'refused':>8} {'slowest':>10} {'memory':>10}  faults"
)


class Logged(logging.Handler):
    """Collects logged errors, which count as faults: they would appear in the server's log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"{record.getMessage()}: {error!r}")


def try_kind(name: str, seed: int, first: int, last: int, progress: Path | None = None) -> Found:
    """Try the cases of a kind from number `first` up to `last`, in this process."""
    from campaign.inputs import KINDS_OF_INPUT

    kind, found, logged = KINDS_OF_INPUT[name], Found(), Logged()
    logging.getLogger().addHandler(logged)
    try:
        for number in range(first, last):
            if progress is not None:
                progress.write_text(str(number), "utf-8")
            case = kind.make(Random(f"{name} {seed} {number}"))
            grown, start = growth(), time.perf_counter()
            faults = []
            try:
                found.taken += kind.attempt(case)
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001  Rust panics are not Exceptions
                faults.append(f"{type(error).__name__}: {str(error)[:200]!r}{where(error)}")
            seconds = time.perf_counter() - start
            found.cases += 1
            if number > first + 5:  # the first cases load libraries
                found.memory = max(found.memory, grown())
                found.slowest = max(found.slowest, seconds)
                if seconds > LONGEST:
                    faults.append(f"it took {seconds:.1f} s")
                if grown() > JUMP:
                    faults.append(f"memory grew by {grown() >> 10} MB")
            faults += logged.lines
            logged.lines = []
            found.faults += [f"{name} {number}: {fault}" for fault in faults]
            if len(found.faults) > MOST_FAULTS:
                break
    finally:
        logging.getLogger().removeHandler(logged)
    return found


def where(error: BaseException) -> str:
    """Return our last source line in an error's traceback."""
    import traceback

    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if "specviz" in frame.filename and "site-packages" not in frame.filename:
            return f" at {Path(frame.filename).name}:{frame.lineno}"
    return ""


def try_kind_apart(name: str, seed: int, cases: int) -> Found:
    """Try cases in a child process, restarting it after a case that ends or blocks it."""
    total, first = Found(), 0
    with tempfile.TemporaryDirectory() as folder:
        progress = Path(folder) / "progress"
        while first < cases and len(total.faults) <= MOST_FAULTS:
            progress.write_text(str(first), "utf-8")
            command = [sys.executable, __file__, "--child", name, "--seed", str(seed)]
            command += ["--first", str(first), "--cases", str(cases), "--progress", str(progress)]
            child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            out, how = _waited(child, progress)
            if child.returncode == 0 and not how:
                total.add(Found(**json.loads(out.splitlines()[-1])))
                break
            reached = int(progress.read_text("utf-8"))
            how = how or f"it ended the process ({child.returncode})"
            total.cases += reached - first + 1
            total.faults.append(f"{name} {reached}: {how}")
            first = reached + 1
    return total


def _waited(child: subprocess.Popen[bytes], progress: Path) -> tuple[bytes, str]:
    """Return a child's output, and why it was killed if a case did not end."""
    since, at = time.monotonic(), ""
    while True:
        try:
            return child.communicate(timeout=1)[0], ""
        except subprocess.TimeoutExpired:
            if (now := progress.read_text("utf-8")) != at:
                since, at = time.monotonic(), now
            if time.monotonic() - since > 6 * LONGEST:  # the first case loads the libraries
                child.kill()
                return child.communicate()[0], f"no end after {6 * LONGEST:.0f} s"


def main(arguments: list[str]) -> int:
    check_campaign()
    options = _parser().parse_args(arguments)
    if options.child:
        first, last = options.first, options.cases
        found = try_kind(options.child, options.seed, first, last, options.progress)
        print(json.dumps(vars(found)))
        return 0
    if options.case is not None:
        found = try_kind(options.only[0], options.seed, options.case, options.case + 1)
        print("\n".join(found.faults) or ("taken" if found.taken else "refused in a line"))
        return bool(found.faults)
    return _campaign(options)


def _campaign(options: argparse.Namespace) -> int:
    from campaign import calls, exports, floods
    from campaign.inputs import KINDS_OF_INPUT

    shares = {name: kind.share for name, kind in KINDS_OF_INPUT.items()}
    total, faults = Found(), list[str]()
    print(HEAD)
    parts: dict[str, Any] = {
        name: lambda name=name, share=share: try_kind_apart(
            name, options.seed, round(options.cases * share / sum(shares.values()))
        )
        for name, share in shares.items()
    }
    parts["calls"] = lambda: calls.try_calls(options.seed, options.calls)
    parts["queue"] = lambda: calls.try_to_stop_the_queue(options.pairs)
    parts["floods"] = floods.all_floods
    parts["exports"] = lambda: exports.try_exports(options.seed, options.exports)
    for name, part in parts.items():
        if options.only and name not in options.only:
            continue
        found = part()
        print(found.row(name), flush=True)
        faults += found.faults
        total.add(found)
    print(total.row("all"))
    for fault, count in Counter(faults).most_common(60):
        print(f"FAULT {fault}" + (f" ({count} times)" if count > 1 else ""))
    if faults:
        print(f"Again: --seed {options.seed} --only KIND --case NUMBER")
    return bool(faults)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=15_000, help="in this process's children")
    parser.add_argument("--calls", type=int, default=4_000, help="of a running page")
    parser.add_argument("--pairs", type=int, default=5_000, help="of requests without a session")
    parser.add_argument("--exports", type=int, default=40, help="opened in a browser")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="kinds, of the table's first column")
    parser.add_argument("--case", type=int, help="one case of the one kind in --only")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--progress", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
