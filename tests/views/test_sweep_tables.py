"""A sweep's tables, for spreadsheets and for people."""

import csv
import io

from msgspec.structs import replace

from specviz.sweep.plan import Prompt
from specviz.sweep.samples import Tally
from specviz.views.sweep_csv import RUN_COLUMNS, cells_csv, runs_csv
from specviz.views.sweep_tables import as_text, warning
from support.made_up_sweep import MACHINE, plan, sample, setup, sweep

RUNS = [
    sample(0, 2, seconds=2.0), sample(0, 4, (10, 10, 10, 0), (10, 10, 10, 10), seconds=1.0),
    sample(1, 2, seconds=2.0), sample(1, 4, seconds=2.5),
    sample(2, 2, seconds=4.0), sample(2, 4, seconds=5.0),
]  # fmt: skip


def test_runs_as_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(runs_csv(sweep(plan(), RUNS)), newline="")))
    assert [*rows[0]] == list(RUN_COLUMNS)
    assert len(rows) == len(RUNS)
    first = rows[0]
    assert (first["pair"], first["kind"], first["prompt"]) == ("one", "code", "1")
    assert float(first["acceptance_rate"]) == 9 / 16
    assert float(first["draft_efficiency"]) == 9 / 20
    assert float(first["mean_acceptance_length"]) == 1.9
    assert float(first["speedup"]) == 1.5
    assert (first["disturbed"], rows[1]["disturbed"]) == ("", "")
    busy = sweep(plan(), [replace(RUNS[0], plain=30.0)])
    (row,) = csv.DictReader(io.StringIO(runs_csv(busy), newline=""))
    assert row["disturbed"] == "True"
    whole, _ = csv.DictReader(io.StringIO(cells_csv(busy), newline=""))
    assert (whole["speedup"], whole["disturbed"], whole["checked"]) == ("", "1", "1")
    assert first["prompt_id"] == plan().prompts[0].id


def test_nothing_drafted_leaves_its_rates_empty() -> None:
    none = Tally()
    found_nothing = replace(
        sample(), emitted=10, drafted=0, slots=none, entropies=none, overlaps=none, words=none
    )
    (row,) = csv.DictReader(io.StringIO(runs_csv(sweep(plan(), [found_nothing])), newline=""))
    assert row["acceptance_rate"] == row["draft_efficiency"] == ""
    assert "–" in as_text(sweep(plan(), [found_nothing]))


def test_no_spreadsheet_takes_a_kind_for_a_formula() -> None:
    hostile = replace(plan(), prompts=(Prompt('=HYPERLINK("x")', "a"),))
    (row,) = csv.DictReader(io.StringIO(runs_csv(sweep(hostile, RUNS[:1])), newline=""))
    assert row["kind"].startswith("'=")


def test_no_spreadsheet_takes_a_device_for_a_formula() -> None:
    machine = replace(MACHINE, device="=1+1", processor="@x")
    hostile = replace(sweep(plan(), RUNS[:1]), setups=(setup(machine=machine),))
    (row,) = csv.DictReader(io.StringIO(runs_csv(hostile), newline=""))
    assert (row["device"], row["processor"]) == ("'=1+1", "'@x")


def test_a_table_for_people() -> None:
    wide = plan(["code"] * 6 + ["prose"], drafters=("model", "lookup"))
    again = [replace(run, prompt=run.prompt + more) for run in RUNS[:4] for more in (0, 2, 4)]
    runs = [*again, *(replace(run, prompt=6) for run in RUNS[4:])]
    runs += [replace(run, drafter="lookup") for run in runs]
    text = as_text(sweep(wide, runs))
    model, lookup, legend = text.split("\n\n")
    title, head, whole, code, prose = model.splitlines()
    assert title == "one, drafter model, temperature 0"
    assert lookup.startswith("one, drafter lookup, temperature 0")
    assert head.split() == "kind best γ sure at γ speed-up α τ prompts".split()
    assert {"best γ", "sure", "at γ", "speed-up"} == {
        line.partition(":")[0] for line in legend.splitlines()
    }
    assert code.split()[:2] == ["code", "4"]
    assert "1.71  1.20–3.00" in code
    assert prose.split() == ["prose", "0", "2", "0.75", "56%", "1.90", "1"]  # plain is the best
    assert len({len(line) for line in (head, whole, code, prose)}) == 1
    assert max(map(len, text.splitlines())) <= 80
    assert warning(sweep(wide, runs)) == ""


def test_a_table_marks_what_a_busy_machine_disturbed() -> None:
    """γ = 2 was measured beside other work, γ = 4 of prose is impossible: three times τ."""
    runs = [replace(run, jitter=0.1) for run in RUNS[:4]]
    runs[0] = replace(runs[0], jitter=0.9)
    runs.append(replace(sample(2, 4, plain=30.0), jitter=0.1))
    whole = sweep(plan(), runs)
    table, legend = as_text(whole).split("\n\n")
    _, head, _, code, prose = table.splitlines()
    assert head.endswith("busy")
    assert code.split()[:2] == ["code", "4"]
    assert prose.split()[:4] == ["prose", "–", "4", "disturbed"]
    assert prose.endswith("1 of 1")
    assert "disturbed: an impossible speed-up" in legend
    assert "busy with other work in 2 of these 5 runs" in warning(whole)


def test_one_disturbed_run_of_many_is_marked_without_a_warning() -> None:
    """It is all of its kind, but hardly changes the whole."""
    runs = [replace(sample(n, 2), jitter=0.1) for n in range(19)]
    runs.append(replace(sample(19, 2, plain=9.0), jitter=0.1))
    whole = sweep(plan(["code"] * 19 + ["prose"]), runs)
    assert "disturbed" in as_text(whole)
    assert warning(whole) == ""
