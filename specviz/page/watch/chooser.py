"""The models to choose from: the list, two checkpoints of one's own, and what there is to fetch."""

from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.models.checks import gigabytes
from specviz.page.component import component
from specviz.page.i18n import labels
from specviz.page.messages import SILENT
from specviz.page.watch.events import Watch
from specviz.service.downloads import PairStatus
from specviz.service.host import Host
from specviz.words import PAGE, PAIRS
from specviz.words.speaking import tell

LABELS = labels("page")

Looking = Callable[..., AsyncIterator[PairStatus]]


class Chooser(NamedTuple):
    """The controls that choose a pair: list, target, draft; and what looks at what is chosen.

    Attributes:
        look: declares that an event is followed by a look; takes the event.
    """

    controls: list[gr.components.Component]
    look: Callable[[Callable[..., Any]], Any]


def chooser(page: gr.Blocks, watch: Watch, host: Host) -> Chooser:
    """The components, with their events."""
    pair = gr.Dropdown(
        [(labels("pairs")[name], name) for name in host.pairs],
        value=host.pair,
        label=LABELS["pair"],
        info=LABELS["pair_info"],
        elem_id="pair",
    )
    status = component("status", "{}", elem_id="models-status")
    download = gr.Button(LABELS["download"], visible=False, size="sm")
    stop = gr.Button(LABELS["stop_download"], visible=False, size="sm")
    with gr.Accordion(LABELS["own"], open=False, visible=host.custom, elem_id="own"):
        gr.Markdown(LABELS["own_info"], elem_id="own-info")
        target = gr.Textbox(label=LABELS["target"], max_lines=1, elem_id="own-target")
        draft = gr.Textbox(label=LABELS["draft"], max_lines=1, elem_id="own-draft")
    chosen, shown = [pair, target, draft], [status, download, stop]
    looking = _updating(watch.look)

    def look(trigger: Callable[..., Any]) -> Any:
        return trigger(looking, chosen, shown, concurrency_limit=None, **SILENT)

    for trigger in (
        page.load,
        pair.input,
        target.blur,
        target.submit,
        draft.blur,
        draft.submit,
    ):
        look(trigger)
    download.click(_updating(watch.download), chosen, shown, concurrency_limit=None, **SILENT)
    stop.click(lambda *choice: _updates(watch.halt(*choice)), chosen, shown, queue=False, **SILENT)
    return Chooser(chosen, look)


def _updating(event: Looking) -> Callable[..., AsyncIterator[list[Any]]]:
    async def updates(request: gr.Request, *choice: str) -> AsyncIterator[list[Any]]:
        async for status in event(request, *choice):
            yield _updates(status)

    return updates


def _updates(status: PairStatus) -> list[Any]:
    """Of the line with its bar, and of the buttons to download and to stop."""
    shown = {"text": status_text(status), "share": status.share}
    return [
        msgspec.json.encode(shown).decode(),
        gr.update(visible=status.can_download),
        gr.update(visible=status.can_stop),
    ]


def status_text(status: PairStatus) -> str:
    """The status of a pair in words."""
    pair = PAIRS.get(status.pair, status.pair)
    done, total = gigabytes(status.done), gigabytes(status.total)
    line = tell(status.line) if status.line else ""
    match status.kind:
        case "ready":
            return ""
        case "missing":
            return str(PAGE["to_download"].format(pair=pair, size=total))
        case "queued":
            return str(PAGE["download_waits"].format(pair=pair))
        case "downloading":
            return str(PAGE["downloading"].format(pair=pair, done=done, total=total))
        case "unfit":
            return str(PAGE["cannot_run"].format(pair=pair, reason=line))
        case "loading" | "downloaded":
            return str(PAGE[status.kind].format(pair=pair))
        case "failed" | "refused":
            return line
