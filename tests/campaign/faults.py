"""Provokes system faults: `PYTHONPATH=.:tests python tests/campaign/faults.py [--seed 1]`.

The faults: processes killed while writing, full disks, too little memory, clients that disconnect,
and damaged assets. Each reports what people see and what is lost, and fails if more is lost
than SpecViz promises.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from campaign.events import ONE_THREAD, Events, messages, run_once
from support.page import PageProcess
from support.paths import ROOT
from support.requirements import check_campaign
from support.waiting import until

FIRST = ROOT / "assets" / "traces" / "first.json"
ENOUGH = 300.0  # seconds for a child to load libraries on a shared machine


class Outcome(NamedTuple):
    """The consequences of a fault: what people see and what is lost."""

    seen: str
    lost: str = "nothing"


Fault = Callable[[Path, Random], Outcome]


def child(code: str, folder: Path, **variables: str) -> subprocess.Popen[str]:
    """Start Python code in its own process, in a folder."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}", "OMP_NUM_THREADS": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**environment, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Wait for a process; return its status, stdout and stderr, which must have no traceback."""
    out, errors = process.communicate(timeout=ENOUGH)
    assert "Traceback (most recent call last)" not in errors, errors[-800:]
    return process.returncode, out, errors.strip()


@contextmanager
def small_disk(folder: Path, size: int) -> Iterator[tuple[Path, str]]:
    """Yield a folder on a small disk and code for the child's start.

    Where no disk can be mounted, that code limits the child's file size instead.
    """
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    mounted = (
        shutil.which("mount") is not None
        and not subprocess.run(command, check=False, capture_output=True).returncode
    )
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))\n"
    try:
        yield disk, "" if mounted else limit
    finally:
        if mounted:
            subprocess.run(["umount", str(disk)], check=False)


# Sweeps

MEASURE = """
import sys
from pathlib import Path
from support.made_up_sweep import plan, sample, setup
from specviz.errors import SpecVizError
from specviz.lab.sweep_runner import SweepStep, recorded
from specviz.sweep.journal import reopen
from specviz.sweep.samples import Sweep
PLAN = plan(kinds=["x"] * 60, gammas=tuple(range(1, 17)))  # about 100 kB
def steps(current):
    done = {(one.prompt, one.gamma) for one in current.samples}
    for prompt in range(60):
        for gamma in PLAN.gammas:
            if (prompt, gamma) not in done:
                one = sample(prompt, gamma, accepted=(1,), tested=(1,))
                current = current.with_sample(setup(), one)
                yield SweepStep(current, one, None)
file = Path("disk/s.json") if Path("disk").is_dir() else Path("s.json")
try:
    kept = reopen(file, PLAN)
    start = kept.sweep if kept else Sweep(plan=PLAN)
    for progress in recorded(file, start, steps(start)):
        print(len(progress.sweep.samples), flush=True)
except SpecVizError as error:
    sys.exit(f"specviz: {error}")
"""


def sweep_killed(folder: Path, rng: Random) -> Outcome:
    """Kill a sweep repeatedly while it writes; it must resume each time."""
    from specviz.sweep import file as sweeps

    kills, told = 0, 0
    while True:
        measuring = child(MEASURE, folder)
        assert measuring.stdout is not None
        stop_at = told + rng.randint(1, 250)
        for line in measuring.stdout:
            told = int(line)
            if told >= stop_at:
                measuring.kill()
                break
        measuring.communicate(timeout=ENOUGH)
        kept = sweeps.read((folder / "s.json").read_bytes())
        assert len(kept.samples) >= told, "a run that was reported as saved is lost"
        told = len(kept.samples)
        if measuring.returncode == 0:
            break
        kills += 1
    assert kept.is_finished
    assert sorted(path.name for path in folder.iterdir()) == ["s.json"]
    return Outcome(f"killed {kills} times, the same command resumes", "no run reported as saved")


def sweep_on_a_full_disk(folder: Path, _: Random) -> Outcome:
    from specviz.sweep import file as sweeps

    with small_disk(folder, 64 * 1024) as (disk, limit):
        status, out, errors = ended(child(limit + MEASURE, folder))
        assert status == 1, (status, errors)
        assert errors.startswith("specviz: disk/s.json cannot be written: "), errors
        kept = sweeps.read((disk / "s.json").read_bytes())
        assert len(kept.samples) >= len(out.split()), (len(kept.samples), len(out.split()))
    return Outcome(errors.removeprefix("specviz: "), "no run reported as saved")


# Exports


def export_on_a_full_disk(folder: Path, _: Random) -> Outcome:
    """Export over an existing file, which must survive."""
    code = f"""
