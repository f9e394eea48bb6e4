"""A step that runs out of memory drops idle runners and is repeated, with the same result."""

import gc
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from transformers import MistralConfig

from decoding.test_static_model import made
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.idle import drop_idle, idle_bytes, without_idle
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.decoding.trees.drafting import tree_drafter
from specviz.models.failures import RUN_TOO_LARGE, why_it_ended
from specviz.models.heads.loader import read
from specviz.settings import Settings
from support import tiny_heads
from support.cuda_stand_in import Memory
from support.decoded import WAYS
from support.scripted import CPU, tiny_llama, whole
from support.tape import taped

PROMPT = [0, 1, 2, 0, 3, 5]
FAILURES = 12  # of a run, each alone and evenly spread over its kernels


class Short(TorchDispatchMode):
    """Counts kernels; one of them finds too little memory."""

    def __init__(self, fails: int = -1) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.count = 0
        self._fails = fails

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        self.count += 1
        if self.count - 1 == self._fails:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.")
        return func(*args, **(kwargs or {}))


class Models(NamedTuple):
    """The models of a run, which have read nothing."""

    target: LanguageModel
    drafter: Drafter
    draft: LanguageModel | None
    alone: LanguageModel


def texts(models: Models, how: Settings) -> tuple[list[int], list[int]]:
    """Return the speculative and the plain text after a prefill."""
    target, drafter, draft, alone = models
    for _ in prefill_chunks(PROMPT[:-1], target, draft, alone):
        pass
    chosen = drafter if how.tree == "chain" else tree_drafter(how, target, drafter)
    tokens, _, _ = whole(decode(target, chosen, PROMPT, how, top=2))
    return tokens, [step.token for step in plain_steps(alone, PROMPT, how)]


def check_everywhere(make: Callable[[], Models], how: Settings) -> None:
    usual, kernels = texts(make(), how), Short()
    models = make()
    with kernels:
        assert texts(models, how) == usual
    for fails in range(0, kernels.count, max(1, kernels.count // FAILURES)):
        models, short = make(), Short(fails)
        with short:
            assert texts(models, how) == usual, fails
        assert short.count > fails


@pytest.mark.parametrize("tree", ["chain", "k-ary", "dynamic"])
@pytest.mark.parametrize("backend", WAYS)
def test_any_kernel_may_lack_memory(backend: str, tree: str) -> None:
    """In a prefill, a round or a plain step: the text stays the same."""
    model, small = tiny_llama(1).double(), tiny_llama(1, layers=1).double()
    how = Settings(gamma=3, budget=5, tree=tree, temperature=0.8, max_new_tokens=7)

    def make() -> Models:
        new = WAYS[backend]
        draft = new(small)
        return Models(new(model), ModelDrafter(draft), draft, new(model))

    check_everywhere(make, how)


def test_a_sliding_window_is_restored() -> None:
    """Its layers count their tokens before they store them."""
    model = made(MistralConfig, sliding_window=4).double()
    how = Settings(gamma=2, temperature=0.8, max_new_tokens=6)

    def make() -> Models:
        draft = CachedModel(model)
        return Models(CachedModel(model), ModelDrafter(draft), draft, CachedModel(model))

    check_everywhere(make, how)


@pytest.mark.parametrize("tree", ["chain", "k-ary"])
@pytest.mark.parametrize(
    "dialect",
    ["medusa", "mtp of Qwen3-Next", "eagle3 of DeepSpec", "dflash of z-lab", "dspark of DeepSpec"],
)
def test_any_kernel_of_a_head_may_lack_memory(dialect: str, tree: str, tmp_path: Path) -> None:
    model = tiny_heads.target().double()
    head = read(str(tiny_heads.write(tmp_path, dialect, model).folder), model)
    how = Settings(gamma=3, budget=5, tree=tree, temperature=0.8, max_new_tokens=7)

    def make() -> Models:
        target = StaticModel(RunnerPool(model, capture=None))
        return Models(target, *head.make(target, 0.0), LeanModel(model))

    check_everywhere(make, how)


@pytest.mark.parametrize("fails", [3, 20])  # before and after its layers have begun
def test_a_head_does_not_count_tokens_of_a_failed_pass(fails: int, tmp_path: Path) -> None:
    model = tiny_heads.target().double()
    folder = tiny_heads.write(tmp_path, "eagle3 of DeepSpec", model).folder
    head, text = read(str(folder), model), torch.tensor(PROMPT)

    def logits(short: Short) -> Tensor:
        target = LeanModel(model)
        draft = head.make(target, 0.0)[1]
        assert draft is not None
        target.logits(text, 1)
        draft.logits(text[:3], 1)
        with suppress(torch.OutOfMemoryError), short:
            return draft.logits(text[3:], 1)
        draft.rollback(len(text) - 1)
        return draft.logits(text[draft.length :], 1)

    torch.testing.assert_close(logits(Short(fails)), logits(Short()))


def test_other_errors_and_a_second_shortage_are_raised() -> None:
    calls = list[Exception]()

    def step(error: Exception) -> None:
        calls.append(error)
        raise error

    for error, times in ((torch.OutOfMemoryError("CUDA out of memory"), 2), (ValueError(), 1)):
        with pytest.raises(type(error)):
            without_idle(partial(step, error))
        assert calls.count(error) == times


# A device whose memory idle runners fill


def prepared(capture: Any) -> StaticModel:
    """A model of its own pool, on captured steps if there is a `capture`."""
    model = StaticModel(RunnerPool(tiny_llama(1), capture))
    model.prepare(60, (1,))
    return model


def test_a_prefill_drops_the_idle_runners_of_other_pairs() -> None:
    with Memory() as memory:
        others = [prepared(taped) for _ in range(2)]
        pools = [other.pool for other in others]
        others.clear()
        gc.collect()
        assert idle_bytes(CPU) >= sum(pool.idle_bytes(CPU) for pool in pools) > 0
        target = prepared(None)
        memory.limit = memory.used + 1000  # less than the prefill's activations
        prefill_seconds = [spent for _, spent in prefill_chunks([*range(40)] + [1] * 10, target)]
        assert len(prefill_seconds) == 1
        assert not any(pool.idle_bytes(CPU) for pool in pools)
        assert target.length == 50


def test_a_prefill_that_never_fits_says_what_to_lower() -> None:
    with Memory() as memory:
        target = prepared(None)
        memory.limit = memory.used + 1000
        with pytest.raises(torch.OutOfMemoryError) as caught:
            list(prefill_chunks([1] * 50, target))
    line = why_it_ended(caught.value)
    assert line == RUN_TOO_LARGE
    assert all(word in line for word in ("fewer tokens", "γ", "smaller pair"))


def test_the_bytes_of_idle_runners_are_those_of_their_caches() -> None:
    pool = RunnerPool(tiny_llama(1), None)
    model = StaticModel(pool)
    model.prepare(60)
    assert pool.idle_bytes(CPU) == 0  # it is lent
    del model
    gc.collect()
    assert pool.idle_bytes(CPU) == 2 * 2 * 512 * 16 * 4  # layers, keys and values, room, width
    assert pool.idle_bytes(torch.device("cuda", 0)) == 0
    drop_idle()
    assert pool.idle_bytes(CPU) == 0
