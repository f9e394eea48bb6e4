"""The report's measurements: held-out loss, acceptance, text quality and step times."""

from __future__ import annotations

import ast
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.nn.functional as F
from transformers import DynamicCache, LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training.data import load_stream
from specviz.training.settings import END_OF_TEXT


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
    prompt_ids: list[int],
    new_tokens: int,
    temperature: float = 0.0,
    seed: int = 0,
) -> list[int]:
    """Return the target's continuation of a prompt, up to and including the separator."""
    generator = torch.Generator(model.device).manual_seed(seed)
    cache, fresh = DynamicCache(), prompt_ids
    output: list[int] = []
    while len(output) < new_tokens and END_OF_TEXT not in output:
        ids = torch.tensor([fresh], device=model.device)
        logits = model(ids, past_key_values=cache, use_cache=True, logits_to_keep=1).logits[0, -1]
        if temperature:
            odds = F.softmax(logits.float() / temperature, dim=-1)
            fresh = torch.multinomial(odds, 1, generator=generator).tolist()
        else:
            fresh = [int(logits.argmax())]
        output += fresh
    return output


@dataclass(frozen=True)
class Acceptance:
    """Counts of one or more greedy runs, and the mean overlap Σ min(target, draft)."""

    accepted: int
    tested: int
    emitted: int
    rounds: int
    overlap: float

    @property
    def rate(self) -> float:
        return self.accepted / max(1, self.tested)

    @property
    def per_round(self) -> float:
        return self.emitted / max(1, self.rounds)


@torch.inference_mode()
def acceptance(
    target: LlamaForCausalLM,
    draft: LlamaForCausalLM,
    prompt_ids: list[int],
    output: list[int],
    new_tokens: int,
    gamma: int = 4,
) -> Acceptance:
    """Count greedy speculative decoding's verdicts from the target's greedy ``output``.

    ``output`` has at most ``new_tokens`` tokens, fewer if the separator ended it.

    Every emitted token is the target's own, so a draft's acceptance at a position depends only on
    the output before it, and one pass of each model suffices. A test checks the result against
    :func:`specviz.decoding.decode.decode`.
    """
    ids = torch.tensor([prompt_ids + output], device=target.device)
    spot = slice(len(prompt_ids) - 1, -1)
    odds_target = F.softmax(target(ids).logits[0, spot].float(), dim=-1)
    odds_draft = F.softmax(draft(ids).logits[0, spot].float(), dim=-1)
    overlap = torch.minimum(odds_target, odds_draft).sum(-1).mean().item()
    agrees = (odds_draft.argmax(-1).cpu() == torch.tensor(output)).tolist()
    accepted = tested = rounds = position = 0
    while position < len(output):
        rounds += 1
        drafted = min(gamma, new_tokens - position - 1)
        round_agrees = agrees[position : position + drafted]
        run = round_agrees.index(False) if False in round_agrees else len(round_agrees)
        accepted += run
        tested += min(run + 1, len(round_agrees))
        position += run + 1
    return Acceptance(accepted, tested, len(output), rounds, overlap)


def pooled(results: list[Acceptance]) -> Acceptance:
    """Sum the counts of several prompts, and average their overlaps."""
    return Acceptance(
        sum(result.accepted for result in results),
        sum(result.tested for result in results),
        sum(result.emitted for result in results),
        sum(result.rounds for result in results),
        statistics.mean(result.overlap for result in results),
    )


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
