"""Heads that are taught here: what they learn to say is what they say when they draft."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.decoding.drafters import Proposal
from specviz.decoding.lean.model import LeanModel
from specviz.models.heads.reading import read
from specviz.sampling import SeededChance, to_probs
from specviz.training.heads import checkpoint
from specviz.training.heads.block import DFlash, DSpark
from specviz.training.heads.chained import Chained, Eagle3
from specviz.training.heads.kinds import HEADS, Head
from specviz.training.heads.lesson import Lesson, distance
from specviz.training.heads.medusa import Medusa
from specviz.training.network import build
from specviz.training.settings import VOCABULARY, Shape
from support.scripted import CPU

LENGTH, READ = 24, 12
FINE = 1024  # weights are multiples of 1 / FINE, which float16 holds


@pytest.fixture(scope="module")
def target() -> LlamaForCausalLM:
    return build(Shape(layers=4, width=64, feed_forward=96), seed=1).eval()


@pytest.fixture
def work(tmp_path: Path) -> Path:
    text = np.random.default_rng(0).integers(0, VOCABULARY, (60, 192))
    np.save(tmp_path / "own_text.npy", text.astype(np.uint16))
    return tmp_path


def untaught(name: str, target: LlamaForCausalLM, work: Path) -> Head:
    """A head whose every weight matters, and survives being written."""
    torch.manual_seed(3)
    head = HEADS[name](target, work)
    with torch.no_grad():
        for weight in head.parameters():
            moved = weight + 0.1 * torch.randn_like(weight)
            weight.copy_((moved * FINE).round() / FINE)
    return head


@torch.no_grad()
def lesson(target: LlamaForCausalLM, ids: list[int]) -> Lesson:
    read = target(torch.tensor([ids]), output_hidden_states=True)
    return Lesson(torch.tensor([ids]), read.hidden_states, read.logits.softmax(-1))


@torch.no_grad()
def taught(head: Head, lesson: Lesson) -> tuple[Tensor, Tensor | None]:
    """Logits [guesses, k] after the first READ tokens as in training, and confidences."""
    if isinstance(head, Medusa):
        state = lesson.states[-1][0, READ - 2]
        return torch.stack([F.linear(one(state), head.target.rows) for one in head.heads]), None
    if isinstance(head, Chained):
        outputs = [out[0, READ - 2 + depth] for depth, out in enumerate(head.outputs(lesson))]
        return F.linear(torch.stack(outputs), head.rows()), None
    if isinstance(head, DFlash):
        hidden, starts = head.hidden(lesson)
        block = starts == READ - 1
        if isinstance(head, DSpark):
            logits, sure = head.guess(hidden, head.before(lesson, starts))
            warm = torch.tensor(head.temperatures)
            return logits[0, block][0], (sure[0, block][0] / warm).sigmoid()
        return F.linear(hidden[0, block][0], head.target.rows), None
    return F.linear(head.output(lesson)[0, READ - 1 :], head.target.rows), None


@pytest.mark.parametrize("name", HEADS)
def test_a_head_drafts_what_it_was_taught_to_say(
    name: str, target: LlamaForCausalLM, work: Path
) -> None:
    head = untaught(name, target, work)
    if isinstance(head, DSpark):
        head.temperatures = [1.5 - place / 8 for place in range(head.guesses)]
    checkpoint.write(work / "head", head, target)
    again = HEADS[name](target, work)
    checkpoint.load(work / "head", again)
    torch.testing.assert_close(again.state_dict(), head.state_dict(), rtol=0, atol=0)
    bound = read(str(work / "head"), target)
    assert (bound.kind, bound.card.name) == (name, "head")  # not "taught for other weights"
    text = torch.randint(1, VOCABULARY, [LENGTH]).tolist()
    proposal = drafted(bound.make(LeanModel(target), 0.0)[0].propose, text[:READ])
    drafts = proposal.tokens.tolist()
    logits, sure = taught(head, lesson(target, [*text[:READ], *drafts, *text[READ + 4 :]]))
    asked = min(len(logits), 4)
    assert len(drafts) == 4
    assert proposal.logits is not None
    known = proposal.logits[:asked].isfinite().any(0)
    assert (
        known.sum() == logits.shape[1] == (VOCABULARY * 3 // 4 if name == "eagle3" else VOCABULARY)
    )
    close(proposal.logits[:asked, known], logits[:asked])
    if sure is not None:
        assert proposal.confidences is not None
        close(proposal.confidences, sure[:4])


def drafted(propose: Callable[..., Proposal], context: list[int]) -> Proposal:
    with torch.inference_mode():
        return propose(context, 4, lambda logits: to_probs(logits, 1.0), SeededChance(0, 0, CPU))


def close(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours, theirs, rtol=1e-3, atol=1e-3)


def test_distance_is_cross_entropy_and_total_variation() -> None:
    torch.manual_seed(0)
    logits = torch.randn(5, 7, requires_grad=True)
    wanted = torch.randn(5, 9).softmax(-1)[:, :7]  # of two tokens the draft knows nothing
    logs = F.log_softmax(logits, -1)
    expected = -(wanted * logs).sum(-1) + 1 - torch.minimum(logs.exp(), wanted).sum(-1)
    found = distance(logits, wanted)
    torch.testing.assert_close(found, expected)
    weights = torch.rand(5)
    slopes = [torch.autograd.grad(far @ weights, logits)[0] for far in (found, expected)]
    torch.testing.assert_close(*slopes)


def test_calibration_finds_the_temperatures(
    target: LlamaForCausalLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = DSpark(target)
    true, hot = torch.randn(4000, head.guesses), torch.linspace(0.5, 2, head.guesses)
    monkeypatch.setattr(head, "confidence", lambda _: (true * hot, true.sigmoid()))
    head.calibrate([])
    torch.testing.assert_close(torch.tensor(head.temperatures), hot, rtol=0.1, atol=0)


def test_eagle_guesses_the_most_frequent_tokens(target: LlamaForCausalLM, work: Path) -> None:
    text = np.zeros((100, 10), dtype=np.uint16)
    text[:, 1:4] = 4000
    np.save(work / "own_text.npy", text)
    head = HEADS["eagle3"](target, work)
    assert isinstance(head, Eagle3)
    ids = head.d2t + torch.arange(len(head.d2t))
    assert {0, 4000} <= set(ids.tolist())
    assert torch.equal(head.t2d.nonzero()[:, 0], ids)
    torch.testing.assert_close(head.lm_head.weight, head.target.rows[ids])
