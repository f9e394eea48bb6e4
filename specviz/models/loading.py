"""From a pair's name to models that decode. The only place that knows transformers' loaders."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import torch
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    AutoTokenizer,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.utils import cached_file, logging

from specviz.decoding.backends import avoid_cudnn_attention, readers
from specviz.decoding.feature_head import FeatureHead, HeadWeights
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean_llama import LeanLlama, pack
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import Line, ModelError
from specviz.models import feature_heads, gguf, hub, reduced_vocabulary
from specviz.models.checks import (
    TINY,
    cannot_roll_back,
    check_promised,
    is_tiny,
    memory,
    obstacle,
    stored,
    too_large,
)
from specviz.models.device_map import Room, is_spread, placement, spread
from specviz.models.early_exit import early_exit
from specviz.models.failures import explain, is_panic, why_it_ended
from specviz.models.machine import (
    describe,
    free_memory,
    free_of_gpus,
    pick_device,
    pick_dtype,
    pick_threads,
    return_memory,
)
from specviz.models.pairs import PUBLISHED, PairSpec
from specviz.models.rollback_check import check_reading
from specviz.models.sandbox import Confined, confined
from specviz.models.tokenizer import TokenizerText
from specviz.settings import Settings
from specviz.trace import Model, Models

logging.set_verbosity_error()
logging.disable_progress_bar()


@dataclass(frozen=True)
class Checkpoints:
    """What lies on disk for a pair, in memory and on one device.

    Attributes:
        draft: a model by itself.
        head: what drafts from the target's features, in place of a draft model.
    """

    spec: PairSpec
    tokenizer: PreTrainedTokenizerBase
    target: PreTrainedModel
    draft: PreTrainedModel | None
    device: torch.device
    head: HeadWeights | None = None


def load(spec: PairSpec, device: str = "auto", dtype: str = "auto", *, chat: bool = True) -> Pair:
    """A pair ready to decode: loaded, checked to fit together, warmed up.

    Args:
        chat: put prompts into the target's chat template, if it has one.

    Raises:
        ModelError: a model cannot be loaded or rolled back, or the two do not fit together.
    """
    return prepare(load_checkpoints(spec, device, dtype), chat=chat)


def prepare(checkpoints: Checkpoints, *, chat: bool = True, spare: int = 0) -> Pair:
    """A pair ready to decode: as many threads as serve it, and warmed up.

    This measures the machine, and torch sets its threads for the thread that asks: call it on
    the one that will decode, when nothing else runs.

    Args:
        spare: cores of a CPU to leave to others.

    Raises:
        ModelError: there is too little memory, or a GPU failed.
    """
    try:
        return _prepared(checkpoints, chat, spare)
    except Exception as error:
        if why_it_ended(error) is None:
            raise
        name, reason = checkpoints.spec.name, explain(error, checkpoints.spec.target)
    # Raised here, not above: the error would hold on to the caches.
    return_memory()
    raise ModelError("The pair {pair} cannot run here: {why}", pair=name, why=reason)


def _prepared(checkpoints: Checkpoints, chat: bool, spare: int) -> Pair:
    target = checkpoints.target
    if checkpoints.device.type == "cpu":
        read = readers(target, target.config.vocab_size)
        pick_threads(lambda: read().logits(torch.tensor([0]), last=1), spare=spare)
    pair = assemble(checkpoints, chat=chat)
    warm_up(pair)
    return pair


def load_checkpoints(spec: PairSpec, device: str = "auto", dtype: str = "auto") -> Checkpoints:
    """Both models on one device, checked to fit together; what is not on this disk is fetched.

    Raises:
        ModelError: a model cannot be loaded or rolled back, or the two do not fit together.
    """
    place = pick_device(device)
    form = pick_dtype(dtype, place, tiny=is_tiny(spec))
    if reason := obstacle(spec, place, form, _in_memory(spec, place, form)):
        raise ModelError("The pair {pair} cannot be loaded: {why}.", pair=spec.name, why=reason)
    head = None
    for name in spec.places:
        config = load_config(name)
        if name == spec.draft != spec.target and feature_heads.is_head(config):
            head = name
        elif reason := cannot_roll_back(config):
            raise ModelError("{name!r} cannot be used: {why}.", name=Path(name).name, why=reason)
    tokenizer = load_tokenizer(spec.target)
    if spec.draft:
        check_same(tokenizer, spec.draft)
    draft = load_model(spec.draft, place, form) if spec.draft and not head else None
    target = load_model(spec.target, place, form, _room(spec, place, form))
    check_reading(spec, target, draft)
    bound = feature_heads.read(head, load_config(head), target) if head else None
    return Checkpoints(spec, tokenizer, target, draft, place, bound)


def for_peers(checkpoints: Checkpoints) -> Checkpoints:
    """The same target with a draft model by itself, for engines that know no other drafts.

    Raises:
        ModelError: that draft cannot be loaded, or does not fit.
    """
    place = checkpoints.spec.peer_draft
    if place is None:
        return checkpoints
    check_same(checkpoints.tokenizer, place)
    draft = load_model(place, checkpoints.device, checkpoints.target.dtype)
    return replace(checkpoints, draft=draft, head=None)


def shortage(
    spec: PairSpec, device: str = "auto", dtype: str = "auto", freed: Iterable[PairSpec] = ()
) -> Line | None:
    """That there is too little memory to load a pair, in words; None if there is enough.

    Args:
        freed: pairs in memory that will be let go before.
    """
    place = pick_device(device)
    form = pick_dtype(dtype, place, tiny=is_tiny(spec))
    more = sum(memory(pair, pick_dtype(dtype, place, tiny=is_tiny(pair))) or 0 for pair in freed)
    return too_large(spec, place, form, _in_memory(spec, place, form), more)


def assemble(checkpoints: Checkpoints, *, chat: bool = True, capture: bool = True) -> Pair:
    """A pair from models in memory. Padded vocabularies are cut to the smaller one.

    Args:
        capture: on a GPU, read through captured steps.
    """
    spec, target, draft = checkpoints.spec, checkpoints.target, checkpoints.draft
    models = [model for model in (target, draft) if model is not None]
    head = checkpoints.head
    vocabulary = head.vocabulary if head else min(model.config.vocab_size for model in models)
    tokenizer = checkpoints.tokenizer
    text = TokenizerText(
        tokenizer,
        chat=chat,
        template=spec.template,
        system=spec.system,
        tokenizing=None if spec.target in PUBLISHED else confined(tokenizer),
    )
    card = _card(spec.target, target)
    return Pair(
        models=Models(pair=spec.name, target=card, draft=_draft_card(checkpoints)),
        machine=describe(checkpoints.device, placement(target, draft)),
        text=text,
        ends=text.ends.union(*map(_ends, models)),
        vocabulary=vocabulary,
        device=checkpoints.device,
        target=_target_readers(checkpoints, vocabulary, capture=capture),
        draft=_draft_readers(checkpoints, vocabulary, capture=capture),
        early_exit=early_exit(target, card, vocabulary, capture=capture),
    )


def _target_readers(
    checkpoints: Checkpoints, vocabulary: int, *, capture: bool
) -> Callable[[], LanguageModel]:
    target = checkpoints.target
    if checkpoints.device.type == "cuda":
        avoid_cudnn_attention()
    if checkpoints.head is not None:
        return partial(LeanLlama, target, vocabulary)  # the one that keeps features
    if is_spread(target):
        return partial(CachedModel, target, vocabulary, checkpoints.device)
    return readers(target, vocabulary, capture=capture)


def _draft_readers(
    checkpoints: Checkpoints, vocabulary: int, *, capture: bool
) -> Callable[[LanguageModel], LanguageModel] | None:
    head, draft = checkpoints.head, checkpoints.draft
    if head is not None:

        def beside(target: LanguageModel) -> LanguageModel:
            assert isinstance(target, LeanLlama)
            return FeatureHead(head, target)

        return beside
    if draft is None:
        return None
    read = readers(draft, vocabulary, capture=capture)
    return lambda _: read()


def warm_up(pair: Pair) -> None:
    """One short race, so that the first real one does not pay for the machine waking up."""
    drafter = "lookup" if pair.draft is None else "model"
    finish(race(pair, [1, 2, 3, 4], Settings(drafter=drafter, max_new_tokens=12)))


_weights: WeakValueDictionary[tuple[str, str, torch.dtype], PreTrainedModel] = (
    WeakValueDictionary()
)  # weights that some pair still holds, so that pairs with one target share it


def _in_memory(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> set[str]:
    return {place for place in spec.places if (place, str(device), dtype) in _weights}


def _room(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> Room | None:
    """How a target is spread over all GPUs, once its draft is loaded; None if it need not be."""
    if str(device) != "cuda":  # another device, or one GPU by its number
        return None
    alone = replace(spec, draft=None)
    needed = memory(alone, dtype, _in_memory(alone, device, dtype))
    return None if needed is None else spread(needed, free_of_gpus())


def load_model(
    place: str, device: torch.device, dtype: torch.dtype, room: Room | None = None
) -> PreTrainedModel:
    """A causal language model in inference mode; safetensors only, no code from the hub.

    A model that is in use already is shared, not loaded again.

    Args:
        room: the bytes that each of several devices may take, to spread it over them.

    Raises:
        ModelError: it cannot be loaded.
    """
    key = (place, str(device), dtype)
    model = _weights.get(key)
    if model is None:
        model, info = _loaded(partial(_read, device=device, dtype=dtype, room=room), place)
        if info["missing_keys"]:  # they would be filled with random numbers
            name, lost = Path(place).name, min(info["missing_keys"])
            raise ModelError("{name!r} is incomplete: it has no {lost:.100}.", name=name, lost=lost)
        if token_ids := reduced_vocabulary.read(place):
            reduced_vocabulary.widen(model, token_ids)
        if _may_be_packed(model):
            pack(model)
        _weights[key] = model
    return model


def _read(
    place: str, device: torch.device, room: Room | None, **options: Any
) -> tuple[PreTrainedModel, Any]:
    if (size := stored(place)) is not None:
        check_promised(AutoConfig.from_pretrained(place, **options), size.parameters)
    if room is not None:
        options |= {"device_map": "auto", "max_memory": room}
    model, info = AutoModelForCausalLM.from_pretrained(
        place, use_safetensors=True, output_loading_info=True, **options
    )
    return (model if room is not None else model.to(device)).eval(), info


def _may_be_packed(model: PreTrainedModel) -> bool:
    """Whether a step of it waits for a CPU's memory, of which it may take as much again."""
    if model.device.type != "cpu" or model.num_parameters() < TINY:
        return False
    free = free_memory(model.device)
    return free is None or free > 2 * model.get_memory_footprint()


