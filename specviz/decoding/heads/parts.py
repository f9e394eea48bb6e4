"""What all heads have in common: sizes, tokens, and how they draw guesses."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import PreTrainedConfig

from specviz.decoding.drafters import Proposal, ToProbs, nothing
from specviz.decoding.language_model import StatefulModel, to_device
from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.linear import Linear
from specviz.sampling import Chance


class Body(NamedTuple):
    """The sizes of a head's own layers, in the form that `LeanLayers` reads them.

    Attributes:
        rotary_emb: transformers' module for the positions.
    """

    config: PreTrainedConfig
    device: torch.device
    dtype: torch.dtype
    rotary_emb: nn.Module

    @property
    def model(self) -> "Body":
        """Itself: transformers keeps the positions one module deeper."""
        return self


class Words(NamedTuple):
    """How a head reads and names tokens, always by the target's ids.

    Attributes:
        embedding: [V or more, width].
        rows: of the output head, [k, width].
        ids: the target's id of each row [k]; None: the row's own number.
    """

    embedding: Tensor
    rows: Linear
    ids: Tensor | None

    def embed(self, tokens: Tensor) -> Tensor:
        """Tokens [w] → [w, width]."""
        return F.embedding(tokens, self.embedding)

    def logits(self, x: Tensor, vocabulary: int) -> Tensor:
        """Hidden states [n, width] → logits [n, V]."""
        return self.spread(self.rows(x), vocabulary)

    def spread(self, logits: Tensor, vocabulary: int) -> Tensor:
        """Logits of the rows [n, k] → of the target's tokens [n, V], −∞ for those without a row."""
        if self.ids is None:
            return logits[:, :vocabulary]
        spread = logits.new_full((len(logits), len(self.embedding)), -torch.inf)
        return spread.index_copy_(1, self.ids, logits)[:, :vocabulary]


class HiddenLayers(LeanLayers):
    """Layers that read hidden states instead of tokens.

    They run eagerly on a GPU, too: a captured pass would need the target's states at fixed
    addresses, and they move whenever the target borrows a larger cache. A guess of one layer
    launches 24 to 28 kernels, against hundreds of a draft model.
    """

    def through(self, x: Tensor, parents: Sequence[int] | None = None) -> Tensor:
        """Run hidden states [w, width] of the next w positions through all layers.

        Args:
            parents: those of a tree, as in `LeanModel.branch`; None: of the text.
        """
        if parents is None:
            return self._through(x)
        return self._run(x, self._branching(len(x), parents))

    def norm(self, x: Tensor, weight: Tensor) -> Tensor:
        """Root mean square norm of the last dimension."""
        return self._norm(x, weight)


class IndependentDrafter(ABC):
    """Guesses several slots at once; no guess depends on another.

    Args:
        confidence: stop *after* a token whose probability at temperature 1 is lower.
    """

    def __init__(self, target: StatefulModel, confidence: float) -> None:
        self._target = target
        self._confidence = confidence

    @abstractmethod
    def look(self, context: Sequence[int], most: int) -> Tensor:
        """The logits of at most so many slots after the context, [g, V]; g may be 0."""

    def follow(self, found: Tensor, tokens: Tensor) -> Tensor:
        """The logits after tokens [w] are those of their slots, [w, V]."""
        return found

    @torch.inference_mode()
    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draw one guess for each place."""
        logits = self.look(context, gamma)
        if not len(logits):
            return silent(self._target)
        probs = to_probs(logits)
        tokens = torch.cat([chance.token(row) for row in probs])
        kept = len(tokens)
        if self._confidence > 0:
            chosen = logits.float().softmax(-1).gather(1, tokens[:, None])[:, 0]
            kept = min(kept, int((chosen >= self._confidence).int().cumprod(0).sum()) + 1)
        return Proposal(tokens[:kept], probs[:kept], logits[:kept])


def catch_up(target: StatefulModel, context: Sequence[int]) -> None:
    """Make the target read all tokens but the last; after a prefill it has."""
    if target.length < len(context) - 1:
        target.logits(to_device(context[target.length : -1], target.device), last=1)


def silent(target: StatefulModel) -> Proposal:
    """The proposal of a head that cannot draft here."""
    return nothing(target.vocabulary, target.device)
