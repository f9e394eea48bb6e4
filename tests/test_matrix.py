"""Matrices laid out for few rows: the same products, and only where they can be had."""

import gc
from weakref import ref

import pytest
import torch
import torch.nn.functional as F
from hypothesis import given
from hypothesis import strategies as st

from specviz.decoding.lean_llama import LeanLlama, is_packed, pack
from specviz.decoding.matrix import FEW, Matrix
from specviz.models import loading
from test_feature_head import llama

WITH_MKL = pytest.mark.skipif(not torch.backends.mkl.is_available(), reason="there is no MKL")
SIZES = st.integers(1, 70)


@given(rows=st.integers(1, 2 * FEW), width=SIZES, height=SIZES, pack=st.booleans())
def test_products_are_those_of_torch(rows: int, width: int, height: int, *, pack: bool) -> None:
    torch.manual_seed(rows)
    x, weight = torch.randn(rows, width), torch.randn(height, width)
    ours = Matrix(weight, pack=pack)(x)
    torch.testing.assert_close(ours, F.linear(x, weight), rtol=1e-4, atol=1e-4)


@WITH_MKL
def test_only_float32_on_a_cpu_can_be_packed() -> None:
    assert Matrix(torch.ones(2, 2), pack=True).packed
    assert not Matrix(torch.ones(2, 2)).packed
    assert not Matrix(torch.ones(2, 2, dtype=torch.bfloat16), pack=True).packed
    assert not Matrix(torch.ones(2, 2, device="meta"), pack=True).packed
    half = torch.ones(2, 2, dtype=torch.bfloat16)
    assert Matrix(half, pack=True)(half).equal(2 * half)


@WITH_MKL
def test_a_packed_model_reads_what_it_read_before() -> None:
    model = llama()
    before = LeanLlama(model)
    pack(model)
    after = LeanLlama(model)
    assert is_packed(model)
    for width in (1, 3, FEW, 2 * FEW, 5):
        tokens = torch.arange(width) % 12
        ours, theirs = (reader.logits(tokens, last=width) for reader in (after, before))
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


@WITH_MKL
def test_what_was_packed_goes_with_its_model() -> None:
    model = llama()
    pack(model)
    matrix = ref(LeanLlama(model)._layers[0].down)
    assert matrix() is not None
    del model
    gc.collect()
    assert matrix() is None


def test_what_cannot_be_packed_stays_as_it_is() -> None:
    model = llama().bfloat16()
    pack(model)
    assert not is_packed(model)


@WITH_MKL
@pytest.mark.parametrize("twice", [1.9, 2.1, None])
def test_only_large_models_with_room_beside_them_are_packed(
    twice: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = llama()
    size = model.get_memory_footprint()
    free = None if twice is None else int(twice * size)
    monkeypatch.setattr(loading, "free_memory", lambda device: free)
    assert not loading._may_be_packed(model)
    monkeypatch.setattr(loading, "TINY", model.num_parameters())
    assert loading._may_be_packed(model) == (twice != 1.9)
