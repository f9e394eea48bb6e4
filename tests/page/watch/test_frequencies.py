"""The losslessness experiment as visitors use it, without a page: reports, stops, refusals."""

import json
from collections.abc import Generator, Iterator
from types import SimpleNamespace
from typing import Any, cast

import gradio as gr
import pytest
from msgspec.structs import replace

from specviz.decoding.race import finish, race
from specviz.lab.frequencies import CHECKPOINTS
from specviz.page.watch.frequencies import FrequencyEvents as Events
from specviz.service import frequencies
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.settings import Settings
from specviz.trace import Trace, read, write
from support.scripted import PIECES, blended, hashed, own, scripted_pair

NAME = "bundled-medium"
TARGET = hashed(1, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 2, share=0.4), ends=[5])
SETTINGS = Settings(temperature=0.9, gamma=3, max_new_tokens=20)
TEXTS = CHECKPOINTS[-1]


class Loaded:
    """Loaded pairs that always return the same pair."""

    def get(self, spec: object) -> object:
        return PAIR


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Events:
    monkeypatch.setattr(frequencies, "TURN_SECONDS", 0.0)  # every pass is a turn
    monkeypatch.setattr(frequencies, "REPORT_SECONDS", 0.0)  # every result is reported
    return Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,)))


def run(settings: Settings = SETTINGS, pair: str = NAME, prompt: tuple[int, ...] = (0, 1)) -> Trace:
    """A run as the viewer sends it: without its output."""
    trace = next(race(PAIR, prompt, settings))
    return replace(trace, models=replace(trace.models, pair=pair), ending="stopped")


def question(trace: Trace | str, **more: Any) -> dict[str, Any]:
    text = trace if isinstance(trace, str) else write(trace).decode()
    return {"trace": text, "number": 7, "tokens": 2, "take": 0, **more}


def asker(visitor: str) -> SimpleNamespace:
    return SimpleNamespace(session_hash=visitor, query_params="", headers={}, client=None)


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


def counting(reports: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The reports that have counts."""
    return (each for each in reports if each.get("checkpoints"))


def test_first_the_greedy_text_then_the_counts(made: Events) -> None:
    *before, last = ask(made, run())
    assert {each["state"] for each in before} == {"running"}
    assert (last["number"], last["state"], last["texts"], last["of"]) == (7, "done", TEXTS, TEXTS)
    greedy = read(json.dumps(last["greedy"]).encode())
    assert (greedy.prompt, greedy.settings.temperature, greedy.settings.gamma) == ((0, 1), 0, 3)
    assert greedy.settings.max_new_tokens == min(frequencies.GREEDY_TOKENS, SETTINGS.max_new_tokens)
    assert greedy.output == greedy.plain.tokens
    assert greedy.output == finish(race(PAIR, (0, 1), greedy.settings)).output
    assert before[0]["texts"] == 0
    assert [each["texts"] for each in counting(iter(before))][:3] == [*CHECKPOINTS[:3]]
    assert last["temperature"] == SETTINGS.temperature
    known = replace(run(), pieces=dict(enumerate(PIECES)))
    short = replace(SETTINGS, max_new_tokens=2)
    exact = {known.decode(text): share for text, share in own(TARGET, (0, 1), short, [5]).items()}
    *listed, (others, _) = last["rows"]
    assert others is None
    for text, share in listed:
        assert share == pytest.approx(exact[text])
    assert len(last["band"]) == len(last["checkpoints"]) == len(CHECKPOINTS)
    for (texts, *rules), (low, high) in zip(last["checkpoints"], last["band"], strict=True):
        assert 0 <= low <= high <= 1
        for written, guessed, distance in rules:
            assert sum(written) == texts
            assert len(guessed) == len(last["rows"])
            assert 0 <= distance <= 1


def test_a_greedy_run_is_only_sampled_at_a_higher_temperature(made: Events) -> None:
    *_, last = ask(made, run(replace(SETTINGS, temperature=0.0)))
    assert "greedy" not in last or last["greedy"] is None
    assert (last["temperature"], last["texts"]) == (frequencies.WARM, TEXTS)


def test_the_same_question_has_the_same_answer_and_another_take_another(
    made: Events,
) -> None:
    first, again, other = (list(ask(made, run(), take=take))[-1] for take in (0, 0, 1))
    assert first["checkpoints"] == again["checkpoints"]
    assert first["checkpoints"] != other["checkpoints"]


def test_it_stops_where_the_visitor_says_so(made: Events) -> None:
    asked = ask(made, run())
    first = next(counting(asked))
    stop(made)
    (last,) = asked
    assert last["state"] == "stopped"
    assert first["texts"] <= last["texts"] < TEXTS


def test_it_can_be_stopped_before_anything_is_counted(made: Events) -> None:
    asked = ask(made, run())
    assert next(asked)["state"] == "running"
    stop(made)
    (last,) = asked
    assert (last["state"], last["texts"]) == ("stopped", 0)


def test_it_ends_when_its_time_is_over(made: Events, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frequencies, "MOST_SECONDS", 0.0)
    *_, last = ask(made, run())
    assert (last["state"], last["texts"]) == ("late", 0)


def test_a_second_experiment_of_a_visitor_ends_the_first(made: Events) -> None:
    first, second = ask(made, run()), ask(made, run(), take=1, number=8)
    assert next(first)["state"] == "running"
    assert next(second)["number"] == 8
    assert list(first) == []
    assert list(second)[-1]["state"] == "done"


def test_a_closed_tab_frees_its_queue_position(made: Events) -> None:
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
    (line,) = ask(made, run(replace(SETTINGS, gamma=0)))
    assert line["message"] == frequencies.NO_GUESSES
    assert next(ask(made, run(pair="somebody's")))["message"] == frequencies.NOT_OFFERED
    assert next(ask(made, other))["message"] == frequencies.OTHER_MODELS
    assert "damaged" in next(ask(made, '{"version": 1}'))["message"]
    small = Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,), limits={"gamma": 2}))
    assert "up to 2 tokens per round" in next(ask(small, run()))["message"]
    short = Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,), max_prompt=1))
    long = replace(run(), prompt=(0,) * 2000)
    assert next(ask(short, long))["message"] == frequencies.NOT_A_RUN


def test_a_prompt_may_have_more_tokens_than_characters() -> None:
    """Such as the bytes of an emoji, or a chat template."""
    short = Events(cast(LoadedPairs, Loaded()), Host(pair=NAME, pairs=(NAME,), max_prompt=1))
    assert next(ask(short, run()))["state"] == "running"


def test_the_output_of_a_sent_run_is_ignored(made: Events) -> None:
    """The viewer may send a whole run, but only its prompt and settings count."""
    whole = finish(race(PAIR, (0, 1), SETTINGS))
    whole = replace(whole, models=replace(whole.models, pair=NAME))
    counts = [list(ask(made, trace))[-1]["checkpoints"] for trace in (whole, run())]
    assert counts[0] == counts[1]
