"""The command line: `python -m specviz COMMAND`.

Each function here turns the options of one command into typed values, checks what can be checked
at once, and only then imports the command: `--help` and wrong arguments wait for nothing.
"""

import signal
import sys

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback from an import under way

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from specviz.arguments import FILES, parser
from specviz.arguments.effects import without_effect
from specviz.arguments.groups import QUICK, SAMPLING, THOROUGH
from specviz.console import guarded, starting, tell
from specviz.errors import SettingsError
from specviz.files import STDOUT, check_folders
from specviz.settings import AXES, Settings, check_prompt

if TYPE_CHECKING:
    from specviz.commands.models import ModelChoice

T = TypeVar("T")
MIN_WATCH, MAX_WATCH = 1, 3600  # seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return 0 if it worked, 2 for a bad argument, else another status."""
    return guarded(lambda: _command(arguments))


def commands() -> dict[str, Callable[[argparse.Namespace], None]]:
    """All commands by name, in the order of the help."""
    found = (pairs, predict, run, bench, explore, attach, claims, export, site, table)
    return {command.__name__: command for command in found}


def _command(arguments: Sequence[str] | None) -> int:
    options = parser(commands()).parse_args(arguments)
    if line := without_effect(options):
        tell(line)
    options.command(options)
    return 0


def pairs(options: argparse.Namespace) -> None:
    """`pairs`."""
    check_folders(options.json)
    with starting():
        from specviz.commands import pairs as command

    command.pairs(options.json)


def predict(options: argparse.Namespace) -> None:
    """`predict`."""
    if not 0 <= options.alpha <= 1:
        raise SettingsError("--alpha must be a number from 0 to 1.")
    check_folders(options.json)
    with starting():
        from specviz.commands import predict as command
        from specviz.commands.models import ModelChoice

    command.predict(
        ModelChoice(
            options.pair, options.target, options.draft, dtype=options.dtype, yes=options.yes
        ),
        options.device.split(",") if options.device else (),
        options.alpha,
        drafter=options.drafter,
        draft_dtype=options.draft_dtype,
        mode=options.mode,
        context=options.context,
        random=options.random,
        json_file=options.json,
    )


def run(options: argparse.Namespace) -> None:
    """`run`."""
    settings, prompt = _settings(options), check_prompt(options.prompt)
    check_folders(options.trace, options.json)
    with starting():
        from specviz.commands import run as command

    command.run(
        prompt,
        settings,
        _models(options),
        drafter=options.drafter,
        plain=options.plain,
        trace_file=options.trace,
        json_file=options.json,
    )


def bench(options: argparse.Namespace) -> None:
    """`bench`."""
    for name, usual in (THOROUGH if options.thorough else QUICK).items():
        if getattr(options, name) is None:
            setattr(options, name, usual)
    gammas = [Settings(gamma=gamma).gamma for gamma in _gammas(options)]
    settings = _settings(options)
    check_folders(options.json)
    with starting():
        from specviz.commands import bench as command

    amount = command.Amount(
        suite=options.suite,
        per_kind=options.per_kind,
        repeats=options.repeats,
        gammas=gammas,
        minutes=options.minutes,
        methods=command.methods_of(
            options.drafters, options.rules, options.trees, options.controllers
        ),
    )
    command.bench(settings, amount, _models(options), options.json)


def explore(options: argparse.Namespace) -> None:
    """`explore`."""
    _check_kept(options.json)
    check_folders(options.json, options.csv)
    values = {
        name: tuple(_numbers(f"--{name}", text, setting.kind)) if text else ()
        for name, setting in AXES.items()
        for text in [getattr(options, name)]
    }
    values |= {name: getattr(options, name) for name in ("depth", *SAMPLING)}
    workers = _workers(options.shards)
    with starting():
        from specviz.commands import explore as command

    command.explore(
        values | {"tokens": options.max_new_tokens},
        _models(options, pair=None),
        options.pair or (),
        options.json,
        suite=options.suite,
        per_kind=options.per_kind,
        csv_file=options.csv,
        workers=workers,
    )


def attach(options: argparse.Namespace) -> None:
    """`attach`."""
    check_folders(options.trace, options.json)
    if options.watch is not None and not MIN_WATCH <= options.watch <= MAX_WATCH:
        raise SettingsError(f"--watch takes {MIN_WATCH} to {MAX_WATCH} seconds.")
    from specviz.commands import attach as command

    if options.metrics:
        command.metrics(options.metrics)
    elif options.watch is not None:
        command.watch(options.url, options.watch)
    else:
        prompt = None if options.prompt is None else check_prompt(options.prompt)
        tokens = Settings(max_new_tokens=options.max_new_tokens).max_new_tokens
        sent = command.Examined(
            prompt, options.texts, tokens, options.chat_template, options.target
        )
        command.examination(options.url, options.plain, sent, options.trace, options.json)


def claims(options: argparse.Namespace) -> None:
    """`claims`."""
    only = () if options.only is None else _numbers("--only", options.only, int)
    _check_kept(options.json)
    check_folders(options.json)
    with starting():
        from specviz.commands import claims as command

    command.claims(options.json, only, quick=options.quick)


def export(options: argparse.Namespace) -> None:
    """`export`."""
    wanted = {kind: path for kind in FILES if (path := getattr(options, kind))}
    if not wanted:
        names = ", ".join(f"--{kind}" for kind in FILES)
        raise SettingsError(f"Choose at least one output: {names}, each with a file name.")
    check_folders(*wanted.values())
    with starting():
        from specviz.commands import export as command

    command.export(options.trace, wanted)


def site(options: argparse.Namespace) -> None:
    """`site`."""
    with starting():
        from specviz.commands import site as command

    command.site(options.out)


def table(options: argparse.Namespace) -> None:
    """`table`."""
    with starting():
        from specviz.commands import table as command

    command.table(options.files)


def _check_kept(file: Path) -> None:
    """Check that a file that is also read is not the standard output."""
    if file == STDOUT:
        raise SettingsError("--json needs a file: earlier results are read from it.")


def _settings(options: argparse.Namespace) -> Settings:
    given = vars(options)
    names = Settings.__struct_fields__
    return Settings(**{name: given[name] for name in names if given.get(name) is not None})


def _models(options: argparse.Namespace, **other: Any) -> "ModelChoice":
    from specviz.commands.models import ModelChoice

    values = {
        "pair": options.pair,
        "target": options.target,
        "draft": options.draft,
        "device": options.device,
        "dtype": options.dtype,
        "draft_dtype": options.draft_dtype,
        "chat": options.chat_template,
        "yes": options.yes,
    }
    return ModelChoice(**values | other)


def _gammas(options: argparse.Namespace) -> list[int]:
    return _numbers("--gammas", options.gammas, int)


def _numbers(name: str, text: str, number: Callable[[str], T]) -> list[T]:
    try:
        return [number(part) for part in text.split(",")]
    except ValueError:
        raise SettingsError(f"{name} takes numbers separated by commas, such as 2,4,8.") from None


def _workers(text: str) -> int | None:
    """How many workers of Ray; 0: as many as fit; None: no Ray."""
    found = re.fullmatch(r"plain|ray(?::([1-9]\d{0,3}))?", text)
    if found is None:
        raise SettingsError("--shards must be plain, ray or ray:N, with N workers.")
    return None if text == "plain" else int(found[1] or 0)


if __name__ == "__main__":
    sys.exit(main())
