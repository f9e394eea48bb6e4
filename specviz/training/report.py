"""Measures the bundled models by the decoder, and writes README.md and report.json beside them."""

from __future__ import annotations

import json
import math
import platform
import statistics
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn
from transformers import AutoTokenizer, LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.models.loading import load
from specviz.models.pairs import PairSpec
from specviz.settings import Settings
from specviz.trace import Round
from specviz.training import corpora
from specviz.training.data import kinds_in, load_stream
from specviz.training.heads import HEADS
from specviz.training.prompts import read_prompts
from specviz.training.settings import DRAFTS as ALIGNED
from specviz.training.settings import END_OF_TEXT
from specviz.training.target import read
from specviz.training.trainer import Progress

DRAFTS = (*ALIGNED, "draft-unaligned")
REFERENCE = "draft-medium"  # the default pair's draft, with which heads are compared
GAMMA = 4
NEW_TOKENS, SAMPLING_TEMPERATURE = 96, 0.8
HEAD_TOKENS, HEAD_PROMPTS = 48, 1  # new tokens, and prompts of each kind, where heads are compared
TEMPERATURES = {"greedy": 0.0, "sampled": 0.7}


def record(folder: Path, model: nn.Module, progress: Progress, seed: int) -> dict[str, int]:
    """Record in ``training.json``, beside a model's folder, how it was trained."""
    path = folder.parent / "training.json"
    entries = json.loads(path.read_text()) if path.exists() else {}
    entries[folder.name] = entry = {
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "steps": progress.steps_in_all,
        "tokens": progress.tokens,
        "seconds": math.ceil(progress.seconds),
        "seed": seed,
    }
    folder.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, indent=2, sort_keys=True) + "\n")
    return entry


def progress_of(folder: Path) -> Progress:
    """Return the recorded training of a model, as progress to continue from."""
    entry = json.loads((folder.parent / "training.json").read_text())[folder.name]
    return Progress(0, entry["steps"], entry["tokens"], entry["seconds"])


def write_report(work: Path, models: Path, prompts: Path, new_tokens: int = NEW_TOKENS) -> None:
    """Measure the target and the drafts; keep what was measured of the heads."""
    path = models / "report.json"
    before = json.loads(path.read_text()) if path.exists() else {}
    results = measure(work, models, _by_kind(prompts), new_tokens)
    _write(models, results | {"heads": before.get("heads")})


def write_heads_report(
    models: Path, prompts: Path, new_tokens: int = HEAD_TOKENS, only: Sequence[str] = ()
) -> None:
    """Measure the heads beside the drafts; keep what was measured of the target.

    Counts do not depend on the machine, so with ``only`` the results of the others are kept.
    """
    results = json.loads((models / "report.json").read_text())
    if only and not results.get("heads"):
        raise SystemExit("Run heads-report without --head first.")
    found = measure_heads(models, _by_kind(prompts, HEAD_PROMPTS), new_tokens, only)
    before = results["heads"]["drafters"] if only else {}
    _write(models, results | {"heads": found | {"drafters": before | found["drafters"]}})


def _write(models: Path, results: dict[str, Any]) -> None:
    (models / "report.json").write_text(json.dumps(results, indent=2) + "\n")
    training = json.loads((models / "training.json").read_text())
    (models / "README.md").write_text(_readme(models, results, training), encoding="utf-8")


def _by_kind(prompts: Path, most: int | None = None) -> dict[str, list[str]]:
    """Read the first held-out prompts of each kind."""
    found: dict[str, list[str]] = {}
    for prompt in read_prompts(prompts):
        found.setdefault(prompt["kind"], []).append(prompt["text"])
    return {kind: texts[:most] for kind, texts in found.items()}


# Measuring


