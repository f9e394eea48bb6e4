"""Compare a target in training with the bundled one: held-out loss and repetition, per kind."""

from __future__ import annotations

import json
import statistics
from pathlib import Path

import torch
from transformers import AutoTokenizer, LlamaForCausalLM

from specviz.training import evaluate, target
from specviz.training.data import kinds_in
from specviz.training.prompts import read_prompts
from specviz.training.settings import END_OF_TEXT, Shape


def read_checkpoint(path: Path, shape: Shape) -> tuple[LlamaForCausalLM, int]:
    """Return the model of a training checkpoint, and the number of tokens it has read."""
    saved = torch.load(path, map_location="cpu")
    model = target.build(shape)
    model.load_state_dict(saved["model"])
    return model.eval(), saved["progress"]["tokens"]


def check(
    work: Path, models: Path, prompts_file: Path, checkpoint: Path, shape: Shape, new_tokens: int
) -> None:
    """Print a checkpoint's measurements beside those of the report; keep them in ``work/checks``.

    A trunk is checked at its constant rate, before the decay that lowers its loss.
    """
    model, tokens = read_checkpoint(checkpoint, shape)
    tokenizer = AutoTokenizer.from_pretrained(models / "target")
    before = json.loads((models / "report.json").read_text())["kinds"]
    found: dict[str, dict[str, float]] = {}
    print(f"{checkpoint.name}, {tokens:,} tokens read")
    print(f"{'':12}  bits per byte      repeated spans\n{'':12}  bundled     now    bundled  now")
    for kind in kinds_in(work):
        prompts = [row["text"] for row in read_prompts(prompts_file) if row["kind"] == kind]
        spans = [
            evaluate.repeats(evaluate.continuation(model, ids, new_tokens))
            for ids in (_begun(tokenizer(text, add_special_tokens=False)) for text in prompts)
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


def _begun(encoded: dict[str, list[int]]) -> list[int]:
    return [END_OF_TEXT, *encoded["input_ids"]]
