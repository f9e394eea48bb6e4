"""Follow-up runs: their settings and prompts, and refusals."""

from typing import Any

import pytest
from msgspec.structs import replace

from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import SettingsError
from specviz.models.pairs import find
from specviz.service.follow_ups import Branch, FollowUps, RecordedRun, text_before
from specviz.service.host import Host
from specviz.service.run_spec import RunSpec, TokenPrompt
from specviz.service.runs import MAX_EARLIER, RUN_GONE, Run, Runs, in_turn
from specviz.settings import RULES, TREES, Settings
from specviz.trace import Models, Trace
from support.scripted import blended, hashed, scripted_pair

TABLE = hashed(5, 6)
SETTINGS = Settings(gamma=3, temperature=0.9, seed=2, max_new_tokens=24)
PROMPT = (0, 1)
SPEC = find("bundled-medium")


def scripted() -> Pair:
    return scripted_pair(TABLE, blended(TABLE, 7))


@pytest.fixture(scope="module")
def trace() -> Trace:
    """A run with accepted, rejected and untested guesses."""
    return finish(race(scripted(), PROMPT, SETTINGS))


@pytest.fixture
def kept(trace: Trace) -> tuple[Runs, Run]:
    runs = Runs()
    run = runs.start("someone", scripted(), PROMPT, SETTINGS, True)
    run.spec = RunSpec("ab", SPEC, SETTINGS, True)
    list(run.deltas())
    assert run.trace.output == trace.output
    return runs, run


def follow_ups(runs: Runs, trace: Trace | None = None) -> FollowUps:
    host = Host(pairs=("bundled-medium", "smollm2-135m"), limits={"gamma": 8})
    recorded = None if trace is None else RecordedRun(trace, "as typed")
    return FollowUps(runs, host, lambda name: recorded if name == "first" else None)


def test_a_run_is_repeated_with_changes(kept: tuple[Runs, Run]) -> None:
    runs, run = kept
    spec = follow_ups(runs).spec_of({"run": run.id, "changes": {"gamma": 8.0, "drafter": "lookup"}})
    assert spec == RunSpec("ab", SPEC, replace(SETTINGS, gamma=8, drafter="lookup"), True)


def test_only_what_a_pair_can_run_is_offered(kept: tuple[Runs, Run]) -> None:
    runs, run = kept
    pair = scripted()
    asked = FollowUps(runs, Host(pairs=("bundled-medium",)), lambda _: None, lambda _: pair)
    offers = asked.offers({"run": run.id})
    assert set(offers["drafter"]) == set(pair.drafters) == {"model", "lookup", "lookup+model"}
    assert offers["rule"] == [*RULES]
    assert offers["tree"] == [*TREES]
    heads = follow_ups(runs).offers({"run": run.id})  # not loaded: from its files
    assert set(heads["drafter"]) > {"model", "medusa", "eagle3"}
    assert heads["tree"] == [*TREES]
    assert run.spec is not None
    run.spec = run.spec._replace(settings=replace(SETTINGS, drafter="lookup"))
    assert follow_ups(runs).offers({"run": run.id})["tree"] == ["chain"]
    run.spec = run.spec._replace(settings=replace(SETTINGS, tree="dynamic"))
    for wanted in (asked, follow_ups(runs)):
        offered = wanted.offers({"run": run.id})["drafter"]
        assert "lookup" not in offered
        assert {"model", "lookup+model"} <= set(offered)
    with pytest.raises(SettingsError, match="dropped"):
        asked.offers({"run": "nobody’s"})


def test_a_branch_can_start_at_every_recorded_token(kept: tuple[Runs, Run]) -> None:
    """The prompt of a branch is the text before its slot and the chosen token."""
    runs, run = kept
    wanted = follow_ups(runs)
    written: list[int] = []
    for number, round in enumerate(run.trace.rounds):
        slots = [*range(len(round.drafts)), *([len(round.drafts)] if round.final else [])]
        for index in slots:
            slot = min(index, round.accepted) if index == len(round.drafts) else index
            branch = {"round": number, "index": index, "token": 3}
            if slot > round.accepted:
                with pytest.raises(SettingsError, match="cannot continue from"):
                    wanted.spec_of({"run": run.id, "branch": branch})
                continue
            for candidate in round.positions[slot].candidates:
                spec = wanted.spec_of(
                    {"run": run.id, "branch": branch | {"token": candidate.token}}
                )
                before = (*PROMPT, *written, *round.emitted[:slot])
                assert spec.tokens == TokenPrompt((*before, candidate.token), run.trace.pieces)
                assert (spec.pair, spec.settings, spec.plain) == (SPEC, SETTINGS, True)
        written += round.emitted


def test_a_branch_is_a_real_run(kept: tuple[Runs, Run]) -> None:
    runs, run = kept
    number = next(i for i, round in enumerate(run.trace.rounds) if round.accepted)
    spec = follow_ups(runs).spec_of(
        {"run": run.id, "branch": {"round": number, "index": 0, "token": 4}}
    )
    ids = spec.encode(scripted())
    branch = finish(in_turn(scripted(), ids, spec.settings, spec.plain))
    assert branch.output == finish(race(scripted(), ids, SETTINGS)).output
    assert len(branch.output) == SETTINGS.max_new_tokens


