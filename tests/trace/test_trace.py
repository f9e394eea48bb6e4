"""Traces as values and as files: they round-trip, and damaged files are refused."""

import json
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from specviz import trace as traces
from specviz.decoding import judging
from specviz.decoding.drafters import Proposal
from specviz.decoding.race import finish, race
from specviz.decoding.speculation import Outcome
from specviz.decoding.trace_round import trace_round
from specviz.errors import TraceError
from specviz.settings import RULES, Settings
from specviz.trace import Candidate, Draft, Final, Hex, Plain, Position, Round, Times, Trace
from support.scripted import blended, hashed, scripted_pair

Json = dict[str, Any]


def recorded(**changes: Any) -> Trace:
    """A small real run with every verdict, and a character cut in two."""
    target = hashed(1, 6)
    pair = scripted_pair(target, blended(target, 2, share=0.7), ends=[5])
    how = {"gamma": 3, "temperature": 1.0, "max_new_tokens": 12, "seed": 1, **changes}
    return finish(race(pair, [0, 1, 2, 3], Settings(**how), top=2))


@cache
def real() -> Trace:
    return recorded()


@cache
def file() -> bytes:
    return traces.write(real())


def refused(data: bytes) -> str:
    """The message that refuses a file, which must be one short line."""
    with pytest.raises(TraceError) as caught:
        traces.read(data)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert message.isprintable()
    assert len(message) < 300
    return message


def damaged(change: Callable[[Json], object]) -> str:
    """The message that refuses the recorded trace after a change of its JSON."""
    value = json.loads(file())
    change(value)
    return refused(json.dumps(value).encode())


def test_the_recorded_trace_has_everything() -> None:
    seen = {draft.verdict for round in real().rounds for draft in round.drafts}
    finals = {round.final.kind for round in real().rounds if round.final is not None}
    assert seen == {"accepted", "rejected", "untested"}
    assert finals == {"correction", "bonus"}
    assert any(isinstance(piece, Hex) for piece in real().pieces.values())
    assert len(real().plain) > 0


# Round trips


@pytest.mark.parametrize(
    "changes", [{}, {"gamma": 0}, {"temperature": 0.0}, {"drafter": "lookup"}, {"confidence": 0.5}]
)
@pytest.mark.parametrize("seed", range(5))
def test_recorded_runs_round_trip(seed: int, changes: dict[str, Any]) -> None:
    trace = recorded(seed=seed, **changes)
    assert traces.read(traces.write(trace)) == trace


def test_writing_what_was_read_gives_the_same_file() -> None:
    assert traces.write(traces.read(file())) == file()


def test_file_is_plain_json() -> None:
    value = json.loads(file())
    assert value["version"] == 3
    assert value["settings"]["gamma"] == 3
    assert len(value["rounds"]) == len(real().rounds)


def test_trace_from_before_drafts_could_stop_early() -> None:
    """New settings do nothing by default, so that older files stay readable."""
    value = json.loads(file())
    del value["settings"]["confidence"]
    assert traces.read(json.dumps(value).encode()) == real()


def test_a_drafter_taught_for_other_weights() -> None:
    """The file says so only where it is true, so that older files stay readable."""
    assert "other_weights" not in json.loads(file())["models"]["draft"]
    draft = real().models.draft
    assert draft is not None
    models = replace(real().models, draft=replace(draft, other_weights=True))
    elsewhere = replace(real(), models=models)
    data = traces.write(elsewhere)
    assert json.loads(data)["models"]["draft"]["other_weights"] is True
    assert traces.read(data) == elsewhere


def test_file_with_line_breaks_can_be_read() -> None:
    assert traces.read(json.dumps(json.loads(file()), indent=2).encode()) == real()


