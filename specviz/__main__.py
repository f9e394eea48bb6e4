"""The command line: `python -m specviz pairs | run | bench | export | table`."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

from specviz.errors import ModelError, SettingsError, SpecVizError
from specviz.settings import DRAFTERS, Settings, check_prompt

ASKED = 500_000_000  # bytes that are downloaded without asking
FILES = {
    "html": "a replay in one file, for any browser",
    "csv": "the tokens, one a row",
    "svg": "the text with its verdicts, a picture",
    "json": "the trace itself, checked",
}
"""What `export` writes."""


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
    except Exception as error:
        from specviz.models.reasons import why_it_ended

        if (line := why_it_ended(error)) is None:
            raise  # a fault of ours
        print(f"specviz: {line}", file=sys.stderr)
        return 1
    return 0


def pairs(options: argparse.Namespace) -> None:
    """The pairs: what they are and whether they can run here."""
    from specviz.models.checks import is_here, is_tiny, memory, obstacle
    from specviz.models.default import default_pair
    from specviz.models.download import expected
    from specviz.models.machine import DTYPES, pick_device, pick_dtype
    from specviz.models.pairs import PAIRS

    device = pick_device()
    default = default_pair(device=device)
    rows: list[dict[str, Any]] = []
    for pair in PAIRS:
        reason = obstacle(pair, device, pick_dtype("auto", device, tiny=is_tiny(pair)))
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
                "download": expected(pair),
                "default": pair == default,
                "runnable": reason is None,
                "reason": reason,
            }
        )
    if options.json:
        _print_json(rows)
        return
    for row in rows:
        print(f"{row['name']:21} {row['target']} + {row['draft']}")
        for line in _about(row):
            print(f"{'':21} {line}")


def _about(row: dict[str, Any]) -> Iterator[str]:
    """What the list says of a pair to people."""
    from specviz.models.checks import gigabytes

    yield row["shows"]
    whole, half = (row["memory"][name] for name in ("float32", "bfloat16"))
    needs = f"; {gigabytes(whole)} of memory, {gigabytes(half)} in half precision" if whole else ""
    yield f"{row['licence']}{', gated' if row['gated'] else ''}; for {row['machine']}{needs}"
    size = f"{gigabytes(row['download'])} " if row["download"] else ""
    if row["reason"]:
        yield f"Cannot run here: {row['reason']}." + (f" {size}to download." if size else "")
    elif row["here"]:
        yield "Runs here." + (" The default." if row["default"] else "")
    else:
        yield f"Runs here, once downloaded: {size}(run --pair {row['name']} asks first)."


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

    pair = load(_here(options), options.device, options.dtype, chat=options.chat_template)
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
    from specviz.lab.peers import flashspec_methods
    from specviz.lab.prompts import HELD_OUT, INSTRUCTIONS, load_prompts
    from specviz.models.loading import for_peers, load_checkpoints, prepare

    checkpoints = load_checkpoints(_here(options), options.device, options.dtype)
    peers = for_peers(checkpoints)
    chats = options.chat_template and checkpoints.tokenizer.chat_template is not None
    suite = options.prompts or (INSTRUCTIONS if chats else HELD_OUT)
    prompts = load_prompts(suite, options.per_kind)
    pair = prepare(checkpoints, chat=options.chat_template)
    methods = lab.own_methods(pair, settings, gammas)
    methods |= lab.transformers_methods(peers, pair.ends, settings, gammas)
    methods |= flashspec_methods(peers, pair.ends, settings)
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
    for name, kinds in report["formula"].items():
        row = kinds["all"]
        print(
            f"{name:36} {row['measured']:5.2f} × plain, {row['efficiency']:4.0%} of "
            f"{row['predicted']:.2f} = τ/(γc + v), τ = {row['tau']:.2f}, v = {row['v']:.2f}"
        )


def table(options: argparse.Namespace) -> None:
    """Reports of `bench --json` as a table in Markdown: the README's."""
    from specviz.lab.table import table as rows

    try:
        reports = [json.loads(path.read_text("utf-8")) for path in options.files]
        print(rows(reports))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SettingsError(f"That is no report of bench --json ({error!r:.80}).") from None


