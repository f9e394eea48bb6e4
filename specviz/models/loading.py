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

from specviz.decoding.backends import avoid_cudnn_attention, pick_backend
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
from specviz.models.sandbox import Sandbox, sandboxed
from specviz.models.tokenizer import PairTokenizer
from specviz.settings import Settings
from specviz.trace import Model, Models

logging.set_verbosity_error()
logging.disable_progress_bar()


@dataclass(frozen=True)
class LoadedModels:
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
    return prepare(load_models(spec, device, dtype), chat=chat)


def prepare(loaded: LoadedModels, *, chat: bool = True, spare: int = 0) -> Pair:
    """A pair ready to decode: as many threads as serve it, and warmed up.

    This measures the machine, and torch sets its threads for the thread that asks: call it on
    the one that will decode, when nothing else runs.

    Args:
        spare: cores of a CPU to leave to others.

    Raises:
        ModelError: there is too little memory, or a GPU failed.
    """
    try:
        return _prepared(loaded, chat, spare)
    except Exception as error:
        if why_it_ended(error) is None:
            raise
        name, reason = loaded.spec.name, explain(error, loaded.spec.target)
    # Raised here, not above: the error would hold on to the caches.
    return_memory()
    raise ModelError("The pair {pair} cannot run here: {why}", pair=name, why=reason)


def _prepared(loaded: LoadedModels, chat: bool, spare: int) -> Pair:
    target = loaded.target
    if loaded.device.type == "cpu":
        read = pick_backend(target, target.config.vocab_size)
        pick_threads(lambda: read().logits(torch.tensor([0]), last=1), spare=spare)
    pair = assemble(loaded, chat=chat)
    warm_up(pair)
    return pair


def load_models(spec: PairSpec, device: str = "auto", dtype: str = "auto") -> LoadedModels:
    """Both models on one device, checked to fit together; what is not on this disk is fetched.

    Raises:
        ModelError: a model cannot be loaded or rolled back, or the two do not fit together.
    """
    checkpoint = pick_device(device)
    form = pick_dtype(dtype, checkpoint, tiny=is_tiny(spec))
    if reason := obstacle(spec, checkpoint, form, _in_memory(spec, checkpoint, form)):
        raise ModelError("The pair {pair} cannot be loaded: {why}.", pair=spec.name, why=reason)
    head = None
    for name in spec.checkpoints:
        config = load_config(name)
        if name == spec.draft != spec.target and feature_heads.is_head(config):
            head = name
        elif reason := cannot_roll_back(config):
            raise ModelError("{name!r} cannot be used: {why}.", name=Path(name).name, why=reason)
    tokenizer = load_tokenizer(spec.target)
    if spec.draft:
        check_same(tokenizer, spec.draft)
    draft = load_model(spec.draft, checkpoint, form) if spec.draft and not head else None
    target = load_model(spec.target, checkpoint, form, _room(spec, checkpoint, form))
    check_reading(spec, target, draft)
    bound = feature_heads.read(head, load_config(head), target) if head else None
    return LoadedModels(spec, tokenizer, target, draft, checkpoint, bound)


def for_peers(loaded: LoadedModels) -> LoadedModels:
    """The same target with a draft model by itself, for engines that know no other drafts.

    Raises:
        ModelError: that draft cannot be loaded, or does not fit.
    """
    checkpoint = loaded.spec.peer_draft
    if checkpoint is None:
        return loaded
    check_same(loaded.tokenizer, checkpoint)
    draft = load_model(checkpoint, loaded.device, loaded.target.dtype)
    return replace(loaded, draft=draft, head=None)


def shortage(
    spec: PairSpec, device: str = "auto", dtype: str = "auto", freed: Iterable[PairSpec] = ()
) -> Line | None:
    """That there is too little memory to load a pair, in words; None if there is enough.

    Args:
        freed: pairs in memory that will be let go before.
    """
    checkpoint = pick_device(device)
    form = pick_dtype(dtype, checkpoint, tiny=is_tiny(spec))
    more = sum(
        memory(pair, pick_dtype(dtype, checkpoint, tiny=is_tiny(pair))) or 0 for pair in freed
    )
    return too_large(spec, checkpoint, form, _in_memory(spec, checkpoint, form), more)


