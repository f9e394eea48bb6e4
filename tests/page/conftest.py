"""Serves the page as it is by default, to each test file that uses it."""

from collections.abc import Iterator

import pytest

from specviz.service.runs import Runs
from support.page import Server, started_page


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    runs = Runs()
    with started_page(runs=runs) as url:
        yield Server(url, runs)


@pytest.fixture(scope="module")
def url(server: Server) -> str:
    return server.url
