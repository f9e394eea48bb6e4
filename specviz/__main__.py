"""The command line: `python -m specviz pairs | run | bench | explore | claims | export | table`."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from specviz.arguments import FILES, parser
from specviz.console import agrees, guarded, is_terminal, print_json
from specviz.errors import ModelError, SettingsError
from specviz.files import check_folders, read_file, write_file
from specviz.settings import Settings, check_prompt

Number = TypeVar("Number", int, float)
ASKED = 500_000_000  # bytes that are downloaded without asking
MAX_REPORT = 2**25  # bytes of a report of bench


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 if it worked, 2 for a bad argument, another status for anything else."""
    return guarded(lambda: _command(arguments))


def _command(arguments: Sequence[str] | None) -> int:
    commands = {each.__name__: each for each in (pairs, run, bench, explore, claims, export, table)}
    options = parser(commands).parse_args(arguments)
    options.command(options)
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
        print_json(rows)
        return
    for row in rows:
        print(f"{row['name']:25} {row['target']} + {row['draft']}")
        for line in _about(row):
            print(f"{'':25} {line}")


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
        yield "Runs here." + (" Default." if row["default"] else "")
    else:
        yield f"Runs here once downloaded: {size}(run --pair {row['name']} asks first)."


def run(options: argparse.Namespace) -> None:
    """One run: its text and ledger; as a trace or as JSON if asked for."""
    settings = _settings(options)
    prompt = check_prompt(options.prompt)
    check_folders(options.trace)
    from specviz.decoding.race import finish, race
    from specviz.metrics import summary
    from specviz.models.loading import load
    from specviz.trace import write

    pair = load(_here(options), options.device, options.dtype, chat=options.chat_template)
    ids = pair.tokenizer.encode(prompt)
    trace = finish(race(pair, ids, settings, plain=options.plain))
    if options.trace:
        write_file(options.trace, write(trace))
    if options.json:
        print_json(
            {
                "settings": _plain(trace.settings),
                "output_ids": trace.output,
                "text": trace.text,
                "metrics": summary(trace),
                "machine": _plain(trace.machine),
            }
        )
        return
    gap = "" if trace.decode(trace.prompt).endswith(prompt) else "\n\n"  # a chat answers
    text = f"\x1b[1m{trace.text}\x1b[0m" if is_terminal(sys.stdout) else trace.text
    print(f"{prompt}{gap}{text}\n")
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
    from specviz.models.loading import for_peers, load_models, prepare

    loaded = load_models(_here(options), options.device, options.dtype)
    peers = for_peers(loaded)
    chats = options.chat_template and loaded.tokenizer.chat_template is not None
    suite = options.prompts or (INSTRUCTIONS if chats else HELD_OUT)
    prompts = load_prompts(suite, options.per_kind)
    pair = prepare(loaded, chat=options.chat_template)
    methods = lab.own_methods(pair, settings, gammas)
    methods |= lab.transformers_methods(peers, pair.ends, settings, gammas)
    methods |= flashspec_methods(peers, pair.ends, settings)
    total = len(methods) * len(prompts) * options.repeats
    runs = []
    for measured in lab.bench(methods, pair, prompts, options.repeats, settings.max_new_tokens):
        runs.append(measured)
        print(f"\r{len(runs)} of {total} runs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = lab.report(pair, settings, runs)
    if warning := lab.warning(report):
        print(warning, file=sys.stderr)
    if options.json:
        print_json(report)
        return
    for name, speed in report["medians"].items():
        agree = report["agree"][name]
        shown = "" if agree is None else f"  agrees with plain in {agree:.0%} of runs"
        if pair.device.type != "cpu" and report["captured"].get(name) is False:
            shown += "  eager"
        print(f"{name:36} {speed:8.1f} tokens/s{shown}")
    for name, ratio in report["ratios"].items():
        print(f"{name:48} {ratio:5.2f}")
    for name, kinds in report["formula"].items():
        row = kinds["all"]
        print(
            f"{name:36} {row['measured']:5.2f} × plain, {row['efficiency']:4.0%} of "
            f"{row['predicted']:.2f} = τ/(γc + v), τ = {row['tau']:.2f}, v = {row['v']:.2f}"
        )


def explore(options: argparse.Namespace) -> None:
    """A sweep, in a file that the same command goes on with; a table of what came of it."""
    check_folders(options.json, options.csv)
    specs = {spec.name: spec for spec in _specs(options)}
    plan = _plan(options, specs)
    shards = _shards(options.shards)
    from specviz.lab.shards import spread
    from specviz.lab.sweep_runner import Loader, begin, recorded, sweep
    from specviz.sweep.journal import reopen
    from specviz.views.sweep_tables import as_csv, as_text

    kept = reopen(options.json, plan)
    if kept and kept.is_torn:
        print(f"{options.json} was cut off; its last run will be measured again.", file=sys.stderr)
    current = kept.sweep if kept else begin(plan)
    for name in specs if not current.is_finished else ():
        _here(_named(options, name))
    load = Loader(specs, options.device, options.dtype, options.chat_template)
    steps = sweep(current, load) if shards is None else spread(current, load, shards or None)
    told = f"{len(current.samples)} of {plan.runs} runs"
    print(f"\r{told}", end="", file=sys.stderr, flush=True)
    try:
        for progress in recorded(options.json, current, steps):
            if progress.fresh is not None:
                current = progress.sweep
                told = f"{len(current.samples)} of {plan.runs} runs, {_about_time(progress.left)}"
                print(f"\r{told:60}", end="", file=sys.stderr, flush=True)
    finally:  # stopped with Ctrl-C, say: what has been measured stays
        print(file=sys.stderr)
        if not current.is_finished:
            print(f"{options.json} is saved; the same command resumes it.", file=sys.stderr)
        if options.csv:
            write_file(options.csv, as_csv(current).encode())
    print(as_text(current))


def claims(options: argparse.Namespace) -> None:
    """Claims tried here: their figures in a file, and how far that is."""
    only = () if options.only is None else _numbers("--only", options.only, int)
    check_folders(options.json)
    from specviz.lab.claims.record import recording
    from specviz.lab.claims.workbench import FULL, QUICK

    for line in recording(options.json, only, QUICK if options.quick else FULL):
        print(f"\r{line:30}", end="", file=sys.stderr, flush=True)


def table(options: argparse.Namespace) -> None:
    """Reports of `bench --json` as a table in Markdown: the README's."""
    from specviz.lab.bench_table import read
    from specviz.lab.bench_table import table as rows

    print(rows([read(read_file(path, MAX_REPORT), path.name) for path in options.files]))


def export(options: argparse.Namespace) -> None:
    """A trace as files that need no SpecViz: a replay, a table, a picture."""
    wanted = {kind: path for kind in FILES if (path := getattr(options, kind))}
    if not wanted:
        names = ", ".join(f"--{kind}" for kind in FILES)
        raise SettingsError(f"Choose at least one output: {names}, each with a file name.")
    from specviz.trace import MAX_BYTES, read
    from specviz.views.files import KINDS
    from specviz.words.catalogue import ENGLISH

    trace = read(read_file(options.trace, MAX_BYTES))
    for kind, path in wanted.items():
        data = KINDS[kind].make(ENGLISH, trace).encode()
        write_file(path, data)
        print(f"{path}: {len(data) / 1000:,.0f} kB")


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
        question = f"The pair {spec.name} needs a download of {gigabytes(size)}"
        if not is_terminal(sys.stdin):
            raise SettingsError(f"{question}. Pass --yes to download it.")
        if not agrees(f"{question}. Download it?"):
            raise SettingsError(
                "Nothing was downloaded. `python -m specviz pairs` lists all pairs."
            )
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


def _specs(options: argparse.Namespace) -> list[Any]:
    """The pairs of a sweep: --pair as often as wanted, names with commas, or one --target."""
    names = [name for part in options.pair or [] for name in part.split(",")]
    return [_spec(_named(options, name)) for name in dict.fromkeys(names or [None])]


def _named(options: argparse.Namespace, pair: str | None) -> argparse.Namespace:
    """The options as those of a command with one pair."""
    is_custom = bool(options.target) and not options.pair
    return argparse.Namespace(**vars(options) | {"pair": None if is_custom else pair})


def _plan(options: argparse.Namespace, specs: Mapping[str, Any]) -> Any:
    """What a sweep runs, checked."""
    from specviz.lab.prompts import suite
    from specviz.sweep.plan import Plan

    kinds = {options.chat_template and spec.chats for spec in specs.values()}
    if not options.suite and len(kinds) > 1:
        raise SettingsError("Some of these pairs chat and others do not: choose a --suite.")
    name = options.suite or ("instructions" if kinds.pop() else "texts")
    return Plan(
        suite=Path(name).name[:200],
        pairs=tuple(specs),
        prompts=tuple(suite(name, options.per_kind)),
        drafters=tuple(options.drafters.split(",")),
        gammas=tuple(_numbers("--gammas", options.gammas, int)),
        temperatures=tuple(_numbers("--temperatures", options.temperatures, float)),
        tokens=options.tokens,
        seed=options.seed,
        top_k=options.top_k,
        top_p=options.top_p,
        confidence=options.confidence,
        chat=options.chat_template,
    )


def _shards(text: str) -> int | None:
    """How many workers of Ray; 0: as many as fit. None: no Ray."""
    found = re.fullmatch(r"plain|ray(?::([1-9]\d{0,3}))?", text)
    if found is None:
        raise SettingsError("--shards must be plain, ray or ray:N, with N workers.")
    return None if text == "plain" else int(found[1] or 0)


def _about_time(seconds: float | None) -> str:
    """How long that is, for people."""
    if seconds is None:
        return ""
    minutes = round(seconds / 60)
    return f"about {minutes} min left" if minutes else f"about {round(seconds)} s left"


def _spec(options: argparse.Namespace) -> Any:
    from specviz.models.default import default_pair
    from specviz.models.machine import pick_device
    from specviz.models.pairs import custom, find

    try:
        device = pick_device(options.device)
        if options.target is not None:
            if options.pair is not None:
                raise SettingsError("Give either --pair or --target and --draft, not both.")
            return custom(options.target, options.draft)
        if options.draft is not None:
            raise SettingsError("--draft needs --target.")
        return default_pair(device=device) if options.pair is None else find(options.pair)
    except ModelError as error:  # of something that was named: a bad argument
        raise SettingsError(error.line) from None


def _gammas(text: str) -> list[int]:
    return [Settings(gamma=gamma).gamma for gamma in _numbers("--gammas", text, int)]


def _numbers(name: str, text: str, number: Callable[[str], Number]) -> list[Number]:
    try:
        return [number(part) for part in text.split(",")]
    except ValueError:
        raise SettingsError(f"{name} takes numbers separated by commas, such as 2,4,8.") from None


def _plain(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


if __name__ == "__main__":
    sys.exit(main())
