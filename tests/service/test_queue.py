"""The decoder's queue: first come, first served; one position per visitor; a maximum length."""

import json
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.page.watch.controls import CONTROLS
from specviz.page.watch.events import Watch
from specviz.service import queue as module
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import AddressLimit, Queue, queue_full
from specviz.service.runs import Runs, Traces, in_turn
from specviz.settings import Settings
from specviz.trace import Trace
from specviz.words.page import PAGE
from specviz.words.viewer import VIEWER
from support.page import started_page
from support.sentences import DECODING, FINISHED, LIVE
from support.visits import Visits


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.001)


def ask(queue: Queue, owner: str) -> Generator[int, None, bool]:
    return queue.wait(owner, int)


def served(waiting: Generator[int, None, bool]) -> bool:
    """Return the result of a wait that must end at once."""
    with pytest.raises(StopIteration) as ended:
        next(waiting)
    turn: bool = ended.value.value
    return turn


def test_whoever_comes_first_is_served_first() -> None:
    queue = Queue(2, longest=9)
    assert served(ask(queue, "a"))
    assert served(ask(queue, "b"))
    c, d, e = (ask(queue, owner) for owner in "cde")
    assert [next(c), next(d), next(e)] == [0, 1, 2]
    assert [next(e), next(d), next(c)] == [2, 1, 0]
    queue.leave("b")
    assert next(e) == 1
    assert next(d) == 0
    assert served(c)
    queue.leave("a")
    assert next(e) == 0
    assert served(d)


def test_two_visitors_that_leave_let_two_in() -> None:
    queue = Queue(2, longest=9)
    for owner in "ab":
        served(ask(queue, owner))
    c, d = ask(queue, "c"), ask(queue, "d")
    assert [next(c), next(d)] == [0, 1]
    queue.leave("a")
    queue.leave("b")
    assert served(d)  # whichever of them looks first
    assert served(c)


def test_the_queue_has_a_maximum_length() -> None:
    queue = Queue(1, longest=1)
    served(ask(queue, "a"))
    b = ask(queue, "b")
    next(b)
    with pytest.raises(SettingsError, match="1 visitor is waiting"):
        next(ask(queue, "c"))
    assert next(ask(queue, "b")) == 0  # b is waiting already
    assert next(ask(queue, "a")) == 0  # a is being served


def test_without_a_queue_a_visitor_that_leaves_lets_one_in() -> None:
    queue = Queue(1, longest=0)
    assert served(ask(queue, "a"))
    with pytest.raises(SettingsError, match="keeps no queue"):
        next(ask(queue, "b"))
    queue.leave("a")
    assert served(ask(queue, "b"))


def test_a_visitor_has_one_queue_position() -> None:
    queue = Queue(1, longest=9)
    assert served(ask(queue, "a"))
    b, c = ask(queue, "b"), ask(queue, "c")
    assert [next(b), next(c)] == [0, 1]
    again = ask(queue, "b")
    assert next(again) == 0  # keeps the position
    assert not served(b)  # the earlier request ends unserved
    queue.leave("a")
    assert served(again)


def test_a_later_request_takes_over_the_slot_once_the_earlier_has_ended() -> None:
    queue = Queue(1, longest=9)
    assert served(ask(queue, "a"))
    b, second, third = ask(queue, "b"), ask(queue, "a"), ask(queue, "a")
    assert [next(b), next(second), next(third)] == [0, 0, 0]
    assert not served(second), "only the latest request counts"
    assert next(third) == 0, "the first is still served"
    queue.leave("a")
    assert next(b) == 0, "the slot is not free"
    assert served(third)
    queue.leave("a")
    assert served(b)


@pytest.mark.parametrize("end", ["close", "give up"])
def test_a_later_request_that_ends_passes_the_slot_on(end: str) -> None:
    queue = Queue(1, longest=9)
    assert served(ask(queue, "a"))
    b, again = ask(queue, "b"), ask(queue, "a")
    assert [next(b), next(again)] == [0, 0]
    if end == "close":
        queue.leave("a")  # the later request has the slot, but its page closes first
        again.close()
    else:
        queue.give_up("a")
        assert not served(again)
        queue.leave("a")
    assert served(b)
    assert not queue._later


def test_work_ends_when_its_owner_asks_again() -> None:
    """Otherwise one page could start any number of requests, each of which takes a thread."""
    queue, ended = Queue(1, longest=9), list[int]()

    def work(number: int) -> Generator[int, None, None]:
        try:
            while True:
                yield number
        finally:
            ended.append(number)

    first = queue.serve("a", int, lambda: work(1))
    assert next(first) == 1
    second = queue.serve("a", int, lambda: work(2))
    assert next(second) == 0
    assert list(first) == []
    assert ended == [1]
    assert next(second) == 2
    second.close()
    assert ended == [1, 2]
    assert not queue.has("a")


