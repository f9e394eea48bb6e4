"""What the scripts compute without a page, in Node: formats, phases, distributions."""

import pytest
from msgspec.structs import replace

from specviz.trace import Plain, Round, Trace
from specviz.views.numbers import percent
from support.node import in_node
from viewer.sample import sample
from viewer.stage import as_json


@pytest.mark.parametrize(
    ("format", "written"),
    {
        # a probability that is not 1 does not look like 1, nor one that is not 0 like 0
        "probability": {
            0: "0", 6.1e-7: "<0.0001", 0.00019: "0.00019", 0.25: "0.25", 0.9985: "0.999",
            0.99996: "0.99996", 0.99999996: ">0.999999", 1: "1",
        },
        # in a column only an exact one looks exact: the guesses of a dynamic tree are certain
        "share": {
            0: "0", 6.1e-7: "<0.001", 0.0004: "<0.001", 0.0006: "0.001", 0.25: "0.250",
            0.9994: "0.999", 0.9996: ">0.999", 1: "1",
        },
        "percent": {
            share: percent(share)
            for share in (0, 3e-4, 1e-3, 0.0312, 0.0995, 0.125, 0.625, 0.9949, 0.9995, 0.99999, 1)
        },
        "size": {999.4: "1.0 k", 134_515_008: "135 M", 999_885_952: "1.0 B", 8.03e9: "8.0 B"},
    }.items(),
)  # fmt: skip
def test_numbers_are_written_as_they_should_be_read(format: str, written: dict[float, str]) -> None:
    script = f"(text, values) => values.map((value) => text.{format}(value))"
    assert in_node("viewer/text.ts", script, [*written]) == [*written.values()]


def test_two_probabilities_have_enough_digits_to_differ() -> None:
    pairs = {
        (6.1e-7, 3.4e-8): ["6.1×10⁻⁷", "3.4×10⁻⁸"],
        (0.457, 0.999567): ["0.457", "0.9996"],
        (0.99953, 0.99886): ["0.9995", "0.9989"],
    }
    script = "({ probabilities }, pairs) => pairs.map((pair) => probabilities(...pair))"
    assert in_node("viewer/text.ts", script, [*pairs]) == [*pairs.values()]


def ended(trace: Trace) -> Trace:
    """A run whose last round has no final token: its second accepted guess ended the text."""
    round = next(r for r in trace.rounds if r.accepted == len(r.drafts) > 2)
    rest = [replace(draft, verdict="untested", draw=None) for draft in round.drafts[2:]]
    last = Round(
        drafts=(*round.drafts[:2], *rest),
        final=None,
        times=round.times,
        positions=round.positions[:-1],
    )
    return replace(trace, rounds=(*trace.rounds[:2], last), plain=Plain(), ending="end of text")


def story(round: Round) -> list[tuple[str, list[str]]]:
    """Slow reference: every phase of a round, with the looks of all slots after it."""
    drafts, final = round.drafts, round.final
    looks = ["absent"] * (len(drafts) + (final is not None))
    told = []

    def tell(name: str) -> None:
        told.append((name, list(looks)))

    for i in range(len(drafts)):
        looks[i] = "guessed"
        tell("draft")
    looks[: len(drafts)] = ["lit"] * len(drafts)
    tell("verify")
    for i, draft in enumerate(drafts):
        if draft.verdict != "untested":
            looks[i] = draft.verdict
            tell("test")
    if any(draft.verdict != "accepted" for draft in drafts):
        looks[: len(drafts)] = [draft.verdict for draft in drafts]
        tell("discard")
    if final is not None:
        looks[-1] = final.kind if drafts else "plain"
        tell("final")
    return told


RUNS = {
    "sampled": sample(),
    "greedy": sample(temperature=0, tokens=24),
    "looked up": sample(drafter="lookup", gamma=8, quality=0.5),
    "ended": ended(sample(quality=0.95)),
}


@pytest.mark.parametrize("name", RUNS)
def test_every_picture_equals_the_slow_reference(name: str) -> None:
    script = """({ phasesOf, pictureOf }, { rounds }) => rounds.map((round) =>
      phasesOf(round).map(({ name }, i) => [name, pictureOf(round, i + 1).looks]))"""
    told = in_node("viewer/phases.ts", script, as_json(RUNS[name]))
    assert [[(n, looks) for n, looks in round] for round in told] == [
        story(round) for round in RUNS[name].rounds
    ]


@pytest.mark.parametrize("name", RUNS)
def test_every_moment_is_passed_once_in_both_directions(name: str) -> None:
    script = """({ next, previous, within }, trace) => {
      const walk = (step, from) => {
        const passed = [from];
        for (;;) {
          const to = step(trace.rounds, passed[passed.length - 1]);
          if (JSON.stringify(to) === JSON.stringify(passed[passed.length - 1])) return passed;
          passed.push(to);
        }
      };
      const there = walk(next, { round: 0, phase: 0 });
      const back = walk(previous, there[there.length - 1]).reverse();
      return [there, back, there.map((moment) => within(trace.rounds, moment))];
    }"""
    there, back, within = in_node("viewer/phases.ts", script, as_json(RUNS[name]))
    expected = [
        {"round": i, "phase": phase}
        for i, round in enumerate(RUNS[name].rounds)
        for phase in range(len(story(round)))
    ]
    assert there == back == within == [*expected, {"round": len(RUNS[name].rounds), "phase": 0}]


def test_listed_probabilities_and_the_rest_add_up(trace: Trace) -> None:
    positions = [position for round in as_json(trace)["rounds"] for position in round["positions"]]
    script = """({ rowsOf }, positions) => positions
      .map((position) => rowsOf(position, []).reduce((sum, row) => sum + row.target, 0))"""
    sums = in_node("viewer/distribution.ts", script, positions)
    assert sums == pytest.approx([1.0] * len(positions))


def test_residual_is_the_one_of_the_algorithm(trace: Trace) -> None:
    round = next(r for r in trace.rounds if r.final and r.final.kind == "correction")
    position = round.positions[round.accepted]
    positive = {c.token: max(0.0, (c.target or 0) - (c.draft or 0)) for c in position.candidates}
    rest = max(0.0, (position.rest.target or 0) - (position.rest.draft or 0))
    mass = sum(positive.values()) + rest
    given = as_json(trace)["rounds"][trace.rounds.index(round)]
    draft, at = given["drafts"][round.accepted], given["positions"][round.accepted]
    left = "{ weight: 1, taken: (_, given) => given, mass: null }"  # of the token rule
    assert in_node("viewer/rules.ts", "({ leftover }, draft) => leftover(draft, 'token')", draft)
    shown = in_node(
        "viewer/distribution.ts", f"({{ residualOf }}, at) => residualOf(at, {left})", at
    )
    expected = {token: share / mass for token, share in positive.items() if share}
    assert {c["token"]: c["share"] for c in shown["shares"]} == pytest.approx(expected)
    assert shown["rest"] == pytest.approx(rest / mass, abs=1e-9)