@pytest.mark.parametrize(
    "wanted",
    [
        None, "x", {}, {"run": "x" * 99}, {"recorded": "second"}, {"recorded": 1},
        {"changes": {"seed": 1}}, {"changes": {"gamma": "<b>"}}, {"changes": {"gamma": 9}},
        {"changes": {"gamma": 1.5}}, {"changes": {"temperature": float("nan")}},
        {"changes": {"drafter": "x" * 9999}}, {"branch": {"round": 0, "index": 0}},
        {"branch": {"round": 10**9, "index": 0, "token": 1}},
        {"branch": {"round": -1, "index": 0, "token": 1}},
        {"branch": {"round": 0, "index": 0, "token": 99}},
        {"branch": {"round": 0, "index": 0, "token": -1}}, {"prompt": "x"},
    ],
)  # fmt: skip
def test_an_impossible_follow_up_gives_one_line(kept: tuple[Runs, Run], wanted: Any) -> None:
    runs, run = kept
    if isinstance(wanted, dict) and ("changes" in wanted or "branch" in wanted):
        wanted = {"run": run.id} | wanted
    with pytest.raises(SettingsError) as error:
        follow_ups(runs).spec_of(wanted)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200


def test_a_recorded_run_has_follow_ups_if_its_pair_is_offered(trace: Trace) -> None:
    models = Models(pair="bundled-medium", target=trace.models.target, draft=trace.models.draft)
    offered = replace(trace, models=models)
    spec = follow_ups(Runs(), offered).spec_of({"recorded": "first", "changes": {"temperature": 0}})
    assert (spec.prompt, spec.tokens) == ("as typed", None)
    assert spec.settings == replace(SETTINGS, temperature=0)
    other = replace(models, pair="qwen3-8b")
    with pytest.raises(SettingsError, match="'qwen3-8b' is not available"):
        follow_ups(Runs(), replace(trace, models=other)).spec_of({"recorded": "first"})


def test_tokens_must_be_those_of_the_pair(trace: Trace) -> None:
    pieces = trace.pieces | {0: "something else"}
    with pytest.raises(SettingsError, match="a different tokenizer"):
        RunSpec("", SPEC, SETTINGS, True, TokenPrompt(PROMPT, pieces)).encode(scripted())
    with pytest.raises(SettingsError, match="a different tokenizer"):
        RunSpec("", SPEC, SETTINGS, True, TokenPrompt((99,), {99: "x"})).encode(scripted())
    ending = scripted_pair(TABLE, ends=[1])
    with pytest.raises(SettingsError, match="ends the text"):
        RunSpec("", SPEC, SETTINGS, True, TokenPrompt(PROMPT, trace.pieces)).encode(ending)


def test_earlier_runs_are_kept_for_a_while() -> None:
    runs = Runs()
    started = [
        runs.start("someone", scripted(), PROMPT, SETTINGS, False) for _ in range(MAX_EARLIER + 2)
    ]
    assert runs.find(started[0].id) is None
    assert [runs.find(run.id) for run in started[1:]] == started[1:]
    assert [run.over for run in started] == [True] * (MAX_EARLIER + 1) + [False]
    few = Runs(most=2)
    first = few.start("one", scripted(), PROMPT, SETTINGS, False)
    second = few.start("one", scripted(), PROMPT, SETTINGS, False)
    third = few.start("two", scripted(), PROMPT, SETTINGS, False)
    assert few.find(first.id) is None, "finished runs are dropped first"
    assert {few.find(second.id), few.find(third.id)} == {second, third}
    few.drop("one")
    runs.drop("someone")
    assert [runs.find(run.id) for run in started] == [None] * len(started)


def test_a_run_without_a_spec_has_no_follow_ups() -> None:
    runs = Runs()
    run = runs.start("someone", scripted(), PROMPT, SETTINGS, False)
    with pytest.raises(SettingsError) as error:
        follow_ups(runs).spec_of({"run": run.id})
    assert str(error.value) == RUN_GONE


def test_a_round_without_positions_has_no_branches(trace: Trace) -> None:
    bare = replace(trace, rounds=tuple(replace(round, positions=()) for round in trace.rounds))
    with pytest.raises(SettingsError):
        text_before(bare, Branch(round=0, index=0, token=1))


def test_a_slot_of_a_tree_follows_its_own_line() -> None:
    settings = replace(SETTINGS, tree="k-ary", budget=6, gamma=3, temperature=1.0)
    run = finish(race(scripted(), PROMPT, settings, plain=False))
    seen = 0
    for number, round in enumerate(run.rounds):
        before = [token for earlier in run.rounds[:number] for token in earlier.emitted]
        for slot, draft in enumerate(round.drafts):
            token = round.positions[slot].candidates[0].token
            if draft.verdict == "untested":
                continue
            line, node = list[int](), draft.parent
            while node is not None and node >= 0:
                line.insert(0, round.drafts[node].token)
                node = round.drafts[node].parent
            assert text_before(run, Branch(number, slot, token)) == (*before, *line)
            seen += bool(line)
    assert seen
