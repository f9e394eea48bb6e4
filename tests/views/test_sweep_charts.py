"""Pictures of a sweep: each draws, says and lists the numbers that it is given."""

import json
from collections.abc import Mapping
from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from specviz.sweep.estimates import cells
from specviz.sweep.plan import Plan, Prompt, Scheme
from specviz.sweep.samples import Sample, Setup, Sweep, Tally
from specviz.trace import Machine, Model, Models
from specviz.views import sweep_text as advice
from specviz.views.charts import CHARTS, pictures
from specviz.views.numbers import percent, times
from specviz.views.picture import Picture, encode
from specviz.views.selection import Selection, select
from specviz.views.sweep_cells import BEST, SLOWER, UNSURE
from specviz.words.catalogue import ENGLISH
from specviz.words.explore import EXPLORE
from specviz.words.pay import PAY
from support.sentences import holds

WORDS, KINDS = EXPLORE["pictures"], EXPLORE["kinds"]
SETUP = Setup(
    models=Models(
        pair="pair", target=Model(name="target", parameters=1, layers=1, dtype="float32")
    ),
    machine=Machine(device="cpu", processor="made up", threads=1, torch="2", transformers="5"),
)
ROUNDS = 20
MODEL = Scheme("model")
EVIL = "<a href='x'>evil</a>"

# Kind → accepted drafts of 20 tested in each slot; every second prompt has 2 fewer.
ACCEPTED = {"json": 19, "story": 12, EVIL: 2}


