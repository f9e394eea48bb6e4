"""Loads a pair by name: checks it, loads it, picks CPU threads and warms it up."""

from collections.abc import Iterable
from dataclasses import replace

import torch
from transformers import PreTrainedModel, PreTrainedTokenizerBase

from specviz.decoding.backends import pick_backend
from specviz.decoding.int8_linear import compiled_product
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.pair import Head, Pair
from specviz.decoding.race import finish, race
from specviz.errors import Line, ModelError
from specviz.models import feature_heads, hub, packed
from specviz.models.assembly import LoadedModels, assemble, tokenizer_of
from specviz.models.checkpoints import (
    check_same,
    in_memory,
    load_config,
    load_model,
    load_tokenizer,
    pack_where_it_pays,
    progress,
)
from specviz.models.checks import (
    NEEDS_TARGET,
    cannot_roll_back,
    is_tiny,
    memory,
    obstacle,
    too_large,
    weight_bytes,
)
from specviz.models.device_map import MaxMemory, spread
from specviz.models.failures import explain, option_for, unusable, why_it_ended
from specviz.models.heads import loader
from specviz.models.machine import (
    free_memory,
    free_of_gpus,
    pick_device,
    pick_dtype,
    pick_threads,
    processor,
    return_memory,
)
from specviz.models.pairs import PairSpec, find
from specviz.models.predictions import gpu_of_device, int8_pays
from specviz.models.rollback_check import check_rollback
from specviz.models.shared_vocabulary import named, padded
from specviz.models.tokenizer import PairTokenizer
from specviz.settings import Settings


def load(
    pair: PairSpec | str,
    device: str = "auto",
    dtype: str = "auto",
    draft_dtype: str = "auto",
    *,
    chat: bool = True,
) -> Pair:
    """Load a pair, check that its models are compatible, and warm it up.

    Args:
        pair: a pair, or the name of one (`python -m specviz pairs` lists them).
        device: "auto", "cpu", "cuda" or "cuda:N".
        dtype: "auto", "float32", "bfloat16" or "float16".
        draft_dtype: as in `load_models`.
        chat: apply the target's chat template to prompts, if it has one.

    Raises:
        ModelError: there is no such pair, a model cannot be loaded or rolled back, or the models
            are incompatible.
    """
    spec = find(pair) if isinstance(pair, str) else pair
    loaded = load_models(spec, device, dtype, draft_dtype)
    return prepare(loaded, tokenizer_of(loaded, chat=chat))


def prepare(
    loaded: LoadedModels, tokenizer: PairTokenizer | None = None, *, spare: int = 0
) -> Pair:
    """Assemble a pair, pick the fastest number of CPU threads, and warm it up.

    Call this on the thread that will decode, while nothing else runs: it times different numbers
    of threads, and torch sets that number for the calling thread.

    Args:
        tokenizer: by default, `tokenizer_of` the models.
        spare: CPU cores to leave to other work.

    Raises:
        ModelError: there is too little memory, or a GPU failed.
    """
    try:
        return _prepared(loaded, tokenizer, spare)
    except Exception as error:
        if why_it_ended(error) is None:
            raise
        name, reason = loaded.spec.name, explain(error, loaded.spec.target)
    # Raised outside the handler: the traceback would keep the caches alive.
    return_memory()
    raise ModelError("The pair {pair} cannot run here: {why}", pair=name, why=reason).or_with(
        option_for(reason)
    )


def _prepared(loaded: LoadedModels, tokenizer: PairTokenizer | None, spare: int) -> Pair:
    target = loaded.target
    if loaded.device.type == "cpu":
        new_target = pick_backend(target, target.config.vocab_size)
        pick_threads(lambda: new_target().logits(torch.tensor([0]), last=1), spare=spare)
    pair = assemble(loaded, tokenizer)
    warm_up(pair)
    return pair


