"""Faults of the command line: damaged files, bad arguments, errors, and outputs that end."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from specviz import __main__ as command_line
from specviz.__main__ import main
from specviz.console import CUT_OFF
from specviz.trace import read
from support.fixtures import Output, Patch
from support.paths import ROOT

REPORT = str(ROOT / "assets" / "bench" / "bundled-cpu-greedy.json")
FIRST = str(ROOT / "assets" / "traces" / "first.json")
RUN = ["run", "--prompt", "x", "--pair", "bundled-small", "--max-new-tokens", "4", "--no-plain"]
FULL = Path("/dev/full")

DAMAGED = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "null": b"null",
    "list": b"[]",
    "object": b"{}",
    "deep": b"[" * 100_000,
    "shapes": b'{"machine": [], "ratios": 3, "best": {}, "medians": null}',
    "endless": None,
    "folder": None,
    "nothing": None,
}


def damaged(kind: str, folder: Path) -> str:
    """The path of a damaged file of this kind."""
    if kind == "endless":
        return "/dev/zero"
    path = folder / kind
    if kind == "folder":
        path.mkdir()
    elif (data := DAMAGED[kind]) is not None:
        path.write_bytes(data)
    return str(path)


@pytest.mark.parametrize("kind", DAMAGED)
@pytest.mark.parametrize(
    "command",
    [
        ["table"],
        ["export", "--svg", "picture.svg"],
        ["explore", "--pair", "bundled-small", "--per-kind", "1", "--json"],
        ["explore", "--pair", "bundled-small", "--json", "sweep.json", "--suite"],
        ["claims", "--only", "99", "--json"],
        ["bench", "--pair", "bundled-small", "--suite"],
    ],
    ids=lambda command: f"{command[0]} {command[-1]}",
)
def test_no_file_gives_a_traceback(
    command: list[str], kind: str, tmp_path: Path, capsys: Output, monkeypatch: Patch
) -> None:
    monkeypatch.chdir(tmp_path)
    if command[-1] == "--json" and kind == "nothing":
        pytest.skip("a missing file is created")
    if command[-1] == "--suite" and kind in ("null", "deep", "list"):
        pytest.skip("that is a valid suite of plain text")
    status = main([*command, damaged(kind, tmp_path)])
    printed = capsys.readouterr()
    assert (status in (1, 2), printed.out) == (True, "")
    (line,) = printed.err.splitlines()
    assert line.startswith("specviz: ")
    assert "Traceback" not in line
    assert "bug in SpecViz" not in line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([*RUN, "--device", "meta"], "is not available here. Try --device cpu"),
        ([*RUN, "--device", "cuda:99"], "is not available here. Try --device cpu"),
        ([*RUN, "--device", ""], "is not available here. Try --device cpu"),
        ([*RUN, "--temperature", "inf"], "temperature must be a number"),
        ([*RUN, "--seed", "9" * 40], "seed must be a whole number"),
        ([*RUN, "--trace", "."], "it is a folder"),
        (["run", "--prompt", "x", "--pair", ""], "There is no pair"),
        (["run", "--prompt", "x", "--target", "/" + "a" * 300], "File name too long"),
        (["run", "--prompt", "x", "--target", "two\nlines.gguf"], "is not a model"),
        (["claims", "--json", "/no/such/folder/x"], "its folder does not exist"),
        (["claims", "--json", "x", "--only", ""], "--only takes numbers"),
        (["explore", "--json", "x", "--pair", ","], "There is no pair ''"),
        (["claims", "--json", "-"], "--json needs a file"),
        (["explore", "--json", "-"], "--json needs a file"),
        ([*RUN, "--json", "-", "--trace", "-"], "Only one output can be -"),
    ],
)
def test_a_bad_argument_is_one_line(arguments: list[str], words: str, capsys: Output) -> None:
    assert main(arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_no_bad_argument(capsys: Output) -> None:
    assert main(["export", FIRST, "--html", str(FULL)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "No space left on device" in line


def test_links_are_checked_where_they_lead(tmp_path: Path, capsys: Output) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "no" / "trace.json")
    assert main([*RUN, "--trace", str(link)]) == 2
    out, err = capsys.readouterr()
    assert (out, "its folder does not exist" in err) == ("", True)


def test_a_dash_is_the_standard_output(
    tmp_path: Path, monkeypatch: Patch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*RUN, "--trace", "-"]) == 0
    assert read(capsysbinary.readouterr().out).output
    assert main(["export", FIRST, "--csv", "-"]) == 0
    assert b"round,slot,index," in capsysbinary.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            ZeroDivisionError("division\nby zero"),
            "bug in SpecViz (ZeroDivisionError: divi",
        ),
        (PermissionError(13, "Permission denied", "/x"), "/x cannot be used: Permission denied."),
        (OSError(28, "No space left on device"), "The output cannot be used: No space left"),
    ],
)
def test_unexpected_errors_are_one_line(
    error: Exception, words: str, capsys: Output, monkeypatch: Patch
) -> None:
    def failing(_: object) -> None:
        raise error

    failing.__name__ = "table"
    monkeypatch.setattr(command_line, "table", failing)
    assert main(["table", "x"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line


def test_an_ascii_terminal_shows_escapes_and_json_stays_json(monkeypatch: Patch) -> None:
    for more in ([], ["--json"]):
        written = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
        prompt = "é 🙂 γ"
        assert main([*RUN, "--prompt", prompt, *more]) == 0
        text = written.getvalue().decode("ascii")
        if more:
            assert json.loads(text)["text"]
        else:
            assert text.startswith("\\xe9 \\U0001f642 \\u03b3")


def test_without_streams_it_still_works(monkeypatch: Patch) -> None:
    """As with `>&-` and `<&-` in a shell."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stdin", None)
    assert main(RUN) == 0


LIGHT = """
import sys
from specviz.__main__ import main
assert main(["table", "no such file"]) and main(["run", "--prompt", "x", "--gamma", "99"])
assert "torch" not in sys.modules
"""


def test_an_error_does_not_wait_for_torch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert len(done.stderr.splitlines()) == 2


def ended(stdout: int, *command: str, **environment: str) -> tuple[int, str]:
    """The status and errors of a command, by default `table`, that writes to a descriptor."""
    done = subprocess.run(
        [sys.executable, "-m", "specviz", *(command or ("table", REPORT))],
        cwd=ROOT,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    return done.returncode, done.stderr


def test_a_closed_pipe_ends_a_command_quietly() -> None:
    """As `| head` does."""
    reader, writer = os.pipe()
    os.close(reader)
    assert ended(writer) == (CUT_OFF, "")
    os.close(writer)


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("command", [(), ("--help",), ("run", "--help")])
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_full_output_is_reported(command: tuple[str, ...], buffered: str) -> None:
    with FULL.open("wb") as full:
        status, told = ended(full.fileno(), *command, PYTHONUNBUFFERED=buffered)
    assert (status, told) == (
        1,
        "specviz: The output cannot be used: No space left on device.\n",
    )
