"""The heads shipped with the bundled target: they load, keep the output exact and guess well."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.metrics import agreement, counts
from specviz.models.assembly import LoadedModels
from specviz.models.heads.loader import read
from specviz.models.heads.mtp import are_plain
from specviz.models.loading import load_models
from specviz.models.offered import default_drafter, drafters_of, longest_draft
from specviz.models.pairs import LONGEST, PAIRS, find
from specviz.settings import Settings
from specviz.training.heads import build, write
from specviz.training.prompts import read_prompts
from support.paths import ROOT

FLOORS = {  # minimum acceptance rate
    "taught-exit": 0.35, "mtp": 0.3, "dspark": 0.12, "eagle3": 0.12, "dflash": 0.1, "medusa": 0.1
}  # fmt: skip
PROMPTS = [
    next(one["text"] for one in read_prompts(ROOT / "assets" / "prompts" / "held_out.jsonl")
         if one["kind"] == kind)
    for kind in ("python", "prose", "json")
]  # fmt: skip


def share(pair: Pair, kind: str, prompts: Sequence[str] = PROMPTS) -> float:
    """Return the acceptance rate of greedy runs, whose text must equal plain decoding."""
    accepted = tested = 0
    for prompt in prompts:
        how = Settings(drafter=kind, temperature=0, gamma=4, max_new_tokens=32)
        trace = finish(race(pair, pair.tokenizer.encode(prompt), how))
        assert (found := agreement(trace)) is not None
        assert found.first_difference is None
        accepted += counts(trace).accepted
        tested += counts(trace).accepted + counts(trace).rejected
    return accepted / tested


def test_an_mtp_head_drafts_alike_however_its_norms_are_stored(
    bundled: Callable[[str], Pair], tmp_path: Path
) -> None:
    """As distances from 1, or plainly: the values tell which."""
    pair, where = bundled("bundled-medium"), Path(find("bundled-medium").heads["mtp"])
    shutil.copy(where / "config.json", tmp_path)
    stored = load_file(where / "model.safetensors")
    plain = {name: part + 1 if "norm" in name else part for name, part in stored.items()}
    save_file(plain, tmp_path / "model.safetensors")
    target = load_models(find("bundled-medium"), "cpu", "float32").target
    rewritten = replace(pair, heads={**pair.heads, "mtp": read(str(tmp_path), target)})
    assert share(rewritten, "mtp", PROMPTS[:1]) == share(pair, "mtp", PROMPTS[:1])


@pytest.mark.parametrize(
    ("values", "plain"),
    [
        ([1.0] * 9, True),  # untrained
        ([0.0] * 9, False),
        ([0.6, 0.9, 1.4, 8.0], True),
        ([0.1] * 20 + [1.2] * 30, True),
        ([-0.4, 0.1, 2.0, 3.0, 4.0], False),  # a norm that has grown far beyond 1
        ([-0.5, -0.4, 0.2], False),
    ],
)
def test_norms_tell_how_they_are_stored(values: list[float], *, plain: bool) -> None:
    assert are_plain([torch.tensor(values[:2]), torch.tensor(values[2:])]) == plain


@pytest.mark.parametrize("kind", FLOORS)
def test_the_longest_draft_is_known_without_loading(
    kind: str, bundled: Callable[[str], Pair]
) -> None:
    pair, how = bundled("bundled-medium"), Settings(drafter=kind, gamma=16, max_new_tokens=24)
    trace = finish(race(pair, pair.tokenizer.encode(PROMPTS[0]), how, plain=False))
    drafted = max(len(round.drafts) for round in trace.rounds)
    assert drafted == (longest_draft(find("bundled-medium"), kind) or 16)


def test_the_longest_draft_of_a_published_head_is_known_without_its_files() -> None:
    published = {head for pair in PAIRS for head in pair.heads.values()}
    assert published.issuperset(LONGEST)
    assert longest_draft(find("qwen3-14b"), "dflash") == 7


@pytest.mark.parametrize("kind", FLOORS)
def test_a_taught_head_guesses_and_an_untaught_one_does_not(
    kind: str,
    bundled: Callable[[str], Pair],
    checkpoints: Callable[[str], LoadedModels],
    tmp_path: Path,
) -> None:
    pair, target = bundled("bundled-medium"), checkpoints("bundled-medium").target
    assert pair.heads[kind].card.name == f"target-{kind}"  # trained for exactly these weights
    assert share(pair, kind) > FLOORS[kind]
    write(tmp_path, build(kind, target))
    untaught = replace(pair, heads={kind: read(str(tmp_path), target)})
    assert share(untaught, kind, PROMPTS[:1]) < FLOORS[kind] / 2


def test_the_taught_exit_drafts_trees(bundled: Callable[[str], Pair]) -> None:
    pair = bundled("bundled-medium")
    prompt = pair.tokenizer.encode("def area(")
    how = Settings(drafter="taught-exit", tree="k-ary", temperature=0, gamma=4, max_new_tokens=24)
    trace = finish(race(pair, prompt, how))
    assert trace.output == trace.plain.tokens
    assert max(round.accepted for round in trace.rounds) > 2


def test_the_draft_is_the_default_until_heads_are_better() -> None:
    spec = find("bundled-medium")
    assert set(FLOORS) <= set(drafters_of(spec))
    assert default_drafter(spec, torch.device("cuda")) == "model"
