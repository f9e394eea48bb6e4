"""Products by int8 weights: exact for the rounded matrix, on the CPU and as the GPU's kernel."""

import gc
import logging
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
import torch
from torch import Tensor

from models.test_feature_head import llama
from specviz.decoding import int8_linear
from specviz.decoding.int8_linear import (
    CONVERSIONS,
    PRODUCT,
    Int8Linear,
    compiled_product,
    quantized,
    torchs_product,
)
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import int8_weights_of, weights_of
from specviz.decoding.linear import FEW, Linear
from support.scripted import CPU
from support.warps import HALF, Kernel

HALVES = pytest.mark.parametrize("dtype", CONVERSIONS)


def case(dtype: torch.dtype, rows: int, height: int, width: int) -> tuple[Tensor, Tensor, Tensor]:
    """Made-up x [rows, width], W [height, width] and b [height]."""
    torch.manual_seed(rows)
    x, weight = torch.randn(rows, width).to(dtype), torch.randn(height, width).to(dtype)
    return x, weight, torch.randn(height).to(dtype)


def exact(x: Tensor, numbers: Tensor, scale: Tensor, added: Tensor) -> Tensor:
    return x.double() @ (numbers.double() * scale.double()[:, None]).T + added.double()


def test_rounding_errs_by_half_a_scale_at_most() -> None:
    weight = torch.randn(5000, 70) * torch.linspace(0, 9, 5000)[:, None]  # the first row is zero
    numbers, scale = quantized(weight)
    assert (numbers.dtype, numbers.abs().amax(1)[1:].unique().tolist()) == (torch.int8, [127])
    error = (numbers * scale[:, None] - weight).abs()
    assert (error <= 0.5001 * scale[:, None]).all()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("biased", [True, False])
def test_few_rows_are_multiplied_by_the_rounded_matrix(dtype: torch.dtype, *, biased: bool) -> None:
    x, weight, bias = case(dtype, FEW, 40, 96)
    product = Int8Linear(weight, bias if biased else None)
    expected = exact(x, product.numbers, product.scale, bias if biased else torch.zeros(40))
    close = 2e-2 if dtype == torch.bfloat16 else 1e-5  # bfloat16 also rounds the scales
    for rows in (1, 2, FEW):
        ours = product(x[:rows])
        assert ours.dtype == dtype
        torch.testing.assert_close(ours.double(), expected[:rows], rtol=close, atol=10 * close)
        residual = torch.randn(rows, 40).to(dtype)
        summed = product.add(x[:rows], residual).double()
        whole = expected[:rows] + residual
        torch.testing.assert_close(summed, whole, rtol=2 * close, atol=20 * close)
    many = torch.randn(FEW + 1, 96).to(dtype)
    assert product.add(many, many[:, :40]).equal(many[:, :40] + product(many))
    assert product(many).equal(Linear(weight, bias if biased else None)(many))


@HALVES
def test_the_kernel_of_a_gpu_multiplies_exactly(
    dtype: torch.dtype, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its source, run by a thread for each lane, gives the nearest numbers of 16 bits."""
    conversions = HALF if dtype == torch.float16 else CONVERSIONS[dtype]
    monkeypatch.setattr(torch.cuda, "device", lambda _: nullcontext())
    product = int8_linear._launcher(Kernel(conversions + PRODUCT, tmp_path))
    for rows, height, width in ((1, 7, 96), (2, 4, 1040), (9, 5, 592)):
        x, weight, bias = case(dtype, rows, height, width)
        numbers, scale = quantized(weight)
        for added in (bias, torch.randn(rows, height).to(dtype)):
            expected = exact(x, numbers, scale, added).to(dtype)
            assert product(x, numbers, scale, added).equal(expected)
    x[0, 0] = torch.nan
    assert product(x, numbers, scale, bias)[0].isnan().all()


@pytest.mark.parametrize("wrong", [False, True])
def test_a_kernel_that_multiplies_wrongly_is_not_used(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    wrong: bool,
) -> None:
    def kernel(*, args: list[Any], **_: object) -> None:
        x, numbers, scale, added, y, *_sizes = args
        y.copy_(exact(x, numbers, scale, added))
        y[-1, -1] += wrong

    monkeypatch.setattr(torch.cuda, "device", lambda _: nullcontext())
    monkeypatch.setattr(int8_linear, "_compiled", lambda _: kernel)
    with caplog.at_level(logging.WARNING):
        found = compiled_product.__wrapped__(CPU, torch.float16)
    assert (found is None) == wrong == bool(caplog.records)
    assert compiled_product.__wrapped__(CPU, torch.float32) is None


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_without_a_compiler_torch_multiplies(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = torch.device("cuda", 0)
    assert compiled_product(gpu, torch.float16) is None
    assert int8_linear.product_for(gpu, torch.float16, 64) is torchs_product
    monkeypatch.setattr(int8_linear, "compiled_product", lambda *_: exact)
    assert int8_linear.product_for(gpu, torch.float16, 64) is exact
    assert int8_linear.product_for(gpu, torch.float16, 60) is torchs_product  # reads 16 at once


def test_a_model_keeps_its_own_weights_and_drafts_with_a_copy() -> None:
    model = llama()
    tokens = torch.arange(3)
    own = LeanModel(model).logits(tokens, last=3)
    before = {name: weight.clone() for name, weight in model.named_parameters()}
    draft = LeanModel(model, int8=True)
    rounded = draft.logits(tokens, last=3)
    assert not rounded.equal(own)
    torch.testing.assert_close(rounded, own, rtol=0.1, atol=0.1)
    assert LeanModel(model).logits(tokens, last=3).equal(own)
    assert all(weight.equal(before[name]) for name, weight in model.named_parameters())
    ours, copy = weights_of(model), int8_weights_of(model)
    assert int8_weights_of(model) is copy
    pairs = zip((*ours.layers[0], ours.head), (*copy.layers[0], copy.head), strict=True)
    products = [(each, part) for each, part in pairs if isinstance(each, Linear)]
    assert len(products) == 5
    for each, part in products:
        assert isinstance(part, Int8Linear)
        assert part.weight is each.weight


def test_the_copy_is_freed_with_its_model() -> None:
    model = llama()
    numbers = ref(int8_weights_of(model).layers[0].down)
    assert numbers() is not None
    del model
    gc.collect()
    assert numbers() is None
