"""Runs speculative and plain decoding of one target in turn, and records a trace."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, datetime
from operator import index
from typing import SupportsIndex

from msgspec.structs import replace

from specviz.decoding.captured_round import prepare_plain, prepare_run
from specviz.decoding.decode import check_prompt, decode
from specviz.decoding.heads.parts import TiedHead
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import steps_to_capture
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill_chunks
from specviz.decoding.preparation import preparation
from specviz.decoding.static_model import captured
from specviz.settings import Settings
from specviz.trace import Folds, Models, Piece, Plain, Prefill, Round, Trace


def race(
    pair: Pair,
    prompt: Iterable[SupportsIndex],
    settings: Settings,
    *,
    plain: bool = True,
    top: int = 8,
) -> Generator[Trace, None, None]:
    """Race speculative against plain decoding.

    After each round plain decoding takes as many steps as the round emitted tokens, so that drift
    of the machine affects both alike. Prefill is timed apart, and no time includes work done for
    display.

    Args:
        prompt: token ids, as integers of any kind.
        plain: measure plain decoding, too.
        top: how many of the likeliest tokens of each model to record; 0 records none.

    Yields:
        The trace so far: after each chunk of the prompt, then after each round.

    Raises:
        TypeError: the prompt is no sequence of token ids.
        SettingsError: the prompt is empty or too long, or the pair lacks this drafter.
        ModelError: the target's logits overflow.
    """
    prompt = _ids(prompt)
    target = pair.target()
    drafter, draft = pair.drafter_for(settings, target)
    check_prompt(prompt, target)
    alone = pair.target() if plain else None  # a second target: it keeps no states for a drafter
    longest = len(prompt) + settings.max_new_tokens
    with preparation.of(steps_to_capture(settings, drafts=draft is not None, plain=plain)):
        prepare_run(settings, target, drafter, draft, longest)
        prepare_plain(settings, alone, longest)
    trace = Trace(
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        models=_models(pair, settings, draft, len(prompt)),
        machine=pair.machine,
        settings=settings,
        prompt=tuple(prompt),
        pieces=_pieces(pair, {}, prompt),
        captured=captured(target, draft, alone),
    )
    spent = trace.prefill
    for tokens, (ours, drafts, _) in prefill_chunks(prompt[:-1], target, draft, alone):
        spent = Prefill(spent.target + ours, spent.draft + drafts, tokens)
        trace = replace(trace, prefill=spent)
        yield trace
    folds = Folds(settings)
    baseline = plain_steps(alone, prompt, settings) if alone else iter(())
    for round, ending in decode(target, drafter, prompt, settings, pair.ends, top):
        # `emitted` first: zip must not take a plain step that has no partner.
        steps = [step for _, step in zip(round.emitted, baseline, strict=False)]
        shown = [*_shown(round), *(step.token for step in steps)]
        fresh = Plain(tuple(step.token for step in steps), tuple(step.seconds for step in steps))
        rounds, comparisons = folds.extend([round], fresh)
        trace = replace(
            trace,
            pieces=_pieces(pair, trace.pieces, shown),
            rounds=trace.rounds + rounds,
            plain=Plain(trace.plain.tokens + fresh.tokens, trace.plain.seconds + fresh.seconds),
            comparisons=trace.comparisons + comparisons,
            ending=ending,
            captured=captured(target, draft, alone),
        )
        yield trace


def _models(pair: Pair, settings: Settings, draft: LanguageModel | None, length: int) -> Models:
    """The models of a run, with a note if the drafter cannot read a prompt of so many tokens."""
    models = pair.models_of(settings.drafter)
    if draft is None or models.draft is None or settings.drafter == "lookup+model":
        return models
    longest = draft.longest if isinstance(draft, TiedHead) else draft.limit
    return replace(models, draft=replace(models.draft, too_short=length > longest))


def finish(traces: Iterable[Trace]) -> Trace:
    """Run to the end and return the complete trace.

    Raises:
        ValueError: this race has ended before.
    """
    last = deque(traces, maxlen=1)
    if not last:
        raise ValueError("This race has ended before. Start another.")
    return last[0]


def _ids(prompt: Iterable[SupportsIndex]) -> list[int]:
    try:
        return [index(token) for token in prompt]
    except TypeError:
        raise TypeError("The prompt must be token ids: use pair.tokenizer.encode(text).") from None


def _shown(round: Round) -> Iterator[int]:
    """The ids of all tokens that a round displays."""
    yield from (draft.token for draft in round.drafts)
    yield from round.emitted
    for position in round.positions:
        yield from (candidate.token for candidate in position.candidates)


def _pieces(pair: Pair, known: dict[int, Piece], tokens: Iterable[int]) -> dict[int, Piece]:
    fresh = {token: pair.tokenizer.piece(token) for token in tokens if token not in known}
    return {**known, **fresh} if fresh else known