def assemble(loaded: LoadedModels, *, chat: bool = True, capture: bool = True) -> Pair:
    """A pair from models in memory. Padded vocabularies are cut to the smaller one.

    Args:
        capture: on a GPU, read through captured steps.
    """
    spec, target, draft = loaded.spec, loaded.target, loaded.draft
    models = [model for model in (target, draft) if model is not None]
    head = loaded.head
    vocabulary = head.vocabulary if head else min(model.config.vocab_size for model in models)
    tokenizer = loaded.tokenizer
    text = PairTokenizer(
        tokenizer,
        chat=chat,
        template=spec.template,
        system=spec.system,
        encoder=None if spec.target in PUBLISHED else sandboxed(tokenizer),
    )
    card = _card(spec.target, target)
    return Pair(
        models=Models(pair=spec.name, target=card, draft=_draft_card(loaded)),
        machine=describe(loaded.device, placement(target, draft)),
        tokenizer=text,
        ends=text.ends.union(*map(_ends, models)),
        vocabulary=vocabulary,
        device=loaded.device,
        target=_target_readers(loaded, vocabulary, capture=capture),
        draft=_draft_readers(loaded, vocabulary, capture=capture),
        early_exit=early_exit(target, card, vocabulary, capture=capture),
    )


def _target_readers(
    loaded: LoadedModels, vocabulary: int, *, capture: bool
) -> Callable[[], LanguageModel]:
    target = loaded.target
    if loaded.device.type == "cuda":
        avoid_cudnn_attention()
    if loaded.head is not None:
        return partial(LeanLlama, target, vocabulary)  # the one that keeps features
    if is_spread(target):
        return partial(CachedModel, target, vocabulary, loaded.device)
    return pick_backend(target, vocabulary, capture=capture)


def _draft_readers(
    loaded: LoadedModels, vocabulary: int, *, capture: bool
) -> Callable[[LanguageModel], LanguageModel] | None:
    head, draft = loaded.head, loaded.draft
    if head is not None:

        def beside(target: LanguageModel) -> LanguageModel:
            assert isinstance(target, LeanLlama)
            return FeatureHead(head, target)

        return beside
    if draft is None:
        return None
    read = pick_backend(draft, vocabulary, capture=capture)
    return lambda _: read()


def warm_up(pair: Pair) -> None:
    """One short race, so that the first real one does not pay for the machine waking up."""
    drafter = "lookup" if pair.draft is None else "model"
    finish(race(pair, [1, 2, 3, 4], Settings(drafter=drafter, max_new_tokens=12)))


_weights: WeakValueDictionary[tuple[str, str, torch.dtype], PreTrainedModel] = (
    WeakValueDictionary()
)  # weights that some pair still holds, so that pairs with one target share it


