"""The texts and charts of “Will it pay?”, computed from a source and the sliders; no layout.

Every event recomputes them from the chosen run or cell and the controls, without stored state.
"""

from specviz.lab.diagnosis import (
    LEAST_ROUNDS,
    WORTH,
    Measurement,
    Recommendation,
    differences,
    recommend,
)
from specviz.page.pay.sources import RUN, Source
from specviz.theory.scenario import Scenario
from specviz.theory.serving import length_speedup, paying_length
from specviz.theory.speculation import break_even, papers_speedup
from specviz.views import payoff_html
from specviz.views.numbers import apart, change, percent, short
from specviz.views.payoff_charts import (
    GapStep,
    by_gamma,
    by_length,
    gap,
    tied_gammas,
    tied_in_words,
    where_it_pays,
)
from specviz.views.picture import Picture
from specviz.views.points import ComparisonPoints
from specviz.words.catalogue import Catalogue


def recommended(say: Catalogue, source: Source) -> str:
    """Return the advice as HTML."""
    run, advice = source.run, recommend(source.run)
    outcome = "busy" if run.disturbed and advice.outcome != "little" else advice.outcome
    head, sentence = say.pay["advice"][outcome]
    values = {
        "gamma": run.gamma,
        "best": advice.gamma,
        "speedup": short(run.speedup),
        "gain": short(advice.gain),
        "rounds": run.rounds,
    }
    mark = "toy_mark" if source.toy else ""
    return payoff_html.advice(
        say,
        outcome,
        head.format(**values),
        sentence.format(**values),
        _reasons(say, source, advice),
        source.about,
        say.pay[mark] if mark else "",
    )


def calculated(
    say: Catalogue, source: Source, scenario: Scenario, beside: ComparisonPoints
) -> tuple[str, Picture, Picture]:
    """Return the verdict and the cards, the chart by γ, and the map of speed-up by α and c."""
    return (
        _verdict(say, source, scenario) + _cards(say, source.run, scenario),
        by_gamma(say, scenario, source.point(say), beside),
        where_it_pays(say, scenario, source.point(say), beside),
    )


def _verdict(say: Catalogue, source: Source, scenario: Scenario) -> str:
    """Return the verdict of the sliders; if one was moved, it differs from the advice's source."""
    speedup = scenario.speedup(scenario.gamma)
    outcome = "faster" if speedup >= WORTH else "slower" if speedup <= 1 / WORTH else "alike"
    moved = "" if scenario == source.scenario else say.pay["verdict_moved"]
    head, sentence = say.pay["verdict"][outcome]
    values = {"gamma": scenario.gamma, "speedup": short(speedup)}
    return payoff_html.verdict(say, outcome, head, sentence.format(**values), moved)


def difference(say: Catalogue, source: Source) -> Picture:
    """Return the chart of corrections from the predicted to the measured speed-up."""
    run = source.run
    paper, corrections = differences(run)
    by = {correction.reason: correction for correction in corrections}
    values = {"v": short(run.v), "overhead": short(run.overhead)}
    steps = [GapStep(say.pay["gap_paper"], paper)]
    steps += [GapStep(say.pay[f"gap_{c.reason}"].format(**values), c.speedup) for c in corrections]
    sentence = say.pay["gap_says"].format(
        paper=short(paper),
        speedup=short(run.speedup),
        total=change(run.speedup / paper),
        width=run.gamma + 1,
        v=short(run.v),
        verify=change(by["verify"].factor),
        overhead=change(by["overhead"].factor),
        slots=say.explore["pictures"]["comma"].join(short(alpha) for alpha in run.slots),
        by_slot=change(by["slots"].factor),
        short=change(by["short"].factor),
    )
    return gap(say, steps, sentence)


def length(say: Catalogue, source: Source, scenario: Scenario, startup: float) -> Picture:
    """Return the chart of speed-up by the length of the answer.

    Args:
        startup: extra seconds of speculative decoding before each answer.
    """
    run = source.run
    target, draft = run.prefill or (0.0, 0.0)
    spoilt = draft + startup / run.step
    tau, cost = scenario.tokens, scenario.round_cost
    prefill = say.pay["length_prefill" if run.prefill else "length_unread"].format(
        target=f"{1e3 * target * run.step:.1f}", draft=f"{1e3 * draft * run.step:.1f}"
    )
    return by_length(
        say,
        lambda tokens: length_speedup(tokens, tau, cost, target, spoilt),
        paying_length(tau, cost, spoilt),
        prefill,
    )


