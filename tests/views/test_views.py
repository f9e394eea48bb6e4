"""A trace exported as files: they hold what the trace holds, whatever its tokens are."""

import base64
import csv
import gzip
import io
import json
import re
from collections import Counter
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from specviz import metrics
from specviz.errors import TraceError
from specviz.trace import Draft, Piece, Round, Times, Trace, read, write
from specviz.views import html, svg, svg_parts, svg_tree
from specviz.views.csv import COLUMNS, defused, safe, table
from specviz.views.files import KINDS
from specviz.views.numbers import percent, times
from specviz.words.catalogue import ENGLISH, LANGUAGES, catalogue
from specviz.words.viewer import VIEWER
from support.fixtures import Patch
from support.paths import ASSETS
from support.sentences import holds
from viewer.sample import sample

FIRST = ASSETS / "traces" / "first.json"

HOSTILE = [
    "</script><img src=x onerror=alert(1)>",
    "<!--<script>",
    "${7*6}",
    "{{7*6}}",
    '=cmd("calc")',
    "\t@SUM(1)",
    "'quoted",
    "a,b\r\n\"c\"",
    "\x00\x1b[1m\u202e\ufeff",
    "]]>&amp;",
]  # fmt: skip


def hostile() -> Trace:
    """A trace whose every written token is hostile."""
    trace = sample(tokens=24)
    pieces: dict[int, Piece] = dict(trace.pieces)
    for i, token in enumerate(dict.fromkeys(trace.output)):
        pieces[token] = HOSTILE[i % len(HOSTILE)]
    return replace(trace, pieces=pieces)


TRACES = {
    "recorded": read(FIRST.read_bytes()),
    "made up": sample(),
    "greedy": sample(temperature=0, tokens=24),
    "lookup": sample(drafter="lookup", tokens=24),
    "no positions, no plain": sample(positions=False, plain=False, tokens=24),
    "hostile": hostile(),
    "empty": replace(sample(), rounds=()),
    "without a prompt": replace(sample(tokens=8), prompt=()),
}


@pytest.fixture(params=TRACES, scope="module")
def trace(request: pytest.FixtureRequest) -> Trace:
    return TRACES[request.param]


# CSV


def slow_rows(trace: dict[str, Any]) -> list[dict[str, Any]]:
    """Compute the expected rows from the bare JSON."""
    rows, written = [], 0
    for number, round in enumerate(trace["rounds"]):
        slots = [dict(draft, at=i) for i, draft in enumerate(round["drafts"])]
        if round["final"] is not None:
            token, kind = round["final"]
            kept = [slot for slot in slots if slot["verdict"] == "accepted"]
            slots.append({"token": token, "verdict": kind, "at": len(kept)})
        for slot in slots:
            positions = round.get("positions", [])
            position = positions[slot["at"]] if slot["at"] < len(positions) else {}
            target, draft = slot.get("target"), slot.get("draft")
            if slot["verdict"] in ("correction", "bonus"):
                for candidate in position.get("candidates", []):
                    if candidate[0] == slot["token"]:
                        _, target, draft = candidate[:3]
            else:
                slot["threshold"] = min(1.0, target / draft) if draft else None
            piece = trace["pieces"][str(slot["token"])]
            of_text = slot["verdict"] in ("accepted", "correction", "bonus")
            written += of_text
            seconds = trace.get("plain", [[], []])[1]
            rows.append(
                {
                    "round": number + 1,
                    "slot": slot["at"] + 1,  # "place" in files of earlier versions
                    "index": written if of_text else None,
                    "token": slot["token"],
                    "text": None if isinstance(piece, dict) else piece,
                    "bytes": piece["hex"] if isinstance(piece, dict) else None,
                    "verdict": slot["verdict"],
                    "target_probability": target,
                    "draft_probability": draft,
                    "draw": slot.get("draw"),
                    "threshold": slot.get("threshold"),
                    "overlap": position.get("overlap"),
                    "target_entropy_nats": position.get("target_entropy"),
                    "draft_entropy_nats": position.get("draft_entropy"),
                    "round_draft_seconds": round["times"][0],
                    "round_verify_seconds": round["times"][1],
                    "round_accept_seconds": round["times"][2],
                    "plain_seconds": (
                        seconds[written - 1] if of_text and written <= len(seconds) else None
                    ),
                    "node": None,
                    "parent": None,
                    "drafter": slot.get("source"),
                    "predicted_acceptance": slot.get("confidence"),
                }
            )
    return rows


