"""What is known of a serving engine, as lines of text in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from specviz.engines.checklist import Item
from specviz.engines.engine import Deployment, Engine
from specviz.engines.findings import Findings
from specviz.engines.payoff import Payoff, RoundCost
from specviz.engines.record import Acceptance, Bounds, Drift
from specviz.engines.verdict import Examination
from specviz.views.numbers import percent, short
from specviz.words.catalogue import Catalogue

WIDTH = 52  # of a counter's name


def finding_lines(say: Catalogue, engine: Engine, found: Findings) -> Iterator[str]:
    """Yield all that was found, with an empty line between its parts."""
    yield ""
    yield from verdict_lines(say, found.examination)
    if found.accepted is not None:
        yield ""
        for name, value in counter_rows(say, found.accepted, engine):
            yield f"{name:{WIDTH}} {value}"
    if found.payoff is not None:
        yield ""
        yield from payoff_lines(say, found.payoff, found.cost)
    yield ""
    yield from checklist_lines(say, found.items)
    yield ""
    yield from production_lines(say, engine, found.deployment)


def counter_rows(
    say: Catalogue, found: Acceptance, engine: Engine, *, formula: bool = True
) -> list[tuple[str, str]]:
    """Return (name, value) of what an engine counts, and its own figures by its own names.

    Args:
        formula: say, too, how the engine defines what it calls acceptance.
    """
    words = say.engines["counters"]
    rates = {
        "draft_efficiency": _share(say, found.draft_efficiency),
        "acceptance_rate": _share(say, found.acceptance_rate),
        "mean_acceptance_length": found.mean_acceptance_length
        and short(found.mean_acceptance_length),
        "survival": found.by_position
        and found.drafts
        and ", ".join(percent(count / found.drafts) for count in found.by_position),
        "conditional": found.conditional
        and ", ".join(filter(None, (_share(say, each) for each in found.conditional))),
    }
    counts = {name: getattr(found, name) for name in ("drafts", "drafted", "accepted")}
    rows = [(words[name], f"{count:,}") for name, count in counts.items() if count is not None]
    rows += [(words[name], str(value)) for name, value in rates.items() if value]
    own = [
        *([engine.rate] if formula else ()),
        *(f"{k} = {v:g}" for k, v in found.reported.items()),
    ]
    return rows + [(words["own"].format(engine=engine.name), each) for each in own]


def _share(say: Catalogue, share: float | Bounds | None) -> str:
    """Format a share; both bounds if they differ."""
    if share is None:
        return ""
    if not isinstance(share, Bounds):
        return percent(share)
    low, high = map(percent, share)
    between: str = say.engines["counters"]["between"]
    return low if low == high else between.format(low=low, high=high)


def drift_line(say: Catalogue, change: Drift, seconds: float) -> str:
    """Return the sentence on a change of acceptance."""
    return _filled(
        say.engines["drift"], before=percent(change.before), after=percent(change.after),
        seconds=round(seconds),
    )  # fmt: skip


def verdict_lines(say: Catalogue, found: Examination) -> list[str]:
    """Return the verdict, then a sentence for each temperature."""
    greedy, sampled = found.greedy, found.sampled
    unclear = greedy.kind == "unclear" and sampled.kind == "expected"
    whole = "sound" if found.sound else "unclear" if unclear else "unsound"
    return [
        say.engines[whole],
        _filled(
            say.engines["greedy"][greedy.kind], tokens=greedy.tokens, prompt=greedy.prompt,
            differences=greedy.differences, place=greedy.place, gap=f"{greedy.gap:.3g}",
        ),
        _filled(
            say.engines["sampled"][sampled.kind], tokens=sampled.tokens,
            surprise=short(sampled.surprise), expected=short(sampled.expected),
            low=short(sampled.low), high=short(sampled.high),
            deviations=f"{abs(sampled.deviations):.1f}",
        ),
    ]  # fmt: skip


def payoff_lines(say: Catalogue, found: Payoff, cost: RoundCost | None) -> list[str]:
    """Return whether speculation pays, and what a round costs, if that could be fitted."""
    lines = [
        _filled(
            say.engines["payoff"][found.kind], speedup=short(found.speedup), low=short(found.low),
            high=short(found.high), prompts=found.prompts, tau=short(found.tokens_per_round),
        )
    ]  # fmt: skip
    if cost is not None:
        times = {
            name: f"{1000 * seconds:.3g}"
            for name, seconds in (
                ("plain", cost.plain), ("fixed", cost.fixed), ("slope", cost.slope),
                ("error", cost.slope_error),
            )
        }  # fmt: skip
        gamma = max(cost.break_even)
        lines.append(_filled(say.engines["round"], **times))
        lines.append(
            _filled(say.engines["round_even"], gamma=gamma, tokens=short(cost.break_even[gamma]))
        )
    return lines


def checklist_lines(say: Catalogue, items: Sequence[Item]) -> Iterator[str]:
    """Yield the causes of low acceptance that were found, then those to check by hand."""
    for finding in ("found", "untested"):
        for item in items:
            if item.finding == finding:
                words: Mapping[str, str] = say.engines["checklist"][item.name]
                figures = {
                    name: percent(value) if isinstance(value, float) else value
                    for name, value in item.figures.items()
                }
                seen = _filled(words.get("seen", ""), **figures) if finding == "found" else ""
                mark = say.engines["finding"][finding]
                yield say.sentences(f"[{mark}]", words["cause"], seen, words["remedy"])


def production_lines(say: Catalogue, engine: Engine, deployment: Deployment) -> list[str]:
    """Return the flags for a deployment, and what to watch afterwards."""
    words = say.engines["production"]
    command = engine.command(deployment)
    if command is None:
        return [_filled(words["none"], engine=engine.name)]
    watch = "watch" if "rate(" in engine.watch else "watch_gauge"
    return [
        _filled(words["flags"], engine=engine.name, version=engine.checked),
        *(f"    {line}" for line in command.splitlines()),
        words[watch],
        f"    {engine.watch}",
        *([words["synthetic"], f"    {engine.synthetic}"] if engine.synthetic else ()),
    ]


def _filled(sentence: str, **values: Any) -> str:
    return sentence.format(**values)
