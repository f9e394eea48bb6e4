"""How much memory this process takes at most."""

import re
from collections.abc import Callable
from pathlib import Path

OF_PROCESS = Path("/proc/self")


def growth() -> Callable[[], int]:
    """Begin to watch; return a function for the growth of the peak since then, in kilobytes.

    The kernel's own peak is of the whole life of a process: what an earlier test took would hide
    all that comes after it. Hence it is reset first. Only Linux tells; elsewhere nothing grows.
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
