"""A measurement under load as a table for the terminal."""

from collections.abc import Sequence

from specviz.sweep.estimates import Estimate
from specviz.sweep.load import LoadPoint, LoadReport, Method, crossover, points
from specviz.views.columns import columns
from specviz.views.numbers import with_interval

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
    latency = Estimate(*(bound and bound * 1e3 for bound in point.latency))
    cells = (
        str(point.size),
        method_name(point.method),
        with_interval(point.throughput, ".0f")[0],
        with_interval(latency, ".1f")[0],
    )
    if point.method.gamma == 0:
        return (*cells, "", "", f"{point.tau:.2f}", "", "", f"{point.v:.2f}")
    counted = f"{point.tau:.2f}", f"{point.verified:.1f}", f"{point.c:.2f}", f"{point.v:.2f}"
    return (*cells, *with_interval(point.speedup, ".2f"), *counted)


def _crossing(found: Sequence[LoadPoint], method: Method) -> str:
    name, between = method_name(method), crossover(found, method)
    if between is None:
        return f"{name}: still faster than plain decoding in the largest batch."
    faster, slower = between
    if faster == 0:
        return f"{name}: slower than plain decoding at every size."
    return f"{name}: falls behind plain decoding between {faster} and {slower} texts."
