"""DSpark: DFlash's block, drawn token by token with a Markov head, cut short by a confidence head.

The Markov head adds a term for each pair of neighbours to the block's logits, so that a guess
depends on the one before it. Before a guess is drawn, the confidence head predicts its chance of
acceptance. Cutting the block there depends only on earlier guesses and leaves the output exact;
looking at a guess and then dropping it would not (appendix A).
Formats: as DFlash's, with `markov_rank`, `enable_confidence_head`, `confidence_head_with_markov`,
and our own `confidence_temperatures`; tensors `markov_head.markov_{w1, w2}` and
`confidence_head.proj`.
Source: DeepSeek-AI 2026, DSpark, arXiv:2607.05147.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter, Proposal, ToProbs, empty_proposal
from specviz.decoding.heads.block import Block, BlockDrafter, BlockLayers
from specviz.decoding.heads.parts import LayerMaker, VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.linear import Linear
from specviz.decoding.pair import HeadMaker
from specviz.decoding.recording import Text
from specviz.decoding.upload import to_device
from specviz.errors import Line
from specviz.models.failures import unread
from specviz.models.heads import dflash
from specviz.models.heads.layers import linear
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head
from specviz.sampling import Chance

HEAD = Head(
    order=5,
    title="DSpark head",
    brand="DSpark",
    fields=("markov_rank",),
    speculators=True,
    at_once=True,
    launches=67,
    each=7,
    layers=5,
    states=5,
    rank=256,
)
# speculators' defaults for fields that a config may omit.
SPECULATORS = {
    "markov_rank": 256, "enable_confidence_head": True, "confidence_head_with_markov": True,
}  # fmt: skip


class Config(dflash.Config, frozen=True, kw_only=True):
    """A block with at least one of the two further heads."""

    @classmethod
    def fields(cls, given: Mapping[str, Any]) -> dict[str, Any]:
        own = super().fields(given)
        return SPECULATORS | own if own.get("speculators_model_type") == "dspark" else own

    @classmethod
    def recognises(cls, given: Mapping[str, Any], declared: AbstractSet[str]) -> bool:
        has = given.get("markov_rank") or given.get("enable_confidence_head")
        return bool(has) and dflash.is_spark(given, declared)


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
        temperatures: for each slot of a block, what its logit is divided by [size], float32.
    """

    rows: Linear
    reads_token: bool
    temperatures: Tensor

    def chances(self, states: Tensor, before: Tensor | None, slot: int) -> Tensor:
        """The probability of each guess that it is accepted if those before it are [n], float32.

        Args:
            states: of neighbouring guesses [n, width].
            before: the Markov head's rows of the tokens before them [n, rank].
            slot: of the first guess in the block, from 0.
        """
        read = torch.cat([states, before], -1) if before is not None else states
        logits = self.rows(read)[:, 0].float()
        return (logits / self.temperatures[slot : slot + logits.shape[0]]).sigmoid()


class DSparkWeights(NamedTuple):
    """A DSpark head bound to its target; either of its two heads may be absent."""

    words: VocabularyWeights
    markov: Markov | None
    confidence: Confidence | None

    def chances(self, states: Tensor, tokens: Tensor, slot: int = 0) -> Tensor:
        """The predicted acceptance of guesses with these states [n, width], after tokens [n]."""
        assert self.confidence is not None
        reads = self.markov is not None and self.confidence.reads_token
        before = F.embedding(tokens, self.markov.before) if self.markov and reads else None
        return self.confidence.chances(states, before, slot)


class DSparkDrafter(BlockDrafter):
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
        super().__init__(block, weights.words, target, confidence)
        self._weights = weights

    @torch.inference_mode()
    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        states = self.block.guess(context, gamma)
        if not len(states):
            return empty_proposal(self._target.vocabulary, self._target.device)
        last = to_device(context[-1:], self._target.device)
        return self._drawn(states, last, to_probs, chance)

    def record(self, text: Text, gamma: int, to_probs: ToProbs, chance: Chance) -> Proposal:
        """Draw a block within a capture; see `RecordableDrafter`."""
        states = self.block.guess_at(text, gamma)
        return self._drawn(states, text.tokens[-1:], to_probs, chance)

    def _drawn(self, states: Tensor, last: Tensor, to_probs: ToProbs, chance: Chance) -> Proposal:
        """Draw a guess for each state [g, width] of the block, after the text's last token [1]."""
        weights = self._weights
        found = weights.words.rows(states)
        line = [last]  # and the guesses
        probs, logits = list[Tensor](), list[Tensor]()
        sure, survival = list[Tensor](), 1.0
        for slot in range(len(states)):
            if self._confidence > 0 and weights.confidence is not None:
                sure.append(weights.chances(states[slot : slot + 1], line[-1], slot))
                survival *= sure[-1].item()
                if survival < self._confidence:
                    break
            logits.append(self.follow(found[slot : slot + 1], line[-1])[0])
            probs.append(to_probs(logits[-1]))
            line.append(chance.token(probs[-1]))
        if not probs:
            return empty_proposal(self._target.vocabulary, self._target.device)
        tokens, kept = torch.cat(line), len(probs)
        proposal = Proposal(tokens[1:], torch.stack(probs), logits)
        if weights.confidence is None:
            return proposal
        return proposal._replace(predict=weights.chances, states=(states[:kept], tokens[:-1]))

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


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a head to its target.

    Raises:
        ModelError: it is of another form, e.g. its Markov head is not the plain one.
    """
    weights, rank = dflash.block(config, tensors, target), config.markov_rank
    if rank and config.markov_head_type != "vanilla":
        kind = config.markov_head_type
        raise unread(tensors.name, Line("its Markov head is of the kind {kind:.40}", kind=kind))
    markov, confidence, pack = None, None, is_packed(target)
    rows = len(weights.words.rows.weight)
    if rank:
        before = tensors.take("markov_head.markov_w1.weight", len(weights.words.embedding), rank)
        parts = [("markov_head.markov_w2", rows)]
        markov = Markov(before, linear(tensors, parts, rank, pack=pack))
    if config.enable_confidence_head:
        reads_token = bool(rank) and config.confidence_head_with_markov
        width = target.config.hidden_size + (rank if reads_token else 0)
        row = linear(tensors, [("confidence_head.proj", 1)], width)
        known = config.confidence_temperatures[: weights.size]
        warmth = [*known, *[1.0] * (weights.size - len(known))]
        confidence = Confidence(row, reads_token, torch.tensor(warmth, device=target.device))
    return partial(
        _made, DSparkWeights(weights.words, markov, confidence), dflash.layer_maker(weights)
    )


def _made(
    weights: DSparkWeights,
    maker: LayerMaker[BlockLayers],
    target: StatefulModel,
    confidence: float,
) -> tuple[Drafter, LanguageModel]:
    made = Block(maker, target)
    return DSparkDrafter(made, weights, target, confidence), made
