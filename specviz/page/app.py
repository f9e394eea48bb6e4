"""The page put together: layout, theme, events, and the server it runs on."""

import contextlib
import os
import sys
import threading
from dataclasses import replace
from typing import Any

import gradio as gr

from specviz.errors import SpecVizError
from specviz.models.capacity import capacity
from specviz.models.download import absent
from specviz.models.machine import pick_device
from specviz.models.nvidia_driver import unused_gpu
from specviz.models.pairs import PairSpec, find
from specviz.page import i18n
from specviz.page.explore.events import Explore
from specviz.page.explore.layout import explore_tab
from specviz.page.learn.layout import learn, tour
from specviz.page.links import Parts, follow_links, links
from specviz.page.messages import SILENT, encode
from specviz.page.myths import cards
from specviz.page.myths.layout import myths
from specviz.page.pay.layout import pay
from specviz.page.server.ending import before_the_end
from specviz.page.server.gradio_load import lighten
from specviz.page.server.guard import ROUTES as HEALTH
from specviz.page.server.guard import check_quietly, guard, keep_going
from specviz.page.watch.events import Watch
from specviz.page.watch.files import Files
from specviz.page.watch.frequencies import experiment
from specviz.page.watch.layout import form
from specviz.page.watch.recorded import ROUTES as TRACES
from specviz.page.watch.recorded import recorded_runs, trace_of
from specviz.page.watch.stage import ROUTES, head, stage
from specviz.service.downloads import Downloads
from specviz.service.environment import MOST_QUEUE, MOST_VISITORS, read_host
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import MAX_PAUSED, Runs
from specviz.service.sweeps import Sweeps
from specviz.service.zero_gpu import lender, lent, place
from specviz.shipped import ASSETS, shipped
from specviz.trace import read
from specviz.words import PAGE

FIRST = ASSETS / "traces" / "first.json"
VISITORS_WAITING = 200


def launch() -> None:
    """Serves the page until it is interrupted; the default pair is loaded meanwhile.

    Raises:
        SystemExit: the host has set something that cannot be used; why is said in a line.
    """
    os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")
    gpu = lender()
    try:
        host = read_host(os.environ)
        placed = {} if gpu is None else place(host.pairs)
    except SpecVizError as error:
        sys.stderr.write(f"specviz: {error}\n")
        raise SystemExit(2) from None
    pairs = LoadedPairs(placed)
    host, paused = (host, MAX_PAUSED) if gpu else within_memory(host)
    runs = Runs(most_paused=paused) if gpu is None else Runs(lent(gpu, placed))
    before_the_end(runs.close)
    downloads = Downloads(pairs)
    if absent(first := find(host.pair)):  # then the host has named it
        sys.stderr.write(f"specviz: {first.name} is being downloaded; the page shows how far.\n")
        downloads.begin(first)
    else:
        # No daemon: Python must not leave while a library's threads are still loading.
        threading.Thread(target=_prepare, args=[pairs, first]).start()
    build(pairs, runs, host, downloads).launch(**served(host))


def within_memory(host: Host) -> tuple[Host, int]:
    """The host with as many visitors as a GPU has memory for, and how many runs may be paused."""
    fitting = capacity(find(host.pair), pick_device(), host.max_new_tokens)
    if fitting is None:
        return host, MAX_PAUSED
    visitors = min(host.visitors, fitting)
    if visitors < host.visitors:
        sys.stderr.write(
            f"specviz: the GPU has memory for {visitors} runs of {host.pair} at a time.\n"
        )
    return replace(host, visitors=visitors), min(MAX_PAUSED, fitting - visitors)


def _prepare(pairs: LoadedPairs, spec: PairSpec) -> None:
    """Loads a pair before anyone asks for it; whoever asks is told what goes wrong."""
    with contextlib.suppress(SpecVizError):
        pairs.get(spec)


def theme() -> gr.themes.Base:
    """The viewer's colours, with a contrast of 4.5 or more in both modes (WCAG AA)."""
    return gr.themes.Base(
        primary_hue=gr.themes.colors.blue,
        neutral_hue=gr.themes.colors.slate,
        radius_size=gr.themes.sizes.radius_md,
        font=["ui-sans-serif", "system-ui", "sans-serif"],
        font_mono=["ui-monospace", "monospace"],
    ).set(
        body_background_fill="#ffffff",
        body_background_fill_dark="#12161c",
        body_text_color="#1a1f26",
        body_text_color_dark="#e7eaef",
        body_text_color_subdued="#596271",
        body_text_color_subdued_dark="#9ba5b4",
        block_info_text_color="#596271",
        block_info_text_color_dark="#9ba5b4",
        border_color_primary="#d5dae1",
        border_color_primary_dark="#38414d",
        input_background_fill="#ffffff",
        input_background_fill_dark="#1a2028",
        input_border_color="#c5ccd6",
        input_border_color_dark="#414b58",
        color_accent="#1f5fa8",
        slider_color="#1f5fa8",
        slider_color_dark="#79b0f5",
        link_text_color="#1f5fa8",
        link_text_color_dark="#79b0f5",
        button_primary_background_fill="#1f5fa8",
        button_primary_background_fill_dark="#2a6fc0",
        button_primary_background_fill_hover="#184d8a",
        button_primary_background_fill_hover_dark="#245fa6",
        button_primary_text_color="#ffffff",
    )


