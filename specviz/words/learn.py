"""What Learn says: the tour, the six questions, the gallery of failures.

A stop of the tour names the part of the page that it speaks of (`target`), the place in the run
that it needs (`state`) and how the page sees that its task is done (`rule`, and what it is about,
`of`), and then which part it shows (`shows`): assets/tour.js knows those names. A setting that its
task changes (`changes`) is put back after it. The setting of each failure is in
specviz/page/learn.py.
"""

from typing import Any

LEARN: dict[str, Any] = {
    "tab": "Learn",
    "heading": "## Learn",
    "intro": (
        "The tour walks through the page itself: twelve stops, each with one thing to try."
        " It can be left at any stop, and goes on from there."
    ),
    "start": "Take the tour, 5 minutes",
    "tour": {
        "count": "Stop {n} of {of}",
        "back": "Back",
        "next": "Next",
        "end": "Finish",
        "leave": "Leave the tour (Esc)",
        "again": "From the beginning",
        "try": "Try it:",
        "done": "Done:",
        "lacks": "The run that is shown has no such place, or is too short.",
        "recorded": "Open the recorded run",
        "run_first": "Press Run first: what is shown was not run here.",
        "step": "One step →",
    },
    "questions_heading": "## Six questions",
    "questions_intro": "Answer first, then open. Each has a stop of the tour behind it.",
    "failures_heading": "## When it does not pay",
    "failures_intro": (
        "Each is one click away and a real run, here and now. The figures told are from runs of"
        " 128 tokens on two busy cores of a CPU: α will be the same, the speed a little different."
    ),
    "run": "Run it",
    "look": "Look at:",
    "says": "The page says:",
    "no_pair": "This page does not offer the pair that it needs, {pair}.",
    "no_gamma": "This page allows {most} guesses per round at most; it needs {gamma}.",
    "no_own": "This page takes no checkpoints of visitors, so it cannot be tried here.",
    "glossary_heading": "## The words",
    "glossary_intro": (
        "Wherever a name on the page is underlined with dots, it opens its entry in place."
        " In the formulas, p is the target’s probability of a token, q the draft’s."
    ),
}

