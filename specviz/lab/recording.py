"""The recorded runs that come with SpecViz, and the command that records them again.

    python -m specviz.lab.recording [NAME …]

runs `python -m specviz run` for each of assets/traces/index.json, or for those that are named. A
trace says on which machine and when that was; record them on one that is otherwise quiet.
"""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from specviz.settings import Settings

TRACES = Path(__file__).resolve().parents[2] / "assets" / "traces"
INDEX = TRACES / "index.json"


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run to record.

    Attributes:
        name: of its file in assets/traces, without the suffix; of its words, and in links.
        pair, prompt, settings: what is run; settings that are not given are the usual ones.
    """

    name: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    pair: str
    prompt: str
    settings: Settings

    @property
    def file(self) -> Path:
        """Where its trace is."""
        return TRACES / f"{self.name}.json"


def recordings() -> tuple[Recording, ...]:
    """The recorded runs in the order in which they are shown; the page opens on the first."""
    return msgspec.json.decode(INDEX.read_bytes(), type=tuple[Recording, ...])


def command(recording: Recording) -> list[str]:
    """The command that records it."""
    settings = msgspec.structs.asdict(recording.settings)
    options = {"pair": recording.pair, "prompt": recording.prompt, **settings}
    options["trace"] = str(recording.file)
    named = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return [sys.executable, "-m", "specviz", "run", *named]


if __name__ == "__main__":
    for recording in recordings():
        if recording.name in (sys.argv[1:] or recording.name):
            subprocess.run(command(recording), check=True)
