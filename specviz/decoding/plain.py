"""Plain decoding, the baseline of every speed-up: one token per pass, as fast as we can."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import NamedTuple

import torch

from specviz.decoding.decode import PLAIN_STEPS, check_prompt, make_to_probs, seeded_chances
from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.speculation import overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.settings import Settings


class Step(NamedTuple):
    """A token, and the seconds from the start of its pass to its arrival on the host."""

    token: int
    seconds: float


@torch.inference_mode()
def plain_steps(target: LanguageModel, prompt: Sequence[int], settings: Settings) -> Iterator[Step]:
    """Decode token by token, as `decode` does with γ = 0 and the random numbers of plain steps.

    Does not stop at the end of a text: the caller decides how many steps to time.

    Args:
        target: may have read part of the prompt; the first step reads the rest.

    Raises:
        SettingsError: the prompt is empty or fills the context.
        ModelError: the target's logits overflow.
    """
    check_prompt(prompt, target)
    to_probs = make_to_probs(settings)
    chances = seeded_chances(settings, target.device, PLAIN_STEPS)
    tokens = unread(target, prompt)
    for number in range(min(settings.max_new_tokens, target.limit - len(prompt))):
        chance = None if settings.temperature == 0 else chances(number)
        watch = Stopwatch(target.device)
        logits = target.logits(tokens, last=1)
        if chance is None:
            check, tokens = logits.max(-1)
        else:
            check = to_probs(logits)[0]  # one NaN among the logits makes every probability NaN
            tokens = chance.token(check)
        token = int(tokens)
        watch.mark()  # a bare loop checks nothing, so the check is not timed
        if not isfinite(float(check[0])):
            raise overflow(logits.dtype)
        yield Step(token, sum(watch.seconds()))
