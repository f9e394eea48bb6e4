"""The lesson as data: the plan's steps with their links, and the exercises with a solution each.

Links are parameters of the page's links. The words are in specviz/words/lesson.py.
"""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any, NamedTuple

from specviz.settings import SETTINGS
from specviz.trace import Round, Trace
from specviz.words.catalogue import Catalogue, plain
from specviz.words.examples import CONTINUATIONS

Link = Mapping[str, Any]

PROMPTS = {example["kind"]: example["prompt"] for example in CONTINUATIONS}
RARE_WORDS = "quince (noun): a fruit\nbanjo (noun):"
FAIR = (0.15, 0.9)  # chances at which both verdicts are plausible

USUAL: dict[str, Any] = {
    "pair": "bundled-medium",
    **{setting.control: setting.default for setting in SETTINGS.values()},
    "plain": 1,
}
"""The bundled models with the usual settings, as link parameters."""


def _run(**changes: Any) -> Link:
    """Return the link that runs the bundled models with the usual settings and some changes."""
    return {"view": "watch", **USUAL, "run": 1} | changes


STEPS: dict[str, tuple[int, Link]] = {
    "race": (5, {"view": "watch", "recorded": "first", "open": "race"}),
    "round": (10, {"view": "watch", "recorded": "first", "presenter": 1}),
    "predict": (8, {"view": "watch", "recorded": "first", "presenter": 1}),
    "same": (7, _run(prompt=PROMPTS["story"], temperature=0, open="same")),
    "exercises": (12, {}),
    "pays": (3, {"view": "pay"}),
}
"""The steps of the plan: minutes, and the link that opens each; exercises are on the same page."""


class Exercise(NamedTuple):
    """An exercise.

    Attributes:
        grade: from 1, easy, to 3, hard.
        solution: a link that runs a solution.
        start: the prompt that the exercise is about, if any.
    """

    grade: int
    solution: Link
    start: str = ""


EXERCISES: dict[str, Exercise] = {
    "bonus": Exercise(1, _run(prompt=PROMPTS["counting"])),
    "waste": Exercise(1, _run(prompt=PROMPTS["prose"])),
    "low": Exercise(1, _run(prompt=RARE_WORDS, seed=1)),
    "same": Exercise(2, _run(prompt=PROMPTS["story"], temperature=0)),
    "hot": Exercise(2, _run(prompt=PROMPTS["counting"], temperature=1)),
    "untested": Exercise(2, _run(prompt=PROMPTS["prose"], gamma=8)),
    "lookup": Exercise(2, _run(prompt=PROMPTS["repetition"], temperature=0, drafter="lookup")),
    "lucky": Exercise(3, _run(prompt=PROMPTS["prose"], seed=1)),
    "lose": Exercise(3, _run(prompt=PROMPTS["prose"], gamma=16)),
    "choose": Exercise(3, _run(prompt=PROMPTS["definitions"], gamma=2), PROMPTS["definitions"]),
}
"""The exercises by name, in order."""


def lesson(say: Catalogue, first: Trace) -> dict[str, Any]:
    """Return the lesson for the page: words, plan and exercises.

    Args:
        first: the recorded run that the page opens on.
    """
    words = {name: part for name, part in plain(say.lesson).items() if name != "sheet"}
    telling = first_telling(first)
    rounds = {"round": telling, "predict": telling + 1}
    begins = accumulate((minutes for minutes, _ in STEPS.values()), initial=0)
    plan = [
        {
            "name": name,
            "minutes": say.lesson["minutes"].format(begin=begin, end=begin + minutes),
            "link": {**link, "round": rounds[name]} if name in rounds else {**link},
        }
        for (name, (minutes, link)), begin in zip(STEPS.items(), begins, strict=False)
    ]
    exercises = [
        {"name": name, "grade": one.grade, "start": one.start} for name, one in EXERCISES.items()
    ]
    return {"words": words, "plan": plan, "exercises": exercises}


def first_telling(trace: Trace) -> int:
    """Return the first round with an accepted, a rejected and an untested guess; otherwise 0."""
    return next((i for i, round in enumerate(trace.rounds) if _tells(round)), 0)


def fair_round(trace: Trace) -> int | None:
    """Return the first round that suits the handout; None if there is none.

    It has all three verdicts, and its rejected guess had a fair chance of acceptance.
    """
    rounds = enumerate(trace.rounds)
    return next((i for i, round in rounds if _tells(round) and _is_fair(round)), None)


def _tells(round: Round) -> bool:
    verdicts = {draft.verdict for draft in round.drafts}
    return not round.is_tree and verdicts == {"accepted", "rejected", "untested"}


def _is_fair(round: Round) -> bool:
    chance = round.drafts[round.accepted].threshold
    known = all(None not in (draft.target, draft.draft) for draft in round.drafts)
    return known and chance is not None and FAIR[0] < chance < FAIR[1]
