"""A few tokens, read in two ways: whether an architecture can be rolled back, tried out."""

from pathlib import Path

import torch
from transformers import PreTrainedModel

from specviz.decoding.language_model import CachedModel
from specviz.errors import Line, ModelError
from specviz.models.failures import why_it_ended
from specviz.models.pairs import PUBLISHED, PairSpec

KEPT, WRONG, RIGHT = (1, 2, 3), (4, 5), (6, 7)  # ids, from where none is special
NEAR = 0.02  # of the spread of logits: far above rounding, far below another text's


def check_rollback(spec: PairSpec, *models: PreTrainedModel | None) -> None:
    """Strangers' models read what follows a rejected guess as they read a whole text.

    Raises:
        ModelError: one does not.
    """
    for checkpoint, model in zip(spec.checkpoints, models, strict=False):
        if model is not None and checkpoint not in PUBLISHED and (why := mismatch(model)):
            raise ModelError("{name!r} cannot be used: {why}.", name=Path(checkpoint).name, why=why)


def mismatch(model: PreTrainedModel) -> Line | None:
    """Why a model does not read what follows a rolled back guess as a whole text; None if it does.

    Half precision rounds either reading differently, and may lead it to other experts: there only
    errors are looked for.
    """
    kind = model.config.model_type
    try:
        fits = _reads_on(model)
    except Exception as error:
        if why_it_ended(error) is not None:
            raise
        return Line("its architecture ({kind}) cannot read token by token", kind=kind)
    if fits or model.dtype != torch.float32:
        return None
    return Line(
        "its architecture ({kind}) reads a text differently token by token and in one pass",
        kind=kind,
    )


def _reads_on(model: PreTrainedModel) -> bool:
    """Whether the logits agree."""
    whole = CachedModel(model)
    expected = whole.logits(_tokens(model, KEPT + RIGHT), last=1)
    guessing = CachedModel(model)
    guessing.logits(_tokens(model, KEPT), last=1)
    guessing.logits(_tokens(model, WRONG), last=2)
    guessing.rollback(len(KEPT))
    found = guessing.logits(_tokens(model, RIGHT), last=1)
    known = expected.isfinite()  # a draft with a reduced vocabulary has tokens without any
    if not known.any():
        return True  # a run says so
    expected, found = expected[known], found[known]
    spread = expected.amax() - expected.amin()
    return bool((found - expected).abs().amax() <= NEAR * spread)


def _tokens(model: PreTrainedModel, places: tuple[int, ...]) -> torch.Tensor:
    middle = model.config.vocab_size // 3
    return torch.tensor([middle + checkpoint for checkpoint in places], device=model.device)
