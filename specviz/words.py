"""The prose of the page, in one place, so that it can be edited and translated.

Plain strings with {placeholders}. `VIEWER` goes to the JavaScript viewer as JSON.
"""

from typing import Any

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
        "acceptance": "of the judged guesses accepted",
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
        "round": "Round {round} of {rounds}",
        "phase": "Round {round} of {rounds}, step {phase} of {phases}",
        "pace": "Play by",
        "steps": "Steps",
        "rounds": "Rounds",
        "speed": "Speed",
        "follow": "Jump to live",
        "keys": "Keys",
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
        ["Esc", "unpin"],
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
        "latest": "The latest rejection",
        "first": "An example: the first rejection",
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
        "chosen": "drawn",
    },
    # Time
    "time": {
        "heading": "Two lanes, one clock",
        "plain": "Plain decoding",
        "speculative": "Speculative decoding",
        "tokens": "{n} tokens in {time}",
        "unmeasured": "not measured in this run",
        "so_far": "{n} of {of} tokens at {time}",
        "key_plain": "one plain step, one token",
        "aria": (
            "At {time}, speculative decoding has written {ours} tokens and plain decoding {plain}."
        ),
        "aria_alone": "Speculative decoding has written {ours} tokens in {time}.",
        "zoom": "Zoom",
        "fit": "Fit",
        "prefill": (
            "Reading the prompt took {target} (target) and {draft} (draft). It is in neither lane."
        ),
        "prefill_alone": "Reading the prompt took {target}. It is in neither lane.",
    },
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
        "note": "Open a line for its definition.",
        "bar": (
            "Of {drafted} guesses: {accepted} accepted, {rejected} rejected, {untested} untested."
        ),
        "groups": {"counts": "Counts", "rates": "Rates", "time": "Time"},
        "rounds": {
            "label": "Rounds",
            "means": "Each: at most γ guesses, one pass of the target, one token of its own.",
        },
        "emitted": {
            "label": "Tokens written",
            "means": "Accepted guesses plus the target’s own tokens: the text you see.",
        },
        "drafted": {
            "label": "Guesses",
            "means": "Accepted + rejected + untested.",
        },
        "accepted": {
            "label": "Accepted",
            "means": "The guess passed the test and is part of the text.",
        },
        "rejected": {
            "label": "Rejected",
            "means": "The guess failed the test; the target replaced it.",
        },
        "untested": {
            "label": "Untested",
            "means": "Drafted after a rejected guess, or after the end of the text: not judged.",
        },
        "acceptance_rate": {
            "label": "Acceptance rate α",
            "means": "Accepted / tested. Untested guesses do not count: the α of the papers.",
        },
        "draft_efficiency": {
            "label": "Draft efficiency",
            "means": (
                "Accepted / drafted. Untested guesses count as wasted; serving engines call"
                " this “draft acceptance rate”."
            ),
        },
        "mean_acceptance_length": {
            "label": "Mean acceptance length τ",
            "means": "Tokens written per round, the target’s own token included.",
        },
        "mean_overlap": {
            "label": "Mean overlap β",
            "means": (
                "The mean, over the tested places, of Σ min(target, draft): the acceptance rate"
                " to expect."
            ),
        },
        "tokens_per_second": {
            "label": "Tokens/s, speculative",
            "means": "Tokens written / seconds of all rounds. Reading the prompt is left out.",
        },
        "plain_tokens_per_second": {
            "label": "Tokens/s, plain",
            "means": (
                "The same target alone, measured on this machine with these settings, in turn"
                " with the rounds. Reading the prompt is left out."
            ),
        },
        "speedup": {
            "label": "Speed-up",
            "means": (
                "Plain seconds / speculative seconds for the same number of tokens."
                " Reading the prompt is left out of both."
            ),
        },
        "prefill": {
            "label": "Reading the prompt",
            "means": (
                "Done once before the first round, by the target and by the draft model;"
                " part of neither time above."
            ),
        },
        "agreement": {
            "label": "Same text as plain?",
            "means": (
                "At temperature 0 both ways must write the same tokens (in half precision,"
                " rounding may decide a tie differently). When sampling, both"
                " follow the target’s distribution, but not token by token."
            ),
            "same": "identical, {n} tokens",
            "differ": "differs at token {n}",
            "sampling": "not comparable",
        },
    },
}

