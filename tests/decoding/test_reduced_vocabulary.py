"""Drafts with a reduced vocabulary read and propose target ids, and stay exact."""

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedModel

from models.test_models import byte_level, refused, save, spec
from specviz import trace as traces
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.race import finish, race
from specviz.lab.peers import transformers_methods
from specviz.models import int8, reduced_vocabulary
from specviz.models.checkpoints import load_model
from specviz.models.checks import is_here, memory
from specviz.models.loading import load, load_models
from specviz.models.reduced_vocabulary import TokenIds, fingerprint, widen, write
from specviz.sampling import to_probs
from specviz.settings import Settings
from specviz.trace import Trace
from support.scripted import CPU, Scripted, distance, emitted, hashed, own, tiny_llama

FLOAT = torch.float32
VOCABULARY = 258  # of the byte-level tokenizer
UNKNOWN = 2
"""The draft id of all other tokens; in the middle, so that a mistake shows."""
KNOWN = sorted(random.Random(3).sample(range(VOCABULARY), 60))
IDS = [*KNOWN[:UNKNOWN], None, *KNOWN[UNKNOWN:]]


def small(seed: int = 2, **more: Any) -> LlamaForCausalLM:
    torch.manual_seed(seed)
    sizes: dict[str, Any] = {
        "vocab_size": len(IDS),
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "max_position_embeddings": 64,
        "initializer_range": 0.3,
        "tie_word_embeddings": True,
        "bos_token_id": None,
        "eos_token_id": 257,
        "pad_token_id": None,
    }
    return LlamaForCausalLM(LlamaConfig(**sizes | more)).eval()


def widened(model: LlamaForCausalLM | None = None) -> LlamaForCausalLM:
    model = small() if model is None else model
    widen(model, TokenIds("0" * 64, VOCABULARY, UNKNOWN, tuple(IDS)))
    return model


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    """A target, and a draft that knows some of its tokens."""
    target = save(tmp_path / "big", layers=3, vocabulary=VOCABULARY)
    write(tmp_path / "draft", small(), IDS, UNKNOWN, byte_level())
    return target, str(tmp_path / "draft")


# Reading and proposing


def test_logits_of_known_tokens_are_those_of_the_small_model() -> None:
    numbers = random.Random(1)
    tokens = [numbers.randrange(VOCABULARY) for _ in range(20)]
    own_ids = [IDS.index(token) if token in IDS else UNKNOWN for token in tokens]
    assert len(set(own_ids)) > 3
    assert UNKNOWN in own_ids
    with torch.no_grad():
        expected = small()(torch.tensor([own_ids])).logits
        logits = widened()(torch.tensor([tokens])).logits
    assert logits.shape == (1, 20, VOCABULARY)
    for i, token in enumerate(IDS):
        if token is not None:
            assert torch.equal(logits[..., token], expected[..., i])
    others = sorted(set(range(VOCABULARY)) - set(KNOWN))
    assert (logits[..., others] == -math.inf).all()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_lean_model_computes_the_same(dtype: torch.dtype) -> None:
    model, numbers = widened(small().to(dtype)), random.Random(1)
    assert is_lean(model)
    lean, usual = LeanModel(model), CachedModel(model)
    assert lean.vocabulary == usual.vocabulary == VOCABULARY
    for width in (7, 1, 5, 2, 1, 20, 3):
        tokens = torch.tensor([numbers.randrange(VOCABULARY) for _ in range(width)])
        ours, theirs = lean.logits(tokens, width), usual.logits(tokens, width)
        tolerance = 1e-4 if dtype is torch.float32 else 0.1
        torch.testing.assert_close(ours, theirs, rtol=tolerance, atol=tolerance)
        length = numbers.randrange(lean.length + 1)
        lean.rollback(length)
        usual.rollback(length)


def test_to_probs_takes_impossible_tokens() -> None:
    logits = LeanModel(widened()).logits(torch.tensor([1, 2, 3]), 3)
    for temperature in (0, 1e-9, 0.7, 5):
        for top_k in (0, 5, len(KNOWN) + 9):
            for top_p in (1.0, 0.9, 0.999999):
                q = to_probs(logits, temperature, top_k, top_p)
                torch.testing.assert_close(q.sum(-1), torch.ones(3))
                assert set(q.nonzero()[:, 1].tolist()) <= set(KNOWN)


