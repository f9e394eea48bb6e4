"""Reads DFlash and DSpark heads in the formats of z-lab, DeepSpec and speculators."""

from functools import partial

import torch
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.heads.dflash import (
    Block,
    BlockLayers,
    BlockWeights,
    Context,
    DFlashDrafter,
)
from specviz.decoding.heads.dspark import Confidence, DSparkDrafter, DSparkWeights, Markov
from specviz.decoding.heads.parts import LayerMaker, VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import HeadMaker
from specviz.errors import Line
from specviz.models.failures import unread
from specviz.models.heads.config import (
    HeadConfig,
    block_states,
    checked_states,
    transformers_config,
)
from specviz.models.heads.layers import body, layer, linear, norm, words
from specviz.models.heads.tensors import Tensors


def read_dflash(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a DFlash head to its target.

    Raises:
        ModelError: it is of another form.
    """
    weights = _block(config, tensors, target)
    return partial(_dflash, weights.words, _maker(weights))


def read_dspark(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a DSpark head to its target.

    Raises:
        ModelError: it is of another form, e.g. its Markov head is not the plain one.
    """
    weights, rank = _block(config, tensors, target), config.markov_rank
    if rank and config.markov_head_type != "vanilla":
        kind = config.markov_head_type
        raise unread(tensors.name, Line("its Markov head is of the kind {kind:.40}", kind=kind))
    markov, confidence, pack = None, None, is_packed(target)
    rows = len(weights.words.rows.weight)
    if rank:
        before = tensors.take("markov_head.markov_w1.weight", len(weights.words.embedding), rank)
        parts = [("markov_head.markov_w2", rows)]
        markov = Markov(before, linear(tensors, parts, rank, pack=pack))
    if config.enable_confidence_head:
        reads_token = bool(rank) and config.confidence_head_with_markov
        width = target.config.hidden_size + (rank if reads_token else 0)
        row = linear(tensors, [("confidence_head.proj", 1)], width)
        known = config.confidence_temperatures[: weights.size]
        warmth = [*known, *[1.0] * (weights.size - len(known))]
        confidence = Confidence(row, reads_token, torch.tensor(warmth, device=target.device))
    return partial(_dspark, DSparkWeights(weights.words, markov, confidence), _maker(weights))


def _maker(weights: BlockWeights) -> LayerMaker[BlockLayers]:
    return LayerMaker(weights.body, partial(BlockLayers, weights))


def _block(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> BlockWeights:
    sizes = transformers_config(tensors.name, config, target)
    numbers = checked_states(tensors.name, block_states, config, target)
    width, pack = sizes.hidden_size, is_packed(target)
    size, mask = config.block_size, config.mask_token_id
    spoken = words(tensors, target)
    layers = tuple(
        layer(tensors, f"layers.{number}.", sizes, pack=pack)
        for number in range(sizes.num_hidden_layers)
    )
    alike = len({(each.qk_norm is None, each.qkv.bias is None) for each in layers}) == 1
    if not alike:
        raise unread(tensors.name, Line("its layers differ in their norms or biases"))
    if size is None or mask is None:
        raise unread(tensors.name, Line("its config.json has no block_size or mask_token_id"))
    if mask >= len(spoken.embedding):
        raise unread(tensors.name, Line("its mask token {mask} has no embedding", mask=mask))
    return BlockWeights(
        body=body(sizes, target),
        words=spoken,
        numbers=numbers,
        fusion=linear(tensors, [("fc", width)], len(numbers) * width, pack=pack),
        hidden_norm=norm(tensors, "hidden_norm.weight", width),
        layers=layers,
        context=Context.of(layers, sizes.num_attention_heads),
        norm=norm(tensors, "norm.weight", width),
        size=size,
        mask=mask,
        first=0 if config.samples_from_anchor else 1,
    )


def _dflash(
    words: VocabularyWeights,
    maker: LayerMaker[BlockLayers],
    target: StatefulModel,
    confidence: float,
) -> tuple[Drafter, LanguageModel]:
    made = Block(maker, target)
    return DFlashDrafter(made, words, target, confidence), made


def _dspark(
    weights: DSparkWeights,
    maker: LayerMaker[BlockLayers],
    target: StatefulModel,
    confidence: float,
) -> tuple[Drafter, LanguageModel]:
    made = Block(maker, target)
    return DSparkDrafter(made, weights, target, confidence), made
