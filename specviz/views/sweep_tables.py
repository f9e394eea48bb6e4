"""The results of a sweep by kind of prompt, as a plain-text table."""

from specviz.settings import RULES
from specviz.sweep.estimates import Best, Cell, CellSettings, Estimate, best_gammas, cells
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sweep
from specviz.views.columns import columns

HEAD = ("kind", "best γ", "sure", "at γ", "", "speed-up", "α", "", "τ", "prompts")
LEGEND = """\
best γ: the draft length with the highest speed-up; 0: plain decoding is faster.
sure: share of resamples of the prompts in which the same γ is best.
at γ: the draft length of the figures in this row, the fastest above 0.
speed-up: relative to plain decoding of the same prompts; ranges: 95% intervals."""


def as_text(sweep: Sweep) -> str:
    """Return a plain-text table of kinds for each pair, scheme and temperature, and a legend.

    Trees have a budget in place of γ. A row shows the γ with the highest speed-up. If even that was
    slower than plain decoding, the best γ is 0. `sure` is the share of bootstrap resamples in which
    the best γ is best.
    """
    rows: dict[tuple[str, Scheme, float], list[tuple[str, ...]]] = {}
    fastest = _fastest(cells(sweep))
    for best in best_gammas(sweep):
        group = (best.pair, best.scheme, best.temperature)
        rows.setdefault(group, [HEAD]).append(_line(best, fastest[*group, best.kind]))
    tables = [
        "\n".join([f"{pair}, {_named(scheme)}, temperature {temperature:g}", *columns(group)])
        for (pair, scheme, temperature), group in rows.items()
    ]
    return "\n\n".join([*tables, LEGEND])


def _fastest(found: list[Cell]) -> dict[tuple[str, Scheme, float, str | None], Cell]:
    """Return the cell with the highest speed-up among those that differ only in γ."""
    ordered = sorted(found, key=lambda cell: cell.speedup.value or 0)
    return {(*_group(cell.setting), cell.kind): cell for cell in ordered}


def _named(scheme: Scheme) -> str:
    rule = "" if scheme.rule == "token" else f", rule {scheme.rule}"
    lossy = "" if RULES[scheme.rule] else " (lossy)"
    tree = f", tree {scheme.tree} (γ: its budget)" if scheme.is_tree else ""
    return f"drafter {scheme.drafter}{rule}{lossy}{tree}"


def _group(setting: CellSettings) -> tuple[str, Scheme, float]:
    return setting.pair, setting.scheme, setting.temperature


def _line(best: Best, cell: Cell) -> tuple[str, ...]:
    return (
        cell.kind or "all",
        str(best.gamma),
        "" if best.sure is None else f"{best.sure[best.gamma]:.0%}",
        str(cell.setting.gamma),
        *_estimate(cell.speedup, ".2f"),
        *_estimate(cell.acceptance, ".0%"),
        _estimate(cell.tau, ".2f")[0],
        str(cell.prompts),
    )


def _estimate(estimate: Estimate, form: str) -> tuple[str, str]:
    value = "–" if estimate.value is None else format(estimate.value, form)
    if estimate.low is None or estimate.high is None:
        return value, ""
    low = format(estimate.low, form).removesuffix("%")
    return value, f"{low}–{estimate.high:{form}}"
