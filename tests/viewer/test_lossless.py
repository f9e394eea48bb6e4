"""Is it the same text? What the section says, against the trace; and the experiment it offers."""

import math
from bisect import bisect_right
from itertools import accumulate
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from specviz.trace import Candidate, Plain, Position, Trace, read, write
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import HOSTILE, sample
from viewer.stage import Stage
from viewer.test_race import drawn

WORDS, EXPERIMENT = VIEWER["lossless"], VIEWER["frequencies"]
TRIALS = 200


def load(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="same")
    drawn(stage)


def section(stage: Stage) -> Locator:
    return stage.page.locator("section", has=stage.page.locator(".sv-verdict"))


def why(stage: Stage) -> str:
    return section(stage).locator(".sv-verdict + .sv-note").inner_text()


def parting(trace: Trace, place: int, gap: float | None, dtype: str = "bfloat16") -> Trace:
    """The run, but at a place plain decoding wrote another token, whose logit was that much less.

    gap: None, if the other token is not even listed there.
    """
    rounds = list(trace.rounds)
    ends = list(accumulate(len(round.emitted) for round in rounds))
    number = bisect_right(ends, place)
    round = rounds[number]
    at = place - ends[number] + len(round.emitted)
    mine = round.emitted[at]
    position = round.positions[at]
    other = next(c.token for c in position.candidates if c.token != mine)
    p = 0.3
    rows = [Candidate(mine, 1.0, None, p, None)]
    if gap is not None:
        rows.append(Candidate(other, 0.0, None, p * math.exp(-gap), None))
    told = Position(
        candidates=tuple(rows),
        rest=Candidate(-1, 0.0, None, 1 - sum(r.target_raw or 0 for r in rows)),
    )
    positions = [told if i == at else each for i, each in enumerate(round.positions)]
    rounds[number] = replace(round, positions=tuple(positions))
    tokens = list(trace.plain.tokens)
    tokens[place] = other
    model = replace(trace.models.target, dtype=dtype)
    return replace(
        trace,
        rounds=tuple(rounds),
        plain=Plain(tuple(tokens), trace.plain.seconds),
        models=replace(trace.models, target=model),
    )


def test_greedy_texts_are_identical(stage: Stage, greedy: Trace) -> None:
    load(stage, greedy)
    expect(section(stage).locator(".sv-verdict")).to_have_text(WORDS["same"].format(n=24))
    assert why(stage) == WORDS["greedy"]
    texts = (
        section(stage).locator(".sv-twin-text").evaluate_all("all => all.map((n) => n.textContent)")
    )
    assert texts == [greedy.text] * 2
    assert section(stage).locator("mark:visible").count() == 0
    stage.seek(2)
    so_far = sum(len(round.emitted) for round in greedy.rounds[:2])
    expect(section(stage).locator(".sv-verdict")).to_have_text(WORDS["so_far"].format(n=so_far))
    expect(section(stage).locator(".sv-experiment")).to_be_hidden()


@pytest.mark.parametrize(
    ("gap", "dtype", "says"),
    [
        (0.25, "bfloat16", WORDS["tie"]),
        (0.25, "float16", WORDS["fault"]),
        (0.03, "float16", WORDS["tie"]),
        (0.03, "float32", WORDS["fault"]),
        (2.5, "bfloat16", WORDS["fault"]),
    ],
)
def test_where_greedy_texts_part_the_gap_says_why(
    stage: Stage, greedy: Trace, gap: float, dtype: str, says: str
) -> None:
    trace = parting(greedy, 10, gap, dtype)
    assert read(write(trace)) == trace
    load(stage, trace)
    expect(section(stage).locator(".sv-verdict")).to_have_text(
        WORDS["differ"].format(n=10, place=11)
    )
    limits = {"float16": 0.0625, "bfloat16": 0.5, "float32": 0.001}
    assert sentence(WORDS["gap"], gap=f"{gap:.3f}").match(why(stage))
    assert sentence(says, dtype=dtype, limit=limits[dtype]).search(why(stage))
    marks = section(stage).locator("mark")
    expected = [trace.plain.tokens[10], trace.output[10]]
    for mark, token in zip(marks.all(), expected, strict=True):
        assert visible(mark) == trace.decode([token])


def visible(mark: Locator) -> str:
    text: str = mark.evaluate("node => node.textContent")
    return text


def test_a_token_that_was_never_likely_is_a_fault(stage: Stage, greedy: Trace) -> None:
    trace = parting(greedy, 6, None)
    load(stage, trace)
    assert sentence(WORDS["unlisted"]).fullmatch(why(stage))
    blind = replace(trace, rounds=tuple(replace(r, positions=()) for r in trace.rounds))
    load(stage, blind)
    assert why(stage) == WORDS["unknown"]


def test_sampled_texts_part_as_they_should(stage: Stage, trace: Trace) -> None:
    tokens = list(trace.plain.tokens)
    tokens[3:] = trace.output[:-3]
    sampled = replace(trace, plain=Plain(tuple(tokens), trace.plain.seconds))
    place = next(i for i, t in enumerate(sampled.plain.tokens) if t != trace.output[i]) + 1
    load(stage, sampled)
    expect(section(stage).locator(".sv-verdict")).to_have_text(WORDS["sampled"].format(place=place))
    assert why(stage) == WORDS["sampling"]


