"""Gradio's queue: missing sessions do not stop it, and what nobody reads ends and is forgotten."""

import itertools
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace

import gradio as gr
import httpx
import pytest
from gradio.data_classes import PredictBodyInternal

from specviz.page.server import unread
from specviz.page.server.guard import JOIN
from specviz.page.server.unread import LISTEN_SECONDS, Unread, patch_queue
from support.coroutines import finish
from support.page import started


def test_a_missing_session_does_not_stop_the_queue() -> None:
    """A session without a name, or one that 2,000 later sessions have displaced."""
    with gr.Blocks() as page:
        gr.Button().click(lambda: None)
    queue = page.queue()._queue
    patch_queue(queue)

    async def join() -> None:
        for name in ("", None, "a"):
            body = PredictBodyInternal(data=[], fn_index=0, session_hash=name)
            assert (await queue.push(body, SimpleNamespace(), None))[0]
        queue.pending_messages_per_session.clear()
        (concurrency,) = queue.event_queue_per_concurrency_id
        queue.broadcast_estimations(concurrency)

    finish(join())
    assert len(queue) == 3


def test_sessions_that_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that many others have displaced, and those that nobody reads."""
    with gr.Blocks() as page:
        gr.Button().click(lambda: None)
    queue = page.queue()._queue
    patch_queue(queue)
    queue.pending_messages_per_session.max_size = 2

    async def join(names: str) -> None:
        for name in names:
            body = PredictBodyInternal(data=[], fn_index=0, session_hash=name)
            await queue.push(body, SimpleNamespace(), None)

    finish(join("abcdefgh"))
    assert set(queue.pending_messages_per_session) == {"g", "h"}
    assert len(queue.pending_event_ids_session) <= 3
    monkeypatch.setattr(unread, "LISTEN_SECONDS", -1)
    finish(join("i"))
    assert set(queue.pending_messages_per_session) == {"i"}
    assert set(queue.pending_event_ids_session) == {"i"}


def test_an_event_whose_messages_nobody_reads_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "LISTEN_SECONDS", 0.3)
    ended = threading.Event()

    def count() -> Iterator[str]:
        try:
            for number in itertools.count():
                yield str(number)
                time.sleep(0.01)
        finally:
            ended.set()

    with gr.Blocks() as page:
        gr.Button().click(count, None, gr.HTML())
    patch_queue(page.queue()._queue)
    with started(page) as url:
        call = {"data": [], "fn_index": 0, "session_hash": "a"}
        httpx.post(f"{url.rstrip('/')}{JOIN}", json=call, timeout=60).raise_for_status()
        assert ended.wait(60)


def test_messages_are_read_while_a_stream_asks_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(unread, "time", SimpleNamespace(monotonic=lambda: now[0]))
    messages = Unread()
    messages.put_nowait("a")
    now[0] = LISTEN_SECONDS
    assert not messages.is_abandoned
    assert finish(messages.get()) == "a"
    now[0] += LISTEN_SECONDS
    assert not messages.is_abandoned
    now[0] += 1
    assert messages.is_abandoned


def test_a_page_that_comes_back_has_time_to_open_its_stream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(unread, "time", SimpleNamespace(monotonic=lambda: now[0]))
    with gr.Blocks() as page:
        gr.Button().click(lambda: None)
    queue = page.queue()._queue
    patch_queue(queue)

    async def join() -> Unread:
        body = PredictBodyInternal(data=[], fn_index=0, session_hash="a")
        assert (await queue.push(body, SimpleNamespace(), None))[0]
        return queue.pending_messages_per_session["a"]

    first = finish(join())
    queue.pending_event_ids_session["a"].clear()  # the stream has told the end of the event
    now[0] = LISTEN_SECONDS
    assert finish(join()) is first
    now[0] += 1
    assert not first.is_abandoned
    now[0] += LISTEN_SECONDS - 1
    finish(join())
    now[0] += 1
    assert first.is_abandoned, "requests alone do not show that somebody listens"
