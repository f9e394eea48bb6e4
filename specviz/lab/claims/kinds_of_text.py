"""Claim 10: acceptance by kind of text."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import acceptance, series_of, short_numbers
from specviz.lab.experiments.workbench import HEAD, MEDIUM, NAMES, RaceSettings, Workbench
from specviz.sweep.estimates import FEW

PER_KIND = FEW  # prompts: an interval for each kind
CODE = frozenset({"python", "json", "table", "counting", "code", "code edit"})  # and boilerplate
CREATIVE = frozenset({"prose", "story"})


def measure(bench: Workbench) -> Steps:
    """Acceptance by kind of prompt."""
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
        series.append(series_of(NAMES[name], {kind: rates[kind] for kind in ordered}, PER_KIND))
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


CLAIM = Claim(
    number=10,
    words={
        "claim": "Code and boilerplate are easy, creative writing is hard. (Others say it flies"
        " through creative writing and crawls through code.)",
        "how": "Prompts of many kinds with the same draft and γ: acceptance by kind.",
        "rule": "On each target, compares code, JSON, tables and counting with prose and stories."
        " The claim holds if the first group’s 95% interval of acceptance lies above the second"
        " group’s on all targets. If it lies below on all, the opposite claim holds.",
        "holds": "Code and boilerplate had higher acceptance on all {targets:.0f} targets: on the"
        " bundled one {code:.0%} against {creative:.0%}.",
        "fails": "Creative text had higher acceptance on all {targets:.0f} targets: on the bundled"
        " one {creative:.0%} against {code:.0%}.",
        "depends": "Code was clearly easier on {easier:.0f} of {targets:.0f} targets, creative"
        " text on {harder:.0f}. On the bundled one, acceptance was {code:.0%} for code and"
        " {creative:.0%} for creative text. It depends on what the draft has learned.",
        "shows": "Acceptance rate for each kind of prompt, by target, with intervals over prompts.",
        "x": "Kind of prompt",
        "y": "Acceptance rate α",
    },
    terms=("acceptance_rate", "entropy"),
    run="json",
    experiment=Experiment(
        measure,
        unanimous("easier", "harder", "targets"),
        Chart("bars"),
        adds=(HEAD,),
        timed=False,
        outcomes=outcomes(
            "targets easier harder", holds=(2, 2, 0), fails=(2, 0, 2), depends=(2, 1, 0)
        ),
    ),
)
