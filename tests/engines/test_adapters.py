"""The adapters of engines that do not run here, against recorded answers; their flags."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import xllamacpp

from specviz.engines.adapters import engines
from specviz.engines.as_trace import as_trace
from specviz.engines.discovery import Attached, find
from specviz.engines.engine import Deployment, Engine, Sampling, Server
from specviz.errors import EngineError
from specviz.settings import DRAFTERS
from specviz.trace import read, write
from specviz.words.catalogue import ENGLISH
from support.paths import ROOT
from support.serving import answering, local, recorded


def vllm_routes() -> dict[str, Any]:
    known = recorded("vllm")
    stream, score = known["POST /v1/completions stream"], known["POST /v1/completions score"]
    return {
        **known,
        "POST /detokenize": lambda body: known["POST /detokenize"][str(body["tokens"][0])],
        "POST /v1/completions": lambda body: stream if body.get("stream") else score,
    }


def sglang_routes(stream: str = "stream") -> dict[str, Any]:
    known = recorded("sglang")
    text, score = known[f"POST /generate {stream}"], known["POST /generate score"]
    return {**known, "POST /generate": lambda body: text if body.get("stream") else score}


@pytest.fixture
def vllm() -> Iterator[Attached]:
    with answering(vllm_routes()) as (url, _):
        yield local(url)


def test_vllm_tells_each_step(vllm: Attached) -> None:
    assert vllm.server == ("vLLM", "0.32.0", "target", True, "")
    prompt = vllm.engine.encode(vllm.client, "def area(width, height):", chat=False)
    reply = vllm.engine.reply(vllm.client, prompt, Sampling(12))
    assert [(step.drafted, step.accepted, len(step.tokens)) for step in reply.steps] == [
        (0, 0, 1), (4, 3, 4), (4, 2, 3), (4, 1, 2), (4, 2, 2),  # the last is cut by the limit
    ]  # fmt: skip
    assert reply.acceptance is not None
    assert (reply.acceptance.drafts, reply.acceptance.accepted) == (4, 8)
    assert reply.acceptance.reported["mean_acceptance_length"] == 3.0
    assert reply.seconds_per_token is not None


def test_vllms_answer_becomes_a_trace_with_rescored_distributions(vllm: Attached) -> None:
    prompt = vllm.engine.encode(vllm.client, "def area(width, height):", chat=False)
    reply = vllm.engine.reply(vllm.client, prompt, Sampling(12))
    scored = vllm.engine.score(vllm.client, prompt, reply.tokens, top=4)
    assert all(each.logprob == max(each.top.values()) for each in scored)  # temperature 0
    pieces = vllm.engine.pieces(vllm.client, reply, scored)
    trace = as_trace(vllm.server, reply, Sampling(12), pieces, scored=scored)
    assert read(write(trace)) == trace
    assert trace.output == reply.tokens
    assert trace.text == '\n        """Return the height of height.\n\n        The'
    assert [len(round.positions) for round in trace.rounds] == [1, 4, 3, 2, 2]
    assert trace.rounds[-1].final is None


def test_vllms_own_row_for_an_improbable_token_is_not_among_the_top_ones() -> None:
    """It would make the partition of outcomes depend on the outcome."""
    routes = vllm_routes()
    answer = json.loads(json.dumps(recorded("vllm")["POST /v1/completions score"]))
    rows = answer["choices"][0]["prompt_logprobs"]
    rows[-1]["4000"] = {"logprob": -9.0, "rank": 900, "decoded_token": "x"}
    routes["POST /v1/completions"] = answer
    with answering(routes) as (url, _):
        server = local(url)
        text = [0] * (len(rows) - 1)
        scored = server.engine.score(server.client, text, [4000], top=4)
    assert (scored[0].token, scored[0].logprob, len(scored[0].top)) == (4000, -9.0, 4)
    assert 4000 not in scored[0].top


def test_vllm_without_its_steps_is_told_how_to_tell_them() -> None:
    routes = vllm_routes()
    stream = recorded("vllm")["POST /v1/completions stream"]
    summary = stream.replace('"per_step_accepted":[3,2,1,2],"per_step_drafted":[4,4,4,4]', '"x":1')
    assert summary != stream
    routes["POST /v1/completions"] = summary
    with answering(routes) as (url, _):
        server = local(url)
        with pytest.raises(EngineError, match="--per-request-spec-decode-metrics detailed"):
            server.engine.reply(server.client, [1], Sampling(12))
        events = [line for line in stream.split("\n\n") if '"metrics"' not in line]
        routes["POST /v1/completions"] = "\n\n".join(events) + "\n\n"
        reply = server.engine.reply(server.client, [1], Sampling(12))
        assert reply.acceptance is None  # several tokens in a step: it drafts, and reports nothing
        with pytest.raises(EngineError, match="does not report how much"):
            as_trace(server.server, reply, Sampling(12), {})


@pytest.mark.parametrize("stream", ["stream", "incremental"])
def test_sglang_tells_running_totals(stream: str) -> None:
    with answering(sglang_routes(stream)) as (url, _):
        server = local(url)
        assert server.server == ("SGLang", "0.5.23", "target", True, "")
        prompt = server.engine.encode(server.client, "x", chat=False)
        reply = server.engine.reply(server.client, prompt, Sampling(7))
        assert [(s.tokens, s.drafted, s.accepted) for s in reply.steps] == [
            ((11,), 0, 0), ((12, 13, 14), 3, 2), ((15,), 3, 0), ((16, 17), 3, 1),
        ]  # fmt: skip
        assert reply.acceptance is not None
        assert reply.acceptance.by_position == (2, 1)
        first, second = server.engine.score(server.client, prompt, [11, 12])
        assert (first.logprob, first.top) == (-0.5, {11: -0.5, 8: -1.5})
        assert (second.logprob, second.pieces) == (-3.0, {8: "z", 11: "a"})


