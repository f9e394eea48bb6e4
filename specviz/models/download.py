"""Downloads a pair's missing files from the hub in steps; a stopped download can be resumed.

huggingface_hub discards partly downloaded files, and weights take gigabytes. This module therefore
downloads the large files into the blobs folder of huggingface_hub's cache, named by their hash, and
resumes them; huggingface_hub downloads the small files and creates the links. If its cache layout
changes, it downloads the files again: slower, but still correct.
"""

import hashlib
import shutil
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from types import SimpleNamespace

from filelock import FileLock, Timeout
from huggingface_hub import (
    HfApi,
    constants,
    get_session,
    hf_hub_url,
    try_to_load_from_cache,
)
from huggingface_hub.utils import build_hf_headers, hf_raise_for_status  # type: ignore[attr-defined]

from specviz.errors import ModelError
from specviz.models import hub, packed
from specviz.models.checks import gigabytes
from specviz.models.failures import explain, unread_tokenizer
from specviz.models.names import adapter
from specviz.models.pairs import SIZES, PairSpec

BYTES = 2  # per parameter: all checkpoints in `SIZES` are bfloat16
SECONDS = 10.0  # without data before a download fails
CHUNK = 2**24  # bytes hashed at a time
WHOLE, SHARDS = "model.safetensors", "model-*-of-*.safetensors"


@dataclass(frozen=True)
class File:
    """A file of a model on the hub.

    Attributes:
        size: in bytes.
        sha256: the hash of a large file, which is downloaded in steps; None for a small one.
    """

    checkpoint: str
    name: str
    commit: str
    size: int
    sha256: str | None


def absent(spec: PairSpec) -> list[str]:
    """Return the hub ids of a pair's models that are missing or incomplete on this disk."""
    return [
        checkpoint
        for checkpoint in spec.checkpoints
        if not hub.is_folder(checkpoint) and hub.missing(checkpoint) is not None
    ]


def expected(spec: PairSpec) -> int | None:
    """Estimate the download size in bytes without contacting the hub; None if unknown."""
    sizes = [SIZES.get(checkpoint) for checkpoint in absent(spec)]
    known = [BYTES * size.parameters for size in sizes if size is not None]
    return sum(known) if len(known) == len(sizes) else None


def missing_files(spec: PairSpec) -> list[File]:
    """List the files to download: only those that loading reads.

    Raises:
        ModelError: the hub cannot be reached, or has no safetensors for this model.
    """
    return [
        file for checkpoint in absent(spec) for file in _on_hub(checkpoint) if not _is_here(file)
    ]


def remaining(files: list[File]) -> int:
    """Return how many bytes are still to download, not counting those on this disk."""
    return sum(file.size - _held(file) for file in files)


def fetch(files: list[File]) -> Generator[int, None, None]:
    """Download files and yield the number of bytes on disk after each chunk.

    To stop, close the generator: partial files stay, and the next call resumes them.

    Raises:
        ModelError: the download fails; the message says why and what to do.
    """
    done = 0
    for file in files:
        with _explained(file.checkpoint):
            folder = _blobs(file.checkpoint)
            folder.mkdir(parents=True, exist_ok=True)
            if not done:
                _check_room(folder, remaining(files))
            if (blob := _blob(file)) is not None and not blob.exists():
                for size in _in_steps(file, blob):
                    yield done + size
            HfApi().hf_hub_download(file.checkpoint, file.name)
        done += file.size
        yield done


def _on_hub(checkpoint: str) -> list[File]:
    with _explained(checkpoint):
        info = HfApi().model_info(checkpoint, files_metadata=True, timeout=SECONDS)
    siblings = {sibling.rfilename: sibling for sibling in info.siblings or []}
    config = SimpleNamespace(**(info.config or {}))  # what the Hub tells of it
    if why := packed.obstacle(checkpoint, config):
        raise ModelError("{name!r} cannot be used: {why}.", name=checkpoint, why=why)
    if file := hub.unread_tokenizer(siblings.__contains__):
        raise ModelError("{why}.", why=unread_tokenizer(checkpoint, file))
    found = next((name for name in (hub.MEDUSA_WEIGHTS, WHOLE) if name in siblings), None)
    weights = {found} if found else set()
    if not found:
        weights = {name for name in siblings if fnmatch(name, SHARDS) and "/" not in name}
        if not weights:
            _explain_absence(checkpoint, siblings)
            raise ModelError(
                "{checkpoint!r} has no safetensors on the Hub. Choose another model.",
                checkpoint=checkpoint,
            )
        weights.add(hub.INDEX)
    return [
        File(
            checkpoint,
            name,
            commit=str(info.sha),
            size=siblings[name].size or 0,
            sha256=large.sha256 if (large := siblings[name].lfs) else None,
        )
        for name in sorted(siblings.keys() & {*hub.SMALL_FILES, *weights})
    ]


