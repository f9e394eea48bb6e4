"""Machines on “Will it pay?”: the roofline model, and measured passes."""

from collections.abc import Sequence

from specviz.errors import SettingsError
from specviz.lab.passes import Pass, Passes
from specviz.models.pairs import PAIRS as SPECS
from specviz.models.pairs import SIZES
from specviz.service.host import NOT_OFFERED
from specviz.service.machine_profile import MachineProfile
from specviz.theory.load import Load
from specviz.theory.roofline import GPUS, Hardware, Weights, memory
from specviz.trace import Machine
from specviz.views import payoff_html
from specviz.views.machine_charts import (
    Measurement,
    by_batch,
    by_width,
    verification_by_batch,
)
from specviz.views.numbers import percent
from specviz.views.picture import Picture
from specviz.words.catalogue import Catalogue

WIDE = 5  # tokens of the wide passes in the recorded batches

BYTES = {"half": 2.0, "float": 4.0, "int8": 1.0, "int4": 0.5}
"""Bytes per weight, by the name of the dtype in the catalogue."""

KNOWN = {
    spec.name: spec for spec in SPECS if spec.draft and spec.target in SIZES and spec.draft in SIZES
}
"""Pairs with known sizes, too large for a processor's caches."""


def machine_name(say: Catalogue, machine: Machine) -> str:
    """Returns a machine's display name."""
    if machine.device != "cpu":
        return machine.processor
    key = "machine_one" if machine.threads == 1 else "machine"
    return say.pay[key].format(processor=machine.processor, threads=machine.threads)


def hardware(say: Catalogue, name: str, passes: Passes, here: MachineProfile | None) -> Hardware:
    """Returns the machine with a name from the list.

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


def batched(say: Catalogue, load: Load, batch: int) -> tuple[Picture, str, str]:
    """Returns the chart of batches, a note on its source, and the memory table."""
    on = load.hardware
    source = say.pay["source"].format(
        name=on.name,
        bandwidth=on.bandwidth / 1e9,
        arithmetic=on.arithmetic / 1e12,
        source=on.source,
    )
    about = payoff_html.note(source, on.link, say.pay["sheet"])
    return by_batch(say, load), about, _memory(say, load, batch)


def widths(say: Catalogue, passes: Passes, here: MachineProfile | None) -> Picture:
    """Returns the chart of passes by width: recorded, and on this machine if measured."""
    return by_width(
        say, [_recorded_widths(say, passes), *([] if here is None else [_widths_here(say, here)])]
    )


def batches(say: Catalogue, passes: Passes) -> Picture:
    """Returns the chart of the recorded cost of verification by batch size."""
    one, wide = (
        Measurement(
            "",
            machine_name(say, passes.machine),
            "",
            {each.batch: each.seconds for each in passes.batches if each.width == width},
        )
        for width in (1, WIDE)
    )
    return verification_by_batch(say, one, wide, WIDE)


def _memory(say: Catalogue, load: Load, batch: int) -> str:
    parts = memory(load.target, load.draft, batch, load.context)
    room, total = load.hardware.memory, sum(parts.values())
    draft = parts["draft_weights"] + parts["draft_cache"]

    def row(name: str, size: float) -> list[str]:
        return [name, f"{size / 1e9:,.2f}", *([] if room is None else [percent(size / room)])]

    rows = [row(say.pay["memory_rows"][part], size) for part, size in parts.items()]
    rows += [row(say.pay["memory_draft"], draft), row(say.pay["memory_total"], total)]
    columns = [column.format(name=load.hardware.name) for column in say.pay["memory_columns"]]
    caption = say.pay["memory_caption"].format(batch=batch, context=f"{load.context:,}")
    return payoff_html.table(columns[: len(rows[0])], rows, caption)


def _recorded_widths(say: Catalogue, passes: Passes) -> Measurement:
    return _measurement(say, passes.parameters, passes.machine, passes.widths, "passes_recorded")


def _widths_here(say: Catalogue, here: MachineProfile) -> Measurement:
    return _measurement(say, here.parameters, here.machine, here.widths, "passes_here")


def _measurement(
    say: Catalogue, parameters: int, machine: Machine, widths: Sequence[Pass], name: str
) -> Measurement:
    target = say.pay["passes_target"].format(size=parameters / 1e6)
    on = machine_name(say, machine)
    seconds = {each.width: each.seconds for each in widths}
    return Measurement(target, on, say.pay[name].format(machine=on), seconds)


def sizes_of(pair: str) -> tuple[float, float, int, int]:
    """Returns billions of weights and cached numbers per token, of target and draft.

    Raises:
        SettingsError: the pair's sizes are unknown.
    """
    if pair not in KNOWN:
        raise SettingsError(NOT_OFFERED, name=pair)
    spec = KNOWN[pair]
    assert spec.draft is not None
    target, draft = SIZES[spec.target], SIZES[spec.draft]
    return (
        round(target.parameters / 1e9, 3),
        round(draft.parameters / 1e9, 3),
        target.per_token,
        draft.per_token,
    )


def weights(billions: float, per_token: float, dtype: str) -> Weights:
    """Returns the memory needs of a model.

    Raises:
        SettingsError: the page does not offer this dtype.
    """
    if dtype not in BYTES:
        raise SettingsError(NOT_OFFERED, name=dtype)
    return Weights(billions * 1e9, BYTES[dtype], per_token)
