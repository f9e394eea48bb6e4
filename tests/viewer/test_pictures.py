"""The viewer's pictures against the trace: areas, tints, charts and their descriptions."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.metrics import speedup
from specviz.trace import Draft, Plain, Position, Round, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import sample
from viewer.stage import Stage, as_json

RUNS = {
    "sampled": sample(),
    "hot": sample(seed=3, quality=0.4, gamma=6),
    "greedy": sample(temperature=0, tokens=24),
    "looked up": sample(drafter="lookup", gamma=8, quality=0.5),
}


def positions(trace: Trace) -> list[Position]:
    return [position for round in trace.rounds for position in round.positions]


@pytest.mark.parametrize("name", RUNS)
def test_the_shared_area_is_the_overlap(stage: Stage, name: str) -> None:
    """Summed over the rows of the picture, and over those of the table: no mass is missing."""
    trace = RUNS[name]
    script = """trace => trace.rounds.flatMap((round) => round.positions).map((position) => {
      const { rowsOf, tableOf } = SpecViz.distribution;
      return [rowsOf(position, []), tableOf(position)].map((rows) => ['target', 'draft', 'both']
        .map((column) => rows.reduce((sum, row) => row[column] == null ? null : sum + row[column], 0)));
    })"""  # noqa: E501
    for position, both in zip(
        positions(trace), stage.evaluate(script, as_json(trace)), strict=True
    ):
        drafted = None if position.overlap is None else pytest.approx(1, abs=1e-6)
        overlap = None if position.overlap is None else pytest.approx(position.overlap, abs=1e-6)
        for target, draft, shared in both:
            assert (target, draft, shared) == (pytest.approx(1, abs=1e-6), drafted, overlap)


@pytest.mark.parametrize("kind", ["accepted", "rejected"])
def test_the_dart_falls_into_the_shared_part_exactly_if_accepted(
    stage: Stage, trace: Trace, kind: str
) -> None:
    stage.load(trace, view="rounds")
    cells = stage.page.locator(f'.sv-cell[data-kind="{kind}"]')
    dart = stage.page.locator(".sv-dart:visible")
    for i in range(min(5, cells.count())):
        cells.nth(i).dispatch_event("pointerover")
        stage.settle()
        assert dart.count() == 1
        where, shared, whole = dart.evaluate(
            """node => { const box = (n) => n.getBoundingClientRect(); const bar = node.parentNode;
              return [box(node).left + 1, box(bar.querySelector('[data-area=both]')).right,
                      Math.max(...[...bar.children].slice(0, 3).map((n) => box(n).right))]; }"""
        )
        assert (where < shared + 0.6) == (kind == "accepted")
        assert where <= whole + 0.6


def test_lengths_on_the_screen_are_the_probabilities(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    number = next(i for i, r in enumerate(trace.rounds) if 0 < r.accepted < len(r.drafts))
    index = trace.rounds[number].accepted
    stage.page.locator(f'.sv-cell[data-at="{number}.{index}"]').hover()
    stage.settle()
    position = trace.rounds[number].positions[index]
    lengths = stage.page.locator(".sv-areas .sv-area-row:visible .sv-area-bar").evaluate_all(
        """bars => bars.map((bar) => Object.fromEntries([...bar.querySelectorAll('[data-area]')]
            .map((part) => [part.dataset.area, part.getBoundingClientRect().width / bar.getBoundingClientRect().width])))"""  # noqa: E501
    )
    *rows, total = lengths
    assert total["both"] == pytest.approx(position.overlap, abs=0.01)
    assert sum(row["both"] for row in rows) == pytest.approx(position.overlap, abs=0.02)
    assert sum(row["both"] + row["target"] for row in rows) == pytest.approx(1, abs=0.02)
    assert sum(row["both"] + row["draft"] for row in rows) == pytest.approx(1, abs=0.02)


def test_before_shaping_shows_the_models_own_probabilities(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage("{live: false}")
    stage.load(trace, view="rounds")
    stage.page.locator('.sv-cell[data-kind="rejected"]').first.click()
    stage.settle()
    names = stage.page.locator(".sv-areas .sv-area-row:visible .sv-t").all_inner_texts()
    shaped = stage.page.locator(".sv-areas .sv-p").all_inner_texts()
    shaping = VIEWER["areas"]["temperature"].format(value=0.8)
    assert VIEWER["areas"]["shaped_note"].format(shaping=shaping) in stage.inspected()
    stage.page.get_by_role("button", name=VIEWER["areas"]["raw"], exact=True).click()
    stage.settle()
    assert VIEWER["areas"]["raw_note"].format(shaping=shaping) in stage.inspected()
    assert stage.page.locator(".sv-areas .sv-p").all_inner_texts() != shaped
    rows = stage.page.locator(".sv-areas .sv-area-row:visible .sv-t")
    assert rows.all_inner_texts() == names[:-1]  # the same tokens, without the sum
    assert stage.page.locator(".sv-dart:visible").count() == 0
    at = stage.state()["pinned"]
    position = trace.rounds[at["round"]].positions[at["index"]]
    stage.page.get_by_role("button", name=VIEWER["areas"]["table"], exact=True).click()
    stage.settle()
    first = stage.page.locator(".sv-areas-table tbody tr").first.locator("td").all_inner_texts()
    best = max(position.candidates, key=lambda c: c.target_raw or 0)
    assert first[:2] == [f"{best.target_raw:.3f}", f"{best.draft_raw:.3f}"]


def test_the_table_has_every_token_and_sums_up(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage("{live: false}")
    stage.load(trace, view="rounds")
    stage.page.locator('.sv-cell[data-kind="rejected"]').first.click()
    stage.page.get_by_role("button", name=VIEWER["areas"]["table"], exact=True).click()
    stage.settle()
    at = stage.state()["pinned"]
    position = trace.rounds[at["round"]].positions[at["index"]]
    rows = stage.page.locator(".sv-areas-table tbody tr")
    assert rows.count() == len(position.candidates) + 2
    assert VIEWER["token"]["rest"] in rows.nth(-2).inner_text()
    assert rows.last.locator("td").all_inner_texts() == [
        "1",
        "1",
        f"{position.overlap:.3f}",
    ]
    assert stage.page.locator(".specviz img, .specviz b").count() == 0  # its tokens are hostile


def test_the_switch_is_hidden_where_nothing_was_shaped(stage: Stage, trace: Trace) -> None:
    def plain(position: Position) -> Position:
        rows = [
            replace(c, target_raw=c.target, draft_raw=c.draft)
            for c in (*position.candidates, position.rest)
        ]
        return replace(position, candidates=tuple(rows[:-1]), rest=rows[-1])

    rounds = [replace(r, positions=tuple(map(plain, r.positions))) for r in trace.rounds]
    stage.load(replace(trace, rounds=tuple(rounds)))
    switch = stage.page.get_by_role("button", name=VIEWER["areas"]["raw"], exact=True)
    expect(switch).to_be_hidden()
    stage.load(trace)
    expect(switch).to_be_visible()


def test_the_picture_says_in_a_sentence_what_it_shows(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    stage.page.locator('.sv-cell[data-kind="rejected"]').first.hover()
    stage.settle()
    said = stage.page.locator(".sv-areas").get_attribute("aria-label") or ""
    shown = stage.page.locator(".sv-area-total .sv-p").last.inner_text()
    words = VIEWER["areas"]
    assert words["overlap"].format(overlap=shown) in said
    assert sentence(words["dart"]["rejected"]).search(said)
    assert sentence(words["rest"]).search(said)


# Tints

LIMITS = {
    "overlap": [0.2, 0.4, 0.6, 0.8],
    "acceptance": [0.2, 0.4, 0.6, 0.8],
    "target_entropy": [0.1, 0.5, 1, 2],
    "draft_entropy": [0.1, 0.5, 1, 2],
}


def quantity(name: str, round: Round, index: int) -> float | None:
    """The quantity behind the tint of the written token at a slot of a round."""
    drafted = index < len(round.drafts)
    if name == "acceptance":
        return round.drafts[index].threshold if drafted else None
    value: float | None = getattr(round.positions[index if drafted else round.accepted], name, None)
    return value


@pytest.mark.parametrize("name", LIMITS)
def test_tokens_are_tinted_by_the_chosen_quantity(
    open_stage: Callable[..., Stage], trace: Trace, name: str
) -> None:
    stage = open_stage("{live: false}")
    varied = []  # entropies of every grade
    for i, round in enumerate(trace.rounds):
        entropy = [0.05, 0.1, 0.7, 1.0, 3.0][i % 5]
        varied.append(
            replace(
                round,
                positions=tuple(
                    replace(p, target_entropy=entropy, draft_entropy=entropy)
                    for p in round.positions
                ),
            )
        )
    trace = replace(trace, rounds=tuple(varied))
    stage.load(trace)
    page = stage.page
    page.get_by_label(VIEWER["tint"]["label"]).select_option(name)
    expect(page.locator(".sv-tint-legend")).to_contain_text(VIEWER["tint"][name]["means"])
    shown = page.locator(".sv-list [role=option]").evaluate_all(
        "nodes => nodes.map((node) => [node.dataset.at, node.dataset.tint ?? null])"
    )
    for at, tint in shown:
        number, index = map(int, at.split("."))
        value = quantity(name, trace.rounds[number], index)
        grade = None if value is None else str(sum(value >= limit for limit in LIMITS[name]))
        assert tint == grade
    assert len({tint for _, tint in shown}) > 2
    marks = page.locator('.sv-token[data-kind="correction"]').first
    assert marks.evaluate("node => getComputedStyle(node, '::after').content") != "none"
    page.get_by_label(VIEWER["tint"]["label"]).select_option("verdict")
    expect(page.locator(".sv-tint-legend")).to_be_hidden()
    assert page.locator(".sv-list [data-tint]").count() == 0


@pytest.mark.parametrize("width", [1280, 390])
def test_the_scale_of_a_tint_moves_nothing_and_covers_no_new_token(
    open_stage: Callable[..., Stage], trace: Trace, width: int
) -> None:
    stage = open_stage("{live: false}", width=width, height=800)
    stage.load(trace)
    stage.seek(len(trace.rounds) - 3, 4)
    stage.drawn()
    places = """() => ['.sv-stream-scroll', '.sv-story', '.sv-round', '.sv-transport',
        '.sv-transport-side > *', '.sv-choice', '.sv-below'].flatMap((part) =>
        [...document.querySelectorAll(part)].map((node) => {
          const {left, top, width, height} = node.getBoundingClientRect();
          return [part, left, Math.round(top + window.scrollY), width, height];
        }))"""
    before = stage.page.evaluate(places)
    stage.page.get_by_label(VIEWER["tint"]["label"]).select_option("target_entropy")
    stage.settle()
    assert stage.page.evaluate(places) == before
    legend = stage.page.locator(".sv-tint-legend").bounding_box()
    newest = stage.page.locator(".sv-now").bounding_box()
    assert legend
    assert newest
    assert newest["y"] + newest["height"] <= legend["y"]
    assert legend["x"] + legend["width"] <= width


def luminance(colour: str) -> float:
    """Relative luminance of "rgb(…)", as WCAG defines it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scale_differs_in_lightness_and_text_on_it_is_readable(
    open_stage: Callable[..., Stage], trace: Trace, scheme: str
) -> None:
    stage = open_stage("{live: false}")
    if scheme == "dark":
        stage.page.evaluate("() => document.body.classList.add('dark')")
    stage.load(trace)
    stage.page.get_by_label(VIEWER["tint"]["label"]).select_option("overlap")
    colour = "node => getComputedStyle(node)"
    ink = luminance(stage.page.locator(".sv-list").evaluate(f"{colour[:-1]}).color"))
    scale = [
        luminance(one)
        for one in stage.page.locator(".sv-tint-swatch").evaluate_all(
            "nodes => nodes.map((node) => getComputedStyle(node).backgroundColor)"
        )
    ]
    assert scale == sorted(scale, reverse=scheme == "light")
    for lower, higher in zip(sorted(scale), sorted(scale)[1:], strict=False):
        assert (higher + 0.05) / (lower + 0.05) > 1.1
    for shade in scale:
        light, dark = max(ink, shade), min(ink, shade)
        assert (light + 0.05) / (dark + 0.05) >= 4.5


