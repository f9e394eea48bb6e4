"""What a host may set: its limits hold, and a bad value is one line at the start."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from specviz.errors import SettingsError
from specviz.models.pairs import DEFAULT, PAIRS
from specviz.page import host as hosts
from specviz.page.app import build
from specviz.page.host import Host, read_host
from specviz.page.pairs import LoadedPairs
from specviz.page.runs import Runs
from specviz.settings import Settings
from specviz.words import GALLERY, PAGE
from specviz.words import PAIRS as LABELS

ROOT = Path(__file__).resolve().parents[1]
BUNDLED = tuple(pair.name for pair in PAIRS if pair.name.startswith("bundled-"))


@pytest.fixture(autouse=True)
def nothing_but_the_bundled_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "is_here", lambda pair: pair.name in BUNDLED)


def test_without_settings_the_page_offers_what_is_here() -> None:
    host = read_host({"SPECVIZ_MAX_GAMMA": "", "HOME": "x"})
    assert (host.pair, host.pairs) == (DEFAULT, BUNDLED)
    assert host == Host(pairs=BUNDLED)
    assert host.defaults == Settings()


def test_a_host_offers_what_it_names() -> None:
    host = read_host({"SPECVIZ_PAIRS": "qwen3-4b, bundled-small,qwen3-4b"})
    assert (host.pair, host.pairs) == ("qwen3-4b", ("qwen3-4b", "bundled-small"))
    host = read_host({"SPECVIZ_PAIRS": "qwen3-4b,bundled-small", "SPECVIZ_PAIR": "bundled-small"})
    assert host.pair == "bundled-small"
    host = read_host({"SPECVIZ_PAIR": "qwen3-4b"})
    assert (host.pair, host.pairs) == ("qwen3-4b", (*BUNDLED, "qwen3-4b"))


LIMITS = {
    "SPECVIZ_MAX_NEW_TOKENS": "64",
    "SPECVIZ_MAX_PROMPT": "1000",
    "SPECVIZ_MAX_GAMMA": "2",
    "SPECVIZ_VISITORS": "3",
}


def test_limits_hold() -> None:
    host = read_host(LIMITS)
    assert (host.max_new_tokens, host.max_prompt, host.max_gamma, host.visitors) == (64, 1000, 2, 3)
    assert (host.defaults.gamma, host.defaults.max_new_tokens) == (2, 64)
    host.check("x" * 1000, DEFAULT, host.defaults)
    for prompt, pair, settings, words in (
        ("x" * 1001, DEFAULT, host.defaults, "1,000 characters of prompt"),
        ("x", DEFAULT, Settings(gamma=2), "64 new tokens; you asked for 128"),
        ("x", DEFAULT, Settings(gamma=3, max_new_tokens=9), "2 guesses per round"),
        ("x", "qwen3-4b", host.defaults, "no pair 'qwen3-4b'"),
    ):
        with pytest.raises(SettingsError, match=words):
            host.check(prompt, pair, settings)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("SPECVIZ_PAIR", "nobody", "SPECVIZ_PAIR: There is no pair 'nobody'"),
        ("SPECVIZ_PAIRS", "bundled-small,nobody", "SPECVIZ_PAIRS: There is no pair 'nobody'"),
        ("SPECVIZ_MAX_NEW_TOKENS", "100000", "from 16 to 1,024"),
        ("SPECVIZ_MAX_PROMPT", "10", "from 1,000 to 20,000"),
        ("SPECVIZ_MAX_GAMMA", "two", "from 1 to 16"),
        ("SPECVIZ_VISITORS", "-1", "from 1 to 64"),
    ],
)
def test_bad_values(name: str, value: str, words: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(words)):
        read_host({name: value})


def test_default_pair_is_one_that_is_offered() -> None:
    with pytest.raises(SettingsError, match="must be one of SPECVIZ_PAIRS"):
        read_host({"SPECVIZ_PAIR": "qwen3-4b", "SPECVIZ_PAIRS": "bundled-small"})


def test_the_controls_follow() -> None:
    page = build(LoadedPairs(), Runs(), read_host(LIMITS | {"SPECVIZ_PAIR": "qwen3-4b"}))
    shown = {block.label: block for block in page.blocks.values() if hasattr(block, "label")}
    gamma, length, pair = (shown[PAGE[name]] for name in ("gamma", "length", "pair"))
    assert (gamma.maximum, gamma.value) == (2, 2)
    assert (length.maximum, length.value) == (64, 64)
    assert pair.value == "qwen3-4b"
    assert [name for _, name in pair.choices] == [*BUNDLED, "qwen3-4b"]
    assert {event.concurrency_limit for event in page.fns.values() if event.queue} >= {3}


def test_a_bad_value_ends_the_start_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "app.py"],
        cwd=ROOT, env={**os.environ, "SPECVIZ_VISITORS": "many"},
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("specviz: SPECVIZ_VISITORS must be")
    assert "Traceback" not in done.stderr


def test_the_readme_documents_every_variable() -> None:
    read = set(re.findall(r"`(SPECVIZ_\w+)`", (ROOT / "README.md").read_text("utf-8")))
    assert read == {*LIMITS, "SPECVIZ_PAIR", "SPECVIZ_PAIRS"}


def test_pairs_have_labels_and_the_gallery_fits() -> None:
    assert LABELS.keys() == {pair.name for pair in PAIRS}
    assert max(len(entry["prompt"]) for entry in GALLERY) <= hosts.LEAST_PROMPT
