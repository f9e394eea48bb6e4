"""The drafters that a pair has, known before it is loaded."""

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import torch

from specviz.errors import ModelError
from specviz.models import hub
from specviz.models.checkpoints import load_config
from specviz.models.gguf_header import known_header
from specviz.models.heads.config import HeadConfig
from specviz.models.heads.loader import check_sizes, kind_of, read_config
from specviz.models.pairs import BUNDLED, LONGEST, PairSpec, licence_of
from specviz.models.trained_for import TRAINED_FOR
from specviz.settings import DRAFTERS

UNKNOWN = (None, None)
LONGEST_NAME = 200  # characters
ON_GPUS = ("dspark", "dflash", "eagle3")  # best first, by the acceptance that their papers report


def heads_here(spec: PairSpec) -> dict[str, str]:
    """Return a pair's heads that are on this disk, by kind; its draft may be one.

    Leaves out listed heads that were made for a target of another shape.
    """
    heads = {
        kind: head
        for kind, head in spec.heads.items()
        if hub.missing(head) is None and _suits(head, spec.target)
    }
    try:
        kind = kind_of(spec.draft) if spec.draft else None
    except ModelError:  # loading says why
        kind = None
    return heads | {kind: spec.draft} if kind and spec.draft else heads


def heads_on_hub(spec: PairSpec) -> dict[str, str]:
    """Return a pair's heads that the hub has, by kind, whether or not they are on this disk."""
    return {kind: head for kind, head in spec.heads.items() if not hub.is_folder(head)}


def head_alone(head: str) -> PairSpec:
    """Return a `PairSpec` with which a head on the hub can be downloaded."""
    return PairSpec(name=head, target=head, draft=None, licence=licence_of(head))


def drafters_of(spec: PairSpec) -> tuple[str, ...]:
    """Return the drafters that a pair has on this disk, as `Settings` names them."""
    there = {"lookup", "early-exit", *heads_here(spec)}
    if spec.draft is not None:
        there |= {"model", "lookup+model"}
    return tuple(name for name in DRAFTERS if name in there)


def trained_for(drafter: str) -> str | None:
    """Return the target that a head or draft model was trained for: a name or a fingerprint.

    Returns None if the drafter is not on this disk or its config has neither.
    """
    if config := _config(drafter):
        return config.verifier or config.trained_for
    named = hub.config_fields(drafter).get(TRAINED_FOR)
    return named if isinstance(named, str) and len(named) <= LONGEST_NAME else None


def longest_draft(spec: PairSpec, drafter: str) -> int | None:
    """Return the most tokens that a listed head drafts in a round; None: any number, or unknown."""
    head = spec.heads.get(drafter)
    if head is None:
        return None
    config = _config(head)
    return config.longest if config else LONGEST.get(head)


def _config(head: str) -> HeadConfig | None:
    """Return a head's config; None if it is not on this disk or damaged: loading says why."""
    with suppress(ModelError):
        return read_config(head)
    return None


def default_drafter(
    spec: PairSpec, device: torch.device, there: Collection[str] | None = None
) -> str:
    """Return the drafter that a pair starts with: on a GPU its best head on this disk.

    Elsewhere it is the pair's draft, or prompt lookup if it has none.

    Args:
        there: the drafters that the loaded pair has; None: those of `drafters_of`.
    """
    if there is None:
        there = drafters_of(spec)
    if device.type == "cuda":
        here = heads_here(spec)
        for kind in ON_GPUS:  # the papers' heads, not our bundled ones
            if kind in there and kind in here and Path(here[kind]).parent != BUNDLED:
                return kind
    return "model" if "model" in there else "lookup"


def _suits(head: str, target: str) -> bool:
    """Whether the sizes in a head's and its target's configs agree, as far as known."""
    try:
        if config := read_config(head):
            check_sizes(head, config, *_sizes(target))
    except ModelError:
        return False
    return True


def _sizes(target: str) -> tuple[int | None, int | None]:
    """Return a target's width and number of layers; None for what only loading can tell.

    Reads the header of a GGUF file instead of its config, which needs a conversion of minutes.
    """
    if hub.is_gguf(target):
        header = known_header(target)
        return (header.size("embedding_length"), header.size("block_count")) if header else UNKNOWN
    if hub.missing(target) is not None:
        return UNKNOWN
    try:
        config = load_config(target)
    except ModelError:
        return UNKNOWN
    return config.hidden_size, config.num_hidden_layers
