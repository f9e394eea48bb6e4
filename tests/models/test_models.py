"""Pairs of models: lookup by name, loading, refusals with a reason, exact bytes of tokens."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from safetensors.torch import load_file
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers
from transformers import PreTrainedModel, PreTrainedTokenizerBase, PreTrainedTokenizerFast

from specviz import trace as traces
from specviz.__main__ import main
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import is_packed, pack, weights_of
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import ModelError, SettingsError
from specviz.models import machine, shared_vocabulary
from specviz.models.assembly import LoadedModels
from specviz.models.checkpoints import load_model, load_tokenizer
from specviz.models.loading import load, load_models
from specviz.models.machine import describe, pick_device, pick_dtype
from specviz.models.pairs import BUNDLED, DEFAULT, PAIRS, PairSpec, custom, find
from specviz.models.sandbox import sandboxed as sandbox
from specviz.models.tokenizer import PairTokenizer
from specviz.settings import Settings
from specviz.trace import Hex, piece_bytes
from support.scripted import CPU, tiny_llama

TEXTS = [
    "plain words, and 123 numbers",
    "naïve café — “quoted” … ½",
    "日本語の文章 и русский текст",
    "😀 👩‍👩‍👧‍👦 🇪🇺 ✊🏽",
    "\ttabs\n\n  and   spaces \r\n",
    "e\u0301 is not é; \u202eright to left\u202c; \x00 \x07 \ufffd \u200b",
    "def f(x):\n    return {'a': [1, 2.5e-3]}\n",
    " begins and ends with a space ",
    "<|endoftext|>",
]


def bytes_of(text: PairTokenizer, tokens: list[int]) -> bytes:
    return b"".join(piece_bytes(text.piece(token)) for token in tokens)


def refused(make: Callable[[], object]) -> str:
    """Return the message of the ModelError, which must be one short line."""
    with pytest.raises(ModelError) as caught:
        make()
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 300
    return message


# Tokenizers


def byte_level(more: tuple[str, ...] = (), begin: str | None = None) -> PreTrainedTokenizerFast:
    """Byte-level BPE as in GPT-2, with one merge: "th"."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {letter: i for i, letter in enumerate([*alphabet, "th", *more])}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[("t", "h")]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, bos_token=begin, eos_token="<end>", model_max_length=64
    )


def sentence_piece() -> PreTrainedTokenizerFast:
    """BPE with ▁ for spaces and byte fallback, as in Llama 2."""
    letters = ["▁", "a", "b", "▁a", *(f"<0x{byte:02X}>" for byte in range(256))]
    vocabulary = {"<unk>": 0, "<s>": 1} | {letter: i for i, letter in enumerate(letters, 2)}
    tokenizer = Tokenizer(
        models.BPE(
            vocab=vocabulary,
            merges=[("▁", "a")],
            unk_token="<unk>",
            byte_fallback=True,
            fuse_unk=True,
        )
    )
    tokenizer.normalizer = normalizers.Replace(" ", "▁")
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<unk>", bos_token="<s>")


@pytest.fixture(scope="module")
def bundled_text() -> PairTokenizer:
    return PairTokenizer(load_tokenizer(str(BUNDLED / "target")))


@pytest.mark.parametrize("text", TEXTS)
def test_pieces_of_the_bundled_tokenizer_make_the_text(
    text: str, bundled_text: PairTokenizer
) -> None:
    begin, *tokens = bundled_text.encode(text)
    assert begin == bundled_text.tokenizer.bos_token_id
    assert bytes_of(bundled_text, tokens) == text.encode()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("make", [byte_level, sentence_piece])
def test_pieces_make_the_text(make: Callable[[], PreTrainedTokenizerBase], text: str) -> None:
    tokenizer = PairTokenizer(make())
    tokens = [t for t in tokenizer.encode(text) if t != tokenizer.tokenizer.bos_token_id]
    assert bytes_of(tokenizer, tokens) == text.encode()


BYTE_LEVEL, SENTENCE_PIECE = PairTokenizer(byte_level()), PairTokenizer(sentence_piece())


@given(st.text(max_size=30))
def test_pieces_of_any_text(text: str) -> None:
    assert bytes_of(BYTE_LEVEL, BYTE_LEVEL.encode(text)) == text.encode()
    tokens = SENTENCE_PIECE.encode(text)
    assert bytes_of(SENTENCE_PIECE, tokens) == text.encode().replace("▁".encode(), b" ")


