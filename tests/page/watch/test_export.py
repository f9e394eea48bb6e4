"""Exports: the command, the replay opened from disk, and the page's files."""

import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from errno import ENOSPC
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from specviz import metrics
from specviz.__main__ import main
from specviz.errors import TraceError
from specviz.page.watch import files
from specviz.page.watch.files import Files, too_large
from specviz.service.failures import UNEXPECTED
from specviz.service.runs import RUN_GONE, Runs
from specviz.trace import Trace, read, write
from specviz.trace import file as trace_files
from specviz.views import html
from specviz.views.csv import table
from specviz.views.files import KINDS, MOST_OPENED
from specviz.views.svg import picture
from specviz.words.catalogue import ENGLISH
from specviz.words.page import FILES, PAGE
from specviz.words.viewer import VIEWER
from support.accessibility import findings
from support.page import Server
from support.paths import ROOT
from support.sentences import FINISHED, LIVE, PAUSED, RECORDED, sentence
from support.views import open_view
from support.visits import Visits, painted
from support.waiting import until
from viewer.sample import sample
from views.test_views import FIRST, HOSTILE, TRACES, check_replay

LONG = 60_000  # ms; a shared machine may be slow


# The command


def test_all_files_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = {kind: tmp_path / f"run.{kind}" for kind in ("html", "csv", "svg", "json")}
    arguments = [word for kind, path in paths.items() for word in (f"--{kind}", str(path))]
    assert main(["export", str(FIRST), *arguments]) == 0
    trace = read(FIRST.read_bytes())
    assert read(paths["json"].read_bytes()) == trace
    assert paths["html"].read_text("utf-8") == html.page(ENGLISH, trace)
    assert paths["csv"].read_bytes() == b"\xef\xbb\xbf" + table(trace).encode()
    said = capsys.readouterr().out.splitlines()
    for path, line in zip(paths.values(), said, strict=True):
        assert line == f"{path}: {path.stat().st_size / 1000:,.0f} kB"


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        ([str(FIRST)], 2, "--html, --csv, --svg, --json"),
        (["nothing.json", "--svg", "x.svg"], 2, "cannot be read"),
        ([str(ROOT / "README.md"), "--svg", "x.svg"], 1, "README.md: This is not a SpecViz trace"),
        ([str(FIRST), "--svg", "/no/such/folder/x.svg"], 2, "cannot be written"),
    ],
)
def test_a_failed_export_gives_a_one_line_error(
    arguments: list[str],
    status: int,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", *arguments]) == status
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line
    assert not list(tmp_path.iterdir())


def test_a_failed_write_keeps_the_earlier_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes = Path.write_bytes

    def on_a_full_disk(path: Path, data: bytes) -> int:
        write_bytes(path, data[:10])
        raise OSError(ENOSPC, "No space left on device")

    file, link = tmp_path / "x.svg", tmp_path / "link.svg"
    assert main(["export", str(FIRST), "--svg", str(file)]) == 0
    before = file.read_bytes()
    link.symlink_to(file)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", on_a_full_disk)
        assert main(["export", str(FIRST), "--json", str(file)]) == 1
    assert file.read_bytes() == before
    assert main(["export", str(FIRST), "--json", str(link)]) == 0
    assert link.is_symlink()
    assert file.read_bytes() != before
    assert {path.name for path in tmp_path.iterdir()} == {"x.svg", "link.svg"}


def test_export_needs_neither_models_nor_a_page(tmp_path: Path) -> None:
    program = f"""
import sys
from specviz.__main__ import main
assert main(["export", {str(FIRST)!r}, "--html", "x.html", "--charts", "--svg", "x.svg"]) == 0
heavy = {{"torch", "transformers", "gradio", "plotly", "numpy"}} & sys.modules.keys()
assert not heavy, heavy
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


# The replay, opened from disk


@pytest.fixture
def replayed(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    """Open the replay of a trace; fail on any request, error or dialog of its page."""
    with Visits(browser) as visits:

        def opened(trace: Trace, *, forgiving: bool = False) -> Page:
            file = tmp_path / "run.html"
            file.write_text(html.page(ENGLISH, trace), "utf-8")
            page = visits.open(file.as_uri(), watched=not forgiving, offline=True)
            expect(page.locator(".specviz")).to_be_visible(timeout=LONG)
            expect(options(page)).to_have_count(len(trace.output), timeout=LONG)
            return page

        yield opened


def options(page: Page) -> Locator:
    return page.get_by_role("listbox", name=VIEWER["stream"]["label"]).get_by_role("option")


def kinds(trace: Trace) -> list[str]:
    """How each token of the text is shown: by its verdict, or as plain if none was drafted."""
    rows = csv.DictReader(io.StringIO(table(trace), newline=""))
    verdicts = [row["verdict"] for row in rows if row["index"]]
    drafted = [bool(round.drafts) for round in trace.rounds for _ in round.emitted]
    return [
        verdict if guessed else "plain" for verdict, guessed in zip(verdicts, drafted, strict=True)
    ]


@pytest.mark.parametrize("name", ["recorded", "greedy", "hostile", "no positions, no plain"])
def test_the_replay_shows_what_the_trace_says(name: str, replayed: Callable[..., Page]) -> None:
    trace = TRACES[name]
    page = replayed(trace)
    shown = options(page).evaluate_all("all => all.map((option) => option.dataset.kind)")
    assert shown == kinds(trace)
    counts = metrics.counts(trace)
    open_view(page, "numbers")
    ledger = page.locator(".sv-ledger").inner_text()
    for metric, value in (
        ("rounds", counts.rounds),
        ("emitted", counts.emitted),
        ("rejected", counts.rejected),
        ("untested", counts.untested),
    ):
        assert re.search(rf"{VIEWER['ledger'][metric]['label']}\s+{value}\b", ledger), metric
    speedup = metrics.speedup(trace)
    if speedup is not None:
        assert f"{speedup:.2f}×" in ledger


def test_the_replay_has_the_text_plays_and_draws_all_charts(
    replayed: Callable[..., Page],
) -> None:
    trace = TRACES["recorded"]
    page = replayed(trace)
    texts = options(page).evaluate_all("all => all.map((option) => option.textContent)")
    assert "".join(texts) == trace.text
    rounds = len(trace.rounds)
    page.get_by_role("button", name=VIEWER["transport"]["back"]).click()
    expect(page.locator(".specviz")).to_contain_text(f"Round {rounds - 1} of {rounds}")
    page.locator(".sv-strip").press("End")
    open_view(page, "time")
    expect(page.locator(".sv-speedup-chart svg")).to_be_visible(timeout=LONG)
    assert not findings(page)


def test_hostile_tokens_are_only_text_in_the_replay(replayed: Callable[..., Page]) -> None:
    page = replayed(TRACES["hostile"])
    shown = "".join(options(page).evaluate_all("all => all.map((option) => option.textContent)"))
    for text in HOSTILE[:5]:
        assert text in shown
    assert page.locator("img, iframe").count() == 0
    assert page.locator("script").count() == 3


@pytest.mark.parametrize("allowed", [True, False])
def test_a_replay_says_where_its_scripts_are_blocked(
    allowed: bool, browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "run.html"
    file.write_text(html.page(ENGLISH, read(FIRST.read_bytes())), "utf-8")
    with closing(browser.new_context(java_script_enabled=allowed)) as context:
        page = context.new_page()
        page.goto(file.as_uri())
        line = page.get_by_text(ENGLISH.page["no_script_replay"])
        if allowed:
            expect(page.locator(".specviz .sv-text")).to_be_visible(timeout=LONG)
            expect(line).to_have_count(0)
        else:
            expect(line).to_be_visible()


def test_the_replay_blocks_other_scripts_and_requests(replayed: Callable[..., Page]) -> None:
    """Its content security policy refuses an added script, an image and a fetch."""
    page = replayed(TRACES["greedy"], forgiving=True)
    page.evaluate(
        """() => {
          window.ran = [];
          const refused = (event) => ran.push(event.effectiveDirective);
          document.addEventListener('securitypolicyviolation', refused);
          const script = document.createElement('script');
          script.textContent = 'ran.push(1)';
          document.body.append(script);
          const image = document.createElement('img');
          image.src = 'http://127.0.0.1:9/x.png';
          document.body.append(image);
          return fetch('http://127.0.0.1:9/').catch(() => null);
        }"""
    )
    page.wait_for_function("() => ran.length >= 3")
    painted(page)
    assert {"script-src-elem", "img-src", "connect-src"} <= set(page.evaluate("() => ran"))
    assert 1 not in page.evaluate("() => ran")


# The page


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """The page, on the recorded run."""
    with Visits(browser) as visits:
        page = visits.open(server.url, width=1440, height=1000)
        expect(page.locator("#stage")).to_contain_text(RECORDED, timeout=LONG)
        yield page


def save(page: Page, kind: str) -> tuple[str, bytes]:
    """Press a button and return the name and the content of the downloaded file."""
    with page.expect_download() as started:
        page.get_by_role("button", name=FILES[kind], exact=True).click()
    download = started.value
    return download.suggested_filename, Path(download.path()).read_bytes()


def bring(page: Page, name: str, data: bytes) -> None:
    """Open a file with the page's button; retry, because a moving page may miss a press."""
    for _ in range(6):
        with suppress(PlaywrightTimeout), page.expect_file_chooser(timeout=10_000) as chosen:
            page.get_by_role("button", name=PAGE["open_file"]).click()
            file = FilePayload(name=name, mimeType="application/json", buffer=data)
            chosen.value.set_files(file)
            return
    pytest.fail("no file can be chosen")


def to_the_end(page: Page, trace: Trace) -> None:
    """Seek to the end of a trace that may still be loading, until all its tokens are shown."""
    expected = kinds(trace)

    def there() -> bool:
        page.locator("#stage .sv-strip").press("End")
        shown = options(page).evaluate_all("all => all.map((o) => o.dataset.kind)")
        return bool(shown == expected)

    until(there)


def run(page: Page) -> None:
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=2 * LONG)


