"""Attention on a GPU: never by cuDNN, which builds a plan for every new length; by products."""

from types import SimpleNamespace
from typing import Any

import pytest
import torch
import torch.nn.functional as F

from specviz.decoding import backends
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean import attention
from specviz.models import assembly

GPU = torch.device("cuda", 0)


@pytest.fixture
def switched(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The calls of torch's switch for cuDNN attention, in order."""
    asked: list[bool] = []

    def spy(*, enabled: bool) -> None:
        asked.append(enabled)

    monkeypatch.setattr(torch.backends.cuda, "enable_cudnn_sdp", spy)
    monkeypatch.setattr(backends, "is_lean", lambda _: False)
    return asked


@pytest.mark.parametrize("device", [GPU, torch.device("cuda"), torch.device("cpu")])
def test_it_is_off_before_the_first_model(device: torch.device, switched: list[bool]) -> None:
    model: Any = SimpleNamespace(device=device)
    backends.pick_backend(model, 6)
    assert switched == ([False] if device.type == "cuda" else [])


@pytest.mark.parametrize(("head", "spread"), [(object(), False), (None, True)])
def test_it_is_off_for_every_instance_of_the_target(
    head: object, spread: bool, switched: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assembly, "is_spread", lambda _: spread)
    loaded: Any = SimpleNamespace(target=SimpleNamespace(device=GPU), device=GPU, head=head)
    made: Any = assembly._target_factory(loaded, 6, capture=True)
    assert made.func is CachedModel
    assert set(switched) == {False}


def test_torch_has_the_switch() -> None:
    before = torch.backends.cuda.cudnn_sdp_enabled()
    try:
        backends.avoid_cudnn_attention()
        assert not torch.backends.cuda.cudnn_sdp_enabled()
    finally:
        torch.backends.cuda.enable_cudnn_sdp(before)


@pytest.mark.parametrize(("width", "heads", "shared"), [(1, 6, 6), (5, 8, 2), (17, 4, 1)])
def test_products_are_the_fused_attention(width: int, heads: int, shared: int) -> None:
    """On a GPU, a few tokens attend by two matrix products."""
    torch.manual_seed(0)
    rows = torch.randn(shared, heads // shared, width, 32)
    cached = torch.randn(2, shared, 1, 64, 32)
    mask = attention.causal(64 - width, 64, rows)
    keys, values = cached.expand(-1, -1, heads // shared, -1, -1)
    expected = F.scaled_dot_product_attention(rows, keys, values, mask)
    torch.testing.assert_close(attention._by_products(rows, keys, values, mask), expected)