# The page around the viewer

PAGE = {
    "title": "SpecViz: watch speculative decoding happen",
    "intro": (
        "# SpecViz\n"
        "A small **draft** model guesses the next tokens, which are pieces of words. A big"
        " **target** model judges all guesses in one pass. What comes out is drawn from the"
        " target’s own probabilities, as if it had written alone, one token per pass: **plain"
        " decoding**, which is measured beside it. Only the time changes."
    ),
    "prompt": "Prompt, which the models continue",
    "gallery": "Start from a kind of text",
    "run": "Run",
    "step": "Step through",
    "pair": "Models",
    "pair_info": "Those trained for this page continue text; they do not chat.",
    "drafter": "Who guesses",
    "gamma": "Guesses per round (γ)",
    "gamma_info": "0 is plain decoding.",
    "temperature": "Temperature",
    "temperature_info": "0 always takes the likeliest token.",
    "more": "More settings",
    "top_k": "Top-k",
    "top_k_info": "Only the k likeliest tokens; 0 keeps all.",
    "top_p": "Top-p",
    "top_p_info": "Only the likeliest tokens that together reach this probability; 1 keeps all.",
    "length": "Tokens to write",
    "confidence": "Least confidence",
    "confidence_info": (
        "A model stops guessing after a guess that it gave less than this;"
        " that guess is judged like any other. 0 always guesses γ."
    ),
    "seed": "Seed",
    "plain": "Measure plain decoding, too",
    "plain_info": "The same target alone, step by step in turn: the speed-up needs it.",
    "empty_prompt": "The prompt is empty: write something for the models to continue.",
    "waiting": "Waiting for a turn at the decoder …",
    "loading": "Loading {pair} …",
    "own": "Two checkpoints of your own",
    "own_info": (
        "If a target is named here, it is used in place of the models above. A hub id such as"
        " Qwen/Qwen2.5-1.5B, or on this machine a folder or a GGUF file; safetensors only."
    ),
    "target": "Target",
    "draft": "Draft, or nothing",
    "draft_alone": "A draft guesses for a target: name a target, too, or neither.",
    "no_place": "{place!r} names no model: write a hub id such as Qwen/Qwen2.5-1.5B.",
    "no_folders": "This page takes checkpoints from the hub only: write an id such as name/model.",
    "no_own": "This page offers its own models only: choose from its list.",
    "download": "Download",
    "stop_download": "Stop the download",
    "to_download": "{pair}: {size} to download before it can run.",
    "download_waits": "{pair}: the download begins …",
    "downloading": "{pair}: {done} of {total} downloaded.",
    "downloaded": "{pair} is downloaded. Press Run.",
    "cannot_run": "{pair} cannot run here: {reason}.",
    "not_here": "{pair} is not on this machine yet: press Download below the models first.",
    "files": (
        "## Take it home\n"
        "A replay opens in any browser, without a server or a network. A trace can be opened here"
        " again, and wherever SpecViz runs; the models need not be there."
    ),
    "open_file": "Open a trace …",
    "from_file": "From a file, not measured here: it was recorded on {machine}.",
    "file_too_large": "That file is larger than the {most} MiB of a trace that this page opens.",
    "no_such_file": "This page makes no such file: press one of the buttons below the stage.",
    "gone": "This run was let go to make room. Run again: the same seed gives the same text.",
    "busy": "The decoder could not be reached; it may be busy. Your prompt is still here.",
    "unexpected": "That did not work, and it is our fault. Run again; your prompt is still here.",
    "before_none": "You are next at the decoder …",
    "before_one": "1 visitor is before you at the decoder …",
    "before_many": "{n} visitors are before you at the decoder …",
    "full": (
        "The line for the decoder is full: {n} are waiting. Run again in a few minutes;"
        " your prompt is still here."
    ),
    "zero_gpu": (
        "Each run here is lent a GPU, which decodes all of it at once, ahead of what you see."
        " Pause and step go through what it has decoded; its times are those of the GPU."
    ),
    "no_gpu": "There was no GPU for this run. {why}",
    "gpu_taken": (
        "The GPU was taken back before the run was over; what it had written is kept."
        " Ask for fewer tokens."
    ),
}

