"""Measure the bundled models and write ``README.md`` and ``report.json`` beside them."""

from __future__ import annotations

import json
import math
import platform
import statistics
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import torch
from torch import nn
from transformers import AutoTokenizer, PreTrainedTokenizerBase

from specviz.training import evaluate, more
from specviz.training import head_report as heads
from specviz.training.data import kinds_in
from specviz.training.head_report import section, table
from specviz.training.prompts import read_prompts
from specviz.training.settings import END_OF_TEXT, Shape
from specviz.training.target import build, read
from specviz.training.trainer import Progress

DRAFTS = ("draft-small", "draft-medium", "draft-large", "draft-unaligned")
GAMMA, NEW_TOKENS, SAMPLING_TEMPERATURE = 4, 96, 0.8


def record(folder: Path, model: nn.Module, progress: Progress, seed: int) -> dict[str, int]:
    """Record in ``training.json``, beside a model's folder, how it was trained."""
    path = folder.parent / "training.json"
    entries = json.loads(path.read_text()) if path.exists() else {}
    entries[folder.name] = entry = {
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "steps": progress.steps_in_all,
        "tokens": progress.tokens,
        "seconds": math.ceil(progress.seconds),
        "seed": seed,
    }
    folder.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, indent=2, sort_keys=True) + "\n")
    return entry


def progress_of(folder: Path) -> Progress:
    """Return the recorded training of a model, as progress to continue from."""
    entry = json.loads((folder.parent / "training.json").read_text())[folder.name]
    return Progress(0, entry["steps"], entry["tokens"], entry["seconds"])


def write_report(
    work: Path, models: Path, prompts_file: Path, timings: bool = True, new_tokens: int = NEW_TOKENS
) -> None:
    """Measure the models and write report.json and README.md beside them."""
    path = models / "report.json"
    before = json.loads(path.read_text()) if path.exists() else {}
    results = measure(work, models, prompts_file, timings, new_tokens)
    _write(models, results | {"heads": before.get("heads")})


def write_heads_report(
    models: Path, prompts_file: Path, new_tokens: int, only: Sequence[str] = ()
) -> None:
    """Measure the heads beside the drafts, and add them to report.json and README.md.

    Counts do not depend on the machine, so with ``only`` the results of the others are kept.
    """
    results = json.loads((models / "report.json").read_text())
    if only and not results.get("heads"):
        raise SystemExit("Run heads-report without --head first.")
    found = heads.measure(models, prompts_file, new_tokens, only)
    if only:
        found["drafters"] = results["heads"]["drafters"] | found["drafters"]
    _write(models, results | {"heads": found})


def _write(models: Path, results: dict[str, Any]) -> None:
    (models / "report.json").write_text(json.dumps(results, indent=2) + "\n")
    training = json.loads((models / "training.json").read_text())
    (models / "README.md").write_text(_readme(models, results, training), encoding="utf-8")


def measure(
    work: Path, models: Path, prompts_file: Path, timings: bool, new_tokens: int
) -> dict[str, Any]:
    """Measure everything that the report shows, as plain values."""
    torch.manual_seed(0)
    tokenizer = AutoTokenizer.from_pretrained(models / "target")
    target = read(models / "target")
    drafts = {name: read(models / name) for name in DRAFTS}
    pairs = {name: heads.bundled(models, name, ()) for name in DRAFTS}
    results: dict[str, Any] = {"kinds": {}, "samples": [], "costs": {}}

    if timings:
        step = evaluate.step_seconds(target)
        results["costs"] = {
            "target step, ms": 1000 * step,
            f"verify ratio v ({GAMMA + 1} positions)":
                evaluate.step_seconds(target, GAMMA + 1) / step,
            **{f"cost ratio c, {name}": evaluate.step_seconds(draft) / step
               for name, draft in drafts.items()},
            "machine": f"{platform.machine()}, {torch.get_num_threads()} threads, float32",
        }  # fmt: skip

    prompts = read_prompts(prompts_file)
    for kind in kinds_in(work):
        overlaps: dict[str, list[float]] = {name: [] for name in DRAFTS}
        loops, parsed = [], []
        of_kind = [prompt["text"] for prompt in prompts if prompt["kind"] == kind]
        for number, prompt in enumerate(of_kind):
            ids = _begun(tokenizer, prompt)
            greedy = evaluate.continuation(target, ids, new_tokens)
            sampled = evaluate.continuation(
                target, ids, new_tokens, SAMPLING_TEMPERATURE, seed=number
            )
            loops.append(evaluate.repeats(greedy))
            for name, draft in drafts.items():
                overlaps[name].append(evaluate.overlap(target, draft, ids, sampled))
            texts = {
                "greedy": tokenizer.decode(greedy, skip_special_tokens=True),
                "sampled": tokenizer.decode(sampled, skip_special_tokens=True),
            }
            if kind == "python":
                parsed += [evaluate.parses(prompt + text) for text in texts.values()]
            if number < 1:
                results["samples"].append({"kind": kind, "prompt": prompt, **texts})
        counts = {
            name: heads.count(pair, "model", of_kind, 0, new_tokens) for name, pair in pairs.items()
        }
        results["kinds"][kind] = {
            "bits_per_byte": evaluate.bits_per_byte(target, tokenizer, work, kind),
            "repeated_spans": statistics.mean(loops),
            "acceptance": {name: one.rate for name, one in counts.items()},
            "tokens_per_round": {name: one.per_pass for name, one in counts.items()},
            "overlap_sampled": {name: statistics.mean(overlaps[name]) for name in DRAFTS},
        }
        if parsed:
            results["python_parses"] = statistics.mean(parsed)
        print(kind, json.dumps(results["kinds"][kind]), flush=True)
    for measured in ("acceptance", "tokens_per_round", "overlap_sampled"):
        results[f"mean_{measured}"] = {
            name: statistics.mean(kind[measured][name] for kind in results["kinds"].values())
            for name in DRAFTS
        }
    return results


