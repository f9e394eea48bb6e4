"""What a host offers its visitors: read once from the environment, documented in the README."""

from collections.abc import Mapping
from dataclasses import dataclass

from specviz.errors import ModelError, SettingsError
from specviz.models.checks import is_here
from specviz.models.pairs import DEFAULT, PAIRS, find
from specviz.settings import MAX_GAMMA, MAX_NEW_TOKENS, MAX_PROMPT_CHARACTERS, Settings

LEAST_PROMPT = 1000  # characters: the gallery's prompts fit
MOST_VISITORS = 64


@dataclass(frozen=True)
class Host:
    """The pairs and limits of one page.

    Attributes:
        pair: the pair that is loaded at the start.
        pairs: the pairs to choose from. One that is not on this disk is downloaded when chosen.
        max_new_tokens: tokens that a run may write.
        max_prompt: characters that a prompt may have.
        max_gamma: guesses that a round may have.
        visitors: runs that are decoded in turn; others wait.
    """

    pair: str = DEFAULT
    pairs: tuple[str, ...] = (DEFAULT,)
    max_new_tokens: int = MAX_NEW_TOKENS
    max_prompt: int = MAX_PROMPT_CHARACTERS
    max_gamma: int = MAX_GAMMA
    visitors: int = 16

    @property
    def defaults(self) -> Settings:
        """The settings that the page opens with."""
        usual = Settings()
        return Settings(
            gamma=min(usual.gamma, self.max_gamma),
            max_new_tokens=min(usual.max_new_tokens, self.max_new_tokens),
        )

    def check(self, prompt: str, pair: str, settings: Settings) -> None:
        """Lets a run pass.

        Raises:
            SettingsError: this host does not allow it.
        """
        if pair not in self.pairs:
            raise SettingsError(f"This page has no pair {pair!r:.60}; choose one from its list.")
        for name, value, most in (
            ("characters of prompt", len(prompt), self.max_prompt),
            ("new tokens", settings.max_new_tokens, self.max_new_tokens),
            ("guesses per round", settings.gamma, self.max_gamma),
        ):
            if value > most:
                raise SettingsError(f"This page allows {most:,} {name}; you asked for {value:,}.")


def read_host(environment: Mapping[str, str]) -> Host:
    """The host that SPECVIZ_… variables describe; what is not set, or empty, keeps its default.

    Raises:
        SettingsError: a variable has a value that cannot be used.
    """
    given = environment.get("SPECVIZ_PAIR", "").strip()
    names = [name.strip() for name in environment.get("SPECVIZ_PAIRS", "").split(",")]
    names = list(dict.fromkeys(filter(None, names)))
    for variable, name in [("SPECVIZ_PAIR", given), *(("SPECVIZ_PAIRS", name) for name in names)]:
        try:
            find(name or DEFAULT)
        except ModelError as error:
            raise SettingsError(f"{variable}: {error}") from None
    if names and given and given not in names:
        raise SettingsError("SPECVIZ_PAIR must be one of SPECVIZ_PAIRS.")
    here = [pair.name for pair in PAIRS if pair.name == given or is_here(pair)]
    pairs = tuple(names or here or [DEFAULT])
    return Host(
        pair=given or (DEFAULT if DEFAULT in pairs else pairs[0]),
        pairs=pairs,
        max_new_tokens=_whole(environment, "MAX_NEW_TOKENS", 16, MAX_NEW_TOKENS, MAX_NEW_TOKENS),
        max_prompt=_whole(
            environment, "MAX_PROMPT", LEAST_PROMPT, MAX_PROMPT_CHARACTERS, MAX_PROMPT_CHARACTERS
        ),
        max_gamma=_whole(environment, "MAX_GAMMA", 1, MAX_GAMMA, MAX_GAMMA),
        visitors=_whole(environment, "VISITORS", 1, MOST_VISITORS, Host.visitors),
    )


def _whole(environment: Mapping[str, str], name: str, low: int, high: int, default: int) -> int:
    text = environment.get(f"SPECVIZ_{name}", "").strip()
    if not text:
        return default
    if not text.isdecimal() or not low <= int(text) <= high:
        raise SettingsError(f"SPECVIZ_{name} must be a whole number from {low:,} to {high:,}.")
    return int(text)
