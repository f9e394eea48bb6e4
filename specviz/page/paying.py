"""Will it pay?: what happens when a visitor drags a number. No layout here.

Everything is computed anew from the visitor's last run, or from the recorded one, and from what
the controls say: no state is kept but the runs'.
"""

import json
import math
from pathlib import Path
from typing import NamedTuple

from specviz.lab.paying import (
    LEAST_ROUNDS,
    WORTH,
    Advice,
    Measured,
    advise,
    bench_speedups,
    differences,
    measured,
)
from specviz.page.machines import machine_name
from specviz.page.runs import Runs
from specviz.theory.serving import length_speedup, paying_length
from specviz.theory.speculation import break_even, dearest_draft, papers_speedup
from specviz.trace import Trace
from specviz.views import verdicts
from specviz.views.paying import (
    Point,
    Setting,
    Step,
    by_gamma,
    by_length,
    change,
    gap,
    percent,
    short,
    where_it_pays,
)
from specviz.views.picture import Picture
from specviz.words import PAIRS, PAY

DIGITS = 3  # of the sliders
ASSETS = Path(__file__).resolve().parents[2] / "assets"


class Source(NamedTuple):
    """The run that the page speaks of.

    Attributes:
        id: of the visitor's own run and how far it was; "" if it is the recorded one.
        unusable: the visitor has a run, but it says nothing of paying.
    """

    trace: Trace
    run: Measured
    id: str
    unusable: bool = False

    @property
    def alpha(self) -> float:
        return self.run.alpha

    @property
    def about(self) -> str:
        """Which run it is, in words."""
        key = "source_unusable" if self.unusable else "source_run" if self.id else "source_recorded"
        trace = self.trace
        about = PAY["about"].format(
            pair=PAIRS.get(trace.models.pair, trace.models.pair),
            gamma=trace.settings.gamma,
            temperature=trace.settings.temperature,
            tokens=self.run.tokens,
            machine=machine_name(trace.machine),
        )
        return PAY[key].format(about=about)

    @property
    def setting(self) -> Setting:
        """The sliders as this run has them, to the digits that they show."""
        run = self.run
        alpha, c, v, overhead = (
            round(value, DIGITS) for value in (run.alpha, run.c, run.v, run.overhead)
        )
        return Setting(run.gamma, alpha, c, v, overhead, run.gamma)

    @property
    def point(self) -> Point:
        """The run on a picture, with half of its interval."""
        run = self.run
        low, high = run.interval
        spread = (high - low) / 2 if math.isfinite(run.error) else 0.0
        return Point(PAY["point_run"], run.gamma, run.speedup, spread, run.alpha, run.c)


class Paying:
    """The answers of the page.

    Args:
        runs: what visitors have run.
        recorded: a run with plain decoding and guesses, until a visitor has one.
    """

    def __init__(self, runs: Runs, recorded: Trace) -> None:
        run = measured(recorded)
        assert run is not None
        self._runs = runs
        self._recorded = Source(recorded, run, "")
        reports = [json.loads(p.read_bytes()) for p in sorted((ASSETS / "bench").glob("*.json"))]
        self._benches = [bench_speedups(report) for report in reports]

    def source(self, owner: str | None = None) -> Source:
        """The owner's last run, if it says enough; else the recorded one."""
        run = self._runs.get(owner) if owner else None
        if run is None:
            return self._recorded
        trace = run.trace
        costs = measured(trace)
        if costs is None:
            return self._recorded._replace(unusable=True)
        return Source(trace, costs, f"{run.id}.{costs.rounds}")

    def recommended(self, source: Source) -> str:
        """The advice as HTML."""
        run, advice = source.run, advise(source.run)
        head, sentence = PAY["advice"][advice.outcome]
        told = {
            "gamma": run.gamma,
            "best": advice.gamma,
            "speedup": short(run.speedup),
            "gain": short(advice.gain),
            "rounds": run.rounds,
        }
        return verdicts.advice(
            advice.outcome,
            head.format(**told),
            sentence.format(**told),
            _reasons(run, advice),
            source.about,
        )

    def calculated(self, source: Source, setting: Setting) -> tuple[str, Picture, Picture]:
        """The cards, and the pictures of γ and of α and c."""
        others = [
            Point(PAY["point_bench"].format(kinds=b.kinds, temperature=b.temperature), gamma, value)
            for b in self._benches
            if b.pair == source.trace.models.pair and source.trace.settings.drafter == "model"
            for gamma, value in b.speedups.items()
        ]
        return (
            _cards(source.run, setting),
            by_gamma(setting, source.point, others),
            where_it_pays(setting, source.point),
        )

    def difference(self, source: Source) -> Picture:
        """From what is predicted to what was measured."""
        run = source.run
        paper, corrections = differences(run)
        by = {correction.reason: correction for correction in corrections}
        told = {"v": short(run.v), "overhead": short(run.overhead)}
        steps = [Step(PAY["gap_paper"], paper)]
        steps += [Step(PAY[f"gap_{c.reason}"].format(**told), c.speedup) for c in corrections]
        sentence = PAY["gap_says"].format(
            paper=short(paper),
            speedup=short(run.speedup),
            total=change(run.speedup / paper),
            width=run.gamma + 1,
            v=short(run.v),
            verify=change(by["verify"].factor),
            overhead=change(by["overhead"].factor),
            places=", ".join(short(place) for place in run.places),
            by_place=change(by["places"].factor),
            short=change(by["short"].factor),
        )
        return gap(steps, sentence)

    def length(self, source: Source, setting: Setting, startup: float) -> Picture:
        """Speed-up by the length of the answer.

        Args:
            startup: seconds before each answer.
        """
        run = source.run
        spoilt = run.draft_prefill + startup / run.step
        tau, cost = setting.tokens, setting.round_cost
        told = {
            "target": f"{1e3 * run.target_prefill * run.step:.1f}",
            "draft": f"{1e3 * run.draft_prefill * run.step:.1f}",
        }
        return by_length(
            lambda tokens: length_speedup(tokens, tau, cost, run.target_prefill, spoilt),
            paying_length(tau, cost, spoilt),
            told,
        )


