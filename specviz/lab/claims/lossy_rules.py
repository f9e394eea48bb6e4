"""Claim 23: what lossy rules gain and change."""

from specviz.claims import Chart, Evidence, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import mean, point, ratio, short_numbers
from specviz.lab.experiments.exact import RoundMeans, judge_rounds
from specviz.lab.experiments.workbench import MEDIUM, TEMPERATURE, USUAL_GAMMA, Workbench
from specviz.papers import MEDUSA
from specviz.settings import LOSSY, RULES

NOTICEABLE = 0.01  # a total variation distance that changes one token in a hundred


def measure(bench: Workbench) -> Steps:
    """Tokens per pass of every rule against its distance from the target."""
    prompts = bench.prompts(MEDIUM)
    found: dict[str, list[RoundMeans]] = {rule: [] for rule in RULES}
    for number, prompt in enumerate(prompts):
        start = number / len(prompts)
        yield start
        rules = yield from judge_rounds(
            bench, prompt.text, TEMPERATURE, USUAL_GAMMA, tuple(RULES), start
        )
        for rule, judged in rules.items():
            found[rule].append(judged)
    tokens = {rule: mean([each.tokens for each in all]).value for rule, all in found.items()}
    usual = [each.tokens for each in found["token"]]
    gains = {rule: ratio([each.tokens for each in all], usual) for rule, all in found.items()}
    apart = {rule: mean([each.distance for each in all]).value for rule, all in found.items()}
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts)),
        numbers=short_numbers(
            token=tokens["token"],
            block=tokens["block"],
            most=max(tokens[rule] for rule in LOSSY),
            least_distance=min(apart[rule] for rule in LOSSY),
            most_distance=max(apart[rule] for rule in LOSSY),
        ),
        series=tuple(
            Series(rule, (point(apart[rule], gain, len(prompts)),)) for rule, gain in gains.items()
        ),
    )


CLAIM = Claim(
    number=23,
    words={
        "claim": "A lossy rule is faster, and nobody can tell the difference.",
        "how": "The rule lab: the same guesses, judged by every rule. For each round, the expected"
        " number of tokens over all random draws is computed exactly, and so is the distance"
        " between the probabilities of its first token and the target’s own (total variation). For"
        " the lossless rules this distance is 0: our tests prove it by enumeration.",
        "rule": "The claim holds if no lossy rule has a distance above {noticeable:.0%}, which is"
        " one changed token in a hundred. It does not hold if all have.",
        "holds": "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule {token:.2f},"
        " at a distance of at most {most_distance:.1%}.",
        "fails": "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule {token:.2f}."
        " In exchange, they change the next token’s distribution by {least_distance:.1%} to"
        " {most_distance:.1%}. Block verification yields {block:.2f} and does not change it.",
        "depends": "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule"
        " {token:.2f}. Their distance from the target is {least_distance:.1%} to"
        " {most_distance:.1%}. Block verification yields {block:.2f} at distance 0.",
        "shows": "Each mark is a rule: how far it takes the next token from the target, and how"
        " many tokens it yields per pass, compared with the usual rule. Lossless rules stand at"
        " distance 0. Intervals are over prompts.",
        "x": "Distance from the target (total variation)",
        "y": "Tokens per pass, ratio",
    },
    terms=("lossy", "lossless", "typical_acceptance"),
    papers=(MEDUSA,),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["most_distance"] <= NOTICEABLE,
            fails=lambda n: n["least_distance"] > NOTICEABLE,
        ),
        Chart("marks", even=True, zero=False),
        timed=False,
        limits={"noticeable": NOTICEABLE},
        shows=watch(MEDIUM, rule="typical"),
        outcomes=outcomes(
            "least_distance most_distance", holds=(0, 0.005), fails=(0.02, 0.05), depends=(0, 0.05)
        ),
    ),
)
