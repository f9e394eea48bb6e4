"""Trains one head on its target's states and distributions along text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training import trainer
from specviz.training.chat_draft import Lessons
from specviz.training.data import Mixture, kinds_in, load_stream, write_tokens
from specviz.training.distil import OwnText, write_own_text
from specviz.training.heads.block import DSpark
from specviz.training.heads.feature import FeatureHead
from specviz.training.heads.kinds import Head
from specviz.training.heads.lesson import Lesson, teacher, teacher_of_dialogues
from specviz.training.settings import END_OF_TEXT, MIX, VOCABULARY, DraftSettings, Schedule

CALIBRATION = 12  # batches
TOKENS = 3 / 4  # share of the bundled target's tokens that its EAGLE-3 head guesses


class Course(NamedTuple):
    """The training data of a head.

    Attributes:
        batches: returns the batch of a step.
        teach: makes a lesson of a batch on the device.
        unseen: returns other batches, for calibration.
    """

    batches: Callable[[int], Any]
    teach: Callable[[Any], Lesson]
    unseen: Callable[[], Iterable[Any]]
    device: torch.device

    def others(self) -> Iterator[Lesson]:
        """The lessons of unseen batches."""
        return (self.teach(batch.to(self.device)) for batch in self.unseen())


def prepare(work: Path, folder: Path, settings: DraftSettings, minutes: float) -> None:
    """Encode the texts and generate the target's own text, unless the work folder has them.

    Args:
        folder: the target's folder, with its tokenizer.
        minutes: how long the target writes.
    """
    if not (work / "tokens").exists():
        write_tokens(work, PreTrainedTokenizerFast.from_pretrained(folder))
    if not (work / "own_text.npy").exists():
        write_own_text(work, folder, settings, minutes)


def frequent(work: Path) -> Tensor:
    """Return the most frequent tokens of the target's own text or, without it, of Python text."""
    path = work / "own_text.npy"
    text = np.load(path) if path.exists() else load_stream(work, "python", "train")
    counts = np.bincount(np.asarray(text).ravel(), minlength=VOCABULARY)
    counts[END_OF_TEXT] = len(text)
    most = np.argsort(-counts, kind="stable")[: int(TOKENS * VOCABULARY)]
    return torch.from_numpy(np.sort(most))


def of_texts(
    work: Path,
    target: LlamaForCausalLM,
    tokens: Tensor | None,
    schedule: Schedule,
    settings: DraftSettings,
    read: int = 0,
) -> Course:
    """Return a course on the bundled corpus and the target's own text.

    Args:
        read: the steps of the head's earlier training, whose rows are not repeated.
    """
    mixture = Mixture(work, {kind: MIX[kind] for kind in kinds_in(work)})
    own = OwnText(work)

    def rows(step: int, seed: int = schedule.seed) -> Tensor:
        batch = mixture.batch(seed, read + step, schedule.batch, schedule.length)
        return own.replace(batch, settings.own_share, seed, read + step)

    def others() -> Iterable[Tensor]:
        return (rows(step, schedule.seed + 1) for step in range(CALIBRATION))

    return Course(rows, teacher(target, tokens), others, target.device)


def of_answers(lessons: Lessons, device: torch.device) -> Course:
    """Return a course on a chat model's recorded answers."""
    return Course(lessons, teacher_of_dialogues(lessons.kept), lessons.held_out, device)


def train_head(
    head: Head | FeatureHead,
    course: Course,
    stretches: Sequence[trainer.Stretch],
    before: trainer.Progress | None = None,
) -> trainer.Progress:
    """Train a head and calibrate its confidence.

    Args:
        before: the progress of the head's earlier training.
    """

    def batches(step: int) -> Any:
        torch.manual_seed(step)  # losses draw random positions: a resumed run draws the same
        return course.batches(step)

    def loss(_: nn.Module, batch: Any) -> Tensor:
        lesson = course.teach(batch)
        with torch.autocast(lesson.ids.device.type, torch.bfloat16):
            return head.loss(lesson)

    progress = trainer.train_in_stretches(head, stretches, batches, loss, before)
    if isinstance(head, DSpark):
        head.calibrate(course.others())
    head.eval()
    return progress
