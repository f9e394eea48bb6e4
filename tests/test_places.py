"""Places at the decoder: turns in order, one for each visitor, and a line that ends somewhere."""

import threading
import time
from collections.abc import Generator

import pytest

from specviz.errors import SettingsError
from specviz.page import places as module
from specviz.page.places import Places


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.001)


def ask(places: Places, owner: str) -> Generator[int, None, bool]:
    return places.wait(owner, int)


def served(waiting: Generator[int, None, bool]) -> bool:
    """The end of a wait that must not last."""
    with pytest.raises(StopIteration) as ended:
        next(waiting)
    turn: bool = ended.value.value
    return turn


def test_whoever_comes_first_is_served_first() -> None:
    places = Places(2, longest=9)
    assert served(ask(places, "a"))
    assert served(ask(places, "b"))
    c, d, e = (ask(places, owner) for owner in "cde")
    assert [next(c), next(d), next(e)] == [0, 1, 2]
    assert [next(e), next(d), next(c)] == [2, 1, 0]
    places.leave("b")
    assert next(e) == 1
    assert next(d) == 0
    assert served(c)
    places.leave("a")
    assert next(e) == 0
    assert served(d)


def test_two_places_that_come_free_serve_two() -> None:
    places = Places(2, longest=9)
    for owner in "ab":
        served(ask(places, owner))
    c, d = ask(places, "c"), ask(places, "d")
    assert [next(c), next(d)] == [0, 1]
    places.leave("a")
    places.leave("b")
    assert served(d)  # whichever of them looks first
    assert served(c)


def test_a_line_ends_somewhere() -> None:
    places = Places(1, longest=1)
    served(ask(places, "a"))
    b = ask(places, "b")
    next(b)
    with pytest.raises(SettingsError, match="1 are waiting"):
        next(ask(places, "c"))
    assert next(ask(places, "b")) == 0  # was in it already
    assert served(ask(places, "a"))


def test_without_a_line_a_free_place_is_given() -> None:
    places = Places(1, longest=0)
    assert served(ask(places, "a"))
    with pytest.raises(SettingsError, match="waiting"):
        next(ask(places, "b"))
    places.leave("a")
    assert served(ask(places, "b"))


def test_a_visitor_has_one_place() -> None:
    places = Places(1, longest=9)
    assert served(ask(places, "a"))
    b, c = ask(places, "b"), ask(places, "c")
    assert [next(b), next(c)] == [0, 1]
    assert served(ask(places, "a"))  # runs anew what is running
    again = ask(places, "b")
    assert next(again) == 0  # keeps the turn
    assert not served(b)  # the earlier question has no answer
    places.leave("a")
    assert next(c) == 1  # one of the two is not done yet
    places.leave("a")
    assert served(again)


def test_who_goes_away_is_no_longer_before_anyone() -> None:
    places = Places(1, longest=9)
    served(ask(places, "a"))
    b, c = ask(places, "b"), ask(places, "c")
    assert [next(b), next(c)] == [0, 1]
    b.close()
    assert next(c) == 0
    places.leave("a")
    assert served(c)
    assert places._line == {}


def test_who_waits_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 600)
    places = Places(1, longest=9)
    served(ask(places, "a"))
    waiting = ask(places, "b")
    next(waiting)
    turn: list[bool] = []
    thread = threading.Thread(target=lambda: turn.append(served(waiting)))
    thread.start()
    places.leave("a")
    thread.join(60)
    assert turn == [True]


def test_never_more_than_there_are_places() -> None:
    places, lock = Places(3, longest=99), threading.Lock()
    inside: list[str] = []
    most: list[int] = []

    def visit(owner: str) -> None:
        for _ in range(20):
            for _ in ask(places, owner):
                pass
            with lock:
                inside.append(owner)
                most.append(len(inside))
            time.sleep(0.001)
            with lock:
                inside.remove(owner)
            places.leave(owner)

    threads = [threading.Thread(target=visit, args=[f"visitor {i}"]) for i in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(most) == 12 * 20
    assert 1 < max(most) <= 3
    assert (places._line, places._served) == ({}, {})
