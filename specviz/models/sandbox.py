"""How a prompt becomes ids with a stranger's tokenizer: in a process with limits.

A tokenizer's rules and a chat template are programs: they may take for ever, take all memory, or
abort the process that they run in. Some do so for one prompt only, which a trial does not find:
so every prompt goes there.
"""

import contextlib
import json
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Mapping
from pathlib import Path
from signal import SIGALRM
from typing import Any

from transformers import PreTrainedTokenizerBase

from specviz.errors import Line, ModelError, one_line
from specviz.models.prompt_encoder import InProcessEncoder, PromptEncoder, Turns, no_chat, no_tokens

WORKER = Path(__file__).with_name("sandbox_worker.py")
ALONE = {  # threads take addresses, which are limited
    "RAYON_NUM_THREADS": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "OPENBLAS_NUM_THREADS": "1",
}
SECONDS = 8  # for a prompt
SECONDS_TO_BEGIN = 30  # for what takes long on a busy machine: a large vocabulary, an import
TRIALS = ("Hello, world! 12345", "a" * 20_000 + "!", " \n" * 5_000, "ab1 é日😀\n" * 2_000)


class Sandbox:
    """A tokenizer in a process that begins when it is first asked, and ends with this object.

    Args:
        content: makes the tokenizer as JSON.
        template: makes the chat template, or raises ValueError.
        options: what the template is always given.
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
        except ValueError as error:  # none of its templates is the usual one
            raise no_chat(one_line(error)[:100]) from None
        return text

    def try_out(self) -> None:
        """Loads it, and tokenizes texts that rules stumble over.

        Raises:
            ModelError: it breaks down; the message is a reason, to be put after the model's name.
        """
        for text in TRIALS:
            try:
                self._asked("ids", text, True)
            except _EndedError as end:
                raise ModelError(
                    "its tokenizer cannot be used ({why}): choose another model.", why=end.why
                ) from None
            except _FailedError:
                return  # such as a text that it has no tokens for: no harm is done

    def _asked(self, work: str, *arguments: Any) -> Any:
        """What the process answers; where one has ended, another begins."""
        with self._one_at_a_time:
            process = self._process or self._begun()
            self._process = None  # until it has answered
            try:
                if work == "rendered":
                    process.ask("prepare", SECONDS_TO_BEGIN)
                answer = process.ask(work, SECONDS, *arguments)
            except _EndedError:
                raise
            except _FailedError:
                self._process = process
                raise
            self._process = process
            return answer

    def _begun(self) -> "_Process":
        process = _Process()
        process.ask("load", SECONDS_TO_BEGIN, self._content())
        return process


class _FailedError(Exception):
    """A request that failed.

    Attributes:
        why: in words.
    """

    def __init__(self, why: Line | str) -> None:
        super().__init__(why)
        self.why = why


class _EndedError(_FailedError):
    """It has ended the process."""


class _Process:
    """Answers one request after another, until one of them ends it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],  # -P: its folder has modules named as libraries
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | ALONE,
        )
        self._end = weakref.finalize(self, _end, self._process)

    def ask(self, work: str, seconds: int, *arguments: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps([work, seconds, arguments]).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended: there is no answer
        answer = self._process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise _EndedError(self._why(seconds))
        found = json.loads(answer)
        if "failed" in found:
            raise _FailedError(one_line(found["failed"])[:100])
        return found["done"]

    def _why(self, seconds: int) -> Line:
        self._end()
        if self._process.returncode == -SIGALRM:
            return Line("it takes more than {seconds} s", seconds=seconds)
        return Line("it takes too much memory, or crashes")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    with contextlib.suppress(OSError):  # what it has not read
        process.communicate()


def sandboxed(tokenizer: PreTrainedTokenizerBase) -> PromptEncoder:
    """A stranger's tokenizer; one that is written in Python has no rules of its own, and stays."""
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None:
        return InProcessEncoder(tokenizer)
    return Sandbox(backend.to_str, tokenizer.get_chat_template, tokenizer.special_tokens_map)
