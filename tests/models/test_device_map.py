"""A target spread over several GPUs, as far as a machine without GPUs can test it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from accelerate import dispatch_model

from models.test_models import save, spec
from specviz.decoding.language_model import CachedModel
from specviz.decoding.race import finish, race
from specviz.models import checkpoints, checks, loading, machine
from specviz.models.assembly import LoadedModels, assemble
from specviz.models.device_map import describe_device_map, is_spread, spread
from specviz.models.loading import load, load_models
from specviz.settings import Settings
from specviz.trace import read, write
from support.scripted import CPU

GB = 10**9
ALL = torch.device("cuda")  # no index: all GPUs


@pytest.mark.parametrize(
    ("needed", "free", "room"),
    [
        (10 * GB, [24 * GB], None),
        (30 * GB, [24 * GB], None),  # one GPU: nothing to spread over
        (20 * GB, [24 * GB, 24 * GB], None),
        (30 * GB, [20 * GB, 24 * GB], {0: 18 * GB, 1: 21_600_000_000}),
    ],
)
def test_only_a_target_too_large_for_one_gpu_is_spread(
    needed: int, free: list[int], room: dict[int, int] | None
) -> None:
    assert spread(needed, free) == room


def test_memory_is_that_of_all_gpus_or_of_the_one_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "free_of_gpus", lambda: [3, 5])
    assert machine.free_memory(ALL) == 8
    assert machine.free_memory(torch.device("cuda", 1)) == 5


def test_the_target_gets_what_the_draft_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draft is loaded first and not spread; then the free memory of the GPUs is read."""
    pair = spec(save(tmp_path / "big", layers=3), save(tmp_path / "small"))
    size = checks.memory(spec(pair.target, None), torch.float32)
    assert size is not None
    loaded: list[tuple[str, Any]] = []

    def noted(checkpoint: str, device: torch.device, dtype: torch.dtype, room: Any = None) -> None:
        assert (device, dtype) == (ALL, torch.float32)
        loaded.append((Path(checkpoint).name, room))

    monkeypatch.setattr(loading, "load_model", noted)
    monkeypatch.setattr(loading, "pack_where_it_pays", lambda model, target: None)
    monkeypatch.setattr(loading, "pick_device", lambda name: ALL)
    monkeypatch.setattr(loading, "free_of_gpus", lambda: [size // 2, size])
    monkeypatch.setattr(checks, "free_memory", lambda device: 10 * GB)
    load_models(pair, dtype="float32")
    assert loaded == [("small", None), ("big", {0: int(0.9 * (size // 2)), 1: int(0.9 * size)})]


def test_a_spread_target_writes_what_a_whole_one_writes(tmp_path: Path) -> None:
    """Uses accelerate's hooks, with a device map that has only the CPU."""
    pair = spec(save(tmp_path / "big", layers=3), save(tmp_path / "small", 2))
    whole = load(pair, device="cpu", dtype="float32")
    model, _ = checkpoints._read(pair.target, CPU, {"cpu": GB}, dtype=torch.float32)
    assert not is_spread(model)  # one device was enough
    model = dispatch_model(model, {"": "cpu"}, force_hooks=True)
    assert is_spread(model)
    known = load_models(pair, device="cpu", dtype="float32")
    assert known.draft is not None
    spreading = assemble(LoadedModels(pair, known.tokenizer, model, known.draft, CPU))
    target = spreading.target()
    assert isinstance(target, CachedModel)
    assert target.device == CPU
    assert spreading.early_exit is None
    for temperature in (0, 0.8):
        how = Settings(max_new_tokens=24, temperature=temperature, seed=4)
        traces = [finish(race(each, [1, 2, 3], how)) for each in (spreading, whole)]
        assert traces[0].output == traces[1].output


def test_tokens_and_logits_are_on_the_drafts_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever device the layers return logits on."""
    moved: list[torch.device] = []
    model: Any = SimpleNamespace(
        config=SimpleNamespace(model_type="llama", max_position_embeddings=64, vocab_size=5),
        device=torch.device("cuda", 1),
    )
    monkeypatch.setattr(
        "specviz.decoding.language_model._empty",
        lambda model: SimpleNamespace(is_sliding=[False], layers=[]),
    )
    cached = CachedModel(model, 5, CPU)

    class Elsewhere(torch.Tensor):
        def to(self, device: torch.device, *more: Any, **named: Any) -> torch.Tensor:  # type: ignore[override]
            moved.append(device)
            return self.as_subclass(torch.Tensor)

    answer = torch.zeros(1, 2, 8).as_subclass(Elsewhere)
    monkeypatch.setattr(cached, "_model", lambda *_, **__: SimpleNamespace(logits=answer))
    assert cached.device == CPU
    assert cached.logits(torch.tensor([1, 2]), last=2).shape == (2, 5)
    assert moved == [CPU]


def test_where_the_layers_lie() -> None:
    devices: dict[str, int | str] = {"model.embed_tokens": 0, "model.norm": 1, "lm_head": 1}
    devices |= {f"model.layers.{layer}": int(layer > 20) for layer in range(36)}
    target: Any = SimpleNamespace(hf_device_map=devices)
    draft: Any = SimpleNamespace(device=torch.device("cuda", 0))
    text = "target: layers 1–21 on GPU 0, layers 22–36 on GPU 1"
    assert describe_device_map(target, draft) == f"{text}; draft: GPU 0"
    assert describe_device_map(target, None) == text
    together: Any = SimpleNamespace(hf_device_map={"": 0})
    whole: Any = SimpleNamespace()
    assert describe_device_map(together, draft) == describe_device_map(whole, draft) == ""


def test_a_trace_without_a_placement_is_read(tmp_path: Path) -> None:
    pair = load(spec(save(tmp_path / "big"), None), device="cpu")
    assert pair.machine.placement == ""
    trace = finish(race(pair, [1, 2], Settings(drafter="lookup", max_new_tokens=4)))
    data = write(trace)
    older = data.replace(b',"placement":""', b"")
    assert older != data
    assert read(older) == trace
