"""Claims: the rules on made-up figures, the registry, the experiments on small models."""

import json
import math
from collections.abc import Callable, Generator, Mapping
from dataclasses import replace as replace_pair
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import pytest
import torch
from msgspec.structs import replace

from core.test_metrics import EMPTY, round_of
from specviz.claims import (
    ClaimVerdict,
    Conditions,
    Evidence,
    Point,
    Result,
    Results,
    Series,
    read,
    write,
)
from specviz.decoding import judging
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.decoding.rules import token, typical
from specviz.errors import SettingsError, TraceError
from specviz.lab import claims
from specviz.lab.claims import (
    CLAIMS,
    EXPERIMENTS,
    batches,
    blocks_and_heads,
    bonus_token,
    correction_pass,
    draft_confidence,
    draft_memory,
    heads_and_models,
    kinds_of_text,
    late_slots,
    latency_tail,
    memory_wait,
    sample_and_match,
    short_outputs,
    stopping_when_unsure,
    unchanged_quality,
)
from specviz.lab.experiments import drafters, exact, prices
from specviz.lab.experiments.claim import Claim, Experiment
from specviz.lab.experiments.estimates import mean, ratio, speedup, times_as_fast, tokens_per_round
from specviz.lab.experiments.record import lacking, measure, read_results, recording
from specviz.lab.experiments.workbench import (
    FULL,
    HEAD,
    INDEPENDENT,
    MEDIUM,
    QUICK,
    UNALIGNED,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.lab.prompts import Prompt
from specviz.metrics import disturbed_runs
from specviz.page.myths import cards
from specviz.page.myths.cards import card, recorded
from specviz.settings import Settings
from specviz.trace import Machine, Model, Models, Plain, Round, Trace
from specviz.trace import read as read_trace
from specviz.views.evidence import evidence, sentence
from specviz.views.picture import Picture
from specviz.words import sources
from specviz.words.catalogue import ENGLISH, named
from specviz.words.myths import MYTHS
from support.fixtures import Patch
from support.paths import ASSETS
from support.scripted import constant, scripted_pair

Found = TypeVar("Found")

VERDICTS: tuple[ClaimVerdict, ...] = ("holds", "fails", "depends")


ONE = {"PER_KIND": 1}  # prompt
TWO = {"BLOCK_GAMMAS": (2, 7)}
SHORTER: list[tuple[ModuleType, dict[str, Any]]] = [
    (prices, {"ROUNDS": 1, "TURNS": 1}),
    (batches, {"BATCHES": (1, 2), "ROUNDS": 2}),
    (drafters, {"GAMMAS": (2, 4), **ONE}),
    *((module, ONE) for module in (late_slots, draft_confidence, kinds_of_text)),
    *((module, TWO) for module in (stopping_when_unsure, blocks_and_heads, heads_and_models)),
]


def last_of(work: Generator[float, None, Found]) -> Found:
    """Run an experiment to its end, and check that its progress never falls."""
    shares = [0.0]
    while True:
        try:
            shares.append(next(work))
        except StopIteration as finished:
            assert shares == sorted(shares)
            assert shares[-1] <= 1
            found: Found = finished.value
            return found


def result_of(claim: int, found: Evidence) -> Result:
    machine = Machine(device="cpu", processor="made up", threads=1, torch="2", transformers="5")
    return Result(claim=claim, recorded="now", machine=machine, seconds=1.5, evidence=found)


def charted(result: Result, names: Mapping[str, str]) -> Picture:
    claim = CLAIMS[result.claim]
    assert claim.experiment
    return evidence(result, claim.experiment.chart, claim.words, MYTHS, names)


def test_a_busy_machine_is_noted_beside_the_verdict() -> None:
    busy, quiet, unknown = (
        replace(recorded()[13], disturbed=found) for found in ((3, 10), (1, 10), None)
    )
    assert read(write(Results(results=(busy,)))).results == (busy,)
    calm = card(13, quiet, ENGLISH)["source"]
    assert "busy" not in calm
    for here in (True, False):  # also if it was run on this page
        calm = card(13, quiet, ENGLISH, here=here)["source"]
        told = card(13, busy, ENGLISH, here=here)["source"]
        assert told == f"{calm} {MYTHS['disturbed'].format(busy=3, n=10)}"
        told = card(13, unknown, ENGLISH, here=here)["source"]
        assert told == f"{calm} {MYTHS['unchecked']}"


@pytest.mark.parametrize("claim", [claim for claim in EXPERIMENTS if not EXPERIMENTS[claim].timed])
def test_untimed_claims_do_not_mention_a_busy_machine(claim: int) -> None:
    told = card(claim, replace(recorded()[claim], disturbed=(9, 10)), ENGLISH)["source"]
    assert "busy" not in told


@pytest.fixture
def shorter(monkeypatch: Patch) -> None:
    """Experiments of fewer lengths, prompts and rounds."""
    for module, values in SHORTER:
        for name, value in values.items():
            monkeypatch.setattr(module, name, value)


@pytest.mark.usefixtures("shorter")
@pytest.mark.parametrize("claim", [3, 9, 12])
def test_experiments_without_shared_races_check_the_machine(bench: Workbench, claim: int) -> None:
    longer = Workbench(bench.pairs, QUICK._replace(kinds=1, tokens=12, longest=16, repeats=12))
    assert last_of(measure(claim, longer)).disturbed is not None


def test_no_estimate_exceeds_the_tokens_of_a_round() -> None:
    quiet = read_trace((ASSETS / "traces" / "first.json").read_bytes())
    slow = replace(quiet, plain=replace(quiet.plain, seconds=(9.0,) * len(quiet.plain)))
    assert speedup([quiet] * 6).value < tokens_per_round([quiet])
    assert {*speedup([slow] * 6)} == {tokens_per_round([slow])}
    assert times_as_fast([slow] * 6, [quiet] * 6) == times_as_fast([], [])


@pytest.mark.parametrize(("other", "told"), [(1.0, (0, 2)), (2.0, (2, 2))])
def test_experiments_notice_a_busy_machine(other: float, told: tuple[int, int]) -> None:
    bench = Workbench({})
    trace = replace(EMPTY, plain=Plain((0,) * 24, (1.0, other) * 12))
    runs = [RaceSettings("pair", Prompt("code", text)) for text in "ab"]
    bench._traces = dict.fromkeys(runs, (trace, 0.0))
    last_of(bench.races(runs))
    assert disturbed_runs(bench.disturbed) == told


# The rules and the registry


@pytest.mark.parametrize("claim", EXPERIMENTS)
@pytest.mark.parametrize("verdict", VERDICTS)
def test_a_rule_tells_each_outcome(claim: int, verdict: ClaimVerdict) -> None:
    experiment = EXPERIMENTS[claim]
    assert experiment.judge(experiment.outcomes[verdict]) == verdict


@pytest.mark.parametrize(
    ("claim", "verdict", "told"),
    [
        (3, "depends", {"short_losing": 4}),
        (5, "depends", {"lift_least": -0.1, "lift_most": 0.1}),
        (11, "depends", {"large_least": 0.9}),
        (4, "depends", {"near_least": 0.7, "near_most": 0.9, "far_least": 0.95, "far_most": 1.2}),
        (6, "fails", {"cost_least": -0.2, "cost_most": -0.1}),
        (6, "depends", {"over_least": 0.9}),
        (8, "fails", {"p": 0.0007}),
        (8, "fails", {"distance": 0.001}),
    ],
)
def test_a_rule_judges_by_every_interval(claim: int, verdict: str, told: dict[str, float]) -> None:
    experiment = EXPERIMENTS[claim]
    assert experiment.judge({**experiment.outcomes["holds"], **told}) == verdict


USES = {"claim", "how", "rule", "shows", "x", "y", "missing", "names"}


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=lambda claim: claim.number)
def test_a_claim_has_the_words_that_its_card_needs(claim: Claim) -> None:
    uses = claim.words.keys()
    if claim.experiment is None:
        assert uses == {"claim", "how", "missing", "untried"}
        return
    verdicts = uses - USES
    assert USES - uses <= {"missing", "names"}
    assert verdicts in ({"says"}, set(VERDICTS))
    limits = claim.experiment.limits
    assert claim.words["rule"].format(**limits)
    assert all(f"{{{name}" in str(claim.words) for name in limits)


