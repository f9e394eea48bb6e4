"""Keeps loaded pairs in memory for all visitors; the first visitor of a pair waits for it."""

import threading
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from specviz.decoding.idle import drop_idle
from specviz.decoding.pair import Pair
from specviz.decoding.preparation import Step, preparation
from specviz.errors import Line, ModelError, SettingsError
from specviz.models.assembly import tokenizer_of
from specviz.models.checks import out_of_reach
from specviz.models.download import absent
from specviz.models.loading import load_models, prepare, read_bytes, shortage
from specviz.models.machine import beside_other_work, pick_device, return_memory, use_threads
from specviz.models.names import NO_MODEL
from specviz.models.pairs import BUNDLED, PairSpec, custom
from specviz.service.decoder import on_decoder

OURS = {f"assets/models/{folder.name}": str(folder) for folder in BUNDLED.glob("*/")}
"""Paths of the models that come with SpecViz, by names for links that work on any machine."""

MAX_NAME = 300  # maximum characters of a path or hub id
FOR_THE_PAGE = 1  # CPU cores left to the server and the browser


class Loading(NamedTuple):
    """How far a load is.

    Attributes:
        done, total: bytes of the weights; 0 of 0: unknown.
        step: then, of what the GPU captures.
    """

    done: int
    total: int
    step: Step | None


class LoadedPairs:
    """A cache of loaded pairs, which unloads the least recently used when memory is short.

    Args:
        preloaded: pairs by name that always stay in memory.
        draft_dtype: of draft models, as `load_models` takes it.
    """

    def __init__(
        self, preloaded: Mapping[str, Pair] | None = None, draft_dtype: str = "auto"
    ) -> None:
        self._preloaded = preloaded or {}
        self._draft_dtype = draft_dtype
        self._kept: OrderedDict[PairSpec, Pair] = OrderedDict()  # the most recently used last
        self._alive: WeakValueDictionary[PairSpec, Pair] = WeakValueDictionary()
        self._one_at_a_time = threading.Lock()
        self._changing = threading.Lock()  # guards _kept; never held during a load
        self._loading: PairSpec | None = None
        self._device = pick_device("cpu")  # of that load
        self._outdated = False  # a head of the pair being loaded was downloaded meanwhile

    def get(self, spec: PairSpec) -> Pair:
        """Return a pair, loading it if necessary.

        Runs of other pairs continue meanwhile, except while the number of threads is chosen and the
        pair warmed up.

        Raises:
            SettingsError: the pair is not on this disk; only visitors start downloads.
            ModelError: the pair cannot be loaded.
        """
        if (known := self._find(spec)) is not None:
            return known  # without waiting for another pair to load
        if absent(spec):
            raise _not_here(spec)
        with self._one_at_a_time:
            if (known := self._find(spec)) is not None:
                return known
            self._device = pick_device()
            self._loading, self._outdated = spec, False
            try:
                return self._load(spec)
            finally:
                self._loading = None

    def is_preloaded(self, spec: PairSpec) -> bool:
        """Whether a pair always stays in memory; its files need not be on this disk."""
        return spec.name in self._preloaded

    def in_memory(self, spec: PairSpec) -> Pair | None:
        """Return a pair if it is in memory, without counting this as a use."""
        return self._preloaded.get(spec.name) or self._alive.get(spec)

    def renew(self, head: str) -> None:
        """Forget pairs that may draft with a newly downloaded head, so that they load it, too."""
        with self._changing:
            loading = self._loading
            self._outdated |= loading is not None and head in loading.heads.values()
            for spec in [spec for spec in self._alive if head in spec.heads.values()]:
                self._kept.pop(spec, None)
                self._alive.pop(spec, None)

    def loading(self, spec: PairSpec) -> Loading | None:
        """Return how far the load of a pair is; None if it is not being loaded."""
        if self._loading != spec:
            return None
        done, total = read_bytes(spec, self._device)
        return Loading(done, total, preparation.step if done == total else None)

    def shortage(self, spec: PairSpec) -> Line | None:
        """Explain that memory is too small for a pair even alone; None if it is not."""
        with self._changing:
            kept = list(self._kept)
        return shortage(spec, freed=kept)

    def _load(self, spec: PairSpec) -> Pair:
        if shortage(spec):
            on_decoder(drop_idle)
            return_memory()
        while shortage(spec) and self._unload_one():
            pass
        # The decoder runs meanwhile. With more threads here, OpenMP would have more threads than
        # cores and put them to sleep after each matrix product.
        use_threads(1)
        with beside_other_work(self._device):
            checkpoints = load_models(spec, draft_dtype=self._draft_dtype)
            tokenizer = tokenizer_of(checkpoints)  # may wait for a sandbox
        pair = on_decoder(partial(prepare, checkpoints, tokenizer, spare=FOR_THE_PAGE))
        with self._changing:
            if not self._outdated:
                self._kept[spec] = self._alive[spec] = pair
        return pair

    def _find(self, spec: PairSpec) -> Pair | None:
        """Return a pair that is in memory, kept here or held by a run; None otherwise."""
        if self.is_preloaded(spec):
            return self._preloaded[spec.name]
        with self._changing:
            pair = self._alive.get(spec)
            if pair is not None:
                self._kept[spec] = pair
                self._kept.move_to_end(spec)
        return pair

    def _unload_one(self) -> bool:
        """Unload the least recently used pair that no run holds; False if there is none."""
        with self._changing:
            kept = list(self._kept)
        for spec in kept:
            with self._changing:
                self._kept.pop(spec, None)  # `renew` may have dropped it
            return_memory()
            if spec not in self._alive:
                return True
            self._find(spec)  # a run holds it, so unloading frees nothing
        return False


def _not_here(spec: PairSpec) -> SettingsError:
    """Say how to get a pair that is not on this disk."""
    if (reason := out_of_reach(spec)) is not None:
        return SettingsError(
            "{pair} is not on this machine: {reason}.", pair=spec.name, reason=reason
        )
    return SettingsError(
        "{pair} is not on this machine. Press “Download” below the models.", pair=spec.name
    )


def own_pair(target: str, draft: str, *, folders: bool) -> PairSpec:
    """Build a pair from a visitor's own checkpoints.

    Args:
        target, draft: names as `custom` understands them, or from `OURS`; "" is no draft.
        folders: whether folders and files of this machine are allowed.

    Raises:
        SettingsError: a name means no model, or is not allowed here.
    """
    if not target:
        raise SettingsError("A draft needs a target. Enter a target, too, or clear the draft.")
    for name in (target, draft):
        if len(name) > MAX_NAME:
            raise SettingsError(NO_MODEL, checkpoint=name[:40])
    try:
        return custom(OURS.get(target, target), OURS.get(draft, draft), folders=folders)
    except ModelError as error:
        raise SettingsError(error.line) from None
