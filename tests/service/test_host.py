"""A host's settings: limits hold, and a bad value ends the start with one line."""

import json
import re
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import gradio as gr
import pytest
import yaml

from models.test_download import PAIR
from specviz.errors import SettingsError
from specviz.models.download import absent
from specviz.models.hub import is_folder
from specviz.models.pairs import DEFAULT, PAIRS, PairSpec, find
from specviz.page import app
from specviz.page.app import build, launch
from specviz.page.i18n import TRANSLATIONS
from specviz.page.watch.examples import own_examples
from specviz.service import environment as hosts
from specviz.service.downloads import Downloads
from specviz.service.environment import LOCAL_HOSTS, PRESETS, VARIABLES, read_host, table, variable
from specviz.service.host import LEAST_PROMPT, USUAL_PER_ADDRESS, Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.service.variables import GRADIO, check_gradio, unknown
from specviz.settings import Settings
from specviz.words.catalogue import ENGLISH
from specviz.words.page import PAIRS as LABELS
from support.paths import ROOT

BUNDLED = tuple(pair.name for pair in PAIRS if pair.name.startswith("bundled-"))


@pytest.fixture(autouse=True)
def nothing_but_the_bundled_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "is_here", lambda pair: pair.name in BUNDLED)


def test_without_settings_the_page_offers_what_is_here() -> None:
    host = read_host({"SPECVIZ_MAX_GAMMA": "", "HOME": "x"})
    assert (host.pair, host.pairs) == (DEFAULT, BUNDLED)
    assert host == Host(pairs=BUNDLED, custom=True, folders=True, hosts=LOCAL_HOSTS)
    assert host.defaults == Settings()


def test_a_host_offers_what_it_names() -> None:
    host = read_host({"SPECVIZ_PAIRS": "qwen3-4b, bundled-small,qwen3-4b"})
    assert host.pairs == ("qwen3-4b", "bundled-small")
    assert host.pair == "bundled-small"  # the other one is not downloaded
    host = read_host({"SPECVIZ_PAIRS": "qwen3-4b,bundled-small", "SPECVIZ_PAIR": "bundled-small"})
    assert host.pair == "bundled-small"
    host = read_host({"SPECVIZ_PAIR": "qwen3-4b"})
    assert (host.pair, host.pairs) == ("qwen3-4b", (*BUNDLED, "qwen3-4b"))


LIMITS = {
    "SPECVIZ_MAX_NEW_TOKENS": "64",
    "SPECVIZ_MAX_PROMPT": "1000",
    "SPECVIZ_MAX_GAMMA": "2",
    "SPECVIZ_MAX_BUDGET": "12",
    "SPECVIZ_VISITORS": "3",
    "SPECVIZ_QUEUE": "5",
}


def test_drafts_may_keep_their_format() -> None:
    assert (Host().draft_dtype, read_host({"SPECVIZ_DRAFT_DTYPE": "same"}).draft_dtype) == (
        "auto",
        "same",
    )


