"""Compares the distributions of first tokens from plain and speculative decoding by sampling.

With the same seed, plain and speculative sampling draw at different moments and so write different
texts; only the frequency of each text agrees. This module measures these frequencies: it reads the
prompt once and repeatedly decodes its first one to three tokens, with the decoder of any other run.
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
SHUFFLES = 1000  # permutations in the test
MOST_LISTED = 8

Beginning = tuple[int, ...]
"""The first tokens of a text; fewer than requested if the text ended early."""


class Trial(NamedTuple):
    """One beginning from each method."""

    plain: Beginning
    speculative: Beginning
    lossy: Beginning


class Trusting(SeededChance):
    """A lossy rule: every test draws u = 0, so it accepts any draft that the target could emit.

    Its output follows the draft's distribution. For comparison only.
    """

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.zeros_like(thresholds)


def trials(
    pair: Pair, prompt: Sequence[int], settings: Settings, tokens: int, take: int = 0
) -> Generator[int | Trial, None, None]:
    """Yield endless trials, each with its own random numbers, derived from seed and take.

    During prefill of a long prompt, yields the number of tokens read so far instead.

    Args:
        pair: the models.
        prompt: token ids.
        settings: with γ and temperature above 0; otherwise all trials of a method are identical.
        tokens: tokens per trial, from 1 to MOST_TOKENS.
        take: selects an independent series of trials.

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
    # One more than returned: a round's last token is never a draft.
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
    """Decode one beginning, then roll the models back to all but the prompt's last token."""
    written: list[int] = []
    for round, _ in decode(target, drafter, prompt, settings, ends, chances=chances):
        written += round.emitted
        if len(written) >= tokens:
            break
    target.rollback(len(prompt) - 1)
    drafter.rollback(len(prompt) - 1)
    return tuple(written[:tokens])


class BeginningCount(NamedTuple):
    """The count of one beginning for each method."""

    beginning: Beginning
    plain: int
    speculative: int
    lossy: int


def commonest(found: Sequence[Trial], most: int = MOST_LISTED) -> list[BeginningCount]:
    """Return the beginnings most frequent in plain and speculative decoding together."""
    plain, speculative, lossy = (Counter(way) for way in zip(*found, strict=True))
    both = sorted((plain + speculative).items(), key=lambda item: (-item[1], item[0]))
    return [BeginningCount(b, plain[b], speculative[b], lossy[b]) for b, _ in both[:most]]


class Difference(NamedTuple):
    """The distance of two samples, and the distances that chance alone would give.

    Attributes:
        distance: total variation distance, 0 to 1.
        low, high: the middle 95 % of distances after shuffling both samples together.
    """

    distance: float
    low: float
    high: float


def difference(a: Sequence[Beginning], b: Sequence[Beginning], seed: int = 0) -> Difference:
    """Compare two samples with a permutation test, which needs no known distribution.

    With few trials and many possible beginnings, even two samples of one distribution lie far
    apart. Shuffling both together and splitting them again shows how far.
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
    """Return each row's total variation distance between its first columns and the rest."""
    shifted = dealt + kinds * np.arange(len(dealt))[:, None]  # so that one count serves all rows

    def shares(part: np.ndarray) -> np.ndarray:
        counts = np.bincount(part.ravel(), minlength=kinds * len(dealt))
        return counts.reshape(len(dealt), kinds) / part.shape[1]

    distances: np.ndarray = abs(shares(shifted[:, :first]) - shares(shifted[:, first:])).sum(1) / 2
    return distances
