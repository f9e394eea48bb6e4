"""What all tests share: one thread, reproducible examples, one browser, pairs loaded once.

A GPU box has torch, transformers, msgspec and pytest, not the rest of tests/requirements.txt.
test_gpu.py runs there, so nothing else is imported before a test uses it.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

# Tests run in parallel, and torch's threads that wait for each other would take their cores.
os.environ.setdefault("OMP_NUM_THREADS", "1")  # before importing torch; tests' processes inherit it

import pytest
import torch

from specviz.decoding import linear
from specviz.decoding.pair import Pair
from specviz.models.assembly import LoadedModels, assemble
from specviz.models.loading import load_models
from specviz.models.pairs import find

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from support.local_hub import LocalHub

torch.set_num_threads(1)
linear.SECONDS = 0.0  # a model tries both ways to multiply for half a second, with equal results

LONG = (
    "test_watch.py",
    "test_smollm2.py",
    "test_ending.py",
    "test_visitors.py",
    "test_training.py",
)

# Messages of missed deadlines, from Playwright, its `expect` and support.waiting.
DEADLINES = [r"^TimeoutError: ", r"with timeout \d+ms", "the condition stayed false"]

if find_spec("hypothesis"):
    import hypothesis

    hypothesis.settings.register_profile(
        "specviz", deadline=None, derandomize=True, database=None, max_examples=100
    )
    hypothesis.settings.load_profile("specviz")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the limit in .pytest.ini, which is unknown without pytest-timeout."""
    if find_spec("pytest_timeout") is None:
        parser.addini("timeout", "seconds that a test may take, where pytest-timeout is installed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long files first, and retry browser tests that miss a deadline once.

    At the end, a long file would keep one worker busy alone. On a busy machine, one browser test in
    a thousand misses a deadline. Other failures are not retried.
    """
    browsing = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    files = {item.path for item in browsing}
    items.sort(key=lambda item: (item.path.name not in LONG, item.path not in files))
    if find_spec("pytest_rerunfailures"):
        for item in browsing:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=DEADLINES))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why tests got a second try: a deadline missed again and again may be a fault."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


def pytest_collection_finish() -> None:
    exempt()


@pytest.fixture(scope="module", autouse=True)
def exempted() -> Iterator[None]:
    """Exempt the leftovers of a test file, such as the pages that Gradio keeps."""
    yield
    exempt()


def exempt() -> None:
    """Exempt all present objects from garbage collection.

    None of them becomes garbage, but each full collection would spend up to a second on them.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def checkpoints() -> Callable[[str], LoadedModels]:
    """The models of a bundled pair by its name, on the CPU in float32; each is loaded once."""
    return cache(lambda name: load_models(find(name), device="cpu", dtype="float32"))


@pytest.fixture(scope="session")
def bundled(checkpoints: Callable[[str], LoadedModels]) -> Callable[[str], Pair]:
    """A bundled pair by its name, ready to decode."""
    return cache(lambda name: assemble(checkpoints(name)))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless browser, in which tests open their own contexts."""
    from support.chromium import launched

    with launched() as browser:
        yield browser


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    """A hub on this machine with a target and its draft."""
    from support.local_hub import hub_with_a_pair

    with hub_with_a_pair(tmp_path, monkeypatch) as local:
        yield local
