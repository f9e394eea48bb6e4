"""Numbers in a checkpoint's files from which a library would build endless lists."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from huggingface_hub.errors import StrictDataclassError
from hypothesis import given
from hypothesis import strategies as st
from transformers import MODEL_FOR_CAUSAL_LM_MAPPING, AutoConfig, AutoTokenizer

from models.test_models import save
from specviz.errors import ModelError
from specviz.models.checkpoints import load_config, load_tokenizer
from specviz.models.gguf import _read_header
from specviz.models.json_limits import CHECKS, check_config, check_files
from specviz.models.loading import load
from specviz.models.pairs import custom
from support import tiny_gguf
from support.memory import growth

HUGE = 10**9
MOST = 200 * 2**10  # kilobytes of memory


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = Path(save(tmp_path_factory.mktemp("honest") / "a"))
    load(custom(str(made), None), "cpu", "float32")  # tests must not count the first load
    return made


@pytest.fixture
def folder(honest: Path, tmp_path: Path) -> Path:
    return shutil.copytree(honest, tmp_path / "model")


@pytest.fixture
def nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No class of the library is called, and no memory is taken."""
    for owner in (AutoConfig, AutoTokenizer):
        monkeypatch.setattr(owner, "from_pretrained", lambda *_, **__: pytest.fail("made"))
    grown = growth()
    yield
    assert grown() < MOST


def changed(folder: Path, name: str, change: Callable[[Any], Any]) -> None:
    path = folder / name
    content = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps(change(content)))


def within(*keys: str, value: Any) -> Callable[[Any], Any]:
    """Return a change that puts a value below nested fields."""

    def put(content: Any) -> Any:
        inner = content
        for key in keys[:-1]:
            inner = inner.setdefault(key, {})
        inner[keys[-1]] = value
        return content

    return put


@pytest.mark.parametrize(
    "keys",
    [
        ("num_hidden_layers",),
        ("text_config", "num_hidden_layers"),
        ("a", "b", "c", "n_layer"),
        ("num_labels",),
        ("vision_config", "num_labels"),
        ("num_mtp_layers",),
        ("num_residual_layers",),
        ("num_layers_per_stack",),
        ("num_experts",),
        ("num_codebooks",),
        ("stage_depths", "depths"),
        ("anything",),
    ],
)
@pytest.mark.parametrize("value", [HUGE, -HUGE, [1, HUGE]])
@pytest.mark.usefixtures("nothing_is_made")
def test_a_config_with_a_huge_number_at_any_depth(
    keys: tuple[str, ...], value: Any, folder: Path
) -> None:
    changed(folder, "config.json", within(*keys, value=value))
    for read in (load_config, load_tokenizer):
        with pytest.raises(ModelError, match=f"gives -?{HUGE} for {keys[-1]}, but SpecViz reads"):
            read(str(folder))


@pytest.mark.parametrize(
    "value", [[[["global"], 10**6]], [[["global", "local"], 501]], [[["global"], 600]] * 2]
)
@pytest.mark.usefixtures("nothing_is_made")
def test_a_list_that_a_class_repeats(value: Any, folder: Path) -> None:
    """GPT-Neo's layers, as [kinds, times]."""
    changed(folder, "config.json", within("text_config", "attention_types", value=value))
    with pytest.raises(
        ModelError, match="for attention_types as layers, but SpecViz reads at most"
    ):
        load_config(str(folder))


@pytest.mark.parametrize("value", [1e9, str(HUGE), 10**30, "9" * 5000, float("inf"), float("nan")])
@pytest.mark.usefixtures("nothing_is_made")
def test_a_count_that_is_no_whole_number(value: Any, folder: Path) -> None:
    changed(folder, "config.json", within("num_hidden_layers", value=value))
    with pytest.raises(ModelError, match="for num_hidden_layers, but SpecViz reads at most 1,000"):
        load_config(str(folder))


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("tokenizer.json", ("model", "vocab", "th")),
        ("tokenizer.json", ("model", "vocab", "max_length")),
        ("tokenizer.json", ("post_processor", "special_tokens", "x", "ids")),
        ("tokenizer.json", ("padding", "strategy", "Fixed")),
        ("vocab.json", ("th",)),
        ("added_tokens.json", ("<more>",)),
        ("tokenizer_config.json", ("added_tokens_decoder", str(2**31 - 1))),
        ("tokenizer_config.json", ("extra_ids",)),
        ("tokenizer_config.json", ("num_madeup_words",)),
    ],
)
@pytest.mark.usefixtures("nothing_is_made")
def test_a_tokenizer_with_a_huge_id(name: str, keys: tuple[str, ...], folder: Path) -> None:
    def put(content: Any) -> Any:
        if keys[0] == "post_processor":
            content["post_processor"] = None
        if keys[0] == "padding":
            content["padding"] = {}
        for key in keys[:-1]:
            content[key] = content.get(key) or {}
        value = {"content": "x"} if keys[0] == "added_tokens_decoder" else 2**31 - 1
        return within(*keys, value=value)(content)

    changed(folder, name, put)
    with pytest.raises(ModelError, match=f"its {name} (has the number|gives) {2**31 - 1}"):
        load_tokenizer(str(folder))


