"""Make the bundled models, stage by stage."""

from __future__ import annotations

import argparse
import math
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from transformers import LlamaForCausalLM

from specviz.console import guarded
from specviz.models.pairs import SMOLLM2
from specviz.training import (
    chat,
    corpora,
    data,
    drafts,
    head_training,
    heads,
    prompts,
    report,
    settings,
    target,
    trainer,
)
from specviz.training.data import keep_tokenizer, load_tokenizer, train_tokenizer
from specviz.training.settings import DraftSettings, Schedule, Shape
from specviz.training.trainer import Phase, Progress

SMOKE_SHAPE = Shape(layers=2, width=32, feed_forward=64)
CHAT = ("answers", "chat-draft", "chat-head")  # for SmolLM2, which is in a package

STAGES: dict[str, Callable[[Namespace], None]] = {}
"""The commands, in the order of "all", which leaves out those in `CHAT`."""


def stage(run: Callable[[Namespace], None]) -> Callable[[Namespace], None]:
    """Register a command by the name of its function, without `run_`."""
    STAGES[run.__name__.removeprefix("run_").replace("_", "-")] = run
    return run


def main(arguments: list[str] | None = None) -> int:
    options = parse(arguments)
    every = [name for name in STAGES if name not in CHAT]
    for name in every if options.command == "all" else [options.command]:
        print(f"== {name}", flush=True)
        STAGES[name](options)
    return 0


# fmt: off
def parse(arguments: list[str] | None) -> Namespace:
    """Parse the command line; with --smoke, the options of a tiny run in the work folder."""
    parser = argparse.ArgumentParser(prog="python -m specviz.training", description=__doc__)
    add, size = parser.add_argument, heads.USUAL
    add("command", choices=(*STAGES, "all"))
    add("--work", type=Path, required=True, help="folder for texts, checkpoints")
    add("--models", type=Path, default=Path("assets/models"))
    add("--prompts", type=Path, default=Path("assets/prompts/held_out.jsonl"))
    add("--packages", type=Path,
        help="folder with the Debian packages unpacked (default: downloaded into --work)")
    add("--tokenizer", type=Path, help="folder of a tokenizer to keep (default: train one)")
    add("--warm-target", action="store_true",
        help="begin from --models' target, and count its tokens (default: from scratch)")
    for name, minutes in {"trunk": 65.0, "decay": 34.0, "drafts": 17.0, "heads": math.inf}.items():
        add(f"--{name}-minutes", type=float, default=minutes)
        add(f"--{name}-tokens", type=float, help=f"instead of --{name}-minutes")
    add("--unaligned-minutes", type=float, default=1.8)
    add("--own-text-minutes", type=float, default=2.5)
    add("--warm-drafts", type=Path, help="checkpoint of an earlier distillation to begin from")
    add("--head", choices=heads.HEADS, action="append",
        help="kind of head; may be repeated (default: all; for SmolLM2, its feature head)")
    add("--heads-rate", type=float, default=1.0,
        help="share of the usual learning rate, e.g. with --warm-heads")
    add("--warm-heads", action="store_true",
        help="begin from --models' heads, or from SmolLM2's draft, and count their tokens")
    add("--feed-forward", type=int, help="width of SmolLM2's head (default: its target's)")
    add("--depth", type=int, default=size.depth,
        help="of SmolLM2's head: layers of a block, blocks of a Medusa head (default: %(default)s)")
    add("--rank", type=int, default=size.rank,
        help="of the Markov head of SmolLM2's DSpark (default: %(default)s)")
    add("--chat-target", default=SMOLLM2, help="chat model whose drafters are trained")
    add("--answers-minutes", type=float, default=60.0)
    add("--answers-tokens", type=float, help="instead: total tokens, existing ones included")
    add("--answers-skip", type=int, default=0, metavar="N",
        help="leave out the first N files of answers: the drafters have read them elsewhere")
    for name, minutes in {"chat": 60.0, "chat-decay": 20.0}.items():
        add(f"--{name}-minutes", type=float, default=minutes)
        add(f"--{name}-steps", type=int, help=f"instead of --{name}-minutes")
    add("--no-compile", action="store_true", help="do not use torch.compile")
    add("--smoke", action="store_true", help="everything, tiny, without a network, in seconds")
    options = parser.parse_args(arguments)
    if options.smoke:
        models = options.work / "models"
        vars(options).update(
            no_compile=True, models=models, prompts=options.work / "held_out.jsonl",
            own_text_minutes=0.01, answers_minutes=0.0001, answers_tokens=None,
            chat_target=str(models / "target"), chat_steps=2, chat_decay_steps=2,
        )
    return options
