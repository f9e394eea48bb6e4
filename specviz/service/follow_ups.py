"""Follow-up runs: an earlier run with one setting changed, or continued from another token.

The browser names only the run and the change; everything else comes from the server's own trace.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from specviz.errors import Line, SettingsError
from specviz.models.pairs import find
from specviz.service.host import Host
from specviz.service.run_spec import RunSpec, TokenPrompt
from specviz.service.runs import RUN_GONE, Runs
from specviz.settings import settings_from
from specviz.trace import Trace

NO_SUCH_FOLLOW_UP = Line(
    "This run cannot continue from there. Choose a token or a setting on the page."
)


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Another token at a slot of a round; the final token's slot comes after the drafts."""

    round: Annotated[int, Meta(ge=0)]
    index: Annotated[int, Meta(ge=0)]
    token: Annotated[int, Meta(ge=0)]


class FollowUp(msgspec.Struct, forbid_unknown_fields=True):
    """A change to an earlier run: a visitor's, by its id, or a recorded one, by its name."""

    run: Annotated[str, Meta(max_length=64)] = ""
    recorded: Annotated[str, Meta(max_length=64)] = ""
    changes: dict[Literal["gamma", "temperature", "drafter"], int | float | str] = {}
    branch: Branch | None = None


class FollowUps:
    """Works out what follow-up runs are made of.

    Args:
        recorded: finds a recorded run by its name.
    """

    def __init__(self, runs: Runs, host: Host, recorded: Callable[[str], Trace | None]) -> None:
        self._runs = runs
        self._host = host
        self._recorded = recorded

    def spec_of(self, wanted: Any) -> RunSpec:
        """The run that a follow-up asks for.

        Raises:
            SettingsError: the run is gone, its models are not offered here, no such token was
                recorded there, or a setting is out of range.
        """
        try:
            asked = msgspec.convert(wanted, FollowUp)
        except (msgspec.ValidationError, UnicodeError):
            raise SettingsError(NO_SUCH_FOLLOW_UP) from None
        trace, spec = self._kept(asked.run) if asked.run else self._recorded_run(asked.recorded)
        settings = settings_from(msgspec.structs.asdict(spec.settings) | asked.changes)
        spec = spec._replace(settings=settings)
        if asked.branch:
            ids = (*trace.prompt, *text_before(trace, asked.branch), asked.branch.token)
            spec = spec._replace(tokens=TokenPrompt(ids, trace.pieces))
        self._host.check(trace.decode(spec.tokens.ids) if spec.tokens else spec.prompt, settings)
        return spec

    def _kept(self, id: str) -> tuple[Trace, RunSpec]:
        run = self._runs.find(id)
        if run is None or run.spec is None:
            raise SettingsError(RUN_GONE)
        return run.trace, run.spec

    def _recorded_run(self, name: str) -> tuple[Trace, RunSpec]:
        trace = self._recorded(name)
        if trace is None:
            raise SettingsError(NO_SUCH_FOLLOW_UP)
        self._host.check_pair(trace.models.pair)
        tokens = TokenPrompt(trace.prompt, trace.pieces)
        plain = bool(trace.plain.tokens)
        return trace, RunSpec("", find(trace.models.pair), trace.settings, plain, tokens)


def text_before(trace: Trace, branch: Branch) -> tuple[int, ...]:
    """The tokens generated before the slot of a branch.

    Raises:
        SettingsError: the text has no such slot, or the token was not recorded there.
    """
    if branch.round >= len(trace.rounds):
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    round = trace.rounds[branch.round]
    slot = round.accepted if branch.index >= len(round.drafts) else branch.index
    if slot > round.accepted or slot >= len(round.positions):
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    if branch.token not in {candidate.token for candidate in round.positions[slot].candidates}:
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    before = tuple(token for earlier in trace.rounds[: branch.round] for token in earlier.emitted)
    return before + round.emitted[:slot]
