"""Reads a host's settings from environment variables, which hosting.md documents."""

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect

from specviz.errors import ModelError, SettingsError
from specviz.models.checks import is_here
from specviz.models.default import default_pair, pair_to_download
from specviz.models.pairs import DEFAULT, PAIRS, find
from specviz.service.examples import Example, read_examples
from specviz.service.host import Host
from specviz.settings import LIMITS, MAX_PROMPT_CHARACTERS
from specviz.sweep.plan import MAX_RUNS

PREFIX = "SPECVIZ_"
LEAST_PROMPT = 1000  # characters: the page's own examples fit
MOST_VISITORS = 64
MOST_QUEUE = 500
USUAL_PER_ADDRESS = 8  # half of the default number of active visitors

LOCAL = {"", "127.0.0.1", "localhost", "::1"}  # server names that only this machine can reach
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")  # the names of this machine in a browser
HOST_NAME = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")

PRESETS = {
    # A hundred people in a room share one decoder: short runs and a long queue keep it moving.
    "workshop": {
        "SPECVIZ_MAX_NEW_TOKENS": "128",
        "SPECVIZ_MAX_PROMPT": "4000",
        "SPECVIZ_MAX_GAMMA": "8",
        "SPECVIZ_MAX_BUDGET": "16",
        "SPECVIZ_VISITORS": "8",
        "SPECVIZ_QUEUE": "200",
        "SPECVIZ_PER_ADDRESS": "0",  # a whole room may share one address
        "SPECVIZ_MAX_SWEEP_RUNS": "60",
        "SPECVIZ_MAX_SWEEP_SECONDS": "120",
        "SPECVIZ_CUSTOM": "off",
    },
}
"""Named sets of variables; a variable that is set explicitly takes precedence."""


def _variable(name: str) -> str:
    return PREFIX + name.upper()


class _Variables(msgspec.Struct, frozen=True, kw_only=True, rename=_variable):
    """All variables but the limits of settings."""

    preset: Literal["", "workshop"] = ""
    pair: str = ""
    pairs: str = ""
    custom: Literal["on", "off"] = "off"
    draft_dtype: Literal["auto", "same"] = "auto"
    fused: Literal["on", "off"] = "off"  # read by `specviz.decoding.lean.fusing`
    gallery: str = ""
    hosts: str = ""
    max_prompt: Annotated[int, Meta(ge=LEAST_PROMPT, le=MAX_PROMPT_CHARACTERS)] = Host.max_prompt
    visitors: Annotated[int, Meta(ge=1, le=MOST_VISITORS)] = Host.visitors
    queue: Annotated[int, Meta(ge=0, le=MOST_QUEUE)] = Host.queue
    per_address: Annotated[int, Meta(ge=0, le=MOST_QUEUE)] = 0
    proxies: Annotated[int, Meta(ge=0, le=8)] = 0
    max_sweep_runs: Annotated[int, Meta(ge=8, le=MAX_RUNS)] = Host.max_sweep_runs
    max_sweep_seconds: Annotated[int, Meta(ge=10, le=86_400)] = Host.max_sweep_seconds


Variables = msgspec.defstruct(
    "Variables",
    [
        (name, Annotated[int, Meta(ge=setting.limit_least, le=setting.most)], getattr(Host, name))
        for name, setting in LIMITS.items()
    ],
    bases=(_Variables,),
    frozen=True,
    kw_only=True,
    rename=_variable,
)
"""The environment variables and their allowed values. hosting.md explains them."""


