"""Reads Medusa heads: `0.0.linear.weight` is head 0's first block, `0.1.weight` its output rows.

Heads without output rows of their own share `lm_head.weight`, or else the target's. A file may have
more heads than its config says, as Medusa's own files do: all are read.
"""

from functools import partial
from itertools import count

from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.heads.medusa import MedusaDrafter, MedusaHead
from specviz.decoding.heads.parts import VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.linear import Linear
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import HeadConfig
from specviz.models.heads.layers import linear, words
from specviz.models.heads.tensors import Tensors


def read(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind Medusa heads to their target.

    Raises:
        ModelError: a head is damaged.
    """
    shared = words(tensors, target)
    here = next(n for n in count() if f"{n}.0.linear.weight" not in tensors)
    numbers = range(max(here, config.medusa_num_heads or 0))
    return partial(_made, [_head(number, config, tensors, shared, target) for number in numbers])


def _head(
    number: int,
    config: HeadConfig,
    tensors: Tensors,
    shared: VocabularyWeights,
    target: PreTrainedModel,
) -> MedusaHead:
    width, blocks, pack = target.config.hidden_size, config.medusa_num_layers, is_packed(target)
    own, rows = f"{number}.{blocks}.weight", shared.rows
    if own in tensors:
        rows = Linear(tensors.take(own, len(rows.weight), width), pack=pack)
    return MedusaHead(
        tuple(
            linear(tensors, [(f"{number}.{block}.linear", width)], width, pack=pack)
            for block in range(blocks)
        ),
        shared._replace(rows=rows),
    )


def _made(
    heads: list[MedusaHead], target: StatefulModel, confidence: float
) -> tuple[Drafter, LanguageModel | None]:
    return MedusaDrafter(heads, target, confidence), None
