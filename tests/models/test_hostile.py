"""Malicious model folders: one-line errors, without a traceback or a large allocation."""

import json
import os
import shutil
import struct
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from transformers import GPTNeoConfig

from models.test_feature_head import llama, words
from models.test_gguf import VOCABULARY
from models.test_models import byte_level
from specviz.errors import ModelError, SpecVizError
from specviz.models import checks, gguf, hub
from specviz.models.checkpoints import check_same, load_tokenizer
from specviz.models.checks import check_promised, memory, obstacle
from specviz.models.loading import load
from specviz.models.pairs import custom
from specviz.service.pairs import own_pair
from support import tiny_gguf
from support.memory import growth
from support.scripted import tiny_llama

CPU, FLOAT = torch.device("cpu"), torch.float32
MOST = 500 * 2**10  # kilobytes of memory that a file of a few kilobytes may take
few = settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a valid model and a valid GGUF file."""
    folder = tmp_path_factory.mktemp("honest")
    llama().save_pretrained(folder)
    words().save_pretrained(folder)
    load(custom(str(folder), None), "cpu", "float32")  # tests must not count the first load
    tiny_gguf.write(folder / "a.gguf", tiny_llama(1, 1, VOCABULARY), byte_level())
    return folder


@pytest.fixture
def folder(honest: Path, tmp_path: Path) -> Path:
    return shutil.copytree(honest, tmp_path / "model")


@pytest.fixture(autouse=True)
def nothing_great_is_allocated(honest: Path) -> Iterator[None]:  # noqa: ARG001  loaded before
    grown = growth()
    yield
    assert grown() < MOST


def told(work: Callable[[], object]) -> str | None:
    """Return the one-line error of `work`; None if it succeeds. Other exceptions propagate."""
    try:
        work()
    except SpecVizError as error:
        line = str(error)
        assert line
        assert "\n" not in line
        assert len(line) < 400
        return line
    return None


def tried(folder: Path) -> str | None:
    """Check a pair of that folder, then load it; return the error of loading."""
    pair = custom(str(folder), None)
    listed = obstacle(pair, CPU, FLOAT)
    assert listed is None or "\n" not in listed
    return told(lambda: load(pair, "cpu", "float32"))


NUMBERS = [
    *("num_hidden_layers", "hidden_size", "vocab_size", "intermediate_size", "head_dim"),
    *("num_attention_heads", "num_key_value_heads", "max_position_embeddings", "rms_norm_eps"),
    *("rope_parameters", "architectures", "model_type", "eos_token_id", "layer_types"),
]
ABSURD: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([10**9, 10**30, -1, 0, 1e308, "x", "", None, [], [1], {}, {"x": [{}]}]),
    st.integers(),
    st.floats(allow_nan=False),
)


@few
@given(name=st.sampled_from(NUMBERS), value=ABSURD)
@example(name="num_hidden_layers", value=10**9)
@example(name="architectures", value=5)
def test_a_config_with_absurd_values(folder: Path, name: str, value: Any) -> None:
    path = folder / "config.json"
    before = path.read_text()
    path.write_text(json.dumps(json.loads(before) | {name: value}))
    line = tried(folder)
    path.write_text(before)
    assert line or name in (*NUMBERS[-7:], "head_dim", "num_key_value_heads"), "sizes must fit"


@pytest.mark.parametrize("ends", [[[1]], [{"a": 1}], 1.5, "x", {"a": 1}, [None, 2]])
def test_end_tokens_that_are_no_ids(folder: Path, ends: Any) -> None:
    path = folder / "generation_config.json"
    path.write_text(json.dumps({"eos_token_id": ends}))
    pair = load(custom(str(folder), None), "cpu", "float32")
    assert all(type(token) is int for token in pair.ends)
    assert (2 in pair.ends) == (ends == [None, 2])


def test_a_config_that_describes_missing_layers(folder: Path) -> None:
    """Transformers would randomly initialise the missing layers."""
    path = folder / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"num_hidden_layers": 30}))
    assert "describes more weights than its files hold" in (tried(folder) or "")


def test_a_config_that_makes_more_modules_than_any_model(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_MODULES", 10)
    assert "too large to build" in (tried(folder) or "")


def test_a_config_that_makes_more_than_its_weights() -> None:
    """GPT-Neo computes a mask of the longest text's square for each layer."""
    sizes = {
        "hidden_size": 2,
        "num_heads": 1,
        "vocab_size": 9,
        "attention_types": [[["global"], 1]],
    }
    for longest, refused in ((2048, False), (40_000, True)):
        config = GPTNeoConfig(num_layers=1, max_position_embeddings=longest, **sizes)
        line = told(partial(check_promised, config, 10**9))
        assert line == (str(checks.TOO_MUCH) if refused else None)


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"', "5", "[" * 100_000, "\0", '{"a": NaN}'])
@pytest.mark.parametrize("name", ["config.json", "tokenizer.json", hub.INDEX])
def test_files_that_are_no_json_of_that_kind(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text)
    line = tried(folder)
    assert line or name == hub.INDEX, "an index beside a complete file of weights is not read"


HEADERS = st.dictionaries(
    st.sampled_from(["model.norm.weight", "__metadata__", "x"]),
    st.fixed_dictionaries(
        {
            "dtype": st.sampled_from(["F32", "F16", "BF16", "F64", "Q4", ""]),
            "shape": st.lists(st.integers(-1, 2**62), max_size=4),
            "data_offsets": st.lists(st.integers(-1, 2**62), min_size=1, max_size=3),
        }
    ),
)


@few
@given(header=HEADERS, length=st.none() | st.integers(0, 2**64 - 1))
def test_a_header_of_weights_that_lies(folder: Path, header: Any, length: int | None) -> None:
    text = json.dumps(header).encode()
    data = struct.pack("<Q", len(text) if length is None else length) + text + bytes(64)
    (folder / "model.safetensors").write_bytes(data)
    assert tried(folder)


@few
@given(share=st.floats(0, 1, exclude_max=True))
def test_weights_that_are_cut(folder: Path, honest: Path, share: float) -> None:
    data = (honest / "model.safetensors").read_bytes()
    (folder / "model.safetensors").write_bytes(data[: int(share * len(data))])
    assert tried(folder)


NAMES: list[Any] = [
    *("../secret.safetensors", "/etc/passwd", "a/../../b", "..", ".", "", "a/b.safetensors"),
    *("x" * 5000, "\0", 5, None, [], {}),
]


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_an_index_that_points_out_of_its_folder(folder: Path, name: Any) -> None:
    (folder / "model.safetensors").rename(folder.parent / "secret.safetensors")
    (folder / hub.INDEX).write_text(json.dumps({"weight_map": {"model.norm.weight": name}}))
    for found in hub.weights(str(folder)):
        assert (folder / found).parent == folder
    assert tried(folder)


@pytest.mark.parametrize("kind", ["loop", "nowhere", "folder", "pipe"])
@pytest.mark.parametrize("name", ["config.json", "model.safetensors", "generation_config.json"])
def test_links_and_pipes_in_place_of_files(folder: Path, name: str, kind: str) -> None:
    """Opening a pipe that nobody writes to would block."""
    path = folder / name
    path.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to({"loop": path, "nowhere": folder / "nowhere", "folder": folder}[kind])
    if name == "config.json":
        (folder / "a.gguf").unlink()  # a model, too
        with pytest.raises(ModelError, match="holds no model"):
            tried(folder)
    else:
        assert tried(folder) or name == "generation_config.json"


# GGUF files


@few
@given(share=st.floats(0, 1, exclude_max=True))
def test_a_gguf_file_cut_anywhere(folder: Path, honest: Path, share: float) -> None:
    data = (honest / "a.gguf").read_bytes()
    path = folder / "a.gguf"
    path.write_bytes(data[: int(share * len(data))])
    pair = custom(str(path), None)
    assert memory(pair, FLOAT) is None
    assert "it is not a GGUF file, or it is damaged" in (told(lambda: load(pair, "cpu")) or "")


@settings(few, max_examples=60)
@given(offset=st.integers(0, 2000), number=st.integers(0, 2**64 - 1))
@example(offset=8, number=2**60)  # number of tensors
@example(offset=16, number=2**60)  # number of fields
@example(offset=24, number=2**60)  # length of the first name
def test_a_gguf_file_with_a_number_that_lies(
    folder: Path, honest: Path, offset: int, number: int
) -> None:
    """Our reader accepts or refuses the header; later errors are up to the library."""
    data = bytearray((honest / "a.gguf").read_bytes())
    data[offset : offset + 8] = struct.pack("<Q", number)
    path = folder / "a.gguf"
    path.write_bytes(data)
    memory(custom(str(path), None), FLOAT)
    line = told(lambda: gguf._read_header(path))
    assert line is None or "damaged" in line


# Tokenizers and names


@few
@given(one=st.integers(0, 9), other=st.integers(0, 9))
def test_tokenizers_that_differ_in_one_entry(folder: Path, one: int, other: int) -> None:
    """Two swapped tokens make a different tokenizer."""
    ours = load_tokenizer(str(folder))
    path = folder / "tokenizer.json"
    before = path.read_text()
    content = json.loads(before)
    vocabulary = content["model"]["vocab"]
    names = sorted(vocabulary, key=vocabulary.__getitem__)
    vocabulary[names[one]], vocabulary[names[other]] = other, one
    path.write_text(json.dumps(content))
    line = told(lambda: check_same(ours, str(folder)))
    path.write_text(before)
    assert (line is None) == (one == other)
    assert line is None or "different tokenizers" in line


@settings(max_examples=200)
@given(st.text(alphabet="./\\~a-_%\0: \u202e", max_size=12))
@example("../../etc")
@example("a/..")
@example("~/model")
def test_names_reach_no_folder_where_folders_are_forbidden(name: str) -> None:
    if told(lambda: own_pair(name, "", folders=False)) is None:
        assert not hub.is_folder(name)
        assert ".." not in name