def test_without_plain_decoding_there_is_nothing_to_compare(stage: Stage) -> None:
    load(stage, sample(plain=False))
    expect(section(stage).locator(".sv-verdict")).to_have_text(VIEWER["headline"]["not_measured"])
    expect(section(stage).locator(".sv-twins")).to_be_hidden()


# The experiment


def offer(stage: Stage) -> None:
    stage.page.evaluate(
        f"() => viewer.experiment.offer((...asked) => window.sent.push(asked), {TRIALS})"
    )


def message(number: int, **more: Any) -> dict[str, Any]:
    return {
        "number": number,
        "state": "running",
        "trials": 50,
        "of": TRIALS,
        "lines": [
            {"text": HOSTILE[1], "counts": [20, 25, 5]},
            {"text": "\n  x", "counts": [10, 10, 40]},
        ],
        "others": [20, 15, 5],
        **more,
    }


def take(stage: Stage, sent: dict[str, Any]) -> None:
    stage.page.evaluate("message => viewer.experiment.take(message)", sent)


def test_the_experiment_is_asked_for_shown_stopped_and_judged(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    block = section(stage).locator(".sv-experiment")
    offer(stage)
    expect(block).to_be_visible()
    button = block.locator(".sv-sample")
    expect(button).to_have_text(EXPERIMENT["sample"].format(n=TRIALS))
    block.get_by_role("button", name=EXPERIMENT["first"].format(n=2)).click()
    button.focus()
    stage.press("Enter")
    ((intent, asked),) = stage.sent()
    assert (intent, asked["tokens"], asked["take"]) == ("sample", 2, 0)
    known = read(asked["trace"].encode())
    assert (known.prompt, known.settings) == (trace.prompt, trace.settings)
    assert not known.rounds
    expect(block.get_by_role("status")).to_have_text(EXPERIMENT["state"]["loading"])
    take(stage, message(asked["number"]))
    cells = block.locator("tbody tr").first.locator("td").all_inner_texts()
    assert cells == ["40%", "50%", "10%"]
    assert block.locator("tbody tr").last.locator("td").all_inner_texts() == ["40%", "30%", "10%"]
    assert block.locator("tbody th").first.inner_text() == HOSTILE[1]
    assert block.locator("img").count() == 0
    expect(block.locator(".sv-scales")).to_be_hidden()
    expect(button).to_have_text(EXPERIMENT["stop"])
    button.click()
    assert stage.sent() == [["leave", {"number": asked["number"]}]]
    differences = {
        "speculative": {"distance": 0.1, "low": 0.05, "high": 0.2},
        "lossy": {"distance": 0.6, "low": 0.05, "high": 0.2},
    }
    take(stage, message(asked["number"], state="stopped", differences=differences))
    expect(button).to_have_text(EXPERIMENT["again"])
    told = block.locator(".sv-compared .sv-note").all_inner_texts()
    assert sentence(EXPERIMENT["within"]["speculative"], distance="0.10").fullmatch(told[0])
    assert sentence(EXPERIMENT["beyond"]["lossy"], distance="0.60").fullmatch(told[1])
    line = block.locator(".sv-apart").first.bounding_box()
    mark = block.locator(".sv-apart-mark").first.bounding_box()
    assert line is not None
    assert mark is not None
    assert (mark["x"] + 2 - line["x"]) / line["width"] == pytest.approx(0.1, abs=0.01)
    differences["speculative"]["distance"] = 0.3
    differences["lossy"]["distance"] = 0.1
    button.click()
    ((_, asked),) = stage.sent()
    assert asked["take"] == 1
    take(stage, message(asked["number"], state="done", differences=differences))
    told = block.locator(".sv-compared .sv-note").all_inner_texts()
    assert sentence(EXPERIMENT["beyond"]["speculative"], distance="0.30").fullmatch(told[0])
    assert sentence(EXPERIMENT["within"]["lossy"], distance="0.10").fullmatch(told[1])


def test_another_run_ends_the_experiment_and_late_answers_are_not_shown(
    stage: Stage, trace: Trace
) -> None:
    load(stage, trace)
    offer(stage)
    block = section(stage).locator(".sv-experiment")
    block.locator(".sv-sample").click()
    ((_, asked),) = stage.sent()
    load(stage, sample(seed=5))
    assert stage.sent() == [["leave", {"number": asked["number"]}]]
    take(stage, message(asked["number"]))
    expect(block.locator("table")).to_be_hidden()


def test_where_it_cannot_be_done_that_is_said(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    stage.page.evaluate("() => { viewer.experiment.offer(null); viewer.experiment.refuse(); }")
    block = section(stage).locator(".sv-experiment")
    expect(block.get_by_text(EXPERIMENT["zero_gpu"])).to_be_visible()
    expect(block.locator(".sv-sample")).to_be_hidden()
    load(stage, sample(gamma=0))
    expect(block).to_be_hidden()
