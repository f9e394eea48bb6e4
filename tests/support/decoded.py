"""Decodes with scripted models: a target, a draft that often agrees, and short runs."""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.sampling import Chance
from specviz.settings import Settings
from specviz.trace import Ending, Round
from support.scripted import Scripted, Table, blended, hashed, whole

PROMPT = [0, 1, 0]
TARGET = hashed(1, 5)
DRAFT = blended(TARGET, 2, share=0.7)
END = 4
WAYS: dict[str, Callable[..., Any]] = {
    "transformers": CachedModel,
    "lean": LeanModel,
    "static": lambda model, *more: StaticModel(RunnerPool(model, capture=None), *more),
}
"""The implementations of a model, each with a KV cache of its own."""


def models(
    target: Table = TARGET, draft: Table = DRAFT, limit: int = 64, draft_limit: int = 64
) -> tuple[Scripted, ModelDrafter]:
    return Scripted(target, limit), ModelDrafter(Scripted(draft, draft_limit))


def settings(**changes: float | str) -> Settings:
    return Settings(**{"gamma": 3, "temperature": 1, "max_new_tokens": 12, **changes})  # type: ignore[arg-type]


def run(
    target: LanguageModel,
    drafter: Drafter,
    how: Settings,
    prompt: Sequence[int] = PROMPT,
    ends: Sequence[int] = (),
    top: int = 0,
    chances: Callable[[int], Chance] | None = None,
) -> tuple[list[int], list[Round], Ending]:
    return whole(decode(target, drafter, prompt, how, frozenset(ends), top, chances))


def verdicts(round: Round) -> list[str]:
    return [draft.verdict for draft in round.drafts]


def uncached(model: PreTrainedModel, context: list[int]) -> Tensor:
    with torch.inference_mode():
        logits: Tensor = model(torch.tensor([context]), use_cache=False).logits[0]
    return logits
