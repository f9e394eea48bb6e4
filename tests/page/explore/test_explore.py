"""Explore: the form and its plan; sweeps that are run, stopped, resumed and opened."""

import dataclasses
import itertools
import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from starlette.datastructures import Headers

from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.lab import sweep_runner
from specviz.lab.sweep_runner import begin
from specviz.page.explore import events, results
from specviz.page.explore.events import Explore
from specviz.page.explore.form import (
    MOST_CHARACTERS,
    MOST_OWN,
    TOO_LONG,
    Form,
    as_text,
    check_runs,
    form_of,
    from_link,
    own_prompts,
    plan_of,
    prompts_of_file,
    to_link,
    usual_form,
)
from specviz.page.explore.progress import left_out
from specviz.page.explore.results import NO_CELL
from specviz.service import sweeps as sweeps_module
from specviz.service import turns
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.sweeps import SWEEP_GONE, SweepProgress, Sweeps
from specviz.sweep import file as files
from specviz.sweep.plan import Plan, Prompt
from specviz.sweep.samples import Sweep
from specviz.words.catalogue import ENGLISH
from specviz.words.explore import EXPLORE
from specviz.words.page import PAGE
from specviz.words.viewer import VIEWER
from support.accessibility import findings
from support.page import started_page
from support.sentences import holds
from support.visits import Visits

PAIR = "bundled-medium"
HOST = Host(pairs=(PAIR, "qwen3-8b"), limits={"budget": 48})
USUAL = usual_form(HOST)
LONG = 60_000  # ms; a shared machine may be slow


# The form


def test_the_usual_form_is_a_small_sweep() -> None:
    plan = plan_of(ENGLISH, USUAL, HOST)
    assert (plan.pairs, plan.kinds, plan.suite) == ((PAIR,), ("json", "story"), "texts")
    assert (len(plan.prompts), plan.runs) == (6, 24)
    small = Host(limits={"gamma": 2})
    assert plan_of(ENGLISH, usual_form(small), small).gammas == (1, 2)


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"pairs": ()}, "Choose at least one pair"),
        ({"pairs": ("nobody",)}, "'nobody' is not available"),
        ({"pairs": (PAIR, "qwen3-8b")}, "Choose only models of one kind"),
        ({"kinds": ()}, "Choose at least one kind"),
        ({"kinds": ("json", "<b>")}, "'<b>'"),
        ({"gammas": ()}, "Choose at least one draft length"),
        ({"gammas": (1, 17)}, "to 16"),
        ({"temperatures": ()}, "Choose at least one temperature"),
        ({"temperatures": (9.0,)}, "temperature must be a number from 0 to 2"),
        ({"drafters": ()}, "Choose"),
        ({"drafters": ("magic",)}, "drafter must be one of"),
        ({"rules": ()}, "Choose at least one rule"),
        ({"trees": ()}, "Choose a chain"),
        ({"trees": ("dynamic",), "budgets": (64,)}, "verifies up to 48 tokens of a tree"),
        ({"drafters": ("lookup",), "trees": ("dynamic",)}, "prompt lookup copies only a chain"),
        ({"per_kind": 0}, "from 1 to 12"),
        ({"tokens": 10_000}, "from 1 to 256"),
        ({"seed": -1}, "seed must be a whole number"),
        ({"own": "x" * 30_000}, "at most 20,000"),
    ],
)
def test_an_invalid_form_is_refused_with_the_reason(wanted: dict[str, Any], words: str) -> None:
    with pytest.raises(SettingsError) as refused:
        plan_of(ENGLISH, USUAL.changed(**wanted), HOST)
    assert words in str(refused.value)


def test_a_host_limits_the_runs() -> None:
    with pytest.raises(SettingsError) as refused:
        check_runs(plan_of(ENGLISH, USUAL, HOST), Host(pairs=(PAIR,), max_sweep_runs=23))
    assert str(refused.value).startswith("That is 24 runs; this page takes at most 23.")
    check_runs(plan_of(ENGLISH, USUAL, HOST), Host(pairs=(PAIR,), max_sweep_runs=24))


