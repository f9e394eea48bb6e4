"""Servers for tests: llama.cpp's own, recorded answers, and hostile ones."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from specviz.engines.addresses import Reach
from specviz.engines.discovery import Attached, attach

LLAMA = """
import sys
from xllamacpp import CommonParams, Server, common_speculative_type
target, draft, sampling, gamma = sys.argv[1:]
params = CommonParams()
params.model.path, params.n_ctx, params.n_parallel, params.port = target, 512, 1, 0
params.cpuparams.n_threads = params.cpuparams_batch.n_threads = 1
params.endpoint_metrics = True
if draft:
    params.speculative.draft.mparams.path = draft
    params.speculative.types = [common_speculative_type.COMMON_SPECULATIVE_TYPE_DRAFT_SIMPLE]
    params.speculative.draft.n_max = int(gamma)
    params.speculative.draft.probabilistic = sampling == "probabilistic"
    params.speculative.draft.cpuparams.n_threads = 1
server = Server(params)
print("listening", server.listening_address, flush=True)
sys.stdin.read()  # until the tests end, however they end
"""
"""Starts a real llama.cpp server; xllamacpp has it in a wheel."""


@contextmanager
def llama_server(
    target: str, draft: str = "", *, sampling: str = "greedy", gamma: int = 4
) -> Iterator[str]:
    """Run llama.cpp's server and give its URL."""
    process = subprocess.Popen(
        [sys.executable, "-c", LLAMA, target, draft, sampling, str(gamma)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("listening "):
                yield line.split()[1]
                return
        raise AssertionError("llama.cpp’s server did not start")
    finally:
        process.kill()
        process.communicate()


Answer = bytes | str | Mapping[str, Any] | list[Any]
Route = Answer | Callable[[Any], Answer]


class Answering(BaseHTTPRequestHandler):
    """Answers from `routes`: "METHOD /path" → a body, or a function of the JSON that was sent."""

    protocol_version = "HTTP/1.0"
    routes: Mapping[str, Route]
    seen: list[tuple[str, str | None]]

    def do_GET(self) -> None:
        self._answer(None)

    def do_POST(self) -> None:
        self._answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

    def _answer(self, body: Any) -> None:
        name = f"{self.command} {self.path}"
        self.seen.append((name, self.headers["Authorization"]))
        if (route := self.routes.get(name)) is None:
            self.send_error(404)
            return
        answer = route(body) if callable(route) else route
        data = answer if isinstance(answer, bytes) else (
            answer if isinstance(answer, str) else json.dumps(answer)
        ).encode()  # fmt: skip
        self.send_response(200)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Log nothing."""


@contextmanager
def answering(routes: Mapping[str, Route]) -> Iterator[tuple[str, list[tuple[str, str | None]]]]:
    """Serve answers; give the URL, and the requests with their Authorization as they come."""
    seen: list[tuple[str, str | None]] = []
    handler = type("Handler", (Answering,), {"routes": routes, "seen": seen})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", seen
    finally:
        server.shutdown()
        server.server_close()


def recorded(name: str) -> dict[str, Any]:
    """Load recorded answers of an engine; their `origin` says where they come from."""
    path = Path(__file__).parents[1] / "engines" / "recorded" / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def local(url: str) -> Attached:
    """Attach to a server of this machine."""
    return attach(url, Reach.LOOPBACK)
