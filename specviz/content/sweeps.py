"""The title of a sweep, and where it was measured."""

from specviz.sweep.samples import Sweep
from specviz.words.catalogue import Catalogue


def title(say: Catalogue, sweep: Sweep) -> str:
    """Return the title of a recorded sweep: models, compared axes, machine, date."""
    plan, comma = sweep.plan, say.explore["pictures"]["comma"]
    names = (say.pairs.get(pair, pair) for pair in plan.pairs)
    axes = ("drafters", "rules", "trees", "controllers")
    several = [
        say.explore["axes"][name].format(n=len(of))
        for name in axes
        if len(of := getattr(plan, name)) > 1
    ]
    return str(
        say.explore["recorded"].format(
            pair=comma.join([*names, *several]),
            machine=machines(say, sweep),
            date=sweep.recorded[:10],
        )
    )


def origin(say: Catalogue, sweep: Sweep) -> str:
    """Describe where and when a sweep was measured, and how much of it."""
    if not sweep.samples:
        return ""
    kind = "origin_whole" if sweep.is_finished else "origin_part"
    values = {"done": len(sweep.samples), "planned": sweep.plan.runs, "date": sweep.recorded[:10]}
    template: str = say.explore[kind]
    return template.format(machine=machines(say, sweep), tokens=sweep.plan.tokens, **values)


def machines(say: Catalogue, sweep: Sweep) -> str:
    """Return the names of the machines that a sweep was measured on."""
    named = (setup.machine.processor or setup.machine.device for setup in sweep.setups)
    return str(say.explore["pictures"]["comma"].join(dict.fromkeys(named)))


def target_of(sweep: Sweep, pair: str) -> int:
    """Return the number of weights of a pair's target; 0 if the sweep has no run of it."""
    found = (setup.models for setup in sweep.setups if setup.models.pair == pair)
    return next((models.target.parameters for models in found), 0)
