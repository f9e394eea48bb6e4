"""Slow oracles for the lossy rules: each rule's definition, followed through every outcome."""

import math
from collections.abc import Callable, Iterator, Sequence

from specviz.decoding.rules.threshold import ENOUGH
from specviz.decoding.rules.top_k import LIKELIEST
from specviz.decoding.rules.typical import DELTA, EPSILON
from specviz.settings import Settings
from support.scripted import Sequences, Table, slow_shape

Row = list[float]
Text = tuple[int, ...]
Outcomes = Iterator[tuple[Text, float]]
"""Emitted tokens and their probabilities."""


def passes(rule: str, p: Row, x: int) -> bool:
    """Whether a lossy rule accepts token x for the target's distribution alone."""
    if rule == "typical":
        surprise = -sum(each * math.log(each) for each in p if each)
        return p[x] > min(EPSILON, DELTA * math.exp(-surprise))
    if rule == "top-k":
        return p[x] in sorted(p)[-LIKELIEST:]
    return rule == "threshold" and p[x] >= ENOUGH


def left_over(p: Row, q: Row) -> Row:
    excess = [max(0.0, a - b) for a, b in zip(p, q, strict=True)]
    return [each / sum(excess) for each in excess] if sum(excess) else p


def without(q: Row, x: int) -> Row:
    others = [0.0 if token == x else each for token, each in enumerate(q)]
    return [each / sum(others) for each in others]


class SlowRule:
    """The outcomes of rounds under a rule; every name but a lossy rule's is the token rule.

    Args:
        target, draft: tables of logits.
        shape: of trees, from the most levels; None: chains.
    """

    def __init__(
        self,
        rule: str,
        target: Table,
        draft: Table,
        settings: Settings,
        shape: Callable[[int], Sequence[int]] | None = None,
    ) -> None:
        self._rule = rule
        self._tables = target, draft
        self._settings = settings
        self._shape = shape

    def texts(self, prompt: Sequence[int]) -> Sequences:
        """The distribution of a whole run's output."""
        found: Sequences = {}
        most = self._settings.max_new_tokens

        def follow(text: Text, share: float) -> None:
            if len(text) == most:
                found[text] = found.get(text, 0.0) + share
                return
            levels = min(self._settings.gamma, most - len(text) - 1)
            for said, each in self._round((*prompt, *text), levels):
                follow((*text, *said), share * each)

        follow((), 1.0)
        return found

    def _round(self, context: Text, levels: int) -> Outcomes:
        shape = tuple(range(-1, levels - 1)) if self._shape is None else self._shape(levels)
        if self._shape is None or self._rule != "typical":
            return self._walk(context, shape, -1)
        return self._longest(context, shape)

    def _p(self, context: Text) -> Row:
        return slow_shape(self._tables[0](context), self._settings.temperature)

    def _q(self, context: Text) -> Row:
        return slow_shape(self._tables[1](context), self._settings.temperature)

    def _walk(self, context: Text, shape: Sequence[int], node: int) -> Outcomes:
        """Judge a node's children in order; go down at the first one accepted."""
        whole = self._p(context)
        children = [child for child, parent in enumerate(shape) if parent == node]

        def judge(rank: int, p: Row, q: Row) -> Outcomes:
            if rank == len(children):
                yield from (((x,), each) for x, each in enumerate(p))
                return
            for x, drawn in enumerate(q):
                if not drawn:
                    continue
                sure = passes(self._rule, whole, x)
                usual = 0.0 if self._rule == "typical" else min(1.0, p[x] / drawn)
                chance = drawn * (1.0 if sure else usual)
                if chance:
                    for said, each in self._walk((*context, x), shape, children[rank]):
                        yield (x, *said), chance * each
                if chance < drawn:
                    rest = without(q, x) if rank + 1 < len(children) else q
                    for said, each in judge(rank + 1, left_over(p, q), rest):
                        yield said, (drawn - chance) * each

        return judge(0, whole, self._q(context))

    def _longest(self, context: Text, shape: Sequence[int]) -> Outcomes:
        """Draw the whole tree; follow its longest typical path, of such paths the likeliest."""
        for tokens, rows, share in self._grown(context, shape):
            best = (0, 0.0, -1, context)
            for node in range(len(shape)):
                line = [node]
                while shape[line[0]] >= 0:
                    line.insert(0, shape[line[0]])
                text, likely, typical = context, 0.0, True
                for token in (tokens[at] for at in line):
                    p = self._p(text)
                    typical = typical and passes("typical", p, token)
                    likely += math.log(p[token])
                    text = (*text, token)
                if typical:
                    best = max(best, (len(line), likely, node, text))
            _, _, end, text = best
            p = self._p(text)
            for node, parent in enumerate(shape):
                p = left_over(p, rows[node]) if parent == end else p
            for x, each in enumerate(p):
                yield (*text[len(context) :], x), share * each

    def _grown(
        self, context: Text, shape: Sequence[int]
    ) -> Iterator[tuple[list[int], list[Row], float]]:
        """Every tree: its tokens, the distributions that they were drawn from, its probability."""

        def grow(
            tokens: list[int], rows: list[Row], paths: list[Text], share: float
        ) -> Iterator[tuple[list[int], list[Row], float]]:
            node = len(tokens)
            if node == len(shape):
                yield tokens, rows, share
                return
            before = paths[shape[node]] if shape[node] >= 0 else context
            q = self._q(before)
            for elder in range(node):
                q = without(q, tokens[elder]) if shape[elder] == shape[node] else q
            for x, each in enumerate(q):
                if each:
                    more = [*paths, (*before, x)]
                    yield from grow([*tokens, x], [*rows, q], more, share * each)

        return grow([], [], [], 1.0)
