"""What the page and the static site share: claims' references, questions, the glossary, titles."""

import re

import pytest
from msgspec.structs import replace

from specviz.content import claims, learn, sweeps
from specviz.content.lesson import fair_run
from specviz.errors import TraceError
from specviz.lab.claims import CLAIMS
from specviz.lab.recordings import recordings
from specviz.views.lesson import fair_round
from specviz.words.catalogue import ENGLISH
from specviz.words.glossary import GLOSSARY
from support.made_up_sweep import MACHINE, plan, sample, setup, sweep


def test_references_exist() -> None:
    terms, runs = {entry["term"] for entry in GLOSSARY}, {each.name for each in recordings()}
    for claim in CLAIMS.values():
        assert claim.terms
        assert set(claim.terms) <= terms
        assert not claim.run or claim.run in runs
        assert all(paper.url.startswith("https://") for paper in claim.papers)


def test_a_result_that_lacks_a_number_is_named() -> None:
    claim, result = next(iter(claims.recorded().items()))
    assert claims.card(claim, None, ENGLISH)["verdict"] == "untried"
    without = replace(result, evidence=replace(result.evidence, numbers={}))
    with pytest.raises(TraceError, match=f"claim {claim} lacks the number"):
        claims.card(claim, without, ENGLISH)


def test_labels_are_names_and_what_has_none_stays() -> None:
    pair, name = next(iter(ENGLISH.pairs.items()))
    assert claims.labels([pair, "of-a-visitor"], ENGLISH) == f"{name}, of-a-visitor"


def test_a_question_is_text() -> None:
    made = learn.question({"question": "a < b?", "answer": "<b>"})
    assert "<summary>a &lt; b?</summary><p>&lt;b&gt;</p>" in made


def test_links_of_the_glossary_lead_to_its_terms() -> None:
    made = learn.glossary(ENGLISH)
    terms = re.findall(r"<dt id='(term-\w+)'", made)
    assert len(terms) == len(set(terms)) == len(GLOSSARY)
    assert set(re.findall(r"href='#([^']+)'", made)) <= set(terms)


def test_the_run_of_the_lesson_has_a_round_to_work_out() -> None:
    assert fair_round(fair_run()) is not None


def test_a_sweep_says_what_it_compares_and_where_it_was_measured() -> None:
    made = sweep(plan(kinds=["code"], gammas=(2,), drafters=("model", "lookup")), [sample()])
    assert sweeps.title(ENGLISH, made) == "one, 2 drafters, recorded on a table, 2026-11-21"
    assert "1 of 2" in sweeps.origin(ENGLISH, made)
    assert sweeps.origin(ENGLISH, replace(made, samples=())) == ""


def test_machines_are_named_once() -> None:
    other = replace(MACHINE, processor="", device="cuda")
    setups = (setup(), setup("two"), setup(machine=other))
    made = replace(sweep(plan(), []), setups=setups)
    assert sweeps.machines(ENGLISH, made) == "a table, cuda"
    assert sweeps.target_of(made, "nobody") == 0
