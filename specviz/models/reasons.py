"""Why a model could not be loaded, or a run not go on, in words that say what to do."""

import errno
from collections.abc import Iterator

import torch
from huggingface_hub.errors import (
    GatedRepoError,
    LocalEntryNotFoundError,
    OfflineModeIsEnabled,
    RepositoryNotFoundError,
)
from safetensors import SafetensorError

TOO_LITTLE_MEMORY = "there is too little memory: choose a smaller pair, or --dtype bfloat16."
RUN_TOO_LARGE = (
    "There was too little memory for this run: shorten the prompt, write fewer tokens, or choose"
    " a smaller pair."
)
GPU_FAILED = (
    "the GPU has failed: SpecViz must be started again; with CUDA_VISIBLE_DEVICES= before the"
    " command it runs on the CPU."
)


def explain(error: BaseException, place: str) -> str:
    """What went wrong, by the outermost error of a chain that we have words for."""
    for link in _chain(error):
        match link:
            case GatedRepoError():
                page = f"https://huggingface.co/{place}"
                return f"its licence must be accepted on {page}, then set HF_TOKEN."
            case RepositoryNotFoundError():
                return "the hub has no such model for us: check its name, or set HF_TOKEN."
            case OfflineModeIsEnabled() | LocalEntryNotFoundError():
                return "it must be downloaded, and the hub cannot be reached from here."
            case _ if is_of_memory(link):
                return TOO_LITTLE_MEMORY
            case _ if _is_of_gpu(link):
                return GPU_FAILED
            case SafetensorError():
                return f"its weights are damaged ({str(link)[:80]}): fetch it again."
            case OSError(errno=errno.ENOSPC):
                return "the disk is full."
            case _ if type(link).__name__ in ("ConnectError", "ConnectTimeout"):  # of httpx
                return "the hub cannot be reached from here: check the network, then try again."
            case _ if _is_of_network(link):
                return "the download broke off: try again, it goes on where it stopped."
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]


def why_it_ended(error: BaseException) -> str | None:
    """Why a run ended in the middle, or could not begin; None if it is a fault of ours."""
    for link in _chain(error):
        if is_of_memory(link):
            return RUN_TOO_LARGE
        if _is_of_gpu(link):
            return GPU_FAILED[0].upper() + GPU_FAILED[1:]
    return None


def is_of_memory(error: BaseException) -> bool:
    """Whether there was too little memory, of a CPU or of a GPU."""
    words = ("not enough memory", "out of memory", "STATUS_ALLOC_FAILED")  # all of torch's
    return isinstance(error, MemoryError | torch.OutOfMemoryError) or (
        isinstance(error, RuntimeError) and any(word in str(error) for word in words)
    )


def _is_of_gpu(error: BaseException) -> bool:
    """Whether a GPU does not answer any more: nothing on it can go on in this process."""
    words = ("CUDA error", "CUDA driver", "cuDNN error", "CUBLAS_STATUS", "No CUDA GPUs")
    return isinstance(error, RuntimeError) and any(word in str(error) for word in words)


def _is_of_network(error: BaseException) -> bool:
    of_client = type(error).__module__.startswith("httpx")  # httpx or httpx2, as the hub's version
    return of_client or isinstance(error, ConnectionError | TimeoutError)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
