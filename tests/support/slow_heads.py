"""Oracles of draft heads: the mathematics of the papers and projects, without caches."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from transformers import PreTrainedModel

from support.tiny_heads import Tensors

HEADS, SHARED, SIZE = 4, 2, 4
EPS = 1e-5


def states(model: PreTrainedModel, context: Sequence[int], numbers: Sequence[int]) -> list[Tensor]:
    """Return the target's hidden states, numbered as in transformers, [length, width] each."""
    with torch.no_grad():
        output = model(torch.tensor([list(context)]), output_hidden_states=True)
    return [output.hidden_states[number][0] for number in numbers]


def norm(x: Tensor, weight: Tensor) -> Tensor:
    return x / (x.pow(2).mean(-1, keepdim=True) + EPS).sqrt() * weight


def turned(x: Tensor, positions: Sequence[int], theta: float) -> Tensor:
    """Rotate pairs of numbers half a head apart by their positions, [length, heads, size]."""
    out, half = x.clone(), SIZE // 2
    for row, position in enumerate(positions):
        for i in range(half):
            angle = position / theta ** (2 * i / SIZE)
            a, b = x[row, :, i], x[row, :, i + half]
            out[row, :, i] = a * math.cos(angle) - b * math.sin(angle)
            out[row, :, i + half] = b * math.cos(angle) + a * math.sin(angle)
    return out


def product(tensors: Tensors, name: str, x: Tensor) -> Tensor:
    bias = tensors.get(f"{name}.bias")
    y = x @ tensors[f"{name}.weight"].T
    return y if bias is None else y + bias


def projected(
    tensors: Tensors, prefix: str, kind: str, x: Tensor, positions: Sequence[int], theta: float
) -> Tensor:
    """Return the queries, keys or values of one source, [length, heads, size]."""
    y = product(tensors, f"{prefix}self_attn.{kind}_proj", x).view(len(x), -1, SIZE)
    if kind == "v":
        return y
    weight = tensors.get(f"{prefix}self_attn.{kind}_norm.weight")
    return turned(y if weight is None else norm(y, weight), positions, theta)


def attention(queries: Tensor, keys: Tensor, values: Tensor, causal: bool) -> Tensor:
    """Compute softmax attention, one query and head at a time, [queries, heads · size]."""
    rows = []
    for i, query in enumerate(queries):
        seen = i + 1 if causal else len(keys)
        heads = []
        for head in range(HEADS):
            shared = head * SHARED // HEADS
            weights = (keys[:seen, shared] @ query[head] / math.sqrt(SIZE)).softmax(0)
            heads.append(weights @ values[:seen, shared])
        rows.append(torch.cat(heads))
    return torch.stack(rows)


def mlp(tensors: Tensors, prefix: str, x: Tensor) -> Tensor:
    gate = product(tensors, f"{prefix}mlp.gate_proj", x)
    up = product(tensors, f"{prefix}mlp.up_proj", x)
    return product(tensors, f"{prefix}mlp.down_proj", gate * gate.sigmoid() * up)


def layer(
    tensors: Tensors, prefix: str, read: Tensor, residual: Tensor, theta: float, first: int = 0
) -> Tensor:
    """Return a causal layer's output, from its attention's input and the residual stream."""
    at = range(first, first + len(read))
    q, k, v = (projected(tensors, prefix, kind, read, at, theta) for kind in "qkv")
    seen = attention(q, k, v, causal=True)
    x = residual + product(tensors, f"{prefix}self_attn.o_proj", seen)
    return x + mlp(tensors, prefix, norm(x, tensors[f"{prefix}post_attention_layernorm.weight"]))


def spread(tensors: Tensors, model: PreTrainedModel, x: Tensor, rows: Tensor | None) -> Tensor:
    """Return the logits of a state [width] over the target's tokens, [V]."""
    known = list(range(model.config.vocab_size))
    if "d2t" in tensors:
        known = [i + int(offset) for i, offset in enumerate(tensors["d2t"])]
    if rows is None:
        rows = tensors.get("lm_head.weight", tensors.get("mtp.lm_head.weight"))
    if rows is None:
        rows = model.lm_head.weight[known]
    logits = torch.full((model.config.vocab_size,), -math.inf, dtype=x.dtype)
    for token, row in zip(known, rows, strict=True):
        logits[token] = row @ x
    return logits


def embedded(tensors: Tensors, model: PreTrainedModel, tokens: Sequence[int]) -> Tensor:
    table = tensors.get("embed_tokens.weight")
    table = model.get_input_embeddings().weight.detach() if table is None else table
    return table[list(tokens)]


def chained(
    model: PreTrainedModel,
    tensors: Tensors,
    fused: Tensor,
    step: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]],
    context: Sequence[int],
    drafts: Sequence[int],
) -> Tensor:
    """Return a chained head's logits after some drafts, without a cache.

    Args:
        fused: the head's projection of the target's state before each token of the context.
        step: returns all states that give logits, and all states that are fed back.
    """
    before, tokens = list(fused), list(context[1:])
    for n in range(len(drafts) + 1):
        embeds = embedded(tensors, model, [*tokens, *drafts[:n]])
        said, outputs = step(embeds, torch.stack(before))
        before.append(outputs[-1])
    return spread(tensors, model, said[-1], None)


