"""Finds the files of a checkpoint in a folder or in the hub's cache on this disk."""

import http.client
import json
import math
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from huggingface_hub import constants, get_token, try_to_load_from_cache
from huggingface_hub.errors import HFValidationError

from specviz.registry import HEADS

SECONDS = 3.0  # timeout for the hub's response
RETRY = 60.0  # seconds after which a hub that did not respond is asked again
INDEX = "model.safetensors.index.json"
SMALL_FILES = (  # that loading reads, where a checkpoint has them
    *("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json"),
    *("special_tokens_map.json", "added_tokens.json", "vocab.json", "merges.txt"),
    *("chat_template.json", "chat_template.jinja"),
)
TOKEN_IDS = "token_ids.json"  # for a draft with a reduced vocabulary and no tokenizer
WEIGHTS = re.compile(r"[\w.-]{1,200}\.safetensors")  # in the folder itself, nowhere else
MEDUSA_WEIGHTS = "medusa_lm_head.safetensors"
PICKLES = ("pytorch_model.bin", "pytorch_model.bin.index.json", "consolidated.00.pth")
_FIELDS = "|".join(chain.from_iterable(head.fields for head in HEADS.values()))
_KINDS = "|".join(head.architecture for head in HEADS.values())
HEAD = re.compile(  # found only in the config of a draft head
    rf'"(speculators_model_type|{_FIELDS})"|"architectures":\s*\[\s*"\w*(?i:{_KINDS})'.encode()
)
MOST_CONFIG = 2**20  # bytes of a draft head's config
TOKENIZERS = ("tokenizer.json", "vocab.json", TOKEN_IDS)
SETTINGS = "tokenizer_config.json"  # of a tokenizer; a few need no other file
UNREAD_TOKENIZERS = (  # SentencePiece's, whose conversion needs further packages, and Mistral's
    *("tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "tekken.json"),
)


def is_gguf(checkpoint: str) -> bool:
    """Whether a checkpoint is a GGUF file, by its suffix, or by its first bytes if it has none."""
    if checkpoint.lower().endswith(".gguf"):
        return True
    path = Path(checkpoint)
    if not path.is_absolute() or path.suffix in (".json", ".safetensors"):
        return False
    with suppress(OSError):
        if path.is_file():
            with path.open("rb") as file:
                return file.read(4) == b"GGUF"
    return False


def is_folder(checkpoint: str) -> bool:
    """Whether a checkpoint is a local folder or GGUF file; otherwise it is a hub id."""
    return is_gguf(checkpoint) or Path(checkpoint).is_absolute()


def shown_name(checkpoint: str) -> str:
    """Return a checkpoint's name for a trace: its id or its folder's name, truncated to fit."""
    return (Path(checkpoint).name if is_folder(checkpoint) else checkpoint)[:200]


def find_file(checkpoint: str, name: str) -> Path | None:
    """Return the path of a checkpoint's file; None if it is not on this disk or out of reach."""
    if is_folder(checkpoint):
        path = Path(checkpoint) / name
        return path if _is_file(path) else None
    try:
        found = try_to_load_from_cache(checkpoint, name)
    except (HFValidationError, OSError):  # not a valid hub id, or a cache that cannot be read
        return None
    return Path(found) if isinstance(found, str) else None


def weights(checkpoint: str) -> list[str]:
    """Return the names of a checkpoint's weight files, as far as this disk's files tell."""
    if find_file(checkpoint, MEDUSA_WEIGHTS) is not None:
        return [MEDUSA_WEIGHTS]
    index = find_file(checkpoint, INDEX)
    if index is None or find_file(checkpoint, "model.safetensors") is not None:
        return ["model.safetensors"]
    try:
        names = sorted(set(json.loads(index.read_text("utf-8"))["weight_map"].values()))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        names = []
    named = all(isinstance(name, str) and WEIGHTS.fullmatch(name) for name in names)
    return names if names and named else ["model.safetensors"]  # the fallback: the index is damaged


def weight_paths(checkpoint: str) -> list[Path]:
    """Return the paths of a checkpoint's weight files on this disk."""
    return [path for name in weights(checkpoint) if (path := find_file(checkpoint, name))]


def pickled(checkpoint: str) -> str | None:
    """Return the first file of pickled weights in a checkpoint on this disk; None without one."""
    return next((name for name in PICKLES if find_file(checkpoint, name) is not None), None)


def missing(checkpoint: str) -> str | None:
    """Return the first file that a checkpoint lacks on this disk; None if it is complete."""
    if is_gguf(checkpoint):
        return None if _is_file(Path(checkpoint)) else Path(checkpoint).name
    for name in ("config.json", *weights(checkpoint)):
        if find_file(checkpoint, name) is None:
            return name
    unread = unread_tokenizer(lambda name: find_file(checkpoint, name) is not None)
    if unread is None and any(map(partial(find_file, checkpoint), (*TOKENIZERS, SETTINGS))):
        return None
    data = config(checkpoint)
    if data is None:  # it cannot be read
        return "config.json"
    return None if HEAD.search(data) else TOKENIZERS[0]


def unread_tokenizer(has: Callable[[str], bool]) -> str | None:
    """Return the file of a tokenizer that SpecViz does not read, if it is the only one.

    Args:
        has: whether a checkpoint has a file of a name.
    """
    if any(map(has, TOKENIZERS)):
        return None
    return next(filter(has, UNREAD_TOKENIZERS), None)


def head_config(checkpoint: str) -> bytes:
    """Return the `config.json` of a draft head, which needs no tokenizer; empty for others."""
    data = config(checkpoint)
    return data if data is not None and HEAD.search(data) else b""


def config(checkpoint: str) -> bytes | None:
    """Return `config.json`, empty if too large for a head's; None if it cannot be read."""
    path = find_file(checkpoint, "config.json")
    if path is None:
        return None
    try:
        return path.read_bytes() if path.stat().st_size <= MOST_CONFIG else b""
    except OSError:
        return None


def config_fields(checkpoint: str) -> dict[str, Any]:
    """Return the fields of a checkpoint's `config.json`; empty if they cannot be read."""
    with suppress(ValueError, RecursionError):
        found = json.loads(config(checkpoint) or b"{}")
        return found if isinstance(found, dict) else {}
    return {}


def _is_file(path: Path) -> bool:
    """Whether a file exists and its folder can be entered."""
    with suppress(OSError):
        return path.is_file()
    return False


def has_token() -> bool:
    """Whether a hub token is set, which gated models require."""
    return get_token() is not None


class Reach:
    """Tells whether the hub responds; remembers a response for good, a failure for `RETRY` s."""

    def __init__(self) -> None:
        self._asks_at = -math.inf  # on the monotonic clock; never again after a response

    def __call__(self) -> bool:
        if constants.HF_HUB_OFFLINE:
            return False
        if time.monotonic() >= self._asks_at:
            self._asks_at = math.inf if _responds() else time.monotonic() + RETRY
        return self._asks_at == math.inf


is_reachable = Reach()


def _responds() -> bool:
    question = urllib.request.Request(constants.ENDPOINT, method="HEAD")
    try:
        urllib.request.urlopen(question, timeout=SECONDS).close()
    except urllib.error.HTTPError:
        return True  # the hub responded
    except (OSError, ValueError, http.client.HTTPException):  # no HTTP, e.g. a captive portal
        return False
    return True
