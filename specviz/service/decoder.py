"""The decoder of the page: one thread, first come first served.

Whoever asks, one step is decoded at a time, so that the times stay those of the machine, and
always on the same thread, for torch keeps the number of threads it uses for each of them.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")

_decoder = ThreadPoolExecutor(1, thread_name_prefix="decoder")


def decoding(work: Callable[[], Result]) -> Result:
    """Does some work on the decoder's thread, after whatever was asked before; its result."""
    return _decoder.submit(work).result()
