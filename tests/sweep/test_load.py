"""A measurement under load: its file, its figures, and where the gain vanishes."""

import pytest
from msgspec.structs import replace

from specviz.errors import SettingsError, SweepError
from specviz.settings import Settings
from specviz.sweep.load import (
    PLAIN,
    LoadPlan,
    LoadReport,
    LoadSample,
    Method,
    crossover,
    points,
    read_load,
    write_load,
)
from specviz.trace import Machine, Model, Models
from specviz.views.load_text import as_text

FOUR = Method(4)
PLAN = LoadPlan(
    suite="texts", sizes=(1, 2, 8), methods=(FOUR,), settings=Settings(), blocks=6, rounds=5
)
MODEL = Model(name="m", parameters=1, layers=1, dtype="float32")


def sample(size: int, method: Method, block: int, seconds: float, each: int) -> LoadSample:
    """Five rounds, in each of which every text gets so many tokens."""
    return LoadSample(
        size=size,
        method=method,
        block=block,
        rounds=5,
        tokens=5 * size * each,
        texts=5 * size,
        read=5 * size * (1 + method.gamma),
        drafted=5 * size * method.gamma,
        accepted=5 * size * (each - 1),
        draft=seconds / 4 if method.gamma else 0.0,
        verify=seconds / 2,
        accept=seconds / 4 if method.gamma else seconds / 2,
    )


def report(speeds: dict[int, float]) -> LoadReport:
    """Plain rounds of a second; speculative ones emit three tokens and take 3 / speed-up."""
    samples = [
        made
        for size, speed in speeds.items()
        for block in range(PLAN.blocks)
        for made in (
            sample(size, PLAIN, block, 5.0 + block / 100, 1),
            sample(size, FOUR, block, (5.0 + block / 100) * 3 / speed, 3),
        )
    ]
    machine = Machine(device="cpu", processor="x", threads=1, torch="t", transformers="t")
    models = Models(pair="p", target=MODEL, draft=MODEL)
    return LoadReport(
        recorded="now", models=models, machine=machine, plan=PLAN, samples=tuple(samples)
    )


def test_figures_follow_from_the_samples() -> None:
    found = {(one.size, one.method): one for one in points(report({1: 2.0, 2: 1.5}).samples)}
    one = found[2, FOUR]
    assert one.speedup.value == pytest.approx(1.5)
    assert one.speedup.low == pytest.approx(1.5)  # noise of a turn affects both methods alike
    assert (one.tau, one.verified) == (3, 4)
    assert one.throughput.value == pytest.approx(2 * 3 / (2 * 5.025 / 5))
    assert one.latency.value == pytest.approx(2 * 5.025 / 5 / 3)
    assert one.c == pytest.approx(2 / 4 / 4)
    assert found[2, PLAIN].speedup.value == pytest.approx(1)


@pytest.mark.parametrize(
    ("speeds", "expected", "told"),
    [
        ({1: 2.0, 2: 1.2, 8: 0.9}, (2, 8), "between 2 and 8 texts"),
        ({1: 0.9, 2: 1.2, 8: 1.1}, None, "still faster than plain decoding in the largest batch"),
        ({1: 0.9, 2: 0.8}, (0, 1), "slower than plain decoding at every size"),
    ],
)
def test_where_the_gain_vanishes(
    speeds: dict[int, float], expected: tuple[int, int] | None, told: str
) -> None:
    made = report(speeds)
    assert crossover(points(made.samples), FOUR) == expected
    assert told in as_text(made)


def test_a_report_is_read_back_and_knows_what_is_left() -> None:
    made = report({1: 2.0, 2: 1.5})
    assert read_load(write_load(made)) == made
    assert made.left == [(8, block) for block in range(6)]
    assert "Nothing was measured" in as_text(replace(made, samples=()))


def test_small_batches_take_more_rounds() -> None:
    assert [PLAN.rounds_at(size) for size in PLAN.sizes] == [40, 20, 5]
    assert replace(PLAN, sizes=(1, 32)).rounds_at(1) == 40


@pytest.mark.parametrize("data", [b"", b"[]", b'{"version": 9}', b"\xff", b"[" * 10_000])
def test_a_damaged_file_is_told_in_one_line(data: bytes) -> None:
    with pytest.raises(SweepError) as told:
        read_load(data)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    "changes", [{"sizes": (0,)}, {"sizes": (999,)}, {"methods": (Method(99),)}, {"rounds": 0}]
)
def test_impossible_plans(changes: dict[str, object]) -> None:
    with pytest.raises(SettingsError, match="must be a whole number"):
        replace(PLAN, **changes)