def as_dicts(trace: Trace) -> Any:
    """The bare JSON, with small values as lists even where the file has objects."""
    bare = json.loads(write(trace))
    for round in bare["rounds"]:
        for part in ("final", "times"):
            if isinstance(round[part], dict):
                round[part] = list(round[part].values())
        for position in round.get("positions", []):
            for i, candidate in enumerate(position["candidates"]):
                position["candidates"][i] = [*candidate, None, None][:5]
    if isinstance(bare["plain"], dict):
        bare["plain"] = [bare["plain"]["tokens"], bare["plain"]["seconds"]]
    return bare


def test_the_rows_hold_the_trace(trace: Trace) -> None:
    rows = list(csv.DictReader(io.StringIO(table(trace), newline="")))
    expected = slow_rows(as_dicts(trace))
    assert len(rows) == len(expected)
    for row, truth in zip(rows, expected, strict=True):
        assert list(row) == list(COLUMNS) == list(truth)
        for name, value in truth.items():
            told = row[name]
            if name == "text" and value:
                assert told in (value, f"'{value}")
                assert told[0] not in "=+-@\t\r\n"
            elif isinstance(value, float):
                assert float(told) == value, name
            else:
                assert told == ("" if value is None else str(value)), name


def test_the_counts_of_the_table_are_those_of_the_ledger(trace: Trace) -> None:
    rows = csv.DictReader(io.StringIO(table(trace), newline=""))
    verdicts = Counter(row["verdict"] for row in rows)
    counts = metrics.counts(trace)
    assert verdicts["accepted"] == counts.accepted
    assert verdicts["rejected"] == counts.rejected
    assert verdicts["untested"] == counts.untested
    assert verdicts["correction"] + verdicts["bonus"] == counts.emitted - counts.accepted


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@A1", "\t=1", " =1", "\r", "＝1", "'=1"])  # noqa: RUF001
def test_what_a_spreadsheet_would_run_is_defused(text: str) -> None:
    assert defused(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "a", " a=1", "1", ">=", " '", '"'])
def test_ordinary_text_stays(text: str) -> None:
    assert defused(text) == (f"'{text}" if text == " '" else text)


@given(st.text(max_size=6))
def test_defusing_can_be_undone(text: str) -> None:
    told = defused(text)
    assert (told.removeprefix("'")) == text


def test_no_text_of_any_column_is_a_formula() -> None:
    """Sources are checked when a trace is read, but this guard asks nothing of any column."""
    trace = sample()
    rounds = [
        replace(one, drafts=tuple(replace(draft, source="=1+1") for draft in one.drafts))
        for one in trace.rounds
    ]
    made = list(
        csv.DictReader(io.StringIO(table(replace(trace, rounds=tuple(rounds))), newline=""))
    )
    assert {row["drafter"] for row in made} == {"'=1+1", ""}
    assert safe(["=1", -1, -0.5, None, True]) == ["'=1", -1, -0.5, None, True]


WIDE = {
    "breaks": "\n" * 1000,
    "markup": '<&"' * 333,
    "wide": "\u5b57" * 1000,
    "marks": "\u0301" * 1000,
    "nulls": "\x00" * 1000,
    "lines": "a b\n" * 250,
}


@pytest.mark.parametrize("text", WIDE.values(), ids=WIDE)
@pytest.mark.parametrize("kind", KINDS)
def test_the_size_of_a_file_is_known_before_it_is_made(kind: str, text: str) -> None:
    trace = sample(tokens=24, gamma=4)
    crafted = replace(trace, pieces=dict.fromkeys(trace.pieces, text))
    for each in (trace, crafted):
        made = len(KINDS[kind].make(ENGLISH, each).encode())
        assert made < KINDS[kind].size(each) + 20_000


def test_a_file_that_a_few_bytes_make_huge_is_refused(monkeypatch: Patch) -> None:
    trace = sample(tokens=512, gamma=8)
    for kind in KINDS.values():
        kind.check(trace)
    crafted = replace(trace, pieces=dict.fromkeys(trace.pieces, "\n" * 1000))
    monkeypatch.setattr(svg, "picture", lambda *_: pytest.fail("was made"))
    for kind in KINDS.values():
        with pytest.raises(TraceError, match="too large to save in this form"):
            kind._replace(most=2**20 if kind.suffix in ("svg", "csv") else 2**14).check(crafted)