shares = st.floats(0, 1)
maybe_shares = st.none() | shares
tokens = st.integers(0, 9)
seconds = st.floats(0, 1e6)


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """Rounds that decoding could have produced, known in full or only by their counts."""
    gamma = draw(st.integers(0, 5))
    accepted = draw(st.integers(0, gamma))
    ended = draw(st.booleans()) if accepted else False
    drafts = []
    for i in range(gamma):
        verdict: traces.Verdict = "accepted" if i < accepted else "untested"
        if i == accepted and not ended:
            verdict = "rejected"
        target = draw(maybe_shares)
        drafts.append(Draft(token=draw(tokens), verdict=verdict, target=target, parent=i - 1))
    kind: traces.FinalKind = "bonus" if accepted == gamma else "correction"
    row = st.builds(Candidate, tokens, maybe_shares, maybe_shares, maybe_shares, maybe_shares)
    position = st.builds(
        Position,
        candidates=st.lists(row, max_size=3).map(tuple),
        rest=st.builds(Candidate, st.just(traces.REST), maybe_shares),
        overlap=maybe_shares,
    )
    return Round(
        drafts=tuple(drafts),
        final=None if ended else Final(draw(tokens), kind),
        times=Times(draw(seconds), draw(seconds), draw(seconds)),
        positions=tuple(draw(st.lists(position, max_size=gamma + 1))),
    )


pieces = st.binary(min_size=1, max_size=4).map(traces.piece)


@hypothesis.settings(max_examples=40)
@given(
    st.lists(rounds(), max_size=4),
    st.lists(st.tuples(tokens, seconds), max_size=4),
    st.lists(pieces, min_size=10, max_size=10),
    st.lists(tokens, max_size=4),
)
def test_any_trace_round_trips(
    some: list[Round],
    plain: list[tuple[int, float]],
    texts: list[traces.Piece],
    prompt: list[int],
) -> None:
    trace = replace(
        real(),
        settings=Settings(gamma=5, max_new_tokens=1000),
        rounds=tuple(some),
        plain=Plain(tuple(t for t, _ in plain), tuple(s for _, s in plain)),
        pieces=dict(enumerate(texts)),
        prompt=tuple(prompt),
    )
    assert traces.read(traces.write(trace)) == traces.counted(trace)


def test_unknown_distributions_may_be_absent() -> None:
    """A serving engine reports counts, not distributions."""
    bare = Round(
        drafts=(
            Draft(token=1, verdict="accepted", parent=-1),
            Draft(token=2, verdict="rejected", parent=0),
        ),
        final=Final(3, "correction"),
        times=Times(0, 0, 0),
    )
    trace = traces.counted(replace(real(), rounds=(bare,), plain=Plain()))
    assert traces.read(traces.write(trace)) == trace
    assert bare.drafts[0].threshold is None


def test_rounding_is_no_contradiction() -> None:
    """Numbers have seven digits, so a draw may seem to be on the other side of its threshold."""
    third = 1 / 3 + 1e-9
    p, q = torch.tensor([[0.1, 0.9], [0.5, 0.5]]), torch.tensor([[0.3, 0.7]])
    outcome = Outcome(
        path=[],
        tests={0: judging.Test(third, None, 0.1)},
        tokens=[0],
        target=[0.1],
        draft=[0.3],
        final=1,
        seconds=[0, 0, 0],
        proposal=Proposal(torch.tensor([0]), q, None),
        logits=p.log(),
        target_probs=p,
        rows=lambda: p[:1],
    )
    round = trace_round(outcome, frozenset(), 0)
    assert without_sums(traces.read(written(round))) == (round,)


# Text


def test_character_cut_in_two() -> None:
    assert real().decode([2, 3]) == "😀"
    assert real().decode([0, 2, 3, 4]) == "a😀\n"
    assert real().decode([2]) == "\ufffd"
    assert real().decode([2, 0]) == "\ufffda"


def test_text_of_the_output() -> None:
    assert real().text == real().decode(real().output)
    assert real().output == tuple(t for round in real().rounds for t in round.emitted)


@given(st.binary(min_size=1, max_size=8))
def test_pieces_keep_their_bytes(data: bytes) -> None:
    value = traces.piece(data)
    assert traces.piece_bytes(value) == data
    assert isinstance(value, Hex) != is_text(data)


def is_text(data: bytes) -> bool:
    return data.decode("utf-8", "ignore").encode() == data


