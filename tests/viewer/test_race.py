"""The race against the trace: arrivals at any time, playback, costs and waiting times."""

from collections.abc import Callable, Iterator
from itertools import accumulate

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from specviz import metrics
from specviz.trace import Plain, Times, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from support.waiting import until
from viewer.sample import HOSTILE, sample
from viewer.stage import RECORDED, Stage, as_json

WORDS = VIEWER["race"]


def load(stage: Stage, trace: Trace, options: str = RECORDED, view: str = "race") -> None:
    stage.load(trace, options, view)
    stage.drawn()


def button(stage: Stage) -> Locator:
    return stage.page.locator('[data-button="race"]')


def scrubber(stage: Stage) -> Locator:
    return stage.page.get_by_role("slider", name=WORDS["scrubber"])


def speeds(stage: Stage) -> Locator:
    return stage.page.locator(".sv-race-controls").get_by_label(WORDS["speed"])


def told(stage: Stage) -> str:
    return scrubber(stage).get_attribute("aria-valuetext") or ""


def clock(stage: Stage) -> float:
    """Seconds on the clock."""
    return seconds(stage.page.locator(".sv-race-clock").inner_text().split(" of ")[0])


def seconds(text: str) -> float:
    value, unit = text.split(" ")
    return float(value) / (1000 if unit == "ms" else 1)


def read(stage: Stage, way: str) -> str:
    text: str = stage.page.locator(f'[data-way="{way}"] .sv-reader-text').evaluate(
        "node => node.textContent"
    )
    return text


