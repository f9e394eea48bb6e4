"""The decoder thread: streams take turns, and always free what they hold."""

import threading
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any

import pytest

from specviz.decoding.pair import Pair
from specviz.errors import ModelError
from specviz.models.failures import START_AGAIN
from specviz.service import decoder
from specviz.service.decoder import on_decoder, stream
from specviz.service.latest import Asker, Latest
from specviz.service.queue import Queue
from support.scripted import hashed, scripted_pair


def counting(
    log: list[str], name: str, count: int = 3, *, fails: bool = False
) -> Generator[int, None, str]:
    try:
        for number in range(count):
            log.append(f"{name}{number} {threading.current_thread().name.partition('_')[0]}")
            yield number
        if fails:
            raise RuntimeError(name)
        return name
    finally:
        log.append(f"{name} closed")


def test_every_step_runs_on_the_decoder_thread() -> None:
    log: list[str] = []
    assert list(stream(counting(log, "a"))) == [0, 1, 2]
    assert log == ["a0 decoder", "a1 decoder", "a2 decoder", "a closed"]


def test_streams_take_turns() -> None:
    log: list[str] = []
    for _ in zip(stream(counting(log, "a")), stream(counting(log, "b")), strict=True):
        pass
    assert [line.split()[0] for line in log if "closed" not in line] == [
        *("a0", "b0", "a1", "b1", "a2", "b2")
    ]


def test_a_stream_returns_what_its_steps_return() -> None:
    def whole() -> Generator[int, None, str]:
        return (yield from stream(counting([], "a")))

    steps = whole()
    assert [next(steps) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(StopIteration, match="a"):
        next(steps)


def test_closing_a_stream_closes_its_steps() -> None:
    log: list[str] = []
    with closing(stream(counting(log, "a"))) as steps:
        next(steps)
    assert log[-1] == "a closed"
    assert on_decoder(lambda: "free") == "free"


def test_a_step_that_fails_ends_its_stream_only() -> None:
    log: list[str] = []
    with pytest.raises(RuntimeError, match="a"):
        list(stream(counting(log, "a", fails=True)))
    assert log[-1] == "a closed"
    assert list(stream(counting(log, "b"))) == [0, 1, 2]


def test_each_pair_has_its_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []
    monkeypatch.setattr(decoder, "use_threads", used.append)
    pair: Pair = scripted_pair(hashed(1, 4))
    list(stream(counting([], "a", 2), pair))
    assert used == [pair.machine.threads] * 3


def test_only_the_latest_asker_of_an_owner_is_answered() -> None:
    latest = Latest()
    first, other = latest.ask("anna"), latest.ask("ben")
    with latest.ask("anna") as second:
        assert (first.is_latest, second.is_latest, other.is_latest) == (False, True, True)
        first.finish()
        assert latest.is_asked("anna")
    assert [latest.is_asked(owner) for owner in ("anna", "ben")] == [False, True]
    latest.cancel("ben")
    assert [asker.is_latest for asker in (second, other)] == [False, False]


def test_a_request_that_another_thread_makes_meanwhile_stays() -> None:
    latest, threads = Latest(), list[threading.Thread]()

    class Interrupted(dict[str, Asker]):
        def get(self, *given: Any) -> Any:  # `finish` checks, then removes
            found = super().get(*given)
            threads.append(threading.Thread(target=latest.ask, args=["anna"]))
            threads[-1].start()
            threads[-1].join(0.1)
            return found

    latest._askers = Interrupted()
    latest.ask("anna").finish()
    threads[0].join()
    assert latest.is_asked("anna")


@pytest.mark.parametrize("end", [lambda served: served.close(), list])
def test_a_slot_is_freed_whatever_happens(end: Callable[[object], object]) -> None:
    queue = Queue(1, longest=9)
    served = queue.serve("anna", int, lambda: counting([], "a"))
    assert next(served) == 0
    waiting = queue.serve("ben", int, lambda: counting([], "b"))
    assert next(waiting) == 0
    end(served)
    assert list(waiting) == [0, 1, 2]
    assert not queue._served


@pytest.mark.parametrize(
    ("error", "is_of_gpu"),
    [
        (RuntimeError("CUDA error: device-side assert triggered"), True),
        (ModelError("The pair {pair} cannot run: {why}", pair="x", why=START_AGAIN), True),
        (RuntimeError("shapes differ"), False),
        (ModelError("Choose another pair."), False),
    ],
)
def test_a_failure_of_the_gpu_is_remembered(
    error: Exception, is_of_gpu: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoder, "gpu_failed", threading.Event())

    def fail() -> None:
        raise error

    with pytest.raises(type(error)):
        on_decoder(fail)
    assert decoder.gpu_failed.is_set() == is_of_gpu
