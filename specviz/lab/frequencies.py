"""Counts the texts of speculative decoding, and compares them with the target's probabilities.

With one seed, plain and speculative decoding write different texts at a temperature above 0,
because they draw at different moments. Only the frequencies of texts must agree. The target's
probability of a short text is known exactly, so this module draws thousands of texts with the
decoder's rule, counts them, and measures how far the counts are from these probabilities, and how
far chance alone would put them. A lossy rule takes the same test.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from specviz.decoding.crowd import BatchSampler, Drawn, Rule, SeededDraws, Text
from specviz.decoding.decode import check_prompt
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import WIDTHS
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.rules import token, top_k
from specviz.decoding.static_model import prepare
from specviz.settings import Settings

MOST_TOKENS = 3
MOST_LISTED = 8
LEAST = 0.001  # the probability of a listed text
CHECKPOINTS = (
    *(10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500),
    *range(2000, 10_001, 1000),
)  # texts drawn when the counts are compared

SIMULATED = 10_000  # experiments with the target alone, twice
INSIDE = 0.99  # the share of experiments that stay inside the band at every checkpoint


class Row(NamedTuple):
    """A text and the target's exact probability of it; text None: all other texts."""

    text: Text | None
    probability: float


class Exact(NamedTuple):
    """The target's exact distribution over texts; the last row is all texts without a row."""

    rows: tuple[Row, ...]


class Count(NamedTuple):
    """The texts of one rule, counted by row.

    Attributes:
        written: number of texts.
        guessed: number of these that consist of accepted drafts alone.
        distance: total variation distance from the exact probabilities, 0 to 1.
    """

    written: tuple[int, ...]
    guessed: tuple[int, ...]
    distance: float


class Checkpoint(NamedTuple):
    """The counts of both rules after `texts` texts each."""

    texts: int
    exact: Count
    lossy: Count


CountStep = int | None | Exact | Checkpoint


def count_texts(
    pair: Pair, prompt: Sequence[int], settings: Settings, tokens: int, take: int = 0
) -> Generator[CountStep, None, None]:
    """Draw and count texts with both rules, up to the last of `CHECKPOINTS`.

    Args:
        prompt: token ids.
        settings: with γ and temperature above 0.
        tokens: tokens per text, from 1 to MOST_TOKENS.
        take: selects an independent series of texts.

    Yields:
        The number of tokens read, during prefill of a long prompt; then the rows, once; then each
        checkpoint. In between, None wherever other work may run.

    Raises:
        SettingsError: the prompt is empty or too long, or the pair lacks the drafter.
    """
    target = pair.target()
    drafter, draft = pair.drafter(settings.drafter, target, settings.confidence)
    check_prompt(prompt, target)
    widths = tuple(width for width in WIDTHS if width <= tokens)  # every pass rereads its text
    for model in (target, draft):
        prepare(model, len(prompt) + tokens + 1, widths)
    for done, _ in prefill_chunks(prompt[:-1], target, draft):
        if done < len(prompt) - 1:
            yield done
    crowd = BatchSampler(target, drafter, prompt, pair.ends, settings, tokens)
    likely = yield from crowd.likely(MOST_LISTED)
    exact = table({text: probability for text, probability in likely if probability >= LEAST})
    yield exact
    tallies = [
        _Tally(crowd, rule, SeededDraws(settings.seed, take, number), exact)
        for number, rule in enumerate((token.JUDGE.over, top_k.JUDGE.over))
    ]
    before = 0
    for texts in CHECKPOINTS:
        for tally in tallies:
            yield from tally.add(texts - before)
        before = texts
        yield Checkpoint(texts, *(tally.count for tally in tallies))


def table(likely: Mapping[Text, float]) -> Exact:
    """Return the exact probabilities of some texts, and of all others together."""
    others = max(0.0, 1 - sum(likely.values()))
    return Exact((*(Row(*each) for each in likely.items()), Row(None, others)))


class _Tally:
    """Counts the texts of one rule by row."""

    def __init__(self, crowd: BatchSampler, rule: Rule, draws: SeededDraws, exact: Exact) -> None:
        self._crowd = crowd
        self._rule = rule
        self._draws = draws
        self._exact = [row.probability for row in exact.rows]
        self._indices = {row.text: i for i, row in enumerate(exact.rows)}
        self._written = [0] * len(exact.rows)
        self._guessed = [0] * len(exact.rows)

    def add(self, texts: int) -> Generator[None, None, None]:
        drawn: Drawn = yield from self._crowd.texts(texts, self._rule, self._draws)
        for counts, found in zip((self._written, self._guessed), drawn, strict=True):
            for text, count in found.items():
                counts[self._indices.get(text, len(counts) - 1)] += int(count)

    @property
    def count(self) -> Count:
        shares = np.array(self._written) / sum(self._written)
        return Count(
            tuple(self._written), tuple(self._guessed), float(distances(shares, self._exact))
        )


def distances(shares: np.ndarray, exact: Sequence[float]) -> np.ndarray:
    """Total variation distance of shares [..., rows] from exact probabilities [rows]: [...]."""
    apart: np.ndarray = abs(shares - np.array(exact)).sum(-1) / 2
    return apart


class Limits(NamedTuple):
    """The bounds of the chance band at one checkpoint: total variation distances, 0 to 1."""

    low: float
    high: float


def chance_band(exact: Sequence[float], checkpoints: Sequence[int] = CHECKPOINTS) -> list[Limits]:
    """Simulate how far, by chance alone, the target's samples stray from its probabilities.

    Half of the simulated experiments, which draw from the exact probabilities, give the quantiles
    at each checkpoint. The other half decides how far out the band must lie, so that INSIDE of them
    stay within it at every checkpoint. With one set for both, more than 1 % of fresh experiments
    would leave it.
    """
    rng = np.random.default_rng(0)
    p = np.array(exact, dtype=np.float64)
    steps = np.diff(checkpoints, prepend=0)
    drawn = rng.multinomial(steps, p / p.sum(), size=(2, SIMULATED, len(steps))).cumsum(2)
    drawn = drawn / np.array(checkpoints)[:, None]
    known, fresh = distances(drawn, exact).swapaxes(1, 2)  # [checkpoints, simulated] each
    known.sort()
    ranks = [  # of ties the middle
        sum(np.searchsorted(row, each, side) for side in ("left", "right")) / 2 / SIMULATED
        for row, each in zip(known, fresh, strict=True)
    ]
    farthest = abs(np.array(ranks) - 0.5).max(0)  # of each experiment
    level = np.quantile(farthest, INSIDE)
    low, high = np.quantile(known, (0.5 - level, 0.5 + level), axis=1)
    return [Limits(*each) for each in zip(low.tolist(), high.tolist(), strict=True)]
