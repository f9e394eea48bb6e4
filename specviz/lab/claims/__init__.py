"""Claims about speculative decoding, each in a module of its own, which defines `CLAIM`.

To add a claim, add a module: nothing else lists them.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from specviz.lab.experiments.claim import Claim, Experiment


def find_claims() -> dict[int, Claim]:
    """Return the claims of this package's modules, by number.

    Raises:
        ValueError: two claims have one number.
    """
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    claims: list[Claim] = sorted((each.CLAIM for each in modules), key=lambda each: each.number)
    found = {claim.number: claim for claim in claims}
    if len(found) < len(claims):
        raise ValueError(f"two claims have one number: {[claim.number for claim in claims]}")
    return found


CLAIMS: Mapping[int, Claim] = find_claims()
"""All claims, by number."""

EXPERIMENTS: Mapping[int, Experiment] = {
    number: claim.experiment for number, claim in CLAIMS.items() if claim.experiment
}
"""The experiments, by the number of their claim."""
