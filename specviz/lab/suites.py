"""Parses prompt files, whose form their content tells: JSON, JSON Lines, a table or plain text."""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from specviz.errors import Line, SettingsError, one_line
from specviz.lab.prompt_rows import (
    CHATS,
    FIELDS,
    NO_KIND,
    TEXTS,
    find_field,
    is_conversation,
    lower,
    read_row,
    unknown_fields,
)
from specviz.sweep.plan import Prompt

MAX_FILE = 8 * 2**20  # bytes
MAX_READ = 5_000  # prompts of one file
PARAGRAPHS, LINES = Line("paragraphs"), Line("lines")
PLAIN = (PARAGRAPHS, LINES)  # the forms without fields
JSON_LINES = Line("JSON Lines")
OTHER_FILES = {b"PAR1": "Parquet", b"\x1f\x8b": "gzip", b"PK\x03\x04": "zip or Excel"}
"""The first bytes of files that people have their prompts in."""
DELIMITERS = {",": Line("CSV"), "\t": Line("TSV"), ";": Line("CSV with semicolons")}
LOOKED_AT = 50  # rows that tell whether a text is a table
SHOWN_KINDS, SHOWN_TEXT = 6, 60  # kinds; characters

_JSON = re.compile(r'\s*(?:(?:\[\s*)+["{]|\{\s*["}])')
_WORD = re.compile(r"\w[\w.-]*")


class Suite(NamedTuple):
    """A prompt file's contents, without duplicates.

    Attributes:
        form: the recognised form, in words.
        fields: the fields that held the prompts; empty for plain text.
        left_out: rows whose text is not in the file.
    """

    prompts: tuple[Prompt, ...]
    form: Line
    fields: tuple[str, ...] = ()
    left_out: int = 0

    @property
    def summary(self) -> Line:
        """What was recognised, for people to check before anything runs."""
        kinds = list(dict.fromkeys(prompt.kind for prompt in self.prompts))
        shown = ", ".join(kinds[:SHOWN_KINDS]) + (", …" if len(kinds) > SHOWN_KINDS else "")
        fields = Line("")
        if set(CHATS).intersection(self.fields):
            fields = Line(" (the first turn in {fields:.80})", fields=", ".join(self.fields))
        elif self.fields:
            fields = Line(" (field {fields:.80})", fields=", ".join(self.fields))
        values = {
            "form": self.form,
            "fields": fields,
            "n": len(self.prompts),
            "kinds": shown,
            "first": one_line(self.prompts[0].text, SHOWN_TEXT),
        }
        if not self.left_out:
            return Line(
                "Read as {form}{fields}. Prompts: {n:,}. Kinds: {kinds}. The first: {first}",
                **values,
            )
        return Line(
            "Read as {form}{fields}, without {left_out:,} prompts of which SPEED-Bench’s file on"
            " the hub holds only a placeholder. Prompts: {n:,}. Kinds: {kinds}. The first: {first}",
            **values,
            left_out=self.left_out,
        )


def parse(data: bytes, name: str = "") -> Suite:
    """Parse a prompt file's bytes, which may be hostile.

    The content tells the form; the name only settles what a text alone leaves open. `FIELDS` of
    `prompt_rows` hold the prompts of JSON and of tables. Anything else is plain text: one prompt
    per paragraph if blank lines separate paragraphs, else one prompt per line.

    Raises:
        SettingsError: the file is invalid or ambiguous; the message says where.
    """
    form, rows = _rows(_decoded(data), name.lower())
    prompts: dict[Prompt, None] = {}
    fields: dict[str, None] = {}
    left_out = 0
    for number, row in enumerate(rows, 1):
        if number > MAX_READ:
            raise SettingsError(
                "A prompt file may have at most {most:,} prompts. Remove prompts, or split it.",
                most=MAX_READ,
            )
        try:
            found = read_row(row)
        except SettingsError as error:
            raise SettingsError(
                "Prompt {number} in the file: {why}", number=number, why=error.line
            ) from None
        if found is None:
            left_out += 1
            continue
        prompts[found.prompt] = None
        if found.field:
            fields[found.field] = None
    if not prompts and left_out:
        raise SettingsError(
            "The file holds placeholders in place of prompts. Make the whole file with the script"
            " that comes with SPEED-Bench."
        )
    if not prompts:
        raise SettingsError("The file holds no prompts: write one per paragraph, or one per line.")
    return Suite(tuple(prompts), form, tuple(fields), left_out)


def _decoded(data: bytes) -> str:
    if len(data) > MAX_FILE:
        raise SettingsError(
            "A prompt file may have at most {most} MiB. Remove prompts, or split it.",
            most=MAX_FILE >> 20,
        )
    for start, kind in OTHER_FILES.items():
        if data.startswith(start):
            raise SettingsError(
                "The prompt file is a {kind} file. Save its prompts as JSON Lines or CSV.",
                kind=kind,
            )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SettingsError(
            "The prompt file is not UTF-8 text. Save it as UTF-8, then open it again."
        ) from None
    return text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")


