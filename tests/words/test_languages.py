"""A new language is one translators' file: the page's choice, links, site and exports find it."""

from pathlib import Path

import polib
import pytest

from specviz.page import i18n
from specviz.static_site.frame import Content, framed
from specviz.views.document import document
from specviz.words import catalogue as words
from specviz.words.catalogue import ENGLISH, LANGUAGES, catalogue, find_languages
from specviz.words.translations import merge, po_path, read, write
from support.fixtures import Patch


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: Patch) -> str:
    """A language whose only sentence is that of the Run button."""
    file = read(po_path("es"))
    file.metadata |= {"Language": "toy", "Language-Name": "Toyish"}
    file[:] = [polib.POEntry(msgid=ENGLISH.page["run"], msgstr="Toy!")]
    write(file, po_path("toy", tmp_path))
    monkeypatch.setattr(words, "LOCALE", tmp_path)
    monkeypatch.setitem(LANGUAGES, "toy", find_languages(tmp_path)["toy"])
    return "toy"


def test_a_new_language_is_one_file(toy: str) -> None:
    say = catalogue(toy)
    assert (say.page["run"], say.page["step"]) == ("Toy!", ENGLISH.page["step"])
    assert i18n.each(lambda say: say.page["run"])[toy] == "Toy!"
    assert i18n.choose("lang=toy&run=1", "") == toy
    assert i18n.choose("", "toy-XX;q=0.9, en;q=0.1") == toy
    chooser = i18n.chooser()
    assert 'hreflang="toy" href="?lang=toy">Toyish' in str(chooser.html_template)
    assert toy in chooser.props["words"]
    site = framed(say, "index", Content(""), {"index": "Watch"}, "1")
    assert 'href="index.toy.html"' in site
    assert ">Toyish<" in site
    assert '<html lang="toy">' in document(toy, "title", policy="", styles="", body="")


def test_updating_keeps_the_name_of_a_language(toy: str, tmp_path: Path) -> None:
    merged = merge(read(po_path(toy, tmp_path)), [], toy)
    assert merged.metadata["Language-Name"] == "Toyish"
