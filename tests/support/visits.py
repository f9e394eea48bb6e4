"""Opens browser pages and reports their faults."""

from __future__ import annotations

from contextlib import suppress
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Error,
    Page,
    Request,
    ViewportSize,
)

WITHIN = ("data:", "blob:")  # addresses that need no other machine
PATIENCE = 30_000  # ms, Playwright's own
EMPTY = "about:blank"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
PAINTED = """() => new Promise(
  (done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
)"""

# Pages to reuse, by browser and context options. Opening SpecViz in one of them takes a third of
# the CPU time of a new context.
_idle: WeakKeyDictionary[Browser, dict[str, list[Page]]] = WeakKeyDictionary()


def painted(page: Page) -> None:
    """Wait until the browser has painted all earlier changes."""
    page.evaluate(PAINTED)


class Visits:
    """Opens pages and collects their faults; `with` closes the pages and fails on a fault.

    A fault is a page error, an error in the console, a dialog, or a request to another machine.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._visits: list[_Visit] = []
        self.faults: list[str] = []

    def open(
        self,
        url: str,
        *,
        own: str = "",
        watched: bool = True,
        fresh: bool = False,
        script: str = "",
        width: int = 1280,
        height: int = 900,
        **options: Any,
    ) -> Page:
        """Open `url` in a page without stored state.

        Args:
            url: the address to open.
            own: prefix of allowed requests; by default `url` without its query.
            watched: whether faults count.
            fresh: whether to use a new browser context and discard it, for tests that install a
                clock or emulate other media.
            script: JavaScript to run before the page's own, in a new context.
            width, height: size of the viewport, in pixels.
            options: options of the browser context. Motion is reduced by default: the opening
                round's alone takes as much CPU time as loading the page.
        """
        fresh = fresh or bool(script)
        options.setdefault("reduced_motion", "reduce")
        idle = _idle.setdefault(self._browser, {}).setdefault(repr(options), [])
        page = idle.pop() if idle and not fresh else self._browser.new_context(**options).new_page()
        page.set_viewport_size(ViewportSize(width=width, height=height))
        faults = self.faults if watched else []
        self._visits.append(
            _Visit(page, own or url.partition("?")[0], faults, None if fresh else idle)
        )
        if script:
            page.add_init_script(script)
        page.goto(url)
        return page

    def check(self) -> None:
        """Fail on any fault since the last check."""
        faults = self.faults.copy()
        self.faults.clear()
        assert not faults, faults

    def close(self) -> None:
        """Close all opened pages."""
        while self._visits:
            self._visits.pop().end()

    def __enter__(self) -> Visits:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
        if error is None:
            self.check()


class _Visit:
    """A page in use that collects faults.

    Args:
        page: the page.
        own: prefix of allowed requests.
        faults: the list to extend.
        idle: the list that takes the page when the visit ends; None closes its context.
    """

    def __init__(self, page: Page, own: str, faults: list[str], idle: list[Page] | None) -> None:
        self._page, self._own, self._faults, self._idle = page, own, faults, idle
        self._listeners: dict[Any, Any] = {
            "pageerror": self._failed,
            "console": self._said,
            "dialog": self._asked,
            "request": self._requested,
        }
        for event, listener in self._listeners.items():
            page.on(event, listener)

    def end(self) -> None:
        for event, listener in self._listeners.items():
            self._page.remove_listener(event, listener)
        if self._idle is None or self._page.is_closed():
            self._page.context.close()
            return
        with suppress(Error):  # a file has no storage
            self._page.evaluate(FORGET)
        self._page.context.clear_cookies()
        self._page.goto(EMPTY)
        self._page.mouse.move(0, 0)
        self._page.set_default_timeout(PATIENCE)
        self._idle.append(self._page)

    def _failed(self, error: Error) -> None:
        self._faults.append(f"page error: {error}")

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._faults.append(f"console: {said.text}")

    def _asked(self, dialog: Dialog) -> None:
        self._faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self._own, *WITHIN)):
            self._faults.append(f"request: {request.url}")