def load_models(
    spec: PairSpec, device: str = "auto", dtype: str = "auto", draft_dtype: str = "auto"
) -> LoadedModels:
    """Load a pair's models, downloading missing files, and check that they are compatible.

    Args:
        draft_dtype: "int8": the draft model reads its weights as int8; "same": in the target's
            dtype; "auto": as int8 on a GPU where the prediction says that it pays.

    Raises:
        ModelError: a model cannot be loaded or rolled back, or the models are incompatible.
    """
    where = pick_device(device)
    torch_dtype = pick_dtype(dtype, where, tiny=is_tiny(spec))
    if spec.draft and spec.draft != spec.target:
        loader.check_whole(spec.draft)
    if reason := obstacle(spec, where, torch_dtype, in_memory(spec, where, torch_dtype)):
        raise ModelError("The pair {pair} cannot be loaded: {why}.", pair=spec.name, why=reason)
    head = main = None
    for name in spec.checkpoints:
        if loader.kind_of(name):
            if name != spec.draft or name == spec.target:
                raise unusable(name, NEEDS_TARGET)
            main = name
            continue
        config = load_config(name, torch_dtype)
        if name == spec.draft != spec.target and feature_heads.is_head(config):
            head = name
        elif reason := cannot_roll_back(config) or packed.obstacle(name, config):
            raise unusable(name, reason)
    tokenizer = load_tokenizer(spec.target)
    shared = check_same(tokenizer, spec.draft) if spec.draft and not main else 0
    independent = spec.draft and not head and not main
    draft = load_model(spec.draft, where, torch_dtype) if spec.draft and independent else None
    target = load_model(spec.target, where, torch_dtype, _max_memory(spec, where, torch_dtype))
    pack_where_it_pays(target, target=True)
    if draft is not None:
        draft = _fitted(draft, shared, target, tokenizer)
    check_rollback(spec, target, draft)
    bound = feature_heads.read(head, load_config(head), target) if head else None
    if bound is not None:
        _check_vocabulary(spec.draft or "", min(shared, target.config.vocab_size), bound.vocabulary)
    heads, lacking = _heads(spec, target)
    if main:
        heads = (loader.read(main, target), *heads)
    int8 = _reads_int8(draft_dtype, spec, draft)
    return LoadedModels(spec, tokenizer, target, draft, where, bound, heads, lacking, int8)


def _reads_int8(draft_dtype: str, spec: PairSpec, draft: PreTrainedModel | None) -> bool:
    """Whether a draft model reads its weights as int8; on a CPU only if that was asked for.

    There products of one row take 0.5 to 1.2 times as long in bfloat16, of two 0.7 to 1.6 times, of
    five 1.3 to 2.8 times, and in float32 2 to 30 times (AMD EPYC, Zen 4, one thread).

    Raises:
        ModelError: it was asked for, and there is no draft model that can.
    """
    able = draft is not None and is_lean(draft)
    if draft_dtype == "int8" and not able:
        raise ModelError(
            "The pair {pair} cannot draft in int8: it has no draft model of the Llama, Mistral,"
            " Qwen2 or Qwen3 families.",
            pair=spec.name,
        )
    if draft_dtype != "auto" or draft is None or not able or draft.device.type != "cuda":
        return draft_dtype == "int8"
    free = free_memory(draft.device)
    return (
        int8_pays(spec, gpu_of_device(processor(draft.device)))
        and (free is None or free > draft.get_memory_footprint())  # the copy takes half of it
        and compiled_product(draft.device, draft.dtype) is not None
    )


def _fitted(
    draft: PreTrainedModel,
    shared: int,
    target: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
) -> PreTrainedModel:
    """Pad a draft that lacks tokens which only its target has names for.

    Args:
        shared: how many ids both tokenizers have names for.
        tokenizer: the target's.

    Raises:
        ModelError: it lacks tokens that both have names for.
    """
    rows, theirs = draft.config.vocab_size, target.config.vocab_size
    _check_vocabulary(draft.name_or_path, min(shared, theirs), rows)
    known = min(named(tokenizer), theirs)
    return draft if rows >= known else padded(draft, known, tokenizer.eos_token_id)


