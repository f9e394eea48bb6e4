"""Builds the page and launches it."""

import os
import sys
import threading
import time
from typing import Any

import gradio as gr
from msgspec.structs import replace

from specviz.errors import SpecVizError
from specviz.models.capacity import capacity
from specviz.models.download import absent
from specviz.models.machine import pick_device
from specviz.models.nvidia_driver import unused_gpu
from specviz.models.pairs import find
from specviz.page import i18n
from specviz.page.assets import ROUTES, STYLES
from specviz.page.classroom import classroom, routes
from specviz.page.explore.events import Explore
from specviz.page.explore.layout import explore_tab
from specviz.page.learn.layout import learn_tab, tour
from specviz.page.learn.lesson import ROUTES as SHEETS
from specviz.page.links import follow_links, links
from specviz.page.myths import cards
from specviz.page.myths.layout import myths_tab
from specviz.page.pay.layout import pay_tab
from specviz.page.qr import ROUTES as QR
from specviz.page.qr import qr
from specviz.page.server.connections import limit_connections
from specviz.page.server.ending import before_the_end
from specviz.page.server.gradio_load import trim_gradio_overhead
from specviz.page.server.guard import ROUTES as HEALTH
from specviz.page.server.guard import guard
from specviz.page.server.unread import patch_queue
from specviz.page.theme import theme
from specviz.page.watch.events import Watch
from specviz.page.watch.layout import watch_tab
from specviz.page.watch.models import status_text
from specviz.page.watch.progress import LOOK_SECONDS
from specviz.page.watch.recorded import ROUTES as TRACES
from specviz.page.watch.recorded import first_run, recorded_run
from specviz.service.classroom import Classrooms
from specviz.service.downloads import Downloads
from specviz.service.environment import VARIABLES, read_host
from specviz.service.host import MOST_QUEUE, MOST_VISITORS, Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import MAX_PAUSED, Runs
from specviz.service.sweeps import Sweeps
from specviz.service.variables import unknown
from specviz.service.zero_gpu import lender, lent, preload
from specviz.settings import LIMITS
from specviz.words.catalogue import ENGLISH

VISITORS_WAITING = 200


def launch() -> None:
    """Serve the page until it is interrupted, and load the host's pair once the port is open.

    Raises:
        SystemExit: a setting of the host is invalid; a line on stderr says why.
    """
    os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")
    gpu = lender()
    try:
        host = read_host(os.environ)
        preloaded = {} if gpu is None else preload(host.pairs)
    except SpecVizError as error:
        sys.stderr.write(f"specviz: {error}\n")
        raise SystemExit(2) from None
    pairs = LoadedPairs(preloaded, host.draft_dtype)
    sys.stderr.writelines(f"specviz: {line}\n" for line in unknown(os.environ, VARIABLES))
    host, paused = (host, MAX_PAUSED) if gpu else within_memory(host)
    runs = Runs(most_paused=paused) if gpu is None else Runs(lent(gpu, preloaded))
    before_the_end(runs.close)
    limit_connections(host)
    downloads = Downloads(pairs)
    page = build(pairs, runs, host, downloads)
    if gpu is None:
        threading.Thread(target=_prepare, args=[page, downloads, host.pair], daemon=True).start()
    try:
        page.launch(**served(host))
    except OSError as error:
        if error.errno is not None:  # not one of Gradio's own, after it has tried all ports
            raise
        sys.stderr.write(
            "specviz: The page cannot listen there: set GRADIO_SERVER_NAME to a name of this"
            " machine, and GRADIO_SERVER_PORT to a free port.\n"
        )
        raise SystemExit(2) from None


def within_memory(host: Host) -> tuple[Host, int]:
    """Limit a host's visitors to its GPU's memory; also return how many runs may be paused."""
    pair = host.offer or host.pair  # the larger one
    fitting = capacity(find(pair), pick_device(), host.most(LIMITS["max_new_tokens"]))
    if fitting is None:
        return host, MAX_PAUSED
    visitors = min(host.visitors, max(1, fitting - 1))  # leave room for one paused run
    if visitors < host.visitors:
        sys.stderr.write(
            f"specviz: {fitting} run(s) of {pair} fit into the GPU's memory, so at most"
            f" {visitors} will be active at a time.\n"
        )
    return replace(host, visitors=visitors), min(MAX_PAUSED, fitting - visitors)


