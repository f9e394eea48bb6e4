"""Parses prompt files: JSON lines, Spec-Bench questions, CSV or plain text."""

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from specviz.errors import Line, SettingsError
from specviz.sweep.plan import MAX_KIND, Prompt

MAX_FILE = 8 * 2**20  # bytes
MAX_READ = 5_000  # prompts of one file
TEXT_NAMES = ("text", "prompt", "question", "instruction")
KIND_NAMES = ("kind", "category", "type")
NO_KIND = "own"
PARAGRAPHS, LINES = Line("paragraphs"), Line("lines")
PLAIN = (PARAGRAPHS, LINES)  # the formats without kinds


class Suite(NamedTuple):
    """A prompt file's contents, without duplicates.

    Attributes:
        form: the recognised format, in words.
    """

    prompts: tuple[Prompt, ...]
    form: Line


def parse(data: bytes, name: str = "") -> Suite:
    """Parse a prompt file's bytes, which may be hostile.

    A file that begins with { holds JSON lines: {"kind", "text"}, or Spec-Bench's {"category",
    "turns"}, where only the first turn is used. A name that ends in .csv means CSV with a header.
    Anything else is plain text: one prompt per paragraph if blank lines separate paragraphs, else
    one prompt per line.

    Raises:
        SettingsError: the file is invalid; the message says where.
    """
    if len(data) > MAX_FILE:
        raise SettingsError(
            "A prompt file may have at most {most} MiB. Remove prompts, or split it.",
            most=MAX_FILE >> 20,
        )
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").strip("\n")
    except UnicodeDecodeError:
        raise SettingsError(
            "The prompt file is not UTF-8 text. Save it as UTF-8, then open it again."
        ) from None
    form, rows = _rows(text, name)
    prompts: dict[Prompt, None] = {}
    for number, make in enumerate(rows, 1):
        if number > MAX_READ:
            raise SettingsError(
                "A prompt file may have at most {most:,} prompts. Remove prompts, or split it.",
                most=MAX_READ,
            )
        try:
            prompts[make()] = None
        except SettingsError as error:
            raise SettingsError(
                "Prompt {number} in the file: {why}", number=number, why=error.line
            ) from None
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            raise SettingsError(
                "Prompt {number} in the file has no text: expected {form}, such as {example}.",
                number=number,
                form=form,
                example='{"kind": "story", "text": "Once upon a time"}',
            ) from None
    if not prompts:
        raise SettingsError("The file holds no prompts: write one per paragraph, or one per line.")
    return Suite(tuple(prompts), form)


Rows = Iterator[Callable[[], Prompt]]
"""Functions that each parse one prompt, so that an error belongs to one prompt."""


def _rows(text: str, name: str) -> tuple[Line, Rows]:
    if text.lstrip().startswith("{"):
        lines = [line for line in text.split("\n") if line.strip()]
        form = Line("Spec-Bench questions") if '"turns"' in lines[0] else Line("JSON Lines")
        return form, (partial(_from_line, line) for line in lines)
    if name.lower().endswith(".csv"):
        return Line("CSV rows with the columns kind and text"), _from_csv(text)
    form, blocks = PARAGRAPHS, _filled(re.split(r"\n[ \t]*\n", text))
    if len(blocks) == 1:
        form, blocks = LINES, _filled(text.split("\n"))
    return form, (partial(Prompt, NO_KIND, block) for block in blocks)


def _filled(blocks: list[str]) -> list[str]:
    return [block.strip("\n") for block in blocks if block.strip()]


def _from_line(line: str) -> Prompt:
    return _from_object(json.loads(line))


def _from_csv(text: str) -> Rows:
    try:
        rows = csv.DictReader(io.StringIO(text, newline=""), strict=True)
        columns = [(name or "").strip() for name in rows.fieldnames or ()]
        if columns and not {name.lower() for name in columns} & {*TEXT_NAMES, "turns"}:
            raise SettingsError(
                "The CSV file has the columns {columns:.200}. Rename the column of the prompts to"
                " “text”, and separate columns with commas.",
                columns=", ".join(columns),
            )
        for row in rows:
            named = {(name or "").strip().lower(): value for name, value in row.items()}
            yield partial(_from_object, named)
    except csv.Error as error:
        raise SettingsError(
            "The prompt file is not valid CSV: {why}. Save it as CSV again.", why=str(error)
        ) from None


def _from_object(row: dict[str, Any]) -> Prompt:
    kind = _first(row, KIND_NAMES, NO_KIND)
    text = row["turns"][0] if "turns" in row else _first(row, TEXT_NAMES, None)
    if not isinstance(text, str) or not isinstance(kind, str):
        raise TypeError
    return Prompt(kind.strip()[:MAX_KIND] or NO_KIND, text)


def _first(row: dict[str, Any], names: tuple[str, ...], otherwise: str | None) -> Any:
    return next((row[name] for name in names if name in row), otherwise)
