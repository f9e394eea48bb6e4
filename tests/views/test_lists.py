"""CSV cells that Python and JavaScript guard alike, and words in every language."""

import gradio as gr
from playwright.sync_api import Browser

from specviz.page.explore.events import Explore
from specviz.page.explore.layout import explore_tab
from specviz.page.i18n import each
from specviz.page.myths.layout import myths_tab
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.sweeps import Sweeps
from specviz.views.csv import defused
from support.paths import ASSETS

CHART = ASSETS / "page" / "chart.js"

CELLS = [
    "=1", "+x", "-x", "@x", "\tx", "\rx", "\nx", " =1", "\u00a0=1", "\u3000=1", "\x1f=1", "\x85=1",
    "\uff1d1", "\uff0bx", "\uff0dx", "\uff20x", "'x", " 'x", "x", " x", "", "x=1", "1 + 2", "–",
]  # fmt: skip


def test_both_tables_guard_the_same_cells(browser: Browser) -> None:
    page = browser.new_page()
    page.add_script_tag(path=CHART)
    got = page.evaluate("cells => cells.map(SpecVizChart.field)", CELLS)
    plain = [cell[1:-1] if cell.startswith('"') else cell for cell in got]
    assert plain == [defused(cell) for cell in CELLS]
    numbers = ["-0.5", "+1", "1e-05", "-1.5e+3"]
    assert page.evaluate("cells => cells.map(SpecVizChart.field)", numbers) == numbers
    page.close()


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
