"""What the page Explore says: a sweep over kinds of prompt and settings."""

from typing import Any

EXPLORE: dict[str, Any] = {
    "intro": (
        "## Does it depend on the prompt, and which γ should I use?\n"
        "A **sweep** decodes prompts of several kinds with several numbers of guesses per round,"
        " each against plain decoding of the same prompt. Click a result to watch the run behind"
        " it."
    ),
    # The form
    "run": "Run a sweep",
    "stop": "Stop",
    "resume": "Resume",
    "pairs": "Models",
    "pairs_info": "Up to three.",
    "more": "More settings",
    "kinds_label": "Kinds of prompt",
    "gammas": "Guesses per round (γ)",
    "temperatures": "Temperature",
    "drafters": "Who guesses",
    "per_kind": "Prompts of each kind",
    "per_kind_info": "More prompts, narrower intervals.",
    "tokens": "Tokens to write",
    "seed": "Seed",
    "own": "Prompts of your own",
    "own_label": "One prompt a paragraph",
    "own_info": (
        "Begin each with its kind and a colon, as in “recipe: Stir the flour”; without one its"
        " kind is “own”. A file fills this in: JSONL, CSV, plain text or Spec-Bench questions."
    ),
    "own_file": "Open a file of prompts …",
    "own_kind": "own",
    # The plan
    "plan": {
        "one": "1 run",
        "many": "{n} runs",
        "time": "{runs}, about {time}.",
        "time_elsewhere": "{runs}, about {time} on {machine}; this machine may differ.",
        "time_unknown": "{runs}; how long they take is known after the first.",
        "too_long": (
            "{runs}, about {time}. This page stops a sweep after {most}; Resume goes on from there."
        ),
    },
    "seconds": {"one": "1 second", "many": "{n} seconds"},
    "minutes": {"one": "1 minute", "many": "{n} minutes"},
    "hours": "{n} hours",
    # While it runs
    "waits_soon": "Waiting for a turn at the decoder …",
    "loading": "Loading {pair} …",
    "progress": "{done} of {total} runs; about {time} left.",
    "progress_unknown": "{done} of {total} runs …",
    "waits": "Waiting for a turn at the decoder; before you: {before}.",
    "waits_next": "You are next at the decoder …",
    "done": "Finished: {total} runs in {time}.",
    "done_resumed": "Finished: the last {fresh} of {total} runs took {time}.",
    "stopped": "Stopped after {done} of {total} runs. Resume goes on from there.",
    "paused": (
        "Stopped after {done} of {total} runs: this page gives a sweep {most} at a time. Resume"
        " goes on from there."
    ),
    "prompts_opened": "{name}: {n} prompts. They are in the field for prompts of your own.",
    "opened": "Opened. Its pictures are below; a sweep of this machine can be resumed.",
    "watched": "Run again on Watch: {kind}, γ = {gamma}, the same prompt and seed.",
    # What is shown
    "results": "Results",
    "recorded": "{pair}, recorded on {machine}, {date}",
    "yours": "Your sweep {n}",
    "origin_whole": "Measured on {machine}, {date}: {done} runs of at most {tokens} tokens.",
    "origin_part": (
        "Measured on {machine}, {date}: {done} of {planned} runs of at most {tokens} tokens."
    ),
    "origin_again": "What you click is run again on this machine, with times of its own.",
    "nothing": (
        "No sweep is recorded here yet. Run one: its results appear here as they are measured."
    ),
    "first_soon": "The first results appear here as soon as a run is over.",
    "show_pair": "Models",
    "show_drafter": "Who guesses",
    "show_temperature": "Temperature",
    "show_gamma": "γ of the other pictures",
    "fastest": "fastest",
    "headings": {
        "map": "### Which γ?",
        "acceptance": "### How easy is each kind of prompt to guess?",
        "speedup": "### And what does it gain?",
        "place": "### How far ahead?",
        "overlap": "### How alike are both models?",
        "entropy": "### How sure is the target?",
        "token": "### Which tokens?",
    },
    "files": (
        "## Take it home\n"
        "The sweep’s file opens here again and wherever SpecViz runs, also one that"
        " `python -m specviz explore` measured overnight. A link to this page holds the form."
    ),
    "to_pay": "Open in “Will it pay?”",
    "save_csv": "All results (CSV)",
    "save_json": "The sweep (JSON)",
    "open_sweep": "Open a sweep …",
    # Errors
    "no_pair": "Choose at least one pair of models.",
    "mixed_pairs": (
        "Some of these models chat and others continue text: they need different prompts. Choose"
        " one sort."
    ),
    "too_many_pairs": "A sweep takes {most} pairs of models at most; you chose {n}.",
    "no_kind": "Choose a kind of prompt, or write a prompt of your own.",
    "no_gamma": "Choose at least one number of guesses per round.",
    "no_temperature": "Choose at least one temperature.",
    "no_drafter": "Choose who guesses.",
    "too_many_runs": (
        "That is {n:,} runs; this page takes {most:,} at most. Choose fewer kinds or settings."
    ),
    "gone": "This sweep was let go to make room. Run it again, or open its file.",
    "not_yours": (
        "This sweep was recorded on {machine}: times taken here would not fit. Run it anew with"
        " the form."
    ),
    "nothing_left": "This sweep is finished: nothing is left to run.",
    "file_too_large": "That file is too large: this page opens {most:,} kB at most.",
    "no_text": "That file is not text in UTF-8.",
    "zero_gpu": (
        "This page is lent a GPU for a run at a time, too short for a sweep: it shows recorded"
        " results. Run SpecViz on a machine of your own to sweep there, and open the file here."
    ),
    "own_too_long": "Prompts of your own may have {most:,} characters together.",
    "own_too_many": "You wrote {n} prompts; {most} fit.",
    "range": "{name}: a whole number from 1 to {most:,}.",
    "no_such_kind": "There is no kind of prompt {kind!r:.60} for these models.",
    "no_form": "The form could not be read: reload the page.",
    "no_cell": "There is no run behind that: choose a cell with a number.",
    "no_chat": "This sweep was measured without the chat template, which Watch always uses.",
    "no_link": "This link asks for a sweep that cannot be read: the form is as usual.",
}

