"""What of a recording must hold when its command runs again, by kind of recording."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from specviz.claims import Result, Results
from specviz.errors import SettingsError, TraceError
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.diagnosis import measure_run
from specviz.lab.experiments.record import read_results
from specviz.lab.experiments.workbench import SMOLLM2
from specviz.lab.passes import Pass, read_passes
from specviz.lab.recordings import Kind
from specviz.metrics import agreement, disturbance, disturbed_runs, is_busy, is_disturbed, jitter
from specviz.settings import settings_from
from specviz.sweep.estimates import RESAMPLES, SEED, cells
from specviz.sweep.file import read as read_sweep
from specviz.sweep.student import LEVEL
from specviz.trace import Machine
from specviz.trace import read as read_trace

FULL_PRECISION = "float32"
UNCHECKED = "a check whether the machine was busy"
HELD = ("models", "formula", "captured")  # fields that older reports lack
WITHIN = 1.1  # allowed factor between two costs of a width in plain steps

Runs = Sequence[Mapping[str, Any]]


class Interval(NamedTuple):
    """A figure's bounds; an infinite one is never exceeded."""

    low: float
    high: float

    @classmethod
    def of(cls, low: float | None, high: float | None) -> "Interval":
        """Return an interval, an infinite one if a bound is missing, as with a single prompt."""
        if low is None or high is None:
            return cls(-np.inf, np.inf)
        return cls(low, high)


class Facts(NamedTuple):
    """What a recording says.

    Attributes:
        dtype: the least precise one of its targets.
        busy: why its times are unreliable; empty if they are not.
        asked: what was recorded.
        exact: what follows from the tokens: a mapping has a row for each run or token.
        timed: what follows from times; an `Interval` holds as long as the new one overlaps it.
        lacks: the checks and fields of today that it lacks.
    """

    machine: Machine
    dtype: str
    busy: str
    asked: Mapping[str, Any]
    exact: Mapping[str, Any]
    timed: Mapping[str, Any]
    lacks: Sequence[str] = ()


class Comparison(NamedTuple):
    """The result of comparing a recording.

    Attributes:
        differs: a phrase for each difference; empty if the recording holds.
        left: what was not compared, and why.
    """

    differs: list[str]
    left: list[str]


def compare(kind: Kind, old: bytes, new: bytes) -> Comparison:
    """Compare an old and a new recording of one command.

    Raises:
        SpecVizError: one of the recordings is damaged.
    """
    then, now = KINDS[kind](old), KINDS[kind](new)
    alike = [(each.machine.device, each.machine.processor) for each in (then, now)]
    elsewhere = "" if alike[0] == alike[1] else "another kind of machine"
    differs = [f"it lacks {name}" for name in then.lacks]
    differs += differences(
        {**then.asked, "precision": then.dtype}, {**now.asked, "precision": now.dtype}
    )
    left = []
    if not elsewhere or then.dtype == FULL_PRECISION:
        differs += differences(then.exact, now.exact)
    else:
        left.append(f"tokens not compared, {then.dtype} on {elsewhere}")
    if why := elsewhere or now.busy:
        left.append(f"times not compared, {why}")
    else:
        differs += differences(then.timed, now.timed)
    return Comparison(differs, left)


def differences(then: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """Yield a phrase for each fact that both recordings have and that no longer holds."""
    for what in [what for what in then if what in now]:
        old, new = then[what], now[what]
        match old:
            case Interval():
                if old.low > new.high or new.low > old.high:
                    bounds = [f"{each.low:.3g} to {each.high:.3g}" for each in (old, new)]
                    yield f"{what} {bounds[0]}, now {bounds[1]}"
            case dict():
                other = [row for row in old | new if old.get(row) != new.get(row)]
                if other:
                    yield f"other {what} in {len(other)} of {len(old | new)}, first {other[0]}"
            case str():
                if old != new:
                    yield f"{what}: {old}, now {new}"
            case _:
                if old != new:
                    yield f"other {what}"


def _run(data: bytes) -> Facts:
    """Return the facts of a run, a trace; its times suffice for every check."""
    trace = read_trace(data)
    found, same = jitter(trace.plain.seconds), agreement(trace)
    uneven = f"plain steps varied by {found:.0%}" if is_disturbed(found) else ""
    measured = measure_run(trace)
    return Facts(
        trace.machine,
        trace.models.target.dtype,
        (uneven or "a round took less than a plain step") if disturbance(trace) else "",
        {"prompt": trace.prompt, "settings": trace.settings},
        {
            "tokens": dict(enumerate(trace.output)),
            "plain tokens": dict(enumerate(trace.plain.tokens)),
            "rounds": {
                number: [(draft.token, draft.verdict) for draft in round.drafts]
                for number, round in enumerate(trace.rounds)
            },
            "agreement with plain decoding": same and same.first_difference is None,
        },
        {"speed-up": Interval(*measured.interval)} if measured else {},
    )


def _report(data: bytes) -> Facts:
    """Return the facts of a report of `bench`; older ones lack some fields."""
    try:
        report = json.loads(data)
        machine = msgspec.convert(report["machine"], Machine)
        settings, runs = settings_from(report.get("settings", {})), report["runs"]
        texts = {_key(run): run.get("digest") for run in runs}
        medians, disturbed = report["medians"], report.get("disturbed")
    except (
        ValueError, LookupError, TypeError, AttributeError, SettingsError, msgspec.MsgspecError,
    ):  # fmt: skip
        raise TraceError("This is not a report of bench --json.") from None
    lacks = [] if disturbed else [UNCHECKED]
    lacks += [] if all(texts.values()) else ["what its texts are"]
    return Facts(
        machine,
        str(report.get("models", {}).get("target", {}).get("dtype", FULL_PRECISION)),
        _busy_in(disturbed),
        {"settings": settings, "runs": texts.keys()},
        {"texts": texts} if all(texts.values()) else {},
        {
            f"{method} over plain": over_plain(runs, method)
            for method in medians
            if method != "plain"
        },
        lacks + [name for name in HELD if name not in report],
    )


def over_plain(runs: Runs, method: str) -> Interval:
    """Return the 95 % bootstrap interval, over prompts, of a method's median speed over plain."""
    speeds = {_key(run): run["tokens"] / run["seconds"] for run in runs}
    by_prompt: dict[int, list[float]] = {}
    for (name, prompt, repeat), speed in speeds.items():
        if name == method:
            by_prompt.setdefault(prompt, []).append(speed / speeds["plain", prompt, repeat])
    ratios = np.array(list(by_prompt.values()))  # [prompts, repeats]
    drawn = np.random.default_rng(SEED).integers(len(ratios), size=(RESAMPLES, len(ratios)))
    medians = np.median(ratios[drawn].reshape(RESAMPLES, -1), axis=1)
    return Interval(*map(float, np.quantile(medians, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])))


