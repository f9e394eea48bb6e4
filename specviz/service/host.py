"""A host's configuration: the pairs it offers and the limits of its page."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from specviz.errors import Line, SettingsError
from specviz.models.pairs import DEFAULT
from specviz.service.examples import Example
from specviz.service.queue import AddressLimit
from specviz.settings import (
    LIMITS,
    MAX_BUDGET,
    MAX_GAMMA,
    MAX_NEW_TOKENS,
    MAX_PROMPT_CHARACTERS,
    SETTINGS,
    Setting,
    Settings,
)

NOT_OFFERED = Line("{name!r:.60} is not available on this page. Choose one from its list.")
PROMPT_TOO_LONG = Line("This page takes prompts of up to {most:,} characters; yours has {asked:,}.")


@dataclass(frozen=True)
class Host:
    """The pairs and limits of one page.

    Attributes:
        pair: the pair that is loaded at the start.
        pairs: the pairs to choose from; visitors can download those that are not on this disk.
        offer: the pair, one of `pairs`, that is made for this GPU and that visitors are asked to
            download; "": none.
        custom: whether visitors may name their own checkpoints.
        folders: whether visitors may also name folders and files of this machine.
        draft_dtype: of draft models: "auto", or "same" as their targets'.
        gallery: the host's own example prompts; empty: the page's.
        max_new_tokens: maximum tokens per run.
        max_prompt: maximum characters per prompt.
        max_gamma: maximum drafted tokens per round.
        max_budget: maximum tokens of a tree per round, at least the usual number.
        visitors: maximum visitors whose runs take turns at the decoder.
        queue: maximum visitors waiting for a turn.
        per_address: maximum active and waiting requests per network address; 0: no limit.
        proxies: the number of the host's own reverse proxies in front of the page.
        max_sweep_runs: maximum runs per sweep.
        max_sweep_seconds: seconds of measuring after which a sweep pauses; it can be resumed.
        hosts: host names that the page accepts; empty: any.
        zero_gpu: whether this is a ZeroGPU Space, which borrows a GPU for each run.
    """

    pair: str = DEFAULT
    pairs: tuple[str, ...] = (DEFAULT,)
    offer: str = ""
    custom: bool = False
    folders: bool = False
    draft_dtype: str = "auto"
    gallery: tuple[Example, ...] = ()
    max_new_tokens: int = MAX_NEW_TOKENS
    max_prompt: int = MAX_PROMPT_CHARACTERS
    max_gamma: int = MAX_GAMMA
    max_budget: int = MAX_BUDGET
    visitors: int = 16
    queue: int = 100
    per_address: int = 0
    proxies: int = 0
    max_sweep_runs: int = 500
    max_sweep_seconds: int = 900
    hosts: tuple[str, ...] = ()
    zero_gpu: bool = False

    @property
    def defaults(self) -> Settings:
        """The settings that the page opens with."""
        return Settings(
            **{each.name: min(each.default, self.most(each)) for each in LIMITS.values()}
        )

    def most(self, setting: Setting) -> Any:
        """The largest value of a setting on this page."""
        return getattr(self, setting.limit) if setting.limit else setting.most

    @cached_property
    def address_limit(self) -> AddressLimit:
        """The limit that all queues of this page share."""
        return AddressLimit(self.per_address)

    def check_pair(self, pair: str) -> None:
        """Check that this host offers a pair.

        Raises:
            SettingsError: it does not.
        """
        if pair not in self.pairs:
            raise SettingsError(NOT_OFFERED, name=pair)

    def check(self, prompt: str, settings: Settings) -> None:
        """Check that a run is within this host's limits.

        Raises:
            SettingsError: the prompt or a setting exceeds a limit.
        """
        if len(prompt) > self.max_prompt:
            raise SettingsError(PROMPT_TOO_LONG, most=self.max_prompt, asked=len(prompt))
        chosen = {name: [getattr(settings, name)] for name in SETTINGS}
        for setting in LIMITS.values():
            asked, most = getattr(settings, setting.name), self.most(setting)
            if asked > most and not setting.why_idle(chosen):
                raise SettingsError(setting.refusal, most=most, asked=asked)
