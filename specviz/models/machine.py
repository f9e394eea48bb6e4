"""Picks devices, dtypes and CPU threads, and describes this machine for traces."""

import gc
import os
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from statistics import median

import torch
import transformers

from specviz.decoding.cuda_graphs import kept_for_graphs
from specviz.decoding.language_model import has_bfloat16
from specviz.errors import ModelError
from specviz.models.nvidia_driver import unused_gpu, warn_of_unused_gpu
from specviz.trace import Machine

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}


def pick_device(name: str = "auto") -> torch.device:
    """Return the device of a name; "auto" is a GPU if there is one, otherwise the CPU.

    Raises:
        ModelError: torch cannot use the device here, or it is neither a CPU nor a CUDA GPU. Others
            may lack operations that the decoder uses: Apple's lack float64.
    """
    if name == "auto":
        unused = warn_of_unused_gpu()
        name = "cuda" if torch.cuda.is_available() and not unused else "cpu"
    try:
        device = torch.device(name)
        if device.type not in ("cpu", "cuda"):
            raise RuntimeError
        torch.zeros(1, device=device).tolist()
    except (RuntimeError, AssertionError):
        if name.startswith("cuda") and (line := unused_gpu()) is not None:
            raise ModelError(line) from None
        raise ModelError(
            "The device {name!r} is not available here. Try --device cpu.", name=name[:20]
        ) from None
    return device


def pick_dtype(name: str, device: torch.device, *, tiny: bool = False) -> torch.dtype:
    """Return the dtype of a name; "auto" is the fastest for a model on a device.

    On a GPU that is bfloat16 or float16. On a CPU with bfloat16 instructions it is bfloat16,
    because a step then reads half as many bytes (SmolLM2-135M on an AMD EPYC, two threads: 24 ms
    instead of 48 ms in float32). Otherwise it is float32.

    Args:
        tiny: whether the model is too small for memory bandwidth to limit a step.

    Raises:
        ModelError: there is no such dtype.
    """
    if name == "auto":
        if device.type == "cpu":
            return torch.bfloat16 if computes_bfloat16() and not tiny else torch.float32
        return torch.bfloat16 if has_bfloat16(device) else torch.float16
    if name not in DTYPES:
        raise ModelError("dtype must be auto or one of {dtypes}.", dtypes=", ".join(DTYPES))
    return DTYPES[name]


def computes_bfloat16() -> bool:
    """Whether this CPU has bfloat16 instructions; otherwise it converts every number first."""
    return cpu_has("avx512_bf16") or cpu_has("amx_bf16")


def cpu_has(instructions: str) -> bool:
    """Whether this CPU has an instruction set, by torch's name for it."""
    tell: Callable[[], dict[str, bool]] = getattr(torch.cpu, "get_capabilities", dict)
    return tell().get(instructions, False)  # torch 2.11 and older cannot tell


WORTH = 1.15  # the speed-up that justifies more threads


def pick_threads(
    work: Callable[[], object], *, spare: int = 0, most: int | None = None, repeats: int = 5
) -> int:
    """Set and return the smallest number of CPU threads whose time is within `WORTH` of the best.

    Small models often lose more by waiting for a second thread than they gain from it. No rule
    holds on all machines, so this times `work` with 1, 2, 4 … and the maximum number of threads.

    Args:
        work: what to time.
        spare: cores to leave to other programs. Each matrix product waits for the last thread: with
            a browser on the same two cores, a step of the bundled draft takes seven times as long
            on two threads.
        most: the maximum number of threads including `spare`; default: torch's own number.
        repeats: how often to time each number of threads.
    """
    most = max((most or _threads_at_first()) - spare, 1)
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
    enough = WORTH * min(seconds.values())
    best = next(threads for threads in tried if seconds[threads] <= enough)
    torch.set_num_threads(best)
    return best


def use_threads(count: int) -> None:
    """Set the number of CPU threads that torch uses for the calling thread."""
    _threads_at_first()  # cached before it changes: new threads inherit the set number
    torch.set_num_threads(count)


