"""What a sweep runs: prompts by kind, and every combination of settings that can run."""

import itertools
from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from specviz.errors import Line, SettingsError
from specviz.settings import AXES, NO_TREE, TREELESS, Settings, check_prompt
from specviz.trace import Name, Value

DEPTH = 6  # of trees; EAGLE-2 has 7, at larger budgets
MAX_RUNS = 20_000
MAX_PAIRS = 50
MAX_VALUES = 100  # of each axis but the prompts
MAX_PROMPTS = 500
MAX_CHARACTERS = 2_000_000  # of all prompts together
MAX_KIND = 40  # characters


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
            raise SettingsError(
                "A prompt of the kind {kind} is empty. Write one, or remove it.", kind=self.kind
            )

    @property
    def id(self) -> str:
        """A hash of kind and text: twelve hexadecimal digits."""
        return hex_digest(f"{self.kind}\0{self.text}".encode())


class Scheme(NamedTuple):
    """How drafts are made and judged: drafter, rule, tree and controller, as in `Settings`."""

    drafter: str
    rule: str = "token"
    tree: str = "chain"
    controller: str = "fixed"

    @property
    def is_tree(self) -> bool:
        """Whether drafts form a tree: its budget then takes the place of γ."""
        return self.tree != "chain"

    @property
    def code(self) -> str:
        """One word, for events and links; only the drafter for a chain with the token rule."""
        if self == Scheme(self.drafter):
            return self.drafter
        return "/".join(self[:3] if self.controller == "fixed" else self)

    @classmethod
    def of(cls, code: str) -> "Scheme":
        """The scheme with this code.

        Raises:
            ValueError: there is none.
        """
        parts = code.split("/")
        if len(parts) not in (1, 3, 4):
            raise ValueError(code)
        return cls(*parts)


class RunKey(NamedTuple):
    """Identifies a run of a sweep.

    Attributes:
        gamma: tokens that the target verifies in a round: γ of a chain, the budget of a tree.
        prompt: an index into the plan's prompts.
    """

    pair: str
    scheme: Scheme
    gamma: int
    temperature: float
    prompt: int


CHAINS_ONLY = Line("The draft length is chosen for chains only. Choose a fixed one for trees.")
NOT_HERE = Line("None of these drafters works with these models. Choose another.")


class LeftOut(NamedTuple):
    """A scheme that a pair cannot run."""

    pair: Name
    scheme: Scheme


