"""The context limit of a model, from its config."""

from typing import Any

from transformers import PreTrainedConfig

UNTOLD = 2048  # tokens, for a config without a limit, such as Bloom's
FROM_PADDING = {  # positions start after the padding token's id
    *("camembert", "data2vec-text", "roberta", "roberta-prelayernorm"),
    *("xlm-roberta", "xlm-roberta-xl", "xmod"),
}

SLOTTED = {*FROM_PADDING, "gpt_neo"}  # a token's slot in the cache stands for its position


class ShortLimit(int):
    """A limit below the config's own: beyond it, cached keys become invalid."""


def context_limit(config: PreTrainedConfig) -> int:
    """The longest text, in tokens, whose cached keys stay valid.

    Past `original_max_position_embeddings` LongRoPE changes the rotation of all positions, cached
    ones included. Dynamic scaling starts past `max_position_embeddings`, which is never reached.
    """
    names = ("max_position_embeddings", "max_seq_len", "seq_length")
    told = [number for name in names if isinstance(number := getattr(config, name, None), int)]
    limit: int = told[0] if told else UNTOLD
    if config.model_type in FROM_PADDING:
        limit -= (config.pad_token_id or 0) + 1
    short = min(_short(config), default=limit)
    return ShortLimit(short) if short < limit else limit


def _short(config: PreTrainedConfig) -> list[int]:
    """The lengths up to which LongRoPE uses its factors for short texts."""
    rope = getattr(config, "rope_parameters", None) or {}
    kinds: list[Any] = [rope, *rope.values()]  # some architectures have one for each type of layer
    return [
        kind["original_max_position_embeddings"]
        for kind in kinds
        if isinstance(kind, dict) and kind.get("rope_type") == "longrope"
    ]
