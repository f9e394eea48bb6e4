"""The container image's contents and health check, without a Docker daemon."""

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
    """Return the arguments of the last instruction of this name."""
    return [text for found, text in INSTRUCTIONS if found == name][-1]


def is_healthy(port: int) -> bool:
    """Return whether the image's health check passes for the server at a port."""
    _, option, code = json.loads(instruction("HEALTHCHECK").split("CMD ", 1)[1])
    assert option == "-c"
    code = code.replace(instruction("EXPOSE"), str(port))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    return done.returncode == 0


def copy_image(folder: Path) -> Path:
    """Copy the files that `COPY . ./` would copy into a folder."""
    for path in sent():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    return folder


def sent() -> list[PurePosixPath]:
    """Return the repository's files that are in the build context."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    paths = [PurePosixPath(name) for name in names if name and (ROOT / name).is_file()]
    return [path for path in paths if not ignored(path)]


def ignored(path: PurePosixPath) -> bool:
    """Return whether .dockerignore excludes a path: the last match of it or a parent decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!").rstrip("/")
        if (
            line
            and not line.startswith("#")
            and any(matches(each, pattern) for each in [path, *path.parents][:-1])
        ):
            out = not line.startswith("!")
    return out


def matches(path: PurePosixPath, pattern: str) -> bool:
    """Match a pattern: `**/` matches any number of folders, and no other star matches a slash."""
    if pattern.startswith("**/"):
        return fnmatch(path.name, pattern.removeprefix("**/"))
    parts, wanted = path.parts, pattern.split("/")
    return len(parts) == len(wanted) and all(map(fnmatch, parts, wanted))
