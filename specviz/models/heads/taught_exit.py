"""A trained early exit: the target's first layers, a layer trained to follow them, output rows.

Unlike in LayerSkip, the target itself is not trained for it; the drafter keeps its own KV cache,
and verification runs all layers.
Format: our own, `exit_layer`; tensors `layer.*` and `norm`.
Source: Elhoushi et al. 2024, LayerSkip, arXiv:2404.16710.
"""

from copy import deepcopy
from functools import partial
from typing import NamedTuple

from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.heads.parts import LayerMaker, VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.layers import Tensors as Values
from specviz.decoding.lean.model import TokenLayers
from specviz.decoding.lean.weights import Layer, is_packed, weights_of
from specviz.decoding.pair import HeadMaker
from specviz.decoding.static_model import StaticModel
from specviz.errors import ModelError
from specviz.models.heads.config import HeadConfig, Layers, transformers_config
from specviz.models.heads.layers import layer, norm, words
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head

HEAD = Head(order=6, title="Early exit (taught)", fields=("exit_layer",), launches=38, each=8.5)


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` of an exit.

    Attributes:
        exit_layer: how many of the target's layers it follows.
    """

    exit_layer: Layers | None = None

    @property
    def depth(self) -> int:
        return super().depth + (self.exit_layer or 0)


class ExitWeights(NamedTuple):
    """An exit bound to its target.

    Attributes:
        layers: the target's first ones, then the trained one.
        norm: [width].
    """

    target: PreTrainedModel
    words: VocabularyWeights
    layers: tuple[Layer, ...]
    norm: Tensor


class TaughtExit(TokenLayers):
    """A LanguageModel with a KV cache of its own; it reads no states of the target."""

    def __init__(self, weights: ExitWeights, vocabulary: int) -> None:
        super().__init__(weights.target, weights.layers)
        self.vocabulary = vocabulary
        self._weights = weights

    def forward(self, inputs: Values, at: Pass, last: int) -> Values:
        """Tokens [w] → the last logits [last, V]."""
        weights = self._weights
        x = self._run(weights.words.embed(inputs[0]), at)[-last:]
        return (weights.words.logits(self._norm(x, weights.norm), self.vocabulary),)


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
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
