"""Follow-up runs: requests to the server, and both runs side by side."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.stage import Stage

SHIPPED = "{recorded: true, source: {recorded: 'first'}}"
LIVE = "{source: {run: 'new'}}"


def panel(stage: Stage) -> str:
    return stage.page.locator(".sv-compare").inner_text()


def rejection(trace: Trace) -> int:
    return next(i for i, round in enumerate(trace.rounds) if 0 < round.accepted < len(round.drafts))


def pin(stage: Stage, round: int, index: int) -> None:
    stage.page.evaluate("([round, index]) => viewer.pin({round, index})", [round, index])
    stage.settle()


def test_a_run_can_branch_to_any_other_candidate(stage: Stage, trace: Trace) -> None:
    number = rejection(trace)
    round = trace.rounds[number]
    stage.load(trace, SHIPPED)
    for index in (round.accepted, len(round.drafts)):  # the rejected guess and its correction
        pin(stage, number, index)
        others = [
            candidate.token
            for candidate in round.positions[round.accepted].candidates
            if round.final and candidate.token != round.final.token
        ]
        asked = []
        for button in stage.page.locator(".sv-branch .sv-choose").all():
            button.click()
            ((intent, detail),) = stage.sent()
            assert (intent, detail["recorded"]) == ("again", "first")
            assert (detail["branch"]["round"], detail["branch"]["index"]) == (number, index)
            asked.append(detail["branch"]["token"])
        assert asked == others
    pin(stage, number, round.accepted + 1)
    assert VIEWER["branch"]["untested"] in stage.inspected()
    assert stage.page.locator(".sv-branch .sv-choose:visible").count() == 0


def test_a_run_can_be_repeated_with_one_setting_changed(stage: Stage, trace: Trace) -> None:
    stage.load(trace, SHIPPED, "rounds")
    buttons = stage.page.locator(".sv-experiments .sv-choose:visible")
    assert [b.inner_text() for b in buttons.all() if b.is_disabled()] == ["4"]
    offers = {"drafter": ["model", "medusa"], "rule": ["token", "block"], "tree": ["chain"]}
    stage.page.evaluate("offers => viewer.offer({recorded: 'first'}, offers)", offers)
    named = stage.page.locator(".sv-experiments [data-change=drafter] .sv-choose:visible")
    expect(named).to_have_text(["Draft model", "Medusa heads"])
    assert stage.page.locator("[data-change=tree]:visible").count() == 0  # one choice only
    assert [b.inner_text() for b in buttons.all() if b.is_disabled()] == [
        *("4", "Draft model", "Token by token"),
    ]
    stage.page.get_by_role("button", name="Run again with γ = 8", exact=True).click()
    stage.page.get_by_role("button", name="Run again at temperature 0", exact=True).click()
    assert stage.sent() == [
        ["again", {"recorded": "first", "changes": {"gamma": 8}}],
        ["again", {"recorded": "first", "changes": {"temperature": 0}}],
    ]


def test_a_run_unknown_to_the_server_has_no_follow_ups_and_says_why(
    stage: Stage, trace: Trace, open_stage: Callable[..., Stage]
) -> None:
    stage.load(trace, view="rounds")
    pin(stage, 0, 0)
    assert stage.page.locator(".sv-choose:visible").count() == 0
    assert VIEWER["again"]["no_source"] in stage.inspected()
    assert VIEWER["again"]["no_source"] in stage.page.locator(".sv-experiments").inner_text()
    replay = open_stage("{live: false}")
    replay.load(trace, view="rounds")
    pin(replay, 0, 0)
    assert replay.page.locator(".sv-branch:visible, .sv-choose:visible").count() == 0
    assert VIEWER["again"]["heading"] not in replay.page.locator(".sv-experiments").inner_text()


def test_the_candidates_are_one_tab_stop(stage: Stage, trace: Trace) -> None:
    stage.load(trace, LIVE)
    pin(stage, 0, 0)
    choices = stage.page.locator(".sv-branch .sv-choose")
    last = choices.count() - 1
    choices.first.focus()
    for key, at in (("ArrowRight", 1), ("End", last), ("ArrowRight", 0), ("ArrowLeft", last)):
        stage.press(key)
        expect(choices.nth(at)).to_be_focused()
        assert stage.page.locator('.sv-branch .sv-choose[tabindex="0"]').count() == 1
    moment = stage.moment()
    stage.press("Home")
    assert stage.moment() == moment


def test_a_follow_up_is_compared_with_the_run_before(stage: Stage, trace: Trace) -> None:
    """Different settings, figures, and where the texts part; either run can be shown again."""
    stage.load(trace, "{source: {run: 'old'}}", "rounds")
    expect(stage.page.locator(".sv-compare")).to_be_hidden()
    stage.page.get_by_role("button", name="Run again with γ = 8", exact=True).click()
    stage.sent()
    changed = replace(trace.settings, gamma=8)
    now = replace(trace, settings=changed, rounds=trace.rounds[2:], plain=Plain())
    stage.load(now, LIVE)
    assert "γ\t4\t8" in panel(stage)
    assert "Temperature" not in panel(stage)
    assert VIEWER["compare"]["verified"] not in panel(stage)
    assert f"{VIEWER['compare']['emitted']}\t{len(trace.output)}\t{len(now.output)}" in panel(stage)
    same = next(i for i, (a, b) in enumerate(zip(trace.output, now.output, strict=False)) if a != b)
    assert sentence(VIEWER["compare"]["differ"], n=same + 1).search(panel(stage))
    assert stage.page.evaluate("() => document.activeElement.className").endswith("sv-compare")
    stage.page.get_by_role("button", name=VIEWER["compare"]["show_before"]).click()
    ((intent, message),) = stage.sent()
    assert (intent, message["run"], message["trace"]["settings"]["gamma"]) == ("show", "old", 4)
    stage.load(trace, "{source: {run: 'old'}}", "rounds")
    assert VIEWER["compare"]["shown"].format(run=VIEWER["compare"]["before"]) in panel(stage)
    assert "γ\t4\t8" in panel(stage)
    stage.load(trace, LIVE)  # a new run, not a follow-up
    expect(stage.page.locator(".sv-compare")).to_be_hidden()


def test_every_setting_that_a_follow_up_changes_has_its_words(stage: Stage) -> None:
    settings = stage.page.evaluate("() => SpecViz.settings.SETTINGS")
    assert "rule" in settings
    assert set(settings) <= VIEWER["compare"].keys()
    assert {*settings, *(f"do_{name}" for name in settings)} <= VIEWER["again"].keys()


def test_a_follow_up_by_another_rule_names_both_rules(stage: Stage, trace: Trace) -> None:
    names = VIEWER["rules"]["name"]
    stage.load(trace, "{source: {run: 'old'}}", "rounds")
    offers = {"rule": ["token", "block"]}
    stage.page.evaluate("offers => viewer.offer({run: 'old'}, offers)", offers)
    asked = VIEWER["again"]["do_rule"].format(value=names["block"])
    stage.page.get_by_role("button", name=asked, exact=True).click()
    assert stage.sent() == [["again", {"run": "old", "changes": {"rule": "block"}}]]
    stage.load(replace(trace, settings=replace(trace.settings, rule="block")), LIVE)
    row = "\t".join((VIEWER["compare"]["rule"], names["token"], names["block"]))
    assert row in panel(stage)


@pytest.mark.parametrize(
    ("before", "value", "changes", "most"),
    [
        ({"gamma": 4}, "k-ary", {"tree": "k-ary", "budget": 4}, ("4", "4")),
        (
            {"gamma": 3, "tree": "k-ary", "budget": 7},
            "chain",
            {"tree": "chain", "gamma": 7},
            ("7", "7"),
        ),
        (
            {"gamma": 3, "tree": "k-ary", "budget": 20},
            "chain",
            {"tree": "chain", "gamma": 16},
            ("20", "16"),
        ),
        ({"gamma": 0, "tree": "k-ary"}, "chain", {"tree": "chain", "gamma": 0}, ("0", "0")),
    ],
)
def test_a_chain_against_a_tree_shows_how_many_guesses_each_verifies(
    stage: Stage,
    trace: Trace,
    before: dict[str, Any],
    value: str,
    changes: dict[str, Any],
    most: tuple[str, str],
) -> None:
    """Equal numbers; if no chain may be as long as the tree is large, the button says so."""
    old = replace(trace, settings=replace(trace.settings, **before), rounds=())
    stage.load(old, "{source: {run: 'old'}}", "rounds")
    offers = {"tree": ["chain", "k-ary"]}
    stage.page.evaluate("offers => viewer.offer({run: 'old'}, offers)", offers)
    equal = most[0] == most[1]
    asked = VIEWER["again"]["do_tree" if equal else "do_shorter"]
    asked = asked.format(value=VIEWER["tree"]["name"][value], most=most[1])
    stage.page.get_by_role("button", name=asked, exact=True).click()
    assert stage.sent() == [["again", {"run": "old", "changes": changes}]]
    stage.load(replace(old, settings=replace(old.settings, **changes)), LIVE)
    assert "\t".join((VIEWER["compare"]["verified"], *most)) in panel(stage)
    assert VIEWER["compare"]["acceptance_by_position"] in panel(stage)


def test_a_branch_says_where_it_left(stage: Stage, trace: Trace) -> None:
    number = rejection(trace)
    before = trace.rounds[:number]
    written = [token for round in before for token in round.emitted]
    position = trace.rounds[number].positions[0]
    token = next(c.token for c in position.candidates if c.token != trace.output[len(written)])
    stage.load(trace, "{source: {run: 'old'}}", "rounds")
    stage.page.evaluate("viewer.pin", {"round": number, "index": 0})
    stage.settle()
    stage.page.locator(".sv-branch .sv-choose").first.click()
    branch = replace(trace, prompt=(*trace.prompt, *written, token), rounds=trace.rounds[:2])
    stage.load(branch, LIVE)
    assert sentence(VIEWER["compare"]["branched"], n=len(written) + 1).search(panel(stage))
    assert sentence(VIEWER["compare"]["differ"], n=len(written) + 1).search(panel(stage))
    stage.page.get_by_role("button", name=VIEWER["compare"]["close"], exact=True).click()
    expect(stage.page.locator(".sv-compare")).to_be_hidden()


def test_unrelated_runs_are_not_compared(stage: Stage, trace: Trace) -> None:
    def relation(now: Trace) -> Any:
        stage.load(trace, "{source: {run: 'old'}}", "rounds")
        stage.page.get_by_role("button", name="Run again with γ = 8", exact=True).click()
        stage.load(now, LIVE)
        return stage.page.locator(".sv-compare").is_visible()

    assert relation(replace(trace, rounds=()))
    assert not relation(replace(trace, prompt=trace.prompt[1:]))
    assert not relation(replace(trace, prompt=(*trace.prompt, *trace.output[1:4], 0)))
    stage.sent()
