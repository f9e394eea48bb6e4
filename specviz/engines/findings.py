"""All that an examination of a server finds: what the page and `attach` show."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from specviz.engines.as_trace import as_trace
from specviz.engines.checklist import Item, checklist
from specviz.engines.discovery import Attached
from specviz.engines.engine import Deployment, Sampling
from specviz.engines.payoff import Payoff, RoundCost, compare, round_cost
from specviz.engines.record import Acceptance
from specviz.engines.verdict import Examination, Scorer, examine
from specviz.trace import Trace

USUAL_GAMMA = 4

Progress = Callable[[float], None]
"""Called with the share that is done."""


class Findings(NamedTuple):
    """What was found; without a plain server, nothing on the payoff.

    Attributes:
        cost: None, too, if all rounds drafted equally many tokens.
        accepted: in all texts; None if the engine does not report steps.
        deployment: the server's settings as far as its answers show them.
    """

    examination: Examination
    items: list[Item]
    accepted: Acceptance | None
    deployment: Deployment
    payoff: Payoff | None = None
    cost: RoundCost | None = None


def investigate(
    server: Attached,
    prompts: Sequence[str],
    tokens: int,
    *,
    chat: bool = True,
    plain: Attached | None = None,
    scorer: Scorer | None = None,
    progress: Progress = lambda _: None,
) -> Findings:
    """Examine a server, and compare it with a plain one if there is one.

    Args:
        prompts: texts, put into the model's chat template if `chat`.
        tokens: length of each continuation.
        plain: a server with the same target that does not speculate.
        scorer: whose distributions count; None: the plain server's, or else the server's own.

    Raises:
        EngineError: a server fails, or does not report its steps.
    """
    texts = [server.engine.encode(server.client, prompt, chat=chat) for prompt in prompts]
    if scorer is None and plain is not None:
        scorer = plain.score
    parts = 1 if plain is None else 2
    found = examine(server, texts, tokens, scorer, lambda share: progress(share / parts))
    payoff = None
    if plain is not None and len(texts) > 1:
        payoff = compare(
            server, plain, texts, Sampling(tokens), lambda share: progress((1 + share) / 2)
        )
    return Findings(
        found,
        checklist(server.server, found.replies[::2], found.replies[1::2]),
        found.accepted(server.engine.name),
        _deployment(server, found),
        payoff,
        None if payoff is None else round_cost(payoff.plain, payoff.points),
    )


def _deployment(server: Attached, found: Examination) -> Deployment:
    drafted = (step.drafted or 0 for reply in found.replies for step in reply.steps)
    gamma = max(drafted, default=0) or USUAL_GAMMA
    return Deployment(server.server.model or "TARGET", "DRAFT", "model", gamma)


def first_trace(
    server: Attached, found: Examination, tokens: int, plain: Attached | None = None
) -> Trace:
    """Return the first text as a trace, beside plain decoding of its prompt if that is at hand."""
    reply, scored = found.replies[0], found.scored[0]
    sampling = Sampling(tokens, seed=1)
    other = None
    if plain is not None:
        other = plain.engine.reply(plain.client, reply.prompt, sampling)
    pieces = server.engine.pieces(server.client, reply, scored, other)
    return as_trace(server.server, reply, sampling, pieces, scored=scored, plain=other)
