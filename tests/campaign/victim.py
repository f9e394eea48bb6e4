"""A page of its own for a campaign: `python app.py` in a process that may be hurt."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from support.paths import ROOT

PATIENCE = 240.0  # seconds until it must answer: a shared machine may be slow
FAULT = re.compile(r"^Traceback \(most recent call last\)|^\S+ panicked at", re.MULTILINE)


class Server:
    """A page on a free port of this machine.

    Args:
        place: a folder for its log, its temporary files and its caches.
        tree: the checkout that it is started from.
        variables: of its environment.
    """

    def __init__(
        self, place: Path, tree: Path = ROOT, variables: Mapping[str, str] | None = None
    ) -> None:
        self.place = place
        self.log = place / "log.txt"
        self.disk = place / "disk"
        self.disk.mkdir(exist_ok=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.tree = tree
        self.variables = {
            "GRADIO_SERVER_PORT": str(self.port),
            "GRADIO_ANALYTICS_ENABLED": "False",
            "HF_HUB_OFFLINE": "1",
            "OMP_NUM_THREADS": "1",
            "PYTHONUNBUFFERED": "1",
            "SPECVIZ_PAIR": "bundled-small",
            "TMPDIR": str(self.disk),
            "GRADIO_TEMP_DIR": str(self.disk / "gradio"),
            "SPECVIZ_CACHE": str(self.disk / "cache"),
            **(variables or {}),
        }
        self.process = self._begin()

    def _begin(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "app.py"],
                cwd=self.tree,
                env={**os.environ, **self.variables},
                stdout=log,
                stderr=log,
            )

    def wait(self) -> Self:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(self.url, timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.2)
        raise RuntimeError(f"the page does not come up: {self.said()[-500:]}")

    def again(self) -> Self:
        """Started once more on the same port."""
        self.process = self._begin()
        return self.wait()

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def tracebacks(self) -> int:
        return len(FAULT.findall(self.said()))

    def resident(self) -> int:
        """Its memory in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def on_disk(self) -> int:
        """Bytes that it has written to its temporary files and caches."""
        return sum(path.stat().st_size for path in self.disk.rglob("*") if path.is_file())

    def worked(self) -> float:
        """The processor's seconds that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2]
        return sum(map(int, fields.split()[11:13])) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals = signal.SIGTERM, patience: float = 20.0) -> float:
        """Seconds until it has ended of a signal; it is killed after its patience."""
        start = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - start

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Events:
    """What the page's events are, as its own script reads them."""

    def __init__(self, url: str) -> None:
        self.config: dict[str, Any] = httpx.get(f"{url}config", timeout=30).json()
        parts = self.config["components"]
        self.values = {part["id"]: part["props"].get("value") for part in parts}
        self.names = {part["id"]: part["props"].get("elem_id") for part in parts}
        self.all: list[dict[str, Any]] = [
            event for event in self.config["dependencies"] if event.get("backend_fn", True)
        ]
        self.calls = [
            (part["id"], name) for part in parts for name in part["props"].get("server_fns") or ()
        ]

    def of(self, name: str, event: str = "click") -> dict[str, Any]:
        """The first event of a component, by its name on the page."""
        for found in self.all:
            if any(
                self.names.get(part) == name and kind == event for part, kind in found["targets"]
            ):
                return found
        raise LookupError(name)

    def data(self, event: dict[str, Any]) -> list[Any]:
        """The values that its controls have when the page opens."""
        return [self.values.get(part) for part in event["inputs"]]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def run_once(url: str, events: Events, session: str, prompt: str = "Once upon a time") -> bool:
    """Whether a visitor's run of a few tokens ends as it should."""
    run = events.of("run")
    data = events.data(run)
    data[0], data[-1] = prompt, 16
    join = {"data": data, "fn_index": run["id"], "session_hash": session}
    answer = httpx.post(f"{url}gradio_api/queue/join", json=join, timeout=30)
    if answer.status_code != 200:
        return False
    stream = f"{url}gradio_api/queue/data?session_hash={session}"
    seen = ""
    with httpx.stream("GET", stream, timeout=60) as messages:
        for line in messages.iter_lines():
            seen += line
            if "process_completed" in line or "close_stream" in line:
                break
    return '\\"ending\\":\\"length\\"' in seen or '\\"ending\\":\\"end of text\\"' in seen
