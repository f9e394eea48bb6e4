"""`pairs`: the pairs of models, what each needs, and whether it runs here."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from specviz.console import write_json
from specviz.errors import printable
from specviz.files import STDOUT
from specviz.models import hub
from specviz.models.checks import gigabytes, is_here, is_tiny, memory, obstacle
from specviz.models.default import default_pair
from specviz.models.download import expected
from specviz.models.machine import DTYPES, pick_device, pick_dtype, processor
from specviz.models.offered import default_drafter, drafters_of, taught_for
from specviz.models.pairs import PAIRS, PairSpec, licence_of
from specviz.models.predictions import gpu_of_device, predicted_speedup

WIDTH = 80  # columns of a terminal
INDENT = 4  # of the lines below a pair's name


def pairs(json_file: Path | None) -> None:
    """Print all pairs.

    Args:
        json_file: where to write them as JSON; STDOUT: in place of the text.
    """
    rows = _rows()
    if json_file:
        write_json(rows, json_file)
    if json_file == STDOUT:
        return
    first = dict[tuple[str, ...], str]()  # heads → the first pair that lists them
    for row in rows:
        print(f"{row['name']}: {row['target']} + {row['draft']}")
        heads = tuple(map(_about_head, row["heads"]))
        alike = first.setdefault(heads, row["name"])
        if heads and alike != row["name"]:
            heads = (f"--drafter {', '.join(head['kind'] for head in row['heads'])}: as {alike}",)
        for line in _about(row, heads):
            print(_wrapped(line))


def _wrapped(line: str) -> str:
    """Wrap a line below a pair's name; names and addresses stay whole."""
    return fill(
        line,
        WIDTH,
        initial_indent=" " * INDENT,
        subsequent_indent=" " * (INDENT + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _rows() -> list[dict[str, Any]]:
    device = pick_device()
    default = default_pair(device=device)
    gpu = gpu_of_device(processor(device)) if device.type == "cuda" else None
    rows: list[dict[str, Any]] = []
    for pair in PAIRS:
        reason = obstacle(pair, device, pick_dtype("auto", device, tiny=is_tiny(pair)))
        rows.append(
            {
                "name": pair.name,
                "target": Path(pair.target).name,
                "draft": Path(pair.draft).name if pair.draft else None,
                "heads": [
                    _head(pair, kind) for kind in pair.heads if _is_available(pair.heads[kind])
                ],
                "drafters": drafters_of(pair),
                "default_drafter": default_drafter(pair, device),
                "licence": pair.licence,
                "gated": pair.gated,
                "machine": pair.machine,
                "memory": {name: memory(pair, kind) for name, kind in DTYPES.items()},
                "shows": pair.shows,
                "here": is_here(pair),
                "download": expected(pair),
                "default": pair == default,
                "predicted": None if gpu is None else predicted_speedup(pair, gpu),
                "runnable": reason is None,
                "reason": reason,
            }
        )
    return rows


def _head(pair: PairSpec, kind: str) -> dict[str, Any]:
    """A head of a pair, whether or not it is on this disk."""
    checkpoint = pair.heads[kind]
    return {
        "kind": kind,
        "checkpoint": Path(checkpoint).name if hub.is_folder(checkpoint) else checkpoint,
        "licence": licence_of(checkpoint),
        "here": hub.missing(checkpoint) is None,
        "taught_for": taught_for(checkpoint),
    }


def _taught(target: str) -> str:
    """What a head was trained for: a model's name, or the start of a fingerprint of weights."""
    if re.fullmatch("[0-9a-f]{64}", target):
        return f"for weights {target[:8]}"
    return f"for {printable(target)}"


def _is_available(checkpoint: str) -> bool:
    """Whether a head is on this disk or can be downloaded."""
    return not hub.is_folder(checkpoint) or hub.missing(checkpoint) is None


def _about_head(head: dict[str, Any]) -> str:
    where = "here" if head["here"] else "not on this disk"
    taught = f"; {_taught(head['taught_for'])}" if head["taught_for"] else ""
    return f"--drafter {head['kind']}: {head['checkpoint']}; {head['licence']}; {where}{taught}"


def _about(row: dict[str, Any], heads: Sequence[str]) -> Iterator[str]:
    """The lines below a pair's name.

    Args:
        heads: those on its heads.
    """
    yield row["shows"]
    whole, half = (row["memory"][name] for name in ("float32", "bfloat16"))
    needs = f"; {gigabytes(whole)} of memory, {gigabytes(half)} in half precision" if whole else ""
    yield f"{row['licence']}{', gated' if row['gated'] else ''}; for {row['machine']}{needs}"
    size = f"{gigabytes(row['download'])} " if row["download"] else ""
    yield from heads
    if row["reason"]:
        yield f"Cannot run here: {row['reason']}." + (f" {size}to download." if size else "")
    elif row["here"]:
        yield "Runs here." + (" Default." if row["default"] else "")
        if row["default"] and row["predicted"] is not None:
            yield f"Its predicted speed-up is the highest of those here: {row['predicted']:.2f}."
    else:
        yield f"Runs here once downloaded: {size}(run --pair {row['name']} asks first)."
