"""One training loop for every model: Muon and AdamW, constant rate or linear decay, resumable.

Muon: Jordan et al. 2024, with the update scaled to AdamW's as in Liu et al. 2025 (2502.16982).
The warm-up / constant / decay schedule, which can be stopped or extended at will: Hu et al. 2024
(MiniCPM, 2404.06395).
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils import clip_grad_norm_
from transformers import LlamaForCausalLM

from specviz.training.settings import Schedule

#: ``(model or models, batch on the device) -> loss``
Loss = Callable[[nn.Module, Any], torch.Tensor]
#: Muon and AdamW
Optimizers = tuple[torch.optim.Optimizer, torch.optim.Optimizer]
#: ``step -> rows of ids``, or a batch that knows how many ``tokens`` it teaches
Batches = Callable[[int], Any]

REPORT_SECONDS = 30
SAVE_SECONDS = 180


def pick_device() -> torch.device:
    """A GPU if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def logits_of(model: LlamaForCausalLM, ids: torch.Tensor) -> torch.Tensor:
    """Next-token logits after each id, in bfloat16 arithmetic."""
    with torch.autocast(ids.device.type, torch.bfloat16):
        return model.lm_head(model.model(input_ids=ids).last_hidden_state)


def cross_entropy(model: LlamaForCausalLM, rows: torch.Tensor) -> torch.Tensor:
    """Mean loss of predicting each next token of rows [n, length + 1], in nats."""
    logits = logits_of(model, rows[:, :-1])
    return F.cross_entropy(logits.flatten(0, 1).float(), rows[:, 1:].flatten())


def make_optimizers(model: nn.Module, schedule: Schedule) -> Optimizers:
    """Muon for the hidden matrices, AdamW for embeddings and norms."""
    hidden: list[nn.Parameter] = []
    other: list[nn.Parameter] = []
    for name, parameter in model.named_parameters():
        is_table = "embed_tokens" in name or "markov_w1" in name
        (hidden if parameter.ndim == 2 and not is_table else other).append(parameter)
    muon = torch.optim.Muon(
        hidden, lr=schedule.muon_rate, weight_decay=schedule.weight_decay,
        adjust_lr_fn="match_rms_adamw",
    )  # fmt: skip
    adam = torch.optim.AdamW(other, lr=schedule.adam_rate, betas=(0.9, 0.95), weight_decay=0.0)
    return muon, adam


@dataclass
class Progress:
    """The progress of training, as saved in checkpoints.

    `step` and `phase_seconds` cover the current phase, the others all phases.
    """

    step: int = 0
    steps_in_all: int = 0
    tokens: int = 0
    seconds: float = 0.0
    phase_seconds: float = 0.0

    def add(self, tokens: int, seconds: float) -> None:
        """Count a step."""
        self.step += 1
        self.steps_in_all += 1
        self.tokens += tokens
        self.seconds += seconds
        self.phase_seconds += seconds


class Phase(NamedTuple):
    """A phase of training: it ends after the schedule's steps or the minutes, and leaves a file.

    A decaying schedule follows whichever ends first, so the rate always reaches zero.
    """

    schedule: Schedule
    minutes: float
    checkpoint: Path

    def is_over(self, progress: Progress) -> bool:
        """Whether its steps or minutes are used up."""
        done = self.schedule.steps is not None and progress.step >= self.schedule.steps
        return done or progress.phase_seconds / 60 >= self.minutes

    def factor(self, step: int, elapsed: float) -> float:
        """The learning rate's factor: warm-up, then constant or linear to zero.

        Args:
            elapsed: minutes.
        """
        schedule = self.schedule
        factor = min(1.0, (step + 1) / schedule.warm_up) if schedule.warm_up else 1.0
        if not schedule.decays:
            return factor
        if schedule.steps:
            factor *= 1.0 - step / schedule.steps
        return min(factor, 1.0 - elapsed / self.minutes)


