"""Does speculation pay on an engine? Two servers, the same prompts in turn; and what a round costs.

No engine switches speculation for a request, so that plain decoding needs a second address, or the
same one after a restart.
"""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from statistics import fmean, stdev
from typing import Literal, NamedTuple

from specviz.engines.discovery import Attached
from specviz.engines.engine import Reply, Sampling
from specviz.errors import EngineError
from specviz.sweep.student import student

FEWEST = 2  # prompts for an interval


class Payoff(NamedTuple):
    """Plain seconds per token over speculative ones: the geometric mean over prompts.

    Attributes:
        low, high: its 95 % interval, of Student's t over the prompts' logarithms.
        tokens_per_round: τ.
        plain, speculative: median seconds per token after the first.
        points: (drafted tokens, seconds) of each round.
    """

    kind: Literal["faster", "slower", "open"]
    speedup: float
    low: float
    high: float
    prompts: int
    tokens_per_round: float
    plain: float
    speculative: float
    points: tuple[tuple[int, float], ...]


def compare(
    speculative: Attached,
    plain: Attached,
    prompts: Sequence[Sequence[int]],
    sampling: Sampling,
    progress: Callable[[float], None] = lambda _: None,
) -> Payoff:
    """Send prompts to both servers in turn; which goes first alternates.

    Raises:
        EngineError: a server fails, or there are too few texts to compare.
    """
    pairs, rounds = list[tuple[float, float]](), list[Reply]()
    for number, prompt in enumerate(prompts):
        replies = dict[bool, Reply]()
        for is_plain in (False, True) if number % 2 else (True, False):
            server = plain if is_plain else speculative
            replies[is_plain] = server.engine.reply(server.client, prompt, sampling)
        times = (replies[True].seconds_per_token, replies[False].seconds_per_token)
        if times[0] and times[1]:
            pairs.append((times[0], times[1]))
            rounds.append(replies[False])
        progress((number + 1) / len(prompts))
    return payoff(pairs, rounds)


def payoff(pairs: Sequence[tuple[float, float]], rounds: Sequence[Reply]) -> Payoff:
    """Return the speed-up of (plain, speculative) seconds per token, one pair for each prompt."""
    if len(pairs) < FEWEST:
        raise EngineError("Too few texts to compare: use at least two prompts, and more tokens.")
    logs = [log(plain / speculative) for plain, speculative in pairs]
    mean = fmean(logs)
    half = student(len(logs) - 1) * stdev(logs) / sqrt(len(logs))
    low, high = exp(mean - half), exp(mean + half)
    steps = [step for reply in rounds for step in reply.steps[1:] if step.tokens]
    return Payoff(
        "faster" if low > 1 else "slower" if high < 1 else "open",
        exp(mean), low, high, len(pairs),
        sum(len(step.tokens) for step in steps) / len(steps),
        sorted(plain for plain, _ in pairs)[len(pairs) // 2],
        sorted(speculative for _, speculative in pairs)[len(pairs) // 2],
        tuple((step.drafted, step.seconds) for step in steps if step.drafted),
    )  # fmt: skip


class RoundCost(NamedTuple):
    """A round's seconds as plain + fixed + γ · slope, by least squares.

    Attributes:
        plain: seconds of a plain step, measured.
        fixed: what a round costs beyond that before it drafts.
        slope: of each drafted token: to draft and to verify it.
        slope_error: standard error of the slope.
        break_even: tokens that a round must emit to pay, by number of drafted tokens.
    """

    plain: float
    fixed: float
    slope: float
    slope_error: float
    break_even: dict[int, float]


def round_cost(plain: float, points: Sequence[tuple[int, float]]) -> RoundCost | None:
    """Fit the rounds of one or several runs; None if all drafted equally many tokens.

    Args:
        plain: seconds of a plain step.
        points: (drafted tokens, seconds) of each round. An engine whose acceptance is synthetic
            may give them, too: its text is invalid, its times are not.
    """
    lengths = [gamma for gamma, _ in points]
    if len(points) <= FEWEST or len(set(lengths)) < FEWEST:
        return None
    middle, mean = fmean(lengths), fmean(seconds for _, seconds in points)
    spread = sum((gamma - middle) ** 2 for gamma in lengths)
    slope = sum((gamma - middle) * (seconds - mean) for gamma, seconds in points) / spread
    start = mean - slope * middle
    residual = sum((seconds - start - slope * gamma) ** 2 for gamma, seconds in points)
    error = sqrt(residual / (len(points) - 2) / spread)
    costs = {gamma: (start + slope * gamma) / plain for gamma in sorted(set(lengths))}
    return RoundCost(plain, start - plain, slope, error, costs)