# How far the guesses get


def test_charts_of_the_guesses_have_a_description_and_a_table(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="guesses")
    chart = stage.page.locator(".sv-breakdown-charts figure").first
    rounds = trace.rounds
    judged = [r for r in rounds if r.drafts]
    first = sum(r.accepted >= 1 for r in judged) / len(rounds)
    expect(chart.get_by_role("img")).to_have_attribute(
        "aria-label", sentence(VIEWER["slots"]["aria"], first=f"{first:.0%}")
    )
    chart.get_by_text(VIEWER["chart"]["table"]).click()
    cells = chart.locator("tbody tr").first.locator("td")
    expect(cells.nth(0)).to_have_text("1")
    expect(cells.nth(1)).to_have_text(str(sum(r.accepted >= 1 for r in judged)))
    stage.seek(0)
    expect(chart).to_contain_text(VIEWER["slots"]["none"])


def judged_in(trace: Trace) -> list[tuple[Draft, float | None]]:
    """The tested guesses, each with its draft probability before temperature."""
    raw = [
        (draft, next(c.draft_raw for c in position.candidates if c.token == draft.token))
        for round in trace.rounds
        for draft, position in zip(round.drafts, round.positions, strict=False)
    ]
    return [(draft, chance) for draft, chance in raw if draft.verdict != "untested"]