def test_a_long_token_or_name_fits_into_a_trace(tmp_path: Path) -> None:
    named = save(tmp_path / ("m" * 210), vocabulary=258, tokenizer=byte_level(("x" * 1500,)))
    pair = load(custom(named, None), "cpu", "float32")
    machine = describe(CPU, "cuda:0: " + "layer, " * 400)
    prompt = [pair.tokenizer.tokenizer.convert_tokens_to_ids("x" * 1500), 1]  # type: ignore[attr-defined]
    settings = Settings(drafter="lookup", max_new_tokens=2)
    trace = finish(race(replace(pair, machine=machine), prompt, settings))
    assert "x" * 1000 in trace.pieces.values()
    assert traces.read(traces.write(trace)) == trace


def test_every_piece_of_the_bundled_tokenizer_fits_into_a_trace(
    bundled_text: PairTokenizer,
) -> None:
    size = len(bundled_text.tokenizer)
    assert size > 1000
    values = [bundled_text.piece(token) for token in range(size)]
    assert all(values)
    halves = [value for value in values if isinstance(value, Hex)]
    assert halves
    assert all(not is_text(bytes.fromhex(value.hex)) for value in halves)


def is_text(data: bytes) -> bool:
    return data.decode("utf-8", "ignore").encode() == data


@pytest.mark.parametrize("name", ["<begin>", "<\uff5cbegin▁of▁text\uff5c>", "<tab\t😀>"])
def test_piece_of_a_special_token_is_its_name(name: str) -> None:
    """Even if its characters encode bytes in other tokens."""
    tokenizer = PairTokenizer(byte_level(begin=name))
    assert tokenizer.piece(tokenizer.tokenizer.bos_token_id) == name
    assert tokenizer.piece(tokenizer.tokenizer.eos_token_id) == "<end>"
    other = sentence_piece()
    other.add_special_tokens({"eos_token": name})
    assert PairTokenizer(other).piece(other.eos_token_id) == name


def test_piece_of_padding_is_nothing() -> None:
    """Ids between the tokenizer's and the model's vocabulary size have no text."""
    assert BYTE_LEVEL.piece(100_000) == ""


def test_prompt_begins_as_the_tokenizer_wants() -> None:
    """A prompt gets a begin token only if the tokenizer adds one, and never an end token."""
    tokenizer = byte_level(begin="<begin>")
    begin = tokenizer.bos_token_id
    assert PairTokenizer(tokenizer).encode("th") == tokenizer("th").input_ids == [256]
    tokenizer.add_bos_token = True
    assert PairTokenizer(tokenizer).encode("th") == tokenizer("th").input_ids == [begin, 256]
    tokenizer.add_eos_token = True
    assert tokenizer("th").input_ids == [begin, 256, tokenizer.eos_token_id]
    assert PairTokenizer(tokenizer).encode("th") == [begin, 256]
    assert PairTokenizer(tokenizer).encode("<end>") == [begin, tokenizer.eos_token_id]


@pytest.mark.parametrize("begin", [None, "<begin>"])
def test_empty_prompt_has_no_tokens(begin: str | None) -> None:
    """So the decoder can refuse it, even if the tokenizer adds a begin token."""
    assert PairTokenizer(byte_level(begin=begin)).encode("") == []


TEMPLATE = (
    "{% for m in messages %}<{{ m['role'] }}>{{ m['content'] }}{% endfor %}"
    "{% if add_generation_prompt %}<reply>{% endif %}"
)


def test_chat_template_is_used_if_there_is_one() -> None:
    tokenizer = byte_level(begin="<begin>")
    tokenizer.chat_template = TEMPLATE
    chatting = PairTokenizer(tokenizer)
    assert bytes_of(chatting, chatting.encode("hi th")) == b"<user>hi th<reply>"
    assert chatting.encode("") == []
    bare = PairTokenizer(tokenizer, chat=False)
    assert bytes_of(bare, bare.encode("hi th")) == b"hi th"


def test_the_pair_sets_the_options_of_its_chat_template(tmp_path: Path) -> None:
    tokenizer = byte_level()
    tokenizer.chat_template = "{% if think is true %}<think>{% endif %}" + TEMPLATE
    asked = replace(
        spec(save(tmp_path / "big", tokenizer=tokenizer), None),
        template={"think": True},
        system="be brief",
    )
    pair = load(asked, device="cpu")
    assert isinstance(pair.tokenizer, PairTokenizer)
    said = bytes_of(pair.tokenizer, pair.tokenizer.encode("hi"))
    assert said == b"<think><system>be brief<user>hi<reply>"


