"""Drafts that read int8 weights: asked for, or chosen on GPUs where that is predicted to pay."""

from typing import Any

import pytest
import torch

from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import ModelError
from specviz.models import loading
from specviz.models.loading import load
from specviz.models.pairs import PairSpec, find
from specviz.settings import Settings
from specviz.trace import Trace

MADE = LeanModel.__init__


def run(pair: Pair) -> Trace:
    settings = Settings(max_new_tokens=24, temperature=0)
    return finish(race(pair, pair.tokenizer.encode("def area("), settings))


def test_only_the_draft_reads_int8_and_the_text_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[tuple[int, bool]]()

    def noted(self: LeanModel, model: Any, *args: Any, int8: bool = False, **more: Any) -> None:
        made.append((model.config.num_hidden_layers, int8))
        MADE(self, model, *args, int8=int8, **more)

    monkeypatch.setattr(LeanModel, "__init__", noted)
    usual, rounded = (load("bundled-small", "cpu", "float32", kind) for kind in ("auto", "int8"))
    assert [pair.models.draft and pair.models.draft.dtype for pair in (usual, rounded)] == [
        "float32",
        "int8",
    ]
    assert rounded.models.target == usual.models.target
    assert run(usual).output == run(rounded).output
    assert {layers for layers, int8 in made if int8} == {1}  # the target has twelve


def test_a_pair_without_a_draft_model_says_so() -> None:
    with pytest.raises(ModelError, match="cannot draft in int8: it has no draft model"):
        loading._reads_int8("int8", find("smollm2-135m"), None)


class Draft:
    """A draft model on a made-up device."""

    def __init__(self, device: str) -> None:
        self.device, self.dtype = torch.device(device), torch.float16

    def get_memory_footprint(self) -> int:
        return 10


@pytest.mark.parametrize(
    ("gpu", "changed", "chosen"),
    [
        ("Tesla T4", {}, True),
        ("NVIDIA L4", {}, True),
        ("NVIDIA A10G", {}, True),
        ("NVIDIA H200", {}, False),  # predicted to gain little
        ("Tesla T4", {"free_memory": lambda _: 9}, False),
        ("Tesla T4", {"compiled_product": lambda *_: None}, False),
        ("Tesla T4", {"is_lean": lambda _: False}, False),
    ],
)
def test_a_gpu_chooses_int8_where_it_pays(
    gpu: str, changed: dict[str, Any], chosen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = {
        "processor": lambda _: gpu,
        "free_memory": lambda _: 11,
        "compiled_product": lambda *_: "a product",
        "is_lean": lambda _: True,
    }
    for name, value in (usual | changed).items():
        monkeypatch.setattr(loading, name, value)
    spec = find("qwen3-4b")

    def reads(asked: str, device: str, spec: PairSpec = spec) -> bool:
        return loading._reads_int8(asked, spec, Draft(device))

    assert reads("auto", "cuda:0") == chosen
    assert not reads("auto", "cpu")
    assert not reads("same", "cuda:0")
    assert not reads("auto", "cuda:0", find("bundled-medium"))  # bound by launches, not by bytes
