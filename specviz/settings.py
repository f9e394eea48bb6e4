"""The one table of a run's settings: everything else that names a setting derives from it.

A field of `Settings` has the name, the type and the default; its `Setting` has the rest: errors,
options of the command line, controls, links, hosts' limits and the axes of sweeps follow, in the
order of the fields.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, NamedTuple

import msgspec

from specviz import registry
from specviz.errors import Line, SettingsError

MAX_GAMMA = 16
MAX_BUDGET = 64
MAX_NEW_TOKENS = 1024
MAX_PROMPT_CHARACTERS = 20_000

TREES = ("chain", "k-ary", "top-k", "dynamic", "measured")
HEADS = tuple(registry.HEADS)
DRAFTERS = ("model", "lookup", "lookup+model", "early-exit", *HEADS)

TREELESS = {"lookup": Line("prompt lookup copies only a chain of tokens")}
"""The drafters that cannot draft a tree → why."""
NO_TREE = Line("Drafts cannot form a tree here: {why}. Choose a chain.")
AT_ONCE = ("lookup", *(name for name, head in registry.HEADS.items() if head.at_once))
"""The drafters that draft a whole round in one step, which costs about the same for every γ."""

RULES = {name: rule.lossless for name, rule in registry.RULES.items()}
"""The rules that judge drafts → whether they are lossless, that is, keep the target's distribution
exactly."""
LOSSY = tuple(rule for rule, is_lossless in RULES.items() if not is_lossless)


class Idle(NamedTuple):
    """Values of another setting with which a setting has no effect.

    Attributes:
        name: the other setting.
        where: continues "has no effect …".
        remedy: a value of the other setting that gives it one.
    """

    name: str
    values: tuple[str | float, ...]
    where: str
    remedy: str


_PLAIN = Idle("gamma", (0,), "in plain decoding", "4")
_LOOKUP = Idle("drafter", ("lookup",), "on prompt lookup", "model")
_GREEDY = Idle("temperature", (0,), "at temperature 0", "0.7")
_CHAIN = Idle("tree", ("chain",), "without a tree", "dynamic")
_TREE = Idle("tree", TREES[1:], "in a tree", "chain")
_GROWN = Idle("tree", ("chain", "dynamic", "measured"), "without a k-ary or top-k tree", "k-ary")


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What holds for a setting.

    Attributes:
        title: its name in errors.
        label: its name on the page.
        about: what it does, in Markdown with links to the glossary; "": the label says it.
        control: its name on the page and in links; "": the field's.
        choices: all values, if they are names.
        least, most: bounds of a number.
        off: a value that never changes anything, so that one may always pass it.
        idle: where it has no effect.
        axis: its name as an axis of Explore, in plans, links and options; "": it is none.
        usual: the axis's values in a sweep that chooses none.
        offered: those that the page offers, where they are numbers.
        missing: tells a visitor to choose a value of the axis; "": none is needed.
        page_least: the least that the page offers, if it is more than `least`.
        limit: what a host's limit of it is; "": no host limits it.
        limit_least: the lowest such limit.
        refusal: tells a visitor of the limit.
        name, kind, default: those of the field of `Settings`.
    """

    title: Line
    label: str
    about: str = ""
    control: str = ""
    choices: tuple[str, ...] = ()
    least: float = 0
    most: float = 1
    off: float | None = None
    idle: tuple[Idle, ...] = ()
    axis: str = ""
    usual: tuple[Any, ...] = ()
    offered: tuple[float, ...] = ()
    missing: str = ""
    page_least: float = 0
    limit: str = ""
    limit_least: int = 1
    refusal: str = ""
    name: str = ""
    kind: type = str
    default: Any = None

    def check(self, value: Any) -> None:
        """Check a value by itself.

        Raises:
            SettingsError: it is not one of the choices, or no number within the bounds.
        """
        if not self.choices:
            check_number(self.title, value, self.least, self.most, is_whole=self.kind is int)
        elif value not in self.choices:
            values = ", ".join(self.choices)
            raise SettingsError("{name} must be one of {values}.", name=self.title, values=values)

    def why_idle(self, chosen: Mapping[str, Collection[Any]]) -> Idle | None:
        """Return why it has no effect with any of the values of other settings; None: it has."""
        found = (idle for idle in self.idle if chosen.get(idle.name))
        return next((idle for idle in found if set(chosen[idle.name]) <= {*idle.values}), None)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a run; `SETTINGS` describes them by name.

    Attributes:
        gamma: tokens drafted in a round; 0 is plain decoding.
        temperature: 0 is greedy; like top_k and top_p, it applies to target and draft alike.
        top_k: keep the k likeliest tokens; 0 keeps all.
        top_p: keep the smallest set of likeliest tokens with at least this mass; 1 keeps all.
        max_new_tokens: maximum number of emitted tokens, never exceeded.
        drafter: "model" (the pair's draft model), "lookup" (n-grams of the context),
            "lookup+model" (the draft model where nothing is found), "early-exit" (the target's
            own first layers) or one of `HEADS`, which read the target's hidden states.
        rule: how drafts are judged, one of RULES.
        confidence: the drafter stops after a token with a lower probability than this, and DSpark
            before a token that its confidence head gives a lower chance; with 0 it never stops
            early.
        tree: how drafts follow one another, one of TREES: "k-ary" samples children without
            replacement, "top-k" takes the likeliest, "dynamic" is EAGLE-2's and "measured"
            Sequoia's. All but a chain verify up to `budget` tokens, at most γ in a row.
        controller: what chooses the draft length of each round of a chain, at most γ.

    Raises:
        SettingsError: a value is out of range or not a number.
    """

    drafter: Annotated[
        str,
        Setting(
            title=Line("drafter"),
            label="Drafter",
            about="What guesses: a small model, a head (a few layers that read the target’s own"
            " results) or a copy of earlier text ([more](#term-drafter)).",
            choices=DRAFTERS,
            idle=(_PLAIN,),
            axis="drafters",
            usual=("model",),
            missing=Line("Choose at least one drafter."),
        ),
    ] = "model"
    rule: Annotated[
        str,
        Setting(
            title=Line("rule"),
            label="Rule",
            about="How guesses are judged. [Lossless](#term-lossless) rules ([token by"
            " token](#term-accept_test), [block](#term-block_verification),"
            " [match](#term-sample_and_match)) keep the target’s distribution."
            " [Lossy](#term-lossy) ones ([typical](#term-typical_acceptance),"
            " [top-3](#term-top_k_acceptance), [threshold](#term-threshold_acceptance)) usually"
            " accept more, and change it.",
            choices=tuple(RULES),
            idle=(_PLAIN,),
            axis="rules",
            usual=("token",),
            missing=Line("Choose at least one rule."),
        ),
    ] = "token"
    tree: Annotated[
        str,
        Setting(
            title=Line("tree"),
            label="Chain or tree",
            about="Drafts can branch: several guesses for one position, all checked in one pass. γ"
            " is then the maximum depth of the tree ([more](#term-draft_tree)). All drafters"
            " except prompt lookup can draft trees.",
            choices=TREES,
            idle=(_PLAIN,),
            axis="trees",
            usual=("chain",),
            missing=Line("Choose a chain or at least one tree."),
        ),
    ] = "chain"
    budget: Annotated[
        int,
        Setting(
            title=Line("budget"),
            label="Tree budget",
            about="Tokens of a tree that the target verifies per round ([more](#term-budget)).",
            least=1,
            most=MAX_BUDGET,
            idle=(_CHAIN,),
            axis="budgets",
            offered=(4, 8, 12, 16, 24, 32, 48, 64),
            limit="the largest tree budget",
            limit_least=12,
            refusal=Line(
                "This page verifies up to {most:,} tokens of a tree per round; you asked for"
                " {asked:,}."
            ),
        ),
    ] = 12
    controller: Annotated[
        str,
        Setting(
            title=Line("controller"),
            label="Draft length chosen by",
            about="What chooses how many tokens a round drafts, at most γ"
            " ([more](#term-controller)). All keep the target’s distribution.",
            choices=tuple(registry.CONTROLLERS),
            idle=(_PLAIN, _TREE),
            axis="controllers",
            usual=("fixed",),
            missing=Line("Choose at least one controller."),
        ),
    ] = "fixed"
    branches: Annotated[
        int,
        Setting(
            title=Line("branches"),
            label="Children per node",
            about="Guesses that follow each guess, in a sampled (k-ary) or likeliest (top-k) tree.",
            least=2,
            most=8,
            idle=(_GROWN,),
        ),
    ] = 2
    gamma: Annotated[
        int,
        Setting(
            title=Line("γ (gamma)"),
            label="Draft length γ",
            about="Tokens drafted per round ([more](#term-gamma)); 0 is plain decoding. DFlash and"
            " DSpark draft a block at once, so a long draft costs them little more than a short"
            " one.",
            most=MAX_GAMMA,
            axis="gammas",
            usual=(1, 2, 4, 8),
            offered=(1, 2, 3, 4, 6, 8, 12, 16),
            missing=Line("Choose at least one draft length."),
            limit="the largest γ",
            refusal=Line(
                "This page drafts up to {most:,} tokens per round; you asked for {asked:,}."
            ),
        ),
    ] = 4
    temperature: Annotated[
        float,
        Setting(
            title=Line("temperature"),
            label="Temperature",
            about="0 always picks the likeliest token ([more](#term-temperature)).",
            most=2,
            axis="temperatures",
            usual=(0.0,),
            offered=(0.0, 0.3, 0.7, 1.0, 1.5),
            missing=Line("Choose at least one temperature."),
        ),
    ] = 0.7
    confidence: Annotated[
        float,
        Setting(
            title=Line("confidence"),
            label="Confidence threshold",
            about="The draft stops after a guess with a lower probability than this. That guess is"
            " still tested. 0 always drafts γ tokens ([more](#term-confidence)).",
            off=0,
            idle=(_PLAIN, _LOOKUP),
        ),
    ] = 0.0
    top_k: Annotated[
        int,
        Setting(
            title=Line("top-k"),
            label="Top-k",
            about="Sample only from the k likeliest tokens; 0 keeps all ([more](#term-top_k)).",
            most=1000,
            off=0,
            idle=(_GREEDY,),
        ),
    ] = 0
    top_p: Annotated[
        float,
        Setting(
            title=Line("top-p"),
            label="Top-p",
            about="Sample only from the likeliest tokens that together reach this probability; 1"
            " keeps all ([more](#term-top_p)).",
            off=1,
            page_least=0.05,
            idle=(_GREEDY,),
        ),
    ] = 1.0
    seed: Annotated[
        int,
        Setting(title=Line("seed"), label="Seed", most=2**32 - 1, off=0, idle=(_GREEDY,)),
    ] = 0
    max_new_tokens: Annotated[
        int,
        Setting(
            title=Line("the number of new tokens"),
            label="Tokens to generate",
            control="tokens",
            least=1,
            most=MAX_NEW_TOKENS,
            limit="the most tokens that a run generates",
            limit_least=16,
            refusal=Line("This page generates up to {most:,} tokens; you asked for {asked:,}."),
        ),
    ] = 128

    def __post_init__(self) -> None:
        for name, setting in SETTINGS.items():
            setting.check(getattr(self, name))
        if self.top_p == 0:
            raise SettingsError("top-p must be above 0; with 0 no token would be left.")
        if self.tree != "chain" and self.confidence > 0:
            raise SettingsError(
                "A tree cannot stop at an unsure draft. Set the confidence threshold to 0, or"
                " choose a chain."
            )


SETTINGS: Mapping[str, Setting] = {
    field.name: replace(
        field.type.__metadata__[0],
        name=field.name,
        control=field.type.__metadata__[0].control or field.name,
        kind=field.type.__origin__,
        default=field.default,
    )
    for field in msgspec.structs.fields(Settings)
}
"""By name."""
AXES: Mapping[str, Setting] = {each.axis: each for each in SETTINGS.values() if each.axis}
"""The axes of Explore, by their names."""
LIMITS: Mapping[str, Setting] = {name: each for name, each in SETTINGS.items() if each.limit}
"""The settings that hosts limit, by name."""


def settings_from(values: Mapping[str, Any]) -> Settings:
    """Build settings from a form or a link, where whole floats count as integers.

    Raises:
        SettingsError: a name is unknown, or a value is not a number or out of range.
    """
    if unknown := values.keys() - SETTINGS.keys():
        raise SettingsError("There is no setting {name!r:.40}.", name=min(unknown, key=str))
    numbers = {k: v for k, v in values.items() if SETTINGS[k].kind is int}
    whole = {k: int(v) for k, v in numbers.items() if isinstance(v, float) and v.is_integer()}
    return Settings(**{**values, **whole})


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


def check_number(
    name: Line, value: Any, low: float, high: float, *, is_whole: bool = False
) -> None:
    """Check that a value is a number in a range.

    Raises:
        SettingsError: it is not.
    """
    kinds = int if is_whole else int | float
    if isinstance(value, kinds) and not isinstance(value, bool) and low <= value <= high:
        return
    bounds = {"name": name, "low": low, "high": high}
    if is_whole:
        raise SettingsError("{name} must be a whole number from {low} to {high:,}.", **bounds)
    raise SettingsError("{name} must be a number from {low:g} to {high:g}.", **bounds)
