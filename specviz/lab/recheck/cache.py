"""Makes recordings again, and caches them until code or models change, so work can resume."""

import hashlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import torch
import transformers
from msgspec.structs import replace

from specviz.errors import ModelError
from specviz.lab.experiments.record import read_results
from specviz.lab.recheck.facts import busy_claims
from specviz.lab.recordings import Item
from specviz.shipped import ASSETS
from specviz.sweep import file as sweeps

CODE = Path(__file__).resolve().parents[2]
# Folders that do not affect measurements.
IDLE = ("words", "views", "content", "static_site", "page", "training")
CACHE = "SPECVIZ_CACHE"


def folder(processor: str) -> Path:
    """Return the cache folder for this code, these models and libraries, and this machine."""
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "specviz"
    root = Path(os.environ.get(CACHE) or usual)
    digest = hashlib.sha256(f"{torch.__version__} {transformers.__version__} {processor}".encode())
    for path in sorted(CODE.rglob("*.py")):
        if path.relative_to(CODE).parts[0] not in IDLE:
            digest.update(path.read_bytes())
    data = [*(ASSETS / "prompts").iterdir(), *(ASSETS / "models").rglob("*.safetensors")]
    for path in sorted(data):
        digest.update(path.read_bytes())
    return root / "recheck" / digest.hexdigest()[:12]


def make(item: Item, kept: Path) -> Path:
    """Make a recording unless it is in the cache, and return its file.

    Raises:
        ModelError: the command failed.
    """
    name = hashlib.sha256(item.command.encode()).hexdigest()[:8]
    done = kept / item.kind / f"{item.name}-{name}.json"
    if not done.is_file():
        part = done.with_suffix(".part")
        run(item, part)
        part.replace(done)
    return done


def run(item: Item, file: Path, options: Sequence[str] = ()) -> None:
    """Run a recording's command on one thread, writing to a file; a sweep resumes from that file.

    Raises:
        ModelError: the command failed.
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


def again(item: Item, file: Path) -> None:
    """Make the disturbed parts of a recording again: sweep runs, claims, or all of it.

    Raises:
        ModelError: the command failed.
    """
    part, options = file.with_suffix(".part"), list[str]()
    if item.kind == "sweeps":
        sweep = sweeps.read(file.read_bytes())
        quiet = tuple(sample for sample in sweep.samples if not sample.disturbed)
        part.write_bytes(sweeps.write(replace(sweep, samples=quiet)))
    elif item.kind == "claims":
        part.write_bytes(file.read_bytes())
        busy = busy_claims(read_results(file.read_bytes()))
        options = ["--only", ",".join(map(str, busy))]
    run(item, part, options)
    part.replace(file)
