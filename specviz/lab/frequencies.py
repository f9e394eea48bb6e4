"""Is it the same distribution? The first tokens, sampled many times each way, and compared.

When sampling, speculative and plain decoding write different texts from the same seed, for they
draw at different moments; what agrees is how often each text comes. That is measured here. The
decoding is that of any run; only the beginning, of one, two or three tokens, is asked for again
and again, with the prompt read once.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import torch
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.decode import check_length, decode
from specviz.decoding.drafters import Drafter
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import PLAIN, draft_widths, target_widths
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.static_model import prepare
from specviz.sampling import Chance, SeededChance
from specviz.settings import Settings

MOST_TOKENS = 3
SHUFFLES = 1000  # of two samples, for what chance alone gives
MOST_LISTED = 8

Beginning = tuple[int, ...]
"""The first tokens of a text; fewer than asked for if it ended before."""


class Trial(NamedTuple):
    """One beginning, written each way."""

    plain: Beginning
    speculative: Beginning
    lossy: Beginning


class Trusting(SeededChance):
    """Keeps every guess that the target could have written at all: each test draws u = 0.

    Fast, and *lossy*: what it lets through follows the draft. For comparison only.
    """

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.zeros_like(thresholds)


def trials(
    pair: Pair, prompt: Sequence[int], settings: Settings, tokens: int, take: int = 0
) -> Generator[int | Trial, None, None]:
    """Trials without end, each from random numbers of its own, a function of seed and take.

    Before them, while a long prompt is read: how many of its tokens are.

    Args:
        settings: γ and temperature above 0; else all trials of a way are the same.
        tokens: how many to write, 1 … MOST_TOKENS.
        take: another number gives other trials.

    Raises:
        SettingsError: the prompt is empty or too long, or the pair lacks the drafter.
    """
    target = pair.target()
    drafter, draft = pair.drafter(settings.drafter, target, settings.confidence)
    check_length(prompt, target.limit)
    for model, widths in (
        (target, (*PLAIN, *target_widths(settings))),
        (draft, draft_widths(settings)),
    ):
        prepare(model, len(prompt) + tokens + 1, widths)
    for done, _ in prefill_chunks(prompt[:-1], target, draft):
        if done < len(prompt) - 1:
            yield done
    write = partial(_beginning, target, drafter, prompt, pair.ends, tokens)
    # One more than is looked at: the last token of a round is never a guess.
    short = replace(settings, max_new_tokens=tokens + 1)
    alone = replace(short, gamma=0)
    ways = ((alone, SeededChance), (short, SeededChance), (short, Trusting))
    number = 0
    while True:
        seeds = np.random.SeedSequence([settings.seed, take, number]).generate_state(len(ways))
        yield Trial(
            *(
                write(how, partial(chance, int(seed), device=target.device))
                for seed, (how, chance) in zip(seeds, ways, strict=True)
            )
        )
        number += 1


def _beginning(
    target: LanguageModel,
    drafter: Drafter,
    prompt: Sequence[int],
    ends: frozenset[int],
    tokens: int,
    settings: Settings,
    chances: Callable[[int], Chance],
) -> Beginning:
    """One text from the prompt, after which the models have again read all but its last token."""
    written: list[int] = []
    for round, _ in decode(target, drafter, prompt, settings, ends, chances=chances):
        written += round.emitted
        if len(written) >= tokens:
            break
    target.rollback(len(prompt) - 1)
    drafter.rollback(len(prompt) - 1)
    return tuple(written[:tokens])


class BeginningCount(NamedTuple):
    """How often one beginning came each way."""

    beginning: Beginning
    plain: int
    speculative: int
    lossy: int


def commonest(found: Sequence[Trial], most: int = MOST_LISTED) -> list[BeginningCount]:
    """The beginnings that plain and speculative decoding wrote most, together; at most so many."""
    plain, speculative, lossy = (Counter(way) for way in zip(*found, strict=True))
    both = sorted((plain + speculative).items(), key=lambda item: (-item[1], item[0]))
    return [BeginningCount(b, plain[b], speculative[b], lossy[b]) for b, _ in both[:most]]


class Difference(NamedTuple):
    """How far two samples are apart, and how far chance alone puts two of one distribution.

    Attributes:
        distance: their total variation, half the sum of what their shares differ by: 0 … 1.
        low, high: between which it lies in 95 of 100 shuffles of both samples together.
    """

    distance: float
    low: float
    high: float


def difference(a: Sequence[Beginning], b: Sequence[Beginning], seed: int = 0) -> Difference:
    """A permutation test: neither sample needs to know the distribution it was drawn from.

    With few trials and many possible beginnings, two samples of one distribution lie far apart;
    shuffling the two together and dealing them out anew shows how far.
    Source: Good 2005, Permutation, Parametric and Bootstrap Tests of Hypotheses, chapter 3.
    """
    numbers = {beginning: i for i, beginning in enumerate({*a, *b})}
    pool = np.array([numbers[beginning] for beginning in (*a, *b)])
    dealt = np.random.default_rng(seed).permuted(np.tile(pool, (SHUFFLES, 1)), axis=1)
    by_chance = _distances(dealt, len(a), len(numbers))
    low, high = np.quantile(by_chance, (0.025, 0.975))
    return Difference(
        float(_distances(pool[None], len(a), len(numbers))[0]), low.item(), high.item()
    )


def _distances(dealt: np.ndarray, first: int, kinds: int) -> np.ndarray:
    """The total variation between the first columns and the rest, for each row of numbers."""
    shifted = dealt + kinds * np.arange(len(dealt))[:, None]  # so that one count serves all rows

    def shares(part: np.ndarray) -> np.ndarray:
        counts = np.bincount(part.ravel(), minlength=kinds * len(dealt))
        return counts.reshape(len(dealt), kinds) / part.shape[1]

    distances: np.ndarray = abs(shares(shifted[:, :first]) - shares(shifted[:, first:])).sum(1) / 2
    return distances
