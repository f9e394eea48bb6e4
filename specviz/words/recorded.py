"""What the page says of the recorded runs that come with it; the names are those of their files."""

from typing import Any

RECORDED: dict[str, Any] = {
    "label": "Recorded runs",
    "damaged": "The list of recorded runs is missing or damaged on this server.",
    "again": "Run it here",
    "unknown": "There is no recorded run of that name here: choose one of those above the stage.",
    "lost": "The recorded run could not be fetched. Choose it once more.",
    "runs": {
        "first": {
            "label": "Story",
            "notice": "The draft was taught by this target and knows its plots: most guesses hold.",
        },
        "python": {
            "label": "Python",
            "notice": "Indentation and brackets are guessed well; what to call things is not.",
        },
        "json": {
            "label": "JSON, γ = 8",
            "notice": "Eight guesses a round, nearly all accepted: the form leaves little choice.",
        },
        "lookup": {
            "label": "Prompt lookup",
            "notice": "No draft model: the text repeats itself, so guesses are copied from it.",
        },
        "hot": {
            "label": "Hot: T = 1.5",
            "notice": "Heat spreads both models’ choices: less agrees, and the text falls apart.",
        },
        "unaligned": {
            "label": "The wrong draft",
            "notice": "A draft that read only the Bible guesses at Python: each round pays for four"
            " guesses and gets next to nothing.",
        },
        "smollm2-question": {
            "label": "SmolLM2: a question",
            "notice": "A real chat model of 135 M parameters. What guesses is a small head that"
            " reads the target’s own features.",
        },
        "smollm2-edit": {
            "label": "SmolLM2: an edit",
            "notice": "The answer is the code without its comments: prompt lookup copies most of it"
            " from the question, and the head guesses the rest.",
        },
    },
}
