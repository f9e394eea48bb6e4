"""Latency and goodput of a server by requests per second, from the roofline model.

Requests arrive at random (Poisson); all prompts and all answers have the same length. The server
decodes up to K texts together, and reads waiting prompts one after another between rounds. Prompts
of p seconds leave a share 1 - rate × p of the time for decoding. While k texts are decoded at t(k)
seconds per token, answers of n tokens after the first end at a rate of

    μ(k) = (1 - rate × p) k / (n t(k)),

so that k texts are present with a probability proportional to the product of rate / μ(j) over
j = 1 … k: a processor-sharing queue whose speed depends on the texts in it (Cohen 1979, "The
multiple phase service network with generalized processor sharing", Acta Informatica 12). Beyond K
texts, requests wait, and answers end at μ(K). By Little's law a token takes the mean number of
decoded texts / (rate × n).

A prompt also waits for half the round in progress, and for the prompts before it: the mean wait in
an M/D/1 queue is rate × p² / (2 (1 - rate × p)), and the two add up (Fuhrmann & Cooper 1985,
"Stochastic decompositions in the M/G/1 queue with generalized vacations",
doi:10.1287/opre.33.5.1117).

All results are means in a steady state; tails are longer. Against a simulation they are within
a tenth up to about 70 % of the highest rate; closer to it they are optimistic, because bursts of
prompts halt decoding for longer than their mean.
"""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from specviz.theory.load import Load
from specviz.theory.roofline import step_seconds
from specviz.theory.speculation import MOST_GAMMA, expected_tokens

MOST_TEXTS = 256  # decoded together, whatever the memory
PRECISION = 40  # halvings in the search for the goodput


class Latency(NamedTuple):
    """Mean latencies at a rate of requests.

    Attributes:
        requests: requests per second.
        texts: texts that are decoded together.
        first: seconds to the first token.
        token: seconds per token after the first.
    """

    requests: float
    texts: float
    first: float
    token: float


class Targets(NamedTuple):
    """The longest acceptable means: seconds to the first token, and per token after it."""

    first: float
    token: float

    def met(self, latency: Latency) -> bool:
        return latency.first <= self.first and latency.token <= self.token


class Server(NamedTuple):
    """A server of one pair with one γ.

    Attributes:
        prompt: seconds to read a prompt.
        later: tokens of an answer after the first.
        rounds: seconds of a round with 1, 2, … texts, as many as fit into memory.
        tokens: tokens per round and text.
    """

    prompt: float
    later: int
    rounds: tuple[float, ...]
    tokens: float

    @property
    def most(self) -> float:
        """The rate of requests that keeps the server at capacity; below it, queues do not grow."""
        capacity = len(self.rounds)
        return capacity / (self.later * self.rounds[-1] / self.tokens + capacity * self.prompt)

    def latency(self, requests: float) -> Latency:
        """Predict the latencies at a rate above 0 and below `most`."""
        busy = requests * self.prompt
        ratios = [
            requests * self.later * duration / (self.tokens * texts * (1 - busy))
            for texts, duration in enumerate(self.rounds, 1)
        ]
        capacity, last = len(ratios), ratios[-1]  # last: rate / μ(K), below 1
        chances = list(accumulate(ratios, mul, initial=1.0))
        queue = chances[-1] * last / (1 - last)  # texts beyond capacity
        total = sum(chances) + queue
        texts = (_dot(range(capacity + 1), chances) + capacity * queue) / total
        in_progress = (_dot(self.rounds, chances[1:]) + self.rounds[-1] * queue) / total
        waiting = queue / (1 - last) / total
        before = busy * self.prompt / (2 * (1 - busy))
        return Latency(
            requests,
            texts,
            waiting / requests + before + in_progress / 2 + self.prompt,
            texts / (requests * self.later),
        )


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(mul, one, other))


def server(load: Load, gamma: int) -> Server | None:
    """Return the server with a γ; γ = 0 is plain decoding, without a draft. None if none fits."""
    on, target, draft = load.hardware, load.target, load.draft
    prompt = step_seconds(on, target, 1, load.prompt, 0)
    if gamma and load.drafting != "none":
        prompt += step_seconds(on, draft, 1, load.prompt, 0)
    rounds = tuple(
        step_seconds(on, target, texts, 1, load.context) * load.costs(texts).round_cost(gamma)
        for texts in range(1, most_texts(load, gamma) + 1)
    )
    tokens = expected_tokens(load.alpha, gamma)
    return Server(prompt, max(1, load.answer - 1), rounds, tokens) if rounds else None


def most_texts(load: Load, gamma: int) -> int:
    """Return how many texts fit into memory with, or at γ = 0 without, the draft."""
    if not gamma:
        load = load._replace(draft=load.draft._replace(parameters=0, per_token=0))
    return bisect_left(range(1, MOST_TEXTS + 1), True, key=lambda texts: load.fits(texts) is False)


def goodput(load: Load, gamma: int, targets: Targets) -> Latency | None:
    """Return the highest rate of requests whose means meet the targets; None if none does.

    Goodput is the rate of requests that are served within their targets: Zhong et al. 2024,
    "DistServe", arXiv:2401.09670. Latencies rise with the rate, so the rate is found by bisection.
    """
    serving = server(load, gamma)
    if serving is None:
        return None
    low, high = 0.0, serving.most
    found = None
    for _ in range(PRECISION):
        middle = (low + high) / 2
        reached = serving.latency(middle)
        if targets.met(reached):
            low, found = middle, reached
        else:
            high = middle
    return found


def best_goodput(load: Load, targets: Targets) -> tuple[int, Latency | None]:
    """Return the γ with the highest goodput, the least if several have it, and that goodput."""
    found = {gamma: goodput(load, gamma, targets) for gamma in range(MOST_GAMMA + 1)}
    best = max(found, key=lambda gamma: rate.requests if (rate := found[gamma]) else 0.0)
    return best, found[best]
