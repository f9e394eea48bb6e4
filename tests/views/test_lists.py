"""CSV cells that Python and JavaScript guard alike, and words in every language."""

import gradio as gr

from specviz.page.explore.events import Explore
from specviz.page.explore.layout import explore_tab
from specviz.page.i18n import each
from specviz.page.myths.layout import myths_tab
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.sweeps import Sweeps
from specviz.views.csv import defused
from support.node import in_node

CELLS = [
    "=1", "+x", "-x", "@x", "\tx", "\rx", "\nx", " =1", "\u00a0=1", "\u3000=1", "\x1f=1", "\x85=1",
    "\uff1d1", "\uff0bx", "\uff0dx", "\uff20x", "'x", " 'x", "x", " x", "", "x=1", "1 + 2", "–",
]  # fmt: skip


def fields(cells: list[str]) -> list[str]:
    """Return the cells as the page writes them."""
    result: list[str] = in_node("page/csv.ts", "({ field }, cells) => cells.map(field)", cells)
    return result


def test_both_tables_guard_the_same_cells() -> None:
    plain = [cell[1:-1] if cell.startswith('"') else cell for cell in fields(CELLS)]
    assert plain == [defused(cell) for cell in CELLS]
    numbers = ["-0.5", "+1", "1e-05", "-1.5e+3"]
    assert fields(numbers) == numbers


def given(blocks: gr.Blocks, elem_id: str) -> dict[str, object]:
    (found,) = (b for b in blocks.blocks.values() if getattr(b, "elem_id", None) == elem_id)
    assert isinstance(found, gr.HTML)
    return found.props


def test_explore_and_myths_say_everything_in_every_language() -> None:
    host, pairs = Host(), LoadedPairs()
    with gr.Blocks() as page:
        explore_tab(page, Explore(Sweeps(pairs, host), host), host)
        myths_tab(page, pairs, host)
    said = given(page, "explore-status")["words"]
    assert said == each(
        lambda say: {
            "too_large": say.explore["file_too_large"].format(most=8 * 2**20 // 1000),
            "busy": say.page["busy"],
        }
    )
    words = given(page, "myths")["words"]
    assert isinstance(words, dict)
    known = each(lambda say: list(say.pairs.values()))
    busy = each(lambda say: say.page["busy"])
    for language, told in words.items():
        assert told["busy"] == busy[language]
        assert {name for names in told["lacking"].values() for name in names} <= {*known[language]}
