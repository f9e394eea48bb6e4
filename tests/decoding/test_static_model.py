"""Static caches and captured steps give the logits of any other model, at every width.

A tape stands in for a CUDA graph: it replays kernels without Python, always fills the same tensor
and refuses kernels that would wait for the device. test_gpu.py tests real graphs.
"""

import gc
import logging
import random
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

import pytest
import torch
from torch import Tensor
from transformers import (
    AutoModelForCausalLM,
    LlamaConfig,
    MistralConfig,
    PreTrainedModel,
    Qwen2Config,
    Qwen3Config,
)

from specviz.decoding.decode import decode
from specviz.decoding.drafters import LookupDrafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import weights_of
from specviz.decoding.pass_widths import WIDTHS
from specviz.decoding.race import race
from specviz.decoding.static_model import StaticModel, captured, prepare
from specviz.decoding.static_runner import (
    MOST_IDLE,
    MOST_IDLE_TOKENS,
    SMALLEST,
    RunnerPool,
    StaticRunner,
)
from specviz.settings import Settings
from specviz.trace import read, write
from support.scripted import (
    CPU,
    Letters,
    distance,
    emitted,
    hashed,
    own,
    rereading,
    scripted_pair,
    tiny_llama,
    whole,
)
from support.tape import Counting, Work, taped

SIZES = {
    "vocab_size": 50,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 1200,
    "initializer_range": 0.3,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": None,
}


def made(config: type, **more: object) -> PreTrainedModel:
    torch.manual_seed(0)
    model: PreTrainedModel = AutoModelForCausalLM.from_config(config(**SIZES | more))
    return model.eval()


llama = partial(made, LlamaConfig)
MAKES: list[Callable[[], PreTrainedModel]] = [
    llama,
    partial(made, Qwen2Config),
    partial(made, Qwen3Config, head_dim=16),
    partial(made, MistralConfig, sliding_window=None),
]


def static_model(model: PreTrainedModel, room: int = 100) -> StaticModel:
    static = StaticModel(RunnerPool(model, taped))
    static.prepare(room)
    return static


@pytest.fixture(scope="module")
def shared() -> tuple[PreTrainedModel, RunnerPool]:
    """One model, captured once for all tests that only read."""
    model = llama()
    return model, RunnerPool(model, taped)


