"""The models of a command: chosen, and downloaded if the user agrees."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace

from specviz.console import StatusLine, agrees, is_terminal
from specviz.errors import ModelError, SettingsError
from specviz.models import hub
from specviz.models.checks import gigabytes, out_of_reach
from specviz.models.default import default_pair
from specviz.models.download import absent, fetch, missing_files, remaining
from specviz.models.loading import shortage
from specviz.models.machine import pick_device
from specviz.models.pairs import PairSpec, custom, find
from specviz.models.predictions import architecture

ASK_ABOVE = 500_000_000  # bytes; less is downloaded without asking


@dataclass(frozen=True)
class ModelChoice:
    """Which models a command uses, and how they are loaded.

    Attributes:
        pair: the name of a pair; None: the best that runs here, or `target` and `draft`.
        target, draft: the user's own checkpoints, in place of a pair.
        chat: put prompts into the target's chat template, if it has one.
        yes: download without asking.
    """

    pair: str | None = None
    target: str | None = None
    draft: str | None = None
    device: str = "auto"
    dtype: str = "auto"
    draft_dtype: str = "auto"
    chat: bool = True
    yes: bool = False


def chosen(models: ModelChoice) -> PairSpec:
    """The pair that a choice names.

    Raises:
        SettingsError: the options contradict each other, or there is no such pair or device.
    """
    try:
        device = pick_device(models.device)
        if models.target is not None:
            if models.pair is not None:
                raise SettingsError("Give either --pair or --target and --draft, not both.")
            return custom(models.target, models.draft)
        if models.draft is not None:
            raise SettingsError("--draft needs --target.")
        return default_pair(device=device) if models.pair is None else find(models.pair)
    except ModelError as error:  # the user named the model or device: a bad argument
        raise SettingsError(error.line) from None


def all_chosen(models: ModelChoice, pairs: Iterable[str]) -> list[PairSpec]:
    """The pairs of a sweep: names with commas, any number of times, or one --target."""
    names = dict.fromkeys(name for part in pairs for name in part.split(","))
    if not names:
        return [chosen(models)]
    return [chosen(replace(models, pair=name)) for name in names]


def check_context(specs: Iterable[PairSpec], context: int) -> None:
    """Check that every target reads texts of so many tokens, where its limit is known.

    Raises:
        SettingsError: a target reads only shorter ones.
    """
    for spec in specs:
        target = architecture(spec.target)
        if target is not None and target.longest is not None and context > target.longest:
            raise SettingsError(
                f"--context must be at most {target.longest:,}: the target of {spec.name} reads no"
                " longer text."
            )


def on_disk(models: ModelChoice, drafter: str | None = None) -> PairSpec:
    """Return the chosen pair; download what it and the drafter's head, if any, lack on this disk.

    Raises:
        SettingsError: the user declined the download, or cannot be asked.
        ModelError: the pair cannot be loaded here.
    """
    spec = chosen(models)
    head = spec.heads.get(drafter or "")
    if head is not None and not hub.is_folder(head):
        downloaded(replace(spec, draft=head), models)
    return downloaded(spec, models)


def downloaded(spec: PairSpec, models: ModelChoice) -> PairSpec:
    """Download what a pair lacks on this disk; ask first above ASK_ABOVE bytes.

    Raises:
        SettingsError: the user declined the download, or cannot be asked.
        ModelError: the pair cannot be loaded here.
    """
    if not absent(spec):
        return spec
    if reason := shortage(spec, models.device, models.dtype) or out_of_reach(spec):
        raise ModelError(f"The pair {spec.name} cannot be loaded: {reason}.")
    files = missing_files(spec)
    size = remaining(files)
    if size > ASK_ABOVE and not models.yes:
        question = f"The pair {spec.name} needs a download of {gigabytes(size)}"
        if not is_terminal(sys.stdin):
            raise SettingsError(f"{question}. Pass --yes to download it.")
        if not agrees(f"{question}. Download it?"):
            raise SettingsError(
                "Nothing was downloaded. `python -m specviz pairs` lists all pairs."
            )
    total = sum(file.size for file in files)
    with StatusLine() as progress:  # after Ctrl-C, the next attempt continues from there
        for done in fetch(files):
            progress(f"{spec.name}: {gigabytes(done)} of {gigabytes(total)}")
    return spec
