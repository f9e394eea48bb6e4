"""Reads a host's settings from environment variables, which hosting.md documents."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, get_origin, get_type_hints

from msgspec import Meta
from msgspec.structs import replace

from specviz.errors import ModelError, SettingsError
from specviz.models.checks import is_here
from specviz.models.default import default_pair, pair_to_download
from specviz.models.pairs import DEFAULT, PAIRS, find
from specviz.service.examples import Example, read_examples
from specviz.service.host import USUAL_PER_ADDRESS, Host
from specviz.service.variables import PREFIX, allowed, converted
from specviz.settings import LIMITS

LOCAL = {"", "127.0.0.1", "localhost", "::1"}  # server names that only this machine can reach
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")  # the names of this machine in a browser
HOST_NAME = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")

PRESETS = {
    # A hundred people in a room share one decoder: short runs and a long queue keep it moving.
    "workshop": {
        "max_new_tokens": "128",
        "max_prompt": "4000",
        "max_gamma": "8",
        "max_budget": "16",
        "visitors": "8",
        "queue": "200",
        "per_address": "0",  # a whole room may share one address
        "max_sweep_runs": "60",
        "max_sweep_seconds": "120",
        "custom": "off",
    },
}
"""Named sets of variables, without their prefix; one that is set takes precedence."""

_LIMITS = {f"max_{name.removeprefix('max_')}": setting for name, setting in LIMITS.items()}

VARIABLES: Mapping[str, Any] = {
    name: kind
    for name, kind in get_type_hints(Host, include_extras=True).items()
    if get_origin(kind) is Annotated
} | {
    name: Annotated[int, Meta(ge=each.limit_least, le=each.most, description=each.limit)]
    for name, each in _LIMITS.items()
}
"""The variables without their prefix → their annotated types: fields of `Host`, and the limits of
settings."""


def variable(name: str) -> str:
    """Return the whole name of a variable."""
    return PREFIX + name.upper()


def table() -> str:
    """Return the table of variables in hosting.md, for whoever changes one."""
    rows = [["variable", "sets", "default", "range"], ["---"] * 4]
    for name, kind in VARIABLES.items():
        meta = kind.__metadata__[0]
        words = meta.extra or {"default": f"{_LIMITS[name].most:,}", "values": ""}
        default = words["default"] or _written(getattr(Host(), name))
        values = words["values"] or allowed(kind)
        rows.append([f"`{variable(name)}`", meta.description, default, values])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:,}" if isinstance(value, int) else str(value)


def read_host(environment: Mapping[str, str]) -> Host:
    """Build a host from environment variables; unset and empty variables keep their defaults.

    Raises:
        SettingsError: a variable has an invalid value.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    own = {name: given[variable(name)] for name in VARIABLES if variable(name) in given}
    preset = PRESETS.get(_converted("preset", own.get("preset", "")), {})
    chosen = _reach(given) | preset | own
    gallery = chosen.pop("gallery", "")
    values = {name: _converted(name, text) for name, text in chosen.items()}
    limits = {each.name: values.pop(name) for name, each in _LIMITS.items() if name in values}
    pair, pairs = _pairs(values.get("pair", ""), values.get("pairs", ()))
    zero_gpu = given.get("SPACES_ZERO_GPU") == "true"  # ZeroGPU loads all models at the start
    offer = "" if zero_gpu else _offer(values, pair, pairs)
    host = Host(**values, limits=limits, zero_gpu=zero_gpu)
    return replace(
        host,
        pair=pair,
        pairs=pairs if offer in ("", *pairs) else (*pairs, offer),
        offer=offer,
        custom=host.custom and not zero_gpu,
        folders=_is_private(given),
        gallery=_gallery(gallery, host.max_prompt),
        hosts=_hosts(host.hosts),
    )


def _converted(name: str, text: str) -> Any:
    return converted(variable(name), text, VARIABLES[name])


def _reach(given: Mapping[str, str]) -> dict[str, str]:
    """Return the variables whose defaults depend on who can reach the page."""
    private = _is_private(given)
    return {
        "custom": "on" if private else "off",
        "hosts": "" if private else "*",
        "per_address": "0" if private else str(USUAL_PER_ADDRESS),
        "proxies": "1" if "SPACE_ID" in given else "0",
    }


def _is_private(given: Mapping[str, str]) -> bool:
    """Whether only this machine can reach the page: no Space, no shared link, no proxy."""
    shared = given.get("GRADIO_SHARE", "").lower() == "true"
    proxied = "SPECVIZ_HOSTS" in given or given.get("SPECVIZ_PROXIES", "0") != "0"
    local = given.get("GRADIO_SERVER_NAME", "") in LOCAL
    return local and not shared and not proxied and "SPACE_ID" not in given


def _pairs(pair: str, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the pair to load at the start, and the pairs to choose from.

    Args:
        pair, names: those that the host chose, if any.
    """
    for chosen, name in [("pair", pair), *(("pairs", name) for name in names)]:
        try:
            find(name or DEFAULT)
        except ModelError as error:
            raise SettingsError(f"{variable(chosen)}: {error}") from None
    if names and pair and pair not in names:
        raise SettingsError("SPECVIZ_PAIR must be one of SPECVIZ_PAIRS.")
    here = [spec.name for spec in PAIRS if spec.name == pair or is_here(spec)]
    pairs = tuple(names or here or [DEFAULT])
    return pair or default_pair(map(find, pairs)).name, pairs


def _offer(chosen: Mapping[str, Any], pair: str, pairs: tuple[str, ...]) -> str:
    """Return the pair for this GPU that visitors are asked to download; "" if there is none.

    It is one that they may download anyway: of SPECVIZ_PAIRS, or any where SPECVIZ_CUSTOM is on.
    """
    if "pair" in chosen or not ("pairs" in chosen or chosen["custom"]):
        return ""
    allowed = map(find, pairs) if "pairs" in chosen else PAIRS
    found = pair_to_download(allowed, find(pair))
    return found.name if found else ""


def _gallery(path: str, longest: int) -> tuple[Example, ...]:
    try:
        return read_examples(path, longest) if path else ()
    except SettingsError as error:
        raise SettingsError(f"SPECVIZ_GALLERY: {error}") from None


def _hosts(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the accepted host names, including this machine's own; empty: any.

    A private page accepts only this machine's names, to prevent DNS rebinding: a website whose name
    resolves to this machine could read everything that its visitor can.
    """
    if names == ("*",):
        return ()
    names = tuple(map(str.lower, names))
    if not all(map(HOST_NAME.fullmatch, names)):
        raise SettingsError(
            "SPECVIZ_HOSTS must be host names separated by commas, without ports, or *."
        )
    return (*LOCAL_HOSTS, *names)
