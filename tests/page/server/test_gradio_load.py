"""Work of Gradio that the page switches off: counted, not timed."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace

import gradio as gr
import httpx
import pytest
from gradio import networking, queueing, state_holder

from specviz.page.app import build
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from support.coroutines import finish
from support.page import started


@pytest.fixture(scope="module")
def page() -> gr.Blocks:
    return build(LoadedPairs(), Runs())


def test_a_session_copies_no_configurations(page: gr.Blocks) -> None:
    """Copying all 203 took 0.5 MB and 15 ms of the event loop per visitor."""
    session = state_holder.StateHolder()
    session.set_blocks(page)
    visitor = session["someone"]
    assert visitor.config_values == {}
    shown = next(block for block in page.blocks.values() if block.elem_id == "stage")
    visitor._update_value_in_config(shown._id, "{}")
    assert visitor.config_values[shown._id]["props"]["value"] == "{}", "copied on first use"


def test_an_event_rebuilds_no_table_of_all_events(
    page: gr.Blocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = page._queue
    monkeypatch.setattr(queue, "events_recorded", 10_000)
    monkeypatch.setattr(queue, "_get_df", lambda records: pytest.fail(f"of {len(records)}"))
    assert queue.compute_analytics_summary([{"function": "run"}] * 10) == {"functions": {}}


def test_an_idle_queue_wakes_seldom(page: gr.Blocks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Polling for events and for progress, which Gradio does every 1 and 10 ms."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise asyncio.CancelledError

    monkeypatch.setattr(queueing, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(page._queue, "stopped", False)
    for poll in (page._queue.start_progress_updates, page._queue.start_processing):
        with suppress(asyncio.CancelledError):
            finish(poll())
    assert slept == [1.0, 0.01]


def test_the_page_starts_even_if_it_does_not_answer_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, Gradio would request the page and give up after 3 seconds."""
    monkeypatch.setattr(networking, "url_ok", lambda _: False)
    with gr.Blocks() as page:
        gr.Markdown("x")
    with started(page) as url:
        assert httpx.get(url).is_success
