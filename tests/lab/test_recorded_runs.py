"""The recorded runs that come with SpecViz match their list, and can be made again."""

import math
import re
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict

from specviz import metrics
from specviz.__main__ import commands
from specviz.arguments import parser
from specviz.arguments.effects import without_effect
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.pair import SURE_MATCH, Pair
from specviz.decoding.race import finish, race
from specviz.lab.recordings import TRACES, Item, Recording, items, recordings
from specviz.models.pairs import PAIRS
from specviz.page.links import read_link
from specviz.page.watch.recorded import link, recorded_run, recorded_runs
from specviz.service.host import Host
from specviz.trace import Trace, read
from specviz.words.recorded import RECORDED

ALL = recordings()
MOST_BYTES = 1_100_000


def ids(recording: Recording) -> str:
    return recording.name


@pytest.fixture(params=ALL, ids=ids)
def recording(request: pytest.FixtureRequest) -> Recording:
    recording: Recording = request.param
    return recording


@pytest.fixture
def trace(recording: Recording) -> Trace:
    return read(recording.file.read_bytes())


def test_the_list_and_the_folder_agree() -> None:
    files = sorted(path.name for path in TRACES.iterdir())
    assert files == sorted(["index.json", *(recording.file.name for recording in ALL)])
    assert [recording.name for recording in ALL] == list(RECORDED["runs"])
    assert ALL[0].name == "first", "the page opens on it"
    assert sum(path.stat().st_size for path in TRACES.iterdir()) <= MOST_BYTES


def test_each_is_the_run_that_the_list_describes(recording: Recording, trace: Trace) -> None:
    assert trace.settings == recording.settings
    assert trace.models.pair == recording.pair
    assert recording.prompt in trace.decode(trace.prompt)
    assert trace.ending in ("length", "end of text")
    assert len(trace.plain) == len(trace.output), "plain decoding was measured beside it"


@pytest.mark.parametrize("recording", [one for one in ALL if "bundled" in one.pair], ids=ids)
def test_each_of_a_bundled_pair_can_be_made_again(
    recording: Recording, bundled: Callable[[str], Pair]
) -> None:
    recorded = read(recording.file.read_bytes())
    pair = bundled(recording.pair)
    again = finish(
        race(pair, pair.tokenizer.encode(recording.prompt), recording.settings, plain=False)
    )
    assert again.prompt == recorded.prompt
    assert again.output == recorded.output
    shapes = ([(len(one.drafts), one.accepted) for one in run.rounds] for run in (again, recorded))
    assert len({*map(tuple, shapes)}) == 1


def test_the_runs_show_what_their_descriptions_say() -> None:
    traces = {recording.name: read(recording.file.read_bytes()) for recording in ALL}
    rate = {name: metrics.acceptance_rate(trace) or 0 for name, trace in traces.items()}
    assert rate["first"] > 0.75, "most guesses hold"
    assert rate["json"] > 0.9, "nearly all accepted"
    assert rate["hot"] < rate["first"], "they agree less"
    assert rate["unaligned"] < 0.1, "next to nothing"
    looked_up = [d for r in traces["lookup"].rounds for d in r.drafts if d.draft == 1.0]
    assert len(looked_up) > 10, "copied from the text"
    lengths = {len(round.drafts) for round in traces["dspark"].rounds}
    assert len(lengths) > 3, "the confidence decides how many guesses are verified"
    assert all(d.confidence for r in traces["dspark"].rounds for d in r.drafts)
    assert traces["eagle3"].models.draft is not None
    assert traces["eagle3"].models.draft.layers == 1, "a head, not a model"
    for name in ("smollm2-question", "smollm2-edit"):
        assert traces[name].models.target.parameters > 134_000_000


def test_the_recorded_edit_matches_its_description() -> None:
    (edit,) = (recording for recording in ALL if recording.name == "smollm2-edit")
    trace = read(edit.file.read_bytes())
    _, _, code = edit.prompt.partition("\n\n")
    assert trace.text == re.sub(r"  # .*", "", code), "without its comments"
    index = NgramIndex(SURE_MATCH, SURE_MATCH)
    context, copied, guessed = list(trace.prompt), 0, 0
    for round in trace.rounds:
        looked_up = bool(index.continuation(context, edit.settings.gamma))
        assert {draft.source for draft in round.drafts} <= {"lookup" if looked_up else "model"}
        if looked_up:
            copied += round.accepted
        else:
            guessed += len(round.drafts)
        context += round.emitted
    assert copied > len(trace.output) / 2, "lookup copies most of it"
    assert guessed, "the head guesses the rest"


def test_another_machine_writes_the_recorded_edit_too() -> None:
    """In bfloat16, logits differ by up to a quarter between kinds of machines."""
    (edit,) = (recording for recording in ALL if recording.name == "smollm2-edit")
    trace = read(edit.file.read_bytes())
    same = metrics.agreement(trace)
    assert same is not None
    assert same.first_difference is None, "plain decoding writes it, too"
    for round in trace.rounds:
        for position in round.positions[: len(round.emitted)]:
            first, second = (each.target_raw or 0.0 for each in position.candidates[:2])
            assert math.log(first / second) >= 0.5


def test_the_command_runs_the_recorded_settings(recording: Recording) -> None:
    file = Path("a file.json")
    (item,) = (item for item in items() if item.file == recording.file)
    said = item.arguments(file)
    assert said[1:4] == ["-m", "specviz", "run"]
    assert "--drafter=" in " ".join(said), "the default depends on the machine"
    options = vars(parsed(said[3:]))
    wanted = {"pair": recording.pair, "prompt": recording.prompt, "trace": file}
    wanted |= asdict(recording.settings)
    assert {name: options[name] for name in wanted} == wanted


def parsed(arguments: list[str]) -> Namespace:
    return parser(commands()).parse_args(arguments)


@pytest.mark.parametrize("item", items(), ids=lambda item: item.label)
def test_no_command_has_an_option_without_effect(item: Item) -> None:
    module, *arguments = item.arguments(Path("x"))[2:]
    assert module != "specviz" or not without_effect(parsed(arguments))


def test_each_can_be_run_from_the_page_where_its_pair_is(recording: Recording) -> None:
    host = Host(pairs=tuple(spec.name for spec in PAIRS))
    opened = read_link(link(recording) | {"run": 1}, host)
    assert opened.begin
    assert opened.values["prompt"] == recording.prompt
    assert opened.values["tokens"] == recording.settings.max_new_tokens
    offered = {
        run["name"]: run["again"] for run in recorded_runs(Host()).props["words"]["en"]["runs"]
    }
    assert (offered[recording.name] is not None) == (recording.pair in Host().pairs)


def test_unknown_names_open_nothing() -> None:
    assert recorded_run("../../README") is None
    assert recorded_run("first") == (read(ALL[0].file.read_bytes()), ALL[0].prompt)
