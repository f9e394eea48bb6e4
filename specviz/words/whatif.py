"""What the viewer says where one changes something: what if, again, branch, predict."""

from typing import Any

WHATIF: dict[str, Any] = {
    "whatif": {
        "heading": "What if …",
        "gamma": "… each round had made fewer guesses?",
        "slider": "γ: the most guesses per round",
        "as_it_was": "{gamma}, as it was",
        "instead": "{gamma} instead of {most}",
        "rounds": "These rounds",
        "was": "γ = {gamma}",
        "would": "γ = {gamma}",
        "row": {
            "mean_acceptance_length": "Mean acceptance length τ",
            "acceptance_rate": "Acceptance rate α",
            "draft_efficiency": "Draft efficiency",
            "drafted": "Guesses",
            "emitted": "Tokens written",
        },
        "try": "Move it to the left: the rounds above show what would not have been guessed.",
        "fewest": "This run never made more than one guess a round: there is nothing to leave out.",
        "lookup": (
            "Prompt lookup that copies fewer tokens may copy them from another place, so its"
            " rounds cannot be cut. Run it again with another γ instead."
        ),
        "note": (
            "Exact for these {rounds} rounds: the same guesses, judged by the same draws, cut"
            " after {gamma}. Hatched above: what would not be there. Dotted: where the target"
            " would add a token of its own. A whole run with γ = {gamma} would begin its rounds"
            " at other places, so its averages will differ; and what such rounds cost was not"
            " measured. To know, run it."
        ),
        "gone": "not there with γ = {gamma}",
        "own": "with γ = {gamma}, a token of the target’s own comes here",
    },
}
