"""What a host offers its visitors: the pairs and the limits of one page."""

from dataclasses import dataclass

from specviz.errors import Line, SettingsError
from specviz.models.pairs import DEFAULT
from specviz.service.examples import Example
from specviz.settings import MAX_GAMMA, MAX_NEW_TOKENS, MAX_PROMPT_CHARACTERS, Settings

NOT_OFFERED = Line("{name!r:.60} is not available on this page. Choose one from its list.")
PROMPT_TOO_LONG = Line("This page takes prompts of up to {most:,} characters; yours has {asked:,}.")
TOO_MANY_TOKENS = Line("This page generates up to {most:,} tokens; you asked for {asked:,}.")
GAMMA_TOO_LARGE = Line("This page drafts up to {most:,} tokens per round; you asked for {asked:,}.")


@dataclass(frozen=True)
class Host:
    """The pairs and limits of one page.

    Attributes:
        pair: the pair that is loaded at the start.
        pairs: the pairs to choose from. One that is not on this disk is downloaded when chosen.
        custom: whether visitors may name their own checkpoints.
        folders: whether they may also name folders and files of this machine.
        gallery: the host's own example prompts; empty: the page's.
        max_new_tokens: tokens that a run may generate.
        max_prompt: characters that a prompt may have.
        max_gamma: tokens that a round may draft.
        visitors: runs that take turns at the decoder.
        queue: visitors who may wait for a turn.
        per_address: how many of both may come from one address; 0: any number.
        proxies: how many of its own reverse proxies the requests pass.
        max_sweep_runs: runs that a sweep may have.
        max_sweep_seconds: after which a sweep stops; it can be resumed.
        hosts: host names that the page answers to; empty: any.
        zero_gpu: whether this is a ZeroGPU Space, which borrows a GPU for each run.
    """

    pair: str = DEFAULT
    pairs: tuple[str, ...] = (DEFAULT,)
    custom: bool = False
    folders: bool = False
    gallery: tuple[Example, ...] = ()
    max_new_tokens: int = MAX_NEW_TOKENS
    max_prompt: int = MAX_PROMPT_CHARACTERS
    max_gamma: int = MAX_GAMMA
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

    def check_pair(self, pair: str) -> None:
        """Check that a pair is in the list.

        Raises:
            SettingsError: this host does not offer it.
        """
        if pair not in self.pairs:
            raise SettingsError(NOT_OFFERED, name=pair)

    def check(self, prompt: str, settings: Settings) -> None:
        """Check that a run is within the limits.

        Raises:
            SettingsError: this host does not allow it.
        """
        for template, asked, most in (
            (PROMPT_TOO_LONG, len(prompt), self.max_prompt),
            (TOO_MANY_TOKENS, settings.max_new_tokens, self.max_new_tokens),
            (GAMMA_TOO_LARGE, settings.gamma, self.max_gamma),
        ):
            if asked > most:
                raise SettingsError(template, most=most, asked=asked)
