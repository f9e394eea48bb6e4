"""The experiment of losslessness as a visitor asks for it: told, stopped, refused; no page here."""

import json
from collections.abc import Generator, Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import gradio as gr
import pytest
from msgspec.structs import replace

from specviz.decoding.race import finish, race
from specviz.lab.frequencies import Trial, commonest, trials
from specviz.page.watch.frequencies import FrequencyEvents as Events
from specviz.service import frequencies
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.settings import Settings
from specviz.trace import Trace, write
from support.scripted import PIECES, blended, hashed, scripted_pair

NAME = "bundled-medium"
TARGET = hashed(1, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 2, share=0.4), ends=[5])
SETTINGS = Settings(temperature=0.9, gamma=3, max_new_tokens=20)
TRIALS = 30


class Loaded:
    """One pair, whichever is asked for."""

    def get(self, spec: object) -> object:
        return PAIR


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Events:
    monkeypatch.setattr(frequencies, "TRIALS", TRIALS)
    monkeypatch.setattr(frequencies, "TURN_SECONDS", 0.0)  # a trial a turn
    monkeypatch.setattr(frequencies, "REPORT_SECONDS", -1.0)  # and each is told
    return Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,)))


def run(settings: Settings = SETTINGS, pair: str = NAME, prompt: tuple[int, ...] = (0, 1)) -> Trace:
    """A run as the viewer sends it: without what it wrote."""
    trace = next(race(PAIR, prompt, settings))
    return replace(trace, models=replace(trace.models, pair=pair), ending="stopped")


def question(trace: Trace | str, **more: Any) -> dict[str, Any]:
    text = trace if isinstance(trace, str) else write(trace).decode()
    return {"trace": text, "number": 7, "tokens": 2, "take": 0, **more}


def asker(visitor: str) -> SimpleNamespace:
    return SimpleNamespace(session_hash=visitor, query_params="", headers={})


def event(data: object, visitor: str) -> tuple[gr.Request, gr.EventData, str, str]:
    request, event = asker(visitor), SimpleNamespace(_data=data)
    return cast(gr.Request, request), cast(gr.EventData, event), "", ""


def told(made: Events, data: object, visitor: str = "anna") -> Iterator[dict[str, Any]]:
    return map(json.loads, made.sample(*event(data, visitor)))


def ask(
    made: Events, trace: Trace | str, visitor: str = "anna", **more: Any
) -> Iterator[dict[str, Any]]:
    return told(made, question(trace, **more), visitor)


def stop(made: Events, visitor: str = "anna") -> None:
    made.stop(cast(gr.Request, asker(visitor)))


def test_all_trials_are_counted_and_judged(made: Events) -> None:
    *waiting, last = ask(made, run())
    assert [each["trials"] for each in waiting] == list(range(1, TRIALS))
    assert {each["state"] for each in waiting} == {"running"}
    assert (last["number"], last["state"], last["trials"], last["of"]) == (
        7,
        "done",
        TRIALS,
        TRIALS,
    )
    found = [
        each
        for each in islice(trials(PAIR, (0, 1), SETTINGS, 2), TRIALS)
        if isinstance(each, Trial)
    ]
    known = replace(run(), pieces=dict(enumerate(PIECES)))
    expected = [(known.decode(line.beginning), [*line[1:]]) for line in commonest(found)]
    assert [(line["text"], line["counts"]) for line in last["lines"]] == expected
    for way in range(3):
        listed = sum(line["counts"][way] for line in last["lines"])
        assert listed + last["others"][way] == TRIALS
    for apart in last["differences"].values():
        assert 0 <= apart["low"] <= apart["high"] <= 1
        assert 0 <= apart["distance"] <= 1


def test_the_same_question_has_the_same_answer_and_another_take_another(
    made: Events,
) -> None:
    first, again, other = (list(ask(made, run(), take=take))[-1] for take in (0, 0, 1))
    assert first["lines"] == again["lines"]
    assert first["lines"] != other["lines"]


def test_it_stops_where_the_visitor_says_so(made: Events) -> None:
    asked = ask(made, run())
    assert next(asked)["trials"] == 1
    stop(made)
    last = next(asked)
    assert (last["state"], last["trials"]) == ("stopped", 2)
    assert "differences" in last
    assert list(asked) == []


def test_it_ends_when_its_time_is_over(made: Events, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frequencies, "MOST_SECONDS", 0.0)
    (last,) = ask(made, run())
    assert (last["state"], last["trials"]) == ("late", 1)


def test_a_second_experiment_of_a_visitor_ends_the_first(made: Events) -> None:
    first, second = ask(made, run()), ask(made, run(), take=1, number=8)
    assert next(first)["state"] == "running"
    assert next(second)["number"] == 8
    assert next(first)["state"] == "stopped"
    assert list(second)[-1]["state"] == "done"


def test_a_closed_tab_gives_its_place_to_others(made: Events) -> None:
    gone = [made.sample(*event(question(run()), visitor)) for visitor in ("anna", "ben")]
    for each in gone:
        next(each)
    waiting = ask(made, run(), visitor="cem")
    assert next(waiting)["state"] == "loading"
    for each in gone:
        cast(Generator[str, None, None], each).close()
    assert list(waiting)[-1]["state"] == "done"


def test_what_a_page_sends_is_checked(made: Events) -> None:
    other = run()
    other = replace(other, pieces=dict.fromkeys(other.pieces, "x"))
    too_many = {"trace": "{}", "number": 7, "tokens": 4, "take": 0}
    hostile: tuple[object, ...] = (None, [], {"number": 7}, too_many)
    for data in hostile:
        (line,) = told(made, data)
        assert (line["state"], line["message"]) == ("error", frequencies.NOT_A_RUN)
    for settings in (replace(SETTINGS, temperature=0.0), replace(SETTINGS, gamma=0)):
        (line,) = ask(made, run(settings))
        assert line["message"] == frequencies.NO_CHANCE
    assert next(ask(made, run(pair="somebody's")))["message"] == frequencies.NOT_OFFERED
    assert next(ask(made, other))["message"] == frequencies.OTHER_MODELS
    assert "damaged" in next(ask(made, '{"version": 1}'))["message"]
    small = Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,), max_gamma=2))
    assert "up to 2 tokens per round" in next(ask(small, run()))["message"]
    short = Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,), max_prompt=1))
    assert next(ask(short, run()))["message"] == frequencies.NOT_A_RUN


def test_what_it_wrote_does_not_matter(made: Events) -> None:
    """A whole run may be sent as well; only prompt and settings count."""
    whole = finish(race(PAIR, (0, 1), SETTINGS))
    whole = replace(whole, models=replace(whole.models, pair=NAME))
    assert list(ask(made, whole))[-1]["lines"] == list(ask(made, run()))[-1]["lines"]
