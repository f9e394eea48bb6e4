"""The runs kept for visitors, without a page."""

import dataclasses
import gc
import json
import weakref
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import torch
from torch import Tensor

from specviz.decoding import race as race_module
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.service import runs as runs_module
from specviz.service.runs import BATCH_SECONDS, Run, Runs, Traces, in_turn
from specviz.settings import Settings
from specviz.trace import Mark, Prefill, Times, Trace, read, write
from support.scripted import Scripted, hashed, scripted_pair

SETTINGS = Settings(max_new_tokens=32, seed=3)
PROMPT = [0, 70, 71, 72]


@pytest.fixture
def pair(bundled: Callable[[str], Pair]) -> Pair:
    return bundled("bundled-medium")


def start(runs: Runs, owner: str, pair: Pair, **more: int) -> Run:
    return runs.start(owner, pair, PROMPT, msgspec.structs.replace(SETTINGS, **more), plain=True)


def alone(pair: Pair) -> Run:
    return Run(in_turn(pair, PROMPT, SETTINGS, True))


@pytest.mark.parametrize("prompt", [PROMPT, PROMPT * 50])
def test_deltas_add_up_to_the_trace(pair: Pair, prompt: list[int]) -> None:
    run = Run(in_turn(pair, prompt, SETTINGS, True))
    page = json.loads(write(run.trace, figures=True))
    for delta in run.deltas():
        message = json.loads(msgspec.json.encode(delta))
        assert message["from"] == len(page["rounds"])
        assert message["plain_from"] == len(page["plain"]["tokens"])
        page["rounds"] += message["rounds"]
        page["plain"]["tokens"] += message["plain"]["tokens"]
        page["plain"]["seconds"] += message["plain"]["seconds"]
        page["pieces"] |= message["pieces"]
        page["prefill"] = message["prefill"]
        page["ending"] = message["ending"]
    assert run.over
    assert read(json.dumps(page).encode()) == run.trace


def test_a_stepped_run_writes_what_a_run_writes(pair: Pair) -> None:
    stepped = alone(pair)
    steps = 0
    while not stepped.over:
        stepped.resume()
        (delta,) = stepped.deltas(rounds=1)
        assert len(delta.rounds) == 1
        assert stepped.over or stepped.wish == "pause"
        steps += 1
    whole = finish(race(pair, PROMPT, SETTINGS, plain=False))
    assert stepped.trace.output == whole.output
    assert steps == len(whole.rounds)


def test_two_visitors_get_what_each_would_get_alone(pair: Pair) -> None:
    runs = Runs()
    one, other = start(runs, "one", pair), start(runs, "other", pair, seed=9)
    while not (one.over and other.over):
        one.step()
        other.step()
    assert one.trace.output == finish(race(pair, PROMPT, SETTINGS, plain=False)).output
    assert other.trace.output != one.trace.output
    assert runs.get("one") is one
    assert runs.get("other") is other


def test_pausing_keeps_the_run_and_it_goes_on(pair: Pair) -> None:
    run = alone(pair)
    for _ in run.deltas(rounds=2):
        pass
    assert not run.over
    assert list(run.deltas()) == [], "nothing comes until it is resumed"
    run.resume()
    for _ in run.deltas():
        pass
    assert run.trace.output == finish(race(pair, PROMPT, SETTINGS, plain=False)).output


def test_a_pause_before_the_first_round_is_kept(pair: Pair) -> None:
    """For example between a run's first message and its first delta."""
    run = alone(pair)
    stream = run.deltas()
    run.wish = "pause"
    assert list(stream) == []
    assert not run.trace.rounds
    run.resume()
    assert next(run.deltas()).rounds


def test_resume_does_not_undo_a_stop(pair: Pair) -> None:
    run = alone(pair)
    run.wish = "stop"  # the caller is about to end the run
    run.resume()
    assert run.wish == "stop"


def test_stopping_ends_the_run_where_it_is(pair: Pair) -> None:
    run = alone(pair)
    for _ in run.deltas(rounds=1):
        pass
    before = run.trace
    run.stop()
    assert run.trace.ending == "stopped"
    assert run.trace.rounds == before.rounds
    assert list(run.deltas()) == []
    run.step()
    assert run.trace.rounds == before.rounds


def test_a_second_run_replaces_the_first(pair: Pair) -> None:
    runs = Runs()
    first = start(runs, "visitor", pair)
    second = start(runs, "visitor", pair)
    assert first.trace.ending == "stopped"
    assert runs.get("visitor") is second
    assert runs.find(first.id) is first, "it stays for comparison"


def test_leaving_frees_the_run(pair: Pair) -> None:
    runs = Runs()
    run = start(runs, "visitor", pair)
    runs.drop("visitor")
    runs.drop("visitor")
    assert run.over
    assert runs.get("visitor") is None


def test_the_least_recently_used_run_is_dropped(pair: Pair) -> None:
    runs = Runs(most=2)
    first, second = start(runs, "a", pair), start(runs, "b", pair)
    assert runs.get("a") is first
    start(runs, "c", pair)
    assert runs.get("b") is None
    assert second.over
    assert not first.over


def test_finished_runs_are_dropped_first(pair: Pair) -> None:
    runs = Runs(most=2)
    first, second = start(runs, "a", pair), start(runs, "b", pair)
    for _ in second.deltas():
        pass
    start(runs, "c", pair)
    assert runs.get("a") is first
    assert not first.over
    assert runs.get("b") is None


def test_a_paused_run_is_dropped_before_a_running_one(pair: Pair) -> None:
    runs = Runs(most=2)
    first, second = start(runs, "a", pair), start(runs, "b", pair)
    second.wish = "pause"
    start(runs, "c", pair)
    assert runs.get("a") is first
    assert second.over


