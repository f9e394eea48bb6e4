"""A run's models, drafter and rule in words."""

from specviz.settings import Settings
from specviz.sweep.plan import Scheme
from specviz.trace import Model, Models
from specviz.words.catalogue import Catalogue


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
    """Return the display names of a scheme's rule and tree, unless these are the usual ones."""
    rule = [] if scheme.rule == "token" else [say.rules[scheme.rule]]
    return [*rule, say.trees[scheme.tree]] if scheme.is_tree else rule


def unusual_drafter(say: Catalogue, models: Models, drafter: str) -> list[str]:
    """Return a drafter's name unless it is the draft model; and why it guesses badly, if so."""
    name = [] if drafter == "model" else [say.drafter(drafter, models.pair)]
    faults = ("too_short", "other_weights") if models.draft is not None else ()
    return [*name, *(say.viewer[fault] for fault in faults if getattr(models.draft, fault))]


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