EXPLORE["pictures"] = {
    # Columns of the tables, and what stands on the axes
    "kind": "Kind of prompt",
    "all_kinds": "All kinds",
    "acceptance": "Acceptance rate α: accepted / tested guesses",
    "acceptance_column": "Acceptance α",
    "accepted": "Accepted",
    "interval": "95% interval",
    "tested": "Tested guesses",
    "prompts": "Prompts",
    "speedup": "Speed-up over plain decoding",
    "gamma": "Guesses per round (γ)",
    "tau": "Tokens per round (τ)",
    "best": "Best γ",
    "is_best": "best",
    "overlap": "Overlap of draft and target",
    "entropy": "Entropy of the target (nats)",
    "place": "Place in the round",
    "token": "Kind of token",
    "conditional": "of those tested there",
    "unconditional": "of the rounds that guessed so far",
    "theory": "theory: the chance is the overlap",
    "measured": "measured",
    "tokens": {
        "word": "word",
        "space": "white space",
        "punctuation": "punctuation",
        "number": "number",
        "keyword": "keyword of code",
        "other": "other",
    },
    "below": "< {edge:g}",
    "between": "{low:g}–{high:g}",
    "above": "≥ {edge:g}",
    # What a point says when it is pointed at
    "hover": "{value}, prompts: {n}",
    "hover_bin": "{value} of {tested:,} tested guesses",
    # Sentences
    "answer_gamma": (
        "Use γ = {gamma}: over all prompts, {speed} the speed of plain decoding{interval}."
    ),
    "answer_either": (
        "Use γ = {gamma} or {other}: over all prompts, {speed} and {other_speed} the speed of plain"
        " decoding, too close to tell apart."
    ),
    "answer_plain": (
        "Do not speculate here: at its best, γ = {gamma}, it reaches {speed} the speed of plain"
        " decoding{interval}."
    ),
    "answer_maybe": (
        "It hardly matters: at its best, γ = {gamma}, speculation reaches {speed} the speed of"
        " plain decoding{interval}."
    ),
    "answer_edge": "No γ above {most} was tried: a larger one may do better yet.",
    "answer_few": {
        "one": "Measured on one prompt only: others may say otherwise.",
        "many": (
            "Measured on {n} prompts only: others may say otherwise. More prompts, or more tokens,"
            " make it surer."
        ),
    },
    "answer_disturbed": (
        "The machine was busy with other things in {busy} of {n} runs: plain steps, which are all"
        " alike, took unlike times. Do not rely on these speed-ups; run it again when it is quiet."
    ),
    "answer_unchecked": ("Not checked: whether the machine was busy with other things meanwhile."),
    "answer_impossible": (
        "A round seems to take less time than one plain step, which cannot be: the machine did"
        " other things meanwhile. Run it again."
    ),
    "answer_kinds": (
        "Easiest to guess: {easy} ({easy_rate} of the tested guesses accepted); hardest: {hard}"
        " ({hard_rate})."
    ),
    "answer_best": "Best γ by kind: {each}.",
    "answer_one": "{gamma} for {kinds}",
    "answer_none": "plain decoding for {kinds}",
    "comma": ", ",
    "semicolon": "; ",
    "and": " and ",
    "acceptance_says": (
        "Easiest: {easy}, with {easy_rate} of the tested guesses accepted{easy_interval}."
        " Hardest: {hard}, with {hard_rate}{hard_interval}."
    ),
    "acceptance_one": "{kind}: {rate} of the tested guesses are accepted{interval}.",
    "at": "At γ = {gamma}, temperature {temperature:g}; a click on a point opens its run.",
    "in_brackets": " ({low} to {high})",
    "overlapping": "Their intervals overlap: other prompts may turn the order round.",
    "no_spread": "One prompt a kind says nothing of the spread.",
    "speedup_says": (
        "{first} gains most: {first_times} the speed of plain decoding{first_interval}."
        " {last} gains least: {last_times}{last_interval}."
    ),
    "speedup_one": "{kind}: {times} the speed of plain decoding{interval}.",
    "slower": "Open marks are slower than plain decoding: {kinds}.",
    "none_slower": "No kind is slower than plain decoding.",
    "map_sure": (
        "If the {n} prompts are drawn anew {resamples:,} times, some twice and some not at all,"
        " γ = {gamma} is the fastest in {share} of these draws."
    ),
    "map_sure_plain": (
        "If the {n} prompts are drawn anew {resamples:,} times, some twice and some not at all,"
        " plain decoding is the fastest in {share} of these draws."
    ),
    "map_why": (
        "Why: with γ = {gamma} a round writes {tau} tokens (τ) in the time of {cost} plain steps;"
        " with γ = {other}, {other_tau} in {other_cost}."
    ),
    "map_why_one": (
        "Why: with γ = {gamma} a round writes {tau} tokens (τ) in the time of {cost} plain steps."
    ),
    "map_kinds": (
        "The more is accepted, the longer it pays to guess: {easy} ({easy_rate} accepted) does best"
        " with {easy_best}, {hard} ({hard_rate}) with {hard_best}."
    ),
    "map_alike": (
        "{easy} ({easy_rate} accepted) and {hard} ({hard_rate}) both do best with {easy_best}."
    ),
    "with_gamma": "γ = {gamma}",
    "with_plain": "plain decoding",
    "map_key": "★ is the best γ of its row, ▾ slower than plain decoding; a click opens the run.",
    "overlap_says": (
        "The chance that a guess is accepted is the overlap of both models at its place: the points"
        " lie on the line, but for chance and the width of the bins."
    ),
    "overlap_certain": (
        "{share} of the tested guesses had an overlap of {edge:g} or more; {rate} of them were"
        " accepted."
    ),
    "entropy_says": (
        "Where the target is sure of the next token, guesses are accepted: {first_rate} at an"
        " entropy {first}, {last_rate} at {last}."
    ),
    "entropy_one": "All guesses were tested at an entropy {first}: {first_rate} were accepted.",
    "place_says": (
        "The first guess is accepted in {first} of the rounds, guess {place} in {last}: squares. Of"
        " the guesses that were tested there, because all before them were accepted, it is"
        " {first_tested} and {last_tested}: circles."
    ),
    "place_one": "The one guess of a round is accepted in {first} of the rounds.",
    "token_says": "Easiest: {first}, {first_rate} accepted. Hardest: {last}, {last_rate}.",
    "token_one": "All tested guesses are of one kind: {first}, {first_rate} accepted.",
    "nothing_tested": "No guess has been tested.",
}

EXPLORE["kinds"] = {
    "arithmetic": "Arithmetic",
    "code": "Code",
    "code edit": "Code edit",
    "counting": "Counting",
    "definition": "Definition",
    "definitions": "Definitions",
    "json": "JSON",
    "list": "List",
    "prose": "Prose",
    "python": "Python",
    "question": "Question",
    "questions": "Questions",
    "reasoning": "Reasoning",
    "repetition": "Repetition",
    "story": "Story",
    "summary": "Summary",
    "table": "Table",
    "translation": "Translation",
}
"""Kinds of the suites; a visitor's own are called as they called them."""
