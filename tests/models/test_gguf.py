"""GGUF files: converted once to the model that was written, or refused in one line."""

import multiprocessing
import os
import struct
import tempfile
import tracemalloc
from pathlib import Path
from typing import Any

import gguf as library
import pytest
import torch
from gguf import GGUFReader
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM, LlamaForCausalLM, PreTrainedModel

from models.test_models import TEMPLATE, byte_level, refused, save, spec
from specviz import trace as traces
from specviz.decoding.race import finish, race
from specviz.models import checks, gguf, pairs
from specviz.models.checkpoints import load_model, load_tokenizer
from specviz.models.checks import is_here, memory, obstacle
from specviz.models.gguf_header import Entries, float32, read_header
from specviz.models.loading import load
from specviz.models.pairs import custom
from specviz.settings import Settings
from support import tiny_gguf
from support.scripted import CPU, tiny_llama

FLOAT = torch.float32
VOCABULARY = 258  # of the byte-level tokenizer


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder of converted files."""
    monkeypatch.setenv("SPECVIZ_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "gguf"


def written(path: Path, seed: int = 1, layers: int = 2, **more: Any) -> str:
    model = tiny_gguf.rounded(tiny_llama(seed, layers, VOCABULARY))
    return tiny_gguf.write(path, model, byte_level(), **more)


def folders(kept: Path) -> list[str]:
    return [path.name for path in kept.glob("*") if path.is_dir()]


# Reading


@pytest.mark.parametrize("tied", [False, True])
def test_it_is_the_model_that_was_written(tied: bool, tmp_path: Path) -> None:
    original = tiny_llama(1, 2, VOCABULARY)
    if tied:
        original.lm_head.weight = original.model.embed_tokens.weight
        original.config.tie_word_embeddings = True
    path = tiny_gguf.write(tmp_path / "a.gguf", tiny_gguf.rounded(original), byte_level())
    model, tokens = load_model(path, CPU, FLOAT), torch.tensor([[1, 5, 256, 7]])
    with torch.no_grad():
        torch.testing.assert_close(model(tokens).logits, original(tokens).logits)
    assert (model.lm_head.weight is model.model.embed_tokens.weight) == tied


LLAMA_3 = {
    "rope_type": "llama3",
    "rope_theta": 500_000.0,
    "factor": 32.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
}


def with_scaled_positions(**more: Any) -> PreTrainedModel:
    config = tiny_llama(1, 2, VOCABULARY).config
    config.rope_parameters = LLAMA_3 | more
    torch.manual_seed(1)
    return tiny_gguf.rounded(LlamaForCausalLM(config).eval())


def test_positions_as_llama_3_scales_them(tmp_path: Path) -> None:
    """A file stores only the factors of this scaling, which transformers ignores."""
    original = with_scaled_positions()
    model = load_model(tiny_gguf.write(tmp_path / "a.gguf", original, byte_level()), CPU, FLOAT)
    tokens = torch.arange(60)[None]
    with torch.no_grad():
        torch.testing.assert_close(model(tokens).logits, original(tokens).logits)
    assert model.config.rope_parameters == original.config.rope_parameters
    frequencies = model.model.rotary_emb.inv_freq
    assert frequencies[-1] == pytest.approx(500_000 ** (-6 / 8) / 32)
    torch.testing.assert_close(frequencies, original.model.rotary_emb.inv_freq)


def test_positions_scaled_in_ways_that_are_not_known(tmp_path: Path) -> None:
    odd = with_scaled_positions(original_max_position_embeddings=100)
    path = tiny_gguf.write(tmp_path / "a.gguf", odd, byte_level())
    assert "scales its positions in an unknown way" in refused(lambda: load_model(path, CPU, FLOAT))
    path = written(tmp_path / "b.gguf", scaling="yarn")
    assert "it scales its positions (yarn)" in refused(lambda: load_model(path, CPU, FLOAT))
    assert load_model(written(tmp_path / "c.gguf", scaling="none"), CPU, FLOAT).num_parameters()


@pytest.mark.parametrize("text", ["the th", "naïve 日本 😀", "\t\n  two", "<end>", "<|endoftext|>"])
def test_its_tokenizer_is_the_one_that_was_written(text: str, tmp_path: Path) -> None:
    tokenizer = byte_level()
    tokenizer.chat_template = TEMPLATE
    model = tiny_llama(1, 2, VOCABULARY)
    read = load_tokenizer(tiny_gguf.write(tmp_path / "a.gguf", model, tokenizer))
    assert read.get_vocab() == tokenizer.get_vocab()
    assert read.encode(text) == tokenizer.encode(text)
    assert read.decode(read.encode(text)) == text
    assert (read.eos_token, read.chat_template) == ("<end>", TEMPLATE)


@pytest.mark.parametrize("begins", [False, True])
def test_a_text_begins_as_the_file_says(begins: bool, tmp_path: Path) -> None:
    """Transformers ignores the file's add_bos_token."""
    tokenizer = byte_level(begin="<begin>")
    tokenizer.add_bos_token = begins
    model = tiny_llama(1, 2, VOCABULARY + 1)
    read = load_tokenizer(tiny_gguf.write(tmp_path / "a.gguf", model, tokenizer))
    begun = [tokenizer.bos_token_id] if begins else []
    assert read("th").input_ids == tokenizer("th").input_ids == [*begun, 256]


