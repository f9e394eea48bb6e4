"""Measures in a few minutes of a GPU what only a GPU can tell, and writes one report.

    PYTHONPATH=.:tests python -m benchmarks.gpu [--minutes 9] [--out FILE] [--dry-run]

Runs the steps of `benchmarks.gpu_steps` one after another. Each has a process and a time limit of
its own, so that a step that hangs or crashes costs only itself. The report is written after every
result, and a log beside it, which is kept if a step fails. `--dry-run` walks through all steps on a
CPU with tiny models, and marks its report as dry: such a report measures nothing.
"""

import argparse
import json
import logging
import os
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIGTERM, signal
from typing import Any, Protocol

from support.paths import ASSETS, ROOT

NEEDED = ("torch", "transformers", "numpy", "msgspec", "pytest")
MINUTES = 9.0
GRACE = 10.0  # seconds to end in, after the last result

Note = Callable[[dict[str, Any]], None]
"""Adds a result to the report."""


class Run(Protocol):
    """What a step does."""

    def __call__(self, note: Note, *, dry: bool) -> None: ...


def main(arguments: Sequence[str]) -> None:
    """Run all steps and write the report; see the module's docstring."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for all steps together")
    parser.add_argument("--out", type=Path, help="the report")
    parser.add_argument("--commit", help="the measured commit, where this is no git checkout")
    parser.add_argument("--dry-run", action="store_true", help="on a CPU; measures nothing")
    options = parser.parse_args(arguments)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise SystemExit(advice(missing))
    from benchmarks.gpu_steps import STEPS, card  # only now: they need these packages

    dry = options.dry_run
    report = {"dry": dry, "commit": options.commit or commit(), **card(dry=dry)}
    report |= {"date": datetime.now(UTC).isoformat(timespec="seconds"), "minutes": options.minutes}
    out = options.out or default_file(report["card"])
    out.parent.mkdir(parents=True, exist_ok=True)
    report["steps"] = done = list[dict[str, Any]]()
    log = out.with_suffix(".log")
    log.write_bytes(b"")
    signal(SIGTERM, lambda *_: sys.exit("gpu: interrupted"))  # ends the running step as well
    for step in STEPS:
        limit = step.seconds * options.minutes / MINUTES
        found: dict[str, Any] = {"step": step.name, "limit_s": limit, "error": None, "rows": []}
        done.append(found)
        start = time.monotonic()
        for row, error in results(step.run, limit, log, dry=dry):
            found["rows"] += [row] if row else []
            found |= {"error": error, "seconds": round(time.monotonic() - start, 1)}
            write(report, out)
        said = found["error"] or f"{len(found['rows'])} results"
        print(f"{step.name}: {said} ({found['seconds']} of {limit:.0f} s)", flush=True)
    if not any(each["error"] for each in done):
        log.unlink()
    print(f"{'Dry, measures nothing: ' if dry else ''}{out}")


def advice(missing: Sequence[str]) -> str:
    """Tell in one line how to bring packages to a machine without a network."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"gpu: this Python lacks {', '.join(missing)}. Where there is a network, run `python -m pip"
        f" install --target wheels --only-binary=:all: --python-version {version}"
        f" {' '.join(missing)}`, carry the folder wheels here, and add it to PYTHONPATH."
    )


def commit() -> str:
    """Return the hash of this checkout's commit, marked if files differ; "" outside a checkout."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def default_file(card: str) -> Path:
    """Return the report's file: in the folder $OUT, where that is set."""
    name = re.sub(r"\W+", "-", card.lower().replace("nvidia", "")).strip("-")
    folder = Path(os.environ["OUT"]) if os.environ.get("OUT") else ASSETS / "bench" / "gpu"
    return folder / f"gpu-{name}.json"


def write(report: dict[str, Any], out: Path) -> None:
    """Write the report so far; an interruption leaves the one before."""
    fresh = out.with_suffix(".part")
    fresh.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    fresh.replace(out)


Result = tuple[dict[str, Any], str | None]
"""A row of the report and no error, or, as the last one, an empty row and the error, if any."""


def results(run: Run, limit: float, log: Path, *, dry: bool) -> Iterator[Result]:
    """Run a step in a process of its own; yield its results as they come, then how it ended.

    Args:
        run: takes a `Note`, and `dry`.
        limit: in seconds; the process is then killed.
        log: receives what the step prints.
    """
    # CUDA wants fresh processes; without it, forks save the seconds of imports.
    context: Any = get_context("fork" if dry else "spawn")
    with _process(context, run, dry=dry, log=log) as (process, received):
        end = time.monotonic() + limit
        try:
            while received.poll(max(0.0, end - time.monotonic())):
                row, error = received.recv()
                yield row, error
                if not row:
                    process.join(GRACE)
                    return
            yield {}, f"stopped after {limit:g} s"
        except EOFError:
            process.join(GRACE)
            last = (log.read_text("utf-8", "replace").strip().splitlines() or [""])[-1]
            yield {}, f"crashed with exit code {process.exitcode}: {last:.200}"


@contextmanager
def _process(context: Any, run: Run, *, dry: bool, log: Path) -> Iterator[tuple[Any, Connection]]:
    """Start a step; kill it at the end, if it still runs."""
    received, sent = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(run, sent, str(log), dry), daemon=True)
    process.start()
    sent.close()
    try:
        yield process, received
    finally:
        process.kill()
        process.join()
        received.close()


class Warnings(logging.Handler):
    """Adds warnings to the results: of captures or kernels that a step goes on without."""

    def __init__(self, note: Note) -> None:
        super().__init__(logging.WARNING)
        self._note = note

    def emit(self, record: logging.LogRecord) -> None:
        self._note({"warning": record.getMessage()})


def _run(run: Run, sent: Connection, log: str, dry: bool) -> None:
    """Run a step in its process, and send its results."""
    error = None

    def note(row: dict[str, Any]) -> None:
        sent.send((row, None))

    logging.getLogger("specviz").addHandler(Warnings(note))
    with Path(log).open("a", buffering=1, encoding="utf-8") as file:
        for stream in (1, 2):  # of libraries that write by themselves
            os.dup2(file.fileno(), stream)
        with redirect_stdout(file), redirect_stderr(file):
            try:
                run(note, dry=dry)
            except BaseException as raised:  # noqa: BLE001  whatever it is, the next step goes on
                traceback.print_exc()
                first = str(raised).strip().partition("\n")[0]
                error = f"{type(raised).__name__}: {first:.200}"
    sent.send(({}, error))


if __name__ == "__main__":
    main(sys.argv[1:])
