"""Claim 22: block verification against the usual rule."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import Ratio, ratio, series_of, short_numbers
from specviz.lab.experiments.exact import RoundMeans, judge_rounds
from specviz.lab.experiments.workbench import GAMMAS, MEDIUM, TEMPERATURE, USUAL_GAMMA, Workbench
from specviz.papers import SUN

GAIN = 0.05  # least gain of block verification, according to its authors
TEMPERATURES = (TEMPERATURE, 1.0)


def measure(bench: Workbench) -> Steps:
    """Expected tokens of block verification over those of the token rule."""
    prompts = bench.prompts(MEDIUM, per_kind=2)
    cases = [(temperature, gamma) for temperature in TEMPERATURES for gamma in GAMMAS]
    gains: dict[tuple[float, int], Ratio] = {}
    for index, case in enumerate(cases):
        found = list[dict[str, RoundMeans]]()
        for number, prompt in enumerate(prompts):
            done = (index + number / len(prompts)) / len(cases)
            found.append(
                (yield from judge_rounds(bench, prompt.text, *case, ("token", "block"), done))
            )
        parts, wholes = ([each[rule].tokens for each in found] for rule in ("block", "token"))
        gains[case] = ratio(parts, wholes)
    best = gains[max(TEMPERATURES), max(GAMMAS)]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), gammas=GAMMAS, temperatures=TEMPERATURES),
        numbers=short_numbers(
            gain=best.value - 1,
            gain_least=best.least - 1,
            gain_most=best.most - 1,
            usual=gains[TEMPERATURE, USUAL_GAMMA].value - 1,
            gamma=max(GAMMAS),
            temperature=max(TEMPERATURES),
        ),
        series=tuple(
            series_of(f"T = {t:g}", {gamma: gains[t, gamma] for gamma in GAMMAS}, len(prompts))
            for t in TEMPERATURES
        ),
    )


CLAIM = Claim(
    number=22,
    words={
        "claim": "Block verification makes speculative decoding 5 to 8% faster, for free.",
        "how": "The same guesses, judged by block verification and by the usual rule, token by"
        " token. For each round, the expected number of tokens over all random draws is computed"
        " exactly.",
        "rule": "Compares the tokens per target pass, because a round costs the same with both"
        " rules. The claim holds if the whole 95% interval of the gain at the longest draft is at"
        " least {least_gain:.0%}, and does not hold if the interval is below that.",
        "says": "With γ = {gamma:.0f} at temperature {temperature:g}, block verification yields"
        " {gain:.1%} more tokens per pass (95% interval {gain_least:.1%} to {gain_most:.1%}); with"
        " γ = 4 at temperature 0.7, {usual:.1%} more.",
        "shows": "Tokens per pass with block verification over those with the usual rule, for the"
        " same guesses, with intervals over prompts.",
        "x": "Draft length γ",
        "y": "Tokens per pass, ratio",
    },
    terms=("block_verification", "lossless"),
    papers=(SUN,),
    run="block",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["gain_least"] >= GAIN,
            fails=lambda n: n["gain_most"] < GAIN,
        ),
        Chart("lines", even=True, zero=False),
        timed=False,
        limits={"least_gain": GAIN},
        shows=watch(MEDIUM, gamma=8, temperature=1, rule="block"),
        outcomes=outcomes(
            "gain_least gain_most", holds=(0.06, 0.1), fails=(0.01, 0.04), depends=(0.01, 0.1)
        ),
    ),
)
