"""The event handlers of Explore: run, stop, filter and open sweeps; no layout.

An event returns the components that change, by their names in the layout.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from threading import Event, Lock
from typing import Any

import gradio as gr

from specviz.content.sweeps import origin
from specviz.errors import Line, SettingsError, SpecVizError, one_line
from specviz.lab.sweep_runner import begin
from specviz.page.explore import results
from specviz.page.explore.drawings import Drawings
from specviz.page.explore.form import (
    MOST_CHARACTERS,
    USUAL_KINDS,
    Form,
    as_text,
    check_plan,
    check_runs,
    form_of,
    from_link,
    kind_choices,
    kinds_of,
    plan_of,
    prompts_of_file,
    suite_of,
    to_link,
    usual_form,
)
from specviz.page.explore.progress import estimate, left_out, progress
from specviz.page.explore.results import Part, View
from specviz.page.i18n import say_of
from specviz.page.messages import encode, owner_of, payload, replies
from specviz.page.server.addresses import address_of
from specviz.page.watch.controls import controls_of
from specviz.service.failures import report
from specviz.service.host import Host
from specviz.service.sweeps import SweepProgress, Sweeps
from specviz.sweep.file import read
from specviz.sweep.plan import Plan, Scheme
from specviz.sweep.samples import Sweep
from specviz.words.catalogue import ENGLISH, Catalogue

MOST_FILE = 8 * 2**20  # bytes of an opened sweep
MOST_OWN = 8  # sweeps that a visitor can return to
MOST_VISITORS = 1000  # some leave unnoticed
PACE = 0.8  # seconds between updates of all charts while a sweep runs

Answer = dict[str, Any]
"""Names of components → their new values."""


def status(text: str, share: float | None = None, **more: Any) -> Answer:
    """Return the status line above the results; a `share` from 0 to 1 adds a progress bar."""
    return {"status": encode({"text": text, "share": share, **more})}


STILL: Answer = {"stop": gr.update(visible=False)}
RUNNING: Answer = {"stop": gr.update(visible=True), "resume": gr.update(visible=False)}


def _ended(line: str) -> Answer:
    """Return the answer for an error: its line, and no Stop button."""
    return status(line) | STILL


_replies = replies(_ended, send=dict)


class Visitor:
    """The sweep that a visitor sees, and the one they run."""

    def __init__(self) -> None:
        self.own: list[str] = []  # ids of sweeps, the newest last
        self.shown = ""
        self.view: View | None = None
        self.runs = ""  # the id of their running or pending sweep; `wants`: the pending one
        self.wants = ""
        self.stopped = Event()  # set when they stop that run


class Explore:
    """The events of the tab, over the sweeps of all visitors."""

    def __init__(self, sweeps: Sweeps, host: Host) -> None:
        self._sweeps = sweeps
        self._host = host
        self._visitors: OrderedDict[str, Visitor] = OrderedDict()  # most recently used last
        self._lock = Lock()
        self.drawings = Drawings(sweeps, host)

    @_replies
    def open(self, request: gr.Request, *form: Any) -> Iterator[Answer]:
        """Show a recorded sweep and the form's estimate when the page opens."""
        say, name = say_of(request), self._first()
        self.leave(request)  # a page that opens again
        shown = self._show(say, self._visitor(request), name) if name else results.nothing(say)
        yield shown | self._planned(say, form_of(form))

    @_replies
    def choose(self, request: gr.Request, id: str) -> Iterator[Answer]:
        """Show another sweep, and clear the status line."""
        with self.drawings.turn(request, id):
            shown = self._show(say_of(request), self._visitor(request), id)
        yield shown | status("")

    @_replies
    def filter(
        self, request: gr.Request, id: str, pair: str, scheme: str, temperature: Any, gamma: Any
    ) -> Iterator[Answer]:
        """Show another part of the sweep."""
        visitor, say, sweep = self._visitor(request), say_of(request), self._sweeps.get(id)
        requested = results.view_of(pair, scheme, temperature, gamma)
        view = results.fitting(sweep, requested)
        visitor.shown, visitor.view = id, view
        with self.drawings.turn(request, id):
            pictures = self.drawings.pictures(say, id, view)
        yield pictures | results.filters(say, sweep, view, requested)

    @_replies
    def look(self, request: gr.Request, *form: Any) -> Iterator[Answer]:
        """Show the form's estimate."""
        yield self._planned(say_of(request), form_of(form))

    @_replies
    def run(self, request: gr.Request, *form: Any) -> Iterator[Answer]:
        """Show a new sweep of the form's plan; `measure` then runs it."""
        plan, _ = self._plan(say_of(request), form_of(form))
        self._refuse_if_lent()
        visitor = self._visitor(request)
        yield self._wanted(visitor, self._keep(visitor, begin(plan)), request)

    @_replies
    def resume(self, request: gr.Request, id: str) -> Iterator[Answer]:
        """Mark an unfinished sweep as pending; `measure` then continues it."""
        self._refuse_if_lent()
        if not self._sweeps.can_resume(id):
            raise SettingsError("This sweep is finished; there is nothing left to run.")
        plan = self._sweeps.get(id).plan  # may come from a file
        check_runs(plan, self._host)
        check_plan(plan, self._host)
        yield self._wanted(self._visitor(request), id, request)

    @_replies
    def measure(self, request: gr.Request) -> Iterator[Answer]:
        """Run the pending sweep; every update repeats the full state.

        If several updates arrive at once, Gradio shows only the last one.
        """
        say, visitor = say_of(request), self._visitor(request)
        if not visitor.wants:
            yield {}  # changes nothing; without an answer, Gradio would empty all charts
            return
        id, visitor.wants = visitor.wants, ""
        most = self._host.max_sweep_seconds
        if visitor.stopped.is_set():  # before this event began
            state = SweepProgress(self._sweeps.get(id), ending="stopped")
            line = progress(say, state, 0.0, 0, most)
            yield status(*line) | STILL | self._resumable(visitor.shown)
            return
        began, latest, answer = time.monotonic(), 0.0, dict(RUNNING)
        known = len(self._sweeps.get(id).samples)
        address = address_of(request, self._host.proxies)
        for state in self._sweeps.run(id, owner_of(request), address):
            if visitor.stopped.is_set():  # `stop` came before `run` could notice it
                self._sweeps.stop(id, owner_of(request))
            if visitor.runs != id:
                return  # another sweep has taken over the status line
            line = progress(say, state, time.monotonic() - began, known, most)
            answer |= status(*line)
            if visitor.shown != id:
                answer = {name: answer[name] for name in ("status", *RUNNING)}
            elif state.ending or time.monotonic() - latest > PACE:
                view = visitor.view or results.first_view(state.sweep)
                answer |= self.drawings.pictures(say, id, view)
                answer["where"] = self._where(say, id)
                latest = time.monotonic()
            yield answer
        if visitor.runs == id:
            yield answer | STILL | self._resumable(visitor.shown)

    def part(self, owner: str | None) -> Part | None:
        """Return the part that a visitor sees, by default the first; None if there is none."""
        visitor = self._visitors.get(owner or "")
        id = visitor.shown if visitor and visitor.shown else self._first()
        try:
            return None if id is None else self.part_of(id, visitor.view if visitor else None)
        except SettingsError:
            return None

    def part_of(self, id: str, view: View | None = None) -> Part:
        """Return a part of the sweep with an id.

        Raises:
            SettingsError: the sweep is no longer kept.
        """
        sweep = self._sweeps.get(id)
        shown = results.fitting(sweep, view) if view else results.first_view(sweep)
        return Part(id, sweep, shown, id in self._sweeps.recorded)

    def stop(self, request: gr.Request) -> None:
        """Stop the visitor's sweep after the current round."""
        visitor = self._visitor(request)
        visitor.stopped.set()
        self._sweeps.stop(visitor.runs, owner_of(request))

    def leave(self, request: gr.Request) -> None:
        """Forget a visitor who has closed the page, and their sweeps."""
        with self._lock:
            visitor = self._visitors.pop(owner_of(request), Visitor())
        self._sweeps.stop(visitor.runs, owner_of(request))
        for id in visitor.own:
            self._sweeps.drop(id)

    @_replies
    def bring_prompts(self, request: gr.Request, event: gr.EventData) -> Iterator[Answer]:
        """Fill the field of own prompts from a file, {name, text}."""
        say, (name, text) = say_of(request), _file(event, MOST_CHARACTERS)
        found = prompts_of_file(text, name, say.explore["own_kind"])
        line = say.explore["prompts_opened"].format(name=name, summary=say.line(found.summary))
        yield {"own": as_text(found.prompts)} | status(line)

    @_replies
    def bring_sweep(self, request: gr.Request, event: gr.EventData) -> Iterator[Answer]:
        """Show a sweep from a file, {name, text}; it can be resumed on its own machine."""
        _, text = _file(event, MOST_FILE)
        visitor, say = self._visitor(request), say_of(request)
        with self.drawings.turn(request):
            id = self._keep(visitor, read(text.encode("utf-8", "replace")))
            shown = self._show(say, visitor, id)
        yield shown | status(say.explore["opened"])

    @_replies
    def follow(self, request: gr.Request, event: gr.EventData) -> Iterator[Answer]:
        """Fill the form from a link, without starting the sweep."""
        say = say_of(request)
        form = from_link(payload(event).get("text"), usual_form(self._host))
        plan_of(say, form, self._host)
        offered = kinds_of(suite_of(form.pairs))
        values = {name: _control(value) for name, value in form.values.items()}
        values["kinds"] = _chips(say, kind_choices(say, offered), form.kinds)
        yield values | self._planned(say, form)

    @_replies
    def pick(self, request: gr.Request, id: str, event: gr.EventData) -> Iterator[Answer]:
        """Repeat the typical run of a clicked cell on Watch."""
        say, sweep = say_of(request), self._sweeps.get(id)
        with self.drawings.turn(request, id):
            sample = results.typical(sweep, payload(event).get("at"))
        pair, plan = sweep.pair_of(sample), sweep.plan
        self._host.check_pair(pair)
        if not plan.chat:
            raise SettingsError(
                "This sweep was measured without the chat template, but Watch always"
                " uses it, so its runs cannot be shown there."
            )
        settings = plan.settings(sample.scheme, sample.gamma, sample.temperature)
        go = {
            "view": "watch",
            "pair": pair,
            "prompt": plan.prompts[sample.prompt].text,
            **controls_of(settings),
            "plain": 1,
            "run": 1,
        }
        kind = say.explore["kinds"].get(sweep.kind_of(sample), sweep.kind_of(sample))
        template = say.explore["watched_tree" if sample.scheme.is_tree else "watched"]
        yield status(template.format(kind=kind, gamma=sample.gamma), go=go)

    def _wanted(self, visitor: Visitor, id: str, request: gr.Request) -> Answer:
        """Mark a sweep as pending, show it, and stop the visitor's earlier one."""
        self._sweeps.stop(visitor.runs, owner_of(request))
        visitor.wants = visitor.runs = id
        visitor.stopped.clear()
        say = say_of(request)
        return self._show(say, visitor, id) | status(say.explore["waits_soon"]) | RUNNING

    def _planned(self, say: Catalogue, form: Form) -> Answer:
        """Return the form's estimate or its error, and the kinds of prompt for its models."""
        answer: Answer = {}
        try:
            offered = kinds_of(suite_of(form.pairs))
            if not set(form.kinds) <= set(offered):  # the chosen models need another suite
                form = form._replace(kinds=tuple(kind for kind in USUAL_KINDS if kind in offered))
                answer["kinds"] = _chips(say, kind_choices(say, offered), form.kinds)
            plan, refused = self._plan(say, form)
        except SpecVizError as error:
            return answer | {"plan": encode({"text": say.line(report(error)), "link": None})}
        link = None if form == usual_form(self._host) else to_link(form)
        text = estimate(say, plan.runs, self._sweeps.seconds(plan), self._host.max_sweep_seconds)
        text = say.sentences(text, *left_out(say, plan, refused))
        return answer | {"plan": encode({"text": text, "link": link})}

    def _plan(self, say: Catalogue, form: Form) -> tuple[Plan, dict[Scheme, Line]]:
        """Return the form's plan without what cannot run here, and why it cannot.

        Raises:
            SettingsError: the form is incomplete, or this host does not allow it.
        """
        plan, refused = self._sweeps.fitted(plan_of(say, form, self._host))
        check_runs(plan, self._host)
        return plan, refused

    def _show(self, say: Catalogue, visitor: Visitor, id: str) -> Answer:
        """Return the first view of a sweep, with its filters and charts."""
        sweep = self._sweeps.get(id)
        visitor.shown, visitor.view = id, results.first_view(sweep)
        return {
            "results": gr.update(choices=self._results(say, visitor), value=id, visible=True),
            "where": self._where(say, id),
            **results.filters(say, sweep, visitor.view),
            **self.drawings.pictures(say, id, visitor.view),
            **self._resumable(id),
        }

    def _where(self, say: Catalogue, id: str) -> str:
        return results.paragraphs(origin(say, self._sweeps.get(id)))

    def _results(self, say: Catalogue, visitor: Visitor) -> list[tuple[str, str]]:
        """Return the sweeps to choose from: the visitor's own, then the recorded ones."""
        own = [(say.explore["yours"].format(n=n), id) for n, id in enumerate(visitor.own, 1)]
        return [*reversed(own), *results.recorded_choices(say, self._sweeps.recorded)]

    def _resumable(self, id: str) -> Answer:
        return {"resume": gr.update(visible=self._sweeps.can_resume(id))}

    def _first(self) -> str | None:
        """Return the first recorded sweep to show, preferably of the host's pair."""
        for name, sweep in self._sweeps.recorded.items():
            if self._host.pair in sweep.plan.pairs:
                return name
        return next(iter(self._sweeps.recorded), None)

    def _keep(self, visitor: Visitor, sweep: Sweep) -> str:
        """Add a sweep to the visitor's own, drop their oldest beyond `MOST_OWN`; return its id."""
        id = self._sweeps.keep(sweep)
        visitor.own.append(id)
        while len(visitor.own) > MOST_OWN:
            self._sweeps.drop(visitor.own.pop(0))
        return id

    def _visitor(self, request: gr.Request) -> Visitor:
        owner = owner_of(request)
        with self._lock:
            visitor = self._visitors.setdefault(owner, Visitor())
            self._visitors.move_to_end(owner)
            while len(self._visitors) > MOST_VISITORS:
                self._visitors.popitem(last=False)
        return visitor

    def _refuse_if_lent(self) -> None:
        if self._host.zero_gpu:
            raise SettingsError(ENGLISH.explore["zero_gpu"])


def _file(event: gr.EventData, most: int) -> tuple[str, str]:
    """Validate a file's name and text from the browser."""
    name, text = (payload(event).get(part) for part in ("name", "text"))
    if not isinstance(name, str) or not isinstance(text, str) or "\ufffd" in text[:1000]:
        raise SettingsError("That file is not UTF-8 text. Save it as UTF-8, then open it again.")
    if len(text) > most:
        raise SettingsError(ENGLISH.explore["file_too_large"], most=most // 1000)
    return one_line(name[:100]), text


def _chips(say: Catalogue, choices: list[tuple[str, str]], value: tuple[str, ...]) -> Any:
    """Return the kinds to choose from; repeat the label, or Gradio 6.31 loses its translation."""
    return gr.update(choices=choices, value=list(value), label=say.explore["kinds_label"])


def _control(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
