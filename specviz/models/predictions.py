"""Predicts what pairs gain on GPUs, from the models' configurations alone."""

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import msgspec
import torch
from msgspec import Meta

from specviz.models import hub
from specviz.models.checks import CONTEXT as HELD
from specviz.models.checks import memory
from specviz.models.offered import heads_on_hub, longest_draft
from specviz.models.pairs import PAIRS, SMOLLM2, PairSpec
from specviz.theory.architectures import ARCHITECTURES, HEADS, Architecture
from specviz.theory.launches import LAUNCHES, ROUNDS
from specviz.theory.prediction import ALPHA, CONTEXT, Prediction
from specviz.theory.roofline import GPUS, VARIANTS, Hardware, Weights
from specviz.theory.speculation import MOST_GAMMA

HALF, INT8 = 2, 1  # bytes per weight
PAYS = 1.1  # gain from which drafts are read as int8; it is predicted, and they guess a bit worse
MODEL = "model"  # the drafter that is the pair's draft model
BORROWED = "ZeroGPU"  # lends its GPU after the models are loaded: too late to choose int8
STAND_IN = next(gpu for gpu in GPUS if gpu.name == "A10G")  # for GPUs without figures
IN_DRIVER = {
    "RTX 4090": "GeForce RTX 4090",
    "ZeroGPU": r"RTX PRO 6000 Blackwell Server Edition MIG 2g\.48gb.*",
    "RTX PRO 6000": "RTX PRO 6000 Blackwell Server Edition",
    "A100 40GB": "A100-(SXM4|SXM|PCIE|PCIe)-40GB",
    "A100 80GB SXM": "A100-(SXM4|SXM)-80GB",
    "H100 SXM": "H100 80GB HBM3",
    "H200 SXM": "H200",
}
"""Our name of a GPU → a pattern of the driver's, without its maker's, where the two differ."""

FAMILIES: dict[str, dict[str, bool]] = {
    "LlamaForCausalLM": {},
    "MistralForCausalLM": {},
    "Qwen2ForCausalLM": {"biases": True},
    "Qwen3ForCausalLM": {"norms": True},
}
"""Families of the lean implementation, and their fields of `Architecture`."""

Number = Annotated[int, Meta(ge=1, le=10_000_000)]


class _Config(msgspec.Struct):
    """The sizes in a `config.json` of these families."""

    architectures: tuple[str]
    num_hidden_layers: Annotated[int, Meta(ge=1, le=1000)]
    hidden_size: Number
    intermediate_size: Number
    num_attention_heads: Number
    vocab_size: Number
    num_key_value_heads: Number | None = None
    head_dim: Number | None = None
    tie_word_embeddings: bool = False
    max_position_embeddings: Annotated[int, Meta(ge=1)] | None = None


def architecture(checkpoint: str) -> Architecture | None:
    """Return the sizes of a model that the lean implementation may read; None if unknown.

    A checkpoint that is neither in our table nor on this disk is unknown, and so is a draft head.
    """
    if checkpoint == SMOLLM2:
        return ARCHITECTURES["HuggingFaceTB/SmolLM2-135M-Instruct"]
    return ARCHITECTURES.get(checkpoint) or _from_disk(checkpoint)


def predict(
    spec: PairSpec,
    on: Hardware,
    mode: str = "round",
    context: int = CONTEXT,
    weight_bytes: float = HALF,
    drafter: str = MODEL,
    draft_dtype: str = "same",
) -> Prediction | None:
    """Predict a pair on a machine; None if the size of a model is unknown.

    Args:
        mode: how kernels are launched, of `ROUNDS`.
        context: cached tokens.
        weight_bytes: bytes per weight.
        drafter: the pair's draft model, or one of its heads on the hub, by kind.
        draft_dtype: the draft model's weights: "int8"; "same": as the target's; "auto": as int8
            where that gains enough, but on `BORROWED`. Heads keep the target's.
    """
    if draft_dtype == "auto" and on.name == BORROWED:
        draft_dtype = "same"
    if draft_dtype == "auto":
        same, int8 = (
            predict(spec, on, mode, context, weight_bytes, drafter, each)
            for each in ("same", "int8")
        )
        return int8 if same and int8 and _gain(int8) >= PAYS * _gain(same) else same
    draft_bytes = INT8 if draft_dtype == "int8" and drafter == MODEL else weight_bytes
    passes = _of_passes(mode)
    target, draft = architecture(spec.target), _draft(spec, drafter, draft_bytes, passes)
    if target is None or draft is None:
        return None
    drafting, most = HEADS.get(drafter, "steps"), longest_draft(spec, drafter) or MOST_GAMMA
    reads = target.weights(weight_bytes, passes)
    return Prediction(on, reads, draft, context, drafting, most, ROUNDS[mode][drafter])


