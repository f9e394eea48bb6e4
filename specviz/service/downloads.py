"""Downloads of models, which visitors start, watch and stop, and share.

Only a visitor or the host starts a download. One runs at a time, on its own thread, in parallel
with the decoder. It continues after its visitor leaves, until it is done or somebody stops it.
"""

import threading
import time
from contextlib import closing
from typing import Literal, NamedTuple

from specviz.errors import Line, SettingsError, SpecVizError
from specviz.models.checks import out_of_reach
from specviz.models.download import absent, expected, fetch, missing_files, remaining
from specviz.models.pairs import PairSpec
from specviz.service.failures import line_of, log_unexpected
from specviz.service.pairs import LoadedPairs

StatusKind = Literal[
    "ready",  # the pair can run
    "missing",  # `total` bytes to download
    "queued",  # waits for another download
    "downloading",  # `done` of `total` bytes downloaded
    "downloaded",  # since the server started
    "loading",  # `done` of `total` bytes of its weights read; 0 of 0: unknown
    "preparing",  # the GPU captures step `done` of `total`
    "failed",  # a download or the hub: see `line`
    "unfit",  # this machine cannot run it: see `line`
    "refused",  # this page does not offer it: see `line`
]


class PairStatus(NamedTuple):
    """Whether a pair can run, or the progress of its download or loading.

    Attributes:
        pair: the name of the pair.
        line: the reason why it cannot run, if there is one.
        done, total: bytes or steps; see `StatusKind`.
        rate: bytes per second of this download so far; 0: not known yet.
    """

    kind: StatusKind = "ready"
    pair: str = ""
    line: Line | None = None
    done: int = 0
    total: int = 0
    rate: float = 0.0

    @property
    def share(self) -> float | None:
        """The finished share of what goes on, from 0 to 1; None if it is unknown, or nothing does.

        A step that has begun is not finished.
        """
        if self.kind == "queued":
            return 0.0
        if not self.changes or not self.total:
            return None
        return (self.done - (self.kind == "preparing")) / self.total

    @property
    def can_download(self) -> bool:
        return self.kind in ("missing", "failed")

    @property
    def can_stop(self) -> bool:
        return self.kind in ("queued", "downloading")

    @property
    def changes(self) -> bool:
        """Whether the status will change by itself."""
        return self.kind in ("queued", "downloading", "loading", "preparing")


MOST_WAITING = 8  # downloads that are running or queued
MOST_KNOWN = 64  # downloads whose result is remembered
LOOK_SECONDS = 0.5  # between two looks of a queued download at whether it was stopped

TOO_MANY = Line("Too many downloads are waiting. Try again when one of them has finished.")


class Download:
    """One download: its progress and its result.

    Args:
        loads: whether the pair is loaded, too, once it is here.
    """

    def __init__(self, *, loads: bool = False) -> None:
        self.loads = loads
        self.done = 0
        self.total: int | None = None
        self.rate = 0.0
        self.stopped = threading.Event()
        self.over = False
        self.failure: Exception | None = None


