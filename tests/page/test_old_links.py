"""Addresses that people keep open as they did when they were copied. Add to these; change none."""

from typing import Any
from urllib.parse import parse_qsl

import pytest

from specviz.page.explore.form import from_link, to_link, usual_form
from specviz.page.links import read_link
from specviz.service.host import Host

HOST = Host()

WATCH = {
    "prompt=1+%3D+one%0A2+%3D&pair=bundled-medium&drafter=model&rule=token&tree=k-ary&budget=6"
    "&branches=3&gamma=3&temperature=0.5&confidence=0&top_k=40&top_p=0.9&seed=7&tokens=24"
    "&plain=1&run=1&round=2&phase=1&at=1.0&tint=overlap": {
        "prompt": "1 = one\n2 =", "pair": "bundled-medium", "target": "", "draft": "",
        "plain": True, "drafter": "model", "rule": "token", "tree": "k-ary", "budget": 6,
        "branches": 3, "gamma": 3, "temperature": 0.5, "confidence": 0, "top_k": 40,
        "top_p": 0.9, "seed": 7, "tokens": 24,
    },
    "drafter=lookup&gamma=16&temperature=0&seed=4294967295&tokens=1024&view=watch": {
        "drafter": "lookup", "gamma": 16, "temperature": 0, "seed": 4294967295, "tokens": 1024,
    },
    "drafter=taught-exit&rule=top-k&confidence=0.35&gamma=0&top_p=0.05&plain=0": {
        "drafter": "taught-exit", "rule": "top-k", "confidence": 0.35, "gamma": 0, "top_p": 0.05,
        "plain": False,
    },
    "tree=dynamic&budget=64&branches=8&gamma=5&temperature=2": {
        "tree": "dynamic", "budget": 64, "branches": 8, "gamma": 5, "temperature": 2,
    },
}  # fmt: skip

EXPLORE = {
    "pairs:bundled-medium;kinds:json,story;gammas:1,2,4,8;temperatures:0.7;drafters:model;"
    "rules:token;trees:chain;budgets:;per_kind:3;tokens:48;seed:0": usual_form(HOST),
    "pairs:bundled-small;kinds:code;gammas:3,16;temperatures:0,1.5;drafters:model,lookup+model;"
    "rules:token,top-k;trees:chain,k-ary;budgets:4,64;per_kind:12;tokens:256;seed:9":
    usual_form(HOST).changed(
        pairs=("bundled-small",), kinds=("code",), gammas=(3, 16), temperatures=(0.0, 1.5),
        drafters=("model", "lookup+model"), rules=("token", "top-k"), trees=("chain", "k-ary"),
        budgets=(4, 64), per_kind=12, tokens=256, seed=9,
    ),
}  # fmt: skip


@pytest.mark.parametrize("address", WATCH)
def test_watch(address: str) -> None:
    opened = read_link(dict(parse_qsl(address)), HOST)
    values: dict[str, Any] = WATCH[address]
    assert not opened.faults
    assert opened.values == values
    whole = ("budget", "branches", "gamma", "top_k", "seed", "tokens")
    assert all(type(of) is int for name, of in opened.values.items() if name in whole)


@pytest.mark.parametrize("address", EXPLORE)
def test_explore(address: str) -> None:
    assert from_link(address, usual_form(HOST)) == EXPLORE[address]
    assert from_link(to_link(EXPLORE[address]), usual_form(HOST)) == EXPLORE[address]
    assert {*address.split(";")} <= {*to_link(EXPLORE[address]).split(";")}


def test_a_short_address_of_explore_keeps_the_usual_values() -> None:
    usual = usual_form(HOST)
    assert from_link("gammas:2;seed:5", usual) == usual.changed(gammas=(2,), seed=5)