# Exactness


def test_tokens_that_the_draft_cannot_propose_are_emitted_too() -> None:
    """By enumeration: a draft that gives 0 to two of four tokens changes nothing."""
    target, other = hashed(1, 4), hashed(2, 4)

    def draft(prefix: tuple[int, ...]) -> tuple[float, ...]:
        return tuple(x if token % 2 else -math.inf for token, x in enumerate(other(prefix)))

    how = Settings(gamma=2, temperature=1, max_new_tokens=3)
    sequences = emitted(lambda: (Scripted(target), ModelDrafter(Scripted(draft))), [0], how)
    assert len(sequences) == 4**3
    assert distance(sequences, own(target, [0], how)) < 1e-10


@pytest.mark.parametrize("temperature", [0, 1.5])
@pytest.mark.parametrize("confidence", [0, 0.05])
def test_a_run(temperature: float, confidence: float, folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu")
    prompt = pair.tokenizer.encode("the the")
    how = Settings(
        gamma=4, max_new_tokens=40, temperature=temperature, confidence=confidence, seed=3
    )
    trace = finish(race(pair, prompt, how, top=30))
    assert traces.read(traces.write(trace)) == trace
    drafted = {draft.token for round in trace.rounds for draft in round.drafts}
    assert drafted <= set(KNOWN)
    assert not set(trace.output) <= set(KNOWN)  # the target emits others, too
    if temperature == 0:
        assert trace.output == trace.plain.tokens


def test_the_trace_gives_impossible_tokens_draft_probability_0(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu")
    how = Settings(gamma=3, max_new_tokens=12, temperature=1)
    trace: Trace = finish(race(pair, pair.tokenizer.encode("th"), how))
    shown = [
        candidate
        for round in trace.rounds
        for position in round.positions[: len(round.drafts)]
        for candidate in position.candidates
    ]
    foreign = [candidate for candidate in shown if candidate.token not in KNOWN]
    assert foreign
    assert all(c.draft == c.draft_raw == 0 for c in foreign)
    assert all(c.target is not None and c.target > 0 for c in foreign)


def greedy(model: PreTrainedModel, prompt: list[int], tokens: int) -> list[int]:
    ids = torch.tensor([prompt])
    output = model.generate(
        ids,
        attention_mask=torch.ones_like(ids),
        max_new_tokens=tokens,
        do_sample=False,
        pad_token_id=0,
    )
    return output[0, len(prompt) :].tolist()


@pytest.mark.parametrize("temperature", [0, 1])
def test_transformers_can_be_assisted_by_it(temperature: float, folders: tuple[str, str]) -> None:
    checkpoints = load_models(spec(*folders), device="cpu")
    how = Settings(max_new_tokens=25, temperature=temperature)
    methods = transformers_methods(checkpoints, frozenset(), how, [3])
    prompt = [1, 2, 3, 200]
    for method, generate in methods.items():
        if method.name.startswith("transformers-assisted"):
            tokens = generate(prompt).tokens
            assert len(tokens) == 25
            if temperature == 0:
                assert tokens == greedy(checkpoints.target, prompt, 25)


def test_padded_targets(tmp_path: Path) -> None:
    target = save(tmp_path / "big", vocabulary=300)
    write(tmp_path / "draft", small(), IDS, UNKNOWN, byte_level())
    pair = load(spec(target, str(tmp_path / "draft")), device="cpu")
    assert pair.vocabulary == VOCABULARY
    trace = finish(race(pair, [1, 2, 3], Settings(max_new_tokens=9, temperature=1)))
    assert len(trace.output) == 9


# On disk


def test_its_files_are_few_and_describe_a_stock_llama(folders: tuple[str, str]) -> None:
    names = {path.name for path in Path(folders[1]).iterdir()}
    assert names == {"config.json", "model.safetensors", "token_ids.json"}
    stock = LlamaConfig.from_pretrained(folders[1])
    assert stock.vocab_size == len(IDS)
    said = json.loads((Path(folders[1]) / "token_ids.json").read_bytes())
    assert said == {
        "tokenizer": fingerprint(byte_level()),
        "vocabulary": VOCABULARY,
        "unknown": UNKNOWN,
        "ids": IDS,
    }


def test_reading_gives_back_what_was_written(folders: tuple[str, str]) -> None:
    model, tokens = load_model(folders[1], CPU, FLOAT), torch.tensor([[1, 2, 3]])
    with torch.no_grad():
        original = small()
        original.load_state_dict(int8.dequantize(int8.quantize(original.state_dict())))
        torch.testing.assert_close(model(tokens).logits, widened(original)(tokens).logits)
    assert model.num_parameters() == original.num_parameters()
    assert load_model(folders[1], CPU, FLOAT) is model


def test_writing_does_not_change_the_model(tmp_path: Path) -> None:
    model = small(pad_token_id=5, use_cache=False)
    write(tmp_path / "draft", model, IDS, UNKNOWN, byte_level())
    assert model.dtype is FLOAT
    assert (model.config.pad_token_id, model.config.use_cache) == (5, False)


def test_the_targets_padding_may_lie_beyond_the_small_table(tmp_path: Path) -> None:
    """Transformers would not build a table with this padding id."""
    model = small()
    model.config.pad_token_id = VOCABULARY - 1
    write(tmp_path, model, IDS, UNKNOWN, byte_level())
    assert load_model(str(tmp_path), CPU, FLOAT).config.vocab_size == VOCABULARY


def test_nothing_of_an_earlier_draft_is_left(tmp_path: Path) -> None:
    stale = tmp_path / "model.safetensors.index.json"
    stale.write_text("{}")
    write(tmp_path, small(), IDS, UNKNOWN, byte_level())
    assert not stale.exists()


def test_checks_before_loading(folders: tuple[str, str]) -> None:
    assert is_here(spec(*folders))
    numbers = small().num_parameters() + tiny_llama(1, 3, VOCABULARY).num_parameters()
    assert memory(spec(*folders), FLOAT) == 4 * numbers


def test_ends_are_in_target_ids(folders: tuple[str, str]) -> None:
    assert 257 in load(spec(*folders), device="cpu").ends


def test_fingerprint_is_of_the_content() -> None:
    assert fingerprint(byte_level()) == fingerprint(byte_level())
    assert fingerprint(byte_level()) != fingerprint(byte_level(more=("he",)))
    one, other = byte_level(more=("he", "el")), byte_level(more=("el", "he"))
    assert fingerprint(one) != fingerprint(other)
    assert fingerprint(byte_level(more=("a b", "c"))) != fingerprint(byte_level(more=("a", "b c")))


# Refusals


def test_a_target_with_another_tokenizer(tmp_path: Path, folders: tuple[str, str]) -> None:
    other = save(tmp_path / "other", tokenizer=byte_level(more=("he",)))
    message = refused(lambda: load(spec(other, folders[1]), device="cpu"))
    assert "different tokenizers" in message


@pytest.mark.parametrize(
    "damage",
    [
        {"ids": []},
        {"ids": [None] * len(IDS)},
        {"ids": [1, 1, *IDS[2:]]},
        {"ids": [VOCABULARY, *IDS[1:]]},
        {"ids": [-1, *IDS[1:]]},
        {"ids": ["1", *IDS[1:]]},
        {"unknown": len(IDS)},
        {"vocabulary": 10**9},
        {"tokenizer": "x"},
        {"more": 1},
    ],
)
def test_damaged_token_ids(damage: dict[str, Any], folders: tuple[str, str]) -> None:
    path = Path(folders[1]) / "token_ids.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | damage))
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert "'draft' has a damaged token_ids.json" in message


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[" * 10**5])
def test_noise_for_token_ids(data: bytes, folders: tuple[str, str]) -> None:
    (Path(folders[1]) / "token_ids.json").write_bytes(data)
    assert "damaged" in refused(lambda: load(spec(*folders), device="cpu"))


def test_token_ids_of_another_model(folders: tuple[str, str]) -> None:
    write(Path(folders[1]), small(vocab_size=len(IDS) + 1), IDS, UNKNOWN, byte_level())
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert "'draft' has 62 tokens, but its token_ids.json lists 61" in message


def test_duplicate_ids_are_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="duplicates"):
        write(tmp_path / "draft", small(), [1, 1], 0, byte_level())
    assert not (tmp_path / "draft").exists()
    assert reduced_vocabulary.read(str(tmp_path)) is None
