"""Answers written in batches are those that a model writes on its own."""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import numpy as np
import pytest
import torch
from transformers import PreTrainedModel

from specviz.training import answers
from specviz.training.answers import TEMPERATURES, write_answers
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
        yield [1 + (number + place) % 29 for place in range(2 + number % 5)]


def written(model: PreTrainedModel, folder: Path) -> dict[str, np.ndarray]:
    write_answers(model, prompts(), folder, end=END, minutes=0, batch=10, most=MOST)
    return dict(np.load(folder / "00001.npz"))


@torch.inference_mode()
def test_greedy_answers_are_those_of_reading_everything_anew(
    model: PreTrainedModel, tmp_path: Path
) -> None:
    """Some end early, so that the batch shrinks; others have the full length."""
    batch = written(model, tmp_path)
    lengths = set()
    for row, (start, end) in enumerate(zip(batch["starts"], batch["ends"], strict=True)):
        text = torch.tensor(batch["ids"][row, start:end].astype(np.int64))
        first = int(batch["prompt"] - start)
        logs = model(text[None]).logits[0, first - 1 : -1].log_softmax(-1)
        top = torch.tensor(batch["top"][row, : len(logs)].astype(np.int64))
        found = torch.tensor(batch["logs"][row, : len(logs)]).float()
        torch.testing.assert_close(logs.gather(1, top), found, rtol=2e-3, atol=5e-3)
        if TEMPERATURES[row % len(TEMPERATURES)] == 0:
            assert text[first:].tolist() == logs.argmax(-1).tolist()
        assert (text[first:-1] != END).all()
        lengths.add(len(logs))
    assert len(lengths) > 1
    assert max(lengths) == MOST


def test_a_cache_that_grows_changes_nothing(
    model: PreTrainedModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = written(model, tmp_path / "whole")
    monkeypatch.setattr(answers, "ROOM", 1)
    grown = written(model, tmp_path / "grown")
    assert all(np.array_equal(whole[name], grown[name]) for name in ("ids", "ends", "top"))
    np.testing.assert_allclose(whole["logs"], grown["logs"], rtol=2e-3, atol=5e-3)
