"""What all tests share: one thread, reproducible examples, the bundled pairs loaded once."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

import hypothesis
import pytest
import torch

import chromium
from specviz.decoding.pair import Pair
from specviz.models.loading import load
from specviz.models.pairs import find

if TYPE_CHECKING:
    from playwright.sync_api import Browser

torch.set_num_threads(1)

hypothesis.settings.register_profile(
    "specviz", deadline=None, derandomize=True, database=None, max_examples=100
)
hypothesis.settings.load_profile("specviz")


@pytest.fixture(scope="session")
def bundled() -> Callable[[str], Pair]:
    """A bundled pair by its name, on the CPU in float32; each is loaded once."""
    return cache(lambda name: load(find(name), device="cpu", dtype="float32"))


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """A headless Chromium; the test is skipped where there is none, and fails in CI."""
    with chromium.launched() as launched:
        yield launched
