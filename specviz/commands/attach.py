"""`attach`: a running serving engine: its counters, is it sound, does it pay, which flags."""

import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from getpass import getpass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from specviz.console import StatusLine, is_terminal, starting, write_json
from specviz.engines.addresses import Reach
from specviz.engines.discovery import Attached, attach, find, read_metrics
from specviz.engines.engine import Engine, Sampling
from specviz.engines.findings import first_trace, investigate
from specviz.engines.http import MAX_BODY, ApiKey, KeyWantedError
from specviz.engines.record import Acceptance, Reading, drift, windows
from specviz.engines.verdict import Scorer
from specviz.errors import EngineError
from specviz.files import STDOUT, read_file, write_file
from specviz.lab.prompts import HELD_OUT, INSTRUCTIONS, load_prompts
from specviz.trace import write
from specviz.views import engine_text as text
from specviz.words.catalogue import ENGLISH

KEY = "SPECVIZ_API_KEY"
T = TypeVar("T")


@dataclass(frozen=True)
class Examined:
    """What to send.

    Attributes:
        prompt: one of the user's own; None: `texts` prompts of different kinds.
        tokens: length of each continuation.
        chat: put prompts into the model's chat template.
        target: a copy of the target on this disk whose distributions count; None: the servers'.
    """

    prompt: str | None
    texts: int
    tokens: int
    chat: bool
    target: str | None = None


def metrics(file: Path) -> None:
    """Print the counters in a copy of an engine's metrics."""
    data = sys.stdin.buffer.read(MAX_BODY + 1) if file == STDOUT else read_file(file, MAX_BODY)
    if len(data) > MAX_BODY:
        raise EngineError("These metrics are too large. Copy only those on speculation.")
    engine, found = read_metrics(data.decode("utf-8", "replace"))
    _print_counters(found, engine)


def watch(url: str | None, seconds: float) -> None:
    """Print what each period adds to the counters, and drifts, until Ctrl-C."""
    server = _attached(url)
    readings = list[Reading]()
    for number in count():
        readings.append(Reading(time.monotonic(), _counters(server)))
        if number:
            window = windows(readings)[-1]
            if window.added is None:
                print(ENGLISH.engines["restarted"])
                del readings[:-1]
            else:
                rows = text.counter_rows(ENGLISH, window.added, server.engine, formula=False)
                print(time.strftime("%H:%M:%S"), "; ".join(f"{k}: {v}" for k, v in rows))
                if change := drift(windows(readings)):
                    print(text.drift_line(ENGLISH, change, window.seconds))
        time.sleep(seconds)


def _counters(server: Attached) -> Acceptance:
    found = server.engine.counters(server.client)
    if found is None:
        raise EngineError(
            f"{server.server.engine} shows no counters on speculation: it is off, or has drafted"
            " nothing yet."
        )
    return found


def examination(
    url: str | None,
    plain_url: str | None,
    sent: Examined,
    trace_file: Path | None,
    json_file: Path | None,
) -> None:
    """Examine a server and print, or write as JSON, all that was found.

    Args:
        url: its address; None: the only one on the usual ports of this machine.
        plain_url: a second server with the same target that does not speculate.
        trace_file: where to write the first text as a trace.
    """
    server = _attached(url)
    plain = None if plain_url is None else _attached(plain_url)
    prints = json_file != STDOUT and trace_file != STDOUT
    say: Callable[[str], None] = print if prints else lambda _: None
    info = server.server
    say(" ".join(filter(None, [info.engine, info.version, info.model])))
    result: dict[str, Any] = {"server": info._asdict(), "url": server.client.address.url}
    if server.engine.lacks:
        say(ENGLISH.engines["lacks"][server.engine.lacks])
    else:
        result |= _examined(server, plain, sent, say, trace_file)
    if json_file:
        write_json(result, json_file)


