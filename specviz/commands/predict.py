"""`predict`: what pairs gain, computed for GPUs, or for this machine beside measurements."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from specviz.commands.models import ModelChoice, check_context, chosen, downloaded
from specviz.console import tell, write_json
from specviz.errors import ModelError, SettingsError
from specviz.files import STDOUT
from specviz.lab.predictions import MeasuredPasses, loaded_models, measure, random_models
from specviz.models import predictions
from specviz.models.machine import pick_device
from specviz.models.pairs import PAIRS, PairSpec
from specviz.models.predictions import (
    HALF,
    INT8,
    MODEL,
    PAYS,
    default_on,
    fits,
    is_for_gpus,
    launching,
)
from specviz.theory.prediction import PassCost, Prediction
from specviz.theory.roofline import GPUS, Hardware, bandwidth_share, find_gpu, short_name
from specviz.theory.speculation import expected_tokens
from specviz.views.columns import columns
from specviz.words.page import DRAFTERS

HERE = "here"
MEASURED_CONTEXT = 128  # cached tokens of `specviz.lab.passes`
SHOWN = (1, 2, 4, 6, 8, 12, 16)  # draft lengths in the text, of timed widths; JSON has all
TIMED = (4, 8, 16)  # draft lengths whose passes are listed
LONGEST_NAME = 20  # with all GPUs beside it, the table has 80 columns
MODES = {
    "round": "in CUDA graphs for each round",
    "fused": "the same, with Triton kernels",
    "captured": "in one CUDA graph for each pass",
    "eager": "launched one by one",
}


class Predicted(NamedTuple):
    """A prediction and its conditions.

    Attributes:
        mode: how kernels are launched, of `MODES`.
        weight_bytes: bytes per weight of the target.
        drafter: the pair's draft model, or one of its heads, by kind.
        measured: measured times of the same passes; None except on this machine.
    """

    spec: PairSpec
    prediction: Prediction
    mode: str
    weight_bytes: float
    drafter: str = MODEL
    measured: MeasuredPasses | None = None

    @property
    def fits(self) -> bool:
        """Whether it fits into the GPU's memory; what was measured here fits."""
        here, on = self.measured is not None, self.prediction.on
        return here or fits(self.spec, on, self.prediction.context, self.drafter)


def predict(
    models: ModelChoice,
    devices: Sequence[str],
    alpha: float,
    *,
    drafter: str = MODEL,
    draft_dtype: str = "auto",
    mode: str | None,
    context: int,
    random: bool,
    json_file: Path | None,
) -> None:
    """Print predictions: one in detail, or a table of several.

    Args:
        models: pairs, several names separated by commas; none: all known pairs for GPUs.
        devices: names of GPUs; none: all; "here": this machine, where passes are also measured.
        alpha: acceptance rate.
        drafter: the pairs' draft models, or a kind of head that they have on the hub.
        draft_dtype: of the pairs' draft models: "auto", "int8" or "same".
        mode: how kernels are launched, of `MODES`; None: a graph for each round on a GPU.
        context: cached tokens on a GPU.
        random: measure random weights of the pair's sizes.
        json_file: where to write all predictions in detail as JSON; STDOUT: in place of the text.
    """
    found, table = list[Predicted](), list[str]()
    if drafter != MODEL and draft_dtype == "int8":
        raise SettingsError(
            "--draft-dtype int8 is for draft models only: leave out --drafter {name}.", name=drafter
        )
    if HERE in devices:
        if len(devices) > 1:
            raise SettingsError("--device here cannot be combined with other devices.")
        if drafter != MODEL:
            raise SettingsError(
                "--device here measures draft models only: leave out --drafter {name}.",
                name=drafter,
            )
        found = [_here(models, mode, draft_dtype, random=random)]
    else:
        mode, specs = mode or "round", _specs(models, drafter)
        check_context(specs, context)
        gpus = [_gpu(name) for name in devices] or list(GPUS)
        if json_file or len(specs) * len(gpus) == 1:
            found = [
                _on_gpu(spec, gpu, mode, context, drafter, draft_dtype)
                for spec in specs
                for gpu in gpus
            ]
        if len(specs) * len(gpus) > 1:
            table = list(_table(specs, gpus, alpha, mode, context, drafter, draft_dtype))
    if json_file:
        write_json([_as_json(each, alpha) for each in found], json_file)
    if json_file != STDOUT:
        print("\n".join(table or _as_text(found[0], alpha)))


