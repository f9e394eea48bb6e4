"""Whether torch can use the NVIDIA GPU of this machine, and if not, why."""

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
}  # driver by CUDA's major version, says NVIDIA's CUDA compatibility guide
FOR_ALL = "2.10.0"  # of torch: the last whose wheel on PyPI is built for CUDA 12


def unused_gpu() -> Line | None:
    """That there is a GPU which torch cannot use, in words that say what to do; None if not so.

    A torch without CUDA, or a GPU hidden by CUDA_VISIBLE_DEVICES, is somebody's choice.
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
    """The version of the NVIDIA driver, such as 575.57.08; None if it cannot be told."""
    try:
        found = re.search(r"Module\s+(?:for \S+\s+)?(\d[\d.]*)", VERSION.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    return found[1] if found else None


@cache
def warn_of_unused_gpu() -> None:
    """Says so on stderr, once in a process."""
    if (line := unused_gpu()) is not None:
        sys.stderr.write(f"specviz: {line}\n")
