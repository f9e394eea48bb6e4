"""Matrices packed for few rows: the products stay the same, and only some can be packed."""

import gc
import time
from typing import Any
from weakref import ref

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor

from models.test_feature_head import llama
from specviz.decoding import linear
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import is_packed, pack, weights_of
from specviz.decoding.linear import FEW, PADDED_ROWS, PASSES, Linear, RowPadding, mkl_keeps_rows
from specviz.models import checkpoints

PACKABLE = {
    torch.float32: torch.backends.mkl.is_available() or torch.backends.mkldnn.is_available(),
    torch.bfloat16: torch.ops.mkldnn._is_mkldnn_bf16_supported(),
}
CLOSE = {torch.float32: 1e-4, torch.bfloat16: 2e-2}  # relative to the sum of absolute terms
DTYPES = pytest.mark.parametrize("dtype", PACKABLE)
SIZES = st.integers(1, 70)


@given(rows=st.integers(1, 2 * FEW), width=SIZES, height=SIZES, pack=st.booleans())
@DTYPES
def test_products_are_those_of_torch(
    dtype: torch.dtype, rows: int, width: int, height: int, *, pack: bool
) -> None:
    torch.manual_seed(rows)
    x, weight = torch.randn(rows, width).to(dtype), torch.randn(height, width).to(dtype)
    ours = Linear(weight, pack=pack)(x)
    assert ours.dtype == dtype
    exact = x.double() @ weight.double().T
    parts = x.double().abs() @ weight.double().abs().T
    assert ((ours - exact).abs() <= CLOSE[dtype] * parts).all()


@DTYPES
def test_which_matrices_are_packed(dtype: torch.dtype) -> None:
    weight = torch.ones(2, 2, dtype=dtype)
    assert Linear(weight, pack=True).packed == PACKABLE[dtype]
    assert not Linear(weight).packed
    assert not Linear(weight.to("meta"), pack=True).packed
    assert not Linear(weight.half(), pack=True).packed


@DTYPES
@pytest.mark.parametrize("columns", [576, 1536, 9000])
def test_a_row_is_the_same_alone_and_among_others(dtype: torch.dtype, columns: int) -> None:
    torch.manual_seed(columns)
    x, weight = torch.randn(FEW, columns).to(dtype), torch.randn(700, columns).to(dtype)
    product = Linear(weight, pack=PACKABLE[dtype])
    if not product.packed:
        pytest.skip("no library here packs this dtype")
    whole = product(x)
    for rows in (1, 2, 3, 5, 9):
        for part, among in zip(x.split(rows), whole.split(rows), strict=True):
            if len(part) == 1 and dtype == torch.float32:  # may be torch's own product
                torch.testing.assert_close(product(part), among, rtol=1e-4, atol=1e-3)
            else:
                assert torch.equal(product(part), among), rows


