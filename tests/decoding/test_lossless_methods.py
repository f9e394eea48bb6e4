"""Every lossless way to decode the bundled target writes the plain text at temperature 0."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import SettingsError
from specviz.lab.prompts import HELD_OUT, load_prompts
from specviz.settings import DRAFTERS, RULES, TREES, Settings

TOKENS = 8
PROMPTS = [prompt.text for prompt in load_prompts(HELD_OUT, 1) if prompt.kind in ("json", "prose")]
LOSSLESS = [rule for rule, lossless in RULES.items() if lossless]


def methods(drafter: str) -> Iterator[Settings]:
    """Every lossless rule with every tree that the settings allow."""
    for tree, rule in product(TREES, LOSSLESS):
        try:
            yield Settings(
                drafter=drafter, rule=rule, tree=tree, budget=6, gamma=4, temperature=0,
                max_new_tokens=TOKENS,
            )  # fmt: skip
        except SettingsError:
            assert tree != "chain"


@pytest.mark.parametrize("drafter", DRAFTERS)
def test_every_method_writes_the_plain_text(drafter: str, bundled: Callable[[str], Pair]) -> None:
    pair = bundled("bundled-medium")
    plain: dict[str, tuple[int, ...]] = {}
    tried, accepted = set[tuple[str, str]](), 0
    for settings, prompt in product(methods(drafter), PROMPTS):
        ids = pair.tokenizer.encode(prompt)
        try:
            trace = finish(race(pair, ids, settings, plain=prompt not in plain, top=0))
        except SettingsError:  # this drafter proposes only a chain
            assert settings.tree != "chain"
            continue
        assert trace.output == plain.setdefault(prompt, trace.plain.tokens), settings
        tried.add((settings.tree, settings.rule))
        accepted += sum(round.accepted for round in trace.rounds)
    assert {("chain", rule) for rule in LOSSLESS} <= tried
    assert accepted  # some of the text was drafted
