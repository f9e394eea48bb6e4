"""Coroutines run from tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine to its end on a thread of its own.

    `asyncio.run` refuses the main thread, where Playwright's event loop lives while the session's
    browser is open.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