STOPS: list[dict[str, Any]] = [
    {
        "title": "Text is written token by token",
        "text": (
            "A language model writes one token at a time: a word, a part of a word, a mark. For"
            " each it reads through all of its weights, and the next token has to wait. That is"
            " plain decoding. The text here was written faster."
        ),
        "task": (
            "Point at a token of the text, or go there with Tab and the arrow keys; Esc leads back"
            " here."
        ),
        "done": "“Why this token?” now says what both models thought of it.",
        "target": "text",
        "shows": "why",
        "state": "end",
        "rule": "pointed",
    },
    {
        "title": "The draft runs ahead",
        "text": (
            "The draft is a small, quick model. It guesses the next tokens, one after the other:"
            " γ of them, here {gamma}. Its guesses cost little, and may be wrong."
        ),
        "task": "Press → until the round has all its guesses.",
        "done": "All guesses are there, and the target has seen none of them yet.",
        "target": "round",
        "state": "begun",
        "rule": "drafted",
    },
    {
        "title": "The target reads all guesses in one pass",
        "text": (
            "The target is the big model, whose text we want. In a single pass it reads all"
            " guesses and says, at each place, what it would have written. Such a pass takes not"
            " much longer than one for a single token: what takes the most time is done once for"
            " all of them. In a large model that is fetching the weights, the numbers that it is"
            " made of; small ones, like this page’s, have other costs as well. This is where the"
            " gain comes from."
        ),
        "task": "Press →, and all guesses light up at once.",
        "done": "One pass, and the target has its say on every guess.",
        "target": "round",
        "state": "drafted",
        "rule": "verified",
    },
    {
        "title": "Each guess is tested, in order",
        "text": (
            "If the target finds a guess at least as likely as the draft did, it is accepted. If"
            " it finds it less likely, half as likely say, it is kept half of the time: the chance"
            " is target / draft, and a random draw decides. Over all tokens that the draft might"
            " have guessed here, that makes the part that both models share in this picture: the"
            " overlap β."
        ),
        "task": "Press → for the first test.",
        "done": "Below this picture, “The test” shows how it was decided.",
        "target": "inspector",
        "state": "verified",
        "rule": "tested",
    },
    {
        "title": "A guess is rejected",
        "text": (
            "Here the draft was keener on a token than the target, and the draw went against it."
            " It goes, and all guesses after it go with it: they continued a text that no longer"
            " exists. They are neither right nor wrong, but untested."
        ),
        "task": "Press → until the guess is rejected and those after it have gone.",
        "done": "Struck through: rejected. With a dotted edge: untested.",
        "target": "round",
        "state": "before_rejection",
        "rule": "rejected",
    },
    {
        "title": "The target corrects it",
        "text": (
            "In the place of the rejected guess comes a token of the target. It is drawn from the"
            " residual: what the target wants more than the draft offered. So the worst round"
            " still writes one token, as a pass of plain decoding does."
        ),
        "task": "Press the heading “Where the correction came from” for its definition.",
        "done": "Esc closes it. The correction was drawn from these bars.",
        "target": "residual",
        "state": "corrected",
        "rule": "opened",
        "of": "residual",
    },
    {
        "title": "All accepted: one more for free",
        "text": (
            "If every guess is accepted, the same pass has also computed what follows them. The"
            " round then writes γ + 1 tokens for one pass of the target: the last is the bonus,"
            " marked +."
        ),
        "task": "Point at a token marked +, in the text or in the rounds.",
        "done": "That token was written by the target, in a round without a rejection.",
        "target": "round",
        "state": "bonus",
        "rule": "pointed",
        "of": "bonus",
    },
    {
        "title": "The result is the same",
        "text": (
            "What the tests let through and what the residual adds make up exactly the target’s"
            " own probabilities. If the draft guesses a word 40% of the time and the target wants"
            " it 20%, half of those guesses pass; words guessed too seldom come with the"
            " corrections. So the draft changes how fast the text comes, never what it is drawn"
            " from. At temperature 0 both ways write the same text, word for word."
        ),
        "task": "Under “What if …”, press 0 beside Temperature: the same run, without chance.",
        "done": (
            "This line says whether plain decoding wrote the same text. The temperature goes back"
            " to what it was as you go on."
        ),
        "target": "temperature",
        "shows": "agreement",
        "state": "end",
        "rule": "ran",
        "of": "greedy",
        "changes": "temperature",
    },
    {
        "title": "Two acceptance rates",
        "text": (
            "The acceptance rate α counts tested guesses only: how well the draft knows the"
            " target. Draft efficiency counts all guesses, the untested ones as wasted: how much of"
            " the drafting was of use. Serving engines print the second and call it “draft"
            " acceptance rate”, so ask which one you are told."
        ),
        "task": "Press “Draft efficiency” for its definition.",
        "done": "Esc closes it. Efficiency is never the higher of the two.",
        "target": "rates",
        "state": "end",
        "rule": "opened",
        "of": "draft_efficiency",
    },
    {
        "title": "When it pays",
        "text": (
            "Compare two numbers: how many tokens a round writes, and how many plain decoding would"
            " have written in the same time. 3.6 against 1.8 is twice the speed. It pays if the"
            " draft is both quick and often right. It does not if the draft is nearly as slow as"
            " the target, or if verification is dear, as on a server that writes many texts at"
            " once."
        ),
        "task": "Press “the speed of plain decoding” for the formula.",
        "done": "Esc closes it. Above 1× speculation pays, below it plain decoding is quicker.",
        "target": "figures",
        "state": "end",
        "rule": "opened",
        "of": "speedup",
    },
    {
        "title": "More guesses are not better",
        "text": (
            "A guess only counts if all before it were accepted, so each place further on in a"
            " round counts less often, and costs as much. With a larger γ a round writes more and"
            " takes longer. α stays about where it is, draft efficiency falls, and from some γ on"
            " the speed falls too: early for a text that surprises, late for one that is easily"
            " guessed."
        ),
        "task": "Under “What if …”, press the last number beside γ: the same prompt, more guesses.",
        "done": (
            "Compare both columns: what did the longer rounds gain, and what did they waste? γ goes"
            " back to what it was as you go on."
        ),
        "target": "gamma",
        "shows": "compare",
        "state": "end",
        "rule": "ran",
        "of": "gamma",
        "changes": "gamma",
    },
    {
        "title": "It depends on the text",
        "text": (
            "Numbers and tables are easily guessed, and so are copies, for prompt lookup; prose"
            " is not. That moves α, and the"
            " speed with it, more than any setting. From here, the tabs at the top go on: whether"
            " it pays for other texts and machines, what is said of it, and in Learn what goes"
            " wrong, and every word explained."
        ),
        "task": "Choose another kind of text and press Run.",
        "done": "These are its figures. The text stays as you chose it.",
        "target": "gallery",
        "shows": "figures",
        "state": "end",
        "rule": "ran",
        "of": "text",
    },
]

