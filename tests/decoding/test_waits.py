"""The host waits for the device once a round: counted on the CPU, where waiting costs nothing.

Two checks: kernels whose result the host needs, and Python calls that copy to the host or,
blocking, from it. test_gpu.py uses torch's own check on a GPU.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from specviz.decoding.captured_round import prepare_run
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.plain import plain_steps
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.decoding.trees.drafting import tree_drafter
from specviz.models.heads.loader import read
from specviz.settings import RULES, TREES, Settings
from specviz.trace import Ending, Round
from support import tiny_heads
from support.scripted import CPU, tiny_llama
from support.tape import pretend_to_wait, taped, waits

COPIES: set[Any] = {
    Tensor.tolist,
    Tensor.item,
    Tensor.cpu,
    Tensor.numpy,
    Tensor.__bool__,
    Tensor.__int__,
    Tensor.__float__,
    Tensor.__index__,
}


FACTORIES = {torch.tensor, torch.rand, torch.zeros, torch.ones, torch.empty, torch.from_numpy}
INDEXING = {Tensor.__getitem__, Tensor.__setitem__}


def _has_numbers(index: Any) -> bool:
    """Whether indexing copies a list of numbers to the device."""
    parts = index if isinstance(index, tuple) else (index,)
    return any(isinstance(part, list) for part in parts)


class Waits(TorchFunctionMode):
    """Records Python calls and kernels that would make the host wait for a device.

    What is made without a device belongs to the host, until it is copied.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self._hosted: list[Tensor] = []  # made on the host, not copied to a device yet
        self._below = _Kernels(self.seen)

    def __enter__(self) -> Self:
        self._below.__enter__()  # type: ignore[no-untyped-call]
        super().__enter__()  # type: ignore[no-untyped-call]
        return self

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)  # type: ignore[no-untyped-call]
        self._below.__exit__(*error)  # type: ignore[no-untyped-call]

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        of_host = bool(args) and any(args[0] is hosted for hosted in self._hosted)
        made = func in FACTORIES and kwargs.get("device") is None
        moved = func is Tensor.to and of_host
        uploaded = func is torch.tensor and args[0] != [] and kwargs.get("device") is not None
        uploaded |= moved and not kwargs.get("non_blocking")
        uploaded |= func in INDEXING and not of_host and _has_numbers(args[1])
        if (func in COPIES and not of_host) or uploaded:
            self.seen.append(func.__name__)
        # Do not count its kernels as well, nor those on a tensor of the host.
        self._below.asleep = of_host or func in COPIES or uploaded
        result = func(*args, **kwargs)
        self._below.asleep = False
        if made:
            self._hosted.append(result)
        elif moved:  # on a CPU it is still the same tensor
            self._hosted = [hosted for hosted in self._hosted if hosted is not args[0]]
        return result


