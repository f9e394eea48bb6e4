"""A signal ends the page during a run, promptly and without a traceback."""

import os
import signal
import threading
from pathlib import Path

import pytest

from campaign.ending import HANGS, check_ending
from specviz.page.server import ending
from support.container import copy_image
from support.page import PageProcess, page_process
from support.waiting import until


def test_the_image_serves_until_docker_ends_it(tmp_path: Path) -> None:
    """With only the image's files; test_visitors.py ends a page as Ctrl-C does."""
    with page_process(copy_image(tmp_path), SPECVIZ_PAIR="bundled-small") as server:
        check_ending(server, signal.SIGTERM)


def test_the_end_does_not_wait_for_a_function_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []
    stuck = threading.Event()
    monkeypatch.setattr(ending, "_stops", [lambda: stuck.wait(HANGS)])
    monkeypatch.setattr(ending, "MOST_SECONDS", 0.01)
    monkeypatch.setattr(os, "_exit", left.append)
    ending._end()
    stuck.set()
    assert left == [0]


def test_a_page_that_is_still_starting_ends_at_once(tmp_path: Path) -> None:
    server = PageProcess(tmp_path)
    maps = Path(f"/proc/{server.process.pid}/maps")
    until(lambda: "libtorch" in maps.read_text())  # it is importing
    server.end(signal.SIGINT, patience=HANGS)
    assert server.process.returncode == 0
    assert "Traceback" not in server.said
