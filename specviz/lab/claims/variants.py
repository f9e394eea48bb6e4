"""Claims 19 and 20: a head on the target's features, and draft lengths by confidence."""

from collections.abc import Generator, Mapping

from specviz.claims import ClaimVerdict, Evidence, Series
from specviz.lab.claims.estimates import (
    acceptance,
    lift,
    point,
    short_numbers,
    speedup,
)
from specviz.lab.claims.heads import BLOCK_GAMMAS, fastest
from specviz.lab.claims.prices import priced
from specviz.lab.claims.workbench import (
    HEAD,
    INDEPENDENT,
    MEDIUM,
    RaceSettings,
    Workbench,
)

NEEDS_SMOLLM2 = (HEAD, INDEPENDENT)
NEEDS_BUNDLED = (MEDIUM,)
CONFIDENCES = (0.1, 0.2, 0.4)


def own_head(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 19: a head on the target's features against a draft that sees only tokens."""
    prompts = bench.prompts(HEAD)
    runs = [RaceSettings(pair, prompt) for prompt in prompts for pair in (HEAD, INDEPENDENT)]
    traces = yield from bench.races(runs)
    head, independent = traces[::2], traces[1::2]
    more = lift(head, independent)
    found = {HEAD: head, INDEPENDENT: independent}
    rates = {name: acceptance(each) for name, each in found.items()}
    gains = {name: speedup(each) for name, each in found.items()}
    return Evidence(
        setup=bench.setup((HEAD, INDEPENDENT), len(prompts)),
        numbers=short_numbers(
            head=rates[HEAD].value,
            independent=rates[INDEPENDENT].value,
            more_least=more.least,
            more_most=more.most,
            head_gain=gains[HEAD].value,
            independent_gain=gains[INDEPENDENT].value,
        ),
        series=tuple(
            Series(name, tuple(point(pair, y, len(prompts)) for pair, y in values.items()))
            for name, values in (("acceptance", rates), ("speedup", gains))
        ),
    )


def judge_own_head(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if the interval of the difference in α is above 0; fails if below."""
    if numbers["more_least"] > 0:
        return "holds"
    return "fails" if numbers["more_most"] < 0 else "depends"


def adaptive(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 20: DSpark's block at fixed lengths, and cut where its confidence head doubts."""
    prompts = bench.prompts(MEDIUM)
    options = {
        **{f"γ = {gamma}": (gamma, 0.0) for gamma in BLOCK_GAMMAS},
        **{f"≥ {limit:g}": (max(BLOCK_GAMMAS), limit) for limit in CONFIDENCES},
    }
    variants = [
        RaceSettings(MEDIUM, prompts[0], gamma, "dspark", confidence=confidence)
        for gamma, confidence in options.values()
    ]
    found = dict(zip(options, (yield from priced(bench, variants, prompts)), strict=True))
    fixed, free = (
        fastest([found[name] for name, (_, limit) in options.items() if bool(limit) is stops])
        for stops in (False, True)
    )
    over = free.over(fixed)
    return Evidence(
        setup=bench.setup(
            (MEDIUM,),
            len(prompts),
            drafters=("dspark",),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            fixed=fixed.speed.value,
            adaptive=free.speed.value,
            over=over.value,
            over_least=over.least,
            over_most=over.most,
        ),
        series=tuple(
            Series(
                kind,
                tuple(
                    point(name, found[name].speed, len(prompts))
                    for name, (_, confidence) in options.items()
                    if bool(confidence) is adapts
                ),
            )
            for kind, adapts in (("fixed", False), ("adaptive", True))
        ),
    )
