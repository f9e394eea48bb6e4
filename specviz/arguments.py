"""What can be said on the command line."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from specviz.settings import DRAFTERS, Settings

DTYPES = ("auto", "float32", "bfloat16", "float16")
FILES = {
    "html": "a replay in one file, for any browser",
    "csv": "the tokens, one a row",
    "svg": "the text with its verdicts, a picture",
    "json": "the trace itself, checked",
}
"""What `export` writes."""

Command = Callable[[argparse.Namespace], None]


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with an argument."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"specviz: {message}; {self.prog} --help lists the options.\n")


def parser(run: Mapping[str, Command], about: str | None) -> argparse.ArgumentParser:
    """What is read from the command line; `options.command` is the one of `run` that it names."""
    whole = _Parser(prog="python -m specviz", description=about)
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("pairs", help="the pairs, and which can run here")
    command.set_defaults(command=run["pairs"])
    command.add_argument("--json", action="store_true")

    command = commands.add_parser("run", help="one run: text and ledger")
    command.set_defaults(command=run["run"])
    command.add_argument("--prompt", required=True, metavar="TEXT")
    command.add_argument("--trace", type=Path, metavar="FILE", help="write the trace, too")
    command.add_argument("--json", action="store_true")
    command.add_argument("--gamma", type=int, default=Settings().gamma, help="tokens per draft")
    command.add_argument(
        "--no-plain", dest="plain", action="store_false", help="do not measure plain decoding"
    )
    command.add_argument("--drafter", choices=DRAFTERS, default=Settings().drafter)
    _add_shared(command, Settings().temperature, Settings().max_new_tokens)

    command = commands.add_parser("bench", help="against plain decoding and transformers")
    command.set_defaults(command=run["bench"])
    command.add_argument("--json", action="store_true")
    command.add_argument("--gammas", default="1,2,4,6", metavar="N,N", help="draft lengths to try")
    command.add_argument("--prompts", type=Path, metavar="FILE", help="as of explore --suite")
    command.add_argument(
        "--per-kind", type=_positive, default=2, metavar="N", help="prompts of a kind"
    )
    command.add_argument("--repeats", type=_positive, default=3, metavar="N")
    _add_shared(command, 0.0, 96)

    command = commands.add_parser("export", help="a trace as a replay, a table or a picture")
    command.set_defaults(command=run["export"])
    command.add_argument("trace", type=Path, metavar="TRACE.json", help="from run --trace")
    for kind, about in FILES.items():
        command.add_argument(f"--{kind}", type=Path, metavar="FILE", help=about)
    command.add_argument("--charts", action="store_true", help=argparse.SUPPRESS)  # has them anyway

    command = commands.add_parser("table", help="reports of bench --json as a Markdown table")
    command.set_defaults(command=run["table"])
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")

    command = commands.add_parser("claims", help="what is said of it, tried on the pairs here")
    command.set_defaults(command=run["claims"])
    command.add_argument("--json", type=Path, required=True, metavar="FILE", help="what was found")
    command.add_argument("--only", metavar="N,N", help="claims by number; else all")
    command.add_argument("--quick", action="store_true", help="few prompts, short texts")

    command = commands.add_parser("explore", help="a sweep over prompts and settings")
    command.set_defaults(command=run["explore"])
    _add_sweep(command)
    return whole


def _add_sweep(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--suite",
        metavar="NAME_OR_FILE",
        help="texts, instructions, or a file: JSONL, CSV, text, Spec-Bench; else what fits",
    )
    command.add_argument("--json", type=Path, required=True, metavar="FILE", help="goes on in it")
    command.add_argument("--csv", type=Path, metavar="FILE", help="the runs, one a row")
    command.add_argument("--pair", action="append", metavar="NAME,NAME", help="one or more pairs")
    command.add_argument(
        "--drafters", default="model", metavar="NAME,NAME", help=" ".join(DRAFTERS)
    )
    command.add_argument("--gammas", default="1,2,4,8", metavar="N,N", help="draft lengths")
    command.add_argument("--temperatures", default="0", metavar="T,T")
    command.add_argument(
        "--per-kind", type=_positive, metavar="N", help="prompts of a kind; else all"
    )
    command.add_argument("--tokens", type=int, default=48, metavar="N", help="that a run writes")
    command.add_argument(
        "--shards",
        default="plain",
        metavar="ray[:N]",
        help="spread the runs over N workers with Ray; else one after the other",
    )
    _add_sampling(command)
    _add_models(command)


def _add_shared(command: argparse.ArgumentParser, temperature: float, tokens: int) -> None:
    command.add_argument(
        "--pair", metavar="NAME", help="one of the pairs; else the best that is here"
    )
    command.add_argument("--temperature", type=float, default=temperature)
    command.add_argument("--max-new-tokens", type=int, default=tokens)
    _add_sampling(command)
    _add_models(command)


def _add_sampling(command: argparse.ArgumentParser) -> None:
    command.add_argument("--top-k", type=int, default=Settings().top_k)
    command.add_argument("--top-p", type=float, default=Settings().top_p)
    command.add_argument(
        "--confidence",
        type=float,
        default=Settings().confidence,
        help="stop drafting after a token with less; 0: never",
    )
    command.add_argument("--seed", type=int, default=Settings().seed)


def _add_models(command: argparse.ArgumentParser) -> None:
    command.add_argument("--target", metavar="MODEL", help="hub id, folder or .gguf file")
    command.add_argument("--draft", metavar="MODEL", help="the same, of its draft")
    command.add_argument("--device", default="auto", help="auto, cpu or cuda")
    command.add_argument("--dtype", default="auto", choices=DTYPES, help="the number format")
    command.add_argument("--no-chat-template", dest="chat_template", action="store_false")
    command.add_argument("--yes", action="store_true", help="download what is not here unasked")


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)
