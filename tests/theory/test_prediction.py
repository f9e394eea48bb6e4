"""Predicted bytes, kernels, times and speed-ups, against hand-computed cases and each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.theory.architectures import ARCHITECTURES, HEADS, Architecture
from specviz.theory.launches import (
    FREE,
    GRAPH_PER_PASS,
    GRAPH_PER_ROUND,
    HOST,
    KERNEL,
    LAUNCHES,
    REACHED,
    Kernels,
    Launch,
    Round,
)
from specviz.theory.prediction import PassCost, Prediction, pass_cost
from specviz.theory.roofline import (
    GPUS,
    VARIANTS,
    Hardware,
    Weights,
    bandwidth_share,
    find_gpu,
    short_name,
)
from specviz.theory.speculation import RoundCosts, expected_tokens

SLOW = Hardware("slow", 1e9, 1e12, None, "made up", launch=Launch(1e-3))
TARGET = Weights(1e9, 2, 1000, layers=10, kernels=Kernels(20, 21, 5, 7))
DRAFT = Weights(1e8, 2, 100, layers=2, kernels=Kernels(20, 21, 5, 7))
NAMES = ("Qwen/Qwen3-4B", "Qwen/Qwen3-0.6B")
PAIR = Prediction(SLOW, TARGET, DRAFT, 0)


def test_a_pass_by_hand() -> None:
    """2 GB at 1 GB/s, and 205 kernels of a millisecond; five tokens are 217 kernels."""
    assert pass_cost(SLOW, TARGET, 1, 0) == PassCost(1, 2e9, 2e9, 205, 2.205)
    assert PAIR.verification(4) == PassCost(5, 2e9, 1e10, 217, 2.217)
    assert PAIR.draft_pass(4) == PassCost(1, 2e8, 2e8, 45, 0.245)
    assert pass_cost(SLOW, TARGET, 1, 10**6).bytes == 4e9  # 1,000 numbers of 2 bytes per token


def test_launches_by_hand() -> None:
    """The host launches while the device works: the longer of the two counts."""
    launch = Launch(kernel=1.0, host=10.0)
    assert launch.seconds(50.0, 4) == 54.0
    assert launch.seconds(5.0, 4) == 40.0
    assert (FREE.seconds(5.0, 4), Launch(1.0).seconds(5.0, 4)) == (5.0, 9.0)


def test_qwen3_4b_on_a_t4_by_hand() -> None:
    """36 layers of 19 kernels, 15 if eager; 4.02 billion weights and 512 cached tokens."""
    (t4,) = (gpu for gpu in GPUS if gpu.name == "T4")
    target = ARCHITECTURES["Qwen/Qwen3-4B"].weights(2, "captured")
    step = pass_cost(t4._replace(launch=LAUNCHES["captured"]), target, 1)
    assert step.bytes == 2 * (4_022_468_096 + 512 * 73_728)
    assert step.kernels == 36 * 19 + 7
    assert step.seconds == pytest.approx(step.bytes / (REACHED * 320e9) + 691 * KERNEL)
    eager = ARCHITECTURES["Qwen/Qwen3-4B"].weights(2, "eager")
    quick = t4._replace(bandwidth=1e15, arithmetic=1e18, launch=LAUNCHES["eager"])
    assert pass_cost(quick, eager, 1).seconds == pytest.approx((36 * 15 + 3) * HOST)


def test_heads_by_hand() -> None:
    """Their one and five layers cache keys and values; only a block's pass has many tokens."""
    target = Architecture(4, 8, 16, 2, 1, 100, head=4)
    chain = target.drafter("eagle3", 2, "eager")
    attention = 8 * (3 * 8 + 2 * 8)  # queries, keys and values read 2 · 8 numbers; the output 8
    assert chain.read(1) == attention + 3 * 8 * 16 + 4 * 8 + 3 * 8 * 8 + 32_000 * 8
    assert (chain.cache(10), chain.kernels.total(1, 1)) == (10 * 8 * 2, 13 + 3)
    block = target.drafter("dflash", 2, "captured")
    layer = 8 * (2 * 8 + 8) + 3 * 8 * 16 + 2 * 8
    assert block.read(5) == 5 * layer + 5 * 8 * 8 + 2 * 8 + 100 * 8
    assert (block.cache(10), block.kernels.total(5, 5)) == (5 * 10 * 8 * 2, 5 * 19 + 7)
    assert (block.size, block.guess) == (2 * block.read(5), None)


