"""The command line: `python -m specviz pairs | run | bench | table`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from specviz.errors import SettingsError, SpecVizError
from specviz.settings import DRAFTERS, Settings, check_prompt


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 if it worked, 2 for a bad argument, 1 for anything else."""
    options = _parser().parse_args(arguments)
    try:
        options.command(options)
    except SpecVizError as error:
        print(f"specviz: {error}", file=sys.stderr)
        return 2 if isinstance(error, SettingsError) else 1
    except KeyboardInterrupt:
        return 130
    return 0


def pairs(options: argparse.Namespace) -> None:
    """The pairs: what they are and whether they can run here."""
    from specviz.models.checks import gigabytes, is_here, memory, obstacle
    from specviz.models.machine import DTYPES, pick_device, pick_dtype
    from specviz.models.pairs import PAIRS

    device = pick_device()
    dtype = pick_dtype("auto", device)
    rows: list[dict[str, Any]] = []
    for pair in PAIRS:
        reason = obstacle(pair, device, dtype)
        rows.append(
            {
                "name": pair.name,
                "target": Path(pair.target).name,
                "draft": Path(pair.draft).name if pair.draft else None,
                "licence": pair.licence,
                "gated": pair.gated,
                "machine": pair.machine,
                "memory": {name: memory(pair, kind) for name, kind in DTYPES.items()},
                "shows": pair.shows,
                "here": is_here(pair),
                "runnable": reason is None,
                "reason": reason,
            }
        )
    if options.json:
        _print_json(rows)
        return
    form = str(dtype).removeprefix("torch.")
    for row in rows:
        fetched = "" if row["here"] else ", once downloaded (run --pair does that)"
        state = f"Cannot run here: {row['reason']}." if row["reason"] else f"Runs here{fetched}."
        size = row["memory"][form]
        needs = "" if size is None else f", {gigabytes(size)} in {form}"
        gate = ", gated" if row["gated"] else ""
        print(f"{row['name']:18} {row['target']} + {row['draft']}")
        print(f"{'':18} {row['shows']}")
        print(f"{'':18} {row['licence']}{gate}; for {row['machine']}{needs}")
        print(f"{'':18} {state}")


def run(options: argparse.Namespace) -> None:
    """One run: its text and ledger; as a trace or as JSON if asked for."""
    settings = _settings(options)
    prompt = check_prompt(options.prompt)
    if options.trace and not options.trace.parent.is_dir():  # said before the work, not after
        raise SettingsError(f"{options.trace} cannot be written: there is no such folder.")
    from specviz.decoding.race import finish, race
    from specviz.metrics import summary
    from specviz.models.loading import load
    from specviz.trace import write

    pair = load(_spec(options), options.device, options.dtype, chat=options.chat_template)
    ids = pair.text.encode(prompt)
    trace = finish(race(pair, ids, settings, plain=options.plain))
    if options.trace:
        _write(options.trace, write(trace))
    if options.json:
        _print_json(
            {
                "settings": _plain(trace.settings),
                "output_ids": trace.output,
                "text": trace.text,
                "metrics": summary(trace),
                "machine": _plain(trace.machine),
            }
        )
        return
    print(f"{prompt}\x1b[1m{trace.text}\x1b[0m" if sys.stdout.isatty() else prompt + trace.text)
    print()
    for name, value in summary(trace).items():
        shown = "–" if value is None else f"{value:.3f}" if isinstance(value, float) else value
        print(f"{name.replace('_', ' '):28} {shown}")


