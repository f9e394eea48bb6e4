"""Heads trained here draft with the logits that they have in training."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from safetensors import safe_open
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
from specviz.training import head_losses, head_training, heads
from specviz.training import target as models
from specviz.training.dialogues import DialogueBatch, Dialogues
from specviz.training.head_losses import Batch, distance
from specviz.training.heads import FEATURE, GUESSES, HEADS, Head, HeadSize, build
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


def untaught(kind: str, target: LlamaForCausalLM, tokens: Tensor | None) -> Head:
    """A head whose weights all matter, and are written without loss."""
    head = build(kind, target, 3, tokens=tokens, size=HeadSize(80, 3, 24))
    with torch.no_grad():
        for weight in head.parameters():
            moved = weight + 0.1 * torch.randn_like(weight)
            weight.copy_((moved * FINE).round() / FINE)
    return head


@torch.no_grad()
def batch_of(target: LlamaForCausalLM, ids: list[int]) -> Batch:
    read = target(torch.tensor([ids]), output_hidden_states=True)
    states = dict(enumerate(read.hidden_states)) | {-1: read.hidden_states[-1]}
    return Batch(torch.tensor([ids]), states, read.logits.softmax(-1))


@torch.no_grad()
def taught(head: Head, batch: Batch) -> tuple[Tensor, Tensor | None]:
    """Logits [guesses, k] and confidences after the first READ tokens, as in training."""
    if head.kind == "medusa":
        return torch.stack(head_losses.medusa_logits(head, batch.states[-1][0, READ - 2])), None
    if head.kind == "taught-exit":
        return head_losses.exit_logits(head, batch)[0, READ - 1 :], None
    if head.kind in ("dflash", "dspark"):
        found = head_losses.blocks(head, batch)
        block = found.starts == READ - 1
        if found.sure is None:
            return found.logits[0, block][0], None
        warm = torch.tensor(head.config["confidence_temperatures"])
        return found.logits[0, block][0], (found.sure[0, block][0] / warm).sigmoid()
    slots = head_losses.slots(head, batch)
    last = READ - 2 + slots.ids.shape[1] - LENGTH
    each = enumerate(head_losses.outputs(head, slots))
    return torch.stack([logits[0, last + depth] for depth, logits in each]), None


@pytest.mark.parametrize("tokens", [None, SOME], ids=["all", "some"])
@pytest.mark.parametrize("kind", HEADS)
def test_a_head_drafts_what_it_was_taught_to_say(
    kind: str, tokens: Tensor | None, target: LlamaForCausalLM, tmp_path: Path
) -> None:
    head = untaught(kind, target, tokens)
    if kind == "dspark":
        head.config["confidence_temperatures"] = [1.5 - slot / 8 for slot in range(GUESSES)]
    heads.write(tmp_path, head)
    again = build(kind, target, tokens=tokens, size=HeadSize(80, 3, 24))
    heads.load(tmp_path, again)
    torch.testing.assert_close(again.state_dict(), head.state_dict(), rtol=0, atol=0)
    bound = read(str(tmp_path), target)
    assert (bound.kind, bound.card.name) == (kind, tmp_path.name)
    assert not bound.card.other_weights
    proposal = guessed(head, bound.make(LeanModel(target), 0.0)[0].propose, target)
    if tokens is not None:
        assert proposal.logits is not None
        assert torch.equal(proposal.logits[0].isfinite().nonzero()[:, 0], tokens)


def test_a_feature_head_drafts_what_it_was_taught_to_say(
    target: LlamaForCausalLM, tokenizer: PreTrainedTokenizerBase, tmp_path: Path
) -> None:
    head = untaught(FEATURE, target, SOME)
    head_training.measure_scale(head, [batch_of(target, list(range(VOCABULARY)))])
    heads.write(tmp_path, head, tokenizer)
    again = build(FEATURE, target, tokens=SOME)
    again.scale.copy_(head.scale)
    heads.load(tmp_path, again)
    torch.testing.assert_close(again.state_dict(), head.state_dict(), rtol=1e-3, atol=4e-3)
    weights = feature_heads.read(str(tmp_path), AutoConfig.from_pretrained(tmp_path), target)
    assert not weights.other_weights
    lean = LeanModel(target)
    guessed(again, ModelDrafter(feature_head(weights)(lean)).propose, target)


@pytest.mark.parametrize("kind", [*HEADS, FEATURE])
def test_every_weight_of_a_head_learns(kind: str, target: LlamaForCausalLM) -> None:
    """In bfloat16 arithmetic, as in training; nothing else learns."""
    head = untaught(kind, target, SOME)
    whole = batch_of(target, list(range(1, LENGTH + 1)))
    with torch.autocast("cpu", torch.bfloat16):
        head_losses.loss(head, whole._replace(wanted=whole.wanted[..., SOME])).backward()
    assert [name for name, one in head.named_parameters() if one.grad is None] == []
    assert all(one.grad is None for one in target.parameters())


@pytest.mark.parametrize("kind", HEADS)
def test_a_shipped_head_continues_from_its_weights(
    kind: str, tokenizer: PreTrainedTokenizerBase
) -> None:
    """They are in the format that is read and written here, so it does better than a new one."""
    target, folder = models.read(BUNDLED / "target"), BUNDLED / f"target-{kind}"
    with safe_open(folder / "model.safetensors", "pt") as file:
        d2t = file.get_tensor("d2t") if "d2t" in set(file.keys()) else None
    tokens = None if d2t is None else d2t + torch.arange(len(d2t))
    text = tokenizer("def area(width: int, height: int) -> int:\n    return width * height\n")
    whole = batch_of(target, text["input_ids"])
    wanted = whole.wanted if tokens is None else whole.wanted[..., tokens]
    head = build(kind, target, tokens=tokens)
    losses = []
    for _ in range(2):
        torch.manual_seed(0)
        losses.append(head_losses.loss(head, whole._replace(wanted=wanted)).item())
        heads.load(folder, head)
    assert losses[1] < 0.8 * losses[0]


def guessed(head: Head, propose: Callable[..., Proposal], target: LlamaForCausalLM) -> Proposal:
    """Draft four guesses, and check their logits and confidences against those in training."""
    text = torch.randint(1, VOCABULARY, [LENGTH]).tolist()
    proposal = drafted(propose, text[:READ])
    drafts = proposal.tokens.tolist()
    logits, sure = taught(head, batch_of(target, [*text[:READ], *drafts, *text[READ + 4 :]]))
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
    head, taught = build("dspark", target), batch_of(target, list(range(1, LENGTH + 1)))
    weight = head.weights["confidence_head/proj/weight"]
    for wanted, learns in ((taught.wanted, True), (taught.wanted * 0, False)):
        part = taught._replace(wanted=wanted)
        (slope,) = torch.autograd.grad(head_losses.loss(head, part), weight)
        assert bool(slope.any()) is learns
        assert bool(len(head_losses.confidence(head, [part])[0])) is learns
    head_losses.calibrate(head, torch.empty(0), torch.empty(0))
    assert head.config["confidence_temperatures"] == [1] * GUESSES


def test_an_exit_of_another_target_is_refused_when_read(
    target: LlamaForCausalLM, tmp_path: Path
) -> None:
    config = LlamaConfig.from_dict(target.config.to_dict() | {"num_key_value_heads": 4})
    other = LlamaForCausalLM(config).eval()
    heads.write(tmp_path, untaught("taught-exit", other, None))
    with pytest.raises(ModelError, match="k_proj"):
        read(str(tmp_path), target)


def test_calibration_finds_the_temperatures(target: LlamaForCausalLM) -> None:
    head = build("dspark", target)
    true, hot = torch.randn(4000, GUESSES), torch.linspace(0.5, 2, GUESSES)
    head_losses.calibrate(head, true * hot, true.sigmoid())
    found = torch.tensor(head.config["confidence_temperatures"])
    torch.testing.assert_close(found, hot, rtol=0.1, atol=0)


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
    monkeypatch.setattr(head_training, "Mixture", Numbered)
    first, more = (
        head_training.of_texts(tmp_path, target, None, SCHEDULE, DraftSettings(), read)
        for read in (0, 300)
    )
    assert torch.equal(more.rows(2), first.rows(302))
    assert not torch.equal(more.rows(2), first.rows(2))


def test_most_frequent_tokens(tmp_path: Path) -> None:
    text = np.zeros((100, 10), dtype=np.uint16)
    text[:, 1:4] = 4000
    np.save(tmp_path / "own_text.npy", text)
    tokens = head_training.frequent(tmp_path).tolist()
    assert {0, 4000} <= set(tokens)
    assert tokens == sorted(set(tokens))
    assert len(tokens) == VOCABULARY * 3 // 4


def test_dialogues_teach_what_was_answered() -> None:
    """Prompts, padding and tokens that a head cannot guess teach nothing."""
    ids, answers = torch.randint(1, VOCABULARY, (2, LENGTH)), torch.zeros(2, LENGTH, 1)
    answers[0, 8:20] = answers[1, 10:] = 1
    top = torch.stack([torch.full_like(ids, 2), torch.zeros_like(ids)], -1)
    odds = torch.tensor([0.7, 0.0]) * answers
    recorded = {2: torch.ones(2, LENGTH, 64, dtype=torch.float16)}
    batch = DialogueBatch(ids, answers[..., 0] > 0, top, odds, ids, recorded)
    dialogues = SimpleNamespace(kept=1 + len(SOME), held_out=lambda: [batch])
    (found,) = head_training.of_answers(cast(Dialogues, dialogues), CPU).others()
    assert found.wanted.shape == (2, LENGTH, len(SOME))
    torch.testing.assert_close(found.wanted[..., 1], 0.7 * answers[..., 0])
    assert found.wanted.sum() == found.wanted[..., 1].sum()
    assert {number: state.mean().item() for number, state in found.states.items()} == {2: 1}


def test_nothing_is_learned_where_nothing_is_wanted() -> None:
    logits = torch.randn(3, 7, requires_grad=True)
    distance(logits, torch.zeros(3, 7)).sum().backward()
    assert logits.grad is not None
    assert not logits.grad.any()
