"""Understands what people give as a model: ids, addresses, folders and files, as they paste them.

The command line and the page share `checkpoint_of`. Where folders are not allowed, the disk is
never looked at, so that an answer tells nothing of it.
"""

import os
import re
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from huggingface_hub import constants, try_to_load_from_cache
from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import parse_hf_uri, validate_repo_id  # type: ignore[attr-defined]

from specviz.errors import Line, ModelError, printable
from specviz.models import hub

HOSTS = {*constants.HF_URL_HOSTS, "www.huggingface.co", urlsplit(constants.ENDPOINT).netloc}
OTHER_PAGES = {"api", "blog", "collections", "docs", "papers"}
VIEWS = {"tree", "blob", "resolve", "raw", "commit", "commits"}  # of a revision of a model
OTHER_VIEWS = re.compile(r"(?<=\w)/(discussions|commits?)\b.*")  # of no file
QUOTES = ('""', "''", "``", "“”", "‘’", "«»", "<>")
WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
TAG = re.compile(r"(?!\w:[\\/])[\w.-]+(/[\w.-]+){0,2}:[\w.-]+")
CACHED = re.compile(r"models--[\w.-]+")
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
    if _is_address(name):
        return _of_hub(name, name, folders=folders)
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


def _is_address(name: str) -> bool:
    """Whether a name is an address on the Hub or elsewhere, and not that of a file."""
    scheme, mark, _ = name.lower().partition("://")
    return bool(mark and scheme != "file") or name.partition("/")[0].lower() in HOSTS


def _of_hub(name: str, address: str, *, folders: bool) -> str:
    """Return the id of the model at an address of the Hub, or one of its views."""
    address = OTHER_VIEWS.sub("", re.sub(r"^((?:https?://)?)www\.", r"\1", address))
    try:
        found = parse_hf_uri(address, endpoint=constants.ENDPOINT)
    except ValueError:
        if TAG.fullmatch(name.partition("://")[2].partition("/")[2]):
            raise _tagged(name, folders=folders) from None
        raise _no_model(name) from None
    if found.type != "model" or found.id.partition("/")[0] in OTHER_PAGES:
        raise _no_model(name)
    if found.path_in_repo.lower().endswith(".gguf"):
        raise _file_of_hub(found.id, found.path_in_repo, folders=folders)
    if found.revision not in (None, "main"):
        raise ModelError(
            "{name!r} is a revision of {id}, and SpecViz reads the main one. Give {id}.",
            name=found.revision[:40],
            id=found.id,
        )
    return found.id


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
    model = folder.parent if folder.name == "snapshots" else folder
    if CACHED.fullmatch(model.name):
        return _of_cache(model, _cached_id(model.name))
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
    found = try_to_load_from_cache(id, "config.json", cache_dir=folder.parent)
    if isinstance(found, str):
        return str(Path(found).parent)
    raise ModelError(
        "{name!r} holds no complete download. Give the id of the model: {id}.",
        name=folder.name,
        id=id,
    )


def _id(name: str, *, folders: bool) -> str:
    """Return the id of a model on the Hub that is meant by a name, not by an address."""
    parts = name.rstrip("/").split("/")
    if len(parts) > 3 and parts[2] in VIEWS:
        return _of_hub(name, f"hf.co/{name}", folders=folders)
    if CACHED.fullmatch(name):
        return _cached_id(name)
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


def _cached_id(name: str) -> str:
    return name.removeprefix("models--").replace("--", "/")


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