def foreseen(trace: Trace) -> Trace:
    """The run as if a confidence head had given accepted guesses 0.97 and all others 0.31."""

    def sure(draft: Draft) -> Draft:
        return replace(draft, confidence=0.97 if draft.verdict == "accepted" else 0.31)

    rounds = (replace(r, drafts=tuple(map(sure, r.drafts))) for r in trace.rounds)
    return replace(trace, rounds=tuple(rounds))


def test_conditional_acceptance_is_shown_with_its_number_of_tests(
    stage: Stage, trace: Trace
) -> None:
    stage.load(trace, view="guesses")
    given = stage.page.locator(".sv-breakdown-charts figure").nth(1)
    judged = [[r for r in trace.rounds if r.tested > i] for i in range(trace.settings.gamma)]
    expect(given.locator(".sv-dots-count")).to_have_text([str(len(tested)) for tested in judged])
    few = sum(len(tested) < 10 for tested in judged)
    expect(given.locator(".sv-dots-few")).to_have_count(few)
    assert ("fewer than 10 tests" in given.inner_text()) == bool(few)
    heights = given.locator("circle").evaluate_all(
        "all => all.map((one) => +one.getAttribute('cy'))"
    )
    shares = [sum(r.accepted > i for r in tested) / len(tested) for i, tested in enumerate(judged)]
    scale = (heights[0] - heights[1]) / (shares[1] - shares[0])
    assert heights == pytest.approx([heights[0] - scale * (s - shares[0]) for s in shares])
    given.get_by_text(VIEWER["chart"]["table"]).click()
    low, high = (stats(judged[0], 0, sign) for sign in (-1, 1))
    row = f"1{shares[0]:.0%}{low:.0%}–{high:.0%}{len(judged[0])}"
    expect(given.locator("tbody tr").first).to_have_text(row)


