"""Weights stored as int8: what is restored, and drafts and heads that are read from them."""

from pathlib import Path

import msgspec
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from safetensors.torch import load_file, save_file

from models.test_models import refused
from specviz.decoding.int8_linear import MOST
from specviz.models import int8, reduced_vocabulary
from specviz.models.checkpoints import load_model
from specviz.models.checks import stored
from specviz.models.heads.tensors import Tensors
from support.scripted import CPU, tiny_llama

FLOAT = torch.float32


@given(st.integers(1, 5), st.sampled_from([1, 3, 64, 80, 192]), st.floats(1e-6, 1e3))
def test_a_restored_number_is_within_half_a_scale(rows: int, columns: int, size: float) -> None:
    """Up to the rounding of the scale to eight bits, by which the largest number may be clamped."""
    sizes = torch.logspace(0, 3, columns)  # as different as the columns of a fusion
    weight = torch.randn(rows, columns, generator=torch.Generator().manual_seed(rows)) * size
    found = int8.quantize({"w": weight * sizes})
    restored = int8.dequantize(found)["w"]
    assert found["w"].dtype == torch.int8
    group = columns // int8.groups_of(columns)
    assert group in {1, 16, 64}
    scale = found["w" + int8.SCALE].float().repeat_interleave(group, 1)
    assert ((restored - weight * sizes).abs() <= scale * (0.51 + MOST / 2**8)).all()
    small = (weight * sizes).abs() < scale * 100
    assert ((restored - weight * sizes).abs()[small] <= scale[small] * 0.501).all()


def test_zeros_stay_zeros_and_only_matrices_are_rounded() -> None:
    weights = {"w": torch.zeros(2, 3), "norm": torch.tensor([0.25, 3.0]), "ids": torch.arange(4)}
    found = int8.dequantize(int8.quantize(weights))
    for name, weight in weights.items():
        torch.testing.assert_close(found[name], weight.half() if name == "norm" else weight)
    assert int8.dequantize(weights) == weights, "a checkpoint without int8 is not changed"


def test_a_draft_is_read_from_int8_and_from_float16(tmp_path: Path) -> None:
    """Its logits are those of the rounded weights; its scales are not among its parameters."""
    draft = tiny_llama(3, vocabulary=8)
    token_ids = reduced_vocabulary.TokenIds("0" * 64, 20, 0, (None, 3, 5, 7, 8, 11, 13, 19))
    folders = {name: tmp_path / name for name in ("whole", "rounded")}
    for name, folder in folders.items():
        draft.save_pretrained(folder)
        (folder / "token_ids.json").write_bytes(msgspec.json.encode(token_ids))
        own = load_file(folder / "model.safetensors")
        weights = int8.quantize(own) if name == "rounded" else own
        save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
    ids = torch.tensor([[3, 4, 11, 19]])
    draft.load_state_dict(int8.read([folders["rounded"] / "model.safetensors"]), strict=False)
    with torch.inference_mode():
        whole, rounded = (
            load_model(str(folder), CPU, FLOAT)(ids).logits[..., [3, 5, 19]]
            for folder in folders.values()
        )
        expected = draft(torch.tensor([[1, 0, 5, 7]])).logits[..., [1, 2, 7]]
    assert not torch.equal(whole, rounded)
    torch.testing.assert_close(rounded, expected)
    assert stored(str(folders["whole"])) == stored(str(folders["rounded"]))
    path = folders["rounded"] / "model.safetensors"
    lost = "model.embed_tokens.weight_scale"
    save_file({name: part for name, part in load_file(path).items() if name != lost}, path)
    assert lost in refused(lambda: load_model(str(folders["rounded"]), CPU, torch.bfloat16))


def test_a_head_s_matrix_is_taken_whole(tmp_path: Path) -> None:
    weight = torch.randn(4, 6)
    path = tmp_path / "model.safetensors"
    save_file(int8.quantize({"fc.weight": weight}), path)
    with Tensors(str(tmp_path), CPU, FLOAT) as tensors:
        found = tensors.take("fc.weight", 4, 6)
        tensors.finish()
    torch.testing.assert_close(found, int8.read([path])["fc.weight"])
    assert tensors.parameters == 24
    with Tensors(str(tmp_path), CPU, FLOAT, dry=True) as tensors:
        assert tensors.take("fc.weight", 4, 6).is_meta
        tensors.finish()


@pytest.mark.parametrize("scale", [None, torch.ones(4), torch.ones(3, 3), torch.ones(4, 3).half()])
def test_a_wrong_scale_is_one_line(tmp_path: Path, scale: torch.Tensor | None) -> None:
    """The matrix has three groups of two columns, whose scales must be in bfloat16."""
    scales = {} if scale is None else {"fc.weight_scale": scale}
    numbers = torch.ones(4, 6, dtype=torch.int8)
    save_file({"fc.weight": numbers} | scales, tmp_path / "model.safetensors")
    with Tensors(str(tmp_path), CPU, FLOAT) as tensors:
        why = refused(lambda: tensors.take("fc.weight", 4, 6))
    assert "fc.weight_scale" in why
    assert why.endswith("Choose another draft.")  # other projects store other scales


def test_a_vector_of_int8_is_refused(tmp_path: Path) -> None:
    save_file({"norm.weight": torch.ones(4, dtype=torch.int8)}, tmp_path / "model.safetensors")
    with Tensors(str(tmp_path), CPU, FLOAT) as tensors:
        assert "norm.weight" in refused(lambda: tensors.take("norm.weight", 4))
