"""A host's configuration: the pairs it offers and the limits of its page."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from specviz.errors import Line, SettingsError
from specviz.models.pairs import DEFAULT
from specviz.service.examples import Example
from specviz.service.queue import AddressLimit
from specviz.settings import LIMITS, MAX_PROMPT_CHARACTERS, SETTINGS, Setting, Settings
from specviz.sweep.plan import MAX_RUNS

LEAST_PROMPT = 1000  # characters: the page's own examples fit
MOST_VISITORS = 64
MOST_QUEUE = 500
USUAL_PER_ADDRESS = 8  # half of the default number of active visitors

NOT_OFFERED = Line("{name!r:.60} is not available on this page. Choose one from its list.")
PROMPT_TOO_LONG = Line("This page takes prompts of up to {most:,} characters; yours has {asked:,}.")


def _variable(
    about: str,
    default: str = "",
    values: str = "",
    ge: int | None = None,
    le: int | None = None,
) -> Meta:
    """Declare that an environment variable sets a field.

    Args:
        about: what it sets, in Markdown.
        default: its default in words, if it is not the field's.
        values: its values in words, if the type does not tell them.
        ge, le: bounds of a number.
    """
    return Meta(description=about, extra={"default": default, "values": values}, ge=ge, le=le)


class Host(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The pairs and limits of one page.

    A field with a `_variable` is set by the variable SPECVIZ_<FIELD>.

    Attributes:
        offer: the pair, one of `pairs`, that is made for this GPU and that visitors are asked to
            download; "": none.
        folders: whether visitors may also name folders and files of this machine.
        limits: the largest values of settings by their names, where they are lower than usual.
        zero_gpu: whether this is a ZeroGPU Space, which borrows a GPU for each run.
    """

    pair: Annotated[
        str,
        _variable(
            "the pair to download, if necessary, and load once the page is reachable; its progress"
            " is on the page and on stderr",
            "the best that is on the disk and fits",
            "a name from `python -m specviz pairs`",
        ),
    ] = DEFAULT
    pairs: Annotated[
        tuple[str, ...],
        _variable(
            "the pairs to offer, separated by commas; one that is not on the disk is downloaded"
            " when a visitor asks for it (on ZeroGPU at the start)",
            "all that are on the disk",
            "such names",
        ),
    ] = (DEFAULT,)
    custom: Annotated[
        bool,
        _variable(
            "whether visitors may name their own checkpoints, which are then downloaded; never on"
            " ZeroGPU",
            "on where only this machine reaches the page (no `SPECVIZ_HOSTS`, no proxies), else"
            " off",
        ),
    ] = False
    fused: Annotated[  # read by `specviz.decoding.lean.fusing`
        bool,
        _variable(
            "whether a GPU computes the parts between matrix products by fewer kernels, which"
            " Triton compiles at the start in some seconds; needs a C compiler, without which"
            " decoding goes on as before; not yet measured, never on ZeroGPU"
        ),
    ] = False
    max_prompt: Annotated[
        int,
        _variable("most characters of a prompt", ge=LEAST_PROMPT, le=MAX_PROMPT_CHARACTERS),
    ] = MAX_PROMPT_CHARACTERS
    visitors: Annotated[
        int, _variable("visitors whose runs take turns on the decoder", ge=1, le=MOST_VISITORS)
    ] = 16
    queue: Annotated[
        int,
        _variable(
            "visitors who may wait for the decoder; each sees their queue position",
            ge=0,
            le=MOST_QUEUE,
        ),
    ] = 100
    per_address: Annotated[
        int,
        _variable(
            "most requests, running and queued, from one address (for IPv6, one /64): runs,"
            " sweeps, experiments and measurements of the machine together, where a visitor has at"
            " most one of each; 0: no limit, for a room behind one router",
            f"0 where only this machine reaches the page, else {USUAL_PER_ADDRESS}",
            ge=0,
            le=MOST_QUEUE,
        ),
    ] = 0
    proxies: Annotated[
        int,
        _variable(
            "how many proxies of your own are in front of the page; with N of them, the visitor’s"
            " address is the Nth entry of `X-Forwarded-For` from the right",
            "1 on a Space, else 0",
            ge=0,
            le=8,
        ),
    ] = 0
    max_sweep_runs: Annotated[
        int, _variable("most runs of a visitor’s sweep", ge=8, le=MAX_RUNS)
    ] = 500
    max_sweep_seconds: Annotated[
        int,
        _variable(
            "seconds of measuring after which a sweep pauses; its visitor can resume it",
            ge=10,
            le=86_400,
        ),
    ] = 900
    draft_dtype: Annotated[
        Literal["auto", "same"],
        _variable(
            "the weights of draft models: int8 on GPUs where that is predicted to gain a tenth"
            " (auto), or as their targets' (same); never int8 on ZeroGPU"
        ),
    ] = "auto"
    gallery: Annotated[
        tuple[Example, ...],
        _variable(
            'a JSON file with example prompts: `[{"label": …, "prompt": …, "notice": …}, …]`',
            "the page's own",
            "a path",
        ),
    ] = ()
    preset: Annotated[
        Literal["", "workshop"],
        _variable("a preset for all variables that are not set themselves", "none"),
    ] = ""
    hosts: Annotated[
        tuple[str, ...],
        _variable(
            "host names that the page answers to, separated by commas; this machine’s own names"
            " always, `*` for any",
            "any where others reach the page, else only this machine's own",
            "host names without ports",
        ),
    ] = ()
    cache: Annotated[  # read by `specviz.models.gguf`
        str, _variable("the folder for converted models", "`~/.cache/specviz`", "a folder")
    ] = ""
    offer: str = ""
    folders: bool = False
    limits: Mapping[str, int] = {}
    zero_gpu: bool = False

    @property
    def defaults(self) -> Settings:
        """The settings that the page opens with."""
        return Settings(
            **{name: min(each.default, self.most(each)) for name, each in LIMITS.items()}
        )

    def most(self, setting: Setting) -> Any:
        """The largest value of a setting on this page."""
        return self.limits.get(setting.name, setting.most)

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
        for name, setting in LIMITS.items():
            asked, most = getattr(settings, name), self.most(setting)
            if asked > most and not setting.why_idle(chosen):
                raise SettingsError(setting.refusal, most=most, asked=asked)
