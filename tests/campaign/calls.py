"""Calls every endpoint of a running page with unexpected input."""

from __future__ import annotations

import json
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx

from campaign import nasty
from campaign.events import ONE_THREAD, Events, run_once
from campaign.hostile import LONGEST, MOST_FAULTS, Found
from support.page import PageProcess

AT_ONCE = 4
TIME = 240.0  # seconds after which no further calls are made
READ = 2.0  # seconds for which a visitor reads a stream before disconnecting
SECRET = "a secret of this machine"  # in a file that the page must not reveal
MEMORY = 300 * 2**10  # allowed growth over all calls, in kilobytes
DISK = 2**20  # allowed bytes on disk afterwards
LIMITS = {
    "SPECVIZ_MAX_NEW_TOKENS": "16",
    "SPECVIZ_MAX_SWEEP_RUNS": "8",
    "SPECVIZ_MAX_SWEEP_SECONDS": "10",
}

PATHS = (
    "gradio_api/file={}",
    "file={}",
    "gradio_api/file/{}",
    "traces/{}",
    "viewer/{}",
    "plotly/{}",
    "words/{}.json",
    "claims/{}.json",
    "theme.css?v={}",
    "static/{}",
    "assets/{}",
    "gradio_api/stream/{}/x/y",
    "gradio_api/proxy=http://127.0.0.1:1/{}",
    "gradio_api/heartbeat/{}",
    "gradio_api/call/{}",
    "gradio_api/queue/data?session_hash={}",
    "gradio_api/component_server?x={}",
    "gradio_api/{}",
    "{}",
    "?lang={}",
    "?prompt={}&run=1",
    "?__theme={}",
    "login",
    "gradio_api/info",
    "gradio_api/startup-events",
    "gradio_api/queue/status",
    "robots.txt",
    "pwa_icon",
    "manifest.json",
)
HEADERS = ("Referer", "Accept-Language", "Cookie", "X-Forwarded-For", "Content-Type", "Range")


class Call(NamedTuple):
    """A request; with `session`, the visitor also reads the stream that it opens."""

    method: str
    path: str
    body: bytes | None
    headers: dict[str, str]
    session: str | None = None


def made(rng: Random, events: Events, secret: str) -> Call:
    kind = rng.random()
    headers = {"Content-Type": "application/json"}
    if rng.random() < 0.15:
        headers[rng.choice(HEADERS)] = _header(rng)
    if kind < 0.12:
        path = rng.choice(PATHS).replace("{}", _path(rng, secret))
        method = rng.choice(["GET", "GET", "GET", "POST", "HEAD", "PUT", "DELETE"])
        return Call(method, path, None if method != "POST" else _body(rng), headers)
    if kind < 0.27 and events.calls:
        return _component(rng, events, headers)
    if kind < 0.31:
        path = rng.choice(["queue/join", "run/predict", "component_server", "cancel", "reset"])
        return Call("POST", f"gradio_api/{path}", _body(rng), headers)
    return _event(rng, events, headers)


def _event(rng: Random, events: Events, headers: dict[str, str]) -> Call:
    event = rng.choice(events.all)
    data: Any = events.data(event)
    for _ in range(rng.choice([0, 1, 1, 2, 5])):
        if data:
            data[rng.randrange(len(data))] = nasty.value(rng)
    if rng.random() < 0.08:
        data = rng.choice([data[:-1], [*data, nasty.value(rng)], nasty.value(rng), None])
    session = rng.choice(["", nasty.text(rng)]) if rng.random() < 0.1 else f"s{rng.random()}"
    about: dict[str, Any] = {"data": data, "session_hash": session}
    if rng.random() < 0.7:
        about["event_data"] = _event_data(rng)
    if rng.random() < 0.3:
        about["trigger_id"] = rng.choice([event["targets"][0][0], nasty.value(rng)])
    kind = rng.random()
    if kind < 0.55:
        about["fn_index"] = event["id"] if rng.random() < 0.95 else nasty.value(rng)
        return _post("queue/join", about, headers, session)
    if kind < 0.8:
        name = event["api_name"] if rng.random() < 0.9 else "predict"
        return _post(f"run/{name}", about | {"fn_index": event["id"]}, headers)
    return _post(f"call/{event['api_name']}", about, headers)


