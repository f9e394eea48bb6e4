"""The words of the viewer; its JavaScript gets them as JSON."""

from typing import Any

from specviz.words.chances import CALIBRATION, GIVEN
from specviz.words.glossary import GLOSSARY
from specviz.words.page import DRAFTERS, DRAFTERS_OF
from specviz.words.race import COSTS, FREQUENCIES, LOSSLESS, RACE, WAITS
from specviz.words.rules import CONTROLLERS, JUDGED
from specviz.words.timing import BUSY, IMPOSSIBLE
from specviz.words.trees import GROWN
from specviz.words.whatif import WHATIF

VIEWER: dict[str, Any] = {
    "recorded": "Recorded run · {date} · {machine}",
    "live": "Live run · {machine}",
    "steps": {
        "captured": "CUDA graphs",
        "eager": "no CUDA graphs (eager)",
    },
    "pair": "{target} + {draft} parameters",
    "first_layers": "its first {layers} of {of} layers, {size}",
    "pair_alone": "{target} parameters, no draft model",
    "settings": "γ = {gamma} · temperature {temperature} · seed {seed}",
    "other_weights": "drafter taught for other weights",
    "too_short": "no guesses: prompt too long",
    "size": "{name} {size}",
    "confidence": "confidence {confidence}",
    "drafter": DRAFTERS,
    "drafter_of": DRAFTERS_OF,
    "state": {
        "idle": "Ready.",
        "loading": "Loading the models…",
        "running": "Decoding…",
        "paused": "Paused.",
        "stale": "Your settings have changed since this run. Press Run.",
        "previous": "The previous run is shown below.",
        "example": "A recorded run is shown below.",
    },
    "ending": {
        "running": "Not finished.",
        "stopped": "Stopped after {n} tokens.",
        "stopped_one": "Stopped after 1 token.",
        "stopped_none": "Stopped before the first token.",
        "length": "Finished: all tokens generated.",
        "end of text": "Finished: the model ended the text.",
        "context full": "Finished: the models’ context is full.",
    },
    "comma": ", ",
    "snapshot": "Save as PNG",
    "empty": "Press Run and watch a small model guess while a big model checks.",
    # The headline
    "headline": {
        "speedup": "the speed of plain decoding",
        "acceptance": "of tested guesses accepted (α)",
        "length": "tokens per target pass (τ)",
        "until": "Figures up to round {round} of {rounds}.",
        "nothing": "No round is complete yet.",
        "each_round": "Drafter: {drafter}. Each round, it guessed {guessed}; one target pass"
        " yielded {length} tokens on average.",
        "plain_round": "With γ = 0 nothing is drafted: each target pass yields {length} token.",
        "guesses": {"one": "1 token", "many": "{n} tokens", "most": "up to {n} tokens"},
        "faster": "It took {share} as long as plain decoding.",
        "slower": "It was slower than plain decoding: a token took as long as {total} plain steps"
        " (drafting {draft}, verification {verify}, testing {accept}). Most of that is {blame}.",
        "same": "It took as long as plain decoding.",
        "too_early": "There are too few rounds yet to say whether it pays.",
        "not_measured": "Plain decoding was not measured in this run.",
        "busy": "busy machine",
        "impossible": IMPOSSIBLE,
        "disturbed": (
            f"{BUSY} Plain steps should all take the same time, but one in four differed by at"
            " least {jitter} from the step before it."
        ),
    },
    "part": {"draft": "drafting", "verify": "verification", "accept": "testing"},
    "part_key": {
        "draft": "drafting",
        "verify": "verification (target)",
        "accept": "testing",
    },
    # The transport
    "transport": {
        "label": "Playback",
        "start": "To the start",
        "back": "Back one round",
        "previous": "Back one step",
        "play": "Play",
        "pause": "Pause",
        "resume": "Resume",
        "next": "Forward one step",
        "forward": "Forward one round",
        "end": "To the end",
        "stop": "Stop",
        "run": "Run again",
        "scrubber": "Round",
        "round": "Round {round}",
        "round_of": "Round {round} of {rounds}",
        "all": "All {rounds} rounds",
        "step": "{round}, step {phase}",
        "pace": "Play by",
        "steps": "Steps",
        "rounds": "Rounds",
        "speed": "Speed",
        "follow": "Jump to live",
        "keys": "Keys",
        "letters": "letters and marks are shortcuts",
        "presenter": "Presenter view",
        "presenter_means": "Large view for a projector (F); leave with Esc",
        "leave": "Leave presenter view",
    },
    "keys": [
        ["Space", "play or pause"],
        ["←  →", "one step back or forward"],
        ["J  K", "one round back or forward"],
        ["Home  End", "to the start or the end"],
        ["PgUp  PgDn", "on the strip: ten rounds forward or back"],
        [",  .", "one step back or forward, also inside the text or the rounds"],
        ["← → ↑ ↓", "in the text or the rounds: from token to token"],
        ["Enter", "pin the token"],
        ["G", "start or stop predicting verdicts"],
        ["Y  N  1 – 5", "answer a prediction: yes, no, or how likely"],
        ["R", "show the verdict without an answer"],
        ["F  P", "presenter view for a projector: PgUp and PgDn step, PgDn shows verdicts"],
        ["Esc", "unpin, or leave the presenter view"],
        ["?", "show or hide this list"],
    ],
    # The story of a round
    "act": {
        "label": "The four phases of a round",
        "draft": {"name": "Draft", "means": "The drafter guesses the next tokens."},
        "verify": {"name": "Verify", "means": "The target reads all guesses in one pass."},
        "test": {
            "name": "Test",
            "means": ("Guesses are tested in order, up to the first rejection."),
            "tree": "The guesses for a position are tested in order, until one is accepted. Then"
            " those that continue it are tested.",
            "block": "Every guess has its own test. The last one that passes keeps all guesses"
            " before it, too.",
        },
        "write": {
            "name": "Write",
            "means": "A rejected guess and all guesses after it disappear; the target adds a token"
            " of its own.",
            "tree": "All guesses that are not on the accepted path disappear; the target adds a"
            " token of its own.",
        },
    },
    "phase": {
        "draft": "Round {round}: guess {n} of {of} is “{token}”.",
        "at_once": "Round {round}: all {of} guesses at once.",
        "verify": "Round {round}: in one pass, the target reads all {of} guesses and computes its"
        " own probabilities at every position.",
        "verify_one": "Round {round}: in one pass, the target reads the guess and computes its own"
        " probabilities there and at the next position.",
        "verify_none": "Round {round}: nothing was drafted, so this is an ordinary target pass.",
        "accepted": "Round {round}, guess {n}: its random draw {draw} is below its chance of"
        " acceptance, {threshold}: accepted.",
        "rejected": "Round {round}, guess {n}: its random draw {draw} is not below its chance of"
        " acceptance, {threshold}: rejected.",
        "greedy_accepted": "Round {round}, guess {n}: it is the target’s likeliest token, so it is"
        " accepted.",
        "greedy_rejected": "Round {round}, guess {n}: it is not the target’s likeliest token, so it"
        " is rejected.",
        "certain": "Round {round}, guess {n}: its chance of acceptance is 1, so it is accepted"
        " whatever the draw.",
        "untold_accepted": "Round {round}, guess {n}: accepted.",
        "untold_rejected": "Round {round}, guess {n}: rejected.",
        "discard": "Round {round}: the rejected guess is discarded, and so are the guesses after it"
        " ({untested} untested).",
        "discard_last": "Round {round}: the rejected guess is discarded.",
    },
    "summary": {
        "all": "Round {round}: {accepted} of {drafted} guesses accepted, then a bonus token.",
        "one": "Round {round}: the only guess accepted, then a bonus token.",
        "one_rejected": "Round {round}: the only guess rejected, then a correction.",
        "one_ends": "Round {round}: the only guess accepted; the text ends there.",
        "some": "Round {round}: {accepted} of {drafted} guesses accepted, then a correction.",
        "end": "Round {round}: {accepted} of {drafted} guesses accepted; the text ends there.",
        "plain": "Round {round}: nothing was drafted; the target generated one token.",
        "start": "Before the first round: only the prompt.",
    },
    "lead": {
        "why": "The run opens here because one guess is accepted and another is rejected.",
        "rescue": "The run opens here because guess {n} failed the usual test and a later guess"
        " saves it.",
        "lenient": "The run opens here because this rule accepts guess {n}, which the usual rule"
        " would have rejected.",
        "rests": "This is round {shown}, because the last one, {round}, is too short to show much.",
        "watch": "See round {round}: one guess accepted, another rejected",
        "watch_rule": "See round {round}: what this rule does differently",
    },
    "unguessed": {
        "off": "γ is 0, so this run never drafts.",
        "last": "Only one token was left to generate, and the target’s own pass generates it.",
        "full": "The models’ context has no room for a guess.",
        "lookup": "Prompt lookup found nothing to copy.",
        "unsure": "The confidence head gave the first guess a chance below the threshold.",
    },
    # The stream and the rounds
    "stream": {
        "heading": "The text",
        "label": "Tokens generated so far",
        "more": "Show all {n} characters of the prompt",
        "ghosts": "discarded guesses",
    },
    "tint": {
        "label": "Colour by",
        "aria": "A scale of five shades from light to dark, divided at {limits}.",
        "verdict": {"name": "verdict"},
        "overlap": {
            "name": "overlap β",
            "means": "how much probability target and draft share here",
        },
        "acceptance": {
            "name": "acceptance probability",
            "means": "this guess’s chance of acceptance",
        },
        "target_entropy": {
            "name": "target entropy",
            "means": "how uncertain the target was here, in nats",
        },
        "draft_entropy": {
            "name": "draft entropy",
            "means": "how uncertain the draft was here, in nats",
        },
    },
    "round": {
        "label": "The current round",
        "guesses": "Draft guesses",
        "pass": "Target checks",
        "tests": "Draw, chance",
        "below": "{draw} < {threshold}",
        "above": "{draw} ≥ {threshold}",
    },
    "views": {
        "label": "More about this run",
        "race": "The race",
        "same": "Is it the same text?",
        "rounds": "Rounds and what-ifs",
        "time": "Where the time goes",
        "guesses": "How far guesses get",
        "numbers": "All metrics",
    },
    "rounds": {
        "heading": "The rounds",
        "note": "One row per round. The drafter guesses from left to right; the target checks all"
        " guesses in one pass and adds the last token itself.",
        "label": "Rounds, one row each",
        "guess": "guess {n}",
        "final": "target",
        "time": "time",
        "row": "Round {round}",
        "overlap_key": "β: overlap of the two distributions",
        "plain_key": "plain decoding, same number of tokens",
        "row_time": "{total}: drafting {draft}, verification {verify}, testing {accept}",
        "row_plain": "{time}; plain decoding took {plain} for the same number of tokens",
        "detail": "Hover over a time for its breakdown.",
        "detail_of": "Round {round} took {time}.",
    },
    "kind": {
        "guessed": "drafted",
        "lit": "scored",
        "accepted": "accepted",
        "rejected": "rejected",
        "untested": "untested",
        "dropped": "dropped",
        "correction": "correction",
        "bonus": "bonus",
        "plain": "plain",
    },
    "legend": {
        "accepted": "accepted guess",
        "rejected": "rejected guess",
        "untested": "untested guess",
        "correction": "target’s correction",
        "bonus": "target’s bonus token",
        "plain": "plain token",
    },
    "token": {
        "empty": "no text",
        "part": "bytes {hex}, part of a character",
        "took": "{token}, a character made of {n} tokens",
        "aria": "{token}: {kind}, round {round}, {slot}",
        "aria_overlap": "{label}, overlap {overlap}",
        "guess": "guess {n} of {of}",
        "from": "{slot} · {drafter}",
        "final": "the target’s own token",
        "rest": "all others",
    },
    # The inspector
    "inspector": {
        "heading": "Why this token?",
        "empty": "Press → for the first guess. Select a token to see why it was accepted or"
        " rejected.",
        "where": "Round {round}, {slot}",
        "stage": "Show this round on the stage",
        "preview": "Click or press Enter to pin",
        "pinned": "Pinned",
        "now": "Current step",
        "unpin": "Unpin",
        "rejected": "The round’s rejected guess",
        "special": "What this rule does differently",
        "newest": "The round’s last token",
        "bytes": "Only the bytes {hex}: part of one character.",
        "joined": "This token completes a character made of {n} tokens.",
        "absent": "The models’ distributions were not recorded in this run.",
        "confidence": "Before this guess was drawn, the confidence head predicted a {predicted}"
        " chance of acceptance.",
        "absent_probabilities": "The probabilities were not recorded in this run.",
    },
    "why": {
        "guessed": "The draft sampled this token, with probability {draft}. The target has not"
        " scored it yet.",
        "lit": "The target has scored this guess: probability {target}, compared with {draft} in"
        " the draft. The chance of acceptance is {chance}.",
        "copied": "Copied from earlier in the text, where the words before it were the same. The"
        " target has not scored it yet.",
        "greedy_guessed": "At temperature 0 the draft guesses its likeliest token. The target has"
        " not scored it yet.",
        "greedy_lit": "The target has scored this guess. At temperature 0 it is accepted if it is"
        " the target’s likeliest token.",
        "sure": "The target gives it probability {target}, the draft {draft}. A guess is always"
        " accepted if the target’s probability is at least the draft’s.",
        "lucky": "The draft gave it probability {draft}, the target only {target}. The chance of"
        " acceptance was {chance}, and this time it was accepted.",
        "rejected": "The draft gave it probability {draft}, the target only {target}. The chance of"
        " acceptance was {chance}, and this time it was rejected.",
        "copied_lucky": "Prompt lookup offers no other token, so the chance of acceptance is the"
        " target’s probability, {target}. This time it was accepted.",
        "copied_rejected": "Prompt lookup offers no other token, so the chance of acceptance is the"
        " target’s probability, {target}. This time it was rejected.",
        "greedy_accepted": "At temperature 0 a guess is accepted if it is the target’s likeliest"
        " token. It is.",
        "greedy_rejected": "At temperature 0 a guess is accepted if it is the target’s likeliest"
        " token. It is not.",
        "untested": "Never tested. Guess {n} of this round was rejected, so all guesses after it"
        " are discarded: they continue a text that no longer exists.",
        "untested_end": "Never tested. An accepted guess before it ended the text.",
        "correction": "The guess “{guess}” was rejected here. This token replaces it. It is drawn"
        " from the residual: the part of the target’s probability that exceeds the draft’s.",
        "greedy_correction": "The guess “{guess}” was rejected here. This token replaces it: at"
        " temperature 0, the residual holds only the target’s likeliest token.",
        "bonus": "All {n} guesses were accepted. The same target pass already gives the"
        " probabilities of the next token, so this one is free.",
        "bonus_one": "The guess was accepted. The same target pass already gives the probabilities"
        " of the next token, so this one is free.",
        "plain": "Nothing was drafted in this round: an ordinary target pass.",
    },
    # Both models in one picture
    "areas": {
        "heading": "What each model expected here",
        "heading_draft": "What the draft expects here",
        "heading_target": "What the target expected here",
        "view": "Probabilities",
        "shaped": "as sampled",
        "raw": "raw",
        "form": "Show as",
        "picture": "picture",
        "table": "table",
        "table_label": "The probabilities of all tokens that were recorded here",
        "token": "token",
        "target": "target",
        "draft": "draft",
        "both": "shared",
        "sum": "sum",
        "total": "overlap β",
        "key": {
            "both": "shared: accepted",
            "draft": "draft only: rejected",
            "target": "target only: residual",
            "dart": "draw × draft’s bar: in the green, accepted",
        },
        "plain_key": {
            "both": "shared",
            "draft": "draft only",
            "target": "target only",
        },
        "first": {
            "target": "The target’s likeliest token is “{token}” with {p}.",
            "draft": "The draft’s is “{token}” with {p}.",
        },
        "overlap": "The models share an area of {overlap}: the probability that a token drafted"
        " here is accepted.",
        "dart": {
            "accepted": "The draw for “{token}” fell inside the shared part: accepted.",
            "rejected": "The draw for “{token}” fell outside the shared part: rejected.",
        },
        "rest": "All other tokens: target {target}, draft {draft}.",
        "temperature": "temperature {value}",
        "top_k": "top-k {value}",
        "top_p": "top-p {value}",
        "shaped_note": "Probabilities after {shaping}, used for sampling and testing.",
        "raw_note": "Raw probabilities, before {shaping}. How much of “all others” the models share"
        " was not recorded.",
        "greedy": "Temperature 0 gives the likeliest token all the probability.",
        "lookup": "Prompt lookup gives its only guess all the probability.",
        "untested": "The target’s probabilities here are not used: this guess was not tested.",
    },
    "test": {
        "heading": "The test",
        "threshold": "threshold",
        "draw": "draw",
        "keep": "accept",
        "drop": "reject",
        "accepted": "{draw} < {threshold} = min(1, {target} / {draft}) → accepted",
        "rejected": "{draw} ≥ {threshold} = min(1, {target} / {draft}) → rejected",
        "aria": "On a line from 0 to 1: threshold {threshold}, random draw {draw}, {kind}.",
    },
    "residual": {
        "heading": "Where the correction comes from",
        "note": "Target − draft where positive, rescaled to a sum of 1.",
        "share": "residual",
        "chosen": "drawn",
    },
    "rules": JUDGED,
    "tree": GROWN,
    "controller": {"name": CONTROLLERS, "chosen": "draft length: {name}"},
    # Time
    "race": RACE,
    "costs": COSTS,
    "waits": WAITS,
    "lossless": LOSSLESS,
    "frequencies": FREQUENCIES,
    "chart": {
        "heading": "Speed-up as the text grows",
        "x": "tokens generated",
        "y": "speed-up",
        "reference": "plain decoding",
        "hover": "{tokens} tokens: {speedup}",
        "last": "After {tokens} tokens the speed-up is {speedup}.",
        "range": "From round {least} on, it ranged from {low} to {high}.",
        "waiting": "The curve starts once both methods have run for a few rounds.",
        "table": "Show as a table",
    },
    # How far the guesses get
    "breakdown": {"heading": "How far the guesses get"},
    "slots": {
        "heading": "Acceptance by slot in the round",
        "slot": "slot",
        "of_rounds": "accepted / rounds",
        "of_judged": "accepted / tested",
        "aria": "The guess in slot 1 was accepted in {first} of the rounds, the one in slot {n} in"
        " {last}. It counts only if all guesses before it are accepted.",
        "aria_one": "The guess was accepted in {first} of the rounds.",
        "aria_first": "The guess in slot 1 was accepted in {first} of the rounds. No other slot was"
        " tested.",
        "none": "Nothing has been drafted yet.",
    },
    "given": GIVEN,
    "calibration": CALIBRATION,
    "lengths": {
        "heading": "Accepted guesses per round",
        "length": "accepted",
        "rounds": "rounds",
        "aria": "On average {mean} guesses were accepted per round. The most frequent number was"
        " {commonest}, in {count} of {rounds} rounds.",
        "tied": "On average {mean} guesses were accepted per round. The most frequent numbers were"
        " {commonest}, each in {count} of {rounds} rounds.",
    },
    # The ledger
    "ledger": {
        "heading": "All metrics",
        "note": "Click a term for its definition.",
        "bar": "Of {drafted} guesses: {accepted} accepted, {rejected} rejected, {untested}"
        " untested.",
        "groups": {"counts": "Counts", "rates": "Rates", "time": "Time"},
        "rounds": {"label": "Rounds"},
        "emitted": {"label": "Tokens generated"},
        "drafted": {"label": "Drafted"},
        "accepted": {"label": "Accepted"},
        "rejected": {"label": "Rejected"},
        "untested": {"label": "Untested"},
        "acceptance_rate": {"label": "Acceptance rate α", "tree": "Acceptance rate α, by position"},
        "draft_efficiency": {"label": "Draft efficiency"},
        "mean_acceptance_length": {"label": "Mean acceptance length τ"},
        "mean_overlap": {"label": "Mean overlap β"},
        "tokens_per_second": {"label": "Tokens/s, speculative"},
        "plain_tokens_per_second": {"label": "Tokens/s, plain"},
        "speedup": {"label": "Speed-up"},
        "prefill": {"label": "Reading the prompt"},
        "agreement": {
            "label": "Same text as plain?",
            "same": "identical, {n} tokens",
            "differ": "differs at token {n}",
            "sampling": "sampled, so not word for word",
            "lossy": "no, nor the same distribution",
        },
    },
    # Definitions in place
    "term": {
        "close": "Close",
        "formula": "Formula:",
        "symbols": "p: the target’s probability; q: the draft’s",
        "source": "Source:",
        "see": "See also:",
    },
    "glossary": GLOSSARY,
    **WHATIF,
}
