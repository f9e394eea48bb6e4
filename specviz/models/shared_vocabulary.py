"""Compares the tokenizers of a target and its draft, and pads a draft that has fewer tokens.

Verification compares ids, so an id that both models have must mean the same token. What only one of
them has does no harm: the draft never proposes what it lacks, and what it alone has is cut off.
"""

import copy
import re
from functools import partial
from itertools import chain

from transformers import PreTrainedModel, PreTrainedTokenizerBase

from specviz.decoding.lean.weights import is_lean, share, weights_of
from specviz.models.reduced_vocabulary import TokenIds, widen

NO_TOKEN = re.compile(r"\[PAD\d+\]")  # llama.cpp's name for an id without a token


def named(tokenizer: PreTrainedTokenizerBase) -> int:
    """How many ids, from 0, a tokenizer has names for."""
    return max(_tokens(tokenizer).values(), default=-1) + 1


def first_difference(target: PreTrainedTokenizerBase, draft: PreTrainedTokenizerBase) -> int | None:
    """The lowest id that means different tokens to two tokenizers; None: they agree.

    Added tokens, which texts rarely contain, may have different names, unless a name has another id
    in the other tokenizer.
    """
    ours, theirs = _tokens(target), _tokens(draft)
    moved = {n for name in ours.keys() & theirs.keys() for n in _apart(ours[name], theirs[name])}
    mine = {number: name for name, number in ours.items()}
    renamed = {n for name, n in theirs.items() if n in mine and mine[n] != name}
    added = target.added_tokens_decoder.keys() & draft.added_tokens_decoder.keys()
    return min(moved | renamed - added, default=None)


def padded(model: PreTrainedModel, vocabulary: int, end: int | None) -> PreTrainedModel:
    """Return a copy of a draft that reads more tokens than it has; it never proposes these.

    The copy shares every weight: the model may serve another pair, too.

    Args:
        end: the end token's id, which it reads in place of tokens that it lacks.
    """
    own = model.config.vocab_size
    unknown = end if end is not None and end < own else 0
    weights = chain(model.parameters(), model.buffers())
    wider = copy.deepcopy(model, {id(weight): weight for weight in weights})
    widen(wider, TokenIds("0" * 64, vocabulary, unknown, tuple(range(own))))
    if is_lean(model):
        fused = weights_of(model)
        share(wider, fused._replace(head=partial(wider.lm_head, product=fused.head)))
    return wider


def _tokens(tokenizer: PreTrainedTokenizerBase) -> dict[str, int]:
    names: dict[str, int] = tokenizer.get_vocab()
    return {name: n for name, n in names.items() if not NO_TOKEN.fullmatch(name)}


def _apart(one: int, other: int) -> set[int]:
    return set() if one == other else {one, other}