def _event_data(rng: Random) -> Any:
    """Return mutated event data of the page's own scripts, or an arbitrary value."""
    known = rng.choice(
        [
            {"open": True},
            {"claim": rng.choice([2, 99, "2"])},
            {"at": "cell"},
            {"name": "x", "text": "{}"},
            {"text": "gammas=2,4"},
            {"recorded": "first", "changes": {"gamma": 2}},
            {"prompt": "x", "gamma": 4, "run": 1, "pair": "bundled-small"},
            {"round": 0, "run": "0" * 32, "kind": "counts"},
        ]
    )
    return nasty.changed(rng, known, 2) if rng.random() < 0.6 else nasty.value(rng)


def _component(rng: Random, events: Events, headers: dict[str, str]) -> Call:
    part, name = rng.choice(events.calls)
    data = rng.choice(
        [
            nasty.value(rng),
            {"run": nasty.value(rng), "rounds": nasty.value(rng), "plain": nasty.value(rng)},
            {"kind": rng.choice(["html", "csv", "x"]), "trace": nasty.text(rng)},
            {"kind": "csv", "id": nasty.value(rng)},
            nasty.text(rng),
        ]
    )
    about = {"component_id": part, "fn_name": name, "session_hash": "x", "data": data}
    if rng.random() < 0.2:
        about[rng.choice([*about])] = nasty.value(rng)
    return _post("component_server", about, headers)


def _post(path: str, about: Any, headers: dict[str, str], session: str | None = None) -> Call:
    path = f"gradio_api/{path}".replace(" ", "%20")
    return Call("POST", path, nasty.as_json(about), headers, session)


def _body(rng: Random) -> bytes:
    return rng.choice(
        [
            b"",
            b"{",
            b"\xff\xfe",
            b"[" * 50_000,
            b'{"data": [' + b"1," * 50_000 + b"1]}",
            nasty.as_json(nasty.value(rng)),
            nasty.as_json({"data": nasty.value(rng), "session_hash": nasty.value(rng)}),
        ]
    )


def _header(rng: Random) -> str:
    one = rng.choice([nasty.text(rng), "http://[", "http://x/?lang=" + nasty.text(rng), "*;q=x"])
    return "".join(letter for letter in one if " " <= letter <= "~")[:4000].strip()


def _path(rng: Random, secret: str) -> str:
    one = rng.choice([nasty.text(rng), secret, f"..{secret}", f"../../../../../../..{secret}"])
    one = one.encode("utf-8", "replace").decode()
    one = rng.choice([one, one.replace("/", "%2f"), one.replace("..", "%2e%2e"), f"/{one}"])
    return "".join(letter for letter in one if letter.isprintable() and letter not in " ?#")[:2000]


class Visitors:
    """Makes calls and collects the faults of their responses."""

    def __init__(self, server: PageProcess, found: Found, secret: str) -> None:
        self.server, self.found = server, found
        self.secret = secret
        self.events = Events(server.url)
        self.lock = threading.Lock()
        self.client = httpx.Client(base_url=server.url, timeout=LONGEST, follow_redirects=False)
        self.seen = server.tracebacks

    def visit(self, number: int, seed: int) -> None:
        call = made(Random(f"calls {seed} {number}"), self.events, self.secret)
        start = time.perf_counter()
        faults = []
        try:
            faults += self.answer(call)
        except httpx.TimeoutException:
            faults.append(f"no answer within {LONGEST:.0f} s")
        except (httpx.InvalidURL, httpx.LocalProtocolError, ValueError):
            pass  # no client could send this request
        except httpx.TransportError as error:
            faults.append(f"the connection broke: {error!r}")
        with self.lock:
            seconds = time.perf_counter() - start
            self.found.cases += 1
            self.found.slowest = max(self.found.slowest, seconds)
            if (now := self.server.tracebacks) > self.seen:
                self.seen = now
                faults.append(f"a traceback in the log: {last_line(self.server.said)}")
            about = f"{call.method} /{call.path[:60]}"
            self.found.faults += [f"calls {number} ({about}): {fault}" for fault in faults]

    def answer(self, call: Call) -> list[str]:
        with self.client.stream(
            call.method, call.path, content=call.body, headers=call.headers
        ) as answer:
            said = _read(answer)
        faults = judged(said, answer.status_code)
        if answer.status_code < 300:
            self.found.taken += 1
        if call.session is not None and answer.status_code == 200:
            stream = "gradio_api/queue/data"
            asked = {"session_hash": call.session.encode("utf-8", "replace").decode()}
            with self.client.stream("GET", stream, params=asked) as messages:
                faults += judged(_read(messages), messages.status_code)
        return faults


