"""A sweep's values and its file: limits, kinds of tokens, hostile and interrupted files."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from specviz.errors import SettingsError, SweepError
from specviz.lab.token_kinds import token_kind
from specviz.sweep import file as sweeps
from specviz.sweep.plan import LeftOut, Plan, Prompt, RunKey, Scheme
from specviz.sweep.samples import TOKEN_KINDS, Sweep, Tally, bin_of, tally
from specviz.trace import Hex, Piece
from support.fixtures import Patch
from support.made_up_sweep import MACHINE, plan, sample, setup, sweep, version_1

EMPTY = Sweep(recorded="2026-11-21", plan=plan())
FULL = sweep(plan(), [sample(prompt, gamma) for prompt in range(4) for gamma in (2, 4)])


# The plan


def test_a_plan_counts_its_runs() -> None:
    wide = plan(pairs=("one", "two"), drafters=("model", "lookup"), temperatures=(0.0, 0.7, 1.0))
    assert wide.runs == 2 * 2 * 2 * 3 * 4
    assert wide.kinds == ("code", "prose")
    paces = {Scheme("lookup"): 0.02}
    assert wide.seconds("one", 0.01, paces) == pytest.approx((24 + 12) * 48 * 0.01 + 24 * 48 * 0.02)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"gammas": ()}, "gammas of a sweep must not be empty or contain duplicates"),
        ({"gammas": (2, 2)}, "gammas of a sweep must not be empty or contain duplicates"),
        ({"gammas": (0, 2)}, "γ ≥ 1"),
        ({"gammas": (99,)}, "γ"),
        ({"temperatures": (-1.0,)}, "temperature"),
        ({"drafters": ("nobody",)}, "drafter"),
        ({"rules": ("none",)}, "rule"),
        ({"trees": ("oak",)}, "tree"),
        ({"budgets": (65,)}, "budget"),
        ({"budgets": (8, 8)}, "budgets of a sweep must not"),
        ({"temperatures": tuple(n / 100 for n in range(101))}, "temperatures .* at most 100"),
        ({"budgets": tuple(range(1, 102))}, "budgets of a sweep may have at most 100 values"),
        ({"depth": 17}, "γ"),
        ({"tokens": 0}, "new tokens"),
        ({"seed": -1}, "seed"),
        ({"pairs": ()}, "pairs"),
        ({"prompts": (Prompt("a", "b"), Prompt("a", "b"))}, "prompts of a sweep must not"),
        ({"prompts": tuple(Prompt("a", str(n)) for n in range(501))}, "at most 500 prompts"),
        ({"prompts": tuple(Prompt("a", f"{n}" + 19_990 * "b") for n in range(101))}, "characters"),
        (
            {
                "prompts": tuple(Prompt("a", str(n)) for n in range(500)),
                "temperatures": tuple(n / 10 for n in range(21)),
            },
            "21,000 runs; at most 20,000",
        ),
    ],
)
def test_a_plan_has_limits(change: dict[str, object], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        replace(plan(), **change)


def test_a_plan_leaves_out_what_cannot_run() -> None:
    wide = plan(drafters=("model", "lookup"), rules=("token", "typical"), trees=("chain", "k-ary"))
    wide = replace(wide, budgets=(8, 16, 32))
    kinds = {scheme.code for scheme in wide.schemes("one")}
    chains = {"model", "model/typical/chain", "lookup", "lookup/typical/chain"}
    assert kinds == chains | {"model/token/k-ary", "model/typical/k-ary"}
    assert kinds == {Scheme.of(code).code for code in kinds}
    assert wide.runs == (4 * 2 + 2 * 3) * 4
    assert {(scheme.drafter, scheme.tree) for scheme in wide.refused} == {("lookup", "k-ary")}
    assert "prompt lookup copies only a chain" in next(iter(wide.refused.values()))
    sure = replace(wide, confidence=0.5)  # a tree cannot stop at an unsure draft
    assert {scheme.code for scheme in sure.schemes("one")} == chains
    settings = wide.settings(Scheme("model", tree="k-ary"), 8, 0.0)
    assert (settings.gamma, settings.budget) == (6, 8)
    later = replace(wide, left_out=())
    assert later == wide
    lacking = replace(wide, left_out=(LeftOut("one", Scheme("model", tree="k-ary")),))
    assert lacking.runs == (4 * 2 + 3) * 4
    whole = Sweep(plan=lacking)
    assert sweeps.read(sweeps.write(whole)) == whole
    with pytest.raises(SettingsError, match="Nothing in this sweep can run"):
        replace(plan(), left_out=(LeftOut("one", Scheme("model")),))
    with pytest.raises(SettingsError, match="not in its plan"):
        replace(plan(), left_out=(LeftOut("two", Scheme("model")),))
    with pytest.raises(SettingsError, match=r"Nothing in this sweep can run: .* prompt lookup"):
        plan(drafters=("lookup",), trees=("dynamic",))


@pytest.mark.parametrize(
    ("kind", "text"), [("", "x"), ("k" * 41, "x"), ("a\nb", "x"), ("a", " \n"), ("a", "\ud800")]
)
def test_a_prompt_has_a_kind_and_a_text(kind: str, text: str) -> None:
    with pytest.raises(SettingsError):
        Prompt(kind, text)


def test_a_prompt_is_known_by_its_content() -> None:
    assert Prompt("code", "x").id == Prompt("code", "x").id != Prompt("prose", "x").id
    assert Prompt("ab", "c").id != Prompt("a", "bc").id


# The counts


def test_a_tally_leaves_out_zeros_at_the_end() -> None:
    counted = tally([0, 2, 2, 0, 0], [True, False, True, False, True])
    assert counted == Tally((3, 0, 2), (2, 0, 1))
    assert tally([], []) == Tally()
    with pytest.raises(ValueError, match="more drafts were accepted"):
        Tally((1,), (2,))


def test_bins_begin_at_their_edge() -> None:
    numbers = [bin_of(value, (0.5, 1.0)) for value in (0.0, 0.49, 0.5, 0.9, 1.0, 7.0)]
    assert numbers == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("token", "kind"),
    [
        (" the", "word"), ("naïve", "word"), ("my_name", "word"), ("x2", "word"), ("don't", "word"),
        (" for", "word"), (" is", "word"),
        ("\n    ", "space"), (" ", "space"),
        ("):", "punctuation"), (" «", "punctuation"), ("--", "punctuation"), ("_", "punctuation"),
        (" 42", "number"), ("3.14", "number"), ("10:30", "number"),
        ("def", "keyword"), (" None", "keyword"), ("null", "keyword"), (" elif", "keyword"),
        ("Def", "word"),
        (Hex("f09f"), "other"), ("", "other"), ("(x", "other"), ("\x00", "other"),
    ],
)  # fmt: skip
def test_kinds_of_tokens(token: Piece, kind: str) -> None:
    assert token_kind(token) == kind
    assert kind in TOKEN_KINDS


def test_derived_counts_of_a_sample() -> None:
    one = sample(accepted=(6, 3), tested=(10, 6), seconds=2.0)
    assert (one.tested, one.accepted, one.rejected) == (16, 9, 7)
    assert one.seconds == pytest.approx(2.0)


# The sweep


def test_a_sweep_grows_by_samples_from_any_machine() -> None:
    other = replace(MACHINE, processor="another table")
    grown = EMPTY.with_sample(setup(), sample(0)).with_sample(setup(machine=other), sample(1))
    grown = grown.with_sample(setup(), sample(2))
    assert [each.setup for each in grown.samples] == [0, 1, 0]
    assert [each.machine.processor for each in grown.setups] == ["a table", "another table"]
    assert grown.run_of(grown.samples[1]) == RunKey("one", Scheme("model"), 2, 0.0, 1)
    assert grown.kind_of(grown.samples[2]) == "prose"
    assert not grown.is_finished
    assert FULL.is_finished


# The file


@pytest.mark.parametrize("whole", [EMPTY, FULL])
def test_a_file_is_a_header_and_a_line_for_each_run(whole: Sweep) -> None:
    data = sweeps.write(whole)
    assert sweeps.read(data) == whole
    header, *lines = (json.loads(line) for line in data.splitlines())
    assert header["version"] == 2
    assert sum(isinstance(line, list) for line in lines) == len(whole.samples)
    assert len(lines) == len(whole.samples) + len(whole.setups)


def test_each_setup_comes_before_its_first_run() -> None:
    made = [setup(), setup(machine=replace(MACHINE, processor="another table"))]
    runs = [replace(sample(n), setup=number) for n, number in enumerate((1, 0, 1))]
    unused = replace(EMPTY, setups=tuple(made), samples=tuple(runs[1:2]))
    for whole in (replace(EMPTY, setups=tuple(made), samples=tuple(runs)), unused):
        assert sweeps.read(sweeps.write(whole)) == whole


def test_an_interrupted_file_loses_at_most_one_run() -> None:
    data = sweeps.write(FULL)
    ends = [offset for offset, byte in enumerate(data) if byte == ord("\n")]
    for length in range(ends[0] + 1, len(data)):
        whole = sum(end <= length for end in ends[2:])  # after the header and the setup
        assert sweeps.read(data[:length]).samples == FULL.samples[:whole]


def test_a_torn_line_is_dropped_only_at_the_end() -> None:
    header, made, one, two, *_ = sweeps.write(FULL).splitlines(keepends=True)
    with pytest.raises(SweepError, match="line 3"):
        sweeps.read(header + made + one[:20] + b"\n" + two)
    with pytest.raises(SweepError, match="line 4"):
        sweeps.read(header + made + one + two[:20] + b"\n")


def test_a_file_cut_in_its_first_line_is_refused() -> None:
    data = sweeps.write(FULL)
    for length in range(0, data.index(b"\n"), 7):
        with pytest.raises(SweepError):
            sweeps.read(data[:length])


@pytest.mark.parametrize("data", [b"", b"kind,gamma\r\n", b"[]", b'{"version":7,"models":{}}'])
def test_another_file_is_told_apart_from_a_damaged_sweep(data: bytes) -> None:
    with pytest.raises(SweepError, match="not a SpecViz sweep"):
        sweeps.read(data)


def test_files_from_before_rules_and_trees_still_open() -> None:
    lines = sweeps.write(FULL).replace(b',"token","chain"]\n', b"]\n").splitlines()
    header = json.loads(lines[0])
    for name in ("rules", "trees", "budgets", "depth", "left_out"):
        del header["plan"][name]
    old = b"\n".join([json.dumps(header).encode(), *lines[1:]]) + b"\n"
    assert sweeps.read(old) == FULL


@pytest.mark.parametrize("whole", [EMPTY, FULL])
def test_files_of_version_1_still_open(whole: Sweep) -> None:
    for indent in (None, 2):
        assert sweeps.read(json.dumps(version_1(whole), indent=indent).encode()) == whole


def test_a_cut_file_of_version_1_still_opens() -> None:
    document = version_1(FULL) | {"samples": []}
    head = json.dumps(document).encode().removesuffix(b"]}")
    lines = [json.dumps(msgspec.to_builtins(one)).encode() for one in FULL.samples]
    data = head + b"\n" + b"\n,".join(lines)
    assert sweeps.read(data).samples == FULL.samples[:-1]
    assert sweeps.read(data + b"\n]}\n") == FULL


def test_a_file_has_no_more_runs_or_setups_than_a_sweep_may_have() -> None:
    many = tuple(setup(machine=replace(MACHINE, processor=str(n))) for n in range(1001))
    with pytest.raises(SweepError, match="more runs or setups"):
        sweeps.read(sweeps.write(replace(FULL, setups=many)))
    twice = replace(FULL, samples=FULL.samples * 2)
    with pytest.raises(SweepError, match="more runs or setups"):
        sweeps.read(sweeps.write(twice))


def changed(**fields: object) -> Sweep:
    return sweep(plan(), [replace(sample(), **fields)])


@pytest.mark.parametrize(
    ("damaged", "words"),
    [
        (changed(setup=1), "its setup or prompt"),
        (changed(prompt=4), "its setup or prompt"),
        (changed(gamma=3), "not in the plan"),
        (changed(drafter="lookup"), "not in the plan"),
        (changed(rule="block"), "not in the plan"),
        (changed(tree="dynamic"), "not in the plan"),
        (changed(temperature=0.5), "not in the plan"),
        (sweep(plan(), [sample(), sample()]), "occurs twice"),
        (changed(slots=Tally((10, 5, 1), (6, 3, 0))), "too many bins"),
        (changed(words=Tally((15,), (9,))), "do not agree"),
        (changed(overlaps=Tally((16,), (8,))), "do not agree"),
        (changed(drafted=15), "tests more"),
        (changed(drafted=21), "drafts more"),
        (changed(gamma=4, rounds=6, drafted=20, emitted=15), "more rejections"),
        (changed(emitted=17), "is impossible"),
        (changed(emitted=20), "is impossible"),
        (sweep(plan(tokens=18), [sample()]), "is impossible"),
        (replace(FULL, setups=(setup("other"),)), "unplanned"),
    ],
)
def test_parts_that_do_not_fit_are_refused(damaged: Sweep, words: str) -> None:
    with pytest.raises(SweepError, match=words):
        sweeps.read(sweeps.write(damaged))


def test_a_text_that_ended_in_a_draft_may_emit_one_token_less() -> None:
    ended = changed(emitted=18)
    assert sweeps.read(sweeps.write(ended)) == ended


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"version": 2}', b"[" * 100_000, b"{}\n",
        b"\n" * 1000, msgspec.json.encode({"version": 1, "plan": {}}),
        sweeps.write(FULL).replace(b'"one"', b'"' + b"x" * 300 + b'"'),
        sweeps.write(FULL).replace(b'"suite"', b'"more"'),
        sweeps.write(FULL).replace(b"3.0", b"1e999"),
        sweeps.write(FULL).replace(b"0.5", b"NaN"),
        sweeps.write(FULL).replace(b"000000000002", b"'''''''''''''"),
        sweeps.write(FULL).replace(b'"tokens":48', b'"tokens":99999'),
    ],
)  # fmt: skip
def test_hostile_files_get_one_line(data: bytes) -> None:
    with pytest.raises(SweepError) as caught:
        sweeps.read(data)
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 300


def test_large_files_are_not_even_read(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sweeps, "MAX_BYTES", 1000)
    with pytest.raises(SweepError, match="at most 0 MiB"):
        sweeps.read(sweeps.write(FULL))


def test_a_plan_survives_its_file() -> None:
    wide = Plan(
        suite="s",
        pairs=("one", "two"),
        prompts=(Prompt("a", "é\n\u2028\"'"),),
        temperatures=(0.0, 0.7),
        top_k=5,
        top_p=0.9,
        confidence=0.4,
        chat=False,
    )
    assert sweeps.read(sweeps.write(Sweep(plan=wide))).plan == wide
