"""The stages of training drafters for a chat model: generate its answers, train, publish."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import torch
from torch import nn
from transformers import AutoModelForCausalLM, LlamaForCausalLM, PreTrainedTokenizerBase

from specviz.models import gguf, reduced_vocabulary
from specviz.models.checkpoints import load_config, load_tokenizer
from specviz.models.tokenizer import PairTokenizer
from specviz.training import chat_draft, report, trainer
from specviz.training.answers import check_vocabulary, write_answers
from specviz.training.chat_draft import DraftShape, Lessons, choose_tokens
from specviz.training.heads import recorded
from specviz.training.prompts import read_prompts
from specviz.training.requests import few_things, gather, requests
from specviz.training.settings import CHAT

SUITE = Path("assets/prompts/instructions.jsonl")  # relative to the repository
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
    things = gather(packages) if packages else few_things()
    text = PairTokenizer(tokenizer)
    asked = {prompt["text"] for prompt in read_prompts(SUITE)}
    prompts = map(text.encode, requests(things, asked))
    small = {"batch": 2, "most": 12} if packages is None else {}
    write_answers(
        model, prompts, work / "answers", states=recorded(model),
        end=tokenizer.eos_token_id, minutes=minutes, tokens=tokens, skip=skip, **small,
    )  # fmt: skip


def train(
    source: str,
    work: Path,
    folder: Path,
    phases: Sequence[trainer.Phase],
    *,
    warm: bool = False,
    smoke: bool = False,
) -> None:
    """Distil a draft from its target's answers, and write it.

    Args:
        warm: whether to continue from the draft in ``folder``, with its tokens, and from its count
            of tokens read.
    """
    school, before = gather_school(source, work, smoke=smoke), None
    if warm:
        school = school._replace(kept=_tokens_of(folder))
    lessons = school.lessons()
    draft = chat_draft.build(school.target, school.kept, _shape(smoke=smoke))
    if warm:
        chat_draft.load(folder, draft)
        before = report.progress_of(folder)
    draft = draft.to(trainer.pick_device())
    loss = chat_draft.distillation_loss
    progress = trainer.train(draft, phases, lessons, loss, before=before)
    publish(folder, draft, school, lessons, progress)


class School(NamedTuple):
    """What a drafter is trained with.

    Attributes:
        kept: the tokens that it knows; see `choose_tokens`.
        answers: the folder of the target's answers.
    """

    target: LlamaForCausalLM
    tokenizer: PreTrainedTokenizerBase
    kept: list[int | None]
    answers: Path

    def lessons(self, states: Sequence[int] = ()) -> Lessons:
        """Read the answers as lessons, with these hidden states."""
        return Lessons(self.answers, self.kept, budget=CHAT.batch * CHAT.length, states=states)


def gather_school(source: str, work: Path, *, smoke: bool) -> School:
    """Load a target, and find its answers in a work folder."""
    target, tokenizer = _read(source, torch.float32), load_tokenizer(source)
    special = tuple(sorted(tokenizer.added_tokens_decoder))[:3]
    kept = _kept(work, _shape(smoke=smoke), special)
    return School(target, tokenizer, kept, work / "answers")


def _shape(*, smoke: bool) -> DraftShape:
    return SMOKE_SHAPE if smoke else DraftShape()


def publish(
    folder: Path,
    draft: LlamaForCausalLM,
    school: School,
    lessons: Lessons,
    progress: trainer.Progress,
) -> None:
    """Write a draft, the record of its training, and its model card."""
    kept = school.kept
    reduced_vocabulary.write(
        folder, draft.eval().cpu(), kept, kept.index(None), school.tokenizer, school.target
    )
    measured, layers = chat_draft.measure(draft, lessons), draft.config.num_hidden_layers
    card = {
        "LAYERS": "1 layer" if layers == 1 else f"{layers} layers",
        "HELD": f"{measured['tokens']:,}",
        "OVERLAP": f"{measured['overlap']:.2f}",
        "AGREE": f"{measured['agree']:.2f}",
    }
    describe(folder, "chat_readme.md", draft, kept, lessons, progress, card)


def describe(
    folder: Path,
    template: str,
    model: nn.Module,
    kept: list[int | None],
    lessons: Lessons,
    progress: trainer.Progress,
    card: dict[str, str],
) -> None:
    """Write the record of a drafter's training and, from a template, its model card."""
    entry = report.record(folder, model, progress, CHAT.seed)
    card = card | {
        "PARAMETERS": f"{entry['parameters']:,}",
        "TOKENS": f"{sum(token is not None for token in kept):,}",
        "ANSWERS": f"{lessons.tokens:,}",
        "READ": f"{progress.tokens:,}",
        "STEPS": f"{progress.steps_in_all:,}",
        "MINUTES": f"{progress.seconds / 60:.0f}",
    }
    text = (Path(__file__).parent / template).read_text(encoding="utf-8")
    for name, value in card.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    (folder / "README.md").write_text(text, encoding="utf-8")


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
    check_vocabulary(load_config(source).vocab_size)
    model: LlamaForCausalLM = AutoModelForCausalLM.from_pretrained(
        gguf.local(source), dtype=dtype, **options
    )
    return model.to(trainer.pick_device()).eval()
