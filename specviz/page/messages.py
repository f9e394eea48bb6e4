"""What events send to the browser: messages as JSON, and every error as one line."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing, closing
from functools import wraps
from inspect import isasyncgenfunction, isgeneratorfunction
from itertools import count
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.page.i18n import say_of
from specviz.service.failures import report
from specviz.words.catalogue import ENGLISH, Catalogue

Message = dict[str, Any]
"""What a component of ours is sent: its state, a line of text, and whatever it draws."""

SILENT: dict[str, Any] = {
    "trigger_mode": "multiple",
    "show_progress": "hidden",
    "api_visibility": "private",
}
"""Options of every event that answers through a component of ours."""

_serials = count()


def encode(message: Message) -> str:
    """A message as JSON. Each has another number: Gradio sends no value twice in a row."""
    return msgspec.json.encode(message | {"serial": next(_serials)}).decode()


def failed(line: str) -> Message:
    """The message for an error."""
    return {"state": "error", "message": line}


def waiting(say: Catalogue, ahead: int) -> Message:
    """The message for a visitor in the queue, with `ahead` others before them."""
    kind = {0: "before_none", 1: "before_one"}.get(ahead, "before_many")
    return {"state": "loading", "message": say.page[kind].format(n=ahead)}


def loading(say: Catalogue, pair: str) -> Message:
    """The message while a pair is loaded."""
    return {"state": "loading", "message": say.page["loading"].format(pair=named(say, pair))}


def reading(say: Catalogue, done: int, of: int) -> Message:
    """The message while a prompt of `of` tokens is read."""
    return {"state": "loading", "message": say.page["reading"].format(done=done, of=of)}


def named(say: Catalogue, pair: str) -> str:
    """The name that visitors read for a pair; one of their own is called by its checkpoints."""
    name: str = say.pairs.get(pair, pair)
    return name


class _Reply(NamedTuple):
    """How an event replies; see `replies`."""

    fail: Callable[[str], Any]
    send: Callable[[Any], Any]
    echo: str

    def answer(self, answer: Any, arguments: tuple[Any, ...]) -> Any:
        return self.send(answer | _echoed(self.echo, arguments) if self.echo else answer)

    def error(self, error: Exception, arguments: tuple[Any, ...]) -> Any:
        return self.answer(self.fail(_say(arguments).line(report(error))), arguments)


def replies(
    fail: Callable[[str], Any] = failed, send: Callable[[Any], Any] = encode, echo: str = ""
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates an event: its answers are sent, and an error becomes the last of them.

    No traceback reaches a visitor, and nothing that they typed is lost. An error's line is in the
    language of the event's request, or of its catalogue.

    Args:
        fail: makes the answer for an error from its line.
        send: makes what Gradio gets from an answer.
        echo: the name of a number in the browser's request that every reply repeats.
    """
    reply = _Reply(fail, send, echo)

    def decorate(event: Callable[..., Any]) -> Callable[..., Any]:
        async def stream_async(*arguments: Any) -> AsyncIterator[Any]:
            try:
                async with aclosing(event(*arguments)) as answers:
                    async for answer in answers:
                        yield reply.answer(answer, arguments)
            except Exception as error:  # noqa: BLE001  whatever it is
                yield reply.error(error, arguments)

        def stream(*arguments: Any) -> Iterator[Any]:
            try:
                with closing(event(*arguments)) as answers:
                    for answer in answers:
                        yield reply.answer(answer, arguments)
            except Exception as error:  # noqa: BLE001  whatever it is
                yield reply.error(error, arguments)

        def once(*arguments: Any) -> Any:
            try:
                return reply.answer(event(*arguments), arguments)
            except Exception as error:  # noqa: BLE001  whatever it is
                return reply.error(error, arguments)

        if isasyncgenfunction(event):
            return wraps(event)(stream_async)
        return wraps(event)(stream if isgeneratorfunction(event) else once)

    return decorate


def _say(arguments: tuple[Any, ...]) -> Catalogue:
    """The catalogue that an event was given, or else that of its request."""
    for argument in arguments:
        if isinstance(argument, Catalogue):
            return argument
        if hasattr(argument, "query_params"):
            return say_of(argument)
    return ENGLISH


def asked(event: gr.EventData) -> dict[str, Any]:
    """What the browser sent with an event; anything but an object counts as empty."""
    return event._data if isinstance(event._data, dict) else {}


def _echoed(name: str, arguments: tuple[Any, ...]) -> Message:
    events = [asked(argument) for argument in arguments if hasattr(argument, "_data")]
    value = events[0].get(name) if events else None
    return {name: value if isinstance(value, int) else None}