def _key(run: Mapping[str, Any]) -> tuple[str, int, int]:
    return run["method"], run["prompt"], run["repeat"]


def _busy_in(found: Sequence[int] | None) -> str:
    """Return a phrase for (disturbed, known) runs; empty if the machine was idle or unchecked."""
    if not found or not is_busy((found[0], found[1])):
        return ""
    return f"the machine was busy in {found[0]} of {found[1]} runs"


def _sweep(data: bytes) -> Facts:
    sweep = read_sweep(data)
    disturbed = disturbed_runs(sample.disturbed for sample in sweep.samples)
    runs = {sweep.run_of(sample): sample for sample in sweep.samples}
    return Facts(
        sweep.setups[0].machine,
        min(setup.models.target.dtype for setup in sweep.setups),  # bfloat16 < float16 < float32
        _busy_in(disturbed),
        {"plan": sweep.plan},
        {
            "texts": {run: each.digest for run, each in runs.items()},
            "counts": {
                run: (each.emitted, each.rounds, each.drafted, each.slots)
                for run, each in runs.items()
            },
        },
        {
            f"{scheme.code} γ={gamma} T={temperature:g}": Interval.of(*cell.speedup[1:])
            for cell in cells(sweep)
            if cell.kind is None
            for _, scheme, gamma, temperature in [cell.setting]
        },
        [UNCHECKED] if disturbed is None else [],
    )


def _claims(data: bytes) -> Facts:
    """Return the facts of claims, whose experiments may change with the code.

    The exact ones are those of the bundled pairs, in float32, and without times.
    """
    results = read_results(data)
    if not results.results:
        raise TraceError("This file holds no results of claims.")
    exact, timed = dict[str, Any](), dict[str, Any]()
    by_claim = results.by_claim()
    for claim, experiment in EXPERIMENTS.items():
        precise = not experiment.timed and not set(SMOLLM2) & set(experiment.pairs)
        (exact if precise else timed)[f"claim {claim}"] = _verdict(claim, by_claim.get(claim))
    for claim, result in by_claim.items():
        for series in result.evidence.series:
            for number, point in enumerate(series.points, 1):  # not by x, which may be measured
                bounds = Interval.of(point.low, point.high)
                timed[f"claim {claim}, {series.name}, point {number}:"] = bounds
    busy = ", ".join(map(str, busy_claims(results)))
    unchecked = [
        str(claim)
        for claim, result in by_claim.items()
        if EXPERIMENTS[claim].timed and result.disturbed is None
    ]
    return Facts(
        results.results[-1].machine,
        FULL_PRECISION,
        f"the machine was busy in claims {busy}" if busy else "",
        {},
        exact,
        timed,
        [f"{UNCHECKED}, in claims {', '.join(unchecked)}"] if unchecked else [],
    )


def busy_claims(results: Results) -> list[int]:
    """Return the timed claims that were measured on a busy machine."""
    timed = (each for each in results.results if EXPERIMENTS[each.claim].timed)
    return [each.claim for each in timed if is_busy(each.disturbed)]


def _verdict(claim: int, result: Result | None) -> str:
    try:
        judge = EXPERIMENTS[claim].judge
        return "not tried" if result is None else judge(result.evidence.numbers)
    except KeyError:
        return "figures of an older rule"


def _passes(data: bytes) -> Facts:
    """Return the facts of measured passes, which “Will it pay?” uses."""
    passes = read_passes(data)

    def costs(of: Sequence[Pass]) -> dict[str, Interval]:
        seconds = {(each.batch, each.width): each.seconds for each in of}
        found = {shape: cost / seconds[shape[0], 1] for shape, cost in seconds.items()}
        return {
            f"{width} tokens of {batch} in plain steps:": Interval(cost, cost * WITHIN)
            for (batch, width), cost in found.items()
        }

    uneven = passes.jitter is not None and is_disturbed(passes.jitter)
    return Facts(
        passes.machine,
        passes.dtype,
        f"like passes varied by {passes.jitter:.0%}" if uneven else "",
        {"target or context": (passes.pair, passes.parameters, passes.context)},
        {},
        costs(passes.batches) | costs(passes.widths),
        [UNCHECKED] if passes.jitter is None else [],
    )


KINDS: Mapping[Kind, Callable[[bytes], Facts]] = {
    "traces": _run,
    "bench": _report,
    "sweeps": _sweep,
    "claims": _claims,
    "pay": _passes,
}
"""How to read each kind of recording; all raise `SpecVizError` if it is damaged."""
