"""Captured widths are those that the passes of a run need, and no others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from specviz.decoding.captured_round import prepare_run
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.heads.block import BlockLayers
from specviz.decoding.heads.chain import ChainLayers
from specviz.decoding.lean.layers import Tensors
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pass_widths import (
    PLAIN,
    WIDTHS,
    draft_trees,
    draft_widths,
    target_trees,
    target_widths,
)
from specviz.decoding.plain import plain_steps
from specviz.decoding.static_model import StaticModel, captured, prepare
from specviz.decoding.static_runner import RunnerPool, StaticRunner
from specviz.decoding.trees.drafting import tree_drafter
from specviz.models.heads.loader import read
from specviz.settings import TREES, Settings
from support import tiny_heads
from support.scripted import tiny_llama, whole
from support.tape import Counting, taped

PROMPT = [1, 2, 3, 1, 2]


@pytest.mark.parametrize(
    ("settings", "target", "draft"),
    [
        (Settings(gamma=0), (1,), ()),
        (Settings(gamma=1), (2,), (1, 2)),
        (Settings(gamma=4), (5,), (1, 2)),
        (Settings(gamma=5, drafter="early-exit"), (9,), (1, 2)),
        (Settings(gamma=16), (17,), (1, 2)),
        (Settings(gamma=4, confidence=0.4), (1, 2, 3, 5), (1, 2)),
        (Settings(gamma=3, drafter="lookup"), (1, 2, 3, 5), (1, 2)),
        (Settings(gamma=2, drafter="lookup+model"), (1, 2, 3), WIDTHS),
    ],
    ids=str,
)
def test_widths_that_a_run_needs(
    settings: Settings, target: tuple[int, ...], draft: tuple[int, ...]
) -> None:
    assert target_widths(settings) == target
    assert draft_widths(settings) == draft


@pytest.mark.parametrize("gamma", [0, 3, 8])
@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model", "confidence"])
def test_no_pass_of_a_run_is_eager(
    drafter: str, gamma: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the prompt, every pass of up to 17 tokens runs a captured step."""
    target, draft = (
        StaticModel(RunnerPool(tiny_llama(seed, layers=layers), taped))
        for seed, layers in ((1, 2), (2, 1))
    )
    how = "model" if drafter == "confidence" else drafter
    confidence = 0.4 if drafter == "confidence" else 0.0
    settings = Settings(gamma=gamma, drafter=how, confidence=confidence, max_new_tokens=40)
    prepare(target, 60, target_widths(settings))
    prepare(draft, 60, draft_widths(settings))
    for model in (target, draft):
        model.logits(torch.tensor(PROMPT[:-1]), 1)
    assert captured(target, draft)
    lookup = LookupDrafter(40, target.device)
    drafters: dict[str, Drafter] = {
        "model": ModelDrafter(draft, confidence),
        "lookup": lookup,
        "lookup+model": LookupElseModelDrafter(lookup, ModelDrafter(draft)),
    }
    eager: list[int] = []
    forward = StaticRunner._forward

    def seen(self: StaticRunner, inputs: Tensors, last: int) -> Tensors:
        eager.append(len(inputs[0]))
        return forward(self, inputs, last)

    monkeypatch.setattr(StaticRunner, "_forward", seen)
    for _ in decode(target, drafters[how], PROMPT, settings):
        pass
    assert [width for width in eager if width <= WIDTHS[-1]] == []


def test_only_missing_widths_are_captured() -> None:
    count = Counting()
    pool = RunnerPool(tiny_llama(1), count)

    def used(*widths: int) -> None:
        model = StaticModel(pool)
        model.prepare(100, widths)
        assert model.captured

    used(*PLAIN)
    assert count.steps == 1
    used(5)
    used(1, 5)
    assert count.steps == 2
    used(2, 5)
    assert count.steps == 3


def test_the_workspace_that_lacks_fewest_steps_is_lent() -> None:
    count = Counting()
    pool = RunnerPool(tiny_llama(1), count)
    plain, wide = StaticModel(pool), StaticModel(pool)
    plain.prepare(100, PLAIN)
    wide.prepare(100, (5,))
    del plain, wide
    for _ in range(3):
        wide, plain = StaticModel(pool), StaticModel(pool)
        wide.prepare(100, (5,))
        plain.prepare(100, PLAIN)
        del plain, wide
    assert count.steps == 2


def test_a_workspace_that_has_the_trees_is_preferred() -> None:
    count = Counting()
    pool = RunnerPool(tiny_llama(1), count)
    trees, plain = StaticModel(pool), StaticModel(pool)
    for model, widths in ((plain, ()), (trees, (9,))):
        model.prepare(100, PLAIN, widths)
    del model, plain, trees
    before = count.steps
    both = StaticModel(pool)
    both.prepare(100, PLAIN, (9,))
    assert both.captured
    assert count.steps == before


