"""The results of testing claims, as frozen values and as JSON.

A `Result` holds figures only. The verdict follows from them by the claim's stated rule
(`specviz.lab.claims`), so a file cannot contain a verdict that its figures contradict.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from specviz.errors import TraceError, one_line
from specviz.trace import Count, Machine, Name, Seconds, Value

VERSION = 1
MAX_BYTES = 2**20
MOST = 1000  # claims, numbered from 1
CHOOSE = "Choose a file of `python -m specviz claims --json`."

ClaimVerdict = Literal["holds", "fails", "depends"]
"""The verdict for the measured models, prompts and machine."""

Number = Annotated[int, Meta(ge=1, le=MOST)]


class Chart(NamedTuple):
    """How the evidence of a claim is drawn.

    Attributes:
        log: whether the x axis is logarithmic.
        even: whether to draw a line at 1, where both sides of a ratio are equal.
        zero: whether the y axis begins at 0.
    """

    kind: Literal["marks", "lines", "bars", "stacked"]
    log: bool = False
    even: bool = False
    zero: bool = True


class Point(Value, frozen=True, array_like=True):
    """One point of a chart.

    Attributes:
        x: a number, or the name of a category.
        y: the measured value.
        low, high: the 95 % interval of y, if it has one.
        count: number of measurements behind y.
    """

    x: float | Name
    y: float
    low: float | None = None
    high: float | None = None
    count: Annotated[int, Meta(ge=1)] = 1


class Series(Value, frozen=True):
    """A named series of points; `name` is a key of the catalogue or a literal name."""

    name: Name
    points: Annotated[tuple[Point, ...], Meta(max_length=1000)]


class Conditions(Value, frozen=True, kw_only=True):
    """The conditions of an experiment; those that it did not vary or use are empty or 0.

    Attributes:
        prompts: the number of different prompts.
        tokens: the most tokens that a run may generate.
        repeats: measurements of each case.
    """

    pairs: tuple[Name, ...] = ()
    drafters: tuple[Name, ...] = ()
    gammas: tuple[int, ...] = ()
    temperatures: tuple[float, ...] = ()
    prompts: int = 0
    tokens: int = 0
    repeats: int = 0


class Evidence(Value, frozen=True, kw_only=True):
    """The findings of an experiment.

    Attributes:
        numbers: the figures, by name, that the rule and the sentences use.
        series: the data of the chart.
    """

    setup: Conditions
    numbers: dict[Name, float]
    series: Annotated[tuple[Series, ...], Meta(max_length=40)]


class Result(Value, frozen=True, kw_only=True):
    """One finished experiment: its claim, time, machine, duration and evidence.

    Attributes:
        disturbed: the number of runs in which the machine was busy with other work, and of all
            runs; None if this was not checked.
    """

    claim: Number
    recorded: Name
    machine: Machine
    seconds: Seconds
    evidence: Evidence
    disturbed: tuple[Count, Count] | None = None


class Results(Value, frozen=True, kw_only=True):
    """A recording: at most one result for each claim."""

    version: Literal[1] = 1
    results: Annotated[tuple[Result, ...], Meta(max_length=MOST)]

    def by_claim(self) -> dict[int, Result]:
        return {result.claim: result for result in self.results}


def write(results: Results) -> bytes:
    """Encode results as JSON (UTF-8)."""
    return msgspec.json.encode(results)


def read(data: bytes) -> Results:
    """Decode and validate results from JSON.

    Raises:
        TraceError: the file is too large or invalid.
    """
    if len(data) > MAX_BYTES:
        raise TraceError(f"A file of claims may have at most {MAX_BYTES >> 20} MiB. {CHOOSE}")
    try:
        results = msgspec.json.decode(data, type=Results)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TraceError(
            f"This is not a file of claims ({one_line(error).rstrip('.')}). {CHOOSE}"
        ) from None
    if len(results.by_claim()) < len(results.results):
        raise TraceError(f"This is not a file of claims (one claim has two results). {CHOOSE}")
    return results
