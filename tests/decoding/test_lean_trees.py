"""The lean model keeps hidden states, reads trees of tokens and keeps one path of each."""

import copy
from typing import Any

import pytest
import torch
from torch import Tensor
from transformers import DynamicCache

from decoding.test_lean import EVERY, HALF, Make, llama
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.attention import WHOLE, apart, attend, branching, causal
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import pack

TEXT = torch.tensor([3, 1, 4, 1, 5, 9, 2])
TREE = torch.tensor([6, 5, 3, 5, 8, 9, 7, 9])
PARENTS = [-1, 0, 0, 1, 1, 2, 4, -1]
PATHS = [[0, 1, 4, 6], [0, 2, 5], [7], [0], []]


def close(ours: Tensor, theirs: Tensor, share: float = 1e-5) -> None:
    torch.testing.assert_close(ours, theirs, rtol=share, atol=share)


def reference(model: Any) -> Tensor:
    """Logits of the tree by transformers, given positions and a four-dimensional mask."""
    cache, width, start = DynamicCache(config=model.config), len(TREE), len(TEXT)
    seen = torch.zeros(width, start + width, dtype=torch.bool)
    depths = torch.zeros(width, dtype=torch.long)
    for token, parent in enumerate(PARENTS):
        seen[token] = seen[parent] if parent >= 0 else torch.arange(start + width) < start
        seen[token, start + token] = True
        depths[token] = depths[parent] + 1 if parent >= 0 else 0
    with torch.no_grad():
        model(TEXT[None], past_key_values=cache)
        logits: Tensor = model(
            TREE[None],
            attention_mask=seen[None, None],
            position_ids=start + depths[None],
            past_key_values=cache,
        ).logits[0]
    return logits


@EVERY
def test_states_are_those_of_transformers(make: Make) -> None:
    """Bit-identical after one pass over the text; close after a rollback and several passes."""
    model = make()
    with torch.no_grad():
        theirs = copy.deepcopy(model)(TEXT[None], output_hidden_states=True).hidden_states
    read = LeanModel(model)
    read.logits(TREE, 1)
    read.keep_states(0, 2, -1)
    assert read.length == 0
    read.logits(TEXT, 1)
    for number, exact in ((0, theirs[0]), (2, theirs[2]), (-1, theirs[3]), (3, theirs[3])):
        assert read.states(number).equal(exact[0])
    read.rollback(3)
    assert read.states(2).shape == (3, 32)
    for part in TEXT[3:].split(2):
        read.logits(part, 1)
    close(read.states(2), theirs[2][0])
    close(read.states(-1), theirs[3][0])
    with pytest.raises(KeyError):
        read.states(1)


def test_states_survive_a_growing_cache_and_a_repeated_request() -> None:
    model, text = llama(), torch.arange(300) % 50
    read = LeanModel(model)
    read.keep_states(1)
    read.keep_states(1)
    for part in text.split(70):
        read.logits(part, 1)
    with torch.no_grad():
        close(read.states(1), model(text[None], output_hidden_states=True).hidden_states[1][0])
    read.keep_states(1, -1)
    assert read.length == 0  # the last states were not kept so far


@EVERY
def test_a_tree_is_read_as_transformers_reads_it(make: Make) -> None:
    model = make()
    theirs = reference(copy.deepcopy(model))
    read = LeanModel(model)
    read.logits(TEXT, 1)
    assert read.branch(TREE, PARENTS).equal(theirs)
    assert read.length == len(TEXT)


@pytest.mark.parametrize("path", PATHS)
@EVERY
def test_a_path_is_kept_as_if_it_had_been_read_alone(make: Make, path: list[int]) -> None:
    model = make()
    usual = CachedModel(copy.deepcopy(model))
    text = torch.cat([TEXT, TREE[path]])
    usual.logits(text, 1)
    read = LeanModel(model)
    read.keep_states(1, -1)
    read.logits(TEXT, 1)
    read.branch(TREE, PARENTS)
    read.keep(path)
    assert read.length == len(text)
    with torch.no_grad():
        states = model(text[None], output_hidden_states=True).hidden_states
    close(read.states(1), states[1][0])
    close(read.states(-1), states[3][0])
    fresh = torch.tensor([7, 7, 1])
    close(read.logits(fresh, 3), usual.logits(fresh, 3))


def test_a_tree_leaves_the_text_alone() -> None:
    model = llama()
    read, other = LeanModel(model), LeanModel(model)
    for each in (read, other):
        each.logits(TEXT, 1)
    read.branch(TREE, PARENTS)
    assert read.logits(TEXT, 7).equal(other.logits(TEXT, 7))


@pytest.mark.parametrize("path", [[1], [0, 3], [0, 1, 1], [8], [-1], [-8]])
def test_impossible_paths_are_refused(path: list[int]) -> None:
    read = LeanModel(llama())
    read.logits(TEXT, 1)
    read.branch(TREE, PARENTS)
    with pytest.raises(ValueError, match="not a path"):
        read.keep(path)


def test_a_tree_is_gone_with_the_next_pass_or_a_rollback() -> None:
    read = LeanModel(llama())
    for undo in (lambda: read.logits(TREE, 1), lambda: read.rollback(5)):
        read.rollback(0)
        read.logits(TEXT, 1)
        read.branch(TREE, PARENTS)
        undo()
        with pytest.raises(ValueError, match="not a path"):
            read.keep([0])


@pytest.mark.skipif(not HALF, reason="this CPU does not multiply in bfloat16")
def test_a_tree_in_bfloat16() -> None:
    """Its tokens attend one by one; the logits are as close to the exact ones as transformers'."""
    model = llama(num_key_value_heads=2)
    exact = reference(copy.deepcopy(model).double())
    model.bfloat16()
    theirs = reference(copy.deepcopy(model))
    pack(model)
    read = LeanModel(model)
    read.logits(TEXT, 1)
    ours = read.branch(TREE, PARENTS)
    assert (ours - exact).std() < 2 * (theirs - exact).std()
    read.keep([0, 2])
    assert read.logits(TREE[:1], 1).isfinite().all()


@pytest.mark.parametrize("shared", [1, 2, 6])
@pytest.mark.parametrize("length", [1, 25, 250, 506])  # nodes may straddle a multiple of 32 or 512
def test_a_node_attends_as_if_it_were_alone(length: int, shared: int) -> None:
    """Bit-identical, though other branches lie between a token and its ancestors in the cache."""
    torch.manual_seed(0)
    positions = length + len(TREE) + WHOLE
    queries = torch.randn(len(TREE), 6, 64)
    cached = torch.randn(2, shared, 1, positions, 64)
    mask, _ = branching(PARENTS, length, cached, len(TREE))
    seen = apart(mask)
    cached = cached.expand(-1, -1, 6 // shared, -1, -1)
    keys, values = cached[..., : seen.mask.shape[-1], :]
    together = attend(queries, keys, values, seen)
    for path in filter(None, PATHS):
        own = [*range(length), *(length + node for node in path)]
        rest = [slot for slot in range(positions) if slot not in own]
        step = apart(causal(len(own) - 1, len(own), cached))
        keys, values = cached[..., own + rest, :][..., : step.mask.shape[-1], :]
        assert together[path[-1]].equal(attend(queries[path[-1:]], keys, values, step)[0])
