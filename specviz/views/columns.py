"""Aligned columns of plain text."""

from collections.abc import Iterator, Sequence


def columns(rows: Sequence[Sequence[str]], gap: int = 2) -> Iterator[str]:
    """Yield a line for each row: the first column aligned left, the others right.

    Args:
        rows: cells, equally many in each row.
        gap: spaces between two columns.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield (" " * gap).join([first, *others]).rstrip()