def _rows(text: str, name: str) -> tuple[Line, Iterable[Any]]:
    """Return the form of a text and its rows: texts, conversations or objects."""
    if name.endswith((".json", ".jsonl", ".ndjson")) or _JSON.match(text):
        return _json(text) if text.strip() else (JSON_LINES, ())
    if (table := _table(text, name)) is not None:
        return table
    form, blocks = PARAGRAPHS, _filled(re.split(r"\n[ \t]*\n", text))
    if len(blocks) == 1:
        form, blocks = LINES, _filled(text.split("\n"))
    return form, blocks


def _filled(blocks: list[str]) -> list[str]:
    return [block.strip("\n") for block in blocks if block.strip()]


def _json(text: str) -> tuple[Line, Iterable[Any]]:
    lines = [line for line in text.split("\n") if line.strip()]
    try:
        value = _loaded(text)
    except SettingsError as error:
        try:
            _loaded(lines[0])
        except SettingsError:
            raise error from None
        return JSON_LINES, map(_loaded, lines)
    if isinstance(value, list):
        return Line("a JSON array"), [value] if is_conversation(value) else value
    if not isinstance(value, dict):
        return Line("JSON"), [value]
    lists = _lists(value)
    field = find_field(lower(value))
    if field is not None and not lists and not isinstance(lower(value)[field], list | dict):
        return JSON_LINES, [value]
    if field in CHATS and not lists:
        return JSON_LINES, [value]
    if len(lists) == 1 and field is None:
        ((list_name, rows),) = lists.items()
        return Line("the list “{name:.40}” of a JSON object", name=list_name), rows
    if field is None and not lists:
        raise SettingsError("The prompt file is one object. {why}", why=unknown_fields(value).line)
    raise SettingsError(
        "The prompt file is one object with several fields that may hold the prompts:"
        " {fields:.200}. Leave only one, or write one object with “text” per line.",
        fields=", ".join(dict.fromkeys([*lists, *([field] if field else [])])),
    )


def _lists(value: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Return the lists of an object that may be its prompts.

    Beside a prompt of its own, a list of texts counts only if its name says so: it may be the
    choices of a question.
    """
    alone = find_field(lower(value)) is None
    plural = {f"{field}s" for field in TEXTS}
    return {
        name: each
        for name, each in value.items()
        if isinstance(each, list) and each and name.lower() not in FIELDS
        if (isinstance(each[0], str) and (alone or name.lower() in plural))
        or (isinstance(each[0], dict) and find_field(lower(each[0])) is not None)
    }


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        why = "it is nested too deeply"
    except ValueError as error:
        why = one_line(error, 80)
    raise SettingsError(
        "The prompt file looks like JSON, but is not valid: {why}. Mend it, or write one object"
        " with “text” per line.",
        why=why,
    )


def _table(text: str, name: str) -> tuple[Line, Iterable[Any]] | None:
    """Return the rows of a table with a header; None if the text is none.

    Raises:
        SettingsError: it is a table, and no column is known to hold prompts.
    """
    headers = {mark: _header(text, mark) for mark in DELIMITERS}
    known = [mark for mark in DELIMITERS if {*headers[mark]} & {*FIELDS}]
    if known:
        mark = max(known, key=lambda mark: len(headers[mark]))
        header = headers[mark]
        twice = next((each for each in FIELDS if header.count(each) > 1), None)
        if twice:
            raise SettingsError(
                "The table has two columns “{column}”. Rename one of them.", column=twice
            )
        if len(header) == 1:
            mark = "\x1f"  # commas of a single column are part of its texts
        return DELIMITERS.get(mark, DELIMITERS[","]), _cells(text, mark, header)
    named = name.endswith((".csv", ".tsv", ".tab"))
    for mark, columns in headers.items():
        if (named and len(columns) == max(map(len, headers.values()))) or _is_table(
            text, mark, columns
        ):
            raise SettingsError(
                "The table has the columns {columns:.200}. Rename the column of the prompts to"
                " “text”.",
                columns=", ".join(columns),
            )
    return None


def _header(text: str, mark: str) -> list[str]:
    try:
        return [cell.strip().lower() for cell in next(_reader(text, mark), [])]
    except csv.Error:
        return []


def _is_table(text: str, mark: str, columns: list[str]) -> bool:
    """Whether all first rows of a text have as many cells as its header, which names columns."""
    if len(columns) < 2 or not all(columns):
        return False
    if mark != "\t" and not all(map(_WORD.fullmatch, columns)):
        return False  # a sentence with a comma
    try:
        rows = [row for row in islice(_reader(text, mark), LOOKED_AT) if row]
    except csv.Error:
        return False
    return len(rows) > 1 and {len(row) for row in rows} == {len(columns)}


def _reader(text: str, mark: str) -> Iterator[list[str]]:
    return csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)


def _cells(text: str, mark: str, header: list[str]) -> Iterator[dict[str, str]]:
    try:
        for number, row in enumerate(filter(None, islice(_reader(text, mark), 1, None)), 1):
            if len(row) != len(header):
                raise SettingsError(
                    "Row {number} of the table has {n} cells, its header {columns}. Put texts that"
                    " contain the delimiter in double quotes.",
                    number=number,
                    n=len(row),
                    columns=len(header),
                )
            yield dict(zip(header, row, strict=True))
    except csv.Error as error:
        raise SettingsError(
            "The prompt file is not valid CSV: {why}. Save it as CSV again.", why=str(error)
        ) from None


__all__ = ["MAX_FILE", "MAX_READ", "NO_KIND", "PLAIN", "Suite", "parse"]
