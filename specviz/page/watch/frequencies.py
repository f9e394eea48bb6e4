"""The test “does speculative decoding change the result?”: its events and an invisible component.

The viewer draws it. The invisible component carries its messages separately from those of the run
on the stage.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import gradio as gr
import msgspec
from msgspec import Meta

from specviz.errors import SettingsError
from specviz.lab.frequencies import MOST_TOKENS
from specviz.page.component import component
from specviz.page.i18n import each, say_of
from specviz.page.messages import SILENT, Message, owner_of, prefilling, replies, waiting
from specviz.page.server.addresses import address_of
from specviz.service import frequencies as service
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Waiting
from specviz.trace import Trace, read
from specviz.words.catalogue import Catalogue

MOST_CHARACTERS = 2**20  # of a run's trace without rounds


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A request for an experiment on a run.

    Attributes:
        trace: the run's trace as JSON, without its rounds.
        number: the viewer's number for this experiment, repeated in every reply.
        tokens: the number of tokens per text.
        take: the number of this repetition; each has its own random numbers.
    """

    trace: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    number: Annotated[int, Meta(ge=0, lt=2**31)]
    tokens: Annotated[int, Meta(ge=1, le=MOST_TOKENS)]
    take: Annotated[int, Meta(ge=0, lt=2**31)]


class FrequencyEvents:
    """The events of the experiment."""

    def __init__(self, pairs: LoadedPairs, host: Host) -> None:
        self._host = host
        self._frequencies = service.Frequencies(pairs, host)

    @replies(echo="number")
    def sample(
        self, request: gr.Request, data: gr.EventData, target: str, draft: str
    ) -> Iterator[Message]:
        """Run an experiment and yield regular reports; it ends the visitor's earlier one."""
        wanted, trace = _read(data._data)
        spec = self._frequencies.pair_of(trace, (target or "").strip(), (draft or "").strip())
        owner, address = owner_of(request), address_of(request, self._host.proxies)
        for step in self._frequencies.sample(
            owner, trace, spec, wanted.tokens, wanted.take, address
        ):
            yield _message(say_of(request), step)

    def stop(self, request: gr.Request) -> None:
        """Stop the visitor's experiment, also when they close the page."""
        self._frequencies.stop(owner_of(request))


def _read(data: Any) -> tuple[Wanted, Trace]:
    """Decode a request for an experiment.

    Raises:
        SettingsError: it is not a valid request.
        TraceError: the trace is damaged.
    """
    try:
        wanted = msgspec.convert(data, Wanted)
    except (msgspec.ValidationError, UnicodeError):
        raise SettingsError(service.NOT_A_RUN) from None
    return wanted, read(wanted.trace.encode("utf-8", "replace"))


def _message(say: Catalogue, step: Waiting | service.Prefilling | service.Found) -> Message:
    match step:
        case Waiting(ahead):
            return waiting(say, ahead)
        case service.Prefilling(done, of):
            return prefilling(say, done, of)
        case service.Found():
            return msgspec.structs.asdict(step)


def experiment(
    page: gr.Blocks, pairs: LoadedPairs, host: Host, own: Sequence[gr.components.Component]
) -> None:
    """Offer the experiment to the viewer, or say that ZeroGPU does not run it.

    Args:
        own: the controls for the visitor's own target and draft.
    """
    between = component(
        "sampling",
        "{}",
        events=["submit", "stop"],
        words=each(lambda say: {"busy": say.page["busy"]}),
        visible="hidden",
        texts=0 if host.zero_gpu else service.TEXTS,
        elem_id="frequencies",
    )
    if host.zero_gpu:
        return
    frequencies = FrequencyEvents(pairs, host)
    sampled = between.submit(frequencies.sample, [*own], between, concurrency_limit=None, **SILENT)
    sampled.failure(None, js="() => SpecViz.sampling.busy()")
    between.stop(frequencies.stop, None, None, queue=False, **SILENT)
    page.unload(frequencies.stop)
