"""A benchmark's report as text: speeds, ratios and the formula, each with its baseline."""

from collections.abc import Iterator, Mapping
from typing import Any

from specviz import settings
from specviz.metrics import is_busy, is_impossible
from specviz.views.columns import columns
from specviz.words.timing import BUSY_RUNS

PLAIN = "plain"
DISTURBED = "disturbed"  # in place of an impossible speed-up
PEERS = "transformers-assisted-", "transformers-"  # left out of the heads of columns
SPEEDS = "Speed in tokens/s, prefill included: medians over {runs}."
AGREEMENT = "same text: share of runs with the same tokens as plain decoding."
EAGER = "eager: without CUDA graphs."
LOSSY = "lossy: its text does not follow the target's distribution."
RATIOS = """\
Speed of the method on the left over that of the method above, prefill included:
medians of the ratios for the same prompt. Above 1, the left one is faster."""
ASSISTED = """\
transformers: its plain generation; assisted, defaults: its assisted generation,
at our γ and with its own settings; lookup (above): its prompt lookup."""
MBU = """\
Share of the memory bandwidth, {bandwidth:,.0f} GB/s, that a step's weights use (MBU):
{shares}."""
FORMULA = """\
Speed-up over plain decoding without prefill, all prompts together, and what the
formula τ / (γc + v) allows for the measured τ, c and v."""


def as_text(report: Mapping[str, Any]) -> str:
    """Return three tables: speeds, speeds relative to others, and speed-ups beside the formula.

    Args:
        report: of `specviz.lab.bench_report`.
    """
    tables = [_speeds(report)]
    if report["ratios"]:  # nothing but plain decoding was measured before Ctrl-C
        tables += [_ratios(report["ratios"], report["formula"]), _formula(report["formula"])]
    if mbu := report.get("mbu"):
        shares = ", ".join(f"{of} {mbu[of]:.0%}" for of in ("target", "draft") if of in mbu)
        tables.append(iter([MBU.format(bandwidth=mbu["bandwidth"] / 1e9, shares=shares)]))
    return "\n\n".join("\n".join(table) for table in tables)


def warning(report: Mapping[str, Any]) -> str:
    """Return a line about a busy machine; empty if it was idle."""
    found = report["disturbed"]
    return BUSY_RUNS.format(busy=found[0], n=found[1]) if is_busy(found) else ""


def _speeds(report: Mapping[str, Any]) -> Iterator[str]:
    runs = len(report["runs"]) // max(1, len(report["medians"]))
    yield SPEEDS.format(runs=f"{runs} runs of each" if runs != 1 else "1 run of each")
    rows = [["method", "tokens/s", "same text", ""]]
    eager = lossy = False
    for name, speed in report["medians"].items():
        agree = report["agree"][name]
        is_eager = report["machine"]["device"] != "cpu" and report["captured"].get(name) is False
        is_lossy = not set(name.split()[0].split("+")).isdisjoint(settings.LOSSY)
        eager, lossy = eager or is_eager, lossy or is_lossy
        rows.append(
            [
                name,
                f"{speed:.1f}",
                "–" if agree is None else f"{agree:.0%}",
                ", ".join(["lossy"] * is_lossy + ["eager"] * is_eager),
            ]
        )
    yield from columns(rows)
    yield AGREEMENT + (f" {EAGER}" if eager else "")
    if lossy:
        yield LOSSY


def _ratios(ratios: Mapping[str, float], formula: Mapping[str, Any]) -> Iterator[str]:
    """Yield a table: our methods by those that they are compared with, each at its best γ."""
    pairs = [name.split("/") for name in ratios]
    ours = sorted(dict.fromkeys(a for a, _ in pairs), key=PLAIN.__ne__)
    others = sorted(dict.fromkeys(b for _, b in pairs), key=PLAIN.__ne__)
    rows = [["method", *map(_head, others)]]
    for a in ours:
        found = {b: ratios.get(f"{a}/{b}") for b in others}
        told = {b: "–" if ratio is None else f"{ratio:.2f}" for b, ratio in found.items()}
        if PLAIN in told and a in formula and _is_disturbed(formula[a]["all"]):
            told[PLAIN] = DISTURBED
        rows.append([a, *told.values()])
    yield RATIOS
    yield from columns(rows)
    if any(name.startswith(PEERS) for name in others):
        yield ASSISTED


def _is_disturbed(row: Mapping[str, Any]) -> bool:
    """Return whether a method's speed-up is impossible, so that it is no result."""
    return is_impossible(row["measured"], row["tau"], row["gamma"])


def _head(name: str) -> str:
    for peer in PEERS:
        name = name.removeprefix(peer)
    return name


def _formula(formula: Mapping[str, Any]) -> Iterator[str]:
    rows = [["method", "speed-up", "formula", "reached", "τ", "v"]]
    for name, kinds in formula.items():
        row = kinds["all"]
        disturbed = _is_disturbed(row)
        rows.append(
            [
                name,
                DISTURBED if disturbed else f"{row['measured']:.2f}",
                f"{row['predicted']:.2f}",
                "–" if disturbed else f"{row['efficiency']:.0%}",
                f"{row['tau']:.2f}",
                f"{row['v']:.2f}",
            ]
        )
    yield FORMULA
    yield from columns(rows)