def test_sglangs_merged_rounds_are_not_split() -> None:
    routes = sglang_routes()
    events = recorded("sglang")["POST /generate stream"].split("\n\n")
    routes["POST /generate"] = "\n\n".join([events[0], *events[2:]])
    with answering(routes) as (url, _):
        server = local(url)
        with pytest.raises(EngineError, match="merged several rounds"):
            server.engine.reply(server.client, [1], Sampling(7))


def test_tensorrt_llm_tells_a_histogram_and_no_steps() -> None:
    with answering(recorded("tensorrt_llm")) as (url, _):
        server = local(url)
        assert server.server == ("TensorRT-LLM", "1.3.0rc29", "target", None, "")
        counters = server.engine.counters(server.client)
        assert counters is not None
        assert (counters.accepted, counters.drafted) == (30, 60)
        found = server.engine.tally(server.client, Server("", "", "m"), "x", Sampling(50))
        assert found is not None
        assert found.by_position == (12, 12, 6)
        assert found.mean_acceptance_length == 2.5
        with pytest.raises(EngineError, match="does not report its steps"):
            server.engine.reply(server.client, [1], Sampling())


@pytest.mark.parametrize(
    ("routes", "name"),
    [
        ({"GET /info": {"model_id": "m", "router": "text-generation-router"}}, "TGI"),
        ({"GET /": "Ollama is running", "GET /api/version": {"version": "0.9"}}, "Ollama"),
        (
            {"GET /api/v0/models": {"data": [{"id": "m", "compatibility_type": "gguf"}]}},
            "LM Studio",
        ),
    ],
)
def test_servers_that_tell_nothing_are_recognised(routes: dict[str, Any], name: str) -> None:
    with answering(routes) as (url, _):
        found = local(url)
        assert found.server.engine == name
        assert ENGLISH.engines["lacks"][found.engine.lacks]


def test_servers_of_this_machine_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with answering(vllm_routes()) as (first, _), answering(sglang_routes()) as (second, _):
        ports = tuple(int(url.rpartition(":")[2]) for url in (first, second))
        for engine in engines():
            monkeypatch.setattr(type(engine), "ports", ports)
        assert {each.server.engine for each in find()} == {"vLLM", "SGLang"}


def test_a_new_engine_is_one_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The recipe of specviz/README.md: a module in adapters/ is found by its place."""
    (tmp_path / "zz_mine.py").write_text(
        "from specviz.engines.engine import Engine, Server\n"
        "class Mine(Engine):\n"
        "    name = 'Mine'\n"
        "    def recognise(self, client):\n"
        "        found = client.get_json('/mine').get('version')\n"
        "        return Server(self.name, found, 'm') if found else None\n"
    )
    from specviz.engines import adapters

    monkeypatch.setattr(adapters, "__path__", [*adapters.__path__, str(tmp_path)])
    engines.cache_clear()
    try:
        with answering({"GET /mine": {"version": "1"}}) as (url, _):
            assert local(url).server == ("Mine", "1", "m", None, "")
    finally:
        monkeypatch.undo()
        engines.cache_clear()


SHOWN = [engine for engine in engines() if not engine.lacks]


@pytest.mark.parametrize("engine", SHOWN, ids=lambda engine: engine.name)
def test_flags_name_what_was_chosen(engine: Engine) -> None:
    assert engine.checked
    assert engine.watch
    known = [each for each in DRAFTERS if engine.command(Deployment("T", "D", each, 5))]
    assert {"model", "lookup", "mtp"} <= set(known)
    command = engine.command(Deployment("T", "D", "model", 5))
    assert command is not None
    assert " T" in command
    assert "D" in command
    assert "5" in command
    assert engine.command(Deployment("T", "D", "early-exit", 5)) is None


def test_vllms_configuration_is_json() -> None:
    (engine,) = (each for each in engines() if each.name == "vLLM")
    command = engine.command(Deployment("T", "D", "eagle3", 3)) or ""
    config = json.loads(command.split("'")[1])
    assert config == {"method": "eagle3", "num_speculative_tokens": 3, "model": "D"}


def test_llama_cpps_flags_are_in_the_release() -> None:
    """The wheel holds the server's own parser, with its options as strings."""
    (library,) = Path(xllamacpp.__file__).parent.glob("*.so")
    data = library.read_bytes()
    (engine,) = (each for each in engines() if each.name == "llama.cpp")
    for drafter in DRAFTERS:
        command = engine.command(Deployment("T", "D", drafter, 5)) or ""
        for word in command.split():
            if word.startswith("--") or word in engine.drafters.values():  # type: ignore[attr-defined]
                assert word.encode() + b"\0" in data, word


def test_the_version_that_was_checked_is_the_one_that_is_installed() -> None:
    requirements = (ROOT / "tests" / "requirements.txt").read_text()
    (engine,) = (each for each in engines() if each.name == "llama.cpp")
    assert f"xllamacpp=={xllamacpp.__version__}" in requirements
    assert xllamacpp.__version__.endswith(engine.checked.removeprefix("b"))
