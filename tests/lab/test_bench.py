"""Benchmark reports of made-up runs, and the table on their page."""

import json
import re
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import torch
from transformers import GenerationConfig

from specviz.__main__ import main
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.errors import SettingsError
from specviz.lab import bench as lab
from specviz.lab import peers
from specviz.lab.bench import BenchRun
from specviz.lab.bench_report import bandwidth_shares, report
from specviz.lab.bench_table import table
from specviz.lab.formula import Costs, against_formula
from specviz.lab.methods import OURS, Generate, Method, Written, combined, own_methods
from specviz.models.assembly import LoadedModels
from specviz.models.pairs import find
from specviz.models.predictions import architecture
from specviz.settings import TREES, Settings
from specviz.sweep.plan import Prompt
from specviz.views.bench_text import warning
from support.fixtures import Output, Patch
from support.paths import ASSETS, ROOT
from support.scripted import CPU, Letters, blended, hashed, scripted_pair, tiny_llama
from support.tape import Counting

REPORTS = sorted((ROOT / "assets" / "bench").glob("*.json"))

PLAIN, TRANSFORMERS = Method("plain"), Method("transformers")
SLOW, FAST, LOOKUP = Method("speculative", 2), Method("speculative", 4), Method("lookup", 2)


def made_up() -> list[BenchRun]:
    """Two prompts, 8 tokens each; the second prompt takes twice the time."""
    seconds = {PLAIN: 4.0, TRANSFORMERS: 8.0, SLOW: 2.0, FAST: 1.0, LOOKUP: 4.0}
    costs = {
        PLAIN: Costs(tokens=8, rounds=8, drafted=0, seconds=3.2, draft=0.0, verify=3.2),
        FAST: Costs(tokens=8, rounds=2, drafted=8, seconds=0.8, draft=0.16, verify=0.56),
        SLOW: Costs(tokens=8, rounds=4, drafted=8, seconds=2.0, draft=1.0, verify=1.0),
        LOOKUP: Costs(tokens=8, rounds=8, drafted=0, seconds=3.2, draft=0.0, verify=3.2),
    }
    return [
        BenchRun(
            method,
            kind,
            prompt,
            0,
            cost * (prompt + 1),
            tuple(range(8)),
            costs.get(method),
            captured=method != SLOW,
        )
        for prompt, kind in enumerate(("code", "prose"))
        for method, cost in seconds.items()
    ]


def reported(runs: list[BenchRun], temperature: float = 0) -> dict[str, Any]:
    """The report of a complete benchmark."""
    settings = Settings(temperature=temperature)
    return report(scripted_pair(hashed(1, 5)), settings, runs, len(runs))


@pytest.mark.parametrize(
    ("jitters", "told", "beside"),
    [
        ((0.04, 0.03), (0, 2), ""),
        ((0.04, 0.3), (1, 2), ", busy"),
        ((None, None), None, ", not checked"),
    ],
)
def test_a_busy_or_unchecked_machine_is_noted(
    jitters: tuple[float | None, ...], told: tuple[int, int] | None, beside: str
) -> None:
    runs = made_up()
    for prompt, jitter in enumerate(jitters):
        index = next(i for i, run in enumerate(runs) if (run.method, run.prompt) == (PLAIN, prompt))
        runs[index] = replace(runs[index], jitter=jitter)
    result = reported(runs)
    assert result["disturbed"] == told
    assert bool(warning(result)) == (beside == ", busy")
    row = table([json.loads(REPORTS[0].read_bytes()) | {"disturbed": told}]).splitlines()[-1]
    cell = row.split(" | ")[0]
    assert re.search(r"threads?(.*)", cell)[1] == beside  # type: ignore[index]


def test_a_turn_with_an_impossible_speedup_is_disturbed() -> None:
    """τ is 4: in the second turn plain decoding took 8 times as long."""
    runs = made_up()
    assert reported(runs)["disturbed"] is None
    index = next(i for i, run in enumerate(runs) if (run.method, run.prompt) == (PLAIN, 1))
    plain = runs[index].costs
    assert plain is not None
    runs[index] = replace(runs[index], costs=plain._replace(seconds=6.4))
    assert reported(runs)["disturbed"] == (1, 1)
    assert warning(reported(runs))


