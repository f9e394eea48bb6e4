"""Machines on “Will it pay?”: the roofline model, and measured passes."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from specviz.errors import SettingsError
from specviz.lab.passes import Pass, Passes
from specviz.models.pairs import PAIRS as SPECS
from specviz.service.host import NOT_OFFERED
from specviz.service.machine_profile import MachineProfile
from specviz.theory.architectures import (
    ARCHITECTURES,
    HEADS,
    LLAMA_1B,
    LLAMA_70B,
    QWEN3_06B,
    QWEN3_MOE,
)
from specviz.theory.launches import FREE, HOST, KERNEL, LAUNCHES, REACHED, Kernels, lean_kernels
from specviz.theory.load import Load
from specviz.theory.roofline import GPUS, Drafting, Hardware, Weights
from specviz.trace import Machine
from specviz.views import payoff_html
from specviz.views.machine_charts import (
    PassTimes,
    by_batch,
    by_width,
    verification_by_batch,
)
from specviz.views.numbers import percent, short
from specviz.views.picture import Picture
from specviz.words.catalogue import Catalogue

T = TypeVar("T")

SAME = 0.01  # relative difference of two targets' weights that are the same but for rounding
WIDE = 5  # tokens of the wide passes in the recorded batches

BYTES = {"half": 2.0, "float": 4.0, "int8": 1.0, "int4": 0.5}
"""Bytes per weight, by the name of the dtype in the catalogue."""

MORE = {"qwen3-30b-a3b": (QWEN3_MOE, QWEN3_06B), "llama-3.1-70b": (LLAMA_70B, LLAMA_1B)}
"""Pairs that only this tab offers; the catalogue has their names."""

KNOWN = {
    spec.name: (spec.target, spec.draft)
    for spec in SPECS
    if spec.target in ARCHITECTURES and spec.draft in ARCHITECTURES
} | MORE
"""Target and draft of pairs with known sizes, too large for a processor's caches."""

DRAFTERS: dict[str, Drafting] = {
    "model": "steps",
    "eagle3": HEADS["eagle3"],
    "block": HEADS["dflash"],
    "lookup": "none",
}
"""How guesses are made, by the drafter's name in the catalogue."""


LAUNCHING = {mode: LAUNCHES[mode] for mode in ("captured", "eager")} | {"free": FREE}
"""The cost of launches on a GPU, by the name in the catalogue."""


class PairSizes(NamedTuple):
    """The sizes of a pair, by their names in links; weights in billions.

    `kernels` counts the launches per layer of an eager step, for the target and the draft alike.
    """

    target: float
    target_active: float
    target_unread: float
    experts: int
    experts_used: int
    target_layers: int
    target_cache: int
    draft: float
    draft_layers: int
    draft_cache: int
    kernels: int


def machine_name(say: Catalogue, machine: Machine) -> str:
    """Return a machine's display name."""
    if machine.device != "cpu":
        return machine.processor
    key = "machine_one" if machine.threads == 1 else "machine"
    return say.pay[key].format(processor=machine.processor, threads=machine.threads)


def hardware(say: Catalogue, name: str, passes: Passes, here: MachineProfile | None) -> Hardware:
    """Return the machine with a name from the list.

    Raises:
        SettingsError: there is no such machine.
    """
    for gpu in GPUS:
        if gpu.name == name:
            return gpu
    if name == "here" and here is not None:
        source = say.pay["source_measured"].format(format=here.hardware.source)
        return here.hardware._replace(source=source)
    if name != "recorded":
        raise SettingsError(NOT_OFFERED, name=name)
    machine = machine_name(say, passes.machine)
    source = say.pay["source_recorded_machine"].format(machine=machine, format=passes.dtype)
    return Hardware(machine, passes.bandwidth, passes.arithmetic, None, source)


def is_gpu(name: str, here: MachineProfile | None) -> bool:
    """Whether the machine with a name from the list is a GPU."""
    if name == "here":
        return here is not None and here.machine.device == "cuda"
    return name != "recorded"


def batched(
    say: Catalogue, load: Load, batch: int, toy: int | None = None
) -> tuple[Picture, str, str]:
    """Return the chart of batches, notes on α and the machine, and the memory table.

    Args:
        toy: the number of weights of the toy target that α was measured on; None: no toy.
    """
    on = load.hardware
    about = say.pay["source"].format(
        name=on.name,
        bandwidth=on.bandwidth / 1e9,
        arithmetic=on.arithmetic / 1e12,
        source=on.source,
        reached=percent(REACHED),
        kernel=f"{1e6 * KERNEL:g}",
        host=f"{1e6 * HOST:g}",
    )
    about = payoff_html.note(about, on.link, say.pay["sheet"])
    return by_batch(say, load), warning(say, load, toy) + about, _memory(say, load, batch)


def warning(say: Catalogue, load: Load, toy: int | None) -> str:
    """Return a note that the load's α was measured on a toy target; "" if on none.

    Args:
        toy: the number of weights of that target; None: no toy.
    """
    if toy is None:
        return ""
    same = abs(load.target.parameters / toy - 1) < SAME
    line = say.pay["toy" if same else "toy_alpha"]
    return payoff_html.refusal(line.format(size=toy / 1e6, alpha=short(load.alpha)))


