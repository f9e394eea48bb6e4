"""How a saving is computed and when it is refused, and the answers below the figures."""

import itertools
import json

import pytest

from specviz.lab.diagnosis import measure_run
from specviz.models import predictions
from specviz.models.pairs import find
from specviz.models.predictions import predict
from specviz.page.pay.calculator import recommended
from specviz.page.pay.machines import KNOWN, LAUNCHING, MORE, launching, sized, sizes_of, warning
from specviz.page.pay.questions import LINKS, SOURCES, answered, orthogonal
from specviz.page.pay.sources import RUN, Source
from specviz.page.pay.worksheet import Sheet, worked
from specviz.sweep.plan import Scheme
from specviz.theory.launches import FREE, LAUNCHES, Round
from specviz.theory.load import Load
from specviz.theory.prediction import CONTEXT
from specviz.theory.roofline import GPUS, Weights
from specviz.theory.speculation import alpha_of_efficiency
from specviz.trace import read
from specviz.views.numbers import percent
from specviz.views.points import NOTHING, ComparisonPoints, SpeedupPoint
from specviz.words.catalogue import ENGLISH
from specviz.words.pay import PAY
from support.paths import ASSETS
from support.sentences import holds

FIRST = read((ASSETS / "traces" / "first.json").read_bytes())
RUN_OF_FIRST = measure_run(FIRST)
assert RUN_OF_FIRST is not None
TOY = Source(RUN_OF_FIRST, "", RUN, "", "bundled-medium", Scheme("model"), 6_100_000)
LARGE = TOY._replace(target=8_000_000_000)
H100 = next(gpu for gpu in GPUS if gpu.name == "H100 SXM")
LOAD = Load(H100, Weights(8e9, 2, 70_000), Weights(6e8, 2, 50_000), 1000, 200, 0.8, 4)
COUNTED = Sheet(720, 1000, 5, 4, 2.5, "EUR", 0.15)
UNCOUNTED = COUNTED._replace(accepted=0, drafted=0)


def reason(name: str) -> str:
    return str(PAY["refused"][name])


def test_a_saving_states_its_load_and_currency() -> None:
    html = worked(ENGLISH, COUNTED, LOAD, 16, TOY)
    alpha = alpha_of_efficiency(0.72, 5)
    assert alpha is not None
    speedup = LOAD.costs(16).speedup(alpha, 5)
    for said in (percent(0.72), "0.89", f"<strong>{speedup:.2f}</strong>", "16 texts", "H100 SXM"):
        assert said in html
    assert "Saved: 2 GPUs, 3,650 EUR a month" in html
    assert "at this load" in html
    alone, crowded = (LOAD.costs(batch).speedup(alpha, 5) for batch in (1, 128))
    assert alone > speedup > crowded
    small = LOAD._replace(prompt=100, answer=50)
    assert PAY["sheet_lost"].split("{")[0] in worked(ENGLISH, COUNTED, small, 256, TOY)
    one = COUNTED._replace(gpus=1)
    assert PAY["sheet_same"] in worked(ENGLISH, one, LOAD, 16, TOY)
    assert "<b>" not in worked(ENGLISH, COUNTED._replace(currency="<b>"), LOAD, 16, TOY)


@pytest.mark.parametrize(
    ("sheet", "load", "batch", "source", "why"),
    [
        (UNCOUNTED, LOAD, 16, TOY, "toy_alpha"),
        (COUNTED, LOAD._replace(target=Weights(6e6, 4, 1000)), 16, LARGE, "toy_target"),
        (COUNTED, LOAD._replace(hardware=H100._replace(memory=None)), 16, LARGE, "unknown"),
        (COUNTED, LOAD._replace(prompt=8000), 256, LARGE, "unfit"),
        (COUNTED, LOAD._replace(hardware=H100.times(8)), 16, LARGE, "groups"),
        (COUNTED._replace(accepted=1001), LOAD, 16, LARGE, "more_accepted"),
    ],
)
def test_a_saving_is_refused_in_one_line(
    sheet: Sheet, load: Load, batch: int, source: Source, why: str
) -> None:
    html = worked(ENGLISH, sheet, load, batch, source)
    assert holds(html, reason(why))
    assert "a month" not in html
    assert html.count("pay-refused") == 1


