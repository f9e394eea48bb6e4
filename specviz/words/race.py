"""What the race says, and what follows from its times."""

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
    "speed": "Speed",
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
