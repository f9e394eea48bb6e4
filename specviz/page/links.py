"""The state of the page as a link: what an address or the page itself asks for, checked.

In the browser (assets/links.js) `SpecVizGo({...})` takes such a state and `SpecVizState()` gives
the present one: flat parameters, of which those in CONTROLS come here. Runs follow from prompt and
settings, so that a link needs no server to remember anything.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.errors import SettingsError, SpecVizError
from specviz.page.component import component
from specviz.page.i18n import each
from specviz.page.messages import SILENT, encode
from specviz.page.watch.events import FORM, Watch
from specviz.page.watch.examples import Examples, suiting
from specviz.page.watch.layout import LEAST_TOP_P
from specviz.service.host import Host
from specviz.service.pairs import own_pair
from specviz.settings import check_prompt, settings_from
from specviz.words import LINKS, PAGE
from specviz.words.speaking import sentences, tell

SETTINGS = {("tokens" if name == "max_new_tokens" else name): name for name in FORM}
"""Parameters of a link → settings."""

CONTROLS = ("prompt", "pair", "target", "draft", "plain", *SETTINGS)
"""The parameters that are controls of the page, in the order of its events."""

SAID = (
    "copy", "copied", "copied_changed", "copied_file", "copied_cut", "by_hand", "field", "opening",
)  # fmt: skip
"""The words that the browser says; the server says the others."""

LONGEST_NUMBER = 40  # characters

HIDEABLE = {
    "intro": "#intro",
    "tour": "#tour",
    "tabs": "#tabs > .tab-wrapper",
    "link": "#link",
    "language": "#language",
    "controls": "#controls",
    "run": "#run",
    "step": "#step",
    "pair": "#pair, #models-status",
    "own": "#own",
    "gallery": "#gallery, #notice",
    "prompt": "#prompt",
    "drafter": "#drafter",
    "gamma": "#gamma",
    "temperature": "#temperature",
    "more": "#more",
    "confidence": "#confidence",
    "top_k": "#top_k",
    "top_p": "#top_p",
    "tokens": "#tokens",
    "seed": "#seed",
    "plain": "#plain",
    "recorded": "#recorded",
    "figures": "#stage .sv-figures",
    "inspector": "#stage .sv-inspector",
    "rounds": "#stage .sv-rounds",
    "whatif": "#stage .sv-experiments",
    "charts": "#stage .sv-charts",
    "ledger": "#stage .sv-ledger",
    "files": "#files-intro, #files",
}
"""What `hide=…` can hide: names → selectors."""


class Opened(NamedTuple):
    """What a link asks for and can have.

    Attributes:
        values: of the controls that it sets, by parameter.
        view: the tab to open; none stays.
        begin: whether to begin the run.
        faults: a line for each thing that cannot be had.
    """

    values: dict[str, Any]
    view: str | None
    begin: bool
    faults: tuple[str, ...]


def read_link(wanted: Any, host: Host) -> Opened:
    """Checks what a link asks for; names that are not known are ignored.

    If anything cannot be had, nothing begins: it would not be the run that was meant.
    """
    given = wanted if isinstance(wanted, dict) else {}
    given = {name: value for name, value in given.items() if name in {*CONTROLS, "view", "run"}}
    values: dict[str, Any] = {}
    faults: list[str] = []
    for check in (_prompt, _models, _plain, *map(_setting, SETTINGS)):
        try:
            values |= check(given, host)
        except SpecVizError as error:
            faults.append(tell(error.line))
    view = given.get("view")
    if view is not None and (not isinstance(view, str) or view not in PAGE["tabs"]):
        faults.append(LINKS["no_view"])
        view = None
    return Opened(values, view, _flag(given.get("run")) and not faults, tuple(faults))


def _prompt(given: dict[str, Any], host: Host) -> dict[str, Any]:
    if "prompt" not in given:
        return {}
    host.check(text := check_prompt(_text("prompt", given["prompt"])), host.defaults)
    return {"prompt": text}


def _models(given: dict[str, Any], host: Host) -> dict[str, Any]:
    """A pair of the list, which lets go of one's own; or one's own, where that is allowed."""
    target, draft = (_text(name, given.get(name, "")).strip() for name in ("target", "draft"))
    if target or draft:
        if not host.custom:
            raise SettingsError(PAGE["no_own"])
        own_pair(target, draft, folders=host.folders)
        return {"target": target, "draft": draft}
    if "pair" not in given:
        return {}
    host.check_pair(_text("pair", given["pair"]))
    return {"pair": given["pair"], "target": "", "draft": ""}


def _plain(given: dict[str, Any], _: Host) -> dict[str, Any]:
    return {"plain": _flag(given["plain"])} if "plain" in given else {}


def _setting(name: str) -> Callable[[dict[str, Any], Host], dict[str, Any]]:
    """A check of one of the settings."""

    def check(given: dict[str, Any], host: Host) -> dict[str, Any]:
        if name not in given:
            return {}
        value = _text(name, given[name]) if name == "drafter" else _number(name, given[name])
        settings = settings_from(msgspec.structs.asdict(host.defaults) | {SETTINGS[name]: value})
        host.check("", settings)
        if settings.top_p < LEAST_TOP_P:
            raise SettingsError(LINKS["least"].format(name=name, least=LEAST_TOP_P))
        return {name: getattr(settings, SETTINGS[name])}

    return check


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise SettingsError(LINKS["no_text"].format(name=name))
    return value


def _number(name: str, value: Any) -> float:
    """A number as JSON or as an address has it."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    try:
        return float(_text(name, value)[:LONGEST_NUMBER])
    except ValueError:  # of which SettingsError is one
        raise SettingsError(LINKS["no_number"].format(name=name)) from None