def test_claims_are_numbered_from_one_and_translators_see_them() -> None:
    assert list(CLAIMS) == list(range(1, len(CLAIMS) + 1))
    words = {number: claim.words for number, claim in CLAIMS.items()}
    assert [*sources.declared(sources.CLAIMS)] == [*named(words, "myths.claims")]


TOY = """
from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, above


def measure(bench):
    yield 0.5
    return Evidence(
        setup=bench.setup(bench.pairs, 1),
        numbers={"gain_least": 1.5, "gain_most": 2.5},
        series=(Series("own", (Point("x", 2.0, 1.5, 2.5),)),),
    )


CLAIM = Claim(
    number=NUMBER,
    words={
        "claim": "Toys gain.",
        "how": "One toy.",
        "rule": "It holds above 1.",
        "says": "At least {gain_least:g}.",
        "shows": "A bar.",
        "x": "Toy",
        "y": "Gain",
        "names": {"own": "Toy series"},
    },
    terms=("speedup",),
    experiment=Experiment(measure, above("gain"), Chart("bars"), needs=()),
)
"""


def test_a_new_claim_is_one_file(bench: Workbench, tmp_path: Path, monkeypatch: Patch) -> None:
    number = max(CLAIMS) + 1
    (tmp_path / "toy_claim.py").write_text(TOY.replace("NUMBER", str(number)))
    monkeypatch.setattr(claims, "__path__", [*claims.__path__, str(tmp_path)])
    toy = claims.find_claims()[number]
    assert toy.experiment is not None
    monkeypatch.setitem(cast("dict[int, Claim]", CLAIMS), number, toy)  # as when it is imported
    monkeypatch.setitem(cast("dict[int, Experiment]", EXPERIMENTS), number, toy.experiment)
    result = last_of(measure(number, bench))
    assert read_results(write(Results(results=(result,)))).results == (result,)
    made = card(number, result, ENGLISH)
    assert (made["claim"], made["verdict"], made["says"]) == (
        "Toys gain.",
        "holds",
        "At least 1.5.",
    )
    assert "Toy series" in str(made["picture"])
    shown = json.loads(cards._all.__wrapped__("en"))["cards"]
    assert [each["claim"] for each in shown[-2:]] == [
        CLAIMS[number - 1].words["claim"],
        "Toys gain.",
    ]
    here = sources.CLAIMS._replace(folder=str(tmp_path))
    assert [*sources.declared(here)] == [*named(toy.words, f"myths.claims.{number}")]
    (tmp_path / "again.py").write_text(TOY.replace("NUMBER", "1"))
    with pytest.raises(ValueError, match="two claims have one number"):
        claims.find_claims()


