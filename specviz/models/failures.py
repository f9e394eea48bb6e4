"""Turns errors from torch, the hub and safetensors into lines that tell people what to do."""

import errno
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from huggingface_hub.errors import (
    GatedRepoError,
    LocalEntryNotFoundError,
    OfflineModeIsEnabled,
    RepositoryNotFoundError,
)
from safetensors import SafetensorError

from specviz.decoding.idle import is_of_memory
from specviz.errors import Line, ModelError, SpecVizError, one_line
from specviz.models import hub

JSON_FILES = (*(name for name in hub.SMALL_FILES if name.endswith(".json")), hub.INDEX)
UNEXPLAINED = (LookupError, TypeError, AttributeError, json.JSONDecodeError, UnicodeDecodeError)
MOST_JSON = 2**26  # bytes of a file that is checked
TOO_LITTLE_MEMORY = Line("there is too little memory: choose a smaller pair.")
SMALLER_DTYPE = "--dtype bfloat16 takes half as much as float32."
RUN_TOO_LARGE = Line(
    "There was too little memory for this run. Shorten the prompt, generate fewer tokens, lower γ,"
    " or choose a smaller pair."
)
START_AGAIN = Line(
    "Restart SpecViz; put CUDA_VISIBLE_DEVICES= before the command to run it on the CPU."
)


def for_another_target(name: str, number: str, ours: object, theirs: object) -> ModelError:
    """The error for a draft head with a size that differs from its target's.

    Args:
        number: the name of the size in `config.json`.
    """
    return ModelError(
        "{name!r} was made for another target: its {number} is {ours!s:.60}, but this target’s is"
        " {other!s:.60}. Choose another draft.",
        name=name,
        number=number,
        ours=ours,
        other=theirs,
    )


def incomplete(name: str, lost: str) -> ModelError:
    """The error for a checkpoint without one of its files or tensors."""
    return ModelError(
        "{name!r} is incomplete: {lost:.100} is missing. Download it again.", name=name, lost=lost
    )


def not_whole(name: str, missing: Iterable[str], other: Iterable[str]) -> ModelError:
    """The error for a model without some of its tensors.

    Args:
        other: tensors that it has instead; without them, it is merely incomplete.
    """
    lost, found = min(missing), min(other, default=None)
    if found is None:
        return incomplete(name, lost)
    return ModelError(
        "{name!r} is not a whole model of the architecture in its config.json: it has {found:.100},"
        " but no {lost:.100}. Choose another model.",
        name=name,
        found=found,
        lost=lost,
    )


def unusable(checkpoint: str, why: Line) -> ModelError:
    """The error for a checkpoint that does not suit, for a reason."""
    return ModelError("{name!r} cannot be used: {why}.", name=Path(checkpoint).name, why=why)


def unread_tokenizer(name: str, file: str) -> Line:
    """The reason against a checkpoint whose only tokenizer is in a form that is not read."""
    return Line(
        "the tokenizer of {name} is {file} alone, which SpecViz does not read: add the model’s"
        " tokenizer.json from the Hub, or make it with transformers, sentencepiece and protobuf",
        name=name,
        file=file,
    )


def damaged(name: str, file: str, error: Exception) -> ModelError:
    """The error for a checkpoint with a file that cannot be used, because of another error."""
    return ModelError(
        "{name!r} has a damaged {file} ({fault:.100}). Download it again.",
        name=name,
        file=file,
        fault=one_line(error, 100),
    )


def unread(name: str, what: Line | str) -> ModelError:
    """The error for a draft head of a form that SpecViz does not read.

    Args:
        what: how it differs from the forms that SpecViz reads.
    """
    return ModelError(
        "{name!r} is a draft head of a form that SpecViz does not read: {what}. Choose another"
        " draft.",
        name=name,
        what=what,
    )


