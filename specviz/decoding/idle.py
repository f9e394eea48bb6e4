"""Frees the memory of idle runners when a step of a run needs it.

Idle runners keep caches and captured steps for later runs, gigabytes on a small GPU. They may be
dropped at any time: a later run makes others.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar
from weakref import WeakSet

import torch

Result = TypeVar("Result")


class Holder(Protocol):
    """A pool of idle runners."""

    def idle_bytes(self, device: torch.device) -> int:
        """The bytes on a device that the caches of its idle runners take."""
        ...

    def drop_idle(self) -> None:
        """Free the memory of all runners that nobody has borrowed."""
        ...


holders: WeakSet[Holder] = WeakSet()


def drop_idle() -> None:
    """Free the memory of all idle runners of this process."""
    for holder in list(holders):
        holder.drop_idle()


def idle_bytes(device: torch.device) -> int:
    """The bytes that `drop_idle` frees on a device at least; captured steps are not counted."""
    return sum(holder.idle_bytes(device) for holder in list(holders))


def without_idle(step: Callable[[], Result], undo: Callable[[], object] = lambda: None) -> Result:
    """Run a step; if memory runs out, drop all idle runners and run it once more.

    Args:
        step: gives the same result when it is repeated after `undo`.
        undo: takes back what a failed step has done.
    """
    try:
        return step()
    except Exception as error:
        if not is_of_memory(error):
            raise
    # Outside the handler: the traceback would keep the step's tensors alive.
    undo()
    drop_idle()
    return step()


def is_of_memory(error: BaseException) -> bool:
    """Whether an error means that CPU or GPU memory ran out."""
    words = ("not enough memory", "out of memory", "STATUS_ALLOC_FAILED")  # as torch reports it
    return isinstance(error, MemoryError | torch.OutOfMemoryError) or (
        isinstance(error, RuntimeError) and any(word in str(error) for word in words)
    )
