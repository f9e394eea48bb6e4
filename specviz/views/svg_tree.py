"""Draws the tree of one round as SVG: levels from left to right, a row for each branch."""

from typing import NamedTuple
from xml.etree import ElementTree as ET

from specviz.trace import Round, Trace
from specviz.trace.tree import depths
from specviz.views.svg_parts import (
    BOX,
    BOX_HEIGHT,
    CELL,
    EMITTED,
    INK,
    MARK,
    QUIET,
    box,
    cells,
    fitting,
    mark,
    seen,
    word,
    write,
)
from specviz.words.catalogue import Catalogue

ROW = 30  # px
WIDEST = 150  # px, of a level with the gap before it
GAP = 22  # px between levels
FIRST = 36  # px above the first row, for the sentence
EDGE = {"fill": "none", "stroke": BOX["untested"]["stroke"], "stroke-width": "1.5"}
FOLLOWED = {**EDGE, "stroke": "#0b6b60", "stroke-width": "2"}


class Node(NamedTuple):
    """A token of the tree; `parent` is the number of an earlier node, or -1 for the text."""

    token: int
    kind: str
    parent: int
    level: int
    row: int

    def is_followed(self) -> bool:
        """Whether the text follows the node."""
        return self.kind in EMITTED


class Tree(NamedTuple):
    """The tree of a round, to be drawn."""

    trace: Trace
    number: int
    nodes: list[Node]
    width: float

    @property
    def height(self) -> float:
        """The height in px, its sentence included."""
        return FIRST + ROW * (1 + max(node.row for node in self.nodes))

    def draw(self, root: ET.Element, say: Catalogue, left: float, top: float) -> None:
        """Draw a sentence, then the tree below it."""
        drawn = self.trace.rounds[self.number]
        verified, accepted = len(drawn.drafts), drawn.accepted
        text = say.viewer["tree"]["drawn"].format(
            round=self.number + 1, verified=verified, accepted=accepted, wasted=verified - accepted
        )
        write(root, left, top + 14, text, {"font-size": "13", "fill": QUIET})
        level = min(WIDEST, self.width / (1 + max(node.level for node in self.nodes)))
        for node in sorted(self.nodes, key=Node.is_followed):  # green lines lie over grey ones
            x, y = left + GAP + node.level * level, top + FIRST + node.row * ROW
            self._link(root, node, x, y)
            self._token(root, node, x, y, level - GAP)

    def _link(self, root: ET.Element, node: Node, x: float, y: float) -> None:
        """Draw the line from a node's parent, down to its row where that is another."""
        above = 0 if node.parent < 0 else self.nodes[node.parent].row
        drop = (node.row - above) * ROW
        middle = y + BOX_HEIGHT / 2
        style = FOLLOWED if node.is_followed() else EDGE
        bend = f"M{x - GAP:g} {middle - drop:g}h{GAP / 2:g}v{drop:g}h{GAP / 2:g}"
        ET.SubElement(root, "path", {"d": bend, **style})

    def _token(self, root: ET.Element, node: Node, x: float, y: float, room: float) -> None:
        """Draw a node's box, as wide as the level, so that lines meet it; cut its text to fit."""
        box(root, x, y, room, node.kind)
        text = seen(self.trace.decode((node.token,))).replace("\n", "")
        shown, most = text.strip() or "·" * len(text), int(room / CELL) - 1
        if cells(shown) > most:
            shown = fitting(shown, most - 1) + "…"
        start = x + (room - cells(shown) * CELL) / 2
        word(root, start, y, shown, QUIET if node.kind == "untested" else INK)
        if node.kind == "rejected":
            red = BOX["correction"]["stroke"]
            line = {"x1": f"{x + 6:g}", "x2": f"{x + room - 6:g}", "stroke": red}
            middle = f"{y + BOX_HEIGHT / 2:g}"
            ET.SubElement(root, "line", {**line, "y1": middle, "y2": middle, "stroke-width": "2"})
        if node.kind in MARK:
            mark(root, x + room, y, node.kind)


def most_accepted(trace: Trace, width: float) -> Tree | None:
    """Return the first tree of which the most drafts were accepted; None if there is no tree.

    Args:
        width: px.
    """
    trees = [number for number, round in enumerate(trace.rounds) if round.drafts]
    if trace.settings.tree == "chain" or not trees:
        return None
    number = max(trees, key=lambda number: trace.rounds[number].accepted)
    return Tree(trace, number, _nodes(trace.rounds[number]), width)


def _nodes(round: Round) -> list[Node]:
    """Return a round's tokens, the final one included; a first child is in its parent's row."""
    parents = [draft.parent for draft in round.drafts]
    levels = depths(round)
    tokens = [draft.token for draft in round.drafts]
    kinds: list[str] = [draft.verdict for draft in round.drafts]
    if round.final is not None:
        path = [node for node, kind in enumerate(kinds) if kind == "accepted"]
        parents.append(path[-1] if path else -1)
        levels.append(levels[path[-1]] + 1 if path else 0)
        tokens.append(round.final.token)
        kinds.append(round.final.kind)
    rows = _rows(parents)
    return [Node(*each) for each in zip(tokens, kinds, parents, levels, rows, strict=True)]


def _rows(parents: list[int]) -> list[int]:
    """Return each node's row: a first child stays in its parent's, its siblings go below."""
    rows, row = [0] * len(parents), 0

    def place(node: int) -> None:
        nonlocal row
        for rank, child in enumerate(n for n, parent in enumerate(parents) if parent == node):
            row += rank > 0
            rows[child] = row
            place(child)

    place(-1)
    return rows
