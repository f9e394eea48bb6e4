"""Scores a serving engine's texts by a copy of its target on this machine."""

from collections.abc import Sequence

import torch

from specviz.engines.engine import TOP, Scored
from specviz.engines.verdict import Scorer
from specviz.errors import EngineError
from specviz.models.checkpoints import load_model
from specviz.models.machine import pick_device, pick_dtype


def local_scorer(target: str, device: str = "auto", dtype: str = "auto") -> Scorer:
    """Load a target and return what scores texts by it.

    Args:
        target: a folder, a GGUF file or a hub id on this disk. It must be the engine's own target:
            token ids are taken as they are.

    Raises:
        ModelError: the model cannot be loaded.
    """
    place = pick_device(device)
    model = load_model(target, place, pick_dtype(dtype, place))
    size = model.config.get_text_config().vocab_size

    @torch.inference_mode()
    def score(prompt: Sequence[int], tokens: Sequence[int]) -> list[Scored]:
        if max(*prompt, *tokens, 0) >= size:
            raise EngineError(
                "The server’s tokens are not those of {target}. Give a copy of the server’s own"
                " target.",
                target=target,
            )
        text = torch.tensor([[*prompt, *tokens]], device=place)
        logits = model(text).logits[0, len(prompt) - 1 : -1]  # [tokens, vocabulary]
        rows = logits.float().log_softmax(-1)
        best = rows.topk(min(TOP, rows.shape[-1]))
        return [
            Scored(token, row[token].item(), dict(zip(ids.tolist(), values.tolist(), strict=True)))
            for token, row, ids, values in zip(tokens, rows, best.indices, best.values, strict=True)
        ]

    return score
