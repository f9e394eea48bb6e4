"""The heavy work on a sweep: its charts and its files, one at a time for each network address."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from typing import Any

import gradio as gr

from specviz.errors import SpecVizError
from specviz.page.explore import results
from specviz.page.explore.results import View
from specviz.page.messages import encode
from specviz.page.server.addresses import address_of
from specviz.service.failures import report
from specviz.service.host import Host
from specviz.service.sweeps import Sweeps
from specviz.service.turns import Turns
from specviz.sweep.file import write
from specviz.sweep.samples import Sweep
from specviz.views.sweep_csv import cells_csv
from specviz.words.catalogue import Catalogue

FILES: dict[str, tuple[str, Callable[[Sweep], str]]] = {
    "csv": ("text/csv", cells_csv),
    "json": ("application/json", lambda sweep: write(sweep).decode()),
}
"""Files to save: kind → media type and the function that creates the text."""


class Drawings:
    """Draws and saves sweeps; remembers charts, because every visitor opens on the same ones.

    The size of what it makes is bounded by that of the sweep: every cell has at least one run.
    """

    def __init__(self, sweeps: Sweeps, host: Host) -> None:
        self._sweeps = sweeps
        self._proxies = host.proxies
        self._turns = Turns()
        self._drawn = lru_cache(64)(self._draw)

    def turn(self, request: gr.Request, id: Any = "") -> AbstractContextManager[None]:
        """Return the turn of the visitor's address; recorded sweeps need none.

        Args:
            id: of the sweep, unchecked.

        Raises:
            SettingsError: on entry, if too much of this address waits.
        """
        if isinstance(id, str) and id in self._sweeps.recorded:
            return nullcontext()
        return self._turns.take(address_of(request, self._proxies))

    def pictures(self, say: Catalogue, id: str, view: View) -> dict[str, Any]:
        """Return the charts of a view."""
        return self._drawn(say, id, len(self._sweeps.get(id).samples), view)

    def make(self, say: Catalogue, wanted: Any, request: gr.Request) -> str:
        """Convert {kind: "csv" or "json", id} to a file as JSON: its name, media type and text."""
        try:
            kind, id = wanted["kind"], wanted["id"]
            media, written = FILES[kind]
            sweep = self._sweeps.get(id)
            with self.turn(request):
                text = written(sweep)
        except SpecVizError as error:
            return encode({"state": "error", "message": say.line(report(error))})
        except (TypeError, KeyError):
            return encode({"state": "error", "message": say.page["no_such_file"]})
        return encode(
            {"name": f"specviz-sweep.{kind}", "media": f"{media};charset=utf-8", "text": text}
        )

    def _draw(self, say: Catalogue, id: str, samples: int, view: View) -> dict[str, Any]:
        del samples  # a key: a sweep that is measured grows
        return results.pictures(say, self._sweeps.get(id), view)
