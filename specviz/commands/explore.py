"""`explore`: a sweep, resumed from its file, and a table of its results."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from specviz.commands.models import ModelChoice, all_chosen, downloaded
from specviz.commands.prompts import chosen_prompts, tell_prompts
from specviz.console import StatusLine
from specviz.errors import Line, SettingsError
from specviz.files import STDOUT, write_file
from specviz.lab.shards import spread
from specviz.lab.sweep_runner import Loader, begin, recorded, sweep
from specviz.models.pairs import PairSpec
from specviz.sweep.journal import reopen
from specviz.sweep.plan import Plan, Prompt, Scheme
from specviz.views.numbers import duration
from specviz.views.sweep_csv import runs_csv
from specviz.views.sweep_tables import as_text, warning
from specviz.words.catalogue import ENGLISH


def explore(
    values: Mapping[str, Any],
    models: ModelChoice,
    pairs: Iterable[str],
    file: Path,
    *,
    suite: str | None,
    per_kind: int | None,
    csv_file: Path | None,
    workers: int | None,
) -> None:
    """Measure the runs that a sweep's file lacks, and print its results.

    Args:
        values: the axes and settings of a `Plan`.
        pairs: names, each possibly several with commas; none: those of `models`.
        file: the sweep's file; every run is on disk before the next one starts.
        suite: a name or a file; None: the suite that suits the pairs.
        per_kind: prompts of each kind; None: all.
        csv_file: where to write one row for each run; STDOUT: in place of the results.
        workers: of Ray; 0: as many as fit; None: no Ray.
    """
    specs = {spec.name: spec for spec in all_chosen(models, pairs)}
    named, prompts, read_as = _suite(suite, per_kind, specs.values(), chat=models.chat)
    plan = Plan(suite=named, pairs=tuple(specs), prompts=prompts, chat=models.chat, **values)
    kept = reopen(file, plan)
    tell_prompts(read_as)
    if kept and kept.is_torn:
        print(f"{file} was cut off; its last run will be measured again.", file=sys.stderr)
    current = kept.sweep if kept else begin(plan)
    _tell_left_out(plan.refused)
    for spec in specs.values() if not current.is_finished else ():
        downloaded(spec, models)
    load = Loader(specs, models.device, models.dtype, models.draft_dtype, models.chat)
    steps = sweep(current, load) if workers is None else spread(current, load, workers or None)
    try:
        with StatusLine() as progress:
            progress(f"{len(current.samples)} of {current.plan.runs} runs")
            for step in recorded(file, current, steps):
                _tell_left_out(step.refused)
                if step.fresh is not None:
                    done = f"{len(step.sweep.samples)} of {step.sweep.plan.runs} runs"
                    if step.left is not None:
                        done += f", about {duration(step.left, ENGLISH.myths)} left"
                    progress(done)
                current = step.sweep
    finally:  # after Ctrl-C, too
        if file.exists() and not current.is_finished:
            print(f"{file} is saved; the same command resumes it.", file=sys.stderr)
        if csv_file and current.samples:
            write_file(csv_file, runs_csv(current).encode())
    if csv_file != STDOUT:
        print(as_text(current))
    if line := warning(current):
        print(line, file=sys.stderr)


def _tell_left_out(refused: Mapping[Scheme, Line]) -> None:
    """Print a line for each reason why combinations are left out."""
    for why in dict.fromkeys(refused.values()):
        codes = ", ".join(scheme.code for scheme in refused if refused[scheme] == why)
        print(f"Left out: {codes}. {why}", file=sys.stderr)


def _suite(
    name: str | None, per_kind: int | None, specs: Iterable[PairSpec], *, chat: bool
) -> tuple[str, tuple[Prompt, ...], str]:
    """Return the suite's name, its prompts, and for a file what it was read as."""
    chats = {chat and spec.chats for spec in specs}
    if not name and len(chats) > 1:
        raise SettingsError("Some of these pairs chat and others do not: choose a --suite.")
    name = name or ("instructions" if chats.pop() else "texts")
    prompts, read_as = chosen_prompts(name, per_kind)
    return Path(name).name[:200], tuple(prompts), read_as
