"""The words of drafts that form a tree."""

from collections.abc import Callable
from typing import Any

from specviz.papers import EAGLE2, MEDUSA, SEQUOIA, SPECINFER

TREES: dict[str, str] = {
    "chain": "Chain",
    "k-ary": "Tree, sampled",
    "top-k": "Tree, likeliest",
    "dynamic": "Tree, dynamic (EAGLE-2)",
    "measured": "Tree, measured (Sequoia)",
}

GROWN: dict[str, Any] = {
    "name": TREES,
    "text": "the text",
    "label": "The tree of guesses",
    "mask": "Mask: a row sees its filled columns",
    "sees": "Each guess sees only the text, the guesses before it on its branch, and itself. That"
    " is what the mask says, and why one pass can check all branches.",
    "sum": "{verified} guesses verified in one pass, {accepted} accepted, {wasted} wasted.",
    "drawn": "Round {round} accepted the most guesses: {verified} verified in one pass, {accepted}"
    " accepted, {wasted} wasted.",
    "aria": "{label}. Level {level}, after “{line}”",
    "aria_first": "{label}. Level {level}, after the text",
    "settings": "{tree}, {budget} verified",
    "acceptance": "of tested positions accepted (α)",
    "level": "Round {round}: level {level} of the tree, {n} more guesses.",
    "level_one": "Round {round}: level {level} of the tree, one more guess.",
    "verify": "Round {round}: in one pass, the target reads all {of} guesses of the tree. The mask"
    " keeps the branches apart.",
    "accepted": "Round {round}, “{token}”: its random draw {draw} is below its chance of"
    " acceptance, {threshold}: accepted. Other guesses for this position are dropped.",
    "rejected": "Round {round}, “{token}”: its random draw {draw} is not below its chance of"
    " acceptance, {threshold}: rejected. The next guess for this position is tested with the"
    " target’s residual.",
    "rejected_last": "Round {round}, “{token}”: its random draw {draw} is not below its chance of"
    " acceptance, {threshold}: rejected, and no other guess for this position is left.",
    "kept": "Round {round}: a guess that follows “{token}” passes its test, which keeps both.",
    "greedy_accepted": "Round {round}: “{token}” is the target’s choice here: accepted.",
    "greedy_rejected": "Round {round}: “{token}” is not the target’s choice here: rejected.",
    "discard": "Round {round}: the branches that were not followed disappear.",
    "some": "Round {round}: {accepted} of {drafted} verified guesses accepted, then a correction.",
    "bonus": "Round {round}: {accepted} of {drafted} verified guesses accepted, then a bonus"
    " token.",
    "rounds": "One row per round. Guesses are listed level by level, not in reading order; the"
    " target checks all of them in one pass and adds the last token itself.",
    "why": {
        "guessed": "The draft chose this guess for the tree. The target has not scored it yet.",
        "certain": "The tree takes the draft’s likeliest tokens, so this guess was certain rather"
        " than sampled. Its chance of acceptance is the target’s probability, {target}.",
        "ratio": "It was drawn from the draft’s distribution without the earlier guesses: target"
        " {target}, draft {draft}, so its chance of acceptance is {chance}.",
        "left": "An earlier guess for this position was rejected first, so the target’s"
        " probabilities here are the residual after it.",
        "untested": "Never tested: another guess was accepted at its position or before it, or the"
        " guess that it follows was rejected.",
        "correction": "Every guess for this position was rejected, or none of them was the target’s"
        " choice. This token replaces them. It comes from the target’s residual.",
        "bonus": "The accepted branch ends here. The same target pass also gives the probabilities"
        " of the next token: a bonus.",
    },
    "whatif": "This run drafted trees, so it does not show what a shorter chain would have done.",
    "guesses": "a tree of {n} tokens on average",
}


def terms(term: Callable[..., dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the glossary's terms on draft trees.

    Args:
        term: makes one from its id, name, definition and related terms.
    """
    return [
        term(
            "draft_tree",
            "Draft tree",
            "Several guesses for one position in the text, each with guesses of its own after it."
            " One target pass checks all branches, and one accepted branch is kept. That pays"
            " where checking more tokens costs little. The acceptance rate α counts each position"
            " once: as accepted if any of its guesses was.",
            "sampled_tree likeliest_tree dynamic_tree measured_tree tree_mask budget verify_ratio",
            sources=(SPECINFER, EAGLE2, SEQUOIA),
        ),
        term(
            "sampled_tree",
            "Tree, sampled (k-ary)",
            "A draft tree of a fixed shape: each guess has k children, level by level, until the"
            " budget is used. Children are sampled from the draft, no token twice. If one is"
            " rejected, the next is tested with the target’s residual.",
            "draft_tree residual",
            sources=(SPECINFER,),
        ),
        term(
            "likeliest_tree",
            "Tree, likeliest (top-k)",
            "A draft tree of the same shape as the sampled one, but the children are the draft’s k"
            " likeliest tokens. Nothing is drawn, so each is accepted with the target’s probability"
            " of it.",
            "draft_tree sampled_tree",
            sources=(MEDUSA,),
        ),
        term(
            "dynamic_tree",
            "Tree, dynamic (EAGLE-2)",
            "A draft tree that grows where the draft is sure: on each level, only the guesses with"
            " the likeliest paths get children. Of all guesses, the target then verifies those"
            " with the likeliest paths, up to the budget.",
            "draft_tree likeliest_tree",
            sources=(EAGLE2,),
        ),
        term(
            "measured_tree",
            "Tree, measured (Sequoia)",
            "A draft tree whose children are sampled, and whose shape gives the most accepted"
            " tokens on average. The shape is computed from how often first, second and later"
            " children were accepted so far in the run.",
            "draft_tree sampled_tree",
            sources=(SEQUOIA,),
        ),
        term(
            "tree_mask",
            "Tree mask",
            "What each token of a draft tree may see: the text, the guesses before it on its own"
            " branch, and itself. So the target computes for every branch what it would compute if"
            " that branch stood alone.",
            "draft_tree verification",
            sources=(SPECINFER,),
        ),
        term(
            "budget",
            "Tree budget",
            "How many guesses of a draft tree the target verifies per round. A chain with the same"
            " number of guesses costs the target as much.",
            "draft_tree gamma",
        ),
    ]
