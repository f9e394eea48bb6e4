"""Parts that several kinds of heads share: layers, positions, embeddings and output rows."""

import torch
from torch import Tensor
from transformers import PreTrainedConfig, PreTrainedModel
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding

from specviz.decoding.heads.parts import Body, VocabularyWeights
from specviz.decoding.lean.weights import Layer, head_size, is_packed, weights_of
from specviz.decoding.linear import Linear
from specviz.errors import Line, ModelError
from specviz.models.failures import unread
from specviz.models.heads.tensors import IDS, Tensors


def body(config: PreTrainedConfig, target: PreTrainedModel) -> Body:
    """The sizes and positions of a head's layers, on its target's device."""
    rotary = LlamaRotaryEmbedding(config).to(target.device)
    return Body(config, target.device, target.dtype, rotary)


def layer(
    tensors: Tensors,
    prefix: str,
    config: PreTrainedConfig,
    *,
    reads: int | None = None,
    pack: bool = False,
) -> Layer:
    """Take a layer with names and shapes of Llama or, where it norms queries and keys, Qwen3.

    Args:
        prefix: of the names, with the dot.
        reads: the input width of queries, keys and values; None: the layer's own.
        pack: packs the matrices, see `Linear`.
    """
    width, size = config.hidden_size, head_size(config)
    heads, shared = config.num_attention_heads, config.num_key_value_heads
    attention, mlp = f"{prefix}self_attn.", f"{prefix}mlp."
    parts = [(f"{attention}{name}_proj", n * size) for name, n in _projections(heads, shared)]
    halves = [(f"{mlp}{name}_proj", config.intermediate_size) for name in ("gate", "up")]
    queries = norm_if_there(tensors, f"{attention}q_norm.weight", size)
    keys = norm_if_there(tensors, f"{attention}k_norm.weight", size)
    if (queries is None) != (keys is None):
        raise unread(tensors.name, Line("it norms queries or keys, but not both"))
    return Layer(
        norm(tensors, f"{prefix}input_layernorm.weight", width),
        linear(tensors, parts, reads or width, pack=pack),
        None
        if queries is None or keys is None
        else torch.cat([queries.expand(heads, -1), keys.expand(shared, -1)]),
        linear(tensors, [(f"{attention}o_proj", width)], heads * size, pack=pack),
        norm(tensors, f"{prefix}post_attention_layernorm.weight", width),
        linear(tensors, halves, width, pack=pack),
        linear(tensors, [(f"{mlp}down_proj", width)], config.intermediate_size, pack=pack),
    )


def linear(
    tensors: Tensors, parts: list[tuple[str, int]], reads: int, *, pack: bool = False
) -> Linear:
    """Take several products of the same input as one.

    Args:
        parts: the name of each, without `.weight`, and how many rows it has.
    """
    weights = [tensors.take(f"{name}.weight", rows, reads) for name, rows in parts]
    biases = [tensors.take_if_there(f"{name}.bias", rows) for name, rows in parts]
    given = [bias for bias in biases if bias is not None]
    if given:  # a missing bias is zero
        given = [
            weight.new_zeros(len(weight)) if bias is None else bias
            for weight, bias in zip(weights, biases, strict=True)
        ]
    return Linear(torch.cat(weights), torch.cat(given) if given else None, pack=pack)


def norm(tensors: Tensors, key: str, width: int) -> Tensor:
    """Take the weight of a norm."""
    return tensors.take(key, width)


def norm_if_there(tensors: Tensors, key: str, width: int) -> Tensor | None:
    """Take the weight of a norm; None if it is missing."""
    return norm(tensors, key, width) if key in tensors else None


def token_ids(tensors: Tensors, target: PreTrainedModel) -> Tensor | None:
    """The target's id of each output row, from `d2t`, which holds its distance from the row.

    Returns:
        [k]; None if the head has all of the target's tokens.

    Raises:
        ModelError: an id is not one of the target's, or occurs twice.
    """
    if "d2t" not in tensors:
        return None
    shape, vocabulary = tensors.shape("d2t"), target.config.vocab_size
    if len(shape) == 1 and 0 < shape[0] <= vocabulary:
        ids = tensors.take("d2t", *shape, kinds=IDS)
        ids = ids + torch.arange(len(ids), device=ids.device)
        if ids.min() >= 0 and ids.max() < vocabulary and len(ids.unique()) == len(ids):
            return ids
    raise ModelError(
        "{name!r} was made for another target: its d2t names tokens that this one lacks, or one"
        " twice. Choose another draft.",
        name=tensors.name,
    )


def words(
    tensors: Tensors,
    target: PreTrainedModel,
    *,
    width: int | None = None,
    rows: str = "lm_head.weight",
) -> VocabularyWeights:
    """Take embeddings, output rows and their ids; those that a head lacks are its target's.

    Args:
        width: the head's; if it is not the target's, the head must have its own.
        rows: the name of the output rows.
    """
    ids, theirs = token_ids(tensors, target), target.config.hidden_size
    vocabulary, width = target.config.vocab_size, width or theirs
    embedding, key = target.get_input_embeddings().weight.detach(), "embed_tokens.weight"
    if key in tensors or width != theirs:
        own = tensors.shape(key)
        more = own[0] if own and own[0] >= vocabulary else vocabulary  # a mask token of its own
        embedding = tensors.take(key, more, width)
    if rows in tensors or width != theirs:
        count = vocabulary if ids is None else len(ids)
        output = Linear(tensors.take(rows, count, width), pack=is_packed(target))
    else:
        output = output_rows(target, ids)
    return VocabularyWeights(embedding, output, ids)


def output_rows(target: PreTrainedModel, ids: Tensor | None) -> Linear:
    """The target's output rows for these tokens [k]; None: all rows, which are packed only once.

    Does not fuse the target's weights: ZeroGPU would move both the fused ones and their parts.
    """
    if ids is None and is_packed(target):
        own = weights_of(target).head
        if isinstance(own, Linear):
            return own
    rows = target.get_output_embeddings().weight.detach()
    return Linear(rows if ids is None else rows[ids], pack=is_packed(target))


def _projections(heads: int, shared: int) -> list[tuple[str, int]]:
    return [("q", heads), ("k", shared), ("v", shared)]
