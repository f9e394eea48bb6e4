"""The words of Learn: around the tour, the six questions, the gallery of failures.

The settings of the failures are in specviz/page/learn.
"""

from typing import Any

from specviz.words.play import PLAY

LEARN: dict[str, Any] = {
    "heading": "## Learn",
    "intro": "The tour walks you through the page itself. Each stop has one thing to try. You can"
    " leave at any stop and continue there later.",
    "start": "Take the tour (about 15 min)",
    "tour": {
        "count": "Stop {n} of {of}",
        "back": "Back",
        "next": "Next",
        "end": "Finish",
        "leave": "Leave the tour (Esc)",
        "again": "Start over",
        "resume": "Continue at stop {n}",
        "try": "Try it:",
        "done": "Done:",
        "lacks": "The run on the page has no such moment, or is too short.",
        "opens": "Open a recorded run that shows this. It replaces the run on the page.",
        "recorded": "Open the recorded run",
        "run_first": "This is a recording. Press Run to make it live.",
        "step": "One step →",
    },
    "play": PLAY,
    "questions_heading": "## Six questions",
    "questions_intro": "Answer each question yourself, then open it.",
    "failures_heading": "## What slows speculation down",
    "failures_intro": "Each button starts a real run on this machine. Figures come from runs of 128"
    " tokens on two busy CPU cores: α should be about the same here; the speed depends on the"
    " machine.",
    "run": "Run it",
    "look": "Look at:",
    "says": "The page says:",
    "no_pair": "This page does not offer the models that this needs: {pair}.",
    "no_gamma": "This page allows at most {most} guesses per round; this needs {gamma}.",
    "no_own": "This page does not load visitors’ checkpoints, so you cannot try this here.",
    "glossary_heading": "## Glossary",
    "glossary_intro": "Anywhere on the page, click a term with a dotted underline for its"
    " definition. In formulas, p is the target’s probability of a token, q the draft’s.",
}

QUESTIONS = [
    {
        "id": "draft",
        "question": "What does the draft do?",
        "answer": "It quickly guesses the next γ tokens, one after another. It decides nothing.",
    },
    {
        "id": "target",
        "question": "What does the target do?",
        "answer": "It reads all guesses in one pass, computes its own probabilities at every"
        " position, and adds one token of its own to every round.",
    },
    {
        "id": "same",
        "question": "Why is the result the same?",
        "answer": "A guess is accepted with probability min(1, p / q), where p is the target’s"
        " probability of this token and q the draft’s. A rejected guess is replaced by a draw from"
        " the residual, max(0, p − q) rescaled to a sum of 1. Together, this gives every token"
        " exactly the probability p. Watch shows it: “Is it the same text?”",
    },
    {
        "id": "rejection",
        "question": "What happens at a rejection?",
        "answer": "The guess is discarded, and so are all guesses after it, untested. The target’s"
        " correction replaces it, and a new round begins.",
    },
    {
        "id": "pays",
        "question": "When does it not pay?",
        "answer": "When few guesses are accepted, when drafting is expensive (cost ratio c near or"
        " above α), when verifying many tokens costs much more than one step (a large batch, a slow"
        " processor), or when γ is too large for the text.",
    },
    {
        "id": "rates",
        "question": "What do the two acceptance rates mean?",
        "answer": "α is accepted / tested: how well the draft knows the target. Draft efficiency is"
        " accepted / drafted: how much of the drafting was useful. It is never higher than α.",
    },
]

FAILURES = [
    {
        "setting": "weak",
        "title": "A draft that does not know its target",
        "wrong": "This draft was trained only on the Bible, and the target writes something else:"
        " almost no guesses are accepted, and the time spent drafting is wasted (0.6× the speed of"
        " plain decoding).",
        "look": "The rounds, below the figures: almost every one begins with a rejection. α is"
        " below 10%.",
    },
    {
        "setting": "hot",
        "title": "A high temperature",
        "wrong": "At temperature 1.5 both models sample unlikely tokens, but not the same ones: α"
        " falls from 85% to 62%, the speed from 1.8× to 1.3×.",
        "look": "The text makes little sense. Coloured by overlap, it is paler than at 0.7.",
    },
    {
        "setting": "gamma",
        "title": "Too many guesses per round",
        "wrong": "Prose with γ = 16: α is about the same as with γ = 4, but only one guess in eight"
        " is useful. The gain of γ = 4 (1.5×) becomes a loss (0.9×).",
        "look": "“Acceptance by slot in the round”, and the number of untested guesses.",
    },
    {
        "setting": "prose",
        "title": "A surprising text …",
        "wrong": "In prose, many words could come next, so the models agree less: α is 70%, and"
        " each target pass yields 2.7 tokens (1.5×).",
        "look": "The rejections: most are at the start of a word, where many different words are"
        " possible.",
    },
    {
        "setting": "counting",
        "title": "… and a predictable one",
        "wrong": "The same models and settings, counting in words: almost every guess is accepted,"
        " and each target pass yields 4.9 tokens (2.5×). A speed-up means little unless you know"
        " the kind of text.",
        "look": "The strip: whole rounds are accepted, with hardly a correction.",
    },
    {
        "setting": "early",
        "title": "Early exit from a model not trained for it",
        "wrong": "The target’s own first layers draft, but they were never trained to predict what"
        " its last layer will say. Fewer than a quarter of the tested guesses are accepted, and"
        " drafting each one costs a fraction of a target pass (0.6×).",
        "look": "The time of a round: nearly half of it is drafting.",
    },
    {
        "setting": "tokenizers",
        "title": "Two models with different tokenizers",
        "wrong": "A guess is a token’s number in the vocabulary. If the two models split text"
        " differently, that number means something different to each, so SpecViz refuses the pair"
        " before anything runs.",
        "look": "The message above the text.",
        "says": "Target and draft have different tokenizers. Choose two models of the same family.",
    },
]