@cache
def _threads_at_first() -> int:
    return torch.get_num_threads()


def free_memory(device: torch.device) -> int | None:
    """Return the free bytes of a device ("cuda": of all GPUs together); None if unknown."""
    if device.type == "cuda":
        gpus = free_of_gpus()
        return sum(gpus) if str(device) == "cuda" else gpus[device.index]
    known = [size for size in (_free_in_system(), _free_in_container()) if size is not None]
    return min(known, default=None)


def one_gpu(device: torch.device) -> torch.device:
    """Return the GPU that "cuda" means for a model that is not spread over several."""
    return torch.device("cuda", 0) if str(device) == "cuda" else device


def free_of_gpus() -> list[int]:
    """Return the free bytes of each GPU.

    Memory that torch caches counts as free, except that in the pool of CUDA graphs.
    """
    return [
        torch.cuda.mem_get_info(gpu)[0]
        + torch.cuda.memory_reserved(gpu)
        - torch.cuda.memory_allocated(gpu)
        - kept_for_graphs(gpu)
        for gpu in range(torch.cuda.device_count())
    ]


@contextmanager
def beside_other_work(device: torch.device) -> Iterator[None]:
    """Queue this thread's GPU work on its own stream, so that no other thread's work waits for it.

    Does nothing where this process has not used a GPU yet, as on ZeroGPU.
    """
    if device.type != "cuda" or not torch.cuda.is_initialized():
        yield
        return
    own = torch.cuda.Stream(device)
    with torch.cuda.stream(own):
        yield
    own.synchronize()


def return_memory() -> None:
    """Collect garbage and return torch's cached GPU memory to the driver."""
    gc.collect()
    if torch.cuda.is_initialized():
        with suppress(RuntimeError):  # the GPU has failed
            torch.cuda.empty_cache()


def _free_in_system() -> int | None:
    meminfo = Path("/proc/meminfo")
    if meminfo.exists():
        for line in meminfo.read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    names = getattr(os, "sysconf_names", {})
    if {"SC_PHYS_PAGES", "SC_PAGE_SIZE"} <= names.keys():  # total memory, as an upper bound
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None


def _free_in_container(root: Path = Path("/sys/fs/cgroup")) -> int | None:
    """Return the bytes left under a container's limit; reclaimable page cache counts as free."""
    for folder, limit, used, files in (
        (root, "memory.max", "memory.current", "inactive_file"),
        (root / "memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
    ):
        try:
            most, now = (int((folder / name).read_text()) for name in (limit, used))
            stat = dict(line.split() for line in (folder / "memory.stat").read_text().splitlines())
        except (OSError, ValueError):  # no such file, or "max"
            continue
        return most - now + int(stat.get(files, 0))
    return None


def describe(device: torch.device, placement: str = "") -> Machine:
    """Describe everything about this machine that a run's times depend on.

    Args:
        placement: which layers are on which device; empty if all are on one.
    """
    return Machine(
        device=device.type,
        processor=processor(device)[:200],
        threads=torch.get_num_threads(),
        torch=str(torch.__version__),
        transformers=transformers.__version__,
        placement=placement[:2000],
    )


def processor(device: torch.device, cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """Return the name of a device's processor.

    Clouds hide a CPU's number: "AMD EPYC" may be a Zen 3 or a Zen 5, and a step takes more than
    twice as long on one as on the other. Such a name gets the CPU's family and model.
    """
    if device.type == "cuda":
        return torch.cuda.get_device_name(device)
    text = cpuinfo.read_text(errors="replace") if cpuinfo.exists() else ""
    lines = (line.partition(":") for line in text.partition("\n\n")[0].splitlines())
    fields = {key.strip(): value.strip() for key, _, value in lines}
    name = fields.get("model name") or platform.processor() or platform.machine()
    if any(letter.isdigit() for letter in name) or not {"cpu family", "model"} <= fields.keys():
        return name
    return f"{name} (family {fields['cpu family']}, model {fields['model']})"
