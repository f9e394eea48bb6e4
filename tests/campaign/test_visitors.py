"""The short versions of two campaigns, and the page's end: checks for any machine, however busy."""

import signal
from collections.abc import Iterator

import pytest

from campaign import classroom, load
from campaign.ending import check_ending
from support.coroutines import finish
from support.page import PageProcess, page_process


@pytest.fixture(scope="module")
def process() -> Iterator[PageProcess]:
    with page_process(SPECVIZ_PAIR="bundled-small", SPECVIZ_VISITORS="2") as process:
        yield process


@pytest.fixture
def server(process: PageProcess) -> PageProcess:
    """The page; it starts again if an earlier test has ended it."""
    return process if process.process.poll() is None else process.restart()


def test_nobody_loses_a_run_or_waits_without_a_queue_position(server: PageProcess) -> None:
    report = finish(load.load(server, clients=6, seconds=1.5, alone=1, quiet=0.5))
    report["tracebacks"] = server.tracebacks
    assert not load.faults(report), report
    assert report["told_a_position"] >= 4, "two of six are served at a time"


def test_no_phone_misses_a_question_and_no_answer_is_lost(server: PageProcess) -> None:
    report = finish(classroom.lesson(server, phones=20, questions=2))
    report["tracebacks"] = server.tracebacks
    assert not classroom.faults(report), report
    assert report["joined"] == 20


def test_the_app_serves_until_a_person_ends_it(server: PageProcess) -> None:
    """The last one in this file, which saves the others a second start."""
    check_ending(server, signal.SIGINT)
