"""What is said of both ways of decoding side by side: the race, its times, whether texts agree."""

from typing import Any

RACE: dict[str, Any] = {
    "heading": "The race: both ways on one clock",
    "note": "The text as a reader sees it come, at the times that were measured.",
    "label": "The race’s clock",
    "plain": "Plain decoding",
    "speculative": "Speculative decoding",
    "play": "Race",
    "pause": "Pause",
    "step": "Next burst",
    "scrubber": "Time on the clock",
    "clock": "{time} of {of}",
    "speed": "Pace",
    "real": "1×, real time",
    "so_far": "{n} of {of} tokens",
    "done": "{n} tokens in {time}",
    "unmeasured": "not measured in this run",
    "now": "At {time}, speculative decoding has written {ours} tokens and plain decoding {plain}.",
    "alone": "At {time}, speculative decoding has written {ours} tokens.",
    "won": (
        "Speculative decoding had all its {done} tokens after {first}. Plain decoding had {other}"
        " of its {of} by then, and took {second} in all."
    ),
    "lost": (
        "Plain decoding had all its {done} tokens after {first}. Speculative decoding had {other}"
        " of its {of} by then, and took {second} in all."
    ),
    "picture": "Every step as a block, as long as it took. A click goes to the round of that time.",
    "key_plain": "one plain step, one token",
    "zoom": "Zoom",
    "fit": "Fit",
    "prefill": (
        "Reading the prompt took {target} (target) and {draft} (draft). It is in neither lane."
    ),
    "prefill_alone": "Reading the prompt took {target}. It is in neither lane.",
}

COSTS: dict[str, Any] = {
    "heading": "Where the time of a token goes",
    "aria": (
        "A token cost plain decoding {plain}, and speculative decoding {total}: drafting {draft},"
        " verification {verify}, deciding {accept}."
    ),
    "early": "This begins once both ways have been measured for a round.",
    "round": (
        "A round took {round} on average: drafting {draft}, verification {verify}, deciding"
        " {accept}. Plain decoding writes {steps} tokens in that time; the round wrote {length}."
    ),
    "faster": (
        "{length} / {steps} = {speedup} the speed: one pass of the target serves several tokens."
    ),
    "slower": "{length} / {steps} = {speedup} the speed. Most of the time is {blame}.",
}

WAITS: dict[str, Any] = {
    "heading": "How long a reader waits",
    "plain": "Plain: for each token",
    "speculative": "Speculative: for each token",
    "bursts": "Speculative: for each burst",
    "p50": "half wait at most (p50)",
    "p95": "95 of 100 at most (p95)",
    "means": (
        "A wait is the time since the token before; the first is from the start. A round’s tokens"
        " come together, in a burst: all but its first after 0 s. The waits for the bursts are"
        " fewer and longer; both are given. Percentiles are by nearest rank."
    ),
}

LOSSLESS: dict[str, Any] = {
    "heading": "Is it the same text?",
    "texts": "Both texts side by side",
    "none": "There is nothing to compare yet.",
    "same": "Identical: all {n} tokens.",
    "so_far": "Identical so far: {n} tokens.",
    "differ": "Identical for {n} tokens; at token {place} the texts part.",
    "sampled": "The texts part at token {place}, and that is as it should be.",
    "greedy": (
        "At temperature 0 both ways take the target’s likeliest token at every place, so both"
        " must write the same text."
    ),
    "sampling": (
        "When sampling, each token is drawn by chance. Both ways draw from the target’s own"
        " probabilities, but at different moments and with different random numbers, like two"
        " throws of the same dice: the texts differ, and every text comes as often."
    ),
    "gap": (
        "There the target’s verification pass gave “{mine}” {p}, which speculative decoding"
        " wrote, and “{theirs}” {q}, which plain decoding wrote: their logits are {gap} apart"
        " (the difference of the logarithms of the two probabilities)."
    ),
    "tie": (
        "In {dtype}, differences of up to {limit} are put down to rounding: a token read alone and"
        " several read together round differently, and that decides a tie."
    ),
    "fault": (
        "That is wide. In {dtype}, differences of up to {limit} are put down to rounding: this"
        " would be a fault, in a model’s code or in ours. Please report it, with the trace."
    ),
    "unlisted": (
        "There the target’s verification pass gave “{mine}” {p}; “{theirs}”, which plain decoding"
        " wrote, was not among the likeliest. No rounding does that: it would be a fault, in a"
        " model’s code or in ours. Please report it, with the trace."
    ),
    "unknown": "The recorder of this run could not see how close the two tokens were there.",
}

FREQUENCIES: dict[str, Any] = {
    "heading": "An experiment: does every text come as often?",
    "means": (
        "From this prompt, with these settings, the first tokens are written many times each"
        " way, and what came is counted. Beside them, for comparison, a rule that is not lossless:"
        " it keeps every guess."
    ),
    "zero_gpu": (
        "It needs a decoder at hand. Here each run is lent a GPU for itself, so it is not offered;"
        " where SpecViz has a machine to itself, it is."
    ),
    "length": "How many tokens",
    "first": "first {n} tokens",
    "first_one": "first token",
    "sample": "Sample {n} times",
    "again": "Sample again",
    "stop": "Stop",
    "progress": "Trials done",
    "state": {
        "loading": "Waiting for a turn at the decoder …",
        "running": "{n} of {of} trials, each written three ways …",
        "done": "{n} trials, each written three ways.",
        "stopped": "Stopped after {n} of {of} trials.",
        "late": "{n} of {of} trials: the time for it was over.",
    },
    "caption": "How often each beginning came, in each of three ways",
    "beginning": "the text begins",
    "plain": "Plain",
    "speculative": "Speculative",
    "lossy": "Lossy: keeps all",
    "others": "anything else",
    "against": {
        "speculative": "Speculative against plain",
        "lossy": "The lossy rule against plain",
    },
    "alike": "0: alike",
    "apart": "1: nothing in common",
    "within": {
        "speculative": (
            "They are {distance} apart (total variation: half of what the shares differ by, summed"
            " up). All {n} + {n} texts shuffled and dealt out anew are {low} to {high} apart in 95"
            " of 100 deals. So the difference is no more than chance alone gives."
        ),
        "lossy": (
            "It is {distance} apart, where chance alone gives {low} to {high}: here the guesses are"
            " so good that {n} trials do not tell the lossy rule from plain decoding."
        ),
    },
    "beyond": {
        "speculative": (
            "They are {distance} apart (total variation: half of what the shares differ by, summed"
            " up), where chance alone gives {low} to {high} in 95 of 100 deals. Once in 40 times"
            " that happens by chance; sample again, and if it stays, something is wrong."
        ),
        "lossy": (
            "It is {distance} apart, where chance alone gives {low} to {high}: fast, but it writes"
            " what the draft would write. That is what it looks like when a rule is not lossless."
        ),
    },
}

SAMPLING: dict[str, str] = {
    "other_models": "This run was recorded with other models than those here: run it here first.",
    "not_offered": "These models are not offered on this page: choose a pair from its list.",
    "not_a_run": "That is no run that can be sampled: run it anew.",
    "nothing": "With γ or temperature 0 both ways always write the same: there is no chance in it.",
}