def _read(answer: httpx.Response) -> str:
    """Read a response for at most READ seconds, possibly not to its end."""
    until, parts = time.monotonic() + READ, []
    for part in answer.iter_raw(2**16):
        parts.append(part)
        late = time.monotonic() > until or b"close_stream" in part or b"process_completed" in part
        if late or sum(map(len, parts)) > 2**22:
            break
    return b"".join(parts).decode("utf-8", "replace")


def judged(said: str, status: int) -> list[str]:
    """Return the faults of a response."""
    faults = []
    if "Traceback (most recent call last)" in said or 'File "/' in said:
        faults.append("a traceback in the answer")
    if SECRET in said or "root:x:0:0" in said:
        faults.append("a file of this machine in the answer")
    if status == 500 and (len(said) > 300 or "site-packages" in said):
        faults.append(f"the answer reveals too much: {said[:100]!r}")
    return faults


def last_line(log: str) -> str:
    """Return the error of the newest traceback in a log, and our last frame in it."""
    trace = log[log.rindex("Traceback (most recent call last)") :].splitlines()
    ours = [line.strip() for line in trace if "/specviz/" in line]
    error = next((line for line in trace[1:] if line[:1].strip() and ":" in line), trace[-1])
    return f"{error[:150]} {ours[-1] if ours else ''}"


def try_calls(seed: int, calls: int, seconds: float = TIME) -> Found:
    """Make calls; afterwards the page must still work and must not have grown much."""
    found = Found()
    with tempfile.TemporaryDirectory(prefix="calls-") as folder:
        secret = Path(folder) / "secret.txt"
        secret.write_text(SECRET, "utf-8")
        with PageProcess(Path(folder), settings=ONE_THREAD | LIMITS) as server:
            visitors = Visitors(server.wait(), found, str(secret))
            assert run_once(server.url, visitors.events, "first")
            _some(visitors, seed, 0, min(200, calls // 10), seconds)  # warm-up
            memory = server.kilobytes
            _some(visitors, seed, min(200, calls // 10), calls, seconds)
            found.memory = server.kilobytes - memory
            _still_well(server, visitors.events, found)
    return found


def _some(visitors: Visitors, seed: int, first: int, last: int, seconds: float) -> None:
    until, numbers = time.monotonic() + seconds, count(first)

    def work() -> None:
        for number in numbers:
            if number >= last or time.monotonic() > until:
                return
            if len(visitors.found.faults) > MOST_FAULTS:
                return
            visitors.visit(number, seed)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for future in [pool.submit(work) for _ in range(AT_ONCE)]:
            future.result()


def _still_well(server: PageProcess, events: Events, found: Found) -> None:
    if found.memory > MEMORY:
        found.faults.append(f"the page's memory grew by {found.memory >> 10} MB")
    if (written := server.bytes_on_disk) > DISK:
        found.faults.append(f"the page left {written >> 10} kB on the disk")
    if server.process.poll() is not None:
        found.faults.append("the page ended")
    elif not run_once(server.url, events, "last"):
        found.faults.append("afterwards a visitor's run does not end")


def try_to_stop_the_queue(pairs: int, seconds: float = TIME) -> Found:
    """Send simultaneous pairs of requests without a session, then check a visitor's run."""
    found = Found()
    join = {"data": [], "session_hash": ""}
    with (
        tempfile.TemporaryDirectory(prefix="queue-") as folder,
        PageProcess(Path(folder), settings=ONE_THREAD) as server,
    ):
        server.wait()
        events = Events(server.url)
        queued = [
            event
            for event in events.all
            if event["queue"] and not event["inputs"] and event["targets"][0][1] != "unload"
        ]
        body = json.dumps(join | {"fn_index": queued[-1]["id"]})
        memory, until = server.kilobytes, time.monotonic() + seconds
        headers = {"Content-Type": "application/json"}
        client = httpx.Client(base_url=server.url, timeout=LONGEST, headers=headers)

        def work(_: int) -> None:
            if time.monotonic() < until:
                try:
                    answer = client.post("gradio_api/queue/join", content=body)
                    found.taken += answer.status_code == 200
                except httpx.TransportError as error:
                    found.faults.append(f"queue: no answer, {error!r}")
                found.cases += 1

        with client, ThreadPoolExecutor(8) as pool:
            list(pool.map(work, range(2 * pairs)))
        found.memory = server.kilobytes - memory
        _still_well(server, events, found)
        if server.tracebacks:
            found.faults.append(f"queue: a traceback in the log: {last_line(server.said)}")
    return found
