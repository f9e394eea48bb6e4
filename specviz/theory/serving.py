"""What a speed-up is worth: over the length of an answer, and in GPUs and money."""

import math
from typing import NamedTuple


def length_speedup(
    tokens: float, tau: float, round_cost: float, target_prefill: float, spoilt: float
) -> float:
    """Speed-up of a whole answer, from pressing Run to its last token.

    Both ways read the prompt with the target; speculation has a further start.

    Args:
        tokens: of the answer.
        tau: tokens per round.
        round_cost: γc + v + o, in plain steps, as are the two that follow.
        target_prefill: the target reads the prompt.
        spoilt: what only speculation does first: the draft reads the prompt, anything starts up.
    """
    rounds = max(1.0, tokens / tau)
    return (target_prefill + tokens) / (target_prefill + spoilt + rounds * round_cost)


def paying_length(tau: float, round_cost: float, spoilt: float) -> float | None:
    """Tokens of an answer from which on speculation is ahead; None if it never is.

    Within the first round that is when plain decoding would have taken as long as the round; after
    it, where n (1 − round_cost / τ) = spoilt.
    """
    if round_cost >= tau:
        return None
    first_round = spoilt + round_cost
    return first_round if first_round <= tau else spoilt / (1 - round_cost / tau)


class Bill(NamedTuple):
    """GPUs before and after, and what they cost in a month of 730 hours."""

    before: int
    after: int
    saved: float


HOURS = 730  # of a month: 8,760 / 12


def bill(gpus: int, price: float, speedup: float, overhead: float) -> Bill:
    """GPUs that serve the same tokens, if all of the speed-up becomes throughput.

    Args:
        gpus: that serve the load today, without speculation.
        price: of one GPU for an hour.
        speedup: at the batch that is served.
        overhead: share by which serving gets dearer beside the formula, 0.15 for 15 %.
    """
    after = max(1, math.ceil(gpus * (1 + overhead) / speedup - 1e-9))
    return Bill(gpus, after, (gpus - after) * price * HOURS)
