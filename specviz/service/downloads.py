"""Downloads that visitors begin, watch and stop; all see the same ones.

Nothing starts by itself. One runs at a time, on a thread of its own: runs go on meanwhile. It
goes on without its visitor, until it is done or somebody stops it.
"""

import threading
from contextlib import closing

import msgspec

from specviz.errors import SpecVizError
from specviz.models.checks import gigabytes, out_of_reach
from specviz.models.download import absent, expected, fetch, missing_files, remaining
from specviz.models.pairs import PairSpec
from specviz.service.faults import line_of, note
from specviz.service.pairs import LoadedPairs, label
from specviz.words import PAGE
from specviz.words.speaking import tell


class Status(msgspec.Struct, frozen=True):
    """What the page says of the pair that is chosen.

    Attributes:
        share: of a download, from 0 to 1; None if there is none.
        may: what can be done about it: "download", "stop" or nothing.
        changes: whether it will change by itself.
    """

    text: str = ""
    share: float | None = None
    may: str = ""
    changes: bool = False


class Download:
    """One download: how far it is, what became of it."""

    def __init__(self) -> None:
        self.done = 0
        self.total: int | None = None
        self.stopped = threading.Event()
        self.over = False
        self.fault: Exception | None = None


class Downloads:
    """What is being fetched, and what the page says of any pair."""

    def __init__(self, pairs: LoadedPairs) -> None:
        self._pairs = pairs
        self._known: dict[PairSpec, Download] = {}
        self._one_at_a_time = threading.Lock()
        self._changing = threading.Lock()

    def begin(self, spec: PairSpec) -> None:
        """Fetches what a pair lacks on this disk; nothing if that is under way."""
        with self._changing:
            known = self._known.get(spec)
            if known is None or known.over:
                download = self._known[spec] = Download()
                # Daemon: the server may end in the middle, what is here stays.
                threading.Thread(target=self._fetch, args=[spec, download], daemon=True).start()

    def stop(self, spec: PairSpec) -> None:
        """Stops fetching it; what is here stays, and beginning anew goes on from there."""
        with self._changing:
            if (download := self._known.pop(spec, None)) is not None:
                download.stopped.set()

    def status(self, spec: PairSpec) -> Status:
        """What there is to say of a pair. This may ask the hub."""
        if self._pairs.is_placed(spec):
            return Status()
        if (download := self._known.get(spec)) is not None and not download.over:
            return _progress(spec, download)
        if download is not None and download.fault is not None:
            return Status(line_of(download.fault), may="download")
        if absent(spec):
            return self._offer(spec)
        if self._pairs.is_loading(spec):
            return Status(PAGE["loading"].format(pair=label(spec)), changes=True)
        return Status(PAGE["downloaded"].format(pair=label(spec)) if download else "")

    def _offer(self, spec: PairSpec) -> Status:
        if reason := self._pairs.shortage(spec) or out_of_reach(spec):
            return Status(PAGE["cannot_run"].format(pair=label(spec), reason=tell(reason)))
        try:
            size = remaining(missing_files(spec))
        except SpecVizError as error:
            if (guess := expected(spec)) is None:
                return Status(line_of(error), may="download")
            size = guess
        text = PAGE["to_download"].format(pair=label(spec), size=gigabytes(size))
        return Status(text, may="download")

    def _fetch(self, spec: PairSpec, download: Download) -> None:
        try:
            with self._one_at_a_time:
                if not download.stopped.is_set():
                    files = missing_files(spec)
                    download.total = sum(file.size for file in files)
                    with closing(fetch(files)) as steps:
                        for download.done in steps:
                            if download.stopped.is_set():
                                break
        except Exception as error:  # noqa: BLE001  told to whoever asks, and logged once
            note(error)
            download.fault = error
        download.over = True


def _progress(spec: PairSpec, download: Download) -> Status:
    if download.total is None:
        text = PAGE["download_waits"].format(pair=label(spec))
        return Status(text, share=0.0, may="stop", changes=True)
    done, total = download.done, max(download.total, 1)
    text = PAGE["downloading"].format(
        pair=label(spec), done=gigabytes(done), total=gigabytes(total)
    )
    return Status(text, share=done / total, may="stop", changes=True)