def test_limits_hold() -> None:
    host = read_host(LIMITS)
    assert (host.limits, host.max_prompt) == (
        {"gamma": 2, "max_new_tokens": 64, "budget": 12},
        1000,
    )
    assert (host.visitors, host.queue) == (3, 5)
    assert (host.defaults.gamma, host.defaults.max_new_tokens) == (2, 64)
    host.check("x" * 1000, host.defaults)
    host.check("x", Settings(gamma=2, max_new_tokens=9, budget=13))  # a chain has no budget
    for prompt, settings, words in (
        ("x" * 1001, host.defaults, "prompts of up to 1,000 characters; yours has 1,001"),
        ("x", Settings(gamma=2), "up to 64 tokens; you asked for 128"),
        ("x", Settings(gamma=3, max_new_tokens=9), "up to 2 tokens per round"),
        (
            "x",
            Settings(gamma=2, max_new_tokens=9, tree="k-ary", budget=13),
            "up to 12 tokens of a tree per round; you asked for 13",
        ),
    ):
        with pytest.raises(SettingsError, match=words):
            host.check(prompt, settings)
    host.check_pair(DEFAULT)
    with pytest.raises(SettingsError, match="'qwen3-4b' is not available"):
        host.check_pair("qwen3-4b")


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("SPECVIZ_PAIR", "nobody", "SPECVIZ_PAIR: There is no pair 'nobody'"),
        ("SPECVIZ_PAIRS", "bundled-small,nobody", "SPECVIZ_PAIRS: There is no pair 'nobody'"),
        ("SPECVIZ_MAX_NEW_TOKENS", "100000", "from 16 to 1,024"),
        ("SPECVIZ_MAX_PROMPT", "10", "from 1,000 to 20,000"),
        ("SPECVIZ_MAX_GAMMA", "two", "from 1 to 16"),
        ("SPECVIZ_VISITORS", "-1", "from 1 to 64"),
        ("SPECVIZ_QUEUE", "501", "from 0 to 500"),
        ("SPECVIZ_PER_ADDRESS", "501", "from 0 to 500"),
        ("SPECVIZ_PROXIES", "9", "from 0 to 8"),
        ("SPECVIZ_MAX_SWEEP_RUNS", "1", "from 8 to 20,000"),
        ("SPECVIZ_MAX_SWEEP_SECONDS", "0", "from 10 to 86,400"),
        ("SPECVIZ_CUSTOM", "yes", "SPECVIZ_CUSTOM must be on or off"),
        ("SPECVIZ_DRAFT_DTYPE", "int4", "SPECVIZ_DRAFT_DTYPE must be auto or same"),
        ("SPECVIZ_HOSTS", "https://example.org", "SPECVIZ_HOSTS must be host names"),
        ("SPECVIZ_HOSTS", "example.org:7860", "without ports, or *"),
        ("SPECVIZ_HOSTS", "example.org, *", "without ports, or *"),
        ("SPECVIZ_PRESET", "party", "SPECVIZ_PRESET must be workshop"),
        ("SPECVIZ_GALLERY", "/no/such/file", "SPECVIZ_GALLERY: /no/such/file cannot be read"),
    ],
)
def test_bad_values(name: str, value: str, words: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(words)):
        read_host({name: value})


@pytest.mark.parametrize(
    ("environment", "hosts"),
    [
        ({}, LOCAL_HOSTS),
        ({"GRADIO_SERVER_NAME": "localhost"}, LOCAL_HOSTS),
        ({"SPECVIZ_HOSTS": "*"}, ()),
        ({"SPECVIZ_HOSTS": "My.Box, [fe80::1]"}, (*LOCAL_HOSTS, "my.box", "[fe80::1]")),
        ({"GRADIO_SERVER_NAME": "0.0.0.0"}, ()),
        ({"GRADIO_SHARE": "true"}, ()),
        ({"SPACE_ID": "someone/specviz"}, ()),
        ({"SPACE_ID": "someone/specviz", "SPECVIZ_HOSTS": "a.b"}, (*LOCAL_HOSTS, "a.b")),
    ],
)
def test_a_page_answers_to_its_names(environment: dict[str, str], hosts: tuple[str, ...]) -> None:
    assert read_host(environment).hosts == hosts


def test_default_pair_is_one_that_is_offered() -> None:
    with pytest.raises(SettingsError, match="must be one of SPECVIZ_PAIRS"):
        read_host({"SPECVIZ_PAIR": "qwen3-4b", "SPECVIZ_PAIRS": "bundled-small"})


@pytest.mark.filterwarnings("error::UserWarning:gradio")
def test_controls_keep_to_the_limits() -> None:
    page = build(LoadedPairs(), Runs(), read_host(LIMITS | {"SPECVIZ_PAIR": "qwen3-4b"}))
    shown = {getattr(block, "elem_id", None): block for block in page.blocks.values()}
    gamma, length, pair = (shown[name] for name in ("gamma", "tokens", "pair"))
    assert (gamma.maximum, gamma.value) == (2, 2)
    assert (length.maximum, length.value) == (64, 64)
    assert pair.value == "qwen3-4b"
    assert [name for _, name in pair.choices] == [*BUNDLED, "qwen3-4b"]


def test_a_bad_value_ends_the_start_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPECVIZ_VISITORS", "many")
    with pytest.raises(SystemExit) as ended:
        launch()
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("specviz: SPECVIZ_VISITORS must be")


@pytest.mark.parametrize("value", ["x", "9999999", "-1", "1x", "", "²", "9" * 5000])
@pytest.mark.parametrize("name", GRADIO)
def test_a_bad_value_of_gradios_own_variables_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"{name} must be a whole number from [01] to"):
        check_gradio({name: value})
    check_gradio({name: "1"})


