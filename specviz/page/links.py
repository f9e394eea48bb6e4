"""Links to a state of the page, in its URL or from the page itself.

In the browser (assets/page/links.ts), `SpecViz.go({...})` applies a state and `SpecViz.state()`
returns the current one, as flat parameters. The server validates those that set controls, open a
tab or start a run. A prompt and settings determine a run, so the server stores nothing for a link.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.errors import Line
from specviz.page.component import component
from specviz.page.i18n import each, say_of
from specviz.page.messages import UNCHECKED, encode, failed
from specviz.page.watch.controls import CONTROLS, MODELS, NAMES, from_link, is_on, sent
from specviz.page.watch.events import Watch
from specviz.page.watch.examples import suiting
from specviz.page.watch.layout import WatchTab, drafter_update, preferred
from specviz.page.watch.stage import BUSY
from specviz.service.host import Host
from specviz.words.catalogue import ENGLISH

SAID = (
    "copy", "copied", "copied_changed", "copied_file", "copied_cut", "by_hand", "field", "opening",
    "no_moment",
)  # fmt: skip
"""Names of the texts that the browser shows; the server uses the others."""

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
    "more": "#more",
    **{control: f"#{control}" for control in CONTROLS},
    "tree": "#tree, #budget, #branches",
    "plain": "#plain",
    "recorded": "#recorded",
    "figures": "#stage .sv-figures",
    "inspector": "#stage .sv-inspector",
    "rounds": "#stage .sv-rounds",
    "whatif": "#stage .sv-experiments",
    "charts": "#stage .sv-views",
    "ledger": "#stage .sv-ledger",
    "files": "#files-intro, #files, #share",
}
"""What `hide=…` in a link can hide: name → CSS selector."""


class Opened(NamedTuple):
    """The validated content of a link.

    Attributes:
        values: the values of controls, by name.
        view: the tab to open; None keeps the current one.
        begin: whether to start the run.
        faults: one line for each invalid value.
    """

    values: dict[str, Any]
    view: str | None
    begin: bool
    faults: tuple[Line, ...]


def read_link(wanted: Any, host: Host) -> Opened:
    """Validate a link's parameters; unknown names are ignored.

    A link with a fault starts no run, because it would not be the intended one.
    """
    given = wanted if isinstance(wanted, dict) else {}
    values, faults = from_link(given, host)
    view = given.get("view")
    if view is not None and (not isinstance(view, str) or view not in ENGLISH.page["tabs"]):
        faults.append(Line(ENGLISH.links["no_view"]))
        view = None
    return Opened(values, view, is_on(given.get("run")) and not faults, tuple(faults))


def wants_run(answer: Any) -> bool:
    """Whether the reply of `go`, sent back by the browser, starts a run."""
    try:
        reply = msgspec.json.decode(answer)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return False
    return isinstance(reply, dict) and reply.get("begin") is True


def links(host: Host) -> gr.HTML:
    """Return the button that copies a link; it also opens links, with the event `go`."""
    return component(
        "link",
        "{}",
        events=["go"],
        template="<div class='link'></div>",
        names=NAMES,
        words=each(lambda say: {name: say.links[name] for name in SAID}),
        hideable=HIDEABLE,
        folders=host.custom and host.folders,
        elem_id="link",
    )


def follow_links(
    page: gr.Blocks, link: gr.HTML, tabs: gr.Tabs, watch: Watch, host: Host, tab: WatchTab
) -> None:
    """Declare the events of the link component."""

    def go(request: gr.Request, event: gr.EventData, wanted: str | None, *now: Any) -> list[Any]:
        say = say_of(request)
        opened = read_link(event._data, host)
        before = sent(now)
        present = before | opened.values
        values = {name: gr.skip() for name in NAMES} | opened.values
        if opened.values.keys() & {*MODELS, "drafter"}:
            drafters, first = watch.drafters(*(present[name] for name in MODELS))
            drafter = opened.values.get("drafter", preferred(drafters, first, wanted))
            values["drafter"] = drafter_update(
                say, present["pair"], drafters, drafter, before["drafter"]
            )
        list_and_notice = suiting(say, host, present["pair"], present["prompt"])
        selected = gr.Tabs(selected=opened.view) if opened.view else gr.skip()
        why = say.sentences(*map(say.line, opened.faults))
        fault = encode(failed(say.links["fault"].format(why=why))) if why else gr.skip()
        wish = opened.values.get("drafter", gr.skip())
        return [
            wish,
            *values.values(),
            *list_and_notice,
            selected,
            fault,
            encode({"begin": opened.begin}),
        ]

    def begin(request: gr.Request, answer: str, *controls: Any) -> Iterator[str]:
        if wants_run(answer):
            yield from watch.run(request, *controls)

    controls, examples = tab.controls, tab.examples
    follow = [tab.wanted, *controls, examples.kinds, examples.notice, tabs, tab.stage, link]
    # Progress is shown on the link: on the tabs, Gradio would copy all their content at every
    # message.
    inputs = [tab.wanted, *controls]
    opened = link.go(go, inputs, follow, queue=False, show_progress_on=link, **UNCHECKED)
    opened.failure(None, js=BUSY)
    begins = opened.then(begin, [link, *controls], tab.stage, concurrency_limit=None, **UNCHECKED)
    begins.failure(None, js=BUSY)
    tab.look(opened.then)
    typed = "(...values) => { SpecViz.links.typed(...values); }"
    gr.on([page.load, *(control.change for control in controls)], None, controls, None, js=typed)
    tabs.change(None, js="() => { SpecViz.links.touch(); }")