def bundled(models: Path, draft: str, kinds: Sequence[str] = HEADS) -> Pair:
    """Load the target with a draft and with heads, from a folder of bundled models."""
    models = models.resolve()  # a relative path could also be a name on the hub
    heads = {kind: str(models / f"target-{kind}") for kind in kinds}
    spec = PairSpec(
        name=f"bundled-{draft}", target=str(models / "target"), draft=str(models / draft),
        licence="Apache-2.0", chats=False, heads=heads,
    )  # fmt: skip
    return load(spec, "cpu", "float32", chat=False)


def decoded(
    pair: Pair, drafter: str, prompts: Sequence[str], temperature: float, new_tokens: int
) -> list[Round]:
    """Decode every prompt once, with its number as the seed; return all rounds."""
    rounds = list[Round]()
    for number, prompt in enumerate(prompts):
        settings = Settings(
            gamma=GAMMA, temperature=temperature, seed=number,
            max_new_tokens=new_tokens, drafter=drafter,
        )  # fmt: skip
        target = pair.target()
        proposing, _ = pair.drafter(drafter, target)
        run = decode(target, proposing, pair.tokenizer.encode(prompt), settings, pair.ends)
        rounds += [round for round, _ in run]
    return rounds


def per_pass(rounds: Sequence[Round]) -> float:
    """Tokens per pass of the target, τ."""
    return sum(len(round.emitted) for round in rounds) / max(1, len(rounds))


def acceptance(rounds: Sequence[Round]) -> float:
    """The share of the tested guesses that were accepted."""
    tested = sum(round.tested for round in rounds)
    return sum(round.accepted for round in rounds) / max(1, tested)


def _slots(rounds: Sequence[Round], value: Callable[[Round, int], float]) -> list[float]:
    """Means over the rounds that tested a slot, whose earlier guesses were all accepted."""
    each = ([value(one, n) for one in rounds if n < one.tested] for n in range(GAMMA))
    return [statistics.mean(found or [0]) for found in each]


def measure(
    work: Path, models: Path, prompts: dict[str, list[str]], new_tokens: int
) -> dict[str, Any]:
    """Measure the target and the independent drafts, as plain values."""
    model, tokenizer = read(models / "target"), AutoTokenizer.from_pretrained(models / "target")
    pairs = {name: bundled(models, name, ()) for name in DRAFTS}
    plain = pairs[REFERENCE]
    results: dict[str, Any] = {"kinds": {}, "samples": []}
    for kind in kinds_in(work):
        texts = prompts.get(kind, [])
        greedy = [continued(plain, text, new_tokens) for text in texts]
        for text, output in zip(texts[:1], greedy, strict=False):
            sampled = continued(plain, text, new_tokens, SAMPLING_TEMPERATURE)
            said = {"greedy": output, "sampled": sampled}
            said = {
                how: tokenizer.decode(ids, skip_special_tokens=True) for how, ids in said.items()
            }
            results["samples"].append({"kind": kind, "prompt": text, **said})
        runs = {name: decoded(pair, "model", texts, 0, new_tokens) for name, pair in pairs.items()}
        results["kinds"][kind] = {
            "bits_per_byte": bits_per_byte(model, tokenizer, work, kind),
            "repeated_spans": statistics.mean(map(repeats, greedy)),
            "acceptance": {name: acceptance(rounds) for name, rounds in runs.items()},
            "tokens_per_round": {name: per_pass(rounds) for name, rounds in runs.items()},
        }
        print(kind, json.dumps(results["kinds"][kind]), flush=True)
    for measured in ("acceptance", "tokens_per_round"):
        results[f"mean_{measured}"] = {
            name: statistics.mean(kind[measured][name] for kind in results["kinds"].values())
            for name in DRAFTS
        }
    return results


def continued(pair: Pair, prompt: str, new_tokens: int, temperature: float = 0.0) -> list[int]:
    """Return the target's continuation of a prompt, up to and including the separator."""
    settings = Settings(temperature=temperature, max_new_tokens=new_tokens)
    steps = plain_steps(pair.target(), pair.tokenizer.encode(prompt), settings)
    output = [step.token for step in islice(steps, new_tokens)]
    return output[: output.index(END_OF_TEXT) + 1] if END_OF_TEXT in output else output


