"""Against llama.cpp's own server: counters, traces, rescoring, verdicts, plain decoding."""

import json
from collections.abc import Iterator
from math import exp
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

from specviz import metrics
from specviz.engines.adapters.llama_cpp import LlamaCpp
from specviz.engines.as_trace import UNREPORTED, as_trace
from specviz.engines.checklist import checklist
from specviz.engines.discovery import Attached, find
from specviz.engines.engine import Reply, Sampling, counted
from specviz.engines.http import Client
from specviz.engines.payoff import compare
from specviz.engines.record import difference
from specviz.engines.verdict import examine
from specviz.errors import EngineError
from specviz.lab.rescoring import local_scorer
from specviz.trace import read, write
from specviz.views.run_text import sized_models
from specviz.words.catalogue import ENGLISH
from support.paths import ASSETS
from support.serving import Route, answering, llama_server, local

TEXTS = ("def area(width, height):", "Once upon a time", "class Point:\n", "The river ran")


@pytest.fixture
def server(speculative: str) -> Attached:
    return local(speculative)


@pytest.fixture
def prompts(server: Attached) -> list[tuple[int, ...]]:
    return [server.engine.encode(server.client, text, chat=False) for text in TEXTS]


def replied(server: Attached, prompt: tuple[int, ...], tokens: int = 24) -> Reply:
    return server.engine.reply(server.client, prompt, Sampling(tokens))


