"""Diagnoses whether and why speculation paid in a run or a sweep cell, and what to change.

A diagnosis applies to one pair, one setting and one machine. Costs are in plain steps.
"""

import math
from collections.abc import Sequence
from itertools import zip_longest
from typing import Literal, NamedTuple

import numpy as np

from specviz.metrics import (
    caught_up,
    disturbance,
    disturbed_runs,
    is_busy,
    is_impossible,
    measured_speedup,
)
from specviz.settings import AT_ONCE
from specviz.sweep.estimates import ratios
from specviz.sweep.samples import Sample, Tally
from specviz.sweep.student import student
from specviz.theory.scenario import Scenario
from specviz.theory.speculation import (
    MOST_GAMMA,
    break_even,
    draft_steps,
    expected_tokens,
    expected_tokens_by_slot,
    speedup,
)
from specviz.trace import Round, Trace

LEAST_ROUNDS = 16  # needed for a recommendation
LEAST_SECONDS = 1e-9  # no clock resolves less: a shorter time was not measured
LEAST_VERIFY = 1e-3  # plain steps: no verification is cheaper, and predictions divide by it
WORTH = 1.05  # least predicted gain for a recommended change

Answer = Literal["go", "go_tune", "tune", "close", "no", "one", "little"]
Part = Literal["draft", "verify", "rest"]
Reason = Literal["verify", "overhead", "slots", "short"]
Lack = Literal["tree", "rounds", "plain", "guesses", "times", "impossible"]


class Measurement(NamedTuple):
    """Measurements of one run, or of one sweep cell's runs pooled.

    A run counts the rounds that plain decoding has caught up with.

    Attributes:
        gamma: the requested draft length.
        prompts: number of runs, each on a different prompt.
        drafted: mean drafts per round.
        slots: accepted / tested for each slot of the round; 0 where no draft was tested.
        tau: tokens per round.
        c, v, overhead: cost of a draft step, of a verification and of the rest of a round.
        step: seconds of a plain step, the unit of all costs.
        prefill: cost of the target's and the draft's prefill; None if unknown.
        speedup: plain seconds over speculative seconds.
        interval: the speed-up's 95 % interval, over rounds, or over prompts for a cell; infinite
            for a single one.
        widths: (width, cost) of other verification widths for the same target and machine.
        disturbed: whether the machine was busy with other work; None if this was not checked.
        at_once: whether one draft step drafts all tokens of a round.
        longest: the most tokens that the drafter drafts in a round.
    """

    gamma: int
    prompts: int
    rounds: int
    tokens: int
    accepted: int
    tested: int
    drafted: float
    slots: tuple[float, ...]
    tau: float
    c: float
    v: float
    overhead: float
    step: float
    prefill: tuple[float, float] | None
    speedup: float
    interval: tuple[float, float]
    widths: tuple[tuple[int, float], ...] = ()
    disturbed: bool | None = False
    at_once: bool = False
    longest: int = MOST_GAMMA

    @property
    def alpha(self) -> float:
        """Accepted / tested."""
        return self.accepted / self.tested

    @property
    def efficiency(self) -> float:
        """Accepted / drafted."""
        return self.accepted / (self.drafted * self.rounds)

    @property
    def scenario(self) -> Scenario:
        """The same α and costs at any draft length."""
        return Scenario(
            gamma=self.gamma,
            alpha=self.alpha,
            c=self.c,
            v=self.v,
            overhead=self.overhead,
            reference=min(self.gamma, self.longest),
            widths=self.widths,
            at_once=self.at_once,
            longest=self.longest,
        )


class _Run(NamedTuple):
    """What a measurement needs of a run, under the names of `Sample`."""

    rounds: int
    emitted: int
    drafted: int
    slots: Tally
    plain: float
    draft: float
    verify: float
    seconds: float


