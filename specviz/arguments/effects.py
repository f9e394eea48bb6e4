"""Finds options that have no effect with the others, so that none is ignored silently."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from specviz.settings import SETTINGS, Setting

HERE = "here"  # the name of this machine for `predict`


class _Check(NamedTuple):
    """A combination in which options have no effect.

    Attributes:
        options: those without effect.
        applies: whether the other options make this combination.
        line: continues "--option has no effect …".
    """

    options: Sequence[str]
    applies: Callable[[Namespace], bool]
    line: str


def _is_here(options: Namespace) -> bool:
    return HERE in (options.device or "").split(",")


_CHECKS: Mapping[str, Sequence[_Check]] = {
    "predict": (
        _Check(
            ("--random", "--dtype"),
            lambda options: not _is_here(options),
            "without --device here: only that measures.",
        ),
        _Check(
            ("--context",),
            _is_here,
            "with --device here, which measures at a fixed context: leave it out.",
        ),
    ),
    "explore": (
        _Check(
            ("--depth",),
            lambda options: set(options.trees.split(",")) == {"chain"},
            "without a tree: try --trees dynamic.",
        ),
        _Check(
            ("--gammas",),
            lambda options: bool(options.budgets) and "chain" not in options.trees.split(","),
            "on trees with --budgets: add chain to --trees, or leave out one of the two.",
        ),
    ),
}
"""By command."""


def without_effect(options: Namespace) -> str:
    """Return a line about the options that have no effect with the others; empty if all have.

    They are no error: a script may always pass a seed. Options that contradict each other are.

    Args:
        options: of one command, as `parser` parses them.
    """
    found: dict[str, list[str]] = {}
    for check in _CHECKS.get(options.command.__name__, ()):
        for name in check.options:
            if name in options.given and check.applies(options):
                found.setdefault(check.line, []).append(name)
    chosen = {name: _values(options, setting) for name, setting in SETTINGS.items()}
    for name, setting in SETTINGS.items():
        option, idle = _option(options, setting), setting.why_idle(chosen)
        if idle and option in options.given and chosen[name] != [setting.off]:
            remedy = f"{_option(options, SETTINGS[idle.name])} {idle.remedy}"
            found.setdefault(f"{idle.where}: try {remedy}.", []).append(option)
    return " ".join(
        f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} no effect {line}"
        for line, names in found.items()
    )


def _option(options: Namespace, setting: Setting) -> str:
    """The option of a setting, or of its axis where the command has that."""
    name = setting.axis if setting.axis in options else setting.name
    return f"--{name.replace('_', '-')}"


def _values(options: Namespace, setting: Setting) -> list[Any]:
    """The values that the options choose for a setting; empty: it is not chosen, or unreadable."""
    text = getattr(options, _option(options, setting)[2:].replace("-", "_"), None)
    try:
        return [] if text is None else [setting.kind(part) for part in str(text).split(",")]
    except ValueError:  # the command reports it
        return []
