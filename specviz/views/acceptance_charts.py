"""Charts of acceptance by overlap, by the target's entropy, by slot and by kind of token."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import plotly.graph_objects as go
from msgspec.structs import replace

from specviz.sweep.estimates import Estimate, Fold, by_bin
from specviz.sweep.samples import ENTROPY_EDGES, OVERLAP_EDGES, TOKEN_KINDS, Sample, Tally
from specviz.views.dot_plot import dots, in_rows, whiskers
from specviz.views.numbers import interval, percent
from specviz.views.picture import BLUE, GREY, OCHRE, PURPLE, TEAL, Picture, figure
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue

LEAST = 20  # tested guesses of a group that a sentence compares; fewer vary too much by chance
SMALLEST, LARGEST = 7, 20  # marker diameters in px; area follows the number of drafts


class Bin(NamedTuple):
    """The tested drafts of one bin, with their acceptance rate."""

    number: int
    tested: int
    rate: Estimate


def bins(samples: Sequence[Sample], fold: Fold) -> list[Bin]:
    """Return the bins that contain tested drafts, with their acceptance rates."""
    counts = [getattr(sample, fold).tested for sample in samples]
    found = [
        Bin(number, sum(count[number] for count in counts if number < len(count)), rate)
        for number, rate in enumerate(by_bin(samples, fold))
    ]
    return [each for each in found if each.tested]


def acceptance_by_overlap(say: Catalogue, shown: Selection) -> Picture:
    """Chart acceptance by overlap, with the theory: the probability equals the overlap."""
    words = say.explore["pictures"]
    edges = (0.0, *OVERLAP_EDGES, 1.0)
    found = bins(shown.samples, "overlaps")
    labels = [
        words["between"].format(low=edges[each.number], high=edges[each.number + 1])
        for each in found
    ]
    middles = [(edges[each.number] + edges[each.number + 1]) / 2 for each in found]
    line = {"color": GREY, "dash": "dash"}
    theory = {"mode": "lines", "name": words["theory"], "hoverinfo": "skip", "line": line}
    judged = shown.setting.scheme._replace(drafter="")
    usual = "overlap_says" if shown.setting.temperature else "overlap_greedy"
    says = words[usual if judged == ("", "token", "chain") else "overlap_other"]
    if found and found[-1].number == len(OVERLAP_EDGES):
        share = found[-1].tested / sum(each.tested for each in found)
        certain = words["overlap_certain"].format(
            share=percent(share), edge=OVERLAP_EDGES[-1], rate=percent(found[-1].rate.value)
        )
        says = say.sentences(says, certain)
    return Picture(
        "specviz-acceptance-by-overlap",
        figure(
            go.Scatter(x=[0, 1], y=[0, 1], **theory),
            _marks(say, middles, found, labels, name=words["measured"], color=PURPLE),
            xaxis={"title": {"text": words["overlap"]}, "range": [0, 1.03]},
            yaxis=_share_axis(say),
        ),
        says,
        *_table(say, words["overlap"], labels, found),
    )


def acceptance_by_entropy(say: Catalogue, shown: Selection) -> Picture:
    """Chart acceptance by the target's entropy."""
    words = say.explore["pictures"]
    found = bins(shown.samples, "entropies")
    labels = [_entropy(say, each.number) for each in found]
    return Picture(
        "specviz-acceptance-by-entropy",
        figure(
            _marks(say, labels, found, labels, color=TEAL),
            xaxis={"title": {"text": words["entropy"]}, "type": "category"},
            yaxis=_share_axis(say),
        ),
        _entropy_says(say, labels, found),
        *_table(say, words["entropy"], labels, found),
    )


def acceptance_by_slot(say: Catalogue, shown: Selection) -> Picture:
    """Chart acceptance by slot of the round: among tested drafts, and among all rounds."""
    words = say.explore["pictures"]
    tested = bins(shown.samples, "slots")
    rounds = bins(_of_all_rounds(shown.samples), "slots")
    labels = [str(each.number + 1) for each in tested]
    columns = ("slot", "conditional", "interval", "unconditional", "interval", "tested")
    return Picture(
        "specviz-acceptance-by-slot",
        figure(
            _marks(say, labels, tested, labels, name=words["conditional"], color=BLUE),
            _marks(
                say, labels, rounds, labels,
                name=words["unconditional"], color=OCHRE, symbol="square",
            ),
            xaxis={"title": {"text": words["slot"]}, "type": "category"},
            yaxis=_share_axis(say),
        ),
        _slot_says(say, tested, rounds),
        tuple(words[name] for name in columns),
        tuple(
            (label, *_rate(here.rate), *_rate(of_all.rate), f"{here.tested:,}")
            for label, here, of_all in zip(labels, tested, rounds, strict=True)
        ),
    )  # fmt: skip


def acceptance_by_token(say: Catalogue, shown: Selection) -> Picture:
    """Chart acceptance by kind of drafted token, highest first."""
    words = say.explore["pictures"]
    found = sorted(bins(shown.samples, "words"), key=lambda each: -(each.rate.value or 0))
    labels = [words["tokens"][TOKEN_KINDS[each.number]] for each in found]
    hover = [_hover(say, each) for each in found]
    return Picture(
        "specviz-acceptance-by-token",
        figure(
            dots(labels, [each.rate for each in found], hover, color=OCHRE, symbol="diamond"),
            xaxis=_share_axis(say),
            **in_rows(len(found)),
        ),
        _ends_say(say, "token_says", "token", labels, found),
        *_table(say, words["token"], labels, found),
    )