# fmt: on


def _shape(options: Namespace, shape: Shape) -> Shape:
    return SMOKE_SHAPE if options.smoke else shape


def _own_text(options: Namespace) -> DraftSettings:
    return settings.SMOKE_DRAFTS if options.smoke else DraftSettings()


def _phase(options: Namespace, schedule: Schedule, budget: str, name: str = "") -> Phase:
    """A phase with a checkpoint, bounded by the budget's tokens if given, else by its minutes."""
    minutes, tokens = (vars(options).get(f"{budget}_{unit}") for unit in ("minutes", "tokens"))
    if options.smoke:
        schedule = replace(schedule, batch=4, length=64, steps=3)
    if tokens is not None:
        steps, minutes = math.ceil(tokens / (schedule.batch * schedule.length)), math.inf
        schedule = replace(schedule, steps=steps)
    return Phase(schedule, minutes or 0.0, options.work / "checkpoints" / f"{name or budget}.pt")


def _packages(options: Namespace, fetch: Callable[[Path], None]) -> Path | None:
    """The folder of the packages, downloaded if none is given; None for a smoke run."""
    if options.packages is None and not options.smoke:
        fetch(options.work / "packages")
        return Path(options.work / "packages")
    packages: Path | None = options.packages
    return packages


@stage
def run_corpora(options: Namespace) -> None:
    packages = _packages(options, corpora.fetch_packages)
    data.write_texts(options.work, packages, scale=0.02 if options.smoke else 1.0)


@stage
def run_more(options: Namespace) -> None:
    packages = _packages(options, corpora.fetch_further)
    data.write_more(options.work, packages, scale=0.001 if options.smoke else 1.0)


@stage
def run_tokenizer(options: Namespace) -> None:
    work, kept = options.work, options.tokenizer
    data.write_tokens(work, keep_tokenizer(work, kept) if kept else train_tokenizer(work))


@stage
def run_target(options: Namespace) -> None:
    folder = options.models / "target"
    target.train_target(
        options.work, _shape(options, settings.TARGET), _phase(options, settings.TRUNK, "trunk"),
        compiled=not options.no_compile,
        warm=(folder, report.progress_of(folder)) if options.warm_target else None,
    )  # fmt: skip


@stage
def run_decay(options: Namespace) -> None:
    phase = _phase(options, settings.DECAY, "decay")
    model, progress = target.train_target(
        options.work, _shape(options, settings.TARGET), phase, compiled=not options.no_compile,
        start=phase.checkpoint.with_stem("trunk"),
        unlearned=settings.SMOKE_LOOPS if options.smoke else settings.Loops(),
    )  # fmt: skip
    _export(options, "target", model, progress, settings.TRUNK.seed)


@stage
def run_unaligned(options: Namespace) -> None:
    shape = _shape(options, settings.DRAFTS["draft-medium"])
    phase = _phase(options, settings.UNALIGNED, "unaligned")
    trained = drafts.train_unaligned(options.work, shape, phase, compiled=not options.no_compile)
    _export(options, "draft-unaligned", *trained, phase.schedule.seed)


@stage
def run_drafts(options: Namespace) -> None:
    folder, own = options.models / "target", _own_text(options)
    drafts.write_own_text(options.work, folder, own, options.own_text_minutes)
    phase = _phase(options, settings.DISTILLATION, "drafts")
    models, progress = drafts.train_drafts(
        options.work, folder,
        {name: _shape(options, shape) for name, shape in settings.DRAFTS.items()},
        phase, own, compiled=not options.no_compile, start=options.warm_drafts,
    )  # fmt: skip
    trained_for = target.read(folder)
    for name, model in models.items():
        _export(options, name, model, progress, phase.schedule.seed, trained_for)


