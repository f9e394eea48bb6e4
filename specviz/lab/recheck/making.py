"""Recordings made anew, kept until the code changes: what was interrupted goes on."""

import hashlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import torch
import transformers
from msgspec.structs import replace

from specviz import claims
from specviz.errors import ModelError
from specviz.lab.recheck import tried
from specviz.lab.recordings import Item
from specviz.metrics import is_disturbed
from specviz.shipped import ASSETS
from specviz.sweep import file as sweeps

CODE = Path(__file__).resolve().parents[2]
IDLE = ("words", "views", "page", "training")  # rooms that change nothing of what is measured
KEPT = "SPECVIZ_CACHE"


def folder(processor: str) -> Path:
    """Where they are kept: another one for other code, other libraries, another machine."""
    root = Path(os.environ.get(KEPT) or Path.home() / ".cache" / "specviz")
    digest = hashlib.sha256(f"{torch.__version__} {transformers.__version__} {processor}".encode())
    for path in sorted(CODE.rglob("*.py")):
        if path.relative_to(CODE).parts[0] not in IDLE:
            digest.update(path.read_bytes())
    for path in sorted((ASSETS / "prompts").iterdir()):
        digest.update(path.read_bytes())
    return root / "recheck" / digest.hexdigest()[:12]


def make(item: Item, kept: Path) -> Path:
    """An item, made anew unless that was done before; its file.

    Raises:
        ModelError: its command failed.
    """
    name = hashlib.sha256(item.command.encode()).hexdigest()[:8]
    done = kept / item.kind / f"{item.name}-{name}.json"
    if not done.is_file():
        part = done.with_suffix(".part")
        run(item, part)
        part.replace(done)
    return done


def run(item: Item, file: Path, options: Sequence[str] = ()) -> None:
    """An item's command, with one thread, writing to a file, which a sweep goes on with.

    Raises:
        ModelError: it failed.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    alone = os.environ | {"OMP_NUM_THREADS": "1"}
    command = [*item.arguments(file), *options]
    done = subprocess.run(
        command, cwd=CODE.parent, env=alone, check=False, capture_output=True, text=True
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["it said nothing"]
        raise ModelError(f"its command failed: {lines[-1]:.200}")
    if item.is_printed:
        file.write_text(done.stdout, "utf-8")


def again(item: Item, file: Path) -> None:
    """Makes anew what was disturbed of an item: runs of a sweep, claims, or all of it.

    Raises:
        ModelError: its command failed.
    """
    part, options = file.with_suffix(".part"), list[str]()
    if item.kind == "sweeps":
        sweep = sweeps.read(file.read_bytes())
        quiet = tuple(sample for sample in sweep.samples if not is_disturbed(sample.jitter))
        part.write_bytes(sweeps.write(replace(sweep, samples=quiet)))
    elif item.kind == "claims":
        part.write_bytes(file.read_bytes())
        busy = tried.busy_claims(claims.read(file.read_bytes()))
        options = ["--only", ",".join(map(str, busy))]
    run(item, part, options)
    part.replace(file)
