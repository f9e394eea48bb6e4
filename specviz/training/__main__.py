"""Make the bundled models, stage by stage."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from transformers import LlamaForCausalLM

from specviz.console import guarded
from specviz.training import (
    chat,
    corpora,
    data,
    drafts,
    head_report,
    head_training,
    heads,
    more,
    prompts,
    report,
    settings,
    target,
    trainer,
)
from specviz.training.data import keep_tokenizer, load_tokenizer, train_tokenizer
from specviz.training.options import COMMANDS, Options, parse
from specviz.training.settings import DraftSettings, Schedule, Shape
from specviz.training.trainer import Phase, Progress

SMOKE_SHAPE = Shape(layers=2, width=32, feed_forward=64)


def main(arguments: list[str] | None = None) -> int:
    options = parse(arguments)
    commands = COMMANDS if options.command == "all" else (options.command,)
    for command in commands:
        print(f"== {command}", flush=True)
        RUNNERS[command](options)
    return 0


def _shape(options: Options, shape: Shape) -> Shape:
    return SMOKE_SHAPE if options.smoke else shape


def _own_text(options: Options) -> DraftSettings:
    return settings.SMOKE_DRAFTS if options.smoke else DraftSettings()


def _phase(
    options: Options, name: str, schedule: Schedule, minutes: float, tokens: float | None = None
) -> Phase:
    """A phase with a checkpoint of this name, bounded by tokens if given, else by minutes."""
    if options.smoke:
        schedule = replace(schedule, batch=4, length=64, steps=3)
    if tokens is not None:
        steps, minutes = math.ceil(tokens / (schedule.batch * schedule.length)), math.inf
        schedule = replace(schedule, steps=steps)
    return Phase(schedule, minutes, options.work / "checkpoints" / f"{name}.pt")


def _packages(options: Options, fetch: Callable[[Path], None]) -> Path | None:
    """The folder of the packages, downloaded if none is given; None for a smoke run."""
    if options.packages is None and not options.smoke:
        fetch(options.work / "packages")
        return options.work / "packages"
    return options.packages


def run_corpora(options: Options) -> None:
    packages = _packages(options, corpora.fetch_packages)
    data.write_texts(options.work, packages, scale=0.02 if options.smoke else 1.0)


def run_more(options: Options) -> None:
    packages = _packages(options, more.fetch)
    data.write_more(options.work, packages, scale=0.001 if options.smoke else 1.0)


def run_tokenizer(options: Options) -> None:
    work, kept = options.work, options.tokenizer
    data.write_tokens(work, keep_tokenizer(work, kept) if kept else train_tokenizer(work))


def run_target(options: Options) -> None:
    folder = options.models / "target"
    phase = _phase(
        options, "trunk", settings.TRUNK, options.trunk_minutes, options.trunk_tokens
    )  # fmt: skip
    target.train_target(
        options.work, _shape(options, settings.TARGET), phase, compiled=not options.no_compile,
        warm=(folder, report.progress_of(folder)) if options.warm_target else None,
    )  # fmt: skip


def run_decay(options: Options) -> None:
    phase = _phase(
        options, "decay", settings.DECAY, options.decay_minutes, options.decay_tokens
    )  # fmt: skip
    model, progress = target.train_target(
        options.work, _shape(options, settings.TARGET), phase, compiled=not options.no_compile,
        start=phase.checkpoint.with_stem("trunk"),
        unlearned=settings.SMOKE_LOOPS if options.smoke else settings.Loops(),
    )  # fmt: skip
    _export(options, "target", model, progress, settings.TRUNK.seed)


def run_check(options: Options) -> None:
    report.check(
        options.work, options.models, options.prompts,
        options.work / "checkpoints" / f"{options.checkpoint}.pt",
        _shape(options, settings.TARGET), _new_tokens(options, report.NEW_TOKENS),
    )  # fmt: skip


def run_unaligned(options: Options) -> None:
    phase = _phase(options, "unaligned", settings.UNALIGNED, options.unaligned_minutes)
    shape = _shape(options, settings.DRAFTS["draft-medium"])
    model, progress = drafts.train_unaligned(
        options.work, shape, phase, compiled=not options.no_compile
    )
    _export(options, "draft-unaligned", model, progress, phase.schedule.seed)


def run_drafts(options: Options) -> None:
    folder, own = options.models / "target", _own_text(options)
    minutes = 0.01 if options.smoke else options.own_text_minutes
    drafts.write_own_text(options.work, folder, own, minutes)
    phase = _phase(
        options, "drafts", settings.DISTILLATION, options.drafts_minutes, options.drafts_tokens
    )
    models, progress = drafts.train_drafts(
        options.work, folder,
        {name: _shape(options, shape) for name, shape in settings.DRAFTS.items()},
        phase, own, compiled=not options.no_compile, start=options.warm_drafts,
    )  # fmt: skip
    trained_for = target.read(folder)
    for name, model in models.items():
        _export(options, name, model, progress, phase.schedule.seed, trained_for)


def run_prompts(options: Options) -> None:
    tokenizer, per_kind = load_tokenizer(options.work), 1 if options.smoke else prompts.PER_KIND
    prompts.write_prompts(options.work, tokenizer, options.prompts, per_kind)


def run_report(options: Options) -> None:
    new_tokens = _new_tokens(options, report.NEW_TOKENS)
    report.write_report(
        options.work, options.models, options.prompts, not options.no_timings, new_tokens
    )


def _new_tokens(options: Options, usual: int) -> int:
    return 8 if options.smoke else usual


def run_heads(options: Options) -> None:
    folder, own = options.models / "target", _own_text(options)
    head_training.prepare(options.work, folder, own, options.own_text_minutes)
    model = target.read(folder, trainer.pick_device()).requires_grad_(False)
    for kind in options.head or heads.HEADS:
        phase = _phase(
            options, f"head-{kind}", settings.HEADS.at_rate(options.heads_rate),
            options.heads_minutes, options.heads_tokens,
        )  # fmt: skip
        to, before = options.models / f"target-{kind}", None
        frequent = head_training.frequent(options.work) if kind == "eagle3" else None
        tokens = None if frequent is None else frequent.to(model.device)
        head = heads.build(kind, model, phase.schedule.seed, tokens=tokens)
        if options.warm_heads:
            heads.load(to, head)
            before = report.progress_of(to)
        read = before.steps_in_all if before else 0
        data = head_training.of_texts(options.work, model, tokens, phase.schedule, own, read)
        progress = head_training.train_head(head, data, [phase], before)
        heads.write(to, head)
        report.record(to, head, progress, phase.schedule.seed)


def run_heads_report(options: Options) -> None:
    new_tokens = _new_tokens(options, head_report.NEW_TOKENS)
    report.write_heads_report(options.models, options.prompts, new_tokens, options.head or ())


def run_answers(options: Options) -> None:
    packages = None if options.smoke else options.packages or options.work / "packages"
    if packages and not packages.exists():
        corpora.fetch_packages(packages)
    minutes, tokens = options.answers_minutes, math.inf
    if options.smoke:
        minutes = 0.0001
    elif options.answers_tokens:
        minutes, tokens = math.inf, options.answers_tokens
    chat.write(options.chat_target, options.work, packages, minutes, tokens, options.answers_skip)


def run_chat_draft(options: Options) -> None:
    chat.train_draft(
        options.chat_target, options.work, options.models / "smollm2-draft",
        _chat_phases(options, "chat"), warm=options.warm_heads, smoke=options.smoke,
    )  # fmt: skip


def run_chat_head(options: Options) -> None:
    for kind in options.head or (heads.FEATURE,):
        chat.train_head(
            options.chat_target, options.work, options.models / f"smollm2-{kind}", kind,
            _chat_phases(options, f"chat-{kind}"),
            size=heads.HeadSize(options.feed_forward, options.depth, options.rank),
            warm=options.warm_heads, smoke=options.smoke,
        )  # fmt: skip


def _chat_phases(options: Options, name: str) -> list[Phase]:
    """Return a constant-rate and a decaying phase, bounded by steps if given, else by minutes."""
    bounds = {
        "trunk": (settings.CHAT, options.chat_steps, options.chat_minutes),
        "decay": (settings.CHAT_DECAY, options.chat_decay_steps, options.chat_decay_minutes),
    }
    folder = options.work / "checkpoints"
    return [
        Phase(
            replace(schedule, steps=steps), math.inf if steps else minutes,
            folder / f"{name}-{part}.pt",
        )
        for part, (schedule, steps, minutes) in bounds.items()
    ]  # fmt: skip


def _export(
    options: Options,
    name: str,
    model: LlamaForCausalLM,
    progress: Progress,
    seed: int,
    trained_for: LlamaForCausalLM | None = None,
) -> None:
    target.export(model, load_tokenizer(options.work), options.models / name, trained_for)
    report.record(options.models / name, model, progress, seed)


RUNNERS = {
    "corpora": run_corpora,
    "more": run_more,
    "tokenizer": run_tokenizer,
    "target": run_target,
    "decay": run_decay,
    "check": run_check,
    "unaligned": run_unaligned,
    "drafts": run_drafts,
    "prompts": run_prompts,
    "report": run_report,
    "heads": run_heads,
    "heads-report": run_heads_report,
    "answers": run_answers,
    "chat-draft": run_chat_draft,
    "chat-head": run_chat_head,
}

if __name__ == "__main__":
    raise SystemExit(guarded(main))
