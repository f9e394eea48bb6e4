"""Requests that no browser sends: a running page refuses them and keeps working."""

import asyncio
import json
import threading
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import gradio as gr
import httpx
import pytest
from starlette.routing import Route

from specviz.page.app import build
from specviz.page.server import guard
from specviz.page.server.guard import (
    API,
    JOIN,
    MOST_AT_ONCE,
    MOST_BODY,
    RUN,
    SERVER,
    Guard,
)
from specviz.page.watch.controls import NAMES
from specviz.service.environment import read_host
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.views.files import MOST_OPENED
from specviz.words.page import PAGE
from support.coroutines import finish
from support.page import started

PREDICT = f"{RUN}predict"
CONTROLS = len(NAMES)
MODELS = 4  # pair, two checkpoints, head


class Server(NamedTuple):
    """A running page, and an HTTP client for it."""

    page: gr.Blocks
    runs: Runs
    client: httpx.Client

    def event(self, name: str, inputs: int | None = None) -> dict[str, Any]:
        """Return the first event of this name and input count as a call with initial values."""
        config = self.client.get("/config").json()
        values = {part["id"]: part["props"].get("value") for part in config["components"]}
        event = next(
            event
            for event in config["dependencies"]
            if event["api_name"].rsplit("_", 1)[0] == name or event["api_name"] == name
            if inputs is None or len(event["inputs"]) == inputs
        )
        data = [values[part] for part in event["inputs"]]
        return {"data": data, "fn_index": event["id"], "session_hash": uuid.uuid4().hex}

    def part(self, id: str) -> int:
        """Return the number of a component."""
        return next(
            number
            for number, block in self.page.blocks.items()
            if getattr(block, "elem_id", None) == id
        )

    def run(self) -> str:
        """Start a run as a visitor and return how it ended."""
        asked = self.event("run", inputs=CONTROLS) | {"event_data": None}
        asked["data"][0] = "x = 1"
        self.client.post(JOIN, json=asked).raise_for_status()
        session = asked["session_hash"]
        with self.client.stream("GET", f"{API}/queue/data?session_hash={session}") as messages:
            for line in messages.iter_lines():
                if "process_completed" in line:
                    break
        run = self.runs.get(session)
        assert run is not None
        return run.trace.ending


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    runs = Runs()
    host = Host(pairs=("bundled-medium",), hosts=read_host({}).hosts, limits={"max_new_tokens": 32})
    page = build(LoadedPairs(), runs, host)
    with started(page, host) as url, httpx.Client(base_url=url, timeout=60) as client:
        yield Server(page, runs, client)


# The queue


def test_no_request_stops_the_queue(server: Server) -> None:
    measure = server.event("measure", inputs=0)

    def ask(number: int) -> int:
        session: object = ("", "a<gradio-sep>b", "x" * 65, "a\n", None, 7, {})[number % 7]
        return server.client.post(JOIN, json=measure | {"session_hash": session}).status_code

    with ThreadPoolExecutor(20) as many:
        assert set(many.map(ask, range(200))) == {400}
    health = server.client.get("/health")
    assert (health.status_code, health.text) == (200, "ok")
    assert server.run() in {"length", "end of text"}


def test_the_health_check_fails_once_runs_cannot_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "gpu_failed", gpu_failed := threading.Event())
    with gr.Blocks() as page:
        gr.Button().click(lambda: None)
    with started(page.queue(), Host()) as url:
        assert httpx.get(f"{url}health").status_code == 200
        gpu_failed.set()
        assert httpx.get(f"{url}health").status_code == 503
        gpu_failed.clear()
        assert httpx.get(f"{url}health").status_code == 200
        page._queue.close()
        assert httpx.get(url).status_code == 200
        assert httpx.get(f"{url}health").status_code == 503


# Calls


CRAFTED: list[dict[str, Any]] = [
    {"fn_index": 10**30},
    {"fn_index": -1},
    {"fn_index": "1"},
    {"fn_index": None},
    {"data": []},
    {"data": {}},
    {"data": ["", "", {"path": "http://127.0.0.1/", "meta": {"_type": "gradio.FileData"}}]},
    {"session_hash": ""},
]


