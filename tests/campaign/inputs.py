"""Hostile files and values for every reader of such input, in this process.

Each kind makes a case from a random generator and tries it. A case must be refused with one line (a
`SpecVizError`) or accepted; then everything made from it must be valid. Any other error is a fault.
"""

import csv
import io
import json
import os
import re
import shutil
import struct
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest import mock
from xml.etree import ElementTree as ET

from starlette.datastructures import Headers

from campaign import nasty
from specviz.__main__ import main
from specviz.errors import SpecVizError
from specviz.lab import suites
from specviz.lab.experiments.record import read_results
from specviz.metrics import summary
from specviz.models.pairs import find
from specviz.page.explore.events import Explore
from specviz.page.explore.form import usual_form
from specviz.page.i18n import choose
from specviz.page.links import read_link
from specviz.page.watch.controls import NAMES
from specviz.page.watch.files import Files
from specviz.page.watch.frequencies import FrequencyEvents
from specviz.service.environment import VARIABLES, read_host, variable
from specviz.service.examples import read_examples
from specviz.service.follow_ups import FollowUps
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.runs import Runs
from specviz.service.sweeps import Sweeps
from specviz.settings import LIMITS, Settings, check_prompt, settings_from
from specviz.sweep import file as sweeps
from specviz.trace import read, write
from specviz.views.csv import FIRST
from specviz.views.files import KINDS
from specviz.views.sweep_csv import cells_csv, runs_csv
from specviz.views.sweep_tables import as_text
from specviz.words.catalogue import ENGLISH
from support.made_up_sweep import plan, sample, sweep, version_1
from support.paths import ASSETS
from viewer.sample import sample as run

Case = Any
LONGEST_LINE = 700  # characters of an error message


class Kind(NamedTuple):
    """A kind of untrusted input and its reader.

    Attributes:
        make: makes a case from a random generator, usually by mutating a valid one.
        attempt: tries a case; True if it was accepted, False if it was refused with one line.
        share: weight of this kind among a campaign's cases.
    """

    make: Callable[[Random], Case]
    attempt: Callable[[Case], bool]
    share: float = 1.0


def told(work: Callable[[], object]) -> bool:
    """Return True if `work` succeeds, False if it is refused with a valid error line."""
    try:
        work()
    except SpecVizError as error:
        check_line(str(error))
        return False
    return True


def check_line(line: str) -> None:
    """Check that an error message is one line without internals."""
    assert line, "the line is empty"
    assert "\n" not in line, "it has more than one line"
    assert len(line) < LONGEST_LINE, f"the line has {len(line)} characters"
    assert "Traceback" not in line, line
    assert "site-packages" not in line, line


def some_file(rng: Random, honest: list[Any]) -> bytes:
    """Make a JSON file from a valid one: values changed, texts replaced or bytes garbled."""
    value = rng.choice(honest)
    kind = rng.random()
    if kind < 0.5:
        return nasty.as_json(nasty.changed(rng, value, rng.choice([1, 1, 2, 5])))
    if kind < 0.7:
        return nasty.as_json(nasty.texts_changed(rng, value))
    if kind < 0.95:
        return nasty.garbled(rng, nasty.as_json(value))
    return nasty.as_json(nasty.value(rng))


# Traces and their exports


@cache
def honest_traces() -> list[Any]:
    made = [
        run(tokens=10),
        run(tokens=8, temperature=0),
        run(tokens=8, drafter="lookup"),
        run(tokens=6, positions=False, plain=False),
    ]
    return [json.loads(write(trace)) for trace in made]


def make_trace(rng: Random) -> bytes:
    if rng.random() < 0.4:
        return hostile_trace(rng)
    return some_file(rng, honest_traces())


def hostile_trace(rng: Random) -> bytes:
    """Make a valid trace with hostile texts in every text field."""
    made = nasty.texts_changed(
        rng,
        rng.choice(honest_traces()),
        ("recorded", "pair", "name", "dtype", "device", "processor", "torch", "transformers"),
    )
    made["machine"]["placement"] = nasty.whole(rng)[:200]
    made["pieces"] = {token: nasty.whole(rng)[:500] for token in made["pieces"]}
    return nasty.as_json(made)


