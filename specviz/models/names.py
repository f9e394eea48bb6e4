"""Understands what people give as a model: ids, addresses, folders and files, as they paste them.

The command line and the page share `checkpoint_of`. Where folders are not allowed, the disk is
never looked at, so that an answer tells nothing of it.
"""

import os
import re
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote, urlsplit

from huggingface_hub import constants
from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import validate_repo_id  # type: ignore[attr-defined]

from specviz.errors import Line, ModelError, printable
from specviz.models import hub

HOSTS = {"huggingface.co", "www.huggingface.co", "hf.co", urlsplit(constants.ENDPOINT).netloc}
OTHER_PAGES = {"api", "blog", "collections", "datasets", "docs", "models", "papers", "spaces"}
VIEWS = {"tree", "blob", "resolve", "raw", "commit", "commits"}  # of a revision of a model
QUOTES = ('""', "''", "``", "“”", "‘’", "«»", "<>")
WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
TAG = re.compile(r"(?!\w:[\\/])[\w.-]+(/[\w.-]+){0,2}:[\w.-]+")
CACHED = re.compile(r"models--([\w.-]+?)--([\w.-]+)|models--([\w.-]+)")
OF_A_FOLDER = re.compile(r".*\.(json|safetensors|jinja|txt|md|model)")  # files beside config.json
PICKLE = re.compile(r".*\.(bin|pt|pth|ckpt|pkl|msgpack|h5)")
NO_MODEL = Line("{checkpoint!r} is not a model. Enter a Hub id such as Qwen/Qwen2.5-1.5B.")
NO_FOLDERS = Line("This page loads checkpoints only from the Hub. Enter an id such as name/model.")


def checkpoint_of(text: str, *, folders: bool = True) -> str:
    """Return the hub id, or the path of the folder or GGUF file, that a name means.

    Args:
        text: an id or an address of a model on the Hub, a path of its folder, or of a file in it.
        folders: whether folders and files of this machine are allowed.

    Raises:
        ModelError: it means no model; the message says what to give instead.
    """
    name = _unquoted(text)
    if not name or not name.isprintable():
        raise _no_model(text)
    if (parts := _of_address(name)) is not None:
        return _of_hub(name, parts, folders=folders)
    if WINDOWS.match(name) and (os.name != "nt" or not folders):
        if not folders:
            raise ModelError(NO_FOLDERS)
        raise ModelError(
            "{name!r} is a path of Windows. Give the path that the folder has on this machine.",
            name=name[:100],
        )
    if not folders:
        return _id(name, folders=False)
    path = Path(name.removeprefix("file://"))
    with suppress(RuntimeError):  # nobody here has the name after ~
        path = path.expanduser()
    try:
        if path.exists():
            return _of_path(name, path)
    except OSError as error:
        raise ModelError(
            "{checkpoint!r} cannot be read: {why}.", checkpoint=name[:100], why=str(error.strerror)
        ) from None
    return _id(name, folders=True)


def _unquoted(text: str) -> str:
    name = text.strip()
    while len(name) > 1 and name[0] + name[-1] in QUOTES:
        name = name[1:-1].strip()
    return name


def _of_address(name: str) -> list[str] | None:
    """Return the parts of the path of an address on the Hub; None for any other name.

    Raises:
        ModelError: it is an address elsewhere.
    """
    scheme, mark, rest = name.partition("://")
    if mark and scheme.lower() == "hf":
        return rest.strip("/").split("/")
    try:
        address = urlsplit(name if mark else f"https://{name}")
    except ValueError:  # brackets, for example
        raise _no_model(name) from None
    if address.netloc.lower() in HOSTS:
        path = unquote(address.path)
        if not path.isprintable():
            raise _no_model(name)
        return path.strip("/").split("/")
    if mark and scheme.lower() != "file":
        raise _no_model(name)
    return None


def _of_hub(name: str, parts: list[str], *, folders: bool) -> str:
    """Return the id of the model at an address of the Hub, or one of its views."""
    if len(parts) > 1 and parts[0] == "models":
        parts = parts[1:]
    if not parts[0] or parts[0] in OTHER_PAGES:
        raise _no_model(name)
    id = "/".join(parts[:2])
    if TAG.fullmatch(id):
        raise _tagged(name, folders=folders)
    _check_id(id)
    if len(parts) > 3 and parts[2] in VIEWS:
        revision, file = parts[3], "/".join(parts[4:])
        if revision != "main":
            raise ModelError(
                "{name!r} is a revision of {id}, and SpecViz reads the main one. Give {id}.",
                name=revision[:40],
                id=id,
            )
        if file.lower().endswith(".gguf"):
            raise _file_of_hub(id, file, folders=folders)
    return id


