"""Pairs whose draft is a head from the hub: loading, runs and one-line refusals."""

import contextlib
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
import torch
from msgspec.structs import replace as replace_settings
from safetensors.torch import load_file, save_file
from transformers import PreTrainedModel

from models.test_feature_head import words as letters
from models.test_models import byte_level, refused, spec
from specviz import trace as traces
from specviz.decoding.lean.weights import is_packed, pack, weights_of
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import ModelError, SettingsError
from specviz.lab.methods import own_methods
from specviz.models import checkpoints
from specviz.models.checks import is_here, memory, obstacle
from specviz.models.heads import dflash, dspark
from specviz.models.heads.layers import words
from specviz.models.heads.loader import kind_of, read, read_config
from specviz.models.heads.tensors import Tensors
from specviz.models.loading import load, load_models
from specviz.models.offered import default_drafter, drafters_of, trained_for
from specviz.models.pairs import custom
from specviz.settings import DRAFTERS, TREELESS, Settings
from support import tiny_gguf, tiny_heads
from support.scripted import CPU
from support.tiny_gguf import rounded

ONE_EACH = {
    "medusa": "medusa",
    "mtp": "mtp of Qwen3-Next",
    "eagle3": "eagle3 of speculators",
    "dflash": "dflash of z-lab",
    "dspark": "dspark of DeepSpec",
}


UNREAD = "is a draft head of a form that SpecViz does not read: "
READS = "). A draft is a model of transformers, or a head: Medusa, MTP, EAGLE-3, DFlash, DSpark."


@pytest.fixture
def model(tmp_path: Path) -> PreTrainedModel:
    """A target, saved in a folder."""
    target = rounded(tiny_heads.target())
    target.save_pretrained(tmp_path / "big")
    letters(tiny_heads.VOCABULARY).save_pretrained(tmp_path / "big")
    return target


def written(folder: Path, kind: str, model: PreTrainedModel, **more: Any) -> str:
    return str(tiny_heads.write(folder / kind, ONE_EACH[kind], model, **more).folder)


def pair_of(folder: Path, kind: str) -> Pair:
    return load(spec(str(folder / "big"), str(folder / kind)), device="cpu", dtype="float32")


@pytest.mark.parametrize("kind", ONE_EACH)
def test_a_head_is_a_pairs_draft(kind: str, model: PreTrainedModel, tmp_path: Path) -> None:
    draft = written(tmp_path, kind, model, taught=True)
    known = custom(str(tmp_path / "big"), draft)
    assert is_here(known)
    assert obstacle(known, CPU, torch.float32) is None
    assert memory(known, torch.float32)
    pair = pair_of(tmp_path, kind)
    assert pair.drafters == ("model", "lookup", "lookup+model", "early-exit", kind)
    for drafter in ("model", "lookup+model", kind):
        how = Settings(drafter=drafter, gamma=3, temperature=0, max_new_tokens=30)
        trace = finish(race(pair, [1, 2, 3, 1, 2], how, top=5))
        assert trace.output == trace.plain.tokens
        assert traces.read(traces.write(trace)) == trace
        assert trace.models.draft is not None
        assert (trace.models.draft.name, trace.models.draft.dtype) == (kind, "float32")
        assert any(round.drafts for round in trace.rounds)
    tree = Settings(drafter=kind, tree="dynamic", temperature=0, max_new_tokens=30)
    for prompt in ([5], [1, 2, 3]):
        trace = finish(race(pair, prompt, tree, top=5))
        assert trace.output == trace.plain.tokens
        assert traces.read(traces.write(trace)) == trace
    for drafter, why in TREELESS.items():
        with pytest.raises(SettingsError, match=why):
            finish(race(pair, [1, 2, 3], replace_settings(tree, drafter=drafter)))


@pytest.mark.parametrize(
    "dialect",
    ["mtp of Qwen3-Next", "eagle3 of SpecForge", "dflash of z-lab", "dspark of DeepSpec"],
)
def test_a_prompt_longer_than_a_head_reads_says_so(
    dialect: str, model: PreTrainedModel, tmp_path: Path
) -> None:
    tiny_heads.write(tmp_path / "head", dialect, model, max_position_embeddings=8)
    pair, seen = pair_of(tmp_path, "head"), set[bool]()
    for length in range(2, 12):
        how = Settings(gamma=3, temperature=0, max_new_tokens=4)
        trace = finish(race(pair, ([1, 2, 3] * 4)[:length], how))
        assert trace.models.draft is not None
        assert trace.models.draft.too_short == (not trace.rounds[0].drafts)
        seen.add(trace.models.draft.too_short)
    assert seen == {False, True}