def try_trace(data: bytes) -> bool:
    taken = []

    def take() -> None:
        trace = read(data)
        taken.append(trace)
        summary(trace)
        for name in ("csv", "svg", "json"):
            check_export(name, KINDS[name].make(ENGLISH, trace))
        if data[-2] % 16 == 0 or len(data) % 16 == 0:  # it takes 0.1 s
            check_export("html", KINDS["html"].make(ENGLISH, trace))
        answer = json.loads(Files(Runs()).bring(ENGLISH, data.decode("utf-8", "replace")))
        check_line(answer["message"])

    return told(take) and bool(taken)


def check_export(kind: str, text: str) -> None:
    """Check that an export is well formed and contains no active content."""
    text.encode()  # fails on unpaired surrogates
    if kind == "csv":
        check_csv(text.removeprefix("\ufeff"))
    elif kind == "json":
        json.loads(text)
    elif kind == "svg":
        for element in ET.fromstring(text).iter():
            assert element.tag.split("}")[-1] in {"svg", "title", "rect", "text"}, element.tag
            assert not any(name.lower().startswith(("on", "href")) for name in element.attrib)
    else:
        assert tags(text) == honest_tags(), "a text added a tag"


NUMBER = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?")  # spreadsheets leave it unchanged


def check_csv(text: str) -> None:
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    assert rows
    assert len({len(row) for row in rows}) == 1, "its rows have different lengths"
    texts = (cell for row in rows[1:] for cell in row if not NUMBER.fullmatch(cell))
    for cell in texts:
        assert cell[:1] not in FIRST - {"'"}, f"a spreadsheet would compute {cell[:40]!r}"


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = Counter[str]()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found[tag] += 1


def tags(text: str) -> Counter[str]:
    parser = _Tags()
    parser.feed(text)
    return parser.found


@cache
def honest_tags() -> Counter[str]:
    return tags(KINDS["html"].make(ENGLISH, run(tokens=4)))


# Sweeps, results of claims


@cache
def honest_sweeps() -> list[Any]:
    small = plan(kinds=("code", "prose"), gammas=(2, 4), temperatures=(0.0, 0.7))
    runs = [
        sample(prompt, gamma, temperature=temperature)
        for prompt in (0, 1)
        for gamma in (2, 4)
        for temperature in (0.0, 0.7)
    ]
    return [
        version_1(sweep(small, runs)),
        version_1(sweep(small, runs[:3])),
        version_1(sweep(plan(pairs=("bundled-small",)), [])),
    ]


def hostile_sweep(rng: Random) -> bytes:
    """Make a valid sweep with hostile texts for kinds, prompts, models and machine."""
    made = json.loads(json.dumps(honest_sweeps()[0]))
    printable = [one for one in nasty.TEXTS if one.strip() and one.isprintable()]
    kinds = rng.sample([one[:40] for one in printable], len(made["plan"]["prompts"]))
    made["plan"]["prompts"] = [[kind, f"{nasty.whole(rng)[:500]}."] for kind in kinds]
    made["plan"]["suite"] = nasty.whole(rng)[:200]
    pair = made["plan"]["pairs"][0] = nasty.whole(rng)[:200]
    for setup in made["setups"]:
        setup["models"] = nasty.texts_changed(rng, setup["models"]) | {"pair": pair}
        setup["machine"] = nasty.texts_changed(rng, setup["machine"])
    return nasty.as_json(made)


def make_sweep(rng: Random) -> bytes:
    if rng.random() < 0.3:
        return hostile_sweep(rng)
    if rng.random() < 0.5:
        return some_file(rng, honest_sweeps())
    lines = sweeps.write(sweeps.read(nasty.as_json(honest_sweeps()[0]))).splitlines()
    number = rng.randrange(len(lines))
    lines[number] = some_file(rng, [json.loads(lines[number])])
    return b"\n".join(lines)


def try_sweep(data: bytes) -> bool:
    def take() -> None:
        found = sweeps.read(data)
        for made in (cells_csv(found), runs_csv(found)):
            made.encode()
            check_csv(made)
        as_text(found)

    taken = told(take)
    event = asked({"name": "x.json", "text": data.decode("utf-8", "replace")})
    answers = answered(explore().bring_sweep, event)
    return taken and any("results" in answer for answer in answers)


HONEST_CLAIMS = ASSETS / "claims" / "cpu.json"


