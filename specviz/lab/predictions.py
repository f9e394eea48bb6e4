"""Measures on this machine the passes that a prediction covers."""

from collections.abc import Mapping
from typing import NamedTuple

import torch
from transformers import PreTrainedModel

from specviz.decoding.backends import pick_backend
from specviz.decoding.language_model import LanguageModel
from specviz.errors import ModelError
from specviz.lab import machine_limits, passes
from specviz.lab.random_models import random_model
from specviz.models.checks import is_tiny, too_large
from specviz.models.loading import load_models
from specviz.models.machine import pick_device, pick_dtype, pick_threads, processor
from specviz.models.pairs import PairSpec
from specviz.models.predictions import architecture
from specviz.theory.launches import Launch
from specviz.theory.roofline import Hardware
from specviz.theory.speculation import RoundCosts, step_by_step


class MeasuredPasses(NamedTuple):
    """Times of passes in seconds.

    Attributes:
        draft_step: the draft's pass over one token.
        target: the target's passes, by width.
    """

    draft_step: float
    target: Mapping[int, float]

    @property
    def c(self) -> float:
        """Cost of a draft step, in plain steps."""
        return self.draft_step / self.target[1]

    def v(self, gamma: int) -> float:
        """Cost of the narrowest measured pass over at least γ+1 tokens, in plain steps."""
        return self.target[min(width for width in self.target if width > gamma)] / self.target[1]

    def speedup(self, alpha: float, gamma: int) -> float:
        """The speed-up that the measured costs allow: S = τ / (γc + v)."""
        return RoundCosts(step_by_step(self.c), lambda _: self.v(gamma)).speedup(alpha, gamma)


class PairOfModels(NamedTuple):
    """A target and its draft model."""

    target: PreTrainedModel
    draft: PreTrainedModel


def loaded_models(spec: PairSpec, device: str, dtype: str) -> PairOfModels:
    """Load a pair that is on this disk and has a draft model.

    Raises:
        ModelError: it cannot be loaded, or has no draft model.
    """
    loaded = load_models(spec, device, dtype)
    if loaded.draft is None:
        why = "it has no draft model"
        raise ModelError("The pair {pair} cannot be loaded: {why}.", pair=spec.name, why=why)
    return PairOfModels(loaded.target, loaded.draft)


def random_models(spec: PairSpec, device: str, dtype: str) -> PairOfModels:
    """Make models with random weights in a pair's sizes, which must be known.

    Raises:
        ModelError: there is too little memory.
    """
    where = pick_device(device)
    torch_dtype = pick_dtype(dtype, where, tiny=is_tiny(spec))
    if reason := too_large(spec, where, torch_dtype):
        raise ModelError("The pair {pair} cannot be loaded: {why}.", pair=spec.name, why=reason)
    target, draft = (
        random_model(sizes, where, torch_dtype)
        for sizes in map(architecture, spec.checkpoints)
        if sizes is not None
    )
    return PairOfModels(target, draft)


def measure(
    models: PairOfModels, *, capture: bool, int8: bool = False
) -> tuple[Hardware, MeasuredPasses]:
    """Measure the machine's limits for a pair's dtype, and the passes of both models.

    Args:
        capture: on a GPU, run steps as CUDA graphs.
        int8: read the draft's weights as int8.
    """

    def instance(model: PreTrainedModel, *, int8: bool = False) -> LanguageModel:
        return pick_backend(model, model.config.vocab_size, capture=capture, int8=int8)()

    target, draft = models
    device, dtype = target.device, target.dtype
    if device.type == "cpu":
        plain, token = instance(target), torch.tensor([0])
        pick_threads(lambda: plain.logits(token, last=1))
    (*_, limits) = machine_limits.measure(processor(device), device, dtype)
    kernel = machine_limits.kernel_seconds(device, dtype, capture=capture)
    (*_, wide) = passes.widths(instance(target))
    (*_, narrow) = passes.widths(instance(draft, int8=int8), of=(1,))
    (step,) = narrow
    return limits._replace(launch=Launch(kernel)), MeasuredPasses(
        step.seconds, {each.width: each.seconds for each in wide}
    )
