"""Loaded pairs, shared by all visitors; each is loaded once, in its first visitor's time."""

import threading
from functools import partial

from specviz.decoding.pair import Pair
from specviz.models.loading import load_checkpoints, prepare
from specviz.models.pairs import find
from specviz.page.decoder import decoding


class LoadedPairs:
    """Pairs by name, kept once loaded."""

    def __init__(self) -> None:
        self._pairs: dict[str, Pair] = {}
        self._lock = threading.Lock()

    def get(self, name: str) -> Pair:
        """The pair of that name.

        Raises:
            ModelError: there is none, or it cannot be loaded.
        """
        if (known := self._pairs.get(name)) is not None:
            return known  # nobody who has a pair waits for another's to load
        with self._lock:
            if name not in self._pairs:
                checkpoints = load_checkpoints(find(name))  # others decode on meanwhile
                self._pairs[name] = decoding(partial(prepare, checkpoints))
            return self._pairs[name]
