"""Trains one head on its target's states and distributions along text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.training import head_losses, trainer
from specviz.training.data import Mixture, load_stream, write_tokens
from specviz.training.dialogues import DialogueBatch, Dialogues
from specviz.training.drafts import OwnText, write_own_text
from specviz.training.head_losses import Batch
from specviz.training.heads import FEATURE, Head
from specviz.training.settings import END_OF_TEXT, VOCABULARY, DraftSettings, Schedule

CALIBRATION = 12  # batches
TOKENS = 3 / 4  # share of the bundled target's tokens that its EAGLE-3 head guesses


class HeadTraining(NamedTuple):
    """What a head is trained on.

    Attributes:
        rows: returns the texts of a step.
        teach: adds the target's states and distributions to texts on the device.
        unseen: returns other texts, for calibration.
    """

    rows: Callable[[int], Any]
    teach: Callable[[Any], Batch]
    unseen: Callable[[], Iterable[Any]]
    device: torch.device

    def others(self) -> Iterator[Batch]:
        """The batches of unseen texts."""
        return (self.teach(rows.to(self.device)) for rows in self.unseen())


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
) -> HeadTraining:
    """Train on the bundled corpus and the target's own text.

    Args:
        tokens: the ids of the tokens that the head can guess [k]; None: all.
        read: the steps of the head's earlier training, whose rows are not repeated.
    """
    mixture = Mixture(work)
    own = OwnText(work)

    def rows(step: int, seed: int = schedule.seed) -> Tensor:
        batch = mixture.batch(seed, read + step, schedule.batch, schedule.length)
        return own.replace(batch, settings.own_share, seed, read + step)

    def others() -> Iterable[Tensor]:
        return (rows(step, schedule.seed + 1) for step in range(CALIBRATION))

    @torch.no_grad()
    def teach(rows: Tensor) -> Batch:
        ids = rows[:, :-1]
        with torch.autocast(ids.device.type, torch.bfloat16):
            states = target.model(input_ids=ids, output_hidden_states=True).hidden_states
            wanted = F.softmax(target.lm_head(states[-1]).float(), -1)
        numbered = {number: state.float() for number, state in enumerate(states)}
        numbered[-1] = numbered[len(states) - 1]
        return Batch(ids, numbered, wanted if tokens is None else wanted[..., tokens])

    return HeadTraining(rows, teach, others, target.device)


def of_answers(dialogues: Dialogues, device: torch.device) -> HeadTraining:
    """Train on a chat model's recorded answers and the distributions they were sampled from.

    Prompts and padding teach nothing.
    """

    @torch.no_grad()
    def teach(batch: DialogueBatch) -> Batch:
        ids = batch.target_ids
        states = {number: state.float() for number, state in batch.states.items()}
        wanted = batch.odds.new_zeros(*ids.shape, dialogues.kept)
        return Batch(ids, states, wanted.scatter_add_(-1, batch.top, batch.odds)[..., 1:])

    return HeadTraining(dialogues, teach, dialogues.held_out, device)


def train_head(
    head: Head,
    data: HeadTraining,
    phases: Sequence[trainer.Phase],
    before: trainer.Progress | None = None,
) -> trainer.Progress:
    """Train a head and calibrate its confidence.

    Args:
        before: the progress of the head's earlier training.
    """

    def rows(step: int) -> Any:
        torch.manual_seed(step)  # losses draw random positions: a resumed run draws the same
        return data.rows(step)

    def loss(_: nn.Module, rows: Any) -> Tensor:
        batch = data.teach(rows)
        with torch.autocast(batch.ids.device.type, torch.bfloat16):
            return head_losses.loss(head, batch)

    progress = trainer.train(head, phases, rows, loss, before=before)
    if head.kind == "dspark":
        head_losses.calibrate(head, *head_losses.confidence(head, data.others()))
    head.eval()
    return progress


@torch.no_grad()
def measure_scale(head: Head, batches: Iterable[Batch]) -> None:
    """Set the scale of a feature head from the target's embedding and from some features."""
    assert head.kind == FEATURE
    embedding = head.target.model.embed_tokens.weight
    seen = [batch.states[-1][batch.wanted.any(-1)] for batch in batches]
    features = torch.cat(seen).std(0).clamp(min=1e-3)
    head.scale.copy_(torch.cat([embedding.std().expand(embedding.shape[1]), features]))
