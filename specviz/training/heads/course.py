"""Trains one head: the target reads text, its own and others', and the head learns from it."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training import trainer
from specviz.training.data import Mixture, kinds_in, write_tokens
from specviz.training.distil import OwnText, write_own_text
from specviz.training.heads import checkpoint
from specviz.training.heads.block import DSpark
from specviz.training.heads.kinds import HEADS, Head
from specviz.training.heads.lesson import teacher
from specviz.training.settings import MIX, DraftSettings, Schedule

CALIBRATION = 12  # batches


def prepare(work: Path, folder: Path, settings: DraftSettings, minutes: float) -> None:
    """Encode the texts and let the target write, unless this work folder has both.

    Args:
        folder: the target's, with its tokenizer.
        minutes: for which the target writes.
    """
    if not (work / "tokens").exists():
        write_tokens(work, PreTrainedTokenizerFast.from_pretrained(folder))
    if not (work / "own_text.npy").exists():
        write_own_text(work, folder, settings, minutes)


def train_head(
    work: Path,
    target: LlamaForCausalLM,
    name: str,
    schedule: Schedule,
    settings: DraftSettings,
    minutes: float,
    warm: tuple[Path, trainer.Progress] | None = None,
) -> tuple[Head, trainer.Progress]:
    """Train ``work/checkpoints/head-NAME.pt`` for so many minutes more.

    Without it, ``warm`` is a written folder to start from, and how it was trained.
    """
    teach = teacher(target.requires_grad_(False))
    torch.manual_seed(schedule.seed)
    head = HEADS[name](target, work)
    if warm:
        checkpoint.load(warm[0], head)
    head.to(target.device)
    mixture = Mixture(work, {kind: MIX[kind] for kind in kinds_in(work)})
    own = OwnText(work)

    def rows(step: int, seed: int = schedule.seed) -> Tensor:
        torch.manual_seed(step)  # losses are taken at random places: a resumed run takes the same
        batch = mixture.batch(seed, step, schedule.batch, schedule.length)
        return own.replace(batch, settings.own_share, seed, step)

    def loss(_: nn.Module, batch: Tensor) -> Tensor:
        lesson = teach(batch[:, :-1])
        with torch.autocast(batch.device.type, torch.bfloat16):
            return head.loss(lesson)

    progress = trainer.train(
        head, schedule, rows, loss, work / "checkpoints" / f"head-{name}.pt",
        minutes=minutes, compiled=False, before=warm[1] if warm else None,
    )  # fmt: skip
    if isinstance(head, DSpark):
        others = (rows(step, schedule.seed + 1).to(target.device) for step in range(CALIBRATION))
        head.calibrate(teach(batch[:, :-1]) for batch in others)
    return head.eval(), progress
