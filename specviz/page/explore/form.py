"""Converts the form of Explore to a plan and to a link; no layout.

All input is untrusted: it may come from a link or a crafted request.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from specviz.errors import Line, SettingsError
from specviz.lab.prompts import suite
from specviz.lab.suites import PLAIN, Suite, parse
from specviz.models.pairs import find
from specviz.page.link_text import join, split
from specviz.service.host import Host
from specviz.settings import AXES, LIMITS
from specviz.sweep.plan import DEPTH, Plan, Prompt
from specviz.words.catalogue import Catalogue

MOST_PAIRS = 3
MOST_PER_KIND = 12
MOST_OWN = 60
MOST_CHARACTERS = 200_000  # in all of a visitor's own prompts
MOST_TOKENS = 256

USUAL_KINDS = ("json", "story")  # which every suite has


class Form(NamedTuple):
    """The values of the controls.

    Attributes:
        axes: the chosen values of each of `AXES`.
        own: the visitor's own prompts.
    """

    pairs: tuple[str, ...]
    axes: Mapping[str, tuple[Any, ...]]
    kinds: tuple[str, ...] = USUAL_KINDS
    per_kind: int = 3
    tokens: int = 48
    seed: int = 0
    own: str = ""

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Return the form with values by the names of the controls."""
        axes = {name: values[name] for name in AXES}
        return cls(axes=axes, **{name: values[name] for name in values.keys() - axes.keys()})

    @property
    def values(self) -> dict[str, Any]:
        """The values by the names of the controls."""
        named = {**self._asdict(), **self.axes}
        return {name: named[name] for name in NAMES}

    def changed(self, **values: Any) -> Self:
        """Return the form with other values of some controls."""
        return self.of(self.values | values)


TOO_LONG = Line("Your own prompts may have at most {most:,} characters in total.")

LISTS = ("pairs", "kinds", *AXES)
NUMBERED = tuple(name for name, setting in AXES.items() if not setting.choices)
NUMBERS = ("per_kind", "tokens", "seed")
NAMES = (*LISTS, *NUMBERS, "own")
"""The controls, in the order in which events take them."""

_KIND = re.compile(r"(?s)(?:(\w[\w-]*(?: [\w-]+)?):[ \n]+)?(.*)")


def form_of(values: Sequence[Any]) -> Form:
    """Validate the values of the controls.

    Raises:
        SettingsError: a value has a type that its control cannot send.
    """
    try:
        named: dict[str, Any] = dict(zip(NAMES, values, strict=True))
        named |= {name: tuple(dict.fromkeys(named[name] or ())) for name in LISTS}
        named |= {name: int(named[name]) for name in NUMBERS}
        named |= {name: tuple(map(_number, named[name])) for name in NUMBERED}
        return Form.of(named | {"own": str(named["own"] or "")})
    except (TypeError, ValueError, OverflowError):
        raise SettingsError("The form could not be read: reload the page.") from None


def _number(value: Any) -> int | float:
    if not isinstance(value, int | float):
        raise TypeError
    return value


def usual_form(host: Host) -> Form:
    """Return the initial form: about a minute on two CPU cores with the smallest models."""
    most = host.most(AXES["gammas"])
    axes = {name: setting.usual for name, setting in AXES.items()} | {"temperatures": (0.7,)}
    axes["gammas"] = tuple(gamma for gamma in axes["gammas"] if gamma <= most)
    return Form((host.pair,), axes)


def suite_of(pairs: Sequence[str]) -> str:
    """Return the suite for pairs: "instructions" for chat models, otherwise "texts".

    Raises:
        SettingsError: there are no pairs, too many, or both chat models and others.
    """
    if not pairs:
        raise SettingsError("Choose at least one pair of models.")
    if len(pairs) > MOST_PAIRS:
        raise SettingsError(
            "A sweep takes at most {most} pairs of models; you chose {n}.",
            most=MOST_PAIRS,
            n=len(pairs),
        )
    chats = {find(pair).chats for pair in pairs}
    if len(chats) > 1:
        raise SettingsError(
            "Some of these models chat and others continue text, so they need different prompts."
            " Choose only models of one kind."
        )
    return "instructions" if chats.pop() else "texts"


def own_prompts(text: str, own_kind: str) -> tuple[Prompt, ...]:
    """Parse a visitor's own prompts: paragraphs, each with an optional kind before a colon.

    JSON, JSON Lines (which `as_text` writes) and tables are recognised as in files.

    Args:
        own_kind: the kind of prompts without one.

    Raises:
        SettingsError: there are too many prompts, they are too long, or one is invalid.
    """
    if not text.strip():
        return ()
    if len(text) > MOST_CHARACTERS:
        raise SettingsError(TOO_LONG, most=MOST_CHARACTERS)
    found = parse(text.encode("utf-8", "replace"))
    return _few(_written(text, own_kind) if found.form in PLAIN else found.prompts)


def prompts_of_file(text: str, name: str, own_kind: str) -> Suite:
    """Parse the prompts of a file that a visitor opened; plain text as `own_prompts` does.

    Raises:
        SettingsError: the file is too long, or has an unknown format.
    """
    if len(text) > MOST_CHARACTERS:
        raise SettingsError(TOO_LONG, most=MOST_CHARACTERS)
    found = parse(text.encode("utf-8", "replace"), name)
    if found.form in PLAIN:
        prompts = (one for prompt in found.prompts for one in _written(prompt.text, own_kind))
        found = found._replace(prompts=tuple(prompts))
    return found._replace(prompts=_few(found.prompts))