def _explain_absence(checkpoint: str, files: Collection[str]) -> None:
    """Say what a model without safetensors has instead, if that can be used in another way.

    Raises:
        ModelError: it has GGUF files, or is an adapter.
    """
    if "adapter_config.json" in files:
        raise adapter(checkpoint)
    named = (name for name in files if name.lower().endswith(".gguf") and name.isprintable())
    if gguf := min(named, default=None):
        raise ModelError(
            "{checkpoint!r} has only GGUF files on the Hub, such as {file}. Choose a model with"
            " safetensors, or download a file and give its path.",
            checkpoint=checkpoint,
            file=gguf[:100],
        )


def _is_here(file: File) -> bool:
    found = try_to_load_from_cache(file.checkpoint, file.name, revision=file.commit)
    return isinstance(found, str)


def _in_steps(file: File, blob: Path) -> Iterator[int]:
    """Download a large file to its path in the cache and yield the number of bytes on disk."""
    part = _part(blob)
    lock = Path(constants.HF_HUB_CACHE) / ".locks" / f"{part.name}.lock"
    lock.parent.mkdir(exist_ok=True)
    with FileLock(lock, timeout=1):
        # A link would lead the download to any file of this machine.
        if part.is_symlink() or (part.exists() and part.stat().st_size > file.size):
            part.unlink()
        with part.open("ab") as out:
            yield out.tell()
            if out.tell() < file.size:
                for chunk in _answer(file, out.tell()):
                    out.write(chunk)
                    yield out.tell()
        digest = hashlib.sha256()
        with part.open("rb") as written:
            while chunk := written.read(CHUNK):
                digest.update(chunk)
                yield file.size
        if digest.hexdigest() != file.sha256:
            part.unlink()
            raise ModelError(
                "{name} of {checkpoint} arrived damaged. Download it again.",
                name=file.name,
                checkpoint=file.checkpoint,
            )
        part.rename(blob)


def _answer(file: File, start: int) -> Iterator[bytes]:
    """Stream the bytes of a file from offset `start`."""
    url = hf_hub_url(file.checkpoint, file.name, revision=file.commit, endpoint=HfApi().endpoint)
    headers = build_hf_headers() | {"Range": f"bytes={start}-", "Accept-Encoding": "identity"}
    with get_session().stream(
        "GET", url, headers=headers, timeout=SECONDS, follow_redirects=True
    ) as answer:
        hf_raise_for_status(answer)
        skip = start if answer.status_code == 200 else 0  # it ignored the range
        for chunk in answer.iter_bytes():
            if len(chunk) > skip:
                yield chunk[skip:]
            skip = max(0, skip - len(chunk))


def _blobs(checkpoint: str) -> Path:
    """Return the folder of a model's files in the cache."""
    return Path(constants.HF_HUB_CACHE) / f"models--{checkpoint.replace('/', '--')}" / "blobs"


def _blob(file: File) -> Path | None:
    """Return the path of a large file in the cache; None for a small one."""
    return None if file.sha256 is None else _blobs(file.checkpoint) / file.sha256


def _part(blob: Path) -> Path:
    return blob.with_name(f"{blob.name}.part")


def _held(file: File) -> int:
    """Return how many bytes of a file are on this disk: all of it without its link, or a part."""
    if (blob := _blob(file)) is None:
        return 0
    for path in (blob, _part(blob)):
        if path.exists():
            return min(path.stat().st_size, file.size)
    return 0


def _check_room(folder: Path, needed: int) -> None:
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise ModelError(
            "The download needs {needed}, but only {free} is free on this disk. Free some space,"
            " or set HF_HOME to another disk.",
            needed=gigabytes(needed),
            free=gigabytes(free),
        )


@contextmanager
def _explained(checkpoint: str) -> Iterator[None]:
    try:
        yield
    except ModelError:
        raise
    except Timeout:
        raise ModelError(
            "Another program is downloading {checkpoint}. Wait until it has finished.",
            checkpoint=checkpoint,
        ) from None
    except Exception as error:  # noqa: BLE001  network and disk may raise anything
        reason = explain(error, checkpoint)
        raise ModelError(
            "{checkpoint} cannot be downloaded: {why}", checkpoint=checkpoint, why=reason
        ) from None
