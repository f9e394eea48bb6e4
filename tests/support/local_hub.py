"""A local server with the part of the hub's API that downloads need."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import sleep

import pytest
from huggingface_hub import constants

from models.test_models import save
from specviz.models import hub

TARGET, DRAFT = "someone/big", "someone/small"
COMMIT = "c0ffee" * 6 + "c0de"
STEP = 2**14  # bytes per write


class LocalHub:
    """The state and the configured faults of the local hub.

    Attributes:
        models: files by model id and name; .safetensors files count as LFS files.
        gated: ids whose files it refuses to send.
        breaks_off: bytes of a response after which it disconnects; None for never.
        pauses: bytes of a response after which it stops sending until this is None again.
        damages: whether to send wrong content.
        asked: name and first byte of each requested file.
    """

    def __init__(self) -> None:
        self.models: dict[str, dict[str, bytes]] = {}
        self.gated: set[str] = set()
        self.breaks_off: int | None = None
        self.pauses: int | None = None
        self.damages = False
        self.asked: list[tuple[str, int]] = []
        self.url = ""


class _Handler(BaseHTTPRequestHandler):
    hub: LocalHub
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0].strip("/")
        if path.startswith("api/models/"):
            id = "/".join(path.split("/")[2:4])
            return self.describe(id)
        id, _, rest = path.partition("/resolve/")
        return self.send(id, rest.partition("/")[2])

    def describe(self, id: str) -> None:
        if id not in self.hub.models:
            return self.refuse(404, "RepoNotFound")
        siblings = [
            {"rfilename": name, "size": len(data), **_large(name, data)}
            for name, data in self.hub.models[id].items()
        ]
        config = json.loads(self.hub.models[id].get("config.json", b"{}"))
        told = {"id": id, "sha": COMMIT, "siblings": siblings, "config": config}
        body = json.dumps(told).encode()
        self.begin(200, body)
        self.wfile.write(body)
        return None

    def send(self, id: str, name: str) -> None:
        if id in self.hub.gated:
            return self.refuse(403, "GatedRepo")
        if name not in self.hub.models.get(id, {}):
            return self.refuse(404, "EntryNotFound")
        data = self.hub.models[id][name]
        start = int(self.headers.get("Range", "bytes=0-")[6:].partition("-")[0])
        tag = hashlib.sha256(data).hexdigest()
        self.begin(206 if start else 200, data[start:], ETag=f'"{tag}"')
        if self.command == "HEAD":
            return None
        self.hub.asked.append((name, start))
        sent = data[start:][::-1] if self.hub.damages else data[start:]
        for i in range(0, len(sent), STEP):
            if self.hub.breaks_off is not None and i >= self.hub.breaks_off:
                self.close_connection = True
                return None
            while self.hub.pauses is not None and i >= self.hub.pauses:
                sleep(0.02)
            self.wfile.write(sent[i : i + STEP])
        return None

    def refuse(self, status: int, code: str) -> None:
        self.begin(status, b"", **{"X-Error-Code": code})

    def begin(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Repo-Commit", COMMIT)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()


def _large(name: str, data: bytes) -> dict[str, object]:
    if not name.endswith(".safetensors"):
        return {}
    sha = hashlib.sha256(data).hexdigest()
    return {"lfs": {"sha256": sha, "size": len(data), "pointerSize": 134}}


@contextmanager
def served() -> Iterator[LocalHub]:
    """Serve a hub until the end of the block."""
    local = LocalHub()
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"hub": local}))
    server.daemon_threads = True
    local.url = f"http://127.0.0.1:{server.server_address[1]}"
    Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
    yield local
    server.shutdown()
    server.server_close()


@contextmanager
def hub_with_a_pair(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    """Serve a hub with a target and its draft to this process, whose cache starts empty."""
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(folder / "cache"))
    monkeypatch.setattr(hub, "is_reachable", lambda: True)
    monkeypatch.setattr(hub, "get_token", lambda: None)
    with served() as local:
        template = "{repo_id}/resolve/{revision}/{filename}"
        monkeypatch.setattr(constants, "ENDPOINT", local.url)
        monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", f"{local.url}/{template}")
        for id, layers in ((TARGET, 3), (DRAFT, 1)):
            made = Path(save(folder / "made" / id, layers=layers))
            local.models[id] = {path.name: path.read_bytes() for path in made.iterdir()}
        yield local
