"""The script for a few minutes of a GPU (`benchmarks.gpu`), without one."""

import json
import logging
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch

from benchmarks import gpu
from benchmarks.gpu import Note
from support.fixtures import Patch
from support.paths import ROOT

STEPS = "tests predict profile fused rounds attention int8 trees memory batches".split()
PATHS = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
BARE = "import sys, support.bare_box; from benchmarks.gpu import main; main(sys.argv[1:])"


def test_a_dry_run_walks_through_all_steps(tmp_path: Path) -> None:
    """Also with nothing but what a GPU box has; its report cannot be taken for a measurement.

    The steps collect the GPU's tests, and run a bundled pair.
    """
    out = tmp_path / "report.json"
    done = subprocess.run(
        [sys.executable, "-c", BARE, "--dry-run", "--commit", "abc", "--out", str(out)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": PATHS, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    log = out.with_suffix(".log")
    assert done.returncode == 0, done.stderr
    assert not log.exists(), log.read_text("utf-8")  # kept if a step fails
    *lines, last = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == STEPS
    assert last.startswith("Dry, measures nothing")
    report = json.loads(out.read_text("utf-8"))
    assert (report["dry"], report["card"], report["commit"]) == (True, "dry", "abc")
    assert report["torch"] == str(torch.__version__)
    for step in report["steps"]:
        assert step["rows"], step["step"]
        assert step["error"] is None
        assert not any("warning" in row for row in step["rows"])
    rounds = next(step["rows"] for step in report["steps"] if step["step"] == "rounds")
    by_round, by_pass = rounds[:2]
    assert (by_round["graphs"], by_pass["graphs"]) == ("round", "pass")
    assert by_round["tau"] == by_pass["tau"]  # the same text


def test_the_box_is_bare() -> None:
    modules = ["gguf", "gradio", "gradio_client", "pydantic", "pandas", "fastapi", "plotly"]
    modules += ["playwright", "hypothesis", "accelerate"]
    code = "import support.bare_box\nfrom importlib.util import find_spec as find\n"
    code += f"print([*map(find, {modules})])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "tests", capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{[None] * len(modules)}\n"


def hang(note: Note, *, dry: bool) -> None:
    note({"dry": dry})
    time.sleep(100)


def crash(note: Note, *, dry: bool) -> None:
    note({"dry": dry})
    os.write(2, b"before\nthe driver is gone\n")
    os._exit(3)


def fail(note: Note, *, dry: bool) -> None:
    note({"dry": dry})
    raise ValueError("one line\nand another")


def work(note: Note, *, dry: bool) -> None:
    note({"dry": dry})


@pytest.mark.parametrize(
    ("run", "error"),
    [
        (hang, "stopped after 1 s"),
        (crash, "crashed with exit code 3: the driver is gone"),
        (fail, "ValueError: one line"),
        (work, None),
    ],
)
def test_a_step_that_fails_keeps_its_results(
    run: gpu.Run, error: str | None, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    found = list(gpu.results(run, 1, log, dry=True))
    assert found == [({"dry": True}, None), ({}, error)]
    assert ("Traceback" in log.read_text("utf-8")) == (run is fail)


def lack(note: Note, *, dry: bool) -> None:
    logging.getLogger("specviz.decoding").warning("without %s", "graphs")
    note({"dry": dry})


def test_what_a_step_goes_on_without_is_reported(tmp_path: Path) -> None:
    found = list(gpu.results(lack, 60, tmp_path / "log", dry=True))
    assert found == [({"warning": "without graphs"}, None), ({"dry": True}, None), ({}, None)]


def test_on_a_gpu_steps_run_in_fresh_processes(tmp_path: Path) -> None:
    """CUDA cannot be used in a fork of a process that has used it."""
    found = list(gpu.results(work, 100, tmp_path / "log", dry=False))
    assert found == [({"dry": False}, None), ({}, None)]


def test_missing_packages_are_named_first(monkeypatch: Patch) -> None:
    monkeypatch.setattr(gpu, "NEEDED", ("torch", "not_there"))
    with pytest.raises(SystemExit, match=r"^gpu: this Python lacks not_there\. .* --target wheels"):
        gpu.main([])


def test_the_script_starts_without_them() -> None:
    code = "import sys, benchmarks.gpu; sys.exit(not {*sys.argv[1:]}.isdisjoint(sys.modules))"
    command = [sys.executable, "-c", code, *gpu.NEEDED]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": PATHS}, check=True)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_nothing_is_measured() -> None:
    with pytest.raises(SystemExit, match="torch sees no GPU here"):
        gpu.main([])


def test_reports_are_kept_by_card(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.delenv("OUT", raising=False)
    kept = gpu.default_file("NVIDIA H100 80GB HBM3")
    assert kept == ROOT / "assets" / "bench" / "gpu" / "gpu-h100-80gb-hbm3.json"
    monkeypatch.setenv("OUT", str(tmp_path))
    assert gpu.default_file("NVIDIA L4") == tmp_path / "gpu-l4.json"
