"""Draws a trace's text as SVG, with a box for each token that shows its verdict.

Always light, because pictures go into papers and slides. Colours and shapes are those of
assets/viewer/viewer.css. Widths are counted in cells of a monospaced font and stored with the
text, so that the picture looks the same in every font.
"""

import re
import unicodedata
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from specviz.metrics import summary
from specviz.trace import Model, Trace, piece_bytes
from specviz.views.numbers import percent, short, times
from specviz.words.catalogue import Catalogue

COLUMNS = 100  # cells per line
CELL = 8.4  # px
LINE = 30
MARGIN = 32
PROMPT_CHARACTERS = 400  # the end of the prompt, which the text continues

MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SANS = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
INK, QUIET = "#1a1f26", "#596271"

BOX: dict[str, dict[str, str]] = {
    "accepted": {"fill": "#d6f0ec", "stroke": "#d6f0ec"},
    "correction": {"fill": "#ffffff", "stroke": "#b0400a"},
    "bonus": {"fill": "#ffffff", "stroke": "#6a3fb8", "stroke-dasharray": "4 2.5"},
}
MARK = {"correction": ("↺", "#b0400a"), "bonus": ("+", "#6a3fb8")}

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

KEEP_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_BEGINNING = re.compile(rb"<\|?\w+\|?>")  # <s>, <|endoftext|>: a token that nobody typed


class Box(NamedTuple):
    """A token, or its part in one line; columns and widths in cells."""

    line: int
    column: int
    width: int
    text: str
    kind: str
    ends: bool


def picture(say: Catalogue, trace: Trace) -> str:
    """Return the SVG, which is deterministic for a trace."""
    boxes = list(_layout(_parts(trace)))
    lines = boxes[-1].line + 1 if boxes else 1
    width = round(2 * MARGIN + COLUMNS * CELL)
    below = 128 + lines * LINE
    height = below + 156
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
    ET.SubElement(root, "title").text = _seen(f"SpecViz: {trace.models.pair}")
    ET.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    for y, size, fill, line in zip(
        (44, 68, 88), ("20", "13", "13"), (INK, QUIET, QUIET), _heading(say, trace), strict=True
    ):
        _text(root, MARGIN, y, line, {"font-size": size, "fill": fill})
    for box in boxes:
        _draw(root, box)
    _legend(say, root, below + 8)
    _figures(say, root, below + 56, trace)
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode", xml_declaration=False) + "\n"


def _heading(say: Catalogue, trace: Trace) -> tuple[str, str, str]:
    """Return the pair, the settings, and the date and machine of recording."""
    models, machine = trace.models, trace.machine
    pair = (
        say.viewer["pair_alone"].format(target=_sized(models.target))
        if models.draft is None
        else say.viewer["pair"].format(target=_sized(models.target), draft=_sized(models.draft))
    )
    where = machine.processor or machine.device
    return (
        pair,
        _chosen(say, trace),
        say.viewer["recorded"].format(date=trace.recorded[:10], machine=where),
    )


def _chosen(say: Catalogue, trace: Trace) -> str:
    """Return the settings, and the drafter, tree and rule where they are not the usual ones."""
    settings = trace.settings
    parts = [
        say.viewer["settings"].format(
            gamma=settings.gamma, temperature=f"{settings.temperature:g}", seed=settings.seed
        )
    ]
    if settings.confidence:
        parts.append(say.viewer["confidence"].format(confidence=f"{settings.confidence:g}"))
    if settings.drafter != "model":
        parts.append(say.drafter(settings.drafter, trace.models.pair))
    if settings.tree != "chain":
        tree = say.trees[settings.tree]
        parts.append(say.viewer["tree"]["settings"].format(tree=tree, budget=settings.budget))
    if settings.rule != "token":
        parts.append(say.rules[settings.rule])
    return " · ".join(parts)


