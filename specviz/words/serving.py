"""The words of “Will it pay?” on servers: batches, load, memory, money, and what is orthogonal."""

from typing import Any

from specviz.words.page import DRAFTERS

SERVING: dict[str, Any] = {
    "toy": "Toy models: this target has {size:,.0f} million parameters. Use them to see how the"
    " figures depend on one another, not what larger models gain.",
    "toy_alpha": "α = {alpha} was measured on toy models (a target of {size:,.0f} million"
    " parameters) and does not carry over to this pair. Set α in the calculator to the rate that"
    " your own models reach. The costs c and v do not come from that run: they are predicted.",
    "toy_mark": "toy models",
    # Batches.
    "machines": "### On another machine, for many texts at once\n"
    "**A prediction, not a measurement**, for the machine and the pair that you choose here. α and"
    " γ come from the calculator; c and v are predicted.",
    "batch": "A step takes as long as its slower part (reading weights and caches from memory, or"
    " arithmetic), plus a fixed time for each kernel that it launches. At batch size 1 decoding is"
    " memory-bound, so verifying γ + 1 tokens costs about as much as one, except in a mixture of"
    " experts, where more tokens use more experts. In a large batch verification becomes"
    " compute-bound, and the gain shrinks.",
    "hardware": "Machine",
    "hardware_recorded": "{machine}, {format} (recorded)",
    "hardware_here": "This machine: {machine}, {format} (measured)",
    "devices": "GPUs per copy (tensor parallel)",
    "pair": "Models",
    "more_pairs": {
        "qwen3-30b-a3b": "Qwen3 30B-A3B, mixture of experts + 0.6B",
        "llama-3.1-70b": "Llama 3.1 70B + 3.2 1B",
    },
    "drafter": "Drafter",
    "drafters": {name: DRAFTERS[name] for name in ("model", "eagle3", "lookup")}
    | {"block": DRAFTERS["dflash"]},
    "target_dtype": "Target’s weights",
    "draft_dtype": "Draft’s weights",
    "dtypes": {
        "half": "16 bits (fp16, bf16)",
        "float": "32 bits",
        "int8": "8 bits",
        "int4": "4 bits",
    },
    "launch": "Kernel launches on a GPU",
    "launches": {
        "captured": "In CUDA graphs",
        "eager": "One by one (eager)",
        "free": "Cost nothing",
    },
    "prompt": "Prompt, tokens",
    "answer": "Answer, tokens",
    "sizes": "Sizes of the models",
    "target_size": "Target, billions of parameters",
    "target_active": "Target, billions read per token",
    "target_unread": "Target, billions never read (embedding)",
    "experts": "Experts per layer",
    "experts_used": "Experts used per token",
    "target_layers": "Target, layers",
    "target_cache": "Target’s KV cache, numbers per token",
    "draft_size": "Draft, billions of parameters",
    "draft_layers": "Draft, layers",
    "draft_cache": "Draft’s KV cache, numbers per token",
    "kernels": "Kernels per layer (eager)",
    "layer_time": "Extra time per layer, µs (communication)",
    "memory_batch": "Texts at once (batch size)",
    "batch_name": "speed-up-by-batch",
    "batch_says": "Predicted for {machine} and α = {alpha}: γ = {gamma} gives a speed-up of {first}"
    " at batch size 1 and {last} at 256. A guess costs {first_c} plain steps at batch size 1 and"
    " {last_c} at 256. {bound}",
    "batch_bound": "Verification is compute-bound from batch size {batch} on.",
    "batch_unbound": "Verification is memory-bound at every batch size.",
    "batch_fits": "All of these batches fit into its memory.",
    "batch_unfit": "Batches larger than {batch} do not fit into its memory (dotted).",
    "batch_too_large": "The pair does not fit into the memory of {machine} at all (dotted).",
    "batch_memory_unknown": "Its memory size is unknown.",
    "batch_unfit_line": "does not fit",
    "batch_mark": "verification becomes compute-bound",
    "batch_columns": (
        "batch size",
        "speed-up at γ = {gamma}",
        "best γ",
        "speed-up at the best γ",
        "fits",
    ),
    "yes": "yes",
    "no": "no",
    "unknown": "unknown",
    "sheet": "Data sheet",
    "source": "{name}: {bandwidth:,.0f} GB/s, {arithmetic:,.3g} TFLOPS; {source}. The prediction"
    " leaves out the arithmetic of attention and sampling, computes in 16 bits whatever the"
    " weights’ format, and assumes that the tokens of a mixture of experts use all experts equally."
    " Measured on an H100 with this decoder, and assumed for other GPUs: kernels reach {reached} of"
    " these peaks, and each takes {kernel} µs more than its work. Where kernels are launched one by"
    " one, each launch takes the host {host} µs. Communication between GPUs costs nothing unless"
    " you enter a time per layer. α is not predicted: measure it for your drafter. Models small"
    " enough for a processor’s cache run faster than this.",
    "source_measured": "measured here with plain PyTorch, in {format}",
    "source_recorded_machine": "recorded on {machine} with plain PyTorch, in {format}",
    # Memory.
    "memory": "Computed from the sizes above: weights and KV caches of both models.",
    "memory_rows": {
        "target_weights": "Target, weights",
        "draft_weights": "Draft, weights",
        "target_cache": "Target, KV cache",
        "draft_cache": "Draft, KV cache",
    },
    "memory_caption": "{batch} texts of {context} tokens each",
    "memory_total": "Total (draft: {draft})",
    "memory_columns": ("Part", "GB", "of {name}"),
    # Load.
    "load": "Requests arrive at random. New prompts are read before decoding goes on; all texts in"
    " progress are decoded together. The more requests per second, the larger the batch, the longer"
    " each token takes, and the less speculation gains. **Goodput** is the highest rate whose mean"
    " times stay within both limits. Near a server’s capacity the prediction is optimistic.",
    "first_target": "Time to first token, at most, ms",
    "token_target": "Time per token, at most, ms",
    "load_name": "latency-by-load",
    "load_says": "Predicted for {machine}, α = {alpha}, prompts of {prompt} and answers of {answer}"
    " tokens, with at most {first} ms to the first token and {token} ms per token. Requests per"
    " second: {plain} with plain decoding, {speculative} with γ = {gamma}, and {most} with γ ="
    " {best}, the best within these limits.",
    "load_says_none": "Predicted for {machine}, α = {alpha}, prompts of {prompt} and answers of"
    " {answer} tokens: no γ serves any request with at most {first} ms to the first token and"
    " {token} ms per token.",
    "load_none": "none",
    "load_unfit": "Not even one text fits into the memory of {machine}.",
    "axis_requests": "requests per second",
    "axis_first": "to first token, ms",
    "axis_token": "per token, ms",
    "axis_goodput": "goodput",
    "line_plain": "plain decoding",
    "line_target": "limit",
    "load_columns": (
        "requests per second",
        "method",
        "texts at once",
        "to first token, ms",
        "per token, ms",
        "within the limits",
    ),
    # Cost.
    "cost": "A saving depends on your acceptance rate, your load and your prices. Enter your"
    " engine’s two counters (0 if you have none); the speed-up comes from the prediction for"
    " batches above, for its machine, pair and batch size.",
    "accepted": "Accepted guesses",
    "drafted": "Drafted guesses",
    "cost_gamma": "Draft length γ",
    "gpus": "GPUs today",
    "price": "GPU price per hour",
    "currency": "Currency",
    "serving": "Serving overhead, %",
    "sheet_efficiency": "{accepted} / {drafted} = {efficiency} is the **draft efficiency**"
    " (accepted / drafted), which engines call draft acceptance rate.",
    "sheet_alpha": "At γ = {gamma} this means an **acceptance rate** α = {alpha} (accepted /"
    " tested), if every guess is equally likely to be accepted.",
    "sheet_taken": "No counters entered: α = {alpha} comes from the calculator.",
    "sheet_speedup": "With {batch} texts at once on {machine}, the predicted speed-up is"
    " **{speedup}** at γ = {gamma}.",
    "sheet_gpus": "{gpus} GPUs × {overhead} / {speedup} = {exact}, so {after}.",
    "sheet_saved": "**Saved: {count}, {money} {currency} a month** (730 hours), at this load.",
    "sheet_lost": "No saving: {count} more, {money} {currency} a month (730 hours), at this load.",
    "sheet_same": "No GPU saved at this load; any gain is spare capacity.",
    "refused": {
        "more_accepted": "More guesses were accepted than drafted: check the counters.",
        "toy_alpha": "No estimate: this acceptance rate was measured on toy models, with a target"
        " of {size} million parameters. Enter your engine’s counters, or start from a run of your"
        " own pair.",
        "toy_target": "No estimate: a target of fewer than {least} billion parameters is a toy."
        " Choose a larger pair above.",
        "unknown": "No estimate: the memory of {machine} is unknown, so this page cannot tell"
        " whether the batch fits. Choose a GPU above.",
        "unfit": "No estimate: {batch} texts need {needed} GB, and {machine} has {room} GB. Choose"
        " fewer texts, more GPUs or smaller weights above.",
        "groups": "No estimate: each copy of the target takes {devices} GPUs. Enter a multiple of"
        " {devices}.",
    },
    "sheet_gpu_one": "1 GPU",
    "sheet_gpu_many": "{n} GPUs",
    "not_counted": "Not counted",
    "not_counted_list": (
        "plain decoding in a larger batch, which also saves GPUs if each token may take longer",
        "reading prompts, which speculation does not speed up",
        "the draft’s memory, which leaves less for caches and so means smaller batches",
        "GPUs kept in reserve for peaks and latency guarantees",
        "training or choosing a draft, and the work of running it",
    ),
    # What is orthogonal.
    "orthogonal": "All of these work together with speculation, but some change the costs c and v,"
    " or α.",
    "orthogonal_list": {
        "quantisation": {
            "name": "Quantisation",
            "effect": "c rises, v rises, α may fall",
            "why": "A plain step of a 4-bit target reads a quarter of the bytes, so a 16-bit draft"
            " costs more plain steps and verification becomes compute-bound in a smaller batch. A"
            " draft trained for the 16-bit target may agree less with the quantised one.",
        },
        "pages": {
            "name": "Paged attention",
            "effect": "at the same batch size, c, v and α do not change",
            "why": "Keys and values lie in pages, so that more texts fit. That allows a larger"
            " batch, in which v rises. Rejected guesses only free their slots in a page.",
        },
        "chunks": {
            "name": "Chunked prefill",
            "effect": "v rises, c and α do not change",
            "why": "Pieces of prompts share a pass with decoding and use the spare arithmetic that"
            " makes verification cheap.",
        },
        "prefix": {
            "name": "Prefix caching",
            "effect": "c, v and α do not change",
            "why": "A prompt’s known beginning is not read again. That shortens the time to the"
            " first token; speculation does not. The draft needs a prefix cache of its own.",
        },
    },
    "asked_here": "See it on this page",
    "asked_there": "Open “{tab}”",
}
