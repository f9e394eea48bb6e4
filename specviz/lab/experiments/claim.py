"""A claim about speculative decoding, declared in one module of `specviz.lab.claims`."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from specviz.claims import Chart, ClaimVerdict, Evidence
from specviz.lab.experiments.workbench import MEDIUM, Workbench

Numbers = Mapping[str, float]
"""The figures of an experiment, by name."""

Steps = Generator[float, None, Evidence]
"""An experiment at work: it yields its progress, from 0 to 1, and returns the evidence."""

Measure = Callable[[Workbench], Steps]
Judge = Callable[[Numbers], ClaimVerdict]


class Paper(NamedTuple):
    """A source, and the name that it is cited by."""

    name: str
    url: str


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
    """

    measure: Measure
    judge: Judge
    chart: Chart
    needs: tuple[str, ...] = (MEDIUM,)
    adds: tuple[str, ...] = ()
    timed: bool = True
    limits: Mapping[str, float] = field(default_factory=dict)
    shows: Mapping[str, str | int | float] = field(default_factory=dict)

    @property
    def pairs(self) -> tuple[str, ...]:
        return (*self.needs, *self.adds)


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


def above(name: str, limit: float = 1.0) -> Judge:
    """A claim holds if the whole interval of a number is above a limit, and fails if below.

    Args:
        name: the number; its interval is `{name}_least` to `{name}_most`.
        limit: the limit, by default that of a ratio.
    """

    def judge(numbers: Numbers) -> ClaimVerdict:
        least, most = numbers[f"{name}_least"], numbers[f"{name}_most"]
        return "holds" if least > limit else "fails" if most < limit else "depends"

    return judge


def unanimous(holding: str, failing: str, cases: str) -> Judge:
    """A claim holds or fails if it does so in all cases; the arguments name the three counts."""

    def judge(numbers: Numbers) -> ClaimVerdict:
        if numbers[holding] == numbers[cases]:
            return "holds"
        return "fails" if numbers[failing] == numbers[cases] else "depends"

    return judge