def _draft(spec: PairSpec, drafter: str, weight_bytes: float, mode: str) -> Weights | None:
    if drafter in HEADS:
        target = architecture(spec.target) if drafter in heads_on_hub(spec) else None
        return None if target is None else target.drafter(drafter, weight_bytes, mode)
    model = None if spec.draft is None else architecture(spec.draft)
    return None if model is None else model.weights(weight_bytes, mode)


def _gain(found: Prediction) -> float:
    return found.best(ALPHA)[1]


def predicted_speedup(spec: PairSpec, gpu: Hardware) -> float | None:
    """Return the highest predicted speed-up of a pair on a GPU; None if its sizes are unknown.

    Steps are captured, drafts are read as int8 where that pays, and the acceptance rate is the same
    assumption for all pairs.
    """
    found = _usual(spec, gpu)
    return None if found is None else _gain(found)


def int8_pays(spec: PairSpec, gpu: Hardware) -> bool:
    """Whether a pair is predicted to gain enough on a GPU if its draft model is read as int8."""
    found = _usual(spec, gpu)
    return found is not None and found.draft.weight_bytes == INT8


def _usual(spec: PairSpec, gpu: Hardware) -> Prediction | None:
    return predict(spec, launching(gpu, "round"), draft_dtype="auto")


def best_pair(pairs: Iterable[PairSpec], gpu: Hardware) -> PairSpec:
    """Return the pair with the highest predicted speed-up on a GPU; of equal ones the first."""
    return max(pairs, key=lambda spec: predicted_speedup(spec, gpu) or 1.0)


def default_on(gpu: Hardware) -> PairSpec | None:
    """Return the best of the pairs for GPUs that fit into a GPU's memory; None if none fits."""
    fitting = [spec for spec in PAIRS if is_for_gpus(spec) and fits(spec, gpu)]
    return best_pair(fitting, gpu) if fitting else None


def is_for_gpus(spec: PairSpec) -> bool:
    """Whether a pair is meant for a GPU."""
    return spec.machine != "CPU"


def fits(spec: PairSpec, gpu: Hardware, context: int = HELD, drafter: str = MODEL) -> bool:
    """Whether target, drafter and caches of `context` tokens, HELD at least, fit in 16 bits.

    A head's output rows count, though a DFlash head shares its target's.
    """
    needed = _needed(spec, max(context, HELD), drafter)
    return needed is None or gpu.memory is None or needed <= gpu.memory


def _needed(spec: PairSpec, context: int, drafter: str) -> float | None:
    if drafter not in HEADS:
        return memory(spec, torch.float16, context=context)
    alone = memory(replace(spec, draft=None), torch.float16, context=context)
    head = _draft(spec, drafter, HALF, "captured")
    return None if alone is None or head is None else alone + head.size + head.cache(context)


def launching(gpu: Hardware, mode: str) -> Hardware:
    """Return a GPU with the assumed costs of launches in a mode of `ROUNDS`."""
    return gpu._replace(launch=LAUNCHES[_of_passes(mode)])


def _of_passes(mode: str) -> str:
    """How a mode launches the kernels of a pass: a graph for a round holds captured passes."""
    return "captured" if mode == "round" else mode


def gpu_of_device(name: str) -> Hardware:
    """Return the figures of a GPU by the name that its driver gives, or those of a stand-in."""
    return known_gpu(name) or STAND_IN


def known_gpu(name: str) -> Hardware | None:
    """Return the figures of a GPU by the name that its driver gives; None if we have none.

    The whole name must match: a part of a card (MIG), or another build of it, has other figures.
    """
    return next((gpu for gpu in (*GPUS, *VARIANTS) if _is_called(gpu, name)), None)


def _is_called(gpu: Hardware, name: str) -> bool:
    pattern = IN_DRIVER.get(gpu.name, gpu.name)
    return re.fullmatch(rf"((NVIDIA|Tesla) )?({pattern})", name) is not None


def _from_disk(checkpoint: str) -> Architecture | None:
    path = hub.find_file(checkpoint, "config.json")
    with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        config = msgspec.json.decode(path.read_bytes() if path else b"", type=_Config)
        (family,) = config.architectures
        if family in FAMILIES:
            return Architecture(
                layers=config.num_hidden_layers,
                width=config.hidden_size,
                inner=config.intermediate_size,
                heads=config.num_attention_heads,
                kv_heads=config.num_key_value_heads or config.num_attention_heads,
                vocabulary=config.vocab_size,
                head=config.head_dim or config.hidden_size // config.num_attention_heads,
                tied=config.tie_word_embeddings,
                longest=config.max_position_embeddings,
                **FAMILIES[family],
            )
    return None
