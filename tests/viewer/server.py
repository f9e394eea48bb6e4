"""A small server for the viewer alone: the harness page, the scripts, the words."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from specviz.words import VIEWER
from support.paths import ASSETS

HERE = Path(__file__).parent
SCRIPTS = ASSETS / "viewer"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
}


def page() -> bytes:
    """The harness with the viewer's scripts and styles in their order."""
    manifest = json.loads((SCRIPTS / "scripts.json").read_text())
    sources = [f"/viewer/{name}" for name in manifest["scripts"]]
    scripts = [f'<script src="{source}"></script>' for source in sources]
    styles = [f'<link rel="stylesheet" href="/viewer/{name}">' for name in manifest["styles"]]
    html = (HERE / "harness.html").read_text()
    for name, tags in (("scripts", scripts), ("styles", styles)):
        html = html.replace(f"<!-- the server puts the {name} here -->", "\n".join(tags))
    return html.encode()


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path == "/":
            self.reply(page(), ".html")
        elif path == "/words.json":
            self.reply(json.dumps(VIEWER).encode(), ".json")
        elif (file := SCRIPTS / Path(path).name).is_file():
            self.reply(file.read_bytes(), file.suffix)
        else:
            self.send_error(404)

    def reply(self, body: bytes, suffix: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", f"{TYPES[suffix]}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def serve(port: int = 0) -> ThreadingHTTPServer:
    """Starts the server in the background; its port is `server.server_port`."""
    server = ThreadingHTTPServer(("127.0.0.1", port), _Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
