"""Will it pay?: measurements of a run, advice for every outcome, the pictures' data."""

import math
from collections.abc import Callable
from itertools import accumulate
from operator import mul
from typing import Any

import pytest
import torch
from msgspec.structs import replace

from specviz import metrics
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError, TraceError
from specviz.lab import machine_limits, passes
from specviz.lab.diagnosis import (
    LEAST_ROUNDS,
    Answer,
    Measurement,
    differences,
    measure_run,
    recommend,
)
from specviz.lab.passes import Pass, read_passes
from specviz.models.assembly import LoadedModels
from specviz.page.pay.machines import (
    BYTES,
    DRAFTERS,
    KNOWN,
    PairSizes,
    batched,
    batches,
    hardware,
    launching,
    offered,
    sized,
    sizes_of,
    widths,
)
from specviz.service.machine_profile import MachineProfile
from specviz.theory.latency import Targets, goodput
from specviz.theory.launches import NORMED_LAYER
from specviz.theory.load import Load
from specviz.theory.roofline import GPUS, Hardware, Weights, in_batch
from specviz.theory.scenario import Scenario
from specviz.theory.speculation import (
    RoundCosts,
    papers_speedup,
    step_by_step,
    verify_through,
)
from specviz.trace import Draft, Final, Plain, Prefill, Round, Times, Trace, read
from specviz.views.latency_chart import by_load
from specviz.views.machine_charts import PassTimes, by_batch, by_width
from specviz.views.numbers import apart, change, percent
from specviz.views.payoff_charts import by_gamma, by_length, where_it_pays
from specviz.views.picture import Picture
from specviz.views.points import ComparisonPoints, SpeedupPoint
from specviz.words.catalogue import ENGLISH
from specviz.words.pay import PAY
from support.paths import ASSETS
from support.sentences import holds

FIRST = read((ASSETS / "traces" / "first.json").read_bytes())
SCENARIO = Scenario(gamma=4, alpha=0.8, c=0.1, v=1.2, overhead=0.1, reference=4)


def round_of(accepted: int, gamma: int, seconds: float) -> Round:
    verdicts = ["accepted"] * accepted + ["rejected"] * (accepted < gamma)
    verdicts += ["untested"] * (gamma - len(verdicts))
    drafts = tuple(
        Draft(token=1, verdict=verdict, parent=i - 1)  # type: ignore[arg-type]
        for i, verdict in enumerate(verdicts)
    )
    kind = "bonus" if accepted == gamma else "correction"
    times = Times(seconds * 0.3, seconds * 0.6, seconds * 0.1)
    return Round(drafts=drafts, final=Final(1, kind), times=times)  # type: ignore[arg-type]


def run_of(accepted: list[int], gamma: int, seconds: float, step: float = 1.0) -> Trace:
    """A run with `seconds` per round and `step` seconds per plain step."""
    rounds = tuple(round_of(count, gamma, seconds) for count in accepted)
    tokens = sum(len(round.emitted) for round in rounds)
    return replace(
        FIRST,
        settings=replace(FIRST.settings, gamma=gamma),
        rounds=rounds,
        plain=Plain((1,) * tokens, (step,) * tokens),
        prefill=Prefill(2.0, 1.0),
    )


def of(trace: Trace) -> Measurement:
    run = measure_run(trace)
    assert run is not None
    return run


# Measurements of a run


def test_measurements_equal_the_metrics() -> None:
    run = of(FIRST)
    assert run.alpha == pytest.approx(metrics.acceptance_rate(FIRST))
    assert run.tau == pytest.approx(metrics.counts(FIRST).mean_acceptance_length)
    assert run.efficiency == pytest.approx(metrics.counts(FIRST).draft_efficiency)
    assert run.speedup == pytest.approx(metrics.speedup(FIRST))


