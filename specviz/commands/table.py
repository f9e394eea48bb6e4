"""`table`: reports of `bench` as one Markdown table."""

from collections.abc import Iterable
from pathlib import Path

from specviz.files import read_file
from specviz.lab.bench_table import read
from specviz.lab.bench_table import table as rows

MAX_REPORT = 2**25  # bytes


def table(files: Iterable[Path]) -> None:
    """Print the table."""
    print(rows([read(read_file(path, MAX_REPORT), path.name) for path in files]))