FILES = {
    "html": "Replay (HTML)",
    "charts": "With charts (HTML, 5 MB)",
    "csv": "Table (CSV)",
    "svg": "Picture (SVG)",
    "png": "Picture (PNG)",
    "json": "Trace (JSON)",
}

DRAFTERS = {
    "model": "Draft model",
    "lookup": "Prompt lookup",
    "lookup+model": "Lookup, else draft model",
    "early-exit": "Target’s first layers",
}

PAIRS = {
    "bundled-medium": "Medium draft, taught by the target",
    "bundled-small": "Small draft, taught by the target",
    "bundled-large": "Large draft, taught by the target",
    "bundled-unaligned": "Medium draft that read only the Bible",
    "smollm2-135m": "SmolLM2 135M, with a head of its own",
    "smollm2-135m-independent": "SmolLM2 135M, with a small draft",
    "smollm2-360m-drafter": "SmolLM2 360M, with that small draft",
    "smollm2-1.7b-drafter": "SmolLM2 1.7B, with that small draft",
    "smollm2-360m": "SmolLM2 360M, guessed by 135M",
    "smollm2-1.7b": "SmolLM2 1.7B, guessed by 135M",
    "qwen2.5-1.5b": "Qwen2.5 1.5B, guessed by 0.5B",
    "qwen3-4b": "Qwen3 4B, guessed by 0.6B",
    "qwen3-8b": "Qwen3 8B, guessed by 0.6B",
    "llama-3.1-8b": "Llama 3.1 8B, guessed by Llama 3.2 1B",
    "qwen3-14b": "Qwen3 14B, guessed by 0.6B",
    "qwen2.5-14b": "Qwen2.5 14B, guessed by 0.5B",
}

