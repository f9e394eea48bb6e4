"""Protects Gradio's server: serves only what the page needs, accepts only what the page sends.

Gradio by itself also accepts uploads and saved links, which can fill the disk, serves a monitor,
and takes bodies of any size, from other websites, too, and for as long as they take.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import gradio as gr
import msgspec
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from specviz.page.explore.events import MOST_FILE
from specviz.page.server.addresses import address_of
from specviz.service.decoder import gpu_failed
from specviz.views.files import MOST_OPENED

MOST_BODY = 2 * max(MOST_OPENED, MOST_FILE) + 2**20  # bytes: a file with every character escaped
MOST_AT_ONCE = 4 * MOST_BODY  # bytes of all large requests together; one address: MOST_BODY
SMALL = 2**16  # bytes of a request that large ones never keep out
BODY_SECONDS = 10.0  # by which a body may be later than one that arrives at SLOWEST
SLOWEST = 2**15  # bytes per second
MOST_STRUCTURE = 2**16  # bytes outside strings, which take 50 times the memory as Python objects
MOST_QUOTES = 10_000
MOST_SURROGATES = 2**16  # escaped halves of characters: 25 ms of the event loop

API = "/gradio_api"
JOIN, RUN, SERVER = f"{API}/queue/join", f"{API}/run/", f"{API}/component_server"
STREAM = f"{API}/queue/data"
CANCEL, RESET = f"{API}/cancel", f"{API}/reset"

PAGES = {
    *("/", "/config", "/config/", "/favicon.ico", "/manifest.json", "/pwa_icon", "/robots.txt"),
    *("/theme.css", f"{API}/theme.css", f"{API}/info", f"{API}/info/", f"{API}/app_id"),
    *(f"{API}/startup-events", STREAM, f"{API}/queue/status"),
}
HEARTBEAT = f"{API}/heartbeat/"
FOLDERS = ("/assets/", "/static/", "/pwa_icon/", HEARTBEAT)
"""Path prefixes served besides PAGES and our own routes."""
MOST_NAME = 255  # bytes of a file's name, in most file systems
SESSION = r"[A-Za-z0-9_-]{1,64}"

_LONE_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
_HOST = re.compile(r"(\[[^\]]*\]|[^:]*)(:\d*)?")


Value = str | int | float | bool | None
"""The value of a control. Objects are refused, because Gradio would fetch files they name."""


class Call(msgspec.Struct):
    """A call that names its session, in the format of Gradio's clients."""

    session_hash: Annotated[str, msgspec.Meta(pattern=rf"\A{SESSION}\Z")]


class Event(Call):
    """An event of the page, by number, with the values of its inputs and details of what happened.

    The details are a control's value, or an object of values and of objects of values.
    """

    fn_index: int
    data: list[Value | list[Value]]
    event_data: Value | list[Value] | dict[str, Value | list[Value] | dict[str, Value]] = None

    @property
    def names_a_file(self) -> bool:
        """Whether Gradio would take the details, or a part of them, for a file."""
        details = self.event_data if isinstance(self.event_data, dict) else {}
        parts = [part for part in details.values() if isinstance(part, dict)]
        return "path" in details or any("path" in part for part in parts)


class ServerCall(Call):
    """A call of a component's function on the server."""

    component_id: int
    fn_name: str


CALLS = {JOIN: Event, SERVER: ServerCall, f"{SERVER}/": ServerCall, CANCEL: Call, RESET: None}
"""Paths that accept POST → the required content; paths under RUN take events, too."""