def _in_memory(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> set[str]:
    return {
        checkpoint
        for checkpoint in spec.checkpoints
        if (checkpoint, str(device), dtype) in _weights
    }


def _room(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> Room | None:
    """How a target is spread over all GPUs, once its draft is loaded; None if it need not be."""
    if str(device) != "cuda":  # another device, or one GPU by its number
        return None
    alone = replace(spec, draft=None)
    needed = memory(alone, dtype, _in_memory(alone, device, dtype))
    return None if needed is None else spread(needed, free_of_gpus())


def load_model(
    checkpoint: str, device: torch.device, dtype: torch.dtype, room: Room | None = None
) -> PreTrainedModel:
    """A causal language model in inference mode; safetensors only, no code from the hub.

    A model that is in use already is shared, not loaded again.

    Args:
        room: the bytes that each of several devices may take, to spread it over them.

    Raises:
        ModelError: it cannot be loaded.
    """
    key = (checkpoint, str(device), dtype)
    model = _weights.get(key)
    if model is None:
        model, info = _loaded(partial(_read, device=device, dtype=dtype, room=room), checkpoint)
        if info["missing_keys"]:  # they would be filled with random numbers
            name, lost = Path(checkpoint).name, min(info["missing_keys"])
            raise ModelError("{name!r} is incomplete: it has no {lost:.100}.", name=name, lost=lost)
        if token_ids := reduced_vocabulary.read(checkpoint):
            reduced_vocabulary.widen(model, token_ids)
        if _may_be_packed(model):
            pack(model)
        _weights[key] = model
    return model


def _read(
    checkpoint: str, device: torch.device, room: Room | None, **options: Any
) -> tuple[PreTrainedModel, Any]:
    if (size := stored(checkpoint)) is not None:
        check_promised(AutoConfig.from_pretrained(checkpoint, **options), size.parameters)
    if room is not None:
        options |= {"device_map": "auto", "max_memory": room}
    model, info = AutoModelForCausalLM.from_pretrained(
        checkpoint, use_safetensors=True, output_loading_info=True, **options
    )
    return (model if room is not None else model.to(device)).eval(), info


def _may_be_packed(model: PreTrainedModel) -> bool:
    """Whether a step of it waits for a CPU's memory, of which it may take as much again."""
    if model.device.type != "cpu" or model.num_parameters() < TINY:
        return False
    free = free_memory(model.device)
    return free is None or free > 2 * model.get_memory_footprint()


def load_config(checkpoint: str) -> PreTrainedConfig:
    """What a checkpoint says of its architecture.

    Raises:
        ModelError: it cannot be loaded.
    """
    return _loaded(AutoConfig.from_pretrained, checkpoint)


def load_tokenizer(checkpoint: str) -> PreTrainedTokenizerBase:
    """The tokenizer of a checkpoint; a stranger's is tried in a process of its own before.

    Raises:
        ModelError: it cannot be loaded, or breaks down.
    """
    if checkpoint in PUBLISHED:
        return _loaded(AutoTokenizer.from_pretrained, checkpoint)
    return _loaded(_tried_tokenizer, checkpoint)


def _tried_tokenizer(checkpoint: str, **options: Any) -> PreTrainedTokenizerBase:
    path = cached_file(
        checkpoint, "tokenizer.json", _raise_exceptions_for_missing_entries=False, **options
    )
    if path is not None:
        Sandbox(partial(Path(path).read_text, "utf-8")).try_out()
    return AutoTokenizer.from_pretrained(checkpoint, **options)


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


def _loaded(load: Callable[..., Any], checkpoint: str) -> Any:
    here = hub.missing(checkpoint) is None  # then the hub is not asked for a newer one
    try:
        return load(gguf.local(checkpoint), trust_remote_code=False, local_files_only=here)
    except BaseException as error:  # their parts in Rust raise what is no Exception
        if not (isinstance(error, Exception) or is_panic(error)):
            raise
        reason = explain(error, checkpoint)
    # Raised here, not above: the error would hold on to the weights that were read so far.
    return_memory()
    raise ModelError("{name!r} cannot be loaded: {why}", name=Path(checkpoint).name, why=reason)


def _name(checkpoint: str) -> str:
    return Path(checkpoint).name if hub.is_folder(checkpoint) else checkpoint


def _card(checkpoint: str, model: PreTrainedModel) -> Model:
    return Model(
        name=_name(checkpoint),
        parameters=model.num_parameters(),
        layers=model.config.num_hidden_layers,
        dtype=str(model.dtype).removeprefix("torch."),
    )


def _draft_card(loaded: LoadedModels) -> Model | None:
    checkpoint, head, draft = loaded.spec.draft, loaded.head, loaded.draft
    if checkpoint is None:
        return None
    if draft is not None:
        return _card(checkpoint, draft)
    if head is not None:
        dtype = str(head.norm.dtype).removeprefix("torch.")
        name = _name(checkpoint)
        if head.strange:
            name = f"{name[:150]}, taught for other weights"
        return Model(name=name, parameters=head.parameters, layers=1, dtype=dtype)
    return None


def _ends(model: PreTrainedModel) -> frozenset[int]:
    ids = model.generation_config.eos_token_id
    return frozenset([ids] if isinstance(ids, int) else ids or [])
