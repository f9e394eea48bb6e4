"""The tables of the models' README that compare heads with independent drafts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from specviz.training.heads.measure import INDEPENDENT, TEMPERATURES

REFERENCE = INDEPENDENT[1]  # the default pair's draft


def table(header: list[str], rows: Iterable[list[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    rule = ["---"] + ["---:"] * (len(header) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows)) + "\n"


def section(results: dict[str, Any] | None, training: dict[str, Any]) -> str:
    """All tables, from `measure`'s results; a line if nothing was measured yet."""
    if not results:
        return "(not measured)\n"
    parts = [_trained(training)]
    for how, temperature in TEMPERATURES.items():
        measured = {name: values[how] for name, values in results["drafters"].items()}
        parts += [
            (
                f"Temperature {temperature:g}: acceptance in each slot, if all before it were"
                f" accepted; τ, the mean over the kinds; and τ relative to {REFERENCE}'s.\n"
            ),
            _by_slot(measured, results["gamma"]),
            f"Temperature {temperature:g}: τ by kind.\n",
            _by_kind(measured),
        ]
    return "\n".join(parts)


def _by_slot(measured: dict[str, Any], gamma: int) -> str:
    slots = [str(slot + 1) for slot in range(gamma)]
    rows = list[list[str]]()
    for name, values in measured.items():
        means = [values["mean"], values["mean"] / measured[REFERENCE]["mean"]]
        rows.append([name, *(f"{number:.2f}" for number in (*values["by_place"], *means))])
        if "foreseen" in values:
            shares = [f"{share:.2f}" for share in values["foreseen"]]
            rows.append([f"{name}’s own confidence", *shares, "", ""])
    return table(["drafter", *slots, "τ", "ratio"], rows)


def _by_kind(measured: dict[str, Any]) -> str:
    columns = [values["tokens_per_pass"] for values in measured.values()]
    return table(
        ["kind", *(name.removeprefix("draft-") for name in measured)],
        ([kind, *(f"{column[kind]:.2f}" for column in columns)] for kind in columns[0]),
    )


def _trained(training: dict[str, Any]) -> str:
    heads = {name: one for name, one in training.items() if name.startswith("target-")}
    return table(
        ["head", "parameters", "steps", "tokens", "seconds", "seed"],
        (
            [
                f"`{name}`", f"{one['parameters']:,}", f"{one['steps']:,}", f"{one['tokens']:,}",
                f"{one['seconds']:,}", str(one["seed"]),
            ]
            for name, one in heads.items()
        ),
    )  # fmt: skip
