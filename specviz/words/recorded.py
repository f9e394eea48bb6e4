"""The recorded runs that come with the page; their names are those of their files."""

from typing import Any

RECORDED: dict[str, Any] = {
    "label": "Watch a recorded run",
    "damaged": "The list of recorded runs is missing or damaged on this server.",
    "more": "{n} more",
    "again": "Run it live",
    "unknown": "There is no recorded run of this name. Choose one from the list.",
    "lost": "The recorded run could not be loaded. Choose it again.",
    "runs": {
        "first": {
            "label": "A tale: T = 0.7",
            "notice": "The draft was trained to imitate this target: most guesses are accepted.",
        },
        "greedy": {
            "label": "The same tale: T = 0",
            "notice": "Without chance, both methods write the same text. The race shows it.",
        },
        "python": {
            "label": "Python code",
            "notice": "Indentation and brackets are easy to guess; names are not.",
        },
        "json": {
            "label": "JSON, γ = 8",
            "notice": "Eight guesses per round, almost all accepted: JSON leaves little choice.",
        },
        "eagle3": {
            "label": "An EAGLE-3 head",
            "notice": "No second model: a small head drafts from the target’s own hidden states.",
        },
        "medusa": {
            "label": "Medusa heads",
            "notice": "Each head guesses one position without knowing the other guesses, so they"
            " may not fit together.",
        },
        "dflash": {
            "label": "A DFlash block",
            "notice": "One pass of a small head guesses seven tokens. None of these guesses sees"
            " the others, so they may not fit together.",
        },
        "exit": {
            "label": "Taught early exit",
            "notice": "The target drafts for itself: its first layers and a small taught layer"
            " guess, and all its layers check.",
        },
        "dspark": {
            "label": "Confidence: DSpark",
            "notice": "A block of up to seven guesses, cut short where the head predicts that the"
            " next guess is unlikely to be reached and accepted.",
        },
        "tree": {
            "label": "A tree of guesses",
            "notice": "The draft guesses several continuations at once. One pass checks all of"
            " them, and the best branch is kept.",
        },
        "lookup": {
            "label": "Prompt lookup",
            "notice": "No draft model: the text repeats itself, so guesses are copied from it.",
        },
        "hot": {
            "label": "Hot: T = 1.5",
            "notice": "At high temperature the models agree less, and the text falls apart.",
        },
        "block": {
            "label": "Block verification",
            "notice": "In the first round a later guess saves an earlier one, which the rule"
            " “Token by token” would have rejected.",
        },
        "lossy": {
            "label": "A lossy rule",
            "notice": "Every guess to which the target gives at least 10% is accepted. More guesses"
            " pass, but the text no longer follows the target’s probabilities.",
        },
        "unaligned": {
            "label": "The wrong draft",
            "notice": "A draft trained only on the Bible guesses Python: it drafts four tokens per"
            " round, and almost none is accepted.",
        },
        "smollm2-question": {
            "label": "SmolLM2: a question",
            "notice": "A real chat model with 135 M parameters. A small draft head guesses from the"
            " target’s hidden states.",
        },
        "smollm2-edit": {
            "label": "SmolLM2: an edit",
            "notice": "The answer is the code without its comments: prompt lookup copies most of it"
            " from the prompt, and the draft head guesses the rest.",
        },
    },
}
