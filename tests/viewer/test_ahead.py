"""No part of the page reveals anything after the shown moment.

Two runs that are identical up to the shown moment, and differ after it, must look and sound
identical: any difference was revealed too early.
"""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from specviz.trace import Draft, Final, Plain, Round, Trace
from specviz.words.viewer import VIEWER
from viewer.sample import sample
from viewer.stage import Stage

# Every visible element: its own text and attributes (labels for screen readers included), its
# box, and what is drawn on it.
SEEN = """() => [...document.querySelectorAll('.specviz, .specviz *')]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => {
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data);
    const attributes = [...node.attributes].filter(({ name }) => !/^data-at$/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const { x, y, width, height } = node.childElementCount ? {} : node.getBoundingClientRect(); // a parent may hold hidden text
    return JSON.stringify([node.tagName, text, attributes, [x, y, width, height].map(Math.round), node.value,
      node.tagName === 'CANVAS' ? node.toDataURL() : null, getComputedStyle(node, '::after').display]);
  })"""  # noqa: E501

RUN = sample(tokens=60)
BEFORE = 3  # rounds that all runs share
MODEL = next(round for round in RUN.rounds[BEFORE:] if len(round.drafts) == 4)
GUESSES = len(MODEL.drafts)
VERIFIED = GUESSES + 1  # phases up to the verification, included
OTHER_VIEWS = [name for name in VIEWER["views"] if name not in ("label", "rounds")]
TINTS = [name for name, how in VIEWER["tint"].items() if "means" in how]
FINALS = [draft.token for draft in MODEL.drafts[:2]]


def judged(accepted: int, *, final: int = 0, alike: int = GUESSES) -> Round:
    """A round with MODEL's guesses, of which the first `accepted` are accepted.

    Args:
        final: the index of its final token in FINALS.
        alike: the number of leading slots in which the target is the same in all runs.
    """
    drafts, positions = [], []
    for i, (draft, position) in enumerate(zip(MODEL.drafts, MODEL.positions, strict=False)):
        part = 0.5 if i < alike else 0.2  # target probability / draft probability
        verdict = "accepted" if i < accepted else "rejected" if i == accepted else "untested"
        draw = {"accepted": part / 2, "rejected": 0.9}.get(verdict)
        target = cast(float, draft.draft) * part
        drafts.append(replace(draft, verdict=verdict, target=target, draw=draw, chances=()))
        positions.append(replace(position, overlap=part, target_entropy=part))
    return replace(
        MODEL,
        drafts=tuple(drafts),
        positions=(*positions, MODEL.positions[-1]),
        final=Final(FINALS[final], "bonus" if accepted == GUESSES else "correction"),
    )


def ended() -> Round:
    """A round whose second accepted guess ends the text; later guesses are untested."""
    round = judged(2)
    rejected: Draft = replace(round.drafts[2], verdict="untested", draw=None)
    return replace(round, drafts=(*round.drafts[:2], rejected, *round.drafts[3:]), final=None)


def run(*rounds: Round, ending: Any = "length") -> Trace:
    """The shared rounds, then these; plain decoding has been measured beyond them."""
    plain = Plain(RUN.plain.tokens, tuple(0.01 for _ in RUN.plain.tokens))
    return replace(RUN, rounds=(*RUN.rounds[:BEFORE], *rounds), plain=plain, ending=ending)


def seen(stage: Stage, trace: Trace, phase: int, view: str) -> list[str]:
    """Everything seen and heard at a phase of the round after the shared ones."""
    recorded = "true" if trace.ending != "running" else "false"
    stage.load(trace, f"{{recorded: {recorded}, at: {BEFORE}, phase: {phase}}}", view)
    if trace.ending == "running":
        stage.page.evaluate("() => viewer.setState('paused')")
    stage.drawn()
    assert stage.moment() == (BEFORE, phase)
    return cast(list[str], stage.page.evaluate(SEEN))


def futures(phase: int, *, blind: bool) -> tuple[Round, Round]:
    """Two rounds that are identical for `phase` phases, in which every test accepts its guess.

    Args:
        blind: whether the target's probabilities stay hidden until the verdict.
    """
    tested = max(0, phase - VERIFIED)
    hidden = blind or phase < VERIFIED
    return judged(GUESSES), judged(tested, alike=tested if hidden else GUESSES)


def agree(stage: Stage, one: Trace, other: Trace, phase: int, view: str = "rounds") -> None:
    first, second = seen(stage, one, phase, view), seen(stage, other, phase, view)
    assert len(first) > (300 if view == "rounds" else 150)
    assert [pair for pair in zip(first, second, strict=False) if pair[0] != pair[1]] == []
    assert len(first) == len(second)


@pytest.fixture
def still(stage: Stage) -> Any:
    """The shared page without motion, so that every moment is a still picture."""
    stage.page.emulate_media(reduced_motion="reduce")
    yield stage
    stage.page.evaluate("() => viewer.tint('verdict')")
    stage.page.emulate_media(reduced_motion="no-preference")


def test_no_part_of_the_page_reveals_more_than_the_phase_shows(still: Stage) -> None:
    """An unfinished run reveals nothing later; a finished one only how much there is in total."""
    for phase in range(1, VERIFIED + GUESSES):
        one, other = futures(phase, blind=False)
        agree(still, run(one, ending="running"), run(other, ending="running"), phase)
        agree(still, run(one, other), run(other, one), phase)


@pytest.mark.parametrize("view", OTHER_VIEWS)
def test_no_other_view_reveals_more(still: Stage, view: str) -> None:
    one, other = futures(VERIFIED + 1, blind=False)
    agree(still, run(one, ending="running"), run(other, ending="running"), VERIFIED + 1, view)
    agree(still, run(one, other), run(other, one), VERIFIED + 1, view)


def test_a_rejection_does_not_reveal_the_correction(still: Stage) -> None:
    one, other = judged(1), judged(1, final=1)
    for phase in (VERIFIED + 2, VERIFIED + 3):
        agree(still, run(one, ending="running"), run(other, ending="running"), phase)


def test_the_end_of_the_text_is_not_revealed_before_its_last_test(still: Stage) -> None:
    for phase in (VERIFIED, VERIFIED + 1):
        agree(still, run(ended(), ending="end of text"), run(judged(1)), phase)


def test_nothing_reveals_a_verdict_while_it_is_predicted(still: Stage) -> None:
    """Nor the target's probabilities of the guess, even with tokens tinted by a quantity."""
    predict = VIEWER["predict"]
    still.load(run(judged(GUESSES)), f"{{recorded: true, at: {BEFORE}}}")
    still.page.get_by_role("button", name=predict["start"]).click()
    for phase, tint in zip(range(VERIFIED, VERIFIED + GUESSES), TINTS, strict=True):
        one, other = futures(phase, blind=True)
        for each in dict.fromkeys(("overlap", tint)):
            still.page.evaluate("tint => viewer.tint(tint)", each)
            agree(still, run(one, other), run(other, one), phase)
            agree(still, run(one, ending="running"), run(other, ending="running"), phase)
    still.page.get_by_role("button", name=predict["leave"], exact=True).click()
