"""The words of the rules that judge drafts."""

from typing import Any

from specviz import registry

RULES = {name: rule.title for name, rule in registry.RULES.items()}
CONTROLLERS = {name: each.title for name, each in registry.CONTROLLERS.items()}

JUDGED: dict[str, Any] = {
    "name": RULES,
    "kind": {name: rule.kind for name, rule in registry.RULES.items()},
    # What was compared, below the test
    "sum": {
        "block": {
            "passed": "{draw} < {threshold} → passes, and keeps all guesses before it, too",
            "failed": "{draw} ≥ {threshold} → fails",
        },
        "match": {
            "passed": "{draw} < {threshold} = target’s probability → the same token, accepted",
            "failed": "{draw} ≥ {threshold} = target’s probability → another token, rejected",
        },
        "lossy": {
            "passed": "{draw} < {threshold} → accepted (lossy rule)",
            "failed": "{draw} ≥ {threshold} → rejected (lossy rule)",
        },
        "certain": {
            "passed": "The rule accepts this guess for certain: no random draw decides.",
            "failed": "The rule rejects this guess for certain: no random draw decides.",
        },
    },
    # What a threshold of block verification is made of
    "basis": {
        "earlier": "The threshold is R / (R + 1 − w). Here w = {weight} is the product of target /"
        " draft over the guesses up to this one, capped at 1 after each. R = {excess} is the total"
        " by which w × target exceeds the draft’s probabilities at the next position.",
        "last": "The threshold is w = {weight}: the product of target / draft over all guesses of"
        " the round, capped at 1 after each.",
    },
    "pass": "pass",
    "fail": "fail",
    # All rules on the guesses of a run
    "lab": {
        "heading": "… another rule had judged these guesses?",
        "rule": "Rule",
        "tokens": "Expected tokens per pass",
        "distance": "Distance from the target",
        "own": "(this run)",
        "rounds": "Rounds averaged: {n}.",
        "legend": {
            "tokens": "Expected tokens per pass: the mean over all random draws of the rule, for"
            " this run’s guesses. The run itself made each draw once, so its own figure differs a"
            " little. For a few guesses, block verification can come out lower than token by"
            " token.",
            "distance": "Distance: how far the rule moves the probabilities of a round’s first"
            " token away from the target’s (total variation). 0: no change; 1: entirely different."
            " A lossless rule keeps it at 0.",
        },
        "claim": "All rules charted over several prompts: claim {n} of “Myth or fact?”",
        "greedy": "At temperature 0 every rule accepts the same guesses.",
        "trees": "Rules are compared here only for chains.",
        "none": "No complete round with probabilities yet.",
    },
    "kept_by": "kept by guess {n}",
    # Why a guess was kept or not
    "why": {
        "block": {
            "passed": "Its own test passes. With block verification, that keeps this guess and all"
            " guesses before it.",
            "kept": "Guess {by} passes its test. With block verification, that keeps all guesses"
            " before it, too. This guess’s own test only matters if no later one passes.",
            "rescued": "The rule “Token by token” would have rejected it, because its draw {draw}"
            " is not below target / draft, {ratio}. But guess {by} passes its test, and with block"
            " verification that keeps all guesses before it, too. So this one was rescued.",
            "rejected": "Its own test failed, and so did the tests of all guesses after it. Block"
            " verification keeps the guesses up to the last test that passes.",
            "rejected_last": "Its own test failed, and no guess follows it. Block verification"
            " keeps the guesses up to the last test that passes.",
            "dropped": "Its own test failed, too. It is discarded with the guess before it, which"
            " it continues.",
            "correction": "The guess “{guess}” was rejected here. This token replaces it. It is"
            " drawn from the residual: the part of {weight} × the target’s probability that exceeds"
            " the draft’s.",
        },
        "match": {
            "accepted": "With sample and match, a guess is accepted if it equals the token that the"
            " target draws for itself. The target gave it probability {target}, and drew it.",
            "rejected": "With sample and match, a guess is accepted if it equals the token that the"
            " target draws for itself. The target gave it probability {target}, and drew another.",
            "correction": "The guess “{guess}” was rejected here: it is not the token that the"
            " target drew. This is.",
        },
        "lossy": {
            "accepted": "{rule}: the chance of acceptance was {chance}. The lossless rule “Token by"
            " token” has a chance of {exact} here, because the target gave it probability {target}"
            " and the draft {draft}.",
            "rejected": "{rule}: the chance of acceptance was {chance}. The lossless rule “Token by"
            " token” has a chance of {exact} here, because the target gave it probability {target}"
            " and the draft {draft}.",
        },
    },
    # The story of a round
    "phase": {
        "passed": "Round {round}, guess {n}: its random draw {draw} is below its threshold"
        " {threshold}, so it passes: this guess and all before it are kept.",
        "kept": "Round {round}, guess {n}: its random draw {draw} is not below its threshold"
        " {threshold}. But guess {by} passes, which keeps all guesses before it, too.",
        "rescued": "Round {round}, guess {n}: the rule “Token by token” would have rejected it,"
        " because its draw {draw} is not below {ratio}. But guess {by} passes, which keeps all"
        " guesses before it, too: rescued.",
        "failed": "Round {round}, guess {n}: its random draw {draw} is not below its threshold"
        " {threshold}, and no later guess passes: rejected.",
        "certain_accepted": "Round {round}, guess {n}: the rule “{rule}” accepts it for certain,"
        " without a random draw.",
        "certain_rejected": "Round {round}, guess {n}: the rule “{rule}” rejects it for certain,"
        " without a random draw.",
        "discard": "Round {round}: the rejected guess is discarded, and so are the guesses after"
        " it, whose own tests failed, too ({untested} dropped).",
    },
    # The same guess and draw by other rules
    "others": {
        "heading": "The same draw by other rules",
        "rule": "rule",
        "chance": "chance",
        "verdict": "verdict",
        "note": "The draw is {draw} with every rule. Block verification and typical acceptance"
        " depend on more than this guess’s two probabilities; claim 23 of “Myth or fact?” compares"
        " all rules.",
    },
    "residual": {
        "block": "{weight} × target − draft where positive, rescaled to a sum of 1.",
        "match": "The target without this guess, rescaled to a sum of 1.",
    },
    "areas": "With this rule, the shared part is not the chance of acceptance. The test below shows"
    " that chance.",
    "lossy": "A lossy rule judged this run. Above temperature 0 it changes the probabilities of"
    " tokens, so this is not what the target alone would write.",
    "whatif": "Block verification judges a round as a whole. With a smaller γ its tests would"
    " differ, so we cannot simply cut its rounds. Run again with another γ instead.",
}
