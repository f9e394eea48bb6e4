"""Parts that all heads share: sizes, tokens, and how they draw guesses."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import PreTrainedConfig, PreTrainedModel

from specviz.decoding.drafters import Proposal, ToProbs, empty_proposal
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.linear import Linear
from specviz.decoding.recording import Text
from specviz.decoding.static_model import StaticLayers, StaticModel, captured
from specviz.decoding.static_runner import RunnerPool, StaticRunner
from specviz.decoding.upload import to_device
from specviz.sampling import Chance

ENTERING_HEAD = -1  # the target's last state, after its final norm

L = TypeVar("L", bound=LeanLayers, covariant=True)
H = TypeVar("H", bound="HeadLayers")


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
        """Itself: transformers keeps `rotary_emb` one module deeper."""
        return self


class VocabularyWeights(NamedTuple):
    """The embedding and output rows of a head; token ids are always the target's.

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


class HeadLayers(LeanLayers):
    """Layers that read the target's states.

    Attributes:
        numbers: of the target's states that they read, as `LeanLayers.keep_states` counts them.
    """

    numbers: Sequence[int]


class LayerMaker(Generic[L]):
    """Makes layers for a head, and captures their steps where its target's are captured.

    Args:
        body: the head's.
        new: makes its layers with an empty cache.
    """

    def __init__(self, body: Body | PreTrainedModel, new: Callable[[], L]) -> None:
        self.new = new
        self._body = body
        self._pool: RunnerPool | None = None

    def pool(self, target: StatefulModel) -> RunnerPool | None:
        """The pool to borrow from; None if the target runs eagerly, and so the head.

        The head's graphs share the memory of the target's.
        """
        if not isinstance(target, StaticModel):
            return None
        if self._pool is None:
            self._pool = RunnerPool(self._body, target.pool.capture, self.new)
        return self._pool


class TiedHead(Generic[H]):
    """A head tied to one instance of its target; it makes the target keep hidden states.

    Args:
        maker: makes its layers.
        target: has read nothing yet.
    """

    def __init__(self, maker: LayerMaker[H], target: StatefulModel) -> None:
        self._layers, pool = maker.new(), maker.pool(target)
        target.keep_states(*self._layers.numbers)
        self._backend = self._layers if pool is None else StaticLayers(pool)  # holds the cache
        self._target = target
        self.length = 0
        self.limit = min(self._layers.limit, target.limit)
        self.vocabulary = target.vocabulary
        self.device = target.device

    @property
    def longest(self) -> int:
        """The longest context after which it drafts."""
        return self.limit

    @property
    def backing(self) -> StaticRunner | None:
        """The runner that it has borrowed; see `Recordable`."""
        return self._backend.runner if isinstance(self._backend, StaticLayers) else None

    @property
    def captured(self) -> bool:
        """Whether the next pass uses captured steps."""
        return captured(self._backend)


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
        """The logits of at most `most` slots after the context, [g, V]; g may be 0."""

    def follow(self, found: Tensor, tokens: Tensor) -> Tensor:
        """Return the logits of the slots, [w, V], which do not depend on the tokens [w]."""
        return found

    @torch.inference_mode()
    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draw one guess for each slot."""
        logits = self.look(context, gamma)
        if not len(logits):
            return empty_proposal(self._target.vocabulary, self._target.device)
        proposal = drawn(logits, to_probs, chance)
        if self._confidence == 0:
            return proposal
        tokens, probs = proposal.tokens, proposal.probs
        chosen = logits.float().softmax(-1).gather(1, tokens[:, None])[:, 0]
        kept = int((chosen >= self._confidence).int().cumprod(0).sum()) + 1
        return Proposal(tokens[:kept], probs[:kept], logits[:kept].unbind())

    def record(self, text: Text, gamma: int, to_probs: ToProbs, chance: Chance) -> Proposal:
        """Draw one guess for each slot within a capture; see `RecordableDrafter`."""
        return drawn(self.look_at(text, gamma), to_probs, chance)

    @abstractmethod
    def look_at(self, text: Text, most: int) -> Tensor:
        """`look` within a capture."""


def drawn(logits: Tensor, to_probs: ToProbs, chance: Chance) -> Proposal:
    """A token from each row of logits [g, V], independently."""
    probs = to_probs(logits)
    return Proposal(chance.tokens(probs), probs, logits.unbind())


def catch_up(target: StatefulModel, context: Sequence[int]) -> None:
    """Make the target read all tokens but the last; a prefill has already done so."""
    if target.length < len(context) - 1:
        target.logits(to_device(context[target.length : -1], target.device), last=1)
