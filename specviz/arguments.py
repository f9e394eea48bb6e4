"""The commands and options of `python -m specviz`."""

import argparse
import math
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from specviz.files import STDOUT
from specviz.settings import DRAFTERS, RULES, TREES, Settings

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

ABOUT = "Speculative decoding on real models: run it, measure it, sweep it, export it."
DTYPES = ("auto", "float32", "bfloat16", "float16")
FILES = {
    "html": "a replay in one file, for any browser",
    "csv": "a table with one token per row",
    "svg": "a picture of the text with its verdicts",
    "json": "the trace itself, validated",
}
"""The files that `export` writes."""

DEPTH = 6  # of a sweep's trees
LOSSY = ", ".join(name for name, lossless in RULES.items() if not lossless)

QUICK = {"gammas": "4", "per_kind": 2, "repeats": 1, "max_new_tokens": 64, "minutes": 2}
THOROUGH = QUICK | {"gammas": "4,8", "max_new_tokens": 96, "minutes": math.inf}
"""The defaults of `bench`, without and with --thorough."""

Command = Callable[[argparse.Namespace], None]


class _Parser(argparse.ArgumentParser):
    """Reports a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"specviz: {message}; {self.prog} --help lists the options.\n")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; unlike argparse's own, fail if the output is full."""
        output = file or sys.stdout
        if output is not None:  # it may be closed
            output.write(self.format_help())


def parser(run: Mapping[str, Command]) -> argparse.ArgumentParser:
    """The parser of all commands.

    Args:
        run: the commands by name; parsed arguments hold the chosen one as `command`.
    """
    whole = _Parser(prog="python -m specviz", description=ABOUT)
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, summary: str, details: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=summary, description=details)
        command.set_defaults(command=run[name])
        return command

    command = add(
        "pairs",
        "list the model pairs and whether they run here",
        "List the model pairs: what each needs, and whether it can run on this machine.",
    )
    _add_json(command)

    command = add(
        "predict",
        "predict what pairs gain on GPUs",
        "Predict from bytes, kernels and arithmetic what pairs gain on GPUs; with --device here,"
        " also measure the same passes on this machine.",
    )
    _add_json(command)
    _add_prediction(command)

    command = add(
        "run",
        "run one prompt",
        "Run one prompt with speculative and with plain decoding; print the text and all metrics.",
    )
    command.add_argument("--prompt", required=True, metavar="TEXT", help="text to continue")
    command.add_argument("--trace", type=Path, metavar="FILE", help="also write the trace")
    _add_json(command)
    _add_number(
        command,
        "--gamma",
        Settings().gamma,
        "N",
        "draft length: tokens drafted per round; 0 is plain decoding",
    )
    command.add_argument(
        "--no-plain", dest="plain", action="store_false", help="do not measure plain decoding"
    )
    command.add_argument(
        "--drafter",
        choices=DRAFTERS,
        help="who drafts (default: the pair's draft; on a GPU its best head on this disk)",
    )
    _add_scheme(command)
    _add_length(command, Settings().max_new_tokens)
    _add_shared(command, Settings().temperature)

    command = add(
        "bench",
        "compare speed with plain decoding and transformers",
        "Measure plain decoding, speculative decoding and the methods of transformers in turn;"
        " print medians and ratios. By default it takes at most two minutes on two cores. Ctrl-C"
        " prints the results so far.",
    )
    _add_json(command)
    _add_amount(command)
    _add_shared(command, 0.0)

    command = add(
        "export",
        "write a trace as a replay, a table or a picture",
        "Write a trace as files that open without SpecViz: a replay, a table, a picture.",
    )
    command.add_argument("trace", type=Path, metavar="TRACE.json", help="file of run --trace")
    for kind, about in FILES.items():
        command.add_argument(f"--{kind}", type=Path, metavar="FILE", help=about)
    command.add_argument("--charts", action="store_true", help=argparse.SUPPRESS)  # has them anyway

    command = add(
        "site",
        "write a static site of everything recorded",
        "Write a static site: the recorded runs in the viewer, the recorded sweeps and claims, and"
        " what there is to learn. Any web host serves it; a browser opens it from disk.",
    )
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="a new or empty folder, or that of an earlier site, which is replaced",
    )

    command = add(
        "table",
        "print bench reports as a Markdown table",
        "Print reports of bench --json as one Markdown table.",
    )
    command.add_argument("files", type=Path, nargs="+", metavar="FILE", help="reports of bench")

    command = add(
        "claims",
        "test common claims on the pairs of this machine",
        "Test common claims about speculative decoding on the pairs of this machine.",
    )
    command.add_argument(
        "--json", type=Path, required=True, metavar="FILE", help="results; existing ones are kept"
    )
    command.add_argument("--only", metavar="N,N", help="numbers of the claims (default: all)")
    command.add_argument("--quick", action="store_true", help="use few prompts and short texts")

    command = add(
        "explore",
        "sweep over prompts and settings",
        "Run prompts of many kinds with many settings; print what each kind gains. The same"
        " command resumes an unfinished sweep.",
    )
    _add_sweep(command)
    return whole


def _add_scheme(command: argparse.ArgumentParser) -> None:
    usual = Settings()
    command.add_argument(
        "--rule",
        choices=RULES,
        default=usual.rule,
        help=f"how drafts are judged; lossy: {LOSSY} (default: %(default)s)",
    )
    command.add_argument(
        "--tree",
        choices=TREES,
        default=usual.tree,
        help="how drafts follow one another; in a tree, --gamma is its depth (default: chain)",
    )
    _add_number(
        command, "--budget", usual.budget, "N", "tokens of a tree that are verified per round"
    )
    _add_number(
        command, "--branches", usual.branches, "K", "children of a node of a k-ary or top-k tree"
    )