def load_config(place: str) -> PreTrainedConfig:
    """What a checkpoint says of its architecture.

    Raises:
        ModelError: it cannot be loaded.
    """
    return _loaded(AutoConfig.from_pretrained, place)


def load_tokenizer(place: str) -> PreTrainedTokenizerBase:
    """The tokenizer of a checkpoint; a stranger's is tried in a process of its own before.

    Raises:
        ModelError: it cannot be loaded, or breaks down.
    """
    if place in PUBLISHED:
        return _loaded(AutoTokenizer.from_pretrained, place)
    return _loaded(_tried_tokenizer, place)


def _tried_tokenizer(place: str, **options: Any) -> PreTrainedTokenizerBase:
    path = cached_file(
        place, "tokenizer.json", _raise_exceptions_for_missing_entries=False, **options
    )
    if path is not None:
        Confined(partial(Path(path).read_text, "utf-8")).try_out()
    return AutoTokenizer.from_pretrained(place, **options)


def check_same(target: PreTrainedTokenizerBase, draft: str) -> None:
    """The target's tokenizer and that of the draft in a place give every id the same meaning.

    Raises:
        ModelError: they do not: acceptance would compare different tokens.
    """
    if token_ids := reduced_vocabulary.read(draft):
        same = token_ids.tokenizer == reduced_vocabulary.fingerprint(target)
    else:
        same = target.get_vocab() == load_tokenizer(draft).get_vocab()
    if not same:
        raise ModelError(
            "Target and draft have different tokenizers: choose two models of one family."
        )