@pytest.mark.usefixtures("nothing_is_made")
def test_an_added_token_with_a_huge_id(folder: Path) -> None:
    token = {"id": 2**31 - 1, "content": "<x>", "special": True, "normalized": False}
    token |= dict.fromkeys(("lstrip", "rstrip", "single_word"), False)
    changed(folder, "tokenizer.json", lambda all: all | {"added_tokens": [token]})
    with pytest.raises(ModelError, match=r"its tokenizer.json has the number 2147483647"):
        load_tokenizer(str(folder))


@pytest.mark.usefixtures("nothing_is_made")
def test_a_tokenizer_hidden_behind_another_version(folder: Path) -> None:
    """Transformers would read this file in place of the one that is checked."""
    shutil.copy(folder / "tokenizer.json", folder / "tokenizer.5.0.0.json")
    names = within("fast_tokenizer_files", value=["tokenizer.5.0.0.json"])
    changed(folder, "tokenizer_config.json", names)
    with pytest.raises(ModelError, match="remove `fast_tokenizer_files`"):
        load_tokenizer(str(folder))


@pytest.mark.usefixtures("nothing_is_made")
def test_a_file_that_is_too_large(folder: Path) -> None:
    (folder / "config.json").write_bytes(b" " * 2**23)
    with pytest.raises(ModelError, match=r"its config.json is too large"):
        load_config(str(folder))


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "", '"x"', "NaN"])
@pytest.mark.parametrize("name", CHECKS)
def test_what_is_no_such_json_is_left_to_loading(name: str, text: str, folder: Path) -> None:
    (folder / name).write_text(text)
    check_files(lambda name: folder / name, CHECKS)


def test_what_models_have_is_not_too_much(folder: Path) -> None:
    """Figures of large checkpoints, tokens that look like numbers, and limits of texts."""
    ours = {
        "num_hidden_layers": 126,
        "n_routed_experts": 512,
        "vocab_size": 262_208,
        "n_words": 200_000,
        "rope_theta": 10**12,
        "max_position_embeddings": 10_485_760,
        "rms_norm_eps": 1e-6,
        "time_step_limit": [0.0, float("inf")],
        "transformers_version": "20260101",
        "id2label": {str(n): f"label {n}" for n in range(1000)},
    }
    check_config("config.json", ours)
    changed(folder, "tokenizer.json", within("model", "vocab", "20260101", value=258))
    changed(folder, "tokenizer_config.json", within("model_max_length", value=10**30))
    changed(folder, "tokenizer_config.json", within("max_len_single_sentence", value=10**30))
    changed(folder, "tokenizer_config.json", within("vocab_size", value=49_152))
    check_files(lambda name: folder / name, CHECKS)


@given(st.integers(min_value=2 * 10**7 + 1), st.lists(st.text("abc_", min_size=1), max_size=5))
def test_a_huge_number_anywhere(number: int, path: list[str]) -> None:
    content: Any = number
    for key in path:
        content = {key: [content, {"other": 1}]}
    with pytest.raises(ModelError, match="SpecViz reads at most"):
        check_config("config.json", {"size": content})


def test_a_gguf_header_with_a_huge_number_of_any_architecture(tmp_path: Path) -> None:
    """Transformers reads the sizes of each architecture that it knows."""
    tiny_gguf.bare(tmp_path / "a.gguf", {"qwen35.nextn_predict_layers": -HUGE})
    with pytest.raises(ModelError, match=r"its header gives -1000000000 for qwen35.nextn"):
        _read_header(tmp_path / "a.gguf")


@pytest.mark.parametrize("name", ["bos", "eos", "padding"])
def test_a_gguf_header_with_a_token_beyond_its_vocabulary(name: str, tmp_path: Path) -> None:
    fields = {f"tokenizer.ggml.{name}_token_id": 2}
    tiny_gguf.bare(tmp_path / "a.gguf", fields, tokens=("a", "b"))
    with pytest.raises(ModelError, match=f"gives 2 for tokenizer.ggml.{name}_token_id"):
        _read_header(tmp_path / "a.gguf")


def test_no_causal_model_of_the_library_has_too_large_a_number() -> None:
    checked = 0
    for config in MODEL_FOR_CAUSAL_LM_MAPPING:
        with suppress(StrictDataclassError):  # a few have no default sizes
            check_config("config.json", config().to_dict())
            checked += 1
    assert checked > 100
