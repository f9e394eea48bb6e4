"""A run's models, drafter and rule in words."""

from specviz.settings import RULES, Settings
from specviz.sweep.plan import Scheme
from specviz.trace import Model, Models, Trace
from specviz.words.catalogue import Catalogue

FAULTS = {
    "too_short": "reads fewer tokens than the prompt has, guesses nothing",
    "other_weights": "taught for other weights",
}
"""Why a draft guesses badly, as the command line tells it."""


def conditions(trace: Trace) -> str:
    """Return the conditions that the text and the figures of a run depend on.

    They are the pair, the settings that have an effect, and the device.
    """
    settings = trace.settings
    notes = "".join(f" ({FAULTS[fault]})" for fault in _faults(trace.models))
    drafts = f"γ = {settings.gamma}"
    if settings.tree != "chain":
        drafts = f"tree {settings.tree} of budget {settings.budget} and depth {settings.gamma}"
        drafts += f", {settings.branches} branches" if settings.tree in ("k-ary", "top-k") else ""
    elif settings.controller != "fixed":
        drafts = f"γ ≤ {settings.gamma} by {settings.controller}"
    parts = [
        trace.models.pair,
        f"drafter {settings.drafter}{notes}",
        f"rule {settings.rule}" + ("" if RULES[settings.rule] else " (lossy)"),
        drafts,
        f"confidence {settings.confidence:g}" if settings.confidence else "",
        f"temperature {settings.temperature:g}",
        f"top-k {settings.top_k}" if settings.top_k else "",
        f"top-p {settings.top_p:g}" if settings.top_p < 1 else "",
        f"seed {settings.seed}",
        trace.machine.device,
    ]
    return ", ".join(filter(None, parts))


def setup(say: Catalogue, models: Models, scheme: Scheme, settings: str) -> str:
    """Return a run's rule, drafter, settings and models, as the viewer's status line does.

    Args:
        settings: the other settings, in words.
    """
    parts = [
        *unusual(say, scheme),
        *unusual_drafter(say, models, scheme.drafter),
        settings,
        " + ".join(model.name for model in (models.target, models.draft) if model is not None),
    ]
    return " · ".join(parts)


def unusual(say: Catalogue, scheme: Scheme) -> list[str]:
    """Return the display names of a scheme's rule, tree and controller, but not the usual ones."""
    rule = [] if scheme.rule == "token" else [say.rules[scheme.rule]]
    tree = [say.trees[scheme.tree]] if scheme.is_tree else []
    chosen = [] if scheme.controller == "fixed" else [say.controllers[scheme.controller]]
    return [*rule, *tree, *chosen]


def unusual_drafter(say: Catalogue, models: Models, drafter: str) -> list[str]:
    """Return a drafter's name unless it is the draft model; and why it guesses badly, if so."""
    name = [] if drafter == "model" else [say.drafter(drafter, models.pair)]
    return [*name, *(say.viewer[fault] for fault in _faults(models))]


def _faults(models: Models) -> list[str]:
    """Return why a draft guesses badly, by the names of the fields that tell it."""
    return [fault for fault in FAULTS if getattr(models.draft, fault, False)]


def settings_text(say: Catalogue, settings: Settings) -> str:
    """Return γ, temperature and seed, and the confidence threshold if there is one."""
    text: str = say.viewer["settings"].format(
        gamma=settings.gamma, temperature=f"{settings.temperature:g}", seed=settings.seed
    )
    if not settings.confidence:
        return text
    limit = say.viewer["confidence"].format(confidence=f"{settings.confidence:g}")
    return f"{text} · {limit}"


def sized_models(say: Catalogue, models: Models, drafter: str) -> str:
    """Return the names and sizes of the target and of the draft, if there is one."""
    if not models.target.parameters:  # a serving engine reports its target's name only
        return models.target.name
    draft = _draft(say, models, drafter)
    text: str = say.viewer["pair" if draft else "pair_alone"].format(
        target=_sized(models.target), draft=draft
    )
    return text


def _draft(say: Catalogue, models: Models, drafter: str) -> str:
    """Return the draft's name and size; empty if there is none."""
    draft, target = models.draft, models.target
    if draft is None:
        return ""
    if drafter != "early-exit":
        return _sized(draft)
    size = _size(draft.parameters)
    text: str = say.viewer["first_layers"].format(layers=draft.layers, of=target.layers, size=size)
    return text


def _sized(model: Model) -> str:
    return f"{model.name} {_size(model.parameters)}"


def _size(parameters: int) -> str:
    unit, by = next(
        (unit, by)
        for unit, by in (("B", 1e9), ("M", 1e6), ("k", 1e3))
        if parameters >= by or unit == "k"
    )
    size = parameters / by
    return f"{size:.{0 if size >= 99.5 else 1}f} {unit}"
