"""The race of speculative and plain decoding."""

from dataclasses import replace

import pytest
from torch import Tensor

from specviz import trace as traces
from specviz.decoding import stopwatch
from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.plain import plain_steps
from specviz.decoding.race import finish, race
from specviz.errors import SettingsError
from support.decoded import DRAFT, END, PROMPT, TARGET, models, run, settings
from support.scripted import Scripted, Table, constant, hashed, scripted_pair


def test_race_begins_before_the_first_round() -> None:
    first, second, *_ = race(scripted_pair(TARGET, DRAFT), PROMPT, settings())
    assert first.prompt == tuple(PROMPT)
    assert (first.rounds, len(first.plain), first.ending) == ((), 0, "running")
    assert set(PROMPT) <= set(first.pieces)
    assert len(second.rounds) == 1


@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model"])
@pytest.mark.parametrize("temperature", [0, 1])
def test_plain_lane_keeps_step(drafter: str, temperature: float) -> None:
    how = settings(drafter=drafter, temperature=temperature, max_new_tokens=15)
    for trace in race(scripted_pair(TARGET, DRAFT), PROMPT, how):
        assert len(trace.plain.tokens) == len(trace.plain.seconds) == len(trace.output)
        if temperature == 0:
            assert trace.plain.tokens == trace.output
    assert len(trace.output) == 15
    assert trace.ending == "length"


def test_plain_lane_runs_as_plain_decoding() -> None:
    """When sampling, the plain lane's tokens are those of plain decoding, not the race's."""
    trace = finish(race(scripted_pair(TARGET, DRAFT), PROMPT, settings(seed=3)))
    alone = [step.token for step in plain_steps(Scripted(TARGET), PROMPT, settings(seed=3))]
    assert [*trace.plain.tokens] == alone
    assert trace.plain.tokens != trace.output


def test_plain_lane_keeps_step_past_an_end_of_text() -> None:
    """When sampling, plain decoding may reach the end of its text first; later steps are timed."""
    often = constant(0.2, 0.2, 0.2, 0.2, 0.2)
    for seed in range(20):
        how = settings(seed=seed)
        trace = finish(race(scripted_pair(often, often, ends=[END]), PROMPT, how))
        assert len(trace.plain) == len(trace.output)
        assert END not in trace.output[:-1]
        assert (trace.ending == "end of text") == (trace.output[-1] == END)


def test_plain_lane_keeps_step_in_a_full_context() -> None:
    trace = finish(race(scripted_pair(TARGET, DRAFT, limit=9), PROMPT, settings()))
    assert trace.ending == "context full"
    assert len(trace.plain) == len(trace.output) == 6


def test_race_without_plain_lane() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    alone = finish(race(pair, PROMPT, settings(), plain=False))
    assert len(alone.plain) == 0
    assert alone.output == finish(race(pair, PROMPT, settings())).output


@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model"])
@pytest.mark.parametrize("top", [0, 1, 8, 31])
def test_every_trace_of_a_race_can_be_read(drafter: str, top: int) -> None:
    how = settings(drafter=drafter, max_new_tokens=30, gamma=5)
    for trace in race(scripted_pair(hashed(3, 6), hashed(4, 6), ends=[5]), PROMPT, how, top=top):
        assert traces.read(traces.write(trace)) == trace


def test_race_names_what_ran() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    assert finish(race(pair, PROMPT, settings())).models.draft is not None
    assert finish(race(pair, PROMPT, settings(drafter="lookup"))).models.draft is None


def test_pair_without_draft_model() -> None:
    pair = scripted_pair(TARGET)
    with pytest.raises(SettingsError, match="Choose prompt lookup"):
        next(race(pair, PROMPT, settings()))
    with pytest.raises(SettingsError, match="Choose prompt lookup"):
        next(race(pair, PROMPT, settings(drafter="lookup+model")))
    with pytest.raises(SettingsError, match="does not support early exit"):
        next(race(pair, PROMPT, settings(drafter="early-exit")))
    assert len(finish(race(pair, PROMPT, settings(drafter="lookup"))).output) == 12


