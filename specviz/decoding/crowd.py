"""Draws thousands of texts after one prompt at once, with the decoder's rule.

Texts with the same tokens so far share one pass of each model: their drafts are drawn together,
judged by the same chances of acceptance, and counted. Only the random numbers differ from
`speculate`: a draw returns how many texts got each token.
"""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple, Protocol

import numpy as np
import torch
from torch import Tensor

from specviz.decoding.drafters import Drafter, make_to_probs
from specviz.decoding.language_model import LanguageModel, unread
from specviz.sampling import Chance, likeliest, residual
from specviz.settings import Settings

Text = tuple[int, ...]
"""The first tokens after the prompt; fewer than asked for if the text ended early."""

Rule = Callable[[Tensor, Tensor], Tensor]
"""The chance that each token is accepted if drafted [V], from p [V] and q [V]: `OneByOne.over`."""

KEPT = 2**23  # cached probabilities, for points that texts reach again: 32 MB in float32


class Draws(Protocol):
    """The random numbers of many texts; tests substitute exact shares."""

    def tokens(self, p: Tensor, texts: float) -> list[tuple[int, float]]:
        """Draw a token from p [V] for each text; return each token and how many drew it."""
        ...

    def passing(self, chance: float, texts: float) -> float:
        """How many of the texts pass a test with this chance."""
        ...


class SeededDraws:
    """Draws from a seeded generator."""

    def __init__(self, *seeds: int) -> None:
        self._generator = np.random.default_rng(seeds)

    def tokens(self, p: Tensor, texts: float) -> list[tuple[int, float]]:
        mass = p.double().cumsum(-1).cpu().numpy()
        u = self._generator.random(int(texts)) * mass[-1]
        found = np.searchsorted(mass, u, side="right")  # by inversion, as `SeededChance` does
        found = found.clip(max=len(p) - 1)  # past the end if p is NaN
        tokens, counts = np.unique(found, return_counts=True)
        return list(zip(tokens.tolist(), counts.tolist(), strict=True))

    def passing(self, chance: float, texts: float) -> float:
        return int(self._generator.binomial(int(texts), chance))


class Drawn(NamedTuple):
    """How often each text was written, and how often from accepted drafts alone."""

    written: dict[Text, float]
    guessed: dict[Text, float]


class _Point(NamedTuple):
    """Texts with the same tokens so far, whose current round began at token `start`."""

    text: Text
    start: int


