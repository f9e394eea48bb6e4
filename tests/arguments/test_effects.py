"""Options that have no effect with the others are named, one example for each combination."""

from argparse import Namespace

import pytest

from specviz import __main__ as command_line
from specviz.__main__ import commands
from specviz.arguments import parser
from specviz.arguments.effects import without_effect

RUN, EXPLORE = "run --prompt x", "explore --json x"


def answer(line: str) -> str:
    """The answer to a command line."""
    return without_effect(parser(commands()).parse_args(line.split()))


@pytest.mark.parametrize(
    ("line", "option", "remedy"),
    [
        ("predict --dtype bfloat16", "--dtype", "without --device here"),
        ("predict --device here --context 9", "--context", "leave it out"),
        (f"{RUN} --gamma 0 --drafter mtp", "--drafter", "try --gamma 4"),
        (f"{RUN} --gamma 0 --rule block", "--rule", "try --gamma 4"),
        (f"{RUN} --gamma 0 --confidence 0.5", "--confidence", "try --gamma 4"),
        (f"{RUN} --budget 12", "--budget", "try --tree dynamic"),
        (f"{RUN} --tree dynamic --branches 3", "--branches", "try --tree k-ary"),
        (f"{RUN} --drafter lookup --confidence 0.5", "--confidence", "try --drafter model"),
        (f"{RUN} --temperature 0 --top-k 5", "--top-k", "try --temperature 0.7"),
        (f"{RUN} --temperature 0 --top-p 0.5", "--top-p", "try --temperature 0.7"),
        (f"{RUN} --temperature 0 --seed 5", "--seed", "try --temperature 0.7"),
        ("bench --top-p 0.9", "--top-p", "try --temperature 0.7"),
        ("bench --drafters lookup --confidence 0.5", "--confidence", "try --drafters model"),
        (f"{EXPLORE} --budgets 8", "--budgets", "try --trees dynamic"),
        (f"{EXPLORE} --trees dynamic --budgets 8 --gammas 2", "--gammas", "leave out one"),
        (f"{EXPLORE} --drafters lookup --confidence 0.5", "--confidence", "try --drafters model"),
        (f"{EXPLORE} --temperatures 0 --seed 5", "--seed", "try --temperatures 0.7"),
    ],
)
def test_an_option_without_effect_is_named_with_a_remedy(
    line: str, option: str, remedy: str
) -> None:
    found = answer(line)
    assert found.startswith(f"{option} has no effect ")
    assert remedy in found


@pytest.mark.parametrize(
    "line",
    [
        "predict --device here --dtype bfloat16",
        "predict --context 9",
        f"{RUN} --gamma 0",
        f"{RUN} --tree k-ary --budget 12 --branches 3",
        f"{RUN} --drafter lookup --confidence 0",
        f"{RUN} --temperature 0 --top-p 1 --seed 0",
        f"{RUN} --gamma 0 --confidence 0",
        f"{EXPLORE} --temperatures 0,x --seed 5",
        f"{RUN} --temperature 0.7 --seed 5",
        "bench --temperature 0.7 --top-p 0.9",
        f"{EXPLORE} --trees chain,dynamic --budgets 8 --gammas 2",
        f"{EXPLORE} --temperatures 0,0.7 --seed 5",
        "pairs",
    ],
)
def test_options_that_change_something_or_are_usual_are_allowed(line: str) -> None:
    assert answer(line) == ""


def test_one_line_names_all_options_without_effect() -> None:
    assert answer(f"{RUN} --temperature 0 --seed 5 --top-k 3 --budget 9") == (
        "--budget has no effect without a tree: try --tree dynamic."
        " --top-k and --seed have no effect at temperature 0: try --temperature 0.7."
    )


def test_options_without_effect_do_not_end_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = []

    def run(options: Namespace) -> None:
        ran.append(options.seed)

    monkeypatch.setattr(command_line, "run", run)
    assert command_line.main(f"{RUN} --temperature 0 --seed 5".split()) == 0
    assert ran == [5]
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("specviz: --seed has no effect at temperature 0")
