"""Splits text as a GGUF file's tokenizer does, or refuses a rule that the loader does not know.

A file only names its rule (`tokenizer.ggml.pre`). transformers splits by GPT-2's rule wherever it
does not know the name, and so gives other tokens, without a word. The names and what they mean are
those of llama.cpp's `llama-vocab.cpp`.
"""

from tokenizers import Regex, pre_tokenizers
from transformers import PreTrainedTokenizerBase
from transformers.integrations.gguf.gguf_tokenizer_mapping import GGUF_PRE_TOKENIZER_SPLITS

from specviz.errors import ModelError

BYTE_LEVEL = "gpt2"  # `tokenizer.ggml.model` of the tokenizers that have a rule
LLAMA_3 = {
    *("llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2"),
    "jina-v5-nano",
}
WHOLE_WORDS = {*LLAMA_3, "tekken"}  # a word that is a token is not merged; texts begin with BOS
LIKE_GPT_2 = {
    *("gpt-2", "phi-2", "gigachat", "a.x-4.0", "mellum", "exaone4", "mpt", "olmo", "jais"),
    *("trillion", "granite-docling"),
}
DIGIT_BY_DIGIT = {
    *("smollm", "starcoder", "refact", "command-r", "codeshell", "exaone", "minerva-7b"),
    "mellum2",
}
SAME = {
    **dict.fromkeys(("stablelm2", "hunyuan", "solar-open", "grok-2"), "qwen2"),
    **dict.fromkeys(("glm4", "chatglm-bpe"), "llama3"),
}
"""Names that transformers lacks → a name of the same rule that it has."""


def check_rule(tokenizer: str, rule: str, architecture: str) -> None:
    """Check that `apply_rule` splits text as a file says.

    Args:
        tokenizer: its `tokenizer.ggml.model`.
        rule: its `tokenizer.ggml.pre`; empty if it names none.
        architecture: its `general.architecture`.

    Raises:
        ModelError: the rule is unknown, or not named; the message is a reason.
    """
    known = {*LIKE_GPT_2, *DIGIT_BY_DIGIT, *SAME, *GGUF_PRE_TOKENIZER_SPLITS}
    if tokenizer != BYTE_LEVEL:
        known = {"", "default", rule} - GGUF_PRE_TOKENIZER_SPLITS.keys()  # it must not be split
    elif architecture == "gpt2":
        known |= {"", "default"}
    if rule in known:
        return
    if rule in ("", "default"):
        raise ModelError(
            "it does not name the rule by which its tokenizer splits text (tokenizer.ggml.pre):"
            " use the model’s safetensors, or convert them with a newer llama.cpp."
        )
    raise ModelError(
        "its tokenizer splits text by the rule {rule:.40}, which GGUF loading does not support:"
        " use the model’s safetensors.",
        rule=rule,
    )


def apply_rule(tokenizer: PreTrainedTokenizerBase, rule: str) -> None:
    """Make a tokenizer that transformers has read split text by a file's rule."""
    backend = tokenizer.backend_tokenizer
    letters = pre_tokenizers.ByteLevel(add_prefix_space=False)
    if rule in DIGIT_BY_DIGIT:
        digits = pre_tokenizers.Digits(individual_digits=True)
        backend.pre_tokenizer = pre_tokenizers.Sequence([digits, letters])
    if rule in SAME:
        words = Regex(GGUF_PRE_TOKENIZER_SPLITS[SAME[rule]])
        letters.use_regex = False
        backend.pre_tokenizer = pre_tokenizers.Sequence(
            [pre_tokenizers.Split(words, behavior="isolated"), letters]
        )
    if rule in WHOLE_WORDS:
        backend.model.ignore_merges = True