def _specs(models: ModelChoice, drafter: str) -> list[PairSpec]:
    names = models.pair.split(",") if models.pair else [None]
    if names == [None] and models.target is None and models.draft is None:
        known = [spec for spec in PAIRS if predictions.predict(spec, GPUS[0], drafter=drafter)]
        return [spec for spec in known if is_for_gpus(spec)]
    return [chosen(replace(models, pair=name)) for name in names]


def _gpu(name: str) -> Hardware:
    gpu = find_gpu(name)
    if gpu is None:
        known = ", ".join(short_name(gpu) for gpu in GPUS)
        raise SettingsError(
            "There is no GPU {name!r:.40}. --device takes {known}, or here.", name=name, known=known
        )
    return gpu


def _on_gpu(
    spec: PairSpec, gpu: Hardware, mode: str, context: int, drafter: str, draft_dtype: str
) -> Predicted:
    found = predictions.predict(
        spec, launching(gpu, mode), mode, context, drafter=drafter, draft_dtype=draft_dtype
    )
    return Predicted(spec, _known(spec, found, drafter), mode, HALF, drafter)


def _here(models: ModelChoice, mode: str | None, draft_dtype: str, *, random: bool) -> Predicted:
    on_cpu = pick_device(models.device).type == "cpu"
    if on_cpu and mode not in (None, "eager"):
        tell(f"--mode {mode} has no effect on a CPU, which has no CUDA graphs: leave it out.")
    mode = "eager" if on_cpu else mode or "round"
    draft_dtype = "int8" if draft_dtype == "int8" else "same"
    spec = chosen(models)
    _known(spec, predictions.predict(spec, GPUS[0]))
    if random:
        pair = random_models(spec, models.device, models.dtype)
    else:
        pair = loaded_models(downloaded(spec, models), models.device, models.dtype)
    on, measured = measure(pair, capture=mode != "eager", int8=draft_dtype == "int8")
    size = pair.target.dtype.itemsize
    found = predictions.predict(spec, on, mode, MEASURED_CONTEXT, size, draft_dtype=draft_dtype)
    return Predicted(spec, _known(spec, found), mode, size, measured=measured)


def _known(spec: PairSpec, found: Prediction | None, drafter: str = MODEL) -> Prediction:
    if found is None and drafter != MODEL:
        raise ModelError(
            "The pair {name} cannot be predicted: it has no {head} on the hub.",
            name=spec.name,
            head=DRAFTERS[drafter],
        )
    if found is None:
        raise ModelError(
            "The pair {name} cannot be predicted: prediction needs the config.json of two models"
            " of the Llama, Mistral, Qwen2 or Qwen3 families.",
            name=spec.name,
        )
    return found


