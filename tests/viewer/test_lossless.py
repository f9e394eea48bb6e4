"""“Is it the same text?”: its statements against the trace, and its experiment."""

import math
from bisect import bisect_right
from itertools import accumulate
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from specviz.trace import Candidate, Plain, Position, Trace, counted, read, write
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import HOSTILE, sample
from viewer.stage import Stage, as_json

WORDS, EXPERIMENT = VIEWER["lossless"], VIEWER["frequencies"]
TEXTS = 10_000


def load(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="same")
    stage.drawn()


def section(stage: Stage) -> Locator:
    return stage.page.locator("section", has=stage.page.locator(".sv-verdict"))


def why(stage: Stage) -> str:
    return section(stage).locator(".sv-verdict + .sv-note").inner_text()


def parting(trace: Trace, index: int, gap: float | None, dtype: str = "bfloat16") -> Trace:
    """The run, but plain decoding wrote another token at an index.

    Args:
        gap: how much lower the other token's logit is; None: the token is not listed there.
    """
    rounds = list(trace.rounds)
    ends = list(accumulate(len(round.emitted) for round in rounds))
    number = bisect_right(ends, index)
    round = rounds[number]
    at = index - ends[number] + len(round.emitted)
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
    tokens[index] = other
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
    pairs = section(stage).locator(".sv-own .sv-pair")
    assert pairs.count() == 24
    assert section(stage).locator('.sv-own .sv-pair[data-same="true"]').count() == 24
    kinds = pairs.locator("[data-came]").evaluate_all("all => all.map((n) => n.dataset.came)")
    came = [
        kind
        for r in greedy.rounds
        for kind in (
            *["accepted"] * r.accepted,
            r.final and (r.final.kind if r.drafts else "plain"),
        )
        if kind
    ]
    assert kinds == came
    expect(section(stage).locator(".sv-twins")).to_be_hidden()
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
    assert read(write(trace)) == counted(trace)
    load(stage, trace)
    expect(section(stage).locator(".sv-verdict")).to_have_text(
        WORDS["differ"].format(n=10, position=11)
    )
    limits = {"float16": 0.0625, "bfloat16": 0.5, "float32": 0.001}
    assert sentence(WORDS["gap"], gap=f"{gap:.3f}").match(why(stage))
    assert sentence(says, dtype=dtype, limit=limits[dtype]).search(why(stage))
    parting_pair = section(stage).locator(".sv-own .sv-pair[data-parts]")
    above, sign, below = parting_pair.locator("> span").evaluate_all(
        "all => all.map((n) => n.textContent)"
    )
    assert sign == "≠"
    expected = [trace.plain.tokens[10], trace.output[10]]
    assert [above, below] == [trace.decode([token]) for token in expected]


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
    at = next(i for i, t in enumerate(sampled.plain.tokens) if t != trace.output[i]) + 1
    load(stage, sampled)
    expect(section(stage).locator(".sv-verdict")).to_have_text(WORDS["sampled"].format(position=at))
    assert why(stage) == WORDS["sampling"]


def test_without_plain_decoding_there_is_nothing_to_compare(stage: Stage) -> None:
    load(stage, sample(plain=False))
    expect(section(stage).locator(".sv-verdict")).to_have_text(VIEWER["headline"]["not_measured"])
    expect(section(stage).locator(".sv-twins")).to_be_hidden()


# The experiment


def offer(stage: Stage) -> None:
    stage.page.evaluate(
        f"() => viewer.experiment.offer((...asked) => window.sent.push(asked), {TEXTS})"
    )


def message(number: int, checkpoints: int = 3, **more: Any) -> dict[str, Any]:
    """The counts of two texts and of all others; the lossy rule swaps the two."""
    plan = [10, 100, 1000]
    exact = [[0.6, 0.3, 0.1], [0.5, 0.3, 0.0], 0.004]
    lossy = [[0.3, 0.6, 0.1], [0.3, 0.5, 0.1], 0.3]

    def tally(n: int, shares: list[Any]) -> list[Any]:
        written, guessed, distance = shares
        return [[n * share for share in written], [n * share for share in guessed], distance]

    return {
        "number": number,
        "state": "running",
        "texts": plan[checkpoints - 1] if checkpoints else 0,
        "of": TEXTS,
        "temperature": 0.7,
        "greedy": None,
        "rows": [[HOSTILE[1], 0.6], ["\n  x", 0.3], [None, 0.1]],
        "plan": plan,
        "band": [[0.05, 0.5], [0.01, 0.2], [0.002, 0.05]],
        "checkpoints": [[n, tally(n, exact), tally(n, lossy)] for n in plan[:checkpoints]],
        **more,
    }


def take(stage: Stage, sent: dict[str, Any]) -> None:
    stage.page.evaluate("message => viewer.experiment.take(message)", sent)


def block_of(stage: Stage) -> Locator:
    return section(stage).locator(".sv-experiment")


def told(stage: Stage, rule: str) -> Locator:
    return block_of(stage).locator(f'.sv-told[data-rule="{rule}"]')


