"""Every testable claim: its experiment, its rule and the rule's thresholds."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field

from specviz.claims import LAST, ClaimVerdict, Evidence
from specviz.lab.claims import (
    calibration,
    drafts,
    exactness,
    gains,
    heads,
    latency,
    lengths,
    memory,
    rounds,
    rules,
    slots,
    texts,
    trees,
    variants,
    verification,
)
from specviz.lab.claims.estimates import judge_over
from specviz.lab.claims.workbench import (
    HEAD,
    INDEPENDENT,
    MEDIUM,
    SIZES,
    UNALIGNED,
    Workbench,
)

Measure = Callable[[Workbench], Generator[float, None, Evidence]]
Judge = Callable[[Mapping[str, float]], ClaimVerdict]

SMOLLM2 = (HEAD, INDEPENDENT)


@dataclass(frozen=True)
class Experiment:
    """How to test a claim.

    Attributes:
        measure: gathers the evidence.
        judge: returns the verdict on the evidence's numbers.
        needs: required pairs.
        adds: optional pairs, used if they are on this machine.
        timed: whether the numbers include times, which a busy machine distorts.
        limits: the rule's thresholds by name, for the text that states the rule.
        shows: settings for a run on Watch that shows the claim; empty if no single run does.
    """

    measure: Measure
    judge: Judge
    needs: tuple[str, ...]
    adds: tuple[str, ...] = ()
    timed: bool = True
    limits: Mapping[str, float] = field(default_factory=dict)
    shows: Mapping[str, str | int | float] = field(default_factory=dict)

    @property
    def pairs(self) -> tuple[str, ...]:
        return (*self.needs, *self.adds)


EXPERIMENTS: dict[int, Experiment] = {
    1: Experiment(
        gains.thresholds,
        gains.judge_thresholds,
        gains.NEEDS,
        limits={
            "high": gains.HIGH, "go": gains.GO, "low": gains.LOW,
            "twice": gains.TWICE, "most": gains.MOST, "tested": gains.TESTED,
        },
    ),
    2: Experiment(
        gains.half,
        gains.judge_half,
        gains.NEEDS,
        limits={"from": gains.HALF[0], "to": gains.HALF[1], "enough": gains.ENOUGH},
    ),
    3: Experiment(lengths.lengths, lengths.judge, lengths.NEEDS, limits={"short": lengths.SHORT}),
    4: Experiment(
        drafts.size_ratio,
        drafts.judge_size_ratio,
        SIZES,
        SMOLLM2,
        limits={"times": drafts.TIMES_SMALLER},
    ),
    5: Experiment(
        drafts.alignment,
        drafts.judge_alignment,
        (UNALIGNED, MEDIUM),
        limits={"lift": 100 * drafts.LIFT},
        shows={"pair": UNALIGNED, "drafter": "model", "gamma": 4, "temperature": 0.7},
    ),
    6: Experiment(drafts.optimum, drafts.judge_optimum, SIZES),
    7: Experiment(drafts.kinds, drafts.judge_kinds, (MEDIUM,), SMOLLM2),
    8: Experiment(
        exactness.quality,
        exactness.judge_quality,
        (MEDIUM, UNALIGNED),
        timed=False,
        limits={
            "tie": exactness.TIE, "level": exactness.LEVEL, "rounding": exactness.ROUNDING,
        },
        shows={"pair": UNALIGNED, "drafter": "model", "gamma": 4, "temperature": 0},
    ),
    9: Experiment(
        verification.width,
        verification.judge_width,
        verification.NEEDS,
        (HEAD,),
        limits={"few": verification.A_FEW, "usual_width": verification.USUAL},
    ),
    10: Experiment(texts.by_kind, texts.judge_by_kind, texts.NEEDS_BUNDLED, (HEAD,), timed=False),
    11: Experiment(texts.small_target, texts.judge_small_target, texts.NEEDS_BOTH),
    12: Experiment(
        verification.batch,
        verification.judge_batch,
        verification.NEEDS,
        (HEAD,),
        limits={"shrunk": verification.SHRUNK},
    ),
    13: Experiment(
        latency.tail,
        latency.judge,
        latency.NEEDS,
        limits={"tail": latency.TAIL},
        shows={"pair": MEDIUM, "drafter": "model", "gamma": 4, "temperature": 0.7},
    ),
    14: Experiment(
        memory.extra,
        memory.judge_extra,
        memory.NEEDS,
        SMOLLM2,
        timed=False,
        limits={"nearly": memory.NEARLY_ALL, "little": memory.LITTLE},
    ),
    15: Experiment(
        memory.waiting,
        memory.judge_waiting,
        (MEDIUM,),
        (HEAD,),
        limits={"waits": memory.WAITING, "does_not": memory.FREE},
    ),
    16: Experiment(
        rounds.bonus,
        rounds.judge_bonus,
        rounds.NEEDS,
        timed=False,
        shows={"pair": MEDIUM, "drafter": "model", "gamma": 4, "temperature": 0},
    ),
    17: Experiment(
        rounds.correction,
        rounds.judge_correction,
        rounds.NEEDS,
        timed=False,
        shows={"pair": UNALIGNED, "drafter": "model", "gamma": 4, "temperature": 0.7},
    ),
    18: Experiment(
        exactness.matching,
        exactness.judge_matching,
        (MEDIUM,),
        timed=False,
        limits={"same_chance": exactness.SAME},
    ),
    19: Experiment(
        variants.own_head,
        variants.judge_own_head,
        variants.NEEDS_SMOLLM2,
        shows={"pair": HEAD, "drafter": "model", "gamma": 4, "temperature": 0.7},
    ),
    20: Experiment(
        variants.adaptive,
        judge_over,
        variants.NEEDS_BUNDLED,
        shows={
            "pair": MEDIUM, "drafter": "dspark", "gamma": 7, "temperature": 0.7,
            "confidence": 0.2,
        },
    ),
    22: Experiment(
        rules.block,
        rules.judge_block,
        (MEDIUM,),
        timed=False,
        limits={"least_gain": rules.GAIN},
        shows={
            "pair": MEDIUM, "drafter": "model", "gamma": 8, "temperature": 1, "rule": "block",
        },
    ),
    23: Experiment(
        rules.lossy,
        rules.judge_lossy,
        (MEDIUM,),
        timed=False,
        limits={"noticeable": rules.NOTICEABLE},
        shows={
            "pair": MEDIUM, "drafter": "model", "gamma": 4, "temperature": 0.7, "rule": "typical",
        },
    ),
    24: Experiment(
        heads.own_states,
        heads.judge_own_states,
        heads.NEEDS_SIZES,
        shows={"pair": MEDIUM, "drafter": "eagle3", "gamma": 4, "temperature": 0.7},
    ),
    25: Experiment(
        heads.blocks,
        judge_over,
        heads.NEEDS_BUNDLED,
        shows={"pair": MEDIUM, "drafter": "dspark", "gamma": 7, "temperature": 0.7},
    ),
    26: Experiment(
        trees.trees,
        trees.judge_trees,
        trees.NEEDS,
        limits={"budget": max(trees.DEPTHS), "texts": trees.MODELS["many"]},
        shows={
            "pair": MEDIUM, "drafter": "model", "gamma": 6, "temperature": 0.7,
            "tree": "dynamic", "budget": 16,
        },
    ),
    27: Experiment(
        slots.by_slot,
        slots.judge_by_slot,
        slots.NEEDS,
        timed=False,
        shows={"pair": MEDIUM, "drafter": "eagle3", "gamma": 7, "temperature": 0.7},
    ),
    28: Experiment(
        calibration.calibration,
        calibration.judge_calibration,
        calibration.NEEDS,
        timed=False,
        limits={"off": calibration.OFF},
        shows={
            "pair": MEDIUM, "drafter": "dspark", "gamma": 7, "temperature": 0.7,
            "confidence": 0.2,
        },
    ),
}  # fmt: skip

UNTRIED = frozenset(range(1, LAST + 1)) - EXPERIMENTS.keys()
"""Claims that cannot be measured here: they depend on the reader's own numbers."""