def test_short_work_takes_no_slot_but_waits_for_the_owners_own() -> None:
    queue = Queue(1, longest=0)
    step = queue.wait("b", int, at_once=True)
    assert served(step)
    assert served(ask(queue, "a")), "the only slot is free"
    again = queue.wait("b", int, at_once=True)
    assert next(again) == 0
    with pytest.raises(SettingsError, match="keeps no queue"):
        next(ask(queue, "c"))
    queue.leave("b")
    assert served(again)
    going_on = ask(queue, "b")
    next(going_on)
    queue.leave("b")
    assert next(going_on) == 0, "a longer request waits for a slot"
    queue.leave("a")
    assert served(going_on)


def test_short_work_ends_the_owners_wait() -> None:
    queue = Queue(1, longest=9)
    assert served(ask(queue, "a"))
    b, c = ask(queue, "b"), ask(queue, "c")
    assert [next(b), next(c)] == [0, 1]
    assert served(queue.wait("b", int, at_once=True))
    assert not served(b)
    assert next(c) == 0
    queue.leave("b")
    queue.leave("a")
    assert served(c)


def test_a_closed_wait_frees_its_queue_position() -> None:
    queue = Queue(1, longest=9)
    served(ask(queue, "a"))
    b, c = ask(queue, "b"), ask(queue, "c")
    assert [next(b), next(c)] == [0, 1]
    b.close()
    assert next(c) == 0
    queue.leave("a")
    assert served(c)
    assert queue._line == {}


def test_giving_up_frees_the_queue_position() -> None:
    queue = Queue(1, longest=9)
    served(ask(queue, "a"))
    b, c = ask(queue, "b"), ask(queue, "c")
    assert [next(b), next(c)] == [0, 1]
    queue.give_up("b")
    queue.give_up("nobody")
    assert next(c) == 0
    assert not served(b)
    queue.leave("a")
    assert served(c)


def test_a_visitor_who_stays_is_counted_between_requests() -> None:
    """A sweep waits anew for each prompt; others of its address must not end it meanwhile."""
    queue = Queue(1, longest=0, limit=AddressLimit(1))
    with queue.stay("a", "here"):
        with pytest.raises(SettingsError, match="serves 1 request"):
            next(queue.wait("b", int, "here"))
        for _ in range(2):
            assert served(queue.wait("a", int, "here"))
            queue.leave("a")
        assert served(queue.wait("c", int, "there"))
        assert next(queue.wait("a", int, "here")) == 0, "it waits although the queue is full"
        queue.leave("c")
    assert served(queue.wait("b", int, "here"))


def test_free_capacity_wakes_the_next_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 600)
    queue = Queue(1, longest=9)
    served(ask(queue, "a"))
    waiting = ask(queue, "b")
    next(waiting)
    turn: list[bool] = []
    thread = threading.Thread(target=lambda: turn.append(served(waiting)))
    thread.start()
    queue.leave("a")
    thread.join(60)
    assert turn == [True]


def test_only_the_next_visitor_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the page would send everyone in a long queue a message at every change."""
    monkeypatch.setattr(module, "PATIENCE", 600)
    queue = Queue(1, longest=9)
    served(ask(queue, "a"))
    line = [ask(queue, owner) for owner in "bcd"]
    assert [next(waiting) for waiting in line] == [0, 1, 2]
    queue.leave("a")
    assert [asked.called.is_set() for asked in queue._line.values()] == [True, False, False]
    assert served(line[0])
    line[1].close()
    assert not any(asked.called.is_set() for asked in queue._line.values()), "no capacity is free"


def test_visitors_farther_back_get_fewer_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond `NEAR`, the interval is proportional to the number of visitors ahead."""
    naps: list[float] = []
    queue = Queue(1, longest=99)
    served(ask(queue, "a"))
    line = [ask(queue, str(number)) for number in range(80)]
    assert [next(waiting) for waiting in line] == list(range(80))
    for wait in queue._line.values():
        monkeypatch.setattr(wait.called, "wait", naps.append)
    for waiting in line:
        next(waiting)
    assert naps[0] == naps[module.NEAR] == module.PATIENCE
    assert naps[79] == pytest.approx(module.PATIENCE * 79 / module.NEAR)


