"""The public names of the package: light to import, and its example runs."""

import doctest
import re
import subprocess
import sys

import numpy as np
import pytest
import torch

import specviz
from specviz.decoding.race import finish, race
from specviz.errors import SettingsError
from specviz.trace import write
from support.paths import ROOT
from support.scripted import hashed, scripted_pair

LIGHT = """
import sys
import specviz
assert not {"torch", "transformers", "numpy", "msgspec"} & sys.modules.keys()
specviz.Settings(), specviz.read, specviz.summary
assert not {"torch", "transformers"} & sys.modules.keys()
"""


def test_the_package_imports_torch_only_for_models() -> None:
    subprocess.run([sys.executable, "-c", LIGHT], cwd=ROOT, check=True)


def test_public_names_are_those_of_their_modules() -> None:
    for name in specviz.__all__:
        assert getattr(specviz, name) is not None
        assert name in dir(specviz)
    assert (specviz.race, specviz.write) == (race, write)
    with pytest.raises(AttributeError, match="nothing"):
        _ = specviz.nothing


def test_a_text_is_no_prompt() -> None:
    pair = scripted_pair(hashed(1, 6), hashed(2, 6))
    for prompt in ("a text", ["a", "text"]):
        with pytest.raises(TypeError, match=re.escape("use pair.tokenizer.encode(text)")):
            next(race(pair, prompt, specviz.Settings()))  # type: ignore[arg-type]


def test_ids_may_be_integers_of_any_kind() -> None:
    pair = scripted_pair(hashed(1, 6), hashed(2, 6))
    for prompt in (np.array([1, 2]), torch.tensor([1, 2])):
        (*_, trace) = race(pair, prompt, specviz.Settings(max_new_tokens=2))
        assert trace.prompt == (1, 2)
        assert type(trace.prompt[0]) is int


def test_an_id_that_the_models_lack_is_named() -> None:
    pair = scripted_pair(hashed(1, 6), hashed(2, 6))
    for wrong in (-1, 6):
        with pytest.raises(SettingsError, match=f"no weights for, number {wrong}"):
            next(race(pair, [1, wrong], specviz.Settings()))


def test_a_race_is_finished_once() -> None:
    traces = race(scripted_pair(hashed(1, 6), hashed(2, 6)), [1], specviz.Settings())
    assert finish(traces).output
    with pytest.raises(ValueError, match="has ended before"):
        finish(traces)


def test_the_example_runs() -> None:
    found = doctest.testmod(specviz)
    assert found.attempted == 8
    assert not found.failed