def _marks(
    say: Catalogue, x: Sequence[float | str], found: list[Bin], labels: list[str],
    name: str = "", **marker: Any,
) -> go.Scatter:  # fmt: skip
    """Return markers for bins, with intervals; a marker's area follows its number of drafts."""
    most = max((each.tested for each in found), default=1)
    sizes = [max(SMALLEST, LARGEST * (each.tested / most) ** 0.5) for each in found]
    return go.Scatter(
        x=x,
        y=[each.rate.value for each in found],
        error_y=whiskers([each.rate for each in found]),
        mode="markers",
        marker={"size": sizes, "opacity": 1, "line": {"width": 0}, **marker},
        text=[f"{label}: {_hover(say, each)}" for label, each in zip(labels, found, strict=True)],
        hovertemplate="%{text}<extra></extra>",
        name=name,
    )


def _share_axis(say: Catalogue) -> dict[str, Any]:
    words = say.explore["pictures"]
    return {"title": {"text": words["accepted"]}, "range": [-0.04, 1.06], "tickformat": ".0%"}


def _hover(say: Catalogue, each: Bin) -> str:
    words = say.explore["pictures"]
    return str(words["hover_bin"].format(value=percent(each.rate.value), tested=each.tested))


def _table(
    say: Catalogue, name: str, labels: list[str], found: list[Bin]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Return the columns and rows of a chart's table."""
    words = say.explore["pictures"]
    columns = (name, *(str(words[column]) for column in ("accepted", "interval", "tested")))
    return columns, tuple(
        (label, *_rate(each.rate), f"{each.tested:,}")
        for label, each in zip(labels, found, strict=True)
    )


def _rate(rate: Estimate) -> tuple[str, str]:
    """Return a rate and its interval as table cells."""
    return percent(rate.value), interval(rate, percent)


def _of_all_rounds(samples: Sequence[Sample]) -> list[Sample]:
    """Return samples as if every round had tested each slot that any did: accepted / rounds.

    A run that never reached the last slots counts there, too, with all of its rounds.
    """
    slots = max((len(sample.slots.tested) for sample in samples), default=0)
    return [
        replace(sample, slots=Tally((sample.rounds,) * slots, sample.slots.accepted))
        for sample in samples
    ]


def _entropy(say: Catalogue, number: int) -> str:
    """Return the label of an entropy bin."""
    words = say.explore["pictures"]
    if number == 0:
        return str(words["below"].format(edge=ENTROPY_EDGES[0]))
    if number == len(ENTROPY_EDGES):
        return str(words["above"].format(edge=ENTROPY_EDGES[-1]))
    low, high = ENTROPY_EDGES[number - 1 : number + 1]
    return str(words["between"].format(low=low, high=high))


def _entropy_says(say: Catalogue, labels: list[str], found: list[Bin]) -> str:
    """Compare acceptance at the lowest and the highest entropy, and define the unit."""
    kept = _enough(found)
    fell = len(kept) > 1 and (kept[0].rate.value or 0) > (kept[-1].rate.value or 0)
    differ = fell and percent(kept[0].rate.value) != percent(kept[-1].rate.value)
    said = _ends_say(say, "entropy_says" if differ else "entropy_not", "entropy", labels, found)
    return say.sentences(said, say.explore["pictures"]["entropy_unit"] if found else "")


def _ends_say(say: Catalogue, both: str, kind: str, labels: list[str], found: list[Bin]) -> str:
    """Compare the first and the last bin with enough guesses, and say if some have too few.

    Args:
        both: the name of the sentence that compares them.
        kind: the prefix of the sentence for a single bin.
    """
    words = say.explore["pictures"]
    if not found:
        return str(words["nothing_tested"])
    kept = _enough(found)
    if len(kept) < 2 <= len(found):
        return str(words["groups_few"].format(least=LEAST))
    kept = kept or found
    named = {each.number: label for each, label in zip(found, labels, strict=True)}
    sentence = words[both if len(kept) > 1 else f"{kind}_one"].format(
        first=named[kept[0].number],
        first_rate=percent(kept[0].rate.value),
        last=named[kept[-1].number],
        last_rate=percent(kept[-1].rate.value),
    )
    left_out = words["groups_left_out"].format(least=LEAST) if len(kept) < len(found) else ""
    return say.sentences(sentence, left_out)


def _enough(found: list[Bin]) -> list[Bin]:
    """Return the bins with enough tested guesses to compare."""
    return [each for each in found if each.tested >= LEAST]


def _slot_says(say: Catalogue, tested: list[Bin], rounds: list[Bin]) -> str:
    words = say.explore["pictures"]
    if not tested:
        return str(words["nothing_tested"])
    return str(
        words["slot_says" if len(tested) > 1 else "slot_one"].format(
            slot=tested[-1].number + 1,
            first=percent(rounds[0].rate.value),
            last=percent(rounds[-1].rate.value),
            first_tested=percent(tested[0].rate.value),
            last_tested=percent(tested[-1].rate.value),
        )
    )
