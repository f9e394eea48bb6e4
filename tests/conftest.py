"""What all tests share: one thread, reproducible examples, the bundled pairs loaded once."""

from collections.abc import Callable, Iterator
from functools import cache

import hypothesis
import pytest
import torch
from playwright.sync_api import Browser

from chromium import launched
from specviz.decoding.pair import Pair
from specviz.models.loading import Checkpoints, assemble, load_checkpoints
from specviz.models.pairs import find

torch.set_num_threads(1)

hypothesis.settings.register_profile(
    "specviz", deadline=None, derandomize=True, database=None, max_examples=100
)
hypothesis.settings.load_profile("specviz")


@pytest.fixture(scope="session")
def checkpoints() -> Callable[[str], Checkpoints]:
    """The models of a bundled pair by its name, on the CPU in float32; each is loaded once."""
    return cache(lambda name: load_checkpoints(find(name), device="cpu", dtype="float32"))


@pytest.fixture(scope="session")
def bundled(checkpoints: Callable[[str], Checkpoints]) -> Callable[[str], Pair]:
    """A bundled pair by its name, ready to decode."""
    return cache(lambda name: assemble(checkpoints(name)))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a window, for the tests of one file."""
    with launched() as browser:
        yield browser
