"""What this environment lacks of the requirements files; needs nothing but Python."""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from support.paths import ROOT

REQUIREMENTS = ROOT / "tests" / "requirements.txt"
OF_CAMPAIGNS = ("pytest", "playwright")  # besides those of the app


def check_campaign() -> None:
    """End a campaign's command with one line if packages that it imports are not installed."""
    needed = [name for name, _ in pins(ROOT / "requirements.txt")]
    if absent := [name for name in (*needed, *OF_CAMPAIGNS) if installed(name) is None]:
        sys.stderr.write(
            f"Not installed: {', '.join(absent)}. Install what the tests need: pip install -r"
            " tests/requirements.txt\n"
        )
        raise SystemExit(2)


def missing(requirements: Path) -> list[str]:
    """Return the lines of a requirements file that this environment does not satisfy."""
    return [name + wanted for name, wanted in pins(requirements) if not fits(name, wanted)]


def pins(requirements: Path) -> Iterator[tuple[str, str]]:
    """Yield the names and version ranges in a requirements file and the files it includes."""
    for line in requirements.read_text(encoding="utf-8").splitlines():
        if included := re.match(r"-r\s+(\S+)", line):
            yield from pins(requirements.parent / included[1])
        elif pinned := re.match(r"([\w.-]+)((?:==|>=)[\w.]+(?:,<[\d.]+)?)", line):
            yield pinned[1], pinned[2]


def fits(name: str, wanted: str) -> bool:
    """Return whether the installed version satisfies `==2.13.0` or `>=2.10,<2.14`."""
    version = installed(name)
    if version is None or wanted.startswith("=="):
        return version == wanted[2:]
    low, _, high = wanted[2:].partition(",<")
    return numbers(low) <= numbers(version) < numbers(high)


def numbers(version: str) -> tuple[int, ...]:
    """Return 2.13.0 as (2, 13, 0)."""
    return tuple(map(int, re.findall(r"\d+", version)))


def installed(name: str) -> str | None:
    """Return the installed version without its local part: 2.13.0 for 2.13.0+cpu."""
    try:
        return version(name).partition("+")[0]
    except PackageNotFoundError:
        return None
