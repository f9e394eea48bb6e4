"""The value of a speed-up: over an answer's length, and in GPUs and money."""

import math
from typing import NamedTuple


def length_speedup(
    tokens: float, tau: float, round_cost: float, target_prefill: float, spoilt: float
) -> float:
    """Return the speed-up of a whole answer, from the request to its last token.

    Both methods include the target's prefill; speculation has additional start-up costs.

    Args:
        tokens: length of the answer.
        tau: tokens per round.
        round_cost: γc + v + o, in plain steps.
        target_prefill: cost of the target's prefill, in plain steps.
        spoilt: cost of the draft's prefill and other start-up of speculation, in plain steps.
    """
    rounds = max(1.0, tokens / tau)
    return (target_prefill + tokens) / (target_prefill + spoilt + rounds * round_cost)


def paying_length(tau: float, round_cost: float, spoilt: float) -> float | None:
    """Return the answer length, in tokens, from which speculation is ahead; None if it never is.

    Within the first round, this is where plain decoding has taken as long as the round; after it,
    the n with n (1 − round_cost / τ) = spoilt.
    """
    if round_cost >= tau:
        return None
    first_round = spoilt + round_cost
    return first_round if first_round <= tau else spoilt / (1 - round_cost / tau)


class Bill(NamedTuple):
    """Number of GPUs without and with speculation, and the money saved per month of 730 hours."""

    before: int
    after: int
    saved: float


HOURS = 730  # in a month: 8,760 / 12
LEAST_TARGET = 1e9  # weights; a smaller target is a toy, whose figures predict no saving


def is_toy(target: float) -> bool:
    """Return whether a target's number of weights is known and too small to predict a saving."""
    return 0 < target < LEAST_TARGET


def bill(gpus: int, price: float, speedup: float, overhead: float, devices: int = 1) -> Bill:
    """Return the GPUs needed for the same throughput at the same batch size per machine.

    A machine with B texts then serves `speedup` times as many tokens per second, so that the load
    of n machines needs n / speedup of them.

    Args:
        gpus: GPUs that serve the load today, without speculation; a multiple of `devices`.
        price: price of one GPU per hour.
        speedup: speed-up at the served batch size.
        overhead: additional serving cost that the formula ignores; 0.15 is 15 %.
        devices: GPUs of one machine, which share each layer.
    """
    machines = math.ceil(gpus // devices * (1 + overhead) / speedup - 1e-9)
    after = devices * max(1, machines)
    return Bill(gpus, after, (gpus - after) * price * HOURS)
