"""What a sweep runs: prompts by kind, and every combination of settings."""

import itertools
from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from specviz.errors import SettingsError
from specviz.settings import Settings, check_prompt
from specviz.trace import Name

MAX_RUNS = 20_000
MAX_PROMPTS = 500
MAX_CHARACTERS = 2_000_000  # of all prompts together
MAX_KIND = 40  # characters


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the frozen values; an unknown field in a file is an error."""


class Prompt(Value, frozen=True, array_like=True):
    """A text to continue, or a request, and its kind.

    Raises:
        SettingsError: the text cannot be tokenized, or the kind is missing.
    """

    kind: str
    text: str

    def __post_init__(self) -> None:
        if not self.kind or len(self.kind) > MAX_KIND or not self.kind.isprintable():
            raise SettingsError("A prompt’s kind must have 1 to {most} characters.", most=MAX_KIND)
        check_prompt(self.text)
        if not self.text.strip():
            raise SettingsError("A prompt of the kind {kind} is empty.", kind=self.kind)

    @property
    def id(self) -> str:
        """A hash of kind and text: twelve hexadecimal digits."""
        return hex_digest(f"{self.kind}\0{self.text}".encode())


class RunKey(NamedTuple):
    """Identifies a run of a sweep; `prompt` is an index into the plan's prompts."""

    pair: str
    drafter: str
    gamma: int
    temperature: float
    prompt: int


class Plan(Value, frozen=True, kw_only=True):
    """Every pair × drafter × γ × temperature × prompt.

    Attributes:
        suite: the name of the prompts' source.
        pairs: names of the pairs.
        tokens: the most that a run emits.
        chat: put prompts into the target's chat template, if it has one.

    Raises:
        SettingsError: the plan is empty or too large, or a setting is out of range.
    """

    suite: Name
    pairs: tuple[Name, ...]
    prompts: tuple[Prompt, ...]
    drafters: tuple[str, ...] = ("model",)
    gammas: tuple[int, ...] = (1, 2, 4, 8)
    temperatures: tuple[float, ...] = (0.0,)
    tokens: int = 48
    seed: int = 0
    top_k: int = 0
    top_p: float = 1.0
    confidence: float = 0.0
    chat: bool = True

    def __post_init__(self) -> None:
        for name in ("pairs", "prompts", "drafters", "gammas", "temperatures"):
            values: tuple[object, ...] = getattr(self, name)
            if not values or len(set(values)) < len(values):
                raise SettingsError("The {name} of a sweep must not be empty or repeat.", name=name)
        if len(self.prompts) > MAX_PROMPTS:
            raise SettingsError("A sweep takes at most {most:,} prompts.", most=MAX_PROMPTS)
        if sum(len(prompt.text) for prompt in self.prompts) > MAX_CHARACTERS:
            raise SettingsError("A sweep takes at most {most:,} characters.", most=MAX_CHARACTERS)
        if self.runs > MAX_RUNS:
            raise SettingsError(
                "This sweep has {runs:,} runs; at most {most:,} are allowed. "
                "Choose fewer prompts or settings.",
                runs=self.runs,
                most=MAX_RUNS,
            )
        for drafter, gamma, temperature in self._settings():
            self.settings(drafter, gamma, temperature)
            if not gamma:
                raise SettingsError("γ of a sweep must be at least 1: γ = 0 is always measured.")

    @property
    def runs(self) -> int:
        """How many speculative runs."""
        parts = (self.pairs, self.drafters, self.gammas, self.temperatures, self.prompts)
        count = 1
        for part in parts:
            count *= len(part)
        return count

    @property
    def baselines(self) -> int:
        """How many plain runs: one for each pair, temperature and prompt."""
        return len(self.pairs) * len(self.temperatures) * len(self.prompts)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of prompts, in order of appearance."""
        return tuple(dict.fromkeys(prompt.kind for prompt in self.prompts))

    def settings(self, drafter: str, gamma: int, temperature: float) -> Settings:
        """The settings of one run.

        Raises:
            SettingsError: a value is out of range.
        """
        return Settings(
            gamma=gamma,
            temperature=temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            seed=self.seed,
            max_new_tokens=self.tokens,
            drafter=drafter,
            confidence=self.confidence,
        )

    def seconds(self, step: float) -> float:
        """How long the sweep takes at `step` seconds a token, if speculation gains nothing."""
        return (self.runs + self.baselines) * self.tokens * step

    def _settings(self) -> Iterator[tuple[str, int, float]]:
        return itertools.product(self.drafters, self.gammas, self.temperatures)


def hex_digest(data: bytes) -> str:
    """Twelve hexadecimal digits."""
    return blake2b(data, digest_size=6).hexdigest()
