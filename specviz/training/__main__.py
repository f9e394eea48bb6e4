"""Make the bundled models, stage by stage."""

from __future__ import annotations

import math
from dataclasses import replace

from torch import nn
from transformers import LlamaForCausalLM

from specviz.console import guarded
from specviz.training import (
    chat,
    chat_head,
    check,
    corpora,
    data,
    distil,
    head_report,
    head_training,
    heads,
    more,
    network,
    prompts,
    report,
    settings,
    target,
    trainer,
)
from specviz.training.heads import HEADS, HeadSize
from specviz.training.options import COMMANDS, Options, parse
from specviz.training.settings import Schedule, Shape
from specviz.training.tokenizer import keep_tokenizer, load_tokenizer, train_tokenizer
from specviz.training.trainer import Progress, Stretch

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


def _schedule(options: Options, schedule: Schedule) -> Schedule:
    return replace(schedule, batch=4, length=64, steps=3) if options.smoke else schedule


def run_corpora(options: Options) -> None:
    packages = options.packages
    if packages is None and not options.smoke:
        packages = options.work / "packages"
        corpora.fetch_packages(packages)
    data.write_texts(options.work, packages, scale=0.02 if options.smoke else 1.0)


def run_more(options: Options) -> None:
    packages = options.packages
    if packages is None and not options.smoke:
        packages = options.work / "packages"
        more.fetch(packages)
    data.write_more(options.work, packages, scale=0.001 if options.smoke else 1.0)


def run_tokenizer(options: Options) -> None:
    tokenizer = (
        keep_tokenizer(options.work, options.tokenizer)
        if options.tokenizer
        else train_tokenizer(options.work)
    )
    data.write_tokens(options.work, tokenizer)


def run_target(options: Options) -> None:
    folder = options.models / "target"
    schedule, minutes = _stretch(
        _schedule(options, settings.TRUNK), options.trunk_minutes, options.trunk_tokens
    )
    target.train_target(
        options.work, "trunk", _shape(options, settings.TARGET), schedule,
        minutes=minutes, compiled=not options.no_compile,
        warm=(folder, report.progress_of(folder)) if options.warm_target else None,
    )  # fmt: skip


def run_decay(options: Options) -> None:
    schedule, minutes = _stretch(
        _schedule(options, settings.DECAY), options.decay_minutes, options.decay_tokens
    )
    model, progress = target.train_target(
        options.work, "decay", _shape(options, settings.TARGET), schedule,
        minutes=minutes, compiled=not options.no_compile, start="trunk",
        unlearned=settings.SMOKE_LOOPS if options.smoke else settings.Loops(),
    )  # fmt: skip
    _export(options, "target", model, progress, settings.TRUNK.seed)


def run_check(options: Options) -> None:
    check.check(
        options.work, options.models, options.prompts,
        options.work / "checkpoints" / f"{options.checkpoint}.pt",
        _shape(options, settings.TARGET), _new_tokens(options),
    )  # fmt: skip


def _stretch(schedule: Schedule, minutes: float, tokens: float | None) -> tuple[Schedule, float]:
    """Bound a stretch by tokens if given, else by minutes."""
    if tokens is None:
        return schedule, minutes
    steps = math.ceil(tokens / (schedule.batch * schedule.length))
    return replace(schedule, steps=steps), math.inf


def run_unaligned(options: Options) -> None:
    model, progress = distil.train_unaligned(
        options.work, _shape(options, settings.DRAFTS["draft-medium"]),
        _schedule(options, settings.UNALIGNED),
        minutes=options.unaligned_minutes, compiled=not options.no_compile,
    )  # fmt: skip
    _export(options, "draft-unaligned", model, progress, settings.UNALIGNED.seed)


def run_drafts(options: Options) -> None:
    folder = options.models / "target"
    own = settings.SMOKE_DRAFTS if options.smoke else settings.DraftSettings()
    minutes = 0.01 if options.smoke else options.own_text_minutes
    distil.write_own_text(options.work, folder, own, minutes)
    schedule, bound = _stretch(
        _schedule(options, settings.DISTILLATION), options.drafts_minutes, options.drafts_tokens
    )
    models, progress = distil.train_drafts(
        options.work, folder,
        {name: _shape(options, shape) for name, shape in settings.DRAFTS.items()},
        schedule, own, minutes=bound, compiled=not options.no_compile,
        start=options.warm_drafts,
    )  # fmt: skip
    taught_for = network.read(folder)
    for name, model in models.items():
        _export(options, name, model, progress, settings.DISTILLATION.seed, taught_for)


