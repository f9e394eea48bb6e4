"""The draft for a chat model: its target's answers, and the batches made from them."""

from __future__ import annotations

import json
import math
from itertools import cycle, islice
from pathlib import Path

import numpy as np
import pytest
import torch
from transformers import LlamaConfig, LlamaForCausalLM

from specviz.models import reduced_vocabulary
from specviz.models.checkpoints import load_config, load_tokenizer
from specviz.training import chat, dialogues
from specviz.training.answers import KEPT, TEMPERATURES, state_file, write_answers
from specviz.training.chat import DraftShape, build
from specviz.training.dialogues import Dialogues, choose_tokens
from specviz.training.requests import TEMPLATES, few_things, request, requests
from support.paths import ASSETS

END = 9  # a token that this model often writes
MOST = 20
STATES = (1, -1)
PROMPTS = ([5, 6, 7], [8], [16, 10, 11, 12, 13], [14, 15])


def small_model() -> LlamaForCausalLM:
    torch.manual_seed(1)
    config = LlamaConfig(
        vocab_size=64,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=64,
        initializer_range=0.3,
        attn_implementation="grouped",
    )
    return LlamaForCausalLM(config).eval()


@pytest.fixture(scope="module")
def model() -> LlamaForCausalLM:
    return small_model()


@pytest.fixture(scope="module")
def written(model: LlamaForCausalLM, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("answers")
    for _ in range(2):
        write_answers(
            model, cycle(PROMPTS), folder,
            states=STATES, end=END, minutes=1e-9, batch=12, most=MOST,
        )  # fmt: skip
    return folder


def states_of(path: Path, number: int) -> list[np.ndarray]:
    """One hidden state of each dialogue in a file of answers."""
    file, states = np.load(path), np.load(state_file(path, number))
    return np.split(states, np.cumsum(file["ends"] - file["starts"])[:-1])


@torch.inference_mode()
def test_answers_come_with_the_target_s_own_probabilities(
    model: LlamaForCausalLM, written: Path
) -> None:
    """Compares with one pass over each dialogue alone: no padding, cache or shrinking batch."""
    lengths = set()
    for path in sorted(written.glob("*.npz")):
        file = np.load(path)
        begin, recorded = int(file["prompt"]), {n: states_of(path, n) for n in STATES}
        for row, (start, end) in enumerate(zip(file["starts"], file["ends"], strict=True)):
            dialogue = torch.tensor(file["ids"][row, start:end].astype(np.int64))
            assert dialogue[: begin - start].tolist() in map(list, PROMPTS)
            states = model.model(dialogue[None], output_hidden_states=True).hidden_states
            for number in STATES:
                read = states[number][0]
                assert np.allclose(recorded[number][row][:-1], read[:-1], atol=0.02)
            logs = model.lm_head(states[-1][0]).log_softmax(-1)[begin - start - 1 : -1]
            best, top = logs.topk(KEPT, -1)
            said = end - begin
            listed = torch.tensor(file["top"][row, :said].astype(np.int64))
            assert np.allclose(file["logs"][row, :said], logs.gather(1, listed), atol=0.02)
            assert np.allclose(file["logs"][row, :said], best, atol=0.02)
            assert (file["top"][row, :said, 0] == top[:, 0].numpy()).mean() > 0.9  # ties
            if TEMPERATURES[row % len(TEMPERATURES)] == 0:
                chosen = logs.gather(1, dialogue[begin - start :, None])[:, 0]
                assert (best[:, 0] - chosen).max() < 0.02  # the likeliest, up to near-ties
            assert (dialogue[begin - start : -1] != END).all()
            assert dialogue[-1] == END or said == MOST
            lengths.add(int(said))
    assert len(lengths) > 1, "some answers end early"
    assert max(lengths) == MOST


def test_writing_resumes_where_it_stopped(written: Path) -> None:
    first, second = (np.load(path) for path in sorted(written.glob("*.npz")))
    assert first["ids"].shape != second["ids"].shape or (first["ids"] != second["ids"]).any()


def test_writing_ends_with_enough_tokens(model: LlamaForCausalLM, tmp_path: Path) -> None:
    def write(tokens: int) -> int:
        write_answers(
            model, cycle(PROMPTS), tmp_path,
            states=(), end=END, minutes=math.inf, tokens=tokens, batch=4, most=8,
        )  # fmt: skip
        return len(list(tmp_path.glob("*.npz")))

    assert write(1) == 1
    assert write(1) == 1
    assert write(33) == 2, "a file of four rows has at most 32 tokens"


def test_the_most_frequent_tokens_are_kept(written: Path) -> None:
    kept = choose_tokens(written, 20, (0, END))
    assert kept[0] is None
    assert {0, END} < set(kept)
    assert len(set(kept)) == 20
    counts = np.zeros(64)
    for path in written.glob("*.npz"):
        file = np.load(path)
        for row, end in enumerate(file["ends"]):
            np.add.at(counts, file["ids"][row, file["prompt"] : end], 1)
    rarest = min(counts[token] for token in kept if token not in (None, 0, END))
    assert all(counts[token] <= rarest for token in set(range(64)) - set(kept))


def test_held_out_answers_are_of_every_file_and_never_taught(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogues, "POOL", 4)
    kept = choose_tokens(written, 64, (0, END))
    data = Dialogues(written, kept, budget=128)
    assert len(data._files) == 2
    held_out = [row for batch in data._held_out for row in batch]
    assert sorted(held_out) == [(file, row) for file in range(2) for row in (0, 4, 8)]
    taught = [row for batch in data._rows for row in batch]
    assert sorted(taught + held_out) == [(file, row) for file in range(2) for row in range(12)]
    assert sum(len(batch.ids) for batch in data.held_out()) == 6


def test_batches_hold_the_targets_next_token_probabilities(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogues, "_is_held_out", lambda file, _: file == 0)
    kept = choose_tokens(written, 40, (0, END))
    data = Dialogues(written, kept, budget=128, states=STATES)
    path = max(written.glob("*.npz"))
    file, recorded = np.load(path), {n: states_of(path, n) for n in STATES}
    begin = int(file["prompt"])
    for rows in data._rows:
        batch = data._batch(rows)
        for line, (_, row) in enumerate(rows):
            start, end = int(file["starts"][row]), int(file["ends"][row])
            text = slice(end - start)
            tokens = file["ids"][row, start:end].tolist()
            known = [token if token in kept else None for token in tokens]
            assert [kept[i] for i in batch.ids[line, text].tolist()] == known
            assert batch.target_ids[line, text].tolist() == tokens
            said = slice(begin - start - 1, end - start - 1)
            positions = batch.answers[line].nonzero()[:, 0].tolist()
            assert positions == list(range(said.start, said.stop))
            for n in STATES:
                assert (batch.states[n][line, text].numpy() == recorded[n][row]).all()
            top = file["top"][row, : end - begin]
            wanted = [token if token in kept else None for token in top.flatten().tolist()]
            assert [kept[i] for i in batch.top[line, said].flatten().tolist()] == wanted
            odds = np.exp(file["logs"][row, : end - begin].astype(float)) * np.isin(
                top, [token for token in kept if token is not None]
            )
            np.testing.assert_allclose(batch.odds[line, said].numpy(), odds, rtol=1e-4)
    epoch = [data(step) for step in range(len(data))]
    assert sum(len(batch.ids) for batch in epoch) == len(file["ids"])


def test_the_loss_is_the_cross_entropy(written: Path, model: LlamaForCausalLM) -> None:
    kept = choose_tokens(written, 40, (0, END))
    draft = build(model, kept, DraftShape(tokens=40, layers=1, feed_forward=16))
    batch = next(Dialogues(written, kept, budget=128).held_out())
    logits = chat.forward(draft, batch)
    slow, count = 0.0, 0
    for row in range(len(batch.ids)):
        for at in batch.answers[row].nonzero()[:, 0].tolist():
            logs = logits[count].log_softmax(-1)
            slow -= sum(
                odd * logs[token].item()
                for token, odd in zip(
                    batch.top[row, at].tolist(), batch.odds[row, at].tolist(), strict=True
                )
            )
            count += 1
    assert count == batch.tokens
    assert chat.distillation_loss(draft, batch).item() == pytest.approx(slow / count, 1e-3)


def test_a_draft_continues_from_its_weights(model: LlamaForCausalLM, tmp_path: Path) -> None:
    kept = [None, 3, 5, 7, 9]
    shape = DraftShape(tokens=5, layers=1, feed_forward=16)
    old, new = (build(model, kept, shape, seed) for seed in (1, 2))
    reduced_vocabulary.write(tmp_path, old, kept, 0, load_tokenizer(str(ASSETS / "models/target")))
    chat.load(tmp_path, new)
    for name, weight in old.state_dict().items():
        assert torch.allclose(new.state_dict()[name], weight, atol=0.01), name
    assert new.lm_head.weight is new.get_input_embeddings().weight
    assert load_config(str(tmp_path)).architectures == ["LlamaForCausalLM"]


def test_requests_are_functions_of_their_seeds() -> None:
    things = few_things()
    asked = [request(seed, things) for seed in range(300)]
    assert asked == [request(seed, things) for seed in range(300)]
    assert {kind for kind, _ in asked} == set(TEMPLATES)
    assert not [text for _, text in asked if "{" in text]


def test_evaluation_requests_are_not_taught() -> None:
    things = few_things()
    usual = list(islice(requests(things, ()), 40))
    assert usual == [request(2 * seed, things).text for seed in range(40)]
    asked = set(usual[::3])
    assert (
        list(islice(requests(things, asked), 20))
        == [text for text in usual if text not in asked][:20]
    )


def test_held_out_prompts_are_not_among_the_requests() -> None:
    path = ASSETS / "prompts" / "instructions.jsonl"
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    kinds = [row["kind"] for row in rows]
    assert all(kinds.count(kind) >= 6 for kind in set(kinds))
    assert len(set(kinds)) >= 10
    patterns = [template for templates in TEMPLATES.values() for template in templates]
    assert not [row for row in rows if row["text"] in patterns]
