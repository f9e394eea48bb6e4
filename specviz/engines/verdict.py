"""Is an engine sound? Its text against the target's own distribution at each position.

At temperature 0 each token must be the most probable one: by induction the text is then the one of
plain decoding. Where it is not, the gap between the two logits tells rounding from a fault: passes
of different shapes round differently, so a near-tie may break either way.

At temperature 1 the text must be as probable as a sample of the target is on average. Each position
has a surprise, −log p of its token, and an expected surprise, the entropy of p. Given the text
before, their difference has mean 0 and a known variance, so the sum over all positions is about
normal if the engine is sound. Only the most probable tokens are known: all others together count as
one outcome, which makes the test coarser, not wrong.
"""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import Literal, NamedTuple

from specviz.engines.discovery import Attached
from specviz.engines.engine import Reply, Sampling, Scored, counted
from specviz.engines.record import Acceptance
from specviz.errors import EngineError

NEAR_TIE = 0.25
"""Nats: logits in 16 bits are rounded to steps of 1/16 to 1/8 at their usual size."""
CLEAR = 1.0
"""Nats: rounding does not turn a token that is e times less probable into the best."""
EQUAL = 1e-6
UNLIKELY = 3.29
"""Standard deviations that a sound engine exceeds once in a thousand examinations."""
USUAL = 1.96  # 95 %
SMALLEST = 1e-9  # probability of the unlisted tokens, at least

Scorer = Callable[[Sequence[int], Sequence[int]], list[Scored]]
"""Returns the target's distribution at each token after a prompt."""

Greedy = Literal["same", "rounding", "unclear", "fault"]
Sampled = Literal["expected", "surprising", "unsurprising"]


class GreedyVerdict(NamedTuple):
    """The texts at temperature 0.

    Attributes:
        tokens: tokens compared.
        differences: those that were not the most probable.
        prompt, place: of the first difference, from 1; 0 if there is none.
        gap: of the largest difference, in nats; at least so large if `bound`.
    """

    kind: Greedy
    tokens: int
    differences: int = 0
    prompt: int = 0
    place: int = 0
    gap: float = 0.0
    bound: bool = False


class SampledVerdict(NamedTuple):
    """The texts at temperature 1: surprise in nats per token, and its 95 % interval if sound."""

    kind: Sampled
    tokens: int
    surprise: float
    expected: float
    low: float
    high: float
    deviations: float


class Examination(NamedTuple):
    """What was sent, and the verdicts."""

    greedy: GreedyVerdict
    sampled: SampledVerdict
    replies: tuple[Reply, ...]
    scored: tuple[tuple[Scored, ...], ...]

    def accepted(self, engine: str) -> Acceptance | None:
        """Count what the engine accepted; None if it does not report."""
        return counted(engine, [step for reply in self.replies for step in reply.steps])

    @property
    def sound(self) -> bool:
        return self.greedy.kind in ("same", "rounding") and self.sampled.kind == "expected"


def judge_greedy(texts: Sequence[Sequence[Scored]]) -> GreedyVerdict:
    """Judge texts that were decoded at temperature 0."""
    tokens = sum(map(len, texts))
    found = [
        (gap, bound, prompt, place)
        for prompt, text in enumerate(texts, 1)
        for place, scored in enumerate(text, 1)
        for gap, bound in [_gap(scored)]
        if gap > EQUAL
    ]
    if not found:
        return GreedyVerdict("same", tokens)
    gap, bound = max(found)[:2]
    kind: Greedy = "rounding" if gap <= NEAR_TIE else "fault" if gap > CLEAR else "unclear"
    return GreedyVerdict(kind, tokens, len(found), *found[0][2:], gap, bound)


def _gap(scored: Scored) -> tuple[float, bool]:
    """Return how far a token lies below the best, in nats, and whether that is only a bound."""
    best, last = max(scored.top.values()), min(scored.top.values())
    return (best - last, True) if scored.logprob is None else (best - scored.logprob, False)


def judge_sampled(texts: Sequence[Sequence[Scored]]) -> SampledVerdict:
    """Judge texts that were decoded at temperature 1 from the whole distribution."""
    surprise = expected = variance = 0.0
    tokens = sum(map(len, texts))
    for scored in (each for text in texts for each in text):
        listed = {token: exp(logprob) for token, logprob in scored.top.items()}
        rest = max(SMALLEST, 1 - sum(listed.values()))
        entropy = -sum(p * log(p) for p in (*listed.values(), rest) if p > 0)
        square = sum(p * log(p) ** 2 for p in (*listed.values(), rest) if p > 0)
        surprise -= log(max(listed.get(scored.token, rest), SMALLEST))
        expected += entropy
        variance += max(0.0, square - entropy**2)
    deviation = sqrt(variance) or 1.0
    z, count = (surprise - expected) / deviation, max(1, tokens)
    half = USUAL * deviation / count
    mean = expected / count
    kind: Sampled = (
        "surprising" if z > UNLIKELY else "unsurprising" if z < -UNLIKELY else "expected"
    )
    return SampledVerdict(kind, tokens, surprise / count, mean, mean - half, mean + half, z)


def examine(
    server: Attached,
    prompts: Sequence[Sequence[int]],
    tokens: int,
    scorer: Scorer | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> Examination:
    """Have an engine continue prompts at both temperatures, rescore its texts, and judge.

    Args:
        prompts: token ids.
        tokens: length of each continuation.
        scorer: whose distributions count; None: the server's own, from passes that do not draft.
        progress: called with the share that is done.

    Raises:
        EngineError: the engine fails, or generates nothing.
    """
    score = scorer or server.score
    replies, scored = list[Reply](), list[list[Scored]]()
    for number in range(2 * len(prompts)):
        sampling = Sampling(tokens, float(number % 2), seed=number + 1)
        reply = server.engine.reply(server.client, prompts[number // 2], sampling)
        replies.append(reply)
        scored.append(score(reply.prompt, reply.tokens) if reply.tokens else [])
        progress((number + 1) / (2 * len(prompts)))
    if not any(scored):
        raise EngineError("The server generated nothing. Try another prompt.")
    return Examination(
        judge_greedy(scored[::2]),
        judge_sampled(scored[1::2]),
        tuple(replies),
        tuple(map(tuple, scored)),
    )
