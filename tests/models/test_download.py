"""Downloading a pair: only the files needed, progress, stopping and resuming."""

import errno
import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from huggingface_hub import constants

from models.test_models import refused
from specviz.errors import ModelError
from specviz.models import download, hub
from specviz.models.download import absent, expected, fetch, missing_files, remaining
from specviz.models.loading import load
from specviz.models.pairs import PairSpec, find
from support import tiny_heads
from support.local_hub import DRAFT, TARGET, LocalHub
from support.scripted import CPU

HEAD = "someone/head"
PAIR = PairSpec(name="theirs", target=TARGET, draft=DRAFT, licence="")


def all_of(pair: PairSpec) -> list[int]:
    return list(fetch(missing_files(pair)))


def weights(local: LocalHub, checkpoint: str = TARGET) -> bytes:
    return local.models[checkpoint]["model.safetensors"]


@pytest.mark.usefixtures("local")
def test_a_fetched_pair_is_here_and_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    assert absent(PAIR) == [TARGET, DRAFT]
    files = missing_files(PAIR)
    done = list(fetch(files))
    assert done == sorted(done)
    assert done[-1] == sum(file.size for file in files)
    assert absent(PAIR) == []
    assert missing_files(PAIR) == []
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    pair = load(PAIR, device="cpu")
    assert pair.models.target.layers == 3
    assert pair.device == CPU


def test_only_what_loading_reads_is_fetched(local: LocalHub) -> None:
    for name in ("pytorch_model.bin", "README.md", "trap.py", "original/model.safetensors"):
        local.models[TARGET][name] = b"x" * 1000
    names = {file.name for file in missing_files(PAIR) if file.checkpoint == TARGET}
    assert {"config.json", "tokenizer.json", "model.safetensors"} <= names
    assert names <= {*hub.SMALL_FILES, "model.safetensors"}


def test_shards_and_their_index(local: LocalHub) -> None:
    model = local.models[TARGET]
    whole = model.pop("model.safetensors")
    shards = {f"model-0000{i}-of-00002.safetensors": whole for i in (1, 2)}
    model |= shards | {hub.INDEX: b"{}", "consolidated.safetensors": whole}
    names = {file.name for file in missing_files(PAIR) if file.checkpoint == TARGET}
    assert {*shards, hub.INDEX} <= names
    assert "consolidated.safetensors" not in names


@pytest.mark.parametrize("dialect", tiny_heads.DIALECTS)
def test_a_head_is_fetched_in_every_dialect(dialect: str, local: LocalHub, tmp_path: Path) -> None:
    made = tiny_heads.write(tmp_path / "head", dialect, tiny_heads.target())
    files = {path.name: path.read_bytes() for path in made.folder.iterdir()}
    local.models[HEAD] = files | {"README.md": b"#"}
    pair = PairSpec(name="theirs", target=TARGET, draft=HEAD, licence="")
    assert {f.name for f in missing_files(pair) if f.checkpoint == HEAD} == files.keys()


