"""The routes of a class: the phones' page, and what phones and the projector send and receive.

Both listen to a stream of events (text/event-stream) and post small JSON messages.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, TypeVar

import gradio as gr
import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from specviz.page.component import component
from specviz.page.i18n import each, language_of
from specviz.page.server.addresses import address_of
from specviz.service.classroom import Classroom, Classrooms, GuessOutcome, Question
from specviz.shipped import ASSETS, shipped
from specviz.views.document import data, policy
from specviz.words.catalogue import catalogue, plain

MOST_BODY = 4096  # bytes of a message
ALIVE_SECONDS = 15  # between keep-alive comments in a stream
CALM_SECONDS = 0.1  # between two events of the projector's stream

PAGE, SCRIPT = ASSETS / "page" / "phone.html", ASSETS / "page" / "phone.js"

Text = Annotated[str, Meta(max_length=64)]
Message = TypeVar("Message", bound=msgspec.Struct)
Lesson = TypeVar("Lesson", bound="Teacher")


class Begin(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open a class."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A member's answer to a question, in per cent."""

    member: Text
    number: int
    chance: int


class Teacher(msgspec.Struct, forbid_unknown_fields=True):
    """A message from the teacher."""

    key: Text


class Asked(Teacher, forbid_unknown_fields=True):
    """A question to ask; None withdraws the current one."""

    question: Question | None


class Revealed(Teacher, forbid_unknown_fields=True):
    """The verdict on the current guess."""

    outcome: GuessOutcome


class Refusal(Exception):  # noqa: N818  it is an answer
    """The answer to a rejected message."""

    def __init__(self, status: int) -> None:
        self.status = status


def routes(rooms: Classrooms, proxies: int = 0) -> list[Route]:
    """Return the routes of a page's classes.

    Args:
        proxies: the number of the host's proxies in front of the page.
    """

    def room_of(request: Request) -> Classroom:
        return _or_refuse(rooms.find(request.path_params["code"]))

    async def taught(request: Request, kind: type[Lesson]) -> tuple[Classroom, Lesson]:
        message = await _message(request, kind)
        return _or_refuse(rooms.taught(request.path_params["code"], message.key)), message

    async def begin(request: Request) -> Response:
        await _message(request, Begin)
        room = rooms.open(address_of(request, proxies))
        if room is None:
            raise Refusal(503)
        return JSONResponse({"code": room.code, "key": room.key})

    async def ask(request: Request) -> Response:
        room, message = await taught(request, Asked)
        room.ask(message.question)
        return Response(status_code=204)

    async def reveal(request: Request) -> Response:
        room, message = await taught(request, Revealed)
        room.reveal(message.outcome)
        return Response(status_code=204)

    async def end(request: Request) -> Response:
        room, _ = await taught(request, Teacher)
        rooms.end(room)
        return Response(status_code=204)

    async def answer(request: Request) -> Response:
        room, sent = room_of(request), await _message(request, Answer)
        counts = room.answer(sent.member, sent.number, sent.chance)
        return Response(status_code=204 if counts else 409)

    async def watch(request: Request) -> Response:
        """Stream what a member sees; the browser reconnects as the same member."""
        room = room_of(request)
        known = request.headers.get("last-event-id", "")
        member = room.join(known, address_of(request, proxies))
        if member is None:
            raise Refusal(503)
        stream = _events(rooms, room, lambda: room.told_to(member), is_teacher=False, id=member)
        return _Stream(stream, lambda: room.leave(member))

    async def present(request: Request) -> Response:
        """Stream what the projector shows."""
        key = request.query_params.get("key", "")
        room = _or_refuse(rooms.taught(request.path_params["code"], key))
        rooms.enter(room)
        stream = _events(rooms, room, room.told_to_teacher, is_teacher=True)
        return _Stream(stream, lambda: rooms.exit(room))

    posts: dict[str, Any] = {
        "/class/{code}/answer": answer,
        "/class/{code}/ask": ask,
        "/class/{code}/reveal": reveal,
        "/class/{code}/end": end,
        "/class/": begin,
    }
    gets: dict[str, Any] = {
        "/class/{code}/events": watch,
        "/class/{code}/teacher": present,
        "/class/{code}": _phone,
        "/class/": _phone,
    }
    return [
        *(Route(path, _refusing(make), methods=["GET"]) for path, make in gets.items()),
        *(Route(path, _refusing(make), methods=["POST"]) for path, make in posts.items()),
    ]


def _or_refuse(room: Classroom | None) -> Classroom:
    if room is None:
        raise Refusal(404)
    return room


def _refusing(make: Callable[[Request], Any]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        try:
            answered: Response = await make(request)
        except Refusal as refusal:
            return Response(status_code=refusal.status)
        return answered

    return answer


async def _message(request: Request, kind: type[Message]) -> Message:
    """Read a message.

    Raises:
        Refusal: it is too large, or not what the page sends. Browsers let other websites send JSON
            with this content type only after a CORS preflight.
    """
    if request.headers.get("content-type", "") != "application/json":
        raise Refusal(415)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise Refusal(413)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        raise Refusal(400) from None


class _Stream(StreamingResponse):
    """A stream of events that calls `closed` when it ends, for whatever reason."""

    def __init__(self, events: AsyncIterator[str], closed: Callable[[], None]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # unbuffered by proxies
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self._closed = closed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._closed()


async def _events(
    rooms: Classrooms,
    room: Classroom,
    view: Callable[[], dict[str, Any]],
    *,
    is_teacher: bool,
    id: str = "",
) -> AsyncIterator[str]:
    """Yield the result of `view` as an event whenever it changes, until the class ends."""
    changed = asyncio.Event()
    room.listen(changed.set, is_teacher=is_teacher)
    sent: dict[str, Any] | None = None
    try:
        while True:
            changed.clear()
            if (state := view()) != sent:
                sent = state
                yield f"id: {id}\ndata: {msgspec.json.encode(state).decode()}\n\n"
            if room.is_over:
                return
            if is_teacher:
                await asyncio.sleep(CALM_SECONDS)  # so that many answers make one event
            try:
                await asyncio.wait_for(changed.wait(), ALIVE_SECONDS)
            except TimeoutError:
                rooms.expire()
                yield ": \n\n"
    finally:
        room.silence(changed.set)


async def _phone(request: Request) -> Response:
    """Serve the phones' page, which asks for a code if the class does not exist."""
    return HTMLResponse(*_page(language_of(request)))


def _page(language: str) -> tuple[str, int, dict[str, str]]:
    say = catalogue(language)
    words = data(plain(say.classroom["phone"]))
    script = shipped(SCRIPT, bytes.decode)
    filled = {
        'lang="en"': f'lang="{language}"',
        "{}</script>": f"{words}</script>",
        "<script></script>": f"<script>{script}</script>",
    }
    html = shipped(PAGE, bytes.decode)
    for marker, text in filled.items():
        html = html.replace(marker, text, 1)
    allowed = policy(script, "; connect-src 'self'; frame-ancestors 'none'")
    return html, 200, {"Content-Security-Policy": allowed, "Referrer-Policy": "no-referrer"}


def classroom() -> gr.HTML:
    """Return the invisible component that offers a class beside the viewer's questions."""
    return component(
        "classroom",
        words=each(lambda say: plain(say.classroom["teacher"])),
        visible="hidden",
        elem_id="classroom",
    )