QUESTIONS = [
    {
        "question": "What does the draft do?",
        "answer": (
            "It guesses the next γ tokens, quickly and one after the other. It decides nothing."
        ),
    },
    {
        "question": "What does the target do?",
        "answer": (
            "It reads all guesses in one pass, gives its own probabilities at each place, and adds"
            " one token of its own to every round."
        ),
    },
    {
        "question": "Why is the result the same?",
        "answer": (
            "A guess passes with probability min(1, p / q), and what is missing then is drawn from"
            " the residual. Together that is exactly p, the target’s probability, for every token."
        ),
    },
    {
        "question": "What happens at a rejection?",
        "answer": (
            "The guess goes, with all guesses after it, which are never judged. The target’s"
            " correction takes its place, and a new round begins after it."
        ),
    },
    {
        "question": "When does it not pay?",
        "answer": (
            "When few guesses are accepted, when drafting is dear (c near or above α), when the"
            " verification of many tokens costs much more than a step (a large batch, a slow"
            " processor), or when γ is too long for the text."
        ),
    },
    {
        "question": "What do the two acceptance rates mean?",
        "answer": (
            "α is accepted / tested: how well the draft knows the target. Draft efficiency is"
            " accepted / drafted: how much of the drafting was of use. The second is never higher."
        ),
    },
]

FAILURES = [
    {
        "setting": "weak",
        "title": "A draft that does not know its target",
        "wrong": (
            "The draft has read nothing but the Bible, and the target writes something else: hardly"
            " a guess is accepted, and drafting is time lost (0.6× the speed of plain decoding)."
        ),
        "look": "The rounds: nearly each begins with a rejection. α is below 10%.",
    },
    {
        "setting": "hot",
        "title": "A hot temperature",
        "wrong": (
            "At temperature 1.5 both models draw unlikely tokens, and not the same ones: α falls"
            " from 85% to 62%, the speed from 1.8× to 1.3×."
        ),
        "look": "The text runs wild. Coloured by overlap, it is paler than the same run at 0.7.",
    },
    {
        "setting": "gamma",
        "title": "Too many guesses per round",
        "wrong": (
            "Prose with γ = 16: α is about as with γ = 4, but only one guess in eight is of"
            " use, and what γ = 4 gained (1.5×) is lost (0.9×)."
        ),
        "look": "Acceptance by place in the round, and how many guesses are untested.",
    },
    {
        "setting": "prose",
        "title": "A text that surprises …",
        "wrong": (
            "In prose many words could follow, so that the models agree less: α is 70%, and each"
            " pass of the target gives 2.7 tokens (1.5×)."
        ),
        "look": "Where the rejections fall: most at the start of a word, where many could follow.",
    },
    {
        "setting": "counting",
        "title": "… and one that does not",
        "wrong": (
            "The same models and settings on numbers in words: nearly every guess is accepted, and"
            " a pass gives 4.9 tokens (2.5×). A figure without its kind of text says little."
        ),
        "look": "The strip: whole rounds, with hardly a correction.",
    },
    {
        "setting": "early",
        "title": "Early exit from a model not trained for it",
        "wrong": (
            "The target’s own first layers guess. They were never taught to speak for the last one:"
            " fewer than a quarter of the judged guesses are accepted, and each costs a part of the"
            " target (0.6×)."
        ),
        "look": "The time of a round: nearly half of it is drafting.",
    },
    {
        "setting": "tokenizers",
        "title": "Two models with different tokenizers",
        "wrong": (
            "A guess is the number of a token. Where the models cut text differently, that number"
            " means something else to each, so the pair is refused before anything runs."
        ),
        "look": "The line above the figures.",
        "says": "Target and draft have different tokenizers: choose two models of one family.",
    },
]
