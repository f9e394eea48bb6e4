"""A host's configuration: the pairs it offers and the limits of its page."""

from dataclasses import dataclass
from functools import cached_property

from specviz.errors import Line, SettingsError
from specviz.models.pairs import DEFAULT
from specviz.service.examples import Example
from specviz.service.queue import AddressLimit
from specviz.settings import (
    MAX_BUDGET,
    MAX_GAMMA,
    MAX_NEW_TOKENS,
    MAX_PROMPT_CHARACTERS,
    Settings,
)

NOT_OFFERED = Line("{name!r:.60} is not available on this page. Choose one from its list.")
PROMPT_TOO_LONG = Line("This page takes prompts of up to {most:,} characters; yours has {asked:,}.")
TOO_MANY_TOKENS = Line("This page generates up to {most:,} tokens; you asked for {asked:,}.")
GAMMA_TOO_LARGE = Line("This page drafts up to {most:,} tokens per round; you asked for {asked:,}.")
BUDGET_TOO_LARGE = Line(
    "This page verifies up to {most:,} tokens of a tree per round; you asked for {asked:,}."
)


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
        usual = Settings()
        return Settings(
            gamma=min(usual.gamma, self.max_gamma),
            max_new_tokens=min(usual.max_new_tokens, self.max_new_tokens),
        )

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
            SettingsError: the prompt, the number of tokens, γ or a tree's budget exceeds a limit.
        """
        budget = 0 if settings.tree == "chain" else settings.budget
        for template, asked, most in (
            (PROMPT_TOO_LONG, len(prompt), self.max_prompt),
            (TOO_MANY_TOKENS, settings.max_new_tokens, self.max_new_tokens),
            (GAMMA_TOO_LARGE, settings.gamma, self.max_gamma),
            (BUDGET_TOO_LARGE, budget, self.max_budget),
        ):
            if asked > most:
                raise SettingsError(template, most=most, asked=asked)