@cache
def honest_claims() -> list[Any]:
    return [json.loads(HONEST_CLAIMS.read_bytes())]


def try_claims(data: bytes) -> bool:
    from specviz.page.myths.cards import card

    def take() -> None:
        for number, result in read_results(data).by_claim().items():
            json.dumps(card(number, result, ENGLISH))

    return told(take)


# Files of prompts, galleries


HONEST_SUITES = (
    '{"kind": "story", "text": "Once upon a time"}\n{"kind": "code", "text": "def f():"}\n',
    '{"question_id": 1, "category": "writing", "turns": ["Write a poem.", "Shorter."]}\n',
    "kind,text\nstory,Once upon a time\ncode,def f():\n",
    "First paragraph\nof two lines\n\nSecond paragraph\n",
    "one line\nanother line\n",
    '[{"instruction": "Add.", "input": "1, 2"}, {"conversations": [{"from": "human"}]}]',
    '{"rows": [{"row": {"messages": [{"role": "user", "content": "x"}]}}]}',
    'id;turns\n1;"[\'a\\\'b\' \'c\']"\n2;"[""d""]"\n',
    "prompt\tkind\n=1\tx\n",
)


def make_suite(rng: Random) -> tuple[bytes, str]:
    data = rng.choice(HONEST_SUITES).encode()
    kind = rng.random()
    if kind < 0.4:
        data = nasty.garbled(rng, data)
    elif kind < 0.8:
        row = {rng.choice(("kind", "text", "turns", "category", "x")): nasty.value(rng)}
        data = b"\n".join(nasty.as_json(row | {"text": nasty.value(rng)}) for _ in range(3))
    else:
        data = nasty.text(rng).encode("utf-8", "surrogatepass")
    return data, rng.choice(["x.csv", "x.jsonl", "x.txt", "", nasty.text(rng)])


def try_suite(case: tuple[bytes, str]) -> bool:
    data, name = case
    event = asked({"name": name, "text": data.decode("utf-8", "replace")})
    answered(explore().bring_prompts, event)
    return told(lambda: suites.parse(data, name))


HONEST_GALLERY = [{"label": "Story", "prompt": "Once upon a time", "notice": "Names"}] * 3


def try_gallery(data: bytes) -> bool:
    with folder() as root:
        (root / "gallery.json").write_bytes(data)
        return told(lambda: read_examples(str(root / "gallery.json"), 1000))


# Hosts' variables, links, settings, prompts


READ = (
    *map(variable, VARIABLES),
    *("SPACE_ID", "GRADIO_SERVER_NAME", "GRADIO_SHARE", "SPACES_ZERO_GPU"),
)


def make_environment(rng: Random) -> dict[str, str]:
    def one() -> str:
        kinds = [nasty.text(rng), str(rng.choice(nasty.NUMBERS)), str(rng.randint(-5, 2000))]
        return rng.choice([*kinds, "on", "off", "workshop", "bundled-small,qwen3-4b", "0.0.0.0"])

    return {name: one() for name in rng.sample(READ, rng.choice([1, 2, 4]))}


def try_environment(environment: dict[str, str]) -> bool:
    made: list[Host] = []
    if told(lambda: made.append(read_host(environment))):
        assert made[0].defaults.gamma <= made[0].most(LIMITS["gamma"])
        assert not made[0].folders or "SPACE_ID" not in environment
    return bool(made)


HOSTS = (
    Host(),
    Host(custom=True, folders=False),
    Host(pairs=("bundled-small", "qwen3-4b"), custom=True, folders=True, limits={"gamma": 4}),
)


def make_link(rng: Random) -> tuple[int, Any]:
    honest = {
        "prompt": "Once", "pair": "bundled-small", "gamma": "4", "temperature": "0.7",
        "seed": 3, "drafter": "model", "tokens": "64", "plain": "1", "view": "watch", "run": "1",
    }  # fmt: skip
    wanted = nasty.changed(rng, honest, rng.choice([1, 2, 3]))
    if isinstance(wanted, dict):
        wanted[rng.choice([*NAMES, "view", "run", "lang"])] = nasty.value(rng)
    return rng.randrange(len(HOSTS)), wanted


