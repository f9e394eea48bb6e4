"""The container image, as far as it can be had without a Docker daemon."""

import json
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

from support.paths import ROOT

FILE = (ROOT / "Dockerfile").read_text("utf-8")
INSTRUCTIONS = re.findall(r"^([A-Z]+) (.*)$", re.sub(r"\\\n\s*", "", FILE), re.MULTILINE)


def instruction(name: str) -> str:
    """The last instruction of that name."""
    return [text for found, text in INSTRUCTIONS if found == name][-1]


def is_healthy(port: int) -> bool:
    """Whether the image's health check passes for what is served at a port."""
    _, option, code = json.loads(instruction("HEALTHCHECK").split("CMD ", 1)[1])
    assert option == "-c"
    code = code.replace(instruction("EXPOSE"), str(port))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    return done.returncode == 0


def copy_image(folder: Path) -> Path:
    """Fills a folder as `COPY . ./` fills that of the app."""
    for path in sent():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    return folder


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
