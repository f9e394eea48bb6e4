"""The validated settings of a run, with error messages that a visitor can act on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from specviz.errors import Line, SettingsError

MAX_GAMMA = 16
MAX_TEMPERATURE = 2.0
MAX_TOP_K = 1000
MAX_SEED = 2**32 - 1
MAX_NEW_TOKENS = 1024
MAX_PROMPT_CHARACTERS = 20_000

MAX_BUDGET = 64
MAX_BRANCHES = 8

TREES = ("chain", "k-ary", "top-k", "dynamic", "measured")
HEADS = ("medusa", "mtp", "eagle3", "dflash", "dspark", "taught-exit")
DRAFTERS = ("model", "lookup", "lookup+model", "early-exit", *HEADS)

TREELESS = {"lookup": Line("prompt lookup copies only a chain of tokens")}
"""The drafters that cannot draft a tree → why."""
NO_TREE = Line("Drafts cannot form a tree here: {why}. Choose a chain.")
AT_ONCE = ("lookup", "medusa", "dflash", "dspark")
"""The drafters that draft a whole round in one step, which costs about the same for every γ."""

RULES = {
    "token": True,
    "block": True,
    "match": True,
    "typical": False,
    "top-k": False,
    "threshold": False,
}
"""The rules that judge drafts → whether they are lossless, that is, keep the target's distribution
exactly."""
LOSSY = tuple(rule for rule, is_lossless in RULES.items() if not is_lossless)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a run.

    Attributes:
        gamma: tokens drafted in a round; 0 is plain decoding.
        temperature: 0 is greedy; like top_k and top_p, it applies to target and draft alike.
        top_k: keep the k likeliest tokens; 0 keeps all.
        top_p: keep the smallest set of likeliest tokens with at least this mass; 1 keeps all.
        seed: seed of all random draws.
        max_new_tokens: maximum number of emitted tokens, never exceeded.
        drafter: "model" (the pair's draft model), "lookup" (n-grams of the context),
            "lookup+model" (the draft model where nothing is found), "early-exit" (the target's
            own first layers) or one of `HEADS`, which read the target's hidden states.
        rule: how drafts are judged, one of RULES: "token" (each by min(1, target/draft), up to the
            first rejection), "block" (block verification), "match" (accepted if it equals the
            target's own draw), and, lossy, "typical", "top-k" and "threshold".
        tree: how drafts follow one another. "chain": each after the one before; "k-ary": children
            sampled without replacement; "top-k": the likeliest tokens as children; "dynamic":
            EAGLE-2's, which follows the likeliest paths; "measured": Sequoia's, from the acceptance
            by rank so far. All but a chain verify up to `budget` tokens, at most γ in a row.
        budget: tokens of a tree that the target verifies in a round.
        branches: children of a node of a "k-ary" or "top-k" tree.
        confidence: the drafter stops after a token with a lower probability than this, and DSpark
            before a token that its confidence head gives a lower chance; with 0 it never stops
            early.

    Raises:
        SettingsError: a value is out of range or not a number.
    """

    gamma: int = 4
    temperature: float = 0.7
    top_k: int = 0
    top_p: float = 1.0
    seed: int = 0
    max_new_tokens: int = 128
    drafter: str = "model"
    rule: str = "token"
    confidence: float = 0.0
    tree: str = "chain"
    budget: int = 12
    branches: int = 2

    def __post_init__(self) -> None:
        _whole(Line("γ (gamma)"), self.gamma, 0, MAX_GAMMA)
        check_number(Line("temperature"), self.temperature, 0, MAX_TEMPERATURE)
        _whole(Line("top-k"), self.top_k, 0, MAX_TOP_K)
        check_number(Line("top-p"), self.top_p, 0, 1)
        if self.top_p == 0:
            raise SettingsError("top-p must be above 0; with 0 no token would be left.")
        _whole(Line("seed"), self.seed, 0, MAX_SEED)
        _whole(Line("the number of new tokens"), self.max_new_tokens, 1, MAX_NEW_TOKENS)
        if self.drafter not in DRAFTERS:
            raise SettingsError("drafter must be one of {drafters}.", drafters=", ".join(DRAFTERS))
        if self.rule not in tuple(RULES):  # may be of any type
            raise SettingsError("rule must be one of {rules}.", rules=", ".join(RULES))
        check_number(Line("confidence"), self.confidence, 0, 1)
        if self.tree not in TREES:
            raise SettingsError("tree must be one of {trees}.", trees=", ".join(TREES))
        _whole(Line("budget"), self.budget, 1, MAX_BUDGET)
        _whole(Line("branches"), self.branches, 2, MAX_BRANCHES)
        if self.tree != "chain" and self.confidence > 0:
            raise SettingsError(
                "A tree cannot stop at an unsure draft. Set the confidence threshold to 0, or"
                " choose a chain."
            )


def settings_from(values: Mapping[str, Any]) -> Settings:
    """Build settings from a form or a link, where whole floats count as integers.

    Raises:
        SettingsError: a name is unknown, or a value is not a number or out of range.
    """
    if unknown := values.keys() - set(Settings.__struct_fields__):
        raise SettingsError("There is no setting {name!r:.40}.", name=min(unknown, key=str))
    whole = {"gamma", "top_k", "seed", "max_new_tokens", "budget", "branches"}
    return Settings(**{k: _as_whole(v) if k in whole else v for k, v in values.items()})


def check_prompt(text: str) -> str:
    """Return the prompt unchanged if it can be tokenized.

    Raises:
        SettingsError: the prompt is longer than MAX_PROMPT_CHARACTERS or contains an unpaired
            surrogate.
    """
    if len(text) > MAX_PROMPT_CHARACTERS:
        raise SettingsError(
            "The prompt has {length:,} characters; at most {most:,} are allowed. Shorten it.",
            length=len(text),
            most=MAX_PROMPT_CHARACTERS,
        )
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise SettingsError(
            "The prompt contains half a character (an unpaired surrogate). Type or copy it again."
        )
    return text


def _as_whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _whole(name: Line, value: Any, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        line = Line(
            "{name} must be a whole number from {low} to {high:,}.", name=name, low=low, high=high
        )
        raise SettingsError(line)


def check_number(name: Line, value: Any, low: float, high: float) -> None:
    """Check that a value is a number in a range.

    Raises:
        SettingsError: it is not.
    """
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not low <= value <= high:
        line = Line(
            "{name} must be a number from {low:g} to {high:g}.", name=name, low=low, high=high
        )
        raise SettingsError(line)