def test_it_is_recognised_and_tells_whether_it_speculates(
    server: Attached, plain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.server.engine == "llama.cpp"
    assert server.server.speculates is True
    assert local(plain).server.speculates is False
    ports = tuple(int(url.rpartition(":")[2]) for url in (server.client.address.url, plain))
    monkeypatch.setattr(LlamaCpp, "ports", ports)
    found = {each.client.address.port: each.server.speculates for each in find()}
    assert found == dict(zip(ports, (True, False), strict=True))


def test_its_tokens_are_ours(server: Attached, prompts: list[tuple[int, ...]]) -> None:
    assert prompts[0][0] == 0  # the text's beginning, as the models were trained
    pieces = [server.engine.piece(server.client, token) for token in prompts[0][1:]]
    assert "".join(pieces) == TEXTS[0]


def test_rounds_add_up_to_the_counters(server: Attached, prompts: list[tuple[int, ...]]) -> None:
    before = server.engine.counters(server.client)
    replies = [replied(server, prompt) for prompt in prompts]
    after = server.engine.counters(server.client)
    assert before is not None
    assert after is not None
    added = difference(before, after)
    steps = counted("llama.cpp", [step for reply in replies for step in reply.steps])
    assert added is not None
    assert steps is not None
    assert (added.drafts, added.drafted, added.accepted) == (
        steps.drafts, steps.drafted, steps.accepted,
    )  # fmt: skip
    assert added.by_position == steps.by_position
    bounds, exact = added.acceptance_rate, steps.acceptance_rate
    assert bounds is not None
    assert exact is not None
    assert bounds.low <= exact.low <= bounds.high


def test_a_reply_becomes_a_trace(
    server: Attached, plain: str, prompts: list[tuple[int, ...]]
) -> None:
    reply, other = replied(server, prompts[0]), replied(local(plain), prompts[0])
    pieces = server.engine.pieces(server.client, reply, plain=other)
    trace = as_trace(server.server, reply, Sampling(24), pieces, plain=other)
    assert read(write(trace)) == trace
    assert trace.output == trace.plain.tokens == reply.tokens  # temperature 0
    assert len(trace.output) == 24
    assert trace.settings.gamma == 4
    drafts = [draft for round in trace.rounds for draft in round.drafts]
    assert {draft.token for draft in drafts if draft.verdict != "accepted"} == {UNREPORTED}
    assert all(draft.token != UNREPORTED for draft in drafts if draft.verdict == "accepted")
    assert reply.acceptance is not None
    exact = reply.acceptance.acceptance_rate
    assert exact is not None
    sums = metrics.counts(trace)
    assert sums.acceptance_rate == pytest.approx(exact.low, rel=1e-6)
    assert sums.draft_efficiency == pytest.approx(reply.acceptance.draft_efficiency, rel=1e-6)
    assert all(round.positions == () for round in trace.rounds)
    assert sized_models(ENGLISH, trace.models, "model") == "target.gguf"  # no path, no size


@pytest.fixture(scope="module")
def target() -> PreTrainedModel:
    model: PreTrainedModel = AutoModelForCausalLM.from_pretrained(
        ASSETS / "models" / "target", dtype=torch.float32
    )
    return model


def test_rescored_distributions_are_the_targets(
    server: Attached, prompts: list[tuple[int, ...]], target: PreTrainedModel
) -> None:
    """llama.cpp computes in 16 bits where we compute in 32."""
    sampling = Sampling(24, temperature=1.0, seed=3)
    reply = server.engine.reply(server.client, prompts[1], sampling)
    scored = server.engine.score(server.client, reply.prompt, reply.tokens)
    with torch.no_grad():
        logits: Any = target(torch.tensor([[*reply.prompt, *reply.tokens]])).logits[0]
    ours = logits.log_softmax(-1)[len(reply.prompt) - 1 : -1]
    for each, row in zip(scored, ours, strict=True):
        for token, logprob in each.top.items():
            assert exp(logprob) == pytest.approx(row[token].exp().item(), abs=5e-3)
        assert next(iter(each.top)) in row.topk(2).indices
    trace = as_trace(
        server.server, reply, sampling,
        server.engine.pieces(server.client, reply, scored), scored=scored,
    )  # fmt: skip
    assert read(write(trace)) == trace
    assert trace.machine.placement
    slots = [position for round in trace.rounds for position in round.positions]
    assert len(slots) == len(reply.tokens)
    for position, row, token in zip(slots, ours, reply.tokens, strict=True):
        shown = {each.token: each.target for each in position.candidates}
        listed = sum(row[each].exp().item() for each in shown)
        assert position.rest.target == pytest.approx(1 - listed, abs=5e-3)
        if token in shown:
            assert shown[token] == pytest.approx(row[token].exp().item(), abs=5e-3)


def test_a_copy_of_the_target_scores_like_the_server(
    server: Attached, prompts: list[tuple[int, ...]]
) -> None:
    reply = replied(server, prompts[2])
    score = local_scorer(str(ASSETS / "models" / "target"))
    ours, theirs = score(prompts[2], reply.tokens), server.score(prompts[2], reply.tokens)
    for mine, its in zip(ours, theirs, strict=True):
        assert mine.logprob is not None
        assert its.logprob is not None
        assert exp(mine.logprob) == pytest.approx(exp(its.logprob), abs=5e-3)
    with pytest.raises(EngineError, match="not those of"):
        score(prompts[2], [99_999])


def test_a_sound_server_is_found_sound(server: Attached, prompts: list[tuple[int, ...]]) -> None:
    done = list[float]()
    found = examine(server, prompts, 48, progress=done.append)
    assert found.sound
    assert found.greedy.kind in ("same", "rounding")
    assert found.greedy.tokens > 100
    assert abs(found.sampled.deviations) < 3.29
    assert done[-1] == 1
    assert found.accepted("llama.cpp") is not None


@pytest.fixture
def faulty(speculative: str, draft_alone: str) -> Iterator[Attached]:
    """A server that keeps all its drafts: its texts are the draft's, its distributions honest."""
    honest, drafting = local(speculative).client, local(draft_alone).client

    def complete(body: Any) -> Any:
        if body["n_predict"] == 1:
            return honest.post("/completion", body)
        events = drafting.stream("/completion", body)
        return "".join(f"data: {json.dumps(event.data)}\n\n" for event in events)

    routes: dict[str, Route] = {
        "GET /props": honest.get_json("/props"), "GET /slots": '[{"speculative":true}]',
        "POST /completion": complete,
    }  # fmt: skip
    with answering(routes) as (url, _):
        yield local(url)


def test_a_server_that_accepts_what_it_must_not_is_found_out(
    faulty: Attached, prompts: list[tuple[int, ...]]
) -> None:
    found = examine(faulty, prompts, 48)
    assert not found.sound
    assert found.greedy.kind == "fault"
    assert found.greedy.prompt == 1
    assert found.greedy.gap > 1
    assert found.sampled.kind == "surprising"


def test_plain_decoding_is_compared_prompt_by_prompt(
    server: Attached, plain: str, prompts: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    order, stream = list[int](), Client.stream

    def noted(client: Client, *arguments: Any, **named: Any) -> Any:
        order.append(client.address.port)
        return stream(client, *arguments, **named)

    monkeypatch.setattr(Client, "stream", noted)
    other = local(plain)
    found = compare(server, other, prompts, Sampling(24))
    a, b = server.client.address.port, other.client.address.port
    assert order == [b, a, a, b, b, a, a, b]
    assert found.prompts == len(prompts)
    assert 0 < found.low <= found.speedup <= found.high
    assert found.tokens_per_round > 1
    assert {gamma for gamma, _ in found.points} <= {1, 2, 3, 4}


def test_a_draft_that_is_sampled_greedily_shows_in_the_checklist(
    files: dict[str, str], plain: str, prompts: list[tuple[int, ...]]
) -> None:
    """A model that drafts for itself, sampled greedily as by default, is rejected at T = 1."""
    with llama_server(files["target"], files["target"]) as url:
        server = local(url)
        found = examine(server, prompts, 32)
    items = checklist(server.server, found.replies[::2], found.replies[1::2])
    named = {item.name: item for item in items}
    assert named["greedy_draft"].finding == "found"
    before, after = (float(named["greedy_draft"].figures[when]) for when in ("before", "after"))
    assert before == 1  # at temperature 0
    assert after < 0.8
    assert named["off"].finding == named["first_guess"].finding == "fine"
    assert [item.name for item in checklist(local(plain).server)] == ["off"]


def test_a_server_without_metrics_is_told_how_to_show_them() -> None:
    routes = {"GET /props": {"build_info": "b1", "total_slots": 1}}
    with answering(routes) as (url, _):
        found = local(url)
        assert found.server.speculates is None
        with pytest.raises(EngineError, match="--metrics"):
            found.engine.counters(found.client)


def test_probabilistic_drafts_keep_the_target_too(
    files: dict[str, str], prompts: list[tuple[int, ...]]
) -> None:
    with llama_server(
        files["target"], files["draft-medium"], sampling="probabilistic", gamma=3
    ) as url:
        found = examine(local(url), prompts, 32)
    assert found.sound
    assert max(step.drafted or 0 for reply in found.replies for step in reply.steps) == 3
