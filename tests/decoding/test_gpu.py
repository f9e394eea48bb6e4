"""Tests that need a GPU; `python -m pytest tests/decoding/test_gpu.py` runs them on their own.

They need a GPU of any size and no download, and take a few minutes. In this order: captured steps
compute what the same model computes eagerly; whole runs on them write the right text (every random
path, transformers' own greedy text, trees, the same run uncaptured); the host waits for the device
once a round; times are the device's; memory is freed; a failing GPU is reported in one line.
test_static_model.py tests everything else about captured steps on the CPU.
"""

import gc
import logging
import random
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from typing import Any

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

from specviz.decoding.backends import pick_backend
from specviz.decoding.captured_round import captured_rounds, prepare_run
from specviz.decoding.cuda_graphs import CudaGraphs, kept_for_graphs, step_bytes
from specviz.decoding.decode import decode, seeded_chances
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.int8_linear import compiled_product
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.fusing import VARIABLE
from specviz.decoding.pair import Pair
from specviz.decoding.prefill import ELSEWHERE
from specviz.decoding.prefill import prefill as read_prompt
from specviz.decoding.race import finish, race
from specviz.decoding.static_model import StaticModel, prepare
from specviz.decoding.static_runner import RunnerPool
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.upload import to_device
from specviz.lab.prompts import load_prompts
from specviz.models.assembly import LoadedModels, assemble
from specviz.models.loading import load_models, warm_up
from specviz.models.machine import free_of_gpus
from specviz.models.pairs import find
from specviz.settings import DRAFTERS, Settings
from specviz.trace import read, write
from support.paths import ROOT
from support.scripted import distance, emitted, own, rereading, tiny_llama

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")

CUDA = torch.device("cuda")
BUILDS = find_spec("triton") and any(map(shutil.which, ("cc", "gcc", "clang")))
TRITON = pytest.mark.skipif(not BUILDS, reason="there is no Triton, or no C compiler")
HALF = (
    torch.bfloat16
    if torch.cuda.is_available() and torch.cuda.is_bf16_supported(False)
    else (torch.float16)
)
SIZES: dict[str, Any] = {
    "vocab_size": 500,
    "hidden_size": 128,
    "intermediate_size": 256,
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 32,
    "max_position_embeddings": 2048,
    "initializer_range": 0.1,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": None,
}


def made(config: type, dtype: torch.dtype = torch.float32, **more: object) -> PreTrainedModel:
    torch.manual_seed(0)
    model: PreTrainedModel = AutoModelForCausalLM.from_config(config(**SIZES | more))
    return model.to(CUDA, dtype).eval()


llama = partial(made, LlamaConfig)


def prepared(model: PreTrainedModel, room: int = 400, *, int8: bool = False) -> StaticModel:
    static = pick_backend(model, model.config.vocab_size, int8=int8)()
    assert isinstance(static, StaticModel)
    static.prepare(room)
    return static


@pytest.fixture(scope="module")
def checkpoints() -> LoadedModels:
    return load_models(find("bundled-medium"), device="cuda", dtype="float32")


@pytest.fixture(scope="module")
def pair(checkpoints: LoadedModels) -> Pair:
    pair = assemble(checkpoints)
    warm_up(pair)
    return pair


# Captured steps