# SVG

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_is_xml_without_scripts_or_links(trace: Trace) -> None:
    drawn = svg.picture(ENGLISH, trace)
    assert drawn == svg.picture(ENGLISH, trace)
    root = ET.fromstring(drawn)
    assert {node.tag for node in root.iter()} <= {
        SVG + tag for tag in ("svg", "title", "rect", "text")
    }
    assert not any(
        name.startswith("on") or "href" in name for node in root.iter() for name in node.attrib
    )


def test_the_picture_shows_every_verdict() -> None:
    trace = TRACES["recorded"]
    root = ET.fromstring(svg.picture(ENGLISH, trace))
    signs = Counter(node.text for node in root.iter(SVG + "text"))
    kinds = Counter(round.final.kind for round in trace.rounds if round.final and round.drafts)
    assert (signs["↺"], signs["+"]) == (kinds["correction"], kinds["bonus"])
    assert times(metrics.speedup(trace)) in signs
    assert percent(metrics.acceptance_rate(trace)) in signs


def test_the_picture_of_a_tree_run_draws_the_tree_accepted_furthest() -> None:
    trace = read((ASSETS / "traces/tree.json").read_bytes())
    most = max(round.accepted for round in trace.rounds)
    number = [round.accepted for round in trace.rounds].index(most)
    tree = trace.rounds[number]
    root = ET.fromstring(svg.picture(ENGLISH, trace))
    links = [node.attrib for node in root.iter(SVG + "path")]
    assert len(links) == len(tree.drafts) + (tree.final is not None)
    followed = [link for link in links if link["stroke"] == svg_tree.FOLLOWED["stroke"]]
    assert len(followed) == most + (tree.final is not None)
    assert links[-len(followed) :] == followed, "over the other lines"
    crossed = list(root.iter(SVG + "line"))
    assert len(crossed) == [draft.verdict for draft in tree.drafts].count("rejected")
    words = [node.text or "" for node in root.iter(SVG + "text")]
    assert any(
        holds(word, VIEWER["tree"]["drawn"], round=number + 1, verified=len(tree.drafts))
        for word in words
    )
    assert {VIEWER["legend"][kind] for kind in ("rejected", "untested")} <= set(words)
    assert not list(ET.fromstring(svg.picture(ENGLISH, TRACES["recorded"])).iter(SVG + "path"))


@given(st.lists(st.integers(0, 40), min_size=1, max_size=64))
def test_no_two_tokens_of_a_drawn_tree_overlap(ages: list[int]) -> None:
    parents = [number - 1 - age % (number + 1) for number, age in enumerate(ages)]
    drafts = tuple(Draft(token=0, verdict="untested", parent=parent) for parent in parents)
    nodes = svg_tree._nodes(Round(drafts=drafts, final=None, times=Times(0, 0, 0)))
    assert len({(node.level, node.row) for node in nodes}) == len(nodes)


def test_the_picture_names_unusual_settings() -> None:
    trace = TRACES["recorded"]
    settings = replace(trace.settings, drafter="eagle3", tree="dynamic", budget=12, rule="typical")
    words = svg.picture(ENGLISH, replace(trace, settings=settings))
    for name in (ENGLISH.drafters["eagle3"], f"{ENGLISH.trees['dynamic']}, 12 verified"):
        assert name in words
        assert name not in svg.picture(ENGLISH, trace)
    assert ENGLISH.rules["typical"] in words