def test_each_guess_of_dspark_reads_its_markov_head_by_hand() -> None:
    target = Architecture(4, 8, 16, 2, 1, 100, head=4)
    block, dspark = (target.drafter(kind, 2, "captured") for kind in ("dflash", "dspark"))
    assert dspark.read(5) == block.read(5)
    assert dspark.size == block.size + 2 * 2 * 100 * 256  # two tables, of which a guess reads one
    on = SLOW._replace(launch=LAUNCHES["captured"])
    without, found = (
        Prediction(on, target.weights(2, "captured"), draft, 10, "block")
        for draft in (block, dspark)
    )
    more, base = found.draft_pass(3), without.draft_pass(3)
    assert (more.width, more.kernels) == (4, base.kernels + 3 * 3)
    assert more.bytes == base.bytes + 3 * 2 * 100 * 256
    assert more.operations == base.operations + 3 * 2 * 100 * 256
    times = 3 * pass_cost(on, dspark.guess or block, 1, 0).seconds
    assert more.seconds == pytest.approx(base.seconds + times)
    costs = found.costs.drafting(3) - without.costs.drafting(3)
    assert costs == pytest.approx(times / found.plain_step.seconds)


@given(st.sampled_from(sorted(ARCHITECTURES)), st.sampled_from([gpu.name for gpu in GPUS]))
def test_a_head_is_cheaper_than_its_target_and_a_block_costs_one_pass(name: str, gpu: str) -> None:
    on, target = find_gpu(gpu), ARCHITECTURES[name].weights(2, "captured")
    assert on is not None
    for kind, drafting in HEADS.items():
        found = Prediction(
            on, target, ARCHITECTURES[name].drafter(kind, 2, "captured"), 512, drafting
        )
        each = [found.costs.drafting(gamma) for gamma in range(1, 17)]
        assert 0 < each[0] < 1
        if drafting == "block":
            assert each[7] == pytest.approx(found.draft_pass(8).seconds / found.plain_step.seconds)
        else:
            assert each[7] == pytest.approx(8 * each[0])


def test_an_embedding_apart_from_the_head_is_not_read() -> None:
    known = ARCHITECTURES["Qwen/Qwen3-8B"]
    weights = known.weights(2, "captured")
    assert weights.read(1) == weights.read(9) == known.parameters - 151_935 * 4096
    assert weights.size == 2 * known.parameters  # though it needs memory


def test_costs_are_those_of_the_passes() -> None:
    step = PAIR.plain_step.seconds
    assert PAIR.costs.drafting(1) == pytest.approx(PAIR.draft_pass(4).seconds / step)
    assert PAIR.costs.verify(5) == pytest.approx(PAIR.verification(4).seconds / step)
    c, v = PAIR.costs.drafting(1), PAIR.costs.verify(5)
    assert PAIR.speedup(0.8, 4) == pytest.approx(expected_tokens(0.8, 4) / (4 * c + v))
    gamma, gain = PAIR.best(0.8)
    assert gain == max(PAIR.speedup(0.8, each) for each in range(17)) == PAIR.speedup(0.8, gamma)


def test_break_even() -> None:
    even = PAIR.break_even
    assert even is not None
    assert PAIR.best(even - 0.001)[0] == 0
    assert PAIR.best(even + 0.001)[0] > 0
    assert Prediction(SLOW, TARGET, TARGET, 0).break_even is None


SIZES = st.builds(
    Architecture,
    layers=st.integers(1, 80),
    width=st.integers(64, 8192),
    inner=st.integers(64, 32_768),
    heads=st.integers(1, 64),
    kv_heads=st.just(1),
    vocabulary=st.integers(64, 200_000),
    norms=st.booleans(),
    tied=st.booleans(),
    head=st.just(128),
    biases=st.booleans(),
    experts=st.just(1),
    used=st.just(1),
)
GPU = st.sampled_from(GPUS)


@given(SIZES, GPU, st.integers(1, 16), st.integers(0, 4096))
def test_more_takes_longer(sizes: Architecture, gpu: Hardware, width: int, context: int) -> None:
    captured, fused, eager = (
        pass_cost(gpu._replace(launch=launch), sizes.weights(2, mode), width, context)
        for mode, launch in LAUNCHES.items()
    )
    on = gpu._replace(launch=LAUNCHES["captured"])

    def seconds(known: Architecture, on: Hardware = on, more: int = 0, longer: int = 0) -> float:
        return pass_cost(on, known.weights(2, "captured"), width + more, context + longer).seconds

    assert seconds(sizes) == captured.seconds
    assert captured.seconds <= seconds(sizes, more=1)
    assert captured.seconds <= seconds(sizes, longer=100)
    assert captured.seconds < seconds(sizes._replace(layers=sizes.layers + 1))
    assert captured.seconds >= seconds(sizes, on._replace(bandwidth=2 * on.bandwidth))
    free = pass_cost(gpu, sizes.weights(2, "captured"), width, context)
    assert free.seconds < captured.seconds
    assert eager.seconds >= eager.kernels * HOST
    assert fused.seconds < captured.seconds


