"""Triton's kernels compute what torch does, where Triton is, and are used only where they work."""

import importlib
import os
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest
import torch
from transformers import LlamaConfig, Qwen3Config

from decoding.test_lean import GROUPED, made
from specviz.decoding.lean import fusing
from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from support import triton_stand_in
from support.paths import ROOT

NAME = "specviz.decoding.lean.fused"
INTERPRET = "TRITON_INTERPRET"
INTERPRETED = os.environ.get(INTERPRET) == "1"
interpreted = pytest.mark.skipif(not INTERPRETED, reason="runs in Triton's interpreter")
CPU = torch.device("cpu")
HEADS = (4, 2, 16)


@pytest.fixture(autouse=True)
def untried() -> None:
    fusing.tried.cache_clear()


@pytest.mark.skipif(INTERPRETED, reason="this is that process")
@pytest.mark.skipif(find_spec("triton") is None, reason="torch for a CPU comes without Triton")
def test_in_tritons_interpreter() -> None:
    """In a process of its own: Triton asks for the variable when it is first imported."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", __file__, "-k", "kernels"],
        cwd=ROOT, env=os.environ | {INTERPRET: "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


@interpreted
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])  # it multiplies no bfloat16
@pytest.mark.parametrize("heads", [HEADS, (3, 3, 64)])
def test_the_kernels_agree_with_torch(heads: tuple[int, int, int], dtype: torch.dtype) -> None:
    assert fusing.tried(CPU, dtype, *heads) is not None


@interpreted
@pytest.mark.parametrize(("config", "parts"), [(Qwen3Config, 64), (LlamaConfig, 3)])
def test_a_text_and_a_tree_on_the_kernels(
    config: type, parts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 16 parts of 32 keys, and with 3, of which each takes several turns."""
    model, kernels = made(config, GROUPED | {"head_dim": 16}), importlib.import_module(NAME)
    monkeypatch.setattr(kernels, "MOST_PARTS", parts)

    def logits(fused: ModuleType | None) -> torch.Tensor:
        def new() -> LeanLayers:
            layers = LeanModel(model)
            layers._fused = fused
            return layers

        static = StaticModel(RunnerPool(model, lambda work: work, new))
        static.prepare(64, (1, 5), (4,))
        tokens = torch.arange(6)
        read = [static.logits(part, len(part)) for part in tokens.split([5, 1])]
        return torch.cat([*read, static.branch(tokens[:4], [-1, -1, 0, 1])])

    torch.testing.assert_close(logits(kernels), logits(None), rtol=1e-4, atol=1e-4)


def test_only_on_request_and_on_a_gpu_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(fusing, "tried", lambda *heads: asked.append(heads))
    on_gpu = partial(fusing.fused_kernels, torch.device("cuda"), torch.float16, *HEADS)
    on_gpu()
    monkeypatch.setenv("SPECVIZ_FUSED", "on")
    fusing.fused_kernels(CPU, torch.float16, *HEADS)
    assert not asked
    on_gpu()
    assert asked == [(torch.device("cuda"), torch.float16, *HEADS)]
    monkeypatch.setenv("SPACES_ZERO_GPU", "true")
    on_gpu()
    assert len(asked) == 1


@pytest.mark.parametrize("there", [False, True])
def test_without_working_kernels_one_line_is_logged(
    there: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Either there is no Triton, or, as with the stand-in, its results are wrong."""
    found: Any = triton_stand_in.fused(monkeypatch) if there else None
    monkeypatch.setitem(sys.modules, NAME, found)
    for _ in range(2):
        assert fusing.tried(CPU, torch.float32, *HEADS) is None
    (line,) = caplog.messages
    assert line.startswith("Decoding goes on without Triton kernels: ")
    assert ("differ from torch's" in line) == there
    assert "\n" not in line
