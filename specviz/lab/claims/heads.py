"""Claims 24 and 25: heads on the target's states against draft models, and blocks against heads."""

from collections.abc import Generator, Mapping, Sequence

from specviz.claims import ClaimVerdict, Evidence, Point, Series
from specviz.lab.claims.estimates import Ratio, point, short_numbers
from specviz.lab.claims.gains import name_of
from specviz.lab.claims.prices import Priced, priced
from specviz.lab.claims.workbench import MEDIUM, SIZES, RaceSettings, Workbench
from specviz.settings import HEADS

NEEDS_SIZES = SIZES
NEEDS_BUNDLED = (MEDIUM,)
CHAINED, BLOCKS = ("eagle3", "mtp"), ("dflash", "dspark")
BLOCK_GAMMAS = (2, 4, 7)  # the bundled blocks have seven guesses
DRAFTERS = (*((pair, "model") for pair in SIZES), *((MEDIUM, head) for head in HEADS))


def own_states(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 24: heads that read the target's states against draft models that see only text.

    Each drafts at its best γ.
    """
    prompts = bench.prompts(MEDIUM)
    variants = [
        RaceSettings(pair, prompts[0], gamma, drafter)
        for pair, drafter in DRAFTERS
        for gamma in BLOCK_GAMMAS
    ]
    of = dict(zip(variants, (yield from priced(bench, variants, prompts)), strict=True))

    def speed(run: RaceSettings) -> float:
        return of[run].speed.value

    best = [
        max((run for run in variants if (run.pair, run.drafter) == each), key=speed)
        for each in DRAFTERS
    ]
    drafts, heads = best[: len(SIZES)], best[len(SIZES) :]
    draft, head = max(drafts, key=speed), max(heads, key=speed)
    over = [of[run].over(of[draft]) for run in heads]
    names = [name_of(run.pair, run.drafter) for run in best]
    found = [of[run] for run in best]
    return Evidence(
        setup=bench.setup(
            SIZES,
            len(prompts),
            drafters=("model", *HEADS),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            heads=len(heads),
            faster=sum(each.least > 1 for each in over),
            slower=sum(each.most < 1 for each in over),
            head=speed(head),
            head_gamma=head.gamma,
            head_tokens=of[head].tokens.value,
            draft=speed(draft),
            draft_gamma=draft.gamma,
            draft_tokens=of[draft].tokens.value,
        ),
        series=(
            Series("tokens", _points(names, [each.tokens for each in found], len(prompts))),
            Series("round", _costs(names, found, len(prompts))),
            Series("speedup", _points(names, [each.speed for each in found], len(prompts))),
        ),
    )


def judge_own_states(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if most heads are faster than the fastest draft model; fails if slower."""
    if numbers["faster"] > numbers["heads"] / 2:
        return "holds"
    return "fails" if numbers["slower"] > numbers["heads"] / 2 else "depends"


def blocks(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 25: blocks drafted in one pass against heads that draft token by token."""
    prompts = bench.prompts(MEDIUM)
    variants = [
        RaceSettings(MEDIUM, prompts[0], gamma, drafter)
        for drafter in (*CHAINED, *BLOCKS)
        for gamma in BLOCK_GAMMAS
    ]
    found = dict(zip(variants, (yield from priced(bench, variants, prompts)), strict=True))
    block, head = (
        max((run for run in variants if run.drafter in kind), key=lambda r: found[r].speed.value)
        for kind in (BLOCKS, CHAINED)
    )
    over = found[block].over(found[head])
    gamma = max(BLOCK_GAMMAS)
    longest = {run.drafter: found[run] for run in variants if run.gamma == gamma}
    return Evidence(
        setup=bench.setup(
            NEEDS_BUNDLED,
            len(prompts),
            drafters=(*CHAINED, *BLOCKS),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            over_least=over.least,
            over_most=over.most,
            block=found[block].speed.value,
            block_gamma=block.gamma,
            head=found[head].speed.value,
            head_gamma=head.gamma,
            gamma=gamma,
            block_cost=min(longest[name].prices[gamma].drafting for name in BLOCKS),
            head_cost=min(longest[name].prices[gamma].drafting for name in CHAINED),
            block_tokens=max(longest[name].tokens.value for name in BLOCKS),
            head_tokens=max(longest[name].tokens.value for name in CHAINED),
        ),
        series=tuple(
            Series(
                drafter,
                tuple(
                    point(float(run.gamma), found[run].speed, len(prompts))
                    for run in variants
                    if run.drafter == drafter
                ),
            )
            for drafter in (*CHAINED, *BLOCKS)
        ),
    )


def fastest(options: Sequence[Priced]) -> Priced:
    """Return the option with the highest speed-up."""
    return max(options, key=lambda option: option.speed.value)


def _points(names: Sequence[str], values: Sequence[Ratio], count: int) -> tuple[Point, ...]:
    return tuple(point(name, y, count) for name, y in zip(names, values, strict=True))


def _costs(names: Sequence[str], found: Sequence[Priced], count: int) -> tuple[Point, ...]:
    return _points(names, [Ratio(each.round, None, None) for each in found], count)
