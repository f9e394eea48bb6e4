"""The machine at hand, as a trace describes it."""

import platform
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median

import torch
import transformers

from specviz.errors import ModelError
from specviz.trace import Machine

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}


def pick_device(name: str = "auto") -> torch.device:
    """The device asked for; "auto" is a GPU if there is one.

    Raises:
        ModelError: torch cannot use that device here.
    """
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    try:
        device = torch.device(name)
        torch.empty(1, device=device)
    except (RuntimeError, AssertionError):
        raise ModelError(
            f"The device {name[:20]!r} cannot be used here; try --device cpu."
        ) from None
    return device


def pick_dtype(name: str, device: torch.device) -> torch.dtype:
    """The number format asked for; "auto" is float32 on a CPU, half precision on a GPU.

    Raises:
        ModelError: there is no such format.
    """
    if name == "auto":
        if device.type == "cpu":
            return torch.float32
        native = device.type == "cuda" and torch.cuda.get_device_capability(device) >= (8, 0)
        return torch.bfloat16 if native else torch.float16
    if name not in DTYPES:
        raise ModelError(f"dtype must be auto or one of {', '.join(DTYPES)}.")
    return DTYPES[name]


def pick_threads(work: Callable[[], object], most: int | None = None, repeats: int = 5) -> int:
    """Sets and returns the number of CPU threads with which some work is done fastest.

    Small models lose more by waiting for a second thread than they gain by it: measured, for
    no rule holds on all machines. 1, 2, 4 … and the most are tried; that is, unless given, what
    torch took by itself.
    """
    most = most or _threads_at_first()
    tried = sorted({most, *(2**i for i in range(most.bit_length()) if 2**i <= most)})
    seconds: dict[int, float] = {}
    for threads in tried:
        torch.set_num_threads(threads)
        work()
        times = []
        for _ in range(repeats):
            start = time.perf_counter()
            work()
            times.append(time.perf_counter() - start)
        seconds[threads] = median(times)
    best = min(tried, key=seconds.__getitem__)
    torch.set_num_threads(best)
    return best


@cache
def _threads_at_first() -> int:
    return torch.get_num_threads()


def describe(device: torch.device) -> Machine:
    """What the times of a run on this device depend on."""
    return Machine(
        device=device.type,
        processor=_processor(device)[:200],
        threads=torch.get_num_threads(),
        torch=str(torch.__version__),
        transformers=transformers.__version__,
    )


def _processor(device: torch.device) -> str:
    if device.type == "cuda":
        return torch.cuda.get_device_name(device)
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