def repeats(output: list[int], span: int = 8) -> float:
    """Return the share of ``span``-token spans that occurred before: high in a loop."""
    spans = [tuple(output[start : start + span]) for start in range(len(output) - span + 1)]
    return 1.0 - len(set(spans)) / len(spans) if spans else 0.0


@torch.inference_mode()
def bits_per_byte(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    work: Path,
    kind: str,
    tokens: int = 8192,
    length: int = 512,
) -> float:
    """Return the held-out bits per byte of one kind, over its first ``tokens`` tokens."""
    stream = torch.from_numpy(load_stream(work, kind, "held_out")[:tokens].astype("int64"))
    length = min(length, len(stream))
    rows = stream[: len(stream) // length * length].view(-1, length).to(model.device)
    inputs = F.pad(rows[:, :-1], (1, 0), value=END_OF_TEXT)
    nats = sum(
        F.cross_entropy(model(ids).logits.flatten(0, 1).float(), wanted.flatten(), reduction="sum")
        for ids, wanted in zip(inputs.split(8), rows.split(8), strict=True)
    )
    # In a byte-level vocabulary, one character is one byte; the separator is not text.
    entries = tokenizer.convert_ids_to_tokens(rows.flatten().tolist())
    size = sum(len(entry) for entry in entries if entry != tokenizer.eos_token)
    return float(nats) / size / math.log(2)


def measure_heads(
    models: Path, prompts: dict[str, list[str]], new_tokens: int, only: Sequence[str]
) -> dict[str, Any]:
    """Measure the aligned drafts and the heads, or only some of them, as plain values."""
    results: dict[str, Any] = {}
    for draft in ALIGNED:
        pair = bundled(models, draft)
        others = ("early-exit", *HEADS) if draft == [*ALIGNED][-1] else ()
        for name, drafter in {draft: "model", **{kind: kind for kind in others}}.items():
            if only and name not in only:
                continue
            results[name] = {
                how: _described(
                    {
                        kind: decoded(pair, drafter, texts, temperature, new_tokens)
                        for kind, texts in prompts.items()
                    }
                )
                for how, temperature in TEMPERATURES.items()
            }
            print(name, results[name], flush=True)
    return {"new_tokens": new_tokens, "gamma": GAMMA, "prompts": HEAD_PROMPTS, "drafters": results}


def _described(runs: dict[str, list[Round]]) -> dict[str, Any]:
    every = [round for rounds in runs.values() for round in rounds]
    by_kind = {kind: per_pass(rounds) for kind, rounds in runs.items()}
    foreseen = _slots(every, lambda round, slot: round.drafts[slot].confidence or 0)
    return ({"foreseen": foreseen} if any(foreseen) else {}) | {
        "tokens_per_pass": by_kind,
        "mean": statistics.mean(by_kind.values()),
        "by_place": _slots(every, lambda round, slot: slot < round.accepted),
    }


# Writing


def table(header: list[str], rows: Iterable[list[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    rule = ["---"] + ["---:"] * (len(header) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows)) + "\n"


def _short(names: Iterable[str]) -> list[str]:
    return [name.removeprefix("draft-") for name in names]


def _model_table(models: Path, training: dict[str, Any]) -> str:
    rows = list[list[str]]()
    for name in ("target", *DRAFTS):
        config = json.loads((models / name / "config.json").read_text())
        layers, width, inner = (
            config[key] for key in ("num_hidden_layers", "hidden_size", "intermediate_size")
        )
        size = sum(path.stat().st_size for path in (models / name).iterdir())
        parameters, *trained = _trained(training[name])
        shape = f"{layers} × {width} (FFN {inner})"
        rows.append([f"`{name}`", shape, parameters, f"{size / 1e6:.1f} MB", *trained])
    header = ["model", "layers × width", "parameters", "folder", "steps", "tokens", "seconds"]
    return table([*header, "seed"], rows)


def _trained(entry: dict[str, int]) -> list[str]:
    """The entry of ``training.json`` for a model, as cells."""
    numbers = (entry[name] for name in ("parameters", "steps", "tokens", "seconds"))
    return [*(f"{number:,}" for number in numbers), str(entry["seed"])]


def _kind_table(results: dict[str, Any], measured: str) -> str:
    rows = [
        [kind, *(f"{values[measured][name]:.2f}" for name in DRAFTS)]
        for kind, values in results["kinds"].items()
    ]
    rows.append(["**mean**", *(f"**{results[f'mean_{measured}'][name]:.2f}**" for name in DRAFTS)])
    return table(["kind", *_short(DRAFTS)], rows)


def _heads(results: dict[str, Any] | None, training: dict[str, Any]) -> str:
    """All tables of the heads; a line if nothing was measured yet."""
    if not results:
        return "(not measured)\n"
    trained = [
        [f"`{name}`", *_trained(one)]
        for name, one in training.items()
        if name.startswith("target-")
    ]
    parts = [table(["head", "parameters", "steps", "tokens", "seconds", "seed"], trained)]
    for how, temperature in TEMPERATURES.items():
        measured = {name: values[how] for name, values in results["drafters"].items()}
        by_kind = {name: values["tokens_per_pass"] for name, values in measured.items()}
        parts += [
            (
                f"Temperature {temperature:g}: acceptance in each slot, if all before it were"
                f" accepted; τ, the mean over the kinds; and τ relative to {REFERENCE}'s.\n"
            ),
            _slot_table(measured, results["gamma"]),
            f"Temperature {temperature:g}: τ by kind.\n",
            table(
                ["kind", *_short(measured)],
                (
                    [kind, *(f"{values[kind]:.2f}" for values in by_kind.values())]
                    for kind in by_kind[REFERENCE]
                ),
            ),
        ]
    return "\n".join(parts)


def _slot_table(measured: dict[str, Any], gamma: int) -> str:
    rows = list[list[str]]()
    for name, values in measured.items():
        means = [values["mean"], values["mean"] / measured[REFERENCE]["mean"]]
        rows.append([name, *(f"{number:.2f}" for number in (*values["by_place"], *means))])
        if "foreseen" in values:
            shares = [f"{share:.2f}" for share in values["foreseen"]]
            rows.append([f"{name}’s own confidence", *shares, "", ""])
    return table(["drafter", *(str(slot + 1) for slot in range(gamma)), "τ", "ratio"], rows)


def _readme(models: Path, results: dict[str, Any], training: dict[str, Any]) -> str:
    loss = [
        [kind, f"{values['bits_per_byte']:.3f}", f"{values['repeated_spans']:.2f}"]
        for kind, values in results["kinds"].items()
    ]
    versions = (
        f"{name} {version(name)}" for name in ("torch", "transformers", "tokenizers", "safetensors")
    )
    samples = (
        f"**{sample['kind']}**, {way}\n\n````text\n{sample['prompt']}⏵{sample[way]}\n````\n"
        for sample in results["samples"]
        for way in ("greedy", "sampled")
    )
    return filled(
        "models_readme.md",
        MODELS=_model_table(models, training),
        LIBRARIES=str(len(corpora.LIBRARIES)),
        NOVELS=str(len(corpora.NOVELS)),
        VERSIONS=", ".join((f"Python {platform.python_version()}", *versions)),
        LOSS=table(["kind", "bits per byte", "repeated spans, greedy"], loss),
        ACCEPTANCE=_kind_table(results, "acceptance"),
        TOKENS_PER_ROUND=_kind_table(results, "tokens_per_round"),
        HEADS=_heads(results.get("heads"), training),
        SAMPLES="\n".join(samples),
    )


def filled(template: str, **values: str) -> str:
    """Return one of the templates beside this file, its names in double braces replaced."""
    text = (Path(__file__).parent / template).read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text
