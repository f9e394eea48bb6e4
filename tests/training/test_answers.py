"""Answers written in batches: a growing cache does not change them."""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import numpy as np
import pytest
from transformers import PreTrainedModel

from specviz.training import answers
from specviz.training.answers import write_answers
from support.scripted import tiny_llama

END = 0
MOST = 12


@pytest.fixture(scope="module")
def model() -> PreTrainedModel:
    model = tiny_llama(3, vocabulary=30)
    model.set_attn_implementation("grouped")
    return model


def prompts() -> Iterator[Sequence[int]]:
    for number in count():
        yield [1 + (number + i) % 29 for i in range(2 + number % 5)]


def written(model: PreTrainedModel, folder: Path, skip: int = 0) -> dict[str, np.ndarray]:
    write_answers(
        model, prompts(), folder, end=END, states=(), minutes=0, skip=skip, batch=10, most=MOST
    )
    return dict(np.load(min(folder.glob("*.npz"))))


def test_a_cache_that_grows_changes_nothing(
    model: PreTrainedModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = written(model, tmp_path / "whole")
    monkeypatch.setattr(answers, "ROOM", 1)
    grown = written(model, tmp_path / "grown")
    assert all(np.array_equal(whole[name], grown[name]) for name in ("ids", "ends", "top"))
    np.testing.assert_allclose(whole["logs"], grown["logs"], rtol=2e-3, atol=5e-3)


def test_files_resume_after_the_last_or_those_left_out(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    for skip in (2, 2, 0):
        written(model, tmp_path, skip)
    assert sorted(path.name for path in tmp_path.glob("*.npz")) == [
        f"{number:05}.npz" for number in (3, 4, 5)
    ]
