"""A long prompt is read in chunks: the run stays the same, and others go on in between."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import dropwhile, pairwise
from types import SimpleNamespace
from typing import cast

import gradio as gr
import pytest
import torch
from torch import Tensor
from transformers import MistralConfig, MistralForCausalLM

from specviz.decoding import prefill as module
from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import Pair
from specviz.decoding.prefill import prefill, prefill_chunks
from specviz.decoding.race import finish, race
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.page.watch.controls import controls_of
from specviz.page.watch.events import Watch
from specviz.service import runs
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Run, Runs, in_turn
from specviz.settings import Settings
from specviz.words.page import PAGE
from support.scripted import Scripted, blended, hashed, scripted_pair, tiny_llama
from support.tape import taped

CHUNK = 5
PROMPT = [number % 4 for number in range(23)]  # five chunks, and the token that a round reads
SETTINGS = Settings(gamma=2, max_new_tokens=12)
TARGET = hashed(1, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 2))
NAME = "bundled-medium"
# The values of the controls, in the order of an event's arguments.
FORM = controls_of(Settings(gamma=2, max_new_tokens=12)).values()


@pytest.fixture(autouse=True)
def short_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ON_CPU", CHUNK)


def window() -> CachedModel:
    """A model with a sliding window of eight tokens, fewer than in the longer prompts."""
    torch.manual_seed(1)
    sizes = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 2}
    heads = {"num_attention_heads": 2, "num_key_value_heads": 1, "sliding_window": 8}
    config = MistralConfig(vocab_size=40, max_position_embeddings=64, **sizes, **heads)
    return CachedModel(MistralForCausalLM(config).eval().double())


LLAMA = tiny_llama(1).double()
READERS: dict[str, Callable[[], LanguageModel]] = {
    "cached": partial(CachedModel, LLAMA),
    "window": window,
    "lean": partial(LeanModel, LLAMA),
    "captured": partial(StaticModel, RunnerPool(LLAMA, taped)),
}


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("length", [1, CHUNK, CHUNK + 1, 33])
def test_chunks_are_the_whole_up_to_rounding(kind: str, length: int) -> None:
    """In double precision; afterwards both go on alike, also after a rollback."""
    tokens = torch.randint(40, (length + 9,), generator=torch.Generator().manual_seed(length))
    ours, whole = READERS[kind](), READERS[kind]()
    prefill(ours, tokens[:length].tolist())
    whole.logits(tokens[:length], last=1)
    for kept in (length, length + 4):
        assert ours.length == whole.length
        more = tokens[ours.length :]
        torch.testing.assert_close(
            ours.logits(more, len(more)), whole.logits(more, len(more)), rtol=1e-9, atol=1e-9
        )
        ours.rollback(kept)
        whole.rollback(kept)


def test_every_model_reads_a_chunk_at_each_step() -> None:
    """Except a model with too small a context limit, which will not draft."""
    target, draft, short = (Scripted(TARGET, limit) for limit in (64, 22, 21))
    steps = list(prefill_chunks(PROMPT[:-1], target, draft, short, None))
    assert [done for done, _ in steps] == [5, 10, 15, 20, 22]
    assert target.widths == draft.widths == [5, 5, 5, 5, 2]
    assert short.widths == []
    for _, seconds in steps:
        assert min(seconds[:2]) > 0
        assert seconds[2:] == (0, 0)


def test_nothing_to_read_is_one_step() -> None:
    model = Scripted(TARGET)
    assert list(prefill_chunks([], model)) == [(0, (0.0,))]
    assert model.widths == []


def test_a_trace_says_how_far_its_prompt_is_read() -> None:
    traces = list(race(PAIR, PROMPT, SETTINGS))
    unread = [trace for trace in traces if not trace.rounds]
    assert [trace.prefill.tokens for trace in unread] == [5, 10, 15, 20, 22]
    for earlier, later in pairwise(unread):
        assert later.prefill.target > earlier.prefill.target
        assert later.prefill.draft > earlier.prefill.draft
    assert {trace.ending for trace in unread} == {"running"}
    assert {trace.prefill for trace in traces[len(unread) :]} == {unread[-1].prefill}


def test_prefill_does_not_change_the_text() -> None:
    """Without prefill, the first round reads the whole prompt in one pass."""
    drafter = ModelDrafter(Scripted(blended(TARGET, 2)))
    rounds = [round for round, _ in decode(Scripted(TARGET), drafter, PROMPT, SETTINGS)]
    trace = finish(race(PAIR, PROMPT, SETTINGS))
    assert trace.output == tuple(token for round in rounds for token in round.emitted)


# On the page


def begun(pair: Pair = PAIR) -> Run:
    return Run(in_turn(pair, PROMPT, SETTINGS, True))


def test_chunks_are_no_rounds() -> None:
    """A visitor who steps gets a round for each step, however long the prompt."""
    run = begun()
    deltas = list(run.deltas(rounds=1))
    assert len(run.trace.rounds) == 1
    assert run.wish == "pause"
    assert [delta.prefill.tokens for delta in deltas][-1] == len(PROMPT) - 1
    run.resume()
    list(run.deltas(rounds=1))
    assert len(run.trace.rounds) == 2


@pytest.mark.parametrize("end", ["stop", "leave"])
def test_a_run_can_be_ended_between_chunks(end: str) -> None:
    made: list[Scripted] = []

    def scripted() -> Scripted:
        made.append(Scripted(TARGET))
        return made[-1]

    runs = Runs()
    run = runs.start("visitor", replace(PAIR, target=scripted), PROMPT, SETTINGS, plain=True)
    run.step()
    run.stop() if end == "stop" else runs.drop("visitor")
    assert list(run.deltas()) == []
    assert run.trace.ending == "stopped"
    assert [model.widths for model in made] == [[CHUNK, CHUNK]] * 2


def test_others_decode_between_two_chunks() -> None:
    """Another run waits for one chunk, not for the whole prompt."""
    order: list[str] = []

    def noted(name: str) -> Pair:
        def scripted() -> Scripted:
            model = Scripted(TARGET)
            plain = model.logits

            def logits(tokens: Tensor, last: int) -> Tensor:
                order.append(name)
                return plain(tokens, last)

            model.logits = logits  # type: ignore[method-assign]
            return model

        return replace(PAIR, target=scripted)

    other = Run(in_turn(noted("other"), [0, 1], SETTINGS, False))
    order.clear()
    run = Run(in_turn(noted("ours"), PROMPT, SETTINGS, False))
    while not run.trace.rounds:
        other.step()
        run.step()
    assert order == ["ours", "other"] * 5 + ["ours"]


@pytest.fixture
def each_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the page an update after each pass, as with a slow model."""
    monkeypatch.setattr(runs, "BATCH_SECONDS", 0)


def states(prompt: str) -> list[tuple[str, str]]:
    """The states and messages that the page gets from a new run, from its first trace on."""
    watch = Watch(LoadedPairs({NAME: PAIR}), Runs(), Host(pairs=(NAME,)))
    request = SimpleNamespace(session_hash="anna", query_params="", headers={}, client=None)
    visitor = cast(gr.Request, request)
    told = map(json.loads, watch.run(visitor, prompt, NAME, "", "", False, *FORM))
    begun = dropwhile(lambda message: "trace" not in message, told)
    return [(each["state"], each.get("message", "")) for each in begun if "state" in each]


@pytest.mark.usefixtures("each_pass")
def test_the_page_shows_how_much_of_a_prompt_is_read() -> None:
    line = PAGE["prefilling"].format
    assert states("ab" * 8) == [
        ("running", ""),
        ("loading", line(done=5, of=16)),
        ("loading", line(done=10, of=16)),
        ("running", ""),
    ]


@pytest.mark.usefixtures("each_pass")
def test_the_page_shows_no_progress_for_a_short_prompt() -> None:
    assert states("aba") == [("running", ""), ("running", "")]