def run_prompts(options: Options) -> None:
    prompts.write_prompts(
        options.work, load_tokenizer(options.work), options.prompts,
        per_kind=1 if options.smoke else prompts.PER_KIND,
    )  # fmt: skip


def run_report(options: Options) -> None:
    report.write_report(
        options.work, options.models, options.prompts, timings=not options.no_timings,
        new_tokens=_new_tokens(options),
    )  # fmt: skip


def _new_tokens(options: Options) -> int:
    return 8 if options.smoke else report.NEW_TOKENS


def run_heads(options: Options) -> None:
    folder = options.models / "target"
    own = settings.SMOKE_DRAFTS if options.smoke else settings.DraftSettings()
    head_training.prepare(options.work, folder, own, options.own_text_minutes)
    model = network.read(folder, trainer.pick_device()).requires_grad_(False)
    schedule, minutes = _stretch(
        _schedule(options, settings.HEADS).at_rate(options.heads_rate),
        options.heads_minutes, options.heads_tokens,
    )  # fmt: skip
    checkpoints = options.work / "checkpoints"
    for name in options.head or HEADS:
        to = options.models / f"target-{name}"
        tokens = head_training.frequent(options.work).to(model.device) if name == "eagle3" else None
        head, before = heads.build(name, model, schedule.seed, tokens=tokens), None
        if options.warm_heads:
            heads.load(to, head)
            before = report.progress_of(to)
        read = before.steps_in_all if before else 0
        progress = head_training.train_head(
            head, head_training.of_texts(options.work, model, tokens, schedule, own, read),
            [Stretch(schedule, minutes, checkpoints / f"head-{name}.pt")], before,
        )  # fmt: skip
        heads.write(to, head)
        report.record(options.models, to.name, _entry(head, progress, schedule.seed))


def run_heads_report(options: Options) -> None:
    report.write_heads_report(
        options.models, options.prompts, new_tokens=8 if options.smoke else head_report.NEW_TOKENS,
        only=options.head or (),
    )  # fmt: skip


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
    chat.train(
        options.chat_target, options.work, options.models / "smollm2-draft",
        _chat_stretches(options, "chat"), warm=options.warm_heads, smoke=options.smoke,
    )  # fmt: skip


def run_chat_head(options: Options) -> None:
    for kind in options.head or (heads.FEATURE,):
        chat_head.train(
            options.chat_target, options.work, options.models / f"smollm2-{kind}", kind,
            _chat_stretches(options, f"chat-{kind}"),
            size=HeadSize(options.feed_forward, options.depth, options.rank),
            warm=options.warm_heads, smoke=options.smoke,
        )  # fmt: skip


def _chat_stretches(options: Options, name: str) -> list[Stretch]:
    """Return a constant-rate and a decaying stretch, bounded by steps if given, else by minutes."""
    parts = {
        "trunk": (settings.CHAT, options.chat_steps, options.chat_minutes),
        "decay": (settings.CHAT_DECAY, options.chat_decay_steps, options.chat_decay_minutes),
    }
    return [
        Stretch(
            replace(schedule, steps=steps), math.inf if steps else minutes,
            options.work / "checkpoints" / f"{name}-{part}.pt",
        )
        for part, (schedule, steps, minutes) in parts.items()
    ]  # fmt: skip


def _export(
    options: Options,
    name: str,
    model: LlamaForCausalLM,
    progress: Progress,
    seed: int,
    target: LlamaForCausalLM | None = None,
) -> None:
    network.export(model, load_tokenizer(options.work), options.models / name, target)
    report.record(options.models, name, _entry(model, progress, seed))


def _entry(model: nn.Module, progress: Progress, seed: int) -> dict[str, int]:
    return {
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "steps": progress.steps_in_all,
        "tokens": progress.tokens,
        "seconds": math.ceil(progress.seconds),
        "seed": seed,
    }


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
