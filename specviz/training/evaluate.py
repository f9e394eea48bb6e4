"""The report's measurements: held-out loss, acceptance, text quality and step times."""

from __future__ import annotations

import ast
import statistics
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from transformers import DynamicCache, LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training.data import load_stream
from specviz.training.settings import END_OF_TEXT
from specviz.training.target import continued, sampler


@torch.inference_mode()
def bits_per_byte(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    work: Path,
    kind: str,
    tokens: int = 8192,
    length: int = 512,
) -> float:
    """Return the held-out bits per byte of one kind, over its first ``tokens`` tokens."""
    stream = torch.from_numpy(load_stream(work, kind, "held_out")[:tokens].astype("int64"))
    length = min(length, len(stream))
    rows = stream[: len(stream) // length * length].view(-1, length).to(model.device)
    inputs = F.pad(rows[:, :-1], (1, 0), value=END_OF_TEXT)
    nats = sum(
        F.cross_entropy(model(ids).logits.flatten(0, 1).float(), wanted.flatten(), reduction="sum")
        for ids, wanted in zip(inputs.split(8), rows.split(8), strict=True)
    )
    # In a byte-level vocabulary, one character is one byte; the separator is not text.
    entries = tokenizer.convert_ids_to_tokens(rows.flatten().tolist())
    size = sum(len(entry) for entry in entries if entry != tokenizer.eos_token)
    return float(nats) / size / 0.6931471805599453


@torch.inference_mode()
def continuation(
    model: LlamaForCausalLM,
    ids: list[int],
    new_tokens: int,
    temperature: float = 0.0,
    seed: int = 0,
) -> list[int]:
    """Return the target's continuation of a prompt, up to and including the separator."""
    generator = torch.Generator(model.device).manual_seed(seed)
    rows, length = torch.tensor([ids], device=model.device), len(ids) + new_tokens
    text = continued(model, rows, length, sampler(temperature, generator))[0].tolist()
    output = text[len(ids) :]
    return output[: output.index(END_OF_TEXT) + 1] if END_OF_TEXT in output else output


@torch.inference_mode()
def overlap(
    target: LlamaForCausalLM, draft: LlamaForCausalLM, prompt_ids: list[int], output: list[int]
) -> float:
    """Return the mean overlap Σ min(target, draft) along a text."""
    ids = torch.tensor([prompt_ids + output], device=target.device)
    spot = slice(len(prompt_ids) - 1, -1)
    both = [F.softmax(model(ids).logits[0, spot].float(), dim=-1) for model in (target, draft)]
    return torch.minimum(*both).sum(-1).mean().item()


def parses(source: str, droppable: int = 3) -> bool:
    """Whether Python text parses once its unfinished end (up to three lines) is dropped.

    An unfinished docstring is closed first.
    """
    lines = source.rstrip().split("\n")
    for end in range(len(lines), max(0, len(lines) - droppable - 1), -1):
        text = "\n".join(lines[:end])
        for ending in ("", '\n"""', "\n'''"):
            try:
                ast.parse(text + ending)
            except (SyntaxError, ValueError):
                continue
            return True
    return False


def repeats(output: list[int], span: int = 8) -> float:
    """Return the share of ``span``-token spans that occurred before: high in a loop."""
    spans = [tuple(output[start : start + span]) for start in range(len(output) - span + 1)]
    return 1.0 - len(set(spans)) / len(spans) if spans else 0.0


@torch.inference_mode()
def step_seconds(model: LlamaForCausalLM, width: int = 1, context: int = 128) -> float:
    """Return the median seconds of a pass over ``width`` tokens, at batch size 1."""
    cache = DynamicCache()
    ids = torch.randint(0, model.config.vocab_size, (1, context + width), device=model.device)
    model(ids[:, :context], past_key_values=cache, use_cache=True)
    times = []
    for _ in range(60):
        if model.device.type == "cuda":
            torch.cuda.synchronize()
        started = time.perf_counter()
        model(ids[:, context:], past_key_values=cache, use_cache=True)
        if model.device.type == "cuda":
            torch.cuda.synchronize()
        times.append(time.perf_counter() - started)
        cache.crop(-width)
    return statistics.median(times[10:])
