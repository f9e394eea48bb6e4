"""The viewer in a real browser, alone: no Gradio, no model, made-up traces."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz import metrics
from specviz.registry import CONTROLLERS
from specviz.trace import Final, Plain, Round, Times, Trace, read, write
from specviz.trace.folds import LEAST_STEPS
from specviz.words.viewer import VIEWER
from support.node import in_node
from support.sentences import sentence
from viewer.sample import HOSTILE, sample
from viewer.stage import Stage, as_json, findings_of_stage

WORD = re.compile(r"^ \S+$")
OTHER_VIEWS = [name for name in VIEWER["views"] if name not in ("label", "rounds")]


def test_sample_is_valid(trace: Trace) -> None:
    assert read(write(trace)) == trace


def test_figures_after_each_round_are_those_of_the_trace(trace: Trace, greedy: Trace) -> None:
    script = """({ folds }, trace) => [...trace.rounds.keys(), trace.rounds.length]
      .map((k) => [folds(trace).at(k), folds(trace).comparison(k)])"""
    for one in (trace, greedy, sample(drafter="lookup", gamma=8), sample(plain=False)):
        told = as_json(one)
        for k, (sums, comparison) in enumerate(in_node("viewer/metrics.ts", script, told)):
            assert sums["rounds"] == k
            assert sums.items() >= (told["rounds"][k - 1]["sums"] if k else {}).items()
            compared = told.get("comparisons", [])[:k]
            assert comparison == (compared[-1] if compared else None)


def test_a_busy_machine_is_reported(stage: Stage) -> None:
    quiet = sample(gamma=8)
    tokens = quiet.plain.tokens
    assert len(tokens) > LEAST_STEPS
    for factor, told in ((1.05, False), (1.3, True)):
        times = [0.01 * factor ** (n % 2) for n in range(len(tokens))]
        jitter = metrics.jitter(times)
        assert metrics.is_disturbed(jitter) == told
        one = replace(quiet, plain=Plain(tokens, tuple(times)))
        stage.load(one)
        said = stage.page.locator(".sv-sentence").first.text_content() or ""
        disturbed = sentence(VIEWER["headline"]["disturbed"]).search(said)
        assert bool(disturbed) == told
        busy = stage.page.locator(".sv-figure-speedup").get_by_text(VIEWER["headline"]["busy"])
        for presenting in ("false", "true", "false"):
            stage.page.evaluate(f"viewer.present({presenting})")
            stage.settle()
            assert busy.is_visible() == told
        assert (colour_of(stage, "value") == colour_of(stage, "label")) == told


def test_an_impossible_speedup_is_no_result(stage: Stage) -> None:
    quiet = sample(gamma=8)
    plain = Plain(quiet.plain.tokens, tuple(9.0 for _ in quiet.plain.tokens))
    one = replace(quiet, plain=plain)
    assert metrics.disturbance(one)
    stage.load(one)
    figure = stage.page.locator(".sv-figure-speedup")
    assert (figure.locator(".sv-figure-value").text_content() or "").strip() == "–"
    assert figure.get_by_text(VIEWER["headline"]["busy"]).is_visible()
    said = stage.page.locator(".sv-sentence").first.text_content() or ""
    assert VIEWER["headline"]["impossible"] in said
    assert VIEWER["headline"]["too_early"] not in said


def colour_of(stage: Stage, part: str) -> str:
    """The colour of a part of the speed-up's figure."""
    figure = stage.page.locator(f".sv-figure-speedup .sv-figure-{part}")
    return str(figure.evaluate("node => getComputedStyle(node).color"))


