"""Measures the passes that a prediction is about, on the machine at hand."""

from collections.abc import Mapping
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.lab import machine_limits, passes
from specviz.models.machine import DTYPES
from specviz.theory.launches import Launch
from specviz.theory.roofline import Hardware
from specviz.theory.speculation import predicted_speedup


class MeasuredPasses(NamedTuple):
    """Times of passes in seconds.

    Attributes:
        draft_step: of the draft, over one token.
        target: of the target, by width.
    """

    draft_step: float
    target: Mapping[int, float]

    @property
    def c(self) -> float:
        """Cost of a draft step, in plain steps."""
        return self.draft_step / self.target[1]

    def v(self, gamma: int) -> float:
        """Cost of the narrowest measured pass over at least γ+1 tokens, in plain steps."""
        return self.target[min(width for width in self.target if width > gamma)] / self.target[1]

    def speedup(self, alpha: float, gamma: int) -> float:
        """The speed-up that the measured costs allow: S = τ / (γc + v)."""
        return predicted_speedup(alpha, gamma, self.c, lambda _: self.v(gamma))


def machine(pair: Pair) -> Hardware:
    """Measures the limits of the machine that a pair is loaded on, for its dtype."""
    dtype = DTYPES[pair.models.target.dtype]
    (*_, limits) = machine_limits.measure(pair.machine.processor, pair.device, dtype)
    return limits._replace(launch=Launch(machine_limits.kernel_seconds(pair.device, dtype)))


def measure(pair: Pair) -> MeasuredPasses:
    """Measures a pair that has a draft model.

    The draft must not read the target's hidden states: here it reads alone.
    """
    target = pair.target()
    assert pair.draft is not None
    (*_, wide) = passes.widths(target)
    (*_, narrow) = passes.widths(pair.draft(target))
    return MeasuredPasses(
        next(each.seconds for each in narrow if each.width == 1),
        {each.width: each.seconds for each in wide},
    )
