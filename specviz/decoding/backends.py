"""Picks the fastest implementation of `LanguageModel` for a model on its device."""

from collections.abc import Callable
from functools import partial

import torch
from transformers import PreTrainedModel

from specviz.decoding.cuda_graphs import CudaGraphs
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import fits
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool, fits_static


def pick_backend(
    model: PreTrainedModel, vocabulary: int, *, capture: bool = True
) -> Callable[[], LanguageModel]:
    """Returns a factory of language models that share these weights, each with its own KV cache.

    Captured steps already remove the overhead that `LeanModel` saves, and on a GPU it would copy
    the weights, so the two are never combined.

    Args:
        vocabulary: V; logits are cut to it.
        capture: on a GPU, run steps captured as CUDA graphs if the model allows it.
    """
    if model.device.type == "cuda":
        avoid_cudnn_attention()
    if capture and model.device.type == "cuda" and fits_static(model):
        return partial(StaticModel, RunnerPool(model, CudaGraphs(model.device)), vocabulary)
    if model.device.type == "cpu" and fits(model):
        return partial(LeanModel, model, vocabulary)
    return partial(CachedModel, model, vocabulary)


def avoid_cudnn_attention() -> None:
    """Disables cuDNN's attention for this process.

    From cuDNN 9.15 torch prefers it on sm_90 and sm_100. It builds a plan for every new shape, and
    decoding has a new length at every step.
    """
    torch.backends.cuda.enable_cudnn_sdp(enabled=False)
