"""Prompts from files: all formats and all errors."""

import json
from pathlib import Path

import pytest

from specviz.errors import SettingsError
from specviz.lab import suites
from specviz.lab.prompts import suite
from specviz.lab.suites import parse
from specviz.sweep.plan import MAX_PROMPTS, Plan, Prompt
from support.fixtures import Patch
from support.inputs import rows


@pytest.mark.parametrize("name", ["texts", "instructions"])
def test_the_suites_are_of_many_kinds(name: str) -> None:
    prompts = suite(name)
    kinds = [prompt.kind for prompt in prompts]
    assert len(set(kinds)) >= 10
    assert all(kinds.count(kind) >= 6 for kind in kinds)
    assert Plan(suite=name, pairs=("p",), prompts=tuple(prompts)).runs
    assert len(suite(name, per_kind=2)) == 2 * len(set(kinds))


def lines(*rows: object) -> bytes:
    return "\n".join(json.dumps(row) for row in rows).encode()


def array(*rows: object) -> bytes:
    return json.dumps(rows, indent=1).encode()


HAWAII = "Write about Hawaii."
SPEC_BENCH = {
    "question_id": 81, "category": "writing", "turns": [HAWAII, "Rewrite it."], "reference": [],
}  # fmt: skip
SPEED_BENCH = {
    "question_id": "ab", "category": "coding", "sub_category": "", "turns": ["Sort it's list."],
    "source": "", "src_id": "3", "difficulty": "easy", "multiturn": False,
}  # fmt: skip
PLACEHOLDER = "FULL BENCHMARK DATA SHOULD BE FETCHED FROM THE SOURCE USING SPECDEC_BENCH"
HUMAN_EVAL = {"task_id": "HumanEval/0", "prompt": "def f(", "entry_point": "f", "test": "assert"}
ALPACA = {"instruction": "Add.", "input": "1, 2", "output": "3", "text": "Below is …"}
SHARE_GPT = {"id": "x", "conversations": [
    {"from": "gpt", "value": "Hello"}, {"from": "human", "value": "Sing."},
]}  # fmt: skip
MESSAGES = [
    {"role": "system", "content": "Be brief."},
    {"role": "user", "content": [{"type": "image_url"}, {"type": "text", "text": "Sing."}]},
    {"role": "assistant", "content": "La."},
]
VIEWER = {"features": [{"name": "question", "type": {}}], "rows": [
    {"row_idx": 0, "row": {"question": "1 + 1?", "answer": "2"}, "truncated_cells": []},
]}  # fmt: skip
# As pandas and NumPy write a list; the second form has no commas.
MT_BENCH = r"""id,category,turns
81,writing,"['It\'s \U0001f600,\n[so]', 'Again']"
82,3,"[""It's"" 'Again']"
"""

