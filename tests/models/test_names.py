"""Names that people paste: every form in `specviz/commands/inputs.md`, and what a page tells of."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from huggingface_hub import constants
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from models.test_gguf import written
from models.test_models import save
from specviz.errors import ModelError, SettingsError
from specviz.models import hub
from specviz.models.checkpoints import load_config
from specviz.models.loading import load
from specviz.models.names import checkpoint_of
from specviz.models.pairs import custom
from specviz.service.pairs import own_pair
from support.inputs import rows

ID = "owner/name"
HASH = "c0ffee" * 6 + "c0de"


def same(text: str, expected: str = ID) -> Callable[[Path], tuple[str, str]]:
    """Return a builder of a name that needs no file, and what it means."""
    return lambda _: (text, expected)


def model(at: Path) -> Path:
    return Path(save(at / "model"))


def in_folder(name: str, before: str = "", after: str = "") -> Callable[[Path], tuple[str, str]]:
    def make(at: Path) -> tuple[str, str]:
        folder = model(at)
        return f"{before}{folder / name}{after}", str(folder)

    return make


def relative(at: Path) -> tuple[str, str]:
    folder = model(at)
    return os.path.relpath(folder), str(folder)


def at_home(at: Path) -> tuple[str, str]:
    os.environ["HOME"] = str(at)  # set back by the fixture
    return "~/model", str(model(at))


def gguf(at: Path) -> tuple[str, str]:
    path = written(at / "a.gguf")
    return path, path


def blob(at: Path) -> tuple[str, str]:
    path = at / f"sha256-{HASH}"
    Path(written(at / "a.gguf")).rename(path)
    return str(path), str(path)


def folder_of_one_gguf(at: Path) -> tuple[str, str]:
    return str(at), written(at / "a.gguf")


def folder_of_ggufs(at: Path) -> tuple[str, str]:
    for name in ("b.gguf", "a.gguf"):
        (at / name).touch()
    return str(at), "holds 2 GGUF files. Give the path of one, such as a.gguf"


def cached(at: Path, snapshots: str = "") -> tuple[str, str]:
    """A cache folder from elsewhere, with an old snapshot and the one of the main branch."""
    folder = at / "models--owner--name"
    for commit in ("old", HASH):
        (folder / "snapshots").mkdir(parents=True, exist_ok=True)
        model(at).rename(folder / "snapshots" / commit)
    (folder / "refs").mkdir()
    (folder / "refs" / "main").write_text(HASH)
    os.utime(folder / "snapshots" / HASH, (0, 0))
    return str(folder / snapshots), str(folder / "snapshots" / HASH)


def own_cache(at: Path) -> tuple[str, str]:
    constants.HF_HUB_CACHE = str(at)  # set back by the fixture
    return cached(at)[0], ID


def empty_cache(at: Path) -> tuple[str, str]:
    (at / "models--owner--name" / "snapshots").mkdir(parents=True)
    return str(at / "models--owner--name"), f"no complete download. Give the id of the model: {ID}"


def lora(at: Path) -> tuple[str, str]:
    (at / "adapter_config.json").touch()
    return str(at), "is a LoRA adapter. Merge it with its base"


def pickled(at: Path) -> tuple[str, str]:
    folder = model(at)
    (folder / "pytorch_model.bin").touch()
    return str(folder / "pytorch_model.bin"), "is a pickle, which can run code"


def nothing(at: Path) -> tuple[str, str]:
    return str(at), "holds no model: config.json is missing"


def another_file(at: Path) -> tuple[str, str]:
    (at / "model.onnx").touch()
    return str(at / "model.onnx"), "is not a model"


HUB = "https://huggingface.co"
FORMS: dict[str, Callable[[Path], tuple[str, str]]] = {
    "`owner/name`, or `name` of an old model": same(ID),
    "quotes, spaces or line ends around a name": same(f' "{ID}/"\n'),
    "`https://huggingface.co/owner/name`": same(f"{HUB}/{ID}?library=transformers#usage"),
    "`…/tree/main`, `…/blob/main/config.json`, `…/discussions`": same(f"{HUB}/{ID}/tree/main"),
    "`hf.co/owner/name`, `hf://owner/name`": same(f"hf.co/{ID}"),
    "`owner/name/tree/main`": same(f"{ID}/tree/main"),
    "an address of another revision": same(f"{HUB}/{ID}/tree/v2", "is a revision of owner/name"),
    "an address of a GGUF file on the Hub": same(
        f"{HUB}/{ID}/blob/main/sub/x.Q4_K_M.gguf", f"Run `hf download {ID} sub/x.Q4_K_M.gguf`"
    ),
    "an address of a data set, a Space or another site": same(
        f"{HUB}/datasets/{ID}", "is not a model"
    ),
    "`models--owner--name`": same("models--owner--name"),
    "a folder of this machine's Hub cache": own_cache,
    "a folder of another cache, or its `snapshots`": cached,
    "a cache folder without a complete snapshot": empty_cache,
    "a folder, absolute": in_folder(""),
    "a folder, relative": relative,
    "a folder, with `~`": at_home,
    "a folder, as `file://…`": in_folder("", before="file://"),
    "`…/model.safetensors` or `…/config.json` in a folder": in_folder("model.safetensors"),
    "`….gguf`": gguf,
    "a GGUF file without a suffix, as Ollama stores it": blob,
    "a folder with one GGUF file": folder_of_one_gguf,
    "a folder with several GGUF files": folder_of_ggufs,
    "`llama3.2:1b`, `owner/name:Q4_K_M`": same("llama3.2:1b", "is a name in Ollama or llama.cpp"),
    "`C:\\models\\big` on another system": same("C:\\models\\big", "is a path of Windows"),
    "a folder with a LoRA adapter": lora,
    "a pickle": pickled,
    "another kind of file": another_file,
    "a folder without a model": nothing,
    "a path that does not exist": same("/no/such/model", "There is no folder"),
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", os.environ["HOME"])
    monkeypatch.setenv("SPECVIZ_CACHE", str(tmp_path / "conversions"))
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "no-cache"))


def test_the_page_lists_every_form() -> None:
    assert list(rows("Names")) == list(FORMS)


@pytest.mark.parametrize("form", FORMS)
def test_each_form(form: str, tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    text, expected = FORMS[form](tmp_path / "it")
    if rows("Names")[form] == "read":
        assert checkpoint_of(text) == expected
        assert own_pair(text, text, folders=True).checkpoints == (expected, expected)
        return
    assert rows("Names")[form] == "refused"
    with pytest.raises(ModelError) as caught:
        checkpoint_of(text)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", [f"hf://{ID}", f"hf://models/{ID}", f"www.huggingface.co/{ID}/"])
def test_addresses_with_other_beginnings(text: str) -> None:
    assert checkpoint_of(text) == ID


@pytest.mark.parametrize(
    "rest",
    ["blob/main/config.json", "discussions/3", "resolve/main/model.safetensors?download=true", ""],
)
def test_views_of_a_model(rest: str) -> None:
    assert checkpoint_of(f"{HUB}/{ID}/{rest}") == ID


@pytest.mark.parametrize(
    "text",
    [*(f"{HUB}{path}" for path in ("", "/", "/models", "/spaces/a/b", "/docs/x", "/a/b%0Ac")),
     "https://example.com/a/b", "http://[", "ftp://hf.co.uk/a/b", "", "  ", '""', "a b", "a\0b"],
)  # fmt: skip
def test_what_is_no_model(text: str) -> None:
    with pytest.raises(ModelError, match="is not a model"):
        checkpoint_of(text)


def test_the_home_of_nobody() -> None:
    with pytest.raises(ModelError, match="There is no folder '~nobody-here/model'"):
        checkpoint_of("~nobody-here/model")


def test_a_snapshots_folder_of_a_cache(tmp_path: Path) -> None:
    text, expected = cached(tmp_path, "snapshots")
    assert checkpoint_of(text) == expected


def test_a_blob_without_a_suffix_runs(tmp_path: Path) -> None:
    text, _ = blob(tmp_path)
    assert load(custom(text, None), "cpu", "float32").models.target.layers == 2


# Where folders are not allowed


PATHS = ["/etc", "/no/such", "../x", "~/x", "./x", "a/b/c", "x.gguf", "a/b.gguf", "C:\\x", "a\\b"]


@pytest.mark.parametrize("text", PATHS)
def test_a_page_gives_every_path_the_same_answer(text: str) -> None:
    with pytest.raises(SettingsError, match="only from the Hub"):
        own_pair(text, "", folders=False)


def test_a_page_does_not_tell_whether_a_folder_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by an error, nor by reading a folder that has the name of a model on the Hub."""
    here = ("models/big", "a/b/c", "../it/big.gguf")
    there = ("models/gone", "x/y/z", "../it/z.gguf")
    (tmp_path / "it" / "a" / "b" / "c").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "it")
    save(Path("models/big"))
    Path("big.gguf").touch()

    def answers(names: tuple[str, ...]) -> list[str]:
        found = []
        for name in names:
            try:
                pair = own_pair(name, "", folders=False)
            except SettingsError as error:
                found.append(str(error))
            else:
                found.append(str(hub.missing(pair.target)))
        return found

    assert answers(here) == answers(there)
    with pytest.raises(ModelError, match="is not on this disk"):
        load_config(own_pair("models/big", "", folders=False).target)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(alphabet="ab/\\~.:-_%#?<>\"' hf", max_size=16))
@example("hf.co/a/b/blob/main/x.gguf")
def test_any_name_is_an_id_or_one_line(text: str) -> None:
    try:
        found = line = checkpoint_of(text, folders=False)
    except ModelError as error:
        found, line = "", str(error)
    assert not hub.is_folder(found)
    assert ".." not in found
    assert len(line) < 200
    assert "\n" not in line