def _loaded(load: Callable[..., Any], place: str) -> Any:
    here = hub.missing(place) is None  # then the hub is not asked for a newer one
    try:
        return load(gguf.local(place), trust_remote_code=False, local_files_only=here)
    except BaseException as error:  # their parts in Rust raise what is no Exception
        if not (isinstance(error, Exception) or is_panic(error)):
            raise
        reason = explain(error, place)
    # Raised here, not above: the error would hold on to the weights that were read so far.
    return_memory()
    raise ModelError("{name!r} cannot be loaded: {why}", name=Path(place).name, why=reason)


def _name(place: str) -> str:
    return Path(place).name if hub.is_folder(place) else place


def _card(place: str, model: PreTrainedModel) -> Model:
    return Model(
        name=_name(place),
        parameters=model.num_parameters(),
        layers=model.config.num_hidden_layers,
        dtype=str(model.dtype).removeprefix("torch."),
    )


def _draft_card(checkpoints: Checkpoints) -> Model | None:
    place, head, draft = checkpoints.spec.draft, checkpoints.head, checkpoints.draft
    if place is None:
        return None
    if draft is not None:
        return _card(place, draft)
    if head is not None:
        dtype = str(head.norm.dtype).removeprefix("torch.")
        name = f"{_name(place)[:150]}, taught for other weights" if head.strange else _name(place)
        return Model(name=name, parameters=head.parameters, layers=1, dtype=dtype)
    return None


def _ends(model: PreTrainedModel) -> frozenset[int]:
    ids = model.generation_config.eos_token_id
    return frozenset([ids] if isinstance(ids, int) else ids or [])