def test_a_stopped_download_resumes(local: LocalHub) -> None:
    """Received bytes are kept, and the next download starts at the byte after them."""
    model = local.models[TARGET]
    model["model.safetensors"] = weights(local) + bytes(2**20)  # long enough to be interrupted
    size = len(weights(local))
    steps = fetch(missing_files(PAIR))
    here = next(done for done in steps if done > size // 2)
    steps.close()
    parts = list(Path(constants.HF_HUB_CACHE).rglob("*.part"))
    (held,) = [part.stat().st_size for part in parts]
    assert 0 < held <= here < size
    assert TARGET in absent(PAIR)
    local.asked.clear()
    again = all_of(PAIR)
    assert ("model.safetensors", held) in local.asked
    assert again == sorted(again)
    assert absent(PAIR) == []
    assert not list(Path(constants.HF_HUB_CACHE).rglob("*.part"))
    found = hub.find_file(TARGET, "model.safetensors")
    assert found is not None
    assert found.read_bytes() == weights(local)


def test_a_link_in_place_of_a_part_is_not_followed(local: LocalHub, tmp_path: Path) -> None:
    other = tmp_path / "another file"
    other.write_bytes(b"")
    digest = hashlib.sha256(weights(local)).hexdigest()
    blob = download._blobs(TARGET) / digest
    blob.parent.mkdir(parents=True)
    blob.with_name(f"{digest}.part").symlink_to(other)
    all_of(PAIR)
    assert other.read_bytes() == b""
    assert blob.is_file()
    assert not blob.is_symlink()


def test_an_interrupted_download_says_so_and_resumes(local: LocalHub) -> None:
    local.models[TARGET]["model.safetensors"] += bytes(2**18)
    local.breaks_off = 2**16
    message = refused(lambda: all_of(PAIR))
    assert message.startswith(
        "someone/big cannot be downloaded: the download was interrupted: try again"
    )
    local.breaks_off = None
    local.asked.clear()
    all_of(PAIR)
    assert ("model.safetensors", 2**16) in local.asked


def test_damaged_on_its_way(local: LocalHub) -> None:
    local.damages = True
    assert "arrived damaged. Download it again" in refused(lambda: all_of(PAIR))
    local.damages = False
    all_of(PAIR)
    assert absent(PAIR) == []


def test_files_that_both_models_share_are_fetched_once(local: LocalHub) -> None:
    local.models[DRAFT]["model.safetensors"] = weights(local)
    all_of(PAIR)
    assert [name for name, _ in local.asked].count("model.safetensors") == 2
    assert len(list(Path(constants.HF_HUB_CACHE).rglob("model.safetensors"))) == 2


def test_gated(local: LocalHub) -> None:
    local.gated.add(TARGET)
    assert "accept its licence" in refused(lambda: all_of(PAIR))


def test_no_such_model(local: LocalHub) -> None:
    del local.models[DRAFT]
    assert "someone/small cannot be downloaded: the Hub has no such public model" in refused(
        lambda: missing_files(PAIR)
    )


def test_packed_weights_are_refused_before_they_are_downloaded(local: LocalHub) -> None:
    config = json.loads(local.models[TARGET]["config.json"])
    config["quantization_config"] = {"quant_method": "gptq", "bits": 4}
    local.models[TARGET]["config.json"] = json.dumps(config).encode()
    assert "its weights are packed (GPTQ)" in refused(lambda: missing_files(PAIR))
    assert local.asked == []


def test_no_safetensors(local: LocalHub) -> None:
    del local.models[TARGET]["model.safetensors"]
    assert "no safetensors" in refused(lambda: missing_files(PAIR))
    local.models[TARGET] |= {"b.Q8_0.gguf": b"", "a.Q4_0.gguf": b""}
    assert "only GGUF files on the Hub, such as a.Q4_0.gguf" in refused(lambda: missing_files(PAIR))
    local.models[TARGET]["tokenizer.model"] = local.models[TARGET].pop("tokenizer.json")
    assert "is tokenizer.model alone" in refused(lambda: missing_files(PAIR))
    local.models[TARGET]["tokenizer.json"] = b"{}"
    local.models[TARGET] |= {"adapter_config.json": b"{}"}
    assert "is a LoRA adapter" in refused(lambda: missing_files(PAIR))


@pytest.mark.usefixtures("local")
def test_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "ENDPOINT", "http://127.0.0.1:9")
    assert "cannot be reached" in refused(lambda: missing_files(PAIR))


def test_full_disk(local: LocalHub, monkeypatch: pytest.MonkeyPatch) -> None:
    files = missing_files(PAIR)
    free = shutil._ntuple_diskusage(10**6, 10**6, 1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: free)
    message = refused(lambda: list(fetch(files)))
    assert "0 MB is free on this disk" in message
    assert "HF_HOME" in message
    assert not local.asked


def test_complete_but_unlinked_files_need_no_room(
    local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is killed between a file and its link leaves them."""
    files = missing_files(PAIR)
    left = sum(file.size for file in files) - len(weights(local))
    blobs = Path(constants.HF_HUB_CACHE) / "models--someone--big" / "blobs"
    blobs.mkdir(parents=True)
    (blobs / hashlib.sha256(weights(local)).hexdigest()).write_bytes(weights(local))
    assert remaining(files) == left
    free = shutil._ntuple_diskusage(10**6, 10**6, left)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: free)
    all_of(PAIR)
    assert [name for name, _ in local.asked].count("model.safetensors") == 1  # the draft's
    assert absent(PAIR) == []


def test_disk_that_fills_up_on_the_way(local: LocalHub, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> Iterator[bytes]:
        yield b"x" * 100
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(download, "_answer", full)
        message = refused(lambda: all_of(PAIR))
    assert (
        message
        == "someone/big cannot be downloaded: the disk is full. Free some space, then try again."
    )
    assert local.asked  # the small files
    (part,) = Path(constants.HF_HUB_CACHE).rglob("*.part")
    assert part.stat().st_size == 100


def test_a_pair_on_disk_needs_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = find("bundled-medium")
    monkeypatch.setattr(download, "_on_hub", lambda checkpoint: pytest.fail("asked"))
    assert missing_files(pair) == []
    assert expected(pair) == 0


@pytest.mark.usefixtures("local")
def test_expected_without_asking() -> None:
    size = expected(find("qwen3-8b"))
    assert size is not None
    assert 17e9 < size < 18e9
    assert expected(PAIR) is None


def test_two_programs_do_not_write_one_file(local: LocalHub) -> None:
    files = missing_files(PAIR)
    local.models[TARGET]["model.safetensors"] += bytes(2**20)
    steps = fetch(missing_files(PAIR))
    large = next(file for file in files if file.sha256)
    next(done for done in steps if done >= large.size // 2)
    with pytest.raises(ModelError, match="Another program"):
        list(fetch(missing_files(PAIR)))
    steps.close()