@torch.no_grad()
def eagle3(
    model: PreTrainedModel,
    tensors: Tensors,
    config: dict[str, Any],
    numbers: Sequence[int],
    context: Sequence[int],
    drafts: Sequence[int],
) -> Tensor:
    theta = (config.get("transformer_layer_config") or config)["rope_theta"]
    prefix = "midlayer." if "midlayer.hidden_norm.weight" in tensors else "layers.0."
    three = states(model, context[:-1], numbers)
    if config.get("fc_norm"):
        three = [norm(x, tensors[f"fc_norm.{i}.weight"]) for i, x in enumerate(three)]
    joined = torch.cat(three, -1)
    if config.get("norm_before_fc"):
        joined = norm(joined, tensors["input_norm.weight"])

    def step(embeds: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        normed = norm(before, tensors[f"{prefix}hidden_norm.weight"])
        both = torch.cat([norm(embeds, tensors[f"{prefix}input_layernorm.weight"]), normed], -1)
        residual = normed if config.get("norm_before_residual") else before
        output = layer(tensors, prefix, both, residual, theta, first=1)
        said = norm(output, tensors["norm.weight"])
        return said, said if config.get("norm_output") else output

    return chained(model, tensors, product(tensors, "fc", joined), step, context, drafts)


@torch.no_grad()
def mtp(
    model: PreTrainedModel,
    tensors: Tensors,
    config: dict[str, Any],
    numbers: Sequence[int],
    context: Sequence[int],
    drafts: Sequence[int],
) -> Tensor:
    added = 0 if config["architectures"] == ["Qwen3MTPDraftModel"] else 1  # SpecForge's are plain
    whole = {name: weight + added if "norm" in name else weight for name, weight in tensors.items()}

    def step(embeds: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        parts = [
            norm(embeds, whole["mtp.pre_fc_norm_embedding.weight"]),
            norm(before, whole["mtp.pre_fc_norm_hidden.weight"]),
        ]
        x = product(whole, "mtp.fc", torch.cat(parts, -1))
        read = norm(x, whole["mtp.layers.0.input_layernorm.weight"])
        output = norm(
            layer(whole, "mtp.layers.0.", read, x, config["rope_theta"]), whole["mtp.norm.weight"]
        )
        return output, output

    (last,) = states(model, context[:-1], numbers)
    return chained(model, tensors, last, step, context, drafts)


@torch.no_grad()
def medusa(
    model: PreTrainedModel,
    tensors: Tensors,
    config: dict[str, Any],
    numbers: Sequence[int],
    context: Sequence[int],
    slot: int,
) -> Tensor:
    (last,) = states(model, context[:-1], numbers)
    x, blocks = last[-1], config["medusa_num_layers"]
    for block in range(blocks):
        y = product(tensors, f"{slot}.{block}.linear", x)
        x = x + y * y.sigmoid()
    return spread(tensors, model, x, tensors.get(f"{slot}.{blocks}.weight"))


@torch.no_grad()
def block(
    model: PreTrainedModel,
    tensors: Tensors,
    config: dict[str, Any],
    numbers: Sequence[int],
    context: Sequence[int],
) -> Tensor:
    """Return the states of a block after the context; the first is at the last token's position."""
    own = config.get("dflash_config") or {}
    size = config["block_size"]
    mask: int = config["mask_token_id"] if "mask_token_id" in config else own["mask_token_id"]
    theta = (config.get("transformer_layer_config") or config)["rope_theta"]
    joined = torch.cat(states(model, context[:-1], numbers), -1)
    seen = norm(product(tensors, "fc", joined), tensors["hidden_norm.weight"])
    x = embedded(tensors, model, [context[-1], *[mask] * (size - 1)])
    before, at = range(len(seen)), range(len(seen), len(seen) + size)
    for number in range(2):
        prefix = f"layers.{number}."
        read = norm(x, tensors[f"{prefix}input_layernorm.weight"])
        q = projected(tensors, prefix, "q", read, at, theta)
        k, v = (
            torch.cat(
                [
                    projected(tensors, prefix, kind, seen, before, theta),
                    projected(tensors, prefix, kind, read, at, theta),
                ]
            )
            for kind in "kv"
        )
        attended = attention(q, k, v, causal=False)
        x = x + product(tensors, f"{prefix}self_attn.o_proj", attended)
        x = x + mlp(tensors, prefix, norm(x, tensors[f"{prefix}post_attention_layernorm.weight"]))
    return norm(x, tensors["norm.weight"])


@torch.no_grad()
def spark(
    model: PreTrainedModel,
    tensors: Tensors,
    config: dict[str, Any],
    state: Tensor,
    before: int,
    slot: int,
) -> tuple[Tensor, float]:
    """Return a draft's logits [V] and confidence, from the block's state and the token before."""
    row = tensors["markov_head.markov_w1.weight"][before]
    own = tensors["lm_head.weight"] @ state + tensors["markov_head.markov_w2.weight"] @ row
    logits = torch.full((model.config.vocab_size,), -math.inf, dtype=own.dtype)
    offsets = tensors.get("d2t")
    for i, logit in enumerate(own):
        logits[i if offsets is None else i + int(offsets[i])] = logit
    (score,) = product(tensors, "confidence_head.proj", torch.cat([state, row]))
    warmth = [*config.get("confidence_temperatures", ()), 1.0, 1.0, 1.0, 1.0][slot]
    return logits, float((score / warmth).sigmoid())