def test_pairs_that_are_not_here_are_named() -> None:
    assert lacking(5, lambda name: name == MEDIUM) == [UNALIGNED]
    assert lacking(9, lambda name: name == MEDIUM) == []  # SmolLM2 is optional


# Their files


def some_result(claim: int = 3) -> Result:
    found = Evidence(
        setup=Conditions(pairs=(MEDIUM,), gammas=(4,), tokens=8),
        numbers={"short": 1.0},
        series=(Series("a", (Point(8.0, 1.5, 1.25, 1.75, 3), Point("<b>", 1.0))),),
    )
    return result_of(claim, found)


def test_results_survive_their_file() -> None:
    results = Results(results=(some_result(3), some_result(5)))
    assert read(write(results)) == results
    assert read(write(results)).by_claim()[5].claim == 5


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[" * 100_000,
        write(Results(results=(some_result(),))).replace(b'"claim":3', b'"claim":0'),
        write(Results(results=(some_result(),))).replace(b"1.25", b"NaN"),
        write(Results(results=(some_result(),))).replace(b'"seconds":1.5', b'"seconds":-1'),
        write(Results(results=(some_result(), some_result()))),
        b" " * 2_000_000,
    ],
)
def test_a_damaged_file_gives_one_line(data: bytes) -> None:
    with pytest.raises(TraceError) as caught:
        read(data)
    assert "\n" not in str(caught.value)