def try_link(case: tuple[int, Any]) -> bool:
    number, wanted = case
    host = HOSTS[number]
    opened = read_link(wanted, host)
    for line in opened.faults:
        check_line(line)
    assert not (opened.begin and opened.faults)
    if not host.folders:
        for name in ("target", "draft"):
            checkpoint = opened.values.get(name, "")
            assert not Path(checkpoint).is_absolute()
            assert ".." not in checkpoint
    json.dumps(opened.values, allow_nan=False)
    return not opened.faults


def make_settings(rng: Random) -> dict[str, Any]:
    names = [*Settings.__struct_fields__]
    made = {rng.choice(names): nasty.value(rng) for _ in range(rng.choice([1, 2, 4]))}
    return made | ({nasty.text(rng): nasty.value(rng)} if rng.random() < 0.1 else {})


@cache
def tokenizers() -> list[Any]:
    from specviz.models.checkpoints import load_tokenizer
    from specviz.models.tokenizer import PairTokenizer

    spec = find("bundled-small")
    tokenizer = load_tokenizer(spec.target)
    return [
        (PairTokenizer(tokenizer, chat=chat, template=spec.template), len(tokenizer))
        for chat in (False, True)
    ]


def make_prompt(rng: Random) -> tuple[int, str]:
    parts = [nasty.text(rng) for _ in range(rng.choice([1, 1, 2, 6]))]
    if rng.random() < 0.3:
        parts.append("".join(chr(rng.choice([*range(1, 0xD7FF, 7)])) for _ in range(50)))
    return rng.randrange(2), "".join(parts)


def try_prompt(case: tuple[int, str]) -> bool:
    chat, prompt = case
    text, tokens = tokenizers()[chat]

    def take() -> None:
        ids = text.encode(check_prompt(prompt))
        assert all(0 <= id < tokens for id in ids)
        for id in dict.fromkeys(ids):
            text.piece(id)

    return told(take)


# Events of the page, without its server


class Asker(SimpleNamespace):
    """The part of a request that events use."""


def asker(owner: str = "a") -> Any:
    return Asker(session_hash=owner, headers=Headers(), query_params={}, client=None)


def asked(data: Any) -> Any:
    return SimpleNamespace(_data=data)


@cache
def explore() -> Explore:
    return Explore(Sweeps(LoadedPairs(), HOST), HOST)


HOST = Host(pairs=("bundled-small", "bundled-medium"))


@cache
def follow_ups() -> FollowUps:
    from specviz.page.watch.recorded import recorded_run

    return FollowUps(Runs(), HOST, recorded_run)


@cache
def frequencies() -> FrequencyEvents:
    return FrequencyEvents(LoadedPairs(), HOST)


def answered(event: Callable[..., Any], *arguments: Any) -> list[Any]:
    """Return the answers of an event of Explore, after checking their error lines."""
    answers = list(event(asker(), *arguments))
    for answer in answers:
        if (status := answer.get("status")) and (line := json.loads(status).get("text")):
            check_line(line)
    return answers


def make_event(rng: Random) -> tuple[str, list[Any]]:
    form = [*usual_form(HOST).values.values()]
    for _ in range(rng.choice([1, 2, 4])):
        form[rng.randrange(len(form))] = nasty.value(rng)
    at = rng.choice([nasty.value(rng), {"at": nasty.value(rng)}, {"text": nasty.text(rng)}])
    recorded = rng.choice([*explore()._sweeps.recorded, nasty.value(rng)])
    view = [rng.choice([nasty.value(rng), 0.0, 4, "model", "bundled-medium"]) for _ in range(4)]
    link = "&".join(
        f"{name}={nasty.text(rng)}"
        for name in ("pairs", "kinds", "drafters", "gammas", "temperatures", "tokens", "own", "x")
    )
    return rng.choice(
        [
            ("look", form),
            ("run", form),
            ("open", form),
            ("choose", [recorded]),
            ("filter", [recorded, *view]),
            ("resume", [recorded]),
            ("pick", [recorded, at]),
            ("follow", [{"text": rng.choice([link, nasty.value(rng)])}]),
            ("make", [{"kind": rng.choice(["csv", "json", nasty.value(rng)]), "id": recorded}]),
            ("make", [nasty.value(rng)]),
            ("file", [nasty.value(rng)]),
            (
                "file",
                [{"kind": rng.choice([*KINDS, "x"]), "run": nasty.value(rng)}],
            ),
            ("follow-up", [nasty.value(rng)]),
            (
                "follow-up",
                [nasty.changed(rng, {"recorded": "first", "changes": {"gamma": 2}}, 2)],
            ),
            ("sample", [nasty.value(rng), nasty.text(rng), nasty.text(rng)]),
            ("own", [nasty.text(rng), nasty.text(rng)]),
            ("language", [nasty.text(rng), nasty.text(rng)]),
        ]
    )


