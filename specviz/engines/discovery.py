"""Recognises what answers at an address, and finds the servers of this machine."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from specviz.engines.adapters import engines
from specviz.engines.addresses import Reach, resolve
from specviz.engines.engine import Engine, Scored, Server
from specviz.engines.http import QUICK, ApiKey, Client, KeyWantedError, UnreachableError
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError

HASTE = 3.0  # seconds for each answer while many ports are tried


class Attached(NamedTuple):
    """A server, and the adapter that speaks to it."""

    engine: Engine
    client: Client
    server: Server

    def score(self, prompt: Sequence[int], tokens: Sequence[int]) -> list[Scored]:
        """Return the target's own distribution at each token of a text."""
        return self.engine.score(self.client, prompt, tokens)


def attach(url: str, reach: Reach, key: ApiKey | None = None, patience: float = QUICK) -> Attached:
    """Recognise the engine at an address.

    Args:
        patience: seconds to wait for each answer.

    Raises:
        SettingsError: the address may not be called.
        EngineError: nothing answers, or none of the known engines.
    """
    client = Client(resolve(url, reach), key, patience)
    refused: KeyWantedError | None = None
    for engine in _by_port(client.address.port):
        try:
            if server := engine.recognise(client):
                return Attached(engine, client, server)
        except UnreachableError:
            raise
        except KeyWantedError as error:
            refused = error
        except EngineError:
            continue
    raise refused or EngineError(
        "The server at {url} is none of {engines}. Check the address.",
        url=client.address.url,
        engines=", ".join(engine.name for engine in engines()),
    )


def _by_port(port: int) -> list[Engine]:
    """Return the engines, those that usually listen on a port first."""
    return sorted(engines(), key=lambda engine: port not in engine.ports)


def find(reach: Reach = Reach.LOOPBACK, key: ApiKey | None = None) -> list[Attached]:
    """Return the servers on the usual ports of this machine."""
    if reach < Reach.LOOPBACK:
        return []
    ports = sorted({port for engine in engines() for port in engine.ports})

    def at(port: int) -> Attached | None:
        try:
            return attach(f"http://127.0.0.1:{port}", reach, key, HASTE)
        except EngineError:
            return None

    with ThreadPoolExecutor(len(ports)) as pool:
        return [found for found in pool.map(at, ports) if found is not None]


def read_metrics(text: str) -> tuple[Engine, Acceptance]:
    """Read pasted metrics of whichever engine they come from.

    Raises:
        EngineError: they are no metrics, or hold none on speculation.
    """
    metrics = Metrics(text)
    for engine in engines():
        if metrics.names(engine.prefix):
            if (found := engine.metrics(metrics)) is not None:
                return engine, found
            raise EngineError(
                "These {engine} metrics contain none on speculation: it is off, or has drafted"
                " nothing yet.",
                engine=engine.name,
            )
    raise EngineError("These metrics come from none of the engines that SpecViz knows.")
