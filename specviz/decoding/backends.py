"""Which reader serves a model best on the device that it lies on."""

from collections.abc import Callable
from functools import partial

import torch
from transformers import PreTrainedModel

from specviz.decoding.cuda_graphs import CudaGraphs
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean_llama import LeanLlama, fits
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool, fits_static


def pick_backend(
    model: PreTrainedModel, vocabulary: int, *, capture: bool = True
) -> Callable[[], LanguageModel]:
    """Makes readers of a model, each with a cache of its own.

    `LeanLlama` saves what captured steps do not cost, and on a GPU it copies weights: never both.

    Args:
        capture: on a GPU, read through captured steps if the model's can be.
    """
    if model.device.type == "cuda":
        avoid_cudnn_attention()
    if capture and model.device.type == "cuda" and fits_static(model):
        return partial(StaticModel, RunnerPool(model, CudaGraphs(model.device)), vocabulary)
    if model.device.type == "cpu" and fits(model):
        return partial(LeanLlama, model, vocabulary)
    return partial(CachedModel, model, vocabulary)


def avoid_cudnn_attention() -> None:
    """Switches cuDNN's attention off in this process, for every model.

    From cuDNN 9.15 on torch prefers it on sm_90 and sm_100. It builds a plan for every new shape,
    and a decoder meets a new length at every step.
    """
    torch.backends.cuda.enable_cudnn_sdp(enabled=False)