def test_results_of_a_claim_without_an_experiment_are_refused() -> None:
    with pytest.raises(TraceError, match="claim 21 has no experiment"):
        read_results(write(Results(results=(some_result(21),))))


# Figures


def test_a_ratio_divides_sums() -> None:
    estimate = ratio([1.0, 3.0] * 3, [2.0, 2.0] * 3)
    assert estimate.value == 1.0
    assert 0.5 <= estimate.least < 1 < estimate.most <= 1.5
    assert ratio([1.0], [0.0]).value == 0.0
    assert mean([2.0]).value == 2.0


def test_parts_of_a_work_share_its_progress() -> None:
    def work() -> Generator[float, None, str]:
        yield 0.5
        yield 1.0
        return "done"

    halved = part(work(), 0.5, 1.0)
    assert [next(halved), next(halved)] == [0.75, 1.0]
    assert last_of(part(work(), 0.0, 0.5)) == "done"


def test_a_burst_has_its_gap_before_the_first_token() -> None:
    trace = traced([round_of("aar", (0.1, 0.2, 0.1)), round_of("ru")])
    assert latency_tail.bursts(trace) == pytest.approx([0.4, 0, 0, 0.5])


def test_a_length_is_timed_at_the_end_of_its_round() -> None:
    trace = traced([round_of("aar"), round_of("ru"), round_of("aa")])
    plain = [second for _, second in zip(trace.output, [1.0] * 7, strict=True)]
    assert short_outputs.seconds_of(trace, 3) == pytest.approx((3.0, 0.5))
    assert short_outputs.seconds_of(trace, 4) == pytest.approx((4.0, 1.0))
    assert short_outputs.seconds_of(trace, 99) == pytest.approx((sum(plain), 1.5))


def traced(run: list[Round]) -> Trace:
    tokens = tuple(token for round in run for token in round.emitted)
    return replace(EMPTY, rounds=tuple(run), plain=Plain(tokens, (1.0,) * len(tokens)))


# Exactness


def test_the_emitted_distribution_of_a_rule() -> None:
    p, q = torch.tensor([0.4, 0.35, 0.25]), torch.tensor([0.5, 0.3, 0.2])
    lossless = judging.emitted(p, q, token.JUDGE.over(p, q))
    assert lossless.tolist() == pytest.approx(p.tolist())
    always = judging.emitted(p, q, torch.ones(3))  # accepting all emits the draft's distribution
    assert judging.distance(always, p) == pytest.approx(0.1)
    sharp = torch.tensor([0.9, 0.06, 0.04])
    assert typical.JUDGE.over(sharp, sharp).tolist() == [1, 0, 0]


def test_draws_by_the_decoders_rule_fit_the_target_and_others_do_not() -> None:
    p, q = torch.tensor([0.4, 0.35, 0.25]), torch.tensor([0.8, 0.1, 0.1])
    counts = [0.0, 0.0, 0.0]
    for seed in range(600):
        counts[unchanged_quality.one_token(p, q, seed)] += 1
    fits, does_not = (unchanged_quality.chi_square(counts, rule.tolist()) for rule in (p, q))
    assert (
        unchanged_quality.p_value(fits, 2)
        > unchanged_quality.LEVEL
        > unchanged_quality.p_value(does_not, 2)
    )


@pytest.mark.parametrize(
    ("statistic", "degrees", "p"), [(15.507, 8, 0.05), (26.125, 8, 0.001), (3.841, 1, 0.05)]
)
def test_p_is_that_of_the_tables(statistic: float, degrees: int, p: float) -> None:
    assert unchanged_quality.p_value(statistic, degrees) == pytest.approx(p, rel=1e-3)


def test_the_gap_is_between_the_two_best_logits_where_greedy_texts_diverge() -> None:
    pair = scripted_pair(constant(0.5, 0.3, 0.2), constant(0.5, 0.3, 0.2))
    settings = Settings(gamma=2, temperature=0, max_new_tokens=4)
    trace = finish(race(pair, [0], settings))
    assert unchanged_quality.gap(pair, trace) is None
    parted = replace(trace, plain=Plain((0, 1, 0, 0), (1.0,) * 4))
    assert unchanged_quality.gap(pair, parted) == pytest.approx(math.log(0.5 / 0.3), abs=1e-6)


