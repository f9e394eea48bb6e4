"""The sources of “Will it pay?”: the recorded run, a visitor's run, or a cell of a sweep."""

import itertools
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gradio as gr
import msgspec
import pytest
from msgspec.structs import replace

from specviz.lab.diagnosis import LEAST_ROUNDS, measure_cell, measure_run, recommend
from specviz.page.explore.events import Explore, Visitor
from specviz.page.explore.results import View, samples_at
from specviz.page.pay.calculator import calculated, difference, length, recommended
from specviz.page.pay.controls import Part, listener
from specviz.page.pay.sources import RUN, Source, Sources
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.service.sweeps import Sweeps
from specviz.sweep.estimates import cells
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sweep
from specviz.trace import Plain, Round, Trace, read
from specviz.views import payoff_html
from specviz.views.numbers import short
from specviz.views.payoff_charts import tied_gammas
from specviz.views.points import NOTHING
from specviz.views.sweep_cells import at
from specviz.views.sweep_text import listed
from specviz.words.catalogue import ENGLISH
from specviz.words.explore import EXPLORE
from specviz.words.pay import PAY
from specviz.words.rules import JUDGED
from support.made_up_sweep import MACHINE, plan, sample, sweep
from support.paths import ASSETS
from support.sentences import holds


def recorded(name: str) -> Trace:
    return read((ASSETS / "traces" / f"{name}.json").read_bytes())


FIRST = recorded("first")


def undrafted(round: Round) -> Round:
    return replace(round, drafts=(), positions=())


def paced(seconds: float) -> Trace:
    """The recorded run with plain steps of so many seconds."""
    return replace(FIRST, plain=replace(FIRST.plain, seconds=(seconds,) * len(FIRST.plain)))


class Kept:
    """A run as `Runs` keeps it."""

    def __init__(self, trace: Trace) -> None:
        self.trace, self.id = trace, "id"


class World:
    """The sources of a page without a browser, with one visitor, “me”."""

    def __init__(self, recorded: Trace = FIRST, folder: Path = ASSETS / "sweeps") -> None:
        host = Host()
        self.runs = Runs()
        self.sweeps = Sweeps(LoadedPairs(), host, folder)
        self.explore = Explore(self.sweeps, host)
        self.sources = Sources(self.runs, recorded, self.explore, None)

    def looks_at(self, sweep: Sweep, view: View | None = None) -> str:
        """Open a sweep on Explore and return its id."""
        visitor = self.explore._visitors.setdefault("me", Visitor())
        visitor.shown, visitor.view = self.sweeps.keep(sweep), view
        return visitor.shown


def made_up() -> Sweep:
    """A sweep over two kinds and two draft lengths, with the first recorded run's models."""
    part = plan(pairs=["bundled-medium"], temperatures=[0.7])
    return sweep(
        part,
        [
            sample(prompt, gamma, (6 + prompt, 3), (10, 6), temperature=0.7, plain=2 + prompt / 2)
            for prompt in range(4)
            for gamma in (2, 4)
        ],
    )


def cell(id: str, gamma: int, kind: str | None, pair: str = "bundled-medium") -> str:
    return msgspec.json.encode([id, [pair, "model", gamma, 0.7, kind]]).decode()


def test_the_recorded_run_is_the_default_source() -> None:
    world = World()
    source = world.sources.source(ENGLISH, "nobody")
    run = measure_run(FIRST)
    assert run is not None
    assert source.run._replace(widths=()) == run
    assert holds(source.about, PAY["source_recorded"])
    html, *pictures = calculated(
        ENGLISH, source, source.scenario, world.sources.beside(ENGLISH, source)
    )
    assert f"{run.tau:.2f} measured" in html
    assert all(picture.rows for picture in pictures)
    assert difference(ENGLISH, source).figure.data[0].x[0] == run.speedup
    assert holds(length(ENGLISH, source, source.scenario, 0.0).says, PAY["length_prefill"])


