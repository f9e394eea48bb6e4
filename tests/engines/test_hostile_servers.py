"""Servers that lie, hang, or send garbage: one line, soon, and nothing lost."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engines import http
from specviz.engines.addresses import Reach, resolve
from specviz.engines.discovery import attach
from specviz.engines.engine import Sampling, Scored
from specviz.engines.http import Client
from specviz.engines.verdict import judge_greedy, judge_sampled
from specviz.errors import EngineError
from support.serving import Answer, Route, answering, local

OK = b"HTTP/1.1 200 OK\r\n\r\n"
Behaviour = Callable[[socket.socket], None]


@contextmanager
def behaving(behaviour: Behaviour) -> Iterator[str]:
    """Run a server that treats each connection as it likes, and give its URL."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    connection, _ = listener.accept()
                    threading.Thread(target=treat, args=(connection,), daemon=True).start()

        def treat(connection: socket.socket) -> None:
            with connection, suppress(OSError):
                connection.recv(2**16)
                behaviour(connection)

        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)


def hang(_: socket.socket) -> None:
    time.sleep(5)


def trickle(connection: socket.socket) -> None:
    for letter in b"HTTP/1.1 200 OK\r\nX: " + b"x" * 1000:
        connection.send(bytes([letter]))
        time.sleep(0.05)


def trickle_body(connection: socket.socket) -> None:
    connection.send(OK)
    for _ in range(100):
        connection.send(b"x")
        time.sleep(0.05)


def flood(connection: socket.socket) -> None:
    connection.send(OK)
    for _ in range(100):
        connection.sendall(b"data: {}\n" + b"x" * 2**20)


def flood_events(connection: socket.socket) -> None:
    connection.send(OK)
    while True:
        connection.sendall(b"data: {}\n\n" * 1000)


def deep(connection: socket.socket) -> None:
    connection.sendall(OK + b"[" * 100_000)


def garbage(connection: socket.socket) -> None:
    connection.sendall(bytes(range(256)) * 9)


def close(_: socket.socket) -> None:
    return


def redirect(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\n\r\n")


def broken(connection: socket.socket) -> None:
    connection.sendall(b'HTTP/1.1 500 No\r\n\r\n{"error": {"message": "out of\\nmemory"}}')


def locked(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 401 Unauthorized\r\n\r\n")


@pytest.mark.parametrize(
    ("behaviour", "line"),
    [
        (hang, "did not finish"),
        (trickle, "did not finish"),
        (trickle_body, "did not finish"),
        (flood, "sends more than"),
        (flood_events, "sends more than|did not finish"),
        (deep, "does not answer in JSON"),
        (garbage, "does not answer as an HTTP server"),
        (close, "does not answer as an HTTP server"),
        (redirect, "redirects elsewhere"),
        (locked, "wants an API key"),
        (broken, "status 500: out of memory"),
    ],
)
def test_a_server_that_misbehaves_costs_one_line(behaviour: Behaviour, line: str) -> None:
    with behaving(behaviour) as url:
        client = Client(resolve(url, Reach.LOOPBACK), patience=0.5)
        with pytest.raises(EngineError, match=line) as raised:
            client.get_json("/")
        assert "\n" not in str(raised.value)
        if behaviour is not deep:
            with pytest.raises(EngineError, match=line):
                list(client.stream("/", {}, seconds=0.5))


def test_nothing_at_an_address_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(EngineError, match="Nothing answers"):
        attach(f"127.0.0.1:{port}", Reach.LOOPBACK)


def test_a_server_that_hangs_is_tried_once() -> None:
    start = time.monotonic()
    with behaving(hang) as url, pytest.raises(EngineError, match="did not finish"):
        attach(url, Reach.LOOPBACK, patience=0.3)
    assert time.monotonic() - start < 5


def test_another_server_is_told_from_engines() -> None:
    with answering({"GET /": "<html>"}) as (url, _), pytest.raises(EngineError, match="is none of"):
        attach(url, Reach.LOOPBACK)


def test_a_stream_has_a_limit_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "MAX_EVENTS", 3)
    with answering({"POST /": "data: {}\n\n" * 9}) as (url, _):
        client = Client(resolve(url, Reach.LOOPBACK))
        found = client.stream("/", {})
        with pytest.raises(EngineError, match="sends more"):
            list(found)


NAMES = (
    "tokens", "timings", "content", "completion_probabilities", "draft_n", "predicted_ms",
    "draft_n_accepted", "top_logprobs", "id", "logprob", "bytes", "choices", "token_ids", "metrics",
    "speculative_decoding", "per_step_accepted", "per_step_drafted", "acceptance_histogram",
    "num_spec_steps", "prompt_logprobs", "rank", "7", "meta_info", "output_ids",
    "completion_tokens", "spec_verify_ct", "input_token_logprobs", "input_top_logprobs", "text",
)  # fmt: skip
scalars = (
    st.none() | st.booleans() | st.integers(-2, 3) | st.floats() | st.just(2**70) | st.just("")
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4)
    ),
    max_leaves=12,
)
LLAMA: dict[str, Route] = {"GET /props": {"build_info": "b1", "total_slots": 1, "model_alias": "m"}}
VLLM: dict[str, Route] = {
    "GET /v1/models": {"data": [{"id": "m", "owned_by": "vllm"}]}, "GET /version": {},
}  # fmt: skip
SGLANG: dict[str, Route] = {"GET /server_info": {"internal_states": [], "tokenizer_path": "t"}}


@pytest.mark.parametrize("known", [LLAMA, VLLM, SGLANG], ids=["llama.cpp", "vLLM", "SGLang"])
@settings(max_examples=40)
@given(st.lists(st.dictionaries(st.sampled_from(NAMES), values), max_size=4))
def test_whatever_a_server_answers_is_used_or_one_line(
    known: dict[str, Route], events: list[dict[str, Any]]
) -> None:
    stream = "".join(f"data: {json.dumps(event)}\n\n" for event in events)
    first = events[0] if events else {}

    def answer(body: Any) -> Answer:
        return stream if body.get("stream") else first

    paths = ("/completion", "/v1/completions", "/generate", "/tokenize")
    routes = {"GET /metrics": stream, **known, **{f"POST {path}": answer for path in paths}}
    with answering(routes) as (url, _):
        server = local(url)
        calls: list[Callable[[], object]] = [
            lambda: server.engine.reply(server.client, [1], Sampling()),
            lambda: judge(server.engine.score(server.client, [1], [2])),
            lambda: server.engine.encode(server.client, "x", chat=False),
            lambda: server.engine.counters(server.client),
        ]
        for call in calls:
            with suppress(EngineError):
                call()


def judge(scored: list[Scored]) -> None:
    judge_greedy([scored])
    judge_sampled([scored])
