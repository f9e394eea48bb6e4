"""Reads a taught early exit: one layer and its norm, which follow the target's first layers."""

from copy import deepcopy
from functools import partial

from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.heads.parts import LayerMaker
from specviz.decoding.heads.taught_exit import ExitWeights, TaughtExit
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed, weights_of
from specviz.decoding.pair import HeadMaker
from specviz.decoding.static_model import StaticModel
from specviz.errors import ModelError
from specviz.models.heads.config import HeadConfig, transformers_config
from specviz.models.heads.layers import layer, norm, words
from specviz.models.heads.tensors import Tensors


def read(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind an exit to its target.

    Raises:
        ModelError: the exit is damaged, or skips none of its target's layers.
    """
    kept, layers = config.exit_layer or 0, weights_of(target).layers
    if not 0 < kept < len(layers):
        raise ModelError(
            "{name!r} was made for another target: it exits after layer {kept}, but this target"
            " has {layers} layers. Choose another draft.",
            name=tensors.name,
            kept=kept,
            layers=len(layers),
        )
    sizes = deepcopy(target.config)  # the exit's layer runs as one of the target's
    sizes.intermediate_size = transformers_config(tensors.name, config, target).intermediate_size
    taught = layer(tensors, "layer.", sizes, pack=is_packed(target))
    last_norm = norm(tensors, "norm.weight", target.config.hidden_size)
    weights = ExitWeights(target, words(tensors, target), (*layers[:kept], taught), last_norm)
    new = partial(TaughtExit, weights, target.config.vocab_size)
    return partial(_made, weights, LayerMaker(target, new))


def _made(
    weights: ExitWeights,
    maker: LayerMaker[TaughtExit],
    target: StatefulModel,
    confidence: float,
) -> tuple[Drafter, LanguageModel]:
    pool = maker.pool(target)
    if pool is None:
        model: LanguageModel = TaughtExit(weights, target.vocabulary)
    else:
        model = StaticModel(pool, target.vocabulary)
    return ModelDrafter(model, confidence), model
