"""Pairs: the default one, loading, unloading and downloading."""

import json
import threading
import weakref
from collections import OrderedDict
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM

from models.test_download import PAIR
from models.test_models import save, spec
from specviz.decoding.pair import Pair
from specviz.decoding.preparation import Step, preparation
from specviz.decoding.race import finish, race
from specviz.errors import Line, ModelError, SettingsError
from specviz.models import checkpoints, checks, default, hub, loading
from specviz.models.assembly import LoadedModels
from specviz.models.default import default_pair, pair_to_download
from specviz.models.pairs import PAIRS, PairSpec, find
from specviz.models.tokenizer import PairTokenizer
from specviz.page.watch import events
from specviz.page.watch.events import Watch
from specviz.page.watch.models import _updates, status_text
from specviz.service import pairs as pairs_module
from specviz.service.downloads import MOST_WAITING, Downloads, PairStatus
from specviz.service.host import Host
from specviz.service.pairs import MAX_NAME, LoadedPairs, Loading, own_pair
from specviz.service.runs import Runs
from specviz.settings import Settings
from specviz.words.catalogue import ENGLISH
from support import tiny_heads
from support.local_hub import TARGET, LocalHub
from support.scripted import CPU
from support.waiting import until

GPU = torch.device("cuda", 0)
BUNDLED = {pair.name for pair in PAIRS if pair.name.startswith("bundled-")}


# The default pair


def begin_with(
    monkeypatch: pytest.MonkeyPatch, device: torch.device, free: float, *names: str, gpu: str = ""
) -> str:
    monkeypatch.setattr(default, "is_here", lambda pair: pair.name in BUNDLED | {*names})
    monkeypatch.setattr(
        default,
        "free_memory",
        lambda device: int(free * 1e9) * (1 if device.index is not None else 2),  # of both GPUs
    )
    monkeypatch.setattr(default, "pick_dtype", lambda name, device: torch.bfloat16)
    monkeypatch.setattr(default, "processor", lambda device: gpu)
    return default_pair(device=device).name


REAL = ("qwen2.5-1.5b", "qwen3-4b", "qwen3-8b", "qwen3-14b", "smollm2-1.7b")
LARGE = ("qwen3-4b", "qwen3-8b", "llama-3.1-8b", "qwen3-14b", "qwen2.5-14b")


