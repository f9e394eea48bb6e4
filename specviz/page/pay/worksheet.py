"""The worksheet of “Will it pay?”: computes savings from an engine's counters and prices."""

from typing import Any, NamedTuple

from specviz.theory.scenario import Scenario
from specviz.theory.serving import bill
from specviz.theory.speculation import alpha_of_efficiency
from specviz.views import payoff_html
from specviz.views.numbers import percent, short
from specviz.words.catalogue import Catalogue


class Sheet(NamedTuple):
    """The inputs of the worksheet."""

    accepted: float
    drafted: float
    gamma: int
    gpus: int
    price: float
    overhead: float


def worked(say: Catalogue, sheet: Sheet, scenario: Scenario) -> str:
    """Returns the results of the worksheet, line by line, as HTML."""
    efficiency = sheet.accepted / sheet.drafted if sheet.drafted else 2.0
    alpha = alpha_of_efficiency(efficiency, sheet.gamma)
    if alpha is None:
        return payoff_html.note(say.pay["sheet_more_accepted"])
    theirs = scenario._replace(gamma=sheet.gamma, alpha=alpha)
    speedup = theirs.speedup(sheet.gamma)
    paid = bill(sheet.gpus, sheet.price, speedup, sheet.overhead)
    told: dict[str, Any] = {
        "accepted": f"{sheet.accepted:,.0f}",
        "drafted": f"{sheet.drafted:,.0f}",
        "efficiency": percent(efficiency),
        "gamma": sheet.gamma,
        "alpha": short(alpha),
        "tokens": short(theirs.tokens),
        "speedup": short(speedup),
        "gpus": sheet.gpus,
        "overhead": short(1 + sheet.overhead),
        "exact": short(sheet.gpus * (1 + sheet.overhead) / speedup),
        "after": paid.after,
        "count": _gpus(say, abs(paid.before - paid.after)),
        "money": f"{abs(paid.saved):,.0f}",
    }
    end = "saved" if paid.after < paid.before else "lost" if paid.after > paid.before else "same"
    keys = [
        ("sheet_efficiency", ""),
        ("sheet_alpha", "predicted"),
        ("sheet_speedup", "predicted"),
        ("sheet_gpus", "predicted"),
        (f"sheet_{end}", "predicted"),
    ]
    return payoff_html.sentences(say, [(say.pay[key].format(**told), kind) for key, kind in keys])


def _gpus(say: Catalogue, count: int) -> str:
    return say.pay["sheet_gpu_one"] if count == 1 else say.pay["sheet_gpu_many"].format(n=count)
