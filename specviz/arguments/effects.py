"""Finds options that have no effect with the others, so that none is ignored silently."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from specviz.settings import Settings

SEED = Settings().seed
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


def _are_greedy(temperatures: str) -> bool:
    return set(temperatures.split(",")) <= {"0", "0.0"}


def _sampled(is_greedy: Callable[[Namespace], bool], remedy: str) -> tuple[_Check, ...]:
    """The options that only sampling reads; values that change nothing are allowed.

    At temperature 0 every distribution is certain, the draft's too: a seed changes no token.
    """
    line = f"at temperature 0: {remedy}"
    return (
        _Check(("--top-k",), lambda options: options.top_k > 0 and is_greedy(options), line),
        _Check(("--top-p",), lambda options: options.top_p < 1 and is_greedy(options), line),
        _Check(("--seed",), lambda options: options.seed != SEED and is_greedy(options), line),
    )


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
    "run": (
        _Check(
            ("--drafter", "--rule", "--tree", "--confidence"),
            lambda options: options.gamma == 0,
            "with --gamma 0, which is plain decoding: choose a higher --gamma.",
        ),
        _Check(
            ("--budget",),
            lambda options: options.tree == "chain",
            "without a tree: add --tree, such as --tree dynamic.",
        ),
        _Check(
            ("--branches",),
            lambda options: options.tree not in ("k-ary", "top-k"),
            "without --tree k-ary or --tree top-k: add one of them.",
        ),
        _Check(
            ("--confidence",),
            lambda options: options.drafter == "lookup" and options.confidence > 0,
            "on prompt lookup: choose another --drafter.",
        ),
        *_sampled(lambda options: options.temperature == 0, "choose a higher --temperature."),
    ),
    "bench": _sampled(
        lambda options: options.temperature == 0, "add --temperature, such as --temperature 0.7."
    ),
    "explore": (
        _Check(
            ("--budgets", "--depth"),
            lambda options: set(options.trees.split(",")) == {"chain"},
            "without trees: add --trees, such as --trees chain,dynamic.",
        ),
        _Check(
            ("--gammas",),
            lambda options: bool(options.budgets) and "chain" not in options.trees.split(","),
            "on trees with --budgets: add chain to --trees, or leave out one of the two.",
        ),
        _Check(
            ("--confidence",),
            lambda options: options.drafters == "lookup" and options.confidence > 0,
            "on prompt lookup: add other --drafters.",
        ),
        *_sampled(
            lambda options: _are_greedy(options.temperatures),
            "add --temperatures, such as --temperatures 0.7.",
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
    return " ".join(
        f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} no effect {line}"
        for line, names in found.items()
    )
