"""`export`: a trace as files that open without SpecViz."""

from collections.abc import Mapping
from pathlib import Path

from specviz.errors import TraceError
from specviz.files import STDOUT, read_file, write_file
from specviz.trace import MAX_BYTES, read
from specviz.views.files import KINDS
from specviz.words.catalogue import ENGLISH


def export(trace_file: Path, wanted: Mapping[str, Path]) -> None:
    """Write a trace as each wanted kind of file.

    Args:
        wanted: kinds (`specviz.views.files.KINDS`) and where to write them.
    """
    try:
        trace = read(read_file(trace_file, MAX_BYTES))
    except TraceError as error:
        raise TraceError("{file}: {why}", file=trace_file.name[:100], why=error.line) from None
    for kind, path in wanted.items():
        data = KINDS[kind].make(ENGLISH, trace).encode()
        write_file(path, data)
        if path != STDOUT:
            print(f"{path}: {len(data) / 1000:,.0f} kB")