def _add_number(
    command: argparse.ArgumentParser,
    name: str,
    default: float | str | None,
    metavar: str,
    about: str,
    kind: Callable[[str], float] | None = None,
) -> None:
    command.add_argument(
        name,
        type=kind or type(default),
        default=default,
        metavar=metavar,
        help=f"{about} (default: %(default)s)",
    )


def _add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=STDOUT,
        metavar="FILE",
        help="write JSON to FILE; without FILE, print it in place of the text",
    )


def _add_prediction(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--pair", metavar="NAME,NAME", help="names listed by `pairs` (default: all for GPUs)"
    )
    command.add_argument(
        "--target", metavar="MODEL", help="a target on this disk: hub id or folder"
    )
    command.add_argument("--draft", metavar="MODEL", help="its draft, given in the same way")
    command.add_argument(
        "--device",
        metavar="NAME,NAME",
        help="GPUs, such as t4, or here for this machine (default: all known GPUs)",
    )
    command.add_argument(
        "--random",
        action="store_true",
        help="here, measure random weights of the pair's sizes; needs no download",
    )
    command.add_argument(
        "--dtype", default="auto", choices=DTYPES, help="number format of the weights measured here"
    )
    command.add_argument(
        "--mode",
        choices=("captured", "eager"),
        default="captured",
        help="run steps as CUDA graphs, or launch kernels one by one (default: %(default)s)",
    )
    _add_number(command, "--alpha", 0.8, "A", "assumed acceptance rate")
    _add_number(command, "--context", 512, "N", "cached tokens that a pass reads", _positive)
    command.add_argument("--yes", action="store_true", help="download models without asking")


def _add_amount(command: argparse.ArgumentParser) -> None:
    def default(name: str) -> str:
        quick, thorough = QUICK[name], THOROUGH[name]
        more = "" if quick == thorough else f"; --thorough: {thorough}"
        return f"(default: {quick}{more})"

    command.add_argument(
        "--thorough", action="store_true", help="measure as much as for the figures in assets/bench"
    )
    command.add_argument(
        "--gammas", metavar="N,N", help=f"draft lengths to try {default('gammas')}"
    )
    command.add_argument(
        "--per-kind",
        type=_positive,
        metavar="N",
        help=f"prompts of each kind {default('per_kind')}",
    )
    command.add_argument(
        "--repeats",
        type=_positive,
        metavar="N",
        help=f"runs of each prompt with each method {default('repeats')}",
    )
    command.add_argument(
        "--minutes",
        type=_positive,
        metavar="N",
        help="measure only as many prompts as fit into N minutes, at least one (default: 2;"
        " --thorough: all)",
    )
    _add_suite(command)
    _add_length(command, None, default("max_new_tokens"))


def _add_suite(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--suite",
        metavar="NAME_OR_FILE",
        help="prompts: texts, instructions, or a file (JSONL, CSV, plain text, Spec-Bench)"
        " (default: what suits the models)",
    )


def _add_sweep(command: argparse.ArgumentParser) -> None:
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
    for name, usual, about in (
        ("--drafters", "model", f"who drafts: {', '.join(DRAFTERS)}"),
        ("--rules", "token", f"how drafts are judged: {', '.join(RULES)}; lossy: {LOSSY}"),
        ("--trees", "chain", f"how drafts follow one another: {', '.join(TREES)}"),
    ):
        _add_number(command, name, usual, "NAME,NAME", about)
    _add_number(command, "--gammas", "1,2,4,8", "N,N", "draft lengths")
    command.add_argument(
        "--budgets",
        metavar="N,N",
        help="tokens of a tree that are verified per round (default: the draft lengths)",
    )
    _add_number(command, "--depth", DEPTH, "N", "depth of a tree: the most tokens in a row")
    _add_number(command, "--temperatures", "0", "T,T", "temperatures")
    command.add_argument(
        "--per-kind", type=_positive, metavar="N", help="prompts of each kind (default: all)"
    )
    _add_length(command, 48)
    command.add_argument(
        "--shards",
        default="plain",
        metavar="ray[:N]",
        help="spread the runs over N workers with Ray (default: one run after another)",
    )
    _add_sampling(command)
    _add_models(command)


def _add_shared(command: argparse.ArgumentParser, temperature: float) -> None:
    command.add_argument(
        "--pair", metavar="NAME", help="a pair of `pairs` (default: the best that runs here)"
    )
    _add_number(command, "--temperature", temperature, "T", "0 always picks the likeliest token")
    _add_sampling(command)
    _add_models(command)


def _add_length(
    command: argparse.ArgumentParser, tokens: int | None, default: str = "(default: %(default)s)"
) -> None:
    command.add_argument(
        "--max-new-tokens",
        type=int,
        default=tokens,
        metavar="N",
        help=f"generate at most N tokens per run {default}",
    )


def _add_sampling(command: argparse.ArgumentParser) -> None:
    _add_number(
        command, "--top-k", Settings().top_k, "K", "sample from the K likeliest tokens; 0: all"
    )
    _add_number(
        command,
        "--top-p",
        Settings().top_p,
        "P",
        "sample from the likeliest tokens that together reach P",
    )
    _add_number(
        command,
        "--confidence",
        Settings().confidence,
        "P",
        "stop drafting after a token to which the draft gave less than P",
    )
    _add_number(command, "--seed", Settings().seed, "N", "random seed")


def _add_models(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--target", metavar="MODEL", help="a target of your own: hub id, folder or .gguf file"
    )
    command.add_argument("--draft", metavar="MODEL", help="its draft, given in the same way")
    command.add_argument("--device", default="auto", help="auto, cpu or cuda")
    command.add_argument(
        "--dtype", default="auto", choices=DTYPES, help="number format of the weights"
    )
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
