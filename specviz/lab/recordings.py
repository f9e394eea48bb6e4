"""The shipped recordings: runs, benchmarks, sweeps, claims and passes, and how to make each.

assets/traces/index.json lists the runs, assets/recordings.json the others with their commands.
`specviz.lab.recheck` runs these commands again.
"""

import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from specviz.settings import Settings
from specviz.shipped import ASSETS, shipped

TRACES = ASSETS / "traces"
INDEX = TRACES / "index.json"
OTHERS = ASSETS / "recordings.json"
FILE = "{file}"  # the output file in a command
A_RUN = 12  # seconds for one run, loading included

Kind = Literal["traces", "bench", "sweeps", "claims", "pay"]
"""The recording's folder under assets/."""

Stem = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run to record.

    Attributes:
        name: the stem of its file in assets/traces, also its key in the catalogue and in links.
        pair: the pair's name.
        prompt: the text to continue.
        settings: settings of the run; defaults apply to those left out.
    """

    name: Stem
    pair: str
    prompt: str
    settings: Settings

    @property
    def file(self) -> Path:
        """The trace's file."""
        return TRACES / f"{self.name}.json"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded file and the command that makes it.

    Attributes:
        kind: its folder under assets/.
        name: its file's stem.
        seconds: approximate duration on an idle machine with one thread.
        command: a module and its arguments, as for `python -m`.
    """

    kind: Kind
    name: Stem
    seconds: int
    command: str

    @property
    def label(self) -> str:
        """Its name in a list of items of all kinds."""
        return f"{self.kind}/{self.name}"

    @property
    def file(self) -> Path:
        """The recorded file."""
        return ASSETS / self.kind / f"{self.name}.json"

    def arguments(self, file: Path) -> list[str]:
        """Return the command line that writes the recording to `file`."""
        words = [word.replace(FILE, str(file)) for word in shlex.split(self.command)]
        return [sys.executable, "-m", *words]


def recordings() -> tuple[Recording, ...]:
    """Return the recorded runs in display order; the page opens on the first."""
    return shipped(INDEX, partial(msgspec.json.decode, type=tuple[Recording, ...]))


def items() -> tuple[Item, ...]:
    """Return all recordings, runs first."""
    runs = (Item("traces", each.name, A_RUN, command(each)) for each in recordings())
    return *runs, *msgspec.json.decode(OTHERS.read_bytes(), type=tuple[Item, ...])


def command(recording: Recording) -> str:
    """Return the command that records a run; settings with their default values are left out."""
    usual, settings = Settings(), msgspec.structs.asdict(recording.settings)
    changed = {name: value for name, value in settings.items() if value != getattr(usual, name)}
    # The default drafter depends on the machine.
    options = {"pair": recording.pair, "prompt": recording.prompt, "trace": FILE}
    options |= {"drafter": recording.settings.drafter, **changed}
    named = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return shlex.join(["specviz", "run", *named])
