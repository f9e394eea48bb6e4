"""Claim 3: whether short outputs gain, prefill included."""

from collections.abc import Generator, Mapping
from itertools import accumulate

from specviz.claims import ClaimVerdict, Evidence, Series
from specviz.decoding.race import race
from specviz.lab.claims.estimates import point, ratio, short_numbers, unanimous
from specviz.lab.claims.workbench import (
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

NEEDS = (MEDIUM,)
LENGTHS = (8, 16, 32, 64, 96, 128, 256, 512)
SHORT = 100  # tokens, the limit in the claim


def lengths(bench: Workbench) -> Generator[float, None, Evidence]:
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
        series=(
            Series(
                MEDIUM,
                tuple(point(float(n), gain, len(traces)) for n, gain in gains.items()),
            ),
        ),
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


def judge(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if all short lengths lose, by whole intervals, and fails if all gain."""
    return unanimous(numbers["short_losing"], numbers["short_gaining"], numbers["short"])
