"""A pair under load: the roofline model's speed-up by batch size."""

from typing import NamedTuple

from specviz.theory.roofline import Hardware, Weights, in_batch, memory


class Load(NamedTuple):
    """A pair on a machine, with its acceptance rate and γ.

    Attributes:
        context: tokens per text already in the cache.
    """

    hardware: Hardware
    target: Weights
    draft: Weights
    context: int
    alpha: float
    gamma: int

    def fits(self, batch: int) -> bool | None:
        """Return whether a batch fits into memory; None if the memory size is unknown."""
        room = self.hardware.memory
        needed = sum(memory(self.target, self.draft, batch, self.context).values())
        return None if room is None else needed <= room


class BatchSpeedup(NamedTuple):
    """The predicted speed-ups of a batch, at the load's γ (`here`) and at its best γ (`there`)."""

    batch: int
    c: float
    here: float
    best: int
    there: float
    fits: bool | None


def batch_speedup(load: Load, batch: int) -> BatchSpeedup:
    """Predict the speed-up of a batch at the load's γ and at the best γ."""
    model = in_batch(load.hardware, load.target, load.draft, batch, load.context)
    best = model.best_gamma(load.alpha)
    return BatchSpeedup(
        batch,
        model.c,
        model.speedup(load.alpha, load.gamma),
        best,
        model.speedup(load.alpha, best),
        load.fits(batch),
    )