def test_every_number_that_gradio_reads_from_a_variable_is_checked() -> None:
    folder = Path(gr.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    read = re.findall(r"int\(\s*os\.(?:getenv|environ\.get)\(\s*\"(\w+)", source)
    assert "GRADIO_SERVER_PORT" in read
    assert GRADIO.keys() >= {*read}
    with pytest.raises(SettingsError, match="from 1 to"):
        check_gradio({"GRADIO_SERVER_PORT": "0"})
    check_gradio({"GRADIO_DEFAULT_CONCURRENCY_LIMIT": "None", "GRADIO_DEBUG": "0"})


def test_a_name_that_is_not_this_machines_ends_the_start_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_port(*_: object, **__: object) -> None:
        raise OSError("Cannot find empty port in range: 7860-7959.")

    monkeypatch.setattr(gr.Blocks, "launch", no_port)
    monkeypatch.setattr(app, "before_the_end", lambda _: None)
    with pytest.raises(SystemExit) as ended:
        launch()
    assert ended.value.code == 2
    assert "GRADIO_SERVER_PORT" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("environment", "custom"),
    [
        ({}, True),
        ({"GRADIO_SERVER_NAME": "127.0.0.1"}, True),
        ({"GRADIO_SERVER_NAME": "0.0.0.0"}, False),
        ({"GRADIO_SHARE": "True"}, False),
        ({"SPECVIZ_HOSTS": "demo.example.org"}, False),
        ({"SPECVIZ_PROXIES": "1"}, False),
        ({"SPECVIZ_PROXIES": "0"}, True),
        ({"SPECVIZ_HOSTS": "demo.example.org", "SPECVIZ_CUSTOM": "on"}, True),
        ({"SPACE_ID": "someone/specviz"}, False),
        ({"SPACE_ID": "someone/specviz", "SPECVIZ_CUSTOM": "on"}, True),
        ({"SPECVIZ_CUSTOM": "off"}, False),
    ],
)
def test_own_checkpoints_are_for_private_pages(environment: dict[str, str], custom: bool) -> None:
    assert read_host(environment).custom is custom


@pytest.mark.parametrize(
    ("environment", "offer"),
    [
        ({}, "qwen3-8b"),
        ({"SPECVIZ_CUSTOM": "off"}, ""),  # visitors start no downloads here
        ({"GRADIO_SERVER_NAME": "0.0.0.0"}, ""),
        ({"GRADIO_SERVER_NAME": "0.0.0.0", "SPECVIZ_CUSTOM": "on"}, "qwen3-8b"),
        ({"SPECVIZ_PAIR": "bundled-small"}, ""),  # the host has chosen
        ({"SPECVIZ_PAIRS": "bundled-small,qwen3-4b", "SPECVIZ_CUSTOM": "off"}, "qwen3-4b"),
        ({"SPECVIZ_PAIRS": "bundled-small"}, ""),
        ({"SPACES_ZERO_GPU": "true", "SPECVIZ_PAIRS": "bundled-small,qwen3-4b"}, ""),
    ],
)
def test_a_pair_for_the_gpu_is_offered_where_visitors_may_download_it(
    environment: dict[str, str], offer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def best(offered: Iterable[PairSpec], opened: PairSpec) -> PairSpec | None:
        assert opened.name in BUNDLED
        return next((pair for pair in reversed([*offered]) if pair.name in suits), None)

    suits = ("qwen3-4b", "qwen3-8b")
    monkeypatch.setattr(hosts, "pair_to_download", best)
    host = read_host(environment)
    assert host.offer == offer
    assert host.pairs.count(offer) == bool(offer)
    assert host.pair in BUNDLED


class Page:
    """A page whose port opens when it is told."""

    is_running = False


@pytest.mark.usefixtures("local")
def test_the_hosts_pair_is_downloaded_and_loaded_once_the_port_is_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "find", lambda _: PAIR)
    pairs, page = LoadedPairs(), Page()
    prepare: Any = app._prepare
    preparing = threading.Thread(target=prepare, args=[page, Downloads(pairs), PAIR.name])
    preparing.start()
    preparing.join(0.5)
    assert absent(PAIR)
    page.is_running = True
    preparing.join(60)
    assert pairs.in_memory(PAIR)
    lines = capsys.readouterr().err.splitlines()
    assert lines[-1] == "specviz: theirs is downloaded. Press Run."
    assert all(line.startswith("specviz: ") for line in lines)
    prepare(page, Downloads(pairs), PAIR.name)
    assert capsys.readouterr().err == ""  # it is here