def test_pairs_that_could_think_aloud_do_not() -> None:
    for pair in (*PAIRS, custom("Qwen/Qwen3-8B", None)):
        assert ("Qwen3" in pair.target) == (pair.template == {"enable_thinking": False})
    assert {pair.name for pair in PAIRS if pair.template} >= {"qwen3-4b", "qwen3-8b", "qwen3-14b"}


@pytest.mark.parametrize(
    ("after", "ends"),
    [
        ("<turn>\n", {"<end>", "<turn>"}),
        ("\n<turn><user>", {"<end>", "<turn>"}),
        ("<end><turn>", {"<end>"}),
        ("\n", {"<end>"}),
    ],
)
def test_a_turn_ends_with_what_follows_an_answer(after: str, ends: set[str]) -> None:
    """Even if the model's configuration omits that token."""
    tokenizer = byte_level()
    tokenizer.add_special_tokens({"additional_special_tokens": ["<turn>", "<user>"]})
    tokenizer.chat_template = (
        "{% for m in messages %}<user>{{ m['content'] }}" + after + ("{% endfor %}")
    )
    chatting, bare = PairTokenizer(tokenizer), PairTokenizer(tokenizer, chat=False)
    assert {chatting.piece(token) for token in chatting.ends} == ends
    assert {bare.piece(token) for token in bare.ends} == {"<end>"}


def test_a_template_without_answers_adds_no_end_token() -> None:
    tokenizer = byte_level()
    tokenizer.chat_template = "<end>{{ messages[0]['content'] }}"
    tokenizer.eos_token = None
    assert PairTokenizer(tokenizer).ends == frozenset()


@pytest.mark.parametrize(
    "template",
    ["{{ raise_exception('no\nsystem') }}", "{% for", "{{ x.y.z }}", "{{ ''.__class__.a.b }}"],
)
def test_a_template_that_refuses(template: str) -> None:
    tokenizer = byte_level()
    tokenizer.chat_template = template
    message = refused(lambda: PairTokenizer(tokenizer).encode("hi"))
    assert message.startswith("The target’s chat template cannot be used (")
    assert message.endswith("). Choose another target.")


IN_PARTS = (
    "{% for m in messages %}<user>{% for part in m['content'] %}"
    "{% if part['type'] == 'text' %}{{ part['text'] | trim }}{% endif %}{% endfor %}<turn>"
    "{% endfor %}"
)
PLAIN = "{% for m in messages %}<user>{{ m['content'] | trim }}<turn>{% endfor %}"
LAST = "{{ raise_exception('no answer at the end') if messages[-1]['role'] == 'assistant' }}"


def with_turns(template: str) -> PreTrainedTokenizerFast:
    tokenizer = byte_level()
    tokenizer.add_special_tokens({"additional_special_tokens": ["<turn>", "<user>"]})
    tokenizer.chat_template = template
    return tokenizer


@pytest.mark.parametrize(
    "template",
    [
        PLAIN,
        IN_PARTS,  # a text as a string has no parts, and vanishes
        "{% if messages[0].content is string %}{{ raise_exception('?') }}{% endif %}" + IN_PARTS,
        LAST + PLAIN,
        LAST + IN_PARTS,
    ],
)
@pytest.mark.parametrize("sandboxed", [True, False])
def test_every_template_gets_the_prompt(template: str, *, sandboxed: bool) -> None:
    tokenizer = with_turns(template)
    chatting = PairTokenizer(tokenizer, encoder=sandbox(tokenizer) if sandboxed else None)
    assert bytes_of(chatting, chatting.encode(" hi\n  th ")) == b"<user>hi\n  th<turn>"
    assert {chatting.piece(token) for token in chatting.ends} == {"<end>", "<turn>"}


def test_only_the_command_line_names_its_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = save(tmp_path / "big", tokenizer=with_turns("{{ raise_exception('?') }}"))
    assert main(["run", "--prompt", "x", "--target", folder, "--device", "cpu"]) == 1
    told = capsys.readouterr().err
    assert "Choose another target. --no-chat-template leaves the template out." in told


