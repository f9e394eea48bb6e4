"""Starts SpecViz's page in this process, for tests and benchmarks."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager

import gradio as gr

from specviz.decoding.pair import Pair
from specviz.models.pairs import PairSpec
from specviz.page.app import LAUNCH, build, served
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs


class Endless(LoadedPairs):
    """Pairs without end tokens, so that every run has the requested length."""

    def get(self, spec: PairSpec) -> Pair:
        return dataclasses.replace(super().get(spec), ends=frozenset())


@contextmanager
def started_page(
    pairs: LoadedPairs | None = None, runs: Runs | None = None, host: Host | None = None
) -> Iterator[str]:
    """Serve the page, by default with new pairs and runs; yield its URL."""
    with started(build(pairs or LoadedPairs(), runs or Runs(), host or Host())) as url:
        yield url


@contextmanager
def started(page: gr.Blocks, host: Host | None = None) -> Iterator[str]:
    """Serve a page until the end of the block; yield its URL.

    With `host`, it answers only requests for that host's names.
    """
    options = LAUNCH if host is None else served(host)
    _, url, _ = page.launch(
        **options, prevent_thread_lock=True, server_name="127.0.0.1", quiet=True
    )
    try:
        yield url
    finally:
        page.close()