def test_threshold() -> None:
    draft = Draft(token=1, verdict="accepted", target=0.4, draft=0.5, parent=-1)
    assert draft.threshold == 0.8
    assert replace(draft, target=0.5, draft=0.4).threshold == 1
    assert replace(draft, draft=0.0).threshold is None
    assert replace(draft, target=None).threshold is None
    assert replace(draft, chance=0.3).threshold == 0.3


def test_values_are_frozen() -> None:
    with pytest.raises(AttributeError):
        real().ending = "stopped"  # type: ignore[misc]


# Damaged files


def test_truncated() -> None:
    for length in range(0, len(file()), 97):
        refused(file()[:length])


def test_trailing_data() -> None:
    refused(file() + b"{}")
    refused(file() + file())


def test_oversized() -> None:
    assert "32 MiB" in refused(file() + b" " * traces.MAX_BYTES)


def test_largest_file_is_not_refused_for_its_size() -> None:
    assert traces.read(file() + b" " * (traces.MAX_BYTES - len(file()))) == real()


@pytest.mark.parametrize("version", [0, 4, -1, 10**9, 10**40, "1", "2" * 500, "\n\n\u202e"])
def test_other_version(version: int | str) -> None:
    assert "version" in damaged(lambda value: value.update(version=version))


@pytest.mark.parametrize("version", [None, True, 1.5, [], {}])
def test_version_of_another_type(version: Any) -> None:
    damaged(lambda value: value.update(version=version))


def test_no_version() -> None:
    damaged(lambda value: value.pop("version"))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"{}",
        b"1",
        b'"trace"',
        b"\x00",
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04",
        b"<!doctype html>",
        b'{"version": 1}',
    ],
)
def test_files_that_are_no_traces(data: bytes) -> None:
    refused(data)


def test_other_encodings() -> None:
    refused(file().decode().encode("utf-16"))
    refused(file().decode().encode("utf-8-sig"))


@pytest.mark.parametrize("text", [b"a table", b"scripted", b"recorded", b"version"])
def test_not_utf_8(text: bytes) -> None:
    assert text in file()
    refused(file().replace(text, b"\xff\xfe" + text, 1))
    refused(file().replace(text, b"\xed\xa0\x80", 1))


def test_not_utf_8_in_an_unknown_field() -> None:
    refused(file()[:-1] + b',"more":"\xff"}')


@pytest.mark.parametrize("depth", [100, 10_000, 1_000_000])
@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
def test_deep_nesting(depth: int, bracket: bytes) -> None:
    refused(bracket * depth)
    refused(file()[:-1] + b',"more":' + bracket * depth)
    refused(b'{"version":1,"prompt":' + bracket * depth)


@pytest.mark.parametrize("digits", [19, 25, 400, 10_000])
@pytest.mark.parametrize("field", ["version", "prompt", "pieces", "seed", "draft", "gamma"])
def test_huge_integer(field: str, digits: int) -> None:
    huge = b"9" * digits
    data = {
        "version": file().replace(b'"version":3', b'"version":' + huge),
        "prompt": file().replace(b'"prompt":[', b'"prompt":[' + huge + b","),
        "pieces": file().replace(b'"pieces":{', b'"pieces":{"' + huge + b'":1,'),
        "seed": file().replace(b'"seed":1', b'"seed":' + huge),
        "draft": file().replace(b'"draft":0.', b'"draft":' + huge + b"0.", 1),
        "gamma": file().replace(b'"gamma":3', b'"gamma":' + huge),
    }[field]
    assert data != file()
    refused(data)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1", "-0.1", "1.1"])
def test_impossible_probability(number: str) -> None:
    first = json.loads(file())["rounds"][0]["drafts"][0]
    for field in ("target", "draft", "draw"):
        before = f'"{field}":{json.dumps(first[field])}'.encode()
        assert before in file()
        refused(file().replace(before, f'"{field}":{number}'.encode(), 1))


@pytest.mark.parametrize("number", [math.nan, math.inf, -1, -1e-9, 1e7, "1", True, None, [1]])
def test_impossible_time(number: Any) -> None:
    damaged(lambda value: value["rounds"][0]["times"].update(draft=number))
    damaged(lambda value: value["plain"].update(seconds=[number] * len(real().plain)))