def test_values_that_no_control_has_are_refused() -> None:
    sent = USUAL.values | {"kinds": ["json"], "gammas": [2, 1, 2], "per_kind": 3.0, "own": None}
    assert form_of([*sent.values()]) == Form((PAIR,), {**USUAL.axes, "gammas": (2, 1)}, ("json",))
    changes = ({"per_kind": "many"}, {"per_kind": float("inf")}, {"gammas": [2, "x"]})
    wrong: list[list[Any]] = [["x"], [[{}]] * 12, *([*(sent | one).values()] for one in changes)]
    for values in wrong:
        with pytest.raises(SettingsError):
            form_of(values)


def test_own_prompts_are_paragraphs_with_a_kind() -> None:
    text = "recipe: Stir the flour.\n\nOnce upon: a time\nhttp://x\n\nhttp://y\r\n\r\ncode edit:\nx"
    assert own_prompts(text, "own") == (
        Prompt("recipe", "Stir the flour."),
        Prompt("Once upon", "a time\nhttp://x"),
        Prompt("own", "http://y"),
        Prompt("code edit", "x"),
    )
    assert own_prompts(" \n", "own") == ()
    plan = plan_of(ENGLISH, USUAL.changed(kinds=(), own=text), HOST)
    assert plan.kinds == ("recipe", "Once upon", "own", "code edit")


def test_a_file_of_prompts_fills_in_the_field() -> None:
    data = json.dumps({"category": "writing", "turns": ["Write:\n\na poem", "Again"]})
    prompts = prompts_of_file(data, "question.jsonl", "own").prompts
    assert prompts == (Prompt("writing", "Write:\n\na poem"),)
    assert own_prompts(as_text(prompts), "own") == prompts
    plain = "recipe: Stir the flour\n\nOnce upon a time"
    assert prompts_of_file(plain, "plain.txt", "mine").prompts == own_prompts(plain, "mine")
    table = "category,question\nmath,1 + 1?"
    assert own_prompts(table, "own") == (Prompt("math", "1 + 1?"),)  # pasted
    with pytest.raises(SettingsError) as many:
        prompts_of_file("\n".join(f"prompt {n}" for n in range(MOST_OWN + 1)), "many.txt", "own")
    assert f"{MOST_OWN + 1} prompts; the limit is {MOST_OWN}" in str(many.value)
    with pytest.raises(SettingsError) as long:
        prompts_of_file("x" * 300_000, "long.txt", "own")
    assert str(long.value) == TOO_LONG.format(most=MOST_CHARACTERS)


def test_a_link_holds_the_form() -> None:
    form = USUAL.changed(kinds=("code edit",), temperatures=(0.0, 0.7), seed=3, own="at home")
    form = form.changed(rules=("token", "block"), trees=("chain", "k-ary"), budgets=(8, 48))
    assert from_link(to_link(form), USUAL) == form.changed(own="")
    assert from_link("gammas:2", USUAL) == USUAL.changed(gammas=(2,))
    for text in ("", "gammas", "gammas:two", "own:x", "__class__:x", None, 3, "pairs:x;" * 999):
        with pytest.raises(SettingsError, match="link"):
            from_link(text, USUAL)


# Sweeps

PROMPTS = (Prompt("json", '{"id": 1, "name":'), Prompt("story", "Once upon a time"))
PLAN = Plan(
    suite="own", pairs=(PAIR,), prompts=PROMPTS, gammas=(1, 2), temperatures=(0.7,), tokens=6
)


@pytest.fixture
def pairs(bundled: Callable[[str], Pair]) -> LoadedPairs:
    return LoadedPairs({PAIR: bundled(PAIR)})


@pytest.fixture
def kept(pairs: LoadedPairs, tmp_path: Path) -> Sweeps:
    return Sweeps(pairs, HOST, tmp_path)


def digests(sweep: Sweep) -> dict[Any, str]:
    return {sweep.run_of(sample): sample.digest for sample in sweep.samples}


def finished(sweeps: Sweeps, id: str) -> SweepProgress:
    *_, last = sweeps.run(id, "visitor")
    return last


