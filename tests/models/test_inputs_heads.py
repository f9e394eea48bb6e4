"""Every form of draft head on the page of inputs: read, read with a warning, or refused."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from models.test_feature_head import words
from specviz.errors import ModelError
from specviz.models.loading import load_models
from specviz.models.pairs import custom
from support import tiny_heads
from support.inputs import rows
from support.tiny_heads import WIDTH

FORMS = rows("Heads")
Make = Callable[[Path], None]


def written(dialect: str, folder: Path, *, copies: bool = False, **more: Any) -> None:
    """Write a head for the test's target.

    Args:
        copies: it holds copies of the target's weights, as speculators' heads do.
    """
    model = tiny_heads.target()
    head = tiny_heads.write(folder, dialect, model, **more)
    if copies:
        table = {"embed_tokens.weight": model.model.embed_tokens.weight.detach()}
        own = {k: v for k, v in head.tensors.items() if not k.startswith("verifier_")}
        save_file(own | table, folder / "model.safetensors")


def head(dialect: str, **more: Any) -> Make:
    return lambda folder: written(dialect, folder, **more)


def of_each(dialect: str, *names: str) -> list[Make]:
    return [head(dialect, speculators_model_type=None, architectures=[name]) for name in names]


def eagle1(folder: Path) -> None:
    """An EAGLE-1 head: its config is an ordinary Llama's, and it brings a tokenizer."""
    config = tiny_heads.sizes("llama", 1) | {"architectures": ["LlamaForCausalLM"]}
    written("eagle3 of SpecForge", folder)
    path = folder / "model.safetensors"
    kept = {k: v for k, v in load_file(path).items() if "d2t" not in k and "lm_head" not in k}
    kept = {k.replace("midlayer.", "layers.0."): v for k, v in kept.items()}
    save_file(kept | {"fc.weight": torch.zeros(WIDTH, 2 * WIDTH)}, path)
    (folder / "config.json").write_text(json.dumps(config))
    words(tiny_heads.VOCABULARY).save_pretrained(folder)


def with_another_tensor(folder: Path) -> None:
    written("mtp of Qwen3-Next", folder)
    path = folder / "model.safetensors"
    save_file(load_file(path) | {"mtp.layers.1.norm.weight": torch.ones(WIDTH)}, path)


def pickled(folder: Path) -> None:
    written("medusa", folder)
    (folder / "medusa_lm_head.safetensors").unlink()
    torch.save({}, folder / "medusa_lm_head.pt")


LONGROPE = {"rope_type": "longrope", "long_factor": [1.0] * 2, "short_factor": [1.0] * 2}
SHIFTED = {"mask_token_id": 11, "target_layer_ids": [1, 3], "shift_label": True}

MADE: dict[str, Make | list[Make]] = {
    "EAGLE-3 of SpecForge": head("eagle3 of SpecForge"),
    "EAGLE-3 of speculators": [
        head("eagle3 of speculators", copies=True),
        head("eagle3.1 of speculators"),
    ],
    "EAGLE-3 of DeepSpec": head("eagle3 of DeepSpec"),
    "EAGLE-3 of another width": head("eagle3 of SpecForge, narrower"),
    "DFlash of z-lab": head("dflash of z-lab"),
    "DFlash of DeepSpec": head("dflash of DeepSpec"),
    "DFlash of speculators": head("dflash of speculators", copies=True),
    "DSpark of DeepSpec": head("dspark of DeepSpec"),
    "DSpark of SpecForge": head("dspark of SpecForge"),
    "DSpark of speculators": head("dspark of speculators", copies=True),
    "MTP of Qwen3-Next": head("mtp of Qwen3-Next"),
    "MTP of SpecForge": head("mtp of SpecForge"),
    "Medusa": [head("medusa"), head("medusa with the target's rows")],
    "a head whose target has another name here": [
        head("eagle3 of speculators", copies=True),
        head("medusa", taught=True),
    ],
    "a head trained for other weights": [
        head("medusa", taught_for="0" * 64),
        head("eagle3 of speculators"),
    ],
    "a head for a target of another width": [
        head("eagle3 of SpecForge, narrower", target_hidden_size=32),
        head("eagle3 of SpecForge", target_hidden_size=32),
        head("mtp of Qwen3-Next", hidden_size=32),
    ],
    "a head that reads layers which the target lacks": head(
        "dspark of DeepSpec", target_layer_ids=[1, 9]
    ),
    "EAGLE-1": eagle1,
    "P-EAGLE, EDSD, Domino, DFlash 2, DSpine, H-Spec": [
        *of_each("eagle3 of SpecForge", "PEagleDraftModel", "EdsdDraftModel", "HSpecModel"),
        *of_each("dflash of z-lab", "DominoDraftModel", "DFlash2DraftModel", "DSpineDraftModel"),
        *of_each("medusa with the target's rows", "HSpecModel", "DSpineDraftModel"),
        *of_each("mtp of Qwen3-Next", "HSpecModel", "DSpineForCausalLM"),  # nothing known in it
        head("eagle3 of speculators", speculators_model_type="peagle"),
    ],
    "MTP of speculators": head("eagle3 of speculators", speculators_model_type="mtp"),
    "DSpark with KDA layers": of_each("dspark of SpecForge", "KimiK3DSpark4KDA1MLADraftModel"),
    "DSpark with a gated or recurrent Markov head": [
        head("dspark of DeepSpec", markov_head_type=kind) for kind in ("gated", "rnn")
    ],
    "DFlash with a causal mask or labels that are shifted": [
        head("dflash of z-lab", is_causal=True),
        head("dflash of z-lab", dflash_config=SHIFTED),
    ],
    "EAGLE-3 with LongRoPE": head("eagle3 of SpecForge", rope_scaling=LONGROPE),
    "a head with sliding windows": head(
        "dflash of z-lab", layer_types=["full_attention", "sliding_attention"]
    ),
    "a head with more tensors than its form has": with_another_tensor,
    "weights in pickle": pickled,
}


def test_the_page_lists_what_is_tried() -> None:
    assert MADE.keys() == FORMS.keys()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("target")
    tiny_heads.target().save_pretrained(folder)
    words(tiny_heads.VOCABULARY).save_pretrained(folder)
    return str(folder)


CASES = [
    pytest.param(form, make, id=f"{form} {number}")
    for form, made in MADE.items()
    for number, make in enumerate(made if isinstance(made, list) else [made])
]


@pytest.mark.parametrize(("form", "make"), CASES)
def test_a_head_of_this_form(form: str, make: Make, target: str, tmp_path: Path) -> None:
    make(tmp_path / "head")
    load = partial(load_models, custom(target, str(tmp_path / "head")), "cpu", "float32")
    if FORMS[form] == "refused":
        with pytest.raises(ModelError) as refused:
            load()
        message = str(refused.value)
        assert "\n" not in message
        assert len(message) < 300
        assert "damaged" not in message
        if form != "weights in pickle":
            assert "incomplete" not in message
            assert message.endswith("Choose another draft.")
        if "EAGLE, EDSD" in form:
            assert "or a head: Medusa, MTP, EAGLE-3, DFlash, DSpark." in message
    else:
        (found,) = load().heads
        assert found.card.other_weights == (FORMS[form] == "read with a warning")