@stage
def run_prompts(options: Namespace) -> None:
    tokenizer, per_kind = load_tokenizer(options.work), 1 if options.smoke else prompts.PER_KIND
    prompts.write_prompts(options.work, tokenizer, options.prompts, per_kind)


@stage
def run_report(options: Namespace) -> None:
    report.write_report(
        options.work, options.models, options.prompts, 8 if options.smoke else report.NEW_TOKENS
    )


@stage
def run_heads(options: Namespace) -> None:
    folder, own = options.models / "target", _own_text(options)
    head_training.prepare(options.work, folder, own, options.own_text_minutes)
    model = target.read(folder, trainer.pick_device()).requires_grad_(False)
    schedule = settings.HEADS.at_rate(options.heads_rate)
    for kind in options.head or heads.HEADS:
        phase = _phase(options, schedule, "heads", f"head-{kind}")
        to, before = options.models / f"target-{kind}", None
        frequent = head_training.frequent(options.work) if kind == "eagle3" else None
        tokens = None if frequent is None else frequent.to(model.device)
        head = heads.build(kind, model, phase.schedule.seed, tokens=tokens)
        if options.warm_heads:
            heads.load(to, head)
            before = report.progress_of(to)
        read = before.steps_in_all if before else 0
        texts = head_training.of_texts(options.work, model, tokens, phase.schedule, own, read)
        progress = head_training.train_head(head, texts, [phase], before)
        heads.write(to, head)
        report.record(to, head, progress, phase.schedule.seed)


@stage
def run_heads_report(options: Namespace) -> None:
    tokens = 8 if options.smoke else report.HEAD_TOKENS
    report.write_heads_report(options.models, options.prompts, tokens, options.head or ())


@stage
def run_answers(options: Namespace) -> None:
    packages = None if options.smoke else options.packages or options.work / "packages"
    if packages and not packages.exists():
        corpora.fetch_packages(packages)
    tokens = options.answers_tokens or math.inf
    minutes = options.answers_minutes if tokens == math.inf else math.inf
    chat.write(options.chat_target, options.work, packages, minutes, tokens, options.answers_skip)


@stage
def run_chat_draft(options: Namespace) -> None:
    chat.train_draft(
        options.chat_target, options.work, options.models / "smollm2-draft",
        _chat_phases(options, "chat"), warm=options.warm_heads, smoke=options.smoke,
    )  # fmt: skip


@stage
def run_chat_head(options: Namespace) -> None:
    for kind in options.head or (heads.FEATURE,):
        chat.train_head(
            options.chat_target, options.work, options.models / f"smollm2-{kind}", kind,
            _chat_phases(options, f"chat-{kind}"),
            size=heads.HeadSize(options.feed_forward, options.depth, options.rank),
            warm=options.warm_heads, smoke=options.smoke,
        )  # fmt: skip


def _chat_phases(options: Namespace, name: str) -> list[Phase]:
    """Return a constant-rate and a decaying phase, bounded by steps if given, else by minutes."""
    bounds = {
        "trunk": (settings.CHAT, options.chat_steps, options.chat_minutes),
        "decay": (settings.CHAT_DECAY, options.chat_decay_steps, options.chat_decay_minutes),
    }
    return [
        Phase(
            replace(schedule, steps=steps), math.inf if steps else minutes,
            options.work / "checkpoints" / f"{name}-{part}.pt",
        )
        for part, (schedule, steps, minutes) in bounds.items()
    ]  # fmt: skip


def _export(
    options: Namespace,
    name: str,
    model: LlamaForCausalLM,
    progress: Progress,
    seed: int,
    trained_for: LlamaForCausalLM | None = None,
) -> None:
    target.export(model, load_tokenizer(options.work), options.models / name, trained_for)
    report.record(options.models / name, model, progress, seed)


if __name__ == "__main__":
    raise SystemExit(guarded(main))