def test_the_parts_are_in_plain_steps_and_make_up_the_speedup() -> None:
    run = of(run_of([4, 2, 0, 4], 4, seconds=2.0, step=0.5))
    assert (run.c, run.v, run.overhead) == pytest.approx((0.3, 2.4, 0.4))
    assert run.speedup == pytest.approx(run.tau / (run.drafted * run.c + run.v + run.overhead))
    assert run.slots == pytest.approx((3 / 4, 3 / 3, 2 / 3, 2 / 2))
    assert run.tau == pytest.approx(1 + sum(accumulate(run.slots, mul)))
    assert run.prefill == (4.0, 2.0)


def test_no_gamma_beyond_the_longest_draft_gains_more() -> None:
    fast = SCENARIO._replace(alpha=0.95, at_once=True, v=1.1)
    short_block = fast._replace(longest=6)
    assert fast.best > short_block.best == 6
    assert short_block.speedup(16) == short_block.speedup(6) == fast.speedup(6)
    wide = short_block._replace(gamma=16)
    assert (wide.tokens, wide.drafted) == (fast._replace(gamma=6).tokens, 6)
    picture = by_gamma(ENGLISH, wide, POINT)
    assert max(float(row[3]) for row in picture.rows) == float(picture.rows[6][3])


def test_a_block_is_one_draft_step_at_every_gamma() -> None:
    """The whole diagnosis: costs, prediction, break-even, shares, and the way from the paper."""
    blocks = run_of([4, 2, 0, 4], 4, seconds=2.0, step=0.5)
    run = of(replace(blocks, settings=replace(blocks.settings, drafter="dflash")))
    each = of(blocks)
    assert run.c == pytest.approx(4 * each.c)
    assert run.speedup == pytest.approx(run.tau / (run.c + run.v + run.overhead))
    advice, usual = recommend(run), recommend(each)
    assert advice.costs == pytest.approx(usual.costs)
    assert advice.break_even == usual.break_even
    assert run.scenario.speedup(4) == pytest.approx(each.scenario.speedup(4))
    assert run.scenario.speedup(8) > each.scenario.speedup(8)
    paper, corrections = differences(run)
    assert paper == pytest.approx(papers_speedup(run.alpha, 4, lambda _: run.c))
    assert corrections[-1].speedup == run.speedup


def test_only_rounds_that_plain_decoding_has_reached_count() -> None:
    whole = run_of([4, 2, 0], 4, seconds=2.0)
    behind = replace(whole, plain=Plain((1,) * 8, (1.0,) * 8))  # 5 + 3 tokens
    assert of(behind).rounds == 2
    assert of(behind).tokens == 8


def margin(run: Measurement) -> float:
    low, high = run.interval
    assert (low + high) / 2 == pytest.approx(run.speedup)
    return high - run.speedup


def test_the_error_of_the_speedup() -> None:
    assert margin(of(run_of([2] * 20, 4, 2.0))) == pytest.approx(0)
    one, other = of(run_of([0, 4] * 10, 4, 2.0)), of(run_of([0, 4] * 40, 4, 2.0))
    assert margin(one) == pytest.approx(margin(other) * 2, rel=0.1)
    error = math.sqrt(20 * 1 / 19 * 4 * 20) / 40  # by hand
    assert margin(one) == pytest.approx(2.093 * error, rel=1e-3), "t of 19 degrees of freedom"


@pytest.mark.parametrize(
    "trace",
    [
        replace(FIRST, plain=Plain()),
        replace(FIRST, rounds=()),
        run_of([0] * 20, 0, 1.0),
    ],
    ids=["no plain decoding", "no rounds", "no guesses"],
)
def test_runs_that_give_no_measurement(trace: Trace) -> None:
    assert measure_run(trace) is None


def test_the_differences_lead_from_the_paper_to_the_measurement() -> None:
    run = of(FIRST)
    paper, corrections = differences(run)
    assert paper == pytest.approx(papers_speedup(run.alpha, run.gamma, run.scenario.drafting))
    factors = math.prod(correction.factor for correction in corrections)
    assert paper * factors == pytest.approx(run.speedup)
    assert corrections[-1].speedup == run.speedup
    assert corrections[0].factor == pytest.approx(
        (run.gamma * run.c + 1) / (run.gamma * run.c + run.v)
    )