def _spread(run: Measurement, *, cell: bool) -> str:
    """Return the key of the sentence on the uncertainty of the speed-up."""
    if not cell:
        return "why_speed"
    return "why_speed_cell" if run.prompts > 1 else "why_speed_prompt"


def _best(say: Catalogue, source: Source, advice: Recommendation) -> str:
    """Name each best γ, and why its gain differs from the measurement, if they read differently."""
    run, scenario = source.run, source.scenario
    if not scenario.best:
        return str(say.pay["why_plain"])
    predicted = short(scenario.speedup(run.gamma))
    values = {
        "best": tied_in_words(say, scenario),
        "gain": short(advice.gain),
        "gamma": run.gamma,
        "predicted": predicted,
        "speedup": short(run.speedup),
        "section": say.pay["sections"]["gap"],
    }
    keys = ["why_tie" if len(tied_gammas(scenario)) > 1 else "why_best"]
    keys += ["why_differs"] if predicted != values["speedup"] else []
    return say.sentences(*(say.pay[key].format(**values) for key in keys))


def _reasons(say: Catalogue, source: Source, advice: Recommendation) -> list[tuple[str, str]]:
    """Return the reasons as sentences, each with "measured", "predicted" or ""."""
    run = source.run
    low, high = run.interval
    even = advice.break_even
    affordable = run.scenario.affordable_c(run.alpha, 1.0)
    alpha, least = (short(run.alpha), "") if even is None else apart(run.alpha, even)
    most, c = apart(affordable, run.c)
    values: dict[str, str | float] = {
        "speedup": short(run.speedup),
        "low": short(max(0.0, low)),
        "high": short(high),
        "rounds": run.rounds,
        "prompts": run.prompts,
        "tokens": run.tokens,
        "accepted": run.accepted,
        "tested": run.tested,
        "alpha": alpha,
        "gamma": run.gamma,
        "even": least,
        "most": most,
        "c": c,
        "size": source.target / 1e6,
        **{str(part): percent(share) for part, share in advice.costs.items()},
    }
    cell = source.start != RUN
    lossy = say.explore["pictures"]["lossy_says"] if cell else say.viewer["rules"]["lossy"]
    keys = [
        *([("lossy", "")] if source.bent else []),
        *([("toy", "")] if source.toy else []),
        *([("disturbed", "")] if run.disturbed else []),
        *([("unchecked", "")] if run.disturbed is None else []),
        (_spread(run, cell=cell), "measured"),
        ("why_never" if even is None else "why_alpha", "predicted"),
        ("why_cost", "measured"),
        ("why_draft" if affordable > 0 else "why_no_draft", "predicted"),
        ("best", "predicted"),
        ("scope_cell" if cell else "scope", ""),
    ]
    if advice.outcome == "little":
        keys = keys[-1:]
    written = {"best": _best(say, source, advice), "lossy": lossy}
    return [(written.get(key) or say.pay[key].format(**values), kind) for key, kind in keys]


def rule(say: Catalogue) -> list[str]:
    """Return the rule of the advice, a sentence for each outcome."""
    values = {"rounds": LEAST_ROUNDS, "worth": percent(WORTH - 1)}
    return [sentence.format(**values) for sentence in say.pay["rule_list"]]


def _cards(say: Catalogue, run: Measurement, scenario: Scenario) -> str:
    at = {"gamma": run.gamma}
    best, gamma = scenario.best, max(1, scenario.drafted)
    gain = short(scenario.speedup(best))
    verify = scenario.verify(scenario.drafted + 1)
    even = break_even(gamma, scenario.drafting(gamma), verify, scenario.overhead)
    paper = papers_speedup(scenario.alpha, scenario.drafted, scenario.drafting)
    return payoff_html.cards(
        say,
        [
            payoff_html.Card(
                say.pay["card_tokens"],
                short(scenario.tokens),
                note=say.pay["card_measured"].format(value=short(run.tau), **at),
            ),
            payoff_html.Card(
                say.pay["card_paper"],
                short(paper),
                note=say.pay["card_paper_note"],
            ),
            payoff_html.Card(
                say.pay["card_costs"],
                short(scenario.speedup(scenario.gamma)),
                note=say.pay["card_measured"].format(value=short(run.speedup), **at),
            ),
            payoff_html.Card(
                say.pay["card_best"],
                tied_in_words(say, scenario),
                note=say.pay["card_best_note" if best else "card_best_plain"].format(gain=gain),
            ),
            payoff_html.Card(
                say.pay["card_even"],
                say.pay["card_never"] if even is None else short(even),
                note=say.pay["card_even_note"].format(gamma=max(1, scenario.gamma)),
            ),
        ],
    )
