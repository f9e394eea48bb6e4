"""Values that no control sends: each is ignored or gives its sender a one-line error."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gradio as gr
import pytest

from specviz.errors import SettingsError
from specviz.page.i18n import language_of
from specviz.page.links import wants_run
from specviz.page.pay.controls import Part, checked, listener
from specviz.page.pay.events import sizes
from specviz.page.watch.events import Watch
from specviz.page.watch.files import Files
from specviz.service.downloads import Downloads
from specviz.service.failures import UNEXPECTED
from specviz.service.follow_ups import FollowUps
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.service.sweeps import SWEEP_GONE, Sweeps
from specviz.words.catalogue import ENGLISH

HALF = "\ud800"  # a lone surrogate: JSON can express it, UTF-8 cannot encode it


@pytest.fixture
def watch() -> Watch:
    pairs = LoadedPairs()
    host = Host(pairs=("bundled-medium",), custom=True)
    return Watch(pairs, Runs(), host, Downloads(pairs))


@pytest.mark.parametrize("address", ["http://[", "http://[::1", "//[x]y", "?lang=es"])
def test_any_referrer_gives_a_language(address: str) -> None:
    request: Any = SimpleNamespace(query_params="", headers={"referer": address})
    assert language_of(request) == ("es" if "lang" in address else "en")


@pytest.mark.parametrize(
    ("pair", "target", "line"),
    [
        ("bundled-medium", "[None]", "is not a model"),
        ("bundled-medium", HALF, "is not a model"),
        ("nobody", "", "is not available"),
    ],
)
def test_invalid_models_are_reported(watch: Watch, pair: str, target: str, line: str) -> None:
    assert line in str(watch.halt(pair, target, "").line)


def test_crafted_claims_of_known_rounds_are_ignored(watch: Watch) -> None:
    crafted: list[object] = [None, [], HALF, {"run": HALF, "rounds": 0, "plain": 0}, {"run": 1}]
    for known in crafted:
        assert watch.missed(known) is None


def test_a_follow_up_with_a_lone_surrogate_is_refused() -> None:
    follow_ups = FollowUps(Runs(), Host(), lambda _: None)
    for wanted in (HALF, {"run": HALF}, {HALF: 1}):
        with pytest.raises(SettingsError):
            follow_ups.spec_of(wanted)


def test_a_file_request_with_a_lone_surrogate_is_no_unexpected_error() -> None:
    files = Files(Runs())
    for wanted in (HALF, {"kind": HALF}, {"kind": "csv", "run": HALF}):
        assert UNEXPECTED not in files.make(ENGLISH, wanted)


@pytest.mark.parametrize("id", [[], {}, [["a"]], None, 7, HALF])
def test_an_invalid_sweep_id_is_refused(id: Any, tmp_path: Path) -> None:
    sweeps = Sweeps(LoadedPairs(), Host(), tmp_path)
    with pytest.raises(SettingsError, match=SWEEP_GONE):
        sweeps.get(id)
    assert not sweeps.can_resume(id)


@pytest.mark.parametrize(
    "answer", ["", "[", "[]", "1", '{"begin": 1}', "[" * 10_000, HALF, 3, None]
)
def test_only_the_answer_of_a_link_begins_a_run(answer: Any) -> None:
    assert not wants_run(answer)
    assert wants_run('{"begin": true, "serial": 3}')


@pytest.mark.parametrize("pair", [None, "nobody", HALF])
def test_an_unknown_pair_changes_no_sizes(pair: Any) -> None:
    request: Any = None
    assert checked(sizes)(request, pair, "model") == gr.skip()


def test_a_value_that_no_control_of_pay_has_changes_nothing() -> None:
    """Gradio sends a number before the browser has corrected it, too."""
    with gr.Blocks():
        start, machine = gr.Dropdown(), gr.Dropdown()
        cost, batch, shown = gr.Slider(0, 1), gr.Number(minimum=1, maximum=8), gr.HTML()
    part = Part(lambda *given: [given[1:]], (cost, machine, batch), (shown,))
    controls = {"start": start, "c": cost, "machine": machine, "batch": batch}
    answer = listener([part], controls)["fn"]
    request: Any = SimpleNamespace(session_hash="a")
    assert answer(request, "run", 2.5, "T4", 8) == ("run", 2.5, "T4", 8), "sources widen c"
    assert answer(request, "run", None, "T4", 8) == ("run", 0, "T4", 8), "as the browser shows"
    for values in (
        *((-1, "T4", 8), (float("nan"), "T4", 8), ("1", "T4", 8)),
        *((0.5, ["T4"], 8), (0.5, 7, 8), (0.5, None, 8), (0.5, "T4", 9), (0.5, "T4", None)),
    ):
        assert answer(request, "run", *values) == gr.skip()