@pytest.mark.parametrize("token", [-1, 2**24, 1.5, "a", None, True])
def test_impossible_token(token: Any) -> None:
    damaged(lambda value: value["prompt"].append(token))
    damaged(lambda value: value["rounds"][0]["drafts"][0].update(token=token))


@pytest.mark.parametrize(
    "path",
    [[], ["models"], ["models", "target"], ["machine"], ["settings"], ["rounds", 0]],
)
def test_unknown_field(path: list[str | int]) -> None:
    def change(value: Json) -> None:
        for step in path:
            value = value[step]  # type: ignore[index]
        value["surprise"] = 1

    assert "surprise" in damaged(change)


def test_hostile_name_of_a_field() -> None:
    damaged(lambda value: value.update({"\x1b[31m\n\u202e" + "x" * 5000: 1}))


@pytest.mark.parametrize("field", ["models", "machine", "settings", "prompt", "pieces", "recorded"])
def test_missing_field(field: str) -> None:
    assert field in damaged(lambda value: value.pop(field))


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("gamma", 99),
        ("temperature", -1),
        ("top_p", 0),
        ("seed", -1),
        ("drafter", "oracle"),
        ("confidence", 2),
        ("rule", "fair"),
    ],
)
def test_impossible_settings(field: str, wrong: Any) -> None:
    damaged(lambda value: value["settings"].update({field: wrong}))


def test_missing_piece() -> None:
    for token in set(real().prompt) | set(real().output):
        value = json.loads(file())
        del value["pieces"][str(token)]
        assert f"token {token}" in refused(json.dumps(value).encode())


def test_missing_piece_of_plain_decoding() -> None:
    assert "token 9" in refused(traces.write(replace(real(), plain=Plain((9,), (0.5,)))))


def test_missing_piece_of_a_candidate() -> None:
    """Even of a token that is only listed at a position."""

    def change(value: Json) -> None:
        value["rounds"][0]["positions"][0]["candidates"][0][0] = 77

    assert "token 77" in damaged(change)


@pytest.mark.parametrize("piece", [{"hex": "f"}, {"hex": "F0"}, {"hex": ""}, {"hex": "zz"}, {}, 1])
def test_impossible_piece(piece: Any) -> None:
    damaged(lambda value: value["pieces"].update({"0": piece}))


def test_half_a_surrogate_pair() -> None:
    """Valid JSON but not valid text: it could be neither shown nor saved."""
    refused(file().replace(b'"0":"a"', b'"0":"\\ud800"'))
    refused(file().replace(b"scripted", b"\\udc00", 1))


def test_more_tokens_than_allowed() -> None:
    damaged(lambda value: value["settings"].update(max_new_tokens=3))


def test_plain_times_that_are_too_few() -> None:
    trace = replace(real(), plain=Plain((0, 1), (0.5,)))
    assert "plain" in refused(traces.write(trace))


# Rounds that decoding could not have produced


def round_of(verdicts: str, final: Final | None = None, **first: float) -> Round:
    """a: accepted, r: rejected, u: untested."""
    names: dict[str, traces.Verdict] = {"a": "accepted", "r": "rejected", "u": "untested"}
    drafts = [
        Draft(token=1, verdict=names[letter], parent=i - 1) for i, letter in enumerate(verdicts)
    ]
    if first:
        drafts[0] = replace(drafts[0], **first)
    return Round(drafts=tuple(drafts), final=final, times=Times(0, 0, 0))


BONUS, CORRECTION = Final(1, "bonus"), Final(1, "correction")


def written(round: Round) -> bytes:
    return traces.write(replace(real(), rounds=(round,), plain=Plain()))


@pytest.mark.parametrize(
    "round",
    [
        round_of("", BONUS),
        round_of("a", BONUS),
        round_of("aa"),
        round_of("au"),
        round_of("r", CORRECTION),
        round_of("aru", CORRECTION),
        round_of("a", BONUS, target=0.1, draft=0.5, draw=0.19),
        round_of("r", CORRECTION, target=0.1, draft=0.5, draw=0.21),
        round_of("a", BONUS, target=0.5, draft=0.1, draw=0.99),
    ],
)
def test_possible_round(round: Round) -> None:
    assert without_sums(traces.read(written(round))) == (round,)