class Guard:
    """Refuses requests that the page does not make.

    Args:
        hosts: the host names that the page accepts; empty: any.
        own: the page's own routes.
        proxies: the number of the host's proxies in front of the page.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Sequence[str] = (),
        own: Sequence[BaseRoute] = (),
        proxies: int = 0,
    ) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._proxies = proxies
        paths = [route.path for route in own if isinstance(route, Route | Mount)]
        self._folders = (*FOLDERS, *(path.split("{")[0] for path in paths))
        posts = [route.path for route in own if isinstance(route, Route) and _takes_posts(route)]
        self._posts = tuple({path.split("{")[0] for path in posts})
        self._held: Counter[str] = Counter()  # address → bytes of its large requests in progress

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if not self._answers_to(Request(scope).headers.get("host", "")):
            line = (
                "This page does not answer to that host name: see SPECVIZ_HOSTS in"
                " specviz/service/hosting.md."
            )
            await PlainTextResponse(line, 403)(scope, receive, send)
        elif path == STREAM and not _has_messages(scope):
            await _refusal(404, "There is nothing to tell this session.")(scope, receive, send)
        elif scope["method"] == "POST" and (path in CALLS or path.startswith(RUN)):
            await self._post(path, scope, receive, send)
        elif scope["method"] == "POST" and path.startswith(self._posts):
            await self._post(None, scope, receive, send)
        elif scope["method"] in {"GET", "HEAD"} and self._serves(path):
            await self._app(scope, receive, send)
        else:
            await _refusal(404, "Not Found")(scope, receive, send)

    def _answers_to(self, host: str) -> bool:
        match = _HOST.fullmatch(host.lower())
        return not self._hosts or (match is not None and match[1] in self._hosts)

    def _serves(self, path: str) -> bool:
        if path.startswith(HEARTBEAT):
            return re.fullmatch(SESSION, path.removeprefix(HEARTBEAT)) is not None
        if any(len(name.encode(errors="replace")) > MOST_NAME for name in path.split("/")):
            return False  # Gradio fails when it looks for a file of such a name
        return path in PAGES or path.startswith(self._folders)

    async def _post(self, call: str | None, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request after its whole body has arrived.

        Args:
            call: the path of one of Gradio's calls, which the page must have sent; None: one of our
                own routes, which read small messages and check them.
        """
        request, body = Request(scope), bytearray()
        address = address_of(request, self._proxies)
        try:
            refused = await self._take(request, receive, body, address, large=call is not None)
            if refused is None and call is not None:
                refused = _unlike_the_page(call, request, body)
            if refused is not None:
                await refused(scope, receive, send)
                return
            taken = iter([{"type": "http.request", "body": bytes(body), "more_body": False}])

            async def replay() -> Message:
                return next(taken, None) or await receive()

            await self._app(scope, replay, send)
        finally:
            self._hold(address, -_beyond_small(len(body)))

    async def _take(
        self, request: Request, receive: Receive, body: bytearray, address: str, *, large: bool
    ) -> Response | None:
        """Receive a body; return a refusal if it is too large or too slow."""
        most = MOST_BODY if large else SMALL
        declared = request.headers.get("content-length", "")
        too_large = declared.isdecimal() and int(declared[:20]) > most
        more, loop = not too_large, asyncio.get_running_loop()
        until = loop.time() + BODY_SECONDS
        try:
            async with asyncio.timeout_at(until) as deadline:
                while more:
                    message = await receive()
                    before, part = _beyond_small(len(body)), message.get("body", b"")
                    body += part
                    self._hold(address, _beyond_small(len(body)) - before)
                    too_large = len(body) > most
                    if not too_large and len(body) > SMALL and self._is_too_much(address):
                        return _refusal(503, "Too many large requests at once. Try again soon.")
                    more = message.get("more_body", False) and not too_large
                    until = min(until + len(part) / SLOWEST, loop.time() + BODY_SECONDS)
                    deadline.reschedule(until)
        except TimeoutError:
            return _refusal(408, "The request took too long to arrive.")
        return _refusal(413, f"A request may have {most:,} bytes.") if too_large else None

    def _hold(self, address: str, change: int) -> None:
        self._held[address] += change
        if not self._held[address]:
            del self._held[address]

    def _is_too_much(self, address: str) -> bool:
        return self._held[address] > MOST_BODY or self._held.total() > MOST_AT_ONCE


def _beyond_small(length: int) -> int:
    return max(0, length - SMALL)


def _takes_posts(route: Route) -> bool:
    return "POST" in (route.methods or ())


def _unlike_the_page(path: str, request: Request, body: bytearray) -> Response | None:
    """Return a refusal of a call that the page could not have sent.

    Browsers let other websites send JSON with this content type only after a CORS preflight.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        return _refusal(415, "The page sends only JSON.")
    if not _is_call(path, body, request.app.get_blocks()):
        return _refusal(400, "The page does not send this.")
    return None


def _is_call(path: str, body: bytearray, page: gr.Blocks) -> bool:
    """Whether the page could have sent this body."""
    strings = body.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"', MOST_QUOTES)
    if sum(map(len, strings[::2])) > MOST_STRUCTURE:
        return False
    try:
        # msgspec refuses lone surrogates; a prompt with them gets its own error later.
        whole = _LONE_SURROGATE.sub(rb"\\u0020", body, count=MOST_SURROGATES)
        call = msgspec.json.decode(whole, type=CALLS.get(path, Event) or object)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if isinstance(call, ServerCall):
        component = page.blocks.get(call.component_id)
        return hasattr(getattr(component, call.fn_name, None), "_is_server_fn")
    if not isinstance(call, Event):
        return True
    event = page.fns.get(call.fn_index)
    return (
        event is not None
        and event.fn is not None
        and not all(kind == "unload" for _, kind in event.targets)  # Gradio calls those itself
        and event.queue is (path == JOIN)
        and not call.names_a_file
        and len(event.inputs) == len(call.data)
    )


def _has_messages(scope: Scope) -> bool:
    """Whether a session has joined; Gradio would notice only in the middle of its response."""
    session = Request(scope).query_params.get("session_hash")
    return session in scope["app"].get_blocks()._queue.pending_messages_per_session


def _refusal(status: int, detail: str) -> Response:
    """Return an error response in the format of Gradio's clients."""
    return JSONResponse({"detail": detail}, status)


def _health(request: Request) -> Response:
    """Report whether runs can start: the page is still served after its queue or the GPU failed."""
    if request.app.get_blocks()._queue.stopped:
        return PlainTextResponse("stopped", 503)
    if gpu_failed.is_set():
        return PlainTextResponse("the GPU failed", 503)
    return PlainTextResponse("ok")


ROUTES = [Route("/health", _health)]


def guard(hosts: Sequence[str], own: Sequence[BaseRoute], proxies: int) -> Middleware:
    """Return the guard as middleware for `app_kwargs`."""
    return Middleware(Guard, hosts=hosts, own=own, proxies=proxies)