@pytest.mark.skipif(not PACKABLE[torch.bfloat16], reason="no library here packs bfloat16")
@pytest.mark.parametrize(("alone", "four"), [(1.0, 0.9), (1.0, 1.0)])
def test_a_single_bfloat16_row_is_computed_the_faster_way(
    alone: float, four: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found once for each number of threads; the result is the same."""
    x, weight = torch.randn(FEW, 1536).bfloat16(), torch.randn(700, 1536).bfloat16()
    product, now, widths = Linear(weight, pack=True), [0.0], list[int]()
    multiply = linear._product

    def timed(rows: Tensor, *packed: Any) -> Tensor:
        widths.append(len(rows))
        now[0] += four if len(rows) == PADDED_ROWS else alone
        return multiply(rows, *packed)

    monkeypatch.setattr(linear, "_product", timed)
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    RowPadding([product])
    for threads in (1, 2):
        monkeypatch.setattr(torch, "get_num_threads", lambda threads=threads: threads)
        widths.clear()
        first = product(x[:1])
        assert len(widths) == 2 * PASSES + 1
        assert (widths[-1] == PADDED_ROWS) == (four < alone)
        assert product(x[:1]).equal(first)
        assert len(widths) == 2 * PASSES + 2
        assert product(x)[:1].equal(first)


@pytest.mark.parametrize(
    ("capability", "rows", "by_mkl"),
    [("AVX2", 40, True), ("AVX2", 800, True), ("AVX512", 40, True), ("AVX512", 800, False)],
)
def test_the_library_that_is_faster_for_float32_is_chosen(
    capability: str, rows: int, by_mkl: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (torch.backends.mkl.is_available() and torch.backends.mkldnn.is_available()):
        pytest.skip("only one of the two libraries is available")
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: capability)
    x, weight = torch.randn(5, 1536), torch.randn(rows, 1536)
    product = Linear(weight, pack=True)
    assert product._by_mkl == (by_mkl and mkl_keeps_rows())
    torch.testing.assert_close(product(x), x @ weight.T, rtol=1e-4, atol=1e-3)
    torch.testing.assert_close(product(x)[:1], product(x[:1]), rtol=1e-4, atol=1e-3)


@DTYPES
def test_packing_keeps_the_logits_of_a_model(dtype: torch.dtype) -> None:
    model = llama().to(dtype)
    before = LeanModel(model)
    pack(model)
    after = LeanModel(model)
    assert is_packed(model) == PACKABLE[dtype]
    for width in (1, 3, FEW, 2 * FEW, 5):
        tokens = torch.arange(width) % 12
        ours, theirs = (each.logits(tokens, last=width) for each in (after, before))
        torch.testing.assert_close(ours, theirs, rtol=CLOSE[dtype], atol=CLOSE[dtype])


@DTYPES
def test_packed_weights_are_freed_with_their_model(dtype: torch.dtype) -> None:
    model = llama().to(dtype)
    pack(model)
    matrix = ref(LeanModel(model)._layers[0].down)
    assert matrix() is not None
    del model
    gc.collect()
    assert matrix() is None


def test_a_model_that_cannot_be_packed_stays_unpacked() -> None:
    model = llama().half()
    pack(model)
    assert not is_packed(model)


@pytest.mark.parametrize("twice", [1.9, 2.1, None])
def test_targets_and_large_models_are_packed_if_there_is_room(
    twice: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = twice != 1.9 and PACKABLE[torch.float32]
    for target, large in ((True, False), (False, True), (False, False)):
        model = llama()
        size = model.get_memory_footprint()
        free = None if twice is None else int(twice * size)
        monkeypatch.setattr(checkpoints, "free_memory", lambda device, free=free: free)
        monkeypatch.setattr(checkpoints, "TINY", model.num_parameters() + (not large))
        checkpoints.pack_where_it_pays(model, target=target)
        assert is_packed(model) == (room and (target or large))
        if is_packed(model):
            matrix = weights_of(model).head
            checkpoints.pack_where_it_pays(model, target=target)  # by a second pair
            assert weights_of(model).head is matrix


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("rows", [40, 800])
@pytest.mark.parametrize("capability", ["AVX2", "AVX512"])
def test_torch_multiplies_a_lone_float32_row_on_one_thread(
    capability: str, rows: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With AVX-512: on one thread torch is faster for such a row; on several it is not."""
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: capability)
    x, weight = torch.randn(3, 1536), torch.randn(rows, 1536)
    product = Linear(weight, pack=True)
    if not product.packed:
        pytest.skip("no library here packs float32")
    used = []

    def note(library: str) -> None:
        used.append(library)

    monkeypatch.setattr(torch, "mm", lambda *_: note("torch"))
    monkeypatch.setattr(linear, "_product", lambda *_: note("oneDNN"))
    monkeypatch.setattr(torch, "get_num_threads", lambda: threads)
    product(x[:1])
    product(x)
    packed = [] if product._by_mkl else ["oneDNN"]  # MKL's product notes nothing
    lone = ["torch"] if capability == "AVX512" and threads == 1 else packed
    assert used == lone + packed


@pytest.mark.parametrize("learns", [False, True])
def test_a_residual_that_needs_a_gradient_is_not_overwritten(*, learns: bool) -> None:
    """Elsewhere than on a CPU, one kernel adds the product to it."""
    residual = torch.zeros(2, 4, device="meta", requires_grad=learns) + 1
    before = residual._version
    Linear(torch.zeros(4, 3, device="meta")).add(torch.zeros(2, 3, device="meta"), residual)
    assert (residual._version == before) is learns