def _table(
    specs: Sequence[PairSpec],
    gpus: Sequence[Hardware],
    alpha: float,
    mode: str,
    context: int,
    drafter: str,
    draft_dtype: str,
) -> Iterator[str]:
    """Yield a table of the highest predicted speed-ups, and its legend."""
    defaults = {gpu.name: default_on(gpu) for gpu in gpus} if drafter == MODEL else {}

    def cell(spec: PairSpec, gpu: Hardware) -> str:
        found = _on_gpu(spec, gpu, mode, context, drafter, draft_dtype)
        if not found.fits:
            return "– "
        gain = found.prediction.best(alpha)[1]
        return f"{gain:.2f}{'*' if spec == defaults.get(gpu.name) else ' '}"

    head = ["pair", *(f"{short_name(gpu)} " for gpu in gpus)]
    rows = [[_short(spec.name), *(cell(spec, gpu) for gpu in gpus)] for spec in specs]
    yield from columns([head, *rows], gap=1)
    yield ""
    yield f"Predicted speed-up at the best γ; the acceptance rate {alpha:g} is assumed."
    yield f"Kernels: {MODES[mode]} (--mode {mode}); {context:,} cached tokens."
    if drafter == MODEL:
        yield f"Drafts: {DRAFTS[draft_dtype]} (--draft-dtype {draft_dtype})."
        yield "*: the default pair of this GPU. –: does not fit into its memory."
    else:
        yield f"Drafter: {DRAFTERS[drafter]}. –: does not fit into its memory."


DRAFTS = {
    "auto": f"int8 where that gains {PAYS - 1:.0%} or more, else 16 bits",
    "int8": "int8",
    "same": "16 bits",
}
"""How draft models are read, by --draft-dtype."""


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _as_text(found: Predicted, alpha: float) -> Iterator[str]:
    spec, prediction, measured = found.spec, found.prediction, found.measured
    on, costs = prediction.on, prediction.costs
    beside = ", beside what was measured" if measured else "; nothing was measured"
    head = "" if found.drafter == MODEL else f" with its {DRAFTERS[found.drafter]}"
    yield f"{spec.name}{head} on {on.name}: predicted{beside}."
    if not found.fits:
        yield f"It does not fit into the memory of {on.name}."
    int8 = ", the draft as int8" if prediction.draft.weight_bytes == INT8 else ""
    yield (
        f"{found.weight_bytes:g} bytes per weight{int8}; {prediction.context} cached tokens;"
        f" acceptance rate {alpha:g} (assumed)."
    )
    yield f"Kernels: {MODES[found.mode]} (--mode {found.mode})."
    yield _assumptions(found)
    yield ""
    head = f"{'pass':18} {'MB read':>9} {'kernels':>8} {'ms':>9} {'MBU':>5}"
    yield head + (f" {'measured':>9} {'MBU':>5}" if measured else "")
    for name, cost, seconds in _passes(found):
        times = [cost.seconds] if seconds is None else [cost.seconds, seconds]
        yield f"{name:18} {cost.bytes / 1e6:9,.1f} {cost.kernels:8,}" + "".join(
            f" {1e3 * each:9.3f} {bandwidth_share(on, cost.bytes, each):5.0%}" for each in times
        )
    yield "MBU: the share of the memory bandwidth that a pass uses."
    yield ""
    block = prediction.drafting == "block"
    head = f"{'γ':>2} {'d' if block else 'c':>6} {'v':>6} {'o':>6} {'τ':>6} {'S':>6}"
    yield head + (f"   measured: {'c':>6} {'v':>6} {'S':>6}" if measured else "")
    for gamma in _lengths(prediction, SHOWN):
        drafting = costs.drafting(gamma if block else 1)
        tau = expected_tokens(alpha, gamma)
        row = (drafting, costs.verify(gamma + 1), costs.overhead(gamma), tau)
        line = f"{gamma:2} " + " ".join(f"{each:6.3f}" for each in row)
        line += f" {costs.speedup(alpha, gamma):6.2f}"
        if measured:
            c, v = measured.c, measured.v(gamma)
            line += f"             {c:6.3f} {v:6.3f} {measured.speedup(alpha, gamma):6.2f}"
        yield line
    yield ""
    term, total = ("d: all γ guesses", "d") if block else ("c: a draft step", "γ·c")
    yield f"{term}, v: verification, o: waiting for the host, all in plain steps;"
    yield f"τ: tokens per round; S: speed-up, τ / ({total} + v + o)."
    gamma, gain = prediction.best(alpha)
    yield (
        f"Best: γ = {gamma}, {gain:.2f} × plain." if gamma else "Best: plain decoding."
    ) + _needs(prediction.break_even)


