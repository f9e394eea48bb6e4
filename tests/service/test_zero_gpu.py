"""Simulated ZeroGPU: runs in forked processes that return nothing but pickled yields."""

import dataclasses
import json
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import gradio as gr
import msgspec
import pytest
import torch
from playwright.sync_api import Browser, expect

from specviz.decoding import backends
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.errors import ModelError
from specviz.models.assembly import LoadedModels
from specviz.models.pairs import PairSpec, find
from specviz.page import app
from specviz.service import downloads, zero_gpu
from specviz.service.downloads import Downloads, PairStatus
from specviz.service.environment import read_host
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Run, Runs
from specviz.settings import Settings
from specviz.trace import Mark, Model, Models, read, write
from specviz.words.page import PAGE
from specviz.words.viewer import VIEWER
from support.lender import FORK, Lender
from support.page import started_page
from support.scripted import Letters, hashed, scripted_pair, tiny_llama
from support.sentences import FINISHED, LIVE
from support.tape import Work, taped
from support.visits import Visits

NAME = "bundled-medium"
SETTINGS = Settings(max_new_tokens=48, seed=3)
PROMPT = [0, 70, 71, 72]


@pytest.fixture
def pair(bundled: Callable[[str], Pair]) -> Pair:
    return bundled(NAME)


@pytest.fixture
def lender() -> Iterator[Lender]:
    lender = Lender()
    yield lender
    for process in lender.processes:
        process.join(60)
        assert process.exitcode == 0, "a GPU was not given back"


@pytest.fixture
def runs(lender: Lender, pair: Pair) -> Runs:
    return Runs(zero_gpu.lent(lender, {NAME: pair}))


def start(runs: Runs, pair: Pair, prompt: list[int] = PROMPT, **more: object) -> Run:
    settings = msgspec.structs.replace(SETTINGS, **more)
    return runs.start("visitor", pair, prompt, settings, plain=True)


@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model", "early-exit"])
def test_a_lent_run_writes_what_any_run_writes(runs: Runs, pair: Pair, drafter: str) -> None:
    run = start(runs, pair, drafter=drafter)
    for _ in run.deltas():
        pass
    alone = finish(race(pair, PROMPT, msgspec.structs.replace(SETTINGS, drafter=drafter)))
    assert run.over
    assert run.trace.output == alone.output
    assert run.trace.plain.tokens == alone.plain.tokens
    assert run.trace.pieces == alone.pieces


def test_the_trace_is_whole_in_this_process(runs: Runs, pair: Pair, lender: Lender) -> None:
    """So it can be written, and sent again to a page that lost it."""
    run = start(runs, pair)
    page: dict[str, object] = json.loads(write(run.trace, figures=True))
    rounds: list[object] = []
    for delta in run.deltas():
        rounds += json.loads(msgspec.json.encode(delta))["rounds"]
    assert len(lender.processes) == 1
    assert page["rounds"] == []
    assert read(write(run.trace)) == run.trace
    assert rounds == json.loads(write(run.trace, figures=True))["rounds"]
    found = runs.find(run.id)
    assert found is run
    assert found.trace.since(Mark()).rounds == run.trace.rounds


def test_a_paused_run_holds_no_gpu(runs: Runs, pair: Pair, lender: Lender) -> None:
    run = start(runs, pair)
    (delta,) = run.deltas(rounds=1)
    assert len(delta.rounds) == 1
    assert run.wish == "pause"
    lender.processes[0].join(60)
    assert lender.processes[0].exitcode == 0
    assert not run.over
    run.resume()
    for _ in run.deltas():
        pass
    assert run.trace.output == finish(race(pair, PROMPT, SETTINGS)).output
    assert len(lender.processes) == 1


@pytest.mark.parametrize("end", ["stop", "leave"])
def test_stopping_gives_the_gpu_back(runs: Runs, pair: Pair, lender: Lender, end: str) -> None:
    run = start(runs, pair, max_new_tokens=1024)
    next(run.deltas())
    run.stop() if end == "stop" else runs.drop("visitor")
    lender.processes[0].join(60)
    assert lender.processes[0].exitcode == 0
    assert run.trace.ending == "stopped"
    assert 0 < len(run.trace.output) < 1024


def test_an_expected_error_arrives_as_its_line(runs: Runs, pair: Pair) -> None:
    with pytest.raises(ModelError, match="Shorten the prompt"):
        start(runs, pair, PROMPT * 1000)
    assert runs.get("visitor") is None