def test_a_preset_sets_what_is_not_set() -> None:
    host = read_host({"SPECVIZ_PRESET": "workshop", "SPECVIZ_VISITORS": "20"})
    assert host.limits == {"max_new_tokens": 128, "gamma": 8, "budget": 16}
    assert (host.max_prompt, host.visitors, host.queue, host.custom) == (4000, 20, 200, False)


def write_gallery(folder: Path, content: object) -> dict[str, str]:
    path = folder / "prompts.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return {"SPECVIZ_GALLERY": str(path)}


def test_a_host_names_its_own_prompts(tmp_path: Path) -> None:
    own = [{"label": "Limericks", "prompt": "There was", "notice": "Rhymes."}]
    own.append({"label": "${7*6}", "prompt": "<img onerror=alert(1)>"})
    host = read_host(write_gallery(tmp_path, own))
    assert [example.prompt for example in host.gallery] == ["There was", "<img onerror=alert(1)>"]
    page = build(LoadedPairs(), Runs(), host)
    (kinds,) = (block for block in page.blocks.values() if block.elem_id == "gallery")
    said = TRANSLATIONS.translations["en"]
    assert [said[label.key] for label, _ in kinds.choices] == ["Limericks", "${7*6}"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("[", "is not a list of prompts: Input data was truncated"),
        ([], "Expected `array` of length >= 1"),
        ([{"label": "a", "prompt": "b"}] * 25, "length <= 24"),
        ([{"label": "a"}], "missing required field `prompt`"),
        ([{"label": "a", "prompt": "b", "script": "c"}], "unknown field `script`"),
        ([{"label": "a" * 41, "prompt": "b"}], "length <= 40"),
        ([{"label": "a", "prompt": " "}], "Prompt 1 must have 1 to 20,000 characters"),
        ([{"label": "a", "prompt": "\ud800"}], "is not a list of prompts"),
        ("[" * 100_000, "is not a list of prompts"),
        (" " * (2**20 + 1), "is larger than 1 MiB"),
    ],
)
def test_a_gallery_that_cannot_be_used(tmp_path: Path, content: object, words: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(words)) as raised:
        read_host(write_gallery(tmp_path, content))
    assert str(raised.value).startswith("SPECVIZ_GALLERY: ")
    assert "\n" not in str(raised.value)


def test_a_damaged_gallery_gives_one_line(tmp_path: Path) -> None:
    given = write_gallery(tmp_path, [{"label": "a", "prompt": "b", "x\r\n" * 2000: 1}])
    with pytest.raises(SettingsError) as refused:
        read_host(given)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 600


def test_a_gallery_keeps_to_the_limit_of_prompts(tmp_path: Path) -> None:
    given = write_gallery(tmp_path, [{"label": "a", "prompt": "x" * 1001}])
    with pytest.raises(SettingsError, match="Prompt 1 must have 1 to 1,000 characters"):
        read_host(given | {"SPECVIZ_MAX_PROMPT": "1000"})


PAGE = (ROOT / "specviz" / "service" / "hosting.md").read_text("utf-8")


def test_the_hosting_page_has_the_table_of_variables() -> None:
    """All but those of commands; `table` prints it for whoever changes one."""
    assert f"\n{table()}\n" in PAGE
    row = "| `SPECVIZ_VISITORS` | visitors whose runs take turns on the decoder | 16 | 1 to 64 |"
    assert row in table()
    files = {*(ROOT / "specviz").rglob("*.py")} - {*(ROOT / "specviz" / "commands").rglob("*.py")}
    source = "".join(path.read_text("utf-8") for path in files)
    assert {*re.findall(r'"(SPECVIZ_[A-Z_]+)"', source)} <= {*map(variable, VARIABLES)}


def test_a_variable_that_the_page_does_not_read_gets_a_hint() -> None:
    given = {"SPECVIZ_MAX_GAMA": "2", "SPECVIZ_XYZ": "1", "GRADIO_X": "1", "SPECVIZ_QUEUE": "1"}
    assert [*unknown(given, VARIABLES)] == [
        "The page does not read SPECVIZ_MAX_GAMA. Did you mean SPECVIZ_MAX_GAMMA?",
        "The page does not read SPECVIZ_XYZ.",
    ]


