"""Protects Gradio's server: serves only what the page needs, accepts only what the page sends.

Gradio by itself also accepts uploads and saved links, which can fill the disk, serves a monitor,
and takes bodies of any size.
"""

import re
from collections.abc import Sequence
from html import escape
from typing import Annotated, Any

import gradio as gr
import msgspec
from gradio.context import LocalContext
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from specviz.page.explore.events import MOST_FILE
from specviz.page.i18n import say_of
from specviz.page.watch.files import MOST_BYTES
from specviz.service.decoder import gpu_failed
from specviz.service.failures import UNEXPECTED
from specviz.words.catalogue import ENGLISH

MOST_BODY = 2 * max(MOST_BYTES, MOST_FILE) + 2**20  # bytes: a file with every character escaped
MOST_AT_ONCE = 4 * MOST_BODY  # bytes of all requests together
MOST_STRUCTURE = 2**16  # bytes outside strings, which take 50 times the memory as Python objects
MOST_QUOTES = 10_000

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
    """An event of the page, by number, with the values of its inputs."""

    fn_index: int
    data: list[Value | list[Value]]


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
    """

    def __init__(
        self, app: ASGIApp, hosts: Sequence[str] = (), own: Sequence[BaseRoute] = ()
    ) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        paths = [route.path for route in own if isinstance(route, Route | Mount)]
        self._folders = (*FOLDERS, *(path.split("{")[0] for path in paths))
        posts = [route.path for route in own if isinstance(route, Route) and _takes_posts(route)]
        self._posts = tuple({path.split("{")[0] for path in posts})
        self._held = 0  # bytes of all request bodies in progress

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
            await self._call(path, scope, receive, send)
        elif scope["method"] == "POST" and path.startswith(self._posts):
            await self._app(scope, receive, send)  # our own, which limit what they read
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

    async def _call(self, path: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request after its whole body has arrived, if the page could have sent it."""
        body = bytearray()
        try:
            refused = await self._take(scope, receive, body)
            if refused is None and not _is_call(path, body, scope["app"].get_blocks()):
                refused = _refusal(400, "The page does not send this.")
            if refused is not None:
                await refused(scope, receive, send)
                return
            taken = iter([{"type": "http.request", "body": bytes(body), "more_body": False}])

            async def replay() -> Message:
                return next(taken, None) or await receive()

            await self._app(scope, replay, send)
        finally:
            self._held -= len(body)

    async def _take(self, scope: Scope, receive: Receive, body: bytearray) -> Response | None:
        """Receive a body; return a refusal if it is, or declares to be, too large."""
        declared = Request(scope).headers.get("content-length", "")
        too_large = declared.isdecimal() and int(declared[:20]) > MOST_BODY
        more = not too_large
        while more:
            message = await receive()
            chunk = message.get("body", b"")
            body += chunk
            self._held += len(chunk)
            too_large = len(body) > MOST_BODY
            if self._held > MOST_AT_ONCE:
                return _refusal(503, "Too many large requests at once. Try again in a minute.")
            more = message.get("more_body", False) and not too_large
        return _refusal(413, f"A request may have {MOST_BODY:,} bytes.") if too_large else None


def _takes_posts(route: Route) -> bool:
    return "POST" in (route.methods or ())


def _is_call(path: str, body: bytearray, page: gr.Blocks) -> bool:
    """Whether the page could have sent this body."""
    strings = body.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"', MOST_QUOTES)
    if sum(map(len, strings[::2])) > MOST_STRUCTURE:
        return False
    try:
        # msgspec refuses lone surrogates; a prompt with them gets its own error later.
        kind = CALLS.get(path, Event)
        call = msgspec.json.decode(_LONE_SURROGATE.sub(rb"\\u0020", body), type=kind or object)
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
        and event.queue is (path == JOIN)
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


def guard(hosts: Sequence[str], own: Sequence[BaseRoute]) -> Middleware:
    """Return the guard as middleware for `app_kwargs`."""
    return Middleware(Guard, hosts=hosts, own=own)


def check_quietly(page: gr.Blocks) -> None:
    """Report an invalid value only to its sender, not in the log, because it is crafted input."""
    check = page.preprocess_data

    async def checked(*arguments: Any, **named: Any) -> Any:
        try:
            return await check(*arguments, **named)
        except Exception as error:  # noqa: BLE001  Gradio's own errors, or any of Python's
            line = error.message if isinstance(error, gr.Error) else _unexpected()
            printable = line.encode("utf-8", "replace").decode()
            raise gr.Error(escape(printable), print_exception=False) from None

    page.preprocess_data = checked


def _unexpected() -> str:
    """Return the line for a bug of ours, in the language of the current event."""
    request = LocalContext.request.get(None)
    return (ENGLISH if request is None else say_of(request)).line(UNEXPECTED)
