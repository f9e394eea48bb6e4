"""Messages between the browser and the page's events, as JSON; errors become one line."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing, closing
from functools import wraps
from inspect import isasyncgenfunction, isgeneratorfunction
from itertools import count
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.models.checks import gigabytes
from specviz.page.i18n import say_of
from specviz.service.failures import report
from specviz.words.catalogue import ENGLISH, Catalogue

Message = dict[str, Any]
"""A message to a custom component: its state, a line of text, and the data to draw."""

SILENT: dict[str, Any] = {
    "trigger_mode": "multiple",
    "show_progress": "hidden",
    "api_visibility": "private",
}
"""Options of events that reply through a custom component."""

UNCHECKED: dict[str, Any] = {**SILENT, "preprocess": False}
"""Options of such events with an input whose choices change. The page may send a choice of the old
list, which Gradio would refuse with its own error; these events validate their inputs instead."""

_serials = count()


def encode(message: Message) -> str:
    """Encode a message as JSON, with a serial number: Gradio skips a value equal to the last."""
    return msgspec.json.encode(message | {"serial": next(_serials)}).decode()


def failed(line: str) -> Message:
    """Return the message for an error."""
    return {"state": "error", "message": line}


def waiting(say: Catalogue, ahead: int) -> Message:
    """Return the message for a visitor in the queue, with `ahead` others before them."""
    kind = {0: "before_none", 1: "before_one"}.get(ahead, "before_many")
    return {"state": "loading", "message": say.page[kind].format(n=ahead)}


def loading(say: Catalogue, pair: str, done: int = 0, total: int = 0) -> Message:
    """Return the message to show while a pair is loading, after `done` of `total` bytes."""
    name = "loading_of" if total else "loading"
    sizes = {"done": gigabytes(done), "total": gigabytes(total)}
    return {"state": "loading", "message": say.page[name].format(pair=named(say, pair), **sizes)}


def preparing(say: Catalogue, step: int, of: int) -> Message:
    """Return the message to show while the GPU captures a step of a run."""
    return {"state": "loading", "message": say.page["preparing"].format(step=step, of=of)}


def prefilling(say: Catalogue, done: int, of: int) -> Message:
    """Return the message to show during prefill, after `done` of `of` tokens."""
    return {"state": "loading", "message": say.page["prefilling"].format(done=done, of=of)}


def named(say: Catalogue, pair: str) -> str:
    """Return a pair's display name; a visitor's own pair is named by its checkpoints."""
    name: str = say.pairs.get(pair, pair)
    return name


class _Reply(NamedTuple):
    """The reply options of an event; see `replies`."""

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
    """Decorate an event handler: sends its answers, and turns an error into a last answer.

    Visitors see no traceback and lose nothing that they typed. The error's line is in the language
    of the event's catalogue, or of its request.

    Args:
        fail: converts an error's line to an answer.
        send: converts an answer to Gradio's output.
        echo: the name of a number in the browser's request that every reply repeats.
    """
    reply = _Reply(fail, send, echo)

    def decorate(event: Callable[..., Any]) -> Callable[..., Any]:
        async def stream_async(*arguments: Any) -> AsyncIterator[Any]:
            try:
                async with aclosing(event(*arguments)) as answers:
                    async for answer in answers:
                        yield reply.answer(answer, arguments)
            except Exception as error:  # noqa: BLE001  every error becomes a line
                yield reply.error(error, arguments)

        def stream(*arguments: Any) -> Iterator[Any]:
            try:
                with closing(event(*arguments)) as answers:
                    for answer in answers:
                        yield reply.answer(answer, arguments)
            except Exception as error:  # noqa: BLE001  every error becomes a line
                yield reply.error(error, arguments)

        def once(*arguments: Any) -> Any:
            try:
                return reply.answer(event(*arguments), arguments)
            except Exception as error:  # noqa: BLE001  every error becomes a line
                return reply.error(error, arguments)

        if isasyncgenfunction(event):
            return wraps(event)(stream_async)
        return wraps(event)(stream if isgeneratorfunction(event) else once)

    return decorate


def _say(arguments: tuple[Any, ...]) -> Catalogue:
    """Return the first argument that is a catalogue, or the catalogue of the request."""
    for argument in arguments:
        if isinstance(argument, Catalogue):
            return argument
        if hasattr(argument, "query_params"):
            return say_of(argument)
    return ENGLISH


def owner_of(request: gr.Request) -> str:
    """Return the visitor that an event comes from: the session of their open page."""
    return str(request.session_hash)


def payload(event: gr.EventData) -> dict[str, Any]:
    """Return the data that the browser sent with an event; {} if it is not an object."""
    return event._data if isinstance(event._data, dict) else {}


def _echoed(name: str, arguments: tuple[Any, ...]) -> Message:
    events = [payload(argument) for argument in arguments if hasattr(argument, "_data")]
    value = events[0].get(name) if events else None
    return {name: value if isinstance(value, int) else None}
