"""Untrusted tokenizers and chat templates: whatever they do, this process gets a one-line error."""

import json
import os
import runpy
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tokenizers import Tokenizer
from transformers import AutoTokenizer, PreTrainedTokenizerBase, PreTrainedTokenizerFast

from models.test_models import TEMPLATE, TEXTS, byte_level, refused, save, sentence_piece, spec
from specviz.models import sandbox
from specviz.models.checkpoints import load_tokenizer
from specviz.models.loading import load
from specviz.models.pairs import BUNDLED
from specviz.models.sandbox import Sandbox
from specviz.models.tokenizer import InProcessEncoder, PairTokenizer
from support.memory import growth

MOST = 300 * 2**10  # kilobytes of this process's memory that untrusted files may take
RARE = "☃"  # triggers the traps


def replaced(found: dict[str, str], content: str) -> dict[str, Any]:
    return {"type": "Replace", "pattern": found, "content": content}


def doubled(letter: str, times: int) -> list[dict[str, Any]]:
    return [replaced({"String": letter}, 2 * letter)] * times


CATASTROPHE = replaced({"Regex": "(a|a|aa)+$"}, "")


def with_rules(tokenizer: PreTrainedTokenizerFast, *rules: dict[str, Any]) -> str:
    """A tokenizer as JSON, with rules that change texts before it splits them."""
    content = json.loads(tokenizer.backend_tokenizer.to_str())
    text = json.dumps(content | {"normalizer": {"type": "Sequence", "normalizers": [*rules]}})
    Tokenizer.from_str(text)
    return text


def saved(folder: Path, *rules: dict[str, Any], template: str | None = None) -> str:
    tokenizer = byte_level()
    tokenizer.chat_template = template
    checkpoint = Path(save(folder / "model", vocabulary=258, tokenizer=tokenizer))
    (checkpoint / "tokenizer.json").write_text(with_rules(tokenizer, *rules), "utf-8")
    return str(checkpoint)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "SECONDS", 1)


@pytest.fixture(autouse=True)
def nothing_great_is_allocated() -> Iterator[None]:
    grown = growth()
    yield
    assert grown() < MOST


# Tokenizers