def stats(tested: list[Round], slot: int, sign: int) -> float:
    """A bound of Wilson's interval: the p from which the share is 1.96 standard deviations away."""
    n, share = len(tested), sum(r.accepted > slot for r in tested) / len(tested)
    low, high = (0.0, share) if sign < 0 else (share, 1.0)
    for _ in range(60):
        p = (low + high) / 2
        inside = abs(share - p) < 1.96 * (p * (1 - p) / n) ** 0.5
        low, high = (low, p) if inside == (sign < 0) else (p, high)
    return low


def test_predicted_chances_are_compared_with_acceptance(stage: Stage, trace: Trace) -> None:
    """A confidence head's chance where there is one, else the draft's own probability."""
    heading = VIEWER["calibration"]["heading"]
    chart = stage.page.locator(".sv-breakdown-charts figure", has_text=heading)
    for run in (trace, foreseen(trace)):
        pairs = [(draft.confidence or raw or 0, draft.verdict) for draft, raw in judged_in(run)]
        kept = sum(verdict == "accepted" for _, verdict in pairs) / len(pairs)
        stage.load(run, view="guesses")
        expect(chart).to_contain_text(f"Accepted: {kept:.0%} of {len(pairs)} tested guesses")
        groups = Counter(min(4, int(chance * 5)) for chance, _ in pairs)
        counts = [str(groups[group]) for group in sorted(groups)]
        expect(chart.locator(".sv-dots-count")).to_have_text(counts)
    assert "confidence head" in chart.inner_text()
    stage.page.evaluate("at => viewer.pin(at)", {"round": 0, "index": 0})
    stage.settle()
    assert "predicted a 97% chance" in stage.inspected()
    stage.load(RUNS["looked up"])
    stage.open("guesses")
    expect(chart).to_be_hidden()