def _reasons(run: Measured, advice: Advice) -> list[tuple[str, str]]:
    """Sentences, and whether each was measured or predicted."""
    low, high = run.interval
    even = advice.break_even
    dearest = dearest_draft(run.alpha, run.gamma, run.v, run.overhead, 1.0)
    told: dict[str, str | int] = {
        "speedup": short(run.speedup),
        "low": short(max(0.0, low)),
        "high": short(high),
        "rounds": run.rounds,
        "tokens": run.tokens,
        "accepted": run.accepted,
        "tested": run.tested,
        "alpha": short(run.alpha),
        "gamma": run.gamma,
        "even": "" if even is None else short(even),
        "most": short(dearest),
        "c": short(run.c),
        "best": advice.gamma,
        "gain": short(advice.gain),
        **{str(part): percent(share) for part, share in advice.costs.items()},
    }
    keys = [
        ("why_speed", "measured"),
        ("why_never" if even is None else "why_alpha", "predicted"),
        ("why_cost", "measured"),
        ("why_draft" if dearest > 0 else "why_no_draft", "predicted"),
        ("why_best" if advice.gamma else "why_plain", "predicted"),
        ("scope", ""),
    ]
    if advice.outcome == "little":
        keys = keys[-1:]
    return [(PAY[key].format(**told), kind) for key, kind in keys]


def rule() -> str:
    """The rule of the advice, in words."""
    return PAY["rule_text"].format(rounds=LEAST_ROUNDS, worth=percent(WORTH - 1))


def _cards(run: Measured, setting: Setting) -> str:
    at = {"gamma": run.gamma}
    best = setting.best
    gain = short(setting.speedup(best))
    verify = setting.verify(setting.gamma + 1)
    even = break_even(max(1, setting.gamma), setting.c, verify, setting.overhead)
    return verdicts.cards(
        [
            verdicts.Card(
                PAY["card_tokens"],
                short(setting.tokens),
                note=PAY["card_measured"].format(value=short(run.tau), **at),
            ),
            verdicts.Card(
                PAY["card_paper"],
                short(papers_speedup(setting.alpha, setting.gamma, setting.c)),
                note=PAY["card_paper_note"],
            ),
            verdicts.Card(
                PAY["card_costs"],
                short(setting.speedup(setting.gamma)),
                note=PAY["card_measured"].format(value=short(run.speedup), **at),
            ),
            verdicts.Card(
                PAY["card_best"],
                str(best),
                note=PAY["card_best_note" if best else "card_best_plain"].format(gain=gain),
            ),
            verdicts.Card(
                PAY["card_even"],
                PAY["card_never"] if even is None else short(even),
                note=PAY["card_even_note"].format(gamma=max(1, setting.gamma)),
            ),
        ]
    )
