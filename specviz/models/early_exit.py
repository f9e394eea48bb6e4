"""A target's first layers as its own drafter.

They go straight to the target's final norm and head. Source: LayerSkip, Elhoushi et al. 2024,
arXiv:2404.16710, without its training: a model that was not trained to be left early is
seldom understood from its first layers, so expect few acceptances. Unlike there, the layers
keep a cache of their own; the target reads with all of its layers what they have read.
"""

import copy
from functools import partial
from itertools import chain

from torch import nn
from transformers import PreTrainedModel

from specviz.decoding.backends import pick_backend
from specviz.decoding.lean_llama import LeanLlama, fits
from specviz.decoding.pair import EarlyExit
from specviz.trace import Model

SHARE = 1 / 4  # of the layers, the rest of which is skipped


def early_exit(
    model: PreTrainedModel,
    card: Model,
    vocabulary: int,
    layers: int | None = None,
    *,
    capture: bool = True,
) -> EarlyExit | None:
    """The first layers of a target, ready to draft; None if it cannot be left early.

    Args:
        card: what is known of the target.
        layers: how many; by default about a quarter of them.
        capture: on a GPU, read through captured steps.
    """
    layers = layers or max(1, round(SHARE * card.layers))
    if layers >= card.layers:
        return None
    short = first_layers(model, layers)
    if short is None:
        return None
    return EarlyExit(
        Model(
            name=f"{card.name[:150]}, first {layers} of {card.layers} layers",
            parameters=short.num_parameters(),
            layers=layers,
            dtype=card.dtype,
        ),
        partial(LeanLlama, model, vocabulary, layers)
        if model.device.type == "cpu" and fits(model)
        else pick_backend(short, vocabulary, capture=capture),
    )


def first_layers(model: PreTrainedModel, layers: int) -> PreTrainedModel | None:
    """The same model, its layers cut to the first ones; every weight is shared.

    None if it is not plain which of its modules are the layers, or if they are spread over
    several devices.
    """
    if hasattr(model, "hf_device_map"):
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
