"""Methods of a sweep side by side: drafters, rules and trees on the same prompts."""

import pytest
from msgspec.structs import replace

from specviz.sweep.estimates import Estimate
from specviz.sweep.plan import Scheme
from specviz.views.charts import CHARTS, pictures
from specviz.views.charts.schemes import _lines
from specviz.views.selection import compare, select
from specviz.views.sweep_cells import SLOWER, mark
from specviz.views.sweep_text import answer, scheme_name
from specviz.words.catalogue import ENGLISH, catalogue
from specviz.words.explore import EXPLORE
from support.made_up_sweep import plan, sample, sweep
from support.sentences import holds

SECONDS = {("token", "chain"): 2.0, ("token", "dynamic"): 1.5, ("typical", "chain"): 4.0}
SCHEME = Scheme("model")
KINDS = ["code"] * 6 + ["prose"] * 6
WIDE = plan(KINDS, rules=("token", "typical"), trees=("chain", "dynamic"))
RUNS = [
    replace(
        sample(prompt, gamma, (8, 8) if tree == "dynamic" else (6, 3), (10, 8), seconds=seconds),
        rule=rule,
        tree=tree,
    )
    for (rule, tree), seconds in SECONDS.items()
    for prompt in range(len(KINDS))
    for gamma in (2, 4)
]


def test_methods_side_by_side() -> None:
    whole = sweep(WIDE, RUNS)
    compared = compare(whole, "one", 0.0, 4)
    assert compared is not None
    picture = CHARTS["schemes"].picture(ENGLISH, compared)
    tree, lossy = "Tree, dynamic (EAGLE-2)", "Typical acceptance (lossy)"
    names = ["Chain", tree, lossy]
    assert list(picture.figure.data[0].x) == names  # all have the same drafter
    assert picture.figure.data[0].text[0][1] == "<b>★<br>2.00</b>"
    best = {row[1] for row in picture.rows if row[-1] == EXPLORE["pictures"]["is_best"]}
    assert best == {names[1]}
    assert f"Fastest over all prompts: {names[1]}, 2.00×" in picture.says
    assert EXPLORE["pictures"]["lossy_says"] in picture.says
    assert {pick[2] for pick in picture.picks} == {4}
    counted = CHARTS["budget"].picture(ENGLISH, compared)
    said = {"gamma": 4, "tree": names[1], "tree_tau": "2.60", "chain": names[0]}
    assert holds(counted.says, CHARTS["budget"].words["trees"], **said)
    assert len(counted.figure.data) == len(names)
    assert compare(whole, "one", 0.7) is None
    part = select(whole, "one", Scheme("model", tree="dynamic"), 0.0)
    assert part is not None
    assert any("a budget of " in line for line in answer(ENGLISH, part))


def test_the_answer_names_the_fastest_method_if_it_is_not_the_shown_one() -> None:
    whole = sweep(WIDE, RUNS)
    compared = compare(whole, "one", 0.0)
    names = {"scheme": "Chain", "other": "Tree, dynamic (EAGLE-2)"}
    for scheme, said in ((SCHEME, True), (SCHEME._replace(tree="dynamic"), False)):
        shown = select(whole, "one", scheme, 0.0)
        assert shown is not None
        lines = answer(ENGLISH, shown, compared=compared)
        sentence = EXPLORE["pictures"]["answer_faster"].format(**names, speed="2.00×")
        assert (sentence in lines) == said
        assert sentence not in answer(ENGLISH, shown)


def test_where_another_method_gains_it_is_named_in_place_of_plain_decoding() -> None:
    """The draft model loses on prose; prompt lookup gains there, and a lossy rule even more."""
    words = EXPLORE["pictures"]
    schemes = {
        ("model", "token"): (1.5, 4.0),  # seconds for code and for prose; plain: 3.0
        ("lookup", "token"): (4.0, 2.0),
        ("lookup", "typical"): (4.0, 1.0),
    }
    runs = [
        replace(sample(prompt, gamma, seconds=seconds[kind == "prose"], drafter=drafter), rule=rule)
        for (drafter, rule), seconds in schemes.items()
        for prompt, kind in enumerate(KINDS)
        for gamma in (2, 4)
    ]
    whole = sweep(plan(KINDS, drafters=("model", "lookup"), rules=("token", "typical")), runs)
    shown, compared = select(whole, "one", SCHEME, 0.0), compare(whole, "one", 0.0)
    assert shown is not None
    both = " ".join(answer(ENGLISH, shown, compared=compared))
    other = {"scheme": "Prompt lookup", "best": "γ = 2", "speed": "1.50×", "kinds": "Prose"}
    plain = words["answer_none"].format(kinds="Prose")
    assert words["answer_other"].format(**other) in both
    assert plain not in both
    assert holds(both, words["answer_kinds"], scheme="Draft model")
    assert plain in " ".join(answer(ENGLISH, shown)), "nothing else was measured"


