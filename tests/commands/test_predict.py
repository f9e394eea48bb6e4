"""`predict`: its table, which the documentation shows, its details and its JSON."""

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from specviz.__main__ import main
from specviz.decoding.backends import pick_backend
from specviz.decoding.lean.weights import is_lean
from specviz.errors import ModelError
from specviz.lab import machine_limits
from specviz.lab import predictions as measured_here
from specviz.lab.random_models import random_model
from specviz.models import predictions
from specviz.models.offered import heads_on_hub
from specviz.models.pairs import PAIRS, find
from specviz.theory.architectures import HEADS, Architecture
from specviz.theory.launches import GRAPH_PER_PASS, GRAPH_PER_ROUND
from specviz.theory.roofline import GPUS, short_name
from specviz.words.page import DRAFTERS
from support.fixtures import Patch
from support.paths import ROOT

SMALL = Architecture(2, 64, 96, 4, 2, 50, head=16, norms=True)
Output = pytest.CaptureFixture[str]


def rows(capsys: Output, *options: str) -> list[dict[str, Any]]:
    assert main(["predict", "--json", *options]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_documentation_shows_the_table(capsys: Output) -> None:
    documented = (ROOT / "specviz" / "commands" / "README.md").read_text(encoding="utf-8")
    assert main(["predict"]) == 0
    printed = capsys.readouterr().out.strip()
    assert printed in documented
    head, *rows = printed.partition("\n\n")[0].splitlines()
    names = [row.split()[0] for row in rows]
    assert {"qwen3-4b", "qwen3-8b", "llama-3.1-8b", "qwen2.5-14b"} <= set(names)
    assert set(names) <= {spec.name for spec in PAIRS if spec.machine != "CPU"}
    assert head.split() == ["pair", *map(short_name, GPUS)]
    assert main(["predict", "--mode", "eager"]) == 0
    eager, _, legend = capsys.readouterr().out.partition("\n\n")
    assert eager in documented
    assert eager != printed.partition("\n\n")[0]
    assert "--mode eager" in legend
    assert main(["predict", "--draft-dtype", "same"]) == 0
    same, _, legend = capsys.readouterr().out.partition("\n\n")
    assert same in documented
    assert "16 bits (--draft-dtype same)" in legend


def test_what_a_round_launches_is_documented(capsys: Output) -> None:
    """Of the pair that comes with SpecViz, whose passes are too short to hide it."""
    documented = (ROOT / "specviz" / "commands" / "README.md").read_text(encoding="utf-8")
    gains = list[str]()
    for mode in ("captured", "round"):
        options = ("--pair", "bundled-medium", "--device", "h100", "--mode", mode)
        (row,) = rows(capsys, *options)
        assert (row["waits"], row["gammas"][3]["launches"] > 12) == (1, mode == "captured")
        gains.append(f"{row['best']['speedup']:.2f}")
    assert "from {} to {} ×".format(*gains) in " ".join(documented.split())
    for drafter, before in GRAPH_PER_PASS.items():
        each = before, GRAPH_PER_ROUND[drafter]
        cells = [f"{round.total(4):.0f} | {round.waits}" for round in each]
        assert f"| `{drafter}` | {' | '.join(cells)} |\n" in documented


def test_the_table_fits_into_a_terminal(capsys: Output) -> None:
    models = ROOT / "assets" / "models"
    longest = ["--target", str(models / "target"), "--draft", str(models / "draft-unaligned")]
    for options in ([], ["--mode", "eager"], longest, ["--pair", "smollm2-1.7b-drafter"]):
        assert main(["predict", *options]) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_no_context_is_longer_than_a_target_reads(capsys: Output) -> None:
    small = ["--pair", "bundled-small", "--device", "t4"]
    for most, options in ((32_768, []), (40_960, ["--pair", "qwen3-4b,qwen3-8b"]), (1024, small)):
        assert main(["predict", *options, "--context", str(most)]) == 0
        capsys.readouterr()
        assert main(["predict", *options, "--context", str(most + 1)]) == 2
        assert f"--context must be at most {most:,}" in capsys.readouterr().err


def test_json(capsys: Output) -> None:
    options = ("--pair", "qwen3-4b,llama-3.1-8b", "--device", "t4,h200", "--alpha", "0.7")
    found = rows(capsys, *options)
    assert [(row["pair"], row["device"]) for row in found] == [
        ("qwen3-4b", "T4"),
        ("qwen3-4b", "H200 SXM"),
        ("llama-3.1-8b", "T4"),
        ("llama-3.1-8b", "H200 SXM"),
    ]
    row = found[0]
    assert {"kind", "target", "draft", "mode", "fits", "context", "assumptions"} <= row.keys()
    assert (row["kind"], row["alpha"], row["measured"]) == ("prediction", 0.7, None)
    assert row["draft_step"].keys() == {"width", "bytes", "operations", "kernels", "seconds"}
    assert row["c"] == row["draft_step"]["seconds"] / row["plain_step"]["seconds"]
    assert [each["gamma"] for each in row["gammas"]] == list(range(1, 17))
    for each in row["gammas"]:
        v = each["verification"]["seconds"] / row["plain_step"]["seconds"]
        assert each["v"] == pytest.approx(v)
        cost = each["gamma"] * row["c"] + each["v"] + each["overhead"]
        assert each["speedup"] == pytest.approx(each["tau"] / cost)
    assert row["best"]["speedup"] == max(each["speedup"] for each in row["gammas"])
    assert [each["fits"] for each in found] == [True, True, False, True]


def test_heads(capsys: Output) -> None:
    """Pairs with such a head on the hub are predicted with it; a block has no cost per step."""
    options = ("--pair", "qwen3-8b", "--device", "h100")
    (model,) = rows(capsys, *options)
    (chain,) = rows(capsys, *options, "--drafter", "eagle3")
    (block,) = rows(capsys, *options, "--drafter", "dflash")
    assert (model["drafter"], model["draft"]) == ("model", "Qwen/Qwen3-0.6B")
    assert (chain["drafter"], chain["draft"]) == ("eagle3", find("qwen3-8b").heads["eagle3"])
    assert chain["c"] < model["c"]
    assert block["c"] is block["draft_step"] is None
    assert len({round(each["drafting"], 9) for each in block["gammas"]}) == 1  # limited by memory
    (markov,) = rows(capsys, *options, "--drafter", "dspark")
    rising = [each["drafting"] for each in markov["gammas"]]
    assert (markov["c"], len(rising)) == (None, 7)
    assert block["gammas"][0]["drafting"] < rising[0] < rising[6]
    for row in (model, chain, block, markov):
        each = row["gammas"][5]
        assert each["speedup"] == pytest.approx(each["tau"] / (each["drafting"] + each["v"]))
    for drafter in HEADS:
        assert main(["predict", "--drafter", drafter]) == 0
        table, _, legend = capsys.readouterr().out.partition("\n\n")
        names = {line.split()[0] for line in table.splitlines()[1:]}
        assert names == {spec.name for spec in PAIRS if drafter in heads_on_hub(spec)}
        assert "*" not in table + legend
        assert main(["predict", *options, "--drafter", drafter]) == 0
        printed = capsys.readouterr().out
        assert DRAFTERS[drafter] in printed
        assert ("d: all γ guesses" in printed) == (HEADS[drafter] == "block")


@pytest.mark.parametrize(("pair", "longest"), [("qwen3-8b", 15), ("qwen3-14b", 7)])
def test_no_draft_is_longer_than_the_block_of_a_head(
    pair: str, longest: int, capsys: Output
) -> None:
    options = ("--pair", pair, "--device", "h200", "--drafter", "dflash")
    (found,) = rows(capsys, *options)
    assert [each["gamma"] for each in found["gammas"]] == [*range(1, longest + 1)]
    assert found["best"]["gamma"] == longest
    assert main(["predict", *options]) == 0
    shown = [
        int(gamma) for gamma in re.findall(r"^ ?(\d+) +0", capsys.readouterr().out, re.MULTILINE)
    ]
    assert shown[-1] == longest


def test_the_choices_are_the_known_heads() -> None:
    for unknown in DRAFTERS.keys() - HEADS.keys() - {"model"}:
        with pytest.raises(SystemExit):
            main(["predict", "--drafter", unknown])


def test_modes_and_contexts(capsys: Output) -> None:
    (captured,) = rows(capsys, "--pair", "qwen3-8b", "--device", "h200")
    (eager,) = rows(capsys, "--pair", "qwen3-8b", "--device", "h200", "--mode", "eager")
    assert captured["assumptions"]["host_seconds"] == 0 < eager["assumptions"]["host_seconds"]
    assert captured["c"] < eager["c"]
    (long,) = rows(capsys, "--pair", "qwen3-8b", "--device", "h200", "--context", "4096")
    assert long["plain_step"]["bytes"] > captured["plain_step"]["bytes"]


def test_a_prediction_for_people(capsys: Output) -> None:
    assert main(["predict", "--pair", "qwen3-4b", "--device", "t4"]) == 0
    printed = capsys.readouterr().out
    assert "predicted; nothing was measured" in printed
    assert "(assumed)" in printed
    assert re.search(r"^plain step +8,120\.4 +691 +34\.123 +74%$", printed, re.MULTILINE)
    assert "2 bytes per weight, the draft as int8" in printed
    assert "Best: γ = 5, 2.35 × plain." in printed
    assert main(["predict", "--pair", "qwen3-4b", "--device", "t4", "--draft-dtype", "same"]) == 0
    printed = capsys.readouterr().out
    assert "int8" not in printed
    assert "Best: γ = 4, 1.93 × plain." in printed


def test_int8_halves_what_a_draft_step_reads(capsys: Output) -> None:
    options = ("--pair", "qwen3-8b", "--device", "l4", "--draft-dtype")
    (same,), (int8,), (auto,) = (rows(capsys, *options, kind) for kind in ("same", "int8", "auto"))
    assert (same["draft_weight_bytes"], int8["draft_weight_bytes"]) == (2, 1)
    assert int8["draft_step"]["bytes"] < 0.6 * same["draft_step"]["bytes"]
    assert int8["plain_step"] == same["plain_step"]
    assert auto == int8
    for row in (same, int8):
        for name, share in row["mbu"].items():
            step, peak = row[name.replace(" ", "_")], row["assumptions"]["bandwidth"]
            assert share == pytest.approx(step["bytes"] / step["seconds"] / peak)
        assert row["mbu"].keys() == {"draft step", "plain step"}


def test_a_pair_that_does_not_fit_is_said_not_to(capsys: Output) -> None:
    cases = (("qwen3-8b", "t4", 512, True), ("qwen3-8b", "h200", 512, False),
             ("qwen3-4b", "t4", 512, False), ("qwen3-4b", "t4", 32_768, True))  # fmt: skip
    for pair, gpu, context, told in cases:
        options = ["--pair", pair, "--device", gpu, "--context", str(context)]
        assert main(["predict", *options]) == 0
        assert ("It does not fit into the memory of" in capsys.readouterr().out) == told


def test_measured_beside_predicted(capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setattr(machine_limits, "CPU_WEIGHTS", 2**22)
    (row,) = rows(capsys, "--pair", "bundled-small", "--device", "here")
    measured = row["measured"]
    assert measured["target"].keys() >= {"1", "2", "5", "9", "17"}
    assert measured["c"] == measured["draft_step"] / measured["target"]["1"] > 0
    assert (row["mode"], row["weight_bytes"], row["fits"]) == ("eager", 4, True)
    assert row["assumptions"]["kernel_seconds"] > 0
    here = ["predict", "--pair", "bundled-small", "--device", "here"]
    assert row["gammas"][0]["overhead"] == 0  # what a launch costs is known for GPUs alone
    assert main([*here, "--mode", "captured", "--context", "64"]) == 0
    printed = capsys.readouterr()
    first, second = printed.err.splitlines()
    assert "--context has no effect with --device here" in first
    assert "--mode captured has no effect on a CPU" in second
    assert "predicted, beside what was measured" in printed.out
    assert "Measured: " in printed.out


def test_random_weights_need_no_download(capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setattr(machine_limits, "CPU_WEIGHTS", 2**22)
    for module in (predictions, measured_here):
        monkeypatch.setattr(module, "architecture", lambda _: SMALL)
    options = ("--device", "here", "--random", "--dtype", "float32")
    monkeypatch.setattr(measured_here, "too_large", lambda *_: None)
    (row,) = rows(capsys, "--pair", "qwen3-4b", *options)
    assert row["plain_step"]["kernels"] == row["draft_step"]["kernels"] == 2 * 15 + 3
    assert row["mode"] == "eager"  # a CPU captures nothing
    assert row["measured"]["draft_step"] > 0
    monkeypatch.setattr(measured_here, "too_large", lambda *_: "it is too large")
    assert main(["predict", "--pair", "qwen3-4b", *options]) == 1
    assert "it is too large" in capsys.readouterr().err


def test_a_pair_without_a_draft_model_cannot_be_measured(monkeypatch: Patch) -> None:
    monkeypatch.setattr(measured_here, "load_models", lambda *_: SimpleNamespace(draft=None))
    with pytest.raises(ModelError, match="it has no draft model"):
        measured_here.loaded_models(find("smollm2-135m"), "cpu", "auto")


@pytest.mark.parametrize("changed", [{}, {"norms": True}, {"biases": True}, {"tied": True}])
def test_random_models_have_the_sizes_of_others(changed: dict[str, bool]) -> None:
    known = SMALL._replace(norms=False)._replace(**changed)
    model = random_model(known, torch.device("cpu"), torch.float32)
    assert model.num_parameters() == known.parameters
    assert is_lean(model)
    assert all(weight.isfinite().all() for weight in model.parameters())
    logits = pick_backend(model, known.vocabulary)().logits(torch.arange(5), 1)
    assert logits.isfinite().all()
    assert logits.std() > 0


def test_custom_models(capsys: Output) -> None:
    folder = ROOT / "assets" / "models"
    models = ("--target", str(folder / "target"), "--draft", str(folder / "draft-small"))
    (row,) = rows(capsys, *models, "--device", "t4")
    assert row["plain_step"]["kernels"] == 12 * 17 + 7


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--device", "t5"), "--device takes t4, l4, a10g"),
        (("--device", "here,t4"), "--device here"),
        (("--pair", "nope"), "There is no pair 'nope'"),
        (("--pair", "smollm2-135m"), "smollm2-135m cannot be predicted"),
        (("--pair", "qwen2.5-14b", "--drafter", "eagle3"), "it has no EAGLE-3 head on the hub"),
        (("--pair", "bundled-medium", "--drafter", "dflash"), "it has no DFlash head on the hub"),
        (("--device", "here", "--drafter", "eagle3"), "leave out --drafter eagle3"),
        (("--drafter", "eagle3", "--draft-dtype", "int8"), "leave out --drafter eagle3"),
        (("--draft", "x"), "--draft needs --target"),
        (("--alpha", "1.5"), "--alpha must be"),
        (("--alpha", "nan"), "--alpha must be"),
        (("--context", "0"), "--context"),
    ],
)
def test_errors_are_one_line(options: tuple[str, ...], said: str, capsys: Output) -> None:
    try:
        status = main(["predict", *options])
    except SystemExit as ended:
        status = int(ended.code or 0)
    captured = capsys.readouterr()
    assert status in (1, 2)
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err


def test_a_pair_without_a_draft(capsys: Output) -> None:
    target = str(ROOT / "assets" / "models" / "target")
    assert main(["predict", "--target", target, "--device", "t4"]) == 1
    assert "cannot be predicted" in capsys.readouterr().err