WAITING = "() => SpecVizStage.say('loading', 'waiting')"
BUSY = "() => SpecVizStage.say('error', 'busy')"

LABELS = i18n.labels("page")
OWN = [*ROUTES, *TRACES, *cards.ROUTES, *i18n.ROUTES, *HEALTH]

LAUNCH: dict[str, Any] = {
    "app_kwargs": {"routes": OWN, "middleware": [guard((), OWN), i18n.MIDDLEWARE]},
    "i18n": i18n.TRANSLATIONS,
    "head": head(),
    "css_paths": [
        ASSETS / "page" / f"{name}.css"
        for name in ("page", "links", "recorded", "explore", "pay", "myths", "learn")
    ],
    "theme": theme(),
    "footer_links": [],
    "run_history": False,
    "ssr_mode": False,
    "max_file_size": "1kb",  # the page takes no uploads: a trace is read by a call of the stage
    "state_session_capacity": 500,  # half a megabyte each, which Gradio never lets go
    "max_threads": MOST_VISITORS + MOST_QUEUE + 40,  # one for each who runs or waits, some more
}
"""How the page is served, whatever it is called; tests add a port."""


def served(host: Host) -> dict[str, Any]:
    """How the page is served to those who call it as its host wants."""
    middleware = [guard(host.hosts, OWN), i18n.MIDDLEWARE]
    return LAUNCH | {"app_kwargs": LAUNCH["app_kwargs"] | {"middleware": middleware}}


def build(
    pairs: LoadedPairs, runs: Runs, host: Host | None = None, downloads: Downloads | None = None
) -> gr.Blocks:
    """The page, over the pairs and runs that it keeps for its visitors.

    Args:
        host: what it offers; by default, that of a host who has set nothing.
        downloads: what is being fetched already.
    """
    host = host or read_host({})
    watch = Watch(pairs, runs, host, downloads, trace_of)
    with gr.Blocks(title=PAGE["title"], fill_width=True, analytics_enabled=False) as page:
        gr.Markdown(LABELS["intro"], elem_id="intro")
        tour()
        link = links(host)
        i18n.chooser()
        if host.zero_gpu:
            gr.Markdown(LABELS["zero_gpu"], elem_id="zero_gpu")
        if unused_gpu() is not None:
            gr.Markdown(LABELS["unused_gpu"], elem_id="unused_gpu")
        with gr.Tabs(elem_id="tabs") as tabs:
            with gr.Tab(LABELS["tabs"]["watch"], id="watch"), gr.Row(elem_id="watch"):
                with gr.Column(scale=1, min_width=300, elem_id="controls"):
                    controls, examples, run, step, look = form(page, watch, host)
                with gr.Column(scale=4, min_width=320):
                    recorded_runs(host)
                    shown = stage(_first(host), watch.missed, Files(runs), host.max_gamma)
                    _files()
                    experiment(page, pairs, host, controls[2:4])
            with gr.Tab(LABELS["tabs"]["explore"], id="explore"):
                explore = Explore(Sweeps(pairs, host), host)
                explore_tab(page, explore, host)
            with gr.Tab(LABELS["tabs"]["pay"], id="pay") as tab:
                pay(tab, runs, pairs, host, shipped(FIRST, read), explore)
            with gr.Tab(LABELS["tabs"]["myths"], id="myths"):
                myths(page, pairs, host)
            with gr.Tab(LABELS["tabs"]["learn"], id="learn"):
                learn(host)
        for button in (run, step):
            button.click(None, js=WAITING)
            button.click(None, js="() => SpecVizStage.attend()")
        for trigger, event in (
            (run.click, watch.run),
            (step.click, watch.step),
            (shown.play, watch.play),
            (shown.tick, watch.tick),
        ):
            # Places at the decoder are given by ourselves: then we can say who is before whom.
            decodes = trigger(event, controls, shown, concurrency_limit=None, **SILENT)
            decodes.failure(None, js=BUSY)
        sequel = shown.again(watch.again, None, shown, concurrency_limit=None, **SILENT)
        sequel.failure(None, js=BUSY)
        parts = Parts(controls, examples, tabs, shown, look)
        begun = follow_links(page, link, watch, host, parts)
        begun.failure(None, js=BUSY)
        shown.pause(watch.pause, None, None, queue=False, **SILENT)
        shown.stop(watch.stop, None, shown, queue=False, **SILENT)
        page.unload(watch.leave)
    lighten(page.queue(max_size=VISITORS_WAITING))
    keep_going(page._queue)
    check_quietly(page)
    return page


def _files() -> None:
    """What can be taken home, and a trace brought; all of it is asked of the stage."""
    gr.Markdown(LABELS["files"], elem_id="files-intro")
    with gr.Row(elem_id="files"):
        for kind, label in i18n.labels("files").items():
            save = gr.Button(label, size="sm", min_width=150)
            save.click(None, js=f"() => SpecVizStage.save('{kind}')")
        bring = gr.Button(LABELS["open_file"], size="sm", min_width=150)
        bring.click(None, js="() => SpecVizStage.open()")


def _first(host: Host) -> str:
    """The recorded run that the page opens on; what it was run with may be offered here, too."""
    trace = shipped(FIRST, read)
    about = {"recorded": True, "state": "done", "name": "first"}
    return encode(about | {"trace": trace, "offered": trace.models.pair in host.pairs})