def test_each_pair_is_decoded_with_its_own_number_of_threads() -> None:
    """Loading a pair for one visitor must not change the times of another's run."""
    used: dict[int, set[int]] = {}

    def run(threads: int) -> Run:
        def make() -> Scripted:
            model = Scripted(hashed(1, 6))
            plain = model.logits

            def logits(tokens: Tensor, last: int) -> Tensor:
                used.setdefault(threads, set()).add(torch.get_num_threads())
                return plain(tokens, last)

            monkeypatched: Any = model
            monkeypatched.logits = logits
            return model

        pair = scripted_pair(hashed(1, 6), hashed(2, 6))
        machine = msgspec.structs.replace(pair.machine, threads=threads)
        pair = dataclasses.replace(pair, machine=machine, target=make)
        return Run(in_turn(pair, [0, 1], Settings(max_new_tokens=9), True))

    one, two = run(1), run(2)
    while not (one.over and two.over):
        one.step()
        two.step()
    assert used == {1: {1}, 2: {2}}


def test_the_number_of_paused_runs_is_limited(pair: Pair) -> None:
    """The least recently used one ends, but its output stays."""
    runs = Runs(most_paused=1)
    first, second, third = (start(runs, owner, pair) for owner in "abc")
    for run in (first, second):
        for _ in run.deltas(rounds=1):
            pass
    next(third.deltas())
    assert runs.get("a") is first  # now the second one is the least recently used
    start(runs, "d", pair)
    assert (first.over, second.over, third.over) == (False, True, False)
    assert runs.find(second.id) is second
    assert len(second.trace.rounds) == 1


def caches(pair: Pair) -> tuple[Pair, Callable[[], int]]:
    """The same pair, and a function that counts its models still in memory."""
    made: list[weakref.ref[LanguageModel]] = []

    def remembered(make: Callable[..., LanguageModel]) -> Callable[..., LanguageModel]:
        def noted(*beside: LanguageModel) -> LanguageModel:
            model = make(*beside)
            made.append(weakref.ref(model))
            return model

        return noted

    assert pair.draft is not None
    watched = dataclasses.replace(
        pair, target=remembered(pair.target), draft=remembered(pair.draft)
    )
    return watched, lambda: sum(model() is not None for model in made)


@pytest.mark.parametrize("end", ["over", "stopped", "left", "failed"])
def test_an_ended_run_frees_its_caches(
    pair: Pair, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, alive = caches(pair)
    runs = Runs()
    run = start(runs, "visitor", watched)
    list(run.deltas(rounds=2))
    assert alive() == 3
    run.resume()
    if end == "over":
        list(run.deltas())
    elif end == "stopped":
        run.stop()
    elif end == "left":
        runs.drop("visitor")
    else:
        monkeypatch.setattr(pair.tokenizer, "piece", lambda token: 1 / 0)
        monkeypatch.setattr(race_module, "_shown", lambda round: [99])
        with pytest.raises(ZeroDivisionError):
            list(run.deltas())
    assert run.over
    gc.collect()
    assert alive() == 0


def test_a_run_that_others_end_says_so(pair: Pair) -> None:
    run = alone(pair)
    stream = run.deltas()
    assert next(stream).ending == "running"
    run.stop()
    (last,) = stream
    assert (last.ending, last.rounds) == ("stopped", ())


def test_a_run_that_fails_is_over(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    run = alone(pair)
    monkeypatch.setattr(run, "_traces", (1 / 0 for _ in "x"))
    with pytest.raises(ZeroDivisionError):
        list(run.deltas())
    assert run.over
    assert list(run.deltas()) == []


def test_a_finished_step_leaves_the_next_stream_alone(pair: Pair) -> None:
    run = alone(pair)
    step, stream = run.deltas(rounds=1), None
    next(step)
    stream = run.deltas()
    next(stream)
    assert list(step) == []
    assert run.wish == "run"


@pytest.mark.parametrize(("rounds", "plain"), [(0, 0), (1, 2), (10**9, 10**9), (-5, -5)])
def test_a_page_that_lost_something_gets_the_rest(pair: Pair, rounds: int, plain: int) -> None:
    run = alone(pair)
    for _ in run.deltas():
        pass
    rest = run.trace.since(Mark(rounds, plain))
    trace: Trace = run.trace
    assert rest.rounds == trace.rounds[max(rounds, 0) :]
    assert rest.plain.tokens == trace.plain.tokens[max(plain, 0) :]
    assert rest.pieces == trace.pieces


def test_asked_for_again_the_earlier_stream_ends(pair: Pair) -> None:
    run = alone(pair)
    first = run.deltas()
    next(first)
    second = run.deltas()
    next(second)
    assert list(first) == []
    for _ in second:
        pass
    assert run.trace.output == finish(race(pair, PROMPT, SETTINGS, plain=False)).output


def test_messages_hold_as_much_while_other_runs_are_decoded(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise sixteen visitors would cost the page a message per round of each."""
    now = [0.0]
    monkeypatch.setattr(runs_module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(runs_module, "LONGEST_BATCH", 600)
    times = Times(draft=BATCH_SECONDS / 2, verify=0, accept=BATCH_SECONDS / 4)  # two are a batch

    def taking_turns() -> Traces:
        for trace in in_turn(pair, PROMPT, SETTINGS, False):
            now[0] += 2 * BATCH_SECONDS  # other runs are decoded
            rounds = tuple(msgspec.structs.replace(round, times=times) for round in trace.rounds)
            yield msgspec.structs.replace(trace, rounds=rounds, prefill=Prefill())

    told = [len(delta.rounds) for delta in Run(taking_turns()).deltas()]
    assert set(told[:-1]) == {2}
    assert len(told) > 2
