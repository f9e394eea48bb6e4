"""Switches off work that Gradio does for every visitor or event and this page does not need.

That work shares the processor, and Python's global lock, with the decoder.
"""

from types import SimpleNamespace
from typing import Any

import gradio as gr
from gradio import state_holder
from gradio.state_holder import SessionState

IDLE_SECONDS = 0.01  # between two looks for events; Gradio's 1 ms costs as much as one visitor
NEVER = 10**9


class Session(SessionState):  # type: ignore[misc]
    """A visitor's session without a copy of every component's configuration.

    Gradio copies them for deep links, which this page does not have: 15 ms of the event loop and
    half a megabyte per visitor. A component's copy is made when an event first uses it.
    """

    def __init__(self, blocks: Any) -> None:
        super().__init__(SimpleNamespace(default_config=blocks.default_config, blocks={}))


def lighten(page: gr.Blocks) -> gr.Blocks:
    """The page with a cheaper queue and sessions. Call after `page.queue()`."""
    state_holder.SessionState = Session
    queue = page._queue
    queue.sleep_when_free = IDLE_SECONDS
    queue.progress_update_sleep_when_free = 1.0  # no event of the page has a progress bar
    queue.ANAYLTICS_CACHE_FREQUENCY = NEVER  # else every event rebuilds a table of all earlier ones
    return page
