"""A claim about speculative decoding, declared in one module of `specviz.lab.claims`."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from specviz.claims import Chart, ClaimVerdict, Evidence
from specviz.lab.experiments.workbench import MEDIUM, Workbench
from specviz.papers import Paper

Numbers = Mapping[str, float]
"""The figures of an experiment, by name."""

Steps = Generator[float, None, Evidence]
"""An experiment at work: it yields its progress, from 0 to 1, and returns the evidence."""

Measure = Callable[[Workbench], Steps]
Judge = Callable[[Numbers], ClaimVerdict]


@dataclass(frozen=True)
class Experiment:
    """How to test a claim.

    Attributes:
        measure: gathers the evidence.
        judge: returns the verdict on the evidence's numbers alone.
        chart: how the evidence is drawn.
        needs: required pairs.
        adds: optional pairs, used if they are on this machine.
        timed: whether the numbers include times, which a busy machine distorts.
        limits: the rule's thresholds by name, for the text that states the rule.
        shows: settings for a run on Watch that shows the claim; empty if no single run does.
        outcomes: figures that lead to each verdict, which a test checks.
    """

    measure: Measure
    judge: Judge
    chart: Chart
    needs: tuple[str, ...] = (MEDIUM,)
    adds: tuple[str, ...] = ()
    timed: bool = True
    limits: Mapping[str, float] = field(default_factory=dict)
    shows: Mapping[str, str | int | float] = field(default_factory=dict)
    outcomes: Mapping[ClaimVerdict, Numbers] = field(default_factory=dict)

    @property
    def pairs(self) -> tuple[str, ...]:
        return (*self.needs, *self.adds)


def outcomes(
    names: str, holds: Sequence[float], fails: Sequence[float], depends: Sequence[float]
) -> Mapping[ClaimVerdict, Numbers]:
    """Return figures by verdict; `names` has theirs, in one order."""
    rows: dict[ClaimVerdict, Sequence[float]] = {"holds": holds, "fails": fails, "depends": depends}
    return {verdict: dict(zip(names.split(), row, strict=True)) for verdict, row in rows.items()}


def watch(
    pair: str,
    drafter: str = "model",
    gamma: int = 4,
    temperature: float = 0.7,
    **other: str | int | float,
) -> Mapping[str, str | int | float]:
    """Return the settings of a run on Watch."""
    return {"pair": pair, "drafter": drafter, "gamma": gamma, "temperature": temperature, **other}


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A claim with its words, its references and, if it can be measured here, its experiment.

    `specviz.words` reads `number` and `words` from the source code: write them as literals.

    Attributes:
        number: its number in links and recordings, which never changes.
        words: the English, by use.
            claim, how: the claim, and the experiment in a few sentences.
            rule: how the verdict follows from the figures; may name `Experiment.limits`.
            holds, fails, depends: each verdict with its figures; `says`: one sentence for all.
            shows, x, y: the caption of the chart, and its axes.
            names: the names of its own series and categories.
            missing: what the experiment leaves out; optional.
            untried: why there is no experiment.
        terms: terms of the glossary.
        papers: its sources.
        run: the name of a recorded run that shows it; "" for none.
        experiment: None if only the reader's own numbers can decide the claim.
    """

    number: int
    words: Mapping[str, Any]
    terms: tuple[str, ...]
    papers: tuple[Paper, ...] = ()
    run: str = ""
    experiment: Experiment | None = None


def decided(holds: Callable[[Numbers], bool], fails: Callable[[Numbers], bool]) -> Judge:
    """A claim holds by one condition and, if it does not, fails by another; else it depends."""

    def judge(numbers: Numbers) -> ClaimVerdict:
        return "holds" if holds(numbers) else "fails" if fails(numbers) else "depends"

    return judge


def above(name: str, limit: float = 1.0) -> Judge:
    """A claim holds if the whole interval of a number is above a limit, and fails if below.

    Args:
        name: the number; its interval is `{name}_least` to `{name}_most`.
        limit: the limit, by default that of a ratio.
    """
    return decided(lambda n: n[f"{name}_least"] > limit, lambda n: n[f"{name}_most"] < limit)


def unanimous(holding: str, failing: str, cases: str) -> Judge:
    """A claim holds or fails if it does so in all cases; the arguments name the three counts."""
    return decided(lambda n: n[holding] == n[cases], lambda n: n[failing] == n[cases])