def test_an_unexpected_error_in_the_worker_gives_one_line(
    runs: Runs, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(zero_gpu, "race", lambda *a, **k: iter([1 / 0]))
    with pytest.raises(ModelError) as raised:
        start(runs, pair)
    assert str(raised.value).endswith("ZeroGPU worker error: ZeroDivisionError")


def test_a_gpu_that_is_taken_away(runs: Runs, pair: Pair, lender: Lender) -> None:
    run = start(runs, pair, max_new_tokens=1024)
    stream = run.deltas()
    next(stream)
    lender.processes.pop().kill()
    with pytest.raises(ModelError, match="GPU task aborted"):
        list(stream)
    assert run.trace.ending == "stopped"
    assert run.trace.rounds
    assert read(write(run.trace)) == run.trace


def test_a_call_that_ends_too_early() -> None:
    whole = list(race(scripted_pair(hashed(1, 6), hashed(2, 6)), [0, 1], SETTINGS))
    arriving = zero_gpu.joined(zero_gpu.deltas(whole[:-1]))
    with pytest.raises(ModelError, match="withdrawn"):
        list(arriving)


def test_an_exceeded_quota(
    runs: Runs, pair: Pair, lender: Lender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPACE_ID", "someone/specviz")
    refusal = "You have exceeded your free ZeroGPU quota\n(22s requested vs. 3s left)."
    lender.refusal = gr.Error(refusal, title="ZeroGPU quota exceeded")
    with pytest.raises(ModelError) as raised:
        start(runs, pair)
    line = str(raised.value)
    assert "your free ZeroGPU quota (22s requested vs. 3s left)." in line
    assert "recorded runs" in line
    assert line.endswith(" https://huggingface.co/spaces/someone/specviz?duplicate=true")
    assert "\n" not in line


def test_another_refusal(runs: Runs, pair: Pair, lender: Lender) -> None:
    lender.refusal = gr.Error("No GPU is\navailable.", title="ZeroGPU client error")
    with pytest.raises(ModelError, match=r"got no GPU.*client error: No GPU is available\.$"):
        start(runs, pair)


def test_any_other_failure_of_the_platform_is_not_hidden(
    runs: Runs, pair: Pair, lender: Lender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lender, "_lend", lambda *a: iter([1 / 0]))
    with pytest.raises(ZeroDivisionError):
        start(runs, pair)


def test_deltas_hold_only_new_parts_and_join_to_the_whole() -> None:
    settings = Settings(gamma=2, max_new_tokens=12)
    traces = list(race(scripted_pair(hashed(1, 6), hashed(2, 6)), [0, 1], settings))
    parts = list(zero_gpu.deltas(traces))
    assert [len(part.rounds) for part in parts] == [0] + [1] * (len(traces) - 1)
    assert sum(len(part.pieces) for part in parts) == len(traces[-1].pieces)
    assert list(zero_gpu.joined(iter(parts))) == traces


@pytest.mark.parametrize(
    ("settings", "plain", "size", "expected"),
    [
        (Settings(gamma=0, max_new_tokens=100), False, 0, 6),  # 2 + 1 capture + 3.6
        (Settings(gamma=4, max_new_tokens=128), True, 0, 19),  # 2 + 8 captures + 14.1
        (Settings(gamma=4, max_new_tokens=128), True, 9_200_000_000, 28),  # Qwen3-4B and 0.6B
        (Settings(gamma=16, max_new_tokens=1024), True, 0, zero_gpu.MOST),
    ],
)
def test_the_time_asked_for(settings: Settings, plain: bool, size: int, expected: int) -> None:
    target = Model(name="target", parameters=0, layers=36, dtype="bfloat16")
    draft = Model(name="draft", parameters=0, layers=28, dtype="bfloat16")
    models = Models(pair="pair", target=target, draft=draft)
    assert zero_gpu.seconds(models, settings, plain, size) == expected


def test_a_process_moves_every_preloaded_model_once(pair: Pair) -> None:
    cards = (pair.models.target, pair.models.draft, *(head.card for head in pair.heads.values()))
    assert all(card is not None and card.dtype == "float32" for card in cards)
    size = 4 * sum(card.parameters for card in cards if card is not None)
    assert zero_gpu.moved_bytes([pair, pair]) == size > 4 * pair.models.target.parameters


def test_each_call_asks_for_its_own_time(runs: Runs, pair: Pair, lender: Lender) -> None:
    for tokens in (16, 1024):
        start(runs, pair, max_new_tokens=tokens)
        runs.drop("visitor")
    short, long = lender.asked
    assert zero_gpu.START <= short < long <= zero_gpu.MOST


def test_without_zero_gpu_nothing_is_lent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPACES_ZERO_GPU", raising=False)
    monkeypatch.setitem(sys.modules, "spaces", None)  # not installed
    assert zero_gpu.lender() is None
    assert not read_host({}).zero_gpu


def test_the_page_starts_on_zero_gpu(monkeypatch: pytest.MonkeyPatch, lender: Lender) -> None:
    """It preloads all pairs and decorates the calls before it is served."""
    monkeypatch.setenv("SPACES_ZERO_GPU", "true")
    monkeypatch.setenv("SPECVIZ_PAIRS", NAME)
    monkeypatch.setenv("SPECVIZ_CUSTOM", "on")  # without effect: later models cannot be preloaded
    monkeypatch.setitem(sys.modules, "spaces", SimpleNamespace(GPU=lender))
    built: list[Any] = []
    served: list[dict[str, object]] = []

    def build(*arguments: object) -> object:
        built.extend(arguments)
        return SimpleNamespace(launch=lambda **options: served.append(options))

    monkeypatch.setattr(app, "build", build)
    app.launch()
    pairs, runs, host, _ = built
    (options,) = served
    assert options.keys() == app.LAUNCH.keys()
    assert all(options[name] == app.LAUNCH[name] for name in options if name != "app_kwargs")
    assert (host.zero_gpu, host.custom) == (True, False)
    pair = pairs.get(find(NAME))
    run = runs.start("visitor", pair, PROMPT, SETTINGS, plain=False)
    for _ in run.deltas():
        pass
    assert len(lender.processes) == 1
    assert run.trace.output == finish(race(pair, PROMPT, SETTINGS, plain=False)).output


def test_a_pair_that_cannot_be_preloaded_ends_the_start(
    monkeypatch: pytest.MonkeyPatch, lender: Lender, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPACES_ZERO_GPU", "true")
    monkeypatch.setitem(sys.modules, "spaces", SimpleNamespace(GPU=lender))

    def fail(*_: PairSpec, **__: str) -> LoadedModels:
        raise ModelError("there is no such model")

    monkeypatch.setattr(zero_gpu, "load_models", fail)
    with pytest.raises(SystemExit) as ended:
        app.launch()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "specviz: there is no such model\n"


@pytest.mark.parametrize("capture", [True, False])
def test_steps_are_captured_only_where_asked(
    monkeypatch: pytest.MonkeyPatch, *, capture: bool
) -> None:
    monkeypatch.setattr(backends, "CudaGraphs", lambda device: f"graphs of {device}")
    monkeypatch.setattr(backends, "is_lean", lambda model: True)
    monkeypatch.setattr(backends, "RunnerPool", lambda model, graphs, layers: graphs)
    monkeypatch.setattr(backends, "StaticModel", lambda graphs, vocabulary: graphs)
    monkeypatch.setattr(backends, "LeanModel", lambda model, vocabulary, layers, int8: "eager")
    model: Any = SimpleNamespace(device=torch.device("cuda"))
    backend: Any = backends.pick_backend(model, 6, capture=capture)()
    assert backend == ("graphs of cuda" if capture else "eager")


def test_preloaded_pairs_are_not_offered_for_download(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform deletes their files from the disk once they are preloaded."""
    monkeypatch.setattr(downloads, "absent", lambda spec: True)
    assert Downloads(LoadedPairs({NAME: pair})).status(find(NAME)) == PairStatus()


def test_a_page_on_zero_gpu(browser: Browser, lender: Lender, pair: Pair) -> None:
    """In a real browser: the same text, and the page explains ZeroGPU."""
    runs = Runs(zero_gpu.lent(lender, {NAME: pair}))
    host = Host(pairs=(NAME,), zero_gpu=True)
    with started_page(LoadedPairs({NAME: pair}), runs, host) as url, Visits(browser) as visits:
        tab = visits.open(f"{url}?tokens=16")
        expect(tab.locator("#zero_gpu")).to_contain_text(PAGE["zero_gpu"], timeout=60_000)
        tab.get_by_role("button", name=PAGE["run"], exact=True).click()
        expect(tab.locator("#stage")).to_contain_text(LIVE, timeout=60_000)
        expect(tab.locator("#stage")).to_contain_text(FINISHED, timeout=60_000)
        (run,) = runs._runs.values()
        alone = finish(race(pair, run.trace.prompt, run.trace.settings, plain=False))
        assert run.trace.output == alone.output
        listbox = tab.get_by_role("listbox", name=VIEWER["stream"]["label"])
        assert listbox.get_by_role("option").count() == len(alone.output)


# Captured steps


@pytest.fixture
def captures() -> Any:
    """The number of steps that all processes have captured."""
    return FORK.Value("i", 0)


@pytest.fixture
def capturing(captures: Any) -> Pair:
    """A pair whose captured steps are tapes in place of CUDA graphs."""

    def capture(work: Work) -> Work:
        captures.value += 1
        return taped(work)

    target, draft = (
        RunnerPool(tiny_llama(seed, layers=layers), capture) for seed, layers in ((1, 2), (2, 1))
    )
    tables = scripted_pair(hashed(1, 40), hashed(2, 40))
    return dataclasses.replace(
        tables,
        tokenizer=Letters(),
        target=lambda: StaticModel(target),
        draft=lambda _: StaticModel(draft),
    )


@pytest.fixture
def races(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The number of races that all processes have begun."""
    begun = FORK.Value("i", 0)

    def counted(*arguments: Any, **options: Any) -> Any:
        begun.value += 1
        return race(*arguments, **options)

    monkeypatch.setattr(zero_gpu, "race", counted)
    return begun


@pytest.mark.parametrize(("again", "captured", "begun"), [(True, 8, 3), (False, 16, 4)])
def test_captured_steps_live_as_long_as_their_worker(
    capturing: Pair, captures: Any, races: Any, again: bool, captured: int, begun: int
) -> None:
    """Widths to verify, to step and two to draft, three parts of a round, a plain step."""
    with Lender(again=again) as lender:
        runs = Runs(zero_gpu.lent(lender, {capturing.models.pair: capturing}))
        outputs = []
        for _ in range(2):
            run = start(runs, capturing, [1, 2, 3], max_new_tokens=20, gamma=2)
            for _ in run.deltas():
                pass
            lender.wait()
            assert run.trace.captured
            outputs.append(run.trace.output)
        assert outputs[0] == outputs[1]
        assert captures.value == captured
        assert races.value == begun
        lender.close()
        for process in lender.processes:
            process.join(60)
            assert process.exitcode == 0
        assert len(lender.processes) == (1 if again else 2)


def test_another_setting_captures_only_what_is_missing(capturing: Pair, captures: Any) -> None:
    with Lender(again=True) as lender:
        runs = Runs(zero_gpu.lent(lender, {capturing.models.pair: capturing}))
        for gamma, expected in ((2, 8), (4, 12), (2, 12), (0, 14)):
            run = start(runs, capturing, [1, 2, 3], max_new_tokens=20, gamma=gamma)
            for _ in run.deltas():
                pass
            lender.wait()
            assert captures.value == expected, gamma
        lender.close()
        lender.processes[0].join(60)


def test_preloading_reads_heads_and_leaves_capture_to_calls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Preloading needs no GPU. A head that another thread reads would stay on the CPU."""
    asked: list[object] = []

    def refusal(settings: Settings, *, read: bool) -> None:
        asked.append((settings.drafter, read))

    def assemble(_: PairSpec, **options: object) -> SimpleNamespace:
        asked.append(options)
        return SimpleNamespace(heads={"mtp": None, "dflash": None}, refusal=refusal)

    def load_models(spec: PairSpec, draft_dtype: str) -> PairSpec:
        assert draft_dtype == "same"  # there is no GPU yet to compile the product by int8 weights
        return spec

    monkeypatch.setattr(zero_gpu, "load_models", load_models)
    monkeypatch.setattr(zero_gpu, "assemble", assemble)
    zero_gpu.preload([NAME])
    assert asked == [{}, ("mtp", True), ("dflash", True)]


def test_too_little_memory_in_the_worker_says_what_to_do(
    runs: Runs, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise torch.OutOfMemoryError("CUDA out of memory")

    monkeypatch.setattr(zero_gpu, "race", full)
    monkeypatch.setattr(zero_gpu, "_warm_up", lambda traces: None)
    with pytest.raises(ModelError, match="Shorten the prompt"):
        start(runs, pair)