READ: dict[str, tuple[str, bytes, str, list[tuple[str, str]]]] = {
    "plain text with blank lines": (
        "a.txt", b"def f():\n    pass\n\n\nOnce\nupon\n",
        "paragraphs", [("own", "def f():\n    pass"), ("own", "Once\nupon")],
    ),
    "plain text without blank lines": (
        "", "\ufeff[1] One, line\n{x}: another, one\n".encode(),
        "lines", [("own", "[1] One, line"), ("own", "{x}: another, one")],
    ),
    "JSON Lines with kind and text": (
        "a.txt", b'{"kind": "code", "text": "def f("}\n\n{"category": "story", "prompt": "Once"}\n',
        "JSON Lines", [("code", "def f("), ("story", "Once")],
    ),
    "Spec-Bench questions": ("a", lines(SPEC_BENCH), "JSON Lines", [("writing", HAWAII)]),
    "SPEED-Bench": ("a", lines(SPEED_BENCH), "JSON Lines", [("coding", "Sort it's list.")]),
    "SPEED-Bench from the hub": (
        "a", lines(SPEED_BENCH | {"turns": [PLACEHOLDER]}, SPEED_BENCH),
        "JSON Lines", [("coding", "Sort it's list.")],
    ),
    "MT-Bench as CSV": (
        "a.csv", MT_BENCH.encode(),
        "CSV", [("writing", "It's 😀,\n[so]"), ("3", "It's")],
    ),
    "Arena-Hard": (
        "a", lines({"cluster": "ABC", "turns": [{"content": "Sing."}]}), "JSON Lines",
        [("own", "Sing.")],
    ),
    "turns as one text": ("a", lines({"turns": HAWAII}), "JSON Lines", [("own", HAWAII)]),
    "a text in brackets": (
        "a.csv", b'prompt,id\n[INST] Sing. [/INST],1\n"[1, 2]",2\n',
        "CSV", [("own", "[INST] Sing. [/INST]"), ("own", "[1, 2]")],
    ),
    "HumanEval": ("a", lines(HUMAN_EVAL), "JSON Lines", [("own", "def f(")]),
    "GSM8K": ("a", lines({"question": "1 + 1?", "answer": "2"}), "JSON Lines", [("own", "1 + 1?")]),
    "Alpaca": ("a.txt", array(ALPACA), "a JSON array", [("own", "Add.\n\n1, 2")]),
    "Dolly": (
        "a", lines({"instruction": "Who?", "context": "Ann.", "response": "", "category": "qa"}),
        "JSON Lines", [("qa", "Who?\n\nAnn.")],
    ),
    "ShareGPT": ("a", array(SHARE_GPT), "a JSON array", [("own", "Sing.")]),
    "OpenAI messages": (
        "a",
        lines({"messages": MESSAGES}, {"body": {"messages": [{"role": "user", "content": "x"}]}}),
        "JSON Lines", [("own", "Sing."), ("own", "x")],
    ),
    "one conversation": ("a", array(*MESSAGES), "a JSON array", [("own", "Sing.")]),
    "JSON array of texts": ("a.txt", array("x", "y"), "a JSON array", [("own", "x"), ("own", "y")]),
    "JSON object with a list": (
        "a", json.dumps({"name": "mine", "tags": [], "prompts": ["x", "y"]}, indent=1).encode(),
        "the list “prompts” of a JSON object", [("own", "x"), ("own", "y")],
    ),
    "rows of a dataset viewer": (
        "a", json.dumps(VIEWER).encode(), "the list “rows” of a JSON object", [("own", "1 + 1?")],
    ),
    "CSV with a header": (
        "a.txt", b'Kind; Text \r\ncode;"a; ""b""\r\nc"\r\nstory;Once\r\n',
        "CSV with semicolons", [("code", 'a; "b"\nc'), ("story", "Once")],
    ),
    "TSV with a header": (
        "a.csv", b"id\tquestion\n1\tOnce, upon\n", "TSV", [("own", "Once, upon")],
    ),
    "one column with a header": (
        "a.csv", b"prompt\nx, y\nz\n", "CSV", [("own", "x, y"), ("own", "z")],
    ),
    "numeric or null kinds": (
        "a", lines(*({"category": kind, "text": text} for kind, text in
            ((3, "x"), (None, "y"), (3.0, "z"), (float("nan"), "w")))),
        "JSON Lines", [("3", "x"), ("own", "y"), ("3", "z"), ("own", "w")],
    ),
}  # fmt: skip
"""Form → name, file, recognised form, prompts."""

REFUSED: dict[str, tuple[str, bytes, str]] = {
    "UTF-16 or binary": ("a.txt", "Once".encode("utf-16"), "UTF-8"),
    "Parquet, gzip or Excel": ("a.parquet", b"PAR1\0\0", "a Parquet file"),
    "rows without a known field": ("a", lines({"a": "x", "b": 1}), "fields a, b,"),
    "CSV without a known column": ("a.csv", b"Write a poem\nWrite a story", "columns write a poem"),
    "what looks like a table without a header": ("a.txt", b"id\tb c\n1\tx y", "columns id, b c"),
    "a table whose rows have other widths": ("a.csv", b"kind,text\nx,a, b", "has 3 cells"),
    "an object with several lists": ("a", b'{"a": ["x"], "b": ["y"]}', "several fields.* a, b"),
    "an object whose text is a list": ("a", b'{"prompt": ["x", "y"]}', "several fields.* prompt"),
    "broken JSON": ("a", b'[{"text": "x"},\n{"text":', "not valid: Expecting value"),
    "a list as text that cannot be read": ("a.csv", b"turns\n['x]", "looks like a list"),
    "text in a file named .json": ("a.json", b"Once upon", "not valid"),
}
"""Form → name, file, words of the error."""


def test_every_documented_form_is_built() -> None:
    outcomes = rows("Prompt files")
    assert outcomes.keys() == {*READ, *REFUSED}
    assert {form for form in outcomes if outcomes[form] == "refused"} == {*REFUSED}


