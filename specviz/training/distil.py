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
from transformers import LlamaForCausalLM, StaticCache

from specviz.training import network, trainer
from specviz.training.data import Mixture, kinds_in
from specviz.training.settings import MIX, DraftSettings, Schedule, Shape


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
        log_draft = F.log_softmax(trainer.logits_of(student, ids).float(), dim=-1)
        return -(wanted * log_draft).sum(-1).mean()

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
    model = network.read(target, device)
    mixture = Mixture(work, {kind: MIX[kind] for kind in kinds_in(work)})
    path = work / "own_text.npy"
    written = [np.load(path)] if path.exists() else []
    temperatures = torch.tensor([1.0, 0.7, 0.05], device=device)
    started, round_number = time.monotonic(), len(written[0]) if written else 0
    while (time.monotonic() - started) / 60 < minutes:
        batch = settings.own_batch
        rows = mixture.batch(7, round_number, batch, settings.own_prompt).to(device)
        temperature = temperatures.repeat(batch)[:batch, None]
        generator = torch.Generator(device).manual_seed(round_number)
        cache = StaticCache(config=model.config, max_cache_len=settings.own_length)
        fresh = rows
        for _ in range(settings.own_length - rows.shape[1]):
            logits = model(fresh, past_key_values=cache, use_cache=True, logits_to_keep=1).logits
            odds = F.softmax(logits[:, -1].float() / temperature, dim=-1)
            fresh = torch.multinomial(odds, 1, generator=generator)
            rows = torch.cat((rows, fresh), dim=1)
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
    schedule: Schedule,
    settings: DraftSettings,
    *,
    minutes: float,
    compiled: bool,
    start: Path | None = None,
) -> tuple[dict[str, LlamaForCausalLM], trainer.Progress]:
    """Distil every draft from the exported ``target`` at once."""
    device = trainer.pick_device()
    teacher = network.read(target, device).requires_grad_(False)
    students = nn.ModuleDict()
    for name, shape in shapes.items():
        student = network.build(shape, schedule.seed)
        project_embedding(teacher, student)
        students[name] = student
    students = students.to(device)
    mixture = Mixture(work, {kind: MIX[kind] for kind in kinds_in(work)})
    own = OwnText(work)

    def rows(step: int) -> torch.Tensor:
        batch = mixture.batch(schedule.seed, step, schedule.batch, schedule.length)
        return own.replace(batch, settings.own_share, schedule.seed, step)

    progress = trainer.train(
        students, schedule, rows, distillation_loss(teacher, compiled),
        work / "checkpoints" / "drafts.pt", minutes=minutes, compiled=False, start=start,
    )  # fmt: skip
    return dict(students.items()), progress


def train_unaligned(
    work: Path, shape: Shape, schedule: Schedule, *, minutes: float, compiled: bool
) -> tuple[LlamaForCausalLM, trainer.Progress]:
    """Train with cross-entropy on the Bible (in a smoke run without it, on generated sums)."""
    has_bible = (work / "tokens" / "kjv.train.npy").exists()
    mixture = Mixture(work, {"kjv" if has_bible else "arithmetic": 1.0})
    model = network.build(shape, schedule.seed).to(trainer.pick_device())
    progress = trainer.train(
        model,
        schedule,
        lambda step: mixture.batch(schedule.seed, step, schedule.batch, schedule.length),
        trainer.cross_entropy,
        work / "checkpoints" / "unaligned.pt",
        minutes=minutes,
        compiled=compiled,
    )
    return model, progress
