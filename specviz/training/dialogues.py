"""A chat model's recorded answers as batches, in the ids of drafters that know fewer tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from specviz.training.answers import KEPT, POOL, Answers, state_file

MOST_TOKENS = 2**20  # of a target
STEP = 64  # lengths are padded to multiples of this


class DialogueBatch(NamedTuple):
    """A batch of n dialogues of similar length, in draft ids.

    Attributes:
        ids: the draft's input ids, [n, length].
        answers: whether the next token was written by the target, bool [n, length].
        top, odds: the target's most likely next tokens and their probabilities, [n, length, KEPT];
            0 for tokens that the draft lacks.
        target_ids: the same dialogues in target ids, [n, length].
        states: the target's hidden states at each token, by their numbers, float16
            [n, length, width] each.
        step: the number of the training batch.
    """

    ids: Tensor
    answers: Tensor
    top: Tensor
    odds: Tensor
    target_ids: Tensor
    states: Mapping[int, Tensor]
    step: int = 0

    def to(self, device: torch.device) -> DialogueBatch:
        """Return the batch on a device."""
        states = {number: state.to(device) for number, state in self.states.items()}
        parts = ("ids", "answers", "top", "odds", "target_ids")
        return self._replace(
            states=states, **{name: getattr(self, name).to(device) for name in parts}
        )

    @property
    def tokens(self) -> int:
        """The number of next tokens to predict."""
        return int(self.answers.sum())


def choose_tokens(folder: Path, size: int, special: tuple[int, ...]) -> list[int | None]:
    """Choose the target ids of the draft's ids: unknown first, then special and frequent ones."""
    counts = np.zeros(MOST_TOKENS, dtype=np.int64)
    for path in sorted(folder.glob("*.npz")):
        file = np.load(path)
        ids, prompt = file["ids"], int(file["prompt"])
        for row, end in enumerate(file["ends"]):
            counts += np.bincount(ids[row, prompt:end], minlength=MOST_TOKENS)
    counts[list(special)] = counts.max() + 1
    order = np.lexsort((np.arange(MOST_TOKENS), -counts))
    return [None, *sorted(int(token) for token in order[: size - 1])]


class Dialogues:
    """All answers in a folder, as batches of similar length, in an order given by the seed.

    Args:
        budget: tokens per batch, including padding.
        states: the numbers of the hidden states to read; they stay on the disk until then.

    Attributes:
        kept: the number of the draft's tokens.
    """

    def __init__(
        self,
        folder: Path,
        kept: list[int | None],
        *,
        budget: int,
        states: Sequence[int] = (),
        seed: int = 0,
    ) -> None:
        self.kept = len(kept)
        # target id → draft id, unknown is 0
        self._known = torch.zeros(MOST_TOKENS, dtype=torch.long)
        for draft_id, token in enumerate(kept):
            if token is not None:
                self._known[token] = draft_id
        paths = sorted(folder.glob("*.npz"))
        self._files = [
            {name: file[name] for name in Answers._fields if name != "states"}
            for file in map(np.load, paths)
        ]
        self._states = {
            number: [np.load(state_file(path, number), mmap_mode="r") for path in paths]
            for number in states
        }
        self._budget, self._seed = budget, seed
        rows = [(n, row) for n, file in enumerate(self._files) for row in range(len(file["ids"]))]
        self._rows = self._by_length([one for one in rows if not _is_held_out(*one)])
        self._held_out = self._by_length([one for one in rows if _is_held_out(*one)])

    def __len__(self) -> int:
        """The number of batches in an epoch."""
        return len(self._rows)

    def held_out(self) -> Iterator[DialogueBatch]:
        """Yield the held-out batches."""
        return map(self._batch, self._held_out)

    @property
    def tokens(self) -> int:
        """The number of tokens that the target wrote, including held-out ones."""
        return sum(int((file["ends"] - file["prompt"]).sum()) for file in self._files)

    def __call__(self, step: int) -> DialogueBatch:
        """Return the batch of a training step."""
        epoch, index = divmod(step, len(self._rows))
        order = np.random.default_rng((self._seed, epoch)).permutation(len(self._rows))
        return self._batch(self._rows[order[index]])._replace(step=step)

    def _by_length(self, rows: Iterable[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        every = sorted((self._length(file, row), file, row) for file, row in rows)
        batches: list[list[tuple[int, int]]] = [[]]
        for length, file, row in every:
            if (len(batches[-1]) + 1) * _padded(length) > self._budget and batches[-1]:
                batches.append([])
            batches[-1].append((file, row))
        return batches

    def _length(self, file: int, row: int) -> int:
        return int(self._files[file]["ends"][row] - self._files[file]["starts"][row])

    def _batch(self, rows: list[tuple[int, int]]) -> DialogueBatch:
        length = _padded(max(self._length(file, row) for file, row in rows))
        ids = torch.zeros(len(rows), length, dtype=torch.long)
        answers = torch.zeros(len(rows), length, dtype=torch.bool)
        top = torch.zeros(len(rows), length, KEPT, dtype=torch.long)
        odds = torch.zeros(len(rows), length, KEPT)
        target_ids = torch.zeros(len(rows), length, dtype=torch.long)
        states = {
            number: torch.zeros(len(rows), length, files[0].shape[-1], dtype=torch.float16)
            for number, files in self._states.items()
        }
        for line, (number, row) in enumerate(rows):
            file = self._files[number]
            start, end = int(file["starts"][row]), int(file["ends"][row])
            prompt = int(file["prompt"])
            text = file["ids"][row, start:end].astype(np.int64)
            ids[line, : end - start] = self._known[text]
            target_ids[line, : end - start] = torch.from_numpy(text)
            first = int((file["ends"] - file["starts"])[:row].sum())
            for name, state in states.items():
                read = self._states[name][number][first : first + end - start]
                state[line, : end - start] = torch.from_numpy(read.copy())
            said = slice(prompt - start - 1, end - start - 1)
            answers[line, said] = True
            likely = self._known[file["top"][row, : end - prompt].astype(np.int64)]
            logs = torch.from_numpy(file["logs"][row, : end - prompt]).float()
            top[line, said] = likely
            odds[line, said] = logs.exp() * (likely > 0)
        return DialogueBatch(ids, answers, top, odds, target_ids, states)


def _is_held_out(file: int, row: int) -> bool:
    """Return whether a row is held out: every POOL-th row of the first POOL files.

    A file holds prompts of similar length, POOL files prompts of all lengths.
    """
    return file < POOL and row % POOL == 0


def _padded(length: int) -> int:
    return -(-length // STEP) * STEP
