"""Claims 16 and 17: tokens that a round emits, and target passes that it takes."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from torch import Tensor

from specviz.claims import ClaimVerdict, Evidence, Point, Series
from specviz.decoding.decode import decode
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.prefill import prefill
from specviz.lab.claims.estimates import mean, point, short_numbers
from specviz.lab.claims.workbench import MEDIUM, TEMPERATURE, USUAL_GAMMA, Workbench
from specviz.models.machine import use_threads
from specviz.settings import Settings
from specviz.trace import Round

NEEDS = (MEDIUM,)


@dataclass
class Counted:
    """A LanguageModel wrapper that counts forward passes."""

    model: LanguageModel
    passes: int = 0

    def __post_init__(self) -> None:
        self.limit = self.model.limit
        self.vocabulary = self.model.vocabulary
        self.device = self.model.device
        self.length = self.model.length

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        self.passes += 1
        logits = self.model.logits(tokens, last)
        self.length = self.model.length
        return logits

    def rollback(self, length: int) -> None:
        self.model.rollback(length)
        self.length = self.model.length


class Watched(NamedTuple):
    """A round and its number of target passes."""

    round: Round
    passes: int


def _watched(bench: Workbench) -> Generator[float, None, list[Watched]]:
    """Run one prompt of each kind and return all rounds."""
    pair, prompts = bench.pairs[MEDIUM], bench.prompts(MEDIUM)
    settings = Settings(
        gamma=USUAL_GAMMA, temperature=TEMPERATURE, max_new_tokens=bench.size.tokens
    )
    found = []
    for number, prompt in enumerate(prompts):
        bare = pair.target()
        target = Counted(bare)
        drafter, draft = pair.drafter("model", bare)
        ids = pair.tokenizer.encode(prompt.text)
        for model in (target, draft):
            if model is not None:
                prefill(model, ids[:-1])
        before = target.passes
        for round, _ in decode(target, drafter, ids, settings, pair.ends):
            found.append(Watched(round, target.passes - before))
            before = target.passes
            yield number / len(prompts)
            use_threads(pair.machine.threads)
    return found


def bonus(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 16: tokens emitted and target passes in rounds with every draft accepted.

    Excludes rounds that a drafted end token finished, since they emit no final token, and those
    that the length limit left fewer than γ drafts, where the claim is trivial.
    """
    rounds = yield from _watched(bench)
    rounds = [one for one in rounds if one.round.final and len(one.round.drafts) == USUAL_GAMMA]
    full = [one for one in rounds if one.round.accepted == len(one.round.drafts)]
    right = [len(one.round.emitted) == len(one.round.drafts) + 1 for one in full]
    kept = sorted({one.round.accepted for one in rounds})
    return Evidence(
        setup=bench.setup(NEEDS, len(bench.prompts(MEDIUM))),
        numbers=short_numbers(
            rounds=len(rounds),
            full=len(full),
            right=sum(right),
            passes=sum(one.passes for one in full),
        ),
        series=(
            Series(
                "written",
                tuple(
                    _average(n, [len(x.round.emitted) for x in rounds if x.round.accepted == n])
                    for n in kept
                ),
            ),
            Series(
                "passes",
                tuple(
                    _average(n, [x.passes for x in rounds if x.round.accepted == n]) for n in kept
                ),
            ),
        ),
    )


def judge_bonus(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if every round with all K drafts accepted emits K+1 tokens in one pass."""
    if not numbers["full"]:
        return "depends"
    as_said = numbers["right"] == numbers["passes"] == numbers["full"]
    return "holds" if as_said else "fails"


def correction(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 17: target passes in rounds with a rejection."""
    rounds = yield from _watched(bench)
    kinds = {
        "rejected": [one for one in rounds if one.round.tested > one.round.accepted],
        "all_kept": [one for one in rounds if one.round.tested == one.round.accepted],
    }
    return Evidence(
        setup=bench.setup(NEEDS, len(bench.prompts(MEDIUM))),
        numbers=short_numbers(
            rounds=len(rounds),
            corrections=len(kinds["rejected"]),
            passes=sum(one.passes for one in kinds["rejected"]),
        ),
        series=(
            Series(
                "passes",
                tuple(
                    point(kind, mean([one.passes for one in found]), len(found))
                    for kind, found in kinds.items()
                    if found
                ),
            ),
        ),
    )


def judge_correction(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if a rejection costs an extra target pass."""
    if not numbers["corrections"]:
        return "depends"
    return "holds" if numbers["passes"] > numbers["corrections"] else "fails"


def _average(accepted: int, values: list[int]) -> Point:
    return Point(float(accepted), sum(values) / len(values), count=len(values))
