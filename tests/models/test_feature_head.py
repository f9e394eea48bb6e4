"""Feature heads: their logits against an uncached reference, their files, and refusals."""

import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer, models
from torch import Tensor, nn
from transformers import LlamaConfig, LlamaForCausalLM, LlamaModel, PreTrainedTokenizerFast

from models.test_models import refused, spec
from specviz import trace as traces
from specviz.decoding.drafters import Drafter, LookupDrafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.heads.feature import HeadWeights, feature_head
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.layers import CAPACITY
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.race import finish, race
from specviz.decoding.trees.drafting import tree_drafter
from specviz.decoding.trees.growing import TreeDrafter
from specviz.lab.methods import own_methods
from specviz.lab.peers import transformers_methods
from specviz.models import int8
from specviz.models.checkpoints import load_config
from specviz.models.checks import is_here, memory, obstacle
from specviz.models.feature_heads import read, write
from specviz.models.loading import for_peers, load, load_models
from specviz.models.pairs import custom
from specviz.settings import Settings
from support import tiny_heads
from support.scripted import CPU, distance, emitted, own, rereading
from support.tiny_gguf import rounded

FLOAT = torch.float32
WEIGHTS = "model.safetensors"
WORDS = 12  # the target's vocabulary in most tests, small enough for some correct guesses
IDS = [3, None, 0, 7, 11, 4, 5, 9]
KNOWN = [token for token in IDS if token is not None]


def words(number: int = WORDS) -> PreTrainedTokenizerFast:
    names = {f"w{i}": i for i in range(number)}
    return PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.WordLevel(names)))


def llama(seed: int = 1, vocabulary: int = WORDS, **more: Any) -> LlamaForCausalLM:
    sizes = {"vocab_size": vocabulary, "num_hidden_layers": 3} | more
    model = tiny_heads.target("llama", seed, **sizes)
    assert isinstance(model, LlamaForCausalLM)
    return model


def parts(config: LlamaConfig, **more: Any) -> tuple[nn.Linear, LlamaModel]:
    """An untrained fusion and layer for a target, with weights that int8 and float16 hold."""
    torch.manual_seed(7)
    small = LlamaConfig(**config.to_dict() | {"num_hidden_layers": 1, "vocab_size": 1} | more)
    body = LlamaModel(small).eval()
    fusion = nn.Linear(2 * small.hidden_size, small.hidden_size, bias=False)
    with torch.no_grad():
        fusion.weight.normal_(std=0.3)
        for weight in (fusion.weight, *body.parameters()):  # not buffers: rotary frequencies
            weight.copy_(int8.dequantize(int8.quantize({"weight": weight}))["weight"])
    return fusion, body


def tensors(fusion: nn.Linear, body: LlamaModel) -> dict[str, Tensor]:
    """The weights of a fusion and a layer by their names in a file."""
    own = {name: w for name, w in body.state_dict().items() if "embed" not in name}
    return own | {"fusion.weight": fusion.weight}


@dataclass
class Head:
    """A head read from a folder for its target, and the modules it was written from."""

    target: LlamaForCausalLM
    fusion: nn.Linear
    body: LlamaModel
    ids: list[int]
    weights: HeadWeights

    def slow(self, context: list[int], drafts: list[int]) -> Tensor:
        """The logits after some drafts [V], without a cache, by transformers' own modules."""
        with torch.inference_mode():
            truth = self.target.model(torch.tensor([context])).last_hidden_state[0]
            before = [torch.zeros_like(truth[0]), *truth[:-1]]
            for n in range(len(drafts) + 1):
                tokens = torch.tensor(context + drafts[:n])
                embedded = self.target.model.embed_tokens(tokens)
                fused = self.fusion(torch.cat([embedded, torch.stack(before)], -1))
                feature = self.body(inputs_embeds=fused[None]).last_hidden_state[0, -1]
                before.append(feature)
            logits = torch.full((self.target.config.vocab_size,), -math.inf, dtype=feature.dtype)
            for token in self.ids:
                logits[token] = self.target.lm_head.weight[token] @ feature
        return logits