def test_a_sweep_reports_every_run(kept: Sweeps) -> None:
    id = kept.keep(begin(PLAN))
    assert kept.seconds(PLAN) is None
    told = list(kept.run(id, "visitor"))
    counts = [len(each.sweep.samples) for each in told]
    assert counts == sorted(counts)
    assert set(counts) == {0, 1, 2, 3, 4}
    assert (told[-1].ending, told[-1].sweep) == ("done", kept.get(id))
    assert kept.get(id).is_finished
    assert not kept.can_resume(id)
    known = kept.seconds(PLAN)
    assert known is not None
    assert known[1] == ""  # measured here


def test_a_stopped_sweep_resumes_with_the_same_tokens(kept: Sweeps) -> None:
    whole = finished(kept, kept.keep(begin(PLAN))).sweep
    id = kept.keep(begin(PLAN))
    for told in kept.run(id, "visitor"):
        if told.sweep.samples:
            kept.stop(id, "visitor")
    assert told.ending == "stopped"
    assert 0 < len(kept.get(id).samples) < PLAN.runs
    assert kept.can_resume(id)
    assert digests(finished(kept, id).sweep) == digests(whole)


def test_a_sweep_is_stopped_while_it_waits(kept: Sweeps) -> None:
    busy = [kept.run(kept.keep(begin(PLAN)), name) for name in ("a", "b")]
    for other in busy:
        next(each for each in other if each.sweep.samples)
    id = kept.keep(begin(PLAN))
    waiting = kept.run(id, "visitor")
    next(each for each in waiting if each.position is not None)
    kept.stop(id, "visitor")
    assert next(waiting).ending == "stopped"
    for other in busy:
        other.close()


def test_a_closed_tab_ends_its_sweep_and_frees_its_slot(kept: Sweeps) -> None:
    id = kept.keep(begin(PLAN))
    told = kept.run(id, "visitor")
    next(each for each in told if each.sweep.samples)
    told.close()
    assert kept.can_resume(id)
    assert finished(kept, id).ending == "done"  # the slot is free


def test_only_measuring_counts_against_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([100.0, 102.0, 900.0, 903.0])  # it waits and loads between 102 and 900
    monkeypatch.setattr(sweep_runner, "time", SimpleNamespace(perf_counter=lambda: next(now)))
    clock = sweep_runner.Clock()
    for _ in range(2):
        clock.start()
        clock.count(begin(PLAN))
    assert clock.spent == 5


