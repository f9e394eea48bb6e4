"""Heads on the target's states: exact by enumeration, and the plain text at temperature 0."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import PreTrainedModel

from decoding.test_crowd import result
from specviz.decoding.captured_round import prepare_run
from specviz.decoding.crowd import BatchSampler, SeededDraws
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, Proposal, ToProbs, make_to_probs
from specviz.decoding.heads.chain import ChainedHead
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import Head
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.rules.token import JUDGE as TOKEN
from specviz.decoding.static_model import StaticModel, captured
from specviz.decoding.static_runner import RunnerPool
from specviz.decoding.trees.drafting import tree_drafter
from specviz.decoding.trees.growing import TreeDrafter
from specviz.models.heads.dspark import DSparkDrafter
from specviz.models.heads.loader import read
from specviz.sampling import Chance, SeededChance
from specviz.settings import RULES, Settings
from specviz.training import heads as trained
from support import tiny_heads
from support.exact import assert_exact
from support.scripted import distance, emitted, own, rereading, whole
from support.tape import taped

LOSSLESS = [rule for rule, lossless in RULES.items() if lossless]
ONE_EACH = (
    "medusa",
    "mtp of Qwen3-Next",
    "eagle3 of SpecForge",
    "dflash of z-lab",
    "dspark of DeepSpec",
)

WIDE = (
    "medusa",
    "mtp of Qwen3-Next",
    "eagle3 of DeepSpec",
    "dflash of z-lab",
    "dspark of DeepSpec",
)
"""A head of each kind that guesses any of three tokens."""


def bound(dialect: str, folder: Path, model: PreTrainedModel) -> Head:
    """Write a head for a target, and read it."""
    return read(str(tiny_heads.write(folder, dialect, model).folder), model)


def small_head(dialect: str, folder: Path) -> tuple[PreTrainedModel, Head]:
    """Return a target of three tokens in double precision, and its head."""
    sizes: dict[str, Any] = {"vocab_size": 3, "max_position_embeddings": 64}
    model = tiny_heads.target(**sizes).double()
    if dialect != "taught-exit":
        return model, bound(dialect, folder, model)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        target = tiny_heads.target(**sizes)
        exit = trained.build(dialect, target, size=trained.HeadSize(24, 1, 1))
    trained.write(folder, exit)
    return model, read(str(folder), model)


def assert_every_outcome(dialect: str, folder: Path, confidence: float = 0.0, **how: Any) -> None:
    """Follow every random path, against a target that rereads the whole text."""
    model, head = small_head(dialect, folder)
    settings = Settings(**{"gamma": 2, "max_new_tokens": 3, "temperature": 1} | how)

    def models() -> tuple[LanguageModel, Drafter | TreeDrafter]:
        target = LeanModel(model)
        drafter = head.make(target, confidence)[0]
        if settings.tree == "chain":
            return target, drafter
        return target, tree_drafter(settings, target, drafter)

    assert_exact(models, settings, rereading(model), [0, 1])


@pytest.mark.parametrize("rule", LOSSLESS)
@pytest.mark.parametrize("tree", ["chain", "k-ary", "dynamic"])
@pytest.mark.parametrize("dialect", [*WIDE, "taught-exit"])
def test_every_outcome_under_each_lossless_rule(
    dialect: str, tree: str, rule: str, tmp_path: Path
) -> None:
    how = {"temperature": 0.8, "top_k": 2, "budget": 3}
    assert_every_outcome(dialect, tmp_path, tree=tree, rule=rule, **how)


@pytest.mark.parametrize("dialect", ONE_EACH)
def test_every_outcome_of_blocks_that_stop_when_unsure(dialect: str, tmp_path: Path) -> None:
    for rule in LOSSLESS:
        assert_every_outcome(dialect, tmp_path / rule, confidence=0.4, rule=rule)
    assert_every_outcome(dialect, tmp_path, gamma=3, max_new_tokens=4, temperature=0)


@pytest.mark.parametrize("dialect", ["mtp of Qwen3-Next", "eagle3 of DeepSpec"])
def test_an_earlier_text_does_not_leak_through_captured_steps(dialect: str, tmp_path: Path) -> None:
    """States that overflowed are NaN, and would spread to all others even if masked."""
    model = tiny_heads.target()
    head = bound(dialect, tmp_path, model)
    pool = RunnerPool(model, taped)
    settings = Settings(gamma=3, max_new_tokens=24, temperature=0.7, drafter=head.kind)

    def rounds(*, spoil: bool) -> list[Any]:
        target = StaticModel(pool)
        drafter, draft = head.make(target, 0.0)
        prepare_run(settings, target, drafter, draft, 64)
        found = [round.drafts for round, _ in decode(target, drafter, [1, 2, 3, 1, 2], settings)]
        assert isinstance(draft, ChainedHead)
        runner = draft._backend._runner  # type: ignore[union-attr]
        assert runner is not None
        with torch.inference_mode():
            for (_, before), _ in runner._steps.values() if spoil else ():
                before.fill_(torch.nan)
        return found

    first = rounds(spoil=True)
    assert rounds(spoil=False) == first


def test_an_earlier_pass_does_not_leak_through_captured_steps(tmp_path: Path) -> None:
    """A state that overflowed is in a row that narrower passes do not fill."""
    model = tiny_heads.target()
    head = bound("eagle3 of DeepSpec", tmp_path, model)
    target = StaticModel(RunnerPool(model, taped))
    drafter, own = head.make(target, 0.0)
    settings = Settings(drafter=head.kind, tree="k-ary", branches=4, budget=12)
    prepare_run(settings, target, drafter, own, 64)
    assert isinstance(own, ChainedHead)
    assert own.captured
    draft, tokens, states = own._backend, torch.arange(4), torch.full((4, tiny_heads.WIDTH), 0.1)
    spoiled = states.index_fill(0, torch.tensor([3]), torch.nan)
    with torch.inference_mode():
        draft.grow((tokens, spoiled), [-1] * 4)
        for count in (3, 2):
            draft.rollback(0)
            (said, *_) = draft.grow((tokens[:count], states[:count]), [-1] * count)
            assert said.isfinite().all()


@pytest.mark.parametrize("dialect", ["mtp of Qwen3-Next", "dspark of DeepSpec"])
def test_every_outcome_of_chance_with_captured_steps(dialect: str, tmp_path: Path) -> None:
    """Both the target and the head, whose cache a run borrows, run captured steps."""
    model, head = small_head(dialect, tmp_path)
    settings = Settings(temperature=1, top_k=2, gamma=2, max_new_tokens=3, drafter=head.kind)
    pool = RunnerPool(model, taped)

    def models() -> tuple[LanguageModel, Drafter]:
        target = StaticModel(pool)
        drafter, draft = head.make(target, 0.0)
        prepare_run(settings, target, drafter, draft, 10)
        assert captured(target, draft)
        return target, drafter

    assert_exact(models, settings, rereading(model), [0, 1])


@pytest.mark.parametrize("pooled", [False, True])
@pytest.mark.parametrize("dialect", [*ONE_EACH, "eagle3 of DeepSpec", "eagle3 of speculators"])
def test_the_drafts_of_a_gpu_which_adds_in_place(
    dialect: str, pooled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A state that a sum overwrites too early would change later guesses."""
    model = tiny_heads.target().double()
    head = bound(dialect, tmp_path, model)
    settings = Settings(gamma=3, max_new_tokens=24, temperature=0.7, drafter=head.kind)
    found = []
    for on_gpu in (False, True):
        monkeypatch.setattr(torch.Tensor, "is_cpu", not on_gpu)
        target = StaticModel(RunnerPool(model, taped)) if pooled else LeanModel(model)
        drafter, draft = head.make(target, 0.0)
        prepare_run(settings, target, drafter, draft, 64)
        _, rounds, _ = whole(decode(target, drafter, [1, 2, 3, 1, 2], settings))
        drafts = [draft for round in rounds for draft in round.drafts]
        found.append([(draft.target, draft.draft) for draft in drafts])
    assert torch.tensor(found[1]).allclose(torch.tensor(found[0]))


