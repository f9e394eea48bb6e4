"""The steps of `benchmarks.gpu`: what each measures, A and B in turn on the same card.

Times are in milliseconds, the shortest of several turns if not said otherwise. In a dry run tapes
stand for CUDA graphs, and tiny models for those named.
"""

import gc
import json
import os
import re
import subprocess
import time
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
import torch
import transformers
from torch import Tensor
from torch.profiler import ProfilerActivity, profile
from transformers import PreTrainedModel

from benchmarks.gpu import Note, Run
from specviz.commands.models import ModelChoice
from specviz.commands.predict import predict
from specviz.decoding.backends import avoid_cudnn_attention
from specviz.decoding.captured_round import prepare_plain, prepare_run
from specviz.decoding.cuda_graphs import CudaGraphs
from specviz.decoding.decode import decode, seeded_chances
from specviz.decoding.idle import is_of_memory
from specviz.decoding.int8_linear import Int8Linear
from specviz.decoding.lean.fusing import VARIABLE
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import weights_of
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import RecordedModel, StaticModel
from specviz.decoding.static_model import prepare as prepare_model
from specviz.decoding.static_runner import RunnerPool, StaticRunner
from specviz.errors import one_line
from specviz.lab import machine_limits, passes
from specviz.lab.machine_limits import seconds, wait
from specviz.lab.methods import TREE
from specviz.lab.prompts import load_prompts
from specviz.lab.random_models import random_model
from specviz.models.assembly import assemble
from specviz.models.loading import load_models
from specviz.models.machine import pick_dtype, processor
from specviz.models.nvidia_driver import driver_version
from specviz.models.pairs import find
from specviz.settings import Settings
from specviz.theory.architectures import ARCHITECTURES, QWEN3_06B, QWEN3_8B, Architecture
from support.paths import ROOT
from support.tape import taped

TINY = Architecture(2, 64, 96, 4, 2, 50, head=16, norms=True)  # of a dry run
FIRST_TESTS = "captured_logits or one_wait or half"
PRODUCT = re.compile("gemm|gemv|nvjet|cutlass|splitk|dot_kernel", re.IGNORECASE)  # of cuBLAS
TOP = 12  # kernels listed by name
CONTEXTS = (512, 2048, 4096)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128)
# Bytes left free beside idle runners, by what does not fit into them.
SPARE = {"cache": 200_000_000, "activations": 16_000_000}
IDLE = (4000, 4000, 4000, 900, 900, 900)  # tokens of idle runners: as many as a pool keeps
LONG = 8000  # tokens of a prompt whose cache fits only in place of idle runners

Work = Callable[[], tuple[Tensor, ...]]


class Bench:
    """Where steps measure: a GPU, or in a dry run the CPU."""

    def __init__(self, *, dry: bool) -> None:
        self.dry = dry
        self.device = torch.device("cpu") if dry else torch.device("cuda", 0)
        self.dtype = pick_dtype("float32" if dry else "auto", self.device)
        self.capture = taped if dry else CudaGraphs(self.device)
        self.turns = 2 if dry else 20
        if not dry:
            avoid_cudnn_attention()

    def model(self, name: str, **changed: Any) -> PreTrainedModel:
        """A model of known sizes, with random weights."""
        known = TINY if self.dry else ARCHITECTURES[name]._replace(**changed)
        return random_model(known, self.device, self.dtype)

    def pool(self, model: PreTrainedModel) -> RunnerPool:
        return RunnerPool(model, self.capture)

    def pair(self) -> Pair:
        """The bundled pair, captured."""
        name, device, dtype = ("bundled-small", "cpu", "float32") if self.dry else (
            "bundled-medium", "cuda", "auto")  # fmt: skip
        loaded = load_models(find(name), device, dtype)
        pair = assemble(loaded)
        if not self.dry:
            return pair
        assert loaded.draft is not None
        target, draft = self.pool(loaded.target), self.pool(loaded.draft)
        return replace(
            pair,
            target=lambda: StaticModel(target, pair.vocabulary),
            draft=lambda _: StaticModel(draft, pair.vocabulary),
        )

    @torch.inference_mode()
    def fastest(self, works: Mapping[str, Work]) -> dict[str, float]:
        """Capture works and time their replays in turn; return the shortest times."""
        replays = {name: self.capture(work) for name, work in works.items()}
        taken = defaultdict[str, list[float]](list)
        for _ in range(self.turns):
            for name, replay in replays.items():
                taken[name].append(seconds(replay, self.device))
        return {name: ms(min(each)) for name, each in taken.items()}

    def drawn(self, *shape: int) -> Tensor:
        return torch.randn(shape, device=self.device).to(self.dtype)

    def free(self) -> int:
        """Free bytes of the device; 0 on a CPU."""
        gc.collect()
        if self.dry:
            return 0
        torch.cuda.empty_cache()
        return torch.cuda.mem_get_info()[0]


