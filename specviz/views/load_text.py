"""A measurement under load as a table for the terminal."""

from collections.abc import Sequence

from specviz.sweep.estimates import Estimate
from specviz.sweep.load import LoadPoint, LoadReport, Method, crossover, points
from specviz.views.columns import columns

HEAD = ("texts", "method", "tokens/s", "ms/token", "× plain", "95 %", "τ", "verified", "c", "v")


def as_text(report: LoadReport) -> str:
    """One line per batch size and method, then where each method falls behind plain decoding."""
    found = points(report.samples)
    if not found:
        return "Nothing was measured yet."
    plan, machine = report.plan, report.machine
    measured = (
        f"{report.models.pair}, {plan.suite}, temperature {plan.settings.temperature:g},"
        f" {machine.processor}, {machine.threads} threads"
    )
    crossings = (_crossing(found, method) for method in sorted({*plan.methods}))
    return "\n".join([measured, *columns([HEAD, *map(_row, found)]), *crossings])


def method_name(method: Method) -> str:
    """A method in a few characters."""
    if method.gamma == 0:
        return "plain"
    return f"γ ≤ {method.gamma}, adaptive" if method.adaptive else f"γ {method.gamma}"


def _row(point: LoadPoint) -> tuple[str, ...]:
    drafts = point.method.gamma > 0
    return (
        str(point.size),
        method_name(point.method),
        _number(point.throughput, ".0f"),
        _number(point.latency, ".1f", 1e3),
        _number(point.speedup, ".2f") if drafts else "",
        _interval(point.speedup) if drafts else "",
        f"{point.tau:.2f}",
        f"{point.verified:.1f}" if drafts else "",
        f"{point.c:.2f}" if drafts else "",
        f"{point.v:.2f}",
    )


def _number(estimate: Estimate, form: str, scale: float = 1.0) -> str:
    return "–" if estimate.value is None else f"{estimate.value * scale:{form}}"


def _interval(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{estimate.low:.2f}–{estimate.high:.2f}"


def _crossing(found: Sequence[LoadPoint], method: Method) -> str:
    name, between = method_name(method), crossover(found, method)
    if between is None:
        return f"{name}: still faster than plain decoding in the largest batch."
    faster, slower = between
    if faster == 0:
        return f"{name}: slower than plain decoding at every size."
    return f"{name}: falls behind plain decoding between {faster} and {slower} texts."