@pytest.mark.parametrize("dialect", ["mtp of Qwen3-Next", "eagle3 of DeepSpec"])
def test_a_gpu_leaves_the_states_alone_that_a_head_reads(
    dialect: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = tiny_heads.target()
    head = bound(dialect, tmp_path, model)
    _, draft = head.make(LeanModel(model), 0.0)
    assert isinstance(draft, ChainedHead)
    before = torch.ones(3, tiny_heads.WIDTH)
    monkeypatch.setattr(torch.Tensor, "is_cpu", False)
    with torch.inference_mode():
        draft._backend.extend((torch.arange(3), before), 1)
    assert before.eq(1).all()


@pytest.mark.parametrize("dialect", ONE_EACH)
def test_at_temperature_0_it_writes_the_plain_text(dialect: str, tmp_path: Path) -> None:
    """Also after a prefill in chunks; only DSpark records confidences."""
    model = tiny_heads.target()
    head = bound(dialect, tmp_path, model)
    settings = Settings(gamma=4, max_new_tokens=40, temperature=0)
    for prompt in ([5], [5, 3], [number % 12 for number in range(7, 80)]):
        target = LeanModel(model)
        drafter, draft = head.make(target, 0.0)
        list(prefill_chunks(prompt[:-1], target, draft))
        tokens, rounds, _ = whole(decode(target, drafter, prompt, settings))
        plain = [step.token for step in plain_steps(LeanModel(model), prompt, settings)]
        assert tokens == plain
        drafts = [draft for round in rounds for draft in round.drafts]
        assert drafts
        assert all((draft.confidence is not None) == ("dspark" in dialect) for draft in drafts)


def test_a_context_that_fills_up(tmp_path: Path) -> None:
    """A block that does not fit is not drafted; the target continues alone."""
    model = tiny_heads.target(max_position_embeddings=20)
    for dialect in ONE_EACH:
        head = bound(dialect, tmp_path / dialect, model)
        target = LeanModel(model)
        settings = Settings(gamma=4, max_new_tokens=80, temperature=0)
        tokens, _, ending = whole(decode(target, head.make(target, 0.0)[0], [5, 3], settings))
        assert (len(tokens), ending) == (18, "context full")


@pytest.mark.parametrize("dialect", ONE_EACH)
def test_many_texts_at_once(dialect: str, tmp_path: Path) -> None:
    """The caches roll back to the prompt, so every greedy text equals plain decoding."""
    model = tiny_heads.target()
    head = bound(dialect, tmp_path, model)
    settings = Settings(gamma=2, max_new_tokens=4, temperature=0)
    prompt = [5, 3, 1, 5, 3]
    expected = tuple(step.token for step in plain_steps(LeanModel(model), prompt, settings))
    target = LeanModel(model)
    drafter, draft = head.make(target, 0.0)
    list(prefill_chunks(prompt[:-1], target, draft))
    crowd = BatchSampler(target, drafter, prompt, frozenset(), settings, 4)
    for _ in range(2):
        drawn = result(crowd.texts(5, TOKEN.over, SeededDraws(0)))
        assert drawn.written == {expected: 5}


@pytest.mark.parametrize("dialect", ["eagle3 of SpecForge", "mtp of Qwen3-Next"])
def test_the_logits_of_a_tree_are_those_of_its_paths(dialect: str, tmp_path: Path) -> None:
    """Every path of a tree, grown level by level, against the same tokens read one by one."""
    model = tiny_heads.target()
    made = bound(dialect, tmp_path, model)

    def head() -> ChainedHead:
        target = LeanModel(model)
        _, draft = made.make(target, 0.0)
        assert isinstance(draft, ChainedHead)
        target.logits(torch.tensor([5, 3, 1]), last=1)
        draft.logits(torch.tensor([5, 3, 1, 4]), last=1)
        return draft

    tokens, parents = [7, 2, 9, 7, 0], [-1, -1, 0, 1, 3]
    tree = head()
    rows = [tree.branch(torch.tensor(tokens[:2]), parents[:2])]
    rows += [tree.branch(torch.tensor(tokens[n : n + 1]), parents[: n + 1]) for n in (2, 3, 4)]
    for node, row in enumerate(torch.cat(rows)):
        path = [node]
        while parents[path[0]] >= 0:
            path.insert(0, parents[path[0]])
        chain = head()
        for token in path:
            (logits,) = chain.logits(torch.tensor([tokens[token]]), last=1)
        torch.testing.assert_close(row, logits, rtol=1e-4, atol=1e-4)
    tree.keep([0, 2])
    tree.rollback(4)
    assert tree.length == 3, "tokens beyond the target's are dropped, to be reread with its states"


@pytest.mark.parametrize("dialect", ONE_EACH)
def test_the_first_children_of_a_tree_are_the_chain(dialect: str, tmp_path: Path) -> None:
    """In every round until the context is full; the text is plain decoding's."""
    model = tiny_heads.target(max_position_embeddings=32)
    made = bound(dialect, tmp_path, model)
    how = Settings(gamma=3, temperature=0, tree="k-ary", budget=14, max_new_tokens=40)
    to_probs, chance = make_to_probs(how), SeededChance(0, 0, device=model.device, sure=True)

    def drafter() -> tuple[LeanModel, Drafter]:
        target = LeanModel(model)
        return target, made.make(target, 0.0)[0]

    target, drafts = drafter()
    tree = tree_drafter(how, target, drafts)
    context, drafted = [5, 3], 0
    while len(context) < 30:
        gamma = min(3, target.limit - len(context) - 1)
        proposal = tree.propose(context, 14, gamma, to_probs, chance)
        tree.keep(len(context), [], {})
        parents, path = list(proposal.parents or ()), [-1]
        while path[-1] in parents:
            path.append(parents.index(path[-1]))
        draft, chain = drafter()
        draft.logits(torch.tensor(context[:-1]), last=1)
        expected = chain.propose(context, gamma, to_probs, chance)
        assert proposal.tokens[path[1:]].tolist() == expected.tokens.tolist()
        assert len(parents) == {0: 0, 1: 2, 2: 6, 3: 14}[len(path) - 1]
        drafted += len(parents)
        token = int(target.logits(torch.tensor(context[target.length :]), last=1).argmax())
        context.append(token)
    assert drafted
    target, drafts = drafter()
    tokens, _, ending = whole(decode(target, tree_drafter(how, target, drafts), [5, 3], how))
    assert tokens == [s.token for s in plain_steps(LeanModel(model), [5, 3], how)]
    assert ending == "context full"


def test_every_outcome_of_siblings_that_leave_several_tokens(tmp_path: Path) -> None:
    assert_every_outcome("dspark of DeepSpec", tmp_path, tree="k-ary", budget=2)


class LooksAhead(DSparkDrafter):
    """Drops a draft because of its token, as confidence in hindsight would (DSpark, appendix A)."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        proposal = super().propose(context, gamma, to_probs, chance)
        kept = int((proposal.tokens > 0).int().cumprod(0).sum())
        return Proposal(proposal.tokens[:kept], proposal.probs[:kept], None)


def test_looking_at_a_guess_and_dropping_it_is_noticed(tmp_path: Path) -> None:
    model, head = small_head("dspark of DeepSpec", tmp_path)

    def models() -> tuple[LanguageModel, Drafter]:
        target = LeanModel(model)
        drafter, _ = head.make(target, 0.0)
        assert isinstance(drafter, DSparkDrafter)
        return target, LooksAhead(drafter.block, drafter._weights, target)

    settings = Settings(gamma=2, max_new_tokens=2, temperature=1)
    sequences = emitted(models, [0, 1], settings)
    assert sum(sequences.values()) == pytest.approx(1)
    assert distance(sequences, own(rereading(model), [0, 1], settings)) > 1e-3