import sys
from specviz.__main__ import main
sys.exit(main(["export", {str(FIRST)!r}, "--html", "disk/x.html"]))
"""
    with small_disk(folder, 64 * 1024) as (disk, limit):
        (disk / "x.html").write_text("the earlier one", "utf-8")
        status, _out, errors = ended(child(limit + code, folder))
        assert status == 1
        assert "cannot be written" in errors, errors
        assert (disk / "x.html").read_text("utf-8") == "the earlier one", "the earlier file is gone"
    return Outcome(errors.removeprefix("specviz: "))


def export_killed(folder: Path, rng: Random) -> Outcome:
    """Kill an export at any moment; the old file or the complete new one must remain."""
    code = """
import sys, threading, time, os
from pathlib import Path
from specviz.files import write_file
seconds = {seconds}
big = b"x" * 2**26
print("ready", flush=True)
threading.Thread(target=lambda: (time.sleep(seconds), os.kill(os.getpid(), 9)), daemon=True).start()
while True:
    write_file(Path("x.html"), big)
"""
    file = folder / "x.html"
    for _ in range(4):
        file.write_bytes(b"the earlier one")
        child(code.replace("{seconds}", f"{rng.uniform(0.005, 0.2):.3f}"), folder).communicate(
            timeout=ENOUGH
        )
        assert file.stat().st_size in (15, 2**26), f"half a file: {file.stat().st_size} bytes"
        for part in folder.glob("*.part"):
            part.unlink()
    return Outcome("killed while writing: the earlier file or the complete new one remains")


# Models


def too_little_memory(folder: Path, _: Random) -> Outcome:
    """Run out of memory while loading weights: 24 MB are left after the libraries."""
    code = r"""