def test_a_head_of_another_width_drafts_chains_and_trees(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    tiny_heads.write(tmp_path / "head", "eagle3 of SpecForge, narrower", model)
    pair = pair_of(tmp_path, "head")
    for tree in ("chain", "dynamic"):
        how = Settings(drafter="eagle3", tree=tree, temperature=0, max_new_tokens=30)
        trace = finish(race(pair, [1, 2, 3, 1, 2], how))
        assert trace.output == trace.plain.tokens
        assert any(round.accepted for round in trace.rounds)


def test_a_head_of_another_width_has_its_own_embeddings(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    folder = tiny_heads.write(tmp_path / "head", "eagle3 of SpecForge, narrower", model).folder
    tensors = load_file(folder / "model.safetensors")
    del tensors["embed_tokens.weight"]
    save_file(tensors, folder / "model.safetensors")
    assert UNREAD + "it has no embed_tokens.weight" in says(tmp_path, "head")


def test_drafters_are_known_before_loading(model: PreTrainedModel, tmp_path: Path) -> None:
    heads = {kind: written(tmp_path, kind, model) for kind in ("mtp", "eagle3", "dflash")}
    heads["dspark"] = "deepseek-ai/absent"
    plain = replace(custom(str(tmp_path / "big"), None), heads=heads)
    assert drafters_of(plain) == ("lookup", "early-exit", "mtp", "eagle3", "dflash")
    assert default_drafter(plain, CPU) == "lookup"
    assert default_drafter(plain, torch.device("cuda")) == "dflash"
    own = custom(str(tmp_path / "big"), heads["eagle3"])
    assert drafters_of(own) == ("model", "lookup", "lookup+model", "early-exit", "eagle3")
    assert default_drafter(own, CPU) == "model"
    assert default_drafter(own, torch.device("cuda")) == "eagle3"
    assert trained_for(heads["eagle3"]) == "somebody/big"
    assert trained_for(heads["mtp"]) is None
    assert trained_for("deepseek-ai/absent") is None
    assert len(trained_for(written(tmp_path, "medusa", model, taught=True)) or "") == 64
    lacking = load(plain, device="cpu", dtype="float32").lacking
    assert lacking.keys() == {"dspark"}
    assert "`hf download deepseek-ai/absent`" in lacking["dspark"]


def test_a_pair_has_further_heads(model: PreTrainedModel, tmp_path: Path) -> None:
    """It has those on this disk; one that does not fit says why, but only on request."""
    folders = {kind: written(tmp_path, kind, model) for kind in ("medusa", "dspark")}
    folders["mtp"] = str(tmp_path / "absent")
    folders["eagle3"] = written(tmp_path, "eagle3", model, eagle_aux_hidden_state_layer_ids=[9])
    known = replace(custom(str(tmp_path / "big"), None), heads=folders)
    pair = load(known, device="cpu", dtype="float32")
    assert pair.drafters == ("lookup", "early-exit", "medusa", "dspark")
    fresh = load(known, device="cpu", dtype="float32")
    for drafter in DRAFTERS:  # the same line as a run's, without reading a head
        for tree in ("chain", "dynamic"):
            how, why = Settings(drafter=drafter, tree=tree), ""
            told = pair.refusal(how)
            assert all(head.make._made is None for head in pair.heads.values())  # type: ignore[attr-defined]
            try:
                fresh.drafter_for(how, fresh.target())
            except SettingsError as error:
                why = str(error)
            assert (told or "") == why
    for drafter in ("medusa", "dspark"):
        trace = finish(race(pair, [1, 2, 3], Settings(drafter=drafter, max_new_tokens=9)))
        assert trace.models.draft is not None
        assert trace.models.draft.name == drafter
    with pytest.raises(SettingsError, match="reads states 9, but this target has states 0 to 5"):
        finish(race(pair, [1, 2, 3], Settings(drafter="eagle3", max_new_tokens=9)))
    later = load(known, device="cpu", dtype="float32")
    for file in Path(folders["medusa"]).glob("*.safetensors"):
        file.unlink()  # not overwritten: other pairs have it mapped
        file.write_bytes(b"damaged since")
    how = Settings(drafter="medusa")
    assert later.refusal(how) is None
    assert "medusa" in (later.refusal(how, read=True) or "")
    with pytest.raises(SettingsError, match=r"no drafter “mtp”\. Choose one of lookup, early-exit"):
        finish(race(pair, [1, 2, 3], Settings(drafter="mtp", max_new_tokens=9)))
    methods = own_methods(pair, Settings(max_new_tokens=9, temperature=0), [2])
    texts = {tuple(generate([1, 2, 3]).tokens) for generate in methods.values()}
    assert len(texts) == 1


def test_weights_are_read_when_they_are_needed(model: PreTrainedModel, tmp_path: Path) -> None:
    """Loading checks only their names and shapes."""
    checkpoint = Path(written(tmp_path, "dflash", model))
    known = replace(custom(str(tmp_path / "big"), None), heads={"dflash": str(checkpoint)})
    pair = load(known, device="cpu", dtype="float32")
    (checkpoint / "model.safetensors").unlink()
    with pytest.raises(ModelError, match=r"incomplete: model\.safetensors is missing"):
        finish(race(pair, [1, 2, 3], Settings(drafter="dflash", max_new_tokens=9)))


def test_two_at_once_read_the_weights_once(model: PreTrainedModel, tmp_path: Path) -> None:
    known = replace(
        custom(str(tmp_path / "big"), None), heads={"dflash": written(tmp_path, "dflash", model)}
    )
    pair = load(known, device="cpu", dtype="float32")
    both, made = Barrier(2), list[object]()

    def slow(*given: Any) -> Any:
        made.append(given)
        with contextlib.suppress(BrokenBarrierError):
            both.wait(0.2)  # long enough for a second thread to get here
        return bind(*given)

    with pytest.MonkeyPatch.context() as patch:
        bind = dflash.read
        patch.setattr(dflash, "read", slow)
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda _: pair.drafter("dflash", pair.target()), range(2)))
    assert len(made) == 1


