"""Rounds with their numbers of target passes."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from torch import Tensor

from specviz.decoding.decode import decode
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.prefill import prefill
from specviz.lab.experiments.workbench import MEDIUM, TEMPERATURE, USUAL_GAMMA, Workbench
from specviz.models.machine import use_threads
from specviz.settings import Settings
from specviz.trace import Round


@dataclass
class Counted:
    """A LanguageModel wrapper that counts forward passes."""

    model: LanguageModel
    passes: int = 0

    def __post_init__(self) -> None:
        self.limit = self.model.limit
        self.vocabulary = self.model.vocabulary
        self.device = self.model.device
        self.length = self.model.length

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        self.passes += 1
        logits = self.model.logits(tokens, last)
        self.length = self.model.length
        return logits

    def rollback(self, length: int) -> None:
        self.model.rollback(length)
        self.length = self.model.length


class Watched(NamedTuple):
    """A round and its number of target passes."""

    round: Round
    passes: int


def watched(bench: Workbench) -> Generator[float, None, list[Watched]]:
    """Run one prompt of each kind and return all rounds."""
    pair, prompts = bench.pairs[MEDIUM], bench.prompts(MEDIUM)
    settings = Settings(
        gamma=USUAL_GAMMA, temperature=TEMPERATURE, max_new_tokens=bench.size.tokens
    )
    found = []
    for number, prompt in enumerate(prompts):
        bare = pair.target()
        target = Counted(bare)
        drafter, draft = pair.drafter("model", bare)
        ids = pair.tokenizer.encode(prompt.text)
        for model in (target, draft):
            if model is not None:
                prefill(model, ids[:-1])
        before = target.passes
        for round, _ in decode(target, drafter, ids, settings, pair.ends):
            found.append(Watched(round, target.passes - before))
            before = target.passes
            yield number / len(prompts)
            use_threads(pair.machine.threads)
    return found
