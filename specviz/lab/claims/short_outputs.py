"""Claim 3: whether short outputs gain, prefill included."""

from itertools import accumulate

from specviz.claims import Chart, Evidence
from specviz.decoding.race import race
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import ratio, series_of, short_numbers
from specviz.lab.experiments.workbench import (
    MEDIUM,
    TEMPERATURE,
    USUAL_GAMMA,
    Workbench,
    endless,
    in_turn,
)
from specviz.metrics import disturbance
from specviz.settings import Settings
from specviz.trace import Trace

LENGTHS = (8, 16, 32, 64, 96, 128, 256, 512)
SHORT = 100  # tokens, the limit in the claim


def measure(bench: Workbench) -> Steps:
    """Speed-up of the first n tokens of long runs."""
    longest = bench.size.longest
    settings = Settings(
        gamma=USUAL_GAMMA, temperature=TEMPERATURE, drafter="model", max_new_tokens=longest
    )
    pair = endless(bench.pairs[MEDIUM])
    prompts = bench.prompts(MEDIUM)
    traces = []
    for number, prompt in enumerate(prompts):
        running = race(pair, pair.tokenizer.encode(prompt.text), settings, top=0)
        try:
            while (trace := in_turn(pair, running)) is not None:
                last = trace
                yield (number + len(trace.output) / longest) / len(prompts)
        finally:
            running.close()
        traces.append(last)
        bench.disturbed.append(disturbance(last))
    gains = {}
    for length in (length for length in LENGTHS if length <= longest):
        plain, ours = zip(*(seconds_of(trace, length) for trace in traces), strict=True)
        gains[length] = ratio(plain, ours)
    short = [gain for length, gain in gains.items() if length < SHORT]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), tokens=longest),
        numbers=short_numbers(
            short=len(short),
            short_gaining=sum(gain.least > 1 for gain in short),
            short_losing=sum(gain.most < 1 for gain in short),
            first=gains[LENGTHS[0]].value,
            last=gains[max(gains)].value,
            longest=max(gains),
            from_tokens=min((n for n, gain in gains.items() if gain.least > 1), default=0),
        ),
        series=(series_of(MEDIUM, gains, len(traces)),),
    )


def seconds_of(trace: Trace, length: int) -> tuple[float, float]:
    """Return plain and speculative seconds to the first `length` tokens, prefill included.

    A round emits its tokens together, so both times are taken at the end of a round.
    """
    ends = list(accumulate(len(round.emitted) for round in trace.rounds))
    rounds = next(n for n, end in enumerate(ends, 1) if end >= length or end == ends[-1])
    plain = trace.prefill.target + sum(trace.plain.seconds[: ends[rounds - 1]])
    ours = trace.prefill.target + trace.prefill.draft
    return plain, ours + sum(round.times.total for round in trace.rounds[:rounds])


CLAIM = Claim(
    number=3,
    words={
        "claim": "Outputs under about 100 tokens do not profit.",
        "how": "Long runs, timed after 8, 16, 32 … tokens. Both times include reading the prompt.",
        "rule": "A length gains if the whole 95% interval of its speed-up is above 1, and loses if"
        " the interval is below 1. The claim holds if every length under {short:.0f} loses, and"
        " does not hold if every one gains.",
        "holds": "All {short:.0f} lengths under 100 tokens lost; over the first {longest:.0f}"
        " tokens the speed-up was {last:.2f}×.",
        "fails": "Even over the first 8 tokens the speed-up was {first:.2f}×; over the first"
        " {longest:.0f} tokens it was {last:.2f}×.",
        "depends": "Of the {short:.0f} lengths under 100 tokens, {short_gaining:.0f} clearly"
        " gained and {short_losing:.0f} clearly lost; over the first {longest:.0f} tokens the"
        " speed-up was {last:.2f}×.",
        "shows": "Speed-up over the first tokens of long runs, including the prompt, with its"
        " interval over prompts.",
        "x": "Tokens generated",
        "y": "Speed-up",
    },
    terms=("speedup", "prefill"),
    run="python",
    experiment=Experiment(
        measure,
        unanimous("short_losing", "short_gaining", "short"),
        Chart("lines", log=True, even=True),
        limits={"short": SHORT},
        outcomes=outcomes(
            "short short_gaining short_losing", holds=(5, 0, 5), fails=(5, 5, 0), depends=(5, 0, 4)
        ),
    ),
)
