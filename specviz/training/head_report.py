"""Compares heads with independent drafts, by the decoder: acceptance by slot, tokens per pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.models.loading import load
from specviz.models.pairs import PairSpec
from specviz.settings import Settings
from specviz.trace import Round
from specviz.training.heads import HEADS
from specviz.training.prompts import read_prompts

GAMMA, NEW_TOKENS, PROMPTS = 4, 48, 1  # prompts of each kind
TEMPERATURES = {"greedy": 0.0, "sampled": 0.7}
INDEPENDENT = ("draft-small", "draft-medium", "draft-large")
REFERENCE = INDEPENDENT[1]  # the default pair's draft


@dataclass
class Counts:
    """Counts of rounds, over any number of runs.

    Attributes:
        rounds, emitted: the number of rounds, and of tokens that they emitted.
        tested, accepted: guesses in each slot of a round; one is tested if all before it were
            accepted.
        foreseen: sums of the drafter's confidences in the tested guesses.
    """

    rounds: int = 0
    emitted: int = 0
    tested: list[int] = field(default_factory=lambda: [0] * GAMMA)
    accepted: list[int] = field(default_factory=lambda: [0] * GAMMA)
    foreseen: list[float] = field(default_factory=lambda: [0.0] * GAMMA)

    def add(self, rounds: Iterable[Round]) -> None:
        """Count some rounds."""
        for round in rounds:
            self.rounds += 1
            self.emitted += len(round.emitted)
            for slot in range(round.tested):
                self.tested[slot] += 1
                self.accepted[slot] += slot < round.accepted
                self.foreseen[slot] += round.drafts[slot].confidence or 0

    @property
    def per_pass(self) -> float:
        """Tokens per pass of the target, τ."""
        return self.emitted / max(1, self.rounds)

    @property
    def rate(self) -> float:
        """The share of the tested guesses that were accepted."""
        return sum(self.accepted) / max(1, sum(self.tested))

    def by_slot(self, sums: Sequence[float]) -> list[float]:
        """Means over the tested guesses in each slot."""
        return [total / max(1, tested) for total, tested in zip(sums, self.tested, strict=True)]


def bundled(models: Path, draft: str, kinds: Sequence[str] = HEADS) -> Pair:
    """Load the target with a draft and with heads, from a folder of bundled models."""
    models = models.resolve()  # a relative path could also be a name on the hub
    heads = {kind: str(models / f"target-{kind}") for kind in kinds}
    spec = PairSpec(
        name=f"bundled-{draft}", target=str(models / "target"), draft=str(models / draft),
        licence="Apache-2.0", chats=False, heads=heads,
    )  # fmt: skip
    return load(spec, "cpu", "float32", chat=False)


def count(
    pair: Pair, drafter: str, prompts: Sequence[str], temperature: float, new_tokens: int
) -> Counts:
    """Decode every prompt once, with its number as the seed, and count."""
    counts = Counts()
    for number, prompt in enumerate(prompts):
        settings = Settings(
            gamma=GAMMA, temperature=temperature, seed=number,
            max_new_tokens=new_tokens, drafter=drafter,
        )  # fmt: skip
        target = pair.target()
        proposing, _ = pair.drafter(drafter, target)
        run = decode(target, proposing, pair.tokenizer.encode(prompt), settings, pair.ends)
        counts.add(round for round, _ in run)
    return counts


def measure(
    models: Path, prompts_file: Path, new_tokens: int, only: Sequence[str] = ()
) -> dict[str, Any]:
    """Measure the independent drafts and the heads, or only some of them, as plain values."""
    prompts = read_prompts(prompts_file)
    kinds = {
        kind: [one["text"] for one in prompts if one["kind"] == kind][:PROMPTS]
        for kind in dict.fromkeys(one["kind"] for one in prompts)
    }
    results: dict[str, Any] = {}
    for draft in INDEPENDENT:
        pair = bundled(models, draft)
        drafters = {draft: "model"}
        if draft == INDEPENDENT[-1]:
            drafters |= {"early-exit": "early-exit"} | {kind: kind for kind in HEADS}
        for name, drafter in drafters.items():
            if only and name not in only:
                continue
            results[name] = {
                how: _described(
                    {
                        kind: count(pair, drafter, texts, temperature, new_tokens)
                        for kind, texts in kinds.items()
                    }
                )
                for how, temperature in TEMPERATURES.items()
            }
            print(name, results[name], flush=True)
    return {"new_tokens": new_tokens, "gamma": GAMMA, "prompts": PROMPTS, "drafters": results}


def _described(counts: dict[str, Counts]) -> dict[str, Any]:
    each = counts.values()
    sums = ([one.tested for one in each], [one.accepted for one in each])
    tested, accepted = ([sum(slot) for slot in zip(*one, strict=True)] for one in sums)
    foreseen = [sum(slot) for slot in zip(*(one.foreseen for one in each), strict=True)]
    whole = Counts(tested=tested, accepted=accepted, foreseen=foreseen)
    confidence = {"foreseen": whole.by_slot(foreseen)} if any(foreseen) else {}
    return confidence | {
        "tokens_per_pass": {kind: one.per_pass for kind, one in counts.items()},
        "mean": sum(one.per_pass for one in counts.values()) / max(1, len(counts)),
        "by_place": whole.by_slot(whole.accepted),
    }


def table(header: list[str], rows: Iterable[list[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    rule = ["---"] + ["---:"] * (len(header) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows)) + "\n"


def section(results: dict[str, Any] | None, training: dict[str, Any]) -> str:
    """All tables, from `measure`'s results; a line if nothing was measured yet."""
    if not results:
        return "(not measured)\n"
    parts = [_trained(training)]
    for how, temperature in TEMPERATURES.items():
        measured = {name: values[how] for name, values in results["drafters"].items()}
        parts += [
            (
                f"Temperature {temperature:g}: acceptance in each slot, if all before it were"
                f" accepted; τ, the mean over the kinds; and τ relative to {REFERENCE}'s.\n"
            ),
            _by_slot(measured, results["gamma"]),
            f"Temperature {temperature:g}: τ by kind.\n",
            _by_kind(measured),
        ]
    return "\n".join(parts)


def _by_slot(measured: dict[str, Any], gamma: int) -> str:
    slots = [str(slot + 1) for slot in range(gamma)]
    rows = list[list[str]]()
    for name, values in measured.items():
        means = [values["mean"], values["mean"] / measured[REFERENCE]["mean"]]
        rows.append([name, *(f"{number:.2f}" for number in (*values["by_place"], *means))])
        if "foreseen" in values:
            shares = [f"{share:.2f}" for share in values["foreseen"]]
            rows.append([f"{name}’s own confidence", *shares, "", ""])
    return table(["drafter", *slots, "τ", "ratio"], rows)


def _by_kind(measured: dict[str, Any]) -> str:
    columns = [values["tokens_per_pass"] for values in measured.values()]
    return table(
        ["kind", *(name.removeprefix("draft-") for name in measured)],
        ([kind, *(f"{column[kind]:.2f}" for column in columns)] for kind in columns[0]),
    )


def _trained(training: dict[str, Any]) -> str:
    heads = {name: one for name, one in training.items() if name.startswith("target-")}
    return table(
        ["head", "parameters", "steps", "tokens", "seconds", "seed"],
        (
            [
                f"`{name}`", f"{one['parameters']:,}", f"{one['steps']:,}", f"{one['tokens']:,}",
                f"{one['seconds']:,}", str(one["seed"]),
            ]
            for name, one in heads.items()
        ),
    )  # fmt: skip