def test_a_single_draft_length_is_not_called_the_best_of_several() -> None:
    whole = sweep(WIDE, [run for run in RUNS if run.gamma == 4])
    shown, compared = select(whole, "one", SCHEME, 0.0), compare(whole, "one", 0.0)
    assert shown is not None
    assert compared is not None
    edge = EXPLORE["pictures"]["answer_edge"].split("{")[0]
    assert not any(line.startswith(edge) for line in answer(ENGLISH, shown))
    charts = pictures(ENGLISH, shown, None)
    assert "speedup" in charts
    assert "map" not in charts, "there is one γ"
    cost = {"gamma": 4, "tau": "1.90", "cost": "1.27"}
    assert holds(charts["speedup"].says, EXPLORE["pictures"]["map_why_one"], **cost)
    (rows,) = CHARTS["budget"].picture(ENGLISH, compared).figure.data
    assert list(rows.y) == ["Chain", "Tree, dynamic (EAGLE-2)", "Typical acceptance (lossy)"]
    assert list(rows.x) == pytest.approx([1.9, 2.6, 1.9])


@pytest.mark.parametrize(("speed", "slower"), [(0.994, True), (0.996, False), (1.0, False)])
def test_a_cell_is_slower_as_its_number_shows_it(speed: float, *, slower: bool) -> None:
    shown = select(sweep(WIDE, RUNS), "one", SCHEME, 0.0)
    assert shown is not None
    text = mark(shown.cells[0]._replace(speedup=Estimate(speed, None, None)), "")
    assert text.startswith(SLOWER) == slower


def test_a_method_that_is_not_clearly_the_fastest_has_a_hollow_star() -> None:
    uneven = [
        replace(run, verify=6.0 * (run.prompt % 6 == 0) + 0.1) if run.tree == "dynamic" else run
        for run in RUNS
    ]
    compared = compare(sweep(WIDE, uneven), "one", 0.0, 4)
    assert compared is not None
    first = CHARTS["schemes"].picture(ENGLISH, compared).figure.data[0].text[0]
    assert ["☆" in text for text in first] == [False, True, False]
    assert not any("★" in text for text in first)


def test_a_pair_whose_draft_is_a_head_names_it() -> None:
    among = [Scheme("model"), Scheme("eagle3")]
    names = [scheme_name(ENGLISH, pair, among[0], among) for pair in ("smollm2-135m", "one")]
    assert names == ["Draft head", "Draft model"]


def test_long_names_stand_in_lines_above_their_columns_and_aslant_in_narrow_charts() -> None:
    many = plan(KINDS, drafters=(*ENGLISH.drafters,))
    runs = [
        replace(sample(prompt, 2, (6, 3), (10, 8)), drafter=drafter)
        for drafter in ENGLISH.drafters
        for prompt in range(len(KINDS))
    ]
    compared = compare(sweep(many, runs), "one", 0.0, 2)
    assert compared is not None
    layout = CHARTS["schemes"].picture(ENGLISH, compared).figure.layout
    assert layout.xaxis.ticktext[2] == "Prompt<br>lookup, else<br>draft model"
    narrow = layout.meta["narrow"]
    assert (layout.xaxis.tickangle, narrow["xaxis"]["tickangle"]) == (0, -60)
    assert narrow["height"] > layout.height
    few = compare(sweep(WIDE, RUNS), "one", 0.0, 4)
    assert few is not None
    layout = CHARTS["schemes"].picture(ENGLISH, few).figure.layout
    assert layout.xaxis.ticktext == tuple(layout.xaxis.tickvals), "few names have room in one line"


def test_names_without_spaces_are_cut_into_lines() -> None:
    lines = _lines(catalogue("ja").drafters["lookup+model"], 12)
    assert lines == ["プロンプトルッ", "クアップ、", "なければドラフ", "トモデル"]
