"""Tests on a few tokens whether a model's cache can be rolled back."""

import torch
from transformers import PreTrainedModel

from specviz.decoding.language_model import CachedModel
from specviz.errors import Line, one_line
from specviz.models.failures import unusable, why_it_ended
from specviz.models.pairs import PUBLISHED, PairSpec

KEPT, WRONG, RIGHT = (1, 2, 3), (4, 5), (6, 7)  # offsets of ids, see _tokens
DTYPE = ("dtype", "scalar type", "not implemented for '")  # in torch's errors about a dtype
NEAR = 0.02  # tolerance, as a share of the logits' range: far above rounding errors


def check_rollback(spec: PairSpec, *models: PreTrainedModel | None) -> None:
    """Check that models of unknown publishers give correct logits after a rollback.

    Raises:
        ModelError: a model does not.
    """
    for checkpoint, model in zip(spec.checkpoints, models, strict=False):
        if model is not None and checkpoint not in PUBLISHED and (why := mismatch(model)):
            raise unusable(checkpoint, why)


def mismatch(model: PreTrainedModel) -> Line | None:
    """Explain why a model's logits after a rollback differ from those of one pass; None if equal.

    In half precision, rounding differs between the two and may select other experts, so only errors
    count there.
    """
    kind = model.config.model_type
    try:
        fits = _survives_rollback(model)
    except Exception as error:  # noqa: BLE001  the library may raise anything
        return _failure(model, error)
    if fits or model.dtype != torch.float32:
        return None
    return Line(
        "its architecture ({kind}) gives different results token by token than in one pass",
        kind=kind,
    )


def _failure(model: PreTrainedModel, error: Exception) -> Line:
    """Explain why reading token by token fails; reraise what memory or the GPU caused.

    The architecture is the reason only if the model reads a whole text.
    """
    if why_it_ended(error) is not None:
        raise error
    try:
        with torch.no_grad():
            model(_tokens(model, KEPT)[None], use_cache=False)
    except Exception as cause:
        if why_it_ended(cause) is not None:
            raise
        why = f"{type(cause).__name__}: {one_line(cause, 80)}"
        if isinstance(cause, ImportError):
            return Line("it needs a package that is not installed here ({why:.120})", why=why)
        if isinstance(cause, RuntimeError) and any(word in str(cause) for word in DTYPE):
            return Line(
                "it does not compute in {dtype} ({why:.120}), but it may in another dtype",
                dtype=str(model.dtype).removeprefix("torch."),
                why=why,
            )
        return Line("it fails on its first text ({why:.120})", why=why)
    return Line(
        "its architecture ({kind}) cannot read token by token", kind=model.config.model_type
    )


def _survives_rollback(model: PreTrainedModel) -> bool:
    """Whether the logits after a rollback agree with those of one pass over the same text."""
    whole = CachedModel(model)
    expected = whole.logits(_tokens(model, KEPT + RIGHT), last=1)
    guessing = CachedModel(model)
    guessing.logits(_tokens(model, KEPT), last=1)
    guessing.logits(_tokens(model, WRONG), last=2)
    guessing.rollback(len(KEPT))
    found = guessing.logits(_tokens(model, RIGHT), last=1)
    known = expected.isfinite()  # a reduced vocabulary has logits of −∞
    if not known.any():
        return True  # a run reports it
    # Softmax ignores what all logits have in common, and a single logit has no spread.
    expected, found = (row[known] - row[known].mean() for row in (expected, found))
    spread = expected.amax() - expected.amin()
    return bool((found - expected).abs().amax() <= NEAR * spread)


def _tokens(model: PreTrainedModel, offsets: tuple[int, ...]) -> torch.Tensor:
    size = model.config.vocab_size
    middle = size // 3  # away from special tokens
    ids = [(middle + offset) % size for offset in offsets]  # a vocabulary may be tiny
    return torch.tensor(ids, device=model.device)