CONTINUATIONS = [
    {
        "label": "Story",
        "prompt": (
            "Once upon a time, there was a child named Amira who lived on a farm near the hills."
            " Amira had a green lamp and loved it more than anything in the world."
        ),
        "notice": "A familiar plot: the draft often sees the next words coming.",
    },
    {
        "label": "Python",
        "prompt": (
            "class Stack:\n"
            '    """A last-in, first-out collection."""\n'
            "\n"
            "    def __init__(self, items=None):\n"
            "        self._items = []\n"
            "        if items is not None:"
        ),
        "notice": "Indentation, `self.` and brackets are easy guesses; new names are hard ones.",
    },
    {
        "label": "Novel",
        "prompt": (
            "Elizabeth was surprised to find that her sister had already left the room. She had"
            " expected a long conversation with"
        ),
        "notice": "Prose in Jane Austen's manner: many words could follow, so more is rejected.",
    },
    {
        "label": "JSON",
        "prompt": (
            "[\n  {\n"
            '    "id": 1,\n    "name": "Hana Lopez",\n    "email": "hana.lopez@example.com",\n'
            '    "age": 55,\n    "city": "Madrid",\n    "country": "Spain",'
        ),
        "notice": "Keys, quotes and brackets are certain; only the values can surprise.",
    },
    {
        "label": "Table",
        "prompt": (
            "| day | city | temperature | sky |\n| --- | --- | --- | --- |\n"
            "| Tuesday | Rome | 11 | wind |\n| Wednesday | Rome | 14 | cloud |"
        ),
        "notice": "The frame of each row is accepted at once; the numbers are open.",
    },
    {
        "label": "Arithmetic",
        "prompt": (
            "Felix has 52 books and gives away 11. How many books are left?\n"
            "Felix starts with 52 books.\n52 - 11 = 41.\nAnswer: 41\n\n"
            "What is 13 x 4?"
        ),
        "notice": "Watch the digits: the draft knows the form of the answer, not the result.",
    },
    {
        "label": "Questions",
        "prompt": (
            "Question: What is the capital of Poland?\n"
            "Answer: The capital of Poland is Warsaw.\n\n"
            "Question: How many legs does a dog have?"
        ),
        "notice": "The answer repeats the question: easy. The fact itself is the hard token.",
    },
    {
        "label": "Counting",
        "prompt": "Numbers in words:\n42 = forty-two\n43 = forty-three\n44 = forty-four",
        "notice": "Almost nothing can surprise here: whole rounds are accepted.",
    },
    {
        "label": "Dictionary",
        "prompt": (
            "geochemistry (noun): the chemistry of the earth's crust\n"
            "geographer (noun): an expert on geography"
        ),
        "notice": "The form is fixed, the meaning is not: acceptance rises and falls in each line.",
    },
    {
        "label": "Repetition",
        "prompt": (
            "The planets from the sun:\n1. Mercury\n2. Venus\n3. Earth\n4. Mars\n5. Jupiter\n"
            "6. Saturn\n7. Uranus\n8. Neptune\n\n"
            "The planets from the sun:\n1. Mercury"
        ),
        "notice": "Copying: here prompt lookup can guess as well as a model, at no cost.",
    },
]
"""Texts to continue, for models that do nothing else."""

REQUESTS = [
    {
        "label": "Story",
        "prompt": "Write a short story about a lighthouse keeper and a seal.",
        "notice": "Many words could follow, so guesses are often rejected; names come back easily.",
    },
    {
        "label": "Python",
        "prompt": "Write a Python function that counts how often each word occurs in a text.",
        "notice": "Indentation, brackets and names seen before are easy; new names are not.",
    },
    {
        "label": "JSON",
        "prompt": "Describe three fruits as a JSON list with the keys name, colour and price.",
        "notice": "Keys, quotes and brackets are certain; only the values can surprise.",
    },
    {
        "label": "Question",
        "prompt": "Why do we see lightning before we hear the thunder?",
        "notice": "The answer takes up the words of the question: those are easy.",
    },
    {
        "label": "List",
        "prompt": "Give me six tips for a first day at a new job.",
        "notice": "Numbers and line ends are accepted; each tip begins with a hard token.",
    },
    {
        "label": "Arithmetic",
        "prompt": "A ticket costs 12 euros. What do 7 tickets cost? Explain step by step.",
        "notice": "Watch the digits: the draft knows the form of the answer, not the result.",
    },
    {
        "label": "Translation",
        "prompt": "Translate to French: The train to Paris leaves at eight in the morning.",
        "notice": "Another language is cut into more tokens, and many of them are hard to guess.",
    },
    {
        "label": "Summary",
        "prompt": (
            "Summarize in one sentence: The town library was built in 1910 and was closed for two"
            " years after a fire. Volunteers saved most of the books, dried them and lent them out"
            " from a school until the new building opened last spring."
        ),
        "notice": "Whole phrases come from the prompt: try prompt lookup as the drafter.",
    },
    {
        "label": "Copy",
        "prompt": (
            "Repeat this text word for word: The meeting begins at ten o'clock in room 204. Bring"
            " the printed figures of the last three months."
        ),
        "notice": "What is copied can be looked up: prompt lookup costs next to nothing.",
    },
]
"""Requests, for models that chat."""
