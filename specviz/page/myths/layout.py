"""The layout of the tab “Myth or fact?”, and its event listeners."""

import gradio as gr

from specviz.lab.experiments.workbench import FULL, Workload
from specviz.page.component import component
from specviz.page.i18n import each, labels
from specviz.page.messages import SILENT
from specviz.page.myths.events import Myths
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs


def myths_tab(page: gr.Blocks, pairs: LoadedPairs, host: Host, size: Workload = FULL) -> None:
    """Build the content of the tab and declare its events.

    Args:
        size: how much each experiment measures.
    """
    events = Myths(pairs, host, size)
    gr.Markdown(labels("myths")["intro"], elem_id="myths-intro")
    shown = component(
        "myths",
        events=["begin", "halt"],
        template="<div class='myths'></div>",
        words=each(events.words),
        padding=False,
        elem_id="myths",
    )
    runs = shown.begin(events.begin, None, shown, concurrency_limit=None, **SILENT)
    runs.failure(None, js="() => SpecViz.myths.fail()")
    shown.halt(events.halt, None, None, queue=False, **SILENT)
    page.unload(events.halt)
