"""Tells visitors how far a download, a load or the preparation of a run is."""

import asyncio
from collections.abc import AsyncIterator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import AbstractContextManager
from contextvars import copy_context
from typing import TypeVar

from specviz.models.pairs import PairSpec
from specviz.page.messages import Message, loading, preparing
from specviz.service.decoder import step_in_preparation
from specviz.service.downloads import PairStatus
from specviz.service.latest import Asker
from specviz.service.pairs import LoadedPairs
from specviz.words.catalogue import Catalogue

Result = TypeVar("Result")

LOOK_SECONDS = 0.25  # between two looks


async def followed(
    asking: AbstractContextManager[Asker], status: Callable[[], PairStatus]
) -> AsyncIterator[PairStatus]:
    """Yield a status while it changes by itself and its visitor asks for no other."""
    sent = None
    with asking as asker:
        while asker.is_latest:
            now = await asyncio.to_thread(status)
            if now != sent:
                yield now
            if not now.changes:
                break
            sent = now
            await asyncio.sleep(LOOK_SECONDS)


def working(
    pairs: LoadedPairs, say: Catalogue, spec: PairSpec, work: Callable[[], Result]
) -> Generator[Message, None, Result]:
    """Run `work` on a thread of its own; yield how far the pair's load and the captures are.

    Returns:
        The result of `work`, for which a generator that is closed waits, too.
    """
    with ThreadPoolExecutor(1) as own:
        done = own.submit(copy_context().run, work)
        sent: Message = {}
        while not wait([done], LOOK_SECONDS).done:
            load = pairs.loading(spec)
            step = load.step if load else step_in_preparation()
            if step is not None:
                now = preparing(say, *step)
            else:
                now = loading(say, spec.name, *(load[:2] if load else ()))
            if now != sent:
                yield now
            sent = now
        return done.result()