def ratio(a: float, b: float) -> float:
    return round(a / b, 4)


def ms(taken: float) -> float:
    """Return seconds as milliseconds, to the tenth of a microsecond."""
    return round(1e3 * taken, 4)


def card(*, dry: bool) -> dict[str, Any]:
    """Describe the card and the software.

    Raises:
        SystemExit: there is no GPU to measure.
    """
    if not dry and not torch.cuda.is_available():
        raise SystemExit("gpu: torch sees no GPU here. Add --dry-run to try the script on a CPU.")
    return {
        "card": "dry" if dry else processor(torch.device("cuda")),
        "driver": driver_version() or asked_driver(),
        "torch": str(torch.__version__),
        "transformers": transformers.__version__,
    }


def asked_driver() -> str | None:
    """Return the driver's version as its tool says; None without the tool."""
    command = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def run_first_tests(note: Note, *, dry: bool) -> None:
    """Run the tests that everything else relies on, up to the first failure."""

    class Outcomes:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.when == "call" or report.outcome != "passed":
                note({"test": report.nodeid.partition("::")[2], "outcome": report.outcome})

    only = ["--collect-only"] if dry else []
    own = [*only, "-c", str(ROOT / ".pytest.ini"), "--rootdir", str(ROOT), "-p", "no:cacheprovider"]
    tests = str(ROOT / "tests" / "decoding" / "test_gpu.py")
    status = pytest.main([*own, "-x", "-k", FIRST_TESTS, tests], plugins=[Outcomes()])
    note({"pytest": int(status)})
    if status != pytest.ExitCode.OK:
        raise RuntimeError(f"pytest ended with {status!s}")


def predict_pairs(note: Note, *, dry: bool) -> None:
    """Predict passes from this card's limits, beside measured ones."""
    if dry:
        machine_limits.CPU_WEIGHTS = 2**22  # 64 times less to read
    for name in ["bundled-small"] if dry else ["qwen3-8b", "qwen3-4b"]:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "predicted.json"
            choice = ModelChoice(pair=name)
            predict(choice, ["here"], 0.8, mode=None, context=128, random=True, json_file=file)
            (found,) = json.loads(file.read_text("utf-8"))
        kept = ("pair", "assumptions", "draft_step", "plain_step", "measured", "mbu", "best")
        note({key: found[key] for key in kept})
        gc.collect()


@torch.inference_mode()
def profile_replays(note: Note, *, dry: bool) -> None:
    """Take a replay of a step apart: the kernels' own time, and the gaps between them."""
    bench = Bench(dry=dry)
    kind = "CPU" if dry else "CUDA"
    activities = [getattr(ProfilerActivity, kind)]
    for name in (QWEN3_06B, QWEN3_8B):
        model = bench.model(name)
        running = StaticModel(bench.pool(model))
        prepare_model(running, passes.CONTEXT + 1, (1,))
        assert running.runner is not None
        token = torch.zeros(1, dtype=torch.long, device=bench.device)
        step = _step(running.runner, running, token)
        replay = bench.capture(step)
        for _ in range(2):  # the first profile starts the profiler
            with profile(activities=activities) as profiled:
                replay()
                wait(bench.device)
        events = sorted(
            (event.time_range.start, event.time_range.end, event.name)
            for event in profiled.events()
            if event.device_type.name == kind
        )
        if not events:
            raise RuntimeError("the profiler saw no kernels")
        bodies, counts = Counter[str](), Counter(name for *_, name in events)
        for start, end, kernel in events:
            bodies[kernel] += end - start
        gaps = [max(0.0, b[0] - a[1]) for a, b in pairwise(events)]
        products = sum(taken for kernel, taken in bodies.items() if PRODUCT.search(kernel))
        read = read_bytes(name, bench)
        note({
            "model": name,
            "kernels": len(events),
            "ms": ms((events[-1][1] - events[0][0]) / 1e6),
            "bodies_ms": ms(sum(bodies.values()) / 1e6),
            "products_ms": ms(products / 1e6),  # attention's two included
            "products_gb_s": round(read / products / 1e3) if products else None,
            "gaps_ms": ms(sum(gaps) / 1e6),
            "median_gap_ms": ms(median(gaps) / 1e6),
            "longest": [[kernel[:100], counts[kernel], ms(taken / 1e6)]
                        for kernel, taken in bodies.most_common(TOP)],
        })  # fmt: skip
        del model, running, replay, step
        bench.free()


