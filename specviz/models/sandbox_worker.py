"""The sandbox's worker: encodes texts and renders chats with untrusted tokenizers and templates.

Run as a script, never imported. It reads one JSON array per line ([method, seconds, arguments])
and answers each with one line of JSON. A request that exceeds its seconds or the memory limit, or
makes the tokenizer panic, ends the process. On Windows, the parent process limits the seconds.
"""

import json
import signal
import sys
from typing import Any

from tokenizers import Tokenizer

BYTES = 2**30  # of address space; a tokenizer with 262,144 tokens takes 0.45 GB
MOST_TOKENS = 500_000  # per prompt
MOST_CHARACTERS = 2_000_000  # per chat


class Worker:
    """Encodes and renders with one tokenizer."""

    def __init__(self) -> None:
        self._tokenizer: Tokenizer | None = None

    def load(self, content: str) -> None:
        self._tokenizer = Tokenizer.from_str(content)
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()

    def prepare(self) -> None:
        """Import the renderer, which on a busy machine takes longer than rendering may."""
        import transformers.utils.chat_template_utils  # noqa: F401

    def ids(self, text: str, special: bool) -> list[int]:
        assert self._tokenizer is not None
        found: list[int] = self._tokenizer.encode(text, add_special_tokens=special).ids
        if len(found) > MOST_TOKENS:
            raise ValueError(f"it produces {len(found):,} tokens")
        return found

    def rendered(self, turns: list[dict[str, str]], template: str, options: dict[str, Any]) -> str:
        from transformers.utils.chat_template_utils import render_jinja_template

        (text,), _ = render_jinja_template([turns], chat_template=template, **options)
        if len(text) > MOST_CHARACTERS:
            raise ValueError(f"it produces {len(text):,} characters")
        return text


def main() -> None:
    """Answer requests until the input ends."""
    limit_memory()
    alarm = getattr(signal, "alarm", lambda _: None)  # Windows has none
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends this process
    worker = Worker()
    for line in sys.stdin.buffer:
        work, seconds, arguments = json.loads(line)
        alarm(seconds)  # SIGALRM ends the process
        answer = answered(worker, work, arguments)
        alarm(0)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def limit_memory() -> None:
    """Limit this process's address space where the system can."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    except (ValueError, OSError):
        if sys.platform != "darwin":  # macOS refuses it
            raise


def answered(worker: Worker, work: str, arguments: list[Any]) -> dict[str, Any]:
    """Return the answer to a request; a Rust panic is not an Exception and ends the process."""
    try:
        return {"done": getattr(worker, work)(*arguments)}
    except MemoryError:
        raise
    except Exception as error:  # noqa: BLE001  templates and tokenizers may raise anything
        said = " ".join(str(error)[:1000].split())
        return {"failed": said or type(error).__name__}


if __name__ == "__main__":
    main()