def _check_vocabulary(draft: str, needed: int, vocabulary: int) -> None:
    """Check that a draft has weights for so many tokens.

    Raises:
        ModelError: it has fewer.
    """
    if vocabulary < needed:
        raise unusable(draft, Line("it lacks tokens of its target"))


def _heads(spec: PairSpec, target: PreTrainedModel) -> tuple[tuple[Head, ...], dict[str, Line]]:
    """Read a pair's further heads on this disk; return them, and why others cannot draft."""
    heads, lacking = list[Head](), dict[str, Line]()
    for kind, checkpoint in spec.heads.items():
        if hub.missing(checkpoint) is not None:
            if not hub.is_folder(checkpoint):
                lacking[kind] = Line(
                    "it is not on this disk; `hf download {name}` downloads it.", name=checkpoint
                )
            continue
        try:
            heads.append(loader.read(checkpoint, target))
        except ModelError as error:
            lacking[kind] = error.line
    return tuple(heads), lacking


def for_peers(loaded: LoadedModels) -> LoadedModels:
    """Replace a head by an independent draft, for engines that cannot draft with a head.

    Raises:
        ModelError: the draft cannot be loaded, or is incompatible with the target.
    """
    checkpoint = loaded.spec.peer_draft
    if checkpoint is None:
        return loaded
    shared = check_same(loaded.tokenizer, checkpoint)
    draft = load_model(checkpoint, loaded.device, loaded.target.dtype)
    draft = _fitted(draft, shared, loaded.target, loaded.tokenizer)
    return replace(loaded, draft=draft, head=None, heads=())


def shortage(
    spec: PairSpec, device: str = "auto", dtype: str = "auto", freed: Iterable[PairSpec] = ()
) -> Line | None:
    """Explain that there is too little memory to load a pair; None if there is enough.

    Args:
        freed: loaded pairs that will be dropped first.
    """
    where = pick_device(device)
    torch_dtype = pick_dtype(dtype, where, tiny=is_tiny(spec))
    reused = in_memory(spec, where, torch_dtype)
    dropped = {
        (checkpoint, pick_dtype(dtype, where, tiny=is_tiny(pair)))
        for pair in freed
        for checkpoint in pair.checkpoints
    }  # once each: pairs share models
    more = sum(weight_bytes(*model) for model in dropped - {(name, torch_dtype) for name in reused})
    return too_large(spec, where, torch_dtype, reused, more)


def read_bytes(spec: PairSpec, device: torch.device) -> tuple[int, int]:
    """Return how many bytes of a pair's weights have been read, and how many there are.

    (0, 0) if the sizes are unknown. `load_models` reads the draft first.
    """
    dtype = pick_dtype("auto", device, tiny=is_tiny(spec))
    there, done, total = in_memory(spec, device, dtype), 0.0, 0
    share = progress.share
    for checkpoint in reversed(spec.checkpoints):
        size = weight_bytes(checkpoint, dtype)
        if checkpoint in there:
            done += size
        elif share:
            done, share = done + share * size, 0.0
        total += size
    return int(done), total


def warm_up(pair: Pair) -> None:
    """Run one short race, so that the first real run has no cold start.

    On a GPU, a prompt longer than any captured step also loads the kernels of a prefill.
    """
    drafter = "model" if "model" in pair.drafters else "lookup"
    prompt = [1, 2, 3, 4] * (10 if pair.device.type == "cuda" else 1)
    finish(race(pair, prompt, Settings(drafter=drafter, max_new_tokens=12)))


def _max_memory(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> MaxMemory | None:
    """Return how to spread a target over all GPUs; None if one is enough.

    Call this after the draft is loaded, so that the free memory excludes it.
    """
    if str(device) != "cuda":  # a CPU, or one specific GPU
        return None
    alone = replace(spec, draft=None)
    needed = memory(alone, dtype, in_memory(alone, device, dtype))
    return None if needed is None else spread(needed, free_of_gpus())
