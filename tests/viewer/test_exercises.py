"""The lesson's exercises: when a run meets them, and that the key's solutions do."""

from collections.abc import Callable, Sequence
from string import Formatter
from typing import Any

import pytest
from msgspec.structs import replace

from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.settings import Settings, settings_from
from specviz.trace import Draft, Final, Machine, Model, Models, Plain, Round, Times, Trace, Verdict
from specviz.views.lesson import EXERCISES
from specviz.words.lesson import LESSON
from viewer.stage import Stage, as_json

VERDICTS: dict[str, Verdict] = {"a": "accepted", "r": "rejected", "u": "untested"}
TEXT = "Define:"
Finding = dict[str, Any]


def made(
    rounds: str,
    *,
    each: float = 0.01,
    plain: float | None = 0.01,
    chance: float = 1,
    differs: bool = False,
    ending: Any = "length",
    **settings: Any,
) -> Trace:
    """A run with verdicts such as "aaaa aru", round by round: accepted, rejected, untested.

    Args:
        each: seconds per round.
        plain: seconds per token of plain decoding; None: it did not run.
        chance: target / draft probability of the tested guesses.
        differs: whether the last token of plain decoding differs.
    """
    shapes = rounds.split()
    trace = Trace(
        recorded="2026-11-22T00:00:00Z",
        models=Models(
            pair="pair", target=Model(name="target", parameters=1, layers=1, dtype="float32")
        ),
        machine=Machine(device="cpu", processor="made up", threads=1, torch="", transformers=""),
        settings=Settings(gamma=max(map(len, shapes)), **settings),
        prompt=(0,),
        pieces={0: TEXT, 1: "word"},
        rounds=tuple(
            Round(
                drafts=tuple(
                    _draft(VERDICTS[letter], chance, i - 1) for i, letter in enumerate(shape)
                ),
                final=Final(1, "correction" if "r" in shape else "bonus"),
                times=Times(each / 2, each / 2, 0),
            )
            for shape in shapes
        ),
        ending=ending,
    )
    if plain is None:
        return trace
    tokens = (*trace.output[:-1], 0) if differs else trace.output
    return replace(trace, plain=Plain(tokens, (plain,) * len(tokens)))


def _draft(verdict: Verdict, chance: float, parent: int) -> Draft:
    if verdict == "untested":
        return Draft(token=1, verdict=verdict, target=0.5, draft=0.5, parent=parent)
    draw = 0.01 if verdict == "accepted" else 0.95
    return Draft(token=1, verdict=verdict, target=0.5 * chance, draft=0.5, draw=draw, parent=parent)


Slot = tuple[int, int]


def check(
    stage: Stage,
    name: str,
    trace: Trace,
    *earlier: Trace,
    text: str = TEXT,
    pinned: Slot | None = None,
) -> Finding:
    """What an exercise finds in a run, after the page has shown earlier ones."""
    (found,) = checks(stage, name, [*earlier, trace], text, [pinned])
    return found


def checks(
    stage: Stage, name: str, traces: Sequence[Trace], text: str, pinned: Sequence[Slot | None]
) -> list[Finding]:
    """What an exercise finds in the last run, with each of these tokens pinned."""
    found: list[Finding] = stage.evaluate(
        """([name, traces, text, slots]) => {
          const runs = traces.map((trace) => new SpecViz.run.Run(trace));
          const { check, trialOf } = SpecViz.exercises;
          const trials = runs.map(trialOf);
          return slots.map((at) => {
            const pinned = at && { round: at[0], index: at[1] };
            return check(name, runs.at(-1), { trials, text, most: 16, pinned });
          });
        }""",
        [name, [as_json(one) for one in traces], text, list(pinned)],
    )  # fmt: skip
    for finding in found:
        assert_said(finding)
    return found


def assert_said(found: Finding) -> None:
    """Check that a finding has a sentence, and a value for each of its placeholders."""
    template: Any = LESSON
    for part in found["says"].split("."):
        template = template[part]
    assert isinstance(template, str)
    assert {name for _, name, _, _ in Formatter().parse(template) if name} <= found["values"].keys()


LONG = " ".join(["aaaa"] * 8)  # α = 100 %
EVEN = " ".join(["aruu", "ruuu", "aaar"] * 8)  # α = 57 %
POOR = " ".join(["ruuu"] * 20 + ["aruu"] * 4)  # α = 14 %