def test_output_rows_shared_with_the_target_are_packed_once(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    folder = written(tmp_path, "mtp", model)
    pack(model)
    with Tensors(folder, CPU, torch.float32) as tensors:
        rows = words(tensors, model).rows
    assert not is_packed(model) or rows is weights_of(model).head


def test_output_rows_leave_the_target_as_it_is(model: PreTrainedModel, tmp_path: Path) -> None:
    """ZeroGPU reads heads first, and would move both fused weights and their parts."""
    queries, folder = model.model.layers[0].self_attn.q_proj, written(tmp_path, "mtp", model)
    before = queries.weight.data_ptr()
    with Tensors(folder, CPU, torch.float32) as tensors:
        rows = words(tensors, model).rows
    assert rows.weight.data_ptr() == model.lm_head.weight.data_ptr()
    assert queries.weight.data_ptr() == before


def test_a_head_for_another_shape_is_not_offered(model: PreTrainedModel, tmp_path: Path) -> None:
    """Configs rule out some heads, also as the default; a loaded pair rules out the rest."""
    heads = {"dflash": written(tmp_path, "dflash", model, num_target_layers=5)}
    heads["eagle3"] = written(tmp_path, "eagle3", model, eagle_aux_hidden_state_layer_ids=[9])
    known, gpu = replace(custom(str(tmp_path / "big"), None), heads=heads), torch.device("cuda")
    assert drafters_of(known) == ("lookup", "early-exit", "eagle3")
    assert default_drafter(known, gpu) == "eagle3"
    pair = load(known, device="cpu", dtype="float32")
    assert default_drafter(known, gpu, pair.drafters) == "lookup"


def test_heads_of_a_gguf_target_are_known_without_converting_it(
    model: PreTrainedModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "_loaded", lambda *_: pytest.fail("converted"))
    heads = {"dflash": written(tmp_path, "dflash", model, num_target_layers=5)}
    heads |= {kind: written(tmp_path, kind, model) for kind in ("medusa", "eagle3")}
    tokenizer = letters(tiny_heads.VOCABULARY)
    tokenizer.eos_token = tokenizer.convert_ids_to_tokens(0)
    file = Path(tiny_gguf.write(tmp_path / "big.gguf", model, tokenizer))
    known = replace(custom(file, None), heads=heads)
    assert drafters_of(known) == ("lookup", "early-exit", "medusa", "eagle3")
    file.write_bytes(b"GGUF")  # unknown sizes: loading says why
    assert drafters_of(known) == ("lookup", "early-exit", "medusa", "eagle3", "dflash")


def test_a_target_that_cannot_be_loaded_hides_no_heads(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    known = custom(str(tmp_path / "big"), None)
    known = replace(known, heads={"medusa": written(tmp_path, "medusa", model)})
    (tmp_path / "big" / "config.json").write_text("{")
    assert drafters_of(known) == ("lookup", "early-exit", "medusa")


def test_trained_for_other_weights(model: PreTrainedModel, tmp_path: Path) -> None:
    def says_so() -> bool:
        return load_models(known, "cpu", "float32").heads[0].card.other_weights

    known = custom(str(tmp_path / "big"), written(tmp_path, "medusa", model, taught=True))
    assert not says_so()
    written(tmp_path, "medusa", model, taught_for="0" * 64)
    assert says_so()
    written(tmp_path, "medusa", model)
    assert not says_so(), "its file does not say"


@pytest.mark.parametrize(
    "named", ["big", "snapshots/0e9e39f249a16976918f6564b8830bc894c89659", "big.gguf"]
)
def test_a_head_knows_its_target_by_its_weights(named: str, tmp_path: Path) -> None:
    """Whatever the target is called: speculators' heads hold copies of some of its weights."""

    def says_so(**changed: torch.Tensor) -> bool:
        save_file(whole | changed, head.folder / "model.safetensors")
        known = custom(str(target), str(head.folder))
        return load_models(known, "cpu", "float32").heads[0].card.other_weights

    model, target = rounded(tiny_heads.target(vocab_size=258)), tmp_path / named
    if named.endswith("gguf"):
        tiny_gguf.write(target, model, byte_level())
    else:
        model.save_pretrained(target)
        byte_level().save_pretrained(target)
    own = str(tiny_heads.write(tmp_path / "medusa", "medusa", model, taught=True).folder)
    (by_fingerprint,) = load_models(custom(str(target), own), "cpu", "float32").heads
    assert not by_fingerprint.card.other_weights
    head = tiny_heads.write(tmp_path / "eagle3", ONE_EACH["eagle3"], model)
    table, norm = model.model.embed_tokens.weight.detach(), model.model.norm.weight.detach()
    whole = head.tensors | {
        "embed_tokens.weight": table.contiguous(),
        "verifier_norm.weight": norm.contiguous(),
    }
    assert not says_so()
    quantised = table + 0.1 * table.std() * torch.randn(table.shape)
    assert not says_so(**{"embed_tokens.weight": quantised})
    assert says_so(**{"embed_tokens.weight": torch.randn(table.shape)})
    assert says_so(**{"verifier_norm.weight": norm * 1.05})
    config = json.loads((head.folder / "config.json").read_text())
    (head.folder / "config.json").write_text(json.dumps(config | {"embed_requires_grad": True}))
    assert not says_so(**{"embed_tokens.weight": torch.randn(table.shape)}), "trained by itself"
    for strange in (torch.tensor(1.0), torch.zeros(0), torch.zeros(3, 3), torch.ones(16).int()):
        assert not says_so(**{"verifier_norm.weight": strange}), "no copy"


# Refused


def says(folder: Path, kind: str) -> str:
    known = custom(str(folder / "big"), str(folder / kind))
    listed = obstacle(known, CPU, torch.float32)
    message = str(listed) if listed else refused(lambda: load_models(known, "cpu", "float32"))
    assert "\n" not in message
    assert len(message) < 400
    return message


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-50])


