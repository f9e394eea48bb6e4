"""The command line of the training: one table, from which options are parsed."""

import argparse
import math
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

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
    """What is made, from what and how. Each field declares its type, help and default."""

    command: Annotated[str, "", {"choices": (*COMMANDS, "all", *OTHERS, *CHAT_COMMANDS)}]
    work: Annotated[Path, "folder for texts, checkpoints"]
    models: Path = Path("assets/models")
    prompts: Path = Path("assets/prompts/held_out.jsonl")
    packages: Annotated[
        Path | None, "folder with the Debian packages unpacked (default: downloaded into --work)"
    ] = None
    tokenizer: Annotated[
        Path | None, "folder of a tokenizer to keep (default: train one)"
    ] = None  # fmt: skip
    warm_target: Annotated[
        bool, "begin from --models' target, and count its tokens (default: from scratch)"
    ] = False
    trunk_minutes: float = 65.0
    trunk_tokens: Annotated[float | None, "instead of --trunk-minutes"] = None
    decay_minutes: float = 34.0
    decay_tokens: Annotated[float | None, "instead of --decay-minutes"] = None
    checkpoint: Annotated[str, "checkpoint that is checked (default: trunk)"] = "trunk"
    unaligned_minutes: float = 1.8
    own_text_minutes: float = 2.5
    drafts_minutes: float = 17.0
    drafts_tokens: Annotated[float | None, "instead of --drafts-minutes"] = None
    warm_drafts: Annotated[
        Path | None, "checkpoint of an earlier distillation to begin from"
    ] = None  # fmt: skip
    head: Annotated[
        list[str] | None,
        "kind of head; may be repeated (default: all; for SmolLM2, its feature head)",
        {"choices": HEADS, "action": "append"},
    ] = None
    heads_minutes: Annotated[float, "stop training each head after so many minutes"] = math.inf
    heads_tokens: Annotated[float | None, "of each head; instead of --heads-minutes"] = None
    heads_rate: Annotated[float, "share of the usual learning rate, e.g. with --warm-heads"] = 1.0
    warm_heads: Annotated[
        bool,
        "begin from --models' heads, or from SmolLM2's draft, and count their tokens"
        " (default: from scratch)",
    ] = False
    feed_forward: Annotated[
        int | None, "width of SmolLM2's head (default: its target's)"
    ] = None  # fmt: skip
    depth: Annotated[
        int,
        "of SmolLM2's head: layers of a block, blocks of a Medusa head (default: %(default)s)",
    ] = USUAL.depth  # fmt: skip
    rank: Annotated[int, "of the Markov head of SmolLM2's DSpark (default: %(default)s)"] = (
        USUAL.rank
    )
    chat_target: Annotated[str, "chat model whose drafters are trained"] = SMOLLM2
    answers_minutes: float = 60.0
    answers_tokens: Annotated[float | None, "instead: total tokens, existing ones included"] = None
    answers_skip: Annotated[
        int, "leave out the first N files of answers: the drafters have read them elsewhere",
        {"metavar": "N"},
    ] = 0  # fmt: skip
    chat_minutes: Annotated[float, "minutes at a constant rate"] = 60.0
    chat_steps: Annotated[int | None, "instead of --chat-minutes"] = None
    chat_decay_minutes: float = 20.0
    chat_decay_steps: Annotated[int | None, "instead of --chat-decay-minutes"] = None
    no_compile: Annotated[bool, "do not use torch.compile"] = False
    no_timings: Annotated[bool, "do not measure step times"] = False
    smoke: Annotated[bool, "everything, tiny, without a network, in seconds"] = False


def parse(arguments: list[str] | None) -> Options:
    """Parse the command line; with --smoke, the options of a tiny run in the work folder."""
    parser = argparse.ArgumentParser(prog="python -m specviz.training", description=ABOUT)
    types = get_type_hints(Options, include_extras=True)
    for one in fields(Options):
        kind, given = types[one.name], dict[str, Any]()
        if get_origin(kind) is Annotated:
            kind, about, *more = get_args(kind)
            given = {"help": about, **(more[0] if more else {})}
        kind = next(iter(get_args(kind)), kind)  # of an optional value
        if kind is bool:
            given["action"] = "store_true"
        elif kind in (Path, int, float):
            given["type"] = kind
        if one.name == "command":
            parser.add_argument(one.name, **given)
            continue
        required = one.default is MISSING
        default = {"required": True} if required else {"default": one.default}
        parser.add_argument(f"--{one.name.replace('_', '-')}", **default, **given)
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
