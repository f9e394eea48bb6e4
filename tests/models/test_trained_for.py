"""A draft model says whether it was taught for its target's weights."""

import json
from pathlib import Path

import pytest
import torch
from transformers import AutoConfig, AutoModelForCausalLM, GPT2Config, GPT2LMHeadModel

from models.test_models import save, spec
from specviz.__main__ import main
from specviz.models.assembly import assemble
from specviz.models.loading import load, load_models
from specviz.models.offered import trained_for
from specviz.models.pairs import BUNDLED, FINGERPRINTS, SMOLLM2, SMOLLM2_DRAFT, SMOLLM2_HEAD, find
from specviz.models.trained_for import TRAINED_FOR, fingerprint, weights_mismatch

ALIGNED = ("small", "medium", "large")


def says(folder: Path, target: object) -> None:
    """Let a drafter's config name a target."""
    file = folder / "config.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {TRAINED_FOR: target}))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16"])
def test_a_draft_for_a_fine_tuned_target_says_so(dtype: str, tmp_path: Path) -> None:
    def says_so() -> bool:
        card = load(known, device="cpu", dtype=dtype).models.draft
        assert card is not None
        return card.other_weights

    target, draft = save(tmp_path / "big", layers=3), save(tmp_path / "small", 2)
    known = spec(target, draft)
    assert not says_so(), "its config names no target"
    assert trained_for(draft) is None
    model = AutoModelForCausalLM.from_pretrained(target, dtype=torch.bfloat16)
    model.save_pretrained(target)
    says(Path(draft), fingerprint(model))
    assert trained_for(draft) == fingerprint(model)
    assert not says_so()
    with torch.no_grad():
        model.model.layers[-1].self_attn.q_proj.weight[0, 0] += 0.5
    model.save_pretrained(target)
    assert says_so()


@pytest.mark.parametrize("wrong", [["?"], {}, 1, "x" * 201])
def test_a_strange_name_of_a_target(wrong: object, tmp_path: Path) -> None:
    draft = save(tmp_path / "small")
    says(tmp_path / "small", wrong)
    assert trained_for(draft) is None
    card = load(spec(save(tmp_path / "big"), draft), device="cpu").models.draft
    assert card is not None
    assert card.other_weights


def test_a_target_without_a_fingerprint() -> None:
    """No drafter names a target whose layers are called otherwise, so it was another one."""
    target = GPT2LMHeadModel(GPT2Config(vocab_size=8, n_embd=8, n_layer=1, n_head=1))
    draft = AutoConfig.for_model("llama")
    assert not weights_mismatch(draft, target)
    setattr(draft, TRAINED_FOR, "0" * 64)
    assert weights_mismatch(draft, target)


def test_the_bundled_drafts_are_trained_for_the_bundled_target() -> None:
    known = [load_models(find(f"bundled-{size}"), "cpu", "float32") for size in ALIGNED]
    (own,) = {fingerprint(loaded.target) for loaded in known}
    assert FINGERPRINTS[own] == str(BUNDLED / "target")
    assert {trained_for(str(BUNDLED / f"draft-{size}")) for size in ALIGNED} == {own}
    cards = [assemble(loaded).models.draft for loaded in known]
    assert not any(card is None or card.other_weights for card in cards)


def test_the_unaligned_draft_was_trained_for_no_target() -> None:
    assert trained_for(str(BUNDLED / "draft-unaligned")) is None
    card = assemble(load_models(find("bundled-unaligned"), "cpu", "float32")).models.draft
    assert card is not None
    assert not card.other_weights


def test_smollm2s_drafters_are_trained_for_the_135m_model() -> None:
    """The larger targets that the draft also serves have another fingerprint."""
    assert trained_for(SMOLLM2_DRAFT) == trained_for(SMOLLM2_HEAD)
    assert FINGERPRINTS[trained_for(SMOLLM2_DRAFT) or ""] == SMOLLM2


def test_a_run_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, draft = save(tmp_path / "big"), save(tmp_path / "small", 2)
    says(tmp_path / "small", "0" * 64)
    command = ["run", "--prompt", "x", "--target", target, "--draft", draft, "--device", "cpu"]
    command += ["--max-new-tokens", "4", "--no-plain"]
    assert main(command) == 0
    assert ", drafter model (taught for other weights), rule" in capsys.readouterr().out
    assert main([*command, "--drafter", "lookup"]) == 0
    assert ", drafter lookup, rule" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["models"]["draft"]["other_weights"] is True