def _flag(value: Any) -> bool:
    """Whether something is switched on; what is neither on nor off is off."""
    return value is True or value == 1 or value in ("1", "true")


def wants_run(answer: Any) -> bool:
    """Whether `go` has answered that a run begins; a browser may send anything in its place."""
    try:
        told = msgspec.json.decode(answer)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return False
    return isinstance(told, dict) and told.get("begin") is True


def links(host: Host) -> gr.HTML:
    """The button that copies a link, which also opens links: event go, with what is wanted."""
    return component(
        "link",
        "{}",
        events=["go"],
        template="<div class='link'></div>",
        names=CONTROLS,
        words=each(lambda say: {name: say.links[name] for name in SAID}),
        hideable=HIDEABLE,
        folders=host.custom and host.folders,
        elem_id="link",
    )


class Parts(NamedTuple):
    """What a link sets on the page.

    Attributes:
        controls: in the order of CONTROLS.
        examples: the list of prompts, which follows pair and prompt.
        tabs: the tabs.
        stage: where faults are told and runs are shown.
        look: declares that an event looks at the chosen models.
    """

    controls: list[gr.components.Component]
    examples: Examples
    tabs: gr.Tabs
    stage: gr.HTML
    look: Callable[[Callable[..., Any]], Any]


def follow_links(page: gr.Blocks, link: gr.HTML, watch: Watch, host: Host, parts: Parts) -> Any:
    """Declares the events of links; the one that begins a run is returned."""

    def go(event: gr.EventData, *now: Any) -> list[Any]:
        opened = read_link(event._data, host)
        present = dict(zip(CONTROLS, now, strict=True)) | opened.values
        values = [opened.values.get(name, gr.skip()) for name in CONTROLS]
        list_and_notice = suiting(host, present["pair"], present["prompt"])
        tabs = gr.Tabs(selected=opened.view) if opened.view else gr.skip()
        fault = LINKS["fault"].format(why=sentences(*opened.faults))
        told = encode({"state": "error", "message": fault}) if opened.faults else gr.skip()
        answer = encode({"begin": opened.begin})
        return [*values, *list_and_notice, tabs, told, answer]

    def begin(request: gr.Request, answer: str, *controls: Any) -> Iterator[str]:
        if wants_run(answer):
            yield from watch.run(request, *controls)

    controls, examples, tabs, shown, look = parts
    follow = [*controls, examples.kinds, examples.notice, tabs, shown, link]
    # Or Gradio keeps a status for the tabs, and copies all that is in them at every message.
    opened = link.go(go, controls, follow, queue=False, show_progress_on=link, **SILENT)
    opened.failure(None, js="() => SpecVizStage.say('error', 'busy')")
    begins = opened.then(begin, [link, *controls], shown, concurrency_limit=None, **SILENT)
    look(opened.then)
    typed = "(...values) => { SpecVizLinks.typed(values); }"
    gr.on([page.load, *(control.change for control in controls)], None, controls, None, js=typed)
    tabs.change(None, js="() => { SpecVizLinks.touch(); }")
    return begins
