"""Ctrl-C ends a command with status 130 and without a traceback, at any moment."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from specviz import __main__ as command_line
from specviz.__main__ import main
from specviz.console import INTERRUPTED, guarded
from specviz.errors import SettingsError
from support.fixtures import Output, Patch
from support.paths import ROOT

IMPORTING = """
import os, runpy, signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)

class Interrupting:
    \"\"\"Sends SIGINT when a module is imported, as a library that turns it into an error.\"\"\"
    def find_spec(self, name, *_):
        if name == {name!r}:
            try:
                os.kill(os.getpid(), signal.SIGINT)
            except KeyboardInterrupt:
                raise ImportError("partially initialized module") from None

sys.meta_path.insert(0, Interrupting())
sys.argv = ["specviz", "table", "x"]
runpy.run_module("specviz", run_name="__main__")
"""


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C as usual: a command in the background inherits that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    "name", ["argparse", "msgspec", "specviz.arguments", "specviz.commands.table"]
)
def test_during_an_import(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING.format(name=name)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode in (INTERRUPTED, -signal.SIGINT)  # a shell shows 130 for both
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize(
    ("error", "status", "told"),
    [
        (ImportError("partially initialized module"), INTERRUPTED, ""),
        (SettingsError("x cannot be written."), 2, "specviz: x cannot be written.\n"),
    ],
)
def test_a_library_may_turn_it_into_an_error(
    error: Exception, status: int, told: str, capsys: Output, monkeypatch: Patch
) -> None:
    def table(_: object) -> None:
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            raise error from None

    monkeypatch.setattr(command_line, "table", table)
    assert main(["table", "x"]) == status
    assert capsys.readouterr().err == told


def test_handlers_of_others_stay() -> None:
    """The page ends by its own handler, and `nohup` ignores Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert guarded(lambda: int(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)) == 1
    finally:
        signal.signal(signal.SIGINT, before)
    assert guarded(lambda: int(signal.getsignal(signal.SIGINT) is not before)) == 1
    assert signal.getsignal(signal.SIGINT) is before
