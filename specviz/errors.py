"""SpecViz's exceptions. Every message is one line that says what to do.

SpecVizError
├── SettingsError   a setting, prompt or command-line value that cannot be used
├── TraceError      a file that is not a trace or another report of measurements
├── SweepError      a file that is not a sweep
├── EngineError     a serving engine that cannot be reached, or whose answer cannot be used
├── StorageError    a disk that is full or fails
├── ShippedError    a file that comes with SpecViz, missing or damaged
└── ModelError      models that cannot be loaded, or do not fit together

Messages are in English. Each keeps its template and values, so that the page can translate it.
"""

from typing import Any, Self


class Line(str):
    """An English sentence that remembers its template and values.

    Attributes:
        template: the sentence with {placeholders}; without values, the sentence itself.
        values: values of the placeholders, which may be lines themselves.
    """

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, **values: Any) -> Self:
        if isinstance(template, cls) and not values:
            return template
        line = super().__new__(cls, template.format(**values) if values else template)
        line.template, line.values = str(template), values
        return line


def printable(text: str) -> str:
    """Replace control characters, line ends included, by spaces."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def one_line(error: object, most: int = 200) -> str:
    """Return a foreign error's message as one line of printable characters.

    Args:
        most: characters; a longer message ends with its last whole sentence, or with "…".
    """
    line = " ".join(printable(str(error)).split())
    if len(line) <= most:
        return line
    if (end := line.rfind(". ", 0, most + 1)) > 0:
        return line[: end + 1]
    cut = line[:most].rpartition(" ")[0] or line[: most - 1]
    return f"{cut}…"


class SpecVizError(Exception):
    """Base of all errors whose message is meant for a visitor.

    Args:
        template, values: as for `Line`.

    Attributes:
        option: a sentence on an option of the command line, which the page lacks.
    """

    option = ""

    def __init__(self, template: str, **values: Any) -> None:
        self.line = Line(template, **values)
        super().__init__(self.line)

    def or_with(self, option: str) -> Self:
        """Add a sentence on an option of the command line."""
        self.option = option
        return self


class SettingsError(SpecVizError, ValueError):
    """A setting, prompt or command-line value that cannot be used."""


class TraceError(SpecVizError, ValueError):
    """A file that is not a trace, or not one that this version reads."""


class SweepError(SpecVizError, ValueError):
    """A file that is not a sweep, or not one that this version reads."""


class EngineError(SpecVizError, RuntimeError):
    """A serving engine that cannot be reached, or whose answer cannot be used."""


class StorageError(SpecVizError, RuntimeError):
    """A disk that is full or fails."""


class ShippedError(SpecVizError, RuntimeError):
    """A file that comes with SpecViz, missing or damaged."""


class ModelError(SpecVizError, RuntimeError):
    """Models that cannot be loaded, or do not fit together."""
