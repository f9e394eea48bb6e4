"""Heads trained here draft with the logits that they have in training."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import (
    AutoConfig,
    AutoTokenizer,
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedTokenizerBase,
)

from specviz.decoding.drafters import ModelDrafter, Proposal
from specviz.decoding.heads.feature import feature_head
from specviz.decoding.lean.model import LeanModel
from specviz.errors import ModelError
from specviz.models import feature_heads
from specviz.models.heads.loader import read
from specviz.models.pairs import BUNDLED
from specviz.sampling import SeededChance, to_probs
from specviz.training.chat_draft import Lesson as Dialogues
from specviz.training.heads import checkpoint, course, feature
from specviz.training.heads.block import DFlash, DSpark
from specviz.training.heads.chained import Chained
from specviz.training.heads.feature import FeatureHead
from specviz.training.heads.kinds import HEADS, Head, build
from specviz.training.heads.layer import HeadSize, TargetParts
from specviz.training.heads.lesson import Lesson, distance, teacher_of_dialogues
from specviz.training.heads.medusa import Medusa
from specviz.training.settings import END_OF_TEXT, VOCABULARY, DraftSettings
from specviz.training.settings import HEADS as SCHEDULE
from support.scripted import CPU

LENGTH, READ = 24, 12
FINE = 1024  # weights are multiples of 1 / FINE, which float16 holds


@pytest.fixture(scope="module")
def target() -> LlamaForCausalLM:
    """A target whose four heads share two keys and values, as in most current models."""
    torch.manual_seed(1)
    config = LlamaConfig(
        vocab_size=VOCABULARY, hidden_size=64, intermediate_size=96, num_hidden_layers=4,
        num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=128,
        bos_token_id=END_OF_TEXT, eos_token_id=END_OF_TEXT,
    )  # fmt: skip
    return LlamaForCausalLM(config).eval()


@pytest.fixture(scope="module")
def tokenizer() -> PreTrainedTokenizerBase:
    return AutoTokenizer.from_pretrained(BUNDLED / "target")


SOME = torch.arange(0, VOCABULARY, 3)  # the vocabulary of a head with fewer rows


def untaught(name: str, target: LlamaForCausalLM, tokens: Tensor | None) -> Head:
    """A head whose weights all matter, and are written without loss."""
    head = build(name, target, 3, tokens=tokens, size=HeadSize(80, 3, 24))
    moved_(head)
    return head


def moved_(head: torch.nn.Module) -> None:
    with torch.no_grad():
        for weight in head.parameters():
            moved = weight + 0.1 * torch.randn_like(weight)
            weight.copy_((moved * FINE).round() / FINE)


@torch.no_grad()
def lesson(target: LlamaForCausalLM, ids: list[int]) -> Lesson:
    read = target(torch.tensor([ids]), output_hidden_states=True)
    states = dict(enumerate(read.hidden_states)) | {-1: read.hidden_states[-1]}
    return Lesson(torch.tensor([ids]), states, read.logits.softmax(-1))


@torch.no_grad()
def taught(head: Head | FeatureHead, lesson: Lesson) -> tuple[Tensor, Tensor | None]:
    """Logits [guesses, k] and confidences after the first READ tokens, as in training."""
    if isinstance(head, Medusa):
        state = lesson.states[-1][0, READ - 2]
        return torch.stack([F.linear(one(state), head.target.rows) for one in head.heads]), None
    if isinstance(head, Chained):
        slots = head.slots(lesson)
        last = READ - 2 + slots.ids.shape[1] - LENGTH
        outputs = [out[0, last + depth] for depth, out in enumerate(head.outputs(slots))]
        return F.linear(torch.stack(outputs), head.target.rows), None
    if isinstance(head, DFlash):
        hidden, starts = head.hidden(lesson)
        block = starts == READ - 1
        if isinstance(head, DSpark):
            logits, sure = head.guess(hidden, head.before(lesson, starts))
            warm = torch.tensor(head.temperatures)
            return logits[0, block][0], (sure[0, block][0] / warm).sigmoid()
        return F.linear(hidden[0, block][0], head.target.rows), None
    return F.linear(head.output(lesson)[0, READ - 1 :], head.target.rows), None


@pytest.mark.parametrize("tokens", [None, SOME], ids=["all", "some"])
@pytest.mark.parametrize("name", HEADS)
def test_a_head_drafts_what_it_was_taught_to_say(
    name: str, tokens: Tensor | None, target: LlamaForCausalLM, tmp_path: Path
) -> None:
    head = untaught(name, target, tokens)
    if isinstance(head, DSpark):
        head.temperatures = [1.5 - slot / 8 for slot in range(head.guesses)]
    checkpoint.write(tmp_path, head, target)
    again = build(name, target, tokens=tokens, size=HeadSize(80, 3, 24))
    checkpoint.load(tmp_path, again)
    torch.testing.assert_close(again.state_dict(), head.state_dict(), rtol=0, atol=0)
    bound = read(str(tmp_path), target)
    assert (bound.kind, bound.card.name) == (name, tmp_path.name)
    assert not bound.card.other_weights
    proposal = guessed(head, bound.make(LeanModel(target), 0.0)[0].propose, target)
    if tokens is not None:
        assert proposal.logits is not None
        assert torch.equal(proposal.logits[0].isfinite().nonzero()[:, 0], tokens)


def test_a_feature_head_drafts_what_it_was_taught_to_say(
    target: LlamaForCausalLM, tokenizer: PreTrainedTokenizerBase, tmp_path: Path
) -> None:
    head = FeatureHead(TargetParts(target, SOME))
    feature.measure_scale(head, [lesson(target, list(range(VOCABULARY)))])
    moved_(head)
    feature.write(tmp_path, head, target, tokenizer)
    again = FeatureHead(TargetParts(target, SOME))
    again.scale.copy_(head.scale)
    feature.load(tmp_path, again)
    torch.testing.assert_close(again.state_dict(), head.state_dict(), rtol=1e-3, atol=4e-3)
    weights = feature_heads.read(str(tmp_path), AutoConfig.from_pretrained(tmp_path), target)
    assert not weights.other_weights
    lean = LeanModel(target)
    guessed(again, ModelDrafter(feature_head(weights)(lean)).propose, target)


def guessed(
    head: Head | FeatureHead, propose: Callable[..., Proposal], target: LlamaForCausalLM
) -> Proposal:
    """Draft four guesses, and check their logits and confidences against those in training."""
    text = torch.randint(1, VOCABULARY, [LENGTH]).tolist()
    proposal = drafted(propose, text[:READ])
    drafts = proposal.tokens.tolist()
    logits, sure = taught(head, lesson(target, [*text[:READ], *drafts, *text[READ + 4 :]]))
    asked = min(len(logits), 4)
    assert len(drafts) == 4
    assert proposal.logits is not None
    drawn = torch.stack([*proposal.logits[:asked]])
    known = drawn.isfinite().any(0)
    assert known.sum() == logits.shape[1]
    close(drawn[:, known], logits[:asked])
    if sure is not None:
        confidences = proposal.confidences()
        assert confidences is not None
        close(confidences, sure[:4])
    return proposal


def drafted(propose: Callable[..., Proposal], context: list[int]) -> Proposal:
    with torch.inference_mode():
        return propose(context, 4, lambda logits: to_probs(logits, 1.0), SeededChance(0, 0, CPU))


def close(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours, theirs, rtol=1e-3, atol=1e-3)


def test_distance_is_cross_entropy_and_total_variation() -> None:
    torch.manual_seed(0)
    logits = torch.randn(5, 7, requires_grad=True)
    wanted = torch.randn(5, 9).softmax(-1)[:, :7]  # the draft lacks two of the tokens
    logs = F.log_softmax(logits, -1)
    expected = -(wanted * logs).sum(-1) + 1 - torch.minimum(logs.exp(), wanted).sum(-1)
    found = distance(logits, wanted)
    torch.testing.assert_close(found, expected)
    weights = torch.rand(5)
    slopes = [torch.autograd.grad(far @ weights, logits)[0] for far in (found, expected)]
    torch.testing.assert_close(*slopes)


def test_confidence_learns_nothing_where_nothing_is_wanted(target: LlamaForCausalLM) -> None:
    head, taught = DSpark(TargetParts(target)), lesson(target, list(range(1, LENGTH + 1)))
    weight = head.confidence_head.proj.weight
    for wanted, learns in ((taught.wanted, True), (taught.wanted * 0, False)):
        part = taught._replace(wanted=wanted)
        (slope,) = torch.autograd.grad(head.loss(part), weight)
        assert bool(slope.any()) is learns
        assert bool(len(head.confidence([part])[0])) is learns
    before = list(head.temperatures)
    head.calibrate([taught._replace(wanted=taught.wanted * 0)])
    assert head.temperatures == before


def test_an_exit_of_another_target_is_refused_when_read(
    target: LlamaForCausalLM, tmp_path: Path
) -> None:
    config = LlamaConfig.from_dict(target.config.to_dict() | {"num_key_value_heads": 4})
    other = LlamaForCausalLM(config).eval()
    checkpoint.write(tmp_path, untaught("taught-exit", other, None), other)
    with pytest.raises(ModelError, match="k_proj"):
        read(str(tmp_path), target)


def test_calibration_finds_the_temperatures(
    target: LlamaForCausalLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = DSpark(TargetParts(target))
    true, hot = torch.randn(4000, head.guesses), torch.linspace(0.5, 2, head.guesses)
    monkeypatch.setattr(head, "confidence", lambda _: (true * hot, true.sigmoid()))
    head.calibrate([])
    torch.testing.assert_close(torch.tensor(head.temperatures), hot, rtol=0.1, atol=0)


def test_a_share_of_the_usual_rate_changes_nothing_else() -> None:
    half = SCHEDULE.at_rate(0.5)
    assert (half.muon_rate, half.adam_rate) == (SCHEDULE.muon_rate / 2, SCHEDULE.adam_rate / 2)
    assert replace(half, muon_rate=SCHEDULE.muon_rate, adam_rate=SCHEDULE.adam_rate) == SCHEDULE


class Numbered:
    """A mixture of texts whose rows name the seed and step that they were drawn with."""

    def __init__(self, *_: Any) -> None:
        pass

    def batch(self, seed: int, step: int, *_: int) -> Tensor:
        return torch.tensor([[seed, step]])


def test_continued_training_reads_other_rows(
    target: LlamaForCausalLM, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "Mixture", Numbered)
    monkeypatch.setattr(course, "kinds_in", lambda _: ())
    first, more = (
        course.of_texts(tmp_path, target, None, SCHEDULE, DraftSettings(), read)
        for read in (0, 300)
    )
    assert torch.equal(more.batches(2), first.batches(302))
    assert not torch.equal(more.batches(2), first.batches(2))


def test_most_frequent_tokens(tmp_path: Path) -> None:
    text = np.zeros((100, 10), dtype=np.uint16)
    text[:, 1:4] = 4000
    np.save(tmp_path / "own_text.npy", text)
    tokens = course.frequent(tmp_path).tolist()
    assert {0, 4000} <= set(tokens)
    assert tokens == sorted(set(tokens))
    assert len(tokens) == VOCABULARY * 3 // 4


def test_lessons_of_answers_teach_what_was_answered() -> None:
    """Prompts, padding and tokens that a head cannot guess teach nothing."""
    ids, answers = torch.randint(1, VOCABULARY, (2, LENGTH)), torch.zeros(2, LENGTH, 1)
    answers[0, 8:20] = answers[1, 10:] = 1
    top = torch.stack([torch.full_like(ids, 2), torch.zeros_like(ids)], -1)
    odds = torch.tensor([0.7, 0.0]) * answers
    recorded = {2: torch.ones(2, LENGTH, 64, dtype=torch.float16)}
    batch = Dialogues(ids, answers[..., 0] > 0, top, odds, ids, recorded)
    found = teacher_of_dialogues(1 + len(SOME))(batch)
    assert found.wanted.shape == (2, LENGTH, len(SOME))
    torch.testing.assert_close(found.wanted[..., 1], 0.7 * answers[..., 0])
    assert found.wanted.sum() == found.wanted[..., 1].sum()
    assert {number: state.mean().item() for number, state in found.states.items()} == {2: 1}


def test_nothing_is_learned_where_nothing_is_wanted() -> None:
    logits = torch.randn(3, 7, requires_grad=True)
    distance(logits, torch.zeros(3, 7)).sum().backward()
    assert logits.grad is not None
    assert not logits.grad.any()
