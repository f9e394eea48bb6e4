"""Captured rounds and plain steps do what eager ones do, in few launches.

A tape stands in for CUDA graphs; test_gpu.py tests real ones.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from weakref import ref

import pytest
import torch

from specviz.decoding.captured_round import (
    MOST_ROUNDS,
    captured_rounds,
    prepare_plain,
    prepare_run,
)
from specviz.decoding.decode import decode
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import HeadMaker
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.decoding.race import finish, race
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.models.heads.loader import read
from specviz.settings import RULES, Settings
from specviz.trace import Round
from support import tiny_heads
from support.kernels import Kernels
from support.launches import Launches, counting
from support.scripted import CPU, Letters, hashed, scripted_pair, tiny_llama
from support.tape import Counting, Work, taped

PROMPT = [1, 2, 3, 1, 2, 7, 4, 9]
HEADS = [
    "medusa",
    "mtp of Qwen3-Next",
    "eagle3 of SpecForge",
    "dflash of z-lab",
    "dspark of DeepSpec",
]
DRAFTERS = ["model", "lookup+model", *HEADS]

CURRENT: list[Launches] = []

Made = tuple[LanguageModel, Drafter, LanguageModel | None]
Make = Callable[..., Made]


@pytest.fixture(scope="module")
def makers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Make, Make]]:
    """By drafter: what makes eager models and captured ones of the same weights."""
    found = dict[str, tuple[Make, Make]]()
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)
    pools = RunnerPool(target, counting(CURRENT)), RunnerPool(draft, counting(CURRENT))

    def models(name: str, ours: LanguageModel, small: LanguageModel) -> Made:
        drafter: Drafter = ModelDrafter(small)
        if name == "lookup+model":
            drafter = LookupElseModelDrafter(LookupDrafter(40, CPU, shortest=2), drafter)
        return ours, drafter, small

    for name in ("model", "lookup+model"):
        found[name] = (
            lambda name=name: models(name, LeanModel(target), LeanModel(draft)),
            lambda name=name: models(name, *map(StaticModel, pools)),
        )
    for dialect in HEADS:
        model, pool = tiny_heads.target(), None
        folder = tmp_path_factory.mktemp("head")
        make = read(str(tiny_heads.write(folder, dialect, model).folder), model).make
        pool = RunnerPool(model, counting(CURRENT))
        found[dialect] = (
            lambda make=make, model=model: with_head(make, LeanModel(model)),
            lambda make=make, pool=pool: with_head(make, StaticModel(pool)),
        )
    return found


def with_head(make: HeadMaker, target: Any) -> Made:
    return target, *make(target, 0.0)


def begun(made: Made, settings: Settings, top: int = 5) -> Iterator[Round]:
    """Prepare, read the prompt, decode."""
    target, drafter, draft = made
    prepare_run(settings, target, drafter, draft, len(PROMPT) + settings.max_new_tokens)
    for model in (target, draft):
        if model is not None:
            prefill(model, PROMPT[:-1])
    return (round for round, _ in decode(target, drafter, PROMPT, settings, top=top))


def same(ours: Any, theirs: Any) -> bool:
    """Equal, apart from rounding and times."""
    if isinstance(ours, float) and isinstance(theirs, float):
        return ours == pytest.approx(theirs, abs=1e-4)
    if isinstance(ours, tuple) and isinstance(theirs, tuple):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    if hasattr(ours, "__struct_fields__"):
        fields = [name for name in ours.__struct_fields__ if name != "times"]
        return all(same(getattr(ours, name), getattr(theirs, name)) for name in fields)
    return bool(ours == theirs)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("drafter", DRAFTERS)
def test_a_captured_run_is_the_eager_one(
    drafter: str, rule: str, makers: dict[str, tuple[Make, Make]]
) -> None:
    """Tokens, verdicts, draws, distributions and confidences, at temperature 0 and above."""
    for temperature, seed in ((0, 0), (0.9, 1), (0.9, 2)):
        settings = Settings(
            gamma=3, temperature=temperature, seed=seed, rule=rule, max_new_tokens=20, top_k=9
        )
        eager, graphs = makers[drafter]
        made = graphs()
        ours = list(begun(made, settings))
        assert captured_rounds(settings, made[0], made[1]) is not None
        theirs = list(begun(eager(), settings))
        assert len(ours) == len(theirs)
        for one, other in zip(ours, theirs, strict=True):
            assert same(one, other), (temperature, seed, one, other)


ROUND = ["copy_", "replay", "replay", "replay"]  # and one copy to the host: test_waits.py


@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize("rule", ["token", "block"])
@pytest.mark.parametrize("drafter", ["model", *HEADS])
def test_a_round_takes_five_launches(
    drafter: str,
    rule: str,
    temperature: float,
    makers: dict[str, tuple[Make, Make]],
) -> None:
    settings = Settings(gamma=4, temperature=temperature, rule=rule, max_new_tokens=24)
    rounds = begun(makers[drafter][1](), settings, top=0)
    next(rounds)
    for _ in range(3):
        with Launches() as launches:
            CURRENT[:] = [launches]
            next(rounds)
        assert launches.of_replayed_round() == ROUND


@pytest.mark.parametrize("temperature", [0, 0.7])
def test_a_plain_step_takes_three_launches(
    temperature: float, makers: dict[str, tuple[Make, Make]]
) -> None:
    """And gives the tokens of an eager one."""
    settings = Settings(temperature=temperature, max_new_tokens=20)
    eager, graphs = makers["model"]
    usual, ours = eager()[0], graphs()
    prepare_plain(settings, ours[0], 40)
    steps = plain_steps(ours[0], PROMPT, settings)
    found = [next(steps).token]  # reads the prompt
    for _ in range(19):
        with Launches() as launches:
            CURRENT[:] = [launches]
            found.append(next(steps).token)
        assert launches.of_replayed_round() == ROUND[:2]
    assert found == [step.token for step in plain_steps(usual, PROMPT, settings)]


def test_what_a_round_dropped_cannot_spread(makers: dict[str, tuple[Make, Make]]) -> None:
    """A rejected draft may have overflowed; 0 · NaN is NaN, so that a mask would not hide it."""
    settings = Settings(gamma=4, temperature=0.9, max_new_tokens=24, seed=3)
    clean = [round.drafts for round in begun(makers["model"][1](), settings)]
    made = makers["model"][1]()
    spoiled = []
    for round in begun(made, settings):
        spoiled.append(round.drafts)
        for model in (made[0], made[2]):
            assert isinstance(model, StaticModel)
            assert model.runner is not None
            cache = model.runner.layers._cache
            with torch.inference_mode():
                cache[:, :, :, model.length : model.length + 4 - round.accepted] = torch.nan
    assert spoiled == clean


def test_few_rounds_are_kept_on_a_runner(makers: dict[str, tuple[Make, Make]]) -> None:
    """Each setting needs graphs of its own; those used least recently go."""
    target, drafter, draft = makers["model"][1]()
    assert isinstance(target, StaticModel)
    for temperature in range(1, MOST_ROUNDS + 3):
        settings = Settings(gamma=1, temperature=temperature / 10)
        prepare_run(settings, target, drafter, draft, 40)
        assert captured_rounds(settings, target, drafter) is not None
    assert target.runner is not None
    assert len(target.runner.work) == MOST_ROUNDS
    assert captured_rounds(Settings(gamma=1, temperature=0.1), target, drafter) is None


def test_another_runs_cache_is_not_taken_for_the_own(makers: dict[str, tuple[Make, Make]]) -> None:
    """Two runs at once borrow different caches, and each captures its own rounds."""
    settings = Settings(gamma=3, temperature=0.9, max_new_tokens=20, seed=5)
    alone = list(begun(makers["model"][1](), settings))
    both = begun(makers["model"][1](), settings), begun(makers["model"][1](), settings)
    for one, other, expected in zip(*both, alone, strict=True):
        assert same(one, expected)
        assert same(other, expected)


def test_a_second_race_captures_nothing() -> None:
    """Target, draft and plain target find the caches on which their work was captured."""
    count = Counting()
    pools = RunnerPool(tiny_llama(1), count), RunnerPool(tiny_llama(2, layers=1), count)
    tables = scripted_pair(hashed(1, 40), hashed(2, 40))
    pair = replace(
        tables,
        target=lambda: StaticModel(pools[0]),
        draft=lambda _: StaticModel(pools[1]),
        tokenizer=Letters(),
    )

    def run(temperature: float) -> int:
        before = count.steps
        trace = finish(race(pair, PROMPT, Settings(temperature=temperature, max_new_tokens=12)))
        assert trace.captured
        return count.steps - before

    assert run(0) > 0
    assert run(0) == 0
    assert 0 < run(0.7) <= 4, "only sampling is captured anew"
    assert run(0) == run(0.7) == 0


def test_a_round_that_cannot_be_captured_runs_on_captured_steps(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Torch may refuse a kernel, such as a sort; passes stay captured, and the log has a line."""
    models = tiny_llama(1), tiny_llama(2, layers=1)
    settings = Settings(gamma=3, temperature=0.9, top_p=0.9, max_new_tokens=12)

    def refusing(work: Work) -> Work:
        with Kernels() as kernels:
            work()
        if "aten::sort.stable" in kernels.names:
            raise RuntimeError("operation not permitted when stream is capturing")
        return taped(work)

    texts = []
    for capture in (taped, refusing):
        target, draft = (StaticModel(RunnerPool(model, capture)) for model in models)
        made = target, ModelDrafter(draft), draft
        texts.append([round.emitted for round in begun(made, settings)])
        assert target.captured
        replayed = captured_rounds(settings, target, made[1])
        assert (replayed is None) == (capture is refusing)
    assert texts[0] == texts[1]
    assert len(caplog.messages) == 1
    begun((target, ModelDrafter(draft), draft), settings)
    assert len(caplog.messages) == 1, "it is not tried again"


def test_a_dropped_runner_is_freed_at_once() -> None:
    """Memory that ran out cannot wait for the garbage collector to find a cycle."""
    settings = Settings(gamma=2, max_new_tokens=8)
    models = tiny_llama(1), tiny_llama(2, layers=1)
    pools = [RunnerPool(model, taped) for model in models]
    target, draft = map(StaticModel, pools)
    drafter = ModelDrafter(draft)
    list(begun((target, drafter, draft), settings))
    prepare_plain(settings, target, 20)
    runners = [ref(model.runner) for model in (target, draft)]
    gc.collect()
    gc.disable()
    try:
        del target, draft, drafter
        for pool in pools:
            pool.drop_idle()
        assert [runner() for runner in runners] == [None, None]
    finally:
        gc.enable()
