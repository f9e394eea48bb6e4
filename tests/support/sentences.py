"""The page's sentences as patterns, so that tests do not depend on the wording."""

import re
from string import Formatter

from specviz.words.viewer import VIEWER


def sentence(template: str, **values: object) -> re.Pattern[str]:
    """Compile a template with these values for placeholders; other placeholders match anything."""
    parts = []
    for literal, name, spec, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if name is not None:
            known = name in values
            parts.append(re.escape(format(values[name], spec or "")) if known else ".*?")
    return re.compile("".join(parts))


def holds(text: str, template: str, **values: object) -> bool:
    """Return whether a text contains a sentence."""
    return sentence(template, **values).search(text) is not None


# The stage's states
LIVE, RECORDED = sentence(VIEWER["live"]), sentence(VIEWER["recorded"])
DECODING, PAUSED = VIEWER["state"]["running"], VIEWER["state"]["paused"]
ENDINGS = VIEWER["ending"]
FINISHED = re.compile("|".join(ENDINGS[how] for how in ("length", "end of text", "context full")))
STOPPED = re.compile("|".join(sentence(ENDINGS[f"stopped{n}"]).pattern for n in ("", "_one")))
