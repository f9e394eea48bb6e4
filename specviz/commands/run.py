"""`run`: one run, its text and its metrics."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from specviz.commands.models import ModelChoice, on_disk
from specviz.console import StatusLine, is_terminal, write_json
from specviz.decoding.race import race
from specviz.files import STDOUT, write_file
from specviz.metrics import disturbance, speedup, summary
from specviz.models.loading import load
from specviz.models.machine import pick_device
from specviz.models.offered import default_drafter
from specviz.settings import Settings
from specviz.trace import Trace, write
from specviz.views.run_text import conditions
from specviz.words.timing import BUSY, IMPOSSIBLE


def run(
    prompt: str,
    settings: Settings,
    models: ModelChoice,
    *,
    drafter: str | None,
    plain: bool,
    trace_file: Path | None,
    json_file: Path | None,
) -> None:
    """Run a prompt and print text and metrics.

    Args:
        drafter: who drafts; None: the pair's default.
        plain: measure plain decoding, too.
        trace_file: where to write the trace.
        json_file: where to write text and metrics as JSON; like the trace, STDOUT: in place of
            the text.
    """
    spec = on_disk(models, drafter)
    with StatusLine() as progress:
        progress("Loading the models")
        pair = load(spec, models.device, models.dtype, models.draft_dtype, chat=models.chat)
        if drafter is None:
            drafter = default_drafter(spec, pick_device(models.device), pair.drafters)
        settings = msgspec.structs.replace(settings, drafter=drafter)
        for trace in race(pair, pair.tokenizer.encode(prompt), settings, plain=plain):
            progress(f"{len(trace.output)} of at most {settings.max_new_tokens} tokens")
    if json_file:
        write_json(_as_json(trace), json_file)
    if STDOUT not in (json_file, trace_file):
        _print_text(trace, prompt)
    if trace_file:  # last: a trace may be too large
        write_file(trace_file, write(trace))


def _as_json(trace: Trace) -> dict[str, Any]:
    return {
        "models": msgspec.to_builtins(trace.models),
        "settings": msgspec.to_builtins(trace.settings),
        "output_ids": trace.output,
        "text": trace.text,
        "metrics": summary(trace),
        "disturbed": disturbance(trace),
        "machine": msgspec.to_builtins(trace.machine),
    }


def _print_text(trace: Trace, prompt: str) -> None:
    gap = "" if trace.decode(trace.prompt).endswith(prompt) else "\n\n"  # a chat answers
    text = f"\x1b[1m{trace.text}\x1b[0m" if is_terminal(sys.stdout) else trace.text
    print(f"{prompt}{gap}{text}\n\n{conditions(trace)}\n")
    found = summary(trace)
    impossible = found["speedup"] is None and speedup(trace) is not None
    for name, value in found.items():
        sampled = name == "agrees_with_plain" and trace.settings.temperature > 0
        none = "– (sampled texts differ)" if sampled else "–"
        shown = none if value is None else f"{value:.3f}" if isinstance(value, float) else value
        shown = "– (disturbed)" if name == "speedup" and impossible else shown
        print(f"{name.replace('_', ' '):28} {shown}")
    if impossible or disturbance(trace):
        print(IMPOSSIBLE if impossible else BUSY, file=sys.stderr)