def without_one(path: Path) -> None:
    tensors = load_file(path)
    del tensors["norm.weight"]
    save_file(tensors, path)


def with_one_more(path: Path) -> None:
    save_file(load_file(path) | {"layers.7.mlp.up_proj.weight": torch.zeros(2, 2)}, path)


def of_another_shape(path: Path) -> None:
    save_file(load_file(path) | {"fc.weight": torch.zeros(16, 16)}, path)


def of_another_dtype(path: Path) -> None:
    tensors = load_file(path)
    save_file(tensors | {"fc.weight": tensors["fc.weight"].to(torch.int8)}, path)


def with_norms_in_one_layer(path: Path) -> None:
    tensors = load_file(path)
    for name in ("q_norm", "k_norm"):
        tensors.pop(f"layers.1.self_attn.{name}.weight")
    save_file(tensors, path)


def test_damaged_weights(model: PreTrainedModel, tmp_path: Path) -> None:
    cut(Path(written(tmp_path, "dflash", model)) / "model.safetensors")
    assert "its weights are damaged" in says(tmp_path, "dflash")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (without_one, "it has no norm.weight"),
        (with_one_more, "it also has layers.7.mlp.up_proj.weight"),
        (with_norms_in_one_layer, "its layers differ in their norms or biases"),
        (of_another_shape, "its fc.weight is 16 × 16, not 16 × 32"),
        (of_another_dtype, "it has no fc.weight_scale"),
    ],
)
def test_other_weights(
    change: Callable[[Path], None], told: str, model: PreTrainedModel, tmp_path: Path
) -> None:
    change(Path(written(tmp_path, "dflash", model)) / "model.safetensors")
    assert UNREAD + told in says(tmp_path, "dflash")


