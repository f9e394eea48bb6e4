"""The words of the comparison with plain decoding: race, times, losslessness."""

from typing import Any

RACE: dict[str, Any] = {
    "heading": "The race: both methods side by side",
    "note": "Watch both texts appear at the speed that was measured.",
    "label": "Race controls",
    "plain": "Plain decoding",
    "speculative": "Speculative decoding",
    "play": "Race",
    "pause": "Pause",
    "step": "Next round’s tokens",
    "scrubber": "Elapsed time",
    "clock": "{time} of {of}",
    "speed": "Race speed",
    "real": "1×, real time",
    "so_far": "{n} of {of} tokens",
    "done": "{n} tokens in {time}",
    "unmeasured": "not measured in this run",
    "now": "After {time}, speculative decoding has generated {ours} tokens and plain decoding"
    " {plain}.",
    "alone": "After {time}, speculative decoding has generated {ours} tokens.",
    "won": "Speculative decoding generated all {done} tokens in {first}. Plain decoding had {other}"
    " of {of} by then and took {second}.",
    "lost": "Plain decoding generated all {done} tokens in {first}. Speculative decoding had"
    " {other} of {of} by then and took {second}.",
    "same": "At temperature 0 both lanes write the same text, token by token.",
    "draws": "Above temperature 0 each lane draws its own tokens, so the texts differ. Their"
    " probabilities are the same.",
    "goes_on": "The plain text ended at {end}. Plain decoding went on, in grey, so that both lanes"
    " time the same number of tokens.",
    "greedy": "Race at temperature 0",
    "picture": "Each block is a step; its width is the time it took. Click one to go to its round.",
    "key_plain": "one plain step, one token",
    "zoom": "Zoom",
    "fit": "Fit",
    "prefill": "Reading the prompt took {target} (target) and {draft} (draft). It is excluded from"
    " both lanes.",
    "prefill_alone": "Reading the prompt took {target}. It is excluded from both lanes.",
}

COSTS: dict[str, Any] = {
    "heading": "Where the time per token goes",
    "aria": "A token took plain decoding {plain} and speculative decoding {total}: drafting"
    " {draft}, verification {verify}, testing {accept}.",
    "early": "This comparison starts once both methods have run for a round.",
    "round": "A round took {round} on average: drafting {draft}, verification {verify}, testing"
    " {accept}. In that time plain decoding generates {steps} tokens; the round generated"
    " {length}.",
    "faster": "{length} / {steps} = {speedup} the speed: one target pass yields several tokens.",
    "slower": "{length} / {steps} = {speedup} the speed. Most of the time goes to {blame}.",
}

WAITS: dict[str, Any] = {
    "heading": "How long a reader waits",
    "plain": "Plain: per token",
    "speculative": "Speculative: per token (0 within a burst)",
    "bursts": "Speculative: per burst",
    "p50": "Median wait (p50)",
    "p95": "95th percentile (p95)",
    "means": "A wait is the time since the previous token or, for the first token, since the start."
    " The tokens of a round appear together, in a burst, so every token after the first has a wait"
    " of 0 s. Waits for bursts are fewer and longer. Percentiles use the nearest rank.",
}

LOSSLESS: dict[str, Any] = {
    "heading": "Is it the same text?",
    "texts": "Both texts side by side",
    "pairs": "Above: the target alone. Below: speculative decoding.",
    "came": {"accepted": "accepted guess", "correction": "correction", "bonus": "bonus"},
    "none": "There is nothing to compare yet.",
    "same": "Identical: all {n} tokens.",
    "so_far": "Identical so far: {n} tokens.",
    "differ": "Identical for {n} tokens. The texts diverge at token {position}.",
    "sampled": "The texts diverge at token {position}, as expected.",
    "greedy": "At temperature 0 both methods always pick the target’s likeliest token, so both must"
    " generate the same text.",
    "sampling": "Above temperature 0, tokens are drawn at random. Both methods draw from the"
    " target’s own probabilities, but with different random numbers, like two rolls of the same"
    " dice. The texts differ; their distribution is the same.",
    "gap": "The target’s verification pass gave probability {p} to “{mine}”, the token of"
    " speculative decoding, and {q} to “{theirs}”, the token of plain decoding. Their logits differ"
    " by {gap}.",
    "tie": "In {dtype}, rounding explains differences of up to {limit}: a pass over one token"
    " rounds differently from a pass over several, and that decides near ties.",
    "fault": "In {dtype}, rounding explains differences of up to {limit}. This one is larger, so it"
    " is probably a bug in the model’s code or in ours. Please report it, with the trace.",
    "unlisted": "The target’s verification pass gave probability {p} to “{mine}”, the token of"
    " speculative decoding; “{theirs}”, the token of plain decoding, was not among the likeliest."
    " Rounding cannot explain that, so it is probably a bug in the model’s code or in ours. Please"
    " report it, with the trace.",
    "unknown": "The probabilities of the two tokens were not recorded in this run.",
}