@pytest.mark.parametrize("name", sorted(KNOWN.keys() - MORE.keys()))
def test_the_page_predicts_what_the_command_does_for_one_text(name: str) -> None:
    """Except for launches between passes, which the page leaves out."""
    for gpu, mode in itertools.product(GPUS, LAUNCHES.keys() & LAUNCHING.keys()):
        on = launching(gpu, mode, gpu=True)
        target, draft = sized(sizes_of(name, "model"), "half", "half", mode)
        page = Load(on, target, draft, CONTEXT - 100, 200, 0.8, 4).costs(1)
        command = predict(find(name), predictions.launching(gpu, mode), mode)
        assert command is not None
        passes = command._replace(round=Round())
        for gamma in (1, 4, 16):
            assert page.speedup(0.8, gamma) == pytest.approx(passes.speedup(0.8, gamma), rel=2e-3)
    free = launching(H100, "free", gpu=True)
    assert free.launch == launching(H100._replace(launch=FREE), "eager", gpu=False).launch == FREE


def test_a_saving_uses_alpha_of_a_run_of_large_models() -> None:
    html = worked(ENGLISH, UNCOUNTED, LOAD, 16, LARGE)
    assert holds(html, PAY["sheet_taken"], alpha="0.80")
    assert "a month" in html


def test_advice_on_toys_says_so() -> None:
    toy, large = recommended(ENGLISH, TOY), recommended(ENGLISH, LARGE)
    assert holds(toy, PAY["toy"])
    assert PAY["toy_mark"] in toy
    assert PAY["toy_mark"] not in large
    assert not holds(large, PAY["toy"])


def test_the_alpha_of_toys_does_not_carry_over_to_another_pair() -> None:
    size = 6_000_000
    other = warning(ENGLISH, LOAD, size)
    assert holds(other, PAY["toy_alpha"], size=6, alpha="0.80")
    assert not holds(other, PAY["toy"])
    assert warning(ENGLISH, LOAD, None) == ""
    same = LOAD._replace(target=LOAD.target._replace(parameters=size * 1.001))
    assert holds(warning(ENGLISH, same, size), PAY["toy"])


def test_every_question_is_answered_from_figures() -> None:
    assert LINKS.keys() == PAY["asked"].keys()
    assert len(LINKS) == 12
    html = answered(ENGLISH, TOY, LOAD, NOTHING)
    run = TOY.run
    assert html.count("<details>") == 12
    for figure in (
        f"costs {run.tau / run.speedup:.2f} plain steps",
        f"{run.accepted} / {run.tested} = {run.alpha:.2f}",
        percent(run.efficiency),
        ", ".join(f"{slot:.2f}" for slot in run.slots),
        f"{LOAD.costs(256).speedup(0.8, 4):.2f} at 256",
    ):
        assert figure in html
    assert "{" not in html.replace('{"view"', "").replace("{&quot;view", "")
    for tab in {link.tab for link in LINKS.values()} - {""}:
        assert json.dumps({"view": tab}).replace('"', "&quot;") in html


def test_acceptance_by_kind_is_stated_if_measured() -> None:
    kinds = tuple(
        SpeedupPoint(name, gamma, 1.0, alpha, 0.1, 1.0, 1.0)
        for name, gamma, alpha in (("<b>", 4, 0.5), ("JSON", 4, 0.9), ("code", 8, 0.1))
    )
    html = answered(ENGLISH, TOY, LOAD, ComparisonPoints(kinds=kinds))
    assert "0.50 for &lt;b&gt; and 0.90 for JSON" in html
    assert "measured 0." not in answered(ENGLISH, TOY, LOAD, NOTHING)


def test_other_ways_to_speed_up_a_server_have_sources() -> None:
    assert SOURCES.keys() == PAY["orthogonal_list"].keys()
    html = orthogonal(ENGLISH)
    for _, url in SOURCES.values():
        assert f"href='{url}'" in html