def try_event(case: tuple[str, list[Any]]) -> bool:
    name, values = case
    if name == "make":
        return "text" in json.loads(explore().drawings.make(ENGLISH, values[0], asker()))
    if name == "file":
        answer = json.loads(Files(Runs()).make(ENGLISH, *values))
        if answer.get("state") == "error":
            check_line(answer["message"])
        return "text" in answer
    if name == "follow-up":
        return told(lambda: follow_ups().spec_of(*values))
    if name == "own":
        return told(lambda: own_pair(*values, folders=False))
    if name == "language":
        return bool(choose(*values))
    if name == "sample":
        data, *names = values
        lines = [*frequencies().sample(asker(), asked(data), *names)]
        return not any(json.loads(line).get("state") == "error" for line in lines)
    if name in {"pick", "follow"}:
        values = [*values[:-1], asked(values[-1])]
    answers = answered(getattr(explore(), name), *values)
    return any(len(answer) > 2 for answer in answers)


# The command line


def make_command(rng: Random) -> list[str]:
    def word() -> str:
        return nasty.text(rng).replace("\0", "")

    numbers = [str(rng.choice(nasty.NUMBERS)) for _ in range(4)]
    commands = [
        ["export", word(), "--svg", word()],
        ["export", "TRACE", rng.choice(["--html", "--csv", "--svg", "--json"]), "OUT"],
        ["export", "FILE", "--json", "OUT"],
        ["table", "FILE"],
        ["table", word()],
        ["run", "--prompt", word(), "--gamma", numbers[0], "--temperature", numbers[1]],
        ["run", "--prompt", "x", "--pair", word()],
        ["run", "--prompt", "x", "--pair", "bundled-small", "--trace", word(), "--seed", "x"],
        ["run", "--prompt", "x", "--drafter", word()],
        ["explore", "--pair", "bundled-small", "--suite", "FILE", "--gammas", numbers[2]],
        ["explore", "--pair", f"x{word()}", "--json", "OUT"],
        ["explore", "--pair", "bundled-small", "--shards", word(), "--json", "OUT"],
        ["claims", "--only", f"x{word()}", "--json", "OUT/x/y"],
        ["bench", "--gammas", f"x{word()}"],
        [word(), word()],
    ]
    return [*rng.choice(commands), rng.choice(HONEST_SUITES) if rng.random() < 0.5 else word()]


def try_command(case: list[str]) -> bool:
    """Run a command; the last item of the case is the content of FILE."""
    *arguments, content = case
    with folder() as root:
        (root / "FILE").write_bytes(content.encode("utf-8", "surrogatepass"))
        (root / "TRACE").write_bytes(write(run(tokens=4)))
        known = {"FILE", "TRACE", "OUT"}
        words = [str(root / word) if word in known else word for word in arguments]
        out, errors = io.StringIO(), io.StringIO()
        before, status = Path.cwd(), cast("Any", None)
        os.chdir(root)
        try:
            with redirect_stdout(out), redirect_stderr(errors):
                status = main(words)
        except SystemExit as error:  # argparse
            status = error.code
        finally:
            os.chdir(before)
        assert status in (0, 1, 2), status
        if status and not errors.getvalue().startswith("usage: "):
            last = errors.getvalue().strip("\n").split("\n")[-1]
            assert last.startswith("specviz: "), last
        return not status


# Folders and files of models


@contextmanager
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="hostile-"))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


CHANGED = (
    "config.json",
    "tokenizer.json",
    "tokenizer_config.json",
    "generation_config.json",
    "model.safetensors",
    "model.safetensors.index.json",
    "special_tokens_map.json",
    "chat_template.jinja",
    "a.gguf",
)


