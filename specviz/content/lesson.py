"""The recorded run of the lesson's sheets."""

from specviz.errors import ShippedError
from specviz.lab.recordings import recordings
from specviz.shipped import shipped
from specviz.trace import Trace, read
from specviz.views.lesson import fair_round


def fair_run() -> Trace:
    """Return the first recorded run with a round to work out by hand.

    Raises:
        ShippedError: no recorded run has one.
    """
    for recording in recordings():
        trace = shipped(recording.file, read)
        if fair_round(trace) is not None:
            return trace
    raise ShippedError("No recorded run has a round for the handout.")