@pytest.mark.parametrize(
    ("gpu", "free", "here", "chosen"),
    [
        ("NVIDIA L40S", 47, REAL, "qwen3-14b"),
        ("NVIDIA L4", 23, REAL, "qwen3-8b"),
        ("Tesla T4", 15, REAL, "qwen3-4b"),
        ("Tesla T4", 8, REAL, "qwen2.5-1.5b"),
        ("Tesla T4", 2, REAL, "bundled-medium"),
        ("", 47, ("qwen2.5-1.5b",), "qwen2.5-1.5b"),
        ("", 47, (), "bundled-medium"),
        ("", 47, ("smollm2-135m",), "bundled-medium"),
        ("Tesla T4", 15, LARGE, "qwen3-4b"),
        ("NVIDIA A10G", 23, LARGE, "qwen3-8b"),
        ("NVIDIA H200", 140, LARGE, "qwen2.5-14b"),  # its draft costs less than qwen3-14b's
        ("NVIDIA H200", 140, ("qwen3-8b", "llama-3.1-8b"), "llama-3.1-8b"),  # 16 layers, not 28
        ("NVIDIA L4", 23, ("qwen3-8b", "llama-3.1-8b"), "qwen3-8b"),
    ],
)
def test_the_default_on_a_gpu_is_here_fits_and_gains_most(
    gpu: str, free: float, here: tuple[str, ...], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert begin_with(monkeypatch, GPU, free, *here, gpu=gpu) == chosen


def test_on_two_gpus_one_that_needs_both_is_the_last_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = torch.device("cuda")
    assert begin_with(monkeypatch, both, 15, *LARGE, gpu="Tesla T4") == "qwen3-4b"
    assert begin_with(monkeypatch, both, 15, "qwen3-8b", gpu="Tesla T4") == "qwen3-8b"


@pytest.mark.parametrize(
    ("here", "chosen"),
    [
        ((), "bundled-medium"),
        (REAL, "bundled-medium"),
        ((*REAL, "smollm2-135m"), "bundled-medium"),
    ],
)
def test_the_default_on_a_cpu_is_small(
    here: tuple[str, ...], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert begin_with(monkeypatch, CPU, 64, *here) == chosen


def test_the_default_is_an_offered_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is on this machine, if any is."""
    monkeypatch.setattr(default, "is_here", lambda pair: pair.name in BUNDLED)
    offered = [find(name) for name in ("qwen3-4b", "bundled-small")]
    assert default_pair(offered, CPU).name == "bundled-small"
    assert default_pair(offered[:1], CPU).name == "qwen3-4b"
    monkeypatch.setattr(default, "is_here", lambda pair: pair.name == "smollm2-135m")
    assert default_pair(device=CPU).name == "smollm2-135m"


@pytest.mark.parametrize(
    ("gpu", "free", "token", "chosen"),
    [
        ("Tesla T4", 15, True, "qwen3-4b"),
        ("NVIDIA L4", 23, True, "qwen3-8b"),
        ("NVIDIA H200", 140, True, "llama-3.1-8b"),
        ("NVIDIA H200", 140, False, "qwen3-8b"),  # without a token, no gated pair
        ("Tesla T4", 2, True, None),
        ("", None, True, None),  # no GPU
    ],
)
def test_the_pair_to_download_suits_the_gpu(
    gpu: str, free: float | None, token: bool, chosen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_with(monkeypatch, CPU, free or 64, gpu=gpu)
    monkeypatch.setattr(hub, "has_token", lambda: token)
    names = ("bundled-small", "qwen2.5-1.5b", "qwen3-4b", "qwen3-8b", "llama-3.1-8b")
    device, offered = GPU if free else CPU, [find(name) for name in names]
    if free == 2:
        offered.remove(find("qwen2.5-1.5b"))
    found = pair_to_download(offered, find("bundled-medium"), device)
    assert (found and found.name) == chosen
    assert pair_to_download(offered, find("qwen3-4b"), device) is None, "one is open already"


# Loading and unloading


@pytest.fixture
def three(tmp_path: Path) -> list[PairSpec]:
    """Pairs without drafts, of equal size."""
    return [spec(save(tmp_path / name, seed), None) for seed, name in enumerate("abc")]


@pytest.fixture
def room_for_two(three: list[PairSpec], monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose memory holds two of them."""
    size = checks.memory(three[0], torch.float32)
    assert size is not None

    def free(_: torch.device) -> int:
        own = {pair.target for pair in three}
        return int(2.5 * size) - size * len(
            own & {checkpoint for checkpoint, _, _ in checkpoints._weights}
        )

    monkeypatch.setattr(checks, "free_memory", free)


def weights_of(pair: PairSpec) -> weakref.ref[Any]:
    return weakref.ref(checkpoints._weights[pair.target, "cpu", torch.float32])


@pytest.mark.usefixtures("room_for_two")
def test_the_least_recently_used_pair_makes_room(three: list[PairSpec]) -> None:
    pairs, (a, b, c) = LoadedPairs(), three
    for pair in (a, b):
        pairs.get(pair)
    first, second = weights_of(a), weights_of(b)
    pairs.get(a)  # now b is the least recently used
    pairs.get(c)
    assert first() is not None
    assert second() is None
    assert pairs.get(b).models.target.name == "b"
    assert first() is None


@pytest.mark.usefixtures("room_for_two")
def test_a_pair_that_a_run_holds_stays(three: list[PairSpec]) -> None:
    pairs, (a, b, c) = LoadedPairs(), three
    run = race(pairs.get(a), [1, 2, 3], Settings(drafter="lookup", max_new_tokens=8))
    next(run)
    pairs.get(b)
    first, second = weights_of(a), weights_of(b)
    pairs.get(c)
    assert first() is not None
    assert second() is None
    assert len(finish(run).output) == 8
    pairs.get(b)
    assert first() is None  # the run is over


@pytest.mark.usefixtures("room_for_two")
def test_a_pair_is_not_unloaded_while_it_is_requested(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another visitor's load must not run between the two steps that mark it as used."""
    put_last = threading.Event()
    monkeypatch.setattr(pairs_module, "return_memory", lambda: put_last.wait(5))
    pairs, a = LoadedPairs(), three[0]
    held = pairs.get(a)
    others: list[threading.Thread] = []

    class Interrupted(OrderedDict[PairSpec, Pair]):
        def move_to_end(self, key: PairSpec, last: bool = True) -> None:
            if not others:
                others.append(threading.Thread(target=pairs._unload_one))
                others[0].start()
                others[0].join(0.5)
            super().move_to_end(key, last)
            put_last.set()

    pairs._kept = Interrupted(pairs._kept)
    assert pairs.get(a) is held
    others[0].join()
    assert pairs.get(a) is held


@pytest.mark.usefixtures("room_for_two")
def test_a_head_that_arrives_during_a_load_is_not_missed(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs, load = LoadedPairs(), loading.load_models
    spec = replace(three[0], heads={"mtp": "somebody/head"})

    def meanwhile(asked: PairSpec, draft_dtype: str) -> LoadedModels:
        made = load(asked, draft_dtype=draft_dtype)
        pairs.renew("somebody/head")
        return made

    monkeypatch.setattr(pairs_module, "load_models", meanwhile)
    held = pairs.get(spec)
    assert held.drafters
    assert pairs.in_memory(spec) is None
    monkeypatch.setattr(pairs_module, "load_models", load)
    assert pairs.get(spec) is pairs.get(spec) is not held


@pytest.mark.usefixtures("room_for_two")
def test_a_load_fails_while_all_pairs_are_in_use(three: list[PairSpec]) -> None:
    pairs, (a, b, c) = LoadedPairs(), three
    held = [pairs.get(a), pairs.get(b)]
    with pytest.raises(ModelError, match="of memory"):
        pairs.get(c)
    for pair, known in zip((a, b), held, strict=True):
        assert pairs.get(pair) is known


def test_a_pair_that_fails_leaves_the_others(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs, (a, b, _) = LoadedPairs(), three
    known = pairs.get(a)

    def failing(*_: object, **__: object) -> Pair:
        raise torch.OutOfMemoryError("CUDA out of memory.\nTried to allocate")

    monkeypatch.setattr(loading, "assemble", failing)
    with pytest.raises(ModelError, match="there is too little memory") as caught:
        pairs.get(b)
    assert "\n" not in str(caught.value)
    assert caught.value.__context__ is None
    assert not pairs.loading(b)
    assert pairs.get(a) is known
    monkeypatch.undo()
    assert pairs.get(b).models.target.name == "b"


def test_a_loaded_pair_does_not_wait_for_another_to_load(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs, (a, b, _) = LoadedPairs(), three
    known, going_on = pairs.get(a), threading.Event()

    def slowly(pair: PairSpec, draft_dtype: str) -> LoadedModels:
        assert going_on.wait(20)
        return loading.load_models(pair, draft_dtype=draft_dtype)

    monkeypatch.setattr(pairs_module, "load_models", slowly)
    other = threading.Thread(target=pairs.get, args=[b])
    other.start()
    until(lambda: pairs.loading(b))
    assert pairs.get(a) is known
    run = race(known, [1, 2, 3], Settings(drafter="lookup", max_new_tokens=8))
    assert len(finish(run).output) == 8
    assert pairs.loading(b)
    going_on.set()
    other.join(20)
    assert not pairs.loading(b)


def test_the_progress_of_a_load_is_told(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes that are read first, then steps that are captured."""
    pairs, spec, seen = LoadedPairs(), three[0], list[Loading | None]()
    counted = checkpoints.progress._counted

    def count(tensors: Collection[Any]) -> Iterator[Any]:
        for tensor in counted(tensors):
            seen.append(pairs.loading(spec))
            yield tensor

    def prepare(loaded: LoadedModels, tokenizer: PairTokenizer, *, spare: int) -> Pair:
        with preparation.of(3):
            preparation.begin_step()
            seen.append(pairs.loading(spec))
        return loading.prepare(loaded, tokenizer, spare=spare)

    monkeypatch.setattr(checkpoints.progress, "_counted", count)
    monkeypatch.setattr(pairs_module, "prepare", prepare)
    pairs.get(spec)
    size = checks.weight_bytes(spec.target, torch.float32)
    *reading, captures = seen
    assert captures == Loading(size, size, Step(1, 3))
    shares = [now.done / size for now in reading if now]
    assert shares[0] == 0
    assert shares == sorted({*shares})
    assert shares[-1] > 0.9
    assert {(now.total, now.step) for now in reading if now} == {(size, None)}
    assert pairs.loading(spec) is None


def test_loading_uses_one_thread_and_decoding_spares_one_core(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, spared = [], []

    def load(pair: PairSpec, draft_dtype: str) -> LoadedModels:
        threads.append(torch.get_num_threads())
        return loading.load_models(pair, draft_dtype=draft_dtype)

    def prepare(loaded: LoadedModels, tokenizer: PairTokenizer, *, spare: int) -> Pair:
        spared.append(spare)
        assert "ends" in vars(tokenizer), "the decoder would wait for a sandbox"
        return loading.prepare(loaded, tokenizer, spare=spare)

    monkeypatch.setattr(pairs_module, "load_models", load)
    monkeypatch.setattr(pairs_module, "prepare", prepare)
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    try:
        LoadedPairs().get(three[0])
    finally:
        torch.set_num_threads(before)
    assert (threads, spared) == ([1], [1])


def test_preloaded_pairs_are_there_for_good(three: list[PairSpec]) -> None:
    known = LoadedPairs().get(three[0])
    assert LoadedPairs({three[0].name: known}).get(three[0]) is known


# Downloads


def ended(downloads: Downloads) -> PairStatus:
    until(lambda: not downloads.status(PAIR).changes)
    return downloads.status(PAIR)


def test_nothing_is_downloaded_unasked(local: LocalHub) -> None:
    pairs = LoadedPairs()
    downloads = Downloads(pairs)
    with pytest.raises(SettingsError, match="is not on this machine"):
        pairs.get(PAIR)
    status = downloads.status(PAIR)
    assert (status.can_download, status.share, status.changes) == (True, None, False)
    assert status.kind == "missing"
    assert "MB to download before it can run" in status_text(ENGLISH, status)
    assert not local.asked


@pytest.mark.usefixtures("local")
def test_downloaded_and_run() -> None:
    pairs = LoadedPairs()
    downloads = Downloads(pairs)
    downloads.begin(PAIR)
    status = downloads.status(PAIR)
    assert (status.can_stop, status.changes) == (True, True)
    assert ended(downloads) == PairStatus("downloaded", PAIR.name)
    assert pairs.get(PAIR).models.target.layers == 3


@pytest.mark.usefixtures("local")
def test_downloaded_and_loaded() -> None:
    """A pair that is here is loaded at once, and was never downloaded."""
    for again in (False, True):
        pairs = LoadedPairs()
        downloads = Downloads(pairs)
        downloads.begin(PAIR, loads=True)
        assert ended(downloads) == PairStatus("ready" if again else "downloaded", PAIR.name)
        assert pairs.in_memory(PAIR)


def test_a_pair_that_does_not_load_says_why(
    three: list[PairSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: PairSpec, **__: str) -> LoadedModels:
        raise ModelError("The weights are torn.")

    downloads = Downloads(pairs := LoadedPairs())
    with monkeypatch.context() as patch:
        patch.setattr(pairs_module, "load_models", fail)
        downloads.begin(three[0], loads=True)
        until(lambda: not downloads.status(three[0]).changes)
        assert downloads.status(three[0]).line == "The weights are torn."
    pairs.get(three[0])
    assert downloads.status(three[0]).kind == "ready"


@pytest.mark.parametrize(
    ("status", "text", "share"),
    [
        (PairStatus("loading", "x"), "Loading x…", None),
        (
            PairStatus("loading", "x", None, 10**9, 4 * 10**9),
            "Loading x: 1.0 GB of 4.0 GB read…",
            0.25,
        ),
        (PairStatus("preparing", "x", None, 3, 4), "Preparing the GPU, step 3 of 4…", 0.5),
        (
            PairStatus("downloading", "x", None, 10**9, 4 * 10**9, 10**7),
            "x: 1.0 GB of 4.0 GB downloaded, about 5 min left.",
            0.25,
        ),
        (
            PairStatus("downloading", "x", None, 10**9, 4 * 10**9, 10**8),
            "x: 1.0 GB of 4.0 GB downloaded, about 30 s left.",
            0.25,
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, PairStatus) else "",
)
def test_the_text_and_share_of_what_goes_on(
    status: PairStatus, text: str, share: float | None
) -> None:
    assert status_text(ENGLISH, status) == text
    assert status.share == share
    assert status.changes


def test_a_head_is_downloaded_apart_and_drafts_at_once(
    local: LocalHub, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The page states its card's licence; a pair in memory has it without a restart."""
    pairs, head = LoadedPairs(), "someone/head"
    known = replace(PAIR, heads={"mtp": head})
    monkeypatch.setattr(events, "find", lambda _: known)
    watch = Watch(pairs, Runs(), Host(pairs=(known.name,)), downloads := Downloads(pairs))
    downloads.begin(known)
    until(lambda: not downloads.status(known).changes)
    pair = pairs.get(known)
    assert "mtp" in pair.lacking
    made = AutoModelForCausalLM.from_pretrained(tmp_path / "made" / TARGET)
    written = tiny_heads.write(tmp_path / "x", "mtp of Qwen3-Next", made).folder
    files = {path.name: path.read_bytes() for path in written.iterdir()}
    local.models[head] = files

    def asked() -> PairStatus:
        return watch._status(known.name, "", "", head)

    assert watch.heads(known.name, "", "") == {"mtp": head}
    assert (asked().kind, asked().pair) == ("missing", head)
    assert watch._refused(downloads.begin, known.name, "", "", head) is None
    until(lambda: not asked().changes)
    assert asked().kind == "downloaded"
    assert pairs.get(known) is not pair
    assert "mtp" in pairs.get(known).drafters
    assert watch._status(known.name, "", "", "another/head").kind == "downloaded", "the pair's own"
    offered = watch.heads(known.name, "", "")
    text = json.loads(
        _updates(ENGLISH, PairStatus("missing", head, total=3 * 10**9), offered, "")[0]
    )
    assert text["text"] == "someone/head: 3.0 GB to download. Licence: not stated."
    text = json.loads(_updates(ENGLISH, asked(), offered, "")[0])
    assert text["text"] == "someone/head is downloaded. Choose it under “Drafter”."
    update = _updates(ENGLISH, asked(), offered, "")[3]
    label = f"{ENGLISH.drafters['mtp']} – someone/head (licence: not stated)"
    assert (label, head) in update["choices"]


def test_a_stopped_download_resumes(local: LocalHub) -> None:
    local.models["someone/big"]["model.safetensors"] += bytes(2**26)
    downloads = Downloads(LoadedPairs())
    whole = downloads.status(PAIR).total
    downloads.begin(PAIR)
    until(lambda: (downloads.status(PAIR).share or 0) > 0.05)
    downloads.stop(PAIR)
    status = downloads.status(PAIR)
    assert status.can_download
    assert status.total < whole
    downloads.begin(PAIR)
    ended(downloads)
    names = [name for name, start in local.asked if start]
    assert names == ["model.safetensors"]


def test_a_stopped_download_does_not_keep_waiting(
    local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("specviz.service.downloads.LOOK_SECONDS", 0.01)
    downloads = Downloads(LoadedPairs())
    before = threading.active_count()
    with downloads._one_at_a_time:  # another download is running
        downloads.begin(PAIR)
        assert downloads.status(PAIR).kind == "queued"
        downloads.stop(PAIR)
        until(lambda: threading.active_count() == before)
    assert not local.asked


@pytest.mark.usefixtures("local")
def test_only_some_downloads_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("specviz.service.downloads.LOOK_SECONDS", 0.01)
    downloads = Downloads(LoadedPairs())
    waiting = [replace(PAIR, name=str(number)) for number in range(MOST_WAITING + 1)]
    with downloads._one_at_a_time:
        for spec in waiting[:-1]:
            downloads.begin(spec)
        downloads.begin(waiting[0])  # it waits already
        with pytest.raises(SettingsError, match="Too many downloads"):
            downloads.begin(waiting[-1])
        downloads.stop(waiting[0])
        downloads.begin(waiting[-1])
        for spec in waiting[1:]:
            downloads.stop(spec)


def test_beginning_a_download_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is called where all visitors would wait, and before the page is served."""
    asking, answered = threading.Event(), threading.Event()

    def slow(_: PairSpec) -> None:
        asking.set()
        answered.wait(60)

    downloads = Downloads(pairs := LoadedPairs())
    monkeypatch.setattr(pairs, "shortage", slow)
    monkeypatch.setattr("specviz.service.downloads.missing_files", lambda _: [])
    downloads.begin(PAIR)
    assert asking.wait(60)
    assert downloads.status(PAIR).kind == "queued"
    answered.set()


def test_a_pair_that_cannot_run_is_not_downloaded(
    local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = Downloads(pairs := LoadedPairs())
    monkeypatch.setattr(pairs, "shortage", lambda _: Line("it needs too much memory"))
    downloads.begin(PAIR)
    assert ended(downloads).kind == "unfit"
    assert not [name for name, start in local.asked if name.endswith(".safetensors")]


def test_a_download_that_fails_says_why_and_may_be_tried_again(local: LocalHub) -> None:
    local.breaks_off = 2**14
    downloads = Downloads(LoadedPairs())
    downloads.begin(PAIR)
    status = ended(downloads)
    assert "try again, and it continues where it stopped" in str(status.line)
    assert status.can_download
    local.breaks_off = None
    downloads.begin(PAIR)
    assert not ended(downloads).can_download


@pytest.mark.usefixtures("local")
def test_a_download_is_over_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = LoadedPairs()
    downloads = Downloads(pairs)

    def broken(_: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(pairs, "renew", broken)
    downloads.begin(PAIR)
    assert ended(downloads).kind == "failed"


@pytest.mark.usefixtures("local")
def test_a_pair_that_cannot_run_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "free_memory", lambda device: 1000)
    status = Downloads(LoadedPairs()).status(find("qwen3-8b"))
    assert not status.can_download
    assert status.kind == "unfit"
    assert str(status.line).startswith("it needs ")
    assert " of memory, but only 0 MB is free here" in str(status.line)


# Custom pairs


def test_valid_model_names() -> None:
    assert own_pair("Qwen/Qwen3-8B", "", folders=False).draft is None
    assert own_pair("Qwen/Qwen3-8B", "Qwen/Qwen3-0.6B", folders=False).checkpoints == (
        "Qwen/Qwen3-8B",
        "Qwen/Qwen3-0.6B",
    )


@pytest.mark.parametrize(
    ("target", "draft", "words"),
    [
        ("", "someone/small", "needs a target"),
        ("a/b/c", "", "only from the Hub"),
        ("a b", "", "is not a model"),
        ("some\none/big", "", "is not a model"),
        ("someone/" + "x" * MAX_NAME, "", "is not a model"),
        ("https://example.com/someone/big", "", "is not a model"),
        ("someone/big", "<img onerror=alert(1)>", "is not a model"),
        ("/etc", "", "only from the Hub"),
        ("assets/models/target", "", "only from the Hub"),
        ("someone/big", "weights.gguf", "only from the Hub"),
    ],
)
def test_invalid_model_names(target: str, draft: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words) as caught:
        own_pair(target, draft, folders=False)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 150


def test_folders_where_they_are_allowed(three: list[PairSpec]) -> None:
    pair = own_pair(three[0].target, three[1].target, folders=True)
    assert LoadedPairs().get(pair).models.pair == "a + b"


def test_a_path_that_is_too_long() -> None:
    with pytest.raises(SettingsError, match="cannot be read: File name too long"):
        own_pair("/" + "a" * 290, "", folders=True)
