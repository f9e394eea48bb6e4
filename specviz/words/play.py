"""The words of “Play with two distributions”."""

from typing import Any

PLAY: dict[str, Any] = {
    "heading": "## Play with two distributions",
    "intro": "Each model gives probabilities to six possible next tokens. Drag the handles, or move"
    " them with the arrow keys: the bars of each model always sum to 1. Can you make the result"
    " differ from the target?",
    "prompt": "After “The cat sat on the”:",
    "tokens": ["mat", "sofa", "floor", "bed", "roof", "moon"],
    "rest": "all others",
    "guess": "Round {round}, guess {guess} of the run on Watch:",
    "lumped": "All other tokens count as one here, so the overlap is {overlap} instead of {exact}.",
    "start": "Start from",
    "presets": {
        "similar": "similar models",
        "same": "identical models",
        "sure": "an overconfident draft",
        "disjoint": "nothing shared",
        "shown": "the guess shown on Watch",
    },
    "none": "The run on Watch has no guess with the probabilities of both models.",
    "token": "token",
    "target": "target",
    "draft": "draft",
    "chance": "accepted",
    "total": "all tokens",
    "handle": {
        "target": "Target’s probability of “{token}”",
        "draft": "Draft’s probability of “{token}”",
        "text": "{p}; overlap {overlap}",
    },
    "key": {
        "both": "shared: accepted",
        "draft": "draft only: rejected",
        "target": "target only: residual",
    },
    "overlap": "overlap β",
    "shares": "The models share {overlap}: the chance that a guess is accepted. The remaining"
    " {rejected} of the draft is rejected. The target exceeds the draft by just as much, and"
    " corrections are drawn from that excess.",
    "shares_all": "The models agree: every guess is accepted, and nothing is corrected.",
    "shares_nothing": "The models share nothing: every guess is rejected, and every correction"
    " comes from the target’s own distribution.",
    "emits": "The resulting token",
    "emits_drawn": "The resulting token in {draws} draws",
    "sums": "“{token}”: {accepted} accepted + {rejected} rejected × {residual} residual = {target},"
    " exactly the target’s probability.",
    "sums_accepted": "“{token}”: {accepted} accepted, exactly the target’s probability.",
    "residual": "residual",
    "result": "result",
    "drawn": "drawn",
    "result_key": {
        "accepted": "accepted guess",
        "corrected": "correction",
        "target": "the target’s probability",
    },
    "one": "Draw one",
    "many": "Draw 1,000",
    "drafted": "The draft draws “{token}”.",
    "test": {
        "accepted": "{draw} < {threshold} = min(1, {target} / {draft}) → accepted.",
        "rejected": "{draw} ≥ {threshold} = min(1, {target} / {draft}) → rejected.",
    },
    "correction": "The residual gives “{token}” in its place.",
    "counted": "{draws} draws: {accepted} guesses accepted, {corrected} replaced by a correction."
    " The largest difference from the target is {difference}; it shrinks with more draws. Computed"
    " in your browser from the distributions above.",
}
