"""The words of the lesson: its plan, its exercises with their findings and key, its handout.

Minutes, links and grades are in specviz/views/lesson.py; assets/viewer/exercises.ts finds whether a
run meets an exercise, and names the sentence that says so.
"""

from typing import Any

LESSON: dict[str, Any] = {
    "heading": "## A 45-minute lesson",
    "intro": "For a room with a projector; students work in pairs with a computer or a phone. Print"
    " the handout, and open each step from here.",
    "plan": "The plan",
    "exercises_heading": "Ten exercises",
    "exercises_intro": "Do each exercise on Watch, come back, and press Check: it looks at the run"
    " that Watch shows, and at the token that you clicked there.",
    "minutes": "{begin}–{end} min",
    "open": "Open",
    "start": "Start",
    "check": "Check",
    "tally": "{met} of {of} done",
    "handout": "Handout (2 pages)",
    "key": "Key",
    "grades": {"1": "Easy: read a run", "2": "Medium: change it", "3": "Hard: weigh costs"},
    "steps": {
        "race": {
            "title": "Two texts race",
            "text": "Let both texts appear, without explaining anything. Ask: why is one faster,"
            " and is its text any worse?",
        },
        "round": {
            "title": "One round, step by step",
            "text": "Step through a round with →. Name what happens: the draft guesses, the target"
            " scores all guesses in one pass, each guess is tested, one is rejected, the rest stay"
            " untested, the target corrects.",
        },
        "predict": {
            "title": "Predict the verdict",
            "text": "Press G, then “With a class”: everyone joins on a phone and says how likely"
            " the target is to accept each guess. Why is saying 100% every time a bad idea?",
        },
        "same": {
            "title": "Why the text is the same",
            "text": "Run at temperature 0: both texts are equal, token by token. Then run the test"
            " under “Is it the same text?” at a higher temperature, and ask where a correction"
            " comes from.",
        },
        "exercises": {
            "title": "Exercises in pairs",
            "text": "Each pair takes one easy, one medium and one hard exercise. The page checks"
            " the answers.",
        },
        "pays": {
            "title": "When it pays",
            "text": "Collect the speed-ups: which text, which γ? Why did some runs lose? Then look"
            " at what a large model on a GPU would gain.",
        },
    },
    "lacking": {
        "run": "Watch shows no run yet.",
        "end": "The run on Watch has not finished.",
        "point": "This run has one. Find it on Watch and click it, then check again.",
        "other": "This run has one, but you clicked a different token on Watch.",
        "tests": "This run has only {tested} tested guesses; {least} are needed. Generate more"
        " tokens.",
    },
    "busy": "The machine was busy, so the times are uncertain.",
    "exercises": {
        "bonus": {
            "task": "Find a round in which all guesses are accepted, and click its bonus token.",
            "met": "In round {round}, all {drafted} guesses were accepted.",
            "missed": "No round accepted all guesses. The best is round {round}: {accepted} of"
            " {drafted}.",
            "short": "The rounds of this run have fewer than two guesses. Choose a larger γ.",
            "key": "Choose a predictable text, such as counting in words. Such a round ends with a"
            " bonus token.",
        },
        "waste": {
            "task": "Find a round whose first guess is rejected and whose others are untested, and"
            " click that first guess.",
            "met": "In round {round}, the first guess was rejected and {untested} stayed untested.",
            "missed": "In none of the {rounds} rounds of this run was the first guess rejected and"
            " the rest left untested.",
            "key": "Common in prose, where many words could come next. Even this round yields one"
            " token: the correction.",
        },
        "low": {
            "task": "Find a prompt with α below 50%.",
            "met": "α = {alpha} over {tested} tested guesses.",
            "missed": "α = {alpha} over {tested} tested guesses. Find one below {limit}.",
            "key": "Choose a text whose next word is hard to guess, such as definitions of rare"
            " words.",
        },
        "same": {
            "task": "Make both methods generate the same text, token by token.",
            "met": "All {n} compared tokens are identical.",
            "missed": "The texts differ at token {at}.",
            "sampled": "This run sampled at temperature {temperature}. Sampled texts follow the"
            " same distribution, but need not be equal.",
            "short": "Only {n} tokens can be compared; {least} are needed. Turn on “Also measure"
            " plain decoding”, then run again.",
            "key": "At temperature 0 both methods always take the target’s most likely token.",
        },
        "hot": {
            "task": "Keep α above 80% at a temperature of 1 or more.",
            "met": "α = {alpha} at temperature {temperature}.",
            "missed": "α = {alpha} at temperature {temperature}. Needed: above {limit}, at {least}"
            " or more.",
            "key": "Where the text leaves no choice, both models stay certain at any temperature.",
        },
        "untested": {
            "task": "Find a run whose draft efficiency is at least 30 points below α.",
            "met": "α = {alpha}, draft efficiency = {efficiency}: {points} points apart.",
            "missed": "α = {alpha}, draft efficiency = {efficiency}: {points} points apart; {least}"
            " are needed.",
            "key": "Choose a large γ for a surprising text: most guesses come after a rejection and"
            " are never tested. α does not count them, draft efficiency does.",
        },
        "lookup": {
            "task": "Draft without a model: prompt lookup with α of at least 50%.",
            "met": "Prompt lookup reached α = {alpha} over {tested} tested guesses.",
            "missed": "Prompt lookup reached α = {alpha}. Needed: at least {limit}.",
            "drafter": "The drafter of this run is not prompt lookup.",
            "key": "Prompt lookup copies from the text so far. Choose a text that repeats itself.",
        },
        "lucky": {
            "task": "Find a guess that was accepted although its chance was below 20%, and click"
            " it.",
            "met": "Round {round}, guess {slot}: its chance was {chance}, and the draw {draw} was"
            " below it.",
            "missed": "No accepted guess had a chance below {limit}. The lowest was {chance}, in"
            " round {round}.",
            "none": "This run does not record the chances of its guesses.",
            "key": "Choose a surprising text and a temperature above 0. Such guesses are rare, but"
            " not wrong: without them, the text would not follow the target’s probabilities.",
        },
        "lose": {
            "task": "Make speculation slower than plain decoding, with α above 50%.",
            "met": "{speedup} the speed of plain decoding, with α = {alpha}.",
            "missed": "{speedup} the speed of plain decoding, with α = {alpha}. Needed: below 1×,"
            " with α above {limit}.",
            "plain": "This run was not compared with plain decoding. Turn on “Also measure plain"
            " decoding”, then run again.",
            "key": "Choose the largest γ for prose: drafting and verifying take time for every"
            " guess, and most guesses stay untested.",
        },
        "choose": {
            "task": "Choose γ for definitions: find a γ that is faster than a smaller and a larger"
            " one.",
            "met": "γ = {gamma} is the fastest ({tried}).",
            "prompt": "This run continues another text. Press Start for the definitions.",
            "smaller": "Measured so far: {tried}. Now try a smaller γ.",
            "larger": "Measured so far: {tried}. Now try a larger γ.",
            "key": "Compare several values, such as 1, 2, 4 and 8. Few guesses are accepted in a"
            " row here, so the best γ is small; it depends on the machine.",
        },
    },
    "sheet": {
        "title": "Speculative decoding: a small model guesses, a big model judges",
        "name": "Name",
        "date": "Date",
        "idea_heading": "The idea",
        "idea": "A language model generates one token at a time, and for each it must read all of"
        " its weights. In speculative decoding, a small **draft** model guesses the next γ tokens."
        " The big **target** model scores all of them in one pass, which in a large model takes"
        " hardly longer than a pass over one token. Then each guess is tested, in order.",
        "rules_heading": "The rules of a round",
        "rules": {
            "chance": "A guess is accepted with probability min(1, p / q): p is the target’s"
            " probability of this token, q the draft’s.",
            "draw": "A random number from 0 to 1, the draw, decides: the guess is accepted if the"
            " draw is below min(1, p / q).",
            "rejection": "The first rejected guess ends the tests. The guesses after it are"
            " discarded, untested.",
            "final": "After a rejection the target adds a correction, drawn from max(0, p − q)"
            " rescaled to a sum of 1. If every guess was accepted, it adds a bonus token.",
        },
        "same": "Together, these rules give every token exactly the target’s probability: the draft"
        " changes the speed, never the distribution of the text.",
        "round_heading": "A real round: work out the verdicts",
        "round_intro": "After “… {before}” the draft guessed these tokens. Fill in the last two"
        " columns: min(1, p / q), and accepted, rejected or untested.",
        "guess": "Guess",
        "draft": "Draft q",
        "target": "Target p",
        "draw": "Draw",
        "chance": "min(1, p / q)",
        "verdict": "Verdict",
        "verdicts": {"accepted": "accepted", "rejected": "rejected", "untested": "untested"},
        "correction": "The target’s correction",
        "round_asks": {
            "tokens": "Tokens that the round yields:",
            "alpha": "Its α:",
            "efficiency": "Its draft efficiency:",
        },
        "terms_heading": "The numbers",
        "terms": {
            "alpha": "**Acceptance rate α** = accepted / tested guesses",
            "efficiency": "**Draft efficiency** = accepted / all guesses",
            "length": "**Mean acceptance length τ** = tokens per round",
            "speedup": "**Speed-up** = time of plain decoding / time of speculative decoding",
        },
        "exercises_intro": "Work on the Watch tab. Note the prompt, the settings you changed and"
        " the figures. The page checks each exercise on the Learn tab.",
        "answer": "Prompt and settings:",
        "figures": "Figures:",
        "key_title": "Key to the exercises",
        "key_intro": "One solution for each exercise, with the models that this page opens with."
        " Other solutions are just as good. Speeds depend on the machine.",
        "key_round": "The real round of the handout",
        "prompt": "Prompt: {prompt}",
        "settings": {
            "pair": "models {value}",
            "drafter": "drafter: {value}",
            "gamma": "γ = {value}",
            "temperature": "temperature {value}",
            "seed": "seed {value}",
        },
    },
}
