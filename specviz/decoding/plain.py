"""Plain decoding: what speculation is measured against, and so the fastest loop we can write."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import NamedTuple

import torch

from specviz.decoding.decode import check_length, make_to_probs, seeded_chances
from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.speculation import overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.settings import Settings


class Step(NamedTuple):
    """One token, and the seconds from the token before it until this one was on the host."""

    token: int
    seconds: float


@torch.inference_mode()
def plain_steps(target: LanguageModel, prompt: Sequence[int], settings: Settings) -> Iterator[Step]:
    """Plain decoding with the settings' temperature, top-k, top-p and seed, token by token.

    It goes on past the end of a text, for the time of its steps: the caller knows when to stop.
    It writes what `decode` writes with γ = 0.

    Args:
        target: may have read some of the prompt; what is missing counts to the first step.

    Raises:
        SettingsError: the prompt is empty or fills the context.
        ModelError: the target's logits are not numbers.
    """
    check_length(prompt, target.limit)
    to_probs, chances = make_to_probs(settings), seeded_chances(settings, target.device)
    tokens = unread(target, prompt)
    for number in range(min(settings.max_new_tokens, target.limit - len(prompt))):
        chance = None if settings.temperature == 0 else chances(number)
        watch = Stopwatch(target.device)
        logits = target.logits(tokens, last=1)
        if chance is None:
            check, tokens = logits.max(-1)
        else:
            p = to_probs(logits)  # if one of the logits is no number, then none of these is
            check, tokens = p[:, 0], chance.token(p[0])
        copied = torch.cat([check.float(), tokens]).tolist()  # float32 is exact to 16,777,216
        watch.mark()
        if not isfinite(copied[0]):
            raise overflow(logits.dtype)
        yield Step(int(copied[1]), sum(watch.seconds()))