def test_heads_are_read_and_prompts_encoded_beside_the_decoder(
    kept: Sweeps, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def fitted(sweep: Sweep, pair: Pair) -> Any:
        threads.append(threading.current_thread().name)
        return sweep_runner.fitted(sweep, pair)

    monkeypatch.setattr(sweeps_module, "fitted", fitted)
    assert finished(kept, kept.keep(begin(PLAN))).ending == "done"
    assert threads == [threading.current_thread().name]


def test_a_sweep_pauses_at_its_time_limit(pairs: LoadedPairs, tmp_path: Path) -> None:
    sweeps = Sweeps(pairs, Host(pairs=(PAIR,), max_sweep_seconds=0), tmp_path)
    id = sweeps.keep(begin(PLAN))
    assert finished(sweeps, id).ending == "paused"
    assert len(sweeps.get(id).samples) == 1
    assert sweeps.can_resume(id)


def test_times_of_another_machine_are_not_mixed(kept: Sweeps) -> None:
    done = finished(kept, kept.keep(begin(PLAN))).sweep
    (setup,) = done.setups
    machine = replace(setup.machine, processor="a faster one")
    other = replace(done, setups=(replace(setup, machine=machine),), samples=done.samples[:1])
    with pytest.raises(SettingsError, match="a faster one"):
        finished(kept, kept.keep(other))


def test_old_sweeps_are_dropped_for_new_ones(kept: Sweeps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeps_module, "MOST_KEPT", 2)
    ids = [kept.keep(begin(PLAN)) for _ in range(3)]
    kept.get(ids[2])
    with pytest.raises(SettingsError, match=SWEEP_GONE):
        kept.get(ids[0])
    going = [kept.run(id, id) for id in ids[1:]]
    for each in going:
        next(each)
    assert kept.get(kept.keep(begin(PLAN))), "running sweeps and the new one stay"
    assert all(map(kept.get, ids[1:]))
    for each in going:
        each.close()


def test_recorded_sweeps_are_read_and_damaged_ones_left_out(
    kept: Sweeps, pairs: LoadedPairs, tmp_path: Path
) -> None:
    done = finished(kept, kept.keep(begin(PLAN))).sweep
    (tmp_path / "good.json").write_bytes(files.write(done))
    (tmp_path / "bad.json").write_text("{", "utf-8")
    sweeps = Sweeps(pairs, HOST, tmp_path)
    assert sweeps.recorded == {"good": done}
    assert sweeps.get("good") == done
    assert not sweeps.can_resume("good")
    seconds, machine = sweeps.seconds(PLAN) or (0, "")
    assert seconds > 0
    assert machine == (done.setups[0].machine.processor or done.setups[0].machine.device)


def test_schemes_that_a_pair_cannot_run_are_left_out_with_the_reason(
    bundled: Callable[[str], Pair],
) -> None:
    loaded = LoadedPairs({PAIR: dataclasses.replace(bundled(PAIR), heads={})})
    wide = replace(PLAN, drafters=("model", "medusa"), trees=("chain", "dynamic"))
    for pairs, why in (
        (loaded, "Left out for Medusa heads: This pair has no drafter “Medusa heads”."),
        (LoadedPairs(), None),  # not in memory: its files decide
    ):
        plan, refused = Sweeps(pairs, HOST).fitted(wide)
        assert plan.runs == (wide.runs / 2 if why else wide.runs)
        told = left_out(ENGLISH, plan, refused)
        assert len(told) == bool(why)
        assert not why or told[0].startswith(why)
    with pytest.raises(SettingsError, match=r"^Nothing .* run: This pair has no drafter “medusa”"):
        Sweeps(loaded, HOST).fitted(replace(wide, drafters=("medusa",)))


# Visitors


class Visit:
    """A visitor without a browser: sends events and keeps the components' latest values."""

    def __init__(self, explore: Explore, name: str = "visitor") -> None:
        self.explore = explore
        self.request = SimpleNamespace(
            session_hash=name, headers=Headers(), query_params={}, client=None
        )
        self.seen: dict[str, Any] = {}

    def does(self, event: str, *inputs: Any, data: Any = None) -> dict[str, Any]:
        told = [SimpleNamespace(_data=data)] if data is not None else []
        for answer in getattr(self.explore, event)(self.request, *inputs, *told):
            self.seen |= answer
        return self.seen

    def file(self, kind: str, id: str) -> dict[str, Any]:
        """The answer to a press of a button that saves the sweep."""
        wanted = {"kind": kind, "id": id}
        told = self.explore.drawings.make(ENGLISH, wanted, self.request)
        answer: dict[str, Any] = json.loads(told)
        return answer

    @property
    def status(self) -> str:
        return str(json.loads(self.seen["status"])["text"])


@pytest.fixture
def visit(kept: Sweeps) -> Visit:
    return Visit(Explore(kept, HOST))


SMALL = USUAL.changed(kinds=(), gammas=(1, 2), per_kind=1, tokens=6, own=as_text(PROMPTS))
FORM = [*SMALL.values.values()]


def measured(visit: Visit) -> str:
    """Measure a sweep as a visitor and return its id."""
    visit.does("run", *FORM)
    visit.does("measure")
    assert holds(visit.status, EXPLORE["done"], total=4)
    id: str = visit.seen["results"]["value"]
    return id


def test_a_refused_sweep_leaves_all_charts_as_they_are(visit: Visit) -> None:
    """An event that answers nothing would make Gradio empty all its outputs."""
    measured(visit)
    shown = visit.seen["map"]
    visit.does("run", *FORM[:-1], "")
    assert visit.status.startswith("Choose at least one kind of prompt")
    assert list(visit.explore.measure(visit.request)) == [{}]
    assert visit.seen["map"] == shown


def test_large_sweeps_are_drawn_once_and_in_turn(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another address does meanwhile does not wait."""
    id = measured(visit)
    drawn = []
    monkeypatch.setattr(results, "pictures", lambda *args: drawn.append(args) or {})  # type: ignore[func-returns-value]
    for _ in range(3):
        visit.does("filter", id, PAIR, "model", 0.7, 2)
    assert len(drawn) == 1
    monkeypatch.setattr(turns, "MOST_WAITING", 0)
    with visit.explore.drawings.turn(visit.request):
        visit.does("filter", id, PAIR, "model", 0.7, 2)
        assert visit.status == turns.STILL_BUSY
        assert visit.file("csv", id)["message"] == turns.STILL_BUSY
        other = Visit(visit.explore, "other")
        other.request.client = SimpleNamespace(host="203.0.113.7")
        assert other.file("csv", id)["text"]
    assert visit.file("csv", id)["text"]


def test_a_visitor_runs_saves_and_opens_a_sweep(visit: Visit) -> None:
    id = measured(visit)
    assert json.loads(visit.seen["answer"])
    assert json.loads(visit.seen["map"])["rows"]
    assert visit.seen["stop"]["visible"] is False
    table = visit.file("csv", id)["text"].splitlines()
    assert len(table) == 1 + 2 * 3  # per γ: all kinds together, then each of two
    file = visit.file("json", id)["text"]
    visit.does("bring_sweep", data={"name": "night.json", "text": file})
    assert visit.seen["results"]["value"] != id
    assert visit.seen["resume"]["visible"] is False
    visit.does("choose", id)
    assert visit.seen["results"]["value"] == id
    assert visit.status == ""  # it was about the other sweep
    assert visit.file("exe", id)["state"] == visit.file("csv", "other")["state"] == "error"
    nothing: list[Any] = [None, {}]
    for wanted in nothing:
        told = visit.explore.drawings.make(ENGLISH, wanted, visit.request)
        assert json.loads(told)["state"] == "error"


@pytest.mark.parametrize("event", ["choose", "filter", "pick"])
@pytest.mark.parametrize("id", ["gone", ["x"], None, 7])
def test_what_is_no_sweep_gets_one_line(event: str, id: Any, visit: Visit) -> None:
    more = [PAIR, "model", 0.7, 2] if event == "filter" else []
    visit.does(event, id, *more, data={} if event == "pick" else None)
    assert visit.status == SWEEP_GONE


def test_a_resumed_sweep_reports_how_many_runs_are_new(visit: Visit) -> None:
    whole = visit.explore._sweeps.get(measured(visit))
    part = files.write(replace(whole, samples=whole.samples[:3])).decode()
    visit.does("bring_sweep", data={"name": "part.json", "text": part})
    visit.does("resume", visit.seen["results"]["value"])
    visit.does("measure")
    assert holds(visit.status, EXPLORE["done_resumed"], fresh=1, total=4)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"pairs": ("bundled-small",)}, "'bundled-small' is not available"),
        ({"gammas": (1, 16)}, "drafts up to 4 tokens"),
        ({"trees": ("chain", "dynamic"), "budgets": (64,)}, "verifies up to 48 tokens"),
        ({"tokens": 300}, "generates up to 16 tokens"),
        ({"prompts": (Prompt("story", "x" * 2500),)}, "prompts of up to 1,000 characters"),
        ({"temperatures": (0.1, 0.2, 0.3)}, "12 runs; this page takes at most 8"),
        ({}, ""),
    ],
)
def test_an_opened_sweep_keeps_to_the_hosts_limits(
    pairs: LoadedPairs, tmp_path: Path, change: dict[str, Any], words: str
) -> None:
    limits = Host(
        limits={"max_new_tokens": 16, "gamma": 4, "budget": 48}, max_prompt=1000, max_sweep_runs=8
    )
    host = replace(limits, pairs=(PAIR,))
    visit = Visit(Explore(Sweeps(pairs, host, tmp_path), host))
    plan = replace(PLAN, depth=4, **change)
    visit.does("bring_sweep", data={"name": "x", "text": files.write(begin(plan)).decode()})
    visit.does("resume", visit.seen["results"]["value"])
    assert words in visit.status
    assert bool(visit.explore._visitors["visitor"].wants) == (not words)


def test_a_sweep_stopped_before_it_begins_stays_stopped(visit: Visit) -> None:
    visit.does("run", *FORM)
    visit.explore.stop(visit.request)
    visit.does("measure")
    assert holds(visit.status, EXPLORE["stopped"], done=0, total=4)
    assert not visit.explore._sweeps.get(visit.seen["results"]["value"]).samples
    assert (visit.seen["stop"]["visible"], visit.seen["resume"]["visible"]) == (False, True)
    visit.does("resume", visit.seen["results"]["value"])
    visit.does("measure")
    assert holds(visit.status, EXPLORE["done"], total=4)


def test_a_visitor_crowds_out_only_their_own_sweeps(kept: Sweeps) -> None:
    explore = Explore(kept, HOST)
    ann, bob = Visit(explore, "ann"), Visit(explore, "bob")
    file = {"name": "x", "text": files.write(begin(PLAN)).decode()}
    hers = ann.does("bring_sweep", data=file)["results"]["value"]
    his = [bob.does("bring_sweep", data=file)["results"]["value"] for _ in range(32)]
    assert set(kept._kept) == {hers, *his[-8:]}
    explore.leave(bob.request)
    assert set(kept._kept) == {hers}


def test_visitors_who_never_leave_are_forgotten(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MOST_VISITORS", 2)
    for name in ("ann", "bob", "ann", "eve"):
        Visit(visit.explore, name).does("measure")
    assert list(visit.explore._visitors) == ["ann", "eve"]


def test_a_click_leads_to_the_run_behind_a_cell(visit: Visit) -> None:
    id = measured(visit)
    at = json.loads(visit.seen["map"])["picks"][-1]
    visit.does("pick", id, data={"at": at})
    go = json.loads(visit.seen["status"])["go"]
    (prompt,) = (prompt.text for prompt in PROMPTS if prompt.kind == at[-1])
    assert go | {"pair": PAIR, "prompt": prompt, "gamma": at[2], "seed": 0, "run": 1} == go
    nowhere: list[Any] = [None, [], [1] * 5, ["x"] * 99, {"a": 1}, [PAIR, "model", 1, 0.7, "other"]]
    for hostile in nowhere:
        visit.does("pick", id, data={"at": hostile})
        assert visit.status == NO_CELL


def test_filters_show_a_part_and_tolerate_any_value(visit: Visit) -> None:
    id = measured(visit)
    shown = []
    for gamma in (1, 2):  # the γ of FORM
        visit.does("filter", id, PAIR, "model", 0.7, gamma)
        shown.append(visit.seen["slot"])
    assert shown[0] != shown[1]
    anything: list[Any] = [None, [], "x", 99]
    for hostile in itertools.product(anything, repeat=2):
        visit.does("filter", id, hostile[0], "model", hostile[1], {})
    visit.does("filter", "no such sweep", PAIR, "model", 0.7, 1)
    assert visit.status == SWEEP_GONE


def test_invalid_files_are_refused(visit: Visit) -> None:
    wrong: list[Any] = [{}, [], {"name": "x", "text": 3}, {"name": 1, "text": "x"}, "text"]
    for data in wrong:
        assert visit.does("bring_sweep", data=data)
        assert "UTF-8" in visit.status
    visit.does("bring_sweep", data={"name": "x", "text": "{}"})
    assert "not a SpecViz sweep" in visit.status
    visit.does("bring_prompts", data={"name": "x.txt", "text": "a: b\n\nc: d"})
    assert visit.seen["own"].count("\n") == 1
    visit.does("bring_prompts", data={"name": "x\r\ny.txt", "text": "a"})
    assert "x y.txt" in visit.status


def test_on_zero_gpu_no_sweep_runs(kept: Sweeps) -> None:
    visit = Visit(Explore(kept, Host(pairs=(PAIR,), zero_gpu=True)))
    visit.does("run", *FORM)
    assert visit.status == EXPLORE["zero_gpu"]


def test_the_plan_follows_the_form(visit: Visit) -> None:
    visit.does("look", *FORM)
    plan = json.loads(visit.seen["plan"])
    assert plan["text"].startswith("4 runs")
    assert from_link(plan["link"], USUAL).axes["gammas"] == (1, 2)
    visit.does("look", *usual_form(HOST).values.values())
    assert json.loads(visit.seen["plan"])["link"] is None
    visit.does("look", ["qwen3-8b"], ["json", "python"], *FORM[2:-1], "")
    assert visit.seen["kinds"]["value"] == ["json", "story"]  # python is no kind of request
    visit.does("look", *SMALL.changed(gammas=()).values.values())
    assert json.loads(visit.seen["plan"])["text"].startswith("Choose at least one draft length")


# In a browser


@pytest.fixture
def page(browser: Browser, pairs: LoadedPairs) -> Iterator[Page]:
    """The page, opened on Explore with a form from a link."""
    form = "?view=explore&explore=kinds:json,story;gammas:1,2;per_kind:2;tokens:6"
    with started_page(pairs, host=HOST) as url, Visits(browser) as visits:
        page = visits.open(url + form)
        # On a very busy machine, a browser once opened Watch; a newcomer would click the tab, too.
        page.get_by_role("tab", name=PAGE["tabs"]["explore"], exact=True).click(timeout=LONG)
        yield page


FOCUS_STOP = """() => {
  const stop = document.querySelector('#explore-stop');
  stop?.focus();
  return stop && stop === document.activeElement;
}"""
TOP = "document.querySelector('#stage').getBoundingClientRect().top"
ASKS = "() => !window.dispatchEvent(new Event('beforeunload', {cancelable: true}))"


def test_a_newcomer_sweeps_and_watches(page: Page) -> None:
    expect(page.locator("#explore-plan")).to_contain_text("8 runs", timeout=LONG)
    run = page.get_by_role("button", name=EXPLORE["run"], exact=True)
    run.click()
    page.wait_for_function(FOCUS_STOP)
    expect(page.locator("#explore-status")).to_contain_text(
        EXPLORE["done"].split("{time}")[0].format(total=8), timeout=2 * LONG
    )
    expect(page.locator("#explore-answer p").first).to_be_visible(timeout=LONG)
    expect(run).to_be_focused()  # Stop had the focus, and is hidden
    assert page.evaluate(ASKS), "leaving would lose the sweep"
    page.locator("#explore-map").scroll_into_view_if_needed()  # only visible charts are drawn
    expect(page.locator("#explore-map .sv-drawing svg").first).to_be_visible(timeout=LONG)
    assert not findings(page, "#explore")
    assert page.locator("fieldset").count() > 3
    assert page.locator("fieldset:not([aria-label])").count() == 0
    form_top = page.locator("#explore-form").bounding_box()
    assert form_top is not None
    assert form_top["y"] >= 0, "the form sticks while the results scroll"
    with page.expect_download() as saved:
        page.get_by_role("button", name=EXPLORE["save_json"]).click()
    assert files.read(Path(saved.value.path()).read_bytes()).is_finished
    page.locator("#explore-map summary").click()
    page.get_by_role("button", name=re.compile(re.escape(PAGE["chart_pick"]))).last.click()
    stage = page.locator("#stage")
    expect(stage.locator("[data-button=play]")).to_be_focused(timeout=LONG)
    page.wait_for_function(f"() => {{ const top = {TOP}; return top > 0 && top < 100; }}")
    expect(stage).to_contain_text(VIEWER["live"].split("·")[0].strip(), timeout=LONG)
    expect(stage).to_contain_text("γ = 2 · temperature 0.7 · seed 0", timeout=LONG)
    assert not page.evaluate("SpecViz.desk.isUnsaved()")  # a made-up event would reach Gradio
