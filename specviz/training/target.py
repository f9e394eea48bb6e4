"""Trains the target: a trunk at a constant rate, then a decay from the trunk's last step."""

from __future__ import annotations

from pathlib import Path

import torch
from transformers import LlamaForCausalLM

from specviz.training import loops, network, trainer
from specviz.training.data import Mixture, kinds_in
from specviz.training.settings import CONTEXT, MIX, Loops, Schedule, Shape


def train_target(
    work: Path,
    name: str,
    shape: Shape,
    schedule: Schedule,
    *,
    minutes: float,
    compiled: bool,
    start: str | None = None,
    warm: tuple[Path, trainer.Progress] | None = None,
    unlearned: Loops | None = None,
) -> tuple[LlamaForCausalLM, trainer.Progress]:
    """Train the target on the mix; return it and its progress.

    Resumes ``work/checkpoints/NAME.pt``, else starts from ``START.pt``, else from ``warm``, else
    from random weights.

    Args:
        warm: an exported folder, and the progress of its training.
        unlearned: also unlearn loops of the target's own greedy text, with these settings.
    """
    mixture = Mixture(work, {kind: MIX[kind] for kind in kinds_in(work)})

    def rows(step: int) -> torch.Tensor:
        batch, length = schedule.batch, schedule.length
        if schedule.long_every and step % schedule.long_every == schedule.long_every - 1:
            batch, length = max(1, batch * length // CONTEXT), CONTEXT
        return mixture.batch(schedule.seed, step, batch, length)

    model = network.build(shape)
    if warm:
        model.load_state_dict(network.read(warm[0]).state_dict())
    model.to(trainer.pick_device())
    checkpoints = work / "checkpoints"
    progress = trainer.train(
        model,
        schedule,
        loops.with_own_text(model, rows, unlearned) if unlearned else rows,
        loops.loss(unlearned) if unlearned else trainer.cross_entropy,
        checkpoints / f"{name}.pt",
        minutes=minutes,
        compiled=compiled,
        start=checkpoints / f"{start}.pt" if start else None,
        before=warm[1] if warm else None,
    )
    return model, progress
