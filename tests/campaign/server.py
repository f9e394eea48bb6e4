"""The page as visitors meet it: `app.py` in a process of its own, on loopback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from support.paths import ROOT

START_SECONDS = 180


class Server:
    """`python app.py`, with its output in two files."""

    def __init__(self, root: Path, folder: Path, settings: dict[str, str]) -> None:
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._printed, self._log = folder / "stdout", folder / "stderr"
        environment = os.environ | {
            "GRADIO_SERVER_NAME": "127.0.0.1",
            "GRADIO_SERVER_PORT": str(self.port),
            "GRADIO_ANALYTICS_ENABLED": "False",
            "HF_HUB_OFFLINE": "1",
            **settings,
        }
        environment.pop("PYTHONPATH", None)  # it needs nothing but its own folder
        with self._printed.open("wb") as output, self._log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-u", "app.py"],
                cwd=root,
                env=environment,
                stdout=output,
                stderr=errors,
            )

    @property
    def printed(self) -> str:
        return self._printed.read_text("utf-8", "replace")

    @property
    def said(self) -> str:
        return self._log.read_text("utf-8", "replace")

    @property
    def mebibytes(self) -> float:
        """Memory that it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def processor_seconds(self) -> float:
        """What it has used so far, all threads together."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            try:
                httpx.get(self.url, timeout=10, verify=False).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.2)
            else:
                return
        raise RuntimeError(f"the page did not start:\n{self.said}")

    def end(self, how: signal.Signals = signal.SIGINT, patience: float = 60) -> float:
        """Seconds until it had ended; it is killed if that lasts longer than one is patient."""
        begun = time.monotonic()
        self.process.send_signal(how)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - begun


@contextmanager
def serving(root: Path = ROOT, **settings: str) -> Iterator[Server]:
    """A server that answers, with these variables set; gone afterwards, whatever happens."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(root, Path(folder), settings)
        try:
            server.wait()
            yield server
        finally:
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