@pytest.mark.parametrize("offsets", [[-9] * 7, [99] * 7, [3, 2, 1, 0, -1, -2, -3]])
def test_invalid_token_offsets(offsets: list[int], model: PreTrainedModel, tmp_path: Path) -> None:
    path = Path(written(tmp_path, "eagle3", model)) / "model.safetensors"
    save_file(load_file(path) | {"d2t": torch.tensor(offsets)}, path)
    assert "another target: its d2t names tokens that this one lacks" in says(tmp_path, "eagle3")


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        ("mtp", {"hidden_size": 32}, "another target: its hidden_size is 32"),
        ("mtp", {"hidden_size": None}, UNREAD + "Expected `int`, got `null`"),
        ("dflash", {"num_target_layers": 5}, "another target: its num_target_layers is 5"),
        ("dspark", {"target_layer_ids": [1, 6]}, "reads states 2, 7"),
        ("dspark", {"target_layer_ids": [1, 5]}, "reads states 2, 6"),
        ("dspark", {"markov_head_type": "rnn"}, UNREAD + "its Markov head is of the kind rnn"),
        ("dspark", {"mask_token_id": 12}, UNREAD + "its mask token 12 has no embedding"),
        ("dspark", {"model_type": "gemma4"}, UNREAD + "its layers are of the kind gemma4"),
        ("dflash", {"layer_types": ["sliding_attention"] * 2}, "sliding windows"),
        ("dflash", {"num_hidden_layers": 10**9}, UNREAD + "Expected `int` <= 64"),
        ("dflash", {"num_attention_heads": 3}, UNREAD + "the sizes"),
        ("dflash", {"rope_scaling": {"rope_type": "dynamic", "factor": 2.0}}, "the kind dynamic"),
        ("dflash", {"rope_scaling": {"rope_type": "yarn"}}, UNREAD + "its config.json gives no"),
        ("dflash", {"rope_scaling": {"rope_type": "yarn", "factor": "x"}}, "gives no layers ("),
        ("dflash", {"rope_scaling": {"rope_type": "linear", "factor": 0.0}}, UNREAD),
        ("dflash", {"block_size": 10**9}, UNREAD + "Expected `int` <= 128"),
        ("medusa", {"medusa_num_heads": 4}, UNREAD + "it has no 3.0.linear.weight"),
        ("eagle3", {"speculators_model_type": "peagle"}, "SpecViz does not read (peagle" + READS),
        ("eagle3", {"speculators_model_type": "mtp"}, "SpecViz does not read (mtp" + READS),
        (
            "eagle3",
            {"speculators_model_type": None, "architectures": ["PEagleDraftModel"]},
            "SpecViz does not read (PEagleDraftModel" + READS,
        ),
        ("dflash", {"architectures": ["DFlash2DraftModel"]}, "(DFlash2DraftModel" + READS),
        ("dflash", {"projector_type": "domino"}, "(DFlashDraftModel (domino)" + READS),
        ("dflash", {"is_causal": True}, UNREAD + "its config.json sets is_causal"),
        ("dflash", {"dflash_config": {"causal_head": True}}, "sets causal_head"),
        ("dflash", {"dflash_config": {"hc_count": 4}}, "sets hc_count"),
        ("dflash", {"dflash_config": 7}, UNREAD + "Expected `object | null`"),
        ("dflash", {"partial_rotary_factor": 0.5}, UNREAD + "Expected `float` >= 1.0"),
        ("dspark", {"speculators_model_type": "dspark", "markov_rank": None}, UNREAD),
        ("eagle3", {"draft_vocab_size": "x"}, UNREAD + "Expected `int | null`, got `str`"),
    ],
    ids=str,
)
def test_configs_that_do_not_fit(
    kind: str, fields: dict[str, Any], told: str, model: PreTrainedModel, tmp_path: Path
) -> None:
    written(tmp_path, kind, model, **fields)
    assert told in says(tmp_path, kind)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("eagle3", {"eagle_aux_hidden_state_layer_ids": []}),
        ("medusa", {"medusa_num_heads": 2}),  # the file has three, and all are read
    ],
    ids=str,
)
def test_configs_that_leave_something_out(
    kind: str, fields: dict[str, Any], model: PreTrainedModel, tmp_path: Path
) -> None:
    assert kind_of(written(tmp_path, kind, model, **fields)) == kind
    assert pair_of(tmp_path, kind).drafters[-1] == kind


