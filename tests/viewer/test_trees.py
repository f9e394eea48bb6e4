"""A tree of guesses on the stage: its growth, its mask, accepted and wasted guesses."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.decoding.race import finish, race
from specviz.lab.recordings import recordings
from specviz.metrics import summary
from specviz.settings import Settings
from specviz.trace import Round, Trace, read
from specviz.trace.tree import depths
from specviz.words.viewer import VIEWER
from support.accessibility import serious_findings
from support.scripted import blended, hashed, scripted_pair
from viewer.stage import Stage

LEAVES = ".sv-tree .sv-leaf:not([aria-hidden])"


@cache
def recorded() -> Trace:
    (recording,) = (each for each in recordings() if each.settings.tree != "chain")
    return read(recording.file.read_bytes())


def telling() -> tuple[int, Round]:
    """The first round, with its number, that has several accepted guesses and a rejected one."""
    return next(
        (number, round)
        for number, round in enumerate(recorded().rounds)
        if round.accepted > 1 and any(draft.verdict == "rejected" for draft in round.drafts)
    )


def kinds(stage: Stage) -> list[str | None]:
    """How each guess looks, in the order of the trace."""
    found: list[str | None] = stage.page.evaluate(
        """() => [...document.querySelectorAll('.sv-tree .sv-leaf')]
        .map((leaf) => [Number(leaf.dataset.at.split('.')[1]), leaf.dataset.kind])
        .sort((a, b) => a[0] - b[0]).map(([, kind]) => kind)"""
    )
    return found


def test_a_round_grows_level_by_level_and_keeps_a_path(stage: Stage) -> None:
    number, round = telling()
    levels = depths(round)
    stage.load(recorded())
    for level in range(max(levels) + 1):
        stage.seek(number, level + 1)
        assert kinds(stage)[: len(levels)] == [
            "guessed" if each <= level else "absent" for each in levels
        ]
        assert f"level {level + 1}" in stage.caption()
        assert "has not scored it yet" in stage.inspected()
    stage.press(".")
    assert set(kinds(stage)[: len(levels)]) == {"lit"}
    tested = [draft for draft in round.drafts if draft.verdict != "untested"]
    for count in range(1, len(tested) + 1):
        stage.press(".")
        assert kinds(stage).count("lit") == len(levels) - count
    stage.seek(number + 1)
    assert kinds(stage) == [
        *(draft.verdict for draft in round.drafts),
        round.final and round.final.kind,
    ]
    wasted = len(levels) - round.accepted
    expect(stage.page.locator(".sv-tree-note")).to_contain_text(f"{wasted} wasted")
    written = recorded().rounds[: number + 1]
    expect(stage.tokens()).to_have_count(sum(len(each.emitted) for each in written))


def test_pointing_highlights_ancestors_in_tree_and_mask(stage: Stage) -> None:
    """By mouse and by keyboard; a row of the mask works like its node."""
    number, round = telling()
    levels = depths(round)
    deep = levels.index(max(levels))
    line, node = [deep], deep
    while (round.drafts[node].parent or 0) >= 0 and levels[node]:
        node = round.drafts[node].parent or 0
        line.insert(0, node)
    stage.load(recorded())
    stage.seek(number + 1)
    page, at = stage.page, f"{number}.{deep}"

    def lit() -> list[int]:
        found: list[int] = page.evaluate(
            """() => [...document.querySelectorAll('.sv-leaf[data-line]')]
            .map((leaf) => Number(leaf.dataset.at.split('.')[1])).sort((a, b) => a - b)"""
        )
        return found

    for part in (".sv-leaf", ".sv-mask-row"):
        page.mouse.move(0, 0)
        page.locator(f'{part}[data-at="{at}"]').hover()
        stage.settle()
        assert lit() == line
        row = page.locator(f'.sv-mask-row[data-at="{at}"]')
        expect(row).to_have_attribute("data-line", "")
        columns = row.locator(".sv-mask-cell").evaluate_all(
            "all => all.map((c) => c.dataset.column)"
        )
        assert columns == ["0", *(str(each + 1) for each in line)]
    page.locator(f'.sv-leaf[data-at="{number}.0"]').focus()
    stage.settle()
    assert lit() == [0]
    stage.press("ArrowDown")
    second = page.evaluate("() => document.activeElement.dataset.at")
    assert levels[int(second.split(".")[1])] == 1
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert "Level 2, after “" in label


def test_the_mean_overlap_leaves_out_siblings_of_which_one_is_unknown(stage: Stage) -> None:
    trace = recorded()
    first = trace.rounds[0]
    position = replace(first.positions[0], overlap=None)
    partly = replace(first, positions=(position, *first.positions[1:]))
    trace = replace(trace, rounds=(partly, *trace.rounds[1:]))
    assert summary(trace)["mean_overlap"] != summary(recorded())["mean_overlap"]
    stage.load(trace, view="numbers")
    assert stage.ledger("mean_overlap") == f"{summary(trace)['mean_overlap']:.2f}"


def test_the_mean_overlap_is_left_out_where_a_rule_leaves_other_residuals(stage: Stage) -> None:
    trace = recorded()
    certain = {"token", "threshold", "block", "match"}
    for q, known in ((1.0, certain), (0.9, {"token", "threshold"})):
        rounds = tuple(
            replace(round, drafts=tuple(replace(draft, draft=q) for draft in round.drafts))
            for round in trace.rounds
        )
        for rule in (*certain, "typical"):
            shown = replace(trace, rounds=rounds, settings=replace(trace.settings, rule=rule))
            value = summary(shown)["mean_overlap"]
            assert (value is not None) == (rule in known)
            stage.load(shown, view="numbers")
            assert stage.ledger("mean_overlap") == ("–" if value is None else f"{value:.2f}")


def test_figures_of_a_tree_equal_those_of_python(stage: Stage) -> None:
    stage.load(recorded(), view="numbers")
    found, expected = stage.page.evaluate("() => viewer.state()"), summary(recorded())
    assert found["rounds"] == expected["rounds"]
    assert stage.ledger("drafted") == str(expected["drafted"])
    assert stage.ledger("rejected") == str(expected["rejected"])
    assert stage.ledger("acceptance_rate").startswith(f"{expected['acceptance_rate']:.0%}"[:2])
    assert stage.ledger("mean_overlap") == f"{expected['mean_overlap']:.2f}"
    label = stage.page.locator('.sv-ledger [data-term="acceptance_rate"]')
    expect(label).to_have_text(VIEWER["ledger"]["acceptance_rate"]["tree"])
    acts = stage.page.locator(".sv-acts > li")
    for act, name in enumerate(("test", "write"), 2):
        expect(acts.nth(act)).to_have_attribute("title", VIEWER["act"][name]["tree"])
    stage.open("guesses")
    deepest = max(max(depths(round), default=-1) for round in recorded().rounds) + 1
    expect(stage.page.locator(".sv-columns").first.locator(".sv-column")).to_have_count(deepest)


def test_exercises_that_need_a_chain_say_so(open_stage: Callable[..., Stage], trace: Trace) -> None:
    """A run without any guesses has neither such an exercise nor such a reason."""
    stage = open_stage()
    page, told = stage.page, [VIEWER["predict"]["trees"], VIEWER["frequencies"]["trees"]]
    lines = [page.get_by_text(line) for line in told]
    button = page.get_by_role("button", name=VIEWER["predict"]["start"])
    stage.load(recorded(), view="same")
    expect(lines[0]).to_be_hidden()
    button.click()
    expect(lines[0]).to_be_visible()
    expect(lines[1]).to_be_hidden()  # this page offers no test
    page.evaluate("() => viewer.experiment.offer(() => {}, 1000)")
    stage.settle()
    expect(lines[1]).to_be_visible()
    expect(page.locator(".sv-sample")).to_be_hidden()
    expect(page.get_by_text(VIEWER["frequencies"]["lossy_means"])).to_be_hidden()
    plain = replace(recorded(), settings=replace(recorded().settings, gamma=0), rounds=())
    for shown in (plain, trace):
        stage.load(shown, view="same")
        for line in lines:
            expect(line).to_be_hidden()
    expect(button).to_be_visible()
    expect(page.locator(".sv-sample")).to_be_visible()
    page.evaluate("() => viewer.experiment.refuse()")
    stage.load(recorded(), view="same")
    expect(page.get_by_text(VIEWER["frequencies"]["zero_gpu"])).to_be_visible()
    expect(lines[1]).to_be_hidden()


def test_the_text_shows_the_path_alone(stage: Stage) -> None:
    """Guesses of several branches would read as one text."""
    number, round = telling()
    stage.load(recorded())
    now = stage.page.locator(".sv-now > .sv-token:visible")
    for phase in (1, max(depths(round)) + 2):  # drafted, then verified
        stage.seek(number, phase)
        expect(now).to_have_count(0)
    tested = sum(draft.verdict != "untested" for draft in round.drafts)
    stage.seek(number, max(depths(round)) + 2 + tested)
    expect(now).to_have_count(round.accepted)
    expect(stage.page.get_by_text(VIEWER["stream"]["ghosts"])).to_be_hidden()
    label = stage.page.locator(".sv-figure-acceptance .sv-term")
    expect(label).to_have_text(VIEWER["tree"]["acceptance"])


def test_tab_enters_the_tree_whatever_is_inspected(open_stage: Callable[..., Stage]) -> None:
    """A tap highlights a node's ancestors, too; the mask stays visible beside a tall tree."""
    stage = open_stage(width=1024, height=600, has_touch=True)
    number, round = telling()
    stage.load(recorded())
    stage.seek(number + 1)
    page = stage.page
    page.evaluate("() => viewer.pin({ round: 0, index: 0 })")
    stage.settle()
    entered = page.locator('.sv-leaf[tabindex="0"]')
    expect(entered).to_have_count(1)
    expect(entered).to_have_attribute("data-at", f"{number}.0")
    page.keyboard.press("Escape")
    last = page.locator(f'.sv-leaf[data-at="{number}.{len(round.drafts) - 1}"]')
    last.scroll_into_view_if_needed()
    last.tap()
    stage.settle()
    depth = depths(round)[-1] + 1
    expect(page.locator(".sv-leaf[data-line]")).to_have_count(depth)
    lit = page.locator(".sv-mask-row[data-line] .sv-mask-cell")
    expect(lit).to_have_count(depth + 1)
    tree, mask = page.locator(".sv-tree"), page.locator(".sv-mask-name")
    page.locator(".sv-tree-grid").evaluate("node => { node.style.height = '600px'; }")
    tree.evaluate("node => { node.style.maxHeight = '120px'; node.scrollTop = 200; }")
    top, side = tree.bounding_box(), mask.bounding_box()
    assert top
    assert side
    assert side["y"] >= top["y"] - 1