def bench(options: argparse.Namespace) -> None:
    """Plain, speculative and transformers' own methods in turn; medians and ratios."""
    gammas = _gammas(options.gammas)
    settings = _settings(options)
    from specviz.lab import bench as lab
    from specviz.lab.prompts import HELD_OUT, load_prompts
    from specviz.models.loading import load_checkpoints, prepare

    prompts = load_prompts(options.prompts or HELD_OUT, options.per_kind)
    checkpoints = load_checkpoints(_spec(options), options.device, options.dtype)
    pair = prepare(checkpoints, chat=options.chat_template)
    methods = lab.own_methods(pair, settings, gammas)
    methods |= lab.transformers_methods(checkpoints, pair.ends, settings, gammas)
    total = len(methods) * len(prompts) * options.repeats
    runs = []
    for measured in lab.bench(methods, pair, prompts, options.repeats):
        runs.append(measured)
        print(f"\r{len(runs)} of {total} runs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = lab.report(pair, settings, runs)
    if options.json:
        _print_json(report)
        return
    for name, speed in report["medians"].items():
        agree = report["agree"][name]
        shown = "" if agree is None else f"  agrees with plain in {agree:.0%} of runs"
        print(f"{name:36} {speed:8.1f} tokens/s{shown}")
    for name, ratio in report["ratios"].items():
        print(f"{name:48} {ratio:5.2f}")


def table(options: argparse.Namespace) -> None:
    """Reports of `bench --json` as a table in Markdown: the README's."""
    from specviz.lab.table import table as rows

    try:
        reports = [json.loads(path.read_text("utf-8")) for path in options.files]
        print(rows(reports))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SettingsError(f"That is no report of bench --json ({error!r:.80}).") from None


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with an argument."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"specviz: {message}; {self.prog} --help lists the options.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m specviz", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("pairs", help="the pairs, and which can run here")
    command.set_defaults(command=pairs)
    command.add_argument("--json", action="store_true")

    command = commands.add_parser("run", help="one run: text and ledger")
    command.set_defaults(command=run)
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
    command.set_defaults(command=bench)
    command.add_argument("--json", action="store_true")
    command.add_argument("--gammas", default="1,2,4,6", metavar="N,N", help="draft lengths to try")
    command.add_argument("--prompts", type=Path, metavar="FILE", help="JSONL of kind and text")
    command.add_argument(
        "--per-kind", type=_positive, default=2, metavar="N", help="prompts of a kind"
    )
    command.add_argument("--repeats", type=_positive, default=3, metavar="N")
    _add_shared(command, 0.0, 96)

    command = commands.add_parser("table", help="reports of bench --json as a Markdown table")
    command.set_defaults(command=table)
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")
    return parser


def _add_shared(command: argparse.ArgumentParser, temperature: float, tokens: int) -> None:
    command.add_argument("--pair", metavar="NAME", help="one of the pairs")
    command.add_argument("--target", metavar="MODEL", help="hub id, folder or .gguf file")
    command.add_argument("--draft", metavar="MODEL", help="the same, of its draft")
    command.add_argument("--temperature", type=float, default=temperature)
    command.add_argument("--top-k", type=int, default=Settings().top_k)
    command.add_argument("--top-p", type=float, default=Settings().top_p)
    command.add_argument(
        "--confidence",
        type=float,
        default=Settings().confidence,
        help="stop drafting after a token with less; 0: never",
    )
    command.add_argument("--seed", type=int, default=Settings().seed)
    command.add_argument("--max-new-tokens", type=int, default=tokens)
    command.add_argument("--device", default="auto", help="auto, cpu or cuda")
    command.add_argument("--dtype", default="auto", help="auto, float32, bfloat16 or float16")
    command.add_argument("--no-chat-template", dest="chat_template", action="store_false")


def _settings(options: argparse.Namespace, **more: Any) -> Settings:
    names = set(Settings.__struct_fields__) & vars(options).keys()
    return Settings(**{name: getattr(options, name) for name in names}, **more)


def _spec(options: argparse.Namespace) -> Any:
    from specviz.models.pairs import DEFAULT, custom, find

    if options.target:
        if options.pair:
            raise SettingsError("Give either --pair or --target and --draft, not both.")
        return custom(options.target, options.draft)
    if options.draft:
        raise SettingsError("--draft needs --target: a draft guesses for a target.")
    return find(options.pair or DEFAULT)


def _gammas(text: str) -> list[int]:
    try:
        gammas = [int(part) for part in text.split(",")]
    except ValueError:
        raise SettingsError("--gammas takes whole numbers with commas, such as 2,4,8.") from None
    return [Settings(gamma=gamma).gamma for gamma in gammas]


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise SettingsError(f"{path} cannot be written: {error.strerror}.") from None


def _plain(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


if __name__ == "__main__":
    sys.exit(main())
