"""Runs `python app.py` in its own process on a free port."""

from __future__ import annotations

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
from typing import Self

import httpx

from support.paths import ROOT

START_SECONDS = 240  # limit for starting; a shared machine may be slow
FAULT = re.compile(r"^Traceback \(most recent call last\)|^\S+ panicked at", re.MULTILINE)


class PageProcess:
    """A page process that tests may damage; a `with` statement kills it at the end.

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
def serving(root: Path = ROOT, **settings: str) -> Iterator[PageProcess]:
    """Start a page with these environment variables and wait until it answers."""
    with tempfile.TemporaryDirectory() as folder, PageProcess(Path(folder), root, settings) as page:
        yield page.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
