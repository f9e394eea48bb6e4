"""A small server for the viewer alone: the harness page, script, styles and words."""

import json
import threading
from collections.abc import Callable
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from javascript.__main__ import bundled, provide
from specviz.words.viewer import VIEWER

HERE = Path(__file__).parent


@cache
def _modules() -> dict[str, str]:
    assert provide()
    return bundled("modules")


def _words() -> str:
    return json.dumps(VIEWER)


FILES: dict[str, tuple[str, Callable[[], str]]] = {
    "/": ("text/html", lambda: (HERE / "harness.html").read_text("utf-8")),
    "/viewer.js": ("text/javascript", lambda: _modules()["stdin.js"]),
    "/viewer.css": ("text/css", lambda: _modules()["stdin.css"]),
    "/words.json": ("application/json", _words),
}


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path not in FILES:
            self.send_error(404)
            return
        media, make = FILES[path]
        body = make().encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{media}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def serve(port: int = 0) -> ThreadingHTTPServer:
    """Start the server in the background; its port is `server.server_port`."""
    server = ThreadingHTTPServer(("127.0.0.1", port), _Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