def test_one_of_many_impossible_speedups_is_chance() -> None:
    """A method that drafts little is as fast as plain decoding, so that both sides of τ occur."""
    runs = made_up()
    for index, run in enumerate(runs):
        if run.costs and run.method == LOOKUP:
            costs = run.costs._replace(drafted=1, seconds=0.95 * run.costs.seconds)
            runs[index] = replace(run, costs=costs)
        if run.method == PLAIN:
            runs[index] = replace(run, jitter=0.1)
    assert reported(runs)["formula"]["lookup"]["all"]["measured"] > 1
    assert reported(runs)["disturbed"] == (0, 2)


@pytest.mark.parametrize("int8", [False, True])
def test_the_share_of_a_gpus_bandwidth_by_hand(*, int8: bool) -> None:
    """A plain step of the bundled pair takes 0.4 s, a draft step 0.02 or 0.125 s: the median."""
    spec = find("bundled-medium")
    target, draft = (architecture(checkpoint) for checkpoint in spec.checkpoints)
    assert target
    assert draft
    model: Any = SimpleNamespace(dtype=torch.float16)
    loaded = LoadedModels(spec, None, model, model, CPU, int8=int8)

    def on(device: str, processor: str) -> dict[str, float] | None:
        pair = scripted_pair(hashed(1, 5))
        machine = msgspec.structs.replace(pair.machine, device=device, processor=processor)
        return bandwidth_shares(loaded, replace(pair, machine=machine), made_up())

    assert on("cuda", "Tesla T4") == {
        "bandwidth": 320e9,
        "target": pytest.approx(2 * target.read / 0.4 / 320e9),
        "draft": pytest.approx((1 if int8 else 2) * draft.read / 0.0725 / 320e9),
    }
    assert on("cuda", "NVIDIA GB10") is on("cpu", "Tesla T4") is None  # without a data sheet


def test_eager_methods_on_a_gpu_are_marked() -> None:
    told = {
        "plain": True,
        "speculative γ=8": True,
        "lookup γ=8": False,
        "lookup+model γ=8": True,
        "transformers-assisted γ=4": False,
        "transformers-assisted γ=8": False,
    }
    made = json.loads(REPORTS[0].read_bytes())
    made["best"] |= {name: f"{name} γ=8" for name in ("speculative", "lookup", "lookup+model")}
    report = made | {"captured": told, "machine": made["machine"] | {"device": "cuda"}}
    cells = [cell.strip() for cell in table([report]).splitlines()[-1].split("|")[1:-1]]
    assert [cell.endswith("eager") for cell in cells[3:]] == [
        False,
        False,
        False,
        True,
        True,
        False,
        False,
    ]
    assert "eager" not in table([made | {"captured": told}])  # nothing is captured on a CPU


def test_every_length_is_captured_before_it_is_measured() -> None:
    """So no method's time includes a capture that spares the others."""
    count, models = Counting(), (tiny_llama(1), tiny_llama(2, layers=1))
    for model in models:
        model.config.max_position_embeddings = 3000
    target, draft = (RunnerPool(model, count) for model in models)
    tables = scripted_pair(hashed(1, 40), hashed(2, 40))
    pair = replace(
        tables,
        tokenizer=Letters(),
        target=lambda: StaticModel(target),
        draft=lambda _: StaticModel(draft),
    )
    settings = Settings(max_new_tokens=6, temperature=0)
    prompts = [Prompt("code", "a" * 20), Prompt("code", "b" * 600), Prompt("prose", "c" * 30)]
    methods = own_methods(pair, settings, [1, 2])
    lab.warm_up(methods, lab.encoded(pair, prompts), settings.max_new_tokens)
    before = count.steps
    first, *runs = lab.bench(methods, pair, prompts, 1)
    assert first.captured
    assert any("tree" in run.method.name for run in runs)
    assert all(run.captured for run in runs)
    assert count.steps == before > 0