@pytest.mark.parametrize("fused", ["off", pytest.param("on", marks=TRITON)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, HALF])
@pytest.mark.parametrize("config", [LlamaConfig, Qwen2Config, Qwen3Config])
def test_captured_logits_are_eager_logits(
    config: type, dtype: torch.dtype, fused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every width, captured and not; rollbacks of no, some and all tokens of a pass."""
    monkeypatch.setenv(VARIABLE, fused)
    model, numbers = made(config, dtype), random.Random(1)
    ours, usual = prepared(model), CachedModel(model)
    assert ours.captured
    assert (ours.with_room(1)._fused is not None) == (fused == "on")
    for width in (30, 1, 5, 2, *range(1, 19), 1, 17, 4, 9):
        tokens = to_device([numbers.randrange(500) for _ in range(width)], CUDA)
        mine, theirs = ours.logits(tokens, width), usual.logits(tokens, width)
        assert mine.dtype == theirs.dtype == dtype
        if dtype == torch.float32:
            torch.testing.assert_close(mine, theirs, rtol=1e-3, atol=1e-3)
            assert torch.equal(mine.argmax(-1), theirs.argmax(-1))
        else:
            spread = theirs.float().std().item()
            torch.testing.assert_close(mine.float(), theirs.float(), rtol=0, atol=0.2 * spread)
        length = ours.length - numbers.choice([0, 1, width // 2, width - 1, width])
        ours.rollback(length)
        usual.rollback(length)


def test_captured_int8_steps_follow_the_16_bit_ones() -> None:
    assert compiled_product(torch.device("cuda", 0), HALF) is not None
    model = llama(HALF)
    ours, usual = prepared(model, int8=True), prepared(model)
    assert ours.captured
    for width in (30, 1, 2, 5, 17):
        tokens = torch.arange(width, device=CUDA)
        mine, theirs = (each.logits(tokens, width).float() for each in (ours, usual))
        torch.testing.assert_close(mine, theirs, rtol=0, atol=0.2 * theirs.std().item())


def test_a_prompt_in_chunks_is_the_prompt() -> None:
    """Chunks are read eagerly, but a short last one by a captured step."""
    model, numbers = llama(), random.Random(2)
    for length in (ELSEWHERE, ELSEWHERE + 4, 2 * ELSEWHERE + 100):
        tokens = [numbers.randrange(500) for _ in range(length)]
        ours, usual = prepared(model, length + 10), CachedModel(model)
        assert read_prompt(ours, tokens) > 0
        usual.logits(to_device(tokens, CUDA), last=1)
        more = to_device([1, 2, 3], CUDA)
        torch.testing.assert_close(
            ours.logits(more, 3), usual.logits(more, 3), rtol=1e-3, atol=1e-3
        )


def test_a_window_is_not_captured() -> None:
    model = made(MistralConfig, sliding_window=8)
    assert isinstance(pick_backend(model, 500)(), CachedModel)


def test_other_threads_may_take_memory_during_a_capture() -> None:
    """Loading another pair does so."""
    stop = threading.Event()
    kept: list[Tensor] = []

    def load() -> None:
        while not stop.is_set():
            kept[:] = [torch.empty(random.randint(1, 1 << 22)).to(CUDA) for _ in range(4)]
            torch.cuda.empty_cache()

    thread = threading.Thread(target=load)
    thread.start()
    try:
        model = llama()
        ours, usual = prepared(model), CachedModel(model)
        assert ours.captured
        tokens = to_device([1, 2, 3], CUDA)
        torch.testing.assert_close(
            ours.logits(tokens, 3), usual.logits(tokens, 3), rtol=1e-3, atol=1e-3
        )
    finally:
        stop.set()
        thread.join()


def test_after_a_failed_capture_the_model_runs_eagerly(caplog: pytest.LogCaptureFixture) -> None:
    """After a failed capture, the device and later captures still work."""
    model = llama()

    def ask(_: object, inputs: tuple[Tensor, ...]) -> None:
        assert inputs[0].isfinite().all().item()

    asking = model.model.embed_tokens.register_forward_pre_hook(ask)
    ours = StaticModel(RunnerPool(model, capture := CudaGraphs(CUDA)))
    with caplog.at_level(logging.WARNING):
        ours.prepare(100)
    assert not ours.captured
    assert len(caplog.records) == 1
    tokens = to_device([1, 2, 3], CUDA)
    theirs = CachedModel(model).logits(tokens, 3)
    torch.testing.assert_close(ours.logits(tokens, 3), theirs, rtol=1e-3, atol=1e-3)
    asking.remove()
    again = StaticModel(RunnerPool(model, capture))
    again.prepare(100)
    assert again.captured


def test_a_workspace_outlives_the_others() -> None:
    """In torch 2.13, deleting a graph frees the cuBLAS workspace of its capture stream."""
    model, tokens = llama(HALF), to_device([1, 2, 3], CUDA)
    usual = CachedModel(model).logits(tokens, 3).float()
    short = prepared(model, 100)
    pool = short.pool
    long = StaticModel(pool)
    long.prepare(1000)
    assert short.captured
    assert long.captured
    short.logits(tokens, 3)
    del short
    pool._idle.clear()
    gc.collect()
    torch.cuda.empty_cache()
    filling = [torch.full((1 << 20,), torch.nan, device=CUDA) for _ in range(64)]
    for _ in range(3):
        long.rollback(0)
        ours = long.logits(tokens, 3).float()
        torch.testing.assert_close(ours, usual, rtol=0, atol=0.2 * usual.std().item())
    assert all(each.isnan().all() for each in filling), "a graph wrote into freed memory"


def test_the_memory_of_graphs_is_measured() -> None:
    """Free memory excludes what only the graphs can use."""
    allocated()  # collects what earlier tests left
    free = free_of_gpus()[0]
    model = llama(HALF)
    ours = prepared(model)
    assert ours.captured
    assert kept_for_graphs(0) > 0
    assert 0 < step_bytes() < 500_000_000
    torch.cuda.synchronize()
    assert free_of_gpus()[0] < free


# Whole runs


@pytest.mark.parametrize("temperature", [0, 1])
def test_the_output_has_the_targets_distribution(temperature: float) -> None:
    target, draft = (tiny_llama(seed, vocabulary=3).double().to(CUDA) for seed in (1, 2))
    targets, drafts = pick_backend(target, 3), pick_backend(draft, 3)

    def models() -> tuple[Any, ModelDrafter]:
        ours = targets(), drafts()
        for model in ours:
            prepare(model, 10)
        assert all(isinstance(model, StaticModel) and model.captured for model in ours)
        return ours[0], ModelDrafter(ours[1])

    settings = Settings(gamma=2, max_new_tokens=3, temperature=temperature)
    sequences = emitted(models, [0, 1, 0], settings)
    assert distance(sequences, own(rereading(target), [0, 1, 0], settings)) < 1e-10


@pytest.mark.parametrize("gamma", [1, 4, 6, 8])
@pytest.mark.parametrize("drafter", DRAFTERS)
def test_greedy_text_is_that_of_transformers(
    drafter: str, gamma: int, pair: Pair, checkpoints: LoadedModels
) -> None:
    settings = Settings(gamma=gamma, temperature=0, max_new_tokens=32, drafter=drafter)
    for prompt in load_prompts(per_kind=1)[gamma % 3 :: 3]:
        ids = pair.tokenizer.encode(prompt.text)
        trace = finish(race(pair, ids, settings))
        assert trace.captured
        assert trace.plain.tokens == trace.output
        theirs = checkpoints.target.generate(
            torch.tensor([ids], device=CUDA),
            attention_mask=torch.ones(1, len(ids), dtype=torch.long, device=CUDA),
            max_new_tokens=32,
            do_sample=False,
            eos_token_id=sorted(pair.ends),
            pad_token_id=min(pair.ends),
        )
        assert list(trace.output) == theirs[0, len(ids) :].tolist()


@pytest.mark.parametrize("tree", ["k-ary", "dynamic", "measured"])
@pytest.mark.parametrize("drafter", ["model", "lookup+model", "medusa", "eagle3", "dspark"])
def test_greedy_text_of_trees_is_that_of_plain_decoding(
    drafter: str, tree: str, pair: Pair
) -> None:
    settings = Settings(drafter=drafter, tree=tree, temperature=0, max_new_tokens=32)
    for prompt in load_prompts(per_kind=1)[:2]:
        trace = finish(race(pair, pair.tokenizer.encode(prompt.text), settings))
        assert trace.captured
        assert trace.output == trace.plain.tokens


@pytest.mark.parametrize("tree", ["chain", "k-ary"])
def test_models_that_transformers_reads(tree: str, pair: Pair, checkpoints: LoadedModels) -> None:
    """Models outside the lean families run like this: the cache grows, and nothing is captured."""
    assert checkpoints.draft is not None
    target, draft = (
        partial(CachedModel, model, pair.vocabulary)
        for model in (checkpoints.target, checkpoints.draft)
    )
    slow = replace(pair, target=target, draft=lambda _: draft())
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    trace = finish(race(slow, ids, Settings(tree=tree, temperature=0, max_new_tokens=32)))
    assert not trace.captured
    assert trace.output == trace.plain.tokens
    assert trace.output == finish(race(pair, ids, trace.settings)).output


@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize("drafter", DRAFTERS)
def test_a_captured_run_is_the_run_uncaptured(
    drafter: str, temperature: float, pair: Pair, checkpoints: LoadedModels
) -> None:
    """The seed gives the same draws, so tokens and verdicts are the same; plain tokens, too."""
    eager = assemble(checkpoints, capture=False)
    settings = Settings(drafter=drafter, temperature=temperature, max_new_tokens=48)
    for prompt in load_prompts(per_kind=1)[:3]:
        ids = pair.tokenizer.encode(prompt.text)
        ours, theirs = (finish(race(each, ids, settings)) for each in (pair, eager))
        assert (ours.captured, theirs.captured) == (True, False)
        assert ours.output == theirs.output
        assert ours.plain.tokens == theirs.plain.tokens
        verdicts = [
            [draft.verdict for round in trace.rounds for draft in round.drafts]
            for trace in (ours, theirs)
        ]
        assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("temperature", [0, 0.7])
def test_runs_in_half_precision(dtype: str, temperature: float) -> None:
    """Ties may be broken differently, but the trace must be consistent."""
    if dtype == "bfloat16" and torch.bfloat16 != HALF:
        pytest.skip("this GPU has no bfloat16")
    pair = assemble(load_models(find("bundled-medium"), device="cuda", dtype=dtype))
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    for drafter in DRAFTERS:
        settings = Settings(temperature=temperature, max_new_tokens=48, drafter=drafter)
        trace = finish(race(pair, ids, settings))
        assert trace.captured
        assert read(write(trace)) == trace


def test_interleaved_runs_are_separate_runs(pair: Pair) -> None:
    prompts = [pair.tokenizer.encode(prompt.text) for prompt in load_prompts(per_kind=1)[:3]]
    settings = Settings(max_new_tokens=40)
    separate = [finish(race(pair, ids, settings)).output for ids in prompts]
    running = [race(pair, ids, settings) for ids in prompts]
    together: list[tuple[int, ...]] = [()] * len(prompts)
    left = set(range(len(prompts)))
    while left:
        for i in sorted(left):
            trace = next(running[i])
            together[i] = trace.output
            if trace.ending != "running":
                left.remove(i)
    assert together == separate


# Waiting and time


@pytest.fixture
def watched() -> Iterator[Callable[[], int]]:
    """A function that returns how often torch saw the host wait since the last call."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        torch.cuda.set_sync_debug_mode("warn")

        def count() -> int:
            waits = sum("synchronizing CUDA operation" in str(each.message) for each in caught)
            caught.clear()
            return waits

        yield count
        torch.cuda.set_sync_debug_mode("default")


@pytest.mark.parametrize(
    "how",
    [
        {"temperature": 0},
        {"temperature": 0.7, "top_k": 50, "top_p": 0.9},
        {"temperature": 0.7, "gamma": 0},  # plain decoding
    ],
    ids=str,
)
@pytest.mark.parametrize("drafter", DRAFTERS)
def test_one_wait_a_round(
    drafter: str, how: dict[str, Any], pair: Pair, watched: Callable[[], int]
) -> None:
    settings = Settings(drafter=drafter, max_new_tokens=60, **how)
    confident = drafter == "dspark" and settings.gamma > 0  # copied for the trace, untimed
    assert waits_of(pair, settings, watched) <= ({1, 2} if confident else {1})


def waits_of(pair: Pair, settings: Settings, watched: Callable[[], int]) -> set[int]:
    """How often the host waits in a round, but the first, which reads the prompt."""
    target = pair.target()
    chosen, draft = pair.drafter_for(settings, target)
    prepare_run(settings, target, chosen, draft, 200)
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    rounds = decode(target, chosen, ids, settings, pair.ends)
    next(rounds)
    watched()
    return {watched() for _ in rounds}


@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize("drafter", DRAFTERS)
def test_a_replayed_round_is_that_of_captured_passes(
    drafter: str, temperature: float, pair: Pair
) -> None:
    """With the same random numbers, drawn ahead or as they are needed."""
    settings = Settings(drafter=drafter, max_new_tokens=60, temperature=temperature)
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    texts = []
    for ahead in (True, False):
        target = pair.target()
        chosen, draft = pair.drafter(drafter, target)
        prepare_run(settings, target, chosen, draft, 200)
        assert (captured_rounds(settings, target, chosen) is None) == (drafter == "lookup")
        chances = None if ahead else seeded_chances(settings, target.device)
        rounds = decode(target, chosen, ids, settings, pair.ends, chances=chances)
        texts.append([round.emitted for round, _ in rounds])
    assert texts[0] == texts[1]


@pytest.mark.parametrize("tree", ["dynamic", "k-ary"])
def test_a_tree_waits_four_times(tree: str, pair: Pair, watched: Callable[[], int]) -> None:
    settings = Settings(tree=tree, budget=8, gamma=3, max_new_tokens=60)
    assert max(waits_of(pair, settings, watched)) <= 4


def test_waiting_is_seen(watched: Callable[[], int]) -> None:
    numbers = torch.rand(5, device=CUDA)
    watched()
    numbers.tolist()
    assert watched() == 1
    torch.tensor([1, 2], device=CUDA)
    assert watched() == 1
    to_device([1, 2], CUDA)
    assert watched() == 0


def test_events_tell_the_time_of_the_device() -> None:
    """The host passes the last mark long before the device finishes the work."""
    busy = torch.rand(4096, 4096, device=CUDA)
    (busy @ busy).sum().item()
    watch = Stopwatch(CUDA)
    watch.mark()
    for _ in range(20):
        busy = busy @ busy
    watch.mark()
    watch.mark()
    _, work, after = watch.seconds()
    assert work > after >= 0


def test_times_of_a_run_are_those_of_its_rounds(pair: Pair) -> None:
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    trace = finish(race(pair, ids, Settings(max_new_tokens=40)))
    assert trace.prefill.target > 0
    assert trace.prefill.draft > 0
    for round in trace.rounds:
        assert min(round.times.draft, round.times.verify, round.times.accept) > 0
    assert all(seconds > 0 for seconds in trace.plain.seconds)


# Memory


def allocated() -> int:
    gc.collect()
    torch.cuda.synchronize()
    torch._C._cuda_clearCublasWorkspaces()  # of eager passes: those of graphs are in their pool
    torch.cuda.empty_cache()
    return torch.cuda.memory_allocated()


def test_memory_is_returned() -> None:
    """Caches and graphs of finished runs are reused; an unloaded pair leaves no memory behind."""
    ids = list(range(10, 60))

    def use(pair: Pair) -> None:
        for drafter in DRAFTERS:
            finish(race(pair, ids, Settings(max_new_tokens=20, drafter=drafter)))

    pair = assemble(load_models(find("bundled-small"), device="cuda", dtype="float32"))
    use(pair)
    del pair
    before, reserved = allocated(), torch.cuda.memory_reserved()
    pair = assemble(load_models(find("bundled-small"), device="cuda", dtype="float32"))
    use(pair)
    once = allocated()
    for _ in range(3):
        use(pair)
    assert allocated() == once
    unfinished = race(pair, ids, Settings(max_new_tokens=20))
    next(unfinished)
    next(unfinished)
    unfinished.close()
    del unfinished
    assert allocated() == once
    del pair
    assert allocated() == before
    assert torch.cuda.memory_reserved() <= reserved, "the graphs' own memory is freed, too"


FAILING = """
import torch
from specviz.decoding.race import finish, race
from specviz.models.loading import load
from specviz.models.pairs import find
from specviz.models.failures import why_it_ended
from specviz.settings import Settings

pair = load(find("bundled-small"), device="cuda", dtype="float32")
try:  # an index out of range; from then on the device refuses all work
    torch.zeros(1, device="cuda")[torch.tensor([5], device="cuda")].tolist()
except RuntimeError as error:
    print(why_it_ended(error))
try:
    finish(race(pair, [1, 2, 3], Settings()))
except RuntimeError as error:
    print(why_it_ended(error))
"""


def test_a_failing_gpu_is_reported_in_one_line() -> None:
    """In its own process, because the device is unusable afterwards."""
    done = subprocess.run(
        [sys.executable, "-c", FAILING], cwd=ROOT, capture_output=True, text=True, check=False
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 2, done.stderr
    assert all(line.startswith("The GPU failed. ") for line in lines)