def test_the_chances_of_both_rules_equal_their_sums() -> None:
    p, q = (0.4, 0.35, 0.25), (0.5, 0.3, 0.2)
    pair = scripted_pair(constant(*p), constant(*q))
    outcomes = list(exact.rounds(pair, "a", 1.0, 6))
    for match, kept in (
        chance for each in outcomes for chance in sample_and_match.chances_of(each)
    ):
        assert match == pytest.approx(sum(a * b for a, b in zip(p, q, strict=True)))
        assert kept == pytest.approx(0.9)


# Experiments


@pytest.fixture(scope="module")
def bench(bundled: Callable[[str], Pair]) -> Workbench:
    """A small workbench with a prompt of each of two kinds; experiments share its races."""
    names = (MEDIUM, UNALIGNED, "bundled-small", "bundled-large")
    pairs = {name: bundled(name) for name in names}
    return Workbench(pairs, QUICK._replace(tokens=8, longest=16, draws=40, repeats=2))


CHEAP = [1, 2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 24, 25, 26, 27, 28]


@pytest.mark.usefixtures("shorter")
@pytest.mark.parametrize("claim", CHEAP)
def test_an_experiment_yields_figures_that_its_rule_and_sentences_need(
    bench: Workbench, claim: int
) -> None:
    result = last_of(measure(claim, bench))
    verdict = EXPERIMENTS[claim].judge(result.evidence.numbers)
    assert all("{" not in sentence(result, each, CLAIMS[claim].words) for each in VERDICTS)
    picture = charted(result, {MEDIUM: "Medium <draft>"})
    points = [point for series in result.evidence.series for point in series.points]
    assert len(picture.rows) == len(points)
    assert sum(len(trace.x) for trace in picture.figure.data) == len(points)
    assert read(write(Results(results=(result,)))).results == (result,)
    assert verdict in MYTHS["verdicts"]
    assert result.machine == bench.machine


def test_a_race_that_several_ask_for_runs_once(bench: Workbench) -> None:
    run = RaceSettings(MEDIUM, Prompt("python", "def area(width, height):"))
    first = last_of(bench.races([run]))
    saved = bench.saved
    again = last_of(bench.races([run, run]))
    assert again[0] is again[1] is first[0]
    assert bench.saved > saved


def test_passes_of_the_target_are_counted(bench: Workbench) -> None:
    counted = last_of(bonus_token.measure(bench))
    ledger, written = counted.numbers, counted.series[0].points
    accepted_all = [point.count for point in written if point.x == USUAL_GAMMA]
    assert [ledger["full"]] == accepted_all, "shorter rounds, at the length limit, do not count"
    assert ledger["full"] == ledger["right"] == ledger["passes"]
    after = last_of(correction_pass.measure(bench)).numbers
    assert after["corrections"] == after["passes"]
    assert after["rounds"] >= ledger["rounds"]


def test_greedy_texts_of_the_bundled_models_are_plain_decodings(bench: Workbench) -> None:
    numbers = last_of(unchanged_quality.measure(bench)).numbers
    assert numbers["widest_gap"] <= unchanged_quality.TIE
    assert numbers["distance"] < unchanged_quality.ROUNDING < numbers["lossy_distance"]


def test_the_verdict_states_the_number_of_draws_and_p(bench: Workbench) -> None:
    result = last_of(measure(8, bench))
    said = sentence(result, "holds", CLAIMS[8].words)
    numbers = result.evidence.numbers
    assert f"{numbers['draws']:.0f} draws" in said
    assert f"p-value {numbers['p']:.2g}" in said
    assert FULL.draws >= 20_000


def test_prompts_of_several_targets_are_counted_once_each(bench: Workbench) -> None:
    full = Workbench({}, FULL)
    assert full.different((MEDIUM, UNALIGNED)) == len(full.prompts(MEDIUM)) == 10
    assert full.different((MEDIUM, HEAD, INDEPENDENT)) == 10 + len(full.prompts(HEAD)) == 16
    assert last_of(measure(4, bench)).evidence.setup.prompts == 2