def _few(prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    if len(prompts) > MOST_OWN:
        raise SettingsError(
            "You entered {n} prompts; the limit is {most}.", most=MOST_OWN, n=len(prompts)
        )
    return tuple(prompts)


def _written(text: str, own_kind: str) -> tuple[Prompt, ...]:
    """Split text into paragraphs as prompts; a kind is one or two words before a colon."""
    prompts = []
    for block in filter(str.strip, re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n"))):
        kind, prompt = _KIND.match(block.strip("\n")).groups()  # type: ignore[union-attr]
        prompts.append(Prompt(kind or own_kind, prompt))
    return tuple(dict.fromkeys(prompts))


def as_text(prompts: Sequence[Prompt]) -> str:
    """Write prompts for `own_prompts` as JSON lines, which can hold any text."""
    rows = ({"kind": prompt.kind, "text": prompt.text} for prompt in prompts)
    return "\n".join(msgspec.json.encode(row).decode() for row in rows)


def plan_of(say: Catalogue, form: Form, host: Host) -> Plan:
    """Convert the form to a plan.

    Raises:
        SettingsError: the form is incomplete, or this host does not allow it.
    """
    for pair in form.pairs:
        host.check_pair(pair)
    name = suite_of(form.pairs)
    own = own_prompts(form.own, say.explore["own_kind"])
    for values, line in (
        (
            [*form.kinds, *own],
            Line("Choose at least one kind of prompt, or enter a prompt of your own."),
        ),
        *((form.axes[name], setting.missing) for name, setting in AXES.items()),
    ):
        if line and not values:
            raise SettingsError(line)
    _check_range(Line("Prompts of each kind"), form.per_kind, MOST_PER_KIND)
    _check_range(Line("Tokens to generate"), form.tokens, most_tokens(host))
    axes: dict[str, Any] = {
        **form.axes,
        **{name: tuple(sorted(form.axes[name])) for name in NUMBERED},
    }
    plan = Plan(
        suite=name,
        pairs=form.pairs,
        prompts=tuple(dict.fromkeys([*_of_suite(name, form), *own])),
        **axes,
        depth=min(DEPTH, host.most(AXES["gammas"])),
        tokens=form.tokens,
        seed=form.seed,
    )
    check_plan(plan, host)
    return plan


def check_plan(plan: Plan, host: Host) -> None:
    """Check that every run of a plan is within this host's limits.

    Raises:
        SettingsError: one is not, or the host does not offer a pair.
    """
    for pair in plan.pairs:
        host.check_pair(pair)
    by_tree = {scheme.tree: scheme for pair in plan.pairs for scheme in plan.schemes(pair)}
    for scheme in by_tree.values():
        longest = plan.settings(scheme, max(plan.lengths(scheme)), plan.temperatures[0])
        for prompt in plan.prompts:
            host.check(prompt.text, longest)


def check_runs(plan: Plan, host: Host) -> None:
    """Check that a plan has no more runs than this host allows.

    Raises:
        SettingsError: it has.
    """
    if plan.runs > host.max_sweep_runs:
        raise SettingsError(
            "That is {n:,} runs; this page takes at most {most:,}. Choose fewer kinds or settings.",
            n=plan.runs,
            most=host.max_sweep_runs,
        )


def _of_suite(name: str, form: Form) -> Iterator[Prompt]:
    """Yield the first prompts of each chosen kind, in the order of the suite."""
    kinds = kinds_of(name)
    if unknown := [kind for kind in form.kinds if kind not in kinds]:
        raise SettingsError(
            "These models have no prompts of the kind {kind!r:.60}.", kind=unknown[0]
        )
    yield from (prompt for prompt in suite(name, form.per_kind) if prompt.kind in form.kinds)


def kind_choices(say: Catalogue, kinds: Sequence[str]) -> list[tuple[str, str]]:
    """Return kinds of prompt as labels and values."""
    return [(say.explore["kinds"].get(kind, kind), kind) for kind in kinds]


def kinds_of(name: str) -> tuple[str, ...]:
    """Return the kinds of prompt in a suite."""
    return tuple(dict.fromkeys(prompt.kind for prompt in suite(name)))


def _check_range(name: Line, value: int, most: int) -> None:
    if not isinstance(value, int) or not 1 <= value <= most:
        raise SettingsError(
            "{name}: enter a whole number from 1 to {most:,}.", name=name, most=most
        )


def most_tokens(host: Host) -> int:
    """Return the maximum tokens per run of a sweep on this host."""
    return min(MOST_TOKENS, host.most(LIMITS["max_new_tokens"]))


def to_link(form: Form) -> str:
    """Encode the form as one link parameter, without the visitor's own prompts."""
    parts = {name: ",".join(map(_written_value, form.values[name])) for name in LISTS}
    return join(parts | {name: form.values[name] for name in NUMBERS})


def from_link(text: Any, usual: Form) -> Form:
    """Decode the form from a link, with defaults from `usual`; `plan_of` validates it.

    Raises:
        SettingsError: the text is not in the format of `to_link`.
    """
    try:
        given = {name: _READ[name](each) for name, each in split(text).items()}
        return usual.changed(**given)
    except (ValueError, KeyError):
        raise SettingsError(
            "The sweep in this link could not be read, so the form shows its usual settings."
        ) from None


def _written_value(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _several(read: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    return lambda text: tuple(dict.fromkeys(read(part) for part in text.split(",") if part))


_READ: dict[str, Callable[[str], Any]] = {
    **{name: _several(AXES[name].kind if name in AXES else str) for name in LISTS},
    **dict.fromkeys(NUMBERS, int),
}
