"""Rounds cut to fewer guesses: the viewer's cuts against the real decoder."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
import torch
from msgspec import to_builtins
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.speculation import speculate
from specviz.metrics import acceptance_rate, counts
from specviz.sampling import Chance, to_probs
from specviz.settings import Settings
from specviz.trace import Round, Trace
from specviz.words.viewer import VIEWER
from support.scripted import ListedChance, Scripted, Table, blended, hashed
from viewer.sample import sample
from viewer.stage import Stage

V = 5
PROMPT = [0, 1]
WORDS = VIEWER["whatif"]


class PlacedChance(Chance):
    """Random numbers of a round by purpose, so that they do not depend on its length."""

    def __init__(self, seed: int, number: int) -> None:
        self._name = f"{seed} {number}"
        self._guesses = 0
        self._tested = False

    def token(self, p: Tensor) -> Tensor:
        u = self._uniform("final" if self._tested else f"guess {self._guesses}")
        self._guesses += 1
        return torch.searchsorted(p.cumsum(0), u * p.sum().item())[None].clamp(max=len(p) - 1)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        self._tested = True
        draws = [self._uniform(f"test {i}") for i in range(len(thresholds))]
        return torch.tensor(draws, dtype=thresholds.dtype)

    def _uniform(self, name: str) -> float:
        return random.Random(f"{self._name} {name}").random()


def models(target: Table, draft: Table, confidence: float) -> tuple[Scripted, ModelDrafter]:
    return Scripted(target), ModelDrafter(Scripted(draft), confidence)


def both(
    seed: int, confidence: float, placed: bool, temperature: float
) -> Iterator[tuple[int, Round, Round]]:
    """Yield each smaller γ, a round, and a real one with that γ from the same position."""
    target = hashed(seed, V)
    made = partial(models, target, blended(target, seed + 100), confidence)
    settings = Settings(gamma=2 + seed % 3, temperature=temperature, seed=seed, max_new_tokens=14)
    ends = frozenset({V - 1} if seed % 2 else ())

    def chances(first: int) -> Callable[[int], PlacedChance] | None:
        return (lambda number: PlacedChance(seed, first + number)) if placed else None

    context = list(PROMPT)
    run = decode(*made(), PROMPT, settings, ends, chances=chances(0))
    for number, (round, _) in enumerate(run):
        left = settings.max_new_tokens + len(PROMPT) - len(context)
        for gamma in range(1, settings.gamma):
            shorter = replace(settings, gamma=gamma, max_new_tokens=left)
            real, _ = next(decode(*made(), context, shorter, ends, chances=chances(number)))
            yield gamma, round, real
        context += round.emitted


def told(stage: Stage, pairs: list[tuple[int, Round, Round]]) -> list[dict[str, Any]]:
    """The viewer's cuts of the recorded rounds."""
    cuts: list[dict[str, Any]] = stage.page.evaluate(
        "pairs => pairs.map(([round, gamma]) => SpecViz.whatif.cut(round, gamma))",
        [[to_builtins(recorded), gamma] for gamma, recorded, _ in pairs],
    )
    return cuts


@pytest.mark.parametrize("confidence", [0.0, 0.3])
@pytest.mark.parametrize("temperature", [0.0, 0.9])
def test_a_cut_round_is_a_real_round(stage: Stage, confidence: float, temperature: float) -> None:
    """Same position, same draws, fewer guesses: the decoder does what the cut says."""
    pairs = [
        pair for seed in range(12) for pair in both(seed, confidence, temperature > 0, temperature)
    ]
    seen = Counter[Any]()
    for cut, (gamma, recorded, real) in zip(told(stage, pairs), pairs, strict=True):
        for draft, again in zip(recorded.drafts, real.drafts, strict=False):
            if temperature > 0:
                assert again == draft  # token, verdict, both probabilities, draw
            assert (again.token, again.verdict) == (draft.token, draft.verdict)
        kind = real.final.kind if real.final else None
        assert cut["drafted"] == len(real.drafts) == min(gamma, len(recorded.drafts))
        assert cut["accepted"] == real.accepted == min(gamma, recorded.accepted)
        assert cut["rejected"] == real.tested - real.accepted
        assert (cut["emitted"], cut["final"]) == (len(real.emitted), kind)
        if cut["drawn"]:
            assert real.final == recorded.final
        seen[kind, cut["drawn"]] += 1
    assert seen.keys() >= {("correction", True), ("bonus", False), ("bonus", True), (None, True)}


