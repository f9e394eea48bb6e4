"""Predictions for pairs: sizes from configs, GPUs by driver name, default pairs."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoConfig, AutoModelForCausalLM, LlamaConfig

from specviz.models.pairs import BUNDLED, PAIRS, SMOLLM2, SMOLLM2_HEAD, find
from specviz.models.predictions import (
    PAYS,
    STAND_IN,
    architecture,
    best_pair,
    default_on,
    fits,
    gpu_of_device,
    int8_pays,
    is_for_gpus,
    launching,
    predict,
    predicted_speedup,
)
from specviz.theory.prediction import ALPHA
from specviz.theory.roofline import GPUS, find_gpu


@pytest.mark.parametrize("name", ["target", "draft-small", "smollm2-draft"])
def test_sizes_from_a_folder(name: str) -> None:
    folder = str(BUNDLED / name)
    with torch.device("meta"):
        model = AutoModelForCausalLM.from_config(AutoConfig.from_pretrained(folder))
    known = architecture(folder)
    assert known is not None
    assert known.parameters == model.num_parameters()
    assert known.layers == model.config.num_hidden_layers


@pytest.mark.parametrize(
    "changed",
    [
        {"num_hidden_layers": 10**9},
        {"hidden_size": -1},
        {"hidden_size": "many"},
        {"architectures": ["LlamaForCausalLMEagle3"]},
        {"architectures": None},
        {"vocab_size": None},
    ],
)
def test_a_strange_config_is_unknown(changed: dict[str, Any], tmp_path: Path) -> None:
    config = LlamaConfig(architectures=["LlamaForCausalLM"]).to_dict()
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert architecture(str(tmp_path)) is not None
    (tmp_path / "config.json").write_text(json.dumps(config | changed))
    assert architecture(str(tmp_path)) is None
    for damaged in (b"[" * 10_000, b'{"x": ' + b"[" * 10_000, b'{"architectures": ["\xff"]}'):
        (tmp_path / "config.json").write_bytes(damaged)
        assert architecture(str(tmp_path)) is None


def test_which_pairs_can_be_predicted() -> None:
    unknown = {spec.name for spec in PAIRS if predict(spec, GPUS[0]) is None}
    assert "smollm2-135m" in unknown  # its draft is a head
    assert not unknown & {"bundled-medium", "smollm2-135m-independent", "qwen3-4b"}
    assert (architecture(SMOLLM2_HEAD), architecture("no/such")) == (None, None)
    small = architecture(SMOLLM2)
    assert small is not None
    assert small.layers == 30


@pytest.mark.parametrize(
    ("driver", "name"),
    [
        ("Tesla T4", "T4"),
        ("NVIDIA L4", "L4"),
        ("NVIDIA L40S", "L40S"),
        ("NVIDIA A10G", "A10G"),
        ("NVIDIA GeForce RTX 4090", "RTX 4090"),
        ("NVIDIA A100-SXM4-80GB", "A100 80GB SXM"),
        ("NVIDIA H100 80GB HBM3", "H100 SXM"),
        ("NVIDIA H100 PCIe", "H100 PCIe"),
        ("NVIDIA H100 NVL", "H100 NVL"),
        ("NVIDIA H100 80GB HBM3 MIG 1g.10gb", STAND_IN.name),
        ("NVIDIA A100-SXM4-40GB", "A100 40GB"),
        ("NVIDIA A100-PCIE-40GB", "A100 40GB"),
        ("A100-PCIE-40GB", "A100 40GB"),
        ("NVIDIA A100 80GB PCIe", "A100 80GB PCIe"),
        ("NVIDIA H200", "H200 SXM"),
        ("NVIDIA H200 NVL", "H200 NVL"),
        ("NVIDIA RTX PRO 6000 Blackwell Server Edition", "RTX PRO 6000"),
        ("NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition", STAND_IN.name),
        ("NVIDIA GeForce RTX 4090 Laptop GPU", STAND_IN.name),
        ("NVIDIA L40", STAND_IN.name),
        ("NVIDIA RTX PRO 6000 Blackwell Server Edition MIG 2g.48gb", "ZeroGPU"),
        ("NVIDIA GB10", STAND_IN.name),
    ],
)
def test_gpus_by_the_names_of_their_drivers(driver: str, name: str) -> None:
    assert gpu_of_device(driver).name == name


@pytest.mark.parametrize(
    ("gpu", "pair"),
    [
        ("t4", "qwen3-4b"),
        ("l4", "qwen3-8b"),
        ("a10g", "qwen3-8b"),
        ("zerogpu", "qwen2.5-14b"),
        ("h200", "qwen2.5-14b"),
    ],
)
def test_the_default_pair_of_a_gpu(gpu: str, pair: str) -> None:
    on = find_gpu(gpu)
    assert on is not None
    chosen = default_on(on)
    assert chosen == find(pair)
    offered = [spec for spec in PAIRS if is_for_gpus(spec) and fits(spec, on)]
    gains = {spec.name: predicted_speedup(spec, on) or 1.0 for spec in offered}
    assert gains[pair] == max(gains.values()) > 1
    assert best_pair(reversed(offered), on) == chosen


def test_no_default_where_nothing_fits() -> None:
    assert default_on(GPUS[0]._replace(memory=1e9)) is None


@pytest.mark.parametrize(
    ("gpu", "pays"), [("t4", True), ("l4", True), ("a10g", True), ("h100", False), ("h200", False)]
)
def test_drafts_are_read_as_int8_where_that_gains_a_tenth(gpu: str, *, pays: bool) -> None:
    on, spec = find_gpu(gpu), find("qwen3-4b")
    assert on is not None
    same, int8, auto = (
        predict(spec, launching(on, "round"), draft_dtype=kind) for kind in ("same", "int8", "auto")
    )
    assert same
    assert int8
    assert auto
    assert (same.draft.weight_bytes, int8.draft.weight_bytes) == (2, 1)
    assert same.target == int8.target
    gain = int8.best(ALPHA)[1] / same.best(ALPHA)[1]
    assert (gain >= PAYS) == pays == int8_pays(spec, on)
    assert auto == (int8 if pays else same)
    assert predicted_speedup(spec, on) == auto.best(ALPHA)[1]


def test_caches_and_heads_stay_in_16_bits() -> None:
    spec = find("qwen3-8b")
    same, int8 = (predict(spec, GPUS[0], draft_dtype=kind) for kind in ("same", "int8"))
    assert same
    assert int8
    read = same.draft.read(1)
    assert same.draft_pass(1).bytes - int8.draft_pass(1).bytes == read
    heads = (predict(spec, GPUS[0], drafter="eagle3", draft_dtype=d) for d in ("same", "int8"))
    assert len({head and head.draft for head in heads}) == 1