def widths(say: Catalogue, passes: Passes, here: MachineProfile | None) -> Picture:
    """Return the chart of passes by width: recorded, and on this machine if measured."""
    return by_width(
        say, [_recorded_widths(say, passes), *([] if here is None else [_widths_here(say, here)])]
    )


def batches(say: Catalogue, passes: Passes) -> Picture:
    """Return the chart of the recorded cost of verification by batch size."""
    one, wide = (
        PassTimes(
            "",
            machine_name(say, passes.machine),
            "",
            {each.batch: each.seconds for each in passes.batches if each.width == width},
        )
        for width in (1, WIDE)
    )
    return verification_by_batch(say, one, wide, WIDE)


def _memory(say: Catalogue, load: Load, batch: int) -> str:
    parts = load.memory(batch)
    room, total = load.hardware.memory, sum(parts.values())
    draft = parts["draft_weights"] + parts["draft_cache"]

    def row(name: str, size: float) -> list[str]:
        return [name, f"{size / 1e9:,.2f}", *([] if room is None else [percent(size / room)])]

    rows = [row(say.pay["memory_rows"][part], size) for part, size in parts.items()]
    rows.append(row(say.pay["memory_total"].format(draft=f"{draft / 1e9:,.2f}"), total))
    columns = [column.format(name=load.hardware.name) for column in say.pay["memory_columns"]]
    caption = say.pay["memory_caption"].format(
        batch=batch, context=f"{load.prompt + load.answer:,}"
    )
    return payoff_html.table(columns[: len(rows[0])], rows, caption)


def _recorded_widths(say: Catalogue, passes: Passes) -> PassTimes:
    return _measurement(say, passes.parameters, passes.machine, passes.widths, "passes_recorded")


def _widths_here(say: Catalogue, here: MachineProfile) -> PassTimes:
    return _measurement(say, here.parameters, here.machine, here.widths, "passes_here")


def _measurement(
    say: Catalogue, parameters: int, machine: Machine, widths: Sequence[Pass], name: str
) -> PassTimes:
    target = say.pay["passes_target"].format(size=parameters / 1e6)
    on = machine_name(say, machine)
    seconds = {each.width: each.seconds for each in widths}
    return PassTimes(target, on, say.pay[name].format(machine=on), seconds)


def sizes_of(pair: str, drafter: str) -> PairSizes:
    """Return the sizes of a pair, with a drafter for its target.

    Raises:
        SettingsError: this tab does not offer the pair or the drafter.
    """
    target, draft = (ARCHITECTURES[name] for name in offered(KNOWN, pair))
    drafts = {
        "model": (draft.parameters, draft.layers, draft.per_token),
        "eagle3": target.drafter_sizes("eagle3"),
        "block": target.drafter_sizes("dflash"),
        "lookup": (0, 0, 0),
    }
    weights, layers, cache = offered(drafts, drafter)
    return PairSizes(
        round(target.parameters / 1e9, 3),
        round(target.read / 1e9, 3),
        round(target.unread / 1e9, 3),
        target.experts,
        target.used,
        target.layers,
        target.per_token,
        round(weights / 1e9, 3),
        layers,
        cache,
        target.layer_kernels,
    )


def launching(on: Hardware, name: str, *, gpu: bool) -> Hardware:
    """Return a machine with the costs of kernel launches, which only GPUs have.

    Raises:
        SettingsError: the page does not offer this way to launch kernels.
    """
    launch = offered(LAUNCHING, name)
    return on._replace(launch=launch) if gpu else on


def offered(values: Mapping[str, T], name: str) -> T:
    """Return the value with a name from a list.

    Raises:
        SettingsError: the list does not offer it.
    """
    if not isinstance(name, str) or name not in values:
        raise SettingsError(NOT_OFFERED, name=name)
    return values[name]


def sized(
    sizes: PairSizes, dtype: str, draft_dtype: str, mode: str = "free"
) -> tuple[Weights, Weights]:
    """Return the `Weights` of target and draft.

    Args:
        mode: how kernels are launched.

    Raises:
        SettingsError: the page does not offer a dtype.
    """
    kernels = lean_kernels(int(sizes.kernels), mode)
    experts = max(1, int(sizes.experts))
    target = Weights(
        sizes.target * 1e9,
        offered(BYTES, dtype),
        sizes.target_cache,
        int(sizes.target_layers),
        sizes.target_active * 1e9,
        experts,
        min(experts, max(1, int(sizes.experts_used))),
        kernels,
        unread=sizes.target_unread * 1e9,
    )
    draft_bytes = offered(BYTES, draft_dtype)
    draft = Weights(
        sizes.draft * 1e9,
        draft_bytes,
        sizes.draft_cache,
        int(sizes.draft_layers),
        kernels=kernels if sizes.draft_layers else Kernels(),
    )
    return target, draft
