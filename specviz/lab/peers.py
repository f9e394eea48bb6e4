"""Other decoders that the benchmark compares with: transformers, and flashspec if installed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import torch
from transformers import GenerationConfig, PreTrainedModel

from specviz.lab.methods import Generate, Method, Written
from specviz.models.assembly import LoadedModels
from specviz.settings import Settings

CONSTANT = {"num_assistant_tokens_schedule": "constant", "assistant_confidence_threshold": 0.0}


def transformers_methods(
    loaded: LoadedModels, ends: frozenset[int], settings: Settings, gammas: Sequence[int]
) -> dict[Method, Generate]:
    """Return transformers' generation: plain, with prompt lookup, and assisted by the draft.

    Assisted generation runs at each constant γ and with the library's defaults. What the models'
    own generation_config asks for, such as a repetition penalty, is left out: SpecViz has none.
    """
    target, draft = loaded.target, loaded.draft

    def with_options(assistant: GenerationConfig | None = None, **options: Any) -> Generate:
        configs = [(target, GenerationConfig())]
        if draft is not None and assistant is not None:
            configs.append((draft, assistant))
            options["assistant_model"] = draft

        def generate(prompt: list[int]) -> Written:
            ids = torch.tensor([prompt], device=target.device)
            torch.manual_seed(settings.seed)
            with _configured(configs):
                output = target.generate(
                    ids,
                    attention_mask=torch.ones_like(ids),
                    max_new_tokens=settings.max_new_tokens,
                    eos_token_id=sorted(ends) or None,
                    pad_token_id=min(ends, default=0),
                    **_sampling(settings),
                    **options,
                )
            return Written(output[0, len(prompt) :].tolist())

        return generate

    methods = {Method("transformers"): with_options()}
    for gamma in filter(None, gammas):
        lookup = with_options(prompt_lookup_num_tokens=gamma)
        methods[Method("transformers-lookup", gamma)] = lookup
    if draft is not None:
        for gamma in filter(None, gammas):
            constant = GenerationConfig(**CONSTANT, num_assistant_tokens=gamma)
            methods[Method("transformers-assisted", gamma)] = with_options(constant)
        methods[Method("transformers-assisted-defaults")] = with_options(GenerationConfig())
    return methods


def flashspec_methods(
    loaded: LoadedModels, ends: frozenset[int], settings: Settings
) -> dict[Method, Generate]:
    """Return flashspec (Myet 2025); empty if it is not installed or cannot do the same.

    It runs as its authors recommend, with the default drafter, compiled on a GPU. It has no top-k
    and no lossless top-p, and requires models that share a vocabulary. On a CPU it is slower than
    plain decoding, according to its authors.
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


@contextmanager
def _configured(configs: Sequence[tuple[PreTrainedModel, GenerationConfig]]) -> Iterator[None]:
    """Replace models' generation_config, from which `generate` takes what it is not given."""
    usual = [model.generation_config for model, _ in configs]
    for model, config in configs:
        model.generation_config = config
    try:
        yield
    finally:
        for (model, _), config in zip(configs, usual, strict=True):
            model.generation_config = config


def _sampling(settings: Settings) -> dict[str, Any]:
    if settings.temperature == 0:
        return {"do_sample": False}
    return {
        "do_sample": True,
        "temperature": settings.temperature,
        "top_k": settings.top_k,
        "top_p": settings.top_p,
    }
