"""Starts SpecViz's page for tests, campaigns and benchmarks, in one of two ways.

`started_page` serves it in this process, where a test reaches its pairs and runs; `started` serves
a page that the test has built. `page_process` runs `python app.py` in its own process, which a test
may damage.
"""

from __future__ import annotations

import dataclasses
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

import gradio as gr
import httpx

from specviz.decoding.pair import Pair
from specviz.models.pairs import PairSpec
from specviz.page.app import LAUNCH, build, served
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from support.paths import ROOT

START_SECONDS = 240  # limit for starting; a shared machine may be slow
FAULT = re.compile(r"^Traceback \(most recent call last\)|^\S+ panicked at", re.MULTILINE)


class Endless(LoadedPairs):
    """Pairs without end tokens, so that every run has the requested length."""

    def get(self, spec: PairSpec) -> Pair:
        return dataclasses.replace(super().get(spec), ends=frozenset())


class Server(NamedTuple):
    """A page served in this process, and its runs."""

    url: str
    runs: Runs


@contextmanager
def started_page(
    pairs: LoadedPairs | None = None, runs: Runs | None = None, host: Host | None = None
) -> Iterator[str]:
    """Serve the page, by default with new pairs and runs; yield its URL."""
    with started(build(pairs or LoadedPairs(), runs or Runs(), host or Host())) as url:
        yield url


@contextmanager
def started(page: gr.Blocks, host: Host | None = None) -> Iterator[str]:
    """Serve a page until the end of the block; yield its URL.

    With `host`, it answers only requests for that host's names.
    """
    options = LAUNCH if host is None else served(host)
    _, url, _ = page.launch(
        **options, prevent_thread_lock=True, server_name="127.0.0.1", quiet=True
    )
    try:
        yield url
    finally:
        page.close()


class PageProcess:
    """A page in its own process; a `with` statement kills it at the end.

    Args:
        folder: folder for its output, temporary files and caches.
        root: the checkout to run.
        settings: additional environment variables.
    """

    def __init__(
        self, folder: Path, root: Path = ROOT, settings: Mapping[str, str] | None = None
    ) -> None:
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._root = root
        self._printed, self._log = folder / "stdout", folder / "stderr"
        self._disk = folder / "disk"
        self._disk.mkdir(exist_ok=True)
        self._environment = os.environ | {
            "GRADIO_SERVER_NAME": "127.0.0.1",
            "GRADIO_SERVER_PORT": str(self.port),
            "GRADIO_ANALYTICS_ENABLED": "False",
            "HF_HUB_OFFLINE": "1",
            "SPECVIZ_PAIR": "bundled-small",
            "TMPDIR": str(self._disk),
            "GRADIO_TEMP_DIR": str(self._disk / "gradio"),
            "SPECVIZ_CACHE": str(self._disk / "cache"),
            **(settings or {}),
        }
        self._environment.pop("PYTHONPATH", None)  # the page must import only from its own folder
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        with self._printed.open("ab") as output, self._log.open("ab") as errors:
            return subprocess.Popen(
                [sys.executable, "-u", "app.py"],
                cwd=self._root,
                env=self._environment,
                stdout=output,
                stderr=errors,
            )

    def wait(self) -> Self:
        """Wait until it answers."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            try:
                httpx.get(self.url, timeout=10, verify=False).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.2)
            else:
                return self
        raise RuntimeError(f"the page did not start:\n{self.said[-1500:]}")

    def restart(self) -> Self:
        """Start it again, on the same port."""
        self.process = self._start()
        return self.wait()

    def end(self, how: signal.Signals = signal.SIGINT, patience: float = 60) -> float:
        """Send a signal and return the seconds until the process ends; kill it after `patience`."""
        begun = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - begun

    @property
    def printed(self) -> str:
        """Its standard output so far."""
        return self._printed.read_text("utf-8", "replace")

    @property
    def said(self) -> str:
        """Its standard error so far."""
        return self._log.read_text("utf-8", "replace")

    @property
    def tracebacks(self) -> int:
        """The number of tracebacks and panics in its output."""
        return len(FAULT.findall(self.said)) + len(FAULT.findall(self.printed))

    @property
    def kilobytes(self) -> int:
        """Its resident memory, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    @property
    def processor_seconds(self) -> float:
        """The CPU time of all its threads so far, in seconds."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def bytes_on_disk(self) -> int:
        """The size of its temporary files and caches."""
        return sum(path.stat().st_size for path in self._disk.rglob("*") if path.is_file())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextmanager
def page_process(root: Path = ROOT, **settings: str) -> Iterator[PageProcess]:
    """Start a page with these environment variables and wait until it answers."""
    with tempfile.TemporaryDirectory() as folder, PageProcess(Path(folder), root, settings) as page:
        yield page.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
