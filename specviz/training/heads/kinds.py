"""The kinds of heads that are trained here, by their names in the settings."""

from __future__ import annotations

import torch
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.training.heads.block import DFlash, DSpark
from specviz.training.heads.chained import Eagle3, Mtp
from specviz.training.heads.layer import USUAL, HeadSize, TargetParts
from specviz.training.heads.medusa import Medusa
from specviz.training.heads.taught_exit import Exit

Head = Medusa | Mtp | Eagle3 | DFlash | DSpark | Exit
HEADS: dict[str, type[Head]] = {
    "medusa": Medusa,
    "mtp": Mtp,
    "eagle3": Eagle3,
    "dflash": DFlash,
    "dspark": DSpark,
    "taught-exit": Exit,
}


def build(
    name: str,
    target: LlamaForCausalLM,
    seed: int = 0,
    *,
    tokens: Tensor | None = None,
    size: HeadSize = USUAL,
) -> Head:
    """Build an untaught head on its target's device.

    Args:
        tokens: the ids of the tokens that it can guess, ascending [k]; None: all.
    """
    torch.manual_seed(seed)
    return HEADS[name](TargetParts(target, tokens, size)).to(target.device)


def recorded(target: LlamaForCausalLM) -> list[int]:
    """The numbers of the hidden states that heads of some kind read from a target."""
    first = torch.zeros(1, dtype=torch.long, device=target.device)
    read = (build(name, target, tokens=first).reads for name in HEADS)
    return sorted(set().union(*read))