@pytest.mark.parametrize("template", ["<user>", "{{ messages[0].content | upper }}"])
def test_a_template_that_loses_the_prompt(template: str) -> None:
    message = refused(lambda: PairTokenizer(with_turns(template)).encode("hi"))
    assert "it leaves out the prompt, or changes it" in message


# Loading


def save(
    folder: Path,
    seed: int = 1,
    layers: int = 2,
    vocabulary: int = 260,
    tokenizer: PreTrainedTokenizerBase | None = None,
    ends: int | list[int] | None = None,
    dtype: torch.dtype = torch.float32,
) -> str:
    model = tiny_llama(seed, layers, vocabulary).to(dtype)
    model.generation_config.eos_token_id = ends
    model.save_pretrained(folder)
    (tokenizer or byte_level()).save_pretrained(folder)
    return str(folder)


def spec(target: str, draft: str | None) -> PairSpec:
    return PairSpec(name="of one's own", target=target, draft=draft, licence="")


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    """Folders of a target and its draft."""
    return save(tmp_path / "big", layers=3, ends=3), save(tmp_path / "small", 2, layers=1)


def test_load(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu")
    assert pair.models.pair == "of one's own"
    assert (pair.models.target.name, pair.models.target.layers) == ("big", 3)
    assert pair.models.target.dtype == "float32"
    assert pair.models.draft is not None
    assert (pair.models.draft.name, pair.models.draft.layers) == ("small", 1)
    assert pair.models.target.parameters > pair.models.draft.parameters > 0
    assert pair.ends == {3, 257}  # the model's and the tokenizer's
    trace = finish(race(pair, pair.tokenizer.encode("the th"), Settings(max_new_tokens=9)))
    assert trace.rounds
    assert traces.read(traces.write(trace)) == trace


def test_load_without_draft(folders: tuple[str, str]) -> None:
    pair = load(spec(folders[0], None), device="cpu")
    assert pair.models.draft is None
    with pytest.raises(SettingsError, match="no draft model"):
        pair.drafter("model", pair.target())


def test_load_in_another_dtype(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu", dtype="bfloat16")
    assert pair.models.target.dtype == "bfloat16"
    trace = finish(race(pair, [1, 2, 3], Settings(max_new_tokens=9, temperature=1)))
    assert traces.read(traces.write(trace)) == trace


def test_a_gpu_converts_bfloat16_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A T4 has no bfloat16, and one CPU thread converts slowly. The numbers are the same."""
    folder = save(tmp_path / "half", dtype=torch.bfloat16)
    larger = save(tmp_path / "full")
    usual = load_model(folder, CPU, torch.float16)
    moved: list[torch.dtype] = []

    def to(self: PreTrainedModel, _: torch.device) -> PreTrainedModel:
        moved.append(next(self.parameters()).dtype)
        return self

    monkeypatch.setattr(PreTrainedModel, "to", to)
    ours = load_model(folder, torch.device("cuda", 0), torch.float16)
    assert moved == [torch.bfloat16]
    assert ours.dtype == ours.config.dtype == torch.float16
    assert ours.model.rotary_emb.inv_freq.dtype == torch.float32
    for name, weight in usual.state_dict().items():
        assert torch.equal(ours.state_dict()[name], weight), name
    load_model(larger, torch.device("cuda", 0), torch.float16)
    assert moved[1:] == [torch.float16]  # float32 would take twice the memory on the GPU


def test_runs_of_a_pair_do_not_share_caches(folders: tuple[str, str]) -> None:
    pair = load(spec(*folders), device="cpu")
    one, two = pair.target(), pair.target()
    one.logits(torch.tensor([1, 2]), 1)
    assert (one.length, two.length) == (2, 0)


def test_padded_vocabularies_are_cut(tmp_path: Path) -> None:
    """Models of a family share a tokenizer, but pad to different sizes."""
    target = save(tmp_path / "big", vocabulary=300)
    pair = load(spec(target, save(tmp_path / "small", vocabulary=270)), device="cpu")
    assert pair.draft is not None
    model = pair.target()
    assert model.vocabulary == pair.draft(model).vocabulary == 270
    prompt = pair.tokenizer.encode("the th")
    for drafter in ("model", "lookup"):
        how = Settings(max_new_tokens=20, temperature=2, drafter=drafter)
        assert max(finish(race(pair, prompt, how)).output) < 270
    lacking = spec(target, save(tmp_path / "tiny", vocabulary=200))
    assert "lacks tokens of its target" in refused(lambda: load(lacking, device="cpu"))


@pytest.mark.parametrize(
    ("target", "draft", "ends"),
    [
        ([0, 5], 257, {0, 5, 257}),  # ordinary tokens count if the target's config states them
        (None, 2, {257}),  # Llama's default in a draft: an ordinary token of this tokenizer
        (None, [7, 258], {257, 258}),  # Qwen2.5's base and instruct models name different ones
        (2, None, {257}),  # Llama's default in a target: nobody chose it
        ([2], None, {2, 257}),
    ],
)
def test_the_target_decides_where_a_text_ends(
    target: int | list[int] | None, draft: int | list[int] | None, ends: set[int], tmp_path: Path
) -> None:
    tokenizer = byte_level()
    tokenizer.add_special_tokens({"additional_special_tokens": ["<turn>"]})
    big = save(tmp_path / "big", ends=target, tokenizer=tokenizer)
    small = save(tmp_path / "small", ends=draft, tokenizer=tokenizer)
    assert load(spec(big, small), device="cpu").ends == ends


def test_a_default_that_is_special_ends_a_text(tmp_path: Path) -> None:
    """As in Llama 2, whose tokenizer marks 2 as special."""
    tokenizer = byte_level()
    tokenizer.add_special_tokens({"additional_special_tokens": ["<turn>"]})
    folder = save(tmp_path / "big", ends=2, tokenizer=tokenizer)
    pair = load(spec(folder, None), device="cpu")
    assert isinstance(pair.tokenizer, PairTokenizer)
    assert pair.tokenizer.special == {257, 258}
    names = json.loads((tmp_path / "big" / "tokenizer.json").read_text())
    names["added_tokens"] += [names["added_tokens"][0] | {"id": 2, "content": "#"}]
    (tmp_path / "big" / "tokenizer.json").write_text(json.dumps(names))
    assert load(spec(folder, None), device="cpu").ends == {2, 257}


def named_vocabulary(*more: str, added: tuple[str, ...] = ()) -> PreTrainedTokenizerFast:
    """The usual tokenizer, with more tokens of texts, or added special ones."""
    tokenizer = byte_level(more=("<end>", *more))
    tokenizer.add_special_tokens({"additional_special_tokens": [*added]})
    return tokenizer


PADS = tuple(f"[PAD{number}]" for number in range(258, 262))


@pytest.mark.parametrize(
    ("ours", "theirs", "rows"),
    [
        (named_vocabulary(*PADS), named_vocabulary(), 262),  # a target in GGUF
        (named_vocabulary(*PADS), named_vocabulary(added=("<think>",)), 262),
        (named_vocabulary(added=("<a>", "<b>")), named_vocabulary(added=("<a>", "<c>")), 260),
        (named_vocabulary(added=("<think>",)), named_vocabulary(), 259),  # only the target has it
        (named_vocabulary(added=("<think>",)), named_vocabulary(), 258),
        (named_vocabulary(), named_vocabulary(added=("<think>",)), 259),  # only the draft has it
    ],
)
def test_tokenizers_of_one_family(
    ours: PreTrainedTokenizerBase, theirs: PreTrainedTokenizerBase, rows: int, tmp_path: Path
) -> None:
    """What only one has is never guessed; texts are those of the target alone."""
    known = len(ours)
    target = save(tmp_path / "big", vocabulary=max(known, 259), tokenizer=ours)
    pair = load(spec(target, save(tmp_path / "small", 2, vocabulary=rows, tokenizer=theirs)), "cpu")
    alone = load(spec(target, None), "cpu")
    assert pair.vocabulary >= min(known, 259)
    for temperature in (0, 2):
        how = Settings(max_new_tokens=40, temperature=temperature, seed=3)
        trace = finish(race(pair, [0, 257, 258 if known > 258 else 1], how))
        assert len(trace.output) == 40
        assert all(guess.token < rows for round in trace.rounds for guess in round.drafts)
        if temperature == 0:
            lookup = Settings(max_new_tokens=40, temperature=0, drafter="lookup")
            assert trace.output == finish(race(alone, [*trace.prompt], lookup)).output


def test_a_padded_draft_reads_what_it_lacks(tmp_path: Path) -> None:
    """Its probability is 0; the target's own distribution stays whole, and the draft unchanged."""
    target = save(tmp_path / "big", vocabulary=259, tokenizer=named_vocabulary(added=("<t>",)))
    draft = save(tmp_path / "small", 2, vocabulary=258, tokenizer=named_vocabulary())
    loaded = load_models(spec(target, draft), "cpu", "float32")
    assert loaded.draft is not None
    logits = loaded.draft(torch.tensor([[0, 258, 1]])).logits[0]
    assert logits.shape == (3, 259)
    assert logits[:, 258].isneginf().all()
    assert logits[:, :258].isfinite().all()
    alone = load_model(draft, CPU, torch.float32)
    assert alone.config.vocab_size == 258
    pack(alone)  # as it is if it is large
    wider = shared_vocabulary.padded(alone, 259, None)
    assert is_packed(wider) == is_packed(alone)
    assert weights_of(wider).layers is weights_of(alone).layers, "two copies take the memory twice"
    ours, theirs = (
        LeanModel(each).logits(torch.tensor([0, 5, 1]), last=3) for each in (wider, alone)
    )
    assert torch.equal(ours[:, :258], theirs)
    assert ours[:, 258].isneginf().all()


@pytest.mark.parametrize(
    ("theirs", "told"),
    [
        (byte_level(more=("he",)), "id 257 is '<end>' for the target, but 'he' for the draft"),
        (named_vocabulary("he", added=("<a>",)), "id 258 is '<a>' for the target, but 'he'"),
        (named_vocabulary(added=("<b>", "<a>")), "id 258 is '<a>' for the target, but '<b>'"),
    ],
)
def test_different_tokenizers(theirs: PreTrainedTokenizerBase, told: str, tmp_path: Path) -> None:
    target = save(tmp_path / "big", tokenizer=named_vocabulary(added=("<a>", "<b>")))
    draft = save(tmp_path / "small", tokenizer=theirs)
    message = refused(lambda: load(spec(target, draft), device="cpu"))
    assert f"different tokenizers: {told}" in message


def test_a_token_of_every_prompt_without_weights(tmp_path: Path) -> None:
    tokenizer = with_turns(PLAIN)
    folder = save(tmp_path / "big", vocabulary=258, tokenizer=tokenizer)
    message = refused(lambda: load(spec(folder, None), device="cpu"))
    assert "puts '<user>' into every prompt, a token that the model has no weights for" in message
    assert load(spec(folder, None), device="cpu", chat=False).tokenizer.encode("th") == [256]


@pytest.mark.parametrize("name", ["config.json", "model.safetensors", "tokenizer.json"])
def test_a_file_is_not_there(name: str, folders: tuple[str, str]) -> None:
    for file in (name, "tokenizer_config.json"):  # with the latter alone, some tokenizers load
        (Path(folders[0]) / file).unlink()
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert "cannot be loaded" in message
    assert "big" in message


@pytest.mark.parametrize("text", ["", "5", '{"a":'])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("tokenizer.json", "its tokenizer cannot be used ("),
        ("tokenizer_config.json", "its tokenizer_config.json is damaged: download it again"),
        ("special_tokens_map.json", "its special_tokens_map.json is damaged: download it again"),
    ],
)
def test_a_damaged_file_is_named(
    name: str, words: str, text: str, folders: tuple[str, str]
) -> None:
    """Instead of "Expecting value: line 1 column 1"."""
    (Path(folders[0]) / name).write_text(text)
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert words in message
    assert "choose another model" in message