def test_never_more_visitors_than_the_capacity() -> None:
    queue, lock = Queue(3, longest=99), threading.Lock()
    inside: list[str] = []
    most: list[int] = []

    def visit(owner: str) -> None:
        for _ in range(20):
            for _ in ask(queue, owner):
                pass
            with lock:
                inside.append(owner)
                most.append(len(inside))
            time.sleep(0.001)
            with lock:
                inside.remove(owner)
            queue.leave(owner)

    threads = [threading.Thread(target=visit, args=[f"visitor {i}"]) for i in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(most) == 12 * 20
    assert 1 < max(most) <= 3
    assert (queue._line, queue._served) == ({}, {})


NAME = "bundled-medium"
LONG = 60_000  # ms; a shared machine may be slow


class Visitor:
    """The requests of a visitor's page, without the page."""

    def __init__(self, watch: Watch, name: str) -> None:
        self.watch = watch
        self.request: Any = SimpleNamespace(
            session_hash=name, headers={}, query_params={}, client=None
        )

    def run(self, prompt: str = "1 = one\n2 =", tokens: int = 600) -> Iterator[dict[str, Any]]:
        return map(json.loads, self.watch.run(self.request, *self.controls(prompt, tokens)))

    def play(self) -> Iterator[dict[str, Any]]:
        event: Any = SimpleNamespace(_data={"open": True})
        return map(json.loads, self.watch.play(self.request, event, *self.controls()))

    def tick(self) -> Iterator[dict[str, Any]]:
        event: Any = SimpleNamespace(_data={"open": True})
        return map(json.loads, self.watch.tick(self.request, event, *self.controls()))

    def controls(self, prompt: str = "1 =", tokens: int = 600) -> list[object]:
        settings = Settings(max_new_tokens=tokens)
        return [
            prompt,
            NAME,
            "",
            "",
            False,
            *(getattr(settings, setting.name) for setting in CONTROLS.values()),
        ]


@pytest.fixture
def watch(bundled: Callable[[str], Pair]) -> Watch:
    host = Host(pairs=(NAME,), visitors=1, queue=2)
    return Watch(LoadedPairs({NAME: bundled(NAME)}), Runs(), host)


def until(messages: Iterator[dict[str, Any]], part: str) -> dict[str, Any]:
    return next(message for message in messages if message.get(part))


def trace_of(watch: Watch, visitor: str) -> Trace:
    run = watch._runs.get(visitor)
    assert run is not None
    return run.trace


def test_visitors_wait_in_line_and_see_it(watch: Watch) -> None:
    a, b, c, d = (Visitor(watch, name) for name in "abcd")
    first = a.run()
    until(first, "rounds")
    second, third = b.run(tokens=8), c.run(tokens=8)
    assert next(second)["message"] == PAGE["before_none"]
    assert next(third)["message"] == PAGE["before_one"]
    assert next(d.run())["message"] == queue_full(2)
    assert next(d.run(prompt=" "))["message"] == PAGE["empty_prompt"]  # refused without waiting
    assert next(first)["rounds"]
    del first  # the tab is closed
    for name, messages in (("b", second), ("c", third)):
        assert until(messages, "rounds")
        assert all("rounds" in message for message in messages)
        assert trace_of(watch, name).ending != "running"


def test_a_visitor_who_floods_the_page_with_runs_has_one(bundled: Callable[[str], Pair]) -> None:
    """Each new run ends the one before, and starts after it: KV caches are held once."""
    alive, most = list[int](), list[int]()

    def counted(pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool) -> Traces:
        alive.append(1)
        most.append(len(alive))
        try:
            yield from in_turn(pair, prompt, settings, plain)
        finally:
            alive.pop()

    watch = Watch(LoadedPairs({NAME: bundled(NAME)}), Runs(counted), Host(pairs=(NAME,)))
    visitor = Visitor(watch, "a")
    threads = [
        threading.Thread(target=lambda: [None for _ in visitor.run(tokens=8)]) for _ in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert max(most) == 1
    assert not watch._queue.has("a")
    assert trace_of(watch, "a").ending != "running"


def test_steps_of_one_run_do_not_pile_up(watch: Watch) -> None:
    a = Visitor(watch, "a")
    paused = a.run()
    until(paused, "rounds")
    del paused
    first, second = a.tick(), a.tick()
    assert next(first)["state"] == "running"
    assert next(second)["message"] == PAGE["before_none"]
    assert list(first) == []
    assert until(second, "rounds")


def test_a_pause_at_the_first_message_is_kept(watch: Watch) -> None:
    """The page offers Pause from then on, before the first round."""
    visitor = Visitor(watch, "a")
    told = visitor.run(tokens=8)
    assert until(told, "trace")["state"] == "running"
    watch.pause(visitor.request)
    rest = list(told)
    assert rest[-1]["state"] == "paused"
    assert not trace_of(watch, "a").rounds
    assert until(visitor.play(), "rounds")


def test_one_round_does_not_wait_in_line(watch: Watch) -> None:
    a, b = Visitor(watch, "a"), Visitor(watch, "b")
    paused = b.run()
    until(paused, "rounds")
    del paused
    written = len(trace_of(watch, "b").rounds)
    going = a.run()
    until(going, "rounds")
    assert [message.get("state") for message in b.tick()] == ["running", None, "paused"]
    assert len(trace_of(watch, "b").rounds) == written + 1
    assert next(going)["rounds"]


def test_stop_ends_the_waiting(watch: Watch) -> None:
    a, b = Visitor(watch, "a"), Visitor(watch, "b")
    paused = b.run()
    until(paused, "rounds")
    del paused
    going = a.run()
    until(going, "rounds")
    event: Any = SimpleNamespace(_data={"open": True})
    waiting = watch.play(b.request, event, *b.controls())
    assert json.loads(next(waiting))["message"] == PAGE["before_none"]
    assert json.loads(watch.stop(b.request))["ending"] == "stopped"
    assert [json.loads(message)["state"] for message in waiting] == ["done"]
    assert next(going)["rounds"]


def test_asking_again_ends_the_earlier_wait_without_a_word(watch: Watch) -> None:
    a, b = Visitor(watch, "a"), Visitor(watch, "b")
    going = a.run()
    until(going, "rounds")
    first, second = b.run(tokens=8), b.run(tokens=8)
    assert next(first)["message"] == next(second)["message"] == PAGE["before_none"]
    assert list(first) == []
    assert next(second)["message"] == PAGE["before_none"]


def test_stop_while_models_load_keeps_the_run_from_beginning(watch: Watch) -> None:
    """Even while the stage shows an earlier run of the same visitor."""
    visitor = Visitor(watch, "a")
    earlier = visitor.run()
    until(earlier, "rounds")
    watch.pause(visitor.request)
    list(earlier)
    trace = trace_of(watch, "a")
    later = visitor.run(tokens=8)
    assert until(later, "message")["state"] == "loading"
    watch.stop(visitor.request)
    assert [message["state"] for message in later] == ["done"]
    assert trace_of(watch, "a").rounds == trace.rounds


def test_stop_while_a_run_begins_ends_it(bundled: Callable[[str], Pair]) -> None:
    """Its first round may wait for the decoder, for captured graphs or for a lent GPU."""

    def slow(pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool) -> Traces:
        watch.stop(visitor.request)
        yield from in_turn(pair, prompt, settings, plain)

    watch = Watch(LoadedPairs({NAME: bundled(NAME)}), Runs(slow), Host(pairs=(NAME,)))
    visitor = Visitor(watch, "a")
    told = list(visitor.run(tokens=8))
    assert told[-1]["trace"]["ending"] == "stopped"
    assert not trace_of(watch, "a").rounds


def test_a_page_shows_its_queue_position(
    browser: Browser, bundled: Callable[[str], Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.5)  # fewer messages to the page
    go_on = threading.Event()

    def held(pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool) -> Traces:
        for trace in in_turn(pair, prompt, settings, plain):
            yield trace
            go_on.wait(LONG / 1000)

    host = Host(pairs=(NAME,), visitors=1)
    pairs = LoadedPairs({NAME: bundled(NAME)})
    try:
        with started_page(pairs, Runs(held), host) as url, Visits(browser) as visits:
            tabs = []
            for text in (DECODING, PAGE["before_none"], PAGE["before_one"]):
                tab = visits.open(f"{url}?tokens=12")
                tabs.append(tab)
                tab.get_by_role("button", name=PAGE["run"], exact=True).click()
                expect(tab.locator("#stage")).to_contain_text(text, timeout=LONG)
            strip = tab.locator("#stage .sv-strip")
            strip.press("Home")  # visitors can play the recording while they wait
            strip.press("ArrowRight")
            tab.wait_for_function(
                """() => {
                  const { recorded, round, phase } = SpecViz.viewer.state();
                  return recorded && round === 0 && phase === 1;
                }""",
                timeout=LONG,
            )
            expect(tab.locator("#stage")).to_contain_text(PAGE["before_one"], timeout=LONG)
            tabs[1].get_by_role("button", name=VIEWER["transport"]["stop"], exact=True).click()
            expect(tabs[1].locator("#stage")).not_to_contain_text(PAGE["before_none"], timeout=LONG)
            expect(tab.locator("#stage")).to_contain_text(PAGE["before_none"], timeout=LONG)
            del tabs[1]
            go_on.set()
            for tab in tabs:
                expect(tab.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
                expect(tab.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    finally:
        go_on.set()


def test_what_is_served_is_told_that_it_is_no_longer_wanted() -> None:
    queue = Queue(1, longest=9)
    assert not queue.is_wanted("a")
    assert served(ask(queue, "a"))
    b = ask(queue, "b")
    next(b)
    assert (queue.is_wanted("a"), queue.is_wanted("b")) == (True, False)
    queue.stop("a")
    queue.stop("b")
    assert not queue.is_wanted("a")
    assert not served(b)
    again = ask(queue, "a")
    next(again, None)
    queue.leave("a")
    assert served(again)
    assert queue.is_wanted("a")
