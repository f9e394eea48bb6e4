"""Heavy work of one address runs one after another; a few wait, more are refused."""

import threading

import pytest

from specviz.errors import SettingsError
from specviz.service import turns
from specviz.service.turns import Turns


def test_work_of_one_address_runs_in_turn() -> None:
    own, order = Turns(), list[str]()
    began, may_end = threading.Event(), threading.Event()

    def first() -> None:
        with own.take("a"):
            began.set()
            may_end.wait(10)
            order.append("first")

    def second() -> None:
        with own.take("a"):
            order.append("second")

    threads = [threading.Thread(target=each) for each in (first, second)]
    threads[0].start()
    assert began.wait(10)
    threads[1].start()
    with own.take("b"):  # another address does not wait
        order.append("other")
    may_end.set()
    for thread in threads:
        thread.join(10)
    assert order == ["other", "first", "second"]
    assert own._turns == {}  # nothing is kept of an address


def test_more_than_a_few_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Turns()
    with own.take("a"):
        monkeypatch.setattr(turns, "SECONDS", 0.01)
        with pytest.raises(SettingsError, match="not done yet"), own.take("a"):
            pytest.fail("two at once")
        monkeypatch.setattr(turns, "SECONDS", 60)
        monkeypatch.setattr(turns, "MOST_WAITING", 0)
        with pytest.raises(SettingsError, match="not done yet"), own.take("a"):
            pytest.fail("too many wait")
    with own.take("a"):
        pass
    assert own._turns == {}


def test_work_that_fails_ends_its_turn() -> None:
    own = Turns()
    with pytest.raises(KeyError), own.take("a"):
        raise KeyError
    assert own._turns == {}
