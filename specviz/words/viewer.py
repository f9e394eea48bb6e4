"""What the viewer says; goes to its JavaScript as JSON."""

from typing import Any

from specviz.words.glossary import GLOSSARY
from specviz.words.race import COSTS, FREQUENCIES, LOSSLESS, RACE, WAITS
from specviz.words.whatif import WHATIF

VIEWER: dict[str, Any] = {
    "recorded": "Recorded run · {date} · {machine}",
    "live": "Live run · {machine}",
    "steps": {
        "captured": "steps captured as CUDA graphs",
        "eager": "steps one operation at a time (eager)",
    },
    "pair": "{target} judges · {draft} guesses",
    "pair_alone": "{target} judges · no draft model",
    "settings": "γ = {gamma} · temperature {temperature} · seed {seed}",
    "size": "{name} {size}",
    "state": {
        "idle": "Ready.",
        "loading": "Loading the models …",
        "running": "Decoding …",
        "paused": "Paused.",
        "done": "Finished: {ending}.",
    },
    "ending": {
        "running": "still going",
        "stopped": "stopped",
        "length": "all tokens written",
        "end of text": "the model ended the text",
        "context full": "the models can read no further",
    },
    "empty": "Press Run, and watch a small model guess and a big one judge.",
    # The headline
    "headline": {
        "speedup": "the speed of plain decoding",
        "acceptance": "of the tested guesses accepted (α)",
        "length": "tokens per pass of the target (τ)",
        "nothing": "Nothing has been decoded yet.",
        "each_round": (
            "Each round, {drafter} guessed {guessed}; on average {length} tokens"
            " came out of one pass of the target."
        ),
        "plain_round": (
            "Nothing is guessed (γ = 0): each pass of the target gives {length} token."
        ),
        "drafter": {
            "model": "the draft",
            "lookup": "prompt lookup",
            "lookup+model": "prompt lookup or else the draft",
            "early-exit": "the first layers of the target",
        },
        "guesses": {"one": "1 token", "many": "{n} tokens", "most": "up to {n} tokens"},
        "faster": "Writing as many tokens took {share} of the time of plain decoding.",
        "slower": (
            "That is slower than plain decoding: a token costs {total} plain steps"
            " (drafting {draft}, verification {verify}, deciding {accept})."
            " Most of it is {blame}."
        ),
        "too_early": "Too little has been decoded to say whether it pays.",
        "not_measured": "Plain decoding was not measured in this run.",
        "disturbed": (
            "The machine was busy with other things: plain steps, which are all alike, differ by"
            " {jitter} from one to the next. Do not rely on this speed-up; run it again."
        ),
    },
    "part": {"draft": "drafting", "verify": "verification", "accept": "deciding"},
    "part_key": {
        "draft": "drafting (small model)",
        "verify": "verification (big model)",
        "accept": "deciding",
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
        "scrubber": "Round",
        "round": "Round {round}",
        "round_of": "Round {round} of {rounds}",
        "step": "{place}, step {phase}",
        "pace": "Play by",
        "steps": "Steps",
        "rounds": "Rounds",
        "speed": "Speed",
        "follow": "Jump to live",
        "keys": "Keys",
        "presenter": "Presenter view",
        "presenter_means": "Large, for a projector (F); Esc leaves",
        "leave": "Leave presenter view",
    },
    "keys": [
        ["Space", "play or pause"],
        ["←  →", "one step back, forward"],
        ["J  K", "one round back, forward"],
        ["Home  End", "to the start, to the end"],
        ["PgUp  PgDn", "ten rounds forward, back, on the strip"],
        [",  .", "one step back, forward, from anywhere"],
        ["← → ↑ ↓", "in the text or the rounds: from token to token"],
        ["Enter", "pin the token"],
        ["G", "predict the verdicts, or stop it"],
        ["Y  N  1 – 5", "when asked: will be kept, will not, or how likely"],
        ["R", "when asked: only show the verdict"],
        ["F  P", "presenter view, large for a projector; there PgDn and PgUp take one step"],
        ["Esc", "unpin; leave the presenter view"],
        ["?", "show or hide this list"],
    ],
    # The story of a round
    "act": {
        "label": "The four acts of a round",
        "draft": {"name": "Draft", "means": "The small model guesses, token by token."},
        "verify": {"name": "Verify", "means": "The big model reads all guesses in one pass."},
        "test": {"name": "Test", "means": "Each guess is kept or rejected, in order."},
        "write": {
            "name": "Write",
            "means": "What was rejected goes; the big model adds a token of its own.",
        },
    },
    "phase": {
        "draft": "Round {round}: guess {n} of {of} is “{token}”.",
        "verify": (
            "Round {round}: in one pass the target reads all {of} guesses and says, at every"
            " place at once, what it would have written."
        ),
        "verify_one": (
            "Round {round}: in one pass the target reads the guess and says what it would have"
            " written there and after it."
        ),
        "verify_none": "Round {round}: nothing was guessed; an ordinary pass of the target.",
        "accepted": (
            "Round {round}, guess {n}: the draw {draw} falls below {threshold}"
            " = min(1, target / draft). Accepted."
        ),
        "rejected": (
            "Round {round}, guess {n}: the draw {draw} does not fall below {threshold}"
            " = min(1, target / draft). Rejected."
        ),
        "greedy_accepted": (
            "Round {round}, guess {n}: it is the target’s likeliest token. Accepted."
        ),
        "greedy_rejected": (
            "Round {round}, guess {n}: it is not the target’s likeliest token. Rejected."
        ),
        "untold_accepted": "Round {round}, guess {n}: accepted.",
        "untold_rejected": "Round {round}, guess {n}: rejected.",
        "discard": (
            "Round {round}: the rejected guess goes, and with it what was guessed after it"
            " ({untested} untested)."
        ),
        "discard_last": "Round {round}: the rejected guess goes.",
    },
    "summary": {
        "all": "Round {round}: all {drafted} guesses accepted, and one more token for free.",
        "one": "Round {round}: the one guess was accepted, and one more token for free.",
        "some": ("Round {round}: {accepted} of {drafted} guesses accepted, then a correction."),
        "end": "Round {round}: {accepted} of {drafted} guesses accepted; the text ends there.",
        "plain": "Round {round}: nothing was guessed; the target wrote one token.",
        "start": "Before the first round: only the prompt.",
    },
    "unguessed": {
        "off": "γ is 0: in this run nothing is ever guessed.",
        "last": "One token was left to write, and the target’s own pass gives that.",
        "full": "There was no room for a guess: the models can read no further.",
        "lookup": "Prompt lookup found nothing to copy.",
    },
    # The stream and the rounds
    "stream": {
        "heading": "The text",
        "label": "Tokens written so far",
        "prompt": "prompt",
        "more": "Show all {n} characters of the prompt",
        "ghosts": "show discarded guesses",
    },
    "tint": {
        "label": "Colour by",
        "aria": "A scale of five shades, from light to strong, with limits at {limits}.",
        "verdict": {"name": "verdict"},
        "overlap": {
            "name": "overlap β",
            "means": "the chance that a token drafted here is accepted; more is easier",
        },
        "acceptance": {
            "name": "acceptance",
            "means": "the chance that this very guess had; more is easier",
        },
        "target_entropy": {
            "name": "target’s entropy",
            "means": "nats: how open the target found this place; more is harder",
        },
        "draft_entropy": {
            "name": "draft’s entropy",
            "means": "nats: how unsure the draft was; more is harder",
        },
    },
    "rounds": {
        "heading": "The rounds",
        "note": (
            "One row per round. The small model guesses from left to right; the big model"
            " judges all guesses in one pass and adds the last token itself."
        ),
        "label": "Rounds, one row each",
        "guess": "guess {n}",
        "final": "target",
        "time": "time",
        "row": "Round {round}",
        "overlap_key": "β: overlap of the two models’ distributions",
        "plain_key": "plain decoding, as many tokens",
        "row_time": "{total}: drafting {draft}, verification {verify}, deciding {accept}",
        "row_plain": "{time}; plain decoding took {plain} for as many tokens",
        "detail": "Point at a time, or move to it with the arrow keys, for its parts.",
        "detail_of": "Round {round} took {time}.",
    },
    "kind": {
        "guessed": "guessed",
        "lit": "to be judged",
        "accepted": "accepted",
        "rejected": "rejected",
        "untested": "untested",
        "correction": "correction",
        "bonus": "bonus",
    },
    "legend": {
        "accepted": "guess accepted",
        "rejected": "guess rejected",
        "untested": "never judged",
        "correction": "target’s correction",
        "bonus": "target’s bonus token",
    },
    "token": {
        "empty": "no text",
        "part": "bytes {hex}, part of a character",
        "took": "{token}, a character made of {n} tokens",
        "aria": "{token}: {kind}, round {round}, {place}",
        "aria_overlap": "{label}, overlap {overlap}",
        "guess": "guess {n} of {of}",
        "final": "the target’s own token",
        "rest": "all other tokens",
    },
    # The inspector
    "inspector": {
        "heading": "Why this token?",
        "empty": "Point at a token to see why it was kept or thrown away.",
        "where": "Round {round}, {place}",
        "preview": "Click or press Enter to pin",
        "pinned": "Pinned",
        "now": "What happens now",
        "unpin": "Unpin",
        "rejected": "An example: a rejected guess",
        "lucky": "An example: accepted by luck",
        "unlike": "An example: both models differ",
        "newest": "The newest token",
        "bytes": "Only the bytes {hex}: part of one character.",
        "joined": "This token completes a character that took {n} tokens.",
        "absent": "The recorder of this run could not see the models’ distributions.",
        "absent_probabilities": "The recorder of this run could not see the probabilities.",
    },
    "why": {
        "guessed": (
            "The draft drew this token from its own probabilities, where it has {draft}. The target"
            " has not looked yet."
        ),
        "lit": (
            "The target has spoken: it gives this guess {target}, the draft gave it {draft}."
            " It will be kept with a chance of {chance}."
        ),
        "copied": (
            "Copied from earlier in the text, where the same words stood. The target has not"
            " looked yet."
        ),
        "greedy_guessed": (
            "At temperature 0 the draft guesses its likeliest token. The target has not looked yet."
        ),
        "greedy_lit": (
            "The target has spoken. At temperature 0 this guess is kept if it is the target’s"
            " likeliest token."
        ),
        "sure": (
            "The target gives it {target}, the draft gave it {draft}. A guess that the target"
            " finds at least as likely as the draft did is always accepted."
        ),
        "lucky": (
            "The draft gave it {draft}, the target only {target}. Such a guess is kept"
            " {chance} of the time, and this time it was."
        ),
        "rejected": (
            "The draft gave it {draft}, the target only {target}. Such a guess is kept"
            " {chance} of the time, and this time it was not."
        ),
        "greedy_accepted": (
            "At temperature 0 a guess is accepted if it is the target’s likeliest token. It is."
        ),
        "greedy_rejected": (
            "At temperature 0 a guess is accepted if it is the target’s likeliest token. It is not."
        ),
        "untested": (
            "Never judged. Guess {n} of this round was rejected, so everything guessed after it"
            " was thrown away: it continued a text that no longer exists."
        ),
        "untested_end": ("Never judged. An accepted guess before it ended the text."),
        "correction": (
            "The guess “{guess}” was rejected here. Its place goes to a token drawn from the"
            " residual: what the target wants more than the draft offered."
        ),
        "bonus": (
            "All {n} guesses were accepted. The target’s pass has also computed what comes after"
            " them, so one more token is free."
        ),
        "bonus_one": (
            "The guess was accepted. The target’s pass has also computed what comes after it,"
            " so one more token is free."
        ),
        "plain": "Nothing was guessed in this round: an ordinary step of the target.",
    },
    # Both models in one picture
    "areas": {
        "heading": "What each model expected here",
        "heading_draft": "What the draft expects here",
        "heading_target": "What the target expected here",
        "view": "Probabilities",
        "shaped": "as sampled",
        "raw": "models’ own",
        "form": "Form",
        "picture": "picture",
        "table": "table",
        "table_label": "The probabilities of all tokens that were recorded here",
        "token": "token",
        "target": "target",
        "draft": "draft",
        "both": "shared",
        "sum": "sum",
        "total": "β: shared in all",
        "key": {
            "both": "shared: accepted",
            "draft": "draft only: rejected",
            "target": "target only: the residual",
            "dart": "draw × draft, on the guess’s own row",
        },
        "first": {
            "target": "The target’s likeliest token is “{token}” with {p}.",
            "draft": "The draft’s is “{token}” with {p}.",
        },
        "overlap": (
            "Both models share an area of {overlap}: the chance that a token drafted here is"
            " accepted."
        ),
        "dart": {
            "accepted": "The draw for the guess “{token}” fell into the shared part: accepted.",
            "rejected": "The draw for the guess “{token}” fell outside the shared part: rejected.",
        },
        "rest": "All tokens that are not listed: target {target}, draft {draft}.",
        "temperature": "temperature {value}",
        "top_k": "top-k {value}",
        "top_p": "top-p {value}",
        "shaped_note": "After {shaping}: by these, tokens are drawn and tested.",
        "raw_note": (
            "Before {shaping}: what the models themselves say. How much of the last row they share"
            " was not recorded."
        ),
        "greedy": "Temperature 0 puts everything on the likeliest token.",
        "lookup": "Prompt lookup copies earlier text: it is certain of its one guess.",
        "untested": "What the target says here follows a rejected guess: it is not used.",
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
        "heading": "Where the correction came from",
        "note": "Target − draft, where positive, scaled to 1.",
        "share": "residual",
        "chosen": "drawn",
    },
    # Time
    "race": RACE,
    "costs": COSTS,
    "waits": WAITS,
    "lossless": LOSSLESS,
    "frequencies": FREQUENCIES,
    "chart": {
        "heading": "Speed-up as the text grows",
        "x": "tokens written",
        "y": "speed-up",
        "reference": "plain decoding",
        "hover": "{tokens} tokens: {speedup}",
        "aria": "After {tokens} tokens the speed-up is {speedup}. It ranged from {low} to {high}.",
        "waiting": "The curve starts once both ways have been measured for a few rounds.",
        "table": "Show as a table",
    },
    # How far the guesses get
    "breakdown": {"heading": "How far the guesses get"},
    "places": {
        "heading": "Acceptance by place in the round",
        "place": "guess",
        "of_rounds": "accepted / rounds",
        "of_judged": "accepted / judged",
        "aria": (
            "The first guess was accepted in {first} of the rounds, guess {n} in {last}."
            " Over the bars: of those that were judged, {first_judged} and {last_judged}."
        ),
        "aria_one": "The guess was accepted in {first} of the rounds.",
        "aria_first": "The first guess was accepted in {first} of the rounds; no other was judged.",
        "none": "Nothing has been guessed yet.",
    },
    "lengths": {
        "heading": "Guesses accepted per round",
        "length": "accepted",
        "rounds": "rounds",
        "aria": (
            "On average {mean} guesses were accepted per round; most often {commonest}, in {count}"
            " of {rounds} rounds."
        ),
    },
    # The ledger
    "ledger": {
        "heading": "The ledger",
        "note": "Press a name for what it means.",
        "bar": (
            "Of {drafted} guesses: {accepted} accepted, {rejected} rejected, {untested} untested."
        ),
        "groups": {"counts": "Counts", "rates": "Rates", "time": "Time"},
        "rounds": {"label": "Rounds"},
        "emitted": {"label": "Tokens written"},
        "drafted": {"label": "Guesses"},
        "accepted": {"label": "Accepted"},
        "rejected": {"label": "Rejected"},
        "untested": {"label": "Untested"},
        "acceptance_rate": {"label": "Acceptance rate α"},
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
            "sampling": "not comparable",
        },
    },
    # Definitions in place
    "term": {
        "close": "Close",
        "formula": "Formula:",
        "source": "Source:",
        "see": "See also:",
    },
    "glossary": GLOSSARY,
    **WHATIF,
}
