"""Loads the config, tokenizer and model of a checkpoint, and shares weights between pairs.

Apart from training, only this module and `gguf` call transformers' loaders. They read safetensors
and GGUF only, and never run code from the hub.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import torch
from transformers import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    AutoConfig,
    AutoModelForCausalLM,
    AutoTokenizer,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.utils import cached_file, logging

from specviz.decoding.lean.weights import is_packed, pack
from specviz.errors import ModelError
from specviz.models import gguf, hub, int8, packed, reduced_vocabulary
from specviz.models.checks import TINY, check_promised, stored
from specviz.models.device_map import MaxMemory
from specviz.models.failures import explain, is_panic, not_whole, option_for
from specviz.models.json_limits import CHECKS, check_files
from specviz.models.machine import free_memory, return_memory
from specviz.models.pairs import PUBLISHED, PairSpec
from specviz.models.sandbox import Sandbox
from specviz.models.shared_vocabulary import first_difference, named

logging.set_verbosity_error()
logging.disable_progress_bar()


class Progress:
    """How much of a checkpoint transformers has read.

    Attributes:
        share: of the tensors of the one that is being read, from 0 to 1; 0 if there is none.
    """

    def __init__(self) -> None:
        self.share = 0.0

    def bar(self, usual: Callable[..., Any], given: tuple[Any, ...], options: Any) -> Any:
        """Return what replaces a progress bar of transformers; see its `set_tqdm_hook`."""
        if options.get("desc") == "Loading weights":
            return self._counted(*given)
        return usual(*given, **options)

    def _counted(self, tensors: Collection[Any]) -> Iterator[Any]:
        try:
            for number, tensor in enumerate(tensors):
                self.share = number / len(tensors)
                yield tensor
        finally:
            self.share = 0.0


progress = Progress()
logging.set_tqdm_hook(progress.bar)

_weights: WeakValueDictionary[tuple[str, str, torch.dtype], PreTrainedModel] = (
    WeakValueDictionary()
)  # models in use: pairs with the same target share its weights


def in_memory(spec: PairSpec, device: torch.device, dtype: torch.dtype) -> set[str]:
    """Return the pair's checkpoints that are already loaded on this device in this dtype."""
    return {name for name in spec.checkpoints if (name, str(device), dtype) in _weights}


def load_model(
    checkpoint: str, device: torch.device, dtype: torch.dtype, max_memory: MaxMemory | None = None
) -> PreTrainedModel:
    """Load a causal language model in eval mode, or return the copy already in use.

    Args:
        checkpoint: a folder, a GGUF file or a hub id.
        max_memory: the maximum bytes per device, to spread the model over several devices.

    Raises:
        ModelError: the model cannot be loaded.
    """
    key = (checkpoint, str(device), dtype)
    model = _weights.get(key)
    if model is None:
        model, info = _loaded(
            partial(_read, device=device, dtype=dtype, max_memory=max_memory), checkpoint, dtype
        )
        if info["missing_keys"]:  # transformers would randomly initialise them
            raise not_whole(Path(checkpoint).name, info["missing_keys"], info["unexpected_keys"])
        if token_ids := reduced_vocabulary.read(checkpoint):
            reduced_vocabulary.widen(model, token_ids)
        pack_where_it_pays(model)
        _weights[key] = model
    return model


def load_config(checkpoint: str, dtype: torch.dtype | None = None) -> PreTrainedConfig:
    """Load the config of a checkpoint.

    Args:
        dtype: in which its weights will be loaded, for which a GGUF file is converted.

    Raises:
        ModelError: the config cannot be loaded.
    """
    return _loaded(AutoConfig.from_pretrained, checkpoint, dtype)


def load_tokenizer(checkpoint: str) -> PreTrainedTokenizerBase:
    """Load the tokenizer of a checkpoint; an unknown publisher's is first tried in a sandbox.

    Raises:
        ModelError: the tokenizer cannot be loaded, or fails in the sandbox.
    """
    if checkpoint in PUBLISHED:
        return _loaded(AutoTokenizer.from_pretrained, checkpoint)
    return _loaded(_tried_tokenizer, checkpoint, checked=CHECKS)


def _tried_tokenizer(checkpoint: str, **options: Any) -> PreTrainedTokenizerBase:
    path = _file(checkpoint, "tokenizer.json", **options)
    if path is not None:
        Sandbox(partial(Path(path).read_text, "utf-8")).try_out()
    return AutoTokenizer.from_pretrained(checkpoint, **options)


def check_same(target: PreTrainedTokenizerBase, draft: str) -> int:
    """Check that an id means the same token to a draft as to its target.

    Args:
        draft: the draft's checkpoint.

    Returns:
        How many ids, from 0, the two may share.

    Raises:
        ModelError: they differ, so verification would compare different tokens.
    """
    if token_ids := reduced_vocabulary.read(draft):
        for size in (named(target), token_ids.vocabulary):  # the target may have more by now
            if token_ids.tokenizer == reduced_vocabulary.fingerprint(target, size):
                return size
        raise ModelError(
            "Target and draft have different tokenizers. Choose two models of the same family."
        )
    own = load_tokenizer(draft)
    if (number := first_difference(target, own)) is not None:
        ours, theirs = (each.convert_ids_to_tokens(number) for each in (target, own))
        raise ModelError(
            "Target and draft have different tokenizers: id {number:,} is {ours!r:.40} for the"
            " target, but {theirs!r:.40} for the draft. Choose two models of the same family.",
            number=number,
            ours=ours or "",
            theirs=theirs or "",
        )
    return min(named(target), named(own))


