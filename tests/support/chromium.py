"""The Chromium for browser tests: the system's, else Playwright's."""

from __future__ import annotations  # so that an old Python reaches its error message

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# The shell renders and runs pages like the full browser, in five sixths of its CPU time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
MISSING = "no Chromium: install the system's package, or run 'playwright install chromium'"
QUIET = [  # no requests of its own
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str | None:
    """Return the path of Chromium: $CHROMIUM, the system's, or Playwright's."""
    named = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else NAMES
    system = next(filter(None, map(shutil.which, named)), None)
    return system or _playwrights_own()


def provide() -> str | None:
    """Return the path of Chromium, installing Playwright's if needed; None if that fails."""
    if (found := find()) is None:
        print("No Chromium on this machine: asking Playwright for its own.", flush=True)
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        try:
            subprocess.run(command, check=False, timeout=600)
        except subprocess.TimeoutExpired:
            print("Gave up after ten minutes.", flush=True)
        found = find()
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """Launch a headless Chromium that makes no requests of its own.

    Without Chromium the test is skipped; in CI it fails.
    """
    import pytest
    from playwright.sync_api import sync_playwright

    path = find()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    # Its sandbox refuses root, and containers often lack what it needs.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=QUIET, chromium_sandbox=False
        )
        yield browser
        browser.close()


def _playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None
