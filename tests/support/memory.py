"""Measures the growth of this process's peak memory."""

import re
from collections.abc import Callable
from pathlib import Path

OF_PROCESS = Path("/proc/self")


def growth() -> Callable[[], int]:
    """Return a function that returns the growth of the peak since this call, in kilobytes.

    Resets the kernel's peak first, because an earlier test's peak would hide later growth. Only
    Linux reports it; elsewhere the growth is 0.
    """
    if not OF_PROCESS.exists():
        return lambda: 0
    (OF_PROCESS / "clear_refs").write_text("5")
    before = _peak()
    return lambda: _peak() - before


def _peak() -> int:
    found = re.search(r"^VmHWM:\s+(\d+) kB$", (OF_PROCESS / "status").read_text(), re.MULTILINE)
    assert found
    return int(found[1])
