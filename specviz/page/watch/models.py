"""The choice of models: the list of pairs, the visitor's own checkpoints, and downloads."""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.models.checks import gigabytes
from specviz.models.pairs import NOT_STATED, licence_of
from specviz.page.component import component
from specviz.page.i18n import labels, say_of
from specviz.page.messages import UNCHECKED, named
from specviz.page.watch.events import Watch
from specviz.service.downloads import PairStatus
from specviz.service.host import Host
from specviz.words.catalogue import ENGLISH, Catalogue

LABELS = labels("page")

Looking = Callable[..., AsyncIterator[PairStatus]]


class ModelControls(NamedTuple):
    """The controls that choose a pair.

    Attributes:
        controls: the list of pairs, the target, the draft.
        look: takes a trigger, and declares that it updates the status of the chosen pair.
        fetched: the end of a download.
    """

    controls: list[gr.components.Component]
    look: Callable[[Callable[..., Any]], Any]
    fetched: Any


def models(page: gr.Blocks, watch: Watch, host: Host) -> ModelControls:
    """Create the components and declare their events."""
    pair = gr.Dropdown(
        [(labels("pairs")[name], name) for name in host.pairs],
        value=host.pair,
        label=LABELS["pair"],
        info=LABELS["pair_info"],
        elem_id="pair",
    )
    head = gr.Dropdown(
        _choices(ENGLISH, watch.heads(host.pair, "", "")),
        value="",
        label=LABELS["head"],
        info=LABELS["head_info"],
        visible=bool(watch.heads(host.pair, "", "")),
        elem_id="head-download",
    )
    status = component("status", "{}", elem_id="models-status")
    download = gr.Button(LABELS["download"], visible=False, size="sm")
    stop = gr.Button(LABELS["stop_download"], visible=False, size="sm")
    with gr.Accordion(LABELS["own"], open=False, visible=host.custom, elem_id="own"):
        gr.Markdown(LABELS["own_info"], elem_id="own-info")
        target = gr.Textbox(label=LABELS["target"], max_lines=1, elem_id="own-target")
        draft = gr.Textbox(label=LABELS["draft"], max_lines=1, elem_id="own-draft")
    controls = [pair, target, draft]
    chosen, shown = [*controls, head], [status, download, stop, head]
    looking = _updating(watch, watch.look)

    def look(trigger: Callable[..., Any]) -> Any:
        return trigger(looking, chosen, shown, concurrency_limit=None, **UNCHECKED)

    for trigger in (
        page.load,
        pair.input,
        head.input,
        target.blur,
        target.submit,
        draft.blur,
        draft.submit,
    ):
        look(trigger)
    fetching = _updating(watch, watch.download)
    fetched = download.click(fetching, chosen, shown, concurrency_limit=None, **UNCHECKED)

    def halt(request: gr.Request, *choice: str) -> list[Any]:
        return _updates(say_of(request), watch.halt(*choice), watch.heads(*choice[:3]), choice[3])

    stop.click(halt, chosen, shown, queue=False, **UNCHECKED)
    return ModelControls(controls, look, fetched)


def _updating(watch: Watch, event: Looking) -> Callable[..., AsyncIterator[list[Any]]]:
    async def updates(request: gr.Request, *choice: str) -> AsyncIterator[list[Any]]:
        heads = watch.heads(*choice[:3])
        async for status in event(request, *choice):
            yield _updates(say_of(request), status, heads, choice[3])

    return updates


def _updates(say: Catalogue, status: PairStatus, heads: Mapping[str, str], head: str) -> list[Any]:
    """Return updates of the status, of both buttons and of the heads to download.

    Args:
        heads: of the chosen pair, by kind.
        head: the chosen one.
    """
    is_head = status.pair in heads.values()
    text = head_text(say, status) if is_head else status_text(say, status)
    shown = {"text": text, "share": status.share}
    offered = {"choices": _choices(say, heads), "visible": bool(heads)}
    return [
        msgspec.json.encode(shown).decode(),
        gr.update(visible=status.can_download),
        gr.update(visible=status.can_stop),
        gr.update(**offered) if head in heads.values() else gr.update(**offered, value=""),
    ]


def _choices(say: Catalogue, heads: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the heads to choose from, each with its licence; the first choice is none."""
    named = [
        (
            say.page["head_named"].format(
                kind=say.drafters[kind], head=head, licence=_licence(say, head)
            ),
            head,
        )
        for kind, head in heads.items()
    ]
    return [(say.page["head_none"], ""), *named]


def _licence(say: Catalogue, head: str) -> str:
    known = licence_of(head)
    return str(say.page["licence_unknown"] if known == NOT_STATED else known)


def head_text(say: Catalogue, status: PairStatus) -> str:
    """Describe the status of a head that is downloaded separately."""
    if status.kind not in ("missing", "ready", "downloaded"):
        return status_text(say, status)
    name = "head_missing" if status.kind == "missing" else "head_here"
    size, licence = gigabytes(status.total), _licence(say, status.pair)
    return str(say.page[name].format(head=status.pair, size=size, licence=licence))


def status_text(say: Catalogue, status: PairStatus) -> str:
    """Describe the status of a pair in words; "" if it is ready."""
    page, pair = say.page, named(say, status.pair)
    done, total = gigabytes(status.done), gigabytes(status.total)
    line = say.line(status.line) if status.line else ""
    match status.kind:
        case "ready":
            return ""
        case "missing":
            return str(page["to_download"].format(pair=pair, size=total))
        case "queued":
            return str(page["download_waits"].format(pair=pair))
        case "downloading":
            name = "downloading_at" if status.rate else "downloading"
            left = duration((status.total - status.done) / status.rate) if status.rate else ""
            return str(page[name].format(pair=pair, done=done, total=total, time=left))
        case "loading":
            name = "loading_of" if status.total else "loading"
            return str(page[name].format(pair=pair, done=done, total=total))
        case "preparing":
            return str(page["preparing"].format(step=status.done, of=status.total))
        case "unfit":
            return str(page["cannot_run"].format(pair=pair, reason=line))
        case "downloaded":
            return str(page["downloaded"].format(pair=pair))
        case "failed" | "refused":
            return line


def duration(seconds: float) -> str:
    """Format a duration roughly, in seconds or minutes."""
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
