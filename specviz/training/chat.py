"""Trains drafters for a chat model: its answers, a draft of two layers, and heads.

The head over SmolLM2's 49,152 tokens takes a quarter of a target step, so the draft is a Llama that
keeps a few thousand tokens; it reads all others as "unknown" and never proposes them. Its
embeddings start from the target's. All drafters learn the distributions that the target's answers
were sampled from.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import AutoModelForCausalLM, LlamaForCausalLM, PreTrainedTokenizerBase

from specviz.models import gguf, int8, reduced_vocabulary
from specviz.models.checkpoints import load_tokenizer
from specviz.models.tokenizer import PairTokenizer
from specviz.training import head_training, heads, report, trainer
from specviz.training.answers import write_answers
from specviz.training.dialogues import DialogueBatch, Dialogues, choose_tokens
from specviz.training.heads import FEATURE, QUIET, USUAL, HeadSize
from specviz.training.prompts import read_prompts
from specviz.training.requests import few_things, gather_things, requests
from specviz.training.settings import CHAT
from specviz.training.trainer import Phase

SUITE = Path("assets/prompts/instructions.jsonl")  # relative to the repository
METHODS = {
    FEATURE: "one layer, as in EAGLE (Li et al. 2024, arXiv:2401.15077): it reads a token and the"
    " input of the target's output head before it, and predicts the next such input",
    "medusa": "residual blocks, as in Medusa (Cai et al. 2024, arXiv:2401.10774): each guesses a"
    " token further ahead from one hidden state",
    "mtp": "one layer, as in DeepSeek-V3 (2024, arXiv:2412.19437): it reads a token and the hidden"
    " state before it, and goes on from its own output",
    "eagle3": "one layer on three fused hidden states, taught on its own predictions, as in EAGLE-3"
    " (Li et al. 2025, arXiv:2503.01840)",
    "dflash": "layers that draft a block in one pass, as in DFlash (Chen et al. 2026,"
    " arXiv:2602.06036)",
    "dspark": "layers that draft a block in one pass, a Markov head and a confidence head, as"
    " in DSpark (DeepSeek-AI 2026, arXiv:2607.05147)",
    "taught-exit": "one layer that follows the target's first ones, as in LayerSkip (Elhoushi et"
    " al. 2024, arXiv:2404.16710)",
}
"""How each kind drafts, for its model card."""


@dataclass(frozen=True)
class DraftShape:
    """The size of the draft; width and heads are the target's."""

    tokens: int = 6144
    layers: int = 2
    feed_forward: int = 768


SMOKE_SHAPE = DraftShape(tokens=64, layers=1, feed_forward=16)


def write(
    source: str,
    work: Path,
    packages: Path | None,
    minutes: float,
    tokens: float,
    skip: int,
) -> None:
    """Generate a chat model's answers to templated requests, except those of SUITE.

    Args:
        packages: the unpacked Debian packages; None uses a few words, for a smoke run.
        minutes, tokens, skip: see `write_answers`.
    """
    model = _read(source, torch.bfloat16, attn_implementation="grouped")
    tokenizer = load_tokenizer(source)
    things = gather_things(packages) if packages else few_things()
    text = PairTokenizer(tokenizer)
    asked = {prompt["text"] for prompt in read_prompts(SUITE)}
    prompts = map(text.encode, requests(things, asked))
    small = {"batch": 2, "most": 12} if packages is None else {}
    write_answers(
        model, prompts, work / "answers", states=heads.recorded(model),
        end=tokenizer.eos_token_id, minutes=minutes, tokens=tokens, skip=skip, **small,
    )  # fmt: skip


def train_draft(
    source: str,
    work: Path,
    folder: Path,
    phases: Sequence[Phase],
    *,
    warm: bool = False,
    smoke: bool = False,
) -> None:
    """Distil a draft from its target's answers, and write it.

    Args:
        warm: whether to continue from the draft in ``folder``, with its tokens, and from its count
            of tokens read.
    """
    data, before = gather(source, work, smoke=smoke), None
    if warm:
        data = data._replace(kept=_tokens_of(folder))
    dialogues = data.dialogues()
    draft = build(data.target, data.kept, _shape(smoke=smoke))
    if warm:
        load(folder, draft)
        before = report.progress_of(folder)
    draft = draft.to(trainer.pick_device())
    progress = trainer.train(draft, phases, dialogues, distillation_loss, before=before)
    kept, layers = data.kept, draft.config.num_hidden_layers
    reduced_vocabulary.write(
        folder, draft.eval().cpu(), kept, kept.index(None), data.tokenizer, data.target
    )
    card = {"LAYERS": "1 layer" if layers == 1 else f"{layers} layers"}
    describe(folder, "chat_readme.md", draft, kept, dialogues, progress, card)


class TrainingData(NamedTuple):
    """What a drafter is trained with.

    Attributes:
        kept: the tokens that it knows; see `choose_tokens`.
        answers: the folder of the target's answers.
    """

    target: LlamaForCausalLM
    tokenizer: PreTrainedTokenizerBase
    kept: list[int | None]
    answers: Path

    def dialogues(self, states: Sequence[int] = ()) -> Dialogues:
        """Read the answers, with these hidden states."""
        return Dialogues(self.answers, self.kept, budget=CHAT.batch * CHAT.length, states=states)


def gather(source: str, work: Path, *, smoke: bool) -> TrainingData:
    """Load a target, and find its answers in a work folder."""
    target, tokenizer = _read(source, torch.float32), load_tokenizer(source)
    special = tuple(sorted(tokenizer.added_tokens_decoder))[:3]
    kept = _kept(work, _shape(smoke=smoke), special)
    return TrainingData(target, tokenizer, kept, work / "answers")