def sample(kind: str, prompt: int, gamma: int) -> Sample:
    """A run that tests each slot equally often; a draft costs a tenth of a plain step."""
    accepted = max(0, ACCEPTED[kind] - 2 * (prompt % 2))
    counts = Tally((ROUNDS,) * gamma, (accepted,) * gamma)
    all_in_one = Tally((ROUNDS * gamma,), (accepted * gamma,))
    emitted = ROUNDS + accepted * gamma
    return Sample(
        setup=0, prompt=prompt, drafter="model", gamma=gamma, temperature=0.7,
        emitted=emitted, rounds=ROUNDS, drafted=ROUNDS * gamma,
        slots=counts, words=all_in_one,
        entropies=Tally((ROUNDS, 0, ROUNDS), (accepted, 0, accepted // 2)),
        overlaps=Tally((0,) * 9 + (ROUNDS * gamma,), (0,) * 9 + (accepted * gamma,)),
        draft=ROUNDS * gamma * 0.1, verify=ROUNDS * 1.0, accept=0.0, plain=emitted * 1.0,
        agrees=None, digest="0" * 12, jitter=0.04,
    )  # fmt: skip


def sweep(*kinds: str, prompts: int = 2, gammas: tuple[int, ...] = (1, 4)) -> Sweep:
    texts = [Prompt(kind, f"{kind} {n}") for kind, n in product(kinds, range(prompts))]
    plan = Plan(
        suite="texts", pairs=("pair",), prompts=tuple(texts), gammas=gammas, temperatures=(0.7,)
    )
    samples = tuple(
        sample(text.kind, number, gamma)
        for gamma, (number, text) in product(gammas, enumerate(texts))
    )
    return Sweep(recorded="2026-11-21", plan=plan, setups=(SETUP,), samples=samples)


def shown(*kinds: str, gamma: int | None = None, **how: Any) -> Selection:
    found = select(sweep(*kinds, **how), "pair", MODEL, 0.7, gamma)
    assert found is not None
    return found


ALL = tuple(ACCEPTED)
ABOUT_CELLS = ["acceptance", "speedup", "map"]


def chart(name: str, of: Selection) -> Picture:
    return CHARTS[name].picture(ENGLISH, of)


def words(name: str) -> Mapping[str, Any]:
    return CHARTS[name].words_in(ENGLISH)


def data(picture: Picture, trace: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = picture.figure.data[trace].to_plotly_json()
    return found


def test_a_part_of_a_sweep_is_its_runs_and_no_others() -> None:
    whole = sweep("json", "story")
    part = select(whole, "pair", MODEL, 0.7, 4)
    assert part is not None
    assert part.setting.gamma == 4
    assert part.gammas == (1, 4)
    assert {sample.gamma for sample in part.samples} == {4}
    assert [cell for cell in cells(whole) if cell.setting.gamma == 4] == [
        cell for cell in part.cells if cell.setting.gamma == 4
    ]
    for other in (("other", MODEL, 0.7), ("pair", Scheme("lookup"), 0.7), ("pair", MODEL, 0.0)):
        assert select(whole, *other) is None
    assert select(whole, "pair", MODEL, 0.7, 3) is None


def test_by_default_the_fastest_gamma_is_shown() -> None:
    part = shown("json")
    speeds = {cell.setting.gamma: cell.speedup.value or 0 for cell in part.cells if not cell.kind}
    assert part.setting.gamma == max(speeds, key=lambda gamma: speeds[gamma])


@pytest.mark.parametrize("kinds", [("json",), ALL])
@pytest.mark.parametrize("prompts", [1, 2])
def test_every_picture_is_drawn_said_and_listed(kinds: tuple[str, ...], prompts: int) -> None:
    found = pictures(ENGLISH, shown(*kinds, prompts=prompts), None)
    assert len({picture.name for picture in found.values()}) == len(found) == 7
    for picture in found.values():
        assert picture.says
        assert "{" not in picture.says
        assert picture.rows
        assert all(len(row) == len(picture.columns) for row in picture.rows)
        assert all(isinstance(cell, str) for row in picture.rows for cell in row)
        assert json.loads(encode(picture))["figure"]["data"]


def test_acceptance_is_ordered_and_has_its_interval() -> None:
    part = shown(*ALL, gamma=4, prompts=6)
    drawn = data(picture := chart("acceptance", part))
    assert list(drawn["y"])[:2] == ["JSON", "Story"]
    assert drawn["x"] == pytest.approx([36 / 40, 22 / 40, 2 / 40])
    for cell, more, less in zip(
        sorted(part.kinds(), key=lambda cell: -(cell.acceptance.value or 0)),
        drawn["error_x"]["array"], drawn["error_x"]["arrayminus"], strict=True,
    ):  # fmt: skip
        value, low, high = cell.acceptance
        assert None not in (value, low, high)
        assert more == pytest.approx(high - value)  # type: ignore[operator]
        assert less == pytest.approx(value - low)  # type: ignore[operator]
    assert "Easiest: JSON, with 90%" in picture.says
    assert f"Hardest: {EVIL}, with 5%" in picture.says
    assert picture.rows[0][:2] == ("JSON", "90%")


@pytest.mark.parametrize("tested", [("json",), ()])
def test_a_kind_without_a_tested_guess_has_no_rate(tested: tuple[str, ...]) -> None:
    whole = sweep("json", "story", gammas=(4,))
    kinds = [prompt.kind for prompt in whole.plan.prompts]
    samples = [
        each if kinds[each.prompt] in tested else msgspec.structs.replace(each, slots=Tally())
        for each in whole.samples
    ]
    part = select(msgspec.structs.replace(whole, samples=tuple(samples)), "pair", MODEL, 0.7, 4)
    assert part is not None
    said = chart("acceptance", part).says
    assert ("JSON: 90% of the tested guesses" in said) == bool(tested)
    assert (WORDS["nothing_tested"] in said) == (not tested)


def test_one_prompt_says_nothing_of_the_spread() -> None:
    picture = chart("acceptance", shown(*ALL, prompts=1))
    assert set(data(picture)["error_x"]["array"]) == {0.0}
    assert {row[2] for row in picture.rows} == {"–"}
    assert WORDS["no_spread"] in picture.says


def test_slower_kinds_are_marked_by_more_than_colour() -> None:
    part = shown(*ALL, gamma=4)
    drawn = data(picture := chart("speedup", part))
    slower = [value < 1 for value in drawn["x"]]
    assert slower == [False, False, True]
    assert list(drawn["marker"]["symbol"]) == ["circle", "circle", "circle-open"]
    assert words("speedup")["slower"].format(kinds=EVIL) in picture.says
    assert picture.says.endswith(WORDS["at"].format(gamma=4, temperature=0.7))
    (line,) = picture.figure.layout.shapes
    assert (line.x0, line.x1) == (1, 1)


def test_the_map_marks_the_best_gamma_of_each_row() -> None:
    part = shown(*ALL)
    drawn = data(picture := chart("map", part))
    assert list(drawn["x"]) == ["1", "4"]
    assert list(drawn["y"])[:2] == ["All kinds", "JSON"]
    assert all(len(row) == 2 for row in drawn["z"])
    for row, kind in enumerate([None, "json", "story", EVIL]):
        best = part.best_of(kind)
        assert best is not None
        star = BEST if best.sure and max(best.sure.values()) >= 0.8 else UNSURE
        starred = [star in text for text in drawn["text"][row]]
        assert starred == [gamma == best.gamma for gamma in part.gammas]
        for column, gamma in enumerate(part.gammas):
            cell = part.cell(kind, gamma)
            assert cell is not None
            speed = cell.speedup.value or 0
            assert 2 ** drawn["z"][row][column] == pytest.approx(speed)
            assert (SLOWER in drawn["text"][row][column]) == (speed < 1)
            assert drawn["customdata"][row][column] == ["pair", "model", gamma, 0.7, kind]
    assert drawn["zmin"] == -drawn["zmax"]
    assert list(picture.picks) == [at for row in drawn["customdata"] for at in row]


def test_cells_not_measured_yet_are_empty() -> None:
    whole = sweep("json", "story")
    begun = Sweep(plan=whole.plan, setups=whole.setups, samples=whole.samples[:5])
    part = select(begun, "pair", MODEL, 0.7)
    assert part is not None
    picture = chart("map", part)
    drawn = data(picture)
    row = list(drawn["y"]).index("Story")
    assert (drawn["z"][row][1], drawn["text"][row][1]) == (None, "")
    assert len(picture.rows) == len(part.cells)


def test_names_of_kinds_are_text_to_plotly() -> None:
    part = shown(*ALL)
    for name in ABOUT_CELLS:
        picture = chart(name, part)
        (label,) = [label for label in data(picture)["y"] if "evil" in label]
        assert label == "&lt;a href='x'&gt;evil&lt;/a&gt;"
        assert EVIL in [row[0] for row in picture.rows]  # unchanged in the table


def test_acceptance_lies_on_the_line_of_the_theory() -> None:
    picture = chart("overlap", shown("json", gamma=4))
    theory, measured = data(picture, 0), data(picture, 1)
    assert (list(theory["x"]), list(theory["y"])) == ([0, 1], [0, 1])
    assert list(measured["x"]) == pytest.approx([0.95])
    assert list(measured["y"]) == pytest.approx([0.9])
    assert picture.rows == (("0.9–1", "90%", picture.rows[0][2], "160"),)
    assert holds(picture.says, words("overlap")["certain"], share="100%", edge=0.9, rate="90%")
    assert picture.says.startswith(words("overlap")["says"])


def test_at_temperature_0_the_overlaps_are_explained() -> None:
    part = shown("json", gamma=4)
    part = part._replace(setting=part.setting._replace(temperature=0.0))
    picture = chart("overlap", part)
    assert picture.says.startswith(words("overlap")["greedy"])


def test_bins_without_a_guess_are_left_out() -> None:
    picture = chart("entropy", shown("json", gamma=4))
    assert list(data(picture)["x"]) == ["< 0.1", "0.25–0.5"]
    assert list(data(picture)["y"]) == pytest.approx([36 / 40, (9 + 8) / 40])
    assert [row[-1] for row in picture.rows] == ["40", "40"]


def entropies(tested: tuple[int, ...], accepted: tuple[int, ...]) -> str:
    """What the chart of entropy says of one run with these guesses."""
    runs = sweep("json", prompts=1, gammas=(4,))
    run = replace(runs.samples[0], entropies=Tally(tested, accepted))
    part = select(replace(runs, samples=(run,)), "pair", MODEL, 0.7)
    assert part is not None
    return chart("entropy", part).says


def test_a_trend_that_was_not_measured_is_not_claimed() -> None:
    fell = entropies((40, 0, 30), (38, 0, 15))
    assert holds(fell, words("entropy")["says"], first_rate="95%", last_rate="50%", last="0.25–0.5")
    rose = entropies((40, 0, 30), (38, 0, 30))
    assert holds(rose, words("entropy")["not_seen"], first_rate="95%", last_rate="100%")
    assert holds(entropies((40, 0, 40), (38, 0, 38)), words("entropy")["not_seen"])
    for said in (fell, rose):
        assert words("entropy")["unit"] in said
        assert not holds(said, WORDS["groups_left_out"])


def test_groups_of_few_guesses_are_not_compared() -> None:
    left_out = WORDS["groups_left_out"].format(least=20)
    said = entropies((40, 20, 19), (38, 10, 19))
    assert holds(said, words("entropy")["says"], last_rate="50%", last="0.1–0.25")
    assert left_out in said
    assert WORDS["groups_few"].format(least=20) in entropies((40, 0, 19), (38, 0, 19))
    assert holds(entropies((10,), (5,)), words("entropy")["one"], first_rate="50%")


def test_acceptance_by_slot_per_tested_draft_and_per_round() -> None:
    runs = sweep("json", prompts=1, gammas=(2,))
    (run,) = runs.samples
    run = Sample(**{name: getattr(run, name) for name in run.__struct_fields__} | {
        "slots": Tally((20, 10), (10, 4)), "emitted": 34, "drafted": 40,
    })  # fmt: skip
    part = select(Sweep(plan=runs.plan, setups=runs.setups, samples=(run,)), "pair", MODEL, 0.7)
    assert part is not None
    picture = chart("slot", part)
    assert list(data(picture, 0)["y"]) == pytest.approx([10 / 20, 4 / 10])
    assert list(data(picture, 1)["y"]) == pytest.approx([10 / 20, 4 / 20])
    assert data(picture, 0)["marker"].get("symbol") != data(picture, 1)["marker"]["symbol"]
    assert [row[-1] for row in picture.rows] == ["20", "10"]


def test_rounds_of_runs_that_never_reach_a_slot_count_there_too() -> None:
    runs = sweep("json", prompts=2, gammas=(2,))
    reached, not_reached = (
        Sample(**{name: getattr(run, name) for name in run.__struct_fields__} | changed)
        for run, changed in zip(
            runs.samples,
            ({"slots": Tally((20, 10), (10, 4)), "emitted": 34, "drafted": 40},
             {"slots": Tally((20,), ()), "emitted": 20, "drafted": 40}),
            strict=True,
        )
    )  # fmt: skip
    both = Sweep(plan=runs.plan, setups=runs.setups, samples=(reached, not_reached))
    part = select(both, "pair", MODEL, 0.7)
    assert part is not None
    picture = chart("slot", part)
    assert list(data(picture, 0)["y"]) == pytest.approx([10 / 40, 4 / 10])
    assert list(data(picture, 1)["y"]) == pytest.approx([10 / 40, 4 / 40])


def test_acceptance_by_kind_of_token() -> None:
    picture = chart("token", shown("json", gamma=4))
    assert list(data(picture)["y"]) == ["word"]
    assert picture.says == words("token")["one"].format(first="word", first_rate="90%")


# Sentences


def test_the_answer_names_the_best_gamma_and_the_kinds() -> None:
    part = shown("json", "story", gammas=(1, 4), prompts=6)
    said = " ".join(advice.answer(ENGLISH, part))
    best = part.best_of(None)
    assert best is not None
    assert best.gamma == 4
    assert holds(said, WORDS["answer_gamma"], gamma=4)
    assert holds(said, WORDS["answer_kinds"], easy="JSON", easy_rate="90%", hard="Story")
    assert WORDS["answer_best"].format(each="4 for JSON and Story") in said


def test_the_answer_says_when_speculation_does_not_pay() -> None:
    (said,) = advice.answer(ENGLISH, shown(EVIL, gammas=(4, 8), prompts=6))
    assert holds(said, WORDS["answer_plain"], gamma=4)
    assert " 0." in said


def test_the_text_under_the_map_explains_it() -> None:
    part = shown("json", EVIL, gammas=(1, 4), prompts=6)
    said = chart("map", part).says
    best = part.best_of(None)
    assert best is not None
    assert best.sure is not None
    share = percent(best.sure[best.gamma])
    sure = {"gamma": best.gamma, "share": share, "resamples": 2000, "n": best.prompts}
    assert words("map")["sure"].format(**sure) in said
    cell = part.cell(None, best.gamma)
    assert cell is not None
    # By the made-up times, a round costs one plain step and a tenth per draft.
    assert f"in the time of {1 + 0.1 * best.gamma:.2f} plain steps" in said
    assert f"{cell.tau.value:.2f} tokens" in said
    assert "does best with γ = 4" in said


def test_a_close_result_is_reported() -> None:
    part = shown("json", "story", prompts=2)
    best = part.best_of(None)
    assert best is not None
    split = part._replace(best=(best._replace(sure={0: 0.0, 1: 0.4, 4: 0.6}), *part.best[1:]))
    said = advice.answer(ENGLISH, split)[0]
    assert holds(said, WORDS["answer_either"], gamma=4, other=1)
    split = part._replace(best=(best._replace(sure={0: 0.4, 1: 0.0, 4: 0.6}), *part.best[1:]))
    assert holds(advice.answer(ENGLISH, split)[0], WORDS["answer_maybe"], gamma=4)


@pytest.mark.parametrize(
    ("gamma", "share", "told"),
    [(4, 0.9, True), (4, 0.5, True), (1, 0.5, True), (1, 0.1, False), (0, 0.5, False)],
)
def test_a_best_gamma_at_the_edge_is_reported(gamma: int, share: float, *, told: bool) -> None:
    """If the largest γ tried, 4, is or may well be the best."""
    part = shown("json", "story", prompts=6)
    best = part.best_of(None)
    assert best is not None
    assert max(part.gammas) == 4
    best = best._replace(gamma=gamma, sure={0: 0.0, 1: 0.0, gamma: 1 - share, 4: share})
    said = advice.answer(ENGLISH, part._replace(best=(best, *part.best[1:])))
    assert (WORDS["answer_edge"].format(most=4) in said) == told


def test_there_is_nothing_beyond_the_largest_gamma_of_all() -> None:
    said = advice.answer(ENGLISH, shown("json", gammas=(4, 16), prompts=6))
    assert said[0].startswith("Use γ = 16")
    assert not any("was tried" in line for line in said)


def test_rounded_shares_and_factors_do_not_mislead() -> None:
    assert [percent(share) for share in (0.0, 0.0003, 0.0312, 0.625, 0.995, 0.9999, 1, None)] == [
        "0%", "<0.1%", "3.1%", "63%", "99.5%", ">99.9%", "100%", "–",
    ]  # fmt: skip
    assert [times(factor) for factor in (1.617, 12.345, None)] == ["1.62×", "12.3×", "–"]


def test_few_prompts_give_a_warning() -> None:
    few = WORDS["answer_few"]["many"].format(n=2)
    assert WORDS["answer_few"]["one"] in advice.answer(ENGLISH, shown("json", prompts=1))
    head, caveat, *_ = advice.answer(ENGLISH, shown("json"), target=6_100_000)
    assert head == advice.answer(ENGLISH, shown("json"), target=8_000_000_000)[0]
    assert holds(caveat, PAY["toy"])
    assert few in advice.answer(ENGLISH, shown("json"))
    assert not any("only" in line for line in advice.answer(ENGLISH, shown(*ALL, prompts=6)))


def test_impossible_times_are_reported() -> None:
    part = shown("json", prompts=6)
    fast = tuple(msgspec.structs.replace(s, verify=0.5 * s.verify, draft=0.0) for s in part.samples)
    whole = sweep("json", prompts=6)
    odd = select(msgspec.structs.replace(whole, samples=fast), "pair", MODEL, 0.7, None)
    assert odd is not None
    assert WORDS["answer_impossible"] in advice.answer(ENGLISH, odd)
    assert WORDS["answer_impossible"] not in advice.answer(ENGLISH, part)


def test_lengths_without_a_common_prompt_are_not_compared() -> None:
    """A stopped sweep: each γ was measured on another prompt, and γ = 4 was faster."""
    runs = sweep("json", prompts=2)
    kept = tuple(run for run in runs.samples if (run.prompt == 0) == (run.gamma == 1))
    part = select(replace(runs, samples=kept), "pair", MODEL, 0.7)
    assert part is not None
    assert part.best_of(None) is None
    said = " ".join(advice.answer(ENGLISH, part))
    assert holds(said, WORDS["answer_unequal"], gamma=4)
    assert not holds(said, WORDS["answer_plain"], gamma=4)


def test_busy_runs_are_counted_among_those_with_a_check() -> None:
    part = shown("json", prompts=4, gammas=(4,))
    jitters = (1.0, 0.0, None, None)
    samples = tuple(
        replace(run, jitter=jitter) for run, jitter in zip(part.samples, jitters, strict=True)
    )
    (said, *_) = advice.answer(ENGLISH, part._replace(samples=samples))
    assert holds(said, WORDS["answer_disturbed"], busy=1, n=2)


@pytest.mark.parametrize("busy", [0, 1, None])
def test_disturbed_or_unchecked_times_are_reported(busy: int | None) -> None:
    whole = sweep("json", prompts=6)
    jitter = {True: 0.3, False: 0.04}
    samples = tuple(
        msgspec.structs.replace(
            sample, jitter=None if busy is None else jitter[sample.prompt < busy]
        )
        for sample in whole.samples
    )
    part = select(msgspec.structs.replace(whole, samples=samples), "pair", MODEL, 0.7, None)
    assert part is not None
    answer = advice.answer(ENGLISH, part)
    said = [line for line in answer if "busy" in line]
    told = {0: [], 1: answer[:1], None: [WORDS["answer_unchecked"]]}  # 1: the warning comes first
    assert said == told[busy]
