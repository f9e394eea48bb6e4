"""Creates the files of runs that visitors save, and reads those they open; stores none.

The stage sends files in its own calls, not as uploads, so nothing is written to the server's disk.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from specviz.errors import SettingsError, one_line
from specviz.page.messages import Message, replies
from specviz.service.runs import RUN_GONE, Runs
from specviz.service.turns import Turns
from specviz.trace import Trace, read
from specviz.views.files import KINDS, MOST_OPENED
from specviz.words.catalogue import ENGLISH, Catalogue


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a file of some kind, for a kept run or for a trace that only the page has."""

    kind: str
    run: str = ""
    trace: str = ""


class Files:
    """Converts traces to files and back.

    Args:
        turns: of the addresses that files are made for.
    """

    def __init__(self, runs: Runs, turns: Turns | None = None) -> None:
        self._runs = runs
        self._turns = turns or Turns()

    @replies()
    def make(self, say: Catalogue, wanted: Any, address: str = "") -> Message:
        """Convert {kind, run or trace} to a file: its name, media type and text.

        Args:
            address: the visitor's network address, which gets one file at a time.
        """
        try:
            request = msgspec.convert(wanted, Wanted)
            kind = KINDS[request.kind]
        except (msgspec.ValidationError, UnicodeError, KeyError):
            raise SettingsError(ENGLISH.page["no_such_file"]) from None
        with self._turns.take(address):
            trace = _ended(_read(request.trace) if request.trace else self._kept(request.run))
            kind.check(trace)
            text = kind.make(say, trace)
        name, media = f"specviz-run.{kind.suffix}", f"{kind.media};charset=utf-8"
        return {"name": name, "media": media, "text": text}

    @replies()
    def bring(self, say: Catalogue, text: Any) -> Message:
        """Convert a trace's JSON to the message that shows it and names its machine."""
        trace = _ended(_read(text))
        machine = one_line(trace.machine.processor or trace.machine.device)
        message = say.page["from_file"].format(machine=machine)
        return {"trace": trace, "recorded": True, "state": "done", "message": message}

    def _kept(self, id: str) -> Trace:
        run = self._runs.find(id)
        if run is None:
            raise SettingsError(RUN_GONE)
        return run.trace


def _read(text: Any) -> Trace:
    if not isinstance(text, str):
        raise SettingsError(ENGLISH.page["no_such_file"])
    if len(text) > MOST_OPENED or len(data := text.encode("utf-8", "replace")) > MOST_OPENED:
        raise SettingsError(ENGLISH.page["file_too_large"], most=MOST_OPENED >> 20)
    return read(data)


def too_large(say: Catalogue) -> str:
    """Return the line for a file that is too large."""
    return str(say.page["file_too_large"].format(most=MOST_OPENED >> 20))


def _ended(trace: Trace) -> Trace:
    """Return the trace to save; a running run counts as stopped."""
    return replace(trace, ending="stopped") if trace.ending == "running" else trace