def test_a_pair_of_a_file_and_a_folder(tmp_path: Path) -> None:
    target = written(tmp_path / "big.gguf", layers=3)
    pair = load(custom(target, save(tmp_path / "small", 2, 1, VOCABULARY)), device="cpu")
    assert pair.models.pair == "big.gguf + small"
    assert (pair.models.target.name, pair.models.target.layers) == ("big.gguf", 3)
    assert pair.ends == {257}
    assert pair.early_exit is not None
    for drafter in ("model", "early-exit"):
        how = Settings(max_new_tokens=9, drafter=drafter)
        trace = finish(race(pair, pair.tokenizer.encode("the th"), how))
        assert traces.read(traces.write(trace)) == trace


def test_both_models_may_be_files(tmp_path: Path) -> None:
    target, draft = written(tmp_path / "a.gguf", layers=3), written(tmp_path / "b.gguf", 2, 1)
    pair = load(spec(target, draft), device="cpu", dtype="bfloat16")
    assert pair.models.draft is not None
    assert (pair.models.draft.name, pair.models.draft.layers) == ("b.gguf", 1)


# Cache


def test_a_file_is_converted_once_whatever_its_name(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "a.gguf")
    folder = gguf.local(path)
    monkeypatch.setattr(gguf, "_convert", lambda *_: pytest.fail("converted again"))
    other = Path(path).rename(tmp_path / "other.GGUF")
    assert gguf.local(str(other)) == folder
    assert folders(kept) == [Path(folder).name]
    assert gguf.local("somebody/something") == "somebody/something"


def test_a_file_is_converted_once_for_full_and_once_for_half_precision(
    tmp_path: Path, kept: Path
) -> None:
    path = written(tmp_path / "a.gguf")
    load(custom(path, None), "cpu", "float32")
    assert [name.endswith("-float32") for name in folders(kept)] == [True]
    for dtype in ("float16", "bfloat16", "float32"):
        load(custom(path, None), "cpu", dtype)
    assert sorted(name.endswith("-float32") for name in folders(kept)) == [False, True]


def test_the_library_parses_a_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading in transformers asks for it four times."""
    parsed = list[str]()

    class Counted(GGUFReader):
        def __init__(self, path: str) -> None:
            parsed.append(path)
            super().__init__(path)

    monkeypatch.setattr(library, "GGUFReader", Counted)
    gguf.local(written(tmp_path / "a.gguf"))
    assert len(parsed) == 1
    assert library.GGUFReader is Counted  # another file is read for itself


def test_a_file_that_changed_is_read_anew(tmp_path: Path, kept: Path) -> None:
    first = gguf.local(written(tmp_path / "a.gguf"))
    assert gguf.local(written(tmp_path / "a.gguf", seed=2)) != first
    assert len(folders(kept)) == 2


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"SPECVIZ_CACHE": "/a"}, "/a/gguf"),
        ({"XDG_CACHE_HOME": "/b"}, "/b/specviz/gguf"),
        ({"SPECVIZ_CACHE": "", "HOME": "/c"}, "/c/.cache/specviz/gguf"),
    ],
)
def test_where_it_is_kept(
    variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SPECVIZ_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert gguf._cache() == Path(folder)


def test_a_conversion_that_breaks_off_leaves_nothing(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    path = written(tmp_path / "a.gguf")
    with monkeypatch.context() as patched:
        patched.setattr(gguf, "save_file", full)
        assert "the disk is full" in refused(lambda: load_model(path, CPU, FLOAT))
    assert folders(kept) == []
    assert load_model(path, CPU, FLOAT).num_parameters()


def test_leftovers_of_a_killed_process_are_removed(tmp_path: Path, kept: Path) -> None:
    path = written(tmp_path / "a.gguf")
    partial = Path(gguf.local(path)).rename(kept / "moved")
    left = Path(f"{gguf.local(path)}.partial")
    left.mkdir()
    (left / "model.safetensors").write_bytes(b"half")
    for file in Path(gguf.local(path)).iterdir():
        file.unlink()
    Path(gguf.local(path)).rmdir()
    assert Path(gguf.local(path)).is_dir()
    assert not left.exists()
    assert sorted(p.name for p in partial.iterdir()) == sorted(
        p.name for p in Path(gguf.local(path)).iterdir()
    )


def _local(path: str, cache: str) -> str:
    os.environ["SPECVIZ_CACHE"] = cache
    return gguf.local(path)


def test_two_processes_at_once(tmp_path: Path, kept: Path) -> None:
    path = written(tmp_path / "a.gguf")
    context = multiprocessing.get_context("forkserver")  # torch is imported once for both
    context.set_forkserver_preload([__name__])
    with context.Pool(2) as pool:
        first, second = pool.starmap(_local, [(path, str(kept.parent))] * 2)
    assert first == second == gguf.local(path)
    assert folders(kept) == [Path(first).name]


# Refusals


def test_a_file_that_lacks_weights(tmp_path: Path) -> None:
    """Transformers would randomly initialise them."""
    path = written(tmp_path / "a.gguf", left_out="blk.1.ffn_up.weight")
    message = refused(lambda: load(spec(path, None), device="cpu"))
    assert "model.layers.1.mlp.up_proj.weight is missing" in message


def test_undefined_weights_are_refused(tmp_path: Path) -> None:
    model = tiny_llama(1, 2, VOCABULARY)
    model.model.norm.weight.data[3] = torch.nan
    path = tiny_gguf.write(tmp_path / "a.gguf", model, byte_level())
    assert "infinite or undefined numbers" in refused(lambda: load(spec(path, None), device="cpu"))


@pytest.mark.parametrize(
    ("architecture", "words"),
    [
        ("rwkv6", "rwkv6 is not supported"),
        ("mamba", "recurrent or hybrid (mamba)"),
        ("t5", "not a causal language model (t5)"),
    ],
)
def test_architectures_that_are_refused(
    architecture: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the weights are read."""
    monkeypatch.setattr(
        AutoModelForCausalLM, "from_pretrained", lambda *_, **__: pytest.fail("read")
    )
    path = tiny_gguf.bare(tmp_path / "a.gguf", architecture=architecture)
    assert words in refused(lambda: load(spec(path, None), device="cpu"))


