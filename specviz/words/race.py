"""The words of the comparison with plain decoding: race, times, losslessness."""

from typing import Any

RACE: dict[str, Any] = {
    "heading": "The race: both methods on one clock",
    "note": "Watch both texts appear at the speed that was measured.",
    "label": "Race controls",
    "plain": "Plain decoding",
    "speculative": "Speculative decoding",
    "play": "Race",
    "pause": "Pause",
    "step": "Next burst",
    "scrubber": "Elapsed time",
    "clock": "{time} of {of}",
    "speed": "Race speed",
    "real": "1×, real time",
    "so_far": "{n} of {of} tokens",
    "done": "{n} tokens in {time}",
    "unmeasured": "not measured in this run",
    "now": (
        "After {time}, speculative decoding has generated {ours} tokens and plain decoding {plain}."
    ),
    "alone": "After {time}, speculative decoding has generated {ours} tokens.",
    "won": (
        "Speculative decoding generated all {done} tokens in {first}. Plain decoding had {other}"
        " of {of} by then and took {second}."
    ),
    "lost": (
        "Plain decoding generated all {done} tokens in {first}. Speculative decoding had {other}"
        " of {of} by then and took {second}."
    ),
    "same": "At temperature 0 both lanes write the same text, token by token.",
    "draws": (
        "Above temperature 0 each lane draws its own tokens, so the texts differ. Their"
        " probabilities are the same."
    ),
    "greedy": "Race at temperature 0",
    "picture": "Each block is a step, as wide as it took time. Click one to go to its round.",
    "key_plain": "one plain step, one token",
    "zoom": "Zoom",
    "fit": "Fit",
    "prefill": (
        "Reading the prompt took {target} (target) and {draft} (draft)."
        " It is excluded from both lanes."
    ),
    "prefill_alone": "Reading the prompt took {target}. It is excluded from both lanes.",
}

COSTS: dict[str, Any] = {
    "heading": "Where the time per token goes",
    "aria": (
        "A token took plain decoding {plain} and speculative decoding {total}: drafting {draft},"
        " verification {verify}, testing {accept}."
    ),
    "early": "This comparison starts once both methods have run for a round.",
    "round": (
        "A round took {round} on average: drafting {draft}, verification {verify}, testing"
        " {accept}. In that time plain decoding generates {steps} tokens; the round generated"
        " {length}."
    ),
    "faster": "{length} / {steps} = {speedup} the speed: one target pass yields several tokens.",
    "slower": "{length} / {steps} = {speedup} the speed. Most of the time goes to {blame}.",
}

WAITS: dict[str, Any] = {
    "heading": "How long a reader waits",
    "plain": "Plain: per token",
    "speculative": "Speculative: per token",
    "bursts": "Speculative: per burst",
    "p50": "Median wait (p50)",
    "p95": "95th percentile (p95)",
    "means": (
        "A wait is the time since the previous token or, for the first token, since the start. The"
        " tokens of a round appear together, in a burst, so all but the first arrive after 0 s."
        " Waits for bursts are fewer and longer. Percentiles use the nearest rank."
    ),
}

LOSSLESS: dict[str, Any] = {
    "heading": "Is it the same text?",
    "texts": "Both texts side by side",
    "none": "There is nothing to compare yet.",
    "same": "Identical: all {n} tokens.",
    "so_far": "Identical so far: {n} tokens.",
    "differ": "Identical for {n} tokens. The texts diverge at token {place}.",
    "sampled": "The texts diverge at token {place}, as expected.",
    "greedy": (
        "At temperature 0 both methods always pick the target’s likeliest token, so both must"
        " generate the same text."
    ),
    "sampling": (
        "Above temperature 0, tokens are drawn at random. Both methods draw from the target’s own"
        " probabilities, but with different random numbers, like two rolls of the same dice. The"
        " texts differ; their distribution is the same."
    ),
    "gap": (
        "The target’s verification pass gave probability {p} to “{mine}”, the token of speculative"
        " decoding, and {q} to “{theirs}”, the token of plain decoding. Their logits differ by"
        " {gap}."
    ),
    "tie": (
        "In {dtype}, rounding explains differences of up to {limit}: a pass over one token rounds"
        " differently from a pass over several, and that decides near ties."
    ),
    "fault": (
        "In {dtype}, rounding explains differences of up to {limit}. This one is larger, so it is"
        " probably a bug in the model’s code or in ours. Please report it, with the trace."
    ),
    "unlisted": (
        "The target’s verification pass gave probability {p} to “{mine}”, the token of speculative"
        " decoding; “{theirs}”, the token of plain decoding, was not among the likeliest. Rounding"
        " cannot explain that, so it is probably a bug in the model’s code or in ours. Please"
        " report it, with the trace."
    ),
    "unknown": "The probabilities of the two tokens were not recorded in this run.",
}

FREQUENCIES: dict[str, Any] = {
    "heading": "Experiment: is the distribution the same?",
    "means": (
        "Each method generates the first tokens many times, with this prompt and these settings,"
        " and we count the results. For comparison there is a third method, which is not lossless:"
        " it accepts every guess."
    ),
    "zero_gpu": (
        "This experiment is not available here, because each run borrows a GPU for itself alone."
        " It is available where SpecViz has its own machine."
    ),
    "length": "Tokens per trial",
    "first": "first {n} tokens",
    "first_one": "first token",
    "sample": "Sample {n} times",
    "again": "Sample again",
    "stop": "Stop",
    "progress": "Trials done",
    "state": {
        "loading": "Waiting for the decoder …",
        "running": "{n} of {of} trials, each with all three methods …",
        "done": "{n} trials, each with all three methods.",
        "stopped": "Stopped after {n} of {of} trials.",
        "late": "Stopped at the time limit, after {n} of {of} trials.",
    },
    "caption": "How often each beginning occurred with each of the three methods",
    "beginning": "text begins",
    "plain": "Plain",
    "speculative": "Speculative",
    "lossy": "Lossy: accepts all",
    "others": "all others",
    "against": {
        "speculative": "Speculative against plain",
        "lossy": "Lossy against plain",
    },
    "alike": "0: identical",
    "apart": "1: nothing in common",
    "within": {
        "speculative": (
            "Their total variation distance (half the sum of all differences) is {distance}. If we"
            " reshuffle all {n} + {n} texts at random, 95% of the distances fall between {low} and"
            " {high}. So the difference is no larger than chance explains."
        ),
        "lossy": (
            "The distance is {distance}; chance alone gives {low} to {high}. The guesses are so"
            " good here that {n} trials cannot tell the lossy method from plain decoding."
        ),
    },
    "beyond": {
        "speculative": (
            "Their total variation distance (half the sum of all differences) is {distance}. If we"
            " reshuffle all texts at random, 95% of the distances fall between {low} and {high}."
            " Chance alone exceeds {high} once in 40 experiments. Sample again: if it stays that"
            " high, something is wrong."
        ),
        "lossy": (
            "The distance is {distance}; chance alone gives {low} to {high}. The lossy method is"
            " fast, but its text follows the draft’s probabilities, not the target’s."
        ),
    },
}

SAMPLING: dict[str, str] = {
    "other_models": "This run was recorded with different models. Press Run first.",
    "not_offered": "These models are not available on this page. Choose a pair from its list.",
    "not_a_run": "This run cannot be sampled. Press Run first.",
    "nothing": "With γ = 0 or temperature 0 there is nothing to compare: choose other settings.",
}
