"""The controls of “Will it pay?” as one parameter of the page's links: `name:value;name:value`.

A link holds the controls that differ from those that the tab opens with. All of it is untrusted.
"""

from collections.abc import Mapping
from typing import Any

import gradio as gr

from specviz.errors import Line, SettingsError, SpecVizError
from specviz.page.i18n import say_of
from specviz.page.link_text import join, split
from specviz.page.messages import encode, owner_of, payload
from specviz.page.pay.controls import START, Calculator, Controls, check_value
from specviz.page.pay.events import Pay
from specviz.page.pay.machines import sizes_of
from specviz.service.failures import report
from specviz.service.host import NOT_OFFERED

SLIDERS = Calculator._fields

UNREADABLE = Line("The numbers in this link could not be read, so this tab keeps its own.")


class PayLink:
    """The events that write and follow the tab's part of a link.

    Args:
        pay: the events of the tab.
        controls: all controls by their names in links, first the list of sources.
    """

    def __init__(self, pay: Pay, controls: Controls) -> None:
        self._pay = pay
        self.controls = controls
        self._opening = {name: control.value for name, control in controls.items()}
        self.others = [name for name in controls if name not in (START, *SLIDERS)]

    def write(self, request: gr.Request, start: Any, *values: Any) -> Any:
        """Return the link of the controls' values, as a message to its component."""
        sources = self._pay.sources
        values = (sources.shared(start), *values)
        given = dict(zip(self.controls, values, strict=True))
        there = sources.source(say_of(request), None, given[START]).sliders
        usual = self._usual(given) | {name: getattr(there, name) for name in SLIDERS}
        return [encode({"link": to_link(given, usual)})]

    def follow(self, request: gr.Request, event: gr.EventData) -> Any:
        """Set the controls to those of a link, or say why not.

        Returns:
            the message to the link's component, what `Pay.update` returns, and the other controls.
        """
        say, owner = say_of(request), owner_of(request)
        try:
            given = from_link(payload(event).get("text"), self.controls)
            values = self._usual(self._opening | given) | given
        except SpecVizError as error:
            why = say.links["fault"].format(why=say.line(report(error)))
            unchanged = [gr.skip()] * (1 + len(self.controls) + 2)
            return [encode({"text": why}), *unchanged]
        source = self._pay.sources.source(say, owner, values[START])
        moved = {name: given[name] for name in SLIDERS if name in given}
        started = self._pay.started(say, owner, source, source.sliders._replace(**moved))
        return [encode({"text": ""}), *started, *(values[name] for name in self.others)]

    def _usual(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the opening values, with the sizes of the pair and drafter in `values`."""
        return self._opening | sizes_of(values["pair"], values["drafter"])._asdict()


def to_link(values: Mapping[str, Any], usual: Mapping[str, Any]) -> str:
    """Encode the values that are not the usual ones."""
    return join({name: each for name, each in values.items() if each != usual[name]})


def from_link(text: Any, controls: Controls) -> dict[str, Any]:
    """Decode the values in a link.

    Raises:
        SettingsError: the text has another format, or a control does not offer its value.
    """
    try:
        given = split(text) if text != "" else {}
        return {name: _read(name, controls[name], value) for name, value in given.items()}
    except SettingsError:
        raise
    except (ValueError, KeyError):
        raise SettingsError(UNREADABLE) from None


def _read(name: str, control: Any, text: str) -> Any:
    """Convert one value; without the source that a link names, the tab keeps its own.

    Raises:
        ValueError: the text is not a number.
        SettingsError: the control does not offer the value.
    """
    if name == START:
        return text
    if isinstance(control, gr.Dropdown):
        if text not in [value for _, value in control.choices]:
            raise SettingsError(NOT_OFFERED, name=text)
        return text
    value = float(text)
    check_value(name, control, value)
    whole = control.step == 1 if isinstance(control, gr.Slider) else control.precision == 0
    return int(value) if whole else value