def test_rows_that_a_head_copies_count_as_its_memory(bench: Workbench) -> None:
    draft = Model(name="head", parameters=4_204_224, layers=1, dtype="float32")
    head = replace_pair(bench.pairs[MEDIUM], models=Models(pair=HEAD, target=draft, draft=draft))
    found = last_of(draft_memory.measure(Workbench({HEAD: head}, QUICK)))
    series = {each.name: each.points[0].y for each in found.series}
    rows = 6143 * 576 * 4 / 1e6  # of the target's output matrix
    assert series["draft_rows"] == pytest.approx(rows, rel=1e-3)
    kept = series["draft_weights"] + rows
    share = kept / (kept + series["draft_cache"])
    assert found.numbers["most"] == pytest.approx(share, rel=1e-3)


def test_the_bandwidth_is_that_of_the_bundled_target(bench: Workbench, monkeypatch: Patch) -> None:
    bundled = bench.pairs[MEDIUM]
    other = replace_pair(bundled, models=replace(bundled.models, pair=HEAD))
    speeds = {MEDIUM: 1e10, HEAD: 2e10}
    monkeypatch.setattr(memory_wait, "bandwidth", lambda pair: speeds[pair.models.pair])
    both = Workbench({MEDIUM: bundled, HEAD: other}, QUICK)
    assert last_of(memory_wait.measure(both)).numbers["bandwidth"] == 10


def test_tokens_are_escaped_in_pictures() -> None:
    picture = charted(some_result(8), {})
    assert picture.figure.data[0].y[1] == "&lt;b&gt;"
    assert picture.rows[1][1] == "<b>"


def test_white_space_looks_as_on_the_stage() -> None:
    tokens = Series("a", (Point("\\n␣␣", 1.0), Point("x", 1.0)))
    result = result_of(8, replace(some_result(8).evidence, series=(tokens,)))
    assert charted(result, {}).figure.data[0].y[0] == "↵··"
    assert charted(result, {}).rows[0][1] == "↵··"


def test_bars_with_names_are_horizontal_and_long_names_are_wrapped() -> None:
    name = "a long name of a draft & its target"
    picture = charted(some_result(8), {"<b>": name}).figure
    assert {bar.orientation for bar in picture.data} == {"h"}
    assert picture.data[0].y[1] == "a long name of a draft<br>&amp; its target"
    assert picture.layout.yaxis.autorange == "reversed"


def test_a_mark_has_its_interval() -> None:
    (drawn,) = charted(some_result(), {}).figure.data
    assert drawn.error_y.array[0] == pytest.approx(0.25)
    assert drawn.error_y.arrayminus[0] == pytest.approx(0.25)
    assert charted(some_result(), {}).rows[0] == ("a", "8", "1.5", "1.25 – 1.75", "3")


# The command


def test_the_command_records_and_keeps_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "claims.json"
    file.write_bytes(write(Results(results=(some_result(3),))))
    *steps, result = recording(file, [16], QUICK._replace(kinds=1, tokens=6))
    assert all(step.claim == 16 for step in steps)
    assert isinstance(result, Result)
    kept = read(file.read_bytes()).by_claim()
    assert sorted(kept) == [3, 16]
    assert kept[3] == some_result(3)


def test_the_command_says_what_it_cannot_do(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="Claim 21 has no experiment"):
        list(recording(tmp_path / "claims.json", [21], QUICK))
    with pytest.raises(SettingsError, match="cannot be used"):
        list(recording(tmp_path, [16], QUICK))


def test_a_damaged_recording_is_refused_in_a_line() -> None:
    with pytest.raises(TraceError, match="This is not a file of claims") as refused:
        read(b'{"results": [], "a\\r\\nb": 1}')
    assert str(refused.value).isprintable()


def test_recorded_claims_can_be_shown_and_judged() -> None:
    for claim, result in recorded().items():
        made = card(claim, result, ENGLISH)
        assert made["verdict"] in VERDICTS
        assert made["says"]
        assert made["picture"]
