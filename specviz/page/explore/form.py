"""What the form of Explore asks for, as a plan and as a link; no layout here.

All of it is hostile until it has been checked: it may come from a link, or from no browser at all.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from specviz.errors import SettingsError
from specviz.lab.prompts import suite
from specviz.lab.suites import parse
from specviz.models.pairs import find
from specviz.service.host import Host
from specviz.sweep.plan import Plan, Prompt
from specviz.words import EXPLORE

MOST_PAIRS = 3
MOST_PER_KIND = 12
MOST_OWN = 60
MOST_CHARACTERS = 200_000  # of prompts of one's own
MOST_TOKENS = 256
MOST_LINK = 1000  # characters

GAMMAS = (1, 2, 3, 4, 6, 8, 12, 16)
TEMPERATURES = (0.0, 0.3, 0.7, 1.0, 1.5)


USUAL_KINDS = ("json", "story")  # which every suite has


class Form(NamedTuple):
    """The controls, in the order in which the events take them."""

    pairs: tuple[str, ...]
    kinds: tuple[str, ...] = USUAL_KINDS
    gammas: tuple[int, ...] = (1, 2, 4, 8)
    temperatures: tuple[float, ...] = (0.7,)
    drafters: tuple[str, ...] = ("model",)
    per_kind: int = 3
    tokens: int = 48
    seed: int = 0
    own: str = ""


LISTS = ("pairs", "kinds", "gammas", "temperatures", "drafters")
NUMBERS = ("per_kind", "tokens", "seed")

_KIND = re.compile(r"(?s)(?:(\w[\w-]*(?: [\w-]+)?):[ \n]+)?(.*)")


def form_of(values: Sequence[Any]) -> Form:
    """What the controls say.

    Raises:
        SettingsError: they say what no control says.
    """
    try:
        named: dict[str, Any] = dict(zip(Form._fields, values, strict=True))
        named |= {name: tuple(dict.fromkeys(named[name] or ())) for name in LISTS}
        named |= {name: int(named[name]) for name in NUMBERS}
        named |= {name: tuple(map(_number, named[name])) for name in ("gammas", "temperatures")}
        return Form(**named | {"own": str(named["own"] or "")})
    except (TypeError, ValueError, OverflowError):
        raise SettingsError(EXPLORE["no_form"]) from None


def _number(value: Any) -> int | float:
    if not isinstance(value, int | float):
        raise TypeError
    return value


def usual_form(host: Host) -> Form:
    """What the page opens with: about a minute on two processors with the smallest models."""
    gammas = tuple(gamma for gamma in Form._field_defaults["gammas"] if gamma <= host.max_gamma)
    return Form((host.pair,), gammas=gammas)


def suite_of(pairs: Sequence[str]) -> str:
    """The suite that fits all of these pairs: requests for those that chat, else texts.

    Raises:
        SettingsError: there are none, too many, or of both sorts.
    """
    if not pairs:
        raise SettingsError(EXPLORE["no_pair"])
    if len(pairs) > MOST_PAIRS:
        raise SettingsError(EXPLORE["too_many_pairs"].format(most=MOST_PAIRS, n=len(pairs)))
    chats = {find(pair).chats for pair in pairs}
    if len(chats) > 1:
        raise SettingsError(EXPLORE["mixed_pairs"])
    return "instructions" if chats.pop() else "texts"


def own_prompts(text: str) -> tuple[Prompt, ...]:
    """The prompts that a visitor wrote: paragraphs, each with its kind before a colon, or none.

    Text that begins with { is JSON lines, as `as_text` writes what a file held.

    Raises:
        SettingsError: they are too many or too long, or one is empty.
    """
    if not text.strip():
        return ()
    if len(text) > MOST_CHARACTERS:
        raise SettingsError(EXPLORE["own_too_long"].format(most=MOST_CHARACTERS))
    data = text.encode("utf-8", "replace")
    found = parse(data).prompts if text.lstrip().startswith("{") else _written(text)
    return _few(found)


def prompts_of_file(text: str, name: str) -> tuple[Prompt, ...]:
    """The prompts of a file that a visitor opened.

    Raises:
        SettingsError: it is too long, or is not understood.
    """
    if len(text) > MOST_CHARACTERS:
        raise SettingsError(EXPLORE["own_too_long"].format(most=MOST_CHARACTERS))
    return _few(parse(text.encode("utf-8", "replace"), name).prompts)


def _few(prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    if len(prompts) > MOST_OWN:
        raise SettingsError(EXPLORE["own_too_many"].format(most=MOST_OWN, n=len(prompts)))
    return tuple(prompts)


def _written(text: str) -> tuple[Prompt, ...]:
    """Paragraphs as prompts; a kind is one or two words before a colon."""
    prompts = []
    for block in filter(str.strip, re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n"))):
        kind, prompt = _KIND.match(block.strip("\n")).groups()  # type: ignore[union-attr]
        prompts.append(Prompt(kind or EXPLORE["own_kind"], prompt))
    return tuple(dict.fromkeys(prompts))


def as_text(prompts: Sequence[Prompt]) -> str:
    """Prompts as `own_prompts` reads them: one JSON object a line, so that any text fits."""
    rows = ({"kind": prompt.kind, "text": prompt.text} for prompt in prompts)
    return "\n".join(msgspec.json.encode(row).decode() for row in rows)


def plan_of(form: Form, host: Host) -> Plan:
    """What the form asks for.

    Raises:
        SettingsError: it is incomplete, or this host does not allow it.
    """
    for pair in form.pairs:
        host.check_pair(pair)
    name = suite_of(form.pairs)
    own = own_prompts(form.own)
    for values, line in (
        ([*form.kinds, *own], "no_kind"),
        (form.gammas, "no_gamma"),
        (form.temperatures, "no_temperature"),
        (form.drafters, "no_drafter"),
    ):
        if not values:
            raise SettingsError(EXPLORE[line])
    _check_range(EXPLORE["per_kind"], form.per_kind, MOST_PER_KIND)
    _check_range(EXPLORE["tokens"], form.tokens, most_tokens(host))
    plan = Plan(
        suite=name,
        pairs=form.pairs,
        prompts=tuple(dict.fromkeys([*_of_suite(name, form), *own])),
        drafters=form.drafters,
        gammas=tuple(sorted(form.gammas)),
        temperatures=tuple(sorted(form.temperatures)),
        tokens=form.tokens,
        seed=form.seed,
    )
    longest = plan.settings(plan.drafters[0], plan.gammas[-1], plan.temperatures[0])
    for prompt in plan.prompts:
        host.check(prompt.text, longest)
    if plan.runs > host.max_sweep_runs:
        raise SettingsError(EXPLORE["too_many_runs"].format(n=plan.runs, most=host.max_sweep_runs))
    return plan


def _of_suite(name: str, form: Form) -> Iterator[Prompt]:
    """The first prompts of each kind that is chosen, in the order of the suite."""
    kinds = kinds_of(name)
    if unknown := [kind for kind in form.kinds if kind not in kinds]:
        raise SettingsError(EXPLORE["no_such_kind"].format(kind=unknown[0]))
    yield from (prompt for prompt in suite(name, form.per_kind) if prompt.kind in form.kinds)


def kind_choices(kinds: Sequence[str]) -> list[tuple[str, str]]:
    """Kinds as what they are called, and their names."""
    return [(EXPLORE["kinds"].get(kind, kind), kind) for kind in kinds]


@cache
def kinds_of(name: str) -> tuple[str, ...]:
    """The kinds of prompt in a suite."""
    return tuple(dict.fromkeys(prompt.kind for prompt in suite(name)))


def _check_range(name: str, value: int, most: int) -> None:
    if not isinstance(value, int) or not 1 <= value <= most:
        raise SettingsError(EXPLORE["range"].format(name=name, most=most))


def most_tokens(host: Host) -> int:
    """The longest run of a sweep on this host."""
    return min(MOST_TOKENS, host.max_new_tokens)


def to_link(form: Form) -> str:
    """The form as one parameter of a link; prompts of one's own stay at home."""
    parts = {name: ",".join(map(_written_value, getattr(form, name))) for name in LISTS}
    parts |= {name: str(getattr(form, name)) for name in NUMBERS}
    return ";".join(f"{name}:{value}" for name, value in parts.items())


def from_link(text: Any, usual: Form) -> Form:
    """The form that a link asks for; what it does not name is as usual. `plan_of` checks it.

    Raises:
        SettingsError: it was not made by `to_link`.
    """
    try:
        parts = dict(part.split(":", 1) for part in text[:MOST_LINK].split(";"))
        return usual._replace(**{name: _READ[name](value) for name, value in parts.items()})
    except (ValueError, KeyError, TypeError, AttributeError):
        raise SettingsError(EXPLORE["no_link"]) from None


def _written_value(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _several(read: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    return lambda text: tuple(dict.fromkeys(read(part) for part in text.split(",") if part))


_READ: dict[str, Callable[[str], Any]] = {
    "pairs": _several(str),
    "kinds": _several(str),
    "gammas": _several(int),
    "temperatures": _several(float),
    "drafters": _several(str),
    **dict.fromkeys(NUMBERS, int),
}