def there(trace: Trace, time: float) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Slow reference: the tokens that both methods have written by a time."""
    ours: list[int] = []
    now = 0.0
    for round in trace.rounds:
        now += round.times.total
        if now <= time:
            ours += round.emitted
    ends = accumulate(trace.plain.seconds)
    plain = [t for t, end in zip(trace.plain.tokens, ends, strict=True) if end <= time]
    return tuple(ours), tuple(plain)


def ends(trace: Trace) -> tuple[float, float]:
    return metrics.speculative_seconds(trace), sum(trace.plain.seconds)


@pytest.mark.parametrize("how", [{}, {"draft_ms": 6.0, "quality": 0.3}, {"drafter": "lookup"}])
def test_arrivals_at_any_time_follow_the_measured_times(
    stage: Stage, how: dict[str, float | str]
) -> None:
    trace = sample(**how)  # type: ignore[arg-type]
    times = [max(ends(trace)) * (part + 0.37) / 40 for part in range(42)]
    script = """([trace, times]) => {
      const [ours, plain] = [0, 0].map(() => new SpecViz.arrivals.Arrivals());
      SpecViz.arrivals.fill(new SpecViz.run.Run(trace), trace.rounds.length, ours, plain);
      return times.map((time) => [ours, plain].map((lane) =>
        [lane.tokensAt(time), lane.list.slice(0, lane.by(time)).map(({ text }) => text).join('')]));
    }"""
    found = stage.evaluate(script, [as_json(trace), times])
    for time, lanes in zip(times, found, strict=True):
        for tokens, (count, text) in zip(there(trace, time), lanes, strict=True):
            assert count == len(tokens)
            assert text == trace.decode(tokens).rstrip("\ufffd")  # characters are shown whole


def test_the_clock_is_scrubbed_and_both_texts_follow(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    assert (read(stage, "speculative"), read(stage, "plain")) == (trace.text, trace.text)
    first, second = ends(trace)
    assert first < second
    for part in (0.1, 0.5, 0.75):
        scrubber(stage).fill(str(round(part * 1000)))
        ours, plain = there(trace, part * second)
        assert read(stage, "speculative") == trace.decode(ours).rstrip("\ufffd")
        assert read(stage, "plain") == trace.decode(plain).rstrip("\ufffd")
        now = sentence(WORDS["now"], ours=len(ours), plain=len(plain))
        assert now.fullmatch(told(stage))
        assert stage.page.locator(".sv-race-sentence").inner_text() == told(stage)
    newest = stage.page.locator("[data-new]")
    scrubber(stage).fill("300")
    assert newest.count() == 2
    assert stage.state()["round"] == len(trace.rounds), "the stage stays at its moment"


def test_the_end_names_the_winner(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    other = len(there(trace, ends(trace)[0])[1])
    first = f"{ends(trace)[0] * 1000:.0f} ms"
    won = sentence(WORDS["won"], done=96, first=first, other=other, of=96)
    assert won.fullmatch(told(stage))
    slow = sample(draft_ms=6.0, quality=0.3)
    load(stage, slow)
    assert sentence(WORDS["lost"], done=96, of=96).fullmatch(told(stage))


def test_plain_text_after_its_end_is_grey(stage: Stage, trace: Trace) -> None:
    end = max(trace.pieces) + 1
    tokens = (*trace.plain.tokens[:40], end, *trace.plain.tokens[41:])
    load(
        stage,
        replace(
            trace,
            pieces={**trace.pieces, end: "<|im_end|>"},
            plain=replace(trace.plain, tokens=tokens),
        ),
        view="race",
    )
    assert stage.page.locator(".sv-ended").count() == len(tokens) - 41
    said = stage.page.locator(".sv-race-texts")
    assert WORDS["goes_on"].format(end="<|im_end|>") in said.inner_text()
    stage.open("same")
    stage.drawn()
    assert stage.page.locator('.sv-twin[data-way="plain"]').inner_text().endswith("<|im_end|>")
    load(stage, trace)
    assert stage.page.locator(".sv-ended").count() == 0


def test_text_that_is_shown_turns_grey_when_its_end_is_told(stage: Stage, trace: Trace) -> None:
    """A model may end its text with any token: a live run tells which with its last round."""
    rounds, end = len(trace.rounds) - 1, trace.output[-1]
    tokens = tuple(end if index == 4 else trace.prompt[-1] for index in range(len(trace.plain)))
    whole = replace(trace, plain=replace(trace.plain, tokens=tokens), ending="end of text")
    load(stage, replace(whole, rounds=trace.rounds[:rounds], ending="running"))
    assert stage.page.locator(".sv-ended").count() == 0
    told = as_json(whole)
    stage.append(**{"from": rounds, "rounds": told["rounds"][rounds:], "ending": "end of text"})
    stage.drawn()
    assert stage.page.locator(".sv-ended").count() == len(tokens) - 5


def test_it_plays_pauses_and_ends(open_stage: Callable[..., Stage], trace: Trace) -> None:
    stage = open_stage()  # not shared: the chosen speed stays
    load(stage, trace)
    speed = speeds(stage)
    assert speed.input_value() == "0.1", "a race under a second starts in slow motion"
    button(stage).click()
    expect(button(stage)).to_have_text(WORDS["pause"])
    stage.page.wait_for_function("() => Number(document.querySelector('.sv-scrubber').value) > 20")
    button(stage).focus()
    stage.press("Space")
    expect(button(stage)).to_have_text(WORDS["play"])
    held = clock(stage)
    stage.drawn()
    assert clock(stage) == held < max(ends(trace))
    speed.select_option("4")
    button(stage).click()
    expect(button(stage)).to_have_text(WORDS["play"])
    expect(stage.page.locator(".sv-race-sentence")).to_have_text(sentence(WORDS["won"], done=96))
    assert read(stage, "plain") == trace.text
    load(stage, replace(trace, rounds=tuple(slower(trace))))
    assert speed.input_value() == "4", "the visitor's choice stays"


def slower(trace: Trace) -> Iterator[object]:
    for each in trace.rounds:
        yield replace(each, times=Times(each.times.draft * 50, each.times.verify * 50, 0.0))


def test_arrows_go_from_arrival_to_arrival(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    scrubber(stage).focus()
    stage.press("Home")
    assert (read(stage, "speculative"), read(stage, "plain")) == ("", "")
    arrivals = sorted(
        [*accumulate(r.times.total for r in trace.rounds), *accumulate(trace.plain.seconds)]
    )
    for time in arrivals[:5]:
        stage.press("ArrowRight")
        ours, plain = there(trace, time + 1e-9)
        now = sentence(WORDS["now"], ours=len(ours), plain=len(plain))
        assert now.fullmatch(told(stage))
    stage.press("ArrowLeft")
    ours, plain = there(trace, arrivals[3] + 1e-9)
    assert sentence(WORDS["now"], ours=len(ours), plain=len(plain)).fullmatch(told(stage))
    stage.press("End")
    assert sentence(WORDS["won"]).fullmatch(told(stage))
    assert stage.moment() == (len(trace.rounds), 0), "these keys move only the clock"


def test_without_motion_the_button_goes_from_burst_to_burst(stage: Stage, trace: Trace) -> None:
    stage.page.emulate_media(reduced_motion="reduce")
    try:
        load(stage, trace)
        assert button(stage).inner_text() == WORDS["step"]
        button(stage).click()
        assert clock(stage) == 0
        button(stage).click()
        first = there(trace, min(trace.rounds[0].times.total, trace.plain.seconds[0]) + 1e-9)
        assert f"{len(first[0])} tokens and plain decoding {len(first[1])}." in told(stage)
        held = clock(stage)
        stage.drawn()
        assert clock(stage) == held, "nothing moves by itself"
    finally:
        stage.page.emulate_media(reduced_motion="no-preference")


def test_a_live_run_is_raced_as_far_as_it_is_known(stage: Stage, trace: Trace) -> None:
    begun = replace(
        trace,
        rounds=trace.rounds[:6],
        plain=Plain(trace.plain.tokens[:12], trace.plain.seconds[:12]),
        ending="running",
    )
    load(stage, begun, "{}")
    known = min(ends(begun))
    speeds(stage).select_option("4")
    scrubber(stage).fill("0")
    button(stage).click()
    bursts = "[data-way=speculative] .sv-reader-text > span"
    stage.page.wait_for_function(f"() => document.querySelectorAll('{bursts}').length >= 4")
    until(lambda: clock(stage) >= known - 0.001)
    stage.settle()
    expect(button(stage)).to_have_text(WORDS["pause"])
    assert clock(stage) <= known + 0.001, "it waits for further rounds"
    rest = as_json(trace)
    stage.append(
        **{"from": 6}, rounds=rest["rounds"][6:], plain=rest["plain"], plain_from=0, ending="length"
    )
    expect(button(stage)).to_have_text(WORDS["play"])
    assert read(stage, "speculative") == read(stage, "plain") == trace.text


def test_the_clock_follows_the_story_until_it_is_touched(stage: Stage, trace: Trace) -> None:
    load(stage, trace)
    stage.seek(5)
    stage.drawn()
    assert clock(stage) == pytest.approx(metrics.speculative_seconds(trace, 5), abs=6e-4)
    scrubber(stage).fill("900")
    touched = clock(stage)
    stage.drawn()
    assert clock(stage) == touched
    box = stage.page.locator(".sv-lanes").bounding_box()
    assert box is not None
    stage.page.locator(".sv-lanes").click(position={"x": box["width"] * 0.2, "y": 60})
    stage.drawn()
    shown = stage.state()["round"]
    time = 0.2 * max(ends(trace))
    assert metrics.speculative_seconds(trace, shown - 1) < time
    assert clock(stage) == pytest.approx(metrics.speculative_seconds(trace, shown), abs=6e-4)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_hand_passes_behind_the_names_of_the_lanes(
    open_stage: Callable[..., Stage], trace: Trace, width: int
) -> None:
    stage = open_stage(width=width)
    load(stage, trace)
    stage.drawn()
    name, hand = (stage.page.locator(f".sv-{part}") for part in ("lane-second", "lanes-hand"))
    name.scroll_into_view_if_needed()
    box = name.bounding_box()
    assert box
    pictures = []
    for part in ("1000", "60"):
        scrubber(stage).fill(part)
        stage.settle()
        pictures.append(
            stage.page.screenshot(
                clip={
                    "x": box["x"],
                    "y": box["y"] + 1,
                    "width": box["width"],
                    "height": box["height"] - 2,
                }
            )
        )
    at = hand.bounding_box()
    assert at
    assert box["x"] < at["x"] < box["x"] + box["width"]
    assert pictures[0] == pictures[1]


def test_where_the_time_goes_and_how_long_a_reader_waits(stage: Stage, trace: Trace) -> None:
    load(stage, trace, view="time")
    compared, waits = metrics.comparison(trace), metrics.counts(trace).waits
    assert compared is not None
    cost = compared.cost
    chart = stage.page.locator(".sv-costs")
    label = chart.get_attribute("aria-label") or ""
    plain = f"{cost.plain * 1000:.1f} ms"
    assert sentence(VIEWER["costs"]["aria"], plain=plain).fullmatch(label)
    widths = chart.locator("[data-part]").evaluate_all(
        "parts => parts.map((part) => part.getBoundingClientRect().width)"
    )
    ratio = cost.plain / (cost.draft + cost.verify + cost.accept)
    assert widths[0] / sum(widths[1:]) == pytest.approx(ratio, rel=0.03)
    note = stage.page.locator(".sv-costs-block .sv-note")
    speedup = f"{metrics.speedup(trace):.2f}×"
    assert sentence(VIEWER["costs"]["faster"], speedup=speedup).search(note.inner_text())
    cells = stage.page.locator(".sv-waits td").all_inner_texts()[1:]
    gaps = (compared.wait, waits.speculative, waits.bursts)
    expected = [value for gap in gaps for value in (gap.p50, gap.p95)]
    assert [seconds(cell) for cell in cells] == pytest.approx(expected, abs=6e-5)
    slow = sample(draft_ms=6.0, quality=0.3)
    load(stage, slow, view="time")
    slower = sentence(VIEWER["costs"]["slower"], blame=VIEWER["part"]["draft"])
    assert slower.search(note.inner_text())


def test_without_plain_decoding_there_is_one_lane(stage: Stage) -> None:
    trace = sample(plain=False)
    load(stage, trace)
    assert WORDS["unmeasured"] in stage.page.locator('.sv-reader[data-way="plain"]').inner_text()
    assert read(stage, "speculative") == trace.text
    assert sentence(WORDS["alone"]).fullmatch(told(stage))
    stage.open("time")
    stage.drawn()
    assert VIEWER["headline"]["not_measured"] in stage.page.locator(".sv-costs-block").inner_text()


def test_hostile_tokens_stay_text_in_the_race(stage: Stage, trace: Trace) -> None:
    hostile = dict(zip(trace.output, HOSTILE, strict=False))
    load(stage, replace(trace, pieces={**trace.pieces, **hostile}))
    assert "<img src=x onerror=alert(1)>" in read(stage, "plain")
    assert "U+202E" in read(stage, "speculative")
    assert stage.page.locator(".sv-reader-text :is(img, b)").count() == 0


def test_charts_out_of_sight_wait_while_rounds_come(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    """Drawing them would delay the verdicts; they are drawn once no more rounds come."""
    stage, whole = open_stage(fresh=True), as_json(trace)
    stage.page.clock.install()
    sentence = stage.page.locator(".sv-race-sentence")
    begun = whole | {"rounds": [], "plain": {"tokens": [], "seconds": []}, "ending": "running"}
    stage.page.evaluate("trace => { viewer.load(trace); viewer.setState('running'); }", begun)
    stage.settle()
    before = sentence.inner_text()
    come = {"from": 0, "rounds": whole["rounds"][:9], "plain_from": 0, "plain": whole["plain"]}
    stage.append(**come, pieces=whole["pieces"], ending="running")
    stage.page.clock.run_for(5000)  # long enough to draw them
    expect(sentence).to_have_text(before)
    stage.page.evaluate("viewer.setState('paused')")
    stage.page.clock.run_for(5000)
    expect(sentence).not_to_have_text(before)
