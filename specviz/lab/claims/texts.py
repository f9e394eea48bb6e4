"""Claims 10 and 11: the influence of the kind of text and of the target's size."""

from collections.abc import Generator, Mapping

from specviz.claims import ClaimVerdict, Evidence, Series
from specviz.lab.claims.drafts import gammas_of, measured
from specviz.lab.claims.estimates import acceptance, point, short_numbers, unanimous
from specviz.lab.claims.workbench import (
    GAMMAS,
    HEAD,
    INDEPENDENT,
    MEDIUM,
    NAMES,
    RaceSettings,
    Workbench,
)
from specviz.sweep.estimates import FEW

NEEDS_BUNDLED = (MEDIUM,)
NEEDS_BOTH = (MEDIUM, HEAD, INDEPENDENT)
PER_KIND = FEW  # prompts: an interval for each kind
CODE = frozenset({"python", "json", "table", "counting", "code", "code edit"})  # and boilerplate
CREATIVE = frozenset({"prose", "story"})


def by_kind(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 10: acceptance by kind of prompt."""
    targets = bench.here(MEDIUM, HEAD)
    runs = [
        RaceSettings(name, prompt) for name in targets for prompt in bench.prompts(name, PER_KIND)
    ]
    traces = yield from bench.races(runs)
    series, groups = [], []
    for name in targets:
        own = [(run, trace) for run, trace in zip(runs, traces, strict=True) if run.pair == name]
        kinds = dict.fromkeys(run.prompt.kind for run, _ in own)
        rates = {
            kind: acceptance([trace for run, trace in own if run.prompt.kind == kind])
            for kind in kinds
        }
        ordered = sorted(rates, key=lambda kind: -rates[kind].value)
        points = (point(kind, rates[kind], PER_KIND) for kind in ordered)
        series.append(Series(NAMES[name], tuple(points)))
        code, creative = (
            acceptance([trace for run, trace in own if run.prompt.kind in group])
            for group in (CODE & set(kinds), CREATIVE & set(kinds))
        )
        groups.append((code, creative))
    return Evidence(
        setup=bench.setup(targets, len(runs)),
        numbers=short_numbers(
            targets=len(targets),
            easier=sum(code.least > creative.most for code, creative in groups),
            harder=sum(creative.least > code.most for code, creative in groups),
            code=groups[0][0].value,
            creative=groups[0][1].value,
        ),
        series=tuple(series),
    )


def judge_by_kind(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if on every target code's interval lies above that of creative text."""
    return unanimous(numbers["easier"], numbers["harder"], numbers["targets"])


def small_target(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 11: targets of 6 million and 135 million weights, each with its own drafters."""
    drafters = {
        "bundled": ((MEDIUM, "model"), (MEDIUM, "lookup")),
        "smollm2": ((HEAD, "model"), (INDEPENDENT, "model"), (HEAD, "lookup")),
    }
    found = yield from measured(bench, [one for rows in drafters.values() for one in rows])
    split = len(drafters["bundled"])
    targets = {"bundled": found[:split], "smollm2": found[split:]}
    best = {name: max(rows, key=lambda one: one.gain.value) for name, rows in targets.items()}
    return Evidence(
        setup=bench.setup(
            NEEDS_BOTH,
            bench.different(NEEDS_BOTH),
            drafters=("model", "lookup"),
            gammas=tuple(sorted({*GAMMAS, *gammas_of(HEAD)})),
        ),
        numbers=short_numbers(
            small=best["bundled"].gain.value,
            small_least=best["bundled"].gain.least,
            small_most=best["bundled"].gain.most,
            large=best["smollm2"].gain.value,
            large_least=best["smollm2"].gain.least,
        ),
        series=tuple(
            Series(name, tuple(point(one.name, one.gain, len(one.traces)) for one in rows))
            for name, rows in targets.items()
        ),
    )


def judge_small_target(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if the small target loses and the large one gains; fails if the small gains.

    Whole intervals of each target's best drafter are compared with 1.
    """
    if numbers["small_least"] > 1:
        return "fails"
    lost = numbers["small_most"] < 1 < numbers["large_least"]
    return "holds" if lost else "depends"
