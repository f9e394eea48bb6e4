"""Claim 14: the memory that a draft adds."""

from specviz.claims import Chart, Conditions, Evidence, Point, Series
from specviz.decoding.lean.weights import head_size
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes
from specviz.lab.experiments.estimates import short, short_numbers
from specviz.lab.experiments.workbench import (
    HEAD,
    INDEPENDENT,
    SIZES,
    SMOLLM2,
    Workbench,
    weight_bytes,
)
from specviz.models.checkpoints import load_config
from specviz.models.feature_heads import copied
from specviz.models.machine import DTYPES
from specviz.models.pairs import find
from specviz.trace import Model

CONTEXT = 1024  # tokens, the bundled models' maximum
NEARLY_ALL, LITTLE = 0.9, 0.5  # share of weights in the extra memory
MEGABYTE = 1e6


def measure(bench: Workbench) -> Steps:
    """A draft's weights, rows copied by a head, and KV cache at full context."""
    names = bench.here(*SIZES, HEAD, INDEPENDENT)
    weights, rows, caches = list[Point](), list[Point](), list[Point]()
    shares = list[float]()
    for number, name in enumerate(names):
        draft = bench.pairs[name].models.draft
        assert draft is not None
        folder = find(name).draft or ""
        own, copies = weight_bytes(draft), copied(folder) * DTYPES[draft.dtype].itemsize
        cache = CONTEXT * cache_bytes(folder, draft)
        for points, size in ((weights, own), (rows, copies), (caches, cache)):
            points.append(Point(name, short(size / MEGABYTE)))
        shares.append((own + copies) / (own + copies + cache))
        yield (number + 1) / len(names)
    return Evidence(
        setup=Conditions(pairs=tuple(names), tokens=CONTEXT),
        numbers=short_numbers(
            pairs=len(names),
            nearly_all=sum(share >= NEARLY_ALL for share in shares),
            least=min(shares),
            most=max(shares),
            context=CONTEXT,
        ),
        series=(
            Series("draft_weights", tuple(weights)),
            Series("draft_rows", tuple(rows)),
            Series("draft_cache", tuple(caches)),
        ),
    )


def cache_bytes(checkpoint: str, model: Model) -> int:
    """Return the size of one token's keys and values over all layers, in bytes."""
    config = load_config(checkpoint)
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    return 2 * model.layers * heads * head_size(config) * DTYPES[model.dtype].itemsize


CLAIM = Claim(
    number=14,
    words={
        "claim": "The cost in memory is one more checkpoint.",
        "how": "The bytes of each draft’s weights, of the rows that a head copies from its"
        " target’s output layer, and of its KV cache for a text that fills the bundled models’"
        " context.",
        "rule": "The claim holds if weights and copied rows are at least {nearly:.0%} of what each"
        " draft adds. It does not hold if they are less than {little:.0%} for all drafts.",
        "holds": "Weights are {least:.0%} to {most:.0%} of what a draft adds, at {context:.0f}"
        " tokens of text.",
        "fails": "Weights are only {least:.0%} to {most:.0%} of what a draft adds, at"
        " {context:.0f} tokens of text; the rest is its KV cache.",
        "depends": "Weights are {least:.0%} to {most:.0%} of what a draft adds, at {context:.0f}"
        " tokens of text; its KV cache grows with the text.",
        "shows": "What each draft adds in memory: its weights, the rows it copies, and its KV"
        " cache for one text.",
        "x": "Models",
        "y": "MB",
        "names": {
            "draft_weights": "Draft weights",
            "draft_rows": "Rows copied from the target",
            "draft_cache": "Draft KV cache",
        },
    },
    terms=("draft", "target"),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["nearly_all"] == n["pairs"],
            fails=lambda n: n["most"] < LITTLE,
        ),
        Chart("stacked"),
        needs=SIZES,
        adds=SMOLLM2,
        timed=False,
        limits={"nearly": NEARLY_ALL, "little": LITTLE},
        outcomes=outcomes(
            "pairs nearly_all most", holds=(3, 3, 1), fails=(3, 0, 0.4), depends=(3, 1, 0.95)
        ),
    ),
)
