"""Rules that several claims are judged by; each returns a claim's `judge`."""

from collections.abc import Mapping

from specviz.claims import ClaimVerdict
from specviz.lab.experiments.claim import Judge


def above(name: str, limit: float = 1.0) -> Judge:
    """A claim holds if the whole interval of a number is above a limit, and fails if below.

    Args:
        name: the number; its interval is `{name}_least` to `{name}_most`.
        limit: the limit, by default that of a ratio.
    """

    def judge(numbers: Mapping[str, float]) -> ClaimVerdict:
        least, most = numbers[f"{name}_least"], numbers[f"{name}_most"]
        return "holds" if least > limit else "fails" if most < limit else "depends"

    return judge


def unanimous(holding: str, failing: str, cases: str) -> Judge:
    """A claim holds or fails if it does so in all cases; the arguments name the three counts."""

    def judge(numbers: Mapping[str, float]) -> ClaimVerdict:
        if numbers[holding] == numbers[cases]:
            return "holds"
        return "fails" if numbers[failing] == numbers[cases] else "depends"

    return judge