def _of_path(name: str, path: Path) -> str:
    """Return the folder or GGUF file that an existing path means."""
    if path.is_file():
        if hub.is_gguf(str(path.absolute())):
            return str(path.absolute())
        if OF_A_FOLDER.fullmatch(path.name) and (path.parent / "config.json").is_file():
            return str(path.parent.absolute())
        if PICKLE.fullmatch(path.name):
            raise ModelError(
                "{name!r} is a pickle, which can run code. Give a folder with safetensors, or a"
                " GGUF file.",
                name=path.name,
            )
        raise _no_model(name)
    folder = path.absolute()
    if (folder / "config.json").is_file():
        return str(folder)
    if cached := CACHED.fullmatch(
        folder.parent.name if folder.name == "snapshots" else folder.name
    ):
        return _of_cache(
            folder.parent if folder.name == "snapshots" else folder, _cached_id(cached)
        )
    if (folder / "adapter_config.json").is_file():
        raise adapter(name)
    files = sorted(file.name for file in folder.glob("*.gguf"))
    if len(files) == 1:
        return str(folder / files[0])
    if files:
        raise ModelError(
            "{name!r} holds {count} GGUF files. Give the path of one, such as {first}.",
            name=name[:100],
            count=len(files),
            first=printable(files[0][:100]),
        )
    raise ModelError("{checkpoint!r} holds no model: config.json is missing.", checkpoint=name)


def _of_cache(folder: Path, id: str) -> str:
    """Return what a folder of huggingface_hub's cache means: an id, or the folder of a snapshot."""
    if folder.parent == Path(constants.HF_HUB_CACHE).absolute():
        return id
    snapshots = [path.parent for path in (folder / "snapshots").glob("*/config.json")]
    with suppress(OSError, UnicodeDecodeError):
        main = folder / "snapshots" / (folder / "refs" / "main").read_text("utf-8").strip()[:100]
        snapshots = [main] if main in snapshots else snapshots
    if not snapshots:
        raise ModelError(
            "{name!r} holds no complete download. Give the id of the model: {id}.",
            name=folder.name,
            id=id,
        )
    return str(max(snapshots, key=lambda path: path.stat().st_mtime))


def _id(name: str, *, folders: bool) -> str:
    """Return the id of a model on the Hub that is meant by a name, not by an address."""
    parts = name.rstrip("/").split("/")
    if len(parts) > 3 and parts[2] in VIEWS:
        return _of_hub(name, parts, folders=folders)
    if cached := CACHED.fullmatch(name):
        return _cached_id(cached)
    if TAG.fullmatch(name):
        raise _tagged(name, folders=folders)
    id = "/".join(parts)
    is_file = id.lower().endswith(".gguf")
    is_path = is_file or len(parts) > 2 or name.startswith(("/", ".", "~", "file://"))
    if not folders:
        if is_path or "\\" in name:
            raise ModelError(NO_FOLDERS)
    elif is_file:
        raise ModelError("There is no file {checkpoint!r}. Check the path.", checkpoint=name[:100])
    elif is_path or (
        len(parts) > 1 and Path(parts[0]).is_dir() and hub.find_file(id, "config.json") is None
    ):
        raise ModelError(
            "There is no folder {checkpoint!r}. Check the path, or name a model on the hub.",
            checkpoint=name[:100],
        )
    _check_id(id)
    return id


def _cached_id(name: re.Match[str]) -> str:
    return name[3] or f"{name[1]}/{name[2]}"


def _check_id(id: str) -> None:
    try:
        validate_repo_id(id)
    except HFValidationError:
        raise _no_model(id) from None


def adapter(name: str) -> ModelError:
    """The error for a LoRA adapter, which is no whole model."""
    return ModelError(
        "{name!r} is a LoRA adapter. Merge it with its base (in peft: merge_and_unload), and give"
        " the merged model.",
        name=name[:100],
    )


def _file_of_hub(id: str, file: str, *, folders: bool) -> ModelError:
    if not folders:
        return ModelError(
            "{file!r} is a GGUF file, and this page reads safetensors. Enter the id of a model with"
            " safetensors.",
            file=file[:60],
        )
    return ModelError(
        "A GGUF file must be on this disk. Run `hf download {id} {file}`, then give the path that"
        " it prints.",
        id=id,
        file=file[:100],
    )


def _tagged(name: str, *, folders: bool) -> ModelError:
    if not folders:
        return ModelError(
            "{name!r} is a name in Ollama or llama.cpp. Enter the id of a model on the Hub.",
            name=name[:60],
        )
    return ModelError(
        "{name!r} is a name in Ollama or llama.cpp. Give an id of the Hub, or the path of a GGUF"
        " file: `ollama show --modelfile` prints it after FROM.",
        name=name[:100],
    )


def _no_model(name: str) -> ModelError:
    return ModelError(NO_MODEL, checkpoint=name[:40])
