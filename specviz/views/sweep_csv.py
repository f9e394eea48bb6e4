"""Exports a sweep as CSV: its runs, or its cells."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

from specviz.sweep.estimates import Cell, Estimate, cells
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sample, Sweep
from specviz.views.csv import safe

_CELL = (
    "pair",
    *Scheme._fields,
    "gamma",  # for a tree, its budget: verified tokens
    "temperature",
    "kind",  # empty for all kinds together
)
RUN_COLUMNS = (
    *_CELL,
    "prompt",  # number in the plan, from 1
    "prompt_id",  # depends only on the prompt's content
    "emitted",
    "rounds",
    "drafted",
    "tested",
    "accepted",
    "acceptance_rate",  # accepted / tested
    "draft_efficiency",  # accepted / drafted
    "mean_acceptance_length",
    "speedup",
    "disturbed",  # whether the machine was busy, so that no speed counts; empty: not checked
    "draft_seconds",
    "verify_seconds",
    "accept_seconds",
    "plain_seconds",
    "agrees_with_plain",  # greedy runs only
    "output_digest",
    "processor",
    "device",
    "threads",
)
"""The columns of runs; an impossible speed-up, or a ratio with denominator 0, is empty."""

RATIOS = ("acceptance", "efficiency", "tau", "speedup")
CELL_COLUMNS = (
    *_CELL,
    "prompts",
    *(f"{name}{part}" for name in RATIOS for part in ("", "_low", "_high")),
    "disturbed",  # runs during which the machine was busy
    "checked",  # runs checked for that
)
"""The columns of cells; each ratio has the bounds of its 95 % bootstrap interval, empty if it has
none. An impossible speed-up is empty."""


def runs_csv(sweep: Sweep) -> str:
    """Return CSV with a header (RFC 4180), one row per run in the order of measurement."""
    return _written(RUN_COLUMNS, (_run(sweep, sample) for sample in sweep.samples))


def cells_csv(sweep: Sweep) -> str:
    """Return CSV with a header (RFC 4180) and unrounded numbers, one row per cell."""
    return _written(CELL_COLUMNS, map(_cell, cells(sweep)))


def _written(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(columns)
    writer.writerows(map(safe, rows))
    return written.getvalue()


def _run(sweep: Sweep, sample: Sample) -> tuple[str | int | float | bool | None, ...]:
    machine = sweep.setups[sample.setup].machine
    return (
        sweep.pair_of(sample),
        *sample.scheme,
        sample.gamma,
        sample.temperature,
        sweep.kind_of(sample),
        sample.prompt + 1,
        sweep.plan.prompts[sample.prompt].id,
        sample.emitted,
        sample.rounds,
        sample.drafted,
        sample.tested,
        sample.accepted,
        sample.accepted / sample.tested if sample.tested else None,
        sample.accepted / sample.drafted if sample.drafted else None,
        sample.emitted / sample.rounds,
        sample.speedup,
        sample.disturbed,
        sample.draft,
        sample.verify,
        sample.accept,
        sample.plain,
        sample.agrees,
        sample.digest,
        machine.processor,
        machine.device,
        machine.threads,
    )


def _cell(cell: Cell) -> list[Any]:
    estimates: list[Estimate] = [getattr(cell, name) for name in RATIOS]
    numbers = [number for estimate in estimates for number in estimate]
    kind = cell.kind or ""
    pair, scheme, *setting = cell.setting
    checked = cell.disturbed or (None, 0)
    return [pair, *scheme, *setting, kind, cell.prompts, *numbers, *checked]
