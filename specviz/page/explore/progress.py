"""Describes the progress of a sweep and the estimate of a plan, as lines of text."""

from collections.abc import Mapping

from specviz.errors import Line
from specviz.service.sweeps import SweepProgress
from specviz.sweep.plan import Plan, Scheme
from specviz.views.numbers import duration
from specviz.words.catalogue import Catalogue


def progress(
    say: Catalogue, state: SweepProgress, seconds: float, known: int, most: float
) -> tuple[str, float | None]:
    """Describe the progress of a sweep as a line and a share from 0 to 1; None at its end.

    Args:
        seconds: the time since the sweep was started or resumed.
        known: the number of runs it had then.
        most: the maximum seconds of a sweep at a time.
    """
    done, total = len(state.sweep.samples), state.sweep.plan.runs
    pair = say.pairs.get(state.loading or "", state.loading)
    values = {"done": done, "total": total, "pair": pair, "before": state.position}
    if state.ending:
        values |= {"time": duration(seconds, say.explore)}
        values |= {"most": duration(most, say.explore)}
        resumed = state.ending == "done" and known > 0
        line = say.explore["done_resumed" if resumed else state.ending]
        gone = left_out(say, state.sweep.plan, state.refused)
        return say.sentences(line.format(**values, fresh=done - known), *gone), None
    if state.position is not None:
        kind = "waits" if state.position else "waits_next"
    elif state.loading:
        kind = "loading"
    else:
        kind = "progress_unknown" if state.seconds_left is None else "progress"
    left = duration(state.seconds_left or 0, say.explore)
    return say.explore[kind].format(**values, time=left), done / total


def left_out(say: Catalogue, plan: Plan, refused: Mapping[Scheme, Line]) -> list[str]:
    """Describe what a plan leaves out: a sentence for each reason, with its drafters."""
    whys = dict[str, list[str]]()
    for scheme, line in refused.items():
        whys.setdefault(say.line(line), []).append(scheme.drafter)
    sentences = list[str]()
    for why, drafters in whys.items():
        of = dict.fromkeys(drafters)
        all_of_them = len(of) == len(plan.drafters)
        named = say.explore["pictures"]["comma"].join(
            say.drafters[drafter]
            if any(not scheme.is_tree for scheme in refused if scheme.drafter == drafter)
            else say.explore["plan"]["with_tree"].format(drafter=say.drafters[drafter])
            for drafter in of
        )
        kind = "left_out" if all_of_them else "left_out_of"
        sentences.append(str(say.explore["plan"][kind].format(drafters=named, why=why)))
    return sentences


def estimate(say: Catalogue, runs: int, known: tuple[float, str] | None, most: float) -> str:
    """Describe how long a plan takes.

    Args:
        runs: the number of runs.
        known: the estimated seconds, and the machine they come from, "" for this one; None if
            unknown.
        most: the maximum seconds of a sweep at a time.
    """
    counted = say.explore["plan"]["one" if runs == 1 else "many"].format(n=runs)
    if known is None:
        return str(say.explore["plan"]["time_unknown"].format(runs=counted))
    seconds, machine = known
    kind = "too_long" if seconds > most else "time_elsewhere" if machine else "time"
    return str(
        say.explore["plan"][kind].format(
            runs=counted,
            time=duration(seconds, say.explore),
            machine=machine,
            most=duration(most, say.explore),
        )
    )
