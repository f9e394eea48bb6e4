"""Fixtures of the viewer's tests: one server, and one page for most of them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from specviz.trace import Trace
from support.visits import Visits
from viewer.sample import sample
from viewer.server import serve
from viewer.stage import Stage


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    server = serve()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def opened(visits: Visits, address: str, options: str = "{live: true}", **how: Any) -> Stage:
    """Open a page with one viewer."""
    page = visits.open(address, **{"reduced_motion": "no-preference"} | how)
    page.evaluate(f"start({options})")
    return Stage(page)


@pytest.fixture
def open_stage(browser: Browser, address: str) -> Iterator[Callable[..., Stage]]:
    """Open pages with a viewer each, for one test."""
    with Visits(browser) as visits:

        def open_one(*args: Any, **options: Any) -> Stage:
            return opened(visits, address, *args, **options)

        yield open_one


@pytest.fixture(scope="session")
def shared(browser: Browser, address: str) -> Iterator[tuple[Visits, Stage]]:
    with Visits(browser) as visits:
        yield visits, opened(visits, address)


@pytest.fixture
def stage(shared: tuple[Visits, Stage]) -> Iterator[Stage]:
    """The shared page, reset: a viewer can load any number of traces in turn."""
    visits, stage = shared
    stage.page.set_viewport_size({"width": 1280, "height": 900})
    stage.page.emulate_media(reduced_motion=None)
    stage.page.mouse.move(1, 1)  # events made up by a test are at 0, 0
    stage.page.evaluate("""() => {
      document.activeElement.blur();
      for (const table of document.querySelectorAll('.sv-table[open]')) table.open = false;
      window.scrollTo(0, 0);
      viewer.setState('idle');
      viewer.open('race');
    }""")
    stage.sent()
    yield stage
    visits.check()


@pytest.fixture(scope="session")
def trace() -> Trace:
    return sample()


@pytest.fixture(scope="session")
def greedy() -> Trace:
    return sample(temperature=0, tokens=24)
