"""Generates a chat model's answers, and records the distributions they were sampled from.

A drafter drafts on the target's own text, so it is trained on that text (DistillSpec, Zhou et al.
2023, arXiv:2310.08461). Recording the distributions is free, as generation computes them anyway.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import (
    AttentionInterface,
    AttentionMaskInterface,
    PreTrainedModel,
    StaticCache,
)
from transformers.integrations.sdpa_attention import sdpa_attention_forward
from transformers.masking_utils import sdpa_mask

KEPT = 24  # most likely tokens to sample from and record
TEMPERATURES = (0.0, 0.0, 0.7, 0.7, 1.0)  # cyclically by row
FULL = 0.75  # below this share of unfinished rows, the batch shrinks
ROOM = 32  # positions by which the cache grows: each step reads all of its positions
POOL = 24  # batches sorted by length together, to reduce padding


class Answers(NamedTuple):
    """A batch of n dialogues [n, length = prompt + answer]; prompts are padded on the left.

    Attributes:
        ids: token ids, uint32 [n, length].
        starts: the first position of each dialogue, int32 [n].
        ends: the position after the last token of each dialogue, int32 [n].
        prompt: the first position of the answers.
        top: the most likely tokens per answer position, uint32 [n, length - prompt, KEPT].
        logs: their log-probabilities at temperature 1, float16 [n, length - prompt, KEPT].
        states: the target's hidden states per position, by their numbers, float16
            [n, length, width] each.
    """

    ids: np.ndarray
    starts: np.ndarray
    ends: np.ndarray
    prompt: int
    top: np.ndarray
    logs: np.ndarray
    states: Mapping[int, np.ndarray]


def write_answers(
    model: PreTrainedModel,
    prompts: Iterator[Sequence[int]],
    folder: Path,
    *,
    states: Sequence[int],
    end: int,
    minutes: float,
    tokens: float = math.inf,
    skip: int = 0,
    batch: int = 128,
    most: int = 192,
    longest_prompt: int = 288,
) -> None:
    """Write files of answers to ``folder`` until the time is up or they hold enough tokens.

    Writes at least one file, unless existing files hold enough.

    Args:
        prompts: token ids; must start from the beginning on each call, because the batches up to
            the last file's are skipped.
        states: the numbers of the hidden states to record, as transformers counts them; -1: the
            last one, after the final norm.
        end: the id that ends an answer.
        minutes: when to stop, checked after each file.
        tokens: answer tokens, in old and new files, at which to stop.
        skip: batches that no file needs, because the drafters have read them elsewhere.
        batch: dialogues per file.
        most: maximum tokens of an answer.
        longest_prompt: tokens; longer prompts are skipped.
    """
    folder.mkdir(parents=True, exist_ok=True)
    there = {int(path.stem): _written(np.load(path)) for path in folder.glob("*.npz")}
    done, total, fresh = max([skip, *there]), sum(there.values()), 0
    started = time.monotonic()
    for number, batch_of_prompts in enumerate(_batches(prompts, batch, longest_prompt), 1):
        if number <= done:
            continue
        if total + fresh >= tokens:
            return
        answers = _answer(model, batch_of_prompts, states, end, most, number)
        _save(folder / f"{number:05}.npz", answers)
        fresh += _written(answers._asdict())
        seconds = time.monotonic() - started
        print(f"{number}: {total + fresh:,} tokens, {fresh / seconds:.0f} a second", flush=True)
        if seconds / 60 >= minutes:
            return


def _written(answers: Mapping[str, Any]) -> int:
    """Return the number of tokens that the target wrote in a batch."""
    return int((answers["ends"] - answers["prompt"]).sum())


def _save(path: Path, answers: Answers) -> None:
    """Write a batch; its states, without padding, to files that can be memory-mapped.

    Writes the states first, so that a batch on disk always has them.
    """
    parts = answers._asdict()
    for number, state in parts.pop("states").items():
        spans = zip(state, answers.starts, answers.ends, strict=True)
        np.save(state_file(path, number), np.concatenate([row[a:b] for row, a, b in spans]))
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        np.savez(file, **parts)
    partial.replace(path)


def state_file(path: Path, number: int) -> Path:
    """Return the file of one hidden state for a file of answers.

    It concatenates the states of all dialogues, without padding, float16 [tokens, width].
    """
    return path.with_suffix(f".state{number}.npy")


def _batches(
    prompts: Iterator[Sequence[int]], size: int, longest: int
) -> Iterator[list[Sequence[int]]]:
    """Yield batches of prompts of similar length, in random order."""
    usable = (prompt for prompt in prompts if len(prompt) <= longest)
    for pool in count():
        found = sorted(islice(usable, POOL * size), key=len)
        for start in np.random.default_rng(pool).permutation(POOL) * size:
            yield found[start : start + size]


@torch.inference_mode()
def _answer(
    model: PreTrainedModel,
    prompts: list[Sequence[int]],
    states: Sequence[int],
    end: int,
    most: int,
    seed: int,
) -> Answers:
    width, device = max(map(len, prompts)), model.device
    ids = torch.full((len(prompts), width + most), end, device=device)
    starts = torch.tensor([width - len(prompt) for prompt in prompts], device=device)
    for row, prompt in enumerate(prompts):
        ids[row, width - len(prompt) : width] = torch.tensor(prompt, device=device)
    positions = torch.arange(width + most, device=device)
    temperatures = torch.tensor(TEMPERATURES, device=device).repeat(len(prompts))[: len(prompts)]
    generator = torch.Generator(device).manual_seed(seed)
    cache, room = StaticCache(config=model.config, max_cache_len=width), width
    top = torch.zeros(len(prompts), most, KEPT, dtype=torch.long)
    logs = torch.zeros(len(prompts), most, KEPT)
    size = (*ids.shape, model.config.hidden_size)
    recorded = {number: torch.zeros(size, dtype=torch.float16) for number in states}
    ends = torch.full((len(prompts),), width + most, device=device)
    rows = torch.arange(len(prompts), device=device)  # unfinished rows
    fresh, begin = ids[:, :width], 0
    for position in range(width, width + most):
        if position > room:
            room += ROOM
            _make_room(cache, ROOM)
        read = model.model(
            fresh,
            attention_mask=(positions[:position] >= starts[rows, None]).long(),
            position_ids=(positions[begin:position] - starts[rows, None]).clamp(min=0),
            past_key_values=cache,
            use_cache=True,
            output_hidden_states=True,
        ).hidden_states
        here = rows.cpu()
        for number, state in recorded.items():
            state[here, begin:position] = read[number].half().cpu()
        logits = model.lm_head(read[-1][:, -1])
        begin = position
        best, likely = logits.topk(KEPT, -1)
        mass = (logits - best[:, :1]).exp_().sum(-1, keepdim=True, dtype=torch.float32)
        best = best.float()
        top[here, position - width] = likely.cpu()
        logs[here, position - width] = (best - best[:, :1] - mass.log()).cpu()
        noise = -torch.empty_like(best).exponential_(generator=generator).log()
        chosen = (best + temperatures[rows, None] * noise).argmax(-1, keepdim=True)
        fresh = likely.gather(1, chosen)
        ids[rows, position] = fresh[:, 0]
        ended = rows[fresh[:, 0] == end]
        ends[ended] = ends[ended].clamp(max=position + 1)
        going = ends[rows] > position + 1
        if going.float().mean() < FULL:
            kept = going.nonzero()[:, 0]
            if not len(kept):
                break
            rows, fresh = rows[kept], fresh[kept]
            for layer in cache.layers:
                layer.keys, layer.values = layer.keys[kept], layer.values[kept]
    longest = int(ends.max())
    return Answers(
        ids[:, :longest].cpu().numpy().astype(np.uint32),
        starts.cpu().numpy().astype(np.int32),
        ends.cpu().numpy().astype(np.int32),
        width,
        top[:, : longest - width].numpy().astype(np.uint32),
        logs[:, : longest - width].numpy().astype(np.float16),
        {number: state[:, :longest].numpy() for number, state in recorded.items()},
    )


def _make_room(cache: StaticCache, positions: int) -> None:
    """Extend a cache by some positions."""
    for layer in cache.layers:
        layer.keys = F.pad(layer.keys, (0, 0, 0, positions))
        layer.values = F.pad(layer.values, (0, 0, 0, positions))
        layer.max_cache_len += positions


def _grouped(
    module: torch.nn.Module, query: Tensor, key: Tensor, value: Tensor, mask: Tensor, **options: Any
) -> tuple[Tensor, None]:
    """Attention for one token per row as plain products; on a CPU, 3 times as fast as torch's."""
    if query.shape[2] > 1:
        return sdpa_attention_forward(module, query, key, value, mask, **options)
    rows, heads, _, size = query.shape
    groups = key.shape[1]
    scores = query.view(rows, groups, heads // groups, size) @ key.transpose(2, 3)
    scores = scores.float() * size**-0.5
    odds = scores.masked_fill(~mask, -torch.inf).softmax(-1).to(value.dtype)
    return (odds @ value).reshape(rows, 1, heads, size), None


AttentionInterface.register("grouped", _grouped)
AttentionMaskInterface.register("grouped", sdpa_mask)