def measure_run(trace: Trace) -> Measurement | None:
    """Measure a run; None if it tested no draft, drafted trees or lacks measurable times."""
    if trace.settings.tree != "chain":
        return None  # the formulas describe chains
    count, tokens = caught_up(trace)
    rounds, slots = trace.rounds[:count], range(trace.settings.gamma)
    run = _Run(
        count,
        tokens,
        sum(len(round.drafts) for round in rounds),
        Tally(
            tuple(sum(round.tested > slot for round in rounds) for slot in slots),
            tuple(sum(round.accepted > slot for round in rounds) for slot in slots),
        ),
        sum(trace.plain.seconds[:tokens]),
        sum(round.times.draft for round in rounds),
        sum(round.times.verify for round in rounds),
        sum(round.times.total for round in rounds),
    )
    found = _measure([run], trace.settings.gamma, trace.settings.drafter)
    return found and found._replace(
        prefill=(trace.prefill.target / found.step, trace.prefill.draft / found.step),
        interval=_by_student(_pairs(rounds, trace.plain.seconds)),
        disturbed=disturbance(trace),
    )


def measure_cell(samples: Sequence[Sample]) -> Measurement | None:
    """Pool the runs of one sweep cell; None if they tested no draft, or lack measurable times."""
    found = _measure(samples, samples[0].gamma, samples[0].drafter)
    checked = disturbed_runs(s.disturbed for s in samples)
    return found and found._replace(
        interval=_over_prompts([(s.plain, s.seconds) for s in samples]),
        disturbed=None if checked is None else is_busy(checked),
    )


def _measure(
    runs: Sequence[_Run] | Sequence[Sample], gamma: int, drafter: str
) -> Measurement | None:
    """Measure the sums of runs, without an interval, if a clock can have measured their seconds."""
    accepted, tested = (
        [sum(slot) for slot in zip_longest(*(getattr(run.slots, of) for run in runs), fillvalue=0)]
        for of in ("accepted", "tested")
    )
    rounds, tokens, drafted, plain, draft, verify, spent = (
        sum(getattr(run, name) for run in runs)
        for name in ("rounds", "emitted", "drafted", "plain", "draft", "verify", "seconds")
    )
    if not sum(tested) or min(plain, spent) < LEAST_SECONDS:
        return None
    step, tau, at_once = plain / tokens, tokens / rounds, drafter in AT_ONCE
    v, cost = verify / rounds / step, spent / rounds / step
    if v < LEAST_VERIFY or is_impossible(plain / spent, tau, 1):
        return None
    rates = [a / t if t else 0.0 for a, t in zip_longest(accepted, tested, fillvalue=0)]
    drafting = draft / rounds / step
    return Measurement(
        gamma=gamma,
        prompts=len(runs),
        rounds=rounds,
        tokens=tokens,
        accepted=sum(accepted),
        tested=sum(tested),
        drafted=drafted / rounds,
        slots=(*rates, *[0.0] * (gamma - len(rates))),
        tau=tau,
        c=drafting / draft_steps(drafted / rounds, at_once=at_once),
        v=v,
        overhead=cost - drafting - v,
        step=step,
        prefill=None,
        speedup=plain / spent,
        interval=(-math.inf, math.inf),
        at_once=at_once,
    )


def lack(trace: Trace) -> Lack:
    """Return the first reason why a recommendation cannot start from a run.

    Args:
        trace: a run that `measure_run` cannot measure, or not in enough rounds.

    Returns:
        "tree": its drafts form a tree; "rounds": it has too few; "plain": plain decoding has caught
        up with too few; "guesses": none was tested; "impossible": its speed-up is; "times": no
        clock can have measured them.
    """
    count, _ = caught_up(trace)
    if trace.settings.tree != "chain":
        return "tree"
    if count < LEAST_ROUNDS:
        return "rounds" if len(trace.rounds) < LEAST_ROUNDS else "plain"
    if not any(round.tested for round in trace.rounds[:count]):
        return "guesses"
    return "impossible" if measured_speedup(trace) is None else "times"


def _pairs(rounds: Sequence[Round], plain: Sequence[float]) -> list[tuple[float, float]]:
    """Return (plain, speculative) seconds for each round's tokens."""
    start, pairs = 0, []
    for round in rounds:
        end = start + len(round.emitted)
        pairs.append((sum(plain[start:end]), round.times.total))
        start = end
    return pairs