def head(folder: Path, target: LlamaForCausalLM, ids: list[int | None] | None = None) -> Head:
    ids = ids or IDS
    fusion, body = parts(target.config)
    write(
        folder, tensors(fusion, body), body.config.to_dict(), ids, words(target.config.vocab_size),
        target,
    )  # fmt: skip
    weights = read(str(folder), load_config(str(folder)), target)
    fusion, body = fusion.to(target.dtype), body.to(target.dtype)
    known = [token for token in ids if token is not None]
    return Head(target, fusion, body, known, weights)


@pytest.fixture
def made(tmp_path: Path) -> Head:
    return head(tmp_path / "head", llama())


def close(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


# Logits


def rounds(made: Head, prompt: list[int], accepted: list[int], *, gamma: int = 4) -> None:
    """Run rounds as the decoder does, and compare all logits with `Head.slow`.

    Args:
        accepted: accepted drafts of each round; -1: one, in another drafter's round.
    """
    numbers, context = random.Random(2), list(prompt)
    target = LeanModel(made.target)
    model = feature_head(made.weights)(target)
    for a in accepted:
        drafts = [numbers.randrange(WORDS) for _ in range(gamma)]
        if a >= 0:
            tokens = context[model.length :]
            for n, draft in enumerate(drafts):
                (logits,) = model.logits(torch.tensor(tokens), last=1)
                close(logits, made.slow(context, drafts[:n]))
                tokens = [draft]
        target.logits(torch.tensor(context[target.length :] + drafts), last=gamma + 1)
        true = len(context) + abs(a)
        target.rollback(true)
        model.rollback(true)
        context = [*context, *drafts[: abs(a)], numbers.randrange(WORDS)]


@pytest.mark.parametrize("prompt", [[5], [3, 1, 4, 1, 5, 9]], ids=["one", "six"])
@pytest.mark.parametrize(
    "accepted",
    [[4, 4, 4], [0, 0, 0], [2, 2, 2], [4, 0, 3, 4, 1, 0, 4], [-1, 2, -1, -1, 4, -1, 0]],
    ids=str,
)
def test_logits_equal_those_of_the_reference(
    made: Head, prompt: list[int], accepted: list[int]
) -> None:
    """Without a prefill, the target reads the context for the head in the first round."""
    rounds(made, prompt, accepted)


def test_the_cache_grows(made: Head) -> None:
    numbers = random.Random(5)
    rounds(made, [numbers.randrange(WORDS) for _ in range(CAPACITY - 6)], [4, 1, -1, 4, 2])


def test_chunks_and_whole_texts_are_the_same(made: Head) -> None:
    text = torch.tensor([random.Random(3).randrange(WORDS) for _ in range(30)])
    whole = feature_head(made.weights)(LeanModel(made.target)).logits(text, last=30)
    assert whole.shape == (30, WORDS)
    target = LeanModel(made.target)
    model, rows = feature_head(made.weights)(target), []
    for chunk in text.split([1, 6, 1, 2, 20]):
        target.logits(text[target.length : model.length], last=1) if model.length else None
        rows.append(model.logits(chunk, last=len(chunk)))
    close(torch.cat(rows), whole)
    for n in (1, 2, 9, 30):
        close(whole[n - 1], made.slow(text[:n].tolist(), []))


def test_drafts_in_one_pass_equal_drafts_one_by_one(made: Head) -> None:
    one, two = (feature_head(made.weights)(LeanModel(made.target)) for _ in range(2))
    context, drafts = torch.tensor([1, 2, 3]), torch.tensor([4, 5, 6])
    one.logits(context, last=1)
    two.logits(context, last=1)
    singly = torch.cat([two.logits(draft, last=1) for draft in drafts.split(1)])
    assert torch.equal(one.logits(drafts, last=2), singly[1:])


def test_rollback_drops_predicted_features(made: Head) -> None:
    target = LeanModel(made.target)
    model = feature_head(made.weights)(target)
    model.logits(torch.tensor([1, 2, 3]), last=1)
    assert (model.length, target.length) == (3, 2)
    for draft in (4, 5):
        model.logits(torch.tensor([draft]), last=1)
    assert (model.length, target.length) == (5, 2)
    target.logits(torch.tensor([3, 4, 5]), last=3)
    model.rollback(5)
    assert model.length == 3
    model.rollback(1)
    assert model.length == 1


def test_a_target_that_has_read_starts_over(made: Head) -> None:
    """It kept no features before the head asked for them."""
    target = LeanModel(made.target)
    target.logits(torch.tensor([1, 2, 3]), last=1)
    model = feature_head(made.weights)(target)
    assert target.length == 0
    close(model.logits(torch.tensor([1, 2, 3]), last=1)[0], made.slow([1, 2, 3], []))


def test_features_are_those_of_the_library(made: Head) -> None:
    target, text = LeanModel(made.target), torch.tensor([1, 2, 3, 4, 5])
    plain = LeanModel(made.target)
    target.keep_states(-1)
    for chunk in text.split([2, 1, 2]):
        assert torch.equal(target.logits(chunk, last=1), plain.logits(chunk, last=1))
    with torch.no_grad():
        close(target.states(-1), made.target.model(text[None]).last_hidden_state[0])
    target.rollback(2)
    assert target.states(-1).shape == (2, 16)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision(tmp_path: Path, dtype: torch.dtype) -> None:
    made = head(tmp_path, llama().to(dtype))
    model = feature_head(made.weights)(LeanModel(made.target))
    logits = model.logits(torch.tensor([1, 2, 3]), last=1)[0]
    assert logits.dtype == dtype
    slow = made.slow([1, 2, 3], [])
    torch.testing.assert_close(logits.float(), slow.float(), rtol=0.1, atol=0.1)


# Exactness


@pytest.mark.parametrize(
    "how",
    [
        {"gamma": 2, "max_new_tokens": 3},
        {"gamma": 3, "max_new_tokens": 4, "temperature": 0},
        {"gamma": 3, "max_new_tokens": 4, "temperature": 0.4, "top_k": 2},
    ],
    ids=str,
)
@pytest.mark.parametrize("confidence", [0, 0.5])
@pytest.mark.parametrize("lookup", [False, True])
def test_every_outcome_of_chance(
    tmp_path: Path, lookup: bool, confidence: float, how: dict[str, Any]
) -> None:
    """In double precision, against a target without a cache."""
    made = head(tmp_path, llama(vocabulary=3, max_position_embeddings=64).double(), [2, 0])
    settings = Settings(**{"temperature": 1} | how)
    prompt = [0, 1]

    def models_of() -> tuple[LanguageModel, Drafter]:
        target = LeanModel(made.target)
        drafter = ModelDrafter(feature_head(made.weights)(target), confidence)
        if lookup:
            return target, LookupElseModelDrafter(LookupDrafter(3, CPU, shortest=2), drafter)
        return target, drafter

    sequences = emitted(models_of, prompt, settings)
    assert distance(sequences, own(rereading(made.target), prompt, settings)) < 1e-10


def test_each_node_of_a_tree_has_the_logits_of_its_path_alone(made: Head) -> None:
    """A tree is read in three parts; the text then continues as if there had been none."""
    target, context = LeanModel(made.target), [1, 2, 3]
    draft = feature_head(made.weights)(target)
    target.logits(torch.tensor(context[:-1]), last=1)
    for _ in range(2):
        draft.logits(torch.tensor(context[draft.length :]), last=1)
        tokens, parents = [4, 0, 2, 3, 4], [-1, -1, 0, 0, 2]
        logits = draft.branch(torch.tensor(tokens[:2]), parents[:2])
        logits = torch.cat([logits, draft.branch(torch.tensor(tokens[2:4]), parents[:4])])
        logits = torch.cat([logits, draft.branch(torch.tensor(tokens[4:]), parents)])
        lines = [[4], [0], [4, 2], [4, 3], [4, 2, 4]]
        for line, ours in zip(lines, logits, strict=True):
            close(ours, made.slow(context, line))
        draft.keep([0, 2])
        target.logits(torch.tensor([context[-1], 4, 2]), last=1)
        context += [4, 2, 1]
        draft.rollback(len(context) - 1)


@pytest.mark.parametrize("tree", ["k-ary", "dynamic"])
def test_every_outcome_of_chance_in_trees(tmp_path: Path, tree: str) -> None:
    made = head(tmp_path, llama(vocabulary=3, max_position_embeddings=64).double(), [2, 0])
    how = Settings(gamma=2, max_new_tokens=3, temperature=1, tree=tree, budget=3)

    def models_of() -> tuple[LanguageModel, TreeDrafter]:
        target = LeanModel(made.target)
        return target, tree_drafter(how, target, feature_head(made.weights)(target))

    assert (
        distance(emitted(models_of, [0, 1], how), own(rereading(made.target), [0, 1], how)) < 1e-10
    )


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    """Folders of a target and its head."""
    target = rounded(llama())
    target.save_pretrained(tmp_path / "big")
    words().save_pretrained(tmp_path / "big")
    head(tmp_path / "head", target)
    return str(tmp_path / "big"), str(tmp_path / "head")


@pytest.mark.parametrize("temperature", [0, 1])
@pytest.mark.parametrize("drafter", ["model", "lookup+model", "lookup", "early-exit"])
def test_a_run(drafter: str, temperature: float, folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu", dtype="float32")
    for confidence in (0, 0.3):
        how = Settings(
            drafter=drafter,
            gamma=4,
            temperature=temperature,
            max_new_tokens=60,
            confidence=confidence,
        )
        trace = finish(race(pair, [1, 2, 3, 4, 5], how, top=5))
        assert traces.read(traces.write(trace)) == trace
        assert len(trace.output) == 60
        accepted = [draft.verdict for round in trace.rounds for draft in round.drafts]
        assert {"accepted", "rejected"} <= set(accepted)
        if temperature == 0:
            assert trace.output == trace.plain.tokens
    if drafter != "model":
        return
    for tree in ("k-ary", "dynamic"):
        how = Settings(temperature=temperature, max_new_tokens=30, tree=tree, budget=6)
        trace = finish(race(pair, [1, 2, 3, 4, 5], how, top=5))
        assert traces.read(traces.write(trace)) == trace
        if temperature == 0:
            assert trace.output == trace.plain.tokens


@pytest.mark.parametrize("drafter", ["model", "lookup+model"])
def test_a_race_runs_no_target_pass_while_drafting(
    drafter: str, folders: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Passes of the target for the head would count as drafting."""
    passes: list[int] = []
    logits, propose = LeanModel.logits, ModelDrafter.propose

    def counted(model: LeanModel, tokens: Tensor, last: int) -> Tensor:
        passes.append(len(tokens))
        return logits(model, tokens, last)

    def drafting(drafter: ModelDrafter, *given: Any) -> Any:
        before = len(passes)
        proposal = propose(drafter, *given)
        assert len(passes) == before
        return proposal

    monkeypatch.setattr(LeanModel, "logits", counted)
    monkeypatch.setattr(ModelDrafter, "propose", drafting)
    settings = Settings(drafter=drafter, max_new_tokens=60, temperature=1)
    trace = finish(race(load(custom(*folders)), [3, 1, 4, 1, 5, 9, 3, 1, 4], settings))
    assert any(len(round.drafts) == 4 for round in trace.rounds)
    assert passes


def test_a_trace_describes_the_head(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu", dtype="bfloat16")
    card = pair.models.draft
    assert card is not None
    own_numbers = sum(t.numel() for t in int8.read([Path(folders[1]) / WEIGHTS]).values())
    assert (card.name, card.parameters, card.layers) == ("head", own_numbers, 1)
    assert card.dtype == "bfloat16"
    trace = finish(race(pair, [1, 2, 3], Settings(max_new_tokens=20, temperature=1)))
    assert trace.models.draft == card
    drafted = {draft.token for round in trace.rounds for draft in round.drafts}
    assert drafted <= set(KNOWN)


def test_a_head_on_a_fine_tuned_target_says_so(folders: tuple[str, str]) -> None:
    """The shape is the same, so it works, but it drafts less well, and a trace says so."""

    def says_so() -> bool:
        card = load(spec(*folders), device="cpu", dtype="bfloat16").models.draft
        assert card is not None
        return card.other_weights

    assert not says_so()
    target = rounded(llama())
    with torch.no_grad():
        target.model.layers[-1].self_attn.q_proj.weight[0, 0] += 0.5
    target.save_pretrained(folders[0])
    assert says_so()


def test_a_head_has_no_assisted_generation(folders: tuple[str, str]) -> None:
    """It is no model by itself, so transformers cannot use it as the assistant."""
    checkpoints = load_models(spec(*folders), "cpu", "float32")
    settings = Settings(max_new_tokens=12, temperature=0)
    names = {m.name for m in transformers_methods(checkpoints, frozenset(), settings, [2])}
    assert names == {"transformers", "transformers-lookup"}
    assert for_peers(checkpoints) is checkpoints
    pair = load(spec(*folders), device="cpu", dtype="float32")
    methods = own_methods(pair, settings, [3])
    texts = {str(method): generate([1, 2, 3]).tokens for method, generate in methods.items()}
    assert "speculative γ=3" in texts
    assert len(set(map(tuple, texts.values()))) == 1


def test_peers_draft_with_a_model_by_itself(folders: tuple[str, str], tmp_path: Path) -> None:
    peer = tmp_path / "peer"
    llama(9, num_hidden_layers=1).save_pretrained(peer)
    words().save_pretrained(peer)
    pair = replace(spec(*folders), peer_draft=str(peer))
    checkpoints = load_models(pair, "cpu", "float32")
    peers = for_peers(checkpoints)
    assert peers.target is checkpoints.target
    settings = Settings(max_new_tokens=12, temperature=0)
    methods = transformers_methods(peers, frozenset(), settings, [2])
    texts = {m.name: generate([1, 2, 3]).tokens for m, generate in methods.items()}
    assert texts["transformers-assisted"] == texts["transformers"]
    other = Tokenizer(models.WordLevel({"w1": 0, "w0": 1}))
    PreTrainedTokenizerFast(tokenizer_object=other).save_pretrained(peer)
    message = refused(lambda: for_peers(checkpoints))
    assert "different tokenizers: id 0 is 'w0' for the target, but 'w1'" in message


# Files


def test_memory_is_known_before_loading(folders: tuple[str, str]) -> None:
    pair = custom(*folders)
    assert is_here(pair)
    assert obstacle(pair, CPU, FLOAT) is None
    both, alone = memory(pair, FLOAT), memory(custom(folders[0], None), FLOAT)
    assert both is not None
    assert alone is not None
    own_numbers = sum(t.numel() for t in int8.read([Path(folders[1]) / WEIGHTS]).values())
    rows = len(KNOWN) * llama().config.hidden_size  # of the target's output matrix, which it copies
    assert both - alone == 4 * (own_numbers + rows)
    copies = load_models(pair, "cpu", "float32").head
    assert copies is not None
    assert copies.rows.weight.numel() == rows


def test_files_hold_only_the_heads_own_weights(folders: tuple[str, str]) -> None:
    numbers = load_file(Path(folders[1]) / WEIGHTS)
    assert {name.split(".")[0] for name in numbers} == {"fusion", "layers", "norm"}
    assert {weight.dtype for weight in numbers.values() if weight.ndim == 1} == {torch.float16}
    matrices = {name: weight for name, weight in numbers.items() if weight.ndim == 2}
    kinds = {name.endswith(int8.SCALE): weight.dtype for name, weight in matrices.items()}
    assert kinds == {False: torch.int8, True: torch.bfloat16}
    config = json.loads((Path(folders[1]) / "config.json").read_text())
    assert config["architectures"] == ["FeatureHead"]


def says(folders: tuple[str, str]) -> str:
    return refused(lambda: load_models(spec(*folders), "cpu", "float32"))


Change = Callable[[Path, Path], object]
"""Changes the folders of a target and its head."""


def of_target(**shape: Any) -> Change:
    return lambda big, _: llama(**shape).save_pretrained(big)


def without(file: str) -> Change:
    return lambda _, head: (head / file).unlink()


def weights(change: Callable[[dict[str, Tensor]], object]) -> Change:
    def changed(_: Path, head: Path) -> None:
        found = load_file(head / WEIGHTS)
        change(found)
        save_file(found, head / WEIGHTS)

    return changed


def cut(_: Path, head: Path) -> None:
    (head / WEIGHTS).write_bytes((head / WEIGHTS).read_bytes()[:-100])


def two_layers(_: Path, head: Path) -> None:
    path = head / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"num_hidden_layers": 2}))


def fewer_tokens(_: Path, head: Path) -> None:
    """Such a head would truncate the target's distribution."""
    path = head / "token_ids.json"
    told = json.loads(path.read_text())
    fewer = [None if token == WORDS - 1 else token for token in told["ids"]]
    path.write_text(json.dumps(told | {"vocabulary": WORDS - 1, "ids": fewer}))


ROPE = {"rope_type": "default", "rope_theta": 5.0}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (without("config.json"), "no model in head"),
        (without(WEIGHTS), "head is incomplete: model.safetensors"),
        (without("token_ids.json"), "head is incomplete"),
        (cut, "its weights are damaged"),
        (weights(lambda found: found.pop("norm.weight")), "it has no norm.weight"),
        (
            weights(lambda found: found.update({"fusion.weight": torch.zeros(16, 16)})),
            "its fusion.weight is 16 × 16, not 16 × 32",
        ),
        (
            weights(lambda found: found.update({"more.weight": torch.zeros(1)})),
            "it also has more.weight",
        ),
        (two_layers, "it is not one layer of a Llama"),
        (of_target(hidden_size=32), "another target: its hidden_size"),
        (of_target(intermediate_size=48), "another target: its intermediate_size"),
        (of_target(num_key_value_heads=4), "another target: its num_key_value_heads"),
        (of_target(rope_parameters=ROPE), "another target: its rope_parameters"),
        (of_target(hidden_act="gelu"), "plain Llama"),
        (of_target(vocabulary=WORDS - 1), "another target, with a vocabulary of 12 tokens"),
        (lambda big, _: words(WORDS - 1).save_pretrained(big), "different tokenizers"),
        (fewer_tokens, "it lacks tokens of its target"),
    ],
)
def test_what_does_not_fit_is_refused(change: Change, told: str, folders: tuple[str, str]) -> None:
    change(*map(Path, folders))
    assert told in says(folders)


def test_a_head_is_no_target(folders: tuple[str, str]) -> None:
    words().save_pretrained(folders[1])
    for draft in (None, folders[1]):
        assert "enter it as the draft" in says((folders[1], draft))  # type: ignore[arg-type]


def test_invalid_token_ids(tmp_path: Path) -> None:
    fusion, body = parts(llama().config)
    for ids in ([1, 1], [None], [WORDS]):
        with pytest.raises(ValueError, match=r"token|range"):
            write(tmp_path, tensors(fusion, body), {}, ids, words(), llama())
