"""The command line of the training."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from specviz.models.pairs import SMOLLM2
from specviz.training.heads import HEADS, USUAL

ABOUT = "Make the bundled models, stage by stage."
COMMANDS = (
    "corpora", "more", "tokenizer", "target", "decay", "unaligned", "drafts", "prompts", "report",
    "heads", "heads-report",
)  # fmt: skip
OTHERS = ("check",)  # for use while a target trains
CHAT_COMMANDS = ("answers", "chat-draft", "chat-head")  # for SmolLM2, which is in a package


@dataclass(frozen=True)
class Options:
    """What is made, from what and how; the help of `parse` describes each option."""

    command: str
    work: Path
    models: Path
    prompts: Path
    packages: Path | None
    tokenizer: Path | None
    warm_target: bool
    trunk_minutes: float
    decay_minutes: float
    trunk_tokens: float | None
    decay_tokens: float | None
    checkpoint: str
    unaligned_minutes: float
    own_text_minutes: float
    drafts_minutes: float
    drafts_tokens: float | None
    warm_drafts: Path | None
    head: Sequence[str] | None
    heads_minutes: float
    heads_tokens: float | None
    heads_rate: float
    warm_heads: bool
    feed_forward: int | None
    depth: int
    rank: int
    chat_target: str
    answers_minutes: float
    answers_tokens: float | None
    answers_skip: int
    chat_minutes: float
    chat_decay_minutes: float
    chat_steps: int | None
    chat_decay_steps: int | None
    no_compile: bool
    no_timings: bool
    smoke: bool


def parse(arguments: list[str] | None) -> Options:
    """Parse the command line; with --smoke, the options of a tiny run in the work folder."""
    parser = argparse.ArgumentParser(prog="python -m specviz.training", description=ABOUT)
    parser.add_argument("command", choices=(*COMMANDS, "all", *OTHERS, *CHAT_COMMANDS))
    parser.add_argument("--work", type=Path, required=True, help="folder for texts, checkpoints")
    parser.add_argument("--models", type=Path, default=Path("assets/models"))
    parser.add_argument("--prompts", type=Path, default=Path("assets/prompts/held_out.jsonl"))
    parser.add_argument(
        "--packages", type=Path,
        help="folder with the Debian packages unpacked (default: downloaded into --work)",
    )  # fmt: skip
    parser.add_argument(
        "--tokenizer", type=Path, help="folder of a tokenizer to keep (default: train one)"
    )
    parser.add_argument(
        "--warm-target", action="store_true",
        help="begin from --models' target, and count its tokens (default: from scratch)",
    )  # fmt: skip
    parser.add_argument("--trunk-minutes", type=float, default=65.0)
    parser.add_argument("--decay-minutes", type=float, default=34.0)
    parser.add_argument("--trunk-tokens", type=float, help="instead of --trunk-minutes")
    parser.add_argument("--decay-tokens", type=float, help="instead of --decay-minutes")
    parser.add_argument(
        "--checkpoint", default="trunk", help="checkpoint that is checked (default: %(default)s)"
    )
    parser.add_argument("--unaligned-minutes", type=float, default=1.8)
    parser.add_argument("--own-text-minutes", type=float, default=2.5)
    parser.add_argument("--drafts-minutes", type=float, default=17.0)
    parser.add_argument("--drafts-tokens", type=float, help="instead of --drafts-minutes")
    parser.add_argument(
        "--warm-drafts",
        type=Path,
        help="checkpoint of an earlier distillation to begin from",
    )
    parser.add_argument(
        "--head", action="append", choices=HEADS,
        help="kind of head; may be repeated (default: all; for SmolLM2, its feature head)",
    )  # fmt: skip
    parser.add_argument(
        "--heads-minutes",
        type=float,
        default=math.inf,
        help="stop training each head after so many minutes",
    )
    parser.add_argument(
        "--heads-tokens", type=float, help="of each head; instead of --heads-minutes"
    )
    parser.add_argument(
        "--heads-rate", type=float, default=1.0,
        help="the learning rate as a share of the usual one, for example 0.5 with --warm-heads",
    )  # fmt: skip
    parser.add_argument(
        "--warm-heads", action="store_true",
        help="begin from --models' heads, or from SmolLM2's draft, and count their tokens"
        " (default: from scratch)",
    )  # fmt: skip
    parser.add_argument(
        "--feed-forward", type=int, help="width of SmolLM2's head (default: its target's)"
    )
    parser.add_argument(
        "--depth", type=int, default=USUAL.depth,
        help="of SmolLM2's head: layers of a block, blocks of a Medusa head (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--rank", type=int, default=USUAL.rank,
        help="of the Markov head of SmolLM2's DSpark (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--chat-target", default=SMOLLM2, help="chat model whose drafters are trained"
    )
    parser.add_argument("--answers-minutes", type=float, default=60.0)
    parser.add_argument(
        "--answers-tokens", type=float, help="instead: total tokens, existing ones included"
    )
    parser.add_argument(
        "--answers-skip", type=int, default=0, metavar="N",
        help="leave out the first N files of answers: the drafters have read them elsewhere",
    )  # fmt: skip
    parser.add_argument(
        "--chat-minutes", type=float, default=60.0, help="minutes at a constant rate"
    )
    parser.add_argument("--chat-decay-minutes", type=float, default=20.0)
    parser.add_argument("--chat-steps", type=int, help="instead of --chat-minutes")
    parser.add_argument("--chat-decay-steps", type=int, help="instead of --chat-decay-minutes")
    parser.add_argument("--no-compile", action="store_true", help="do not use torch.compile")
    parser.add_argument("--no-timings", action="store_true", help="do not measure step times")
    parser.add_argument(
        "--smoke", action="store_true", help="everything, tiny, without a network, in seconds"
    )
    options = Options(**vars(parser.parse_args(arguments)))
    if not options.smoke:
        return options
    return replace(
        options,
        no_compile=True,
        models=options.work / "models",
        prompts=options.work / "held_out.jsonl",
        chat_target=str(options.work / "models" / "target"),
        chat_steps=2,
        chat_decay_steps=2,
    )