def _begun(tokenizer: PreTrainedTokenizerBase, text: str) -> list[int]:
    """Return the ids of a prompt, after a separator."""
    return [END_OF_TEXT, *tokenizer(text, add_special_tokens=False)["input_ids"]]


def check(
    work: Path, models: Path, prompts_file: Path, checkpoint: Path, shape: Shape, new_tokens: int
) -> None:
    """Print a checkpoint's measurements beside those of the report; keep them in ``work/checks``.

    A trunk is checked at its constant rate, before the decay that lowers its loss.
    """
    saved = torch.load(checkpoint, map_location="cpu")
    model, tokens = build(shape).eval(), saved["progress"]["tokens"]
    model.load_state_dict(saved["model"])
    tokenizer = AutoTokenizer.from_pretrained(models / "target")
    before = json.loads((models / "report.json").read_text())["kinds"]
    found: dict[str, dict[str, float]] = {}
    print(f"{checkpoint.name}, {tokens:,} tokens read")
    print(f"{'':12}  bits per byte      repeated spans\n{'':12}  bundled     now    bundled  now")
    for kind in kinds_in(work):
        prompts = [row["text"] for row in read_prompts(prompts_file) if row["kind"] == kind]
        spans = [
            evaluate.repeats(evaluate.continuation(model, ids, new_tokens))
            for ids in (_begun(tokenizer, text) for text in prompts)
        ]
        now = {
            "bits_per_byte": evaluate.bits_per_byte(model, tokenizer, work, kind),
            "repeated_spans": statistics.mean(spans),
        }
        found[kind] = now
        was = before.get(kind, {name: float("nan") for name in now})
        print(
            f"{kind:12}  {was['bits_per_byte']:7.3f} {now['bits_per_byte']:7.3f}"
            f"    {was['repeated_spans']:7.2f} {now['repeated_spans']:4.2f}",
            flush=True,
        )
    folder = work / "checks"
    folder.mkdir(exist_ok=True)
    (folder / f"{checkpoint.stem}-{tokens}.json").write_text(json.dumps(found, indent=2) + "\n")


def _model_table(models: Path, training: dict[str, Any]) -> str:
    rows = []
    for name in ("target", *DRAFTS):
        config = json.loads((models / name / "config.json").read_text())
        size = sum(path.stat().st_size for path in (models / name).iterdir())
        entry = training[name]
        rows.append(
            [
                f"`{name}`",
                (
                    f"{config['num_hidden_layers']} × {config['hidden_size']}"
                    f" (FFN {config['intermediate_size']})"
                ),
                f"{entry['parameters']:,}",
                f"{size / 1e6:.1f} MB",
                f"{entry['steps']:,}",
                f"{entry['tokens']:,}",
                f"{entry['seconds']:,.0f}",
                str(entry["seed"]),
            ]
        )
    return table(
        ["model", "layers × width", "parameters", "folder", "steps", "tokens", "seconds", "seed"],
        rows,
    )


def _kind_table(results: dict[str, Any], measured: str) -> str:
    rows = [
        [kind, *(f"{values[measured][name]:.2f}" for name in DRAFTS)]
        for kind, values in results["kinds"].items()
    ]
    rows.append(["**mean**", *(f"**{results[f'mean_{measured}'][name]:.2f}**" for name in DRAFTS)])
    return table(["kind", *(name.removeprefix("draft-") for name in DRAFTS)], rows)


def _samples(results: dict[str, Any]) -> str:
    parts = []
    for sample in results["samples"]:
        for way in ("greedy", "sampled"):
            parts.append(
                f"**{sample['kind']}**, {way}\n\n````text\n{sample['prompt']}⏵{sample[way]}\n````\n"
            )
    return "\n".join(parts)


def _readme(models: Path, results: dict[str, Any], training: dict[str, Any]) -> str:
    template = (Path(__file__).parent / "models_readme.md").read_text(encoding="utf-8")
    costs = "\n".join(
        f"- {name}: {value if isinstance(value, str) else format(value, '.3f')}"
        for name, value in results["costs"].items()
    )
    loss = table(
        ["kind", "bits per byte", "repeated spans, greedy"],
        [
            [kind, f"{values['bits_per_byte']:.3f}", f"{values['repeated_spans']:.2f}"]
            for kind, values in results["kinds"].items()
        ],
    )
    versions = ", ".join(f"{name} {version(name)}" for name in (
        "torch", "transformers", "tokenizers", "safetensors",
    ))  # fmt: skip
    filled = {
        "MODELS": _model_table(models, training),
        "LIBRARIES": str(len(more.LIBRARIES)),
        "NOVELS": str(len(more.NOVELS)),
        "VERSIONS": f"Python {platform.python_version()}, {versions}",
        "LOSS": loss,
        "ACCEPTANCE": _kind_table(results, "acceptance"),
        "TOKENS_PER_ROUND": _kind_table(results, "tokens_per_round"),
        "OVERLAP": _kind_table(results, "overlap_sampled"),
        "PARSES": f"{results.get('python_parses', float('nan')):.2f}",
        "COSTS": costs or "(not measured)",
        "HEADS": section(results.get("heads"), training),
        "SAMPLES": _samples(results),
    }
    for name, text in filled.items():
        template = template.replace(f"{{{{{name}}}}}", text)
    return template
