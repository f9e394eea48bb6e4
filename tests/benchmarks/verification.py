"""Compares a verification with a plain step, and the step with transformers', in alternation.

    PYTHONPATH=.:tests python -m benchmarks.verification [--shape NAME] [--dtype NAME] [--layers N]

Uses random weights in the shapes of real models, because only shapes decide the time of a pass.
Goals, in float32 and bfloat16: a pass over 5 tokens takes at most 1.3 plain steps, and a step takes
no longer than transformers'. With one thread (OMP_NUM_THREADS=1), times are CPU times, which
exclude other work on the machine, but not its memory traffic. Prints the ratio of the shortest
times and the median ratio of neighbouring times.
"""

import argparse
from collections.abc import Callable
from statistics import median

import torch
from transformers import DynamicCache, PreTrainedModel, Qwen2Config, Qwen2ForCausalLM

from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import pack
from specviz.lab.machine_limits import seconds

SHAPES = {
    "qwen2.5-0.5b": Qwen2Config(
        hidden_size=896, intermediate_size=4864, num_hidden_layers=24,
        num_attention_heads=14, num_key_value_heads=2,
    ),
    "qwen2.5-1.5b": Qwen2Config(
        hidden_size=1536, intermediate_size=8960, num_hidden_layers=28,
        num_attention_heads=12, num_key_value_heads=2,
    ),
}  # fmt: skip
DTYPES = ("float32", "bfloat16")
CONTEXT, WIDTHS, REPEATS = 128, (1, 5, 9), 12

Work = Callable[[], object]


def model(config: Qwen2Config, dtype: torch.dtype, layers: int | None) -> PreTrainedModel:
    """Return a packed model of these sizes with random weights."""
    sizes = config.to_dict() | {"vocab_size": 151_936, "tie_word_embeddings": True}
    if layers is not None:
        sizes |= {"num_hidden_layers": layers, "layer_types": None}
    torch.set_default_dtype(dtype)
    made: PreTrainedModel = Qwen2ForCausalLM(Qwen2Config(**sizes)).eval()
    torch.set_default_dtype(torch.float32)
    pack(made)
    return made


def works(model: PreTrainedModel) -> dict[str, Work]:
    """Return passes after the same context: ours over each width, and transformers' step."""
    tokens = torch.arange(CONTEXT + max(WIDTHS))
    ours, cache = LeanModel(model), DynamicCache(config=model.config)
    ours.logits(tokens[:CONTEXT], last=1)
    with torch.inference_mode():
        model(tokens[None, :CONTEXT], past_key_values=cache, logits_to_keep=1)

    def read(width: int) -> Work:
        def work() -> None:
            ours.rollback(CONTEXT)
            ours.logits(tokens[CONTEXT : CONTEXT + width], last=width)

        return work

    def step() -> None:
        model(tokens[None, CONTEXT : CONTEXT + 1], past_key_values=cache)
        cache.crop(-1)

    return {str(width): read(width) for width in WIDTHS} | {"transformers": step}


def main() -> None:
    """Measure and print each shape in each dtype."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shape", choices=SHAPES, action="append")
    parser.add_argument("--dtype", choices=DTYPES, action="append")
    parser.add_argument("--layers", type=int, help="fewer layers take less memory")
    options = parser.parse_args()
    for name in options.shape or SHAPES:
        for dtype in options.dtype or DTYPES:
            passes = works(model(SHAPES[name], getattr(torch, dtype), options.layers))
            taken: dict[str, list[float]] = {what: [] for what in passes}
            for _ in range(REPEATS):
                for what, work in passes.items():
                    taken[what].append(seconds(work, torch.device("cpu")))
            print(f"{name} {dtype}: a step takes {1000 * min(taken['1']):.1f} ms")
            for what, other in ((w, "1") for w in ("5", "9")):
                _print(f"{what} tokens / a step", taken[what], taken[other])
            _print("a step / transformers'", taken["1"], taken["transformers"])


def _print(name: str, ours: list[float], others: list[float]) -> None:
    pairs = [a / b for a, b in zip(ours, others, strict=True)]
    print(f"  {name:24} shortest {min(ours) / min(others):.2f}, median {median(pairs):.2f}")


if __name__ == "__main__":
    main()
