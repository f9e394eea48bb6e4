"""The drafters that the page offers: those that the chosen pair has on this disk."""

from pathlib import Path

import pytest

from models.test_feature_head import words
from specviz.models.offered import drafters_of
from specviz.models.pairs import PAIRS, find
from specviz.page.watch.events import Watch
from specviz.page.watch.layout import drafter_update
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.words.catalogue import ENGLISH, catalogue
from support import tiny_heads


@pytest.fixture
def watch() -> Watch:
    host = Host(pairs=("bundled-medium", "smollm2-135m"), custom=True, folders=True)
    return Watch(LoadedPairs(), Runs(), host)


def test_a_pair_of_the_list(watch: Watch) -> None:
    drafters, first = watch.drafters("bundled-medium", "", "")
    assert drafters == drafters_of(find("bundled-medium"))
    assert {"model", "lookup", "lookup+model", "early-exit"} <= set(drafters)
    assert first in drafters
    assert watch.drafters("another", "", "")[0] == drafters, "unknown pair: those of the first"


def test_a_visitors_own_head(watch: Watch, tmp_path: Path) -> None:
    target = tiny_heads.target()
    target.save_pretrained(tmp_path / "big")
    words(tiny_heads.VOCABULARY).save_pretrained(tmp_path / "big")
    head = tiny_heads.write(tmp_path / "head", "dspark of DeepSpec", target).folder
    drafters, _ = watch.drafters("", str(tmp_path / "big"), str(head))
    assert drafters == ("model", "lookup", "lookup+model", "early-exit", "dspark")
    alone, first = watch.drafters("", str(tmp_path / "big"), "")
    assert (alone, first) == (("lookup", "early-exit"), "lookup")


def test_every_drafter_has_a_name_in_every_language() -> None:
    for language in ("en", "es", "ja", "zh"):
        say = catalogue(language)
        update = drafter_update(say, "bundled-medium", ENGLISH.drafters, "lookup", "model")
        assert [name for _, name in update["choices"]] == list(ENGLISH.drafters)
        assert update["value"] == "lookup"
    assert "value" not in drafter_update(ENGLISH, "", ["model"], "model", "model")
    given = drafter_update(ENGLISH, "", ["model"], "mtp", "model")["choices"]
    assert [name for _, name in given] == ["model", "mtp"], "a link's, which the run refuses"


def test_a_draft_that_is_a_head_is_named_so() -> None:
    assert set(ENGLISH.drafters_of) == {spec.name for spec in PAIRS if spec.peer_draft}
    assert not any("." in pair for pair in ENGLISH.drafters_of), "a dot ends a key in the viewer"
    update = drafter_update(ENGLISH, "smollm2-135m", ["model", "lookup"], "model", "model")
    assert update["choices"] == [("Draft head", "model"), ("Prompt lookup", "lookup")]
