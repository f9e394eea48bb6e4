"""The drafter for SmolLM2: a Llama of two layers that knows the tokens its target writes most.

A quarter of a target step is its head over 49,152 tokens, so the draft keeps some thousands of
them; every other one it reads as "unknown" and never proposes. It starts from the target's own
embeddings of those and learns from the distributions that the target wrote its answers from.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaForCausalLM

from specviz.training.answers import KEPT, Answers

HELD_OUT = 1  # files of answers that are not learnt from
QUIET = 0.25  # of the last norm at first: the target's embeddings are large, and so are logits
STEP = 64  # lengths are padded to multiples of this


@dataclass(frozen=True)
class DraftShape:
    """Width and heads are the target's."""

    tokens: int = 6144
    layers: int = 2
    feed_forward: int = 768


class Lesson(NamedTuple):
    """Dialogues of about one length, in draft ids.

    Attributes:
        ids: [n, length]; what the draft reads.
        answers: [n, length] bool: the next token is the target's own.
        top, odds: [n, length, KEPT]: the target's likeliest next tokens and their probabilities;
            0 for tokens that the draft does not know.
        target_ids: [n, length]; the same dialogues in the target's ids.
        features: [n, length, width], float16; what the target's head read after each token.
        step: which batch of the training it is.
    """

    ids: Tensor
    answers: Tensor
    top: Tensor
    odds: Tensor
    target_ids: Tensor
    features: Tensor
    step: int = 0

    def to(self, device: torch.device) -> Lesson:
        """The same on a device."""
        moved = {name: part.to(device) for name, part in self._asdict().items() if name != "step"}
        return self._replace(**moved)

    @property
    def tokens(self) -> int:
        """How many next tokens there are to learn."""
        return int(self.answers.sum())


def choose_tokens(folder: Path, size: int, special: tuple[int, ...]) -> list[int | None]:
    """The target ids of the draft's ids: unknown first, the special ones, the most written."""
    counts = np.zeros(2**16, dtype=np.int64)
    for path in sorted(folder.glob("*.npz")):
        file = np.load(path)
        ids, prompt = file["ids"], int(file["prompt"])
        for row, end in enumerate(file["ends"]):
            counts += np.bincount(ids[row, prompt:end], minlength=2**16)
    counts[list(special)] = counts.max() + 1
    order = np.lexsort((np.arange(2**16), -counts))
    return [None, *sorted(int(token) for token in order[: size - 1])]


def build(
    target: LlamaForCausalLM, kept: list[int | None], shape: DraftShape, seed: int = 0
) -> LlamaForCausalLM:
    """A fresh draft that reads and writes with its target's embeddings."""
    torch.manual_seed(seed)
    config = copy.deepcopy(target.config)
    config.vocab_size = len(kept)
    config.num_hidden_layers = shape.layers
    config.intermediate_size = shape.feed_forward
    config.tie_word_embeddings = True
    config.use_cache = False
    config.layer_types = None
    config.pad_token_id = None
    draft = LlamaForCausalLM(config).float()
    with torch.no_grad():
        embedding = target.get_input_embeddings().weight.float()
        rows = embedding[[token or 0 for token in kept]]
        rows[kept.index(None)] = embedding.mean(0)
        draft.get_input_embeddings().weight.copy_(rows)
        draft.model.norm.weight.fill_(QUIET)
    return draft


