"""The translators' files are up to date and complete, and keep every placeholder."""

import ast
from functools import cache
from pathlib import Path
from string import Formatter

import polib
import pytest

from specviz.errors import Line
from specviz.words import __main__ as command
from specviz.words.catalogue import LANGUAGES, LOCALE, PARTS, catalogue
from specviz.words.sources import Sentence, error_lines, modules, sentences
from specviz.words.translations import TRANSLATED, lacking, marks, merge, po_path, read, write
from support.fixtures import Output, Patch


def entry(english: str, translated: str, *names: str, context: str | None = None) -> polib.POEntry:
    return polib.POEntry(
        msgid=english, msgstr=translated, msgctxt=context, comment="\n".join(names)
    )


def file_of(*entries: polib.POEntry) -> polib.POFile:
    file = polib.POFile()
    file.extend(entries)
    return file


@cache
def english() -> list[Sentence]:
    """All sentences, cached: finding them reads every module."""
    return sentences()


@cache
def translation(language: str) -> polib.POFile:
    """A translators' file, cached: no test changes it."""
    return read(po_path(language))


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_keeps_the_marks(language: str) -> None:
    for one in translation(language):
        if one.msgstr and not one.fuzzy:
            assert marks(one.msgid) == marks(one.msgstr), one.msgid
            assert one.msgstr.strip(), one.msgid


@pytest.mark.parametrize("language", TRANSLATED)
def test_bold_ends_where_markdown_sees_it(language: str) -> None:
    """Not between punctuation and a letter, as in `**[a](#b)**字` (CommonMark 0.31, 6.2)."""
    for one in translation(language):
        parts = one.msgstr.split("**")
        for bold, rest in zip(parts[1::2], parts[2::2], strict=False):
            assert bold[-1].isalnum() or not rest[:1].isalnum(), one.msgstr


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_compiled_file_is_what_the_translators_file_says(language: str) -> None:
    compiled = po_path(language).with_suffix(".mo").read_bytes()
    assert compiled == translation(language).to_binary(), "run: python -m specviz.words update"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_is_complete(language: str) -> None:
    file = translation(language)
    assert not list(lacking(file, english()))
    wanted = {one.english for one in english()}
    assert not [one.msgid for one in file if one.msgid not in wanted], "no longer used"


def test_all_sentences_are_found() -> None:
    names = {one.name for one in english() if one.name}
    assert len([one for one in english() if one.module]) > 90
    assert {name.split(".")[0] for name in names} == PARTS.keys() | {"charts"}
    assert {"continuations.story.notice", "viewer.glossary.draft.name"} <= names
    assert "continuations.story.prompt" not in names, "prompts are for models"
    assert len(names) == len([one for one in english() if one.name]), "names are unique"


def test_errors_are_made_of_a_template_and_values() -> None:
    """An f-string could not be translated."""
    assert not [where for where, line in error_lines() if isinstance(line, ast.JoinedStr)]


def test_errors_are_given_the_values_that_they_name() -> None:
    for name, tree in modules().items():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            given = {word.arg for word in call.keywords}
            first = call.args[0] if call.args else None
            if None in given or not given or not isinstance(first, ast.Constant):
                continue
            if call.func.id == "Line" or call.func.id.endswith("Error"):
                named = {key for _, key, _, _ in Formatter().parse(str(first.value)) if key}
                assert named == given, f"{name}:{call.lineno}"


def test_a_sentence_that_changes_keeps_its_old_translation_as_fuzzy() -> None:
    old = file_of(entry("Run", "Ejecutar", "page.run"), entry("Stop", "Parar", "page.stop"))
    merged = merge(old, [Sentence("Go!", "page.run"), Sentence("Stop", "page.stop")], "es")
    changed, kept = merged
    assert (changed.msgid, changed.previous_msgid, changed.fuzzy) == ("Go!", "Run", True)
    assert changed.msgstr == "Ejecutar"
    assert (kept.msgstr, kept.fuzzy) == ("Parar", False)
    again = merge(polib.pofile(str(merged)), [Sentence("Go on!", "page.run")], "es")
    assert [(one.msgid, one.previous_msgid, one.fuzzy) for one in again] == [
        ("Go on!", "Run", True)
    ]
    assert str(merge(merged, [Sentence("Go!", "page.run")], "es")) == str(
        merge(again, [Sentence("Go!", "page.run")], "es")
    )


def test_an_error_that_changes_keeps_the_translation_of_a_similar_one() -> None:
    old = file_of(entry("The file {name} is too large.", "{name} es demasiado grande."))
    sentence = Sentence("The file {name} is much too large.", module="trace.py")
    (changed,) = merge(old, [sentence, sentence], "es")
    assert changed.fuzzy
    assert changed.previous_msgid == "The file {name} is too large."
    assert changed.occurrences == [("trace.py", "")]
    (new,) = merge(old, [Sentence("No such pair.", module="trace.py")], "es")
    assert not new.msgstr


def test_one_english_sentence_may_have_several_translations() -> None:
    old = file_of(
        entry("Draft", "Borrador", "page.draft", "a.b"),
        entry("Draft", "Proponer", "act", context="act"),
    )
    new = [Sentence("Draft", name) for name in ("page.draft", "act", "new")]
    shared, special = merge(old, new, "es")
    assert not shared.msgctxt
    assert shared.comment.split() == ["page.draft", "new"]
    assert (special.msgctxt, special.msgstr) == ("act", "Proponer")


def test_the_command_updates_and_lists(monkeypatch: Patch, tmp_path: Path, capsys: Output) -> None:
    monkeypatch.setattr(command, "po_path", lambda language: po_path(language, tmp_path))
    new = [Sentence("Run", "page.run"), Sentence("Stop", "page.stop")]
    monkeypatch.setattr(command, "sentences", lambda: new)
    path = po_path("es", tmp_path)
    write(file_of(entry("Run it", "Ejecutar", "page.run"), entry("Stop", "Parar")), path)
    assert command.main(["update", "--language", "es"]) == 0
    assert command.main(["missing", "--language", "es"]) == 1
    assert capsys.readouterr().out == "es outdated: page.run: 'Run'\n"
    assert [one.msgid for one in polib.mofile(str(path.with_suffix(".mo")))] == ["Stop"]
    found = read(path)
    found[0].flags.remove("fuzzy")
    write(found, path)
    assert command.main(["missing", "--language", "es"]) == 0
    assert command.main(["missing"]) == 1
    assert "zh missing: page.stop: 'Stop'" in capsys.readouterr().out


def test_every_language_has_a_file() -> None:
    assert (
        {path.parent.parent.name for path in LOCALE.rglob("*.po")}
        == {*TRANSLATED}
        == LANGUAGES.keys() - {"en"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_of_failures_says_what_the_page_will_say(language: str) -> None:
    (said,) = (one["says"] for one in PARTS["failures"] if "says" in one)
    assert said in {one.english for one in english() if one.module}
    (told,) = (one["says"] for one in catalogue(language).failures if "says" in one)
    assert catalogue(language).line(Line(said)) == told