@pytest.mark.parametrize("part", CRAFTED)
@pytest.mark.parametrize(("name", "path"), [("updates", JOIN), ("halt", PREDICT)])
def test_crafted_calls_are_refused(
    server: Server, capfd: pytest.CaptureFixture[str], name: str, path: str, part: dict[str, Any]
) -> None:
    call = server.event(name, inputs=MODELS) | part
    assert server.client.post(path, json=call).status_code == 400
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"[" * 100_000, b'{"data": NaN}', b"\xff\xfe{"])
@pytest.mark.parametrize("path", [JOIN, PREDICT, f"{SERVER}/", f"{API}/cancel"])
def test_other_bodies_are_refused(server: Server, path: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    assert server.client.post(path, content=body, headers=headers).status_code == 400


@pytest.mark.parametrize(
    "part", [{"component_id": 0}, {"component_id": 2**32}, {"fn_name": "render"}, {"fn_name": ""}]
)
def test_calls_of_functions_that_no_component_offers_are_refused(
    server: Server, part: dict[str, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    call = {"component_id": server.part("stage"), "fn_name": "bring", "session_hash": "a"}
    answer = server.client.post(SERVER, json=call | {"data": ""} | part)
    assert answer.status_code == 400
    assert "Traceback" not in capfd.readouterr().err


def test_events_are_taken_only_on_their_declared_path(server: Server) -> None:
    """Queued events must go through the queue, which decides whose turn it is."""
    for name, path in (("run", PREDICT), ("halt", JOIN)):
        call = server.event(name, inputs={"run": CONTROLS, "halt": MODELS}[name])
        assert server.client.post(path, json=call).status_code == 400


def test_a_value_that_no_control_has_logs_no_traceback(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    call = server.event("halt", inputs=MODELS)
    for value in ("nobody", "\ud800", [1, 2], 7.5):
        answer = server.client.post(
            PREDICT,
            content=json.dumps(call | {"data": [value, "", "", None]}),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 200
        assert "is not available" in answer.json()["data"][0]
    assert "Traceback" not in capfd.readouterr().err


def test_a_choice_that_is_no_longer_offered_gives_a_one_line_error(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    """For example, if Run is pressed before the page has updated its drafters."""
    call = server.event("run", inputs=CONTROLS) | {"event_data": None}
    values = dict(zip(NAMES, call["data"], strict=True))
    call["data"] = [*(values | {"prompt": "x = 1", "drafter": "eagle3 of yesterday"}).values()]
    server.client.post(JOIN, json=call).raise_for_status()
    stream = f"{API}/queue/data?session_hash={call['session_hash']}"
    with server.client.stream("GET", stream) as messages:
        told = "".join(messages.iter_lines())
    assert '"success":true' in told
    assert "drafter must be one of" in told, told
    assert "Traceback" not in capfd.readouterr().err


# Size


def test_a_body_has_a_limit(server: Server) -> None:
    large = b" " * (MOST_BODY + 1)
    assert server.client.post(JOIN, content=large).status_code == 413
    chunks = (large[:100_000] for _ in range(MOST_BODY // 100_000 + 1))  # without Content-Length
    assert server.client.post(JOIN, content=chunks).status_code == 413
    assert server.client.post(f"{SERVER}/", content=large).status_code == 413


def test_the_largest_file_that_the_page_opens_fits(server: Server) -> None:
    """Even with every character escaped in JSON."""
    asked = {
        "data": '"' * MOST_OPENED,
        "component_id": server.part("stage"),
        "fn_name": "bring",
        "session_hash": "a",
    }
    answer = server.client.post(f"{SERVER}/", json=asked)
    assert answer.status_code == 200
    assert "not a trace" in answer.json() or "error" in answer.json()


def test_the_json_outside_strings_is_limited(server: Server) -> None:
    """As Python objects, a list of empty values takes 50 times the memory of its JSON."""
    call = server.event("updates", inputs=MODELS)
    crafted: tuple[list[Any], ...] = ([{}] * 50_000, [""] * 50_000)
    for event in crafted:
        assert server.client.post(JOIN, json=call | {"event_data": event}).status_code == 400
    text = r"\"" * 10**5 + '"' * 10**5
    assert server.client.post(JOIN, json=call | {"event_data": {"x": text}}).status_code == 200


class Upload:
    """A client that sends a body in parts, and what it is answered.

    Args:
        address: the client's network address.
        parts: how many parts it sends; then it sends nothing more, but stays.
        size: the bytes of a part.
    """

    def __init__(self, address: str, parts: int, size: int = 10) -> None:
        self._parts = iter(range(parts))
        self._address = address
        self._size = size
        self.status = 0

    def send_to(self, guarded: Guard, path: str = JOIN) -> int:
        """Return the status of the answer."""
        scope = {"type": "http", "path": path, "method": "POST", "headers": []}
        finish(guarded(scope | {"client": (self._address, 1)}, self._receive, self._send))
        return self.status

    async def _receive(self) -> dict[str, Any]:
        if next(self._parts, None) is None:
            await asyncio.sleep(3600)
        return {"type": "http.request", "body": b"x" * self._size, "more_body": True}

    async def _send(self, message: Any) -> None:
        self.status = message.get("status", self.status)


async def no_app(*_: Any) -> None:
    raise AssertionError


def test_all_large_bodies_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refused body no longer counts, and small ones are always taken."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    monkeypatch.setattr(guard, "SMALL", 20)
    guarded = Guard(no_app)
    guarded._held |= {"1.1.1.1": MOST_AT_ONCE - 15, "2.2.2.2": 0}
    assert Upload("2.2.2.2", 9).send_to(guarded) == 503
    assert Upload("2.2.2.2", 2).send_to(guarded) == 408
    assert guarded._held.total() == MOST_AT_ONCE - 15


def test_one_address_holds_no_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    monkeypatch.setattr(guard, "SMALL", 20)
    guarded = Guard(no_app)
    guarded._held["1.1.1.1"] = MOST_BODY - 15
    assert Upload("1.1.1.1", 9).send_to(guarded) == 503
    assert Upload("2.2.2.2", 9).send_to(guarded) == 408, "others are let in"
    assert dict(guarded._held) == {"1.1.1.1": MOST_BODY - 15}


@pytest.mark.parametrize("path", [JOIN, "/class/"])
def test_a_body_that_does_not_arrive_is_given_up(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it could stay for ever."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    own = [Route("/class/", no_app, methods=["POST"])]
    assert Upload("1.1.1.1", 1).send_to(Guard(no_app, own=own), path) == 408


def test_a_body_that_arrived_fast_gets_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a client could send most of a large one at once, and hold it for minutes."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    monkeypatch.setattr(guard, "SLOWEST", 1)
    assert Upload("1.1.1.1", 9, size=100_000).send_to(Guard(no_app)) == 408


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x", ""])
@pytest.mark.parametrize("path", [JOIN, PREDICT, SERVER])
def test_only_json_is_taken(server: Server, path: str, kind: str) -> None:
    """Other websites can make a browser send anything else."""
    call = {"component_id": server.part("stage"), "fn_name": "bring", "session_hash": "a"}
    body = json.dumps(call | {"data": ""}).encode()
    answer = server.client.post(path, content=body, headers={"content-type": kind})
    assert answer.status_code == 415


DETAILS = [
    {"path": "/etc/passwd"},
    {"changes": {"path": "/etc/passwd", "meta": {"_type": "gradio.FileData"}}},
    {"changes": {"path": "/etc/passwd"}},
    {"a": {"b": {"c": 1}}},
    {"a": [{"path": "/etc/passwd"}]},
    [{"path": "/etc/passwd"}],
]


@pytest.mark.parametrize("details", DETAILS)
def test_details_that_no_event_has_are_refused(
    server: Server, details: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    call = server.event("again", inputs=0) | {"event_data": details}
    assert server.client.post(JOIN, json=call).status_code == 400
    assert "Traceback" not in capfd.readouterr().err


def test_events_that_only_gradio_triggers_are_no_calls(server: Server) -> None:
    """They run one at a time, so that one client could fill the queue for everyone."""
    unloads = [
        number
        for number, event in server.page.fns.items()
        if event.fn is not None and ("unload" in {kind for _, kind in event.targets})
    ]
    assert unloads
    for number in unloads:
        call = {"fn_index": number, "data": [], "session_hash": "a"}
        assert server.client.post(JOIN, json=call).status_code == 400


def test_the_number_of_escaped_surrogates_is_limited(server: Server) -> None:
    """Each takes time of the event loop: 16 MB of them took a second."""
    call = json.dumps(server.event("updates", inputs=MODELS))
    for number, status in ((guard.MOST_SURROGATES, 200), (guard.MOST_SURROGATES + 1, 400)):
        text = r"\ud800" * number
        body = call.replace('"data": ["', f'"data": ["{text}', 1).encode()
        assert text.encode() in body
        headers = {"content-type": "application/json"}
        assert server.client.post(JOIN, content=body, headers=headers).status_code == status


# What is served


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/config",
        "/theme.css",
        "/health",
        "/words/en.json",
        "/claims/es.json",
        "/traces/first.json",
        "/page.js",
        "/plotly/plotly.min.js",
        f"{API}/info",
        f"{API}/app_id",
        f"{API}/startup-events",
    ],
)
def test_what_the_page_needs_is_served(server: Server, path: str) -> None:
    assert server.client.get(path).status_code == 200


def test_recorded_runs_are_served_with_their_figures(server: Server) -> None:
    """A file leaves out what follows from it, which the viewer shows but does not compute."""
    trace = server.client.get("/traces/dspark.json").json()
    assert all(round["sums"] for round in trace["rounds"])
    assert trace["comparisons"]
    assert server.client.get("/traces/nothing.json").status_code == 404


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/monitoring"),
        ("GET", "/monitoring/summary"),
        ("GET", f"{API}/deep_link"),
        ("GET", f"{API}/file=app.py"),
        ("GET", f"{API}/proxy=https://x.hf.space"),
        ("GET", f"{API}/runs"),
        ("GET", "/openapi.json"),
        ("POST", "/login"),
        ("POST", f"{API}/upload"),
        ("POST", f"{API}/call/run"),
        ("POST", f"{API}/stream/x"),
        ("POST", f"{API}/process_recording"),
        ("POST", "/"),
        ("PUT", JOIN),
        ("GET", "//monitoring"),
        ("GET", "/viewer/../monitoring"),
        ("GET", f"/static/{'a' * 300}"),
        ("GET", f"/assets/{'%C3%A9' * 200}"),
        ("GET", f"{API}/heartbeat/a%00b"),
        ("GET", f"{API}/heartbeat/{'a' * 65}"),
    ],
)
def test_nothing_else_is_served(server: Server, method: str, path: str) -> None:
    url = httpx.URL(str(server.client.base_url)).copy_with(raw_path=path.encode())
    answer = server.client.request(method, url, files={"files": b"x"} if method == "POST" else None)
    assert answer.status_code == 404


# Host names


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:7860", 200),
        ("127.0.0.1:80", 200),
        ("[::1]:7860", 200),
        ("evil.example", 403),
        ("localhost.evil.example:7860", 403),
        ("127.0.0.1@evil.example", 403),
        ("[::1", 403),
        ("", 403),
    ],
)
def test_a_private_page_answers_to_no_other_name(server: Server, name: str, status: int) -> None:
    for path in ("/", "/config", "/health", f"{API}/info"):
        assert server.client.get(path, headers={"host": name}).status_code == status


def test_a_malformed_referrer_is_ignored(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    call = server.event("halt", inputs=MODELS)
    answer = server.client.post(PREDICT, json=call, headers={"referer": "http://["})
    assert answer.status_code == 200
    assert "Traceback" not in capfd.readouterr().err


def test_a_crafted_answer_begins_no_run(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    call = server.event("begin", inputs=CONTROLS + 1)
    for answer in ("", "[", "[]", '{"begin": {}}', 3, None):
        joined = call | {"data": [answer, *call["data"][1:]], "session_hash": uuid.uuid4().hex}
        server.client.post(JOIN, json=joined).raise_for_status()
        stream = f"{API}/queue/data?session_hash={joined['session_hash']}"
        with server.client.stream("GET", stream) as messages:
            last = next(line for line in messages.iter_lines() if "process_completed" in line)
        assert '"success":true' in last
        assert server.runs.get(joined["session_hash"]) is None
    assert "Traceback" not in capfd.readouterr().err


def test_crafted_models_are_reported(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """In a request to stop a download that cannot exist."""
    call = server.event("halt", inputs=MODELS)
    call["data"] = [call["data"][0], "[]", "\x00", None]
    answer = server.client.post(PREDICT, json=call)
    assert answer.status_code == 200
    assert PAGE["no_own"] in answer.json()["data"][0]
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("query", ["", "?session_hash=", "?session_hash=nobody"])
def test_a_stream_for_an_unknown_session_is_refused_before_it_starts(
    server: Server, capfd: pytest.CaptureFixture[str], query: str
) -> None:
    answer = server.client.get(f"{API}/queue/data{query}")
    assert answer.status_code == 404
    assert "Traceback" not in capfd.readouterr().err
