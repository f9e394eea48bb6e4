"""Where in a recorded run each stop of the tour can be seen, as parameters of a link."""

from collections.abc import Callable, Mapping

from specviz.trace import Round, Trace

Moment = dict[str, int]


def moments(trace: Trace) -> dict[str, Moment]:
    """Return where the rule of each stop of the tour is met, as in assets/page/tour_stops.ts.

    A stop whose rule is missing here is about the whole run, which opens at its end.
    """
    found: dict[str, Moment] = {}
    telling = _first(trace, lambda it: 0 < it.accepted < it.tested < len(it.drafts))
    if telling is not None:
        it = trace.rounds[telling]
        drafted = len(it.drafts)
        phases = {
            "drafted": drafted,
            "verified": drafted + 1,
            "tested": drafted + 2,
            "rejected": drafted + 3 + it.accepted,
            "corrected": drafted + 4 + it.accepted,
        }
        found |= {rule: {"round": telling, "phase": phase} for rule, phase in phases.items()}
    bonus = _first(trace, lambda it: len(it.drafts) > 1 and _ends_in_bonus(it))
    if bonus is not None:
        drafted = len(trace.rounds[bonus].drafts)
        found["bonus"] = {"round": bonus, "phase": 2 * drafted + 2}
    return found


def query(moment: Mapping[str, int | str]) -> str:
    """Return a moment as the query of a link."""
    return "&".join(f"{name}={value}" for name, value in moment.items())


def _ends_in_bonus(it: Round) -> bool:
    return it.final is not None and it.final.kind == "bonus"


def _first(trace: Trace, tells: Callable[[Round], bool]) -> int | None:
    return next((n for n, each in enumerate(trace.rounds) if tells(each)), None)
