"""The words of the viewer's experiments: what if, again, branch, compare, predict."""

from typing import Any

WHATIF: dict[str, Any] = {
    "whatif": {
        "heading": "What if …",
        "gamma": "… γ had been smaller?",
        "slider": "Smaller γ",
        "as_it_was": "{gamma}, as in this run",
        "instead": "{gamma} instead of {most}",
        "rounds": "These rounds",
        "was": "γ = {gamma}",
        "would": "γ = {gamma}",
        "row": {
            "mean_acceptance_length": "Mean acceptance length τ",
            "acceptance_rate": "Acceptance rate α",
            "draft_efficiency": "Draft efficiency",
            "drafted": "Drafted",
            "emitted": "Tokens generated",
        },
        "try": "Move the slider to the left: the rounds above show which guesses would be missing.",
        "fewest": "No round of this run drafted more than one token, so γ cannot be reduced.",
        "lookup": "With a smaller γ, prompt lookup may copy from another position, so we cannot"
        " simply cut its rounds. Run again with another γ instead.",
        "note": "Exact for these {rounds} rounds: the same guesses and the same draws, cut after"
        " {gamma}. Above, hatched tokens would be missing, and at dashed ones the target would add"
        " its own token. A new run with γ = {gamma} would start its rounds at other positions, so"
        " its averages would differ, and its time is unknown. To know both, run it.",
        "gone": "missing with γ = {gamma}",
        "own": "with γ = {gamma}, the target adds its own token here",
    },
    "again": {
        "heading": "… another setting had been different? Run again",
        "note": "Runs the same prompt and settings with one change, then compares both runs.",
        "gamma": "γ",
        "temperature": "Temperature",
        "drafter": "Drafter",
        "rule": "Rule",
        "tree": "Chain or tree, same number of guesses",
        "do_gamma": "Run again with γ = {value}",
        "do_temperature": "Run again at temperature {value}",
        "do_drafter": "Run again with another drafter: {value}",
        "do_rule": "Run again, judged by: {value}",
        "do_tree": "Run again with the same number of verified tokens: {value}",
        "shorter": "Chain of {most} guesses (the limit)",
        "do_shorter": "Run again with a chain of {most} guesses, which is the limit for chains",
        "no_source": "This run cannot be repeated here: it came from a file, or its models are not"
        " available on this page.",
    },
    "branch": {
        "heading": "What if it had been another token?",
        "note": "Choose a token: a new run continues from it, with the same settings. The number is"
        " the target’s probability of that token.",
        "do": "Continue from “{token}” instead of “{was}”",
        "untested": "This guess follows a rejected one, so no run can continue from it.",
    },
    "compare": {
        "heading": "Earlier and new run",
        "branched": "Branched at token {n}: “{token}” instead of “{was}”.",
        "setting": "Setting",
        "before": "earlier",
        "now": "new",
        "drafter": "Drafter",
        "gamma": "γ",
        "rule": "Rule",
        "tree": "Chain or tree",
        "verified": "Guesses verified per round, at most",
        "temperature": "Temperature",
        "acceptance_rate": "Acceptance rate α",
        "acceptance_by_position": "Acceptance rate α; in a tree, by position",
        "draft_efficiency": "Draft efficiency",
        "mean_acceptance_length": "Mean acceptance length τ",
        "speedup": "Speed-up",
        "emitted": "Tokens generated",
        "same": "Both runs generated the same {n} tokens.",
        "differ": "The texts diverge at token {n}: “{was}” in the earlier run, “{now}” in the new"
        " one.",
        "longer": "The first {n} tokens are the same; one of the texts goes on.",
        "shown": "{run} (on the stage)",
        "show_before": "Show the earlier run",
        "show_now": "Show the new run",
        "close": "Close",
        "unlike": "The two runs were timed on different machines or with different threads or"
        " versions, so their speed-ups cannot be compared.",
    },
    "predict": {
        "start": "Predict the verdicts",
        "trees": "Verdicts can be predicted for chains only: in a tree, several guesses compete for"
        " one position.",
        "heading": "Predict the verdict",
        "ask": "Will the target accept “{token}”? (guess {n} of round {round})",
        "chance": "How likely is it that the guess is accepted?",
        "none": "No",
        "all": "Yes",
        "reveal": "Just show it",
        "with": "show probabilities",
        "given": "Its probability is {target} in the target and {draft} in the draft.",
        "given_greedy": "At temperature 0, the guess is accepted if it is the target’s likeliest"
        " token.",
        "unknown": "The probabilities were not recorded in this run.",
        "hidden": "The probabilities appear after your answer.",
        "kept": "Accepted. You said {said}: Brier score {brier}.",
        "dropped": "Rejected. You said {said}: Brier score {brier}.",
        "kept_unsaid": "Accepted.",
        "dropped_unsaid": "Rejected.",
        "truth": "The acceptance probability was {threshold}.",
        "brier": "The Brier score is the squared distance between your answer and what happened:"
        " ({said} − {happened})² = {brier}. 0 is best, 1 worst; always answering 50% scores 0.25.",
        "waiting": "The round goes on until the next test.",
        "ended": "There is nothing left to predict in this run.",
        "next": "Next question",
        "leave": "Leave",
        "finish": "Show my results",
        "score": "Answers: {n} · right, not counting 50%: {right} of {decided} · mean Brier score:"
        " {brier}",
        "score_undecided": "Answers: {n} · mean Brier score: {brier}",
        "lesson": {
            "heading": "Your results",
            "none": "You have not answered yet.",
            "you": ("You were right {right} times out of {decided}, not counting answers of 50%."),
            "brier": "Your mean Brier score is {brier}. A Brier score is the squared distance"
            " between an answer and what happened: a mean of 0 is perfect, 1 means always certain"
            " and always wrong.",
            "half": "Always answering 50% scores 0.25.",
            "truth": "If you had always answered the acceptance probability, min(1, target /"
            " draft), your score on these {n} would be {truth}; the expected score is {best}."
            " Because the verdicts are random, no answers have a better expected score.",
            "lucky": "You beat even the true probabilities. That is luck, which does not last over"
            " many questions.",
            "good": "You did better than that: you know something about the target.",
            "even": "You scored the same.",
            "bad": "You did worse than that: answers that are certain and wrong cost most.",
            "greedy": "At temperature 0 nothing is random: if you know the target’s likeliest"
            " token, you are always right.",
        },
    },
}