@given(GPU, st.floats(0.01, 0.98), st.integers(1, 16))
def test_a_higher_acceptance_rate_gains_more(gpu: Hardware, alpha: float, gamma: int) -> None:
    on = gpu._replace(launch=LAUNCHES["captured"])
    target, draft = (ARCHITECTURES[name].weights(2, "captured") for name in NAMES)
    pair = Prediction(on, target, draft)
    assert pair.speedup(alpha, gamma) < pair.speedup(alpha + 0.01, gamma)
    same = RoundCosts(pair.costs.drafting, pair.costs.verify).speedup(alpha, gamma)
    assert pair.speedup(alpha, gamma) == pytest.approx(same)


def test_gpus_are_found_by_name() -> None:
    names = [short_name(gpu) for gpu in (*GPUS, *VARIANTS)]
    assert {"t4", "l4", "a10g", "h200", "zerogpu"} <= set(names)
    assert len(set(names)) == len(names)
    for gpu in (*GPUS, *VARIANTS):
        assert find_gpu(short_name(gpu)) == find_gpu(gpu.name.upper()) == gpu
    assert find_gpu("l5") is None


def test_the_device_waits_for_a_host_that_is_slower() -> None:
    """A launch takes 2 s: four drafts 16, of 10 s drafting; the rest 6, of 9 s verification."""
    launch, round = Launch(between=2.0), Round(3, 2.0)
    assert round.total(4) == 11
    assert round.exposed(launch, 4, 10.0, 9.0) == 6.0
    assert round.exposed(launch, 4, 10.0, 5.0) == 7.0
    assert round.exposed(launch, 4, 20.0, 9.0) == round.exposed(FREE, 4, 0.0, 0.0) == 0.0


def test_launches_between_passes_cost_what_the_passes_do_not_hide() -> None:
    """Drafting takes 4 · 0.245 s, verification 2.217 s; each launch half a second."""
    on = SLOW._replace(launch=Launch(1e-3, between=0.5))
    pair = PAIR._replace(on=on, round=Round(6, 1.0))
    late = 4 * 0.5 - 4 * 0.245 + 6 * 0.5 - 2.217
    assert pair.host_seconds(4) == pytest.approx(late)
    c, v, o = pair.costs.drafting(1), pair.costs.verify(5), late / 2.205
    assert pair.speedup(0.8, 4) == pytest.approx(expected_tokens(0.8, 4) / (4 * c + v + o))
    assert pair.costs.round_cost(4) == pytest.approx(4 * c + v + o)
    assert pair.best(0.8)[1] == max(pair.speedup(0.8, gamma) for gamma in range(17))
    even = pair.break_even
    assert even is not None
    assert pair.best(even - 0.001)[0] == 0 < pair.best(even + 0.001)[0]


def test_eager_passes_leave_the_host_no_time() -> None:
    """The host launches 45 kernels a draft step and 217 for verification, then the others."""
    on = SLOW._replace(launch=Launch(1e-3, host=0.1, between=0.1))
    pair = PAIR._replace(on=on, round=Round(6, 1.0))
    assert pair.draft_pass(4).seconds == pytest.approx(4.5)
    assert pair.host_seconds(4) == pytest.approx(4 * 0.1 + 6 * 0.1)


@pytest.mark.parametrize("drafter", GRAPH_PER_PASS)
def test_a_graph_for_each_round_leaves_little_to_launch(drafter: str) -> None:
    """The goal of twelve launches and one wait."""
    ours = GRAPH_PER_ROUND[drafter]
    assert ours.total(8) <= 12 < GRAPH_PER_PASS[drafter].total(1)
    assert ours.waits == 1


def test_the_share_of_the_bandwidth_by_hand() -> None:
    assert bandwidth_share(SLOW, 5e8, 2.0) == 0.25
    assert bandwidth_share(SLOW, PAIR.plain_step.bytes, 2.0) == 1.0