def without_sums(trace: Trace) -> tuple[Round, ...]:
    return tuple(replace(round, sums=None) for round in trace.rounds)


@pytest.mark.parametrize(
    ("round", "fault"),
    [
        (round_of("ra", CORRECTION), "order"),
        (round_of("ua", BONUS), "order"),
        (round_of("ur", CORRECTION), "correction"),
        (round_of("rr", CORRECTION), "order"),
        (round_of("aua", BONUS), "order"),
        (round_of("ar", BONUS), "correction"),
        (round_of("ar"), "correction"),
        (round_of("aa", CORRECTION), "correction"),
        (round_of("", CORRECTION), "correction"),
        (round_of("au", BONUS), "bonus"),
        (round_of(""), "nothing"),
        (round_of("a", BONUS, target=0.1, draft=0.5, draw=0.21), "contradicts"),
        (round_of("r", CORRECTION, target=0.1, draft=0.5, draw=0.19), "contradicts"),
        (round_of("r", CORRECTION, target=0.5, draft=0.1, draw=0.99), "contradicts"),
        (round_of("u", None, target=0.5, draft=0.1, draw=0.5), "nothing"),
        (round_of("ru", CORRECTION, target=0.0, draft=0.1, draw=0.0), None),
    ],
)
def test_impossible_round(round: Round, fault: str | None) -> None:
    if fault is None:
        assert without_sums(traces.read(written(round))) == (round,)
    else:
        message = refused(written(round))
        assert "round 1" in message
        assert fault in message


def test_more_positions_than_tokens() -> None:
    def change(value: Json) -> None:
        positions = value["rounds"][0]["positions"]
        positions += positions[:1] * 2

    assert "positions" in damaged(change)


def test_a_round_has_at_most_gamma_drafts() -> None:
    assert traces.read(written(round_of("aaa", BONUS)))
    message = refused(written(round_of("aaaa", BONUS)))
    assert "round 1: it drafts more than γ = 3 tokens in a row" in message


def test_untested_draft_with_a_draw() -> None:
    """An untested draft has no draw."""
    drafts = (
        Draft(token=1, verdict="rejected", parent=-1),
        Draft(token=1, verdict="untested", target=0.1, draft=0.5, draw=0.9, parent=0),
    )
    assert "tested" in refused(
        written(Round(drafts=drafts, final=CORRECTION, times=Times(0, 0, 0)))
    )


# Anything else


@given(st.floats(0, 1, exclude_max=True), st.integers(0, 255))
def test_one_wrong_byte(where: float, byte: int) -> None:
    """Either still a trace, or refused in one line."""
    offset = int(where * len(file()))
    data = file()[:offset] + bytes([byte]) + file()[offset + 1 :]
    try:
        traces.read(data)
    except TraceError:
        refused(data)


@given(st.binary(max_size=64))
def test_any_bytes(data: bytes) -> None:
    refused(data)


def test_only_known_drafters_are_read() -> None:
    """A source reaches tables; a later version may know others."""
    whole = recorded()
    first, *others = whole.rounds
    for source, is_known in (("lookup", True), ("=HYPERLINK(1)", False), ("x" * 200, False)):
        drafts = tuple(replace(draft, source=source) for draft in first.drafts)
        data = traces.write(replace(whole, rounds=(replace(first, drafts=drafts), *others)))
        if is_known:
            assert traces.read(data).rounds[0].drafts[0].source == source
            continue
        with pytest.raises(
            TraceError, match="names a drafter that this SpecViz does not"
        ) as caught:
            traces.read(data)
        assert "damaged" not in str(caught.value)
        assert len(str(caught.value)) < 130


# Files of earlier versions

FILES = Path(__file__).parent / "files"


def old(name: str) -> tuple[Trace, Json]:
    data = (FILES / f"{name}.json").read_bytes()
    return traces.read(data), json.loads(data)


