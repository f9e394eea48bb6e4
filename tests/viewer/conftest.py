"""What the viewer's tests share: one browser, one page for most of them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from specviz.trace import Trace
from support.chromium import launched
from viewer.sample import sample
from viewer.server import serve
from viewer.stage import Stage


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    server = serve()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="package")
def opened(browser: Browser, address: str) -> tuple[Callable[..., Stage], list[str]]:
    """Opens pages with one viewer each, and keeps what goes wrong on any of them."""
    faults: list[str] = []

    def guard(route: Route) -> None:
        if route.request.url.startswith(address):
            route.continue_()
        else:
            faults.append(f"request to {route.request.url}")
            route.abort()

    def opened(options: str = "{live: true}", width: int = 1280) -> Stage:
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.route("**/*", guard)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
        page.goto(address)
        page.evaluate(f"start({options})")
        return Stage(page)

    return opened, faults


@pytest.fixture
def open_stage(opened: tuple[Callable[..., Stage], list[str]]) -> Iterator[Callable[..., Stage]]:
    """Opens a page of its own; fails on page errors and on requests that leave the machine."""
    stages = []

    def open(*args: Any, **options: Any) -> Stage:
        stages.append(opened[0](*args, **options))
        return stages[-1]

    yield open
    for stage in stages:
        stage.page.close()
    assert not opened[1]


@pytest.fixture(scope="package")
def shared(opened: tuple[Callable[..., Stage], list[str]]) -> Stage:
    return opened[0]()


@pytest.fixture
def stage(shared: Stage, opened: tuple[Callable[..., Stage], list[str]]) -> Iterator[Stage]:
    """One page for most tests: a viewer takes any number of traces, one after the other."""
    shared.page.mouse.move(0, 0)
    shared.page.evaluate("() => { document.activeElement.blur(); viewer.setState('idle'); }")
    shared.sent()
    yield shared
    assert not opened[1]


@pytest.fixture(scope="package")
def trace() -> Trace:
    return sample()


@pytest.fixture(scope="package")
def greedy() -> Trace:
    return sample(temperature=0, tokens=24)
