"""`bench`: plain, speculative and transformers' own methods, measured in turn."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from specviz.commands.models import ModelChoice, on_disk
from specviz.console import print_json
from specviz.lab import bench as lab
from specviz.lab.peers import flashspec_methods
from specviz.lab.prompts import HELD_OUT, INSTRUCTIONS, load_prompts
from specviz.models.loading import for_peers, load_models, prepare
from specviz.settings import Settings


def bench(
    settings: Settings,
    gammas: Sequence[int],
    models: ModelChoice,
    *,
    prompts_file: Path | None,
    per_kind: int,
    repeats: int,
    as_json: bool,
) -> None:
    """Measures all methods and prints medians and ratios.

    Args:
        prompts_file: a suite; None: the one that suits the models.
        per_kind: prompts of each kind.
    """
    loaded = load_models(on_disk(models), models.device, models.dtype)
    peers = for_peers(loaded)
    chats = models.chat and loaded.tokenizer.chat_template is not None
    prompts = load_prompts(prompts_file or (INSTRUCTIONS if chats else HELD_OUT), per_kind)
    pair = prepare(loaded, chat=models.chat)
    methods = lab.own_methods(pair, settings, gammas)
    methods |= lab.transformers_methods(peers, pair.ends, settings, gammas)
    methods |= flashspec_methods(peers, pair.ends, settings)
    total = len(methods) * len(prompts) * repeats
    runs = []
    for run in lab.bench(methods, pair, prompts, repeats, settings.max_new_tokens):
        runs.append(run)
        print(f"\r{len(runs)} of {total} runs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = lab.report(pair, settings, runs)
    if warning := lab.warning(report):
        print(warning, file=sys.stderr)
    if as_json:
        print_json(report)
    else:
        _print_text(report, on_gpu=pair.device.type != "cpu")


def _print_text(report: dict[str, Any], *, on_gpu: bool) -> None:
    for name, speed in report["medians"].items():
        agree = report["agree"][name]
        shown = "" if agree is None else f"  agrees with plain in {agree:.0%} of runs"
        if on_gpu and report["captured"].get(name) is False:
            shown += "  eager"
        print(f"{name:36} {speed:8.1f} tokens/s{shown}")
    for name, ratio in report["ratios"].items():
        print(f"{name:48} {ratio:5.2f}")
    for name, kinds in report["formula"].items():
        row = kinds["all"]
        print(
            f"{name:36} {row['measured']:5.2f} × plain, {row['efficiency']:4.0%} of "
            f"{row['predicted']:.2f} = τ/(γc + v), τ = {row['tau']:.2f}, v = {row['v']:.2f}"
        )
