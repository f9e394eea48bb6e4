"""Adds flashspec (Myet 2025) to the benchmark, if it is installed.

Runs it as its authors recommend, with the default drafter, compiled on a GPU. On a CPU it is
slower than plain decoding, according to its authors.
"""

from importlib import import_module
from importlib.util import find_spec

import torch

from specviz.lab.bench import Generate, Method, Written
from specviz.models.assembly import LoadedModels
from specviz.settings import Settings


def flashspec_methods(
    loaded: LoadedModels, ends: frozenset[int], settings: Settings
) -> dict[Method, Generate]:
    """Return flashspec with the same models; empty if it is not installed or cannot do the same.

    It has no top-k and no lossless top-p, and requires models that share a vocabulary.
    """
    target, draft = loaded.target, loaded.draft
    if (
        find_spec("flashspec") is None
        or draft is None
        or draft.config.vocab_size != target.config.vocab_size
        or settings.top_k > 0
        or settings.top_p < 1
    ):
        return {}
    flashspec = import_module("flashspec")
    models = import_module("flashspec.engine")
    device, heat = loaded.device, settings.temperature
    config = flashspec.FlashSpecConfig(
        device=str(device),
        eos_token_ids=tuple(sorted(ends)),
        sampling=flashspec.SamplingConfig(temperature=heat, seed=settings.seed),
    )
    drafter = models.HuggingFaceDrafter("draft", device, draft.dtype, heat, model=draft)
    verifier = models.TargetModel("target", device, target.dtype, model=target)
    engine = flashspec.SpeculativeEngine(config, [drafter], verifier)

    def generate(prompt: list[int]) -> Written:
        ids = torch.tensor([prompt], device=device)
        result = engine.generate(ids, max_new_tokens=settings.max_new_tokens)
        return Written(result.output_ids[0, : result.n_tokens_generated].tolist())

    return {Method("flashspec"): generate}