class _Kernels(TorchDispatchMode):
    def __init__(self, seen: list[str]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.seen, self.asleep = seen, False

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if waits(func, args) and not self.asleep:
            self.seen.append(func.name())
        return func(*args, **(kwargs or {}))


TARGET, DRAFT = tiny_llama(1), tiny_llama(2, layers=1)
TARGETS, DRAFTS = RunnerPool(TARGET, taped), RunnerPool(DRAFT, taped)


def static() -> tuple[LanguageModel, LanguageModel]:
    models = StaticModel(TARGETS), StaticModel(DRAFTS)
    for model in models:
        model.prepare(64)
    return models


MODELS: dict[str, Callable[[], tuple[LanguageModel, LanguageModel]]] = {
    "captured": static,
    "cached": lambda: (CachedModel(TARGET), CachedModel(DRAFT)),
    "lean": lambda: (LeanModel(TARGET), LeanModel(DRAFT)),
}

DRAFTERS: dict[str, Callable[[LanguageModel], Drafter]] = {
    "model": ModelDrafter,
    "lookup": lambda draft: LookupDrafter(40, CPU),
    "lookup+model": lambda draft: LookupElseModelDrafter(
        LookupDrafter(40, CPU, shortest=2), ModelDrafter(draft)
    ),
    "confidence": lambda draft: ModelDrafter(draft, confidence=1e-9),
}


def counted(models: str, drafter: str, **how: Any) -> list[list[str]]:
    """What made the host wait in each round of a run; see `waited`."""
    target, draft = MODELS[models]()
    settings = Settings(**{"gamma": 4, "max_new_tokens": 16} | how)
    return waited(decode(target, DRAFTERS[drafter](draft), [1, 2, 3, 1, 2], settings))


def waited(rounds: Iterator[tuple[Round, Ending]]) -> list[list[str]]:
    """What made the host wait in each round but the first, which reads the prompt."""
    next(rounds)
    seen, over = [], False
    while not over:
        with Waits() as waits:
            over = next(rounds)[1] != "running"
        seen.append(waits.seen)
    assert len(seen) > 3
    return seen


@pytest.mark.parametrize("models", MODELS)
@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model"])
@pytest.mark.parametrize(
    "how",
    [
        {"temperature": 0},
        {"temperature": 0.7},
        {"temperature": 0.7, "top_k": 5, "top_p": 0.9},
        {"temperature": 0.7, "gamma": 0},
    ],
    ids=str,
)
def test_one_copy_to_the_host_a_round(models: str, drafter: str, how: dict[str, Any]) -> None:
    assert all(seen == ["tolist"] for seen in counted(models, drafter, **how))


@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize(
    "dialect",
    [
        "medusa",
        "mtp of Qwen3-Next",
        "eagle3 of SpecForge",
        "dflash of z-lab",
        "dspark of DeepSpec",
    ],
)
def test_a_head_adds_no_copy(dialect: str, temperature: float, tmp_path: Path) -> None:
    """Nor do the states that it reads from a target with captured steps."""
    model = tiny_heads.target()
    head = read(str(tiny_heads.write(tmp_path, dialect, model).folder), model)
    target = StaticModel(RunnerPool(model, taped))
    drafter, draft = head.make(target, 0.0)
    settings = Settings(gamma=3, max_new_tokens=24, temperature=temperature, drafter=head.kind)
    prepare_run(settings, target, drafter, draft, 64)
    rounds = decode(target, drafter, [1, 2, 3, 1, 2], settings)
    most = 2 if head.kind == "dspark" else 1  # its confidences are copied, too, after the timing
    assert all(set(seen) == {"tolist"} and len(seen) <= most for seen in waited(rounds))


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("tree", TREES[1:])
def test_a_tree_waits_four_times(tree: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For its nodes, their thresholds, the final token, and, untimed, what the trace shows."""
    pretend_to_wait(monkeypatch)  # as on a GPU
    for temperature in (0, 0.7):
        target, draft = static()
        settings = Settings(
            gamma=4, max_new_tokens=16, temperature=temperature, tree=tree, rule=rule, budget=12
        )
        drafter = tree_drafter(settings, target, ModelDrafter(draft))
        prepare_run(settings, target, drafter, draft, 64)
        for seen in waited(decode(target, drafter, [1, 2, 3, 1, 2], settings)):
            assert seen in (FOUR, FOUR[1:]), "the last round grows no tree"


FOUR = ["tolist", "tolist", "__int__", "tolist"]


@pytest.mark.parametrize("models", MODELS)
@pytest.mark.parametrize("temperature", [0, 0.7])
def test_a_plain_step_copies_its_token_and_then_its_check(models: str, temperature: float) -> None:
    settings = Settings(temperature=temperature)
    steps = plain_steps(MODELS[models]()[0], [1, 2, 3, 1, 2], settings)
    next(steps)
    for _ in range(3):
        with Waits() as waits:
            next(steps)
        assert waits.seen == ["__int__", "__float__"]


def test_confidence_costs_a_copy_for_each_draft_but_the_last() -> None:
    """The one exception, and proof that these tests would see another copy."""
    for seen in counted("captured", "confidence")[:5]:
        assert seen == ["item"] * 3 + ["tolist"]


@pytest.mark.parametrize(
    "work",
    [
        lambda x: x.tolist(),
        lambda x: x[0].item(),
        lambda x: bool(x[0]),
        lambda x: x[x > 0],
        lambda x: x.nonzero(),
        lambda x: torch.multinomial(x, 1),
        lambda x: torch.tensor([1, 2], device=CPU),
        lambda x: torch.tensor([1, 2]).to(CPU),
        lambda x: torch.zeros(3).to(CPU),
        lambda x: x[[0, 1]],
        lambda x: x.cpu(),
        lambda x: float(x.sum()),
        lambda x: [1, 2][x.argmax()],
    ],
)
@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_waits_are_seen(work: Callable[[Tensor], object], mode: Callable[[], Any]) -> None:
    with mode():
        x = torch.tensor([0.25, 0.75])
        with Waits() as waits:
            work(x)
    assert len(waits.seen) == 1, waits.seen