def _lengths(prediction: Prediction, shown: Sequence[int]) -> list[int]:
    """Return the draft lengths to show, up to the longest that the drafter can make."""
    return [*(gamma for gamma in shown if gamma < prediction.most), prediction.most]


def _needs(even: float | None) -> str:
    if even is None:
        return " No acceptance rate gains here."
    return f" Gains where the acceptance rate is above {even:.2f}."


def _assumptions(found: Predicted) -> str:
    on, launch = found.prediction.on, found.prediction.on.launch
    if found.measured:
        return (
            f"Measured: {on.bandwidth / 1e9:.1f} GB/s, {on.arithmetic / 1e9:,.0f} GFLOP/s,"
            f" {1e6 * launch.kernel:.1f} µs per kernel."
        )
    host = f", {1e6 * launch.host:g} µs on the host" if launch.host else ""
    return (
        f"Assumed: {on.reached:.0%} of the data sheet's {on.bandwidth / 1e9:,.0f} GB/s,"
        f" {1e6 * launch.kernel:g} µs per kernel{host}."
    )


def _passes(found: Predicted) -> Iterator[tuple[str, PassCost, float | None]]:
    """Yield name, prediction and measured seconds of the passes of a round."""
    prediction, measured = found.prediction, found.measured
    if prediction.drafting == "steps":
        yield "draft step", prediction.draft_pass(1), measured and measured.draft_step
    else:
        for gamma in _lengths(prediction, TIMED):
            yield f"draft {gamma} tokens", prediction.draft_pass(gamma), None
    yield "plain step", prediction.plain_step, measured and measured.target[1]
    for gamma in _lengths(prediction, TIMED):
        seconds = measured and measured.target[gamma + 1]
        yield f"verify {gamma + 1} tokens", prediction.verification(gamma), seconds


def _as_json(found: Predicted, alpha: float) -> dict[str, Any]:
    spec, prediction, measured = found.spec, found.prediction, found.measured
    on, costs = prediction.on, prediction.costs
    best, gain = prediction.best(alpha)
    steps = prediction.drafting == "steps"
    gammas = [
        {
            "gamma": gamma,
            "drafting": costs.drafting(gamma),
            "verification": prediction.verification(gamma)._asdict(),
            "v": costs.verify(gamma + 1),
            "launches": round(prediction.round.total(gamma)),
            "overhead": costs.overhead(gamma),
            "tau": expected_tokens(alpha, gamma),
            "speedup": costs.speedup(alpha, gamma),
        }
        for gamma in range(1, prediction.most + 1)
    ]
    return {
        "kind": "prediction",
        "pair": spec.name,
        "target": spec.target,
        "draft": spec.heads.get(found.drafter, spec.draft),
        "drafter": found.drafter,
        "device": on.name,
        "mode": found.mode,
        "fits": found.fits,
        "context": prediction.context,
        "weight_bytes": found.weight_bytes,
        "draft_weight_bytes": prediction.draft.weight_bytes,
        "alpha": alpha,
        "assumptions": {
            "bandwidth": on.bandwidth,
            "arithmetic": on.arithmetic,
            "reached": on.reached,
            "kernel_seconds": on.launch.kernel,
            "host_seconds": on.launch.host,
            "host_seconds_between_passes": on.launch.between,
            "source": on.source,
        },
        "draft_step": prediction.draft_pass(1)._asdict() if steps else None,
        "plain_step": prediction.plain_step._asdict(),
        "waits": prediction.round.waits,
        "mbu": {
            name: bandwidth_share(on, cost.bytes, seconds or cost.seconds)
            for name, cost, seconds in _passes(found)
            if name.endswith("step")
        },
        "c": costs.drafting(1) if steps else None,
        "gammas": gammas,
        "best": {"gamma": best, "speedup": gain},
        "break_even": prediction.break_even,
        "measured": measured and measured._asdict() | {"c": measured.c},
    }
