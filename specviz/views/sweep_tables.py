"""The results of a sweep by kind of prompt, as a plain-text table."""

from specviz.metrics import disturbed_runs, is_busy
from specviz.settings import RULES
from specviz.sweep.estimates import Best, Cell, CellSettings, best_gammas, cells
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sweep
from specviz.views.columns import columns
from specviz.views.numbers import with_interval
from specviz.words.timing import BUSY_RUNS

HEAD = ("kind", "best γ", "sure", "at γ", "", "speed-up", "α", "", "τ", "prompts")
LEGEND = """\
best γ: the draft length with the highest speed-up; 0: plain decoding is faster.
sure: share of resamples of the prompts in which the same γ is best.
at γ: the draft length of the figures in this row, the fastest above 0.
speed-up: relative to plain decoding of the same prompts; ranges: 95% intervals."""
NEW_FILE = "Write to a new file: this one keeps its runs."
MARKS = """\
busy: runs during which the machine was busy with other work, of those checked.
disturbed: an impossible speed-up; a round cannot take less time than a plain step."""


def as_text(sweep: Sweep) -> str:
    """Return a plain-text table of kinds for each pair, scheme and temperature, and a legend.

    Trees have a budget in place of γ. A row shows the γ with the highest speed-up. If even that was
    slower than plain decoding, the best γ is 0. `sure` is the share of bootstrap resamples in which
    the best γ is best. A γ with an impossible speed-up is no best; if there is no other, the row
    says “disturbed”.
    """
    rows: dict[tuple[str, Scheme, float], list[tuple[str, ...]]] = {}
    best = {
        (each.pair, each.scheme, each.temperature, each.kind): each for each in best_gammas(sweep)
    }
    fastest = _fastest(cells(sweep))
    marked = any(_busy(cell) for cell in fastest.values())
    for key, cell in fastest.items():
        table = rows.setdefault(key[:3], [HEAD + ("busy",) * marked])
        table.append(_line(best.get(key), cell) + (_busy(cell),) * marked)
    tables = [
        "\n".join([f"{pair}, {_named(scheme)}, temperature {temperature:g}", *columns(group)])
        for (pair, scheme, temperature), group in rows.items()
    ]
    return "\n\n".join([*tables, f"{LEGEND}\n{MARKS}" if marked else LEGEND])


def warning(sweep: Sweep) -> str:
    """Return a line about a busy machine for the end of a sweep; empty if it was idle.

    As on the page, an impossible speed-up of a single kind, with few prompts, is only marked.
    """
    found = disturbed_runs(sample.disturbed for sample in sweep.samples)
    impossible = any(cell.is_impossible for cell in cells(sweep) if cell.kind is None)
    if found is None or not (is_busy(found) or impossible):
        return ""
    return f"{BUSY_RUNS.format(busy=found[0], n=found[1])} {NEW_FILE}"


def _busy(cell: Cell) -> str:
    """Return how many runs of a cell were disturbed, of those checked; empty if none was."""
    if cell.disturbed is None or not (cell.disturbed[0] or cell.is_impossible):
        return ""
    return "{} of {}".format(*cell.disturbed)


def _fastest(found: list[Cell]) -> dict[tuple[str, Scheme, float, str | None], Cell]:
    """Return the cell with the highest speed-up among those that differ only in γ.

    In the order of `found`; a disturbed one counts only if all are.
    """
    fastest: dict[tuple[str, Scheme, float, str | None], Cell] = {}
    for cell in found:
        key = (*_group(cell.setting), cell.kind)
        known = fastest.setdefault(key, cell)
        if (cell.speedup.value or 0) > (known.speedup.value or 0):
            fastest[key] = cell
    return fastest


def _named(scheme: Scheme) -> str:
    rule = "" if scheme.rule == "token" else f", rule {scheme.rule}"
    lossy = "" if RULES[scheme.rule] else " (lossy)"
    tree = f", tree {scheme.tree} (γ: its budget)" if scheme.is_tree else ""
    chosen = "" if scheme.controller == "fixed" else f", γ by {scheme.controller}"
    return f"drafter {scheme.drafter}{rule}{lossy}{tree}{chosen}"


def _group(setting: CellSettings) -> tuple[str, Scheme, float]:
    return setting.pair, setting.scheme, setting.temperature


def _line(best: Best | None, cell: Cell) -> tuple[str, ...]:
    sure = None if best is None else best.sure
    speedup = ("disturbed", "") if cell.is_impossible else with_interval(cell.speedup, ".2f")
    return (
        cell.kind or "all",
        "–" if best is None else str(best.gamma),
        "" if best is None or sure is None else f"{sure[best.gamma]:.0%}",
        str(cell.setting.gamma),
        *speedup,
        *with_interval(cell.acceptance, ".0%"),
        with_interval(cell.tau, ".2f")[0],
        str(cell.prompts),
    )