def test_an_index_without_metadata(folders: tuple[str, str]) -> None:
    """Instead of "'metadata'"."""
    folder = Path(folders[0])
    names = load_file(folder / "model.safetensors")
    (folder / "model.safetensors").rename(folder / "model-1.safetensors")
    index = {"weight_map": dict.fromkeys(names, "model-1.safetensors")}
    (folder / "model.safetensors.index.json").write_text(json.dumps(index))
    message = refused(lambda: load(spec(*folders), device="cpu"))
    assert "transformers cannot read one of its files (KeyError: 'metadata')" in message


def test_code_in_a_checkpoint_is_not_run(folders: tuple[str, str], tmp_path: Path) -> None:
    folder, proof = Path(folders[0]), tmp_path / "proof"
    config = json.loads((folder / "config.json").read_text())
    config["auto_map"] = {"AutoConfig": "trap.Trap", "AutoModelForCausalLM": "trap.Trap"}
    config["model_type"] = "trap"
    (folder / "config.json").write_text(json.dumps(config))
    (folder / "trap.py").write_text(f"open({str(proof)!r}, 'w').close()\nclass Trap: pass\n")
    refused(lambda: load(spec(*folders), device="cpu"))
    assert not proof.exists()


# Machine


def test_device_that_is_not_there() -> None:
    for name in ("cuda:99", "quantum", "", "x" * 500):
        assert "--device cpu" in refused(lambda name=name: pick_device(name))  # type: ignore[misc]


