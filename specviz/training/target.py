"""Builds, trains and exports the bundled target, a stock ``LlamaForCausalLM``, as the drafts are.

It is trained at a constant rate, then with a decay, during which it also learns not to loop. Greedy
text of a small model repeats itself far more often than the text it was trained on, however low its
loss. So some rows of each step are the target's own greedy text, and the loss lowers the
probability of each token that ends a span which occurred before (Welleck et al. 2019,
arXiv:1908.04319, sequence-level unlikelihood).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import (
    GenerationConfig,
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedTokenizerFast,
    StaticCache,
)

from specviz.models.trained_for import TRAINED_FOR, fingerprint
from specviz.training import trainer
from specviz.training.data import Mixture
from specviz.training.settings import CONTEXT, END_OF_TEXT, VOCABULARY, Loops, Shape
from specviz.training.trainer import Phase, cross_entropy, logits_of


def build(shape: Shape, seed: int = 0) -> LlamaForCausalLM:
    """Build an initialised model; the same seed gives the same weights."""
    torch.manual_seed(seed)
    config = LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=shape.width,
        intermediate_size=shape.feed_forward,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.heads,
        num_key_value_heads=shape.heads,
        max_position_embeddings=CONTEXT,
        tie_word_embeddings=True,
        bos_token_id=END_OF_TEXT,
        eos_token_id=END_OF_TEXT,
        use_cache=False,
    )
    return LlamaForCausalLM(config)


def export(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    folder: Path,
    target: LlamaForCausalLM | None = None,
) -> None:
    """Write a folder that ``from_pretrained`` opens: float16, in files of less than 10 MB.

    Args:
        target: the model that a draft was taught for, whose fingerprint its config then holds.
    """
    copy = LlamaForCausalLM(model.config)
    copy.load_state_dict(model.state_dict())
    copy = copy.half()
    copy.config.use_cache = True
    if target is not None:
        setattr(copy.config, TRAINED_FOR, fingerprint(target))
    copy.generation_config = GenerationConfig(
        bos_token_id=END_OF_TEXT, eos_token_id=END_OF_TEXT, pad_token_id=END_OF_TEXT
    )
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.safetensors*"):
        stale.unlink()
    copy.save_pretrained(folder, max_shard_size="9MB")
    tokenizer.save_pretrained(folder)


def read(folder: Path, device: torch.device | str = "cpu") -> LlamaForCausalLM:
    """Load an exported folder in float32."""
    return LlamaForCausalLM.from_pretrained(folder, dtype=torch.float32).to(device).eval()


def train_target(
    work: Path,
    shape: Shape,
    phase: Phase,
    *,
    compiled: bool,
    start: Path | None = None,
    warm: tuple[Path, trainer.Progress] | None = None,
    unlearned: Loops | None = None,
) -> tuple[LlamaForCausalLM, trainer.Progress]:
    """Train the target on the mix; return it and its progress.

    Resumes the phase's checkpoint, else starts from another one, else from ``warm``, else from
    random weights.

    Args:
        warm: an exported folder, and the progress of its training.
        unlearned: also unlearn loops of the target's own greedy text, with these settings.
    """
    mixture, schedule = Mixture(work), phase.schedule

    def rows(step: int) -> Tensor:
        batch, length = schedule.batch, schedule.length
        if schedule.long_every and step % schedule.long_every == schedule.long_every - 1:
            batch, length = max(1, batch * length // CONTEXT), CONTEXT
        return mixture.batch(schedule.seed, step, batch, length)

    model = build(shape)
    if warm:
        model.load_state_dict(read(warm[0]).state_dict())
    model.to(trainer.pick_device())
    progress = trainer.train(
        model,
        [phase],
        with_own_text(model, rows, unlearned) if unlearned else rows,
        unlooping_loss(unlearned) if unlearned else cross_entropy,
        compiled=compiled,
        start=start,
        before=warm[1] if warm else None,
    )
    return model, progress


class Rows(NamedTuple):
    """Rows of corpus text [n, length + 1], and of the target's own [m, own length]."""

    texts: Tensor
    own: Tensor

    @property
    def tokens(self) -> int:
        """Number of tokens of the corpus; own text does not count as read."""
        return self.texts[:, 1:].numel()

    def to(self, device: torch.device) -> Rows:
        """Move both to a device."""
        return Rows(self.texts.to(device), self.own.to(device))


def with_own_text(
    model: LlamaForCausalLM, texts: Callable[[int], Tensor], settings: Loops
) -> Callable[[int], Rows]:
    """Return batches of corpus rows, with greedy text that the model writes during training."""
    written: list[Tensor] = []

    def batch(step: int) -> Rows:
        rows = texts(step)
        turn = step % settings.every
        if turn == 0 or not written:
            prompts = torch.cat([texts(step + more)[:, : settings.prompt]
                                 for more in range(settings.every)])  # fmt: skip
            prompts = prompts[: settings.every * settings.rows].to(model.device)
            written[:] = continued(model, prompts, settings.length, sampler()).chunk(settings.every)
        return Rows(rows, written[turn % len(written)])

    return batch


def sampler(
    temperature: float | Tensor = 0.0, generator: torch.Generator | None = None
) -> Callable[[Tensor], Tensor]:
    """Return a function from logits [n, V] to ids [n, 1], at temperature 0 the likeliest.

    Args:
        temperature: of all rows, or positive ones of each [n, 1].
    """

    def sample(logits: Tensor) -> Tensor:
        if isinstance(temperature, float) and temperature == 0:
            return logits.argmax(-1, keepdim=True)
        odds = F.softmax(logits.float() / temperature, dim=-1)
        return torch.multinomial(odds, 1, generator=generator)

    return sample


@torch.no_grad()
def continued(
    model: LlamaForCausalLM,
    rows: Tensor,
    length: int,
    choose: Callable[[Tensor], Tensor],
) -> Tensor:
    """Continue rows of ids [n, …] to [n, length], all at once.

    Args:
        choose: next ids [n, 1] from logits [n, V].
    """
    cache = StaticCache(config=model.config, max_cache_len=length)
    fresh = rows
    while rows.shape[1] < length:
        read = model(fresh, past_key_values=cache, use_cache=True, logits_to_keep=1)
        fresh = choose(read.logits[:, -1])
        rows = torch.cat((rows, fresh), dim=1)
    return rows


def repeated(rows: Tensor, prompt: int, span: int) -> Tensor:
    """Mark the tokens [m, length] after the prompt that end a span seen earlier in their row."""
    spans = rows.unfold(1, span, 1)
    same = (spans[:, :, None] == spans[:, None]).all(-1).tril(-1).any(-1)
    marked = F.pad(same, (span - 1, 0))
    marked[:, :prompt] = False
    return marked


def unlooping_loss(settings: Loops) -> Callable[[nn.Module, Rows], Tensor]:
    """Return the loss: cross-entropy of the texts, plus the weighted unlikelihood of loops."""

    def both(model: LlamaForCausalLM, rows: Rows) -> Tensor:
        logits = logits_of(model, rows.own[:, :-1]).float()
        chosen = logits.log_softmax(-1).gather(-1, rows.own[:, 1:, None])[..., 0]
        marked = repeated(rows.own, settings.prompt, settings.span)[:, 1:]
        unlikely = -torch.log1p(-chosen.exp().clamp(max=1 - 1e-4)) * marked
        return cross_entropy(model, rows.texts) + settings.weight * unlikely.mean()

    return both
