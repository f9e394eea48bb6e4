"""What if each round had made fewer guesses? The figures, and the marks beside them."""

from specviz.metrics import acceptance_rate, counts
from specviz.trace import Trace
from specviz.words.viewer import VIEWER
from viewer.sample import sample
from viewer.stage import Stage

WORDS = VIEWER["whatif"]


def slide(stage: Stage, gamma: int) -> None:
    slider = stage.page.get_by_role("slider", name=WORDS["slider"])
    slider.evaluate(
        "(node, value) => { node.value = value; node.dispatchEvent(new Event('input')); }", gamma
    )
    stage.settle()


def row(stage: Stage, name: str) -> list[str]:
    table = stage.page.locator(".sv-experiments .sv-block:not(.sv-rule-lab) table")
    return table.locator("tr", has_text=WORDS["row"][name]).locator("td").all_inner_texts()


def test_the_figures_and_the_marks_of_a_smaller_gamma(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    table = stage.page.locator(".sv-experiments .sv-block:not(.sv-rule-lab) table")
    assert table.is_hidden()
    slide(stage, 2)
    kept = [min(2, round.accepted) for round in trace.rounds]
    tested = [min(2, round.tested) for round in trace.rounds]
    alpha = acceptance_rate(trace)
    assert alpha is not None
    was = counts(trace)
    assert row(stage, "mean_acceptance_length") == [
        f"{was.emitted / was.rounds:.2f}", f"{sum(kept) / len(kept) + 1:.2f}",
    ]  # fmt: skip
    assert row(stage, "acceptance_rate") == [
        f"{100 * alpha:.0f}%", f"{100 * sum(kept) / sum(tested):.0f}%",
    ]  # fmt: skip
    gone = sum(len(round.drafts[2:]) for round in trace.rounds)
    unfinished = sum(round.accepted >= 2 and len(round.drafts) > 2 for round in trace.rounds)
    assert stage.page.locator(".sv-cut-own").count() == unfinished
    # In an unfinished round, one of these is the target's own, but the final token is cut, too.
    assert stage.page.locator(".sv-cut").count() == gone
    stage.seek(3)
    assert row(stage, "drafted")[1] == str(sum(min(2, len(r.drafts)) for r in trace.rounds[:3]))
    marked = stage.page.locator(":is(.sv-cut, .sv-cut-own)").evaluate_all(
        "cells => cells.map((cell) => Number(cell.dataset.at.split('.')[0]))"
    )
    assert set(marked) <= {0, 1, 2}, "unfinished rounds are not marked"
    slide(stage, 4)
    assert table.is_hidden()
    assert stage.page.locator(":is(.sv-cut, .sv-cut-own, [aria-description])").count() == 0


def test_where_nothing_can_be_cut_the_page_says_why(stage: Stage) -> None:
    for trace, why in (
        (sample(drafter="lookup"), WORDS["lookup"]),
        (sample(gamma=1), WORDS["fewest"]),
    ):
        stage.load(trace, view="rounds")
        assert stage.page.get_by_role("slider", name=WORDS["slider"]).count() == 0
        assert why in stage.page.locator(".sv-experiments").inner_text()
