"""Options that several commands share, and the longer lists of single commands."""

import argparse
import math
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from specviz.files import STDOUT
from specviz.settings import AXES, SETTINGS, Setting

DTYPES = ("auto", "float32", "bfloat16", "float16")
DRAFT_DTYPES = ("auto", "int8", "same")
DEPTH = 6  # of a sweep's trees

QUICK = {"gammas": "4", "per_kind": 2, "repeats": 1, "max_new_tokens": 64, "minutes": 2}
THOROUGH = QUICK | {"gammas": "4,8", "max_new_tokens": 96, "minutes": math.inf}
"""The defaults of `bench`, without and with --thorough."""

SCHEME = ("drafters", "rules", "trees", "controllers")
"""The axes that `bench` combines."""
SAMPLING = ("top_k", "top_p", "confidence", "seed")
"""The settings that all commands share that run models."""
METAVARS = {int: "N", float: "X", str: "NAME"}


class Given(argparse.Action):
    """Stores a value, and records in `given` that the option was typed."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, self.const if self.nargs == 0 else values)
        namespace.given |= {self.option_strings[0]}


def add_settings(
    command: argparse.ArgumentParser, names: Iterable[str], **defaults: tuple[Any, str]
) -> None:
    """Add the options of settings.

    Args:
        defaults: those that differ from `Settings`, and how the help tells them.
    """
    for name in names:
        setting = SETTINGS[name]
        default, told = defaults.get(name, (setting.default, "%(default)s"))
        command.add_argument(
            f"--{name.replace('_', '-')}",
            action=Given,
            type=setting.kind,
            choices=setting.choices or None,
            default=default,
            metavar=METAVARS[setting.kind],
            help=f"{_about(setting)} (default: {told})",
        )


def add_axes(command: argparse.ArgumentParser, names: Iterable[str], otherwise: str = "") -> None:
    """Add the options of axes, each for several values of a setting.

    Args:
        otherwise: continues the default in the help; the option is then None by default.
    """
    for name in names:
        setting = AXES[name]
        usual = ",".join(f"{v:g}" if isinstance(v, float) else str(v) for v in setting.usual)
        command.add_argument(
            f"--{name}",
            action=Given,
            default=None if otherwise else usual,
            metavar=",".join([METAVARS[setting.kind]] * 2),
            help=f"{_about(setting)} (default: {usual or 'the draft lengths'}{otherwise})",
        )


def _about(setting: Setting) -> str:
    """What a setting does, without links, and its choices."""
    text = re.sub(r" \(\[more\][^)]*\)\)", "", setting.about or setting.label)
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text).rstrip(".").replace("%", "%%")
    chosen = f"; one of {', '.join(setting.choices)}" if setting.choices else ""
    return f"{text[0].lower()}{text[1:]}{chosen}"


def add_number(
    command: argparse.ArgumentParser,
    name: str,
    default: float | str | None,
    metavar: str,
    about: str,
    kind: Callable[[str], float] | None = None,
) -> None:
    """Add an option with a default, whose `kind` (default: its type) parses the text."""
    command.add_argument(
        name,
        action=Given,
        type=kind or type(default),
        default=default,
        metavar=metavar,
        help=f"{about} (default: %(default)s)",
    )


def add_draft_dtype(command: argparse.ArgumentParser) -> None:
    """Add --draft-dtype."""
    command.add_argument(
        "--draft-dtype",
        default="auto",
        choices=DRAFT_DTYPES,
        help="weights of the draft model: int8, or in the target's format (default: auto, which is"
        " int8 on GPUs where that is predicted to pay)",
    )


def add_json(command: argparse.ArgumentParser) -> None:
    """Add --json, which prints unless it names a file."""
    command.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=STDOUT,
        metavar="FILE",
        help="write JSON to FILE; without FILE, print JSON to stdout instead of text",
    )


def add_prediction(command: argparse.ArgumentParser) -> None:
    """Add the options of `predict`."""
    command.add_argument(
        "--pair", metavar="NAME,NAME", help="names listed by `pairs` (default: all for GPUs)"
    )
    command.add_argument(
        "--target", metavar="MODEL", help="a target on this disk: hub id or folder"
    )
    command.add_argument("--draft", metavar="MODEL", help="its draft, given in the same way")
    command.add_argument(
        "--drafter",
        default="model",
        choices=("model", "eagle3", "dflash", "dspark"),
        help="the pairs' draft models, or a kind of their heads on the hub (default: model)",
    )
    command.add_argument(
        "--device",
        metavar="NAME,NAME",
        help="GPUs, such as t4, or here for this machine (default: all known GPUs)",
    )
    command.add_argument(
        "--random",
        action=Given,
        nargs=0,
        const=True,
        default=False,
        help="with --device here: measure random weights of the pair's sizes, without a download",
    )
    command.add_argument(
        "--dtype",
        action=Given,
        default="auto",
        choices=DTYPES,
        help="number format of the weights measured here",
    )
    add_draft_dtype(command)
    command.add_argument(
        "--mode",
        choices=("round", "fused", "captured", "eager"),
        help="launch CUDA graphs for each round, the same with Triton kernels (fused), one for each"
        " pass (captured), or kernels one by one (default: round; on a CPU eager)",
    )
    add_number(command, "--alpha", 0.8, "A", "assumed acceptance rate")
    add_number(command, "--context", 512, "N", "cached tokens that a pass reads", _positive)
    command.add_argument("--yes", action="store_true", help="download models without asking")


def add_amount(command: argparse.ArgumentParser) -> None:
    """Add how much `bench` measures."""

    def default(name: str) -> str:
        quick, thorough = QUICK[name], THOROUGH[name]
        return f"{quick}" if quick == thorough else f"{quick}; --thorough: {thorough}"

    command.add_argument(
        "--thorough", action="store_true", help="measure as much as for the figures in assets/bench"
    )
    command.add_argument(
        "--gammas", metavar="N,N", help=f"draft lengths to try (default: {default('gammas')})"
    )
    command.add_argument(
        "--per-kind",
        type=_positive,
        metavar="N",
        help=f"prompts of each kind (default: {default('per_kind')})",
    )
    command.add_argument(
        "--repeats",
        type=_positive,
        metavar="N",
        help=f"runs of each prompt with each method (default: {default('repeats')})",
    )
    command.add_argument(
        "--minutes",
        type=_positive,
        metavar="N",
        help="measure only as many prompts as fit into N minutes, at least one (default: 2;"
        " --thorough: all)",
    )
    _add_suite(command)
    names = ", ".join(f"--{name}" for name in SCHEME)
    add_axes(command, SCHEME, f"; the usual methods if none of {names} is given")
    add_settings(command, ["max_new_tokens"], max_new_tokens=(None, default("max_new_tokens")))


def _add_suite(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--suite",
        metavar="NAME_OR_FILE",
        help="prompts: texts, instructions, or a file (JSON, JSON Lines, CSV, TSV, plain text)"
        " (default: what suits the models)",
    )


def add_sweep(command: argparse.ArgumentParser) -> None:
    """Add the options of `explore`."""
    _add_suite(command)
    command.add_argument(
        "--json",
        type=Path,
        required=True,
        metavar="FILE",
        help="the sweep's file; an unfinished sweep is resumed",
    )
    command.add_argument("--csv", type=Path, metavar="FILE", help="also write one row per run")
    command.add_argument("--pair", action="append", metavar="NAME,NAME", help="one or more pairs")
    add_axes(command, AXES)
    add_number(command, "--depth", DEPTH, "N", "depth of a tree: the most tokens in a row")
    command.add_argument(
        "--per-kind", type=_positive, metavar="N", help="prompts of each kind (default: all)"
    )
    add_settings(command, ["max_new_tokens"], max_new_tokens=(48, "48"))
    command.add_argument(
        "--shards",
        default="plain",
        metavar="ray[:N]",
        help="spread the runs over N workers with Ray (default: one run after another)",
    )
    add_settings(command, SAMPLING)
    add_models(command)


def add_load(command: argparse.ArgumentParser) -> None:
    """Add the options of `load`."""
    add_number(command, "--sizes", "1,2,4,8,16,32", "N,N", "texts decoded at once")
    add_number(command, "--gammas", "1,2,4,8", "N,N", "draft lengths to try")
    command.add_argument(
        "--adaptive",
        action="store_true",
        help="also let a scheduler choose how many guesses of each text to verify",
    )
    add_number(command, "--turns", 8, "N", "turns of all methods at each size", _positive)
    add_number(
        command,
        "--rounds",
        6,
        "N",
        "rounds of each method in a turn of the largest batch",
        _positive,
    )
    _add_suite(command)
    command.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help="the measurement's file; an unfinished one is resumed",
    )
    add_settings(command, ["max_new_tokens"], max_new_tokens=(48, "48"))
    add_settings(command, ["drafter", "rule"])


def add_attach(command: argparse.ArgumentParser) -> None:
    """Add the options of `attach`."""
    command.add_argument("url", nargs="?", metavar="URL", help="such as http://127.0.0.1:8080")
    command.add_argument(
        "--plain", metavar="URL", help="a second server with the same target, without speculation"
    )
    command.add_argument(
        "--target",
        metavar="MODEL",
        help="a copy of its target on this disk: hub id, folder or GGUF file; rescores the texts"
        " (default: the server with --plain, or the server itself without drafting)",
    )
    command.add_argument("--prompt", metavar="TEXT", help="send this text (default: --texts)")
    add_number(command, "--texts", 8, "N", "texts of different kinds to send", _positive)
    add_number(command, "--max-new-tokens", 64, "N", "length of each answer", _positive)
    command.add_argument(
        "--no-chat-template",
        dest="chat_template",
        action="store_false",
        help="do not put prompts into the model's chat template",
    )
    command.add_argument("--trace", type=Path, metavar="FILE", help="write the first text's trace")
    command.add_argument(
        "--metrics", type=Path, metavar="FILE", help="only read a copy of an engine's /metrics"
    )
    command.add_argument(
        "--watch", type=float, metavar="SECONDS", help="only read the counters, until Ctrl-C"
    )
    add_json(command)


def add_pair(command: argparse.ArgumentParser) -> None:
    """Add --pair, for one pair."""
    command.add_argument(
        "--pair", metavar="NAME", help="a pair listed by `pairs` (default: the best that runs here)"
    )


def add_models(command: argparse.ArgumentParser) -> None:
    """Add the options that choose and load a pair's models."""
    command.add_argument(
        "--target", metavar="MODEL", help="a target of your own: hub id, folder or .gguf file"
    )
    command.add_argument(
        "--draft", metavar="MODEL", help="its draft or a head, given in the same way"
    )
    command.add_argument("--device", default="auto", help="auto, cpu or cuda")
    command.add_argument(
        "--dtype", default="auto", choices=DTYPES, help="number format of the weights"
    )
    add_draft_dtype(command)
    command.add_argument(
        "--no-chat-template",
        dest="chat_template",
        action="store_false",
        help="continue the prompt as it is, without the model's chat template",
    )
    command.add_argument("--yes", action="store_true", help="download models without asking")


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)
