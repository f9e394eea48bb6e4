"""Speculative decoding: rounds until the text ends."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import torch

from specviz.decoding.captured_round import captured_rounds
from specviz.decoding.context_limit import ShortLimit
from specviz.decoding.control import Controller
from specviz.decoding.controllers import CONTROLLERS
from specviz.decoding.drafters import Drafter, make_to_probs
from specviz.decoding.idle import without_idle
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import speculate
from specviz.decoding.trace_round import trace_round
from specviz.decoding.trees.growing import TreeDrafter, TreeModel
from specviz.decoding.trees.round import speculate_tree
from specviz.errors import SettingsError
from specviz.sampling import Chance, SeededChance
from specviz.settings import Settings
from specviz.trace import Ending, Round

ROUNDS, PLAIN_STEPS = range(2)  # streams of random numbers


def decode(
    target: LanguageModel,
    drafter: Drafter | TreeDrafter,
    prompt: Sequence[int],
    settings: Settings,
    ends: frozenset[int] = frozenset(),
    top: int = 0,
    chances: Callable[[int], Chance] | None = None,
    controller: Controller | None = None,
) -> Iterator[tuple[Round, Ending]]:
    """Decode rounds until the text ends.

    Args:
        target: has read nothing, or a prefix of the prompt; for a tree, a `TreeModel`.
        prompt: token ids, at least one and fewer than the target's context limit.
        ends: the ids that end a text.
        top: how many of the likeliest tokens of each model a round records; 0 records none.
        chances: makes the random numbers of a round from its number; None: from the seed.
        controller: chooses γ of each round; None: the one that the settings name.

    Yields:
        Each round, and whether and why the run has ended.

    Raises:
        SettingsError: the prompt is empty, fills the context, or has an unknown token.
        ModelError: the target's logits overflow.
    """
    check_prompt(prompt, target)
    captured = None if chances else captured_rounds(settings, target, drafter)
    chances = chances or seeded_chances(settings, target.device)
    to_probs, judge = make_to_probs(settings), JUDGES[settings.rule]
    chosen = "fixed" if isinstance(drafter, TreeDrafter) else settings.controller
    controller = controller or CONTROLLERS[chosen](settings)
    context = list(prompt)

    def decode_round(number: int, gamma: int) -> Round:
        chance = chances(number)
        if isinstance(drafter, TreeDrafter):
            assert isinstance(target, TreeModel)
            outcome = speculate_tree(
                *(target, drafter, context, settings.budget, gamma, to_probs, chance), judge
            )
        else:
            outcome = speculate(target, drafter, context, gamma, to_probs, chance, judge, captured)
        return trace_round(outcome, ends, top, greedy=settings.temperature == 0)

    def undo(length: int) -> None:
        target.rollback(length)
        if isinstance(drafter, TreeDrafter):
            drafter.keep(length, (), {})
        else:
            drafter.rollback(length)

    ending: Ending = "running"
    number = 0
    while ending == "running":
        left = settings.max_new_tokens + len(prompt) - len(context)
        gamma = min(controller.gamma(), left - 1, target.limit - len(context) - 1)
        begin = partial(decode_round, number, gamma)
        round = without_idle(begin, partial(undo, target.length))
        controller.learn(round)
        context += round.emitted
        number += 1
        if context[-1] in ends:
            ending = "end of text"
        elif len(context) - len(prompt) == settings.max_new_tokens:
            ending = "length"
        elif len(context) == target.limit:
            ending = "context full"
        yield round, ending


def seeded_chances(
    settings: Settings, device: torch.device, stream: int = ROUNDS
) -> Callable[[int], SeededChance]:
    """A function from a round's number to its random numbers, derived from the seed.

    Plain steps have a stream of their own, so that a run's two texts are independent draws.
    """
    return partial(
        SeededChance, settings.seed, device=device, stream=stream, sure=settings.temperature == 0
    )


def check_prompt(prompt: Sequence[int], model: LanguageModel) -> None:
    """Check that a prompt has a token, only known ones, and leaves a model room for another.

    Raises:
        SettingsError: the prompt is empty, fills the context, or has a token without weights.
    """
    if not prompt:
        raise SettingsError("The prompt is empty. Write something for the models to continue.")
    unknown = [token for token in prompt if not 0 <= token < model.vocabulary]
    if unknown:  # on a GPU, reading one would end the process
        raise SettingsError(
            "The prompt has a token that these models have no weights for, number {token}. Remove"
            " it.",
            token=unknown[0],
        )
    limit = model.limit
    if len(prompt) >= limit and isinstance(limit, ShortLimit):
        raise SettingsError(
            "The prompt has {length:,} tokens, but this model reads at most {limit:,} here,"
            " generated text included: beyond that, LongRoPE changes all positions and invalidates"
            " the KV cache. Shorten the prompt.",
            length=len(prompt),
            limit=limit,
        )
    if len(prompt) >= limit:
        raise SettingsError(
            "The prompt has {length:,} tokens, but this model reads at most {limit:,}, generated"
            " text included. Shorten the prompt.",
            length=len(prompt),
            limit=limit,
        )
