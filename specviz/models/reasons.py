"""Why a model could not be loaded, in words that say what to do."""

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
            case MemoryError() | torch.OutOfMemoryError():
                return TOO_LITTLE_MEMORY
            case RuntimeError() if "not enough memory" in str(link):  # what torch says of a CPU
                return TOO_LITTLE_MEMORY
            case SafetensorError():
                return f"its weights are damaged ({str(link)[:80]}): fetch it again."
            case OSError(errno=errno.ENOSPC):
                return "the disk is full."
            case _ if _is_of_network(link):
                return "the download broke off: try again, it goes on where it stopped."
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]


def _is_of_network(error: BaseException) -> bool:
    of_client = type(error).__module__.startswith("httpx")  # httpx or httpx2, as the hub's version
    return of_client or isinstance(error, ConnectionError | TimeoutError)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