class BatchSampler:
    """Draws texts after one prompt from a target and a drafter.

    Args:
        target, drafter: have both read all of the prompt but its last token.
        ends: the ids that end a text.
        settings: as for `decode`; the seed and the number of new tokens are not used.
        tokens: the length of each text, unless it ends early.
    """

    def __init__(
        self,
        target: LanguageModel,
        drafter: Drafter,
        prompt: Sequence[int],
        ends: frozenset[int],
        settings: Settings,
        tokens: int,
    ) -> None:
        self._target = target
        self._drafter = drafter
        self._prompt = list(prompt)
        self._ends = ends
        self._gamma = settings.gamma
        self._to_probs = make_to_probs(settings)
        self._tokens = min(tokens, target.limit - len(prompt))
        self._known: dict[_Point, tuple[Tensor, Tensor | None]] = {}

    @torch.inference_mode()
    def texts(self, count: float, rule: Rule, draws: Draws) -> Generator[None, None, Drawn]:
        """Draw `count` texts speculatively; yield after each point that texts reach."""
        done = Drawn(defaultdict(float), defaultdict(float))
        waiting = {_Point((), 0): count}
        while waiting:  # all of the same length, so that identical texts merge
            longer = defaultdict[_Point, float](float)
            for point, share in waiting.items():
                for reached, part in self._step(point, share, rule, draws):
                    if not self._is_whole(reached.text):
                        longer[reached] += part
                        continue
                    done.written[reached.text] += part
                    if reached.start == 0:  # the first round's drafts, all of them accepted
                        done.guessed[reached.text] += part
                yield
            waiting = longer
        return done

    @torch.inference_mode()
    def likely(self, most: int) -> Generator[None, None, list[tuple[Text, float]]]:
        """Search for likely texts of the target alone; yield after each pass.

        A beam search: it may miss a likely text, but each probability that it returns is exact.

        Returns:
            At most `most` texts with the target's probability of each, likeliest first.
        """
        beam: list[tuple[Text, float]] = [((), 1.0)]
        while not all(self._is_whole(text) for text, _ in beam):
            longer = [each for each in beam if self._is_whole(each[0])]
            for text, probability in beam:
                if not self._is_whole(text):
                    p = self._target_probs(text)
                    found = p.topk(min(most, len(p)))
                    shares = zip(found.indices.tolist(), found.values.tolist(), strict=True)
                    longer += [((*text, token), probability * share) for token, share in shares]
                    yield
            beam = sorted(longer, key=lambda each: (-each[1], each[0]))[:most]
        return [each for each in beam if each[1] > 0]

    def _is_whole(self, text: Text) -> bool:
        return len(text) == self._tokens or (bool(text) and text[-1] in self._ends)

    def _step(
        self, point: _Point, texts: float, rule: Rule, draws: Draws
    ) -> Iterator[tuple[_Point, float]]:
        """Write one more token: an accepted draft, a correction or a bonus token."""
        text, start = point
        p, q = self._probs(point)
        if q is None:  # all drafts of the round were accepted: a bonus token
            for token, share in draws.tokens(p, texts):
                yield _Point((*text, token), len(text) + 1), share
            return
        chances = rule(p, q)
        rejected = 0.0
        for token, share in draws.tokens(q, texts):
            accepted = draws.passing(float(chances[token]), share)
            rejected += share - accepted
            if accepted:
                yield _Point((*text, token), start), accepted
        if rejected:
            for token, share in draws.tokens(residual(p, q), rejected):
                yield _Point((*text, token), len(text) + 1), share

    def _probs(self, point: _Point) -> tuple[Tensor, Tensor | None]:
        """The distributions p and q [V] of the next token; q is None after a round's last draft."""
        known = self._known.get(point)
        if known is None:
            q = self._draft_probs(point)  # first, because a head reads what the target has read
            known = self._target_probs(point.text), q
            if len(self._known) < KEPT // (2 * self._target.vocabulary):
                self._known[point] = known
        return known

    def _rewind(self) -> None:
        self._target.rollback(len(self._prompt) - 1)
        self._drafter.rollback(len(self._prompt) - 1)

    def _target_probs(self, text: Text) -> Tensor:
        self._rewind()
        tokens = unread(self._target, [*self._prompt, *text])
        probs: Tensor = self._to_probs(self._target.logits(tokens, last=1))[0]
        return probs

    def _draft_probs(self, point: _Point) -> Tensor | None:
        """The distribution that the round's next token is drafted from; None if none is drafted."""
        context = [*self._prompt, *point.text[: point.start]]
        drafted = point.text[point.start :]
        # As in `decode`, for one more token: a round's last token is never a draft.
        left = self._tokens - point.start
        gamma = min(self._gamma, left, self._target.limit - len(context) - 1)
        if len(drafted) >= gamma:
            return None
        self._rewind()
        proposal = self._drafter.propose(context, gamma, self._to_probs, _Following(drafted))
        if len(proposal.tokens) <= len(drafted):  # the drafter stopped early
            return None
        return proposal.probs[len(drafted)].to(self._target.device)


class _Following(Chance):
    """A `Chance` that draws known tokens, then the likeliest."""

    def __init__(self, tokens: Text) -> None:
        self._tokens = iter(tokens)

    def token(self, p: Tensor) -> Tensor:
        token = next(self._tokens, None)
        return likeliest(p) if token is None else torch.tensor([token], device=p.device)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        raise NotImplementedError("a crowd counts the texts that pass a test")
