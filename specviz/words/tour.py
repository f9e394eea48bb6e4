"""The words of the tour: its stops.

Each stop has a name (`id`). It says which part of the page it is about (`target`), the
moment of the run right before what it tells (`state`), the rule for whether its task is done
(`rule`, with an argument `of`), and the part that it shows then (`shows`):
assets/page/tour_stops.ts knows these names. A stop on other drafters and rules names a recorded
run of their kind (`recorded`). After the stop, the tour restores the setting that its task changes
(`changes`).
"""

from typing import Any

STOPS: list[dict[str, Any]] = [
    {
        "id": "tokens",
        "title": "Text is generated token by token",
        "text": "A language model generates one token at a time: a word, part of a word, or a"
        " punctuation mark. For each token it reads all of its weights, and the next token has to"
        " wait. That is plain decoding. The text here comes from speculative decoding, which the"
        " next stops show.",
        "task": "Hover over or tap a token of the text, or go there with Tab and the arrow keys."
        " Esc brings you back here.",
        "done": "“Why this token?” now shows what both models expected there.",
        "target": "text",
        "shows": "why",
        "state": "end",
        "rule": "pointed",
    },
    {
        "id": "draft",
        "title": "The draft runs ahead",
        "text": "The draft is a small, fast model. It guesses the next γ tokens, one after another;"
        " here γ = {gamma}. Its guesses are cheap, but may be wrong.",
        "task": "Press → until the round has all its guesses.",
        "done": "All guesses are there. The target has not scored any of them yet.",
        "target": "round",
        "state": "begun",
        "rule": "drafted",
    },
    {
        "id": "target",
        "title": "The target reads all guesses in one pass",
        "text": "The target is the big model, whose text we want. In a single pass it reads all"
        " guesses and computes its own probabilities at every position. In a large model this takes"
        " hardly longer than a pass over one token, because most of the time goes into reading the"
        " weights from memory, and one pass reads them only once. This is where the gain comes"
        " from. Small models, such as the bundled ones, have other costs as well.",
        "task": "Press →, and all guesses light up at once.",
        "done": "With one pass, the target has scored every guess.",
        "target": "round",
        "state": "drafted",
        "rule": "verified",
    },
    {
        "id": "test",
        "title": "Each guess is tested, in order",
        "text": "If the target’s probability of a guess is at least the draft’s, the guess is"
        " accepted. Otherwise a random draw accepts it with probability target / draft: if the"
        " target’s is half of the draft’s, half the time. On average over all possible guesses, the"
        " chance of acceptance is the area that both models share in this picture: the overlap β.",
        "task": "Press → for the first test.",
        "done": "Beside the bar of its chance, the mark shows where the random draw fell.",
        "target": "inspector",
        "state": "verified",
        "rule": "tested",
    },
    {
        "id": "rejection",
        "title": "When a guess is rejected",
        "text": "Here the draft gives a token a higher probability than the target does, and the"
        " random draw rejects it. The guess is discarded together with all guesses after it,"
        " because they continue a text that no longer exists. Those are neither right nor wrong:"
        " they are untested.",
        "task": "Press → until the rejected guess and those after it are discarded.",
        "done": "Struck through: rejected. Dotted border: untested.",
        "target": "round",
        "state": "before_rejection",
        "rule": "rejected",
    },
    {
        "id": "correction",
        "title": "The target corrects it",
        "text": "A token from the target replaces the rejected guess. It is drawn from the"
        " residual: the part of the target’s probability that exceeds the draft’s. So even the"
        " worst round generates one token, as a pass of plain decoding does.",
        "task": "Press → and the correction takes the place of the rejected guess.",
        "done": "The correction was drawn from these bars.",
        "target": "round",
        "shows": "residual",
        "state": "before_correction",
        "rule": "corrected",
    },
    {
        "id": "bonus",
        "title": "All accepted: one more for free",
        "text": "If every guess is accepted, the same pass also gives the probabilities of the next"
        " token. The round then generates γ + 1 tokens with one target pass. The last one is the"
        " bonus token, marked +.",
        "task": "Press → for the bonus token.",
        "done": "The target added this token in a round without a rejection.",
        "target": "round",
        "state": "before_bonus",
        "rule": "bonus",
    },
    {
        "id": "same",
        "title": "The result is the same",
        "text": "Accepted guesses and corrections together follow exactly the target’s"
        " probabilities. If the draft guesses a word 40% of the time and the target wants it 20% of"
        " the time, half of those guesses are accepted. Corrections supply the words that the draft"
        " guesses too rarely. So the draft changes the speed, never the distribution of the text."
        " At temperature 0, both methods even generate the same text, word for word. Above it, “Is"
        " it the same text?” below the stage tests this.",
        "task": "Under “What if …”, choose temperature 0: the same run without randomness.",
        "done": "This line says whether plain decoding generated the same text. Your temperature"
        " returns at the next stop.",
        "target": "temperature",
        "shows": "agreement",
        "state": "end",
        "rule": "ran",
        "of": "greedy",
        "changes": "temperature",
    },
    {
        "id": "rates",
        "title": "Two acceptance rates",
        "text": "The acceptance rate α counts only tested guesses: it shows how well the draft"
        " knows the target. Draft efficiency counts all guesses, including untested ones: it shows"
        " how much of the drafting was useful. Serving engines report draft efficiency as “draft"
        " acceptance rate”, so check which rate you are reading.",
        "task": "Click “Draft efficiency” for its definition.",
        "done": "Esc closes it. Draft efficiency is never higher than α.",
        "target": "rates",
        "state": "end",
        "rule": "opened",
        "of": "draft_efficiency",
    },
    {
        "id": "pays",
        "title": "When it pays",
        "text": "Compare two numbers: how many tokens a round generates, and how many plain"
        " decoding generates in the same time. If they were 3.6 and 1.8, speculation would be twice"
        " as fast. Speculation pays if the draft is both fast and often right. It does not pay if"
        " the draft is nearly as slow as the target, or if verification is expensive, as on a"
        " server that decodes many texts at once.",
        "task": "Click “the speed of plain decoding” for the formula.",
        "done": "Esc closes it. Above 1× speculation is faster; below 1× plain decoding is.",
        "target": "figures",
        "state": "end",
        "rule": "opened",
        "of": "speedup",
    },
    {
        "id": "gamma",
        "title": "More guesses are not always better",
        "text": "A guess counts only if all guesses before it are accepted, so later guesses count"
        " less often but cost as much. With a larger γ, rounds generate more tokens and take"
        " longer. α hardly changes, draft efficiency falls, and beyond some γ the speed falls too:"
        " early for surprising text, late for predictable text.",
        "task": "Under “What if …”, choose the largest γ: the same prompt with more guesses.",
        "done": "Compare the two columns: what did the longer rounds gain, and what did they waste?"
        " Your γ returns at the next stop.",
        "target": "gamma",
        "shows": "compare",
        "state": "end",
        "rule": "ran",
        "of": "gamma",
        "changes": "gamma",
    },
    {
        "id": "text",
        "title": "It depends on the text",
        "text": "Counting and JSON are easy to guess; prose is hard. Text that repeats itself is"
        " easy for prompt lookup. The text changes α, and with it the speed, more than any setting."
        " The tabs at the top go further: Explore compares texts, “Will it pay?” machines, and"
        " “Myth or fact?” tests common claims.",
        "task": "Choose another example and press Run.",
        "done": "These are the figures for your text.",
        "target": "gallery",
        "shows": "figures",
        "state": "end",
        "rule": "ran",
        "of": "text",
    },
    {
        "id": "heads",
        "title": "Drafting with a head",
        "text": "Many serving engines draft without a second model. A small head reads the hidden"
        " states that the target has computed anyway, so it knows much of what the target knows."
        " This EAGLE-3 head drafts token by token, as an MTP layer does. The test of each guess is"
        " the same as before.",
        "task": "Press → until the head has drafted all its guesses.",
        "done": "One layer drafted these. Choose other heads under “Drafter”.",
        "target": "round",
        "state": "begun",
        "rule": "drafted",
        "recorded": "eagle3",
    },
    {
        "id": "medusa",
        "title": "One head for each position",
        "text": "Medusa heads all read the same hidden state. The first guesses the next token, the"
        " second the one after it, and so on, all at once. Drafting takes hardly any time, but no"
        " head knows what the others guessed, so the guesses may not fit together.",
        "task": "Press → until the heads have drafted all their guesses.",
        "done": "Each head guessed one of these, without knowing the others.",
        "target": "round",
        "state": "begun",
        "rule": "drafted",
        "recorded": "medusa",
    },
    {
        "id": "exit",
        "title": "The target drafts for itself",
        "text": "An early exit needs no second model either. A guess runs through the target’s"
        " first layers only, and a small layer, taught for this, turns the result into a token. The"
        " pass that verifies the guesses then runs through all layers.",
        "task": "Press → until all guesses are drafted.",
        "done": "The target’s own first layers guessed these.",
        "target": "round",
        "state": "begun",
        "rule": "drafted",
        "recorded": "exit",
    },
    {
        "id": "confidence",
        "title": "Blocks, and how many guesses to verify",
        "text": "A block head fills all slots in one pass. That is cheap, but the guesses are"
        " independent and may not fit together. DSpark adapts each guess to the one before it,"
        " predicts each guess’s chance of acceptance, and ends the block before a guess that is"
        " unlikely to be reached and accepted. So its rounds differ in length. This picture"
        " compares the predictions with what happened.",
        "task": "Click “Predicted and actual acceptance” for its definition.",
        "done": "Esc closes it. Points near the dashed line: the predictions come true.",
        "target": "calibration",
        "state": "end",
        "rule": "opened",
        "of": "calibration",
        "recorded": "dspark",
    },
    {
        "id": "rules",
        "title": "Another rule, the same distribution",
        "text": "The usual rule tests guesses one by one. Block verification judges the round as a"
        " whole: a later guess that passes keeps those before it, even one that the usual rule"
        " would have rejected. It accepts at least as many on average, and the text still follows"
        " the target’s probabilities exactly.",
        "task": "Press → until all guesses are judged.",
        "done": "One guess failed its own test, but a later guess kept it.",
        "target": "round",
        "state": "before_rescue",
        "rule": "judged",
        "recorded": "block",
    },
    {
        "id": "lossy",
        "title": "A lossy rule changes the text",
        "text": "Some systems also accept guesses that the usual rule would reject. Here, a guess"
        " passes if the target gives it at least 10%. Rounds become longer, but the text no longer"
        " follows the target’s probabilities, and the text alone does not show it. The page always"
        " labels such rules as lossy.",
        "task": "Press → until all guesses are judged.",
        "done": "The usual rule would have rejected one of the accepted guesses.",
        "target": "round",
        "state": "before_rescue",
        "rule": "judged",
        "recorded": "lossy",
    },
    {
        "id": "trees",
        "title": "Several guesses for one position",
        "text": "A draft may also hedge: a tree has several guesses for the same position, and each"
        " branch goes on by itself. One target pass checks all branches, because a mask lets each"
        " guess see only its own branch. One branch is kept. A tree pays where verifying more"
        " tokens costs little.",
        "task": "Press → until the tree has grown and the target has checked it.",
        "done": "All branches are scored. Point at, tap or go to a guess to see which tokens it"
        " sees. This is the last stop. Next, run a prompt of your own, or predict the verdicts.",
        "target": "round",
        "state": "begun",
        "rule": "scored",
        "recorded": "tree",
    },
]
