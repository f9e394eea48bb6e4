"""How the tokenizers of GGUF files split text: by the file's rule, or not at all."""

from pathlib import Path

import pytest

from models.test_gguf import VOCABULARY, written
from models.test_models import byte_level, refused
from specviz.models.checkpoints import load_tokenizer
from specviz.models.gguf_tokenizer import check_rule
from support import tiny_gguf
from support.scripted import tiny_llama

TEXT = "f(a)\n\tif  1234's"
GPT_2 = ["f", "(", "a", ")", "\n", "\t", "if", " ", " 1234", "'s"]
DIGITS = ["f", "(", "a", ")", "\n", "\t", "if", "  ", "1", "2", "3", "4", "'s"]
LLAMA_3 = ["f", "(a", ")\n", "\tif", " ", " ", "123", "4", "'s"]
QWEN_2 = ["f", "(a", ")\n", "\tif", " ", " ", "1", "2", "3", "4", "'s"]


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECVIZ_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        *(("gpt-2", GPT_2), ("olmo", GPT_2), ("smollm", DIGITS), ("mellum2", DIGITS)),
        *(("llama-bpe", LLAMA_3), ("smaug-bpe", LLAMA_3), ("glm4", LLAMA_3)),
        *(("qwen2", QWEN_2), ("stablelm2", QWEN_2), ("grok-2", QWEN_2)),
    ],
)
def test_text_is_split_by_the_rule_of_the_file(rule: str, words: list[str], tmp_path: Path) -> None:
    """The words are those of llama.cpp's regular expressions, by hand."""
    read = load_tokenizer(written(tmp_path / "a.gguf", splitting=rule))
    split = read.backend_tokenizer.pre_tokenizer.pre_tokenize_str(TEXT)
    letters = str.maketrans("ĠĊĉ", " \n\t")
    assert [word.translate(letters) for word, _ in split] == words


@pytest.mark.parametrize(("rule", "is_whole"), [("llama-bpe", True), ("qwen2", False)])
def test_a_word_that_is_a_token_is_not_merged(rule: str, is_whole: bool, tmp_path: Path) -> None:
    """No merges lead to "the": only Llama 3 and its like look for a word among the tokens first."""
    tokenizer = byte_level(("the",))
    model = tiny_llama(1, 2, VOCABULARY + 1)
    read = load_tokenizer(tiny_gguf.write(tmp_path / "a.gguf", model, tokenizer, splitting=rule))
    assert (read.tokenize("the") == ["the"]) == is_whole


@pytest.mark.parametrize("rule", ["deepseek-coder", "bloom", "falcon", "superbpe", "nobody-knows"])
def test_rules_that_the_loader_does_not_know_are_refused(rule: str, tmp_path: Path) -> None:
    path = written(tmp_path / "a.gguf", splitting=rule)
    assert f"splits text by the rule {rule}, which" in refused(lambda: load_tokenizer(path))


@pytest.mark.parametrize("rule", ["", "default"])
def test_a_file_that_names_no_rule_is_refused(rule: str, tmp_path: Path) -> None:
    path = written(tmp_path / "a.gguf", splitting=rule)
    assert "does not name the rule" in refused(lambda: load_tokenizer(path))
    check_rule("gpt2", rule, "gpt2")  # which it is for GPT-2 itself


def test_other_kinds_of_tokenizers_have_no_rule() -> None:
    for rule in ("", "default", "unknown"):
        check_rule("llama", rule, "llama")
    assert "splits text by the rule llama-bpe" in refused(
        lambda: check_rule("llama", "llama-bpe", "llama")
    )