def _step(runner: StaticRunner, model: StaticModel, token: Tensor) -> Work:
    """A step after the context, to be captured."""
    start = torch.full((), passes.CONTEXT, dtype=torch.long, device=token.device)
    return lambda: (RecordedModel(runner, start, model).logits(token, 1),)


def read_bytes(name: str, bench: Bench) -> int:
    """The bytes of weights that a step reads."""
    known = TINY if bench.dry else ARCHITECTURES[name]
    return known.read * bench.dtype.itemsize


def compare_fused(note: Note, *, dry: bool) -> None:
    """Time passes over 1 and 5 tokens with and without Triton kernels."""
    bench = Bench(dry=dry)
    for name in (QWEN3_06B, QWEN3_8B):
        model = bench.model(name)
        turns, cold, running = [], dict[str, float](), dict[str, StaticModel]()
        for flag in ("off", "on"):
            os.environ[VARIABLE] = flag
            running[flag] = StaticModel(bench.pool(model))
            turn = passes.widths(running[flag], bench.turns, of=(1, 5))
            start = time.perf_counter()
            next(turn)  # compiles and captures
            cold[flag] = round(time.perf_counter() - start, 1)
            turns.append(turn)
        *_, last = zip(*turns, strict=True)
        for (flag, ours), (step, five) in zip(running.items(), last, strict=True):
            assert ours.runner is not None
            note({
                "model": name,
                "fused": ours.runner.layers._fused is not None,
                "wanted": flag == "on",
                "captured": ours.captured,
                "first_s": cold[flag],
                "ms": {"1": ms(step.seconds), "5": ms(five.seconds)},
                "v5": ratio(five.seconds, step.seconds),
                "gb_s": round(read_bytes(name, bench) / step.seconds / 1e9),
            })  # fmt: skip
        del model, turns, turn, running, ours
        bench.free()


def compare_rounds(note: Note, *, dry: bool) -> None:
    """Run the bundled pair by one set of graphs a round, and by a graph for each pass."""
    bench = Bench(dry=dry)
    pair = bench.pair()
    for temperature in (0, 0.7):
        settings = Settings(temperature=temperature, max_new_tokens=6 if dry else 64)
        for by_round in (True, False):
            found = speed(bench, pair, settings, by_round=by_round)
            note({"graphs": "round" if by_round else "pass", **found})


def count_waits(note: Note, *, dry: bool) -> None:
    """Run trees of 8 nodes, and count how often the host waits in a round."""
    bench = Bench(dry=dry)
    pair = bench.pair()
    for tree in ("dynamic", "k-ary"):
        for temperature in (0, 0.7):
            how: dict[str, Any] = {**TREE, "tree": tree, "max_new_tokens": 6 if dry else 64}
            settings = Settings(temperature=temperature, **how)
            waits = list(waits_of(bench, pair, settings))
            counted = {"waits": median(waits), "most_waits": max(waits)}
            note({"tree": tree, **counted, **speed(bench, pair, settings, by_round=True)})


