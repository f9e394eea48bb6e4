"""Runs tokenizers of unknown publishers in a process with limits.

A tokenizer's rules and a chat template are programs: they may never end, exhaust memory, or abort
their process. Some do so for a few prompts only, which a trial misses, so the sandbox encodes every
prompt.

Linux limits both time and memory. macOS and Windows limit only the time.
"""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from transformers import PreTrainedTokenizerBase

from specviz.errors import Line, ModelError, one_line
from specviz.models.tokenizer import InProcessEncoder, PromptEncoder, Turns, no_chat, no_tokens

WORKER = Path(__file__).with_name("sandbox_worker.py")
ALARM = getattr(signal, "SIGALRM", None)  # ends a slow worker; Windows has none
SECRET = re.compile("TOKEN|SECRET|KEY|PASSW|CREDENTIAL", re.IGNORECASE)  # in a variable's name
ALONE = {  # threads use address space, which is limited
    "RAYON_NUM_THREADS": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "OPENBLAS_NUM_THREADS": "1",
}
SECONDS = 8  # per prompt
SECONDS_TO_BEGIN = 30  # for loading a large vocabulary or an import on a busy machine
TRIALS = ("Hello, world! 12345", "a" * 20_000 + "!", " \n" * 5_000, "ab1 é日😀\n" * 2_000)


class Sandbox:
    """A tokenizer in a separate process, which starts on first use and ends with this object.

    Args:
        content: returns the tokenizer as JSON.
        template: returns the chat template, or raises ValueError.
        options: variables for every rendering of the template.
    """

    def __init__(
        self,
        content: Callable[[], str],
        template: Callable[[], str] = str,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self._content = content
        self._template = template
        self._options = {**(options or {})}
        self._one_at_a_time = threading.Lock()
        self._process: _Process | None = None

    def ids(self, text: str, *, special: bool) -> list[int]:
        try:
            ids: list[int] = self._asked("ids", text, special)
        except _FailedError as failure:
            raise no_tokens(failure.why) from None
        return ids

    def rendered(self, turns: Turns, options: Mapping[str, Any]) -> str:
        try:
            text: str = self._asked(
                "rendered", turns, self._template(), {**self._options, **options}
            )
        except _FailedError as failure:
            raise no_chat(failure.why) from None
        except ValueError as error:  # none of its templates is the default
            raise no_chat(one_line(error, 100)) from None
        return text

    def try_out(self) -> None:
        """Load the tokenizer and encode texts that often break tokenizer rules.

        Raises:
            ModelError: it does not load, or the process ended; the message is a reason, to follow
                the model's name.
        """
        for text in TRIALS:
            try:
                self._asked("ids", text, True)
            except _FailedError as failure:
                if not failure.fatal:
                    return  # harmless, e.g. it has no tokens for the text
                raise ModelError(
                    "its tokenizer cannot be used ({why}): choose another model.", why=failure.why
                ) from None

    def _asked(self, work: str, *arguments: Any) -> Any:
        """Return the process's answer; start a new process if the last one ended."""
        with self._one_at_a_time:
            process = self._process or self._begun()
            self._process = None  # a process that fails to answer is not reused
            try:
                if work == "rendered":
                    process.ask("prepare", SECONDS_TO_BEGIN)
                answer = process.ask(work, SECONDS, *arguments)
            except _FailedError as failure:
                self._process = None if failure.fatal else process
                raise
            self._process = process
            return answer

    def _begun(self) -> "_Process":
        process = _Process()
        try:
            process.ask("load", SECONDS_TO_BEGIN, self._content())
        except _FailedError as failure:
            raise _FailedError(failure.why, fatal=True) from None
        return process


class _FailedError(Exception):
    """A request that failed in the sandbox.

    Attributes:
        why: the reason, in words.
        fatal: it ended the process, or the tokenizer does not load: the library must not try it
            outside.
    """

    def __init__(self, why: Line | str, *, fatal: bool = False) -> None:
        super().__init__(why)
        self.why, self.fatal = why, fatal


class _Process:
    """A worker process that answers requests one by one, until a request ends it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],  # -P: its folder has modules named like libraries
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={k: v for k, v in os.environ.items() if not SECRET.search(k)} | ALONE,
        )
        self._is_late = False
        self._end = weakref.finalize(self, _end, self._process)

    def ask(self, work: str, seconds: int, *arguments: Any) -> Any:
        with self._limited(seconds):
            answer = self._answer(json.dumps([work, seconds, arguments]).encode() + b"\n")
        if self._is_late or not answer.endswith(b"\n"):
            raise _FailedError(self._why(seconds), fatal=True)
        found = json.loads(answer)
        if "failed" in found:
            raise _FailedError(one_line(found["failed"], 100))
        return found["done"]

    def _answer(self, request: bytes) -> bytes:
        """Send a line and return the line that answers it; without its end if there is none."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(request)
            self._process.stdin.flush()
        except OSError:
            pass  # the process has ended, so reading finds no answer
        return self._process.stdout.readline()

    @contextlib.contextmanager
    def _limited(self, seconds: int) -> Iterator[None]:
        """End the process after so many seconds if no alarm of its own does."""
        if ALARM is not None:
            yield
            return
        timer = threading.Timer(seconds, self._end_late)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # it may be ending the process

    def _end_late(self) -> None:
        self._is_late = True
        self._process.kill()

    def _why(self, seconds: int) -> Line:
        self._end()
        if self._is_late or (ALARM is not None and self._process.returncode == -ALARM):
            return Line("it takes more than {seconds} s", seconds=seconds)
        return Line("it takes too much memory, or crashes")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    with contextlib.suppress(OSError):  # from flushing input that the process has not read
        process.communicate()


def sandboxed(tokenizer: PreTrainedTokenizerBase) -> PromptEncoder:
    """Wrap a tokenizer in a sandbox; a pure-Python one has no rules of its own and needs none."""
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None:
        return InProcessEncoder(tokenizer)
    return Sandbox(backend.to_str, tokenizer.get_chat_template, tokenizer.special_tokens_map)
