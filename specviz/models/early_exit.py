"""Early exit: drafts with a target's own first layers, followed by its final norm and head.

Source: LayerSkip, Elhoushi et al. 2024, arXiv:2404.16710, without its training. A model that was
not trained for early exit seldom predicts well from its first layers, so expect few acceptances.
Unlike in LayerSkip, the drafter keeps its own KV cache, and verification runs all layers.
"""

import copy
from itertools import chain

from torch import nn
from transformers import PreTrainedModel

from specviz.decoding.backends import pick_backend
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.pair import EarlyExit
from specviz.models.device_map import is_spread
from specviz.models.rollback_check import mismatch
from specviz.trace import Model

SHARE = 1 / 4  # of the layers that draft; the rest are skipped


def early_exit(
    model: PreTrainedModel,
    card: Model,
    vocabulary: int,
    layers: int | None = None,
    *,
    capture: bool = True,
) -> EarlyExit | None:
    """Build a drafter from a target's first layers; None if the target does not allow early exit.

    Args:
        card: the target's name, size and dtype.
        layers: the number of layers that draft; default: about a quarter.
        capture: on a GPU, capture steps as CUDA graphs where the model supports it.
    """
    layers = layers or max(1, round(SHARE * card.layers))
    if layers >= card.layers:
        return None
    short = first_layers(model, layers)
    if short is None or not (is_lean(model) or mismatch(short) is None):
        return None  # some architectures have tensors whose sizes depend on the number of layers
    return EarlyExit(
        Model(
            name=card.name,
            parameters=short.num_parameters(),
            layers=layers,
            dtype=card.dtype,
        ),
        pick_backend(model, vocabulary, capture=capture, layers=layers)
        if is_lean(model)
        else pick_backend(short, vocabulary, capture=capture),
    )


def first_layers(model: PreTrainedModel, layers: int) -> PreTrainedModel | None:
    """Return a copy of a model with only its first layers, sharing every weight.

    Returns None unless exactly one module list holds the layers, all on one device.
    """
    if is_spread(model):
        return None
    lists = [
        name
        for name, child in model.base_model.named_children()
        if isinstance(child, nn.ModuleList) and len(child) == model.config.num_hidden_layers
    ]
    if len(lists) != 1:
        return None
    weights = chain(model.parameters(), model.buffers())
    short = copy.deepcopy(model, {id(weight): weight for weight in weights})
    setattr(short.base_model, lists[0], getattr(short.base_model, lists[0])[:layers])
    short.config.num_hidden_layers = layers
    if getattr(short.config, "layer_types", None):
        short.config.layer_types = short.config.layer_types[:layers]
    return short
