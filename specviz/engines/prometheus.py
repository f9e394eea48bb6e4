"""Reads Prometheus' text format, as an engine's `/metrics` serves it or a person pastes it."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from specviz.errors import EngineError

MAX_LINES = 200_000
MAX_COUNT = 2**50
_LINE = re.compile(r"([a-zA-Z_:][\w:]*)(?:\{(.*)\})?\s+(\S+)(?:\s+-?\d+)?\s*")
_LABEL = re.compile(r'([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"\s*,?\s*')


class Metrics:
    """The samples of a text, by name; each is (labels, value)."""

    def __init__(self, text: str) -> None:
        """Parse a text; comments, and lines that are no samples, are skipped.

        Raises:
            EngineError: it has too many lines, or no sample at all.
        """
        self._samples = defaultdict[str, list[tuple[Mapping[str, str], float]]](list)
        lines = text.splitlines()
        if len(lines) > MAX_LINES:
            raise EngineError(
                "These metrics have more than {most} lines. Copy only those on speculation.",
                most=f"{MAX_LINES:,}",
            )
        for line in lines:
            if match := _LINE.fullmatch(line.strip()):
                self._add(match[1], match[2] or "", match[3])
        if not self._samples:
            raise EngineError(
                "These are no metrics in Prometheus’ text format. Copy what the engine’s /metrics"
                " shows."
            )

    def _add(self, name: str, labels: str, value: str) -> None:
        try:
            self._samples[name].append((dict(_LABEL.findall(labels)), float(value)))
        except ValueError:
            return

    def __contains__(self, name: str) -> bool:
        return name in self._samples

    def names(self, prefix: str) -> list[str]:
        """Return the names that start with a prefix."""
        return [name for name in self._samples if name.startswith(prefix)]

    def count(self, name: str) -> int | None:
        """Return a counter, summed over its labels (models, workers); None if it is not there.

        Raises:
            EngineError: it is no count.
        """
        if name not in self._samples:
            return None
        return sum(_whole(name, value) for _, value in self._samples[name])

    def counts(self, name: str, label: str) -> tuple[int, ...] | None:
        """Return a counter by a label that numbers positions from 0; None if it is not there.

        Raises:
            EngineError: the positions are not 0, 1, 2, …
        """
        if name not in self._samples:
            return None
        found = defaultdict[str, int](int)
        for labels, value in self._samples[name]:
            found[labels.get(label, "")] += _whole(name, value)
        if found.keys() != {str(place) for place in range(len(found))}:
            raise EngineError(
                "The positions of {name} are not 0, 1, 2, … Copy all of /metrics.", name=name
            )
        return tuple(found[str(place)] for place in range(len(found)))

    def gauges(self, names: Sequence[str]) -> dict[str, float]:
        """Return those gauges that are there and agree over all their labels."""
        found = {name: {value for _, value in self._samples.get(name, ())} for name in names}
        return {name: values.pop() for name, values in found.items() if len(values) == 1}


def _whole(name: str, value: float) -> int:
    if not (0 <= value <= MAX_COUNT and value.is_integer()):  # NaN is neither
        raise EngineError(
            "{name} is {value:g}, which is not a count. Check where these metrics come from.",
            name=name,
            value=value,
        )
    return int(value)
