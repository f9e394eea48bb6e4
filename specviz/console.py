"""Console output: one-line errors, Ctrl-C, closed pipes, full disks and ASCII terminals."""

import io
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Self

from specviz.errors import SettingsError, SpecVizError, StorageError, one_line, printable
from specviz.files import STDOUT, write_file

ERASE = "\r\x1b[K"  # clears the cursor’s line
INTERRUPTED = 128 + 2  # a shell’s status for a program ended by SIGINT
CUT_OFF = 128 + 13  # a shell’s status for a program ended by SIGPIPE
OURS = "This is a bug in SpecViz ({what}). Run the command again with python -X dev and report it."


def guarded(command: Callable[[], int]) -> int:
    """Run a command and turn every error into one line on stderr.

    Returns:
        The command's status; 1 if it fails, 2 for a bad argument, 130 for Ctrl-C, 141 if
        its output pipe is closed (`| head`).
    """
    with _handled(_Interrupt()) as interrupt:
        return _guarded(command, interrupt)


def _guarded(command: Callable[[], int], interrupt: "_Interrupt") -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # an ASCII terminal shows \\u03b3 for γ
    try:
        try:
            return command()
        finally:
            if sys.stdout is not None:  # it may be closed
                sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop(sys.stdout, sys.stderr)
        return CUT_OFF
    except Exception as error:
        # Libraries turn KeyboardInterrupt into errors of their own; files may fail after it, too.
        if interrupt.came and not isinstance(error, SettingsError | StorageError | OSError):
            return INTERRUPTED
        if (line := _line(error)) is None:
            if sys.flags.dev_mode:
                raise
            line = OURS.format(what=f"{type(error).__name__}: {one_line(error)}")
        if isinstance(error, OSError) and error.filename is None:
            _drop(sys.stdout)
        with suppress(OSError):
            tell(line)
        return 2 if isinstance(error, SettingsError) else 1


class _Interrupt:
    """Raises KeyboardInterrupt on the first Ctrl-C; ends the process on a second.

    Attributes:
        came: whether Ctrl-C was pressed.
        at_once: end the process on the first, too.
    """

    def __init__(self) -> None:
        self.came = self.at_once = False

    def __call__(self, *_: object) -> None:
        if self.came or self.at_once:
            if os.isatty(2):
                os.write(2, ERASE.encode())
            os._exit(INTERRUPTED)
        self.came = True
        raise KeyboardInterrupt


@contextmanager
def _handled(interrupt: _Interrupt) -> Iterator[_Interrupt]:
    """Handle Ctrl-C in this block, unless it is ignored (`nohup`) or this is no main thread."""
    before = signal.getsignal(signal.SIGINT)
    if before not in (signal.SIG_DFL, signal.default_int_handler):
        yield interrupt
        return
    with suppress(ValueError):
        signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupt
    finally:
        if signal.getsignal(signal.SIGINT) is interrupt:
            signal.signal(signal.SIGINT, before)


def tell(line: str) -> None:
    """Print one line on stderr, without control characters."""
    sys.stderr.write(f"specviz: {printable(line)}\n")


def is_terminal(stream: IO[str] | None) -> bool:
    """Return whether a stream is a terminal."""
    return stream is not None and stream.isatty()


class StatusLine:
    """One line on stderr that replaces itself and is erased at the end, if that is a terminal."""

    def __init__(self) -> None:
        self._shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self("")

    def __call__(self, line: str) -> None:
        """Show a line in place of the one before; an empty one erases it."""
        if line != self._shown and is_terminal(sys.stderr):
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write(f"{ERASE}{line[:width]}")
            sys.stderr.flush()
            self._shown = line


@contextmanager
def starting() -> Iterator[None]:
    """Say “Starting” during a block that imports torch or Gradio, which takes seconds.

    Ctrl-C ends the process at once: an interrupted import fails in ways of its own.
    """
    interrupt = signal.getsignal(signal.SIGINT)
    with StatusLine() as progress:
        progress("Starting")
        if not isinstance(interrupt, _Interrupt):
            yield
            return
        interrupt.at_once = True
        try:
            yield
        finally:
            interrupt.at_once = False


def agrees(question: str) -> bool:
    """Ask a yes-or-no question on stderr; end of input means no."""
    sys.stderr.write(f"{question} [y/N] ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in {"y", "yes"}


def write_json(value: Any, file: Path) -> None:
    """Write JSON to a file; print it if that is `STDOUT`."""
    if file == STDOUT:
        print_json(value)
    else:
        write_file(file, f"{json.dumps(value, ensure_ascii=False, indent=2)}\n".encode())


def print_json(value: Any) -> None:
    """Print JSON, in ASCII if the output’s encoding requires it."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value, indent=2)
    sys.stdout.write(f"{text}\n")


def _line(error: Exception) -> str | None:
    """Return the message of an error; None if the error is a bug in SpecViz."""
    if isinstance(error, SpecVizError):
        return f"{error} {error.option}".rstrip()
    if isinstance(error, OSError) and error.strerror:
        what = "The output" if error.filename is None else str(error.filename)
        return f"{what} cannot be used: {error.strerror}."
    from specviz.models.failures import why_it_ended  # imports torch, which takes seconds

    return why_it_ended(error)


def _drop(*streams: IO[str] | None) -> None:
    """Redirect streams to /dev/null; otherwise Python fails again when it flushes them at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        with suppress(OSError, ValueError, AttributeError):  # closed, or not a file
            os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
    os.close(nowhere)