def _sized(model: Model) -> str:
    unit, by = next(
        (unit, by)
        for unit, by in (("B", 1e9), ("M", 1e6), ("k", 1e3))
        if model.parameters >= by or unit == "k"
    )
    size = model.parameters / by
    return f"{model.name} {size:.{0 if size >= 99.5 else 1}f} {unit}"


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
        rest = _seen(text)
        if column + _cells(rest.split("\n")[0]) > COLUMNS and kind != "prompt":
            line, column = line + 1, 0
        while rest:
            head = _fitting(rest, COLUMNS - column)
            rest = rest[len(head) :]
            shown = head.rstrip("\n")
            if shown:
                yield Box(line, column, _cells(shown), shown, kind, not rest)
            column += _cells(shown)
            if rest or head.endswith("\n"):
                line, column = line + 1, 0


def _fitting(text: str, cells: int) -> str:
    """Return the start of a text that fits into `cells` cells, up to its first line break."""
    taken = 0
    for i, character in enumerate(text):
        if character == "\n":
            return text[: i + 1]
        taken += _cells(character)
        if taken > cells:
            return text[:i]
    return text


def _seen(text: str) -> str:
    """Replace invisible characters by visible ones; the result is valid in XML."""
    return "".join(map(_seen_character, text))


def _seen_character(character: str) -> str:
    if character == "\n":
        return "↵\n"
    if character == "\t":
        return "⇥"
    return character if character.isprintable() else f"U+{ord(character):04X}"


def _cells(text: str) -> int:
    """Return a text's width in cells: 2 for wide characters, 0 for combining marks."""
    return sum(
        0
        if unicodedata.category(character) in {"Mn", "Me"}
        else 1 + (unicodedata.east_asian_width(character) in {"W", "F"})
        for character in text
        if character != "\n"
    )


def _draw(root: ET.Element, box: Box) -> None:
    x, top = MARGIN + box.column * CELL, 112 + box.line * LINE
    width = max(box.width, 1) * CELL
    if box.kind in BOX:
        place = {"x": f"{x + 0.75:.2f}", "y": f"{top}", "width": f"{width - 1.5:.2f}"}
        shape = {"height": "22", "rx": "4", "stroke-width": "1.5"}
        ET.SubElement(root, "rect", {**place, **shape, **BOX[box.kind]})
    said = box.text.strip(" ")
    if said:
        start = x + (len(box.text) - len(box.text.lstrip(" "))) * CELL
        fill = QUIET if box.kind == "prompt" else INK
        fixed = {"textLength": f"{_cells(said) * CELL:.2f}", "lengthAdjust": "spacingAndGlyphs"}
        style = {"font-family": MONO, "font-size": "14", "fill": fill, **fixed}
        _text(root, start, top + 16, said, style)
    if box.ends and box.kind in MARK:
        sign, colour = MARK[box.kind]
        style = {"font-size": "10", "font-weight": "700", "fill": colour, "text-anchor": "middle"}
        _text(root, x + width - 2, top + 1, sign, style)


def _legend(say: Catalogue, root: ET.Element, y: float) -> None:
    """Draw the legend of the boxes."""
    for i, (kind, style) in enumerate(BOX.items()):
        x = MARGIN + i * 200
        shape = {"x": str(x), "y": str(y), "width": "16", "height": "16", "rx": "3"}
        ET.SubElement(root, "rect", {**shape, "stroke-width": "1.5", **style})
        said = " ".join(filter(None, (MARK.get(kind, ("",))[0], say.viewer["legend"][kind])))
        _text(root, x + 24, y + 13, said, {"font-size": "13", "fill": QUIET})


def _figures(say: Catalogue, root: ET.Element, y: float, trace: Trace) -> None:
    """Draw the run's metrics in two rows."""
    values = summary(trace)
    for i, (name, form) in enumerate(NUMBERS.items()):
        x, top = MARGIN + i % 4 * COLUMNS * CELL / 4, y + i // 4 * 48
        value = values[name]
        said = "–" if value is None else form(value)
        _text(root, x, top + 14, said, {"font-size": "16", "font-weight": "600"})
        label = say.viewer["ledger"][name]["label"]
        _text(root, x, top + 32, label, {"font-size": "12", "fill": QUIET})


def _text(root: ET.Element, x: float, y: float, text: str, style: dict[str, str]) -> None:
    place = {"x": f"{x:g}", "y": f"{y:g}", KEEP_SPACE: "preserve"}
    ET.SubElement(root, "text", {**place, **style}).text = _seen(text)
