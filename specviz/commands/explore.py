"""`explore`: a sweep, resumed from its file, and a table of its results."""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from specviz.commands.models import ModelChoice, all_chosen, downloaded
from specviz.commands.prompts import chosen_prompts, tell_prompts
from specviz.console import StatusLine
from specviz.errors import Line, SettingsError
from specviz.files import STDOUT, write_file
from specviz.lab.shards import spread
from specviz.lab.sweep_runner import Loader, begin, recorded, sweep
from specviz.models.pairs import PairSpec
from specviz.sweep.journal import reopen
from specviz.sweep.plan import Plan, Scheme
from specviz.views.numbers import duration
from specviz.views.sweep_csv import runs_csv
from specviz.views.sweep_tables import as_text, warning
from specviz.words.catalogue import ENGLISH


@dataclass(frozen=True)
class Grid:
    """What a sweep varies, and the settings that all its runs share.

    Attributes:
        suite: a name or a file; None: the suite that suits the pairs.
        per_kind: prompts of each kind; None: all.
        budgets: budgets of trees; empty: the draft lengths.
        depth: depth of a tree: the most tokens in a row.
        tokens: the most tokens that a run emits.
    """

    suite: str | None
    per_kind: int | None
    drafters: tuple[str, ...]
    rules: tuple[str, ...]
    trees: tuple[str, ...]
    gammas: tuple[int, ...]
    budgets: tuple[int, ...]
    depth: int
    temperatures: tuple[float, ...]
    tokens: int
    seed: int
    top_k: int
    top_p: float
    confidence: float


def explore(
    grid: Grid,
    models: ModelChoice,
    pairs: Iterable[str],
    file: Path,
    *,
    csv_file: Path | None,
    workers: int | None,
) -> None:
    """Measure the runs that a sweep's file lacks, and print its results.

    Args:
        pairs: names, each possibly several with commas; none: those of `models`.
        file: the sweep's file; every run is on disk before the next one starts.
        csv_file: where to write one row for each run; STDOUT: in place of the results.
        workers: of Ray; 0: as many as fit; None: no Ray.
    """
    specs = {spec.name: spec for spec in all_chosen(models, pairs)}
    plan, read_as = _plan(grid, specs.values(), chat=models.chat)
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


def _plan(grid: Grid, specs: Iterable[PairSpec], *, chat: bool) -> tuple[Plan, str]:
    """Return the plan, and for a file of prompts what it was read as."""
    specs = list(specs)
    chats = {chat and spec.chats for spec in specs}
    if not grid.suite and len(chats) > 1:
        raise SettingsError("Some of these pairs chat and others do not: choose a --suite.")
    name = grid.suite or ("instructions" if chats.pop() else "texts")
    prompts, read_as = chosen_prompts(name, grid.per_kind)
    plan = Plan(
        suite=Path(name).name[:200],
        pairs=tuple(spec.name for spec in specs),
        prompts=tuple(prompts),
        drafters=grid.drafters,
        rules=grid.rules,
        trees=grid.trees,
        gammas=grid.gammas,
        budgets=grid.budgets,
        depth=grid.depth,
        temperatures=grid.temperatures,
        tokens=grid.tokens,
        seed=grid.seed,
        top_k=grid.top_k,
        top_p=grid.top_p,
        confidence=grid.confidence,
        chat=chat,
    )
    return plan, read_as