def read_host(environment: Mapping[str, str]) -> Host:
    """Build a host from environment variables; unset and empty variables keep their defaults.

    Raises:
        SettingsError: a variable has an invalid value.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    chosen = _converted(given)
    chosen = _converted(_defaults(given) | PRESETS.get(chosen.preset, {}) | given)
    pair, pairs = _pairs(chosen)
    zero_gpu = given.get("SPACES_ZERO_GPU") == "true"  # ZeroGPU loads all models at the start
    offer = "" if zero_gpu else _offer(chosen, pair, pairs)
    same = {field.name for field in fields(Host)} & {*Variables.__struct_fields__}
    values: dict[str, Any] = {name: getattr(chosen, name) for name in same}
    values |= {
        "pair": pair,
        "pairs": pairs if offer in ("", *pairs) else (*pairs, offer),
        "offer": offer,
        "custom": chosen.custom == "on" and not zero_gpu,
        "folders": _is_private(given),
        "gallery": _gallery(chosen),
        "hosts": _hosts(chosen.hosts.lower()),
        "zero_gpu": zero_gpu,
    }
    return Host(**values)


def _converted(given: Mapping[str, str]) -> Any:
    if broken := next((n for n in given if n.startswith(PREFIX) and not _is_text(given[n])), None):
        raise SettingsError(f"{broken} must be text in UTF-8.")
    try:
        return msgspec.convert(given, Variables, strict=False)
    except msgspec.ValidationError as error:
        _, _, name = str(error).rstrip("`").rpartition("$.")
        raise SettingsError(f"{name} must be {_allowed(name)}.") from None


def _is_text(value: str) -> bool:
    """Whether all bytes of a variable were decoded; others become lone surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _allowed(name: str) -> str:
    """Describe the allowed values of a variable."""
    field = next(f for f in _fields() if f.encode_name == name)
    match field.type:
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low:,} to {high:,}"
        case inspect.LiteralType(values=values):
            return " or ".join(sorted((str(value) for value in values if value), reverse=True))
    return "text"


def _fields() -> tuple[inspect.Field, ...]:
    described = inspect.type_info(Variables)
    assert isinstance(described, inspect.StructType)
    return described.fields


def _defaults(given: Mapping[str, str]) -> dict[str, str]:
    """Variables whose defaults depend on who can reach the page."""
    private = _is_private(given)
    return {
        "SPECVIZ_CUSTOM": "on" if private else "off",
        "SPECVIZ_HOSTS": "" if private else "*",
        "SPECVIZ_PER_ADDRESS": "0" if private else str(USUAL_PER_ADDRESS),
        "SPECVIZ_PROXIES": "1" if "SPACE_ID" in given else "0",
    }


def _is_private(given: Mapping[str, str]) -> bool:
    """Whether only this machine can reach the page: no Space, no shared link, no proxy."""
    shared = given.get("GRADIO_SHARE", "").lower() == "true"
    proxied = "SPECVIZ_HOSTS" in given or given.get("SPECVIZ_PROXIES", "0") != "0"
    local = given.get("GRADIO_SERVER_NAME", "") in LOCAL
    return local and not shared and not proxied and "SPACE_ID" not in given


def _pairs(chosen: _Variables) -> tuple[str, tuple[str, ...]]:
    """Return the pair to load at the start, and the pairs to choose from."""
    pair = chosen.pair
    names = [name.strip() for name in chosen.pairs.split(",")]
    names = list(dict.fromkeys(filter(None, names)))
    for variable, name in [("SPECVIZ_PAIR", pair), *(("SPECVIZ_PAIRS", name) for name in names)]:
        try:
            find(name or DEFAULT)
        except ModelError as error:
            raise SettingsError(f"{variable}: {error}") from None
    if names and pair and pair not in names:
        raise SettingsError("SPECVIZ_PAIR must be one of SPECVIZ_PAIRS.")
    here = [spec.name for spec in PAIRS if spec.name == pair or is_here(spec)]
    pairs = tuple(names or here or [DEFAULT])
    return pair or default_pair(map(find, pairs)).name, pairs


def _offer(chosen: _Variables, pair: str, pairs: tuple[str, ...]) -> str:
    """Return the pair for this GPU that visitors are asked to download; "" if there is none.

    It is one that they may download anyway: of SPECVIZ_PAIRS, or any where SPECVIZ_CUSTOM is on.
    """
    if chosen.pair or not (chosen.pairs or chosen.custom == "on"):
        return ""
    allowed = map(find, pairs) if chosen.pairs else PAIRS
    found = pair_to_download(allowed, find(pair))
    return found.name if found else ""


def _gallery(chosen: _Variables) -> tuple[Example, ...]:
    if not chosen.gallery:
        return ()
    try:
        return read_examples(chosen.gallery, chosen.max_prompt)
    except SettingsError as error:
        raise SettingsError(f"SPECVIZ_GALLERY: {error}") from None


def _hosts(text: str) -> tuple[str, ...]:
    """Return the accepted host names, including this machine's own; empty: any.

    A private page accepts only this machine's names, to prevent DNS rebinding: a website whose name
    resolves to this machine could read everything that its visitor can.
    """
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names == ["*"]:
        return ()
    if not all(map(HOST_NAME.fullmatch, names)):
        raise SettingsError(
            "SPECVIZ_HOSTS must be host names separated by commas, without ports, or *."
        )
    return (*LOCAL_HOSTS, *names)
