"""The page's sentences as patterns, so that tests hold what is said, not how it is worded."""

import re


def sentence(template: str, **values: object) -> re.Pattern[str]:
    """A sentence with these values in its {placeholders}, and anything in the others."""
    parts = re.split(r"\{(\w+)[^}]*\}", template)
    fixed = (re.escape(part) for part in parts[::2])
    filled = (re.escape(str(values[name])) if name in values else ".+?" for name in parts[1::2])
    return re.compile("".join(a + b for a, b in zip(fixed, [*filled, ""], strict=True)))
