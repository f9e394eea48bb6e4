"""Draft heads in the dialects of the hub: their logits against slow references."""

import random
from pathlib import Path

import pytest
import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Proposal
from specviz.decoding.lean.model import LeanModel
from specviz.models.heads.loader import read, read_config
from specviz.sampling import SeededChance, to_probs
from support import slow_heads, tiny_heads
from support.scripted import CPU
from support.tiny_heads import DIALECTS, VOCABULARY, Written


def close(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours.double(), theirs.double(), rtol=1e-4, atol=1e-4)


class Oracle:
    """Computes a head's logits after each of its drafts by the slow reference."""

    def __init__(
        self, dialect: str, model: PreTrainedModel, made: Written, context: list[int]
    ) -> None:
        self.kind, self.numbers = DIALECTS[dialect].kind, DIALECTS[dialect].states
        self.model, self.made, self.context = model, made, context

    def logits(self, drafts: list[int]) -> tuple[Tensor, float | None]:
        """The logits of the next guess [V] and its confidence, if the head has one."""
        given = (self.model, self.made.tensors, self.made.config)
        if self.kind == "medusa":
            return slow_heads.medusa(*given, self.numbers, self.context, len(drafts)), None
        if self.kind in ("eagle3", "mtp"):
            oracle = slow_heads.eagle3 if self.kind == "eagle3" else slow_heads.mtp
            return oracle(*given, self.numbers, self.context, drafts), None
        states = slow_heads.block(*given, self.numbers, self.context)
        state = states[len(drafts) + (0 if self.from_anchor else 1)]
        if self.kind == "dflash":
            return slow_heads.spread(self.made.tensors, self.model, state, None), None
        before = [self.context[-1], *drafts][-1]
        return slow_heads.spark(*given, state, before, len(drafts))

    @property
    def from_anchor(self) -> bool:
        """Whether the anchor gives the first guess, by project: independent of the reader."""
        return self.made.folder.name.endswith(("DeepSpec", "dspark of SpecForge"))

    @property
    def longest(self) -> int:
        config = self.made.config
        if self.kind == "medusa":
            return int(config["medusa_num_heads"])
        if self.kind in ("eagle3", "mtp"):
            return 99
        return int(config["block_size"]) - (0 if self.from_anchor else 1)


@pytest.mark.parametrize("family", ["llama", "qwen3"])
@pytest.mark.parametrize("dialect", DIALECTS)
def test_logits_equal_those_of_the_reference(dialect: str, family: str, tmp_path: Path) -> None:
    """Rounds accept all, none and some drafts; the target's states replace the head's own."""
    model = tiny_heads.target(family)
    made = tiny_heads.write(tmp_path / dialect, dialect, model)
    config = read_config(str(made.folder))
    assert config is not None
    assert config.kind == DIALECTS[dialect].kind
    assert (config.longest or 99) == Oracle(dialect, model, made, []).longest
    head = read(str(made.folder), model)
    target = LeanModel(model)
    drafter, _ = head.make(target, 0.0)
    numbers, context = random.Random(2), [5, 3]
    for number, accepted in enumerate([9, 0, 2, -1, 9, 1, 0]):
        if accepted >= 0:
            chance = SeededChance(0, number, CPU)
            proposal = drafter.propose(context, 4, lambda x: to_probs(x, 1.0), chance)
            check(proposal, Oracle(dialect, model, made, context))
            drafts = proposal.tokens.tolist()
        else:  # a round that another drafter drafts
            drafts = [numbers.randrange(VOCABULARY) for _ in range(4)]
        target.logits(torch.tensor(context[target.length :] + drafts), last=len(drafts) + 1)
        kept = min(abs(accepted), len(drafts))
        target.rollback(len(context) + kept)
        drafter.rollback(len(context) + kept)
        context = [*context, *drafts[:kept], numbers.randrange(VOCABULARY)]


def check(proposal: Proposal, oracle: Oracle) -> None:
    tokens = proposal.tokens.tolist()
    assert len(tokens) == min(4, oracle.longest)
    assert proposal.logits is not None
    for slot in range(len(tokens)):
        logits, confidence = oracle.logits(tokens[:slot])
        close(proposal.logits[slot], logits)
        close(proposal.probs[slot], logits.softmax(-1))
        if confidence is not None:
            confidences = proposal.confidences()
            assert confidences is not None
            assert float(confidences[slot]) == pytest.approx(confidence, abs=1e-4)