def _over_prompts(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the interval that Explore shows; for too few prompts, an approximate one."""
    table = np.array(pairs)
    (speedup,) = ratios(table[:, :1], table[:, 1:])
    if speedup.low is None or speedup.high is None:
        return _by_student(pairs)
    return speedup.low, speedup.high


def _by_student(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the 95 % interval of Σ plain / Σ speculative.

    Source: Cochran 1977, Sampling Techniques, section 6.4, with Student's t for few pairs.

    Args:
        pairs: (plain, speculative) seconds for the same tokens.
    """
    if len(pairs) < 2:
        return -math.inf, math.inf
    total = sum(spent for _, spent in pairs)
    ratio = sum(took for took, _ in pairs) / total
    squares = sum((took - ratio * spent) ** 2 for took, spent in pairs)
    error = math.sqrt(squares * len(pairs) / (len(pairs) - 1)) / total
    margin = student(len(pairs) - 1) * error
    return ratio - margin, ratio + margin


class Correction(NamedTuple):
    """One reason why the measurement differs from the paper's formula.

    Attributes:
        speedup: the prediction corrected for this reason and all earlier ones.
        factor: the effect of this reason alone, as a factor of the speed-up.
    """

    reason: Reason
    speedup: float
    factor: float


def differences(run: Measurement) -> tuple[float, tuple[Correction, ...]]:
    """Return the paper's prediction and the corrections that lead to the measurement.

    The product of all factors is measured / predicted; the last correction's speed-up is the
    measured one.
    """
    gamma = run.scenario.drafted
    drafting = run.scenario.drafting(gamma)
    guessed = expected_tokens(run.alpha, gamma)
    before = paper = speedup(guessed, drafting, 1.0)
    steps: tuple[tuple[Reason, float], ...] = (
        ("verify", speedup(guessed, drafting, run.v)),
        ("overhead", speedup(guessed, drafting, run.v, run.overhead)),
        (
            "slots",
            speedup(expected_tokens_by_slot(run.slots), drafting, run.v, run.overhead),
        ),
        ("short", run.speedup),
    )
    corrections = []
    for reason, after in steps:
        corrections.append(Correction(reason, after, after / before))
        before = after
    return paper, tuple(corrections)


class Recommendation(NamedTuple):
    """A recommendation from a run's measurements.

    Attributes:
        outcome: the advice.
        gamma: the draft length with the highest predicted speed-up; 0 for plain decoding.
        gain: the predicted speed-up at `gamma`.
        break_even: the least α at which the current γ pays; None if no α is enough.
        costs: each part's share of a round's time.
    """

    outcome: Answer
    gamma: int
    gain: float
    break_even: float | None
    costs: dict[Part, float]


def recommend(run: Measurement) -> Recommendation:
    """Recommend whether to speculate, and at which γ.

    Another γ is better if its predicted speed-up is at least WORTH times both the current γ's and
    plain decoding's. The outcomes:

    - little: fewer than LEAST_ROUNDS rounds.
    - go, or go_tune if another γ is better: the speed-up's whole interval lies above 1.
    - tune: otherwise, if another γ is better.
    - no: the whole interval lies below 1.
    - one: one prompt gives no interval.
    - close: the interval includes 1.
    """
    scenario = run.scenario
    gamma = scenario.best
    gain = scenario.speedup(gamma)
    better = gain >= WORTH * max(1.0, scenario.speedup(run.gamma))
    low, high = run.interval
    outcome: Answer
    if run.rounds < LEAST_ROUNDS:
        outcome = "little"
    elif low > 1:
        outcome = "go_tune" if better else "go"
    elif better:
        outcome = "tune"
    elif math.isinf(high):
        outcome = "one"
    else:
        outcome = "no" if high < 1 else "close"
    parts: dict[Part, float] = {
        "draft": scenario.drafting(run.drafted),
        "verify": run.v,
        "rest": run.overhead,
    }
    total = sum(parts.values())
    return Recommendation(
        outcome,
        gamma,
        gain,
        break_even(scenario.drafted, scenario.drafting(scenario.drafted), run.v, run.overhead),
        {part: cost / total for part, cost in parts.items()},
    )