def test_predictions_are_not_compared_with_what_another_rule_accepts(
    stage: Stage, trace: Trace
) -> None:
    """At temperature 0 all rules accept the same; match accepts with the target's probability."""
    words = VIEWER["calibration"]
    chart = stage.page.locator(".sv-breakdown-charts figure", has_text=words["heading"])
    for run, rule, temperature, compared in (
        (trace, "block", 0.8, False),
        (trace, "block", 0, True),
        (trace, "match", 0.8, True),
        (foreseen(trace), "match", 0.8, False),
        (foreseen(trace), "token", 0.8, True),
        (foreseen(trace), "threshold", 0.8, False),
    ):
        settings = replace(run.settings, rule=rule, temperature=temperature)
        stage.load(replace(run, settings=settings), view="guesses")
        expect(chart.locator(".sv-dots")).to_be_visible(visible=compared)
        reason = chart.get_by_text(words["other_rule"].format(rule=VIEWER["rules"]["name"][rule]))
        expect(reason).to_have_count(0 if compared else 1)


def test_a_guess_names_the_drafter_that_it_came_from(stage: Stage, trace: Trace) -> None:
    def by(round: Round, source: str) -> Round:
        return replace(round, drafts=tuple(replace(d, source=source) for d in round.drafts))

    sources = ("lookup", "model")
    rounds = tuple(by(round, sources[i % 2]) for i, round in enumerate(trace.rounds))
    settings = replace(trace.settings, drafter="lookup+model")
    stage.load(replace(trace, rounds=rounds, settings=settings))
    for number, source in enumerate(sources):
        name = VIEWER["drafter"][source]
        stage.seek(number + 1)
        stage.page.evaluate("round => viewer.pin({ round, index: 0 })", number)
        stage.settle()
        assert name in stage.page.locator(".sv-slot-names").inner_text()
        assert f"· {name}" in stage.inspected()
        label = stage.page.locator(f'.sv-slot[data-at="{number}.0"]').get_attribute("aria-label")
        assert (label or "").endswith(f"· {name}")
    expect(stage.page.locator(".sv-status")).to_contain_text(VIEWER["drafter"]["lookup+model"])


