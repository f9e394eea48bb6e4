"""The commands and options of `python -m specviz`."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from specviz.arguments.groups import (
    SAMPLING,
    add_amount,
    add_attach,
    add_json,
    add_load,
    add_models,
    add_pair,
    add_prediction,
    add_settings,
    add_sweep,
)
from specviz.errors import printable
from specviz.settings import SETTINGS

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

ABOUT = "Speculative decoding on real models: run it, measure it, sweep it, export it."
FILES = {
    "html": "a replay in one file, for any browser",
    "csv": "a table with one token per row",
    "svg": "a picture of the text with its verdicts",
    "json": "the trace itself, validated",
}
"""The files that `export` writes."""

Command = Callable[[argparse.Namespace], None]


class _Parser(argparse.ArgumentParser):
    """Reports a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"specviz: {printable(message)}; {self.prog} --help lists the options.\n")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; unlike argparse's own, fail if the output is full."""
        output = file or sys.stdout
        if output is not None:  # it may be closed
            output.write(self.format_help())


def parser(run: Mapping[str, Command]) -> argparse.ArgumentParser:
    """The parser of all commands.

    Args:
        run: the commands by name; parsed arguments hold the chosen one as `command`, and the
            options of numbers and names that were typed as `given`.
    """
    whole = _Parser(prog="python -m specviz", description=ABOUT)
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, summary: str, details: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=summary, description=details)
        command.set_defaults(command=run[name], given=frozenset())
        return command

    command = add(
        "pairs",
        "list the model pairs and whether they run here",
        "List the model pairs: what each needs, and whether it can run on this machine.",
    )
    add_json(command)

    command = add(
        "predict",
        "predict what pairs gain on GPUs",
        "Predict from bytes, kernels and arithmetic what pairs gain on GPUs; with --device here,"
        " also measure the same passes on this machine.",
    )
    add_json(command)
    add_prediction(command)

    command = add(
        "run",
        "run one prompt",
        "Run one prompt with speculative and with plain decoding; print the text and all metrics.",
    )
    command.add_argument("--prompt", required=True, metavar="TEXT", help="text to continue")
    command.add_argument("--trace", type=Path, metavar="FILE", help="also write the trace")
    add_json(command)
    command.add_argument(
        "--no-plain", dest="plain", action="store_false", help="do not measure plain decoding"
    )
    add_pair(command)
    best = "the pair's draft; on a GPU its best head on this disk"
    add_settings(command, SETTINGS, drafter=(None, best))
    add_models(command)

    command = add(
        "bench",
        "compare speed with plain decoding and transformers",
        "Measure plain decoding, speculative decoding and the methods of transformers in turn;"
        " print medians and ratios. By default it takes at most two minutes on two cores. Ctrl-C"
        " prints the results so far.",
    )
    add_json(command)
    add_amount(command)
    add_pair(command)
    add_settings(command, ["temperature", *SAMPLING], temperature=(0.0, "0"))
    add_models(command)

    command = add(
        "load",
        "measure throughput by batch size",
        "Measure plain and speculative decoding of several texts at once: where does the gain"
        " vanish? Methods take turns, and ratios are paired by turn.",
    )
    add_load(command)
    add_pair(command)
    add_settings(command, ["temperature", "top_k", "top_p", "seed"], temperature=(0.0, "0"))
    add_models(command)

    command = add(
        "attach",
        "examine a running llama.cpp, vLLM, SGLang or TensorRT-LLM server",
        "Examine a running serving engine: what its speculation accepts, whether its text follows"
        " the target, whether speculation pays, and which flags to use. Without URL it looks on"
        " the usual ports of this machine. The environment variable SPECVIZ_API_KEY holds its key.",
    )
    add_attach(command)

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
        "Write a static site: the recorded runs in the viewer, the recorded sweeps and claims, the"
        " glossary and the lesson. Any web host serves it; a browser opens it from disk.",
    )
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="a new or empty folder, or the folder of an earlier site, which is replaced",
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
        "--json",
        type=Path,
        required=True,
        metavar="FILE",
        help="results file; keeps results already in it",
    )
    command.add_argument("--only", metavar="N,N", help="numbers of the claims (default: all)")
    command.add_argument("--quick", action="store_true", help="use few prompts and short texts")

    command = add(
        "explore",
        "sweep over prompts and settings",
        "Run prompts of many kinds with many settings; print what each kind gains. The same"
        " command resumes an unfinished sweep.",
    )
    add_sweep(command)
    return whole
