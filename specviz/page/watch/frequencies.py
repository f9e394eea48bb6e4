"""The experiment of losslessness on the page: sampled for a visitor, in turn with others' runs.

A component of its own, which is not seen, stands between the viewer and the decoder, so that its
messages and those of the run that is watched do not come in each other's way.
"""

import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from typing import Annotated, Any

import gradio as gr
import msgspec
from msgspec import Meta

from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.lab.frequencies import MOST_TOKENS, Beginning, Trial, commonest, difference, trials
from specviz.models.machine import use_threads
from specviz.models.pairs import PairSpec, find
from specviz.page.i18n import each
from specviz.page.messages import SILENT, Message, replies, waiting
from specviz.page.scripts import LANG
from specviz.service.decoder import decoding
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.queue import Queue
from specviz.trace import Trace, piece_bytes, read
from specviz.words import PAGE, SAMPLING

TRIALS = 200
MOST_SECONDS = 60.0  # of one experiment, with the turns of others
TURN_SECONDS = 0.03  # at the decoder, before others have theirs
TOLD_SECONDS = 0.3  # between two messages
AT_A_TIME = 2  # visitors who are served in turn; more of them wait
MOST_CHARACTERS = 2**20  # of a run as it is sent: its prompt and settings


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """An experiment on a run.

    Attributes:
        trace: of the run, as JSON, without what it wrote.
        number: the viewer's own, which is told back.
        tokens: how many are written in a trial.
        take: which repetition it is; each has random numbers of its own.
    """

    trace: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    number: Annotated[int, Meta(ge=0, lt=2**31)]
    tokens: Annotated[int, Meta(ge=1, le=MOST_TOKENS)]
    take: Annotated[int, Meta(ge=0, lt=2**31)]


class Frequencies:
    """The events of the experiment."""

    def __init__(self, pairs: LoadedPairs, host: Host) -> None:
        self._pairs = pairs
        self._host = host
        self._queue = Queue(AT_A_TIME, host.queue)
        self._asked: dict[str, object] = {}  # owner → their latest experiment, while it is wanted

    @replies(echo="number")
    def sample(
        self, request: gr.Request, data: gr.EventData, target: str, draft: str
    ) -> Iterator[Message]:
        """What is found, told while it is; a second experiment of a visitor ends the first."""
        owner = str(request.session_hash)
        mark = self._asked[owner] = object()
        wanted, trace = self._read(data._data)
        spec = self._spec(trace.models.pair, target, draft)
        if not (yield from self._queue.wait(owner, waiting)):
            return
        try:
            pair = self._pairs.get(spec)
            check_same(pair, trace)
            yield from sampled(pair, trace, wanted, lambda: self._asked.get(owner) is mark)
        finally:
            self._queue.leave(owner)

    def stop(self, request: gr.Request) -> None:
        """The visitor does not want to know more; also when they have closed the page."""
        owner = str(request.session_hash)
        self._asked.pop(owner, None)
        self._queue.give_up(owner)

    def _read(self, data: Any) -> tuple[Wanted, Trace]:
        """What a page asks for.

        Raises:
            SettingsError: it cannot be had here.
            TraceError: the run is damaged.
        """
        try:
            wanted = msgspec.convert(data, Wanted)
        except (msgspec.ValidationError, UnicodeError):
            raise SettingsError(SAMPLING["not_a_run"]) from None
        trace = read(wanted.trace.encode("utf-8", "replace"))
        if trace.settings.temperature == 0 or trace.settings.gamma == 0:
            raise SettingsError(SAMPLING["nothing"])
        self._host.check("", trace.settings)
        if len(trace.prompt) > self._host.max_prompt:  # a token is a character at least
            raise SettingsError(SAMPLING["not_a_run"])
        return wanted, trace

    def _spec(self, name: str, target: str, draft: str) -> PairSpec:
        """The pair of that name: of the page's own, or the one that the visitor has named.

        Raises:
            SettingsError: it is not to be had here.
        """
        if name in self._host.pairs:
            return find(name)
        target, draft = (target or "").strip(), (draft or "").strip()
        if self._host.custom and target:
            spec = own_pair(target, draft, folders=self._host.folders)
            if spec.name == name:
                return spec
        raise SettingsError(SAMPLING["not_offered"])