class Downloads:
    """All downloads, and the status of any pair."""

    def __init__(self, pairs: LoadedPairs) -> None:
        self._pairs = pairs
        self._known: dict[PairSpec, Download] = {}
        self._one_at_a_time = threading.Lock()
        self._changing = threading.Lock()

    def begin(self, spec: PairSpec, *, loads: bool = False) -> None:
        """Download the missing files of a pair, unless that has begun or the pair cannot run here.

        Returns at once: the hub is only asked on the download's own thread.

        Args:
            loads: also load the pair then, so that its first visitor need not wait.

        Raises:
            SettingsError: too many downloads are waiting.
        """
        with self._changing:
            known = self._known.get(spec)
            if known is not None and not known.over:
                known.loads |= loads
            else:
                self._check_room()
                download = self._known[spec] = Download(loads=loads)
                # Daemon: the server may exit during a download, which can be resumed.
                threading.Thread(target=self._fetch, args=[spec, download], daemon=True).start()

    def _check_room(self) -> None:
        """Forget old results, and raise an error if too many downloads are waiting."""
        over = [spec for spec, download in self._known.items() if download.over]
        for spec in over[: max(0, len(self._known) - MOST_KNOWN)]:
            del self._known[spec]
        if len(self._known) - len(over) >= MOST_WAITING:
            raise SettingsError(TOO_MANY)

    def stop(self, spec: PairSpec) -> None:
        """Stop a download; partial files stay, and the next download resumes them."""
        with self._changing:
            if (download := self._known.pop(spec, None)) is not None:
                download.stopped.set()

    def status(self, spec: PairSpec) -> PairStatus:
        """Return the status of a pair. This may contact the hub."""
        if self._pairs.is_preloaded(spec):
            return PairStatus()
        download = self._known.get(spec)
        if (loading := self._pairs.loading(spec)) is not None:
            if loading.step is not None:
                return PairStatus("preparing", spec.name, None, *loading.step)
            return PairStatus("loading", spec.name, None, loading.done, loading.total)
        if download is not None and not download.over:
            if download.total is None:
                return PairStatus("queued", spec.name)
            progress = download.done, download.total, download.rate
            kind: StatusKind = "downloading" if download.total else "loading"
            return PairStatus(kind, spec.name, None, *progress)
        failure = None if download is None else download.failure
        if failure is not None and self._pairs.in_memory(spec) is None:
            return PairStatus("failed", spec.name, line_of(failure))
        if absent(spec):
            return self._absent(spec)
        return PairStatus("downloaded" if download and download.total else "ready", spec.name)

    def _absent(self, spec: PairSpec) -> PairStatus:
        """Return the status of a pair that is not on this disk and not being downloaded."""
        if reason := self._unfit(spec):
            return PairStatus("unfit", spec.name, reason)
        try:
            size = remaining(missing_files(spec))
        except SpecVizError as error:
            if (guess := expected(spec)) is None:
                return PairStatus("failed", spec.name, error.line)
            size = guess
        return PairStatus("missing", spec.name, total=size)

    def _unfit(self, spec: PairSpec) -> Line | None:
        """Why this machine cannot run a pair, or reach its files; None if it can."""
        return self._pairs.shortage(spec) or out_of_reach(spec)

    def _fetch(self, spec: PairSpec, download: Download) -> None:
        try:
            if absent(spec) and not self._in_turn(spec, download):
                return
            if not absent(spec):
                download.total = download.total or 0
                self._pairs.renew(spec.target)  # if it is a head
                if download.loads and not download.stopped.is_set():
                    self._pairs.get(spec)
        except Exception as error:  # noqa: BLE001  `status` reports it
            log_unexpected(error)
            download.failure = error
        finally:  # also after a panic of the hub's client, which is no Exception
            download.over = True

    def _in_turn(self, spec: PairSpec, download: Download) -> bool:
        """Download what is missing once no other download runs; False if stopped before."""
        while not self._one_at_a_time.acquire(timeout=LOOK_SECONDS):
            if download.stopped.is_set():
                return False
        try:
            self._take(spec, download)
        finally:
            self._one_at_a_time.release()
        return True

    def _take(self, spec: PairSpec, download: Download) -> None:
        """Download what is missing, until it is there or the download is stopped."""
        if download.stopped.is_set() or self._unfit(spec):
            return  # `status` says why it is unfit
        files = missing_files(spec)
        download.total = sum(file.size for file in files)
        begun, before = time.monotonic(), None
        with closing(fetch(files)) as steps:
            for download.done in steps:
                before = download.done if before is None else before  # what an earlier try left
                seconds = time.monotonic() - begun
                if seconds > LOOK_SECONDS:
                    download.rate = (download.done - before) / seconds
                if download.stopped.is_set():
                    return