@pytest.mark.parametrize("name", ["VISITORS", "PAIRS"])
def test_a_variable_that_is_no_text(name: str) -> None:
    """os.environ has surrogates for bytes that are not UTF-8; unrelated variables may have them."""
    with pytest.raises(SettingsError, match=f"SPECVIZ_{name} must be text in UTF-8"):
        read_host({f"SPECVIZ_{name}": "8\udcff"})
    assert read_host({"LESS": "\udcff"}) == read_host({})


def test_one_address_takes_no_more_than_its_share() -> None:
    usual = USUAL_PER_ADDRESS
    assert (read_host({}).per_address, read_host({}).proxies) == (0, 0), "private"
    public, space = {"GRADIO_SERVER_NAME": "0.0.0.0"}, {"SPACE_ID": "someone/specviz"}
    assert (read_host(public).per_address, read_host(public).proxies) == (usual, 0)
    assert (read_host(space).per_address, read_host(space).proxies) == (usual, 1)
    room = read_host(public | {"SPECVIZ_PRESET": "workshop"})
    assert room.per_address == 0, "a room shares one address"
    asked = read_host({"SPECVIZ_PER_ADDRESS": "3", "SPECVIZ_PROXIES": "2"})
    assert (asked.per_address, asked.proxies) == (3, 2)


def test_the_hosting_page_tells_the_preset() -> None:
    host, most = read_host({"SPECVIZ_PRESET": "workshop"}), PRESETS["workshop"]
    words = " ".join(PAGE.split())
    assert (
        f"runs of {most['max_new_tokens']} tokens, prompts of {host.max_prompt:,} characters, γ up"
        f" to {most['max_gamma']}, trees of up to {most['max_budget']} tokens, {host.visitors}"
        f" visitors at a time, {host.queue} waiting, any number from one address"
    ) in words


def test_pairs_have_labels_and_the_gallery_fits() -> None:
    assert LABELS.keys() == {pair.name for pair in PAIRS}
    assert (
        max(
            len(example.prompt)
            for example in (*own_examples(ENGLISH, chats=False), *own_examples(ENGLISH, chats=True))
        )
        <= LEAST_PROMPT
    )


SPACE = yaml.safe_load((ROOT / "README.md").read_text("utf-8").split("---\n")[1])
HARDWARE = {
    name: re.findall(r"`([^`]+)`", " ".join(cells[2:]))
    for line in PAGE.split("## On Hugging Face Spaces")[1].split("\n## ")[0].splitlines()
    if line.startswith("| `") and "SPECVIZ_" not in (cells := line.split("|"))[1]
    for name in re.findall(r"`([^`]+)`", cells[1])
}


def test_the_hosting_page_knows_the_suggested_hardware() -> None:
    assert SPACE["suggested_hardware"] in HARDWARE


def test_a_space_preloads_whole_pairs() -> None:
    fetched = set(SPACE["preload_from_hub"])
    assert fetched == set(SPACE["models"])
    of_hub = {
        spec.name: {checkpoint for checkpoint in spec.checkpoints if not is_folder(checkpoint)}
        for spec in PAIRS
    }
    ready = {name for name, ids in of_hub.items() if ids and ids <= fetched}
    assert set().union(*(of_hub[name] for name in ready)) == fetched
    assert {"qwen3-4b", "smollm2-360m-drafter"} <= ready
    assert not any(spec.gated for spec in PAIRS if spec.name in ready)


@pytest.mark.parametrize("name", HARDWARE)
def test_the_pairs_named_for_hardware_exist_and_fit(name: str) -> None:
    memory = {"cpu-basic": "CPU", "t4-small": "16 GB", "l40sx1": "48 GB"}.get(name, "24 GB")
    sizes = ["CPU", "16 GB", "24 GB", "48 GB"]
    for word in HARDWARE[name]:
        variable, _, value = word.rpartition("=")
        if variable == "SPECVIZ_PAIR" or not variable:
            assert sizes.index(find(value).machine) <= sizes.index(memory)
        assert not variable or read_host({variable: value}) != read_host({})
