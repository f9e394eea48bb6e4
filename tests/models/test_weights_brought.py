"""Every form of weights in `specviz/commands/inputs.md`: read, or refused for what it is."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from gguf import GGMLQuantizationType, GGUFReader, dequantize
from safetensors.torch import load_file, save_file
from torch import Tensor
from transformers import GptOssConfig, GptOssForCausalLM, LlamaForCausalLM, PreTrainedModel

from models.test_gguf import VOCABULARY
from models.test_models import byte_level, save
from specviz.errors import ModelError
from specviz.models import packed
from specviz.models.checkpoints import load_model
from specviz.models.checks import stored
from specviz.models.loading import load
from specviz.models.pairs import Size, custom
from support import tiny_gguf
from support.inputs import rows
from support.scripted import CPU, tiny_llama

FP8 = torch.float8_e4m3fn
BASE = "somebody/unpacked-7B"


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECVIZ_CACHE", str(tmp_path / "cache"))


def folder(
    at: Path, change: Callable[[dict[str, Tensor]], dict[str, Tensor]] = dict, **config: object
) -> Path:
    """Save a tiny model, with its tensors changed and fields added to its config."""
    made = Path(save(at / "made"))
    weights = change(load_file(made / "model.safetensors"))
    save_file(weights, made / "model.safetensors", metadata={"format": "pt"})
    add_to_config(made, **config)
    return made


def add_to_config(made: Path, **fields: object) -> None:
    path = made / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def without_projections(weights: dict[str, Tensor], *companions: str) -> dict[str, Tensor]:
    """Replace each matrix by packed tensors of a quarter of its size."""
    found = dict[str, Tensor]()
    for name, weight in weights.items():
        if "proj" not in name:
            found[name] = weight
            continue
        for companion in companions:
            packed_name = name.removesuffix("weight") + companion
            found[packed_name] = torch.ones(
                weight.shape[0] // 4, weight.shape[1], dtype=torch.int32
            )
    return found


def gptq(at: Path) -> Path:
    names = ("qweight", "qzeros", "scales", "g_idx")
    return folder(
        at,
        lambda weights: without_projections(weights, *names),
        quantization_config={"quant_method": "gptq", "bits": 4, "group_size": 128},
    )


def gptq_without_a_word(at: Path) -> Path:
    return folder(at, lambda weights: without_projections(weights, "qweight", "qzeros", "scales"))


def awq(at: Path) -> Path:
    return folder(
        at,
        lambda weights: without_projections(weights, "qweight", "qzeros", "scales"),
        quantization_config={"quant_method": "awq", "bits": 4, "group_size": 128},
    )


def compressed_tensors(at: Path) -> Path:
    return folder(
        at,
        lambda weights: without_projections(weights, "weight_packed", "weight_scale"),
        quantization_config={"quant_method": "compressed-tensors", "format": "pack-quantized"},
    )


def mlx(at: Path) -> Path:
    how = {"group_size": 64, "bits": 4, "mode": "affine"}
    return folder(
        at,
        lambda weights: without_projections(weights, "weight", "scales", "biases"),
        quantization=how,
        quantization_config=how,
    )


def hqq(at: Path) -> Path:
    return folder(at, quantization_config={"quant_method": "hqq"})


def scaled(weights: dict[str, Tensor], suffix: str = "_scale_inv") -> dict[str, Tensor]:
    """Store the matrices of all layers as FP8 with one scale each, and the rest in bfloat16."""
    found = dict[str, Tensor]()
    for name, weight in weights.items():
        if "proj" in name:
            scale = weight.abs().amax() / 448
            found[name], found[name + suffix] = (weight / scale).to(FP8), scale.reshape(1, 1)
        else:
            found[name] = weight.bfloat16()
    return found


FINE = {"quant_method": "fp8", "weight_block_size": [128, 128], "activation_scheme": "dynamic"}


def fp8(at: Path) -> Path:
    return folder(at, scaled, quantization_config=FINE)


def fp8_plain(at: Path) -> Path:
    return folder(at, lambda weights: {name: weight.to(FP8) for name, weight in weights.items()})


def fp8_without_a_word(at: Path) -> Path:
    return folder(at, lambda weights: scaled(weights, "_scale"))


def mxfp4(at: Path) -> Path:
    config = GptOssConfig(
        vocab_size=260,
        hidden_size=64,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=16,
        num_local_experts=2,
        num_experts_per_tok=2,
    )
    made = at / "made"
    GptOssForCausalLM(config).save_pretrained(made)
    byte_level().save_pretrained(made)
    weights = load_file(made / "model.safetensors")
    for name in [name for name in weights if name.endswith(("gate_up_proj", "down_proj"))]:
        experts, inner, outer = weights.pop(name).shape
        groups = (experts, outer, inner // 32)
        weights[f"{name}_blocks"] = torch.full((*groups, 16), 0x21, dtype=torch.uint8)
        weights[f"{name}_scales"] = torch.full(groups, 120, dtype=torch.uint8)
    save_file(weights, made / "model.safetensors", metadata={"format": "pt"})
    add_to_config(made, quantization_config={"quant_method": "mxfp4"})
    return made


def bitsandbytes(at: Path) -> Path:
    return folder(at, quantization_config={"load_in_4bit": True, "quant_method": "bitsandbytes"})


def sharded(at: Path) -> Path:
    tiny_llama(1, 2, 260).save_pretrained(at / "made", max_shard_size=5000)
    byte_level().save_pretrained(at / "made")
    assert len(list((at / "made").glob("*.safetensors"))) > 2
    return at / "made"


def shard_missing(at: Path) -> Path:
    made = sharded(at)
    sorted(made.glob("*.safetensors"))[1].unlink()
    return made


def cut(at: Path) -> Path:
    path = folder(at) / "model.safetensors"
    path.write_bytes(path.read_bytes()[:-100])
    return path.parent


def tensors_missing(at: Path) -> Path:
    lost = "model.layers.0.mlp.up_proj.weight"
    return folder(at, lambda weights: {n: weight for n, weight in weights.items() if n != lost})


def pickled(at: Path) -> Path:
    made = folder(at)
    (made / "model.safetensors").unlink()
    torch.save({}, made / "pytorch_model.bin")
    return made


def sentencepiece_alone(at: Path) -> Path:
    made = folder(at)
    (made / "tokenizer.json").rename(made / "tokenizer.model")
    return made


def gguf(at: Path, **more: object) -> Path:
    model = tiny_gguf.rounded(tiny_llama(1, 2, VOCABULARY))
    return Path(tiny_gguf.write(at / "a.gguf", model, byte_level(), **more))  # type: ignore[arg-type]


def wide_enough() -> PreTrainedModel:
    """A model whose rows hold whole blocks of quantised numbers."""
    config = tiny_llama(1, 2, VOCABULARY).config
    config.hidden_size = 32
    config.head_dim = 16
    torch.manual_seed(1)
    return LlamaForCausalLM(config).eval()


def gguf_quantised(at: Path) -> Path:
    kind = GGMLQuantizationType.Q8_0
    return Path(tiny_gguf.write(at / "a.gguf", wide_enough(), byte_level(), kind=kind))


def header(at: Path, **fields: int | str) -> Path:
    """Write a header alone, as a first part of a model has one; `_` stands for a dot."""
    named = {name.replace("_", "."): value for name, value in fields.items()}
    return Path(tiny_gguf.bare(at / "a.gguf", named))


FORMS: dict[str, tuple[Callable[[Path], Path], str]] = {
    "safetensors, one file": (folder, ""),
    "safetensors, several files with an index": (sharded, ""),
    "safetensors, one of several files missing": (shard_missing, "is incomplete: model-00002-of-"),
    "safetensors, cut or damaged": (cut, "weights are damaged"),
    "safetensors without some of the tensors": (
        tensors_missing,
        "is incomplete: model.layers.0.mlp",
    ),
    "FP8, scales declared (`quant_method: fp8`)": (fp8, ""),
    "FP8 without scales": (fp8_plain, ""),
    "FP8, scales not declared": (fp8_without_a_word, "config.json does not say how"),
    "MXFP4 (gpt-oss)": (mxfp4, ""),
    "bitsandbytes, package installed": (bitsandbytes, ""),
    "bitsandbytes, package not installed": (bitsandbytes, "pip install bitsandbytes"),
    "GPTQ": (gptq, "packed (GPTQ)"),
    "GPTQ, not declared": (gptq_without_a_word, "config.json does not say how"),
    "AWQ": (awq, "packed (AWQ)"),
    "compressed-tensors": (compressed_tensors, "packed (compressed-tensors)"),
    "MLX": (mlx, "packed (MLX)"),
    "any other `quant_method`": (hqq, "packed (hqq)"),
    "pickle (`pytorch_model.bin`)": (pickled, "which can run code"),
    "a model with `tokenizer.model` and no `tokenizer.json`": (
        sentencepiece_alone,
        "is tokenizer.model alone, which SpecViz does not read: add the model’s tokenizer.json",
    ),
    "GGUF, F32, F16 or BF16": (gguf, ""),
    "GGUF, quantised": (gguf_quantised, ""),
    "GGUF, a part of a split model": (
        lambda at: header(at, split_no=0, split_count=3),
        "it is part 1 of 3 of one model: merge the parts with `llama-gguf-split --merge",
    ),
    "GGUF, a vocabulary alone": (header, "holds a vocabulary and no weights"),
    "GGUF, an adapter, a projector or an importance matrix": (
        lambda at: header(at, general_type="adapter"),
        "it holds no model (adapter)",
    ),
    "GGUF, a splitting rule that is not known": (
        lambda at: gguf(at, splitting="deepseek-llm"),
        "by the rule deepseek-llm",
    ),
    "GGUF without a splitting rule": (lambda at: gguf(at, splitting=""), "does not name the rule"),
}


def test_the_page_lists_every_form() -> None:
    assert list(rows("Weights")) == list(FORMS)


def test_the_weights_of_a_packed_model_are_counted_as_they_are_unpacked(tmp_path: Path) -> None:
    path = str(mxfp4(tmp_path))
    assert stored(path) == Size(load_model(path, CPU, torch.float32).num_parameters())


@pytest.mark.parametrize("form", FORMS)
def test_each_form(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make, words = FORMS[form]
    path = make(tmp_path)
    assert rows("Weights")[form] == ("refused" if words else "read")
    if make is bitsandbytes:  # tests lack its package: only the check before loading is tried
        monkeypatch.setattr(packed, "find_spec", lambda _: None if words else "found")
        monkeypatch.setattr(packed, "obstacle", _reraised(packed.obstacle))
    try:
        line = ""
        load(custom(str(path), None), "cpu", "float32")
        model = load_model(str(path), CPU, torch.float32)
        assert {weight.dtype for weight in model.parameters()} == {torch.float32}
    except _Passed:
        pass
    except ModelError as error:
        line = str(error)
    assert bool(line) == bool(words)
    assert words in line
    if form not in DAMAGED:
        assert "damaged" not in line
        assert "ownload it again" not in line


DAMAGED = [form for form in FORMS if form.startswith("safetensors")]


class _Passed(Exception):  # noqa: N818
    """Nothing prevented a checkpoint from being loaded."""


def _reraised(check: Callable[..., object]) -> Callable[..., object]:
    def reraising(*arguments: object) -> object:
        if (why := check(*arguments)) is None:
            raise _Passed
        return why

    return reraising


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_fp8_is_its_numbers_times_its_scales(dtype: torch.dtype, tmp_path: Path) -> None:
    path = fp8(tmp_path)
    stored = load_file(path / "model.safetensors")
    model: PreTrainedModel = load_model(str(path), CPU, dtype)
    for name, weight in model.state_dict().items():
        expected = stored[name].float()
        if (scale := stored.get(f"{name}_scale_inv")) is not None:
            expected = expected * scale
        torch.testing.assert_close(weight, expected.to(dtype), rtol=0, atol=0)


@pytest.mark.parametrize("card", [f"base_model: {BASE}", f"base_model:\n- {BASE}\ntags: x"])
def test_a_refusal_names_the_unpacked_checkpoint(card: str, tmp_path: Path) -> None:
    path = gptq(tmp_path)
    (path / "README.md").write_text(f"---\nlicense: mit\n{card}\n---\n# Model\n")
    with pytest.raises(ModelError, match=f"use {BASE}, from which it was made"):
        load(custom(str(path), None), "cpu", "float32")


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_a_quantised_file_is_what_its_blocks_mean(dtype: torch.dtype, tmp_path: Path) -> None:
    """In float32 no number is rounded."""
    path = gguf_quantised(tmp_path)
    blocks = {tensor.name: tensor for tensor in GGUFReader(path).tensors}["blk.1.ffn_up.weight"]
    assert blocks.tensor_type == GGMLQuantizationType.Q8_0
    model = load_model(str(path), CPU, dtype)
    expected = torch.from_numpy(dequantize(blocks.data, blocks.tensor_type))
    if dtype != torch.float32:
        expected = expected.half().to(dtype)
    weight = model.model.layers[1].mlp.up_proj.weight.detach()
    torch.testing.assert_close(weight, expected, rtol=0, atol=0)


@pytest.mark.parametrize(
    "make",
    [
        lambda at: folder(at, quantization_config={"quant_method": "a\nb"}),
        lambda at: folder(at, dict, **{"num_a\nb_layers": 10**9}),
        lambda at: gguf(at, splitting="a\nb"),
        lambda at: header(at, general_type="a\nb"),
    ],
)
def test_a_refusal_is_one_line_whatever_a_file_holds(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    with pytest.raises(ModelError) as caught:
        load(custom(str(make(tmp_path)), None), "cpu", "float32")
    assert "\n" not in str(caught.value)
    assert "a b" in str(caught.value)