def train(
    model: nn.Module,
    phases: Sequence[Phase],
    batches: Batches,
    loss_of: Loss,
    *,
    compiled: bool = False,
    start: Path | None = None,
    before: Progress | None = None,
) -> Progress:
    """Train phase after phase, each from where the last one ended; resume from checkpoints.

    On SIGTERM or SIGINT, saves a checkpoint and raises KeyboardInterrupt.

    Args:
        start: a checkpoint to begin from if no phase has one.
        before: the progress of the model's earlier training, without any checkpoint.
    """
    begun = max((n for n, phase in enumerate(phases) if phase.checkpoint.exists()), default=0)
    progress = before or Progress()
    for phase in phases[begun:]:
        progress = _train(model, phase, batches, loss_of, compiled, start, before)
        start = phase.checkpoint
    return progress


def _train(
    model: nn.Module,
    phase: Phase,
    batches: Batches,
    loss_of: Loss,
    compiled: bool,
    start: Path | None,
    before: Progress | None,
) -> Progress:
    schedule, checkpoint = phase.schedule, phase.checkpoint
    device = next(model.parameters()).device
    optimizers = make_optimizers(model, schedule)
    progress = _resume(checkpoint, start, model, optimizers) or before or Progress()
    compute = torch.compile(loss_of, dynamic=False) if compiled else loss_of
    model.train()
    last = reported = saved = time.monotonic()
    first, read, losses = progress.step, progress.tokens, list[torch.Tensor]()
    with _signals() as received:
        while not received and not phase.is_over(progress):
            factor = phase.factor(progress.step, progress.phase_seconds / 60)
            rates = (schedule.muon_rate, schedule.adam_rate)
            for optimizer, rate in zip(optimizers, rates, strict=True):
                for group in optimizer.param_groups:
                    group["lr"] = rate * factor
            rows = batches(progress.step).to(device)
            loss = compute(model, rows)
            loss.backward()
            clip_grad_norm_(model.parameters(), 1.0)
            for optimizer in optimizers:
                optimizer.step()
                optimizer.zero_grad(set_to_none=True)
            losses.append(loss.detach())
            now = time.monotonic()
            taught = rows[:, 1:].numel() if isinstance(rows, torch.Tensor) else rows.tokens
            progress.add(taught, now - last)
            last = now
            if now - reported > REPORT_SECONDS or progress.step == first + 1:
                speed = (progress.tokens - read) / (now - reported)
                print(
                    f"{time.strftime('%H:%M:%S')}  step {progress.step} of {schedule.steps or '…'}"
                    f"  loss {torch.stack(losses).mean().item():.4f}  rate x{factor:.3f}"
                    f"  {speed:,.0f} tok/s  {progress.tokens:,} tokens",
                    flush=True,
                )
                losses, reported, read = [], now, progress.tokens
            if now - saved > SAVE_SECONDS:
                _save(checkpoint, model, optimizers, progress)
                saved = now
    _save(checkpoint, model, optimizers, progress)
    if received:
        raise KeyboardInterrupt
    return progress


@contextmanager
def _signals() -> Iterator[list[int]]:
    """Collect SIGTERM and SIGINT, so that they do not interrupt a step."""
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: received.append(number))
        for number in (signal.SIGTERM, signal.SIGINT)
    }
    try:
        yield received
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _save(path: Path, model: nn.Module, optimizers: Optimizers, progress: Progress) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    torch.save(
        {
            "model": model.state_dict(),
            "optimizers": [optimizer.state_dict() for optimizer in optimizers],
            "progress": vars(progress),
        },
        partial,
    )
    partial.replace(path)


def _resume(
    checkpoint: Path, start: Path | None, model: nn.Module, optimizers: Optimizers
) -> Progress | None:
    """Load a phase's checkpoint, else that of the phase to start from; None without either."""
    if checkpoint.exists():
        return _load(checkpoint, model, optimizers)
    if start is None or not start.exists():
        return None
    progress = _load(start, model, optimizers)
    progress.steps_in_all = max(progress.steps_in_all, progress.step)
    progress.step, progress.phase_seconds = 0, 0.0
    return progress


def _load(path: Path, model: nn.Module, optimizers: Optimizers) -> Progress:
    saved = torch.load(path, map_location=next(model.parameters()).device)
    model.load_state_dict(saved["model"])
    for optimizer, state in zip(optimizers, saved["optimizers"], strict=True):
        optimizer.load_state_dict(state)
    return Progress(**saved["progress"])
