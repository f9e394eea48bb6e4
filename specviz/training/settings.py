"""The shapes and training settings of the bundled models."""

from __future__ import annotations

from dataclasses import dataclass, replace

VOCABULARY = 4096
CONTEXT = 1024
END_OF_TEXT = 0

#: Share of the target's training rows by kind of text.
MIX = {
    "python": 0.34,
    "prose": 0.18,
    "definitions": 0.14,
    "json": 0.07,
    "arithmetic": 0.07,
    "table": 0.06,
    "counting": 0.05,
    "repetition": 0.05,
    "questions": 0.02,
    "story": 0.02,
}

#: Number of training documents of each generated kind (even seeds; odd seeds are held out).
GENERATED = {
    "json": 4000,
    "arithmetic": 5000,
    "table": 8000,
    "counting": 6000,
    "repetition": 6000,
    "questions": 2500,
    "story": 2000,
}

#: Share of a kind's rows taken from its further text (`corpora.FURTHER`), if there is
#: any, and the number of further generated documents as a multiple of those above.
MORE_SHARE = 2 / 3
MORE_GENERATED = 4


@dataclass(frozen=True)
class Shape:
    """The size of a Llama model. Heads are 32 wide and the embeddings are tied."""

    layers: int
    width: int
    feed_forward: int

    @property
    def heads(self) -> int:
        return self.width // 32


TARGET = Shape(layers=12, width=192, feed_forward=512)
DRAFTS = {
    "draft-small": Shape(layers=1, width=64, feed_forward=128),
    "draft-medium": Shape(layers=1, width=128, feed_forward=384),
    "draft-large": Shape(layers=2, width=192, feed_forward=512),
}


@dataclass(frozen=True)
class Schedule:
    """One phase of training.

    Attributes:
        batch: rows per step.
        length: tokens per row.
        steps: None: until stopped.
        muon_rate: for the hidden matrices (Muon, update scaled to AdamW's size).
        adam_rate: for embeddings and norms.
        warm_up: steps.
        decays: whether the rates fall linearly to zero.
        long_every: one step in this many reads its tokens in rows of ``CONTEXT``; 0: none does.
    """

    batch: int
    length: int
    steps: int | None
    muon_rate: float = 6e-3
    adam_rate: float = 3e-3
    weight_decay: float = 0.05
    warm_up: int = 100
    decays: bool = False
    long_every: int = 0
    seed: int = 0

    def at_rate(self, share: float) -> Schedule:
        """Return this schedule with a share of its learning rates."""
        return replace(self, muon_rate=share * self.muon_rate, adam_rate=share * self.adam_rate)


@dataclass(frozen=True)
class DraftSettings:
    """Text that the target writes for its drafts, after real prompts.

    Attributes:
        own_share: share of a batch's rows that are such text.
        own_batch: rows written at a time.
        own_prompt, own_length: tokens of the prompt without separator, and of the whole row.
    """

    own_share: float = 0.5
    own_batch: int = 256
    own_prompt: int = 40
    own_length: int = 192


@dataclass(frozen=True)
class Loops:
    """How a target unlearns the loops of its greedy text (:mod:`specviz.training.target`).

    Attributes:
        rows: greedy rows per step.
        every: steps after which new greedy text is written.
        prompt: tokens of a row that come from the corpus.
        length: tokens of a row, prompt included.
        span: tokens of a span; if it occurred before in its row, its last token is penalised.
        weight: of this penalty in the loss.
    """

    rows: int = 4
    every: int = 8
    prompt: int = 40
    length: int = 168
    span: int = 8
    weight: float = 1.0


SMOKE_LOOPS = Loops(rows=2, every=2, prompt=4, length=16, span=2)
SMOKE_DRAFTS = DraftSettings(own_batch=3, own_prompt=4, own_length=8)

TRUNK = Schedule(batch=32, length=256, steps=None, long_every=8)
DECAY = Schedule(batch=32, length=256, steps=None, warm_up=0, decays=True, long_every=4, seed=1)
DISTILLATION = Schedule(
    batch=4, length=384, steps=None, adam_rate=6e-3, warm_up=20, decays=True, seed=2
)
HEADS = replace(DISTILLATION, batch=2, length=256, steps=6000, seed=4)
UNALIGNED = Schedule(batch=16, length=256, steps=2000, warm_up=50, decays=True, seed=3)
CHAT = Schedule(
    batch=4, length=512, steps=None, muon_rate=1.5e-2, adam_rate=1e-3, weight_decay=0.02, warm_up=40
)
CHAT_DECAY = replace(CHAT, warm_up=0, decays=True)
