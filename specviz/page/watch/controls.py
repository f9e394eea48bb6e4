"""The controls of Watch, their order, and the validation of their values in links."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Self

import msgspec

from specviz.errors import Line, SettingsError, SpecVizError
from specviz.service.host import Host
from specviz.service.pairs import own_pair
from specviz.settings import SETTINGS, Settings, check_prompt, settings_from
from specviz.words.catalogue import ENGLISH

LONGEST_NUMBER = 40  # characters


class Controls(NamedTuple):
    """The values of the controls, in the order in which events take them.

    The names are also the parameters of links. The browser gets them with the link component, so
    this order is declared only here.
    """

    prompt: str
    pair: str
    target: str
    draft: str
    plain: bool
    drafter: str
    rule: str
    tree: str
    budget: float
    branches: float
    gamma: float
    temperature: float
    confidence: float
    top_k: float
    top_p: float
    seed: float
    tokens: float

    @classmethod
    def sent(cls, values: Iterable[Any]) -> Self:
        """Return the values that a browser sent, with texts as strings; does not check numbers."""
        texts = {"prompt", "pair", "target", "draft"}
        texts |= {name for name, setting in CONTROLS.items() if setting.choices}
        sent: dict[str, Any] = dict(zip(cls._fields, values, strict=True))
        return cls(**sent | {name: str(sent[name] or "") for name in texts})

    @property
    def settings(self) -> Settings:
        """The settings of a run.

        Raises:
            SettingsError: a setting is out of range.
        """
        return settings_from({each.name: getattr(self, name) for name, each in CONTROLS.items()})


_BY_CONTROL = {setting.control: setting for setting in SETTINGS.values()}
CONTROLS = {name: _BY_CONTROL[name] for name in Controls._fields if name in _BY_CONTROL}
"""The controls that are settings of a run."""


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