def test_fields_that_speculators_leaves_out(model: PreTrainedModel, tmp_path: Path) -> None:
    folder = tiny_heads.write(tmp_path / "dspark", "dspark of speculators", model).folder
    whole = json.loads((folder / "config.json").read_text())
    for field in ("markov_rank", "enable_confidence_head", "confidence_head_with_markov"):
        del whole[field]
    (folder / "config.json").write_text(json.dumps(whole))
    config = read_config(str(folder))
    assert isinstance(config, dspark.Config)
    assert config.markov_rank == 256
    assert config.enable_confidence_head
    assert config.confidence_head_with_markov


@pytest.mark.parametrize("kind", ["mtp", "eagle3", "dflash"])
def test_a_config_without_a_width(kind: str, model: PreTrainedModel, tmp_path: Path) -> None:
    """Transformers' own default is 4,096."""
    path = Path(written(tmp_path, kind, model)) / "config.json"
    whole = json.loads(path.read_text())
    whole.pop("hidden_size", None)
    whole.get("transformer_layer_config", {}).pop("hidden_size", None)
    path.write_text(json.dumps(whole))
    assert "another target: its hidden_size is 4096" in says(tmp_path, kind)


def test_any_value_of_a_field(model: PreTrainedModel, tmp_path: Path) -> None:
    """Every value gives a head or a ModelError; any other exception fails the test."""
    numbers = random.Random(1)
    values = [None, -1, 0, 1, 7, 10**9, 1e300, "x", [], [1], [[1]], {}, {"a": 1}, True]
    for kind, dialect in ONE_EACH.items():
        whole = tiny_heads.DIALECTS[dialect].config
        for field in numbers.sample(sorted(whole), min(6, len(whole))):
            folder = written(tmp_path, kind, model, **{field: numbers.choice(values)})
            with contextlib.suppress(ModelError):
                if kind_of(folder):
                    read(folder, model)


def test_a_head_is_no_target(model: PreTrainedModel, tmp_path: Path) -> None:
    folder = written(tmp_path, "mtp", model)
    letters().save_pretrained(folder)
    for known in (custom(folder, None), custom(folder, folder)):
        assert "enter it as the draft" in refused(partial(load_models, known, "cpu", "float32"))


def test_a_target_that_cannot_be_read(tmp_path: Path) -> None:
    target = tiny_heads.target(hidden_act="gelu")
    target.save_pretrained(tmp_path / "big")
    letters(tiny_heads.VOCABULARY).save_pretrained(tmp_path / "big")
    written(tmp_path, "mtp", target)
    assert "needs a Llama, Mistral, Qwen2 or Qwen3" in says(tmp_path, "mtp")


def test_pickled_weights_are_not_opened(model: PreTrainedModel, tmp_path: Path) -> None:
    folder = Path(written(tmp_path, "medusa", model))
    tensors = load_file(folder / "medusa_lm_head.safetensors")
    torch.save(tensors, folder / "medusa_lm_head.pt")
    (folder / "medusa_lm_head.safetensors").unlink()
    assert "only safetensors can be" in says(tmp_path, "medusa")


def test_nothing_outside_the_folder_is_read(model: PreTrainedModel, tmp_path: Path) -> None:
    folder = Path(written(tmp_path, "dflash", model))
    (folder / "model.safetensors").rename(tmp_path / "other.safetensors")
    index = {"weight_map": {"fc.weight": "../other.safetensors"}}
    (folder / "model.safetensors.index.json").write_text(json.dumps(index))
    assert "incomplete" in says(tmp_path, "dflash")