def test_the_experiment_is_started_shown_stopped_and_judged(
    stage: Stage, trace: Trace, greedy: Trace
) -> None:
    load(stage, trace)
    offer(stage)
    block = block_of(stage)
    expect(block).to_be_visible()
    button, status = block.locator(".sv-sample"), block.locator(".sv-sample-controls [role=status]")
    expect(button).to_have_text(EXPERIMENT["sample"])
    block.get_by_role("button", name=EXPERIMENT["first"].format(n=2)).click()
    button.focus()
    stage.press("Enter")
    ((intent, asked),) = stage.sent()
    assert (intent, asked["tokens"], asked["take"]) == ("sample", 2, 0)
    known = read(asked["trace"].encode())
    length = len(known.prompt) - len(trace.prompt)
    assert known.prompt == (*trace.prompt, *trace.output[:length])
    assert (known.settings, known.rounds) == (trace.settings, ())
    expect(status).to_have_text(EXPERIMENT["state"]["loading"])
    take(stage, message(asked["number"], 0, greedy=as_json(greedy)))
    expect(block.locator(".sv-same")).to_have_text(WORDS["same"].format(n=24))
    assert block.locator('.sv-pair[data-same="true"]').count() == 24
    take(stage, message(asked["number"], 2))
    expect(status).to_have_text(EXPERIMENT["state"]["running"].format(n="100", of="10,000"))
    rows = block.locator(".sv-counts tbody tr")
    expect(rows.first.locator("td")).to_have_text(["60.0%", "60.0%", "30.0%"])
    expect(rows.last.locator("td")).to_have_text(["10.0%", "10.0%", "10.0%"])
    assert rows.first.locator("th").inner_text() == HOSTILE[1]
    assert block.locator("img").count() == 0
    expect(told(stage, "exact")).to_be_hidden()
    button.click()
    assert stage.sent() == [["leave", {"number": asked["number"]}]]
    take(stage, message(asked["number"], state="stopped", temperature=0.75))
    expect(block).to_contain_text(EXPERIMENT["counted"].format(t=0.75, n="1,000"))
    expect(button).to_have_text(EXPERIMENT["again"])
    within, beyond = EXPERIMENT["within"], EXPERIMENT["beyond"]
    expect(told(stage, "exact")).to_have_text(sentence(within["exact"], n="1,000", distance="0.4%"))
    expect(told(stage, "lossy")).to_have_text(
        sentence(beyond["lossy"], n="1,000", distance="30%", high="5.0%")
    )
    bar = rows.first.locator(".sv-count-bar").first
    whole, parts = bar.bounding_box(), bar.locator("> span")
    assert whole is not None
    widths = [box["width"] / whole["width"] for n in (0, 1) if (box := parts.nth(n).bounding_box())]
    assert widths == [pytest.approx(1, abs=0.01), pytest.approx(5 / 6, abs=0.01)]
    button.click()
    ((_, asked),) = stage.sent()
    assert asked["take"] == 1
    swapped = message(asked["number"], state="done")
    swapped["checkpoints"] = [[n, lossy, exact] for n, exact, lossy in swapped["checkpoints"]]
    take(stage, swapped)
    expect(told(stage, "exact")).to_have_text(sentence(beyond["exact"], n="1,000", distance="30%"))
    expect(told(stage, "lossy")).to_have_text(sentence(within["lossy"], n="1,000"))


def test_the_curves_are_drawn_where_the_differences_are(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    offer(stage)
    block_of(stage).locator(".sv-sample").click()
    ((_, asked),) = stage.sent()
    take(stage, message(asked["number"], state="done"))
    expect(told(stage, "exact")).to_be_visible()
    heights = {}
    for rule in ("exact", "lossy"):
        line = block_of(stage).locator(f'.sv-convergence-line[data-rule="{rule}"] polyline')
        points = (line.get_attribute("points") or "").split()
        assert len(points) == 3
        heights[rule] = [float(point.split(",")[1]) for point in points]
    assert len(set(heights["exact"])) == 1  # this message has one difference throughout
    assert heights["exact"][0] > heights["lossy"][0], "a smaller difference is drawn lower"


def test_the_experiment_starts_where_the_lossy_rule_harms_most(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    offer(stage)
    block_of(stage).locator(".sv-sample").click()
    ((_, asked),) = stage.sent()
    start = len(read(asked["trace"].encode()).prompt) - len(trace.prompt)

    def harm(position: Position) -> float:
        if (position.rest.target or 0) > 0.3 or position.rest.draft is None:
            return 0.0
        shares = sorted((each.target or 0, each.draft or 0) for each in position.candidates)
        excess = sum(max(0.0, q - p) for p, q in shares[-3:])
        return excess * (1 - sum(p**2 for p, _ in shares))

    harms = [
        harm(position)
        for round in trace.rounds
        for position in round.positions[: len(round.emitted)]
    ]
    assert harms[start] == pytest.approx(max(harms))
    assert max(harms) > 0


def test_another_run_ends_the_experiment_and_late_answers_are_not_shown(
    stage: Stage, trace: Trace
) -> None:
    load(stage, trace)
    offer(stage)
    stage.sent()
    block_of(stage).locator(".sv-sample").click()
    ((_, asked),) = stage.sent()
    load(stage, sample(seed=5))
    assert stage.sent() == [["leave", {"number": asked["number"]}]]
    take(stage, message(asked["number"]))
    expect(block_of(stage).locator("table")).to_be_hidden()


def test_an_impossible_experiment_is_explained_or_hidden(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    stage.page.evaluate("() => viewer.experiment.refuse()")
    expect(block_of(stage).get_by_text(EXPERIMENT["zero_gpu"])).to_be_visible()
    expect(block_of(stage).locator(".sv-sample")).to_be_hidden()
    load(stage, sample(gamma=0))
    expect(block_of(stage)).to_be_hidden()