FREQUENCIES: dict[str, Any] = {
    "heading": "Test it: does speculative decoding change the result?",
    "means": "Do not take it on trust. For a few tokens, the target’s probability of each possible"
    " text is known exactly. Speculative decoding generates such a text {n} times with these"
    " models, and we count how often each one occurs. If guessing changed the result, the shares"
    " would not approach the exact values, however many texts we count.",
    "lossy_means": "A lossy rule takes the same test: without drawing, it accepts every guess that"
    " is among the target’s three likeliest tokens. It looks harmless, but it changes the result.",
    "zero_gpu": "This test is not available here, because each run gets a GPU only for its own"
    " duration. It is available where SpecViz has its own machine.",
    "trees": "This test drafts chains, so it cannot test the trees of this run.",
    "length": "Length of the text",
    "first": "{n} tokens",
    "first_one": "one token",
    "sample": "Run the test",
    "again": "Test again",
    "stop": "Stop",
    "progress": "Texts counted",
    "state": {
        "loading": "Waiting for the decoder…",
        "error": "The test failed. Try again.",
        "running": "{n} of {of} texts with each rule…",
        "done": "{n} texts with each rule.",
        "stopped": "Stopped after {n} of {of} texts.",
        "late": "These models are slow here: the time ran out after {n} of {of} texts.",
    },
    "greedy": "At temperature 0: the same text, token by token",
    "counted": "Sampled at temperature {t}: {n} texts",
    "after": "Each text here continues “{text}”.",
    "hardest": "Each text here continues “{text}”: the position in this run where the lossy rule"
    " would do the most harm.",
    "target": "Target: exact",
    "guessed": "accepted guesses only",
    "corrected": "with a correction or bonus token",
    "caption": "How often each text came with each rule, and the target’s exact probability",
    "beginning": "Text",
    "exact": "Speculative",
    "lossy": "Lossy rule",
    "others": "all others",
    "why": "Accepted guesses alone fall short of the target’s marks: they contain only what both"
    " models share. Corrections are drawn from the rest of the target’s probability, so they add"
    " exactly what is missing. The lossy rule accepts some guesses too often, and no correction can"
    " undo that.",
    "curve": "If speculation changes nothing, the difference shrinks as more texts are counted",
    "band": "Difference: half the sum of all differences in the table (total variation distance)."
    " The grey band is pure chance: of 100 tests that draw from the target itself, about 99 stay"
    " inside it.",
    "axis": "texts counted",
    "within": {
        "exact": "Speculative decoding: the difference after {n} texts is {distance}, inside the"
        " band. {n} texts from the target itself come as close. Chance alone explains it: nothing"
        " here suggests that the result has changed.",
        "lossy": "Lossy rule: the difference after {n} texts is {distance}, inside the band. Here"
        " the rule changes too little for {n} texts to show it.",
    },
    "beyond": {
        "exact": "Speculative decoding: the difference after {n} texts is {distance}, above the"
        " band, which ends at {high}. Chance alone does this in about one of 100 tests. Test again:"
        " if it stays outside, something is wrong.",
        "lossy": "Lossy rule: the difference after {n} texts is {distance}, where chance allows at"
        " most {high}. Counting more does not help: this difference stays, because the rule changes"
        " the result.",
    },
}