def close(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
    assert ours.argmax(-1).tolist() == theirs.argmax(-1).tolist()


@pytest.mark.parametrize("make", MAKES)
def test_the_same_logits_after_any_reading_and_rolling_back(
    make: Callable[[], PreTrainedModel],
) -> None:
    """Every width, captured and not; rollbacks of no, some and all tokens of a pass."""
    model, numbers = make(), random.Random(1)
    ours, usual = static_model(model), CachedModel(model)
    assert ours.captured
    assert (ours.limit, ours.vocabulary, ours.device) == (1200, 50, usual.device)
    for width in (30, 1, 5, 2, *range(1, 19), 1, 17, 4, 9):
        tokens = torch.tensor([numbers.randrange(50) for _ in range(width)])
        last = numbers.randint(1, width)
        logits = ours.logits(tokens, last)
        assert logits.shape == (last, 50)
        close(logits, usual.logits(tokens, last))
        kept = usual.length - numbers.choice([0, 1, width // 2, width - 1, width])
        kept = min(kept, 120)
        ours.rollback(kept)
        usual.rollback(kept)
        assert ours.length == usual.length
    assert ours.captured


def test_returned_logits_do_not_change(shared: tuple[PreTrainedModel, RunnerPool]) -> None:
    """A graph writes every result into the same tensor, so callers need copies."""
    model = StaticModel(shared[1])
    model.prepare(100)
    first = model.logits(torch.tensor([1]), 1)
    before = first.clone()
    model.logits(torch.tensor([2]), 1)
    assert torch.equal(first, before)


@pytest.mark.parametrize("width", [*range(1, 19), 40])
def test_padding_of_a_step_is_not_seen(
    width: int, shared: tuple[PreTrainedModel, RunnerPool]
) -> None:
    """Even right after a rollback, when the cache still holds other tokens."""
    model, other = StaticModel(shared[1]), CachedModel(shared[0])
    model.prepare(100)
    model.logits(torch.arange(45), 1)
    model.rollback(3)
    other.logits(torch.arange(3), 1)
    tokens = torch.arange(width) + 5
    close(model.logits(tokens, width), other.logits(tokens, width))


def test_a_text_that_outgrows_its_room_goes_on_eagerly() -> None:
    """It keeps the cached tokens, and does not capture again, which would be timed."""
    model = llama()
    ours, usual = static_model(model, room=SMALLEST - WIDTHS[-1]), CachedModel(model)
    numbers = random.Random(2)
    for width in (400, 90, 17, 3, 400, 5, 1, 90, 9):
        tokens = torch.tensor([numbers.randrange(50) for _ in range(width)])
        close(ours.logits(tokens, 1), usual.logits(tokens, 1))
        assert ours.captured == (ours.length <= SMALLEST)
    ours.prepare(1100)
    assert ours.captured
    tokens = torch.tensor([1, 2, 3])
    close(ours.logits(tokens, 3), usual.logits(tokens, 3))


def test_near_the_end_of_its_room_it_reads_eagerly() -> None:
    """A step that is wider than the remaining room must not write beyond it."""
    model = llama()
    ours, usual = static_model(model), CachedModel(model)
    for width in (SMALLEST - 12, 1, 4, 7):  # 7 would be padded to 9, but 7 are left
        tokens = torch.arange(width) % 50
        close(ours.logits(tokens, 1), usual.logits(tokens, 1))
    assert ours.length == SMALLEST
    assert ours.captured


def test_unprepared_it_reads_eagerly() -> None:
    model = llama()
    ours, usual = StaticModel(RunnerPool(model, taped)), CachedModel(model)
    for width in (7, 1, 3):
        tokens = torch.arange(width)
        close(ours.logits(tokens, width), usual.logits(tokens, width))
        assert not ours.captured
    ours.prepare(100)
    assert ours.captured
    close(ours.logits(torch.tensor([9]), 1), usual.logits(torch.tensor([9]), 1))


def test_the_first_layers_alone() -> None:
    model, tokens = llama(), torch.tensor([1, 2, 3])
    ours = StaticModel(RunnerPool(model, taped, partial(LeanModel, model, layers=1)))
    ours.prepare(100)
    close(ours.logits(tokens, 3), LeanModel(model, layers=1).logits(tokens, 3))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision(dtype: torch.dtype) -> None:
    model = llama().to(dtype)
    ours, usual = static_model(model), CachedModel(model)
    for width in (20, 1, 4):
        tokens = torch.arange(width)
        mine, theirs = ours.logits(tokens, width), usual.logits(tokens, width)
        assert mine.dtype == dtype
        torch.testing.assert_close(mine.float(), theirs.float(), rtol=0.1, atol=0.1)


# Borrowing


def test_workspaces_are_given_back_and_lent_again() -> None:
    model, count = llama(), Counting()
    pool = RunnerPool(model, count)
    for _ in range(3):
        static = StaticModel(pool)
        static.prepare(100)
        static.logits(torch.full((60,), 7), 1)
        del static
    assert count.steps == len(WIDTHS)  # captured once, for all three
    fresh, usual = StaticModel(pool), CachedModel(model)
    fresh.prepare(100)
    tokens = torch.tensor([1, 2])
    close(fresh.logits(tokens, 2), usual.logits(tokens, 2))


def test_nan_of_an_earlier_reader_does_not_leak() -> None:
    """Masking alone would not suffice: 0 · NaN is NaN."""
    model = llama()
    pool = RunnerPool(model, taped)
    broken = StaticModel(pool)
    broken.prepare(100)
    weight = model.model.embed_tokens.weight.data
    kept = weight[7].clone()
    weight[7] = torch.nan
    broken.logits(torch.full((60,), 7), 1)
    weight[7] = kept
    del broken
    fresh = StaticModel(pool)
    fresh.prepare(100)
    assert fresh.logits(torch.tensor([1, 2]), 2).isfinite().all()


def test_nan_of_a_dropped_draft_does_not_leak() -> None:
    """Masking alone would not suffice for a draft dropped from the text or from a tree."""
    model = llama()
    model.model.embed_tokens.weight.data[7] = torch.nan
    static = StaticModel(RunnerPool(model, taped))
    static.prepare(100, trees=(3,))
    half = LeanModel(llama().bfloat16())
    half._model.model.embed_tokens.weight.data[7] = torch.nan
    for each in (static, half):
        each.logits(torch.tensor([1, 2, 3]), 1)
        for token in (4, 7, 5):
            each.logits(torch.tensor([token]), 1)
        each.rollback(4)
        assert each.logits(torch.tensor([6]), 1).isfinite().all()
        each.branch(torch.tensor([4, 5]), [-1, -1])
        each.branch(torch.tensor([7]), [-1, -1, 0])
        each.keep([1])
        assert each.logits(torch.tensor([6]), 1).isfinite().all()


def tensors_alive() -> int:
    gc.collect()
    return sum(type(thing) is Tensor for thing in gc.get_objects())


def test_few_idle_workspaces_are_kept_and_none_outlive_their_pool() -> None:
    model = llama()
    weights_of(model)  # fused once, for as long as the model lives
    before = tensors_alive()
    pool = RunnerPool(model, None)
    statics = [StaticModel(pool) for _ in range(MOST_IDLE + 3)]
    for static in statics:
        static.logits(torch.tensor([1]), 1)
    lent = tensors_alive() - before
    statics.clear()
    del static
    assert tensors_alive() - before == lent * MOST_IDLE // (MOST_IDLE + 3)
    del pool
    assert tensors_alive() == before


def test_a_shorter_text_finds_its_captured_steps_again() -> None:
    """Even after many longer texts."""
    count = Counting()
    pool = RunnerPool(llama(), count)

    def run(*lengths: int) -> None:
        models = [StaticModel(pool) for _ in lengths]
        for model, length in zip(models, lengths, strict=True):
            model.prepare(length, (1,))

    run(100, 100)
    run(600, 600, 600)
    run(1100, 1100)
    before = count.steps
    run(100, 100)
    run(600, 600)
    assert count.steps == before


def test_a_head_finds_the_captured_steps_of_its_target_again() -> None:
    """Even after many runs that keep other states, as those of other heads do."""
    count = Counting()
    pool = RunnerPool(llama(), count)

    def run(*states: int) -> None:
        models = [StaticModel(pool) for _ in range(2)]
        models[0].keep_states(*states)
        for model in models:
            model.prepare(100, (1,))

    heads = ((), (0,), (1,), (2,), (0, 1))
    for states in heads:
        run(*states)
    before = count.steps
    for states in heads:
        run(*states)
    assert count.steps == before


def test_idle_workspaces_have_a_limit_together() -> None:
    """The longest idle one is dropped first; the last one used stays, whatever its size."""
    pool = RunnerPool(llama(max_position_embeddings=40_000), None)
    for length in (100, MOST_IDLE_TOKENS // 2 - 100, MOST_IDLE_TOKENS // 2 - 100, 600):
        StaticModel(pool).prepare(length)
    assert sum(idle.room for idle in pool._idle) <= MOST_IDLE_TOKENS
    assert [idle.room for idle in pool._idle][-1] == 1024
    StaticModel(pool).prepare(2 * MOST_IDLE_TOKENS)
    assert [idle.room > MOST_IDLE_TOKENS for idle in pool._idle] == [True]


def test_workspaces_may_return_while_the_pool_looks_for_one() -> None:
    """Garbage collection returns them at any moment, even on the thread that holds the lock."""
    pool, others = RunnerPool(llama(), None), list[StaticRunner]()

    class Interrupted(StaticRunner):
        def lacking(self, widths: Collection[int]) -> list[int]:
            while others:
                pool.give_back(others.pop())
            return super().lacking(widths)

    first = Interrupted(pool._new_layers(), SMALLEST)
    pool.give_back(first)
    others += [StaticRunner(pool._new_layers(), SMALLEST) for _ in range(MOST_IDLE)]
    assert pool.lend(100) is first
    assert len(pool._idle) == MOST_IDLE


def test_idle_workspaces_make_room_for_a_larger_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Smaller ones are dropped for it; a text that still does not fit raises an error."""
    pool = RunnerPool(llama(), None)
    for model in [StaticModel(pool) for _ in range(MOST_IDLE)]:
        model.logits(torch.tensor([1]), 1)
    del model
    kept = tensors_alive()
    made = LeanModel.make_room

    def narrow(self: LeanModel, length: int) -> None:
        if length > 1024 or (length == 1024 and tensors_alive() > kept):
            raise torch.OutOfMemoryError("CUDA out of memory.")
        made(self, length)

    monkeypatch.setattr(LeanModel, "make_room", narrow)
    assert pool.lend(600).room == 1024
    with pytest.raises(torch.OutOfMemoryError):
        pool.lend(1100)


def test_idle_workspaces_make_room_for_those_of_other_models(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A target's idle workspaces may fill the GPU when its draft needs a cache."""
    targets, drafts = (RunnerPool(llama(), None) for _ in range(2))
    weights_of(drafts.model)
    StaticModel(targets).prepare(100)
    kept, made = tensors_alive(), LeanModel.make_room

    def narrow(self: LeanModel, length: int) -> None:
        if length and tensors_alive() > kept:
            raise torch.OutOfMemoryError("CUDA out of memory.")
        made(self, length)

    monkeypatch.setattr(LeanModel, "make_room", narrow)
    assert drafts.lend(100).room == SMALLEST


def test_caches_have_few_sizes() -> None:
    pool = RunnerPool(llama(), None)
    rooms = {pool.lend(length).room for length in range(1, 1200, 13)}
    assert rooms == {512, 1024, 2048}
    for length in (1, 495, 496, 1007, 1008):
        assert pool.lend(length).room >= length + WIDTHS[-1]


# Failed captures


def test_a_failed_capture_warns_once_and_runs_eagerly(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def refuses(work: Work) -> Work:
        work()
        raise RuntimeError("operation not permitted when stream is capturing")

    model = llama()
    pool, usual = RunnerPool(model, refuses), CachedModel(model)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            ours = StaticModel(pool)
            ours.prepare(100)
            assert not ours.captured
    (record,) = caplog.records
    assert "without captured steps: operation not permitted" in record.message
    tokens = torch.tensor([1, 2, 3])
    close(ours.logits(tokens, 3), usual.logits(tokens, 3))


@pytest.mark.parametrize(
    "error",
    [
        torch.OutOfMemoryError("CUDA out of memory"),
        torch.AcceleratorError("CUDA error: out of memory"),  # of the driver
        RuntimeError("CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_capture_that_lacked_memory_is_tried_again(error: RuntimeError) -> None:
    """The first model runs eagerly; the next one, once memory is free, runs captured steps."""
    short = [True]

    def capture(work: Work) -> Work:
        if short:
            raise error
        return taped(work)

    model = llama()
    pool, tokens = RunnerPool(model, capture), torch.tensor([1, 2, 3])
    for captures in (False, True):
        ours = StaticModel(pool)
        ours.prepare(100)
        assert ours.captured == captures
        close(ours.logits(tokens, 3), CachedModel(model).logits(tokens, 3))
        short.clear()


def test_idle_workspaces_make_room_for_captured_steps() -> None:
    other = RunnerPool(llama(), None)
    StaticModel(other).prepare(100)

    def capture(work: Work) -> Work:
        if other._idle:
            raise torch.OutOfMemoryError("CUDA out of memory")
        return taped(work)

    ours = StaticModel(RunnerPool(llama(), capture))
    ours.prepare(100)
    assert ours.captured


def test_a_model_that_reads_values_of_tensors_cannot_be_captured() -> None:
    """The tape refuses it as a graph would, so the models of the other tests do not ask."""
    model = llama()

    def ask(_: object, inputs: tuple[Tensor, ...]) -> None:
        assert inputs[0].isfinite().all().item()

    hook = model.model.embed_tokens.register_forward_pre_hook(ask)
    assert not static_model(model).captured
    hook.remove()
    assert static_model(model).captured


# Whole decodes


@pytest.mark.parametrize("temperature", [0, 1])
def test_the_output_has_the_targets_distribution(temperature: float) -> None:
    """By enumeration in double precision; the table rereads the whole text."""
    target, draft = (tiny_llama(seed, vocabulary=3).double() for seed in (1, 2))
    targets, drafts = RunnerPool(target, taped), RunnerPool(draft, taped)

    def models() -> tuple[StaticModel, ModelDrafter]:
        static = StaticModel(targets), StaticModel(drafts)
        for each in static:
            each.prepare(10)
        return static[0], ModelDrafter(static[1])

    settings = Settings(gamma=2, max_new_tokens=3, temperature=temperature, top_k=2)
    sequences = emitted(models, [0, 1, 0], settings)
    assert distance(sequences, own(rereading(target), [0, 1, 0], settings)) < 1e-10


@pytest.fixture(scope="module")
def two() -> tuple[PreTrainedModel, PreTrainedModel, RunnerPool, RunnerPool]:
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)
    return target, draft, RunnerPool(target, taped), RunnerPool(draft, taped)


@pytest.mark.parametrize(("gamma", "temperature"), [(1, 0), (6, 0.5)])
@pytest.mark.parametrize("how", ["model", "lookup", "lookup+model", "confidence"])
def test_whole_runs_are_those_of_the_usual_model(
    how: str,
    gamma: int,
    temperature: float,
    two: tuple[PreTrainedModel, PreTrainedModel, RunnerPool, RunnerPool],
) -> None:
    """The same tokens and verdicts, until the context is full."""
    target, draft, targets, drafts = two
    settings = Settings(gamma=gamma, temperature=temperature, max_new_tokens=60)

    def run(target: StaticModel | CachedModel, draft: StaticModel | CachedModel):  # type: ignore[no-untyped-def]
        for model in (target, draft):
            prepare(model, 64)
        drafter = ModelDrafter(draft, 0.4 if how == "confidence" else 0)
        lookup = LookupDrafter(40, target.device)
        if how == "lookup+model":
            drafter = LookupElseModelDrafter(LookupDrafter(40, target.device, shortest=2), drafter)  # type: ignore[assignment]
        chosen = lookup if how == "lookup" else drafter
        tokens, rounds, ending = whole(decode(target, chosen, [1, 2, 3, 1, 2], settings))
        assert ending == "context full"
        return tokens, [[draft.verdict for draft in round.drafts] for round in rounds]

    ours = StaticModel(targets), StaticModel(drafts)
    theirs = CachedModel(target), CachedModel(draft)
    assert run(*ours) == run(*theirs)
    assert captured(*ours)
    assert not captured(*theirs)


def test_a_trace_says_whether_steps_were_captured(
    two: tuple[PreTrainedModel, PreTrainedModel, RunnerPool, RunnerPool],
) -> None:
    _, draft, targets, drafts = two
    tables = replace(scripted_pair(hashed(1, 40), hashed(2, 40)), tokenizer=Letters())
    graphs = replace(
        tables, target=lambda: StaticModel(targets), draft=lambda _: StaticModel(drafts), device=CPU
    )
    half = replace(graphs, draft=lambda _: CachedModel(draft))
    settings = Settings(gamma=2, max_new_tokens=20)
    for pair, expected in ((tables, False), (graphs, True), (half, False)):
        for trace in race(pair, [1, 2, 3], settings):
            assert trace.captured == expected
            assert read(write(trace)).captured == expected
    recorded = write(trace).replace(b',"captured":false', b"")
    assert b"captured" not in recorded
    assert read(recorded) == trace  # as in older files


def test_the_workspace_of_a_tree_is_borrowed_before_the_first_round() -> None:
    """Even if only the tree needs a larger one: borrowing may take seconds."""
    pools = [RunnerPool(llama(), None) for _ in range(2)]
    pair = replace(
        scripted_pair(hashed(1, 40), hashed(2, 40)),
        tokenizer=Letters(),
        target=lambda: StaticModel(pools[0]),
        draft=lambda _: StaticModel(pools[1]),
        device=CPU,
    )
    lent = list[int]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RunnerPool, "lend", _counted(RunnerPool.lend, lent))
        prompt = [1, 2, 3] * ((SMALLEST - WIDTHS[-1]) // 3 - 7)
        how = Settings(tree="dynamic", budget=64, gamma=4, max_new_tokens=20, temperature=0)
        counts = [len(lent) for _ in race(pair, prompt, how)]
    assert counts == [3] * len(counts)


def _counted(lend: Callable[..., StaticRunner], lent: list[int]) -> Callable[..., StaticRunner]:
    def counted(pool: RunnerPool, length: int, *more: object) -> StaticRunner:
        lent.append(length)
        return lend(pool, length, *more)

    return counted