def explain(error: BaseException, checkpoint: str) -> Line:
    """Explain why a checkpoint failed to load, by the outermost known error in the chain."""
    for link in _chain(error):
        match link:
            case SpecVizError():
                return link.line
            case GatedRepoError():
                page = f"https://huggingface.co/{checkpoint}"
                return Line("accept its licence on {pages}, then set HF_TOKEN.", pages=page)
            case RepositoryNotFoundError():
                return Line("the Hub has no such public model: check its name, or set HF_TOKEN.")
            case OfflineModeIsEnabled() | LocalEntryNotFoundError():
                return Line("it must be downloaded, but the Hub cannot be reached from here.")
            case _ if is_of_memory(link):
                return TOO_LITTLE_MEMORY
            case _ if _is_of_gpu(link):
                return Line("the GPU failed. {remedy}", remedy=START_AGAIN)
            case SafetensorError():
                why = one_line(link, 80)
                return Line("its weights are damaged ({why:.80}): download it again.", why=why)
            case OSError(errno=errno.ENOSPC):
                return Line("the disk is full. Free some space, then try again.")
            case _ if type(link).__name__ in ("ConnectError", "ConnectTimeout"):  # of httpx
                return Line(
                    "the Hub cannot be reached from here: check the network, then try again."
                )
            case _ if _is_of_network(link):
                return Line(
                    "the download was interrupted: try again, and it continues where it stopped."
                )
    # Without the path of a system error, which visitors need not know.
    message = getattr(error, "strerror", None) or error
    text = one_line(message) or type(error).__name__
    return _of_files(error, checkpoint) or Line(text)


def option_for(reason: Line) -> str:
    """Return advice for the command line alone, for `SpecVizError.or_with`; mostly empty."""
    return SMALLER_DTYPE if reason is TOO_LITTLE_MEMORY else ""


def _of_files(error: BaseException, checkpoint: str) -> Line | None:
    """Say which file caused an error that is no sentence; None: it explains itself."""
    if not isinstance(error, UNEXPLAINED) and type(error) is not Exception:  # of tokenizers
        return None
    for name in JSON_FILES:
        path = hub.find_file(checkpoint, name)
        if path is not None and _is_damaged(path):
            return Line(
                "its {file} is damaged: download it again, or choose another model.", file=name
            )
    return Line(
        "transformers cannot read one of its files ({what}): choose another model.",
        what=one_line(f"{type(error).__name__}: {error}", 80),
    )


def _is_damaged(path: Path) -> bool:
    """Whether a file is no object of JSON as transformers reads it, which may hold NaN."""
    try:
        return path.stat().st_size <= MOST_JSON and not isinstance(
            json.loads(path.read_bytes()), dict
        )
    except (OSError, ValueError, RecursionError):
        return True


def why_it_ended(error: BaseException) -> Line | None:
    """Explain a run's failure if memory or the GPU caused it; None if it is a bug of ours."""
    for link in _chain(error):
        if is_of_memory(link):
            return RUN_TOO_LARGE
        if _is_of_gpu(link):
            return Line("The GPU failed. {remedy}", remedy=START_AGAIN)
    return None


def is_panic(error: BaseException) -> bool:
    """Whether an error is a Rust panic, which does not derive from Exception."""
    return type(error).__name__ == "PanicException"


def _is_of_gpu(error: BaseException) -> bool:
    """Whether an error means that the GPU failed; this process cannot use it again."""
    words = (
        *("CUDA error", "CUDA driver", "cuDNN error", "CUBLAS_STATUS", "No CUDA GPUs"),
        *("NVIDIA driver", "cudaGetDeviceCount"),  # from CUDA's initialisation
    )
    return isinstance(error, RuntimeError) and any(word in str(error) for word in words)


def _is_of_network(error: BaseException) -> bool:
    of_client = type(error).__module__.startswith("httpx")  # httpx or httpx2
    return of_client or isinstance(error, ConnectionError | TimeoutError)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
