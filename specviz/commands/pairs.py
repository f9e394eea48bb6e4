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
from specviz.models.offered import default_drafter, drafters_of, trained_for
from specviz.models.pairs import BUNDLED, FINGERPRINTS, PAIRS, PairSpec, licence_of
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
        for line in _about(row, [*_about_draft(row), *heads]):
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
        taught = trained_for(pair.draft) if pair.draft else None
        reason = obstacle(pair, device, pick_dtype("auto", device, tiny=is_tiny(pair)))
        rows.append(
            {
                "name": pair.name,
                "target": Path(pair.target).name,
                "draft": Path(pair.draft).name if pair.draft else None,
                "draft_taught_for": taught,
                "draft_taught_for_name": _name(taught),
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
    taught = trained_for(checkpoint)
    return {
        "kind": kind,
        "checkpoint": Path(checkpoint).name if hub.is_folder(checkpoint) else checkpoint,
        "licence": licence_of(checkpoint),
        "here": hub.missing(checkpoint) is None,
        "taught_for": taught,
        "taught_for_name": _name(taught),
    }


def _name(taught: str | None) -> str | None:
    """The name of the target that a drafter was taught for; None if unknown.

    Args:
        taught: the name or fingerprint in the drafter's config.
    """
    if taught in FINGERPRINTS:
        return Path(FINGERPRINTS[taught]).name
    return None if taught is None or re.fullmatch("[0-9a-f]{64}", taught) else taught


def _taught(taught: str | None, name: str | None) -> str:
    """The end of a drafter's line: the target's name, or the start of its fingerprint."""
    if taught is None:
        return ""
    if name is None:
        return f"; taught for weights {taught[:8]}"
    is_ours = FINGERPRINTS.get(taught) == str(BUNDLED / "target")  # “target” would say little
    return f"; taught for {'the bundled target' if is_ours else printable(name)}"


def _is_available(checkpoint: str) -> bool:
    """Whether a head is on this disk or can be downloaded."""
    return not hub.is_folder(checkpoint) or hub.missing(checkpoint) is None


def _about_head(head: dict[str, Any]) -> str:
    where = "here" if head["here"] else "not on this disk"
    taught = _taught(head["taught_for"], head["taught_for_name"])
    return f"--drafter {head['kind']}: {head['checkpoint']}; {head['licence']}; {where}{taught}"


def _about_draft(row: dict[str, Any]) -> Iterator[str]:
    """A line on the pair's draft, if its config says what it was taught for."""
    taught, name = row["draft_taught_for"], row["draft_taught_for_name"]
    if taught is not None:
        other = ", not for this target" if name not in (None, row["target"]) else ""
        yield f"--drafter model: {row['draft']}{_taught(taught, name)}{other}"


def _about(row: dict[str, Any], drafters: Sequence[str]) -> Iterator[str]:
    """The lines below a pair's name.

    Args:
        drafters: those on its draft and heads.
    """
    yield row["shows"]
    whole, half = (row["memory"][name] for name in ("float32", "bfloat16"))
    needs = f"; {gigabytes(whole)} of memory, {gigabytes(half)} in half precision" if whole else ""
    yield f"{row['licence']}{', gated' if row['gated'] else ''}; for {row['machine']}{needs}"
    size = f"{gigabytes(row['download'])} " if row["download"] else ""
    yield from drafters
    if row["reason"]:
        yield f"Cannot run here: {row['reason']}." + (f" {size}to download." if size else "")
    elif row["here"]:
        yield "Runs here." + (" Default." if row["default"] else "")
        if row["default"] and row["predicted"] is not None:
            yield f"Its predicted speed-up is the highest of those here: {row['predicted']:.2f}."
    else:
        yield f"Runs here once downloaded: {size}(run --pair {row['name']} asks first)."
