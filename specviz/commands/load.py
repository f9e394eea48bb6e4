"""`load`: throughput by batch size, resumed from its file, and a table of its results."""

import sys
from collections.abc import Sequence
from pathlib import Path

from specviz.commands.models import ModelChoice, on_disk
from specviz.commands.prompts import chosen_prompts, tell_prompts
from specviz.console import StatusLine
from specviz.errors import SettingsError
from specviz.files import read_file, write_file
from specviz.lab.load import begin, measure
from specviz.models.loading import load as load_pair
from specviz.settings import Settings
from specviz.sweep.load import (
    MAX_BYTES,
    LoadPlan,
    LoadReport,
    Method,
    read_load,
    write_load,
)
from specviz.views.load_text import as_text


def load(
    settings: Settings,
    models: ModelChoice,
    file: Path | None,
    *,
    suite: str | None,
    sizes: Sequence[int],
    gammas: Sequence[int],
    adaptive: bool,
    turns: int,
    rounds: int,
) -> None:
    """Measure what a file lacks, and print a table.

    Args:
        file: the report's file, written after each turn; None: it is not kept.
        suite: a name or a file; None: the suite that suits the models.
        sizes, gammas: batch sizes and draft lengths.
        adaptive: also verify adaptively, at most the largest γ.
        turns, rounds: turns at each size, and rounds of each method in a turn.
    """
    spec = on_disk(models)
    suite = suite or ("instructions" if models.chat and spec.chats else "texts")
    prompts, read_as = chosen_prompts(suite, None)
    tell_prompts(read_as)
    fixed = tuple(Method(gamma) for gamma in gammas)
    plan = LoadPlan(
        suite=Path(suite).name[:200],
        sizes=tuple(sizes),
        methods=(*fixed, Method(max(gammas), adaptive=True)) if adaptive else fixed,
        settings=settings,
        blocks=turns,
        rounds=rounds,
    )
    report = _kept(file, plan)
    pair = load_pair(spec, models.device, models.dtype, models.draft_dtype, chat=models.chat)
    report = report or begin(pair, plan)
    texts = [pair.tokenizer.encode(prompt.text) for prompt in prompts]
    try:
        with StatusLine() as progress:
            total = len(plan.steps)
            progress(f"{total - len(report.left)} of {total} turns")
            for step in measure(report, pair, texts):
                report = step
                progress(f"{total - len(report.left)} of {total} turns")
                if file is not None:
                    write_file(file, write_load(report))
    finally:  # after Ctrl-C, too
        if file is not None and file.exists() and report.left:
            print(f"{file} is saved; the same command resumes it.", file=sys.stderr)
    print(as_text(report))


def _kept(file: Path | None, plan: LoadPlan) -> LoadReport | None:
    """The unfinished or finished report in a file; None: there is none.

    Raises:
        SettingsError: it holds a report of another plan.
        SweepError: it is no report.
    """
    if file is None or not file.exists():
        return None
    report = read_load(read_file(file, MAX_BYTES))
    if report.plan != plan:
        raise SettingsError(
            "{file} holds a measurement with other options. Give the same options to resume it, or"
            " another file.",
            file=str(file),
        )
    return report