def _read(
    checkpoint: str, device: torch.device, max_memory: MaxMemory | None, **options: Any
) -> tuple[PreTrainedModel, Any]:
    config = AutoConfig.from_pretrained(checkpoint, **options)
    if (size := stored(checkpoint)) is not None:
        check_promised(config, size.parameters)
    paths = hub.weight_paths(checkpoint)
    if hub.find_file(checkpoint, hub.TOKEN_IDS) and "I8" in int8.stored_dtypes(paths):
        return _read_int8(checkpoint, config, paths, device, options["dtype"])
    if max_memory is not None:
        options |= {"device_map": "auto", "max_memory": max_memory}
    unpacking, dtype = packed.options(config), options["dtype"]
    on_device = not (unpacking or max_memory) and _converts_on(device, dtype, config, paths)
    if on_device:
        options["dtype"] = torch.bfloat16
    model, info = AutoModelForCausalLM.from_pretrained(
        checkpoint, use_safetensors=True, output_loading_info=True, **options, **unpacking
    )
    if unpacking:
        packed.cast(model, dtype)
    model = model if max_memory is not None else model.to(device)
    if on_device:
        packed.cast(model, dtype)
    return model.eval(), info


def _converts_on(
    device: torch.device, dtype: torch.dtype, config: PreTrainedConfig, paths: list[Path]
) -> bool:
    """Whether to read a checkpoint as it is and convert it on its device.

    GPUs older than Ampere compute in float16, but most checkpoints are in bfloat16. A CPU thread
    takes about 14 s to convert the 8 GB of Qwen3-4B.
    """
    if device.type != "cuda" or dtype != torch.float16 or int8.stored_dtypes(paths) != {"BF16"}:
        return False
    kind = MODEL_FOR_CAUSAL_LM_MAPPING[type(config)]
    return not (kind._keep_in_fp32_modules or kind._keep_in_fp32_modules_strict)


def _read_int8(
    checkpoint: str,
    config: PreTrainedConfig,
    paths: list[Path],
    device: torch.device,
    dtype: torch.dtype,
) -> tuple[PreTrainedModel, Any]:
    """Load one of our own drafts, whose matrices are stored as int8."""
    model, info = MODEL_FOR_CAUSAL_LM_MAPPING[type(config)].from_pretrained(
        None, config=config, state_dict=int8.read(paths), dtype=dtype, output_loading_info=True
    )
    model.name_or_path = checkpoint
    return model.to(device).eval(), info


def pack_where_it_pays(model: PreTrainedModel, *, target: bool = False) -> None:
    """Pack a model on a CPU if that speeds up its passes and there is memory for a copy.

    Args:
        target: it verifies, which pays at any size; a model that only drafts must be large.
    """
    if (target or model.num_parameters() >= TINY) and _may_be_packed(model):
        pack(model)


def _may_be_packed(model: PreTrainedModel) -> bool:
    """Whether a model is on a CPU and not packed, and there is memory for a packed copy."""
    if model.device.type != "cpu" or is_packed(model):
        return False
    free = free_memory(model.device)
    return free is None or free > 2 * model.get_memory_footprint()


def _loaded(
    load: Callable[..., Any],
    checkpoint: str,
    dtype: torch.dtype | None = None,
    checked: Iterable[str] = ("config.json",),
) -> Any:
    """Call a loader of transformers on a checkpoint.

    Args:
        dtype: as in `gguf.local`.
        checked: the files that it reads, of `CHECKS`.

    Raises:
        ModelError: it fails, or a number in a file is too large.
    """
    here = hub.missing(checkpoint) is None  # skips the hub's check for updates
    try:
        source = _source(checkpoint, dtype)
        if not hub.is_gguf(checkpoint) and checkpoint not in PUBLISHED:
            check_files(partial(_file, source, local_files_only=here), checked)
        return load(source, trust_remote_code=False, local_files_only=here)
    except BaseException as error:  # a Rust panic is not an Exception
        if not (isinstance(error, Exception) or is_panic(error)):
            raise
        reason = explain(error, checkpoint)
    # Raised outside the handler: the traceback would keep partly loaded weights alive.
    return_memory()
    name = Path(checkpoint).name
    raise ModelError("{name!r} cannot be loaded: {why}", name=name, why=reason).or_with(
        option_for(reason)
    )


def _source(checkpoint: str, dtype: torch.dtype | None) -> str:
    """Return what to pass to `from_pretrained`, which takes a folder for a hub id of its name.

    Raises:
        ModelError: a GGUF file cannot be converted, or a folder hides a model that is not here.
    """
    source = gguf.local(checkpoint, dtype)
    if hub.is_folder(source) or not Path(source).exists():
        return source
    config = hub.find_file(source, "config.json")
    if config is None:
        raise ModelError("it is not on this disk; `hf download {name}` downloads it.", name=source)
    return str(config.parent)


def _file(checkpoint: str, name: str, **options: Any) -> str | None:
    """Return the path of a checkpoint's small file, downloaded if need be; None if it has none."""
    found: str | None = cached_file(
        checkpoint, name, _raise_exceptions_for_missing_entries=False, **options
    )
    return found
