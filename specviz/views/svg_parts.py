"""What the pictures of a run are drawn with: fonts, colours, boxes of tokens, and their text.

Always light, because pictures go into papers and slides. Colours and shapes are those of
assets/viewer/viewer.css. Widths are counted in cells of a monospaced font and stored with the
text, so that a picture looks the same in every font.
"""

import unicodedata
from xml.etree import ElementTree as ET

CELL = 8.4  # px
BOX_HEIGHT = 22  # px

MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SANS = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
INK, QUIET = "#1a1f26", "#596271"

BOX: dict[str, dict[str, str]] = {
    "accepted": {"fill": "#d6f0ec", "stroke": "#d6f0ec"},
    "correction": {"fill": "#ffffff", "stroke": "#b0400a"},
    "bonus": {"fill": "#ffffff", "stroke": "#6a3fb8", "stroke-dasharray": "4 2.5"},
    "rejected": {"fill": "#fdeee4", "stroke": "#fdeee4"},
    "untested": {"fill": "#ffffff", "stroke": "#a5abb4", "stroke-dasharray": "1.5 2"},
}
EMITTED = ("accepted", "correction", "bonus")  # the boxes of the text; the others are of trees
MARK = {"correction": ("↺", "#b0400a"), "bonus": ("+", "#6a3fb8")}

KEEP_SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def fitting(text: str, room: int) -> str:
    """Return the start of a text that fits into `room` cells, up to its first line break."""
    taken = 0
    for i, character in enumerate(text):
        if character == "\n":
            return text[: i + 1]
        taken += cells(character)
        if taken > room:
            return text[:i]
    return text


def seen(text: str) -> str:
    """Replace invisible characters by visible ones; the result is valid in XML."""
    return "".join(map(_seen_character, text))


def _seen_character(character: str) -> str:
    if character == "\n":
        return "↵\n"
    if character == "\t":
        return "⇥"
    return character if character.isprintable() else f"U+{ord(character):04X}"


def cells(text: str) -> int:
    """Return a text's width in cells: 2 for wide characters, 0 for combining marks."""
    return sum(
        0
        if unicodedata.category(character) in {"Mn", "Me"}
        else 1 + (unicodedata.east_asian_width(character) in {"W", "F"})
        for character in text
        if character != "\n"
    )


def write(root: ET.Element, x: float, y: float, text: str, style: dict[str, str]) -> None:
    """Write a line of text at its baseline."""
    at = {"x": f"{x:g}", "y": f"{y:g}", KEEP_SPACE: "preserve"}
    ET.SubElement(root, "text", {**at, **style}).text = seen(text)


def box(root: ET.Element, x: float, top: float, width: float, kind: str) -> None:
    """Draw the box of a token."""
    at = {"x": f"{x + 0.75:.2f}", "y": f"{top:g}", "width": f"{width - 1.5:.2f}"}
    shape = {"height": str(BOX_HEIGHT), "rx": "4", "stroke-width": "1.5"}
    ET.SubElement(root, "rect", {**at, **shape, **BOX[kind]})


def word(root: ET.Element, x: float, top: float, text: str, fill: str = INK) -> None:
    """Write a token's text, without spaces around it, into its box."""
    shown = text.strip(" ")
    if not shown:
        return
    start = x + (len(text) - len(text.lstrip(" "))) * CELL
    fixed = {"textLength": f"{cells(shown) * CELL:.2f}", "lengthAdjust": "spacingAndGlyphs"}
    style = {"font-family": MONO, "font-size": "14", "fill": fill, **fixed}
    write(root, start, top + 16, shown, style)


def mark(root: ET.Element, x: float, top: float, kind: str) -> None:
    """Draw the sign of a final token at the upper right corner of its box."""
    sign, colour = MARK[kind]
    style = {"font-size": "10", "font-weight": "700", "fill": colour, "text-anchor": "middle"}
    write(root, x - 2, top + 1, sign, style)
