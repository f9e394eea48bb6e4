"""Every queue of the page counts a visitor's network address."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from specviz.errors import SettingsError
from specviz.models.pairs import find
from specviz.page.explore.events import Explore
from specviz.page.myths.events import Myths
from specviz.page.pay.events import Pay
from specviz.page.watch.events import Watch
from specviz.page.watch.frequencies import FrequencyEvents
from specviz.page.watch.recorded import first_run
from specviz.service.host import Host
from specviz.service.machine_profile import MachineProfiler
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import address_full
from specviz.service.runs import Runs
from specviz.service.sweeps import Sweeps
from specviz.sweep.samples import Sweep
from specviz.trace import write
from support import made_up_sweep

PAIR = first_run().models.pair
PAIRS = LoadedPairs()
REQUEST: Any = SimpleNamespace(
    session_hash="a", headers={}, query_params="", client=SimpleNamespace(host="6.6.6.6")
)


def event(data: dict[str, Any]) -> Any:
    return SimpleNamespace(_data=data)


def runs(host: Host, _: Path) -> Iterator[Any]:
    spec: Any = None
    return Watch(PAIRS, Runs(), host)._serve(REQUEST, spec)


def counts(host: Host, _: Path) -> Iterator[Any]:
    trace = replace(first_run(), rounds=(), ending="stopped")
    asked = {"trace": write(trace).decode(), "number": 1, "tokens": 2, "take": 0}
    return FrequencyEvents(PAIRS, host).sample(REQUEST, event(asked), "", "")


def experiments(host: Host, _: Path) -> Iterator[Any]:
    return Myths(PAIRS, host).begin(REQUEST, event({"claim": 16}))


def sweeps(host: Host, folder: Path) -> Iterator[Any]:
    explore = Explore(made := Sweeps(PAIRS, host, folder), host)
    explore._visitor(REQUEST).wants = made.keep(Sweep(plan=made_up_sweep.plan()))
    return explore.measure(REQUEST)


def profiles(host: Host, folder: Path) -> Iterator[Any]:
    explore = Explore(Sweeps(PAIRS, host, folder), host)
    profiler = MachineProfiler(PAIRS, find(PAIR), host)
    return Pay(Runs(), first_run(), explore, profiler, host).measure(REQUEST)


@pytest.mark.parametrize("ask", [runs, counts, experiments, sweeps, profiles])
def test_every_queue_counts_the_address(
    ask: Callable[[Host, Path], Iterator[Any]], tmp_path: Path
) -> None:
    host = Host(pair=PAIR, pairs=(PAIR,), per_address=1)
    host.address_limit.enter("6.6.6.6")
    try:
        told = str(next(ask(host, tmp_path)))
    except SettingsError as error:  # `runs` is no event itself
        told = str(error)
    assert str(address_full(1)) in told.replace("&#x27;", "'")
