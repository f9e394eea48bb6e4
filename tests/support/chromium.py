"""The browser of the browser tests: the system's Chromium, else Playwright's own."""

from __future__ import annotations  # an old Python shall get to the message that says so

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

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "no Chromium: install the system's package, or run 'playwright install chromium'"
QUIET = [  # or it would call home
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str | None:
    """The path of a Chromium: $CHROMIUM, the system's, or the one Playwright installed."""
    named = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else NAMES
    system = next(filter(None, map(shutil.which, named)), None)
    return system or _playwrights_own()


def provide() -> str | None:
    """The path of a Chromium, installed by Playwright if there was none; None if it cannot be."""
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
    """A headless Chromium that speaks to nobody by itself.

    Where there is none the test is skipped; in CI, which must see the page, it fails.
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
