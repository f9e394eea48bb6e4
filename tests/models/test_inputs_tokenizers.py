"""Every form of tokenizer and template on the page of inputs: read or refused."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from transformers import PreTrainedTokenizerBase

from models.test_models import (
    IN_PARTS,
    LAST,
    PLAIN,
    byte_level,
    named_vocabulary,
    save,
    sentence_piece,
    with_turns,
)
from specviz.decoding.race import finish, race
from specviz.errors import ModelError
from specviz.models import reduced_vocabulary
from specviz.models.loading import load
from specviz.models.pairs import PairSpec, custom
from specviz.settings import Settings
from support.inputs import rows
from support.scripted import tiny_llama

FORMS = rows("Tokenizers and templates")
Make = Callable[[Path], PairSpec]


def alone(tokenizer: PreTrainedTokenizerBase, vocabulary: int = 270) -> Make:
    """A target with this tokenizer."""
    return lambda folder: custom(save(folder / "big", 1, 1, vocabulary, tokenizer), None)


def both(
    ours: PreTrainedTokenizerBase,
    theirs: PreTrainedTokenizerBase,
    rows_of_draft: int = 270,
    ends: tuple[int | None, int | None] = (None, None),
) -> Make:
    """A target and a draft, each with its tokenizer and the end token of its config."""

    def make(folder: Path) -> PairSpec:
        big = save(folder / "big", 1, 1, 270, ours, ends[0])
        return custom(big, save(folder / "small", 2, 1, rows_of_draft, theirs, ends[1]))

    return make


def several(*names: str) -> PreTrainedTokenizerBase:
    tokenizer = byte_level()
    tokenizer.chat_template = dict.fromkeys(names, PLAIN)
    return tokenizer


def reduced(written_for: PreTrainedTokenizerBase, ours: PreTrainedTokenizerBase) -> Make:
    def make(folder: Path) -> PairSpec:
        ids = [0, 1, 2, 3, None]
        draft = tiny_llama(2, 1, len(ids))
        reduced_vocabulary.write(folder / "small", draft, ids, 4, written_for)
        return custom(save(folder / "big", 1, 1, 270, ours), str(folder / "small"))

    return make


def damaged(folder: Path) -> PairSpec:
    pair = alone(byte_level())(folder)
    (folder / "big" / "tokenizer_config.json").write_text("{")
    return pair


USUAL = named_vocabulary()
PADDED = named_vocabulary("[PAD258]", "[PAD259]")
LOOPS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"

MADE: dict[str, Make | list[Make]] = {
    "byte-level BPE": alone(byte_level()),
    "SentencePiece with bytes": alone(sentence_piece()),
    "no chat template": alone(byte_level()),
    "a template that trims the prompt": alone(with_turns(PLAIN)),
    "a template that wants the prompt as a list of parts": alone(with_turns(IN_PARTS)),
    "a template that refuses a chat with an answer at its end": alone(with_turns(LAST + PLAIN)),
    "several templates with a default": alone(several("default", "tool_use")),
    "several templates without a default": alone(several("rag", "tool_use")),
    "a template that leaves out or changes the prompt": [
        alone(with_turns("<user>")),
        alone(with_turns("{{ messages[0].content | upper }}")),
    ],
    "a template that fails or never ends": [
        alone(with_turns("{{ raise_exception('?') }}")),
        alone(with_turns("{{ x.y.z }}")),
        alone(with_turns(LOOPS)),
    ],
    "a template with a token that the model has no weights for": alone(with_turns(PLAIN), 258),
    "an end token in the target's generation config": both(USUAL, USUAL, ends=(9, None)),
    "an ordinary token as end token by default": both(USUAL, USUAL, ends=(2, None)),
    "an end token in the draft's config": both(USUAL, USUAL, ends=(None, 2)),
    "vocabularies padded to different sizes": both(USUAL, USUAL, 264),
    "llama.cpp's names of padding": [both(PADDED, USUAL), both(USUAL, PADDED)],
    "a renamed reserved token": both(
        named_vocabulary(added=("<a>",)), named_vocabulary(added=("<b>",))
    ),
    "a token that only the target has": [
        both(named_vocabulary(added=("<a>",)), USUAL, rows) for rows in (258, 270)
    ],
    "a token that only the draft has": both(USUAL, named_vocabulary(added=("<a>",))),
    "another token for an id of both": both(USUAL, byte_level(more=("he", "she"))),
    "a token of both with two ids": both(
        named_vocabulary(added=("<a>", "<b>")), named_vocabulary(added=("<b>", "<a>"))
    ),
    "a draft without weights for tokens that both have": both(USUAL, USUAL, 200),
    "a reduced vocabulary in `token_ids.json`": [
        reduced(USUAL, USUAL),
        reduced(USUAL, named_vocabulary(added=("<a>",))),  # the target has one more by now
    ],
    "a reduced vocabulary of another tokenizer": reduced(byte_level(more=("he",)), USUAL),
    "a damaged file of JSON": damaged,
}


def test_the_page_lists_what_is_tried() -> None:
    assert MADE.keys() == FORMS.keys()


CASES = [
    pytest.param(form, make, id=f"{form} {number}")
    for form, made in MADE.items()
    for number, make in enumerate(made if isinstance(made, list) else [made])
]
ENDS = {
    "an end token in the target's generation config": {9, 257},
    "an ordinary token as end token by default": {257},
    "an end token in the draft's config": {257},
}


@pytest.mark.parametrize(("form", "make"), CASES)
def test_a_pair_of_this_form(
    form: str, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("specviz.models.sandbox.SECONDS", 1)
    read = partial(load, make(tmp_path), "cpu", "float32")
    if FORMS[form] == "refused":
        with pytest.raises(ModelError) as refused:
            read()
        message = str(refused.value)
        assert "\n" not in message
        assert len(message) < 300
        return
    pair = read()
    assert pair.ends == ENDS.get(form, pair.ends)
    prompt = pair.tokenizer.encode("a a")
    assert prompt
    drafter = "lookup" if pair.draft is None else "model"
    how = Settings(drafter=drafter, temperature=0, max_new_tokens=9)
    trace = finish(race(pair, prompt, how))
    assert trace.output == trace.plain.tokens