def test_slots_explain_what_one_alpha_cannot() -> None:
    """Half of the rounds accept all, half nothing: the mean α of the formula misses that."""
    _, corrections = differences(of(run_of([0, 4] * 20, 4, 2.0)))
    by = {correction.reason: correction for correction in corrections}
    assert abs(by["slots"].factor - 1) > 0.05
    assert by["short"].factor == pytest.approx(1)


# The advice


UNKNOWN = (-math.inf, math.inf)


def made_up(**changes: Any) -> Measurement:
    """A run that pays: v and α are good, and its γ is about the best."""
    run = of(FIRST)._replace(
        gamma=4, rounds=100, drafted=4.0, accepted=300, tested=400, c=0.1, v=1.2, overhead=0.05,
        speedup=1.8, interval=(1.7, 1.9),
    )  # fmt: skip
    return run._replace(**changes)


@pytest.mark.parametrize(
    ("outcome", "run"),
    [
        ("go", made_up()),
        ("go_tune", made_up(accepted=380, c=0.02, v=1.05)),
        (
            "tune",
            made_up(
                gamma=12, drafted=12.0, accepted=240, v=2.0, speedup=0.9, interval=(0.86, 0.94)
            ),
        ),
        ("close", made_up(accepted=160, c=0.4, speedup=1.01, interval=(0.91, 1.11))),
        ("no", made_up(accepted=120, c=0.6, speedup=0.7, interval=(0.66, 0.74))),
        ("one", made_up(prompts=1, accepted=160, c=0.4, speedup=1.01, interval=UNKNOWN)),
        ("little", made_up(rounds=LEAST_ROUNDS - 1)),
    ],
)
def test_every_outcome_of_the_advice(outcome: Answer, run: Measurement) -> None:
    advice = recommend(run)
    assert advice.outcome == outcome
    assert sum(advice.costs.values()) == pytest.approx(1)
    head, sentence = PAY["advice"][outcome]
    assert "{" not in (head + sentence).format(gamma=1, best=2, speedup="1", gain="1", rounds=3)
    if outcome in ("go_tune", "tune"):
        assert advice.gain > run.scenario.speedup(run.gamma)
        assert advice.gamma != run.gamma


def test_the_advice_turns_where_its_rule_says() -> None:
    assert recommend(made_up(interval=(1.001, 1.4))).outcome == "go"
    assert recommend(made_up(interval=(0.999, 1.4))).outcome == "close"


# Recorded passes


RECORDED = read_passes((ASSETS / "pay" / "bundled-cpu.json").read_bytes())


def test_the_recorded_passes_are_whole() -> None:
    assert [each.width for each in RECORDED.widths] == list(passes.WIDTHS)
    shapes = {(each.batch, each.width) for each in RECORDED.batches}
    assert shapes == {(batch, width) for batch in passes.BATCHES for width in (1, 5)}
    for damaged in (b"{}", b'{"pair": "\xff"}', b'{"machine": ' + b'{"x": ' * 10_000):
        with pytest.raises(TraceError):
            read_passes(damaged)


def test_passes_and_the_roofline_are_measured(
    bundled: Callable[[str], Pair], checkpoints: Callable[[str], LoadedModels]
) -> None:
    target = bundled("bundled-medium").target()
    (taken,) = passes.widths(target, repeats=1)
    assert [each.width for each in taken] == list(passes.WIDTHS)
    assert all(each.seconds > 0 for each in taken)
    assert target.length == passes.CONTEXT + passes.WIDTHS[-1]
    (together,) = passes.batches(checkpoints("bundled-medium").target, repeats=1)
    assert len(together) == 2 * len(passes.BATCHES)
    sizes = machine_limits.Sizes(weights=2**20, side=64)
    cpu = torch.device("cpu")
    *_, last = machine_limits.measure("m", cpu, torch.float32, sizes, repeats=2)
    assert last.bandwidth > 0 < last.arithmetic


# Pictures


POINT = SpeedupPoint("this run", 4, 1.7, alpha=0.8, c=0.12, low=1.6, high=1.8)


def named(picture: Picture, name: str) -> Any:
    return next(trace for trace in picture.figure.data if trace.name == name)


