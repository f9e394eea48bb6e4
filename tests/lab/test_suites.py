"""Prompts from files: all formats and all errors."""

import json
from pathlib import Path

import pytest

from specviz.errors import SettingsError
from specviz.lab import suites
from specviz.lab.prompts import suite
from specviz.lab.suites import parse
from specviz.sweep.plan import MAX_PROMPTS, Plan, Prompt


@pytest.mark.parametrize("name", ["texts", "instructions"])
def test_the_suites_are_of_many_kinds(name: str) -> None:
    prompts = suite(name)
    kinds = [prompt.kind for prompt in prompts]
    assert len(set(kinds)) >= 10
    assert all(kinds.count(kind) >= 6 for kind in kinds)
    assert Plan(suite=name, pairs=("p",), prompts=tuple(prompts)).runs
    assert len(suite(name, per_kind=2)) == 2 * len(set(kinds))


SPEC_BENCH = {
    "question_id": 81,
    "category": "writing",
    "turns": ["Write about Hawaii.", "Rewrite it."],
    "reference": [],
}


@pytest.mark.parametrize(
    ("name", "text", "form", "prompts"),
    [
        (
            "a.jsonl",
            '{"kind": "code", "text": "def f("}\n\n{"category": "story", "prompt": "Once"}\n',
            "JSON Lines",
            [("code", "def f("), ("story", "Once")],
        ),
        ("a", '{"text": "x"}\n{"text": "x"}\n{"text": "y", "kind": " "}', "JSON Lines",
         [("own", "x"), ("own", "y")]),
        ("question.jsonl", json.dumps(SPEC_BENCH), "Spec-Bench questions",
         [("writing", "Write about Hawaii.")]),
        ("a.CSV", 'Kind, Text \r\ncode,"a, ""b""\r\nc"\r\nstory,Once\r\n',
         "CSV rows with the columns kind and text",
         [("code", 'a, "b"\nc'), ("story", "Once")]),
        ("a.csv", "prompt\nx\n", "CSV rows with the columns kind and text", [("own", "x")]),
        ("a.txt", "\ufeffOne line\nanother\n", "lines", [("own", "One line"), ("own", "another")]),
        ("a.txt", "def f():\n    pass\n\n\nOnce\nupon\n", "paragraphs",
         [("own", "def f():\n    pass"), ("own", "Once\nupon")]),
        ("a.txt", "    indented\n", "lines", [("own", "    indented")]),
        ("a.jsonl", json.dumps({"kind": "k" * 90, "text": "x"}), "JSON Lines", [("k" * 40, "x")]),
    ],
)  # fmt: skip
def test_formats(name: str, text: str, form: str, prompts: list[tuple[str, str]]) -> None:
    found = parse(text.encode(), name)
    assert found.form == form
    assert found.prompts == tuple(Prompt(kind, text) for kind, text in prompts)


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.txt", b"", "no prompt"),
        ("a.txt", b" \n\n ", "no prompt"),
        ("a.txt", b"\xff\xfe", "UTF-8"),
        ("a.jsonl", b'{"text": "x"}\n{"kind": "y"}', "Prompt 2 in the file has no text"),
        ("a.jsonl", b'{"text": "x"', "Prompt 1"),
        ("a.jsonl", b'{"text": 5}', "Prompt 1"),
        ("a.jsonl", b'{"text": "x", "kind": ["y"]}', "Prompt 1"),
        ("a.jsonl", b'{"turns": []}', "Prompt 1"),
        ("a.jsonl", b'{"turns": "x"}\n{"turns": [["x"]]}', "Prompt 2"),
        ("a.jsonl", b'{"text": "' + b"x" * 20_001 + b'"}', "Prompt 1 in the file: The prompt has"),
        ("a.jsonl", b'{"text": "\\ud800"}', "half a character"),
        ("a.jsonl", b'{"kind": "a\\u0000b", "text": "x"}', "kind"),
        ("a.jsonl", b'{"text":' + b"[" * 100_000, "Prompt 1"),
        ("a.csv", b"a,b\n1,2\n", "columns a, b. Rename"),
        ("a.csv", b'kind,text\ncode,"x\n', "not valid CSV"),
        ("a.csv", b"kind,text\ncode\n", "Prompt 1"),
        ("a.txt", b"x\n" * 10, "prompts"),
        ("a.txt", b"x" * 2000, "MiB"),
    ],
)
def test_an_invalid_file_of_prompts_gives_one_line(
    name: str, data: bytes, words: str, monkeypatch: pytest.MonkeyPatch
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
