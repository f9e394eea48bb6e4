"""Makes the models of a batch from the models of a pair."""

from functools import partial

from transformers import PreTrainedModel

from specviz.decoding.batches.drafting import (
    BatchDrafter,
    BatchLookupDrafter,
    BatchMaker,
    BatchModelDrafter,
)
from specviz.decoding.batches.model import BatchModel
from specviz.decoding.lean.weights import is_lean
from specviz.errors import SettingsError


def batch_maker(
    target: PreTrainedModel, draft: PreTrainedModel | None, vocabulary: int, *, int8: bool
) -> BatchMaker | None:
    """A maker that shares the models' weights; None: the target is not lean.

    Args:
        draft: None: the pair has no draft model.
        vocabulary: V; logits are cut to it.
        int8: the draft reads its weights as int8.
    """
    if not is_lean(target):
        return None
    return partial(_batch, target, draft, vocabulary, int8)


def _batch(
    target: PreTrainedModel,
    draft: PreTrainedModel | None,
    vocabulary: int,
    int8: bool,
    rows: int,
    room: int,
    drafter: str,
    *,
    confident: bool = False,
) -> tuple[BatchModel, BatchDrafter]:
    model = BatchModel(target, rows, room, vocabulary)
    if drafter == "lookup":
        return model, BatchLookupDrafter(vocabulary, target.device, rows)
    if drafter != "model" or draft is None or not is_lean(draft):
        raise SettingsError(
            "Batches draft with the pair’s draft model or by prompt lookup. Choose another drafter"
            " or pair."
        )
    drafts = BatchModel(draft, rows, room, vocabulary, int8=int8)
    return model, BatchModelDrafter(drafts, confident=confident)