def test_the_same_seed_alone_does_not_give_the_same_draws() -> None:
    """So the page must not claim that the run would have gone that way."""
    pairs = [pair for seed in range(4) for pair in both(seed, 0.0, placed=False, temperature=0.9)]
    assert any(real.accepted != min(gamma, recorded.accepted) for gamma, recorded, real in pairs)


def test_a_cut_round_is_distributed_as_a_real_one() -> None:
    """Over all random outcomes, guesses and verdicts have the same probabilities."""
    target = hashed(3, 3)

    def outcomes(gamma: int, cut: int) -> dict[tuple[tuple[int, ...], int], float]:
        found: dict[tuple[tuple[int, ...], int], float] = {}
        shaping = partial(to_probs, temperature=0.8)
        plan: list[int] | None = []
        while plan is not None:
            chance = ListedChance(plan, lazy=True)
            made = models(target, blended(target, 9), 0.0)
            outcome = speculate(*made, PROMPT, gamma, shaping, chance)
            key = tuple(outcome.tokens[:cut]), min(outcome.accepted, cut)
            found[key] = found.get(key, 0.0) + chance.probability
            plan = chance.next_plan()
        return found

    for cut in (1, 2):
        assert outcomes(3, cut) == pytest.approx(outcomes(cut, cut), abs=1e-12)


def test_prompt_lookup_of_fewer_tokens_may_copy_another_position() -> None:
    context = [7, 1, 2, 3, 4, 5, 7, 8, 7]
    assert NgramIndex(1).continuation(context, 4) == [1, 2, 3, 4]
    assert NgramIndex(1).continuation(context, 1) == [8]


def slide(stage: Stage, gamma: int) -> None:
    slider = stage.page.get_by_role("slider", name=WORDS["slider"])
    slider.evaluate(
        "(node, value) => { node.value = value; node.dispatchEvent(new Event('input')); }", gamma
    )
    stage.settle()


def row(stage: Stage, name: str) -> list[str]:
    table = stage.page.locator(".sv-experiments .sv-block:not(.sv-rule-lab) table")
    return table.locator("tr", has_text=WORDS["row"][name]).locator("td").all_inner_texts()


def test_the_figures_and_the_marks_of_a_smaller_gamma(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="rounds")
    table = stage.page.locator(".sv-experiments .sv-block:not(.sv-rule-lab) table")
    assert table.is_hidden()
    slide(stage, 2)
    kept = [min(2, round.accepted) for round in trace.rounds]
    tested = [min(2, round.tested) for round in trace.rounds]
    alpha = acceptance_rate(trace)
    assert alpha is not None
    was = counts(trace)
    assert row(stage, "mean_acceptance_length") == [
        f"{was.emitted / was.rounds:.2f}", f"{sum(kept) / len(kept) + 1:.2f}",
    ]  # fmt: skip
    assert row(stage, "acceptance_rate") == [
        f"{100 * alpha:.0f}%", f"{100 * sum(kept) / sum(tested):.0f}%",
    ]  # fmt: skip
    gone = sum(len(round.drafts[2:]) for round in trace.rounds)
    unfinished = sum(round.accepted >= 2 and len(round.drafts) > 2 for round in trace.rounds)
    assert stage.page.locator(".sv-cut-own").count() == unfinished
    # In an unfinished round, one of these is the target's own, but the final token is cut, too.
    assert stage.page.locator(".sv-cut").count() == gone
    stage.seek(3)
    assert row(stage, "drafted")[1] == str(sum(min(2, len(r.drafts)) for r in trace.rounds[:3]))
    marked = stage.page.locator(":is(.sv-cut, .sv-cut-own)").evaluate_all(
        "cells => cells.map((cell) => Number(cell.dataset.at.split('.')[0]))"
    )
    assert set(marked) <= {0, 1, 2}, "unfinished rounds are not marked"
    slide(stage, 4)
    assert table.is_hidden()
    assert stage.page.locator(":is(.sv-cut, .sv-cut-own, [aria-description])").count() == 0


def test_where_nothing_can_be_cut_the_page_says_why(stage: Stage) -> None:
    for trace, why in (
        (sample(drafter="lookup"), WORDS["lookup"]),
        (sample(gamma=1), WORDS["fewest"]),
    ):
        stage.load(trace, view="rounds")
        assert stage.page.get_by_role("slider", name=WORDS["slider"]).count() == 0
        assert why in stage.page.locator(".sv-experiments").inner_text()