def test_duration_is_estimated_from_short_runs(monkeypatch: Patch) -> None:
    """Each method takes one second, plus one per token of its prompt and its output."""
    now, asked = [0.0], list[tuple[str, int, int]]()
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])

    def methods(tokens: int) -> dict[Method, Generate]:
        def slow(name: str) -> Generate:
            def generate(prompt: list[int]) -> Written:
                asked.append((name, len(prompt), tokens))
                now[0] += 1 + len(prompt) + tokens
                return Written([1] * tokens)

            return generate

        return {Method(name): slow(name) for name in ("a", "b")}

    pair = replace(scripted_pair(hashed(1, 5)), tokenizer=Letters())
    prompts = [Prompt("code", "a" * size) for size in (7, 900, 3)]
    assert lab.estimated(methods, pair, prompts, 64) == 2 * (1 + 7 + lab.TRIAL) * 64 / lab.TRIAL
    assert set(asked) == {("a", 7, lab.TRIAL), ("b", 7, lab.TRIAL)}  # the prompt of median length
    asked.clear()
    on_gpu = replace(pair, device=torch.device("cuda"))
    assert lab.estimated(methods, on_gpu, prompts, 64) == 2 * (1 + 7 + 64)
    assert {size for _, size, _ in asked} >= {7, 900}  # one prompt per cache size


def test_fewer_prompts_are_of_as_many_kinds() -> None:
    prompts = [Prompt(kind, f"{kind} {n}") for kind in ("code", "prose", "list") for n in range(3)]
    assert lab.spread(prompts, 9) == prompts
    assert [prompt.text for prompt in lab.spread(prompts, 4)] == [
        "code 0",
        "code 1",
        "prose 0",
        "list 0",
    ]
    assert [prompt.kind for prompt in lab.spread(prompts, 2)] == ["code", "prose"]


def test_an_interrupted_benchmark_keeps_whole_prompts() -> None:
    runs = made_up()
    assert lab.whole_turns(runs[:7], 5) == runs[:5]
    assert lab.whole_turns(runs[:3], 5) == runs[:3]
    result = report(scripted_pair(hashed(1, 5)), Settings(temperature=0), runs[:3], 10)
    assert (result["planned"], result["complete"]) == (10, False)
    assert result["ratios"] == {
        "speculative/plain": 2.0,
        "speculative/transformers": 4.0,
        "plain/transformers": 2.0,
    }
    assert result["formula"].keys() == {"speculative"}
    whole = json.loads(REPORTS[0].read_bytes())
    told = table([whole | {"complete": False}]).splitlines()[-1]
    assert "incomplete" in told.split(" | ")[0]
    assert "incomplete" not in table([whole | {"complete": True}])


def test_every_method_begins_with_plain_decoding_and_none_is_always_first() -> None:
    pair = replace(scripted_pair(hashed(1, 40), hashed(2, 40)), tokenizer=Letters())
    methods = own_methods(pair, Settings(max_new_tokens=3), [2])
    had = {name for name, changes in OURS.items() if changes["drafter"] in pair.drafters}
    assert {method.name for method in methods} == {"plain", *had} - {"lookup+sure"}
    names = {"speculative", "block", "tree", "lookup", "lookup+model", "lookup+tree", "lookup+sure"}
    assert had == names
    greedy = own_methods(pair, Settings(max_new_tokens=3, temperature=0), [2])
    assert {method.name for method in greedy} == {"plain", *had} - {"block"}
    unsure = own_methods(pair, Settings(max_new_tokens=3, confidence=0.5), [2])
    assert {method.name for method in unsure} == {"plain", *had} - {
        "tree",
        "lookup+tree",
        "lookup+sure",
    }
    assert str(Method("lookup+tree", 8)) == "lookup+tree budget=8"
    assert Method("lookup+sure", 6) in greedy
    prompts = [Prompt("code", "a"), Prompt("code", "b")]
    runs = list(lab.bench(methods, pair, prompts, 2))
    assert runs[0].method == PLAIN
    firsts = [run.method for run in runs[:: len(methods)]]
    assert len(set(firsts)) == len(firsts) == 4