def check_same(pair: Pair, trace: Trace) -> None:
    """The prompt's tokens mean the same to this pair as to the one that was recorded.

    Raises:
        SettingsError: they do not.
    """
    for token in set(trace.prompt):
        if token >= pair.vocabulary or pair.tokenizer.piece(token) != trace.pieces[token]:
            raise SettingsError(SAMPLING["other_models"])


def sampled(
    pair: Pair, trace: Trace, wanted: Wanted, still: Callable[[], bool]
) -> Generator[Message, None, None]:
    """What trials on the decoder's thread have found so far, until there are enough.

    Args:
        still: whether anyone still wants to know.
    """
    source = trials(pair, trace.prompt, trace.settings, wanted.tokens, wanted.take)
    found: list[Trial] = []

    def turn() -> int | list[Trial]:
        """Some trials; or, while the prompt is read, how many of its tokens are."""
        use_threads(pair.machine.threads)
        until = time.monotonic() + TURN_SECONDS
        some: list[Trial] = []
        for made in source:
            if isinstance(made, int):
                return made
            some.append(made)
            if len(found) + len(some) == TRIALS or time.monotonic() >= until:
                break
        return some

    begun = told = time.monotonic()
    state = "running"
    with closing(source):
        while state == "running":
            made = decoding(turn)
            if isinstance(made, int):
                line = PAGE["reading"].format(done=made, of=len(trace.prompt))
                yield {"state": "loading", "message": line}
            else:
                found += made
            now = time.monotonic()
            if len(found) == TRIALS:
                state = "done"
            elif not still():
                state = "stopped"
            elif now - begun > MOST_SECONDS:
                state = "late"
            elif found and now - told > TOLD_SECONDS:
                told = now
                yield _counts(pair, found) | {"state": state}
    yield _counts(pair, found) | {"state": state} | _differences(found)


def _counts(pair: Pair, found: list[Trial]) -> Message:
    if not found:  # it was stopped while the prompt was read
        return {"trials": 0, "of": TRIALS}
    lines = commonest(found)
    listed = [sum(way) for way in zip(*(line[1:] for line in lines), strict=True)]
    return {
        "trials": len(found),
        "of": TRIALS,
        "lines": [{"text": _text(pair, line.beginning), "counts": line[1:]} for line in lines],
        "others": [len(found) - count for count in listed],
    }


def _differences(found: list[Trial]) -> Message:
    if not found:
        return {}
    plain, speculative, lossy = zip(*found, strict=True)
    apart = {"speculative": difference(plain, speculative), "lossy": difference(plain, lossy)}
    return {"differences": {way: found._asdict() for way, found in apart.items()}}


def _text(pair: Pair, beginning: Beginning) -> str:
    data = b"".join(piece_bytes(pair.tokenizer.piece(token)) for token in beginning)
    return data.decode("utf-8", "replace")


_MOUNT = """
const mount = () => {
  const stage = document.querySelector('#stage .stage')?.specviz;
  if (!stage) return setTimeout(mount, 50);
  const {experiment} = stage;
  if (!props.trials) return experiment.refuse();
  const events = {sample: 'submit', leave: 'stop'};
  experiment.offer((intent, detail) => trigger(events[intent], detail), props.trials);
  watch('value', () => experiment.take(JSON.parse(props.value)));
};
mount();
"""


def _busy() -> str:
    """A script for an event: below the button it says that the decoder cannot be reached."""
    return f"""() => {{
  {LANG}
  const {{experiment}} = document.querySelector('#stage .stage').specviz;
  experiment.fail(({json.dumps(each(lambda say: say.page["busy"]))})[lang]);
}}"""


def experiment(
    page: gr.Blocks, pairs: LoadedPairs, host: Host, own: Sequence[gr.components.Component]
) -> None:
    """Offers the experiment to the viewer; on ZeroGPU, where nothing decodes here, it says so.

    Args:
        own: the controls in which visitors name a target and a draft of their own.
    """
    between = gr.HTML(
        "{}",
        html_template="",
        js_on_load=_MOUNT,
        apply_default_css=False,
        visible="hidden",
        trials=0 if host.zero_gpu else TRIALS,
        elem_id="frequencies",
    )
    if host.zero_gpu:
        return
    frequencies = Frequencies(pairs, host)
    asked = between.submit(frequencies.sample, [*own], between, concurrency_limit=None, **SILENT)
    asked.failure(None, js=_busy())
    between.stop(frequencies.stop, None, None, queue=False, **SILENT)
    page.unload(frequencies.stop)