@pytest.mark.parametrize("name", ["version-1", "version-2-block", "version-2-tree"])
def test_earlier_versions_are_upgraded(name: str) -> None:
    """What they say stays, figures are added, and saved again they are files of today."""
    trace, value = old(name)
    assert trace.version == 3
    assert traces.read(traces.write(trace)) == trace
    assert len(trace.comparisons) == len(trace.rounds) == len(value["rounds"])
    again = json.loads(traces.write(trace))
    for mine, its in zip(again["rounds"], value["rounds"], strict=True):
        assert (mine["final"], mine["times"]) == (its["final"], its["times"])
        assert mine["positions"] == its["positions"]
        for slot, (draft, was) in enumerate(zip(mine["drafts"], its["drafts"], strict=True)):
            assert draft.pop("parent") == was.pop("parent", slot - 1)
            draft.pop("chances")
            assert draft == {name: told for name, told in was.items() if told is not None}
    assert again["plain"] == value["plain"]


def test_an_upgraded_chain_has_the_chances_that_its_file_implies() -> None:
    """Exactly: none of those that depend on tokens that the file does not list."""
    for name, own in (("version-1", "token"), ("version-2-block", "block")):
        trace, _ = old(name)
        for round in trace.rounds:
            for draft, position in zip(round.drafts, round.positions, strict=False):
                chances = dict(zip(RULES, draft.chances, strict=True))
                p, ratio = draft.target or 0.0, draft.ratio or 0.0
                third = sorted((row.target or 0.0 for row in position.candidates), reverse=True)[2]
                assert chances == {
                    "token": ratio,
                    "block": draft.threshold if own == "block" else None,
                    "match": p,
                    "typical": None,
                    "top-k": 1.0 if p >= third else ratio,
                    "threshold": 1.0 if p >= 0.1 else ratio,
                }
            assert round.rules == ()


def test_an_upgraded_greedy_run_accepts_alike_by_every_rule() -> None:
    """Recorded and upgraded chances are the same at temperature 0."""
    for rule in ("token", "threshold"):
        run = recorded(temperature=0.0, rule=rule)
        value = json.loads(traces.write(run)) | {"version": 2}
        del value["rules"], value["comparisons"]
        for round in value["rounds"]:
            for draft in round["drafts"]:
                del draft["parent"], draft["chances"]
        assert traces.read(json.dumps(value).encode()) == run


def test_figures_by_rule_move_with_the_rules_names() -> None:
    """A SpecViz with other rules, or the same in another order, wrote the file."""

    def renamed(value: Json) -> None:
        value["rules"][1] = "unknown"
        value["rules"].reverse()
        for round in value["rounds"]:
            round["rules"].reverse()
            for draft in round["drafts"]:
                draft["chances"].reverse()

    value = json.loads(file())
    renamed(value)
    found = traces.read(json.dumps(value).encode())
    lost = list(RULES)[1]
    assert found.rules == tuple(RULES)
    for round, was in zip(found.rounds, real().rounds, strict=True):
        for rule, mine, its in zip(RULES, round.rules, was.rules, strict=True):
            assert mine == (None if rule == lost else its)
        for draft, before in zip(round.drafts, was.drafts, strict=True):
            for rule, chance, known in zip(RULES, draft.chances, before.chances, strict=True):
                assert chance == (None if rule == lost else known)


def test_figures_in_a_file_are_not_believed() -> None:
    def improved(value: Json) -> None:
        value["comparisons"][-1]["speedup"] = 1000.0
        value["rounds"][-1]["sums"]["acceptance_rate"] = 1.0

    value = json.loads(traces.write(real(), figures=True))
    improved(value)
    assert traces.read(json.dumps(value).encode()) == real()


def test_a_file_is_smaller_without_figures() -> None:
    assert traces.read(traces.write(real(), figures=True)) == real() == traces.read(file())
    assert b'"sums"' not in file()


@pytest.mark.parametrize("version", [1, 2])
def test_a_damaged_old_file_is_refused(version: int) -> None:
    wrong: list[Any] = [None, 5, [None], [{"drafts": 1}], [{"drafts": [3]}], [[]], {"a": 1}]
    for rounds in wrong:
        value = old("version-1")[1] | {"version": version, "rounds": rounds}
        assert "damaged" in refused(json.dumps(value).encode())
    refused(json.dumps({"version": version}).encode())
    refused(f'{{"version":{version},"rounds":'.encode() + b"[" * 100_000)