def test_asked_methods_take_the_place_of_the_usual_ones() -> None:
    pair = scripted_pair(hashed(1, 40), hashed(2, 40))
    asked = combined(["model", "lookup"], ["token", "threshold"], ["chain"])
    methods = own_methods(pair, Settings(max_new_tokens=3), [2], asked)
    names = [method.name for method in methods]
    assert names == ["plain", "model", "model+threshold", "lookup", "lookup+threshold"]
    trees = combined(["model"], ["block"], ["chain", "dynamic"])
    methods = own_methods(pair, Settings(max_new_tokens=3), [2], trees)
    assert [str(method) for method in methods] == [
        "plain", "model+block γ=2", "model+block+dynamic-tree budget=8",
    ]  # fmt: skip
    with pytest.raises(SettingsError, match="no drafter “eagle3”"):
        own_methods(pair, Settings(max_new_tokens=3), [2], combined(["eagle3"], ["token"], TREES))


def test_only_plain_decoding_measures_jitter() -> None:
    pair = scripted_pair(hashed(1, 5))
    settings = Settings(max_new_tokens=20, temperature=0)
    written = {name: run([1, 2]) for name, run in own_methods(pair, settings, [2]).items()}
    assert {name for name, run in written.items() if run.jitter is not None} == {PLAIN}


def test_medians_ratios_and_agreement() -> None:
    runs = made_up()
    runs[-1] = replace(runs[-1], tokens=(0, 1, 2, 3, 4, 5, 6, 9))
    result = reported(runs)
    assert result["medians"] == {
        "plain": 1.5,
        "transformers": 0.75,
        "speculative γ=2": 3.0,
        "speculative γ=4": 6.0,
        "lookup γ=2": 1.5,
    }
    assert result["best"]["speculative"] == "speculative γ=4"
    assert result["ratios"] == {
        "speculative/plain": 4.0,
        "speculative/transformers": 8.0,
        "lookup/plain": 1.0,
        "lookup/transformers": 2.0,
        "plain/transformers": 2.0,
    }
    assert result["ratios_by_kind"]["code"] == result["ratios"]
    assert result["agree"]["lookup γ=2"] == 0.5
    assert result["agree"]["speculative γ=4"] == 1.0
    assert len(result["runs"]) == len(runs)


def test_measured_against_the_formula() -> None:
    """A plain step takes 0.4 s, a draft 0.02 s, a verification 0.28 s; γ = 4 and τ = 4.

    S = 4 / (4 · 0.05 + 0.7) = 4.44; measured 3.2 / 0.8 = 4, since 0.08 s belong to neither.
    """
    result = reported(made_up())
    assert result["captured"] == {
        "plain": True,
        "transformers": True,
        "speculative γ=2": False,
        "speculative γ=4": True,
        "lookup γ=2": True,
    }
    assert result["formula"].keys() == {"speculative", "lookup"}
    assert result["formula"]["speculative"].keys() == {"all", "code", "prose"}
    for row in result["formula"]["speculative"].values():
        assert row == pytest.approx(
            {
                "gamma": 4,
                "tau": 4,
                "c": 0.05,
                "v": 0.7,
                "predicted": 4 / 0.9,
                "measured": 4,
                "efficiency": 0.9,
            }
        )
    for row in result["formula"]["lookup"].values():  # it found nothing to draft
        assert row["c"] is None
        assert (row["predicted"], row["efficiency"]) == (1, 1)


def test_costs_of_real_rounds_add_up_in_the_formula() -> None:
    """The formula counts only the time of drafting and verification."""
    pair = scripted_pair(hashed(1, 5), blended(hashed(1, 5), 2))
    methods = own_methods(pair, Settings(max_new_tokens=30), [3])
    costs = {method.name: generate([0, 1, 2]).costs for method, generate in methods.items()}
    plain, speculative = costs["plain"], costs["speculative"]
    assert plain is not None
    assert speculative is not None
    assert (plain.tokens, plain.rounds, plain.drafted) == (30, 30, 0)
    assert speculative.tokens == 30
    assert speculative.rounds < 30 <= speculative.drafted
    for cost in (plain, speculative):
        assert 0 < cost.draft + cost.verify < cost.seconds
    row = against_formula([speculative], [plain])
    assert row["tau"] == 30 / speculative.rounds
    step = (plain.draft + plain.verify) / 30
    spent = row["gamma"] * row["c"] + row["v"]  # type: ignore[operator]
    assert spent * step * speculative.rounds == pytest.approx(
        speculative.draft + speculative.verify
    )