def test_another_file_than_the_published_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "a.gguf")
    monkeypatch.setitem(pairs.SHA256, path, "0" * 64)
    message = refused(lambda: load(spec(path, None), device="cpu"))
    assert "differs from the published file" in message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "There is no file" in refused(lambda: custom(str(tmp_path / "a.gguf"), None))
    absent = spec("nothing.gguf", None)
    assert obstacle(absent, CPU, FLOAT) == "there is no file nothing.gguf"
    assert not is_here(absent)
    assert memory(absent, FLOAT) is None


# Checks


def test_memory_is_known_before_it_is_converted(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "a.gguf")
    numbers = tiny_llama(1, 2, VOCABULARY).num_parameters()
    assert memory(spec(path, None), FLOAT) == 4 * numbers
    assert obstacle(spec(path, None), CPU, FLOAT) is None
    assert is_here(spec(path, None))
    monkeypatch.setattr(checks, "free_memory", lambda device: 4 * numbers - 1)
    assert "of memory" in refused(lambda: load(spec(path, None), device="cpu"))
    assert not kept.exists()


def test_damage_does_not_hinder_the_list_of_pairs(tmp_path: Path) -> None:
    (tmp_path / "a.gguf").write_bytes(b"GGUF")
    os.mkfifo(tmp_path / "pipe.gguf")
    for name in ("a", "pipe", "absent"):
        assert memory(spec(str(tmp_path / f"{name}.gguf"), None), FLOAT) is None


def test_conversion_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    load_model(written(tmp_path / "a.gguf"), CPU, FLOAT)
    out, err = capfd.readouterr()
    assert (out, err) == ("", "")


# Malicious headers


def promising(path: Path, key: str, number: int) -> str:
    """Write a file in which the number of one key is replaced."""
    data = bytearray(Path(written(path)).read_bytes())
    offset = data.index(key.encode()) + len(key) + 4
    data[offset : offset + 4] = struct.pack("<I", number)
    path.write_bytes(data)
    return str(path)


def header(keys: int, *parts: bytes, tensors: int = 0) -> bytes:
    return b"GGUF" + struct.pack("<IQQ", 3, tensors, keys) + b"".join(parts)


def string(text: bytes) -> bytes:
    return struct.pack("<Q", len(text)) + text


def array(kind: int, count: int, *entries: bytes, key: bytes = b"a") -> bytes:
    return string(key) + struct.pack("<IIQ", 9, kind, count) + b"".join(entries)


def tensor(*shape: int, kind: int = 0, offset: int = 0, name: bytes = b"t") -> bytes:
    sizes = struct.pack(f"<I{len(shape)}Q", len(shape), *shape)
    return string(name) + sizes + struct.pack("<IQ", kind, offset)