def test_measured_widths_need_the_same_machine_and_target() -> None:
    widths = World().sources.source(ENGLISH).run.widths
    assert [width for width, _ in widths] == [2, 3, 5, 7, 9, 13, 17]
    passes = json.loads((ASSETS / "pay" / "bundled-cpu.json").read_bytes())["widths"]
    seconds = {row["width"]: row["seconds"] for row in passes if row["batch"] == 1}
    assert dict(widths)[5] == pytest.approx(seconds[5] / seconds[1])
    elsewhere = replace(FIRST, machine=replace(FIRST.machine, processor="another"))
    assert World(elsewhere).sources.source(ENGLISH).run.widths == ()
    model = replace(FIRST.models, target=replace(FIRST.models.target, parameters=1))
    assert World(replace(FIRST, models=model)).sources.source(ENGLISH).run.widths == ()


@pytest.mark.parametrize(
    ("trace", "lacks"),
    [
        (replace(FIRST, rounds=FIRST.rounds[:20]), None),
        (recorded("tree"), "tree"),
        (replace(FIRST, rounds=FIRST.rounds[: LEAST_ROUNDS - 1]), "rounds"),
        (replace(FIRST, plain=Plain()), "plain"),
        (replace(FIRST, rounds=tuple(map(undrafted, FIRST.rounds))), "guesses"),
        (paced(0.0), "times"),
        (paced(1.0), "impossible"),
    ],
)
def test_a_visitors_usable_run_replaces_the_recorded_run(
    trace: Trace, lacks: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    before = world.sources.stamp(ENGLISH, world.sources.source(ENGLISH, "me"), "me")
    monkeypatch.setattr(world.runs, "get", lambda owner: Kept(trace) if owner == "me" else None)
    mine = world.sources.source(ENGLISH, "me")
    assert holds(mine.about, PAY["source_unusable" if lacks else "source_run"])
    told = [name for name, words in PAY["unusable"].items() if holds(mine.about, words)]
    assert told == ([lacks] if lacks else [])
    assert bool(mine.id) == (lacks is None)
    label = PAY["start_recorded" if lacks else "start_run"]
    assert world.sources.choices(ENGLISH, mine, "me")[0] == (label, RUN)
    assert world.sources.source(ENGLISH, "other").id == ""
    assert world.sources.stamp(ENGLISH, mine, "me") != before, "the tab would not be updated"


@pytest.mark.parametrize(
    ("drafter", "rule", "temperature", "bent"),
    [
        ("lookup", "token", 0.7, False),
        ("eagle3", "token", 0.7, False),
        ("eagle3", "typical", 0.7, True),
        ("eagle3", "typical", 0.0, False),
    ],
)
def test_a_source_names_its_drafter_and_rule(
    drafter: str, rule: str, temperature: float, bent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(FIRST.settings, drafter=drafter, rule=rule, temperature=temperature)
    head = None if drafter == "lookup" else replace(FIRST.models.target, name="a-head")
    trace = replace(FIRST, settings=settings, models=replace(FIRST.models, draft=head))
    world = World()
    monkeypatch.setattr(world.runs, "get", lambda _: Kept(trace))
    source = world.sources.source(ENGLISH, "me")
    assert ENGLISH.drafters[drafter] in source.about
    assert FIRST.models.draft is not None
    assert FIRST.models.draft.name not in source.about
    assert ENGLISH.pairs[FIRST.models.pair] not in source.about, "it names that draft, too"
    assert ("a-head" in source.about) == (head is not None)
    assert (ENGLISH.rules["typical"] in source.about) == (rule == "typical")
    assert (JUDGED["lossy"] in recommended(ENGLISH, source)) == bent


def test_a_cell_names_its_drafter_and_rule() -> None:
    world = World()
    scheme = Scheme("medusa", "typical")
    pairs, drafters, rules = ["bundled-medium"], [scheme.drafter], [scheme.rule]
    part = plan(pairs=pairs, drafters=drafters, rules=rules, temperatures=[0.7])
    one = sample(temperature=0.7, rounds=40, accepted=(24, 12), tested=(40, 24))
    id = world.looks_at(sweep(part, [replace(one, drafter="medusa", rule="typical")]))
    chosen = msgspec.json.encode([id, ["bundled-medium", scheme.code, 2, 0.7, None]]).decode()
    source = world.sources.source(ENGLISH, "me", chosen)
    assert source.start == chosen
    assert ENGLISH.drafters["medusa"] in source.about
    assert ENGLISH.rules["typical"] in source.about
    assert EXPLORE["pictures"]["lossy_says"] in recommended(ENGLISH, source)


def test_a_recorded_sweep_stands_beside_the_recorded_run() -> None:
    world = World()
    source = world.sources.source(ENGLISH)
    part = world.explore.part(None)
    assert part is not None
    beside = world.sources.beside(ENGLISH, source)
    assert world.sources.beside(ENGLISH, source) is beside, "not again for each move of a slider"
    assert [point.gamma for point in beside.together] == sorted(part.sweep.plan.gammas)
    assert len(beside.kinds) == len(part.sweep.plan.kinds) * len(part.sweep.plan.gammas)
    assert f"recorded on {FIRST.machine.processor}" in beside.about
    listed = world.sources.choices(ENGLISH, source)
    assert len(listed) == 1 + len(beside.together) + len(beside.kinds)
    assert {point.at for point in (*beside.together, *beside.kinds)} == {
        value for _, value in listed[1:]
    }


def test_the_calculator_starts_from_a_cell() -> None:
    world = World()
    mine = made_up()
    id = world.looks_at(mine)
    source = world.sources.source(ENGLISH, "me", cell(id, 4, "prose"))
    run = source.run  # prompts 2 and 3
    assert (run.gamma, run.prompts, run.rounds) == (4, 2, 20)
    assert run.alpha == (8 + 3 + 9 + 3) / 32
    assert run.speedup == (3 + 3.5) / 4
    step = 6.5 / run.tokens
    assert (run.c, run.v) == pytest.approx((1 / 80 / step, 2 / 20 / step))
    assert list(run.slots) == [(8 + 9) / 20, 6 / 12, 0, 0]
    assert [width for width, _ in run.widths] == [3, 5]
    assert dict(run.widths)[5] == run.v
    assert source.scenario.verify(5) == run.v
    assert source.sliders.v == round(run.v, 3)
    unmoved = source.sliders.c
    assert source.moved(gamma=4, c=unmoved, alpha=0.5) == source.scenario._replace(alpha=0.5)
    assert "Prose" in source.about
    assert f"measured on {MACHINE.processor}" in source.about
    assert "prompts: 2" in recommended(ENGLISH, source)
    assert PAY["length_unread"] in length(ENGLISH, source, source.scenario, 0.0).says
    beside = world.sources.beside(ENGLISH, source, "me")
    (shown,) = [one for one in cells(mine) if one.kind == "prose" and one.setting.gamma == 4]
    (point,) = [one for one in beside.kinds if one.at == source.start]
    assert shown.speedup == (point.speedup, None, None)  # two prompts give no interval
    assert (point.low, point.high) == (point.speedup, point.speedup)


def test_a_chosen_cell_stays_when_explore_shows_another_sweep() -> None:
    world = World()
    id = world.looks_at(made_up())
    source = world.sources.source(ENGLISH, "me", cell(id, 2, None))
    world.looks_at(made_up())
    assert world.sources.source(ENGLISH, "me", source.start) == source
    assert source.start in {value for _, value in world.sources.choices(ENGLISH, source, "me")}


@pytest.mark.parametrize(
    "start",
    [
        None, 7, "", "x", "[]", "{}", json.dumps(["id", ["p", "d", 1, 0, None]]),
        json.dumps(["bundled-cpu", ["p", "d", 1, 0, None]]),
        json.dumps(["bundled-cpu", ["bundled-medium", "model", 3, 0.7, None]]),
        json.dumps(["bundled-cpu", ["bundled-medium", "model", 4, 0.7, "<b>"]]),
    ],
)  # fmt: skip
def test_an_invalid_cell_falls_back_to_the_run(start: Any) -> None:
    assert World().sources.source(ENGLISH, "me", start).start == RUN


@pytest.mark.parametrize(
    "times",
    [
        {"plain": 5e-324},
        dict.fromkeys(("draft", "verify", "accept"), 1e-319),
        {"draft": 0.0, "verify": 0.0},
    ],
)
def test_impossibly_short_times_are_no_source(times: dict[str, Any]) -> None:
    world = World()
    part = plan(pairs=["bundled-medium"], temperatures=[0.7])
    id = world.looks_at(sweep(part, [replace(sample(temperature=0.7), **times)]))
    source = world.sources.source(ENGLISH, "me", cell(id, 2, None))
    assert source.start == RUN
    assert calculated(ENGLISH, source, source.scenario, world.sources.beside(ENGLISH, source, "me"))
    short = replace(FIRST.plain, seconds=(5e-324,) * len(FIRST.plain.seconds))
    assert measure_run(replace(FIRST, plain=short)) is None


def test_points_of_other_models_are_not_drawn() -> None:
    world = World()
    other = plan(pairs=["smollm2-135m"])
    world.looks_at(sweep(other, [sample(0)]))
    assert (
        world.sources.beside(ENGLISH, world.sources.source(ENGLISH, "me"), "me").about
        == PAY["points_other"]
    )


def test_no_sweep_at_all(tmp_path: Path) -> None:
    sources = World(folder=tmp_path).sources
    assert sources.beside(ENGLISH, sources.source(ENGLISH)) == ("", (), ())
    assert len(sources.choices(ENGLISH, sources.source(ENGLISH))) == 1


def test_a_cell_has_the_interval_that_explore_shows() -> None:
    (sweep, *_) = World().sweeps.recorded.values()
    shown = [each for each in cells(sweep) if each.speedup.low is not None][:20]
    assert shown
    for each in shown:
        run = measure_cell(samples_at(sweep, at(each)))
        assert run is not None
        assert run.interval == pytest.approx((each.speedup.low, each.speedup.high))


def test_one_prompt_gives_no_spread() -> None:
    run = measure_cell([sample(rounds=40, accepted=(24, 12), tested=(40, 24))])
    assert run is not None
    assert recommend(run).outcome in ("one", "tune")
    world = World()
    id = world.looks_at(
        sweep(
            plan(kinds=["code"], pairs=["bundled-medium"], temperatures=[0.7]),
            [sample(temperature=0.7, rounds=40, accepted=(24, 12), tested=(40, 24))],
        )
    )
    html = recommended(ENGLISH, world.sources.source(ENGLISH, "me", cell(id, 2, "code")))
    assert holds(html, PAY["why_speed_prompt"])
    assert "inf" not in html


def test_a_cell_of_a_block_head_costs_one_draft_step_per_round() -> None:
    made = sample(rounds=40, accepted=(24, 12), tested=(40, 24))
    usual, block = (measure_cell([replace(made, drafter=name)]) for name in ("model", "dspark"))
    assert usual is not None
    assert block is not None
    assert (block.at_once, usual.at_once) == (True, False)
    assert block.c == pytest.approx(usual.drafted * usual.c)


def tied_source() -> Source:
    """The recorded run with a γ and a cost of drafting that make another γ hardly better."""
    recorded = World(FIRST).sources.source(ENGLISH)
    for gamma, hundredths in itertools.product(range(2, 9), range(1, 50)):
        run = recorded.run._replace(gamma=gamma, c=hundredths / 100)
        if gamma in tied_gammas(run.scenario) and gamma != run.scenario.best:
            return recorded._replace(run=run)
    raise AssertionError("no two γ read alike")


def test_two_gammas_that_read_alike_are_a_tie() -> None:
    source = tied_source()
    advice = recommend(source.run)
    here = short(source.scenario.speedup(source.run.gamma))
    assert advice.gamma != source.run.gamma
    assert here == short(advice.gain)
    html = recommended(ENGLISH, source)
    tied = tied_gammas(source.scenario)
    assert {source.run.gamma, advice.gamma} <= {*tied}
    both = listed(ENGLISH, [str(gamma) for gamma in tied])
    assert holds(html, PAY["why_tie"], best=both, gain=here)
    cards, picture, _ = calculated(ENGLISH, source, source.scenario, NOTHING)
    assert f">{both}</b>" in cards
    assert holds(picture.says, PAY["gamma_says"], best=both, gain=here)
    (star,) = (each for each in picture.figure.data if each.name == PAY["point_best"])
    assert list(star.x) == tied


def test_a_prediction_that_differs_from_the_measurement_says_why() -> None:
    source = World(FIRST).sources.source(ENGLISH)
    here = source.scenario.speedup(source.run.gamma)
    assert short(here) != short(source.run.speedup)
    told = {"predicted": short(here), "speedup": short(source.run.speedup)}
    assert holds(recommended(ENGLISH, source), PAY["why_differs"], **told)
    alike = source._replace(run=source.run._replace(speedup=here))
    assert not holds(recommended(ENGLISH, alike), PAY["why_differs"])


def test_the_advice_warns_of_disturbed_times() -> None:
    unlike = tuple(time * (1 + n % 2) for n, time in enumerate(FIRST.plain.seconds))
    disturbed = replace(FIRST, plain=Plain(FIRST.plain.tokens, unlike))
    alike = (sum(FIRST.plain.seconds) / len(FIRST.plain.seconds),) * len(FIRST.plain.seconds)
    quiet = replace(FIRST, plain=Plain(FIRST.plain.tokens, alike))
    for trace, told in ((quiet, False), (disturbed, True)):
        source = World(trace).sources.source(ENGLISH)
        html, advice = recommended(ENGLISH, source), recommend(source.run)
        assert (PAY["disturbed"].partition(":")[0] in html) == told
        head, sentence = PAY["advice"]["busy"]
        assert (head in html) == holds(html, sentence) == ("pay-busy" in html) == told
        usual = PAY["advice"][advice.outcome][0].format(best=advice.gamma)
        assert ("pay-go" in html) == (usual in html) == (not told)
        assert PAY["unchecked"] not in html


def test_the_advice_warns_of_unchecked_times() -> None:
    one = sample(temperature=0.7, rounds=40, accepted=(24, 12), tested=(40, 24))
    for jitter, told in ((None, True), (0.04, False)):
        world = World()
        samples = [replace(one, jitter=jitter)]
        id = world.looks_at(
            sweep(plan(kinds=["code"], pairs=["bundled-medium"], temperatures=[0.7]), samples)
        )
        html = recommended(ENGLISH, world.sources.source(ENGLISH, "me", cell(id, 2, "code")))
        assert (PAY["unchecked"] in html) == told


def test_a_gamma_that_no_acceptance_rate_makes_pay_says_so() -> None:
    source = World(FIRST).sources.source(ENGLISH)
    html, *_ = calculated(ENGLISH, source, source.scenario._replace(c=2.0), NOTHING)
    assert f">{PAY['card_never']}</b>" in html
    assert PAY["card_never"] not in calculated(ENGLISH, source, source.scenario, NOTHING)[0]


def test_model_names_are_escaped_in_the_advice() -> None:
    target = replace(FIRST.models.target, name="<img onerror=x>")
    hostile = replace(FIRST, models=replace(FIRST.models, target=target))
    html = recommended(ENGLISH, World(hostile).sources.source(ENGLISH))
    assert "<img" not in html
    assert "&lt;img" in html
    assert "<b>" not in payoff_html.sentences(ENGLISH, [("<b>**x**", "")])


# The page's figures, recomputed from the recorded files without SpecViz's own functions


def test_the_recorded_run_by_hand() -> None:
    trace = json.loads((ASSETS / "traces" / "first.json").read_bytes())
    rounds = trace["rounds"]
    verdicts = [draft["verdict"] for round in rounds for draft in round["drafts"]]
    accepted, rejected = verdicts.count("accepted"), verdicts.count("rejected")
    tokens = accepted + sum(round["final"] is not None for round in rounds)
    plain = sum(trace["plain"]["seconds"][:tokens])
    draft, verify, accept = (
        sum(round["times"][part] for round in rounds) for part in ("draft", "verify", "accept")
    )
    alpha, step = accepted / (accepted + rejected), plain / tokens
    c, v, o = draft / len(verdicts) / step, verify / len(rounds) / step, accept / len(rounds) / step
    costs = 4 * c + v + o
    alpha, c, v, o = (round(part, 3) for part in (alpha, c, v, o))  # as the controls show them
    tau = (1 - alpha**5) / (1 - alpha)
    html, *_ = calculated(
        ENGLISH, (source := World().sources.source(ENGLISH)), source.scenario, NOTHING
    )
    for value in (tokens / len(rounds), plain / (draft + verify + accept), tau / (4 * c + 1)):
        assert f"{value:.2f}" in html
    assert f"{tau / (4 * c + v + o):.2f}" in html
    even = recommend(source.run).break_even or 0
    assert sum(even**slot for slot in range(5)) == pytest.approx(costs)


def test_a_recorded_sweep_by_hand() -> None:
    world = World()
    _, *lines = (ASSETS / "sweeps" / "bundled-cpu.json").read_text().splitlines()
    samples = [row for row in map(json.loads, lines) if isinstance(row, list)]
    chosen = [row for row in samples if (row[2], row[3], row[4]) == ("model", 4, 0.7)]
    plain, spent = sum(row[15] for row in chosen), sum(sum(row[12:15]) for row in chosen)
    tested, accepted = (sum(sum(row[8][which]) for row in chosen) for which in (0, 1))
    run = world.sources.source(ENGLISH, "me", cell("bundled-cpu", 4, None)).run
    assert (run.alpha, run.speedup) == pytest.approx((accepted / tested, plain / spent))
    assert run.prompts == len(chosen) == 60


def test_an_answer_to_old_values_does_not_replace_a_later_one() -> None:
    """Opening the tab computes everything; what is typed meanwhile is answered first."""
    request: Any = SimpleNamespace(session_hash="me", client=None)
    with gr.Blocks():
        typed, other = (gr.Number(minimum=0, maximum=1000) for _ in range(2))
        start, shown, beside = gr.Dropdown(), gr.HTML(), gr.HTML()
    controls = {"start": start, "typed": typed, "other": other}
    later: list[Any] = []

    def answer(_: Any, start: Any, value: float) -> list[float]:
        if value == 0:  # something is typed while this is computed
            later.append(listener([part], controls)["fn"](request, start, 720))
        return [value]

    part = Part(answer, (typed,), (shown,))
    everything = [part, Part(lambda _, start, value: [value], (other,), (beside,))]
    skipped, kept = listener(everything, controls)["fn"](request, "run", 0, 3)
    assert later == [720]
    assert (skipped, kept) == (gr.skip(), 3)
    single = listener([part], controls)["fn"](request, "run", 5)
    assert single == 5, "Gradio would show a list, and of one with a skip “[object Object]”"


@pytest.mark.parametrize(
    ("moved", "outcome"),
    [
        ({}, "faster"),
        ({"alpha": 0.4, "c": 0.9}, "slower"),
        ({"alpha": 0.0, "c": 0.0, "v": 1.0, "overhead": 0.0}, "alike"),
    ],
)
def test_the_sliders_have_a_verdict_of_their_own(moved: dict[str, Any], outcome: str) -> None:
    source = World(FIRST).sources.source(ENGLISH)
    html, *_ = calculated(ENGLISH, source, source.scenario._replace(**moved), NOTHING)
    verdict, _, _ = html.partition("<dl")
    head, sentence = PAY["verdict"][outcome]
    assert f"pay-{outcome}" in verdict
    assert head in verdict
    assert holds(verdict, sentence)
    assert PAY["whose_sliders"] in verdict
    assert (PAY["verdict_moved"] in verdict) == bool(moved)
    advice = recommended(ENGLISH, source)
    assert PAY["whose_run"] in advice
    assert PAY["whose_sliders"] not in advice