def test_transformers_takes_no_option_from_the_models() -> None:
    """A checkpoint that asks for a repetition penalty is compared as SpecViz decodes it."""
    settings = Settings(temperature=0, max_new_tokens=20)
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)
    checkpoints = LoadedModels(None, None, target, draft, CPU)  # type: ignore[arg-type]
    methods = peers.transformers_methods(checkpoints, frozenset(), settings, [3])
    expected = {method: generate([1, 2, 3]).tokens for method, generate in methods.items()}
    own = GenerationConfig(repetition_penalty=5.0, num_assistant_tokens=1)
    target.generation_config = draft.generation_config = own
    assert {method: generate([1, 2, 3]).tokens for method, generate in methods.items()} == expected
    assert target.generation_config is draft.generation_config is own


def test_without_flashspec_there_is_no_such_peer(monkeypatch: Patch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    checkpoints = LoadedModels(None, None, tiny_llama(1), tiny_llama(2), CPU)  # type: ignore[arg-type]
    assert peers.flashspec_methods(checkpoints, frozenset(), Settings()) == {}


def test_flashspec_writes_what_the_target_writes() -> None:
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)
    settings = Settings(temperature=0, max_new_tokens=20)
    checkpoints = LoadedModels(None, None, target, draft, CPU)  # type: ignore[arg-type]
    (flashspec,) = peers.flashspec_methods(checkpoints, frozenset(), settings).values()
    transformers, *_ = peers.transformers_methods(checkpoints, frozenset(), settings, []).values()
    assert flashspec([1, 2, 3]).tokens == transformers([1, 2, 3]).tokens
    for how in (Settings(top_k=5), Settings(top_p=0.9)):  # it supports neither
        assert not peers.flashspec_methods(checkpoints, frozenset(), how)


def test_sampled_runs_are_not_said_to_agree() -> None:
    result = reported(made_up(), temperature=0.5)
    assert set(result["agree"].values()) == {None}


def test_the_table_takes_the_less_flattering_peer() -> None:
    row = {
        "machine": {"processor": "a CPU", "device": "cpu", "threads": 1},
        "pair": "p",
        "settings": {"temperature": 0.0},
        "best": {"speculative": "speculative γ=4"},
        "medians": {"plain": 99.6, "speculative γ=4": 200.4},
        "ratios": {
            "speculative/plain": 2.0,
            "speculative/transformers-assisted": 1.9,
            "speculative/transformers-assisted-defaults": 1.7,
            "lookup/plain": 1.1,
            "lookup+model/plain": 2.1,
        },
    }
    alone = row | {"best": {}, "medians": {"plain": 9.0}, "ratios": {"lookup/plain": 1.2}}
    assert table([alone]).endswith("| 0 | 9 | – | – | – | 1.20 | – | – |")
    half = row | {"models": {"target": {"dtype": "bfloat16"}}}
    first, second = table([row, half]).splitlines()[-2:]
    figures = "p | 0 | 100 | 200 (γ=4) | 2.00 | 1.70 | 1.10 | 2.10 | –"
    assert first == f"| a CPU, 1 thread, not checked | {figures} |"
    assert second == first.replace("| p |", "| p, bfloat16 |")


def test_the_page_of_benchmarks_shows_what_was_measured() -> None:
    assert REPORTS
    readme = (ASSETS / "bench" / "README.md").read_text("utf-8")
    shown = re.search(r"^\| machine .*?(?=\n\n)", readme, re.MULTILINE | re.DOTALL)
    assert shown is not None
    assert shown[0] == table([json.loads(path.read_text("utf-8")) for path in REPORTS])


def test_no_report_no_table(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}")
    assert main(["table", str(file)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