def _shape(*, smoke: bool) -> DraftShape:
    return SMOKE_SHAPE if smoke else DraftShape()


def describe(
    folder: Path,
    template: str,
    model: nn.Module,
    kept: list[int | None],
    dialogues: Dialogues,
    progress: trainer.Progress,
    card: dict[str, str],
) -> None:
    """Write the record of a drafter's training and, from a template, its model card."""
    entry = report.record(folder, model, progress, CHAT.seed)
    card = card | {
        "PARAMETERS": f"{entry['parameters']:,}",
        "TOKENS": f"{sum(token is not None for token in kept):,}",
        "ANSWERS": f"{dialogues.tokens:,}",
        "READ": f"{progress.tokens:,}",
        "STEPS": f"{progress.steps_in_all:,}",
        "MINUTES": f"{progress.seconds / 60:.0f}",
    }
    text = report.filled(template, **card)
    (folder / "README.md").write_text(text, encoding="utf-8")


def build(
    target: LlamaForCausalLM, kept: list[int | None], shape: DraftShape, seed: int = 0
) -> LlamaForCausalLM:
    """Build an untrained draft whose input and output embeddings are its target's."""
    torch.manual_seed(seed)
    config = copy.deepcopy(target.config)
    config.vocab_size = len(kept)
    config.num_hidden_layers = shape.layers
    config.intermediate_size = shape.feed_forward
    config.tie_word_embeddings = True
    config.use_cache = False
    config.layer_types = None
    config.pad_token_id = None
    draft = LlamaForCausalLM(config).float()
    with torch.no_grad():
        embedding = target.get_input_embeddings().weight.float()
        rows = embedding[[token or 0 for token in kept]]
        rows[kept.index(None)] = embedding.mean(0)
        draft.get_input_embeddings().weight.copy_(rows)
        draft.model.norm.weight.fill_(QUIET)
    return draft


def load(folder: Path, draft: LlamaForCausalLM) -> None:
    """Load the weights of a draft written earlier, which has the same tokens."""
    written = int8.read([folder / "model.safetensors"])
    embedding = written["model.embed_tokens.weight"]
    draft.load_state_dict(written | {"lm_head.weight": embedding})


def forward(draft: LlamaForCausalLM, batch: DialogueBatch) -> Tensor:
    """Return the draft's logits at the tokens that the target wrote, [tokens, V]."""
    with torch.autocast(batch.ids.device.type, torch.bfloat16):
        hidden = draft.model(input_ids=batch.ids).last_hidden_state[batch.answers]
        return draft.lm_head(hidden).float()


def distillation_loss(draft: nn.Module, batch: DialogueBatch) -> Tensor:
    """Return the cross-entropy to the target's most likely tokens among the draft's."""
    assert isinstance(draft, LlamaForCausalLM)
    logs = F.log_softmax(forward(draft, batch), -1)
    odds = batch.odds[batch.answers]
    return -(odds * logs.gather(1, batch.top[batch.answers])).sum(-1).mean()


def train_head(
    source: str,
    work: Path,
    folder: Path,
    kind: str,
    phases: Sequence[Phase],
    *,
    size: HeadSize = USUAL,
    warm: bool = False,
    smoke: bool = False,
) -> None:
    """Distil and write a head that drafts from its target's hidden states.

    Args:
        kind: a key of `METHODS`.
        size: the head's size; a `FEATURE` head has its target's.
        warm: whether to continue from the head in ``folder`` and from its count of tokens.
    """
    data = gather(source, work, smoke=smoke)
    target, before = data.target.requires_grad_(False), None
    known = [token for token in data.kept if token is not None]
    tokens = torch.tensor(known, device=target.device)
    head = heads.build(kind, target, CHAT.seed, tokens=tokens, size=size)
    dialogues = data.dialogues(head.reads)
    training = head_training.of_answers(dialogues, target.device)
    if kind == FEATURE:
        head_training.measure_scale(head, training.others())
    if warm:
        heads.load(folder, head)
        before = report.progress_of(folder)
    progress = head_training.train_head(head, training, phases, before)
    heads.write(folder, head, data.tokenizer, quantized=True)
    card = {
        "METHOD": METHODS[kind],
        "OPTION": "" if kind == FEATURE else f" --head {kind}{_sized(size)}",
    }
    describe(folder, "head_readme.md", head, data.kept, dialogues, progress, card)


def _sized(size: HeadSize) -> str:
    """Return the options of an unusual size."""
    options = zip(("feed-forward", "depth", "rank"), size, USUAL, strict=True)
    return "".join(f" --{name} {value}" for name, value, usual in options if value != usual)


def _kept(work: Path, shape: DraftShape, special: tuple[int, ...]) -> list[int | None]:
    """Return the draft's tokens, chosen once, so that a resumed training keeps them."""
    path = work / "chat-tokens.json"
    if not path.exists():
        path.write_text(json.dumps(choose_tokens(work / "answers", shape.tokens, special)))
    kept: list[int | None] = json.loads(path.read_text())
    return kept


def _tokens_of(folder: Path) -> list[int | None]:
    """Return the tokens of a draft written earlier."""
    ids = reduced_vocabulary.read(str(folder))
    assert ids is not None, folder
    return list(ids.ids)


def _read(source: str, dtype: torch.dtype, **options: str) -> LlamaForCausalLM:
    model: LlamaForCausalLM = AutoModelForCausalLM.from_pretrained(
        gguf.local(source), dtype=dtype, **options
    )
    return model.to(trainer.pick_device()).eval()
