"""What a host offers its visitors: read once from the environment, documented in hosting.md."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from specviz.errors import Line, ModelError, SettingsError
from specviz.models.checks import is_here
from specviz.models.default import default_pair
from specviz.models.pairs import DEFAULT, PAIRS, find
from specviz.service.examples import Example, read_examples
from specviz.settings import MAX_GAMMA, MAX_NEW_TOKENS, MAX_PROMPT_CHARACTERS, Settings
from specviz.sweep.plan import MAX_RUNS

LEAST_PROMPT = 1000  # characters: the gallery's prompts fit
MOST_VISITORS = 64
MOST_QUEUE = 500
MOST_SWEEP_SECONDS = 86_400
MOST_PROXIES = 8
USUAL_PER_ADDRESS = 8  # half of those who are served

NOT_OFFERED = Line("{name!r:.60} is not available on this page. Choose one from its list.")
PROMPT_TOO_LONG = Line("This page takes prompts of up to {most:,} characters; yours has {asked:,}.")
TOO_MANY_TOKENS = Line("This page generates up to {most:,} tokens; you asked for {asked:,}.")
GAMMA_TOO_LARGE = Line("This page drafts up to {most:,} tokens per round; you asked for {asked:,}.")

SWITCH = {"on": True, "off": False}
LOCAL = {"", "127.0.0.1", "localhost", "::1"}  # server names that nobody else reaches
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")  # as browsers call this machine
HOST_NAME = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")

PRESETS = {
    # A room of a hundred people before one decoder: short turns and a long queue, for whoever
    # has a turn should see it move.
    "workshop": {
        "SPECVIZ_MAX_NEW_TOKENS": "128",
        "SPECVIZ_MAX_PROMPT": "4000",
        "SPECVIZ_MAX_GAMMA": "8",
        "SPECVIZ_VISITORS": "8",
        "SPECVIZ_QUEUE": "200",
        "SPECVIZ_PER_ADDRESS": "0",  # the room may have one address
        "SPECVIZ_MAX_SWEEP_RUNS": "60",
        "SPECVIZ_MAX_SWEEP_SECONDS": "120",
        "SPECVIZ_CUSTOM": "off",
    },
}
"""Variables under one name; a variable that is set itself wins."""


@dataclass(frozen=True)
class Host:
    """The pairs and limits of one page.

    Attributes:
        pair: the pair that is loaded at the start.
        pairs: the pairs to choose from. One that is not on this disk is downloaded when chosen.
        custom: whether visitors may name checkpoints of their own.
        folders: whether they may name what is on this machine's disk, too.
        gallery: the host's own prompts to start from; none: the page's.
        max_new_tokens: tokens that a run may write.
        max_prompt: characters that a prompt may have.
        max_gamma: guesses that a round may have.
        visitors: runs that are decoded in turn.
        queue: visitors who may wait for that.
        per_address: of both together, how many may have one address; 0: any number.
        proxies: how many proxies of its own stand before it.
        max_sweep_runs: runs that a sweep may have.
        max_sweep_seconds: after which a sweep stops; it can be resumed.
        hosts: names that the page answers to, as in an address; none: any.
        zero_gpu: whether this is a Space that is lent a GPU for each run.
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
        """Lets a pair of the list pass.

        Raises:
            SettingsError: this host does not offer it.
        """
        if pair not in self.pairs:
            raise SettingsError(NOT_OFFERED, name=pair)

    def check(self, prompt: str, settings: Settings) -> None:
        """Lets a run pass.

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


def read_host(environment: Mapping[str, str]) -> Host:
    """The host that SPECVIZ_… variables describe; what is not set, or empty, keeps its default.

    Raises:
        SettingsError: a variable has a value that cannot be used.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    given = _preset(given) | given
    pair, pairs = _pairs(given)
    zero_gpu = given.get("SPACES_ZERO_GPU") == "true"  # where all models are placed at the start
    max_prompt = _whole(
        given, "MAX_PROMPT", LEAST_PROMPT, MAX_PROMPT_CHARACTERS, MAX_PROMPT_CHARACTERS
    )
    return Host(
        pair=pair,
        pairs=pairs,
        custom=_switch(given, "CUSTOM", default=_is_private(given)) and not zero_gpu,
        folders=_is_private(given),
        gallery=_gallery(given, max_prompt),
        max_new_tokens=_whole(given, "MAX_NEW_TOKENS", 16, MAX_NEW_TOKENS, MAX_NEW_TOKENS),
        max_prompt=max_prompt,
        max_gamma=_whole(given, "MAX_GAMMA", 1, MAX_GAMMA, MAX_GAMMA),
        visitors=_whole(given, "VISITORS", 1, MOST_VISITORS, Host.visitors),
        queue=_whole(given, "QUEUE", 0, MOST_QUEUE, Host.queue),
        per_address=_whole(
            given, "PER_ADDRESS", 0, MOST_QUEUE, 0 if _is_private(given) else USUAL_PER_ADDRESS
        ),
        proxies=_whole(given, "PROXIES", 0, MOST_PROXIES, int("SPACE_ID" in given)),
        max_sweep_runs=_whole(given, "MAX_SWEEP_RUNS", 8, MAX_RUNS, Host.max_sweep_runs),
        max_sweep_seconds=_whole(
            given, "MAX_SWEEP_SECONDS", 10, MOST_SWEEP_SECONDS, Host.max_sweep_seconds
        ),
        hosts=_hosts(given),
        zero_gpu=zero_gpu,
    )