FOUND: dict[str, Slot] = {"bonus": (0, 4), "waste": (1, 0), "lucky": (0, 0)}
CASES: list[tuple[str, Trace, str]] = [
    ("bonus", made(LONG), "met"),
    ("bonus", made(EVEN), "missed"),
    ("bonus", made(" ".join(["a"] * 30)), "short"),
    ("waste", made(EVEN), "met"),
    ("waste", made(LONG), "missed"),
    ("low", made(POOR), "met"),
    ("low", made(EVEN), "missed"),
    ("same", made(LONG, temperature=0), "met"),
    ("same", made(LONG, temperature=0, differs=True), "missed"),
    ("same", made(LONG, temperature=0, plain=None), "short"),
    ("same", made(LONG), "sampled"),
    ("hot", made(LONG, temperature=1), "met"),
    ("hot", made(LONG, temperature=0.9), "missed"),
    ("hot", made(EVEN, temperature=1), "missed"),
    ("untested", made(" ".join(["ar" + 8 * "u"] * 12)), "met"),
    ("untested", made(LONG), "missed"),
    ("lookup", made(EVEN, drafter="lookup"), "met"),
    ("lookup", made(POOR, drafter="lookup"), "missed"),
    ("lookup", made(EVEN), "drafter"),
    ("lucky", made(EVEN, chance=0.1), "met"),
    ("lucky", made(EVEN, chance=0.3), "missed"),
    ("lose", made(EVEN, each=0.5), "met"),
    ("lose", made(EVEN, each=0.001), "missed"),
    ("lose", made(POOR, each=0.5), "missed"),
    ("lose", made(EVEN, plain=None), "plain"),
    ("choose", made(EVEN, plain=None), "plain"),
]


# For exercises that ask for a token: a run, the token to pin in it, and a wrong one.
PINNED: dict[str, tuple[Trace, Slot, Slot]] = {
    "bonus": (made(f"{EVEN} aaaa"), (24, 4), (24, 3)),
    "waste": (made(EVEN), (1, 0), (0, 0)),
    "lucky": (made(f"{EVEN} a", chance=0.1), (0, 0), (0, 1)),
}


def test_an_exercise_about_a_token_is_met_by_pinning_it(stage: Stage) -> None:
    for name, (trace, right, wrong) in PINNED.items():
        assert check(stage, name, trace)["says"] == "lacking.point"
        assert check(stage, name, trace, pinned=wrong)["says"] == "lacking.other"
        assert check(stage, name, trace, pinned=right)["met"]


def test_an_exercise_says_what_is_met_or_missing(stage: Stage) -> None:
    for name, trace, says in CASES:
        found = check(stage, name, trace, pinned=FOUND.get(name))
        assert found["says"] == f"exercises.{name}.{says}" or (says, name) == ("plain", "choose")
        assert found["met"] == (says == "met"), (name, found)
    assert {name for name, _, _ in CASES} == EXERCISES.keys() == LESSON["exercises"].keys()


def test_the_figures_are_those_of_the_run(stage: Stage) -> None:
    found = check(stage, "bonus", made(f"{EVEN} aaaa"), pinned=(24, 4))
    assert found["values"]["round"] == 25
    assert check(stage, "low", made(POOR))["values"]["alpha"] == "14%"
    assert check(stage, "lose", made(EVEN, each=0.5))["values"]["speedup"] == "0.05×"
    lucky = check(stage, "lucky", made(f"{EVEN} a", chance=0.1), pinned=(0, 0))["values"]
    assert (lucky["chance"], lucky["draw"], lucky["round"]) == ("10%", "0.010", 1)


def test_a_gamma_is_chosen_among_those_tried(stage: Stage) -> None:
    """It must be faster than a smaller and a larger γ; runs of other settings do not count."""
    small, middle, large = (
        made(" ".join([shape] * 30), each=each)
        for shape, each in (("ar", 0.02), ("aaar", 0.02), ("aaaruuuu", 0.04))
    )
    assert check(stage, "choose", middle)["says"].endswith("smaller")
    assert check(stage, "choose", middle, small)["says"].endswith("larger")
    found = check(stage, "choose", large, small, middle)
    assert found["met"]
    assert found["values"]["gamma"] == 4
    assert found["values"]["tried"] == "γ = 2: 1.00×, γ = 4: 2.00×, γ = 8: 1.00×"
    other = made(" ".join(["ar"] * 30), each=0.02, seed=7)
    assert check(stage, "choose", middle, other, large)["says"].endswith("smaller")
    assert check(stage, "choose", middle, small, large, text="Say:")["says"].endswith("prompt")


def test_a_run_too_short_or_not_over_is_not_judged(stage: Stage) -> None:
    for name in EXERCISES:
        assert check(stage, name, made("aaaa"))["says"] == "lacking.tests"
        assert check(stage, name, made(LONG, ending="running"))["says"] == "lacking.end"


TIMED = ("lose", "choose")  # by the clock, so no solution is certain


@pytest.mark.parametrize("name", [name for name in EXERCISES if name not in TIMED])
def test_the_key_solves_the_exercise(
    name: str, stage: Stage, bundled: Callable[[str], Pair]
) -> None:
    link = dict(EXERCISES[name].solution)
    pair = bundled(link["pair"])
    values = {name: value for name, value in link.items() if name in Settings.__struct_fields__}
    settings = settings_from(values | {"max_new_tokens": link["tokens"]})
    steps = race(pair, pair.tokenizer.encode(link["prompt"]), settings, plain=name == "same")
    trace = finish(steps)
    slots = [
        (number, index)
        for number, each in enumerate(trace.rounds)
        for index in range(len(each.drafts) + 1)
    ]
    pinned: Sequence[Slot | None] = slots if name in PINNED else [None]
    assert any(found["met"] for found in checks(stage, name, [trace], TEXT, pinned))
