"""Models with known logits, listed random draws, and slow oracles to test the decoder against.

The oracles do the same mathematics in plain, readable Python.
"""

import math
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import MethodType
from typing import Any

import torch
from torch import Tensor
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedModel

from specviz.decoding.decode import decode
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.attention import Parents
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import Pair
from specviz.decoding.trees.growing import DynamicTree, ShapedTree, TreeDrafter
from specviz.decoding.trees.lookup import LookupElseTree
from specviz.decoding.trees.shapes import AcceptanceByRank
from specviz.sampling import Chance
from specviz.settings import Settings
from specviz.trace import Ending, Hex, Machine, Model, Models, Piece, Round

CPU = torch.device("cpu")

Table = Callable[[tuple[int, ...]], tuple[float, ...]]
"""Prefix → logits of the next token."""


# Tables


def hashed(seed: int, vocabulary: int, scale: float = 1.5) -> Table:
    """Return logits that depend on the whole prefix, so that any cache error is visible."""

    @cache
    def table(prefix: tuple[int, ...]) -> tuple[float, ...]:
        numbers = random.Random(f"{seed} {prefix}")
        return tuple(numbers.gauss(0, scale) for _ in range(vocabulary))

    return table


def blended(target: Table, seed: int, share: float = 0.5) -> Table:
    """Return a draft table that mixes a share of the target's logits with noise."""

    def table(prefix: tuple[int, ...]) -> tuple[float, ...]:
        logits = target(prefix)
        noise = hashed(seed, len(logits))(prefix)
        return tuple(share * t + (1 - share) * n for t, n in zip(logits, noise, strict=True))

    return cache(table)


def constant(*probabilities: float) -> Table:
    """Return a table with the same distribution after every prefix."""
    logits = tuple(math.log(p) if p else -math.inf for p in probabilities)
    return lambda prefix: logits


def saying(text: Sequence[int], vocabulary: int, start: int) -> Table:
    """Return a table that is certain of a text, which follows a prefix of `start` tokens."""

    def table(prefix: tuple[int, ...]) -> tuple[float, ...]:
        position = len(prefix) - start
        sure = text[position] if 0 <= position < len(text) else 0
        return tuple(50.0 if token == sure else 0.0 for token in range(vocabulary))

    return table


def rereading(model: PreTrainedModel) -> Table:
    """Return the table of a real model, which reads each prefix without a cache."""

    def table(prefix: tuple[int, ...]) -> tuple[float, ...]:
        tokens = torch.tensor(prefix, device=model.device)
        return tuple(LeanModel(model).logits(tokens, last=1)[0].tolist())

    return table


# Models


class Scripted:
    """A LanguageModel that looks up its logits and asserts correct use."""

    def __init__(self, table: Table, limit: int = 64, dtype: torch.dtype = torch.float64) -> None:
        self.length = 0
        self.limit = limit
        self.vocabulary = len(table((0,)))
        self.device = CPU
        self.widths: list[int] = []  # tokens of each pass
        self.context: list[int] = []
        self.tree: list[tuple[int, tuple[int, ...]]] = []  # parent and path of each token
        self._table = table
        self._dtype = dtype

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        assert tokens.dim() == 1
        assert 1 <= last <= len(tokens)
        assert all(0 <= token < self.vocabulary for token in tokens.tolist())
        self.tree = []
        self.context += tokens.tolist()
        self.length = len(self.context)
        self.widths.append(len(tokens))
        assert self.length <= self.limit, "the tokens exceed the limit"
        rows = [
            self._table(tuple(self.context[:n]))
            for n in range(self.length - last + 1, self.length + 1)
        ]
        return torch.tensor(rows, dtype=self._dtype)

    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        parents = parents.tolist() if isinstance(parents, Tensor) else parents
        read = len(parents) - len(tokens)
        self.tree = self.tree[:read]
        assert [parent for parent, _ in self.tree] == [*parents[:read]]
        for token, parent in zip(tokens.tolist(), parents[read:], strict=True):
            before = self.tree[parent][1] if parent >= 0 else ()
            self.tree.append((parent, (*before, token)))
        self.widths.append(len(tokens))
        paths = [path for _, path in self.tree[read:]]
        assert self.length + max(map(len, paths)) <= self.limit, "the tree exceeds the limit"
        rows = [self._table((*self.context, *path)) for path in paths]
        return torch.tensor(rows, dtype=self._dtype)

    def keep(self, path: Sequence[int]) -> None:
        assert [self.tree[node][0] for node in path] == [-1, *path][: len(path)]
        if path:
            self.context += self.tree[path[-1]][1]
        self.length = len(self.context)
        self.tree = []

    def rollback(self, length: int) -> None:
        self.tree = []
        self.context = self.context[:length]
        self.length = len(self.context)


PIECES: tuple[Piece, ...] = ("a", " b", Hex("f09f"), Hex("9880"), "\n", "<end>")
"""Tokens 2 and 3 are the two halves of one emoji; 5 ends a text."""