class Plan(Value, frozen=True, kw_only=True):
    """Every pair × drafter × rule × tree × γ × temperature × prompt that can run.

    Attributes:
        suite: the name of the prompts' source.
        pairs: names of the pairs.
        gammas: draft lengths of chains.
        budgets: verified tokens of trees; empty: the same numbers as `gammas`.
        depth: the most levels of a tree.
        left_out: schemes that a pair cannot run; those that no pair can run are added.
        tokens: the most that a run emits.
        chat: put prompts into the target's chat template, if it has one.

    Raises:
        SettingsError: the plan is empty or too large, or a setting is out of range.
    """

    suite: Name
    pairs: tuple[Name, ...]
    prompts: tuple[Prompt, ...]
    drafters: tuple[str, ...] = AXES["drafters"].usual
    rules: tuple[str, ...] = AXES["rules"].usual
    trees: tuple[str, ...] = AXES["trees"].usual
    controllers: tuple[str, ...] = AXES["controllers"].usual
    gammas: tuple[int, ...] = AXES["gammas"].usual
    budgets: tuple[int, ...] = AXES["budgets"].usual
    depth: int = DEPTH
    left_out: tuple[LeftOut, ...] = ()
    temperatures: tuple[float, ...] = AXES["temperatures"].usual
    tokens: int = 48
    seed: int = 0
    top_k: int = 0
    top_p: float = 1.0
    confidence: float = 0.0
    chat: bool = True

    def __post_init__(self) -> None:
        for name in ("pairs", *AXES):
            if len(getattr(self, name)) > MAX_VALUES:
                raise SettingsError(
                    "The {name} of a sweep may have at most {most:,} values. Choose fewer.",
                    name=name,
                    most=MAX_VALUES,
                )
        for name in ("pairs", "prompts", *AXES):
            values: tuple[object, ...] = getattr(self, name)
            if (not values and name != "budgets") or len(set(values)) < len(values):
                raise SettingsError(
                    "The {name} of a sweep must not be empty or contain duplicates.", name=name
                )
        if len(self.pairs) > MAX_PAIRS:
            raise SettingsError(
                "A sweep takes at most {most:,} pairs. Choose fewer.", most=MAX_PAIRS
            )
        if len(self.prompts) > MAX_PROMPTS:
            raise SettingsError(
                "A sweep takes at most {most:,} prompts. Choose fewer.", most=MAX_PROMPTS
            )
        if sum(len(prompt.text) for prompt in self.prompts) > MAX_CHARACTERS:
            raise SettingsError(
                "The prompts of a sweep may have at most {most:,} characters in all. Choose fewer.",
                most=MAX_CHARACTERS,
            )
        self._check_values()
        self._leave_out()
        if self.runs > MAX_RUNS:
            raise SettingsError(
                "This sweep has {runs:,} runs; at most {most:,} are allowed. "
                "Choose fewer prompts or settings.",
                runs=self.runs,
                most=MAX_RUNS,
            )

    @property
    def runs(self) -> int:
        """The number of speculative runs."""
        each = len(self.pairs) * sum(len(self.lengths(scheme)) for scheme in self._asked())
        each -= sum(len(self.lengths(scheme)) for _, scheme in self.left_out)
        return each * len(self.temperatures) * len(self.prompts)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of prompts, in order of appearance."""
        return tuple(dict.fromkeys(prompt.kind for prompt in self.prompts))

    @property
    def refused(self) -> dict[Scheme, Line]:
        """The schemes that no pair can run, and why."""
        found = ((scheme, self._refusal(scheme)) for scheme in self._asked())
        return {scheme: why for scheme, why in found if why is not None}

    def schemes(self, pair: str) -> list[Scheme]:
        """The schemes that a pair runs."""
        gone = {scheme for name, scheme in self.left_out if name == pair}
        return [scheme for scheme in self._asked() if scheme not in gone]

    def lengths(self, scheme: Scheme) -> tuple[int, ...]:
        """The numbers of verified tokens of a scheme: γ of chains, budgets of trees."""
        return self.budgets or self.gammas if scheme.is_tree else self.gammas

    def settings(self, scheme: Scheme, gamma: int, temperature: float) -> Settings:
        """The settings of one run.

        Raises:
            SettingsError: a value is out of range, or the scheme contradicts itself.
        """
        drafter, rule, tree, controller = scheme
        shape = {"gamma": gamma}
        if scheme.is_tree:
            shape = {"gamma": min(self.depth, gamma), "budget": gamma}
        return Settings(
            **shape,
            temperature=temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            seed=self.seed,
            max_new_tokens=self.tokens,
            drafter=drafter,
            rule=rule,
            tree=tree,
            confidence=self.confidence,
            controller=controller,
        )

    def seconds(self, pair: str, step: float, paces: Mapping[Scheme, float]) -> float:
        """Estimate the seconds that the runs of a pair take.

        Args:
            step: seconds per token of plain decoding.
            paces: seconds per token of known schemes; others are assumed to gain nothing.
        """
        found = self.schemes(pair)
        per_token = sum(len(self.lengths(scheme)) * paces.get(scheme, step) for scheme in found)
        return (per_token + step) * len(self.temperatures) * len(self.prompts) * self.tokens

    def _asked(self) -> list[Scheme]:
        axes = self.drafters, self.rules, self.trees, self.controllers
        return [Scheme(*each) for each in itertools.product(*axes)]

    def _refusal(self, scheme: Scheme) -> Line | None:
        """Why no pair can run a scheme; None: some may."""
        if scheme.is_tree and (why := TREELESS.get(scheme.drafter)) is not None:
            return Line(NO_TREE, why=why)
        if scheme.is_tree and scheme.controller != "fixed":
            return CHAINS_ONLY
        try:
            self.settings(scheme, self.gammas[0], self.temperatures[0])
        except SettingsError as error:
            return error.line
        return None

    def _leave_out(self) -> None:
        """Add the schemes that no pair can run to `left_out`, so that a file records them.

        Raises:
            SettingsError: nothing is left to run with a pair, or what is left out was not planned.
        """
        planned = {LeftOut(*each) for each in itertools.product(self.pairs, self._asked())}
        if len(set(self.left_out)) < len(self.left_out) or not planned.issuperset(self.left_out):
            raise SettingsError(
                "This sweep lists as left out a pair or scheme that is not in its plan."
            )
        impossible = itertools.product(self.pairs, self.refused)
        known = dict.fromkeys([*self.left_out, *(LeftOut(*each) for each in impossible)])
        msgspec.structs.force_setattr(self, "left_out", tuple(known))
        if max([0, *Counter(pair for pair, _ in known).values()]) == len(self._asked()):
            raise nothing_runs(next(iter(self.refused.values()), NOT_HERE))

    def _check_values(self) -> None:
        """Check each value by itself, not in combination with others.

        Raises:
            SettingsError: one is out of range.
        """
        if min(self.gammas) < 1:
            raise SettingsError("Choose γ ≥ 1; plain decoding (γ = 0) is always included.")
        Settings(max_new_tokens=self.tokens, seed=self.seed, top_k=self.top_k, top_p=self.top_p)
        Settings(confidence=self.confidence, gamma=self.depth)
        for name, setting in AXES.items():
            for value in getattr(self, name):
                setting.check(value)


def nothing_runs(why: Line) -> SettingsError:
    """The error of a plan whose schemes a pair cannot run, with the reason for one of them."""
    return SettingsError("Nothing in this sweep can run: {why}", why=why)


def hex_digest(data: bytes) -> str:
    """Twelve hexadecimal digits."""
    return blake2b(data, digest_size=6).hexdigest()
