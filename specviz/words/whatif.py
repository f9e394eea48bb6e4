"""What the viewer says where one changes something: what if, again, branch, predict."""

from typing import Any

WHATIF: dict[str, Any] = {
    "whatif": {
        "heading": "What if …",
        "gamma": "… each round had made fewer guesses?",
        "slider": "A smaller γ",
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
    "again": {
        "heading": "… something else had been different? Run it again",
        "note": "The same prompt and settings, one thing changed; both runs are then compared.",
        "gamma": "γ",
        "temperature": "Temperature",
        "drafter": "Who guesses",
        "do_gamma": "Run again with γ = {value}",
        "do_temperature": "Run again at temperature {value}",
        "do_drafter": "Run again; who guesses: {value}",
        "no_source": (
            "This run cannot be gone on from here: it came from a file, which only you have, or its"
            " models are not offered on this page."
        ),
    },
    "branch": {
        "heading": "What if it had been another token?",
        "note": (
            "Choose one: both models really go on from it, with the same settings. The number is"
            " the probability that the target gives it."
        ),
        "do": "Go on from “{token}” in place of “{was}”",
        "untested": "This guess continued a text that does not exist: nobody can go on from it.",
    },
    "compare": {
        "heading": "Before and now",
        "branched": "Branched at token {n}: “{token}” in place of “{was}”.",
        "setting": "Setting",
        "before": "before",
        "now": "now",
        "drafter": "Who guesses",
        "gamma": "γ",
        "temperature": "Temperature",
        "acceptance_rate": "Acceptance rate α",
        "draft_efficiency": "Draft efficiency",
        "mean_acceptance_length": "Mean acceptance length τ",
        "speedup": "Speed-up",
        "emitted": "Tokens written",
        "same": "Both have written the same {n} tokens.",
        "differ": "The texts first differ at token {n}: “{was}” before, “{now}” now.",
        "longer": "One text is the beginning of the other: {n} tokens are the same.",
        "shown": "shown below",
        "show_before": "Show the earlier run",
        "show_now": "Show the new run",
        "close": "Close",
        "unlike": (
            "Both were not timed alike: another machine, other threads or other versions. Their"
            " speed-ups cannot be compared."
        ),
    },
    "predict": {
        "start": "Predict the verdicts",
        "heading": "Predict the verdict",
        "ask": "Will the target keep “{token}”? (guess {n} of round {round})",
        "chance": "How likely is it that the guess is kept?",
        "none": "No",
        "all": "Yes",
        "reveal": "Just show it",
        "with": "with probabilities",
        "given": "The target gives it {target}, the draft gave it {draft}.",
        "given_greedy": "Temperature 0: it is kept if it is the target’s likeliest token.",
        "unknown": "The recorder of this run could not see the probabilities.",
        "hidden": "Hidden until you have said what you expect.",
        "kept": "Kept. You said {said}: Brier score {brier}.",
        "dropped": "Rejected. You said {said}: Brier score {brier}.",
        "kept_unsaid": "Kept.",
        "dropped_unsaid": "Rejected.",
        "truth": "Its true chance was {threshold}.",
        "waiting": "The round goes on; the next test stops here.",
        "ended": "There is nothing more to predict in this run.",
        "next": "Next question",
        "leave": "Leave",
        "finish": "What have I learned?",
        "score": "{right} of {decided} right · Brier score {brier}, the mean of {n}",
        "no_score": "No answers yet",
        "lesson": {
            "heading": "What your answers say",
            "none": "You have not answered yet.",
            "you": (
                "You were right in {right} of {decided} (50% decides nothing). Your mean Brier"
                " score, the squared distance between what you said and what happened, is {brier}:"
                " 0 is perfect, 1 is always sure and always wrong."
            ),
            "half": "Always saying 50% scores 0.25.",
            "truth": (
                "Always saying the true chance min(1, target / draft) would have scored {truth}"
                " on these {n}, and on average {best}: nobody can do better on average, for"
                " whether a guess is kept is drawn by chance."
            ),
            "lucky": "You beat even the truth: luck, which more questions would even out.",
            "good": "You did better than 50% every time: you know something of the target.",
            "even": "That is just what always saying 50% would score.",
            "bad": "50% every time would have scored better: to be sure and wrong costs most.",
            "greedy": (
                "At temperature 0 nothing is drawn: whoever knows the target’s likeliest token is"
                " always right. So does the target’s pass decide, not chance."
            ),
        },
    },
}
