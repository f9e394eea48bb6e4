"""Assembles a `Pair`, ready to decode, from loaded models."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import torch
from msgspec.structs import replace
from transformers import PreTrainedModel, PreTrainedTokenizerBase

from specviz.decoding.backends import avoid_cudnn_attention, pick_backend
from specviz.decoding.batches.maker import batch_maker
from specviz.decoding.heads.feature import HeadWeights, feature_head
from specviz.decoding.language_model import CachedModel, LanguageModel, StatefulModel, dtype_name
from specviz.decoding.pair import Head, Pair
from specviz.errors import Line, ModelError
from specviz.models import hub
from specviz.models.device_map import describe_device_map, is_spread
from specviz.models.early_exit import early_exit
from specviz.models.machine import describe
from specviz.models.pairs import PUBLISHED, PairSpec
from specviz.models.sandbox import sandboxed
from specviz.models.shared_vocabulary import named
from specviz.models.tokenizer import NO_TEMPLATE, PairTokenizer
from specviz.models.trained_for import weights_mismatch
from specviz.trace import Model, Models


@dataclass(frozen=True)
class LoadedModels:
    """The models of a pair, loaded and checked for compatibility.

    Attributes:
        draft: an independent draft model; None if the pair has none.
        device: the device of the target's input ids and logits.
        head: a head that drafts from the target's features, used instead of a draft model.
        heads: heads that read several of its states; the first one, if `spec.draft` names it, is
            used instead of a draft model.
        lacking: kinds of head that the pair should have, and why each cannot draft.
        int8: whether the draft model reads its weights as int8.
    """

    spec: PairSpec
    tokenizer: PreTrainedTokenizerBase
    target: PreTrainedModel
    draft: PreTrainedModel | None
    device: torch.device
    head: HeadWeights | None = None
    heads: tuple[Head, ...] = ()
    lacking: Mapping[str, Line] = field(default_factory=dict)
    int8: bool = False

    @property
    def main(self) -> Head | None:
        """The head that replaces a draft model."""
        alone = self.spec.draft is not None and self.draft is None and self.head is None
        return self.heads[0] if alone and self.heads else None


def tokenizer_of(loaded: LoadedModels, *, chat: bool = True) -> PairTokenizer:
    """Make a pair's tokenizer, in a sandbox if its publisher is unknown, and find its end tokens.

    Args:
        chat: apply the target's chat template to prompts, if it has one.

    Raises:
        ModelError: the tokenizer or its chat template fails on any prompt.
    """
    spec = loaded.spec
    tokenizer = PairTokenizer(
        loaded.tokenizer,
        chat=chat,
        template=spec.template,
        system=spec.system,
        encoder=None if spec.target in PUBLISHED else sandboxed(loaded.tokenizer),
    )
    tokenizer.around, tokenizer.ends  # noqa: B018  in a sandbox, both may take a minute
    return tokenizer


def assemble(
    loaded: LoadedModels, tokenizer: PairTokenizer | None = None, *, capture: bool = True
) -> Pair:
    """Assemble a pair; what only pads one of the vocabularies is cut off.

    Args:
        tokenizer: by default, `tokenizer_of` the models.
        capture: on a GPU, capture steps as CUDA graphs where the model supports it.

    Raises:
        ModelError: the target lacks a token of every prompt.
    """
    spec, target, draft = loaded.spec, loaded.target, loaded.draft
    tokenizer, vocabulary = tokenizer or tokenizer_of(loaded), _vocabulary(loaded)
    _check_weights(loaded, tokenizer, vocabulary)
    card = _card(spec.target, target)
    new_target = _target_factory(loaded, vocabulary, capture=capture)
    return Pair(
        models=Models(pair=spec.name, target=card, draft=_draft_card(loaded)),
        machine=describe(loaded.device, describe_device_map(target, draft)),
        tokenizer=tokenizer,
        ends=tokenizer.ends | _ends(target, draft, tokenizer.special),
        vocabulary=vocabulary,
        device=loaded.device,
        target=new_target,
        draft=_draft_factory(loaded, vocabulary, capture=capture),
        early_exit=early_exit(target, card, vocabulary, capture=capture),
        heads={head.kind: head for head in loaded.heads},
        main=loaded.main.kind if loaded.main else "",
        lacking=loaded.lacking,
        batch=batch_maker(target, draft, vocabulary, int8=loaded.int8),
    )


def _vocabulary(loaded: LoadedModels) -> int:
    """The number of ids that both models give probabilities for: all that the target has names for.

    Cutting off a named token would change the target's distribution.
    """
    rows = loaded.target.config.vocab_size
    if loaded.head is not None:
        return min(rows, max(loaded.head.vocabulary, named(loaded.tokenizer)))
    return rows if loaded.draft is None else min(rows, loaded.draft.config.vocab_size)


def _check_weights(loaded: LoadedModels, tokenizer: PairTokenizer, vocabulary: int) -> None:
    """Check that a target has weights for the tokens that every prompt gets.

    Raises:
        ModelError: it lacks one, which visitors could not remove.
    """
    lost = [token for token in tokenizer.around if token >= vocabulary]
    if lost:
        raise ModelError(
            "{name!r} cannot be used: its tokenizer or chat template puts {token!r:.60} into every"
            " prompt, a token that the model has no weights for. Choose another target.",
            name=hub.shown_name(loaded.spec.target),
            token=tokenizer.piece(lost[0]),
        ).or_with(NO_TEMPLATE)


def _target_factory(
    loaded: LoadedModels, vocabulary: int, *, capture: bool
) -> Callable[[], LanguageModel]:
    target = loaded.target
    if is_spread(target):
        if loaded.device.type == "cuda":
            avoid_cudnn_attention()
        return partial(CachedModel, target, vocabulary, loaded.device)
    return pick_backend(target, vocabulary, capture=capture)


def _draft_factory(
    loaded: LoadedModels, vocabulary: int, *, capture: bool
) -> Callable[[LanguageModel], LanguageModel] | None:
    head, draft = loaded.head, loaded.draft
    if head is not None:
        new_head = feature_head(head)

        def beside(target: LanguageModel) -> LanguageModel:
            assert isinstance(target, StatefulModel)
            return new_head(target)

        return beside
    if draft is None:
        return None
    new_draft = pick_backend(draft, vocabulary, capture=capture, int8=loaded.int8)
    return lambda _: new_draft()


def _card(checkpoint: str, model: PreTrainedModel) -> Model:
    return Model(
        name=hub.shown_name(checkpoint),
        parameters=model.num_parameters(),
        layers=model.config.num_hidden_layers,
        dtype=dtype_name(model.dtype),
    )


def _draft_card(loaded: LoadedModels) -> Model | None:
    checkpoint, head, draft = loaded.spec.draft, loaded.head, loaded.draft
    if checkpoint is None:
        return None
    if loaded.main is not None:
        return loaded.main.card
    if draft is not None:
        elsewhere = weights_mismatch(draft.config, loaded.target)
        card = replace(_card(checkpoint, draft), other_weights=elsewhere)
        return replace(card, dtype="int8") if loaded.int8 else card
    if head is not None:
        return Model(
            name=hub.shown_name(checkpoint),
            parameters=head.parameters,
            layers=1,
            dtype=dtype_name(head.norm.dtype),
            other_weights=head.other_weights,
        )
    return None


def _ends(
    target: PreTrainedModel, draft: PreTrainedModel | None, special: frozenset[int]
) -> frozenset[int]:
    """The ids with which a target ends a text; a draft's count only if they are special tokens.

    Many configs were saved with their class's default, which is an ordinary token of another
    tokenizer, such as Llama's 2. Nobody chose it, so it counts only if it is a special token.
    """
    stated = target.generation_config.eos_token_id
    ids = _listed(stated)
    if stated == getattr(type(target.config), "eos_token_id", None):
        ids &= special
    return ids if draft is None else ids | _listed(draft.generation_config.eos_token_id) & special


def _listed(ids: object) -> frozenset[int]:
    """The ids in a field that transformers does not check."""
    listed = ids if isinstance(ids, list) else [ids]
    return frozenset(token for token in listed if type(token) is int)
