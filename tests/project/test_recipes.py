"""The recipes of specviz/README.md for a rule and a drafter: each is one new file, as here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT

RULE = '''
"""Accept the target's own draw, and nothing else."""

from specviz.decoding.judging import OneByOne
from specviz.registry import Rule

RULE = Rule(order=99, title="Toy rule", lossless=True)

JUDGE = OneByOne(lambda p, own, p_x, q_x: p_x, certain=True)
'''

HEAD = '''
"""A table of logits after each token; it reads nothing else."""

from functools import partial

import torch

from specviz.decoding.drafters import ModelDrafter
from specviz.models.heads.config import HeadConfig
from specviz.registry import Head

HEAD = Head(order=99, title="Toy head", brand="Toy", fields=("toy_rows",), launches=5, each=1)


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` of a table."""

    toy_rows: int


class Table:
    """A LanguageModel without a cache."""

    def __init__(self, rows, target):
        self.rows, self.length, self.limit = rows, 0, target.limit
        self.vocabulary, self.device = target.vocabulary, target.device

    def logits(self, tokens, last):
        self.length += len(tokens)
        return self.rows[tokens[-last:]]

    def rollback(self, length):
        self.length = min(self.length, length)


def read(config, tensors, target):
    return partial(made, tensors.take("rows", config.toy_rows, target.config.vocab_size))


def made(rows, target, confidence):
    model = Table(rows, target)
    return ModelDrafter(model, confidence), model
'''

CHECK = """
import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file

from specviz import settings
from specviz.__main__ import main
from specviz.decoding.lean.model import LeanModel
from specviz.models.heads.loader import KINDS, read
from specviz.models.predictions import ROUNDS
from specviz.page.i18n import labels
from specviz.settings import Settings
from specviz.words.catalogue import catalogue
from support import tiny_heads
from support.scripted import distance, emitted, own, rereading

folder = Path(sys.argv[1])
assert settings.RULES["toy"] is True
assert settings.DRAFTERS[-1] == "toy"
assert KINDS.endswith(", Toy")
assert "toy" in ROUNDS["eager"]
for language in ("en", "ja"):
    assert catalogue(language).viewer["rules"]["name"]["toy"] == "Toy rule"
assert "toy" in labels("rules")
assert "toy" in labels("drafters")

model = tiny_heads.target(vocab_size=3, max_position_embeddings=64).double()
(folder / "config.json").write_text(json.dumps({"toy_rows": 3}))
rows = torch.tensor([[0.0, 1, 2], [2, 0, 1], [1, 1, 0]])
save_file({"rows": rows}, folder / "model.safetensors")
head = read(str(folder), model)
assert (head.kind, head.card.parameters) == ("toy", 9)


def models():
    target = LeanModel(model)
    return target, head.make(target, 0.0)[0]


for rule in ("toy", "token"):
    how = Settings(drafter="toy", rule=rule, gamma=2, max_new_tokens=3, temperature=0.8)
    assert distance(emitted(models, [0, 1], how), own(rereading(model), [0, 1], how)) < 1e-10
main(["run", "--help"])
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the two new files, and nothing else changed."""
    house = tmp_path_factory.mktemp("house")
    left = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "specviz", house / "specviz", ignore=left)
    for name in ("assets", "tests"):
        (house / name).symlink_to(ROOT / name)
    (house / "specviz/decoding/rules/toy.py").write_text(RULE)
    (house / "specviz/models/heads/toy.py").write_text(HEAD)
    return house


def run(house: Path, *command: str) -> str:
    paths = os.pathsep.join([str(house), str(house / "tests")])
    done = subprocess.run(
        [sys.executable, *command], cwd=house, env={**os.environ, "PYTHONPATH": paths},
        capture_output=True, text=True, check=False, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_rule_and_a_drafter_are_one_file_each(house: Path, tmp_path: Path) -> None:
    """They decode exactly, and are choices of the settings, the command line and the page."""
    told = "".join(run(house, "-c", CHECK, str(tmp_path)).split())
    assert "threshold,toy" in told
    assert "taught-exit,toy" in told


def test_the_tests_of_all_rules_hold_for_a_new_one(house: Path) -> None:
    """The enumerations of chains and trees run over the rules that there are."""
    chosen = "toy and not lossy"
    ran = run(
        house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen,
        "tests/decoding/test_rules.py",
    )  # fmt: skip
    assert " passed" in ran
