"""The kinds of heads that are taught here, by the names that settings have for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.training.data import load_stream
from specviz.training.heads.block import DFlash, DSpark
from specviz.training.heads.chained import Eagle3, Mtp
from specviz.training.heads.medusa import Medusa
from specviz.training.heads.taught_exit import Exit
from specviz.training.settings import END_OF_TEXT, VOCABULARY

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


def frequent(work: Path) -> Tensor:
    """Return the tokens that the target's own text, or the corpus without one, has most often."""
    path = work / "own_text.npy"
    text = np.load(path) if path.exists() else load_stream(work, "python", "train")
    counts = np.bincount(np.asarray(text).ravel(), minlength=VOCABULARY)
    counts[END_OF_TEXT] = len(text)
    most = np.argsort(-counts, kind="stable")[: int(TOKENS * VOCABULARY)]
    return torch.from_numpy(np.sort(most))