class ScriptedText:
    def encode(self, text: str) -> list[int]:
        return ["ab😀?\n".index(letter) for letter in text]

    def piece(self, token: int) -> Piece:
        return PIECES[token]


class Letters:
    """A tokenizer of forty letters."""

    def encode(self, text: str) -> list[int]:
        return [ord(letter) % 40 for letter in text]

    def piece(self, token: int) -> Piece:
        return chr(65 + token)


def scripted_pair(
    target: Table,
    draft: Table | None = None,
    ends: Sequence[int] = (),
    limit: int = 64,
    draft_limit: int = 64,
) -> Pair:
    model = Model(name="scripted", parameters=0, layers=1, dtype="float64")
    return Pair(
        models=Models(pair="scripted", target=model, draft=model if draft else None),
        machine=Machine(device="cpu", processor="a table", threads=1, torch="2", transformers="5"),
        tokenizer=ScriptedText(),
        ends=frozenset(ends),
        vocabulary=Scripted(target, limit).vocabulary,
        device=CPU,
        target=lambda: Scripted(target, limit),
        draft=None if draft is None else lambda _: Scripted(draft, draft_limit),
    )


TINY = {
    "vocab_size": 40,
    "hidden_size": 16,
    "intermediate_size": 32,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 8,
    "max_position_embeddings": 64,
    "initializer_range": 0.3,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": None,
}
"""Sizes for the config of an untrained model of any family."""


