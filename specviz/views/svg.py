"""Draws a trace's text as SVG, with a box for each token that shows its verdict.

A run that drafted trees also shows the tree that was accepted furthest.
"""

import re
from codecs import getincrementaldecoder
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple
from xml.etree import ElementTree as ET

from specviz.metrics import summary
from specviz.trace import Trace, piece_bytes
from specviz.views import svg_tree
from specviz.views.numbers import percent, short, times
from specviz.views.run_text import settings_text, sized_models, unusual_drafter
from specviz.views.svg_parts import (
    BOX,
    CELL,
    EMITTED,
    INK,
    MARK,
    QUIET,
    SANS,
    box,
    cells,
    fitting,
    mark,
    seen,
    word,
    write,
)
from specviz.words.catalogue import Catalogue

COLUMNS = 100  # cells per line
LINE = 30
MARGIN = 32
BOX_BYTES = 800
PROMPT_CHARACTERS = 400  # the end of the prompt, which the text continues

NUMBERS: dict[str, Callable[[float], str]] = {
    "rounds": "{:,}".format,
    "emitted": "{:,}".format,
    "acceptance_rate": percent,
    "draft_efficiency": percent,
    "mean_acceptance_length": short,
    "tokens_per_second": "{:,.1f}".format,
    "plain_tokens_per_second": "{:,.1f}".format,
    "speedup": times,
}
"""The metrics below the text, with their formats."""

_BEGINNING = re.compile(rb"<\|?\w+\|?>")  # <s>, <|endoftext|>: a token that nobody typed


class Box(NamedTuple):
    """A token, or its part in one line; columns and widths in cells."""

    line: int
    column: int
    width: int
    text: str
    kind: str
    ends: bool


def size(trace: Trace) -> int:
    """Return the most bytes that `picture` makes, without making it."""
    tokens = Counter(token for token, _ in _emitted(trace))
    return BOX_BYTES * sum(count * _boxes(trace, token) for token, count in tokens.items())


def _boxes(trace: Trace, token: int) -> int:
    """Return the most boxes of a token: one per line, and a wide letter takes two cells."""
    text = seen(piece_bytes(trace.pieces[token]).decode("utf-8", "replace"))
    return 2 + text.count("\n") + 2 * len(text) // COLUMNS


def picture(say: Catalogue, trace: Trace) -> str:
    """Return the SVG, which is deterministic for a trace."""
    boxes = list(_layout(_parts(trace)))
    lines = boxes[-1].line + 1 if boxes else 1
    width = round(2 * MARGIN + COLUMNS * CELL)
    below = 128 + lines * LINE
    tree = svg_tree.most_accepted(trace, width - 2 * MARGIN)
    height = below + 156 + (0 if tree is None else tree.height + 40)
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": str(width),
            "height": str(height),
            "viewBox": f"0 0 {width} {height}",
            "role": "img",
            "font-family": SANS,
            "fill": INK,
        },
    )
    ET.SubElement(root, "title").text = seen(f"SpecViz: {trace.models.pair}")
    ET.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    for y, size, fill, line in zip(
        (44, 68, 88), ("20", "13", "13"), (INK, QUIET, QUIET), _heading(say, trace), strict=True
    ):
        write(root, MARGIN, y, line, {"font-size": size, "fill": fill})
    for part in boxes:
        _draw(root, part)
    _legend(say, root, below + 8, EMITTED if tree is None else tuple(BOX))
    if tree is not None:
        tree.draw(root, say, MARGIN, below + 72)
    _figures(say, root, height - 100, trace)
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode", xml_declaration=False) + "\n"


def _heading(say: Catalogue, trace: Trace) -> tuple[str, str, str]:
    """Return the pair, the settings, and the date and machine of recording."""
    where = trace.machine.processor or trace.machine.device
    return (
        sized_models(say, trace.models, trace.settings.drafter),
        _chosen(say, trace),
        say.viewer["recorded"].format(date=trace.recorded[:10], machine=where),
    )


