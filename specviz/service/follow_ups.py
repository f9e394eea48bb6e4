"""Follow-up runs: an earlier run with changed settings, or continued from another token.

The browser names only the run and the change; the rest comes from the server's own trace.
"""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from specviz.decoding.pair import Pair
from specviz.errors import Line, SettingsError
from specviz.models.offered import drafters_of
from specviz.models.pairs import PairSpec, find
from specviz.service.decoder import on_decoder
from specviz.service.host import Host
from specviz.service.run_spec import RunSpec, TokenPrompt
from specviz.service.runs import RUN_GONE, Runs
from specviz.settings import AXES, TREELESS, Settings, settings_from
from specviz.trace import Trace
from specviz.trace.tree import final_slot, line

NO_SUCH_FOLLOW_UP = Line(
    "This run cannot continue from there. Choose a token or a setting on the page."
)


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Another token for a slot of a round; the final token's slot follows the drafts."""

    round: Annotated[int, Meta(ge=0)]
    index: Annotated[int, Meta(ge=0)]
    token: Annotated[int, Meta(ge=0)]


class FollowUp(msgspec.Struct, forbid_unknown_fields=True):
    """A change to a visitor's earlier run, by its id, or to a recorded run, by its name."""

    run: Annotated[str, Meta(max_length=64)] = ""
    recorded: Annotated[str, Meta(max_length=64)] = ""
    changes: dict[str, int | float | str] = {}
    branch: Branch | None = None

    def __post_init__(self) -> None:
        if not self.changes.keys() <= {setting.name for setting in AXES.values()}:
            raise ValueError("only an axis of Explore can change")


CHOICES = {setting.name: setting.choices for setting in AXES.values() if setting.choices}
"""Settings that are names, with their values."""


class RecordedRun(NamedTuple):
    """A recorded run, and its prompt as it was typed."""

    trace: Trace
    prompt: str


class FollowUps:
    """Builds the specifications of follow-up runs.

    Args:
        recorded: returns the recorded run of a name, or None.
        loaded: returns a pair if it is in memory.
    """

    def __init__(
        self,
        runs: Runs,
        host: Host,
        recorded: Callable[[str], RecordedRun | None],
        loaded: Callable[[PairSpec], Pair | None] = lambda _: None,
    ) -> None:
        self._runs = runs
        self._host = host
        self._recorded = recorded
        self._loaded = loaded

    def offers(self, wanted: Any) -> dict[str, list[str]]:
        """List the values of each named setting that the run of a follow-up can take instead.

        Before its pair is loaded, the lists follow from the pair's files.

        Raises:
            SettingsError: the run is gone, or this host does not offer its models.
        """
        _, _, spec = self._read(wanted)
        now, pair = spec.settings, self._loaded(spec.pair)
        there = pair.drafters if pair else drafters_of(spec.pair)

        def can(name: str, value: str) -> bool:
            try:
                settings = settings_from(msgspec.structs.asdict(now) | {name: value})
            except SettingsError:
                return False
            return settings.drafter in there and not _refuses(pair, settings)

        def found() -> dict[str, list[str]]:
            return {
                name: [value for value in values if can(name, value)]
                for name, values in CHOICES.items()
            }

        return on_decoder(found) if pair else found()

    def spec_of(self, wanted: Any) -> RunSpec:
        """Build the run that a browser's follow-up asks for.

        Raises:
            SettingsError: the run is gone, this host does not offer its models, the trace has no
                such token at that slot, or a setting is out of range.
        """
        asked, trace, spec = self._read(wanted)
        settings = settings_from(msgspec.structs.asdict(spec.settings) | asked.changes)
        spec = spec._replace(settings=settings)
        if asked.branch:
            ids = (*trace.prompt, *text_before(trace, asked.branch), asked.branch.token)
            spec = spec._replace(tokens=TokenPrompt(ids, trace.pieces))
        self._host.check(trace.decode(spec.tokens.ids) if spec.tokens else spec.prompt, settings)
        return spec

    def _read(self, wanted: Any) -> tuple[FollowUp, Trace, RunSpec]:
        """Decode a browser's follow-up, and find the trace and specification of its run.

        Raises:
            SettingsError: it is invalid, the run is gone, or this host does not offer its models.
        """
        try:
            asked = msgspec.convert(wanted, FollowUp)
        except (msgspec.ValidationError, UnicodeError):
            raise SettingsError(NO_SUCH_FOLLOW_UP) from None
        found = self._kept(asked.run) if asked.run else self._recorded_run(asked.recorded)
        return asked, *found

    def _kept(self, id: str) -> tuple[Trace, RunSpec]:
        run = self._runs.find(id)
        if run is None or run.spec is None:
            raise SettingsError(RUN_GONE)
        return run.trace, run.spec

    def _recorded_run(self, name: str) -> tuple[Trace, RunSpec]:
        recorded = self._recorded(name)
        if recorded is None:
            raise SettingsError(NO_SUCH_FOLLOW_UP)
        trace, prompt = recorded
        self._host.check_pair(trace.models.pair)
        plain = bool(trace.plain.tokens)
        return trace, RunSpec(prompt, find(trace.models.pair), trace.settings, plain)


def _refuses(pair: Pair | None, settings: Settings) -> bool:
    """Whether a pair refuses the settings; if no pair is loaded, whether every pair would."""
    if pair is None:
        return settings.tree != "chain" and settings.drafter in TREELESS
    return pair.refusal(settings) is not None


def text_before(trace: Trace, branch: Branch) -> tuple[int, ...]:
    """Return the tokens generated before the slot of a branch.

    Raises:
        SettingsError: the trace has no such slot, or not this token among its candidates.
    """
    if branch.round >= len(trace.rounds):
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    round = trace.rounds[branch.round]
    slot = branch.index if branch.index < len(round.drafts) else final_slot(round)
    before_slot = [round.drafts[node] for node in line(round, slot)]
    written = all(draft.verdict == "accepted" for draft in before_slot)
    if not written or slot >= len(round.positions):
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    if branch.token not in {candidate.token for candidate in round.positions[slot].candidates}:
        raise SettingsError(NO_SUCH_FOLLOW_UP)
    before = tuple(token for earlier in trace.rounds[: branch.round] for token in earlier.emitted)
    return (*before, *(draft.token for draft in before_slot))
