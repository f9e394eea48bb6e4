"""Picks the fastest implementation of `LanguageModel` for a model on its device."""

from collections.abc import Callable
from functools import partial

import torch
from transformers import PreTrainedModel

from specviz.decoding.cuda_graphs import CudaGraphs
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool


def pick_backend(
    model: PreTrainedModel,
    vocabulary: int,
    *,
    capture: bool = True,
    layers: int | None = None,
    int8: bool = False,
) -> Callable[[], LanguageModel]:
    """Return a factory of language models that share these weights, each with its own KV cache.

    Uses the lean implementation, eager or captured, where it supports the model, else transformers.

    Args:
        vocabulary: V; logits are cut to it.
        capture: on a GPU, run steps captured as CUDA graphs if the model allows it.
        layers: how many of the first layers to run, where the model `is_lean`; None: all.
        int8: read the weights as int8, where the model `is_lean`; only a draft may.
    """
    if model.device.type == "cuda":
        avoid_cudnn_attention()
    if not is_lean(model):
        return partial(CachedModel, model, vocabulary)
    if capture and model.device.type == "cuda":
        new = partial(LeanModel, model, layers=layers, int8=int8)
        pool = RunnerPool(model, CudaGraphs(model.device), new)
        return partial(StaticModel, pool, vocabulary)
    return partial(LeanModel, model, vocabulary, layers, int8=int8)


def avoid_cudnn_attention() -> None:
    """Disable cuDNN's attention for this process.

    From cuDNN 9.15 torch prefers it on sm_90 and sm_100. It builds a plan for every new shape, and
    decoding has a new length at every step.
    """
    torch.backends.cuda.enable_cudnn_sdp(enabled=False)
