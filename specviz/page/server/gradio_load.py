"""Switches off work that Gradio does for every visitor or event and this page does not need.

That work shares the processor, and Python's global lock, with the decoder.
"""

from types import SimpleNamespace
from typing import Any

import gradio as gr
from gradio import state_holder
from gradio.state_holder import SessionState

IDLE_SECONDS = 0.01  # between polls for events; Gradio's 1 ms costs as much as a visitor
NEVER = 10**9


class Session(SessionState):  # type: ignore[misc]
    """A visitor's session that copies a component's configuration only on first use.

    Gradio copies all of them for deep links, which this page does not use: 15 ms of the event loop
    and 0.5 MB per visitor.
    """

    def __init__(self, blocks: Any) -> None:
        super().__init__(SimpleNamespace(default_config=blocks.default_config, blocks={}))


def trim_gradio_overhead(page: gr.Blocks) -> gr.Blocks:
    """Make a page's queue and sessions cheaper, and return it. Call after `page.queue()`."""
    state_holder.SessionState = Session
    queue = page._queue
    queue.sleep_when_free = IDLE_SECONDS
    queue.progress_update_sleep_when_free = 1.0  # no event of the page has a progress bar
    queue.ANAYLTICS_CACHE_FREQUENCY = NEVER  # else every event rebuilds a table of all events
    return page
