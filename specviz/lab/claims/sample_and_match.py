"""Claim 18: sampling and matching against the usual rule."""

from specviz.claims import Chart, Evidence
from specviz.decoding.speculation import Outcome
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import Ratio, mean, series_of, short_numbers
from specviz.lab.experiments.exact import rounds
from specviz.lab.experiments.workbench import MEDIUM, TEMPERATURE, Workbench
from specviz.papers import CHEN, LEVIATHAN
from specviz.sampling import overlap

TEMPERATURES = (0.0, TEMPERATURE, 1.0)
SAME = 0.01  # probabilities that differ by less count as equal


def measure(bench: Workbench) -> Steps:
    """Compare both rules' acceptance probability at the same positions."""
    pair, prompts = bench.pairs[MEDIUM], bench.prompts(MEDIUM)
    found: dict[float, tuple[Ratio, Ratio, Ratio]] = {}
    for number, temperature in enumerate(TEMPERATURES):
        same, accepted = list[float](), list[float]()
        for index, prompt in enumerate(prompts):
            chances = list[tuple[float, float]]()
            for outcome in rounds(pair, prompt.text, temperature, bench.size.tokens):
                chances += chances_of(outcome)
                yield (number + index / len(prompts)) / len(TEMPERATURES)
            same.append(sum(match for match, _ in chances) / len(chances))
            accepted.append(sum(kept for _, kept in chances) / len(chances))
        more = [kept - match for match, kept in zip(same, accepted, strict=True)]
        found[temperature] = mean(same), mean(accepted), mean(more)
    drawn = [more for temperature, (_, _, more) in found.items() if temperature]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), temperatures=TEMPERATURES),
        numbers=short_numbers(
            temperatures=len(drawn),
            fewer=sum(more.least > SAME for more in drawn),
            alike=sum(more.most <= SAME for more in drawn),
            match=found[TEMPERATURE][0].value,
            overlap=found[TEMPERATURE][1].value,
            temperature=TEMPERATURE,
        ),
        series=tuple(
            series_of(name, {t: row[i] for t, row in found.items()}, len(prompts))
            for i, name in enumerate(("match", "overlap"))
        ),
    )


def chances_of(outcome: Outcome) -> list[tuple[float, float]]:
    """Return (Σ p·q, Σ min(p, q)) at each tested position.

    The first is the probability that two independent draws match; the second is the overlap.
    """
    tested = min(outcome.accepted + 1, len(outcome.tokens))
    p, q = outcome.target_probs[:tested], outcome.proposal.probs[:tested]
    return list(zip((p * q).sum(-1).tolist(), overlap(p, q).tolist(), strict=True))


CLAIM = Claim(
    number=18,
    words={
        "claim": "The rule is: keep the guess if the target itself draws the same token.",
        "how": "At the same positions of the same texts, the exact probability that a guess is"
        " accepted by that rule (sample and match) and by the usual rule (token by token). Both"
        " are lossless.",
        "rule": "At temperature 0 the two rules are the same, so only higher temperatures are"
        " compared. The difference is how much more the usual rule accepts. The claim holds if its"
        " whole 95% interval is at most {same_chance:.2f} at every temperature, and does not hold"
        " if it is above that at every one.",
        "holds": "Both rules accept equally often: {match:.0%} and {overlap:.0%} at temperature"
        " {temperature:g}.",
        "fails": "At temperature {temperature:g}, sample and match accepts {match:.0%} of the"
        " guesses, the usual rule {overlap:.0%}.",
        "depends": "At temperature {temperature:g}, sample and match accepts {match:.0%} of the"
        " guesses, the usual rule {overlap:.0%}. The usual rule accepts clearly more at"
        " {fewer:.0f} of {temperatures:.0f} temperatures.",
        "shows": "The exact probability that a tested guess is accepted by either rule, with"
        " intervals over prompts.",
        "x": "Temperature",
        "y": "Probability of acceptance",
        "names": {"match": "Sample and match", "overlap": "Usual rule"},
    },
    terms=("sample_and_match", "accept_test", "overlap"),
    papers=(LEVIATHAN, CHEN),
    experiment=Experiment(
        measure,
        unanimous("alike", "fewer", "temperatures"),
        Chart("lines"),
        timed=False,
        limits={"same_chance": SAME},
        outcomes=outcomes(
            "temperatures fewer alike", holds=(2, 0, 2), fails=(2, 2, 0), depends=(2, 0, 1)
        ),
    ),
)