@pytest.mark.parametrize("fault", ["other_weights", "too_short"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_what_keeps_the_drafter_from_guessing_well(
    language: str, fault: str
) -> None:
    say, trace = catalogue(language), TRACES["recorded"]
    assert trace.models.draft is not None
    models = replace(trace.models, draft=replace(trace.models.draft, **{fault: True}))
    words = say.viewer[fault]
    assert words in svg.picture(say, replace(trace, models=models))
    assert words not in svg.picture(say, trace)


def test_the_picture_says_how_many_layers_draft_in_an_early_exit() -> None:
    trace = TRACES["recorded"]
    assert trace.models.draft is not None
    settings = replace(trace.settings, drafter="early-exit")
    card = replace(trace.models.draft, layers=3)
    models = replace(trace.models, draft=card, target=replace(trace.models.target, layers=12))
    words = ENGLISH.viewer["first_layers"]
    drawn = svg.picture(ENGLISH, replace(trace, settings=settings, models=models))
    assert holds(drawn, words, layers=3, of=12)
    assert not holds(svg.picture(ENGLISH, trace), words)


def test_the_text_of_the_picture_is_the_traces() -> None:
    """Except for whitespace, which is drawn as gaps and ↵."""
    trace = TRACES["recorded"]
    root = ET.fromstring(svg.picture(ENGLISH, trace))
    words = "".join(
        node.text or "" for node in root.iter(SVG + "text") if "textLength" in node.attrib
    )
    prompt = trace.decode(trace.prompt[1:])
    expected = re.sub(" ", "", (prompt + trace.text).replace("\n", "↵"))
    assert words.replace(" ", "") == expected


def test_a_character_of_several_tokens_is_drawn_where_it_is_complete() -> None:
    trace = sample(text="✅ naïve\n", tokens=20)
    root = ET.fromstring(svg.picture(ENGLISH, trace))
    words = "".join(
        node.text or "" for node in root.iter(SVG + "text") if "textLength" in node.attrib
    )
    assert words.count("▪▪✅") == trace.text.count("✅")
    assert "\ufffd" not in words


@given(st.text(max_size=40), st.integers(1, 100))
def test_layout_keeps_all_text_within_its_lines(text: str, cells: int) -> None:
    """In order, in parts that fit; so does the beginning that `fitting` returns."""
    boxes = list(svg._layout([(text, "accepted"), ("x" * 70, "bonus")]))
    drawn = "".join(box.text for box in boxes if box.kind == "accepted")
    assert drawn == svg_parts.seen(text).replace("\n", "")
    assert all(box.column + box.width <= svg.COLUMNS for box in boxes)
    head = svg_parts.fitting(text, cells)
    assert text.startswith(head)
    assert svg_parts.cells(head) <= cells


def test_a_token_longer_than_a_line_is_cut() -> None:
    boxes = list(svg._layout([("ab", "accepted"), ("界" * 120, "accepted")]))
    assert [(box.line, box.column, box.width) for box in boxes] == [
        (0, 0, 2), (1, 0, 100), (2, 0, 100), (3, 0, 40),
    ]  # fmt: skip
    assert [box.ends for box in boxes] == [True, False, False, True]


# HTML


class Elements(HTMLParser):
    """The elements that an HTML parser finds, and the text of each script."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.scripts: list[str] = []
        self.ids: list[str | None] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag == "script":
            self.ids.append(dict(attrs).get("id"))
            self.scripts.append("")

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "script":
            self.scripts[-1] += data


def check_replay(text: str, trace: Trace, scripts: int) -> None:
    found = Elements(text)
    assert found.tags == Counter(
        html=1, head=1, meta=3, title=1, link=1, style=1, body=1, main=1, h1=1, div=1, p=1,
        script=scripts,
    )  # fmt: skip
    data = dict(zip(found.ids, found.scripts, strict=True))
    assert read(unpacked(data["trace"])) == trace
    assert "default-src 'none'" in text


def unpacked(data: str) -> bytes:
    return gzip.decompress(base64.b64decode(data, validate=True))


@pytest.mark.parametrize("name", ["made up", "hostile"])
def test_the_replay_holds_the_trace_and_nothing_else(name: str) -> None:
    trace = TRACES[name]
    check_replay(html.page(ENGLISH, trace), trace, scripts=3)


def test_the_replay_is_small() -> None:
    trace = sample(tokens=512, gamma=8)
    assert len(html.page(ENGLISH, trace).encode()) < 1_500_000


def test_a_running_run_is_exported_as_stopped() -> None:
    data = Elements(html.page(ENGLISH, replace(sample(), ending="running"))).scripts[1]
    assert read(unpacked(data)).ending == "stopped"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("'</script>'", "'<\\/script>'"),
        ("'</SCRIPT'", "'<\\/SCRIPT'"),
        ("'<!--'", "'<\\!--'"),
        ("a < b", "a < b"),
    ],
)
def test_code_cannot_end_its_element(code: str, told: str) -> None:
    assert html._inside("script", code) == told


def test_the_kinds_of_files() -> None:
    assert all(re.fullmatch("html|csv|svg|json", kind.suffix) for kind in KINDS.values())
    assert read(KINDS["json"].make(ENGLISH, TRACES["made up"]).encode()) == TRACES["made up"]
