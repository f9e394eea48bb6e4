"""An engine's answer as a trace, as far as the engine reports it.

What it does not report is absent: drafts outside the text (`UNREPORTED`), all draws, the draft's
distributions, and the parts of a round's time (its whole time counts as verification). The target's
distributions are there if the text was rescored, and only where the text went.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from math import exp

from specviz.engines.engine import Reply, Sampling, Scored, Server, Step
from specviz.errors import EngineError
from specviz.settings import MAX_GAMMA, Settings
from specviz.trace import (
    REST,
    Candidate,
    Draft,
    Final,
    Machine,
    Model,
    Models,
    Piece,
    Plain,
    Position,
    Prefill,
    Round,
    Times,
    Trace,
    Verdict,
    counted,
)

UNREPORTED = 2**24 - 1
"""Stands for a drafted token that the engine did not report."""
UNREPORTED_PIECE = "⟨?⟩"
LISTED = 8  # candidates of a position


def as_trace(
    server: Server,
    reply: Reply,
    sampling: Sampling,
    pieces: Mapping[int, Piece],
    *,
    scored: Sequence[Scored] = (),
    plain: Reply | None = None,
) -> Trace:
    """Convert a reply.

    Args:
        pieces: what its tokens read.
        scored: the target's distributions at its tokens.
        plain: the same prompt's continuation by a server without speculation.

    Raises:
        EngineError: the engine does not report its rounds, or they are too long.
    """
    if any(step.drafted is None for step in reply.steps):
        raise EngineError(
            "{engine} drafts, but does not report how much in each round. Start it with the flags"
            " that `attach` prints.",
            engine=server.engine,
        )
    gamma = max((step.drafted or 0 for step in reply.steps), default=0)
    if gamma > MAX_GAMMA:
        raise EngineError(
            "{engine} drafts {gamma} tokens in a round, and a trace has at most {most}.",
            engine=server.engine,
            gamma=gamma,
            most=MAX_GAMMA,
        )
    rounds, place = list[Round](), 0
    for number, step in enumerate(reply.steps):
        here = scored[place : place + len(step.tokens)]
        if step.tokens:
            rounds.append(_round(step, here, sampling.temperature, timed=number > 0))
        place += len(step.tokens)
    trace = Trace(
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        models=Models(pair=server.engine, target=_model(server.model), draft=_model("?")),
        machine=Machine(
            device=f"{server.engine} {server.version}".strip(),
            processor="", threads=0, torch="", transformers="",
            placement="the target’s distributions were rescored" if scored else "",
        ),
        settings=Settings(
            gamma=gamma, temperature=sampling.temperature, seed=sampling.seed,
            max_new_tokens=sampling.tokens,
        ),
        prompt=reply.prompt,
        pieces={**pieces, **_listed(scored), UNREPORTED: UNREPORTED_PIECE},
        prefill=Prefill(target=reply.steps[0].seconds, tokens=max(0, len(reply.prompt) - 1)),
        rounds=tuple(rounds),
        plain=_plain(plain),
        ending="length" if len(reply.tokens) >= sampling.tokens else "end of text",
    )  # fmt: skip
    return counted(trace)


def _model(name: str) -> Model:
    """Return a model of unknown size; of a path on the server's disk, only its last part."""
    shown = name.rpartition("/")[2] if name.startswith("/") else name
    return Model(name=shown, parameters=0, layers=0, dtype="")


def _round(step: Step, scored: Sequence[Scored], temperature: float, *, timed: bool) -> Round:
    drafted, kept = step.drafted or 0, step.accepted or 0
    final = step.tokens[-1] if len(step.tokens) > kept else None
    positions = tuple(_position(each, temperature) for each in scored)
    drafts = [
        Draft(
            token=token,
            parent=slot - 1,
            verdict="accepted",
            target=_probability(scored[slot], temperature) if scored else None,
        )
        for slot, token in enumerate(step.tokens[:kept])
    ]
    for slot in range(kept, drafted):
        rejected: Verdict = "rejected" if slot == kept and final is not None else "untested"
        drafts.append(Draft(token=UNREPORTED, parent=slot - 1, verdict=rejected))
    return Round(
        drafts=tuple(drafts),
        final=None if final is None else Final(final, "correction" if kept < drafted else "bonus"),
        times=Times(0.0, step.seconds if timed else 0.0, 0.0),
        positions=positions,
    )


def _position(scored: Scored, temperature: float) -> Position:
    listed = dict(list(scored.top.items())[:LISTED])
    if scored.logprob is not None:
        listed[scored.token] = scored.logprob
    best = max(scored.top.values())
    candidates = []
    for token, logprob in sorted(listed.items(), key=lambda item: -item[1]):
        raw = min(1.0, exp(logprob))
        chance = _sampled(raw, temperature, best=logprob == best)
        candidates.append(Candidate(token, chance, target_raw=raw))
    rest = max(0.0, 1 - sum(each.target_raw or 0 for each in candidates))
    unlisted = _sampled(rest, temperature, best=False)
    return Position(candidates=tuple(candidates), rest=Candidate(REST, unlisted, target_raw=rest))


def _probability(scored: Scored, temperature: float) -> float | None:
    if scored.logprob is None:
        return None
    best = scored.logprob >= max(scored.top.values())
    return _sampled(min(1.0, exp(scored.logprob)), temperature, best=best)


def _sampled(raw: float, temperature: float, *, best: bool) -> float | None:
    """Return the probability to be sampled; other temperatures need the whole distribution."""
    if temperature == 0:
        return float(best)
    return raw if temperature == 1 else None


def _listed(scored: Sequence[Scored]) -> dict[int, Piece]:
    return {token: text for each in scored for token, text in each.pieces.items()}


def _plain(reply: Reply | None) -> Plain:
    """Return the plain text's tokens and times; the first token's time belongs to the prompt."""
    if reply is None:
        return Plain()
    seconds = [
        step.seconds / len(step.tokens) if number else 0.0
        for number, step in enumerate(reply.steps)
        for _ in step.tokens
    ]
    return Plain(reply.tokens, tuple(seconds))
