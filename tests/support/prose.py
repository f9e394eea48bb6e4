"""Sentences of `specviz.words`, found in a text whatever their wording is."""

import re
from string import Formatter


def holds(text: str, sentence: str, **values: object) -> bool:
    """Whether a text holds a sentence; a placeholder without a value stands for any text."""
    return re.search(_pattern(sentence, values), text) is not None


def _pattern(sentence: str, values: dict[str, object]) -> str:
    parts = []
    for literal, name, spec, _ in Formatter().parse(sentence):
        parts.append(re.escape(literal))
        if name is not None:
            known = name in values
            parts.append(re.escape(format(values[name], spec or "")) if known else r"[^\n]*?")
    return "".join(parts)