@pytest.mark.parametrize("rules", [doubled("a", 40), [CATASTROPHE]], ids=["expands", "pattern"])
def test_a_tokenizer_that_breaks_down_is_not_loaded(
    rules: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One would abort this process, the other raise a BaseException that is no Exception."""
    checkpoint = saved(tmp_path, *rules)
    monkeypatch.setattr(AutoTokenizer, "from_pretrained", lambda *_, **__: pytest.fail("loaded"))
    message = refused(lambda: load_tokenizer(checkpoint))
    assert "'model' cannot be loaded: its tokenizer cannot be used" in message


@pytest.mark.parametrize(
    "rules",
    [
        [replaced({"String": RARE}, "~" * 60), *doubled("~", 30)],
        [replaced({"String": RARE}, "~" * 60 + "^"), replaced({"Regex": "(~|~|~~)+$"}, "")],
    ],
    ids=["expands", "pattern"],
)
def test_a_trap_for_one_prompt(rules: list[dict[str, Any]], tmp_path: Path) -> None:
    """Trial texts miss it; then one prompt fails and the next one works."""
    pair = load(spec(saved(tmp_path, *rules), None), device="cpu")
    assert pair.tokenizer.encode("th") == [256]
    message = refused(lambda: pair.tokenizer.encode(f"a {RARE}"))
    assert message.startswith("The tokenizer fails on this text (it takes ")
    assert pair.tokenizer.encode("th") == [256]


def test_a_tokenizer_that_does_not_load(tmp_path: Path) -> None:
    checkpoint = Path(saved(tmp_path))
    content = (checkpoint / "tokenizer.json").read_text("utf-8")
    assert '"type": "BPE"' in content
    (checkpoint / "tokenizer.json").write_text(content.replace('"BPE"', '"XYZ"'), "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(AutoTokenizer, "from_pretrained", lambda *_, **__: pytest.fail("outside"))
        message = refused(lambda: load_tokenizer(str(checkpoint)))
    assert "'model' cannot be loaded: its tokenizer cannot be used (" in message


def test_a_panic_in_this_process_gives_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panic of the library is a BaseException, but no Exception."""
    tokenizer = byte_level()
    rules = json.loads(with_rules(tokenizer, CATASTROPHE))
    broken = PreTrainedTokenizerFast(tokenizer_object=Tokenizer.from_str(json.dumps(rules)))
    unsafe = PairTokenizer(broken)
    assert unsafe.encode("b")
    assert "The tokenizer fails on this text" in refused(lambda: unsafe.encode("a" * 3000 + "!"))

    def panics(*_: Any, **__: Any) -> None:
        broken.encode("a" * 3000 + "!")

    monkeypatch.setattr(AutoTokenizer, "from_pretrained", panics)
    assert "'model' cannot be loaded" in refused(lambda: load_tokenizer(saved(tmp_path)))


def bundled() -> PreTrainedTokenizerBase:
    return load_tokenizer(str(BUNDLED / "target"))


def begun() -> PreTrainedTokenizerBase:
    tokenizer = byte_level(begin="<begin>")
    tokenizer.add_bos_token = tokenizer.add_eos_token = True
    tokenizer.chat_template = "{{ bos_token }}" + TEMPLATE
    return tokenizer


@pytest.mark.parametrize("make", [byte_level, sentence_piece, bundled, begun])
def test_the_sandbox_encodes_as_this_process_does(
    make: Callable[[], PreTrainedTokenizerBase],
) -> None:
    tokenizer = make()
    here, there = InProcessEncoder(tokenizer), sandbox.sandboxed(tokenizer)
    assert isinstance(there, Sandbox)
    for text in TEXTS:
        for special in (False, True):
            assert there.ids(text, special=special) == here.ids(text, special=special)
    tokenizer.chat_template = tokenizer.chat_template or TEMPLATE
    turns = [{"role": "user", "content": "\n".join(TEXTS)}]
    for options in ({"add_generation_prompt": True}, {}):
        assert there.rendered(turns, options) == here.rendered(turns, options)


def test_truncation_by_a_tokenizer_is_ignored() -> None:
    tokenizer = byte_level()
    tokenizer.backend_tokenizer.enable_truncation(5)
    assert len(sandbox.sandboxed(tokenizer).ids("x" * 100, special=True)) == 100


# Chat templates

LOOPS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"
WRITES = "{% for a in range(99999) %}{% for b in range(99) %}xxxxxxxxxx{% endfor %}{% endfor %}"
GROWS = (
    "{% set n = namespace(x='x') %}{% for a in range(50) %}{% set n.x = n.x + n.x %}{% endfor %}"
)
DEEP = "{% macro m(n) %}{{ m(n + 1) }}{% endmacro %}{{ m(0) }}"
HUGE = "{{ range(10**12) | length }}"
POWER = "{{ 9**(9**9) }}"


@pytest.mark.parametrize("template", [LOOPS, WRITES, GROWS, DEEP, HUGE, POWER])
def test_a_template_that_goes_wild(template: str, tmp_path: Path) -> None:
    checkpoint = saved(tmp_path, template=template)
    message = refused(lambda: load(spec(checkpoint, None), device="cpu"))
    assert message.startswith("The target’s chat template cannot be used (")
    assert message.endswith("). Choose another target.")
    pair = load(spec(checkpoint, None), device="cpu", chat=False)
    assert pair.tokenizer.encode("th") == [256]


def test_a_template_that_goes_wild_on_one_prompt(tmp_path: Path) -> None:
    trap = "{% if messages[0].content == 'boo' %}" + LOOPS + "{% endif %}" + TEMPLATE
    pair = load(spec(saved(tmp_path, template=trap), None), device="cpu")
    assert pair.tokenizer.encode("th")
    assert "it takes more than 1 s" in refused(lambda: pair.tokenizer.encode("boo"))
    assert pair.tokenizer.encode("th")


def test_its_process_ends_with_it() -> None:
    there = sandbox.sandboxed(byte_level())
    assert there.ids("th", special=False) == [256]
    assert isinstance(there, Sandbox)
    assert there._process is not None
    process = there._process._process
    assert process.poll() is None
    del there
    assert process.poll() is not None


# Its environment, and other systems

AS_ON_WINDOWS = """
import runpy, signal, sys
sys.modules["resource"] = None
del signal.SIGALRM, signal.alarm, signal.setitimer
runpy.run_path(WORKER, run_name="__main__")
"""
AS_ON_MACOS = """
import resource, runpy, sys
def refuses(kind, limits, allowed=resource.setrlimit):
    if kind == resource.RLIMIT_AS:
        raise ValueError("current limit exceeds maximum limit")
    allowed(kind, limits)
resource.setrlimit, sys.platform = refuses, "darwin"
runpy.run_path(WORKER, run_name="__main__")
"""
STUCK = """
import time
print('{"done": null}', flush=True)  # it loads the tokenizer
time.sleep(60)
"""
TELLS_ITS_ENVIRONMENT = """
import json, os
input()
print(json.dumps({"done": dict(os.environ)}))
"""


@pytest.fixture
def run_as(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Run another worker; it may run the real one, WORKER."""

    def replace(code: str) -> None:
        worker = tmp_path / "worker.py"
        worker.write_text(f"WORKER = {str(real)!r}\n{code}", "utf-8")
        monkeypatch.setattr(sandbox, "WORKER", worker)

    real = sandbox.WORKER
    return replace


def test_it_is_imported_where_there_is_no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, `signal` lacks it."""
    with monkeypatch.context() as patch:  # pytest needs it, too
        patch.delattr(signal, "SIGALRM")
        found = runpy.run_path(str(sandbox.__file__))
    assert found["ALARM"] is None


def test_it_encodes_as_on_windows(
    run_as: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    run_as(AS_ON_WINDOWS)
    monkeypatch.setattr(sandbox, "ALARM", None)
    assert sandbox.sandboxed(byte_level()).ids("th", special=False) == [256]


def test_time_is_limited_as_on_windows(
    run_as: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """This process ends a worker that has no alarm of its own, and starts another."""
    run_as(STUCK)
    monkeypatch.setattr(sandbox, "ALARM", None)
    there = sandbox.sandboxed(byte_level())
    for _ in range(2):
        assert "it takes more than 1 s" in refused(lambda: there.ids("th", special=False))


def test_it_encodes_as_on_macos(run_as: Callable[[str], None]) -> None:
    """The system refuses a limit of the address space."""
    run_as(AS_ON_MACOS)
    there = sandbox.sandboxed(byte_level())
    assert there.ids("th", special=False) == [256]


def test_linux_must_limit_its_memory(run_as: Callable[[str], None]) -> None:
    run_as(AS_ON_MACOS.replace("darwin", "linux"))
    message = refused(lambda: sandbox.sandboxed(byte_level()).ids("th", special=False))
    assert "it takes too much memory, or crashes" in message


def test_it_gets_no_secrets(run_as: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HF_TOKEN", "AWS_SECRET_ACCESS_KEY", "openai_api_key", "DB_PASSWORD"):
        monkeypatch.setenv(name, "secret")
    run_as(TELLS_ITS_ENVIRONMENT)
    given = sandbox._Process().ask("load", 1)
    assert "secret" not in given.values()
    assert given["PATH"] == os.environ["PATH"]
    assert given.items() >= sandbox.ALONE.items()