import re, resource, sys
from pathlib import Path
import specviz.models.loading, specviz.decoding.race, transformers.models.llama.modeling_llama
from specviz.__main__ import main
now = int(re.findall(r"VmSize:\s+(\d+)", Path("/proc/self/status").read_text())[0])
resource.setrlimit(resource.RLIMIT_AS, (now * 1024 + 24 * 2**20,) * 2)
sys.exit(main(["run", "--prompt", "Once", "--pair", "bundled-large", "--max-new-tokens", "4"]))
"""
    status, _out, errors = ended(child(code, folder))
    line = errors.splitlines()[-1]
    assert status == 1, (status, line)
    assert line.startswith("specviz: "), line
    return Outcome(line.removeprefix("specviz: ")[:110])


def two_loads_at_once(_: Path, __: Random) -> Outcome:
    """Request two pairs that are not in memory yet from eight threads."""
    from specviz.models.pairs import find
    from specviz.service.pairs import LoadedPairs

    pairs, got = LoadedPairs(), []
    names = ["bundled-small", "bundled-medium"] * 4
    threads = [
        threading.Thread(target=lambda name=name: got.append((name, pairs.get(find(name)))))
        for name in names
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(ENOUGH)
    assert len(got) == len(names)
    assert len({id(pair) for _, pair in got}) == 2, "a pair was loaded twice"
    return Outcome("everyone gets their pair; each loads once")


# The page


def clients_vanish(folder: Path, _: Random) -> Outcome:
    """Disconnect visitors in the middle of a run; their slots must become free."""
    with PageProcess(
        folder, settings=ONE_THREAD | {"SPECVIZ_VISITORS": "2", "SPECVIZ_QUEUE": "4"}
    ) as server:
        events = Events(server.wait().url)
        for number in range(5):
            _begin(server.url, events, f"gone{number}")
        until(lambda: _load(server) < 0.5, seconds=10)  # of a core: it has stopped decoding
        assert run_once(server.url, events, "next"), "the next visitor's run does not end"
        assert not server.tracebacks, server.said[-1500:]
    return Outcome("5 leave during a run; the next visitor runs at once", "their runs, which end")


def _load(server: PageProcess) -> float:
    """Measure for a second how much of a core a page uses."""
    before, start = server.processor_seconds, time.monotonic()
    time.sleep(1)
    return (server.processor_seconds - before) / (time.monotonic() - start)


def _begin(url: str, events: Events, session: str) -> None:
    """Start a run of 1,024 tokens and disconnect after its first message."""
    with closing(messages(url, events.run(session, 1024))) as lines:
        next(line for line in lines if "process_generating" in line)


def page_killed(folder: Path, _: Random) -> Outcome:
    """Kill the page during a run; check what a visitor sees then and after a restart."""
    from playwright.sync_api import expect

    from benchmarks.page import begin
    from specviz.trace import read
    from support.chromium import launched

    with PageProcess(folder, settings=ONE_THREAD) as server, launched() as browser:
        page = browser.new_page()
        page.goto(server.wait().url)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=120_000)
        begin(page, 1)
        page.wait_for_function(
            "() => SpecViz.viewer.trace().rounds.length > 3",
            timeout=120_000,
        )
        with page.expect_event("requestfailed", timeout=120_000):  # the page loses its server
            server.end(signal.SIGKILL)
        line = page.locator("#stage .sv-status").get_by_text("The server does not answer")
        expect(line).to_be_visible(timeout=60_000)
        trace = page.evaluate("() => JSON.stringify(SpecViz.viewer.trace())")
        assert len(read(trace.encode()).rounds) > 3, "the rounds that were shown are gone"
        server.restart()
        assert run_once(server.url, Events(server.url), "after")
        assert "Traceback" not in page.locator("body").inner_text()
        page.close()
    return Outcome("the run so far stays visible; the stage says it in one line", "the rest")


ASSETS = (
    "traces/first.json",
    "traces/index.json",
    "dist/page.js",
    "dist/replay.css",
    "claims/cpu.json",
    "sweeps",
    "pay",
    "prompts",
    "page/page.js",
    "page/page.css",
)


def assets_unreadable(folder: Path, rng: Random) -> Outcome:
    """Truncate or remove each asset in turn; the page must start or exit with one line."""
    outcomes = []
    for name in ASSETS:
        if not (found := ROOT / "assets" / name).exists():
            continue
        at = folder / name.replace("/", "-")
        tree = _tree_without(at, name, damaged=found.is_file() and rng.random() < 0.5)
        with PageProcess(at, tree, ONE_THREAD) as server:
            try:
                events = Events(server.wait().url)
            except RuntimeError:
                server.process.wait(ENOUGH)
                lines = server.said.strip().splitlines()
                assert lines, f"{name}: it ends without an error message"
                assert lines[-1].startswith("specviz: "), f"{name}: {lines[-1]}"
                outcomes.append("a line")
            else:
                assert run_once(server.url, events, "x"), f"{name}: no run"
                outcomes.append("starts")
            assert not server.tracebacks, f"{name}: {server.said[-600:]}"
        shutil.rmtree(at, ignore_errors=True)
    told, started = outcomes.count("a line"), outcomes.count("starts")
    return Outcome(f"of {len(outcomes)}: {told} end with one line, {started} start")


def _tree_without(at: Path, name: str, *, damaged: bool) -> Path:
    """Make a checkout with one asset truncated or missing and the others linked."""
    tree = at / "tree"
    shutil.copytree(ROOT / "specviz", tree / "specviz", ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copy(ROOT / "app.py", tree)
    subprocess.run(["cp", "-rs", str(ROOT / "assets"), str(tree / "assets")], check=True)
    asset = tree / "assets" / name
    if asset.is_dir():
        shutil.rmtree(asset)
        return tree
    data = asset.read_bytes()
    asset.unlink()
    if damaged:
        asset.write_bytes(data[: len(data) // 2] + b"\xff")
    return tree


LIGHT: dict[str, Fault] = {
    "sweep, full disk": sweep_on_a_full_disk,
    "export, full disk": export_on_a_full_disk,
    "export killed": export_killed,
}
HEAVY: dict[str, Fault] = {
    "sweep killed": sweep_killed,
    "two loads": two_loads_at_once,
    "little memory": too_little_memory,
    "clients vanish": clients_vanish,
    "page killed": page_killed,
    "assets": assets_unreadable,
}
FAULTS = LIGHT | HEAVY


def provoke(name: str, seed: int) -> Outcome:
    """Provoke a fault in a new folder and return its outcome."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        return FAULTS[name](Path(folder), Random(f"{name} {seed}"))


def main(arguments: list[str]) -> int:
    check_campaign()
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=FAULTS, default=[*FAULTS])
    options = parser.parse_args(arguments)
    failed = 0
    print(f"{'fault':20} {'seen':80} lost")
    for name in options.only:
        try:
            outcome = provoke(name, options.seed)
        except Exception as error:  # noqa: BLE001  the other faults still run
            failed += 1
            print(f"{name:20} FAULT {type(error).__name__}: {str(error)[-600:]}", flush=True)
        else:
            print(f"{name:20} {outcome.seen:80} {outcome.lost}", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