def _prepare(page: gr.Blocks, downloads: Downloads, pair: str) -> None:
    """Once the port is open, load a pair; report on stderr if it must be downloaded first."""
    while not page.is_running:
        time.sleep(LOOK_SECONDS)
    spec = find(pair)
    silent, said = not absent(spec), ""
    downloads.begin(spec, loads=True)
    while True:
        status = downloads.status(spec)
        tenth = f"{status.kind} {int(10 * (status.share or 0))}"
        if not silent and tenth != said and status.kind != "queued":
            sys.stderr.write(f"specviz: {status_text(ENGLISH, status)}\n")
        if not status.changes:
            return
        said = tenth
        time.sleep(LOOK_SECONDS)


LABELS = i18n.labels("page")
OWN = [*ROUTES, *QR, *SHEETS, *TRACES, *cards.ROUTES, *i18n.ROUTES, *HEALTH]


def _app(host: Host) -> dict[str, Any]:
    """Return the options of Gradio's app: our routes, with new classrooms, and our middleware."""
    own = [*OWN, *routes(Classrooms(limited=host.per_address > 0), host.proxies)]
    return {"routes": own, "middleware": [guard(host.hosts, own, host.proxies), i18n.MIDDLEWARE]}


LAUNCH: dict[str, Any] = {
    "app_kwargs": _app(Host()),
    "i18n": i18n.TRANSLATIONS,
    "css_paths": STYLES,
    "theme": theme(),
    "footer_links": [],
    "run_history": False,
    "_frontend": False,  # otherwise the page exits if it does not answer itself within 3 seconds
    "ssr_mode": False,
    "state_session_capacity": 500,  # Gradio keeps closed sessions, too, up to this many
    "max_threads": MOST_VISITORS + MOST_QUEUE + 40,  # all visitors, and some spare
}
"""Options of `Blocks.launch` that accept any host name; tests add a port."""


def served(host: Host) -> dict[str, Any]:
    """Options of `Blocks.launch` that accept only this host's names."""
    return LAUNCH | {"app_kwargs": _app(host)}


def build(
    pairs: LoadedPairs, runs: Runs, host: Host | None = None, downloads: Downloads | None = None
) -> gr.Blocks:
    """Build the page.

    Args:
        pairs, runs: the loaded pairs and the runs of all visitors.
        host: the host's pairs and limits; default: a host with no variables set.
        downloads: the downloads of models; by default none has begun.
    """
    host = host or read_host({})
    watch = Watch(pairs, runs, host, downloads, recorded_run)
    with gr.Blocks(title=ENGLISH.page["title"], fill_width=True, analytics_enabled=False) as page:
        with gr.Row(elem_id="head"):
            gr.Markdown(LABELS["intro"], elem_id="intro")
            tour()
            link = links(host)
            qr()
            i18n.chooser()
        classroom()
        if host.zero_gpu:
            gr.Markdown(LABELS["zero_gpu"], elem_id="zero_gpu")
        if unused_gpu() is not None:
            gr.Markdown(LABELS["unused_gpu"], elem_id="unused_gpu")
        with gr.Tabs(elem_id="tabs") as tabs:
            with gr.Tab(LABELS["tabs"]["watch"], id="watch"):
                watched = watch_tab(page, watch, host, pairs, runs)
            with gr.Tab(LABELS["tabs"]["explore"], id="explore"):
                explore = Explore(Sweeps(pairs, host), host)
                to_pay = explore_tab(page, explore, host)
            with gr.Tab(LABELS["tabs"]["pay"], id="pay") as tab:
                pay_tab(tab, runs, pairs, host, first_run(), explore, to_pay)
            with gr.Tab(LABELS["tabs"]["myths"], id="myths"):
                myths_tab(page, pairs, host)
            with gr.Tab(LABELS["tabs"]["learn"], id="learn"):
                learn_tab(host)
        follow_links(page, link, tabs, watch, host, watched)
    trim_gradio_overhead(page.queue(max_size=VISITORS_WAITING))
    patch_queue(page._queue)
    return page