@pytest.mark.parametrize("name", ["mps", "xpu", "meta"])
def test_untested_devices_are_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if torch can use them."""
    monkeypatch.setattr(torch, "zeros", lambda *_, **__: torch.ones(1))
    with pytest.raises(ModelError, match="is not available here"):
        pick_device(name)


def test_device_by_itself() -> None:
    assert pick_device("cpu") == CPU
    assert pick_device("auto").type == ("cuda" if torch.cuda.is_available() else "cpu")


@pytest.mark.parametrize("native", [True, False])
def test_number_format(native: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: {"avx512_bf16": native})
    assert pick_dtype("auto", CPU) is (torch.bfloat16 if native else torch.float32)
    assert pick_dtype("auto", CPU, tiny=True) is torch.float32
    assert pick_dtype("bfloat16", CPU) is torch.bfloat16
    assert "float16" in refused(lambda: pick_dtype("int4", CPU))


def test_machine_is_described() -> None:
    machine = describe(CPU)
    assert machine.device == "cpu"
    assert machine.threads == 1
    assert machine.processor


# Pairs


def test_default_pair_is_there() -> None:
    assert find(DEFAULT) is PAIRS[0]
    assert len({pair.name for pair in PAIRS}) == len(PAIRS)


@pytest.mark.parametrize("name", ["", "bundled", "x" * 500, "../../etc/passwd", "a\nb"])
def test_unknown_pair(name: str) -> None:
    message = refused(lambda: find(name))
    assert "specviz pairs" in message


def test_pair_of_ones_own(folders: tuple[str, str]) -> None:
    assert custom(*folders).name == "big + small"
    assert custom(folders[0], None).name == "big"


@pytest.mark.parametrize("name", ["./modls/x", "../x", "~/x", "models/x/y", "mine/gone"])
def test_a_mistyped_folder_is_no_hub_id(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    assert refused(lambda: custom(name, None)).startswith(f"There is no folder {name!r}. ")
    assert custom("owner/name", "name").name == "name + name"


HERE = [pair.name for pair in PAIRS if pair.name.startswith("bundled-")]


@pytest.mark.parametrize("name", HERE)
def test_bundled_pair(name: str, bundled: Callable[[str], Pair]) -> None:
    pair = bundled(name)
    assert pair.models.draft is not None
    assert pair.ends
    assert pair.models.target.parameters > 3 * pair.models.draft.parameters
    prompt = pair.tokenizer.encode("The first of them was")
    trace = finish(race(pair, prompt, Settings(max_new_tokens=12, seed=1)))
    assert trace.models.pair == name
    assert traces.read(traces.write(trace)) == trace


def test_bundled_pairs_share_one_target(checkpoints: Callable[[str], LoadedModels]) -> None:
    targets = {id(checkpoints(name).target) for name in HERE}
    assert len(targets) == 1


@pytest.mark.parametrize(
    ("cost", "best"), [({1: 1.0, 2: 2.0}, 1), ({1: 1.2, 2: 1.0}, 2), ({1: 1.1, 2: 1.0}, 1)]
)
def test_threads_are_added_only_for_a_clear_gain(
    cost: dict[int, float], best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]

    def work() -> None:
        now[0] += cost[torch.get_num_threads()]

    monkeypatch.setattr("specviz.models.machine.time.perf_counter", lambda: now[0])
    try:
        assert machine.pick_threads(work, most=2) == best == torch.get_num_threads()
        assert machine.pick_threads(work, most=2, spare=1) == 1 == torch.get_num_threads()
        assert machine.pick_threads(work, most=1, spare=1) == 1
    finally:
        torch.set_num_threads(1)


def test_the_initial_number_of_threads_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_threads_at_first", cache(torch.get_num_threads))
    first = torch.get_num_threads()
    try:
        machine.use_threads(first + 1)
        assert torch.get_num_threads() == first + 1
        assert machine._threads_at_first() == first
    finally:
        torch.set_num_threads(first)