def export(options: argparse.Namespace) -> None:
    """A trace as files that need no SpecViz: a replay, a table, a picture."""
    wanted = {kind: path for kind in FILES if (path := getattr(options, kind))}
    if not wanted:
        names = ", ".join(f"--{kind}" for kind in FILES)
        raise SettingsError(f"Say what to write: one or more of {names}, each with a file.")
    if options.charts and not options.html:
        raise SettingsError("--charts goes with --html: only the replay has charts.")
    from specviz.trace import read
    from specviz.views.files import KINDS

    trace = read(_read(options.trace))
    for kind, path in wanted.items():
        name = "charts" if kind == "html" and options.charts else kind
        data = KINDS[name].make(trace).encode()
        _write(path, data)
        print(f"{path}: {len(data) / 1000:,.0f} kB")


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

    command = commands.add_parser("export", help="a trace as a replay, a table or a picture")
    command.set_defaults(command=export)
    command.add_argument("trace", type=Path, metavar="TRACE.json", help="from run --trace")
    for kind, about in FILES.items():
        command.add_argument(f"--{kind}", type=Path, metavar="FILE", help=about)
    command.add_argument("--charts", action="store_true", help="Plotly in the HTML, 4.8 MB more")

    command = commands.add_parser("table", help="reports of bench --json as a Markdown table")
    command.set_defaults(command=table)
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")
    return parser


def _add_shared(command: argparse.ArgumentParser, temperature: float, tokens: int) -> None:
    command.add_argument(
        "--pair", metavar="NAME", help="one of the pairs; else the best that is here"
    )
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
    command.add_argument("--yes", action="store_true", help="download what is not here unasked")


def _settings(options: argparse.Namespace, **more: Any) -> Settings:
    names = set(Settings.__struct_fields__) & vars(options).keys()
    return Settings(**{name: getattr(options, name) for name in names}, **more)


def _here(options: argparse.Namespace) -> Any:
    """The pair that the options name, on this disk; if much is to be downloaded, that is asked."""
    from specviz.models.checks import gigabytes, out_of_reach
    from specviz.models.download import absent, fetch, missing_files, remaining
    from specviz.models.loading import shortage

    spec = _spec(options)
    if not absent(spec):
        return spec
    if reason := shortage(spec, options.device, options.dtype) or out_of_reach(spec):
        raise ModelError(f"The pair {spec.name} cannot be loaded: {reason}.")
    files = missing_files(spec)
    size = remaining(files)
    if size > ASKED and not options.yes:
        question = f"The pair {spec.name} is not here: {gigabytes(size)} to download"
        if not sys.stdin.isatty():
            raise SettingsError(f"{question}. Pass --yes to download it.")
        if input(f"{question}. Download it? [y/N] ").strip().lower() not in {"y", "yes"}:
            raise SettingsError("Nothing was downloaded; python -m specviz pairs lists others.")
    total, told = sum(file.size for file in files), ""
    try:
        for done in fetch(files):
            line = f"{spec.name}: {gigabytes(done)} of {gigabytes(total)}"
            if line != told:
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
                told = line
    finally:  # stopped with Ctrl-C, say: what is here stays
        print(file=sys.stderr)
    return spec


def _spec(options: argparse.Namespace) -> Any:
    from specviz.models.default import default_pair
    from specviz.models.machine import pick_device
    from specviz.models.pairs import custom, find

    if options.target:
        if options.pair:
            raise SettingsError("Give either --pair or --target and --draft, not both.")
        return custom(options.target, options.draft)
    if options.draft:
        raise SettingsError("--draft needs --target: a draft guesses for a target.")
    return find(options.pair) if options.pair else default_pair(device=pick_device(options.device))


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


def _read(path: Path) -> bytes:
    """A trace's file, no further than a trace may be long."""
    from specviz.trace import MAX_BYTES

    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from None


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