LIES = {
    "another file": bytes(range(256)) * 8,
    "an array of 2^40 bytes": header(1, array(0, 2**40)),
    "an array of 2^40 strings": header(1, array(8, 2**40)),
    "an array of 2^63 doubles": header(1, array(12, 2**63)),
    "arrays in arrays": header(1, array(9, 2**40, *[struct.pack("<IQ", 9, 2**40)] * 900)),
    "2^60 keys": header(2**60),
    "2^60 tensors": header(0, tensors=2**60),
    "a key of 2^60 bytes": header(1, struct.pack("<Q", 2**60)),
    "a long token": header(1, array(8, 1, string(b"x" * 5000))),
    "an unknown type": header(1, string(b"a") + struct.pack("<I", 77)),
    "no UTF-8": header(1, string(b"\xff") + struct.pack("<IB", 0, 1)),
    "a key twice": header(2, *[string(b"a") + struct.pack("<IB", 0, 1)] * 2),
    "a tensor twice": header(0, tensor(1), tensor(1), bytes(64), tensors=2),
    "a large tensor": header(0, tensor(2**62), tensors=1),
    "a tensor whose size overflows": header(0, tensor(2**33, 2**33), tensors=1),
    "a tensor far away": header(0, tensor(1, offset=2**63), bytes(64), tensors=1),
    "2^30 dimensions": header(0, string(b"t") + struct.pack("<I", 2**30), tensors=1),
    "a tensor of nothing": header(0, tensor(0), bytes(64), tensors=1),
    "shared bytes": header(0, tensor(16), tensor(16, name=b"u"), bytes(115), tensors=2),
    "a broken alignment": header(1, string(b"general.alignment") + struct.pack("<II", 4, 0)),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_malicious_header_never_reaches_the_library(
    lie: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would allocate an array for every declared entry."""
    monkeypatch.setattr(GGUFReader, "__init__", lambda *_: pytest.fail("the library reads it"))
    path = tmp_path / "a.gguf"
    path.write_bytes(LIES[lie] + bytes(12))
    assert memory(spec(str(path), None), FLOAT) is None
    message = refused(lambda: load(spec(str(path), None), device="cpu"))
    assert "it is not a GGUF file, or it is damaged" in message


@settings(max_examples=300, deadline=None)
@given(
    parts=st.lists(
        st.one_of(
            st.binary(max_size=20),
            st.builds(string, st.binary(max_size=8)),
            st.builds(array, st.integers(0, 13), st.integers(0, 2**64 - 1)),
            st.builds(tensor, st.integers(0, 2**64 - 1), kind=st.integers(0, 40)),
            st.integers(0, 2**64 - 1).map(lambda number: struct.pack("<Q", number)),
        ),
        max_size=8,
    ),
    keys=st.integers(0, 3) | st.integers(0, 2**64 - 1),
    tensors=st.integers(0, 3) | st.integers(0, 2**64 - 1),
)
def test_reading_any_header_takes_little_memory(
    parts: list[bytes], keys: int, tensors: int
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.gguf"
        path.write_bytes(header(keys, *parts, tensors=tensors))
        tracemalloc.start()
        try:
            found = read_header(path)
            assert sum(tensor.size for tensor in found.tensors.values()) <= path.stat().st_size
        except ValueError:
            pass
        finally:
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
    assert peak < 2**20


def test_the_header_matches_the_librarys(tmp_path: Path) -> None:
    path = Path(written(tmp_path / "a.gguf"))
    ours, theirs = read_header(path), GGUFReader(path)
    fields = {name for name in theirs.fields if not name.startswith("GGUF.")}
    assert ours.values.keys() == fields
    for name, value in ours.values.items():
        field = theirs.fields[name]
        known = len(field.data) if isinstance(value, Entries) else field.contents()
        assert (value.size if isinstance(value, Entries) else value) == known
    for tensor in theirs.tensors:
        mine = ours.tensors[tensor.name]
        found = (mine.offset, mine.size, mine.elements, mine.kind)
        known = (tensor.data_offset, tensor.n_bytes, tensor.n_elements, tensor.tensor_type)
        assert found == known
        if tensor.data.dtype == "float32":
            assert float32(path, mine) == tensor.data.tolist()


@pytest.mark.parametrize(
    ("key", "number", "words"),
    [
        ("llama.block_count", 10**9, "gives 1000000000 for llama.block_count"),
        ("llama.vocab_size", 10**7, "describes more"),
        ("llama.feed_forward_length", 10**7, "describes more"),
    ],
)
def test_sizes_larger_than_its_tensors_are_refused(
    key: str, number: int, words: str, tmp_path: Path
) -> None:
    """Transformers would randomly initialise the missing weights."""
    path = promising(tmp_path / "a.gguf", key, number)
    assert words in refused(lambda: load(spec(path, None), device="cpu"))