def check_files(page: Page, trace: Trace) -> None:
    """Check that a file of each kind has its name and contains this trace."""
    name, data = save(page, "json")
    assert (name, read(data)) == ("specviz-run.json", trace)
    assert save(page, "csv") == ("specviz-run.csv", b"\xef\xbb\xbf" + table(trace).encode())
    name, data = save(page, "html")
    assert name == "specviz-run.html"
    check_replay(data.decode(), trace, scripts=3)
    assert save(page, "svg") == ("specviz-run.svg", picture(ENGLISH, trace).encode())
    name, data = save(page, "png")
    assert name == "specviz-run.png"
    assert data.startswith(b"\x89PNG")
    width, height = (int.from_bytes(data[i : i + 4]) for i in (16, 20))
    drawn = ET.fromstring(picture(ENGLISH, trace))
    assert (width, height) == (2 * int(drawn.attrib["width"]), 2 * int(drawn.attrib["height"]))


def test_the_shown_run_can_be_saved_until_it_is_dropped(page: Page, server: Server) -> None:
    """The recorded run, then a visitor's own."""
    check_files(page, TRACES["recorded"])
    run(page)
    own = list(server.runs._runs.values())[-1]
    check_files(page, own.trace)
    server.runs._runs.clear()
    page.get_by_role("button", name=FILES["csv"], exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(RUN_GONE, timeout=LONG)


def test_traces_of_other_machines_are_shown(page: Page) -> None:
    """They are labelled, play here and can be saved again; the last is dragged onto the stage."""
    stage = page.locator("#stage")
    for name in ("hostile", "lookup"):
        trace = TRACES[name]
        bring(page, "${7*6}<img src=x>.json", write(trace))
        expect(stage).to_contain_text(PAGE["from_file"].format(machine=trace.machine.processor))
        to_the_end(page, trace)
        assert page.locator("#stage img:not(.qr-code)").count() == 0
        page.get_by_role("button", name=VIEWER["transport"]["back"]).click()
        rounds = len(trace.rounds)
        expect(stage).to_contain_text(f"Round {rounds - 1} of {rounds}")
        assert read(save(page, "json")[1]) == trace
    page.evaluate(
        """text => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'x.json'));
          const about = {dataTransfer, bubbles: true, cancelable: true};
          const event = (name) => new DragEvent(name, about);
          const node = document.querySelector('#stage .stage');
          node.dispatchEvent(event('dragover'));
          node.dispatchEvent(event('drop'));
        }""",
        write(TRACES["greedy"]).decode(),
    )
    expect(stage).to_contain_text("made-up processor", timeout=LONG)
    to_the_end(page, TRACES["greedy"])


def test_a_run_after_a_file_and_a_file_after_a_run(page: Page, server: Server) -> None:
    """The stage shows whatever came last; opening a file ends a paused run."""
    bring(page, "a.json", write(TRACES["greedy"]))
    expect(page.locator("#stage")).to_contain_text("made-up processor", timeout=LONG)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    page.keyboard.press("Space")
    expect(page.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)
    own = list(server.runs._runs.values())[-1]
    bring(page, "a.json", write(TRACES["greedy"]))
    expect(page.locator("#stage")).to_contain_text(sentence(PAGE["from_file"]), timeout=LONG)
    to_the_end(page, TRACES["greedy"])
    until(lambda: own.over)
    painted(page)
    expect(page.locator("#stage")).to_contain_text(sentence(PAGE["from_file"]))
    run(page)
    assert list(server.runs._runs.values())[-1].trace.ending == "length"


NO_TRACES = {  # consecutive errors differ, so that each is seen to arrive
    b"<img src=x onerror=alert(1)>": "not a SpecViz trace",
    b'{"version": 99}': "version",
    b"\xff\xfe\x00": "not a SpecViz trace",
    write(TRACES["greedy"]).replace(b'"accepted"', b'"untested"', 1): "damaged",
    b" " * (MOST_OPENED + 1): too_large(ENGLISH),  # refused unread
}


def test_an_invalid_trace_gives_a_one_line_error(page: Page) -> None:
    """The shown run stays and can still be saved."""
    for data, words in NO_TRACES.items():
        bring(page, "x.json", data)
        expect(page.get_by_role("alert")).to_contain_text(words, timeout=LONG)
        assert read(save(page, "json")[1]) == TRACES["recorded"]
        assert page.locator("#stage img:not(.qr-code)").count() == 0


# Crafted calls


@pytest.mark.parametrize(
    "wanted",
    [
        None,
        "html",
        {"kind": "exe"},
        {"kind": ["csv"]},
        {"kind": "csv", "run": 5},
        {"kind": "csv", "path": "/etc/passwd"},
        {"kind": "csv", "trace": "{}"},
        {"kind": "csv", "run": "0" * 32},
    ],
)
def test_a_file_request_that_the_page_does_not_make_is_refused(wanted: object) -> None:
    answer = json.loads(Files(Runs()).make(ENGLISH, wanted))
    assert answer["state"] == "error"
    assert "\n" not in answer["message"]


@pytest.mark.parametrize("text", [None, 5, {}, "", "[" * 10_000, " " * (MOST_OPENED + 1), "\ud800"])
def test_a_text_that_is_not_a_trace_is_refused(text: object) -> None:
    answer = json.loads(Files(Runs()).bring(ENGLISH, text))
    assert answer["state"] == "error"
    assert "\n" not in answer["message"]


def test_the_origin_of_a_trace_is_one_printable_line() -> None:
    machine = replace(sample(tokens=4).machine, processor="a\r\nb")
    brought = Files(Runs()).bring(
        ENGLISH, write(replace(sample(tokens=4), machine=machine)).decode()
    )
    assert json.loads(brought)["message"].isprintable()


def test_an_unexpected_error_is_reported_without_details(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: bytes) -> Trace:
        raise RuntimeError("secret")

    monkeypatch.setattr(files, "read", failing)
    assert json.loads(Files(Runs()).bring(ENGLISH, "{}"))["message"] == UNEXPECTED


def test_a_run_that_could_not_be_opened_again_is_not_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trace = sample()
    asked = {"kind": "json", "trace": write(trace).decode()}
    assert "text" in json.loads(Files(Runs()).make(ENGLISH, asked))
    monkeypatch.setattr(trace_files, "MAX_BYTES", 1000)
    with pytest.raises(TraceError, match="too large to save: its trace would take 1 MiB"):
        write(trace)
    monkeypatch.undo()
    monkeypatch.setattr(Files, "_kept", lambda *_: trace)
    small = {kind: each._replace(most=1000) for kind, each in KINDS.items()}
    monkeypatch.setattr(files, "KINDS", small)
    monkeypatch.setattr("specviz.views.files.write", lambda _: pytest.fail("was made"))
    told = json.loads(Files(Runs()).make(ENGLISH, {"kind": "json", "run": "x"}))
    assert "too large to save in this form" in told["message"]


def test_the_longest_run_of_the_page_can_be_opened() -> None:
    trace = sample(tokens=1024)
    data = write(replace(trace, ending="running"))
    assert len(data) < MOST_OPENED
    brought = json.loads(Files(Runs()).bring(ENGLISH, data.decode()))
    assert brought["trace"]["ending"] == "stopped"
    assert len(brought["trace"]["rounds"]) == len(trace.rounds)
