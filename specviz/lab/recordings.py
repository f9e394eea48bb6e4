"""What comes with SpecViz recorded: runs, benchmarks, sweeps, claims, passes, and how each is made.

Runs are listed in assets/traces/index.json, the others in assets/recordings.json, each with the
command that makes it. `specviz.lab.recheck` runs these commands anew.
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
FILE = "{file}"  # in a command; one without it prints what is recorded
A_RUN = 12  # seconds that one takes, loading included

Kind = Literal["traces", "bench", "sweeps", "claims", "paying"]
"""The folder under assets/ that its file lies in."""

Stem = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run to record.

    Attributes:
        name: of its file in assets/traces, without the suffix; of its words, and in links.
        pair, prompt, settings: what is run; settings that are not given are the usual ones.
    """

    name: Stem
    pair: str
    prompt: str
    settings: Settings

    @property
    def file(self) -> Path:
        """Where its trace is."""
        return TRACES / f"{self.name}.json"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that is recorded, and the command that does it.

    Attributes:
        seconds: that it takes about, on a quiet machine and one thread.
        command: a module and its arguments.
    """

    kind: Kind
    name: Stem
    seconds: int
    command: str

    @property
    def label(self) -> str:
        """What it is called where items of all kinds stand together."""
        return f"{self.kind}/{self.name}"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return ASSETS / self.kind / f"{self.name}.json"

    def arguments(self, file: Path) -> list[str]:
        """The command that writes it to a file, or prints it if it takes none."""
        words = [word.replace(FILE, str(file)) for word in shlex.split(self.command)]
        return [sys.executable, "-m", *words]

    @property
    def is_printed(self) -> bool:
        """Whether the command prints it."""
        return FILE not in self.command


def recordings() -> tuple[Recording, ...]:
    """The recorded runs in the order in which they are shown; the page opens on the first."""
    return shipped(INDEX, partial(msgspec.json.decode, type=tuple[Recording, ...]))


def items() -> tuple[Item, ...]:
    """All that is recorded, the short ones first."""
    runs = (Item("traces", each.name, A_RUN, command(each)) for each in recordings())
    return *runs, *msgspec.json.decode(OTHERS.read_bytes(), type=tuple[Item, ...])


def command(recording: Recording) -> str:
    """The command that records a run."""
    settings = msgspec.structs.asdict(recording.settings)
    options = {"pair": recording.pair, "prompt": recording.prompt, **settings, "trace": FILE}
    named = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return shlex.join(["specviz", "run", *named])