def _examined(
    server: Attached,
    plain: Attached | None,
    sent: Examined,
    say: Callable[[str], None],
    trace_file: Path | None,
) -> dict[str, Any]:
    if server.server.speculates is False:
        say(ENGLISH.engines["off"])
    if not server.engine.steps:
        return _counted(server, sent, say)
    with StatusLine() as progress:
        found = investigate(
            server,
            _texts(sent),
            sent.tokens,
            chat=sent.chat,
            plain=plain,
            scorer=_scorer(sent),
            progress=lambda share: progress(f"Examining: {share:.0%}"),
        )
    for line in text.finding_lines(ENGLISH, server.engine, found):
        say(_unmarked(line))
    if trace_file:
        trace = first_trace(server, found.examination, sent.tokens, plain)
        write_file(trace_file, write(trace))
        words = ENGLISH.engines
        say(f"\n{trace_file}: {_unmarked(words['rescored'])} {words['untold']}")
    return {
        "counters": _as_json(found.accepted),
        "greedy": found.examination.greedy._asdict(),
        "sampled": found.examination.sampled._asdict(),
        "sound": found.examination.sound,
        "payoff": found.payoff and found.payoff._asdict(),
        "round": found.cost and found.cost._asdict(),
        "checklist": [{**item._asdict(), "figures": dict(item.figures)} for item in found.items],
        "flags": server.engine.command(found.deployment),
    }


def _scorer(sent: Examined) -> Scorer | None:
    if sent.target is None:
        return None
    with starting():
        from specviz.lab.rescoring import local_scorer

    return local_scorer(sent.target)


def _counted(server: Attached, sent: Examined, say: Callable[[str], None]) -> dict[str, Any]:
    """Print what an engine without steps reports: its counters, and those of one request."""
    counters = server.engine.counters(server.client)
    tally = server.engine.tally(
        server.client, server.server, _texts(sent)[0], Sampling(sent.tokens)
    )  # fmt: skip
    for found in (counters, tally):
        if found is not None:
            say("")
            _print_counters(found, server.engine, say)
    return {"counters": _as_json(counters), "request": _as_json(tally)}


def _texts(sent: Examined) -> list[str]:
    if sent.prompt is not None:
        return [sent.prompt]
    kinds = load_prompts(INSTRUCTIONS if sent.chat else HELD_OUT, per_kind=-(-sent.texts // 10))
    return [prompt.text for prompt in kinds[: sent.texts]]


def _attached(url: str | None) -> Attached:
    """Attach to a server; ask for its key if it wants one and the user is there."""
    key = ApiKey(os.environ.get(KEY, ""))
    if url is None:
        url = _only(find(Reach.LOOPBACK, key))
    try:
        return attach(url, Reach.PUBLIC, key)
    except KeyWantedError:
        if not is_terminal(sys.stdin):
            raise
        return attach(url, Reach.PUBLIC, ApiKey(getpass("API key: ")))


def _only(found: Sequence[Attached]) -> str:
    if len(found) == 1:
        return found[0].client.address.url
    if not found:
        raise EngineError(
            "No serving engine answers on the usual ports of this machine. Give its address:"
            " python -m specviz attach http://HOST:PORT."
        )
    names = ", ".join(f"{each.server.engine} at {each.client.address.url}" for each in found)
    raise EngineError(f"Several servers answer: {names}. Give the address of one.")


def _print_counters(found: Acceptance, engine: Engine, say: Callable[[str], None] = print) -> None:
    for name, value in text.counter_rows(ENGLISH, found, engine):
        say(f"{name:{text.WIDTH}} {value}")


def _as_json(found: Acceptance | None) -> dict[str, Any] | None:
    if found is None:
        return None
    names = ("drafts", "drafted", "accepted", "by_position", "draft_efficiency")
    more = ("acceptance_rate", "mean_acceptance_length", "conditional", "reported")
    return {name: getattr(found, name) for name in names + more}


def _unmarked(sentence: str) -> str:
    """Return a sentence without Markdown's emphasis."""
    return re.sub(r"\*\*|`", "", sentence)
