"""Trains heads for a chat model on its recorded answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.training import chat, head_training, heads, report
from specviz.training.chat_draft import Lesson, Lessons, compare
from specviz.training.head_losses import outputs, slots
from specviz.training.head_training import HeadTraining
from specviz.training.heads import FEATURE, USUAL, Head, HeadSize
from specviz.training.settings import CHAT
from specviz.training.trainer import Phase

CHAINED = (FEATURE, "mtp", "eagle3")  # they draft token by token
METHODS = {
    FEATURE: "one layer, as in EAGLE (Li et al. 2024, arXiv:2401.15077): it reads a token and the"
    " input of the target's output head before it, and predicts the next such input",
    "medusa": "residual blocks, as in Medusa (Cai et al. 2024, arXiv:2401.10774): each guesses a"
    " token further ahead from one hidden state",
    "mtp": "one layer, as in DeepSeek-V3 (2024, arXiv:2412.19437): it reads a token and the hidden"
    " state before it, and goes on from its own output",
    "eagle3": "one layer on three fused hidden states, taught on its own predictions, as in EAGLE-3"
    " (Li et al. 2025, arXiv:2503.01840)",
    "dflash": "layers that draft a block in one pass, as in DFlash (Chen et al. 2026,"
    " arXiv:2602.06036)",
    "dspark": "layers that draft a block in one pass, a Markov head and a confidence head, as"
    " in DSpark (DeepSeek-AI 2026, arXiv:2607.05147)",
    "taught-exit": "one layer that follows the target's first ones, as in LayerSkip (Elhoushi et"
    " al. 2024, arXiv:2404.16710)",
}
"""How each kind drafts, for its model card."""
SLOTS = """
On answers that it has not seen (two fifths greedy, two fifths at temperature 0.7, a fifth at 1),
by slot, the first from true states and each other after its own guesses:
"""


def train(
    source: str,
    work: Path,
    folder: Path,
    kind: str,
    phases: Sequence[Phase],
    *,
    size: HeadSize = USUAL,
    warm: bool = False,
    smoke: bool = False,
) -> None:
    """Distil and write a head that drafts from its target's hidden states.

    Args:
        kind: a key of `METHODS`.
        size: the head's size; a `FEATURE` head has its target's.
        warm: whether to continue from the head in ``folder`` and from its count of tokens.
    """
    school = chat.gather_school(source, work, smoke=smoke)
    target, before = school.target.requires_grad_(False), None
    known = [token for token in school.kept if token is not None]
    tokens = torch.tensor(known, device=target.device)
    head = heads.build(kind, target, CHAT.seed, tokens=tokens, size=size)
    answers = school.lessons(head.reads)
    data = head_training.of_answers(answers, target.device)
    if kind == FEATURE:
        head_training.measure_scale(head, data.others())
    if warm:
        heads.load(folder, head)
        before = report.progress_of(folder)
    progress = head_training.train_head(head, data, phases, before)
    heads.write(folder, head, school.tokenizer, quantized=True)
    card = {
        "METHOD": METHODS[kind],
        "OPTION": "" if kind == FEATURE else f" --head {kind}{_sized(size)}",
        "SLOTS": _by_slot(head, data, answers) if kind in CHAINED else "",
    }
    chat.describe(folder, "head_readme.md", head, school.kept, answers, progress, card)


def _sized(size: HeadSize) -> str:
    """Return the options of an unusual size."""
    options = zip(("feed-forward", "depth", "rank"), size, USUAL, strict=True)
    return "".join(f" --{name} {value}" for name, value, usual in options if value != usual)


def _by_slot(head: Head, data: HeadTraining, answers: Lessons) -> str:
    """Return the part of a model card with overlap and agreement by slot."""
    found = enumerate(measure(head, data, answers.held_out()), 1)
    lines = [
        f"- slot {slot}: overlap {one['overlap']:.2f}, same best token {one['agree']:.2f}"
        for slot, one in found
    ]
    return "\n".join((SLOTS, *lines, ""))


@torch.no_grad()
def measure(head: Head, data: HeadTraining, batches: Iterable[Lesson]) -> list[dict[str, float]]:
    """Measure overlap and agreement with the target on held-out answers, by slot.

    In slot k, the last k − 1 states that the head reads are its own outputs, as in decoding.
    """
    sums, count = dict[int, np.ndarray](), 0
    for held_out in batches:
        batch = held_out.to(data.device)
        answers = batch.answers

        def answered(said: Tensor, answers: Tensor = answers) -> Tensor:
            return F.pad(said, (0, 0, answers.shape[1] - said.shape[1], 0))[answers]

        with torch.autocast(answers.device.type, torch.bfloat16):
            padded = slots(head, data.teach(batch))
            for slot, logits in enumerate(outputs(head, padded, answered)):
                found = compare(F.pad(logits.float(), (1, 0), value=-1e4), batch)  # the unknown
                sums[slot] = sums.get(slot, np.zeros(2)) + found
        count += batch.tokens
    return [{"overlap": one[0] / count, "agree": one[1] / count} for one in sums.values()]
