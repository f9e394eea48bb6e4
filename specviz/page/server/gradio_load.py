"""What Gradio does for every visitor and every event, less what this page has no use for.

Its work shares two cores, and Python's one lock, with the decoder.
"""

from types import SimpleNamespace
from typing import Any

import gradio as gr
from gradio import state_holder
from gradio.state_holder import SessionState

IDLE_SECONDS = 0.01  # between two looks for events; Gradio's 1 ms costs as much as a visitor
NEVER = 10**9


class Session(SessionState):  # type: ignore[misc]
    """A visitor's session without a copy of every component's configuration.

    Gradio makes them for deep links, which this page has not: 15 ms of the event loop and half a
    megabyte for each visitor. Those of components that events touch are made when they do.
    """

    def __init__(self, blocks: Any) -> None:
        super().__init__(SimpleNamespace(default_config=blocks.default_config, blocks={}))


def lighten(page: gr.Blocks) -> gr.Blocks:
    """The page with a queue that costs less; to be called once the queue is there."""
    state_holder.SessionState = Session
    queue = page._queue
    queue.sleep_when_free = IDLE_SECONDS
    queue.progress_update_sleep_when_free = 1.0  # no event of the page has a progress bar
    queue.ANAYLTICS_CACHE_FREQUENCY = NEVER  # or every event has a table made of all before it
    return page