def _preset(given: Mapping[str, str]) -> dict[str, str]:
    name = given.get("SPECVIZ_PRESET")
    if name is None:
        return {}
    if name not in PRESETS:
        raise SettingsError(f"SPECVIZ_PRESET must be one of {', '.join(PRESETS)}.")
    return PRESETS[name]


def _pairs(given: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The default pair, and those to choose from."""
    pair = given.get("SPECVIZ_PAIR", "")
    names = [name.strip() for name in given.get("SPECVIZ_PAIRS", "").split(",")]
    names = list(dict.fromkeys(filter(None, names)))
    for variable, name in [("SPECVIZ_PAIR", pair), *(("SPECVIZ_PAIRS", name) for name in names)]:
        try:
            find(name or DEFAULT)
        except ModelError as error:
            raise SettingsError(f"{variable}: {error}") from None
    if names and pair and pair not in names:
        raise SettingsError("SPECVIZ_PAIR must be one of SPECVIZ_PAIRS.")
    here = [spec.name for spec in PAIRS if spec.name == pair or is_here(spec)]
    pairs = tuple(names or here or [DEFAULT])
    return pair or default_pair(map(find, pairs)).name, pairs


def _gallery(given: Mapping[str, str], longest: int) -> tuple[Example, ...]:
    path = given.get("SPECVIZ_GALLERY")
    if path is None:
        return ()
    try:
        return read_examples(path, longest)
    except SettingsError as error:
        raise SettingsError(f"SPECVIZ_GALLERY: {error}") from None


def _is_private(given: Mapping[str, str]) -> bool:
    """Whether only this machine reaches the page; a Space and a shared link are public."""
    shared = given.get("GRADIO_SHARE", "").lower() == "true"
    return given.get("GRADIO_SERVER_NAME", "") in LOCAL and not shared and "SPACE_ID" not in given


def _hosts(given: Mapping[str, str]) -> tuple[str, ...]:
    """Names that the page answers to; this machine's own are always among them.

    A page that only this machine reaches answers to no other, for any website can have its own
    name point here, and would then read what a visitor of it can read.
    """
    text = given.get("SPECVIZ_HOSTS", "" if _is_private(given) else "*").lower()
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names == ["*"]:
        return ()
    if not all(map(HOST_NAME.fullmatch, names)):
        raise SettingsError("SPECVIZ_HOSTS must be host names with commas, without ports, or *.")
    return (*LOCAL_HOSTS, *names)


def _switch(given: Mapping[str, str], name: str, *, default: bool) -> bool:
    value = given.get(f"SPECVIZ_{name}")
    if value is None:
        return default
    if value not in SWITCH:
        raise SettingsError(f"SPECVIZ_{name} must be {' or '.join(SWITCH)}.")
    return SWITCH[value]


def _whole(given: Mapping[str, str], name: str, low: int, high: int, default: int) -> int:
    text = given.get(f"SPECVIZ_{name}")
    if text is None:
        return default
    if not text.isdecimal() or not low <= int(text) <= high:
        raise SettingsError(f"SPECVIZ_{name} must be a whole number from {low:,} to {high:,}.")
    return int(text)