def test_the_speed_up_is_drawn_as_it_was_measured(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="time")
    chart = stage.page.locator(".sv-speedup-chart")
    starts = [replace(trace, rounds=trace.rounds[: n + 1]) for n in range(len(trace.rounds))]
    measured = [(len(start.output), speedup(start) or 0) for start in starts]
    rows = stage.page.locator(".sv-section", has=chart)
    rows.get_by_text(VIEWER["chart"]["table"]).click()
    expect(rows.locator("tbody tr")).to_have_text(
        [f"{tokens}{ratio:.2f}×" for tokens, ratio in measured]
    )
    line = chart.locator(".sv-speedup-line")
    pairs = [pair.split(",") for pair in (line.get_attribute("points") or "").split()]
    # Height is proportional to the speed-up, and distance to the number of tokens.
    first, last = pairs[0], pairs[-1]
    ground = float(chart.locator("line.sv-speedup-grid").first.get_attribute("y1") or 0)
    heights = [ground - float(y) for _, y in (first, last)]
    assert heights[0] / heights[1] == pytest.approx(measured[0][1] / measured[-1][1], rel=0.02)
    start = float(chart.locator("line.sv-speedup-grid").first.get_attribute("x1") or 0)
    across = [float(x) - start for x, _ in (first, last)]
    assert across[0] / across[1] == pytest.approx(measured[0][0] / measured[-1][0], rel=0.02)
    settled = [f"{ratio:.2f}×" for _, ratio in sorted(measured[9:], key=lambda point: point[1])]
    told = sentence(VIEWER["chart"]["range"], least=10, low=settled[0], high=settled[-1])
    expect(chart).to_have_attribute("aria-label", told)
    expect(chart).to_have_attribute("aria-label", re.compile(f"{measured[-1][1]:.2f}×"))
    stage.seek(10)  # a single round is no range
    alone = VIEWER["chart"]["last"].format(tokens=measured[9][0], speedup=f"{measured[9][1]:.2f}×")
    expect(chart).to_have_attribute("aria-label", alone)


def test_the_speed_up_under_the_pointer_is_shown(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="time")
    chart = stage.page.locator(".sv-speedup-chart")
    expect(chart.locator(".sv-speedup-line")).to_be_visible()
    stage.drawn()  # drawing it again would hide what is under the pointer
    box = chart.bounding_box()
    assert box is not None
    chart.hover(position={"x": box["width"] - 4, "y": 100})
    told = VIEWER["chart"]["hover"].format(
        tokens=len(trace.output), speedup=f"{speedup(trace):.2f}×"
    )
    expect(chart.locator(".sv-speedup-readout")).to_have_text(told)
    stage.page.mouse.move(0, 0)
    expect(chart.locator(".sv-speedup-readout")).to_be_hidden()


def test_the_parts_of_a_rounds_time_are_reached_by_keyboard(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    stage.page.locator('.sv-cell[data-at="1.0"]').focus()
    for _ in range(len(trace.rounds[1].drafts) + 1):
        stage.press("ArrowRight")
    time = stage.page.locator(".sv-rows .sv-time").nth(1)
    expect(time).to_be_focused()
    detail = stage.page.locator(".sv-round-detail")
    expect(detail).to_contain_text("Round 2 took")
    expect(detail).to_contain_text(time.get_attribute("aria-label") or "-")
    stage.press("ArrowRight")
    assert stage.state()["selected"] == {"round": 2, "index": 0}
    stage.press("ArrowLeft")
    expect(time).to_be_focused()


def test_without_guesses_the_breakdown_is_hidden(stage: Stage, trace: Trace) -> None:
    bare = [
        Round(drafts=(), final=r.final, times=r.times, positions=r.positions[-1:])
        for r in trace.rounds
        if r.final is not None and r.final.kind == "bonus"
    ]
    stage.load(
        replace(trace, rounds=tuple(bare), plain=Plain(), settings=replace(trace.settings, gamma=0))
    )
    expect(stage.page.locator(".sv-breakdown-charts")).to_be_hidden()
