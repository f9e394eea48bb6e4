"""Trains the drafts: three are distilled from the target, one is unaligned on purpose.

The aligned drafts minimise KL(target ‖ draft) over the whole vocabulary, on corpus text and on the
target's own text, which they draft at run time (DistillSpec, Zhou et al. 2023, arXiv:2310.08461).
All three share each forward pass of the target. The unaligned draft is trained on the King James
Bible alone.
"""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from transformers import LlamaForCausalLM

from specviz.training import target as models
from specviz.training import trainer
from specviz.training.data import Mixture
from specviz.training.settings import DraftSettings, Shape
from specviz.training.trainer import Phase


def project_embedding(teacher: LlamaForCausalLM, student: LlamaForCausalLM) -> None:
    """Initialise the student's embedding from the principal components of the target's."""
    source = teacher.get_input_embeddings().weight.detach()
    left, strength, _ = torch.linalg.svd(source, full_matrices=False)
    width = student.config.hidden_size
    with torch.no_grad():
        embedding = student.get_input_embeddings().weight
        shared = min(width, source.shape[1])
        embedding[:, :shared] = (left * strength)[:, :shared]


def distillation_loss(teacher: LlamaForCausalLM, compiled: bool) -> trainer.Loss:
    """Return the loss: the sum of the students' cross-entropies to the target's distributions.

    Each is KL(target ‖ student) plus the target's entropy, which is constant in the student.
    """

    @torch.no_grad()
    def teach(ids: torch.Tensor) -> torch.Tensor:
        return F.softmax(trainer.logits_of(teacher, ids).float(), dim=-1)

    def learn(student: LlamaForCausalLM, ids: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        logits = trainer.logits_of(student, ids).float()
        return F.cross_entropy(logits.flatten(0, 1), wanted.flatten(0, 1))

    if compiled:
        teach = torch.compile(teach, dynamic=False)
        learn = torch.compile(learn, dynamic=False)

    def loss(students: nn.Module, rows: torch.Tensor) -> torch.Tensor:
        wanted = teach(rows[:, :-1])
        return torch.stack(
            [learn(student, rows[:, :-1], wanted) for student in students.children()]
        ).sum()

    return loss


class OwnText:
    """Rows that the target wrote (``work/own_text.npy``), if there are any."""

    def __init__(self, work: Path) -> None:
        path = work / "own_text.npy"
        self._rows = np.load(path) if path.exists() else None

    def replace(self, batch: torch.Tensor, share: float, seed: int, step: int) -> torch.Tensor:
        """Replace the first ``share`` of the batch's rows by own text, as much as fits."""
        if self._rows is None:
            return batch
        count, length = int(share * len(batch)), batch.shape[1]
        per_row = max(1, length // self._rows.shape[1])
        rng = np.random.default_rng((seed, step, 1))
        chosen = self._rows[rng.integers(len(self._rows), size=(count, per_row))]
        own = torch.from_numpy(chosen.reshape(count, -1)[:, :length].astype(np.int64))
        batch[:count, : own.shape[1]] = own
        return batch


@torch.inference_mode()
def write_own_text(work: Path, target: Path, settings: DraftSettings, minutes: float) -> np.ndarray:
    """Let the target continue training prompts, in large batches; append to ``own_text.npy``.

    A third of each batch is sampled at temperature 1, a third at 0.7, and a third at 0.05.
    """
    device = trainer.pick_device()
    model = models.read(target, device)
    mixture = Mixture(work)
    path = work / "own_text.npy"
    written = [np.load(path)] if path.exists() else []
    temperatures = torch.tensor([1.0, 0.7, 0.05], device=device)
    started, round_number = time.monotonic(), len(written[0]) if written else 0
    while (time.monotonic() - started) / 60 < minutes:
        batch = settings.own_batch
        rows = mixture.batch(7, round_number, batch, settings.own_prompt).to(device)
        temperature = temperatures.repeat(batch)[:batch, None]
        generator = torch.Generator(device).manual_seed(round_number)
        rows = models.continued(
            model, rows, settings.own_length, models.sampler(temperature, generator)
        )
        written.append(rows.cpu().numpy().astype(np.uint16))
        round_number += batch
        partial = path.with_suffix(".partial")
        with partial.open("wb") as file:
            np.save(file, np.concatenate(written))
        partial.replace(path)
        total = round_number * (settings.own_length - 1 - settings.own_prompt)  # 1: the separator
        print(f"own text: {total:,} tokens, {time.monotonic() - started:.0f} s", flush=True)
    return np.concatenate(written)


def train_drafts(
    work: Path,
    target: Path,
    shapes: dict[str, Shape],
    phase: Phase,
    settings: DraftSettings,
    *,
    compiled: bool,
    start: Path | None = None,
) -> tuple[dict[str, LlamaForCausalLM], trainer.Progress]:
    """Distil every draft from the exported ``target`` at once."""
    device, schedule = trainer.pick_device(), phase.schedule
    teacher = models.read(target, device).requires_grad_(False)
    students = nn.ModuleDict()
    for name, shape in shapes.items():
        student = models.build(shape, schedule.seed)
        project_embedding(teacher, student)
        students[name] = student
    students = students.to(device)
    mixture = Mixture(work)
    own = OwnText(work)

    def rows(step: int) -> torch.Tensor:
        batch = mixture.batch(schedule.seed, step, schedule.batch, schedule.length)
        return own.replace(batch, settings.own_share, schedule.seed, step)

    loss = distillation_loss(teacher, compiled)
    return dict(students.items()), trainer.train(students, [phase], rows, loss, start=start)


def train_unaligned(
    work: Path, shape: Shape, phase: Phase, *, compiled: bool
) -> tuple[LlamaForCausalLM, trainer.Progress]:
    """Train with cross-entropy on the Bible (in a smoke run without it, on generated sums)."""
    has_bible, schedule = (work / "tokens" / "kjv.train.npy").exists(), phase.schedule
    mixture = Mixture(work, {"kjv" if has_bible else "arithmetic": 1.0})
    model = models.build(shape, schedule.seed).to(trainer.pick_device())

    def rows(step: int) -> torch.Tensor:
        return mixture.batch(schedule.seed, step, schedule.batch, schedule.length)

    progress = trainer.train(model, [phase], rows, trainer.cross_entropy, compiled=compiled)
    return model, progress