@cache
def honest_model() -> Path:
    """Make a folder with a small model and a GGUF file."""
    from models.test_gguf import VOCABULARY
    from models.test_models import byte_level
    from support import tiny_gguf
    from support.scripted import tiny_llama

    root = Path(tempfile.mkdtemp(prefix="honest-"))
    model, tokenizer = tiny_llama(1, 1, VOCABULARY), byte_level()
    model.save_pretrained(root)
    tokenizer.save_pretrained(root)
    tiny_gguf.write(root / "a.gguf", model, tokenizer)
    return root


TEMPLATES = (
    "{% for i in range(10**9) %}x{% endfor %}",
    "{{ messages[0].__class__.__mro__ }}",
    "{{ 'x' * 10**9 }}",
    "{% include '/etc/passwd' %}",
    "{{ raise_exception('x') }}",
    "{% for m in messages %}{{ m.content }}{% endfor %}",
    "{{ [",
)


def make_model(rng: Random) -> tuple[str, bytes]:
    name = rng.choice(CHANGED)
    path = honest_model() / name
    if name == "model.safetensors":
        return name, weights_that_lie(rng, path.read_bytes())
    if name == "chat_template.jinja":
        return name, rng.choice([*TEMPLATES, nasty.text(rng)]).encode("utf-8", "replace")
    if name == "a.gguf":
        return name, gguf_that_lies(rng, path.read_bytes())
    if not path.is_file():
        honest: Any = {"weight_map": {"model.norm.weight": "model.safetensors"}}
    else:
        honest = json.loads(path.read_bytes())
    return name, some_file(rng, [honest])


def weights_that_lie(rng: Random, data: bytes) -> bytes:
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + size])
    kind = rng.random()
    if kind < 0.6:
        made = nasty.as_json(nasty.changed(rng, header, rng.choice([1, 2])))
        return struct.pack("<Q", len(made)) + made + data[8 + size :]
    if kind < 0.8:
        return struct.pack("<Q", rng.choice([0, 1, 2**31, 2**40, 2**63, 2**64 - 1])) + data[8:]
    return nasty.garbled(rng, data)


def gguf_that_lies(rng: Random, data: bytes) -> bytes:
    if rng.random() < 0.3:
        return nasty.garbled(rng, data)
    made = bytearray(data)
    for _ in range(rng.choice([1, 1, 3])):
        at = rng.randrange(0, 3000)
        number = rng.choice([2**16, 2**31, 2**40, 2**60, 2**64 - 1, rng.getrandbits(64)])
        made[at : at + 8] = struct.pack("<Q", number)
    return bytes(made)


def try_model(case: tuple[str, bytes]) -> bool:
    import torch

    from specviz.models.checks import obstacle
    from specviz.models.loading import load
    from specviz.models.pairs import custom

    name, data = case
    with folder() as root:
        model = Path(shutil.copytree(honest_model(), root / "model"))
        (model / name).write_bytes(data)
        chosen = model / name if name == "a.gguf" else model

        def take() -> None:
            pair = custom(str(chosen), None)
            listed = obstacle(pair, torch.device("cpu"), torch.float32)
            assert listed is None or "\n" not in listed
            loaded = load(pair, "cpu", "float32")
            ids = loaded.tokenizer.encode("a b c")
            for id in ids:
                loaded.tokenizer.piece(id)

        with mock.patch.dict(os.environ, {"SPECVIZ_CACHE": str(root / "cache")}):
            return told(take)


KINDS_OF_INPUT: dict[str, Kind] = {
    "traces": Kind(make_trace, try_trace, 3),
    "sweeps": Kind(make_sweep, try_sweep, 2),
    "claims": Kind(lambda rng: some_file(rng, honest_claims()), try_claims, 0.6),
    "suites": Kind(make_suite, try_suite, 1),
    "galleries": Kind(lambda rng: some_file(rng, [HONEST_GALLERY]), try_gallery, 1),
    "hosts": Kind(make_environment, try_environment, 1),
    "links": Kind(make_link, try_link, 2),
    "settings": Kind(make_settings, lambda case: told(lambda: settings_from(case)), 0.5),
    "prompts": Kind(make_prompt, try_prompt, 1),
    "events": Kind(make_event, try_event, 2),
    "commands": Kind(make_command, try_command, 0.5),
    "models": Kind(make_model, try_model, 0.4),
}