def _chosen(say: Catalogue, trace: Trace) -> str:
    """Return the settings, and the drafter, tree and rule where they are not the usual ones."""
    settings = trace.settings
    parts = [
        settings_text(say, settings),
        *unusual_drafter(say, trace.models, settings.drafter),
    ]
    if settings.tree != "chain":
        tree = say.trees[settings.tree]
        parts.append(say.viewer["tree"]["settings"].format(tree=tree, budget=settings.budget))
    if settings.rule != "token":
        parts.append(say.rules[settings.rule])
    return " · ".join(parts)


def _parts(trace: Trace) -> Iterator[tuple[str, str]]:
    """Yield (text, kind): the end of the prompt, then each emitted token.

    A character that spans several tokens appears at its last token.
    """
    decode = getincrementaldecoder("utf-8")("replace").decode
    prompt = [piece_bytes(trace.pieces[token]) for token in trace.prompt]
    if prompt and _BEGINNING.fullmatch(prompt[0]):
        del prompt[0]
    before = "".join(map(decode, prompt))
    shown = before[-PROMPT_CHARACTERS:]
    yield ("…" if len(shown) < len(before) else "") + shown, "prompt"
    for token, kind in _emitted(trace):
        data = piece_bytes(trace.pieces[token])
        yield decode(data) or ("▪" if data else "∅"), kind


def _emitted(trace: Trace) -> Iterator[tuple[int, str]]:
    for drafted in trace.rounds:
        for draft in (each for each in drafted.drafts if each.verdict == "accepted"):
            yield draft.token, draft.verdict
        if drafted.final is not None:
            yield drafted.final.token, drafted.final.kind if drafted.drafts else "plain"


def _layout(parts: Iterable[tuple[str, str]]) -> Iterator[Box]:
    """Place boxes in lines; one that does not fit moves to the next line, or is split."""
    line = column = 0
    for text, kind in parts:
        rest = seen(text)
        if column + cells(rest.split("\n")[0]) > COLUMNS and kind != "prompt":
            line, column = line + 1, 0
        while rest:
            head = fitting(rest, COLUMNS - column)
            rest = rest[len(head) :]
            shown = head.rstrip("\n")
            if shown:
                yield Box(line, column, cells(shown), shown, kind, not rest)
            column += cells(shown)
            if rest or head.endswith("\n"):
                line, column = line + 1, 0


def _draw(root: ET.Element, part: Box) -> None:
    x, top = MARGIN + part.column * CELL, 112 + part.line * LINE
    width = max(part.width, 1) * CELL
    if part.kind in EMITTED:
        box(root, x, top, width, part.kind)
    word(root, x, top, part.text, QUIET if part.kind == "prompt" else INK)
    if part.ends and part.kind in MARK:
        mark(root, x + width, top, part.kind)


def _legend(say: Catalogue, root: ET.Element, top: float, kinds: Sequence[str]) -> None:
    """Draw the legend of the boxes, three in a row."""
    for i, kind in enumerate(kinds):
        x, y = MARGIN + i % len(EMITTED) * 200, top + i // len(EMITTED) * 24
        shape = {"x": str(x), "y": f"{y:g}", "width": "16", "height": "16", "rx": "3"}
        ET.SubElement(root, "rect", {**shape, "stroke-width": "1.5", **BOX[kind]})
        text = " ".join(filter(None, (MARK.get(kind, ("",))[0], say.viewer["legend"][kind])))
        write(root, x + 24, y + 13, text, {"font-size": "13", "fill": QUIET})


def _figures(say: Catalogue, root: ET.Element, y: float, trace: Trace) -> None:
    """Draw the run's metrics in two rows."""
    values = summary(trace)
    for i, (name, form) in enumerate(NUMBERS.items()):
        x, top = MARGIN + i % 4 * COLUMNS * CELL / 4, y + i // 4 * 48
        value = values[name]
        text = "–" if value is None else form(value)
        write(root, x, top + 14, text, {"font-size": "16", "font-weight": "600"})
        label = say.viewer["ledger"][name]["label"]
        write(root, x, top + 32, label, {"font-size": "12", "fill": QUIET})
