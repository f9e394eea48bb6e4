"""The page's sentences as patterns: tests hold what is said, not how it is worded."""

import re
from string import Formatter

from specviz.words.viewer import VIEWER


def sentence(template: str, **values: object) -> re.Pattern[str]:
    """A sentence with these values in its {placeholders}, and anything in the others."""
    parts = []
    for literal, name, spec, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if name is not None:
            known = name in values
            parts.append(re.escape(format(values[name], spec or "")) if known else ".*?")
    return re.compile("".join(parts))


def holds(text: str, template: str, **values: object) -> bool:
    """Whether a text holds a sentence."""
    return sentence(template, **values).search(text) is not None


# The stage's states
LIVE, RECORDED = sentence(VIEWER["live"]), sentence(VIEWER["recorded"])
DECODING, PAUSED = VIEWER["state"]["running"], VIEWER["state"]["paused"]
FINISHED, STOPPED = sentence(VIEWER["state"]["done"]), VIEWER["ending"]["stopped"]