def test_a_tall_tree_shows_the_guess_that_is_explained(open_stage: Callable[..., Stage]) -> None:
    stage = open_stage(width=1280, height=720)
    stage.page.emulate_media(reduced_motion="reduce")
    how = Settings(temperature=1, tree="k-ary", gamma=3, budget=40, branches=4, max_new_tokens=40)
    target = hashed(1, 5)
    trace = finish(race(scripted_pair(target, blended(target, 2)), [0, 1, 0], how))
    stage.load(trace)
    box = stage.page.locator(".sv-tree")
    hidden = set[bool]()  # whether the end of the tree is
    for number in range(1, len(trace.rounds) - 2):
        stage.seek(number)
        assert box.evaluate("node => node.scrollHeight > 2 * node.clientHeight")
        at = stage.state()["selected"]
        leaf = stage.page.locator(f'.sv-leaf[data-at="{at["round"]}.{at["index"]}"]')
        tree, node = box.bounding_box(), leaf.bounding_box()
        assert tree
        assert node
        assert tree["y"] <= node["y"]
        assert node["y"] + node["height"] <= tree["y"] + tree["height"]
        hidden.add(box.evaluate("n => n.scrollTop + n.clientHeight < n.scrollHeight - 30"))
    assert True in hidden


def test_a_tree_leaves_room_for_the_text(open_stage: Callable[..., Stage]) -> None:
    """On a low screen, beside the form, two lines of text stay visible above the tallest tree."""
    stage = open_stage(width=920, height=520)
    number, _ = telling()
    stage.load(recorded())
    stage.seek(number + 1)
    page = stage.page
    page.locator(".sv-tree-grid").evaluate("node => { node.style.height = '600px'; }")
    text = page.locator(".sv-stream-scroll").bounding_box()
    assert text
    assert text["height"] >= 60


def test_a_tree_on_a_phone_and_in_the_dark(open_stage: Callable[..., Stage]) -> None:
    stage = open_stage(width=390, height=844, color_scheme="dark", reduced_motion="reduce")
    number, round = telling()
    stage.load(recorded())
    stage.seek(number + 1)
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert stage.page.evaluate(wide) <= 0
    expect(stage.page.locator(LEAVES)).to_have_count(len(round.drafts) + 1)
    assert not serious_findings(stage.page)