@pytest.mark.parametrize("tree", TREES[1:])
def test_no_pass_of_a_run_with_trees_is_eager(tree: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither model runs eagerly or borrows during the rounds; the text is plain decoding's."""
    target, draft = (
        StaticModel(RunnerPool(tiny_llama(seed, layers=layers), taped))
        for seed, layers in ((1, 2), (2, 1))
    )
    how = Settings(gamma=4, temperature=0, max_new_tokens=30, tree=tree, budget=9)
    plain = [step.token for step in plain_steps(LeanModel(tiny_llama(1)), PROMPT, how)]
    prepare(target, 60, target_widths(how), target_trees(how))
    prepare(draft, 60, draft_widths(how), draft_trees(how))
    for model in (target, draft):
        model.logits(torch.tensor(PROMPT[:-1]), 1)
    assert captured(target, draft)
    monkeypatch.setattr(LeanModel, "forward", None)
    monkeypatch.setattr(RunnerPool, "lend", None)
    tokens, rounds, _ = whole(decode(target, tree_drafter(how, target, draft), PROMPT, how))
    assert tokens == plain
    assert max(len(round.drafts) for round in rounds) == 9


@pytest.mark.parametrize("tree", ["chain", "k-ary", "dynamic"])
@pytest.mark.parametrize(
    ("dialect", "own"),
    [
        ("eagle3 of SpecForge", ChainLayers),
        ("eagle3 of speculators", ChainLayers),
        ("mtp of Qwen3-Next", ChainLayers),
        ("dflash of DeepSpec", BlockLayers),
        ("dspark of DeepSpec", BlockLayers),
        ("medusa", None),
    ],
)
def test_no_pass_beside_a_captured_target_is_eager(
    dialect: str, own: type | None, tree: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Covers the target, which keeps states, and its head; Medusa has no layers to capture."""
    model = tiny_heads.target()
    head = read(str(tiny_heads.write(tmp_path, dialect, model).folder), model)
    how = Settings(
        gamma=3, temperature=0, max_new_tokens=30, tree=tree, budget=6, drafter=head.kind
    )
    texts = []
    for target in (LeanModel(model), StaticModel(RunnerPool(model, taped))):
        drafter, draft = head.make(target, 0.0)
        grown = drafter if tree == "chain" else tree_drafter(how, target, drafter)
        prepare_run(how, target, grown, draft, 60)
        for each in (target, draft):
            if each is not None:
                each.logits(torch.tensor(PROMPT[:-1]), 1)
        with monkeypatch.context() as patch:
            if isinstance(target, StaticModel):
                assert captured(target)
                patch.setattr(LeanModel, "forward", None)
                patch.setattr(RunnerPool, "lend", None)
                if own is not None:
                    assert captured(draft)
                    patch.setattr(own, "forward", None)
            texts.append(whole(decode(target, grown, PROMPT, how)))
    assert texts[0][0] == texts[1][0]
    assert [r.emitted for r in texts[0][1]] == [r.emitted for r in texts[1][1]]
    assert any(round.accepted for round in texts[1][1])


@pytest.mark.parametrize("dialect", ["mtp of Qwen3-Next", "dflash of z-lab"])
def test_heads_of_one_kind_share_captured_steps(dialect: str, tmp_path: Path) -> None:
    """A second run captures nothing, and two at once do not disturb each other."""
    model, count = tiny_heads.target(), Counting()
    pool = RunnerPool(model, count)
    head = read(str(tiny_heads.write(tmp_path, dialect, model).folder), model)
    how = Settings(gamma=2, temperature=0, max_new_tokens=30, drafter=head.kind)

    def begun() -> Iterator[tuple[int, ...]]:
        target = StaticModel(pool)
        drafter, draft = head.make(target, 0.0)
        prepare_run(how, target, drafter, draft, 60)
        return (round.emitted for round, _ in decode(target, drafter, PROMPT, how))

    alone = list(begun())
    before = count.steps
    assert list(begun()) == alone
    assert count.steps == before
    assert [*zip(begun(), begun(), strict=True)] == [(each, each) for each in alone]


def test_a_longer_cache_takes_the_states_along() -> None:
    model = tiny_heads.target()
    ours, usual = StaticModel(RunnerPool(model, None)), LeanModel(model)
    for each in (ours, usual):
        each.logits(torch.arange(3), 1)
        each.keep_states(1, -1)
        assert each.length == 0, "tokens read without states are dropped"
        each.logits(torch.arange(9), 1)
    ours.prepare(1200)
    for number in (1, -1):
        assert ours.states(number).shape == (9, tiny_heads.WIDTH)
        torch.testing.assert_close(ours.states(number), usual.states(number))