@pytest.mark.parametrize("prompt", [[], [0] * 64, [0] * 65])
def test_race_refuses_a_prompt_before_reading_it(prompt: list[int]) -> None:
    with pytest.raises(SettingsError, match="prompt"):
        next(race(scripted_pair(TARGET, DRAFT), prompt, settings()))


@pytest.mark.parametrize("draft_limit", [1, 2, 3, 5])
def test_race_with_a_prompt_too_long_for_the_draft_model(draft_limit: int) -> None:
    """The target continues alone; the draft model does not read past its limit."""
    pair = scripted_pair(TARGET, DRAFT, draft_limit=draft_limit)
    trace = finish(race(pair, [0, 1, 2, 3], settings()))
    assert len(trace.output) == 12
    assert trace.models.draft is not None
    assert trace.models.draft.too_short == (draft_limit < 4)
    assert trace.models.draft.too_short == (not any(round.drafts for round in trace.rounds))
    both = finish(race(pair, [0, 1, 2, 3], settings(drafter="lookup+model")))
    assert both.models.draft is not None
    assert not both.models.draft.too_short, "lookup guesses"


def test_race_with_a_prompt_of_one_token() -> None:
    trace = finish(race(scripted_pair(TARGET, DRAFT), [1], settings()))
    assert len(trace.output) == 12
    assert trace.prefill == traces.Prefill(0, 0)


def test_race_and_bare_decoder_write_the_same() -> None:
    """Prefill before the first round changes nothing."""
    expected = run(*models(), settings(seed=9))[0]
    trace = finish(race(scripted_pair(TARGET, DRAFT), PROMPT, settings(seed=9)))
    assert list(trace.output) == expected


class Clock:
    """A clock in milliseconds that runs only when advanced."""

    def __init__(self) -> None:
        self.now = 0

    def perf_counter(self) -> float:
        return self.now / 1000


class Slow(Scripted):
    """Advances the clock for every pass, and by 1 ms for every rollback."""

    def __init__(self, table: Table, clock: Clock, milliseconds: int) -> None:
        super().__init__(table)
        self.clock, self.milliseconds = clock, milliseconds

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        self.clock.now += self.milliseconds
        return super().logits(tokens, last)

    def rollback(self, length: int) -> None:
        self.clock.now += 1
        super().rollback(length)


def test_times_are_of_the_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pass and rollback counts for its own part; time between rounds counts for none."""
    clock = Clock()
    monkeypatch.setattr(stopwatch, "time", clock)
    target, draft = Slow(TARGET, clock, 500), Slow(DRAFT, clock, 20)
    for round, _ in decode(target, ModelDrafter(draft), PROMPT, settings(), top=3):
        clock.now += 7000  # a slow viewer
        assert round.times.draft == pytest.approx(0.02 * len(round.drafts))
        assert round.times.verify == pytest.approx(0.5)
        assert round.times.accept == pytest.approx(0.002)


def test_times_of_a_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prefill is timed apart; a step of the plain lane is one pass of the target."""
    clock = Clock()
    monkeypatch.setattr(stopwatch, "time", clock)
    pair = replace(
        scripted_pair(TARGET, DRAFT),
        target=lambda: Slow(TARGET, clock, 500),
        draft=lambda _: Slow(DRAFT, clock, 20),
    )
    trace = finish(race(pair, PROMPT, settings(max_new_tokens=6)))
    assert trace.prefill.target == pytest.approx(0.5)
    assert trace.prefill.draft == pytest.approx(0.02)
    assert trace.plain.seconds == pytest.approx([0.5] * 6)
    assert [round.times.verify for round in trace.rounds] == pytest.approx(
        [0.5] * len(trace.rounds)
    )
