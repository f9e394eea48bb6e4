"""DSpark: DFlash's block, drawn token by token with a Markov head, cut short by a confidence head.

The Markov head adds a term for each pair of neighbours to the block's logits, so that a guess
depends on the one before it. Before a guess is drawn, the confidence head predicts its chance of
acceptance. Cutting the block there depends only on earlier guesses and leaves the output exact;
looking at a guess and then dropping it would not (appendix A).
Source: DeepSeek-AI 2026, DSpark, arXiv:2607.05147.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.drafters import Proposal, ToProbs
from specviz.decoding.heads.dflash import Block
from specviz.decoding.heads.parts import Words, silent
from specviz.decoding.language_model import StatefulModel, to_device
from specviz.decoding.linear import Linear
from specviz.sampling import Chance


class Markov(NamedTuple):
    """The Markov head.

    Attributes:
        before: a row for each token that may precede a guess [V, rank].
        rows: turns that row into terms for the block's k output rows [k, rank].
    """

    before: Tensor
    rows: Linear


class Confidence(NamedTuple):
    """The confidence head.

    Attributes:
        rows: [1, width], or [1, width + rank] where it also reads the token before.
        reads_token: whether it does.
        temperatures: its logit for guess i is divided by the i-th; 1 beyond.
    """

    rows: Linear
    reads_token: bool
    temperatures: tuple[float, ...] = ()

    def chance(self, state: Tensor, before: Tensor | None, slot: int) -> Tensor:
        """The probability that a guess is accepted if those before it are [1], float32.

        Args:
            state: of the guess [1, width].
            before: the Markov head's row of the token before it [1, rank].
            slot: of the guess in the block, from 0.
        """
        read = torch.cat([state, before], -1) if before is not None else state
        logit = self.rows(read)[0].float()
        warmth = self.temperatures[slot] if slot < len(self.temperatures) else 1.0
        return (logit / warmth).sigmoid()


class DSparkWeights(NamedTuple):
    """A DSpark head bound to its target; either of its two heads may be absent."""

    words: Words
    markov: Markov | None
    confidence: Confidence | None


class DSparkDrafter:
    """Drafts a block in one pass, and draws its tokens one after another.

    Args:
        confidence: stop *before* a guess whose predicted chance to be reached and accepted is
            lower. Above 0, the host waits for one number before each guess.
    """

    def __init__(
        self,
        block: Block,
        weights: DSparkWeights,
        target: StatefulModel,
        confidence: float = 0.0,
    ) -> None:
        self.block = block
        self._weights = weights
        self._target = target
        self._confidence = confidence

    @torch.inference_mode()
    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        states = self.block.guess(context, gamma)
        found = self._weights.words.rows(states)
        tokens, probs, logits = list[Tensor](), list[Tensor](), list[Tensor]()
        confidences = list[Tensor]()
        token, survival = to_device(context[-1:], self._target.device), 1.0
        for slot, state in enumerate(states):
            if self._weights.confidence is not None:
                confidences.append(self._chance(state[None], token, slot))
                if self._confidence > 0:
                    survival *= confidences[-1].item()
                    if survival < self._confidence:
                        break
            logits.append(self.follow(found[slot : slot + 1], token)[0])
            probs.append(to_probs(logits[-1]))
            token = chance.token(probs[-1])
            tokens.append(token)
        if not tokens:
            return silent(self._target)
        return Proposal(
            torch.cat(tokens),
            torch.stack(probs),
            torch.stack(logits),
            torch.cat(confidences[: len(tokens)]) if confidences else None,
        )

    @torch.inference_mode()
    def look(self, context: Sequence[int], most: int) -> Tensor:
        """The block's logits for up to `most` slots after the context, by output row, [g, k].

        One product for all slots reads the output rows once.
        """
        return self._weights.words.rows(self.block.guess(context, most))

    @torch.inference_mode()
    def follow(self, found: Tensor, tokens: Tensor) -> Tensor:
        """The logits after tokens [w], from those of the block for their slots [w, k], [w, V]."""
        words, markov = self._weights.words, self._weights.markov
        if markov is not None:
            found = found + markov.rows(F.embedding(tokens, markov.before))
        return words.spread(found, self._target.vocabulary)

    def rollback(self, length: int) -> None:
        self.block.rollback(length)

    def _chance(self, state: Tensor, token: Tensor, slot: int) -> Tensor:
        """The predicted acceptance of the guess with this state [1, width] after a token [1]."""
        confidence, markov = self._weights.confidence, self._weights.markov
        assert confidence is not None
        reads = markov is not None and confidence.reads_token
        before = F.embedding(token, markov.before) if markov and reads else None
        return confidence.chance(state, before, slot)
