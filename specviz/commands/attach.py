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

from specviz.console import StatusLine, is_terminal, write_json
from specviz.engines.addresses import Reach
from specviz.engines.as_trace import as_trace
from specviz.engines.checklist import Item, checklist
from specviz.engines.discovery import Attached, attach, find, read_metrics
from specviz.engines.engine import Deployment, Engine, Sampling
from specviz.engines.http import MAX_BODY, ApiKey, KeyWantedError
from specviz.engines.payoff import Payoff, RoundCost, compare, round_cost
from specviz.engines.record import Acceptance, Reading, drift, windows
from specviz.engines.verdict import Examination, examine
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
    """

    prompt: str | None
    texts: int
    tokens: int
    chat: bool


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
                rows = text.counter_rows(ENGLISH, window.added, server.engine)
                print(time.strftime("%H:%M:%S"), "; ".join(f"{k}: {v}" for k, v in rows[:6]))
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
    prompts = [server.engine.encode(server.client, each, chat=sent.chat) for each in _texts(sent)]
    scorer = None if plain is None else (
        lambda prompt, tokens: plain.engine.score(plain.client, prompt, tokens)
    )  # fmt: skip
    with StatusLine() as progress:
        found = examine(
            server, prompts, sent.tokens, scorer,
            lambda share: progress(f"Examining: {share:.0%}"),
        )  # fmt: skip
        paid = None
        if plain is not None:
            paid = compare(
                server, plain, prompts, Sampling(sent.tokens),
                lambda share: progress(f"Comparing with plain decoding: {share:.0%}"),
            )  # fmt: skip
    cost = None if paid is None else round_cost(paid.plain, paid.points)
    items = checklist(server.server, found.replies[::2], found.replies[1::2])
    _print_found(say, server, found, paid, cost, items)
    if trace_file:
        _write_trace(server, plain, sent, found, trace_file)
    return {
        "counters": _as_json(found.accepted(server.engine.name)),
        "greedy": found.greedy._asdict(),
        "sampled": found.sampled._asdict(),
        "sound": found.sound,
        "payoff": paid and paid._asdict(),
        "round": cost and cost._asdict(),
        "checklist": [{**item._asdict(), "figures": dict(item.figures)} for item in items],
        "flags": server.engine.command(_deployment(server, found)),
    }


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


def _print_found(
    say: Callable[[str], None],
    server: Attached,
    found: Examination,
    paid: Payoff | None,
    cost: RoundCost | None,
    items: Sequence[Item],
) -> None:
    say("")
    for line in text.verdict_lines(ENGLISH, found):
        say(_unmarked(line))
    if (accepted := found.accepted(server.engine.name)) is not None:
        say("")
        _print_counters(accepted, server.engine, say)
    if paid is not None:
        say("")
        for line in text.payoff_lines(ENGLISH, paid, cost):
            say(_unmarked(line))
    say("")
    for line in text.checklist_lines(ENGLISH, items):
        say(_unmarked(line))
    say("")
    for line in text.production_lines(ENGLISH, server.engine, _deployment(server, found)):
        say(line)


def _write_trace(
    server: Attached, plain: Attached | None, sent: Examined, found: Examination, file: Path
) -> None:
    reply, scored, sampling = found.replies[0], found.scored[0], Sampling(sent.tokens, seed=1)
    other = None
    if plain is not None:
        other = plain.engine.reply(plain.client, reply.prompt, sampling)
    pieces = server.engine.pieces(server.client, reply, scored, other)
    trace = as_trace(server.server, reply, sampling, pieces, scored=scored, plain=other)
    write_file(file, write(trace))
    if file != STDOUT:
        print(f"\n{file}: {_unmarked(ENGLISH.engines['rescored'])} {ENGLISH.engines['untold']}")


def _deployment(server: Attached, found: Examination) -> Deployment:
    """Return the settings that the server seems to have, with a place for the draft's name."""
    drafted = [step.drafted or 0 for reply in found.replies for step in reply.steps]
    return Deployment(
        server.server.model or "TARGET", "DRAFT", "model", max(drafted, default=0) or 4
    )


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
        say(f"{name:52} {value}")


def _as_json(found: Acceptance | None) -> dict[str, Any] | None:
    if found is None:
        return None
    names = ("drafts", "drafted", "accepted", "by_position", "draft_efficiency")
    more = ("acceptance_rate", "mean_acceptance_length", "conditional", "reported")
    return {name: getattr(found, name) for name in names + more}


def _unmarked(sentence: str) -> str:
    """Return a sentence without Markdown's emphasis."""
    return re.sub(r"\*\*|`", "", sentence)
