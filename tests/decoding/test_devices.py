"""No operation of a run mixes devices: checked without a GPU.

The models are on torch's "meta" device, whose tensors have a shape and a device but no values. The
values that the host reads are made up; the check of devices is not.
"""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves
from transformers import LlamaForCausalLM

from models.test_feature_head import KNOWN, WORDS, llama, parts
from specviz.decoding.captured_round import prepare_run
from specviz.decoding.decode import decode
from specviz.decoding.drafters import LookupDrafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.heads.feature import HeadWeights, feature_head
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import lay_out
from specviz.decoding.linear import Linear
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import StaticModel, prepare
from specviz.decoding.static_runner import RunnerPool
from specviz.models.heads.loader import READERS, read_config
from specviz.models.heads.tensors import Tensors
from specviz.settings import Settings
from support import tiny_heads
from support.scripted import Likeliest
from support.tape import Work

META = torch.device("meta")
COPIES = {torch.ops.aten._to_copy, torch.ops.aten.copy_}


class OneDevice(TorchDispatchMode):
    """Refuses tensors of several devices in one operation, as a GPU does.

    Scalars may be on any device, and copies may go from one device to another.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        tensors = [t for t in tree_leaves((args, kwargs)) if isinstance(t, Tensor) and t.dim()]
        if func.overloadpacket not in COPIES and len({t.device for t in tensors}) > 1:
            raise RuntimeError(f"{func} meets two devices")
        return func(*args, **(kwargs or {}))


class NoChance(Likeliest):
    """Also returns 0 for each uniform number: this device has no random numbers."""

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.zeros_like(thresholds)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The host reads zeros, except that rounds accept 0, 1, 2 … drafts in turn."""
    accepted = cycle(range(5))

    def zeros(shape: list[int]) -> Any:
        return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0

    def tolist(tensor: Tensor) -> Any:
        numbers = zeros(list(tensor.shape))
        drafts, rest = divmod(tensor.numel() - 3, 4)  # the layout of `speculate`'s copy
        if tensor.dim() == 1 and tensor.is_floating_point() and drafts > 0 and rest == 0:
            numbers[1] = min(next(accepted), drafts)
        return numbers

    monkeypatch.setattr(Tensor, "tolist", tolist)
    monkeypatch.setattr(Tensor, "item", lambda tensor: 1.0)
    with OneDevice():
        yield


def on_meta(seed: int) -> LlamaForCausalLM:
    return llama(seed).to(META)


def cached() -> tuple[LanguageModel, LanguageModel]:
    return CachedModel(on_meta(1), WORDS), CachedModel(on_meta(2), WORDS)


def at_once(work: Work) -> Work:
    """A stand-in for a capture: it runs a step again instead of replaying it."""
    return work


def static() -> tuple[LanguageModel, LanguageModel]:
    pools = (RunnerPool(on_meta(seed), at_once) for seed in (1, 2))
    target, draft = (StaticModel(pool, WORDS) for pool in pools)
    for model in (target, draft):
        prepare(model, 30)
        assert model.captured
    return target, draft


def head() -> tuple[LanguageModel, LanguageModel]:
    model = on_meta(1)
    fusion, body = parts(model.config)
    body.to(META)
    weights = HeadWeights(
        target=model,
        fusion=Linear(fusion.to(META).weight),
        layer=lay_out(body.layers[0]),
        norm=body.norm.weight,
        ids=torch.tensor(KNOWN, device=META),
        rows=Linear(model.lm_head.weight[: len(KNOWN)]),
        vocabulary=WORDS,
        limit=500,
        parameters=0,
    )
    target = LeanModel(model, WORDS)
    return target, feature_head(weights)(target)


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(("confidence", "top"), [(0.0, 5), (0.4, 0)])
@pytest.mark.parametrize("models", [cached, static, head], ids=lambda make: make.__name__)
def test_no_operation_mixes_devices(
    models: Callable[[], tuple[LanguageModel, LanguageModel]], confidence: float, top: int
) -> None:
    target, draft = models()
    lookup = LookupDrafter(WORDS, META)
    guesses = ModelDrafter(draft, confidence)
    for drafter in (guesses, lookup, LookupElseModelDrafter(lookup, guesses)):
        for model in (target, draft):
            model.rollback(0)
        prompt = [3, 1, 2, 3, 1]
        prefill(target, prompt[:-1])
        prefill(draft, prompt[:-1])
        settings = Settings(gamma=4, max_new_tokens=16, temperature=0.7, top_k=5, top_p=0.9)
        rounds = list(
            decode(target, drafter, prompt, settings, top=top, chances=lambda _: NoChance())
        )
        assert rounds[-1][1] == "length"
        assert {len(round.drafts) for round, _ in rounds} >= {4}


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("kind", [LeanModel, StaticModel])
@pytest.mark.parametrize(
    "dialect",
    [
        "medusa",
        "mtp of Qwen3-Next",
        "eagle3 of DeepSpec",
        "dflash of z-lab",
        "dspark of DeepSpec",
    ],
)
def test_heads_stay_on_their_targets_device(dialect: str, kind: type, tmp_path: Path) -> None:
    written, model = tiny_heads.write(tmp_path, dialect, tiny_heads.target()), tiny_heads.target()
    model, folder = model.to(META), str(written.folder)
    config = read_config(folder)
    assert config is not None
    with Tensors(folder, META, model.dtype) as tensors:
        make = READERS[config.kind].read(config, tensors, model)
    target = LeanModel(model) if kind is LeanModel else StaticModel(RunnerPool(model, at_once))
    settings = Settings(gamma=4, max_new_tokens=16, drafter=str(config.kind))
    drafter, draft = make(target, 0.0)
    prepare_run(settings, target, drafter, draft, 40)
    prompt = [3, 1, 2, 3, 1]
    for each in (target, draft):
        if each is not None:
            prefill(each, prompt[:-1])
    rounds = list(decode(target, drafter, prompt, settings, top=3, chances=lambda _: NoChance()))
    assert rounds[-1][1] == "length"
    assert any(round.drafts for round, _ in rounds)


def test_mixed_devices_are_noticed() -> None:
    with OneDevice(), pytest.raises(RuntimeError, match="two devices"):
        torch.ones(2, 2, device=META) @ torch.ones(2, 2)
    with OneDevice():
        torch.ones(2, device=META).copy_(torch.ones(2))