def test_the_picture_of_gamma() -> None:
    picture = by_gamma(ENGLISH, SCENARIO, POINT)
    verify = verify_through(1.2, 4)
    costs, beyond = named(picture, PAY["line_costs"]), named(picture, PAY["line_beyond"])
    round = RoundCosts(SCENARIO.drafting, verify, lambda _: 0.1)
    predicted = [round.speedup(0.8, g) for g in range(17)]
    assert (list(costs.x), list(costs.y)) == ([*range(5)], predicted[:5])
    assert (list(beyond.x), list(beyond.y)) == ([*range(4, 17)], predicted[4:])
    assert [gamma for gamma, size in enumerate(costs.marker.size) if size] == [4]
    assert list(named(picture, PAY["line_paper"]).y)[5] == papers_speedup(0.8, 5, SCENARIO.drafting)
    run = named(picture, "this run")
    assert (run.x, run.y) == ((4,), (1.7,))
    assert (run.error_y.array, run.error_y.arrayminus) == (pytest.approx((0.1,)),) * 2
    best = named(picture, PAY["point_best"])
    assert best.y[0] == max(predicted)
    assert picture.figure.layout.shapes[0].y1 == 1  # slower than plain decoding
    assert picture.rows[4] == (PAY["these"], "4", "2.40", f"{predicted[4]:.2f}", "1.70")
    assert holds(picture.says, PAY["verified_one"], gammas="4")


def test_the_line_with_the_costs_goes_through_every_width_that_was_measured() -> None:
    widths = ((2, 1.3), (5, 1.2), (17, 1.9))
    picture = by_gamma(ENGLISH, SCENARIO._replace(widths=widths), POINT)
    costs = named(picture, PAY["line_costs"])
    for width, cost in widths:
        tokens = (1 - 0.8**width) / (1 - 0.8)
        assert costs.y[width - 1] == pytest.approx(tokens / ((width - 1) * 0.1 + cost + 0.1))
    assert [gamma for gamma, size in enumerate(costs.marker.size) if size] == [1, 4, 16]
    assert not any(trace.name == PAY["line_beyond"] for trace in picture.figure.data)
    assert holds(picture.says, PAY["verified_many"], gammas="1, 4, 16")


def test_the_pictures_price_a_block_as_one_step() -> None:
    block = SCENARIO._replace(at_once=True)
    assert block.round_cost == pytest.approx(SCENARIO.round_cost - 3 * SCENARIO.c)
    rows = by_gamma(ENGLISH, block, POINT).rows
    paper, costs = (float(value) for value in rows[8][2:4])
    tokens = block._replace(gamma=8).tokens
    assert paper == pytest.approx(tokens / 1.1, abs=0.006)
    assert costs == pytest.approx(block.speedup(8), abs=0.006)
    one, four = (where_it_pays(ENGLISH, each, POINT) for each in (block, SCENARIO))
    affordable, quarter = (float(picture.rows[-1][1]) for picture in (one, four))
    assert affordable == pytest.approx(4 * quarter, abs=0.03)


def test_cells_of_a_sweep_stand_beside_the_curves() -> None:
    together = SpeedupPoint("all", 8, 1.9, 0.7, 0.05, 1.8, 2.1, at="all 8")
    kind = SpeedupPoint("<b>", 4, 2.4, 0.9, 0.06, 2.0, 2.8, at="kind 4")
    beside = ComparisonPoints("Measured somewhere.", (together,), (kind,))
    picture = by_gamma(ENGLISH, SCENARIO, POINT, beside)
    squares = named(picture, PAY["points_all"])
    assert (squares.x, squares.y, squares.customdata) == ((8,), (1.9,), ("all 8",))
    assert squares.error_y.array == pytest.approx((0.2,))
    circles = named(picture, PAY["points_kinds"])
    assert circles.customdata == ("kind 4",)
    assert circles.hovertext[0].startswith("&lt;b&gt;")
    assert picture.picks == ("all 8", "kind 4")
    assert [row[4] for row in picture.rows[:2]] == ["1.90", "2.40"]
    assert picture.says.endswith("Measured somewhere.")
    area = where_it_pays(ENGLISH, SCENARIO, POINT, beside)  # at γ = 4: the other point has γ = 8
    assert named(area, PAY["points_kinds"]).x == (0.9,)
    assert not any(trace.name == PAY["points_all"] for trace in area.figure.data)


