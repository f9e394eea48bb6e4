"""Trains one head: the target reads text, its own and others', and the head learns from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training import trainer
from specviz.training.data import Mixture, kinds_in, load_stream, write_tokens
from specviz.training.distil import OwnText, write_own_text
from specviz.training.heads.block import DFlash, DSpark
from specviz.training.heads.chained import Eagle3, Mtp
from specviz.training.heads.lesson import teacher
from specviz.training.heads.medusa import Medusa
from specviz.training.heads.taught_exit import Exit
from specviz.training.settings import END_OF_TEXT, MIX, VOCABULARY, DraftSettings, Schedule

Head = Medusa | Mtp | Eagle3 | DFlash | DSpark | Exit
HEADS: dict[str, Callable[[LlamaForCausalLM, Path], Head]] = {
    "medusa": lambda target, _: Medusa(target),
    "mtp": lambda target, _: Mtp(target),
    "eagle3": lambda target, work: Eagle3(target, frequent(work)),
    "dflash": lambda target, _: DFlash(target),
    "dspark": lambda target, _: DSpark(target),
    "taught-exit": lambda target, _: Exit(target),
}
TOKENS = 3 / 4  # of the target's, that EAGLE-3 guesses

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
) -> tuple[Head, trainer.Progress]:
    """Train ``work/checkpoints/head-NAME.pt`` for so many minutes more."""
    teach = teacher(target.requires_grad_(False))
    torch.manual_seed(schedule.seed)
    head = HEADS[name](target, work).to(target.device)
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
        minutes=minutes, compiled=False,
    )  # fmt: skip
    if isinstance(head, DSpark):
        others = (rows(step, schedule.seed + 1).to(target.device) for step in range(CALIBRATION))
        head.calibrate(teach(batch[:, :-1]) for batch in others)
    return head.eval(), progress


def frequent(work: Path) -> Tensor:
    """Return the tokens that the target's own text, or the corpus without one, has most often."""
    path = work / "own_text.npy"
    text = np.load(path) if path.exists() else load_stream(work, "python", "train")
    counts = np.bincount(np.asarray(text).ravel(), minlength=VOCABULARY)
    counts[END_OF_TEXT] = len(text)
    most = np.argsort(-counts, kind="stable")[: int(TOKENS * VOCABULARY)]
    return torch.from_numpy(np.sort(most))