@pytest.mark.parametrize("form", READ)
def test_forms_that_are_read(form: str) -> None:
    name, data, told, prompts = READ[form]
    found = parse(data, name)
    assert found.form == told
    assert found.prompts == tuple(Prompt(kind, text) for kind, text in prompts)
    assert bool(found.left_out) == (rows("Prompt files")[form] == "read with a warning")
    for part in (told, f"Prompts: {len(prompts)}.", prompts[0][0], prompts[0][1][:4]):
        assert part in found.summary
    assert ("placeholder" in found.summary) == bool(found.left_out)
    assert found.summary.isprintable()


@pytest.mark.parametrize("form", REFUSED)
def test_forms_that_are_refused(form: str) -> None:
    name, data, words = REFUSED[form]
    with pytest.raises(SettingsError, match=words) as caught:
        parse(data, name)
    assert str(caught.value).isprintable()


def test_what_was_recognised_stays_short() -> None:
    rows = [{"kind": f"kind {n}", "turns": ["word " * 2_000]} for n in range(40)]
    summary = parse(lines(*rows)).summary
    assert "(the first turn in turns)" in summary
    assert "kind 5, …" in summary
    assert len(summary) < 250


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.txt", b"", "no prompt"),
        ("a.jsonl", b"", "no prompt"),
        ("a.txt", b" \n\n ", "no prompt"),
        ("a.txt", b"\xff\xfe", "UTF-8"),
        (
            "a.jsonl",
            b'{"text": "x"}\n{"kind": "y"}',
            "Prompt 2 in the file: It has the fields kind",
        ),
        ("a.jsonl", b'{"text": "x"}\n{"text"', "looks like JSON"),
        ("a.jsonl", b'{"text": "x"', "looks like JSON"),
        ("a.jsonl", b'{"text": 5}', "Prompt 1 in the file: Its field “text” holds no text"),
        ("a.jsonl", b'{"text": "x", "kind": ["y"]}', "Prompt 1 in the file: Its kind"),
        ("a.jsonl", b'{"turns": []}', "Prompt 1"),
        ("a.jsonl", b'{"turns": "x"}\n{"turns": [["x"]]}', "Prompt 2"),
        ("a.jsonl", b'{"messages": [{"role": "system", "content": "x"}]}', "Prompt 1"),
        ("a.jsonl", b'{"text": "' + b"x" * 20_001 + b'"}', "Prompt 1 in the file: The prompt has"),
        ("a.jsonl", b'{"text": "\\ud800"}', "half a character"),
        ("a.jsonl", b'{"kind": "a\\u0000b", "text": "x"}', "kind"),
        ("a.jsonl", b'{"text":' + b"[" * 100_000, "nested too deeply"),
        ("a.json", b"[1, 2]", "Prompt 1 in the file: It is neither"),
        ("a.json", b'{"prompts": []}', "one object. It has the fields prompts"),
        ("a.json", lines({"turns": [PLACEHOLDER]}), "placeholders"),
        ("a.csv", b"a,b\n1,2\n", "columns a, b. Rename"),
        ("a.csv", b"text,text\n1,2\n", "two columns “text”"),
        ("a.csv", b'kind,text\ncode,"x\n', "not valid CSV"),
        ("a.csv", b"kind,text\ncode\n", "Row 1 of the table has 1 cells"),
        ("a.csv", b"turns\n" + b"[" * 9_000 + b"]", "looks like a list"),
        ("a.csv", rb"""turns""" + b"\n" + rb"""['\d']""", "looks like a list"),
        ("a.txt", b"x\n" * 10, "prompts"),
        ("a.txt", b"x" * 2000, "MiB"),
    ],
)
def test_an_invalid_file_of_prompts_gives_one_line(
    name: str, data: bytes, words: str, monkeypatch: Patch
) -> None:
    if words == "MiB":
        monkeypatch.setattr(suites, "MAX_FILE", 1000)
    monkeypatch.setattr(suites, "MAX_READ", 5)
    with pytest.raises(SettingsError, match=words) as caught:
        parse(data, name)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_files_by_their_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(f"prompt {n}" for n in range(9)))
    assert [prompt.text for prompt in suite(str(file), per_kind=2)] == ["prompt 0", "prompt 1"]
    for name in ("nothing", "x" * 10_000, "\0", str(tmp_path)):
        with pytest.raises(SettingsError, match="suites texts, instructions") as caught:
            suite(name)
        assert len(str(caught.value)) < 250


def test_more_prompts_than_a_sweep_takes_can_be_read() -> None:
    lines = "\n".join(f"prompt {n}" for n in range(MAX_PROMPTS + 1))
    assert len(parse(lines.encode()).prompts) == MAX_PROMPTS + 1