def speed(bench: Bench, pair: Pair, settings: Settings, *, by_round: bool) -> dict[str, Any]:
    """Race a drafter against plain decoding on a few prompts; return medians over rounds, and S.

    Args:
        by_round: replay whole rounds, where they are captured.
    """
    prompts = [pair.tokenizer.encode(each.text) for each in load_prompts(per_kind=1)]
    ours = theirs = 0.0
    parts = defaultdict[str, list[float]](list)
    for number, ids in enumerate(prompts[:2] if bench.dry else [prompts[0], *prompts]):
        for round, steps in raced(pair, ids, settings, by_round=by_round):
            if number == 0:  # not counted: warms up
                continue
            ours, theirs = ours + round.times.total, theirs + sum(steps)
            for part in ("draft", "verify", "accept"):
                parts[part].append(getattr(round.times, part))
            parts["emitted"].append(len(round.emitted))
            parts["plain"] += steps
    return {
        "temperature": settings.temperature,
        "gamma": settings.gamma,
        "rounds": len(parts["draft"]),
        "tau": ratio(sum(parts["emitted"]), len(parts["emitted"])),
        "median_ms": {
            key: ms(median(parts[key])) for key in ("draft", "verify", "accept", "plain")
        },
        "S": ratio(theirs, ours),
    }


def raced(pair: Pair, ids: Sequence[int], settings: Settings, *, by_round: bool) -> Iterator[Any]:
    """Yield each round but the first, which reads the prompt, and as many plain steps' seconds."""
    target, alone = pair.target(), pair.target()
    drafter, draft = pair.drafter_for(settings, target)
    length = len(ids) + settings.max_new_tokens
    prepare_run(settings, target, drafter, draft, length)
    prepare_plain(settings, alone, length)
    for model in (target, draft, alone):
        if model is not None:
            prefill(model, ids[:-1])
    plain = plain_steps(alone, ids, settings)
    # Rounds whose random numbers are not drawn ahead are not replayed.
    chances = None if by_round else seeded_chances(settings, target.device)
    rounds = decode(target, drafter, ids, settings, pair.ends, chances=chances)
    for number, (round, _) in enumerate(rounds):
        steps = [step.seconds for _, step in zip(round.emitted, plain, strict=False)]
        if number:
            yield round, steps


def waits_of(bench: Bench, pair: Pair, settings: Settings) -> Iterator[int]:
    """How often torch saw the host wait in each round but the first."""
    ids = pair.tokenizer.encode(load_prompts(per_kind=1)[0].text)
    target = pair.target()
    drafter, draft = pair.drafter_for(settings, target)
    prepare_run(settings, target, drafter, draft, len(ids) + settings.max_new_tokens)
    rounds = decode(target, drafter, ids, settings, pair.ends)
    next(rounds)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        if not bench.dry:
            torch.cuda.set_sync_debug_mode("warn")
        for _ in rounds:
            yield sum("synchronizing CUDA" in str(each.message) for each in caught)
            caught.clear()
        if not bench.dry:
            torch.cuda.set_sync_debug_mode("default")


@torch.inference_mode()
def compare_attention(note: Note, *, dry: bool) -> None:
    """Time attention by two products and by split keys, in all layers of a pass.

    Both need the products of queries, keys and values first, which are also timed alone.
    """
    bench = Bench(dry=dry)
    for name in (QWEN3_06B, QWEN3_8B):
        model = bench.model(name, vocabulary=1000, inner=256)
        for context in CONTEXTS[:1] if dry else CONTEXTS:
            runners = dict[str, StaticRunner]()
            for kernels, flag in (("products", "off"), ("split keys", "on")):
                os.environ[VARIABLE] = flag
                runners[kernels] = StaticRunner(LeanModel(model), context)
            fused = runners["split keys"].layers._fused is not None
            for width in (1, 5):
                x = bench.drawn(width, model.config.hidden_size)
                layers = weights_of(model).layers
                works: dict[str, Work] = {
                    kernels: partial(_attention, runner, x) for kernels, runner in runners.items()
                }
                works["qkv alone"] = partial(_products, [layer.qkv for layer in layers], x)
                sizes = {"model": name, "context": context, "width": width, "layers": len(layers)}
                note({**sizes, "fused": fused, "ms": bench.fastest(works)})
        bench.free()


def _attention(runner: StaticRunner, x: Tensor) -> tuple[Tensor, ...]:
    """Attention of the last tokens that fit, in each layer on its own cache, as in a pass."""
    layers, width = runner.layers, len(x)
    at = runner.text_pass(runner._positions[-width], width)
    both = zip(layers._layers, layers._read(at), strict=True)
    return tuple(layers._attend(x, layer, cache, at) for layer, cache in both)


def _products(linears: Sequence[Any], x: Tensor) -> tuple[Tensor, ...]:
    return tuple(linear(x) for linear in linears)


