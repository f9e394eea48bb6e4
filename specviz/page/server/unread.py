"""Keeps Gradio's queue running, and ends events whose messages nobody reads.

Gradio 6.31 runs an event and keeps its messages even if its session never opens the stream that
they are for, so a visitor who has left, or never was, would hold slots and memory.
"""

import asyncio
import time
from typing import Any

from gradio import queueing

LISTEN_SECONDS = 30.0  # an open stream asks for a message at least every 10 seconds


class Unread(asyncio.Queue[Any]):
    """A session's unread messages, and when its stream last asked for one."""

    def __init__(self) -> None:
        super().__init__()
        self.wait_again()

    def wait_again(self) -> None:
        """Give the session time to open a stream."""
        self._asked = time.monotonic()

    async def get(self) -> Any:
        self._asked = time.monotonic()
        return await super().get()

    @property
    def is_abandoned(self) -> bool:
        return time.monotonic() - self._asked > LISTEN_SECONDS


def patch_queue(queue: queueing.Queue) -> None:
    """Keep the queue running despite missing sessions; forget sessions that nobody reads.

    Gradio 6.31 looks up a session's messages without checking that they exist. They do not if its
    name is empty, or if 2,000 other sessions came later; the error ends the loop that starts
    events.
    """
    queueing.AsyncQueue = Unread
    send, push = queue.send_message, queue.push
    messages, ids = queue.pending_messages_per_session, queue.pending_event_ids_session

    def send_if_read(event: Any, message: Any) -> None:
        unread = messages.get(event.session_hash)
        if unread is None or unread.is_abandoned:
            event.alive = False  # Gradio then closes its generator
            return
        messages.move_to_end(event.session_hash)  # evicted last
        send(event, message)

    async def push_for_session(body: Any, *rest: Any, **named: Any) -> Any:
        own = body.session_hash = body.session_hash or None
        if own in messages and not ids.get(own):  # its stream ended with its last event
            messages[own].wait_again()
        for session in [name for name, unread in messages.items() if unread.is_abandoned]:
            del messages[session]
        for session in ids.keys() - messages.keys():
            del ids[session]
        return await push(body, *rest, **named)

    queue.send_message = send_if_read
    queue.push = push_for_session
