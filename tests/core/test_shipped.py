"""Missing or damaged files of SpecViz itself: a line for the host, and what the page shows."""

import json
import logging
from pathlib import Path

import gradio as gr
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from specviz.console import guarded
from specviz.content import claims
from specviz.errors import ShippedError
from specviz.lab import recordings
from specviz.lab.claims import CLAIMS
from specviz.page import app
from specviz.page.myths import cards
from specviz.page.pay import events, sources
from specviz.page.watch import recorded
from specviz.service import sweeps
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.shipped import ASSETS, ROOT, shipped
from specviz.trace import read
from specviz.views import bundles
from specviz.words.recorded import RECORDED

DAMAGE = {"missing": None, "empty": b"", "binary": bytes(range(256)), "shape": b"5"}


@pytest.fixture(params=DAMAGE)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "some.json"
    if (data := DAMAGE[request.param]) is not None:
        path.write_bytes(data)
    return path


def only_line(caplog: pytest.LogCaptureFixture) -> str:
    """The one line of the log; it has no traceback."""
    (record,) = caplog.records
    assert record.exc_info is None
    assert record.levelno == logging.ERROR
    assert "\n" not in record.getMessage()
    return record.getMessage()


def test_a_damaged_file_is_named_by_its_path_in_the_repository() -> None:
    with pytest.raises(ShippedError) as raised:
        shipped(ROOT / "assets" / "traces" / "gone.json", read)
    assert str(raised.value) == (
        "assets/traces/gone.json is missing or damaged (No such file or directory). It comes with"
        " SpecViz: whoever runs this page must install it again."
    )


def test_without_recorded_claims_each_says_that_there_is_no_result(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(claims, "RECORDED", damaged)
    for kept in (cards.recorded, cards._all):
        kept.cache_clear()
    try:
        answer = TestClient(Starlette(routes=cards.ROUTES)).get("/claims/es.json")
    finally:
        for kept in (cards.recorded, cards._all):
            kept.cache_clear()
    assert answer.status_code == 200
    verdicts = [card["verdict"] for card in answer.json()["cards"]]
    assert len(verdicts) == len(CLAIMS)
    assert set(verdicts) == {"untried", "yours"}
    assert "some.json is missing or damaged" in only_line(caplog)


def test_claims_that_lack_a_number_are_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    results = json.loads((ASSETS / "claims" / "cpu.json").read_bytes())
    results["results"][0]["evidence"]["numbers"] = {}
    damaged = tmp_path / "some.json"
    damaged.write_bytes(json.dumps(results).encode())
    monkeypatch.setattr(claims, "RECORDED", damaged)
    cards.recorded.cache_clear()
    try:
        assert cards.recorded() == {}
    finally:
        cards.recorded.cache_clear()
    assert "lacks the number" in only_line(caplog)


def test_without_the_index_there_are_no_recorded_runs_and_the_page_says_so(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(recordings, "INDEX", damaged)
    with gr.Blocks():
        said = recorded.recorded_runs(Host()).props["words"]
    assert all(not told["runs"] for told in said.values())
    assert said["en"]["words"]["damaged"] == RECORDED["damaged"]
    assert "some.json is missing or damaged" in only_line(caplog)


def test_a_recorded_sweep_is_left_out(damaged: Path, caplog: pytest.LogCaptureFixture) -> None:
    damaged.touch()
    assert dict(sweeps._recorded(damaged.parent)) == {}
    assert "some.json is missing or damaged" in only_line(caplog)


@pytest.mark.parametrize(
    ("module", "name"),
    [(recorded, "FIRST"), (sources, "PASSES"), (events, "PASSES")],
)
def test_a_page_that_cannot_start_ends_with_one_line(
    module: object,
    name: str,
    damaged: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(module, name, damaged)

    def serve() -> int:
        app.build(LoadedPairs(), Runs())
        return 0

    assert guarded(serve) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("specviz: some.json is missing or damaged (")


def test_a_missing_bundle_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundles, "FOLDER", tmp_path)
    with pytest.raises(ShippedError, match=r"page\.js is missing or damaged"):
        bundles.script("page")
    with pytest.raises(ShippedError, match=r"page\.css is missing or damaged"):
        bundles.styles("page")
