"""How long a text a model can read, by its config."""

from typing import Any

from transformers import PreTrainedConfig

UNTOLD = 2048  # tokens, where a config has no word for it: what Bloom was trained on
FROM_PADDING = {  # their positions are counted from the id of the padding token
    *("camembert", "data2vec-text", "roberta", "roberta-prelayernorm"),
    *("xlm-roberta", "xlm-roberta-xl", "xmod"),
}


class ShortLimit(int):
    """A limit below that of the model's config: beyond it, no cached key would hold any more."""


def context_limit(config: PreTrainedConfig) -> int:
    """The longest text whose cached keys hold.

    Past `original_max_position_embeddings`, LongRoPE rotates all positions by other angles, those
    of the tokens that were read as well. Dynamic scaling begins past `max_position_embeddings`,
    so it is never reached.
    """
    names = ("max_position_embeddings", "max_seq_len", "seq_length")
    told = [number for name in names if isinstance(number := getattr(config, name, None), int)]
    limit: int = told[0] if told else UNTOLD
    if config.model_type in FROM_PADDING:
        limit -= (config.pad_token_id or 0) + 1
    short = min(_short(config), default=limit)
    return ShortLimit(short) if short < limit else limit


def _short(config: PreTrainedConfig) -> list[int]:
    """How far the angles of LongRoPE's short texts reach."""
    rope = getattr(config, "rope_parameters", None) or {}
    kinds: list[Any] = [rope, *rope.values()]  # some architectures have one for each type of layer
    return [
        kind["original_max_position_embeddings"]
        for kind in kinds
        if isinstance(kind, dict) and kind.get("rope_type") == "longrope"
    ]