@torch.inference_mode()
def compare_int8(note: Note, *, dry: bool) -> None:
    """Time the products of a draft's step by int8 and by 16-bit weights, each in all layers."""
    bench = Bench(dry=dry)
    weights = weights_of(bench.model(QWEN3_06B))
    for part in ("qkv", "output", "gate_up", "down", "head"):
        linears: list[Any] = [getattr(layer, part) for layer in weights.layers if part != "head"]
        linears = linears or [weights.head]
        rounded = [Int8Linear(each.weight, each.bias) for each in linears]
        shape = list(linears[0].weight.shape)
        for width in (1, 2, 5):
            x = bench.drawn(width, shape[1])
            works = {
                "16 bits": partial(_products, linears, x),
                "int8": partial(_products, rounded, x),
            }
            taken = bench.fastest(works)
            note({
                "part": part,
                "shape": shape,
                "matrices": len(linears),
                "width": width,
                "ms": taken,
                "saved": ratio(1 - taken["int8"] / taken["16 bits"], 0.5),  # 1: as many as bytes
            })  # fmt: skip


def fill_memory(note: Note, *, dry: bool) -> None:
    """Fill the memory with idle runners, then read a prompt that needs theirs."""
    bench = Bench(dry=dry)
    model = bench.model(QWEN3_06B)
    tokens = [number % 40 for number in range(100 if dry else LONG)]
    for lacking, spare in SPARE.items():
        pool = bench.pool(model)
        text = StaticModel(pool)
        if lacking == "activations":
            prepare_model(text, len(tokens), (1,))
        _leave_idle(pool, IDLE[-1:] if dry else IDLE)
        idle = sum(runner.room for runner in pool._idle)
        room = max(0, bench.free() - spare)
        ballast = torch.empty(room, dtype=torch.uint8, device=bench.device)
        error = None
        start = time.perf_counter()
        try:
            prepare_model(text, len(tokens), (1,))
            prefill(text, tokens)
        except RuntimeError as raised:
            if not is_of_memory(raised):
                raise
            error = one_line(raised, 200)
        note({
            "lacking": lacking,
            "idle_tokens": [idle, sum(runner.room for runner in pool._idle)],  # before and after
            "filled_gb": round(len(ballast) / 1e9, 1),
            "seconds": round(time.perf_counter() - start, 2),
            "captured": text.captured,
            "error": error,
        })  # fmt: skip
        del pool, text, ballast


def _leave_idle(pool: RunnerPool, lengths: Sequence[int]) -> None:
    """Borrow runners for texts of these lengths all at once, and return them."""
    models = [StaticModel(pool) for _ in lengths]
    for model, length in zip(models, lengths, strict=True):
        prepare_model(model, length, (1,))


@torch.inference_mode()
def time_batches(note: Note, *, dry: bool) -> None:
    """Time the products of passes over B texts, 1 and 5 tokens each."""
    bench = Bench(dry=dry)
    weights = weights_of(bench.model(QWEN3_8B))
    parts = [(layer.qkv, layer.output, layer.gate_up, layer.down) for layer in weights.layers]
    linears: list[Any] = [weights.head, *(linear for layer in parts for linear in layer)]

    def work(rows: int) -> Work:
        drawn = {
            size: bench.drawn(rows, size) for size in {each.weight.shape[1] for each in linears}
        }
        return lambda: tuple(linear(drawn[linear.weight.shape[1]]) for linear in linears)[-1:]

    for batch in BATCHES:
        taken = bench.fastest({str(width): work(batch * width) for width in (1, 5)})
        what = "products only: the decoder's passes read one text"
        note({"batch": batch, "of": what, "ms": taken, "v5": ratio(taken["5"], taken["1"])})


class Step(NamedTuple):
    """A step, and its limit in seconds where all have nine minutes."""

    name: str
    seconds: int
    run: Run


STEPS = (
    Step("tests", 70, run_first_tests),
    Step("predict", 60, predict_pairs),
    Step("profile", 30, profile_replays),
    Step("fused", 90, compare_fused),
    Step("rounds", 60, compare_rounds),
    Step("attention", 40, compare_attention),
    Step("int8", 40, compare_int8),
    Step("trees", 50, count_waits),
    Step("memory", 40, fill_memory),
    Step("batches", 60, time_batches),
)
