"""The controls of Watch, their order, and the validation of their values in links."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from specviz.errors import Line, SettingsError, SpecVizError
from specviz.service.host import Host
from specviz.service.pairs import own_pair
from specviz.settings import SETTINGS, Settings, check_prompt, settings_from
from specviz.words.catalogue import ENGLISH

LONGEST_NUMBER = 40  # characters


CONTROLS = {setting.control: setting for setting in SETTINGS.values()}
"""The controls that are settings of a run."""
MODELS = ("pair", "target", "draft")
TEXTS = ("prompt", *MODELS)
NAMES = (*TEXTS, "plain", *CONTROLS)
"""All controls, in the order in which events take them; links have the same names. The browser gets
them with the link component."""


def sent(values: Iterable[Any]) -> dict[str, Any]:
    """Return the controls' values from a browser, with texts as strings; checks no numbers."""
    given = dict(zip(NAMES, values, strict=True))
    named = (name for name, setting in CONTROLS.items() if setting.choices)
    return given | {name: str(given[name] or "") for name in (*TEXTS, *named)}


def settings_of(controls: Mapping[str, Any]) -> Settings:
    """Return the settings of a run.

    Raises:
        SettingsError: a setting is out of range.
    """
    return settings_from({each.name: controls[name] for name, each in CONTROLS.items()})


def controls_of(settings: Settings) -> dict[str, Any]:
    """Return the values of the controls for the settings of a run."""
    return {name: getattr(settings, each.name) for name, each in CONTROLS.items()}


def from_link(given: Mapping[str, Any], host: Host) -> tuple[dict[str, Any], list[Line]]:
    """Return the controls' values in a link, and a line for each invalid one."""
    values: dict[str, Any] = {}
    errors: list[Line] = []
    for check in (_prompt, _models, _plain, *map(_setting, CONTROLS)):
        try:
            values |= check(given, host)
        except SpecVizError as error:
            errors.append(error.line)
    return values, errors


def is_on(value: Any) -> bool:
    """Whether a link's value means on; anything unclear means off."""
    return value is True or value == 1 or value in ("1", "true")


def _prompt(given: Mapping[str, Any], host: Host) -> dict[str, Any]:
    if "prompt" not in given:
        return {}
    host.check(text := check_prompt(_text("prompt", given["prompt"])), host.defaults)
    return {"prompt": text}


def _models(given: Mapping[str, Any], host: Host) -> dict[str, Any]:
    """Validate a pair of the host's list, or a visitor's own target and draft, if allowed."""
    target, draft = (_text(name, given.get(name, "")).strip() for name in ("target", "draft"))
    if target or draft:
        if not host.custom:
            raise SettingsError(ENGLISH.page["no_own"])
        own_pair(target, draft, folders=host.folders)
        return {"target": target, "draft": draft}
    if "pair" not in given:
        return {}
    host.check_pair(_text("pair", given["pair"]))
    return {"pair": given["pair"], "target": "", "draft": ""}


def _plain(given: Mapping[str, Any], _: Host) -> dict[str, Any]:
    return {"plain": is_on(given["plain"])} if "plain" in given else {}


def _setting(name: str) -> Callable[[Mapping[str, Any], Host], dict[str, Any]]:
    """Return the validation of one setting."""
    setting = CONTROLS[name]

    def check(given: Mapping[str, Any], host: Host) -> dict[str, Any]:
        if name not in given:
            return {}
        value = (_text if setting.choices else _number)(name, given[name])
        settings = settings_from(msgspec.structs.asdict(host.defaults) | {setting.name: value})
        host.check("", settings)
        checked = getattr(settings, setting.name)
        if setting.page_least and checked < setting.page_least:
            raise SettingsError(ENGLISH.links["least"], name=name, least=setting.page_least)
        return {name: checked}

    return check


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise SettingsError(ENGLISH.links["no_text"], name=name)
    return value


def _number(name: str, value: Any) -> float:
    """Convert a number from JSON or from a URL."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    try:
        return float(_text(name, value)[:LONGEST_NUMBER])
    except ValueError:  # includes SettingsError
        raise SettingsError(ENGLISH.links["no_number"], name=name) from None
