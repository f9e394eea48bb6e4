"""The worksheet of “Will it pay?”: the saving at a stated load, or why none can be predicted."""

from typing import Any, NamedTuple

from specviz.page.pay.sources import Source
from specviz.theory.load import Load
from specviz.theory.serving import LEAST_TARGET, bill, is_toy
from specviz.theory.speculation import alpha_of_efficiency
from specviz.views import payoff_html
from specviz.views.numbers import percent, short
from specviz.words.catalogue import Catalogue

CURRENCIES = ("USD", "EUR", "GBP", "JPY", "CNY", "INR")


class Sheet(NamedTuple):
    """The inputs of the worksheet; `drafted` is 0 without counters."""

    accepted: float
    drafted: float
    gamma: int
    gpus: int
    price: float
    currency: str
    overhead: float

    @property
    def counted(self) -> bool:
        """Whether the acceptance rate comes from counters."""
        return self.drafted > 0


def worked(say: Catalogue, sheet: Sheet, load: Load, batch: int, source: Source) -> str:
    """Return the calculation line by line, as HTML; it ends with the saving, or a refusal.

    Args:
        load: the pair on the machine chosen for batches, with the calculator's α.
        batch: texts that each machine decodes together.
        source: where the calculator's α comes from.
    """
    alpha, lines = _alpha(say, sheet, load)
    reason = _refused(sheet, load, batch, source)
    if alpha is None:
        reason = "more_accepted"
    elif reason is None:
        lines += _saving(say, sheet, load._replace(alpha=alpha, gamma=sheet.gamma), batch)
    html = payoff_html.sentences(say, lines)
    if reason is None:
        return html
    room = load.hardware.memory or 0
    line = say.pay["refused"][reason].format(
        size=_millions(source.target),
        least=f"{LEAST_TARGET / 1e9:g}",
        machine=load.hardware.name,
        devices=load.hardware.devices,
        batch=batch,
        needed=f"{sum(load.memory(batch).values()) / 1e9:,.1f}",
        room=f"{room / 1e9:,.0f}",
    )
    return html + payoff_html.refusal(line)


def _alpha(say: Catalogue, sheet: Sheet, load: Load) -> tuple[float | None, list[tuple[str, str]]]:
    """Return α and the lines that lead to it; None if no α gives these counters."""
    if not sheet.counted:
        return load.alpha, [(say.pay["sheet_taken"].format(alpha=short(load.alpha)), "")]
    efficiency = sheet.accepted / sheet.drafted
    alpha = alpha_of_efficiency(efficiency, sheet.gamma)
    if alpha is None:
        return None, []
    rate = say.pay["sheet_efficiency"].format(
        accepted=f"{sheet.accepted:,.0f}",
        drafted=f"{sheet.drafted:,.0f}",
        efficiency=percent(efficiency),
    )
    meant = say.pay["sheet_alpha"].format(gamma=sheet.gamma, alpha=short(alpha))
    return alpha, [(rate, ""), (meant, "predicted")]


def _refused(sheet: Sheet, load: Load, batch: int, source: Source) -> str | None:
    """Return the name of the reason why no saving can be predicted, or None."""
    if not sheet.counted and source.toy:
        return "toy_alpha"
    if is_toy(load.target.parameters):
        return "toy_target"
    fits = load.fits(batch)
    if fits is None:
        return "unknown"
    if not fits:
        return "unfit"
    return "groups" if sheet.gpus % load.hardware.devices else None


def _saving(say: Catalogue, sheet: Sheet, load: Load, batch: int) -> list[tuple[str, str]]:
    """Return the lines from the load's speed-up to the saving."""
    speedup = load.costs(batch).speedup(load.alpha, load.gamma)
    paid = bill(sheet.gpus, sheet.price, speedup, sheet.overhead, load.hardware.devices)
    end = "saved" if paid.after < paid.before else "lost" if paid.after > paid.before else "same"
    values: dict[str, Any] = {
        "batch": batch,
        "machine": load.hardware.name,
        "speedup": short(speedup),
        "gamma": load.gamma,
        "gpus": sheet.gpus,
        "overhead": short(1 + sheet.overhead),
        "exact": short(sheet.gpus * (1 + sheet.overhead) / speedup),
        "after": paid.after,
        "count": _gpus(say, abs(paid.before - paid.after)),
        "money": f"{abs(paid.saved):,.0f}",
        "currency": sheet.currency if sheet.currency in CURRENCIES else CURRENCIES[0],
    }
    keys = ("sheet_speedup", "sheet_gpus", f"sheet_{end}")
    return [(say.pay[key].format(**values), "predicted") for key in keys]


def _millions(weights: float) -> str:
    return f"{weights / 1e6:,.0f}"


def _gpus(say: Catalogue, count: int) -> str:
    return say.pay["sheet_gpu_one"] if count == 1 else say.pay["sheet_gpu_many"].format(n=count)
