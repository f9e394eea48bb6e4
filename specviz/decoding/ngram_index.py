"""An index of a text's n-grams that is kept up with the text."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence


class NgramIndex:
    """Finds where the last tokens of a text occurred before, in a time that does not grow with it.

    Args:
        longest, shortest: lengths of n-grams.
    """

    def __init__(self, longest: int, shortest: int = 1) -> None:
        self._lengths = range(longest, shortest - 1, -1)
        self._text = list[int]()  # indexed so far
        self._ends = defaultdict[tuple[int, ...], list[int]](list)  # of each n-gram, ascending

    def continuation(self, context: Sequence[int], gamma: int) -> list[int]:
        """The tokens, at most γ, that followed an earlier occurrence of the context's last tokens.

        Long n-grams are tried before short ones. Of several occurrences, the latest one followed by
        γ tokens: in repetitive text, few tokens follow the very latest.

        Args:
            context: continues the text seen before, or what `rollback` has left of it.
        """
        if gamma <= 0 or not context:
            return []
        self._read(context)
        length = len(context)
        for n in self._lengths:
            if n < length and (ends := self._ends.get(tuple(context[-n:]))):
                place = bisect_right(ends, length - gamma)
                end = ends[max(place - 1, 0)]
                return [*context[end : end + gamma]]
        return []

    def rollback(self, length: int) -> None:
        """Forget all but the first tokens of the text."""
        text = self._text
        while len(text) > length:
            for n in self._lengths:
                if n <= len(text):
                    self._ends[tuple(text[-n:])].pop()
            text.pop()

    def _read(self, context: Sequence[int]) -> None:
        """Index all n-grams that end before the context's last token."""
        self.rollback(len(context) - 1)
        text = self._text
        for token in context[len(text) : -1]:
            text.append(token)
            end = len(text)
            for n in self._lengths:
                if n <= end:
                    self._ends[tuple(text[-n:])].append(end)
