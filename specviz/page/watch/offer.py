"""The offer of the pair that is made for this GPU: one button downloads, loads and chooses it."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import gradio as gr
import msgspec

from specviz.models.checks import gigabytes
from specviz.models.machine import pick_device, processor
from specviz.models.pairs import find
from specviz.page.component import component
from specviz.page.i18n import labels, say_of
from specviz.page.messages import UNCHECKED, named
from specviz.page.watch.events import Watch
from specviz.page.watch.models import duration, status_text
from specviz.service.downloads import PairStatus
from specviz.service.host import Host
from specviz.words.catalogue import Catalogue

LABELS = labels("page")["offer"]
USUAL_RATE = 100_000_000  # bytes per second; a download measures its own
PLAY = "() => SpecViz.stage.play()"


def offer(
    page: gr.Blocks, watch: Watch, host: Host, controls: list[gr.components.Component]
) -> list[Any]:
    """Create the offer, if the host has one; return the events that change the chosen pair.

    Args:
        controls: the list of pairs, the target, the draft.
    """
    if not host.offer:
        return []
    gpu = processor(pick_device())
    with gr.Row(elem_id="offer"):
        status = component("status", "{}", elem_id="offer-status")
        take = gr.Button(LABELS["take"], visible=False, size="sm", min_width=140, elem_id="take")

    def showing(event: Callable[..., Any], *, taken: bool) -> Callable[..., Any]:
        async def updates(request: gr.Request) -> AsyncIterator[list[Any]]:
            async for now in event(request):
                yield _updates(say_of(request), now, host.offer, gpu, taken=taken)

        return updates

    shown = [status, take]
    unlimited: dict[str, Any] = {"concurrency_limit": None, **UNCHECKED}
    page.load(showing(watch.offered, taken=False), None, shown, **unlimited)
    take.click(None, js=PLAY)
    chosen = take.click(lambda: [host.offer, "", ""], None, controls, queue=False, **UNCHECKED)
    return [chosen, take.click(showing(watch.accept, taken=True), None, shown, **unlimited)]


def _updates(say: Catalogue, status: PairStatus, pair: str, gpu: str, *, taken: bool) -> list[Any]:
    text = offer_text(say, status, pair, gpu, taken=taken)
    shown = {"text": text, "share": status.share}
    is_here = status.kind in ("ready", "downloaded")
    button = gr.update(
        value=say.page["offer"]["use" if is_here else "take"],
        visible=bool(text) and not status.changes and not (is_here and taken),
    )
    return [msgspec.json.encode(shown).decode(), button]


def offer_text(say: Catalogue, status: PairStatus, pair: str, gpu: str, *, taken: bool) -> str:
    """Describe the offer, or the progress of what it began; "" where it cannot be accepted.

    Args:
        taken: whether this visitor has accepted it.
    """
    words, spec = say.page["offer"], find(pair)
    about = {"gpu": gpu, "pair": named(say, pair), "licence": spec.licence}
    match status.kind:
        case "unfit" | "refused":
            return ""
        case "failed":
            return status_text(say, status)
        case "ready" | "downloaded":
            return str(words["ready" if taken else "here"].format(**about))
        case "missing":
            about |= {
                "size": gigabytes(status.total),
                "time": duration(status.total / USUAL_RATE),
                "rate": gigabytes(USUAL_RATE),
            }
            return say.sentences(words["missing"].format(**about), words["why"])
        case _:
            return say.sentences(status_text(say, status), words["meanwhile"])