class Lessons:
    """All answers in a folder, as batches of like lengths in an order that the seed decides.

    Args:
        budget: tokens of a batch, padding included.
        features: whether lessons have the target's features, nearly all of what answers take in
            memory; else theirs have no width.
    """

    def __init__(
        self,
        folder: Path,
        kept: list[int | None],
        *,
        budget: int,
        features: bool = False,
        seed: int = 0,
    ) -> None:
        self._known = torch.zeros(2**16, dtype=torch.long)  # target id → draft id, unknown is 0
        for place, token in enumerate(kept):
            if token is not None:
                self._known[token] = place
        self._files = [
            {name: file[name] for name in Answers._fields if features or name != "features"}
            for file in map(np.load, sorted(folder.glob("*.npz")))
        ]
        self._budget, self._features, self._seed = budget, features, seed
        self._rows = self._by_length(range(HELD_OUT, len(self._files)))

    def __len__(self) -> int:
        """Batches until everything has been read once."""
        return len(self._rows)

    def held_out(self) -> Iterator[Lesson]:
        """What is not learnt from."""
        for rows in self._by_length(range(min(HELD_OUT, len(self._files)))):
            yield self._lesson(rows)

    @property
    def tokens(self) -> int:
        """How many tokens the target wrote, those held out included."""
        return sum(int((file["ends"] - file["prompt"]).sum()) for file in self._files)

    def __call__(self, step: int) -> Lesson:
        """The batch of that step."""
        epoch, place = divmod(step, len(self._rows))
        order = np.random.default_rng((self._seed, epoch)).permutation(len(self._rows))
        return self._lesson(self._rows[order[place]])._replace(step=step)

    def _by_length(self, files: range) -> list[list[tuple[int, int]]]:
        every = sorted(
            (self._length(file, row), file, row)
            for file in files
            for row in range(len(self._files[file]["ids"]))
        )
        batches: list[list[tuple[int, int]]] = [[]]
        for length, file, row in every:
            if (len(batches[-1]) + 1) * _padded(length) > self._budget and batches[-1]:
                batches.append([])
            batches[-1].append((file, row))
        return batches

    def _length(self, file: int, row: int) -> int:
        return int(self._files[file]["ends"][row] - self._files[file]["starts"][row])

    def _lesson(self, rows: list[tuple[int, int]]) -> Lesson:
        length = _padded(max(self._length(file, row) for file, row in rows))
        ids = torch.zeros(len(rows), length, dtype=torch.long)
        answers = torch.zeros(len(rows), length, dtype=torch.bool)
        top = torch.zeros(len(rows), length, KEPT, dtype=torch.long)
        odds = torch.zeros(len(rows), length, KEPT)
        target_ids = torch.zeros(len(rows), length, dtype=torch.long)
        width = self._files[0]["features"].shape[-1] if self._features else 0
        features = torch.zeros(len(rows), length, width, dtype=torch.float16)
        for place, (number, row) in enumerate(rows):
            file = self._files[number]
            start, end = int(file["starts"][row]), int(file["ends"][row])
            prompt = int(file["prompt"])
            text = file["ids"][row, start:end].astype(np.int64)
            ids[place, : end - start] = self._known[text]
            target_ids[place, : end - start] = torch.from_numpy(text)
            if self._features:
                features[place, : end - start] = torch.from_numpy(file["features"][row, start:end])
            said = slice(prompt - start - 1, end - start - 1)
            answers[place, said] = True
            likely = self._known[file["top"][row, : end - prompt].astype(np.int64)]
            logs = torch.from_numpy(file["logs"][row, : end - prompt]).float()
            top[place, said] = likely
            odds[place, said] = logs.exp() * (likely > 0)
        return Lesson(ids, answers, top, odds, target_ids, features)


def _padded(length: int) -> int:
    return -(-length // STEP) * STEP


def forward(draft: LlamaForCausalLM, lesson: Lesson) -> Tensor:
    """Logits of the next tokens that are the target's own [tokens, V]."""
    with torch.autocast(lesson.ids.device.type, torch.bfloat16):
        hidden = draft.model(input_ids=lesson.ids).last_hidden_state[lesson.answers]
        return draft.lm_head(hidden).float()


def distillation_loss(draft: nn.Module, lesson: Lesson) -> Tensor:
    """Cross-entropy to the target's likeliest tokens, as far as the draft knows them."""
    assert isinstance(draft, LlamaForCausalLM)
    logs = F.log_softmax(forward(draft, lesson), -1)
    odds = lesson.odds[lesson.answers]
    return -(odds * logs.gather(1, lesson.top[lesson.answers])).sum(-1).mean()


def compare(logits: Tensor, lesson: Lesson) -> tuple[float, float]:
    """Over a lesson's tokens, summed: the overlap with the target, and whether the best agree."""
    odds, top = lesson.odds[lesson.answers], lesson.top[lesson.answers]
    q = logits.softmax(-1)
    overlap = torch.minimum(q.gather(1, top), odds).sum().item()
    agree = ((q.argmax(-1) == top[:, 0]) & (top[:, 0] > 0)).sum().item()
    return overlap, agree


@torch.no_grad()
def measure(draft: LlamaForCausalLM, lessons: Lessons) -> dict[str, float]:
    """On what was held out: mean overlap with the target, and how often the best tokens agree."""
    sums, count = np.zeros(2), 0
    for lesson in lessons.held_out():
        sums += compare(forward(draft, lesson), lesson)
        count += lesson.tokens
    return {"overlap": sums[0] / count, "agree": sums[1] / count, "tokens": count}