def test_the_map_has_the_break_even_line() -> None:
    picture = where_it_pays(ENGLISH, SCENARIO, POINT)
    line = named(picture, PAY["map_even"])
    for alpha, c in zip(line.x, line.y, strict=True):
        if c > 0:
            costs = RoundCosts(step_by_step(c), verify_through(1.2, 4), lambda _: 0.1)
            gain = costs.speedup(alpha, 4)
            assert gain == pytest.approx(1)
    run = named(picture, "this run")
    assert (run.x, run.y) == ((0.8,), (0.12,))


def test_the_picture_of_lengths() -> None:
    picture = by_length(ENGLISH, lambda tokens: tokens / 10, 10.0, "Reading.")
    assert picture.figure.data[0].y[4] == 1.6
    assert holds(picture.says, PAY["length_says"], tokens="10", short="1.60", reading="Reading.")
    assert holds(by_length(ENGLISH, lambda _: 0.9, None, "Reading.").says, PAY["length_says_never"])


def test_the_picture_of_batches() -> None:
    on = Hardware("made up", 1e12, 1e14, 20e9, "")
    target, draft = Weights(8e9, 2, 70_000), Weights(5e8, 2, 10_000)
    load = Load(on, target, draft, 1900, 200, 0.8, 4)
    picture = by_batch(ENGLISH, load)
    here = named(picture, PAY["line_this"].format(gamma=4))
    assert list(here.x) == [1, 2, 4, 8]  # 17 GB of weights, and 0.34 GB of cache per text
    for batch, gain in zip(here.x, here.y, strict=True):
        assert gain == in_batch(on, target, draft, batch, 2000).speedup(0.8, 4)
    assert [row[4] for row in picture.rows] == [PAY["yes"]] * 4 + [PAY["no"]] * 5
    assert holds(
        picture.says, PAY["batch_bound"], batch=32
    )  # 2 × 8e9 × 32 × 5 / 1e14 > (16e9 + 9e9) / 1e12
    says = by_batch(ENGLISH, load._replace(hardware=on._replace(memory=1e9))).says
    assert says.startswith(PAY["batch_too_large"].format(machine="made up"))  # before any figure
    unknown = by_batch(ENGLISH, load._replace(hardware=on._replace(memory=None)))
    assert len(named(unknown, here.name).x) == 9


def test_a_pass_that_beats_a_shorter_one_is_called_impossible() -> None:
    for five, told in ((3e-3, False), (1.7e-3, True)):
        measured = PassTimes("a target", "a machine", "here", {1: 2e-3, 5: five, 17: 4e-3})
        assert (PAY["widths_impossible"] in by_width(ENGLISH, [measured]).says) == told


def test_numbers_that_are_compared_are_written_so_that_they_differ() -> None:
    assert apart(0.1, 0.3) == ("0.10", "0.30")
    assert apart(0.1042, 0.0978) == ("0.104", "0.098")
    assert apart(0.1, 0.1) == ("0.10000", "0.10000")


def test_changes_are_said_with_a_sign() -> None:
    assert [change(factor) for factor in (0.93, 1.0, 1.051)] == ["−7%", "±0%", "+5%"]


# Machines, memory and money


def test_machines_are_chosen_from_the_list() -> None:
    assert hardware(ENGLISH, "T4", RECORDED, None).bandwidth == 320e9
    recorded = hardware(ENGLISH, "recorded", RECORDED, None)
    assert (recorded.bandwidth, recorded.memory) == (RECORDED.bandwidth, None)
    one, five = Pass(1, 1, 0.01), Pass(1, 5, 0.02)
    here = MachineProfile(
        Hardware("cpu", 1.0, 2.0, None, "float32"), 10, RECORDED.machine, (one, five)
    )
    assert hardware(ENGLISH, "here", RECORDED, here).arithmetic == 2.0
    for name in ("here", "<b>"):
        with pytest.raises(SettingsError):
            hardware(ENGLISH, name, RECORDED, None)
    assert [trace.y for trace in widths(ENGLISH, RECORDED, here).figure.data][-1] == (1.0, 2.0)
    assert list(batches(ENGLISH, RECORDED).figure.data[0].x) == [
        str(batch) for batch in passes.BATCHES
    ]


