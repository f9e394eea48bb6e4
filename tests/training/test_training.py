"""Making tiny versions of the bundled models, and the bundled models themselves."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedTokenizerBase

from specviz.decoding.race import finish, race
from specviz.models.loading import load
from specviz.models.offered import trained_for
from specviz.models.pairs import custom
from specviz.models.trained_for import fingerprint
from specviz.settings import Settings
from specviz.training import corpora, drafts, generated, prompts, report
from specviz.training import target as models
from specviz.training.__main__ import main
from specviz.training.data import kinds_in, read_texts
from specviz.training.heads import HEADS
from specviz.training.settings import (
    DRAFTS,
    END_OF_TEXT,
    SMOKE_DRAFTS,
    TARGET,
    VOCABULARY,
    Loops,
    Shape,
)
from specviz.training.trainer import cross_entropy
from support.paths import ROOT
from support.scripted import tiny_llama

MODELS = ROOT / "assets" / "models"
NAMES = ("target", *DRAFTS, "draft-unaligned")


@pytest.fixture(scope="module")
def tokenizer() -> PreTrainedTokenizerBase:
    return AutoTokenizer.from_pretrained(MODELS / "target")


def test_smoke_makes_every_model_without_a_network(tmp_path: Path) -> None:
    main(["all", "--smoke", "--work", str(tmp_path)])
    for name in NAMES:
        assert AutoModelForCausalLM.from_pretrained(tmp_path / "models" / name)
    told = json.loads((tmp_path / "models" / "report.json").read_text())
    assert set(told["mean_acceptance"]) == {*DRAFTS, "draft-unaligned"}
    assert set(told["heads"]["drafters"]) == {*DRAFTS, "early-exit", *HEADS}
    assert all(one["greedy"]["mean"] >= 1 for one in told["heads"]["drafters"].values())
    for kind in kinds_in(tmp_path):
        held_out = set(read_texts(tmp_path, kind, "held_out"))
        assert held_out
        assert held_out.isdisjoint(read_texts(tmp_path, kind, "train"))
        if kind in generated.GENERATORS:
            further = read_texts(tmp_path, kind, "more")
            assert further
            assert held_out.isdisjoint(further)
    assert "{{" not in (tmp_path / "models" / "README.md").read_text(encoding="utf-8")
    own = fingerprint(models.read(tmp_path / "models" / "target"))
    assert [trained_for(str(tmp_path / "models" / name)) for name in NAMES] == [
        None, own, own, own, None
    ]  # fmt: skip
    for command in (
        "answers",
        "answers",
        "chat-draft",
        "chat-draft --warm-heads",
        "chat-head",
        "chat-head --warm-heads",
        "chat-head --head eagle3 --head dflash --head taught-exit --feed-forward 32",
        "chat-head --head medusa --head dspark --depth 1 --rank 4",
    ):
        main([*command.split(), "--smoke", "--work", str(tmp_path)])
    target = str(tmp_path / "models" / "target")
    for kind in ("draft", "head", "medusa", "eagle3", "dflash", "dspark", "taught-exit"):
        draft = tmp_path / "models" / f"smollm2-{kind}"
        assert "{{" not in (draft / "README.md").read_text(encoding="utf-8")
        pair = load(custom(target, str(draft)), "cpu", chat=False)
        assert pair.models.draft is not None
        assert not pair.models.draft.other_weights
        assert json.loads((draft / "config.json").read_text())["taught_for"]
        assert finish(race(pair, [1, 2, 3], Settings(max_new_tokens=4))).rounds


def test_a_stopped_save_keeps_the_text_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = torch.ones(SMOKE_DRAFTS.own_batch, 1 + SMOKE_DRAFTS.own_prompt, dtype=torch.long)
    monkeypatch.setattr(drafts, "Mixture", lambda *_: SimpleNamespace(batch=lambda *_: rows))
    monkeypatch.setattr(models, "read", lambda *_: tiny_llama(1))
    before = np.full((1, SMOKE_DRAFTS.own_length), 7, np.uint16)
    np.save(tmp_path / "own_text.npy", before)

    def stopped(file: Any, rows: np.ndarray) -> None:
        """Write a part of the file, as where the disk is full."""
        Path(getattr(file, "name", file)).write_bytes(rows.tobytes()[:8])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(np, "save", stopped)
    with pytest.raises(OSError, match="No space"):
        drafts.write_own_text(tmp_path, tmp_path, SMOKE_DRAFTS, minutes=1)
    assert np.array_equal(np.load(tmp_path / "own_text.npy"), before)


@pytest.mark.parametrize("kind", generated.GENERATORS)
def test_generated_text_is_a_function_of_its_seed(kind: str) -> None:
    assert generated.generate(kind, 5) == generated.generate(kind, 5)
    assert len({generated.generate(kind, seed) for seed in range(20)}) > 15


@given(seed=st.integers(0, 10_000))
def test_generated_json_is_json(seed: int) -> None:
    json.loads(generated.generate("json", seed))


def test_sums_are_right() -> None:
    for seed in range(30):
        for line in generated.generate("arithmetic", seed).splitlines():
            left, equals, right = line.rpartition(" = ")
            if equals:
                sum_text = left.rpartition(": ")[2].replace("x", "*")
                assert eval(sum_text) == int(right.rstrip("."))


@given(st.text())
@settings(deadline=None)
def test_any_text_survives_the_tokenizer(tokenizer: PreTrainedTokenizerBase, text: str) -> None:
    begin, *ids = tokenizer(text)["input_ids"]
    assert begin == END_OF_TEXT
    assert tokenizer.decode(ids) == text


def test_tokenizer_conventions(tokenizer: PreTrainedTokenizerBase) -> None:
    assert len(tokenizer) == VOCABULARY
    assert tokenizer.bos_token_id == tokenizer.eos_token_id == END_OF_TEXT
    assert tokenizer("")["input_ids"] == [END_OF_TEXT]
    assert len(tokenizer("1234567")["input_ids"]) == 1 + 7
    source = "def f(x):\n        return x  # two  spaces\n\n\n"
    assert tokenizer.decode(tokenizer(source)["input_ids"][1:]) == source


def test_bundled_models_are_stock_and_small() -> None:
    files = [path for path in MODELS.rglob("*") if path.is_file()]
    assert max(path.stat().st_size for path in files) < 10_000_000
    assert sum(path.stat().st_size for path in files) < 58_000_000
    vocabulary = None
    for name in NAMES:
        model = AutoModelForCausalLM.from_pretrained(MODELS / name)
        assert model.config.architectures == ["LlamaForCausalLM"]
        assert model.config.vocab_size == VOCABULARY
        assert all(torch.isfinite(parameter).all() for parameter in model.parameters())
        own = AutoTokenizer.from_pretrained(MODELS / name).get_vocab()
        vocabulary = vocabulary or own
        assert own == vocabulary
    config = json.loads((MODELS / "target" / "config.json").read_text())
    assert config["num_hidden_layers"] == TARGET.layers


def test_held_out_prompts(tokenizer: PreTrainedTokenizerBase) -> None:
    rows = prompts.read_prompts(ROOT / "assets" / "prompts" / "held_out.jsonl")
    kinds = [row["kind"] for row in rows]
    assert all(6 <= kinds.count(kind) <= 8 for kind in set(kinds))
    assert {"python", "prose", "definitions", "json", "table", "repetition"} <= set(kinds)
    for row in rows:
        assert row["text"] == row["text"].rstrip()
        assert 20 <= len(tokenizer(row["text"])["input_ids"]) <= 130


def test_more_text_leaves_out_held_out_and_repeated_text(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second, secret = (f"{name} " * 30 for name in ("first", "second", "secret"))
    found = [("a", f"{first}\n\n{secret}\n"), ("b", f"{first}\n\n{second}\n"), ("c", secret)]
    monkeypatch.setitem(corpora.FURTHER, "prose", lambda packages: iter(found))
    kept = dict(corpora.further_documents("prose", tmp_path, [f"before\n\n{secret}\n\nafter"]))
    assert kept == {"a": f"{first}\n", "b": f"{second}\n"}


def test_repeated_tokens_are_those_that_end_a_known_span() -> None:
    row = torch.tensor([[1, 2, 3, 9, 1, 2, 3, 9, 9]])
    marked = models.repeated(row, prompt=0, span=3)[0].tolist()
    assert [position for position, is_marked in enumerate(marked) if is_marked] == [6, 7]
    assert not models.repeated(row, prompt=7, span=3)[0, :7].any()


def test_a_step_of_unlearning_makes_repeated_tokens_less_likely() -> None:
    model = models.build(Shape(layers=1, width=32, feed_forward=64))
    looping = torch.tensor([[1, 2, 3] * 8])
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    for _ in range(30):
        cross_entropy(model, looping).backward()
        optimizer.step()
        optimizer.zero_grad()
    how = Loops(rows=1, every=1, prompt=4, length=24, span=4)
    own = models.continued(model, looping[:, :4], how.length, models.sampler())
    marked = models.repeated(own, how.prompt, how.span)
    assert marked.float().mean() > 0.5, "the model loops"
    rows = models.Rows(looping, own)

    def likely() -> float:
        odds = model(own[:, :-1]).logits.softmax(-1).gather(-1, own[:, 1:, None])[..., 0]
        return odds[marked[:, 1:]].mean().item()

    before = likely()
    unlearned = models.unlooping_loss(how)(model, rows) - models.unlooping_loss(
        replace(how, weight=0)
    )(model, rows)
    unlearned.backward()
    optimizer.step()
    assert likely() < before


def test_models_are_measured_by_a_relative_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be taken for a name on the hub."""
    monkeypatch.chdir(ROOT)
    pair = report.bundled(Path("assets/models"), "draft-small", ())
    rounds = report.decoded(pair, "model", ["def area("], 0.0, 4)
    assert sum(len(round.emitted) for round in rounds) == 4
