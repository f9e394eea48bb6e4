"""Everything that the page says in one language, as one value."""

import copy
import gzip
import json
import pickle
import re
from base64 import b64decode
from gettext import GNUTranslations
from io import BytesIO
from types import MappingProxyType
from typing import Any

import polib
import pytest

from specviz.errors import Line, ModelError
from specviz.settings import LOSSY, RULES
from specviz.trace import read
from specviz.views import html
from specviz.words import page, viewer
from specviz.words.catalogue import ENGLISH, LANGUAGES, PARTS, Catalogue, catalogue, plain
from specviz.words.sources import sentences
from support.paths import ROOT

FIRST = ROOT / "assets" / "traces" / "first.json"


def spanish(*entries: tuple[str, str] | tuple[str, str, str]) -> Catalogue:
    """A catalogue of (English, Spanish) or (English, Spanish, context)."""
    file = polib.POFile()
    file.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    for english, translated, *context in entries:
        named = context[0] if context else None
        file.append(polib.POEntry(msgid=english, msgstr=translated, msgctxt=named))
    return Catalogue.of("es", GNUTranslations(BytesIO(file.to_binary())))


def test_a_sentence_is_in_the_catalogues_language() -> None:
    say = spanish(("Run", "Ejecutar"), ("Watch", "Mirar"))
    assert say.page["run"] == "Ejecutar"
    assert say.page["tabs"]["watch"] == "Mirar"
    assert say.page["step"] == page.PAGE["step"], "without a translation, in English"


def test_a_sentence_may_have_a_translation_of_its_own() -> None:
    say = spanish(("Stop", "Parar"), ("Stop", "Detener", "explore.stop"))
    assert (say.myths["stop"], say.explore["stop"]) == ("Parar", "Detener")


def test_english_is_the_words_themselves() -> None:
    def listed(of: Any) -> Any:
        if isinstance(of, dict):
            return {key: listed(value) for key, value in of.items()}
        return [listed(value) for value in of] if isinstance(of, list | tuple) else of

    for name, part in PARTS.items():
        assert plain(getattr(ENGLISH, name)) == listed(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lossy_rule_is_marked(language: str) -> None:
    names = catalogue(language).viewer["rules"]["name"]
    marks = {re.split(r" ?[(\uff08]", names[rule])[-1] for rule in LOSSY}
    assert len(marks) == 1
    assert not any(names[rule].endswith(*marks) for rule in RULES if rule not in LOSSY)


def test_a_catalogue_cannot_be_changed() -> None:
    assert isinstance(ENGLISH.viewer["glossary"], tuple)
    assert isinstance(ENGLISH.viewer["glossary"][0], MappingProxyType)
    with pytest.raises(TypeError):
        ENGLISH.page["run"] = "Go"  # type: ignore[index]


def test_there_is_one_catalogue_for_each_language() -> None:
    for language in LANGUAGES:
        say = catalogue(language)
        assert say.language == language
        assert catalogue(language) is say
        assert pickle.loads(pickle.dumps(say)) is say
        assert copy.deepcopy(say) is say
    with pytest.raises(ValueError, match="fr"):
        catalogue("fr")


def test_prompts_and_identifiers_are_not_translated() -> None:
    first, stop = PARTS["continuations"][0], PARTS["stops"][0]
    say = spanish(*((text, "No") for text in (first["prompt"], first["kind"], stop["target"])))
    assert plain(say.continuations[0]) == first
    assert say.stops[0]["target"] == stop["target"]


def test_an_error_is_translated_into_the_catalogues_language() -> None:
    say = spanish(
        ("{name!r} fails: {why}", "{why} ({name!r} falla)"), ("the disk is full.", "Sin disco.")
    )
    why = Line("the disk is full.")
    error: ModelError = pickle.loads(
        pickle.dumps(ModelError("{name!r} fails: {why}", name="{0}", why=why))
    )
    assert str(error) == ENGLISH.line(error) == "'{0}' fails: the disk is full."
    assert say.line(error) == say.line(error.line) == "Sin disco. ('{0}' falla)"
    assert say.line("the disk is full.") == "the disk is full.", "it is not our text"
    assert say.line(Line("")) == ""
    assert ModelError("{no} values, no fields").line == "{no} values, no fields"


def test_no_space_follows_a_full_width_stop() -> None:
    assert ENGLISH.sentences("One.", "", "Two.") == "One. Two."
    assert ENGLISH.sentences("一。", "二。", "3 of 4.", "五。") == "一。二。3 of 4. 五。"


def test_an_exported_replay_is_in_the_catalogues_language() -> None:
    trace = read(FIRST.read_bytes())
    replay = html.page(catalogue("es"), trace)
    assert '<html lang="es">' in replay
    assert words_in(replay)["glossary"][0]["name"] == catalogue("es").viewer["glossary"][0]["name"]
    assert words_in(html.page(ENGLISH, trace))["empty"] == viewer.VIEWER["empty"]


def words_in(replay: str) -> Any:
    packed = replay.partition('id="words">')[2].partition("<")[0]
    return json.loads(gzip.decompress(b64decode(packed)))


def test_no_advice_to_visitors_is_an_option_of_our_commands() -> None:
    """The page has none; `SpecVizError.option` says it on the command line alone."""
    commands = {"models/machine.py", "training/answers.py"}  # no visitor causes these errors
    quoted = re.compile(r"`[^`]*`|“[^”]*”")
    found = [
        each.english
        for each in sentences()
        if not each.name and each.module not in commands
        if re.search(r"(?<!\S)--[a-z]", quoted.sub("", each.english))
    ]
    assert found == []
