"""Acceptance by slot of the round."""

from collections.abc import Sequence

from msgspec.structs import replace

from specviz.sweep.samples import Sample, Tally
from specviz.views.chart import Chart, Words
from specviz.views.guess_bins import Bin, bins, marks, share_axis
from specviz.views.picture import BLUE, OCHRE, Picture, axis, figure
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue


def draw(_: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart acceptance by slot of the round: among tested drafts, and among all rounds."""
    tested = bins(shown.samples, "slots")
    rounds = bins(_of_all_rounds(shown.samples), "slots")
    labels = [str(each.number + 1) for each in tested]
    inside, whole = words["conditional"], words["unconditional"]
    columns = ("slot", "conditional", "interval", "unconditional", "interval", "tested")
    return Picture(
        "specviz-acceptance-by-slot",
        figure(
            marks(words, labels, tested, labels, name=inside, color=BLUE),
            marks(words, labels, rounds, labels, name=whole, color=OCHRE, symbol="square"),
            xaxis=axis(words["slot"], type="category"),
            yaxis=share_axis(words),
        ),
        says(words, tested, rounds),
        tuple(words[name] for name in columns),
        tuple(
            (label, *here.row, *of_all.row, f"{here.tested:,}")
            for label, here, of_all in zip(labels, tested, rounds, strict=True)
        ),
    )


def says(words: Words, tested: Sequence[Bin], rounds: Sequence[Bin]) -> str:
    """Compare the first and the last slot."""
    if not tested:
        return str(words["nothing_tested"])
    sentence: str = words["says" if len(tested) > 1 else "one"]
    return sentence.format(
        slot=tested[-1].number + 1,
        first=rounds[0].share,
        last=rounds[-1].share,
        first_tested=tested[0].share,
        last_tested=tested[-1].share,
    )


def _of_all_rounds(samples: Sequence[Sample]) -> list[Sample]:
    """Return samples as if every round had tested each slot that any did: accepted / rounds.

    A run that never reached the last slots counts there, too, with all of its rounds.
    """
    slots = max((len(sample.slots.tested) for sample in samples), default=0)
    return [
        replace(sample, slots=Tally((sample.rounds,) * slots, sample.slots.accepted))
        for sample in samples
    ]


CHART = Chart(
    name="slot",
    place=(5, 1),
    source="guesses",
    words={
        "heading": "How far do guesses get?",
        "slot": "Slot in the round",
        "conditional": "of the guesses tested there",
        "unconditional": "of all rounds",
        "says": "Squares count all rounds: guess 1 is accepted in {first} of them, guess {slot} in"
        " {last}. Circles count only the rounds in which the guess was tested, so all before it"
        " had been accepted: {first_tested} and {last_tested}.",
        "one": "The only guess of a round is accepted in {first} of the rounds.",
    },
    draw=draw,
)