def tiny_llama(seed: int, layers: int = 2, vocabulary: int = 40) -> PreTrainedModel:
    """Return an untrained transformers model with logits far enough apart not to tie."""
    config = LlamaConfig(
        vocab_size=vocabulary,
        hidden_size=16,
        intermediate_size=32,
        num_hidden_layers=layers,
        num_attention_heads=2,
        max_position_embeddings=64,
        initializer_range=0.3,
        bos_token_id=None,
        eos_token_id=None,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model: PreTrainedModel = LlamaForCausalLM(config).eval()
    return model


# Chance


class Likeliest(Chance):
    """A deterministic chance that always draws the likeliest token."""

    def token(self, p: Tensor) -> Tensor:
        return p.argmax(-1, keepdim=True)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        raise NotImplementedError


class ListedChance(Chance):
    """A chance that follows a plan of choices and multiplies their probabilities.

    Every choice takes the planned branch, or the first one after the end of the plan.
    """

    def __init__(self, plan: Sequence[int], lazy: bool) -> None:
        self.probability = 1.0
        self._plan = plan
        self._lazy = lazy
        self._taken: list[int] = []
        self._branches: list[int] = []

    def of_round(self, number: int) -> "ListedChance":
        """Return itself: one plan covers all rounds."""
        return self

    def token(self, p: Tensor) -> Tensor:
        assert p.dim() == 1
        assert abs(p.sum().item() - 1) < 1e-12
        return torch.tensor([self._choose(p.tolist())], device=p.device)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        numbers: list[float] = []
        rejected = False
        for t in thresholds.tolist():
            assert 0 <= t <= 1
            if rejected and self._lazy:
                numbers.append(0.0)  # it would be accepted, but is not tested
            elif self._choose([t, 1 - t]) == 0:
                numbers.append(t / 2)
            else:
                numbers.append((1 + t) / 2)
                rejected = True
        return torch.tensor(numbers, dtype=thresholds.dtype, device=thresholds.device)

    @property
    def plan(self) -> list[int]:
        """The choices so far."""
        return list(self._taken)

    def next_plan(self, fixed: int = 0) -> list[int] | None:
        """Return the plan of the next path in the tree of outcomes; None after the last.

        The first `fixed` choices stay.
        """
        taken = list(self._taken)
        while len(taken) > fixed:
            last = taken.pop()
            if last + 1 < self._branches[len(taken)]:
                return [*taken, last + 1]
        return None

    def _choose(self, weights: list[float]) -> int:
        support = [i for i, weight in enumerate(weights) if weight > 0]
        depth = len(self._taken)
        branch = self._plan[depth] if depth < len(self._plan) else 0
        self._taken.append(branch)
        self._branches.append(len(support))
        self.probability *= weights[support[branch]]
        return support[branch]


Sequences = dict[tuple[int, ...], float]
"""Complete outputs and their probabilities."""


def emitted(
    models: Callable[[], tuple[LanguageModel, Drafter | TreeDrafter]],
    prompt: Sequence[int],
    settings: Settings,
    ends: Sequence[int] = (),
    lazy: bool = True,
    controller: Callable[[], Any] | None = None,
) -> Sequences:
    """Return the exact distribution of decode's output, from every random path.

    Paths with the same text that leave models and drafter in the same state continue alike, so only
    one of them is followed. Every path runs `decode` from the prompt.

    Args:
        models: makes a target and a drafter.
        prompt: token ids.
        settings: settings of the run.
        ends: end tokens.
        lazy: whether to skip branches on the draws after a rejection, which have no effect.
        controller: makes one, whose `told` gives its state; None: γ is fixed.
    """
    sequences: Sequences = {}
    meetings: dict[Hashable, _Meeting] = {None: _Meeting((), [])}
    while meetings:  # shortest text first: all paths to it have arrived
        here = meetings.pop(min(meetings, key=lambda key: len(meetings[key].text)))
        plan: list[int] | None = here.plan
        while plan is not None:
            made, chance = models(), ListedChance(plan, lazy)
            chooses = controller and controller()
            text: tuple[int, ...] = ()
            before = 1.0
            for round, ending in decode(
                *(*made, prompt, settings, frozenset(ends)),
                chances=chance.of_round,
                controller=chooses,
            ):
                text += tuple(round.emitted)
                if text == here.text:
                    before = chance.probability
                elif len(text) > len(here.text) and ending == "running" and (state := held(made)):
                    key = text, state, repr(chooses and chooses.told)
                    there = meetings.setdefault(key, _Meeting(text, chance.plan, 0.0))
                    there.share += here.share * chance.probability / before
                    break
            else:
                share = here.share * chance.probability / before
                sequences[text] = sequences.get(text, 0.0) + share
            plan = chance.next_plan(len(here.plan))
    return sequences


@dataclass
class _Meeting:
    """Paths to the same state: their text, the choices of one, and the probability of all."""

    text: tuple[int, ...]
    plan: list[int]
    share: float = 1.0


STATEFUL = (
    Scripted,
    ModelDrafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ShapedTree,
    DynamicTree,
    LookupElseTree,
    AcceptanceByRank,
)
PASSING = {"widths", "_read"}  # a log of passes, and what only the same round uses


def held(thing: object) -> Hashable:
    """Return the state of models and drafters that later rounds depend on; None if unknown."""
    if isinstance(thing, tuple | list):
        parts = tuple(map(held, thing))
        return None if None in parts else (type(thing), parts)
    if isinstance(thing, dict):
        return held(list(thing.items()))
    if isinstance(thing, STATEFUL):
        state = [value for name, value in vars(thing).items() if name not in PASSING]
        return type(thing), held(state)
    if isinstance(thing, partial):
        return thing.func, held(thing.args)
    if isinstance(thing, MethodType):
        return thing.__func__, held(thing.__self__)
    if thing is None:
        return "nothing"
    known = isinstance(thing, int | float | torch.device | torch.dtype) or callable(thing)
    return thing if known else None


def own(
    table: Table,
    prompt: Sequence[int],
    settings: Settings,
    ends: Sequence[int] = (),
    longest: int = 1000,
) -> Sequences:
    """Return the exact distribution of plain decoding's output.

    Args:
        table: the model.
        prompt: token ids.
        settings: settings of the run.
        ends: end tokens.
        longest: context length, prompt and output together.
    """
    sequences: Sequences = {}
    most = min(settings.max_new_tokens, longest - len(prompt))

    def follow(output: tuple[int, ...], probability: float) -> None:
        if len(output) == most or (output and output[-1] in ends):
            sequences[output] = probability
            return
        logits = table((*prompt, *output))
        shaped = slow_shape(logits, settings.temperature, settings.top_k, settings.top_p)
        for token, share in enumerate(shaped):
            if share > 0:
                follow((*output, token), probability * share)

    follow((), 1.0)
    return sequences


def distance(a: Sequences, b: Sequences) -> float:
    """Return the largest difference in the probability of any sequence."""
    return max(abs(a.get(key, 0.0) - b.get(key, 0.0)) for key in a.keys() | b.keys())


# Oracles


def slow_softmax(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    weights = [math.exp(logit - most) for logit in logits]
    return [weight / sum(weights) for weight in weights]


def slow_shape(
    logits: Sequence[float], temperature: float, top_k: int = 0, top_p: float = 1.0
) -> list[float]:
    """Apply temperature, then top-k, then top-p; among equals, the first counts as likelier."""
    ranked = sorted(range(len(logits)), key=lambda token: -logits[token])
    if temperature == 0:
        return [float(token == ranked[0]) for token in range(len(logits))]
    kept = set(ranked)
    if top_k:
        least = logits[ranked[min(top_k, len(logits)) - 1]]
        kept = {token for token in kept if logits[token] >= least}  # equals stay together
    scaled = [
        logit / temperature if token in kept else -math.inf for token, logit in enumerate(logits)
    ]
    if top_p < 1:
        probabilities = slow_softmax(scaled)
        kept, mass = set(), 0.0
        for token in ranked:
            if mass >= top_p:
                break
            kept.add(token)
            mass += probabilities[token]
        scaled = [s if token in kept else -math.inf for token, s in enumerate(scaled)]
    return slow_softmax(scaled)


# Runs


def whole(run: Iterator[tuple[Round, Ending]]) -> tuple[list[int], list[Round], Ending]:
    """Run to the end; return tokens, rounds and ending."""
    steps = list(run)
    rounds = [round for round, _ in steps]
    return [token for round in rounds for token in round.emitted], rounds, steps[-1][1]
