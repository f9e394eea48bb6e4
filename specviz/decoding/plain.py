"""Plain decoding, the baseline of every speed-up: one token per pass, as fast as we can."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import isfinite
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.captured_round import captured_step, choose
from specviz.decoding.decode import PLAIN_STEPS, check_prompt, seeded_chances
from specviz.decoding.drafters import make_to_probs
from specviz.decoding.idle import without_idle
from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.speculation import overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.upload import to_device
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
    chances = seeded_chances(settings, target.device, PLAIN_STEPS)
    to_probs, captured = make_to_probs(settings), captured_step(settings, target)

    def step(fresh: Tensor | None, last: int, number: int) -> tuple[Tensor | None, Step]:
        length = len(prompt) + number
        chance = None if settings.temperature == 0 else chances(number)
        watch = Stopwatch(target.device)
        if captured is not None and captured.advance(target, length):
            chosen, check = captured.replay(length, last, chance).tolist()
            token, logits, fresh = int(chosen), captured.logits, None
            watch.mark()
        else:
            tokens = to_device([last], target.device) if fresh is None else fresh
            logits = target.logits(tokens, last=1)
            fresh, checked = choose(logits, to_probs, chance)
            token = int(fresh)
            watch.mark()  # a bare loop checks nothing, so the check is not timed
            check = float(checked[0])
        if not isfinite(check):
            raise overflow(logits)
        return fresh, Step(token, sum(watch.seconds()))

    fresh: Tensor | None = unread(target, prompt)
    token = prompt[-1]
    for number in range(min(settings.max_new_tokens, target.limit - len(prompt))):
        undo = partial(target.rollback, target.length)
        fresh, done = without_idle(partial(step, fresh, token, number), undo)
        token = done.token
        yield done