def test_sizes_and_number_formats_are_chosen_from_lists() -> None:
    pair = sizes_of("qwen3-8b", "model")
    assert pair == PairSizes(8.191, 7.568, 0.622, 1, 1, 36, 73_728, 0.596, 28, 57_344, NORMED_LAYER)
    head, block = sizes_of("qwen3-8b", "eagle3"), sizes_of("qwen3-8b", "block")
    assert (head.draft, head.draft_layers, head.draft_cache) == (0.4, 1, 2 * 8 * 128)
    assert (block.draft_layers, block.draft_cache) == (5, 5 * 2 * 8 * 128)
    assert sizes_of("qwen3-8b", "lookup")[-4:-1] == (0, 0, 0)
    mixture = sizes_of("qwen3-30b-a3b", "model")
    assert mixture[:5] == (30.532, 3.042, 0.311, 128, 8)
    target, draft = sized(mixture, "int4", "half")
    assert target.size == pytest.approx(15.266e9)
    assert draft.weight_bytes == 2
    assert target.read(1) == pytest.approx(3.042e9)
    assert target.read(10**6) == pytest.approx(30.532e9 - 0.311e9)
    impossible = mixture._replace(experts=0, experts_used=99)
    assert sized(impossible, "half", "half")[0].read(5) == pytest.approx(3.042e9)
    for unknown in (
        lambda: sizes_of("bundled-medium", "model"),
        lambda: sizes_of("qwen3-8b", "<b>"),
        lambda: offered(BYTES, "<b>"),
        lambda: launching(GPUS[0], "<b>", gpu=True),
    ):
        with pytest.raises(SettingsError):
            unknown()
    for name in KNOWN:
        for drafter in DRAFTERS:
            assert all(size >= 0 for size in sizes_of(name, drafter))


def test_the_memory_table_adds_up() -> None:
    on = hardware(ENGLISH, "A100 80GB SXM", RECORDED, None)
    load = Load(on, Weights(1e10, 2, 50_000), Weights(1e9, 2, 10_000), 800, 200, 0.8, 4)
    _, _, table = batched(ENGLISH, load, 8)
    assert "<td>23.0" not in table  # 20 + 2 + .8 + .16
    assert "22.96" in table
    assert percent(23 / 80) in table


def test_the_picture_of_latencies() -> None:
    on = Hardware("made up", 1e12, 1e14, 30e9, "")
    load = Load(on, Weights(8e9, 2, 70_000), Weights(5e8, 2, 10_000), 400, 200, 0.8, 4)
    targets = Targets(0.3, 0.02)
    picture = by_load(ENGLISH, load, targets)
    found = goodput(load, 4, targets)
    assert found is not None
    assert picture.says.count(f"{found.requests:.2f}") >= 1
    served = [trace for trace in picture.figure.data if trace.yaxis == "y3"]
    assert max(served[1].y) == found.requests
    assert served[1].y[-1] == 0
    method = PAY["line_this"].format(gamma=4)
    rows = [row for row in picture.rows if row[1] == method]
    for requests, _, _, first, token, met in rows:
        assert (met == PAY["yes"]) == (float(requests) <= found.requests)
        assert (met == PAY["yes"]) <= (float(first) <= 300 and float(token) <= 20)
    unfit = by_load(ENGLISH, load._replace(hardware=on._replace(memory=1e9)), targets)
    assert unfit.says == PAY["load_unfit"].format(machine="made up")
    none = by_load(ENGLISH, load, Targets(0.001, 0.02))
    assert holds(none.says, PAY["load_says_none"])
    strict = by_load(ENGLISH, load, Targets(0.3, 0.01))
    assert f"{PAY['load_none']} with plain decoding" in strict.says
