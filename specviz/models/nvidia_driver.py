"""Explains why torch cannot use this machine's NVIDIA GPU."""

import os
import re
import sys
from functools import cache
from pathlib import Path

import torch

from specviz.errors import Line

DEVICE = Path("/dev/nvidia0")
VERSION = Path("/proc/driver/nvidia/version")
# The oldest driver by CUDA's major version. Source: NVIDIA's CUDA compatibility guide.
OLDEST = {12: 525, 13: 580}
FOR_ALL = "2.10.0"  # the last torch whose wheel on PyPI uses CUDA 12
VOLTA = (7, 0)  # which CUDA 13 no longer supports


def unused_gpu() -> Line | None:
    """Explain why torch cannot use an existing GPU and what to do; None if there is no problem.

    A torch built without CUDA and a GPU hidden by CUDA_VISIBLE_DEVICES count as intended.
    """
    hidden = os.environ.get("CUDA_VISIBLE_DEVICES", "0") in ("", "-1")
    if torch.version.cuda is None or hidden:
        return None
    if torch.cuda.is_available():
        return _without_kernels()
    if not DEVICE.exists():
        return None
    torch_version, driver = str(torch.__version__).partition("+")[0], driver_version()
    needed = OLDEST.get(int(torch.version.cuda.partition(".")[0]))
    if driver is not None and needed is not None and int(driver.partition(".")[0]) < needed:
        return Line(
            "The GPU is not used: torch {torch} needs NVIDIA driver {needed} or newer, and this"
            " machine has {driver}. Update the driver, or run: pip install torch=={older}",
            torch=torch_version,
            needed=needed,
            driver=driver,
            older=FOR_ALL,
        )
    return Line(
        "The GPU is not used: torch {torch}, built for CUDA {cuda}, finds no working GPU. Run"
        " nvidia-smi to check the driver.",
        torch=torch_version,
        cuda=torch.version.cuda,
    )


def _without_kernels() -> Line | None:
    """Explain that torch was not built for the first GPU; None if it was."""
    built, capability = torch.cuda.get_arch_list(), torch.cuda.get_device_capability(0)
    if not built or any(_runs_on(capability, arch) for arch in built):
        return None
    said = {
        "torch": str(torch.__version__).partition("+")[0],
        "capability": ".".join(map(str, capability)),
        "gpu": torch.cuda.get_device_name(0)[:60],
    }
    if capability == VOLTA:
        return Line(
            "The GPU is not used: torch {torch} was not built for {gpu} (compute capability"
            " {capability}). Run: pip install torch=={older}",
            **said,
            older=FOR_ALL,
        )
    return Line(
        "The GPU is not used: torch {torch} was not built for {gpu} (compute capability"
        " {capability}).",
        **said,
    )


def _runs_on(capability: tuple[int, int], arch: str) -> bool:
    """Whether code for `arch`, such as sm_86 or compute_90, runs on a GPU.

    sm: on the same major capability from this minor one on; compute: on any later one.
    """
    found = re.match(r"(sm|compute)_(\d+)(\d)", arch)
    if found is None:
        return False
    least = int(found[2]), int(found[3])
    return least <= capability and (found[1] == "compute" or least[0] == capability[0])


def driver_version() -> str | None:
    """Return the version of the NVIDIA driver, e.g. 575.57.08; None if unknown."""
    try:
        found = re.search(r"Module\s+(?:for \S+\s+)?(\d[\d.]*)", VERSION.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    return found[1] if found else None


@cache
def warn_of_unused_gpu() -> bool:
    """Warn of an unused GPU on stderr, once per process; return whether there is one."""
    if (line := unused_gpu()) is not None:
        sys.stderr.write(f"specviz: {line}\n")
    return line is not None
