"""Checks the numbers in a checkpoint's JSON files before a library acts on them.

A config's class makes a list with an entry per layer or label, and a tokenizer one with an entry
per id up to the largest, so that a file of a few bytes could fill the memory, or load for ever.
Every number is therefore checked, at any depth, before any class is made.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from typing import Any

from specviz.errors import ModelError, printable

MOST_LAYERS = 1000
MOST_OF_A_KIND = 100_000  # labels, experts, heads
LARGEST = 2 * 10**7  # any other whole number in a config, such as the longest text
MOST_IDS = 10**7 - 1  # seven digits; the largest vocabularies have 262,144 tokens
MOST_EXTRA = 10_000  # in tokenizer_config.json, such as T5's `extra_ids`

LAYERS = re.compile(r"layers?($|_per)|^depths?$|blocks?$|stages?$|block_count$")
COUNT = re.compile(
    r"^(num|n)_(?!positions|ctx|emb|inner|vocab|words|tokens|param)|label|expert|heads?$|count$"
)
FREE = re.compile(r"theta|base|freq|seed|scal|eps|factor|param|flos")  # they size no list
HUGE_ID = re.compile(rb"[:\[,]\s*(-?\d{8,})\s*[,}\]]")  # as a value of JSON
LENGTH = re.compile(r"max_|length|stride")
IDS = re.compile(r"_id$|^vocab_size$")  # StarCoder's and SmolLM's have a `vocab_size`
BYTES = {"config.json": 2**22, "tokenizer_config.json": 2**22}
BYTES_OF_A_TOKENIZER = 2**26  # twice the largest

Found = Iterator[tuple[str, int | float]]


def check_files(find: Callable[[str], Path | str | None], names: Iterable[str]) -> None:
    """Check the numbers in a checkpoint's config and tokenizer.

    Args:
        find: returns the path of a file of the checkpoint; None if it has none of that name.
        names: the files, of `CHECKS`.

    Raises:
        ModelError: a number or a file is too large; the message is a reason.
    """
    for name in names:
        if (path := find(name)) is None:
            continue
        with suppress(OSError, ValueError, RecursionError):  # loading says what is wrong
            if Path(path).stat().st_size > BYTES.get(name, BYTES_OF_A_TOKENIZER):
                raise ModelError("its {file} is too large.", file=name)
            CHECKS[name](name, Path(path).read_bytes())


def check_config(name: str, config: Any) -> None:
    """Check every number of a decoded config, or of a GGUF file's header.

    Raises:
        ModelError: one is larger than that of any model; the message is a reason.
    """
    for field, number in _numbers(config, texts=True):
        if LAYERS.search(field):
            check_number(name, field, number, MOST_LAYERS)
        elif COUNT.search(field):
            check_number(name, field, number, MOST_OF_A_KIND)
        elif isinstance(number, int) and not FREE.search(field):
            check_number(name, field, number, LARGEST)


def _check_tokenizer_config(name: str, config: Any) -> None:
    if not isinstance(config, dict):
        return
    if "fast_tokenizer_files" in config:
        raise ModelError(
            "its {file} names other tokenizer files for other versions of transformers, which"
            " SpecViz does not read: remove `fast_tokenizer_files`.",
            file=name,
        )
    if isinstance(added := config.get("added_tokens_decoder"), dict):
        for key in added:
            if key.isdecimal():
                check_number(name, "added_tokens_decoder", _number(key), MOST_IDS)
    for field, number in _numbers(config):
        if not LENGTH.search(field):
            check_number(name, field, number, MOST_IDS if IDS.search(field) else MOST_EXTRA)


def _check_ids(name: str, data: bytes) -> None:
    """Check the numbers of a tokenizer's file without decoding it, which may take gigabytes."""
    if found := HUGE_ID.search(data):
        raise ModelError(
            "its {file} has the number {number:.20}, and no tokenizer has so many tokens.",
            file=name,
            number=found[1].decode(),
        )


CHECKS: dict[str, Callable[[str, bytes], None]] = {
    "config.json": lambda name, data: check_config(name, json.loads(data)),
    "tokenizer_config.json": lambda name, data: _check_tokenizer_config(name, json.loads(data)),
    "tokenizer.json": _check_ids,
    "vocab.json": _check_ids,
    "added_tokens.json": _check_ids,
}


def check_number(name: str, field: str, number: float, most: int) -> None:
    """Check that a number of a file is at most `most`, with either sign.

    Raises:
        ModelError: it is larger; the message is a reason.
    """
    if not -most <= number <= most:
        raise ModelError(
            "its {file} gives {number!s:.20} for {field:.40}, but SpecViz reads at most {most:,}.",
            file=name,
            number=number,
            field=printable(field),
            most=most,
        )


def _numbers(content: Any, *, texts: bool = False) -> Found:
    """Return all numbers with the names of their fields.

    Args:
        texts: also return texts of digits, which a class may convert, as floats.
    """
    rest: list[Iterator[tuple[str, Any]]] = [iter([("", content)])]
    while rest:
        for field, value in rest[-1]:  # goes on where it stopped
            match value:
                case Mapping():
                    rest.append((str(key), part) for key, part in value.items())
                    break
                case list():
                    if repeated := sum(map(_repeats, value)):
                        yield f"{field} as layers", repeated
                    rest.append(zip(repeat(field), value))
                    break
                case str() if texts and value.isdecimal():
                    yield field, float(_number(value))
                case bool():
                    pass
                case int() | float():
                    yield field, value
        else:
            rest.pop()


def _repeats(part: Any) -> int:
    """Return how many entries a class makes of [kinds, times], as GPT-Neo does."""
    match part:
        case [list() as kinds, int() as times]:
            return len(kinds) * abs(times)
    return 0


def _number(digits: str) -> float:
    """Return the number of some digits, infinite if there are very many."""
    return int(digits) if len(digits) < 100 else float("inf")
