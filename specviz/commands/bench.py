"""`bench`: plain, speculative and transformers' own methods, measured in turn."""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from specviz.commands.models import ModelChoice, on_disk
from specviz.commands.prompts import chosen_prompts, tell_prompts
from specviz.console import StatusLine, write_json
from specviz.decoding.pair import Pair
from specviz.files import STDOUT
from specviz.lab import bench as lab
from specviz.lab.bench_report import INCOMPLETE, bandwidth_shares, report
from specviz.lab.methods import OURS, Changes, Generate, Method, combined, own_methods
from specviz.lab.peers import flashspec_methods, transformers_methods
from specviz.lab.prompts import suite
from specviz.models.assembly import LoadedModels, tokenizer_of
from specviz.models.loading import for_peers, load_models, prepare
from specviz.settings import Settings
from specviz.views.bench_text import as_text, warning
from specviz.views.numbers import duration
from specviz.words.catalogue import ENGLISH


@dataclass(frozen=True)
class Amount:
    """How much a benchmark measures.

    Attributes:
        suite: a name or a file; None: the suite that suits the models.
        per_kind: prompts of each kind.
        repeats: runs of each prompt with each method.
        gammas: draft lengths.
        minutes: measure only as many prompts as fit into this time; infinity: all.
        methods: our speculative methods; None: the usual ones that the models can run.
    """

    suite: str | None
    per_kind: int
    repeats: int
    gammas: Sequence[int]
    minutes: float
    methods: Changes | None = None


def methods_of(
    drafters: str | None, rules: str | None, trees: str | None, controllers: str | None
) -> Changes | None:
    """Return the methods that the command line asks for: every combination; None: the usual ones.

    Raises:
        SettingsError: there is no such drafter, rule or tree, or they cannot be combined.
    """
    if drafters is rules is trees is controllers is None:
        return None
    usual = Settings()
    asked = combined(
        (drafters or usual.drafter).split(","),
        (rules or usual.rule).split(","),
        (trees or usual.tree).split(","),
        (controllers or usual.controller).split(","),
    )
    for changes in asked.values():
        Settings(**changes)
    return asked


def bench(settings: Settings, amount: Amount, models: ModelChoice, json_file: Path | None) -> None:
    """Measure all methods and print medians and ratios; after Ctrl-C, those of the runs so far.

    Args:
        json_file: where to write the report; STDOUT: in place of the text.

    Raises:
        KeyboardInterrupt: some runs are missing; the others were printed.
    """
    end, tokens = time.monotonic() + 60 * amount.minutes, settings.max_new_tokens
    given = None
    if amount.suite:
        given, read_as = chosen_prompts(amount.suite, amount.per_kind)
        tell_prompts(read_as)
    with StatusLine() as progress:
        progress("Loading the models")
        loaded = load_models(on_disk(models), models.device, models.dtype, models.draft_dtype)
        peers, pair = for_peers(loaded), prepare(loaded, tokenizer_of(loaded, chat=models.chat))
        chats = models.chat and loaded.tokenizer.chat_template is not None
        prompts = given or suite("instructions" if chats else "texts", amount.per_kind)

        def methods(tokens: int) -> Mapping[Method, Generate]:
            return _methods(pair, peers, replace(settings, max_new_tokens=tokens), amount)

        progress("Warming up")
        each = amount.repeats * lab.estimated(methods, pair, prompts, tokens)
        fitting = min((end - time.monotonic()) / each, len(prompts))
        chosen, contest = lab.spread(prompts, max(1, int(fitting))), methods(tokens)
    planned = len(contest) * len(chosen) * amount.repeats
    print(
        f"{pair.models.pair}: {len(contest)} methods on {len(chosen)} of {len(prompts)} prompts,"
        f" {tokens} tokens each: {planned} runs,"
        f" about {duration(each * len(chosen), ENGLISH.myths)}",
        file=sys.stderr,
    )
    runs = _until_interrupted(lab.bench(contest, pair, chosen, amount.repeats), planned)
    whole = lab.whole_turns(runs, len(contest))
    result = report(pair, settings, whole, planned, tuple(amount.methods or OURS))
    result["mbu"] = bandwidth_shares(loaded, pair, whole)
    if line := warning(result):
        print(line, file=sys.stderr)
    if json_file:
        write_json(result, json_file)
    if json_file != STDOUT:
        if not result["complete"]:
            print(INCOMPLETE.format(len(result["runs"]), planned))
        print(as_text(result))
    if len(runs) < planned:
        raise KeyboardInterrupt


def _methods(
    pair: Pair, peers: LoadedModels, settings: Settings, amount: Amount
) -> dict[Method, Generate]:
    return {
        **own_methods(pair, settings, amount.gammas, amount.methods),
        **transformers_methods(peers, pair.ends, settings, amount.gammas),
        **flashspec_methods(peers, pair.ends, settings),
    }


def _until_interrupted(bench: Iterable[lab.BenchRun], planned: int) -> list[lab.BenchRun]:
    """The runs of a benchmark; after Ctrl-C, those so far.

    Raises:
        KeyboardInterrupt: there are none.
    """
    start, runs = time.monotonic(), list[lab.BenchRun]()
    try:
        with StatusLine() as progress:
            for run in bench:
                runs.append(run)
                left = (time.monotonic() - start) * (planned / len(runs) - 1)
                time_left = duration(left, ENGLISH.myths)
                progress(f"{len(runs)} of {planned} runs, about {time_left} left")
    except KeyboardInterrupt:
        if not runs:
            raise
    return runs
