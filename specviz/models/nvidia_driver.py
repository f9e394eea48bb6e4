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
OLDEST = {
    12: 525,
    13: 580,
}  # oldest driver by CUDA major version. Source: NVIDIA's CUDA compatibility guide
FOR_ALL = "2.10.0"  # the last torch whose wheel on PyPI uses CUDA 12


def unused_gpu() -> Line | None:
    """Explain why torch cannot use an existing GPU and what to do; None if there is no problem.

    A torch built without CUDA and a GPU hidden by CUDA_VISIBLE_DEVICES count as intended.
    """
    hidden = os.environ.get("CUDA_VISIBLE_DEVICES", "0") in ("", "-1")
    if torch.version.cuda is None or hidden or not DEVICE.exists() or torch.cuda.is_available():
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


def driver_version() -> str | None:
    """Return the version of the NVIDIA driver, e.g. 575.57.08; None if unknown."""
    try:
        found = re.search(r"Module\s+(?:for \S+\s+)?(\d[\d.]*)", VERSION.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    return found[1] if found else None


@cache
def warn_of_unused_gpu() -> None:
    """Warn of an unused GPU on stderr, once per process."""
    if (line := unused_gpu()) is not None:
        sys.stderr.write(f"specviz: {line}\n")