def test_numbers_of_a_beginning_equal_the_folds_of_python(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    stage.page.evaluate("() => viewer.seek(7)")
    stage.settle()
    counts = metrics.counts(replace(trace, rounds=trace.rounds[:7]))
    names = ("rounds", "drafted", "accepted", "rejected", "untested", "emitted")
    for name in names:
        assert int(stage.ledger(name)) == getattr(counts, name)


def test_verdicts_are_all_there(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    expected = metrics.counts(trace)
    for kind in ("accepted", "rejected", "untested"):
        cells = stage.page.locator(f'.sv-cell[data-kind="{kind}"]')
        assert cells.count() == getattr(expected, kind)
    assert stage.tokens().count() == expected.emitted


def test_the_shown_text_is_the_runs_text(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    text = stage.page.locator(".sv-list").evaluate("node => node.textContent")
    assert text == trace.text


def test_character_of_several_tokens_is_whole_and_each_token_selectable(stage: Stage) -> None:
    trace = sample(text="ab ✅ cd", tokens=8, quality=1)
    stage.load(trace)
    parts = stage.page.locator(".sv-token[data-part]")
    assert parts.count() == 2
    whole = stage.page.locator('.sv-token[data-took="3"]')
    assert whole.inner_text() == "✅"
    assert "3 tokens" in (whole.get_attribute("aria-label") or "")
    parts.first.click()
    stage.settle()
    assert "e2" in stage.inspected()


def test_recorded_run_says_so(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    expect(stage.page.get_by_text("Recorded run · 2026-11-21")).to_be_visible()


def test_fonts_follow_the_documents_language(stage: Stage, trace: Trace) -> None:
    """Japanese and Chinese need different fonts for Han characters."""
    fonts = {}
    for language in ("ja", "zh-CN", "es"):
        stage.page.evaluate("lang => { document.documentElement.lang = lang; }", language)
        stage.load(trace)
        fonts[language] = stage.page.locator(".specviz[data-state]").evaluate(
            "n => getComputedStyle(n).fontFamily"
        )
    stage.page.evaluate("document.documentElement.lang = 'en'")
    assert "CJK JP" in fonts["ja"]
    assert "CJK SC" in fonts["zh-CN"]
    assert "CJK" not in fonts["es"]


def test_layers_on_several_gpus_are_shown(stage: Stage, trace: Trace) -> None:
    where = "target: layers 1–21 on GPU 0, layers 22–36 on GPU 1; draft: GPU 0"
    stage.load(replace(trace, machine=replace(trace.machine, placement=where)))
    expect(stage.page.get_by_text(f"{trace.machine.processor} · {where}")).to_be_visible()


@pytest.mark.parametrize("captured", [True, False])
def test_on_a_gpu_the_kind_of_steps_is_shown(stage: Stage, trace: Trace, captured: bool) -> None:
    stage.load(replace(trace, machine=replace(trace.machine, device="cuda"), captured=captured))
    told = VIEWER["steps"]["captured" if captured else "eager"]
    expect(stage.page.get_by_text(f"{trace.machine.processor} · {told}")).to_be_visible()


def test_hostile_tokens_stay_literal(stage: Stage) -> None:
    trace = sample(quality=0.2)
    hostile = dict(zip(trace.pieces, HOSTILE, strict=False))
    stage.load(replace(trace, pieces={**trace.pieces, **hostile}), view="rounds")
    page = stage.page
    for cell in page.locator(".sv-cell").all()[:12]:
        cell.hover()
    stage.settle()
    body = page.locator("#viewer").evaluate("node => node.textContent")
    assert "<img src=x onerror=alert(1)>" in body
    assert "${7*6}" in body
    assert "{{7*6}}" in body
    assert page.locator(".specviz img, .specviz b:not(.sv-overlap b)").count() == 0


def test_hover_previews_and_click_pins(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    rejected = stage.page.locator('.sv-cell[data-kind="rejected"]').nth(1)
    requests: list[str] = []
    stage.page.on("request", lambda request: requests.append(request.url))
    rejected.hover()
    stage.settle()
    first = stage.inspected()
    assert "min(1," in first
    assert VIEWER["residual"]["heading"] in first
    rejected.click()
    stage.page.locator('.sv-cell[data-kind="accepted"]').first.hover()
    stage.settle()
    assert stage.state()["selected"] == stage.state()["pinned"]
    assert VIEWER["inspector"]["pinned"] in stage.inspected()
    other = stage.page.locator('.sv-cell[data-kind="accepted"]').first
    other.click()
    assert "{round}.{index}".format(**stage.state()["pinned"]) == other.get_attribute("data-at")
    other.click()
    assert stage.state()["pinned"] is None, "a second click unpins"
    other.click()
    stage.press("?")
    stage.press("Escape")
    assert stage.state()["pinned"], "Esc closes the keys first"
    stage.press("Escape")
    assert stage.state()["pinned"] is None
    assert not requests


def test_eight_guesses_fit_one_row_beside_the_form(stage: Stage) -> None:
    stage.load(sample(gamma=8, tokens=24))
    stage.page.set_viewport_size({"width": 912, "height": 720})
    stage.page.evaluate("() => { document.querySelector('.specviz').style.width = '895px'; }")
    stage.settle()
    tops = "cells => cells.map((cell) => cell.getBoundingClientRect().top)"
    assert len(set(stage.page.locator(".sv-slot").evaluate_all(tops))) == 1
    stage.page.evaluate("() => { document.querySelector('.specviz').style.width = ''; }")


def test_a_token_leads_to_its_round(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    link = stage.page.locator(".sv-title .sv-link")
    expect(link).to_be_hidden()
    token = stage.page.locator('.sv-list [data-at="3.0"]')
    token.focus()
    stage.press("Enter")
    expect(link).to_contain_text(VIEWER["inspector"]["where"].split(",")[0].format(round=4))
    link.focus()
    stage.press("Enter")
    assert stage.moment() == (4, 0)
    assert stage.state()["pinned"] == {"round": 3, "index": 0}
    expect(link).to_be_hidden()
    expect(stage.page.locator(".sv-inspector")).to_be_focused()


def test_every_kind_of_token_is_explained(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    told = {}
    for kind in ("accepted", "rejected", "untested", "correction", "bonus"):
        stage.page.locator(f'.sv-cell[data-kind="{kind}"]').first.hover()
        stage.settle()
        told[kind] = stage.inspected()
    assert VIEWER["test"]["heading"] in told["accepted"]
    assert sentence(VIEWER["why"]["untested"]).search(told["untested"])
    assert VIEWER["test"]["heading"] not in told["untested"]
    assert VIEWER["residual"]["heading"] in told["correction"]
    assert VIEWER["areas"]["heading_target"] in told["bonus"]
    assert all(VIEWER["token"]["rest"] in text for text in told.values())


def test_at_temperature_0_no_draw_is_shown(stage: Stage, greedy: Trace) -> None:
    """Draws are recorded, but they decide nothing there."""
    assert any(draft.draw for round in greedy.rounds for draft in round.drafts)
    stage.load(greedy, view="rounds")
    why = VIEWER["why"]
    told = {"accepted": "greedy_accepted", "rejected": "greedy_rejected"}
    for kind, reason in {**told, "correction": "greedy_correction"}.items():
        stage.page.locator(f'.sv-cell[data-kind="{kind}"]').first.hover()
        stage.settle()
        assert sentence(why[reason]).search(stage.inspected())
        assert not re.search(r"\bdraw", stage.inspected())
    rejected = next(i for i, round in enumerate(greedy.rounds) if round.accepted < round.tested)
    stage.seek(rejected)
    stage.page.locator(".sv-strip").focus()
    for _ in range(2 * len(greedy.rounds[rejected].drafts) + 2):
        stage.press(".")
        assert not re.search(r"\bdraw", stage.caption() + stage.inspected())


@pytest.mark.parametrize("guesser", ["lookup", "model"])
def test_a_guess_that_was_looked_up_says_so(stage: Stage, guesser: str) -> None:
    """Even in a run in which lookup and the draft model take turns."""
    run = sample(drafter=guesser)
    stage.load(replace(run, settings=replace(run.settings, drafter="lookup+model")), view="rounds")
    stage.page.locator('.sv-cell[data-kind="accepted"]').first.hover()
    stage.settle()
    looked_up = VIEWER["areas"]["lookup"] in stage.inspected()
    assert looked_up == (guesser == "lookup")


def test_missing_distributions_are_reported(stage: Stage) -> None:
    stage.load(sample(positions=False, plain=False), view="rounds")
    stage.page.locator('.sv-cell[data-kind="rejected"]').first.hover()
    stage.settle()
    assert VIEWER["inspector"]["absent"] in stage.inspected()
    assert VIEWER["headline"]["not_measured"] in stage.page.locator(".sv-sentence").inner_text()
    assert stage.page.locator(".sv-figure-speedup").inner_text().startswith("–")


def test_greedy_compares_the_outputs(stage: Stage, greedy: Trace) -> None:
    stage.load(greedy)
    assert stage.ledger("agreement") == VIEWER["ledger"]["agreement"]["same"].format(n=24)
    tokens = list(greedy.plain.tokens)
    tokens[10] = greedy.prompt[0]
    stage.load(replace(greedy, plain=Plain(tuple(tokens), greedy.plain.seconds)))
    assert stage.ledger("agreement") == VIEWER["ledger"]["agreement"]["differ"].format(n=11)


def test_slower_than_plain_names_the_part_to_blame(stage: Stage) -> None:
    trace = sample(draft_ms=6.0, quality=0.3)
    assert (metrics.speedup(trace) or 0) < 1
    stage.load(trace)
    slower = sentence(VIEWER["headline"]["slower"], blame=VIEWER["part"]["draft"])
    assert slower.search(stage.page.locator(".sv-sentence").inner_text())


def test_a_speed_up_that_reads_as_one_is_neither_faster_nor_slower(stage: Stage) -> None:
    trace = sample()
    speed = metrics.speedup(trace) or 0
    for wanted in (0.997, 1.003):
        seconds = tuple(time * wanted / speed for time in trace.plain.seconds)
        stage.load(replace(trace, plain=replace(trace.plain, seconds=seconds)))
        headline = stage.page.locator(".sv-headline")
        expect(headline).to_contain_text("1.00×")
        expect(headline).to_have_attribute("data-slower", "false")
        expect(stage.page.locator(".sv-sentence")).to_contain_text(VIEWER["headline"]["same"])


def test_figures_of_a_part_of_the_run_say_so(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    rounds = len(trace.rounds)
    said, count = stage.page.locator(".sv-sentence"), stage.page.locator(".sv-count")
    until = VIEWER["headline"]["until"].format(round=7, rounds=rounds)
    expect(said).not_to_contain_text(until)
    expect(count).to_have_text(VIEWER["transport"]["all"].format(rounds=rounds))
    stage.seek(7)
    expect(said).to_contain_text(until)
    expect(count).to_have_text(VIEWER["transport"]["round_of"].format(round=7, rounds=rounds))


def test_text_that_came_while_the_viewer_was_hidden_is_shown(stage: Stage, trace: Trace) -> None:
    stage.seek(0)
    hide = "hidden => { document.querySelector('.specviz').hidden = hidden; }"
    stage.page.evaluate(hide, True)
    stage.load(trace, "{recorded: true, at: 12}")
    stage.page.evaluate(hide, False)
    stage.settle()
    stage.settle()
    shown, box = (stage.page.locator(part).bounding_box() for part in (".sv-text", ".sv-list"))
    assert shown
    assert box
    assert shown["height"] >= 5 * 28, "several lines"
    last = stage.page.locator(".sv-list [role=option]:visible").last.bounding_box()
    assert last
    assert last["y"] < shown["y"] + shown["height"]


def test_lines_break_before_a_word_never_within_its_token(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    text, words = stage.page.locator(".sv-text"), stage.tokens().filter(has_text=WORD)
    assert words.count() > 10
    for width in range(120, 320, 20):
        text.evaluate("(text, width) => { text.style.width = `${width}px`; }", width)
        boxes = words.evaluate_all("words => words.map((word) => word.getClientRects().length)")
        assert set(boxes) == {1}, width
    text.evaluate("text => { text.style.width = ''; }")


def test_scrubbing_shows_the_past_and_only_the_past(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    slider = stage.page.get_by_role("slider", name="Round")
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": box["width"] * 3 / len(trace.rounds), "y": 10})
    stage.settle()
    assert stage.state()["round"] == 3
    emitted = metrics.counts(replace(trace, rounds=trace.rounds[:3])).emitted
    assert stage.tokens().count() == emitted
    assert stage.page.locator(".sv-rows .sv-row:visible").count() == 3
    stage.page.get_by_role("button", name="Back one round").click()
    assert stage.state()["round"] == 2


def test_play_moves_by_itself_and_pauses(stage: Stage, trace: Trace) -> None:
    stage.load(trace, "{recorded: true, at: 2}")
    stage.page.get_by_role("combobox", name="Speed", exact=True).select_option("4")
    stage.press("Space")
    stage.page.wait_for_function("() => viewer.state().round >= 4")
    stage.press("Space")
    assert not stage.state()["playing"]


def test_deltas_are_idempotent_and_a_gap_asks_for_the_rest(stage: Stage, trace: Trace) -> None:
    start = replace(trace, rounds=(), plain=Plain(), ending="running")
    stage.load(start, "{}")
    stage.page.evaluate("() => viewer.setState('running')")
    rounds: list[Any] = as_json(trace)["rounds"]
    plain = as_json(trace)["plain"]
    assert stage.append(**{"from": 0}, rounds=rounds[:4])
    assert stage.append(**{"from": 2}, rounds=rounds[2:6])
    assert stage.append(**{"from": 0}, rounds=rounds[:3])
    assert stage.state()["rounds"] == 6
    assert not stage.append(**{"from": 9}, rounds=rounds[9:12])
    assert stage.sent() == [["resync", {"from": 6, "plain_from": 0}]]
    compared = {"comparisons": as_json(trace)["comparisons"], "comparisons_from": 0}
    rest = {"from": 6, "rounds": rounds[6:], "plain": plain, "plain_from": 0, **compared}
    assert stage.append(**rest, ending="length", captured=True)
    assert stage.append(**rest)
    assert stage.page.evaluate("() => viewer.trace().captured") is True
    assert stage.state()["state"] == "done"
    assert stage.page.locator(".sv-list").evaluate("node => node.textContent") == trace.text
    assert int(stage.ledger("emitted")) == len(trace.output)
    assert stage.ledger("speedup") == f"{metrics.speedup(trace):.2f}×"


def test_live_run_is_followed_until_someone_looks_back(stage: Stage, trace: Trace) -> None:
    stage.load(replace(trace, rounds=(), plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('running')")
    rounds: list[Any] = as_json(trace)["rounds"]
    stage.append(**{"from": 0}, rounds=rounds[:5])
    assert stage.state()["round"] == 5
    stage.press("j")
    stage.append(**{"from": 5}, rounds=rounds[5:7])
    assert stage.state()["round"] == 4
    stage.page.get_by_role("button", name="Jump to live").click()
    assert stage.state()["round"] == 7
    stage.sent()
    stage.page.evaluate("() => document.activeElement.blur()")
    stage.press("Space")
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.press("Space")
    stage.press("k")
    stage.page.get_by_role("button", name="Stop").click()
    assert [intent for intent, _ in stage.sent()] == ["pause", "resume", "step", "stop"]


def test_an_error_has_a_line_of_its_own_and_moves_nothing(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    stage.rest()
    boxes = [stage.page.locator(name) for name in (".sv-stage", ".sv-transport")]
    before = [box.bounding_box() for box in boxes]
    stage.page.evaluate("() => viewer.setState('error', 'The prompt is empty.')")
    stage.rest()
    message = stage.page.locator(".sv-message")
    expect(message).to_have_css("border-inline-start-style", "solid")
    assert [box.bounding_box() for box in boxes] == before


def test_only_addresses_on_the_hub_are_links(stage: Stage, trace: Trace) -> None:
    """A line may quote the name of a model, which anyone can choose."""
    stage.load(trace)
    ours = "https://huggingface.co/spaces/me/specviz-1.0?duplicate=true"
    line = f"Duplicate {ours}. Not https://huggingface.co.example/x or <b>https://example.com/y</b>"
    stage.page.evaluate("(line) => viewer.setState('error', line)", line)
    expect(stage.page.locator(".sv-message")).to_contain_text(line)
    link = stage.page.locator(".sv-message a")
    expect(link).to_have_text(ours)
    expect(link).to_have_attribute("href", ours)


def test_a_stopped_run_says_where(stage: Stage, trace: Trace) -> None:
    """It never claims to have finished."""
    message = stage.page.locator(".sv-message")
    for rounds, words in ((0, "stopped_none"), (3, "stopped")):
        some = trace.rounds[:rounds]
        emitted = metrics.counts(replace(trace, rounds=some)).emitted
        stage.load(replace(trace, rounds=some, plain=Plain(), ending="stopped"), "{}")
        stage.page.evaluate("() => viewer.setState('done')")
        expect(message).to_have_text(VIEWER["ending"][words].format(n=emitted))


def test_what_chose_the_draft_length_is_told(stage: Stage, trace: Trace) -> None:
    status = stage.page.locator(".sv-status")
    told = VIEWER["controller"]["chosen"].format(name=CONTROLLERS["cost"].title)
    stage.load(trace)
    expect(status).not_to_contain_text(told)
    stage.load(replace(trace, settings=replace(trace.settings, controller="cost")))
    expect(status).to_contain_text(told)


def test_keyboard_moves_through_text_and_rounds(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    options = stage.tokens()
    stage.page.locator(".sv-list [tabindex='0']").focus()
    stage.press("Home")
    expect(options.first).to_be_focused()
    stage.press("ArrowRight")
    expect(options.nth(1)).to_be_focused()
    stage.press("ArrowDown")
    assert stage.state()["selected"]["round"] == 1
    stage.press("End")
    expect(options.last).to_be_focused()
    stage.press("Enter")
    assert stage.state()["pinned"] == stage.state()["selected"]
    expect(options.last).to_have_attribute("aria-selected", "true")
    stage.press("Escape")
    assert stage.state()["pinned"] is None
    stage.page.locator(".sv-rows [tabindex='0']").focus()
    stage.press("Home")
    first = trace.rounds[0].drafts
    for _ in first:
        stage.press("ArrowRight")
    assert stage.state()["selected"] == {"round": 0, "index": len(first)}


def test_no_serious_accessibility_findings(open_stage: Callable[..., Stage], trace: Trace) -> None:
    stage = open_stage(fresh=True)
    page = stage.page
    page.emulate_media(reduced_motion="reduce")  # colours are settled
    assert findings_of_stage(stage) == [], "before there is a run"
    stage.load(trace, view="rounds")
    page.locator('.sv-cell[data-kind="rejected"]').first.click()
    for details in page.locator("details").all():
        details.evaluate("node => { node.open = true; }")
    assert findings_of_stage(stage) == [], "a whole run, everything open"
    for view in OTHER_VIEWS:
        stage.open(view)
        stage.drawn()
        assert findings_of_stage(stage, ".sv-views") == [], view
    stage.press("Escape")
    page.get_by_label(VIEWER["tint"]["label"]).select_option("overlap")
    page.get_by_label(VIEWER["stream"]["ghosts"]).check()
    page.get_by_role("button", name=VIEWER["areas"]["table"], exact=True).click()
    number = next(i for i, r in enumerate(trace.rounds) if 0 < r.accepted < len(r.drafts))
    for phase, part in (
        (2, None),
        (len(trace.rounds[number].drafts) + 1, ".sv-stage"),  # where a phase changes something
        (len(trace.rounds[number].drafts) + 3, ".sv-stage"),
    ):
        stage.seek(number, phase)
        assert findings_of_stage(stage, part) == [], f"tinted, with a table, in phase {phase}"


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_page_never_scrolls_sideways(open_stage: Callable[..., Stage], width: int) -> None:
    stage = open_stage(width=width)
    stage.load(sample(gamma=16, tokens=64, quality=0.9))
    assert stage.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_ten_runs_leave_no_nodes_behind(open_stage: Callable[..., Stage], trace: Trace) -> None:
    stage = open_stage(fresh=True)
    stage.page.clock.install()
    count = "() => document.querySelectorAll('*').length"
    for _ in range(2):
        stage.load(trace, view="time")
    stage.page.clock.run_for(5000)
    stage.page.locator(".sv-speedup-chart svg").wait_for()
    before = stage.page.evaluate(count)
    for _ in range(10):
        stage.load(trace)
    stage.page.clock.run_for(5000)
    stage.rest()
    assert abs(stage.page.evaluate(count) - before) < 20


def test_a_round_without_a_final_token_says_that_the_text_ends(stage: Stage, trace: Trace) -> None:
    ended = next(r for r in trace.rounds if r.accepted)
    ended = Round(
        drafts=ended.drafts[: ended.accepted],
        final=None,
        times=ended.times,
        positions=ended.positions[: ended.accepted],
    )
    stage.load(replace(trace, rounds=(ended,), plain=Plain(), ending="end of text"))
    assert stage.tokens().count() == ended.accepted
    assert "the text ends there" in stage.page.locator(".sv-caption").inner_text()


def test_a_run_without_guesses_is_plain_and_asks_nothing(stage: Stage, trace: Trace) -> None:
    stage.load(undrafted(trace))
    kinds = stage.tokens().evaluate_all("all => all.map((node) => node.dataset.kind)")
    assert set(kinds) == {"plain"}
    assert VIEWER["legend"]["plain"] in legend(stage)
    assert VIEWER["legend"]["bonus"] not in legend(stage)
    stage.tokens().first.hover()
    stage.settle()
    assert VIEWER["why"]["plain"] in stage.inspected()
    assert VIEWER["kind"]["bonus"] not in stage.inspected()
    button = stage.page.get_by_role("button", name=VIEWER["predict"]["start"])
    expect(button).to_be_hidden()
    stage.seek(0)
    stage.page.locator(".sv-strip").focus()
    for key in ("g", "k"):
        stage.press(key)
    assert stage.moment() == (1, 0)
    expect(stage.page.locator(".sv-predict")).to_be_hidden()
    stage.load(trace)  # its last round has no room for a guess
    expect(button).to_be_visible()
    assert {VIEWER["legend"][kind] for kind in ("bonus", "plain")} <= {*legend(stage).split("\n")}
    stage.load(replace(trace, rounds=trace.rounds[:-1], plain=Plain()))
    assert VIEWER["legend"]["plain"] not in legend(stage)


def undrafted(trace: Trace) -> Trace:
    """The same text with γ = 0: every round is the target's own token."""
    tokens = [token for round in trace.rounds for token in round.emitted]
    position = next(round.positions[-1] for round in trace.rounds if len(round.positions) > 1)
    rounds = tuple(
        Round(
            drafts=(), final=Final(token, "bonus"), times=Times(0, 0.01, 0), positions=(position,)
        )
        for token in tokens
    )
    return replace(trace, rounds=rounds, settings=replace(trace.settings, gamma=0), plain=Plain())


def legend(stage: Stage) -> str:
    return stage.page.locator(".sv-stream .sv-legend").inner_text()


def test_a_new_layout_before_the_first_paint_keeps_the_height(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage()
    load = "trace => { viewer.load(trace, {recorded: true}); viewer.relayout(); }"
    stage.evaluate(load, as_json(trace))
    stage.settle()
    box = stage.page.locator(".sv-stream-scroll").bounding_box()
    assert box
    assert box["height"] > 100
