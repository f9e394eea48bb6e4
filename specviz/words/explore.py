"""The words of Explore: a sweep over kinds of prompt and settings."""

from typing import Any

from specviz.words.kinds import KINDS
from specviz.words.timing import BUSY_RUNS, IMPOSSIBLE, UNCHECKED

EXPLORE: dict[str, Any] = {
    "intro": "## Does the speed-up depend on the prompt, and which γ is best?\n"
    "A **sweep** runs prompts of several kinds at several draft lengths (γ) and compares each run"
    " with plain decoding of the same prompt. Click a result to repeat a typical run of it on"
    " Watch; its times may differ.",
    # The form
    "form": "What to run",
    "run": "Run a sweep",
    "stop": "Stop",
    "resume": "Resume",
    "pairs": "Models",
    "pairs_info": "Up to three pairs.",
    "more": "More settings",
    "kinds_label": "Kinds of prompt",
    "judging": "Rules, trees and draft length",
    "budgets_info": "For trees, in place of γ: how many guesses the target verifies per round. If"
    " none is chosen, trees use the values of γ.",
    "per_kind": "Prompts of each kind",
    "per_kind_info": "More prompts give narrower intervals.",
    "own": "Your own prompts",
    "own_label": "One prompt per paragraph",
    "own_info": "Start each with its kind and a colon, as in “recipe: Stir the flour”; without one,"
    " the kind is “own”. You can also open a file: JSON, JSON Lines, CSV, TSV or plain text.",
    "own_file": "Open a prompt file…",
    "own_kind": "own",
    # The plan
    "plan": {
        "one": "1 run",
        "many": "{n} runs",
        "time": "{runs}, about {time}.",
        "time_elsewhere": "{runs}, about {time} on {machine}; this machine may differ.",
        "left_out": "Left out: {why}",
        "left_out_of": "Left out for {drafters}: {why}",
        "with_tree": "{drafter} with a tree",
        "time_unknown": "{runs}. The first one will show how long they take.",
        "too_long": "{runs}, about {time}. This page pauses a sweep after {most}; press Resume to"
        " continue.",
    },
    "seconds": {"one": "1 second", "many": "{n} seconds"},
    "minutes": {"one": "1 minute", "many": "{n} minutes"},
    "hours": "{n} hours",
    # While it runs
    "waits_soon": "Waiting for the decoder…",
    "loading": "Loading {pair}…",
    "progress": "{done} of {total} runs; about {time} left.",
    "progress_unknown": "{done} of {total} runs…",
    "waits": "Waiting for the decoder; {before} ahead of you in the queue.",
    "waits_next": "You are next in the queue…",
    "done": "Finished {total} runs in {time}.",
    "done_resumed": "Finished the last {fresh} of {total} runs in {time}.",
    "stopped": "Stopped after {done} of {total} runs. Press Resume to continue.",
    "paused": "Paused after {done} of {total} runs: this page runs a sweep for {most} at a time."
    " Press Resume to continue.",
    "prompts_opened": "{name}: loaded into “Your own prompts”. {summary}",
    "opened": "Opened. The charts are below; you can resume a sweep from this machine.",
    "watched": "Running again on Watch: {kind}, γ = {gamma}, the same prompt and seed.",
    "watched_tree": "Running again on Watch: {kind}, a tree of {gamma} verified tokens, the same"
    " prompt and seed.",
    # What is shown
    "results": "Results",
    "recorded": "{pair}, recorded on {machine}, {date}",
    "axes": {
        "drafters": "{n} drafters",
        "rules": "{n} rules",
        "trees": "chain and trees",
        "controllers": "{n} ways to choose γ",
    },
    "yours": "Your sweep {n}",
    "origin_whole": "Measured on {machine}, {date}: {done} runs of at most {tokens} tokens.",
    "origin_part": "Measured on {machine}, {date}: {done} of {planned} runs of at most {tokens}"
    " tokens.",
    "nothing": "No sweep is recorded here. Run one; results appear as they are measured.",
    "first_soon": "Results appear here after the first run.",
    "show_pair": "Models",
    "show_scheme": "Method",
    "show_temperature": "Show results at temperature",
    "show_gamma": "γ in the other charts",
    "show_budget": "Budget in the other charts",
    "fastest": "fastest",
    "files": "## Download\n"
    "Download the sweep as a JSON file to open it again, here or in any other SpecViz. You can also"
    " open sweeps that you measured with `python -m specviz explore`. A link to this page includes"
    " the settings in the form.",
    "to_pay": "Open in “Will it pay?”",
    "save_csv": "All results (CSV)",
    "save_json": "Sweep (JSON)",
    "open_sweep": "Open a sweep…",
    "kinds": KINDS,
    # Errors
    "file_too_large": "This file is too large: the limit here is {most:,} kB.",
    "zero_gpu": "This page gets a GPU for one run at a time, too briefly for a sweep, so it shows"
    " recorded results. Run a sweep with SpecViz on your own machine, and open its file here.",
}

EXPLORE["pictures"] = {
    # Columns of the tables, and titles of the axes
    "kind": "Kind of prompt",
    "all_kinds": "All kinds",
    "acceptance_column": "Acceptance α",
    "accepted": "Accepted",
    "interval": "95% interval",
    "tested": "Tested guesses",
    "prompts": "Prompts",
    "speedup": "Speed-up over plain decoding",
    "gamma": "Draft length γ",
    "tau": "Tokens per round (τ)",
    "is_best": "best",
    "between": "{low:g}–{high:g}",
    # Shown on hover
    "hover": "{value}, prompts: {n}",
    "hover_bin": "{value} of {tested:,} tested guesses accepted",
    # Sentences
    "over": {"one": "one prompt", "many": "{n} prompts"},
    "answer_gamma": "Use γ = {gamma}: over {prompts} it reaches {speed} the speed of plain"
    " decoding{interval}.",
    "answer_only": "Only γ = {gamma} was tried. Over {prompts} it reaches {speed} the speed of"
    " plain decoding{interval}.",
    "answer_unequal": "No prompt was measured at every γ, so the lengths cannot be compared yet."
    " Over {prompts}, γ = {gamma} reaches {speed} the speed of plain decoding{interval}.",
    "answer_either": "Use γ = {gamma} or {other}: over {prompts} they reach {speed} and"
    " {other_speed} the speed of plain decoding, too close to tell apart.",
    "answer_plain": "Do not speculate here: the best γ, {gamma}, reaches only {speed} the speed of"
    " plain decoding{interval}.",
    "answer_maybe": "It makes little difference: the best γ, {gamma}, reaches {speed} the speed of"
    " plain decoding{interval}.",
    "answer_faster": "This applies to {scheme}. Over all prompts, {other} is the fastest: {speed}.",
    "answer_edge": "No γ above {most} was tried; a larger one may be faster still.",
    "answer_few": {
        "one": "This is measured on one prompt only; others may give a different answer.",
        "many": "This is measured on only {n} prompts; others may give a different answer. More"
        " prompts, or more tokens, make it more certain.",
    },
    "answer_few_each": {
        "one": "Only one prompt of each kind was measured; others may give a different answer.",
        "many": "Only {n} prompts of each kind were measured; others may give a different answer."
        " More prompts, or more tokens, make it more certain.",
    },
    "answer_disturbed": BUSY_RUNS,
    "answer_unchecked": UNCHECKED,
    "answer_impossible": IMPOSSIBLE,
    "answer_kinds": "With “{scheme}”, {easy} is easiest to guess ({easy_rate} of the tested guesses"
    " accepted) and {hard} hardest ({hard_rate}).",
    "answer_best": "Best γ by kind: {each}.",
    "answer_one": "{gamma} for {kinds}",
    "answer_other": "{scheme} ({best}, {speed}) for {kinds}",
    "answer_none": "plain decoding for {kinds}",
    "comma": ", ",
    "semicolon": "; ",
    "and": " and ",
    "click": "Click a result to repeat a typical run of it on Watch; its times may differ.",
    "at": "At γ = {gamma}, temperature {temperature:g}.",
    "in_brackets": " ({low} to {high})",
    "intervals": "Lines, and figures in brackets, are 95% intervals.",
    "no_spread": "Too few prompts to estimate the spread.",
    "map_why": "Why: with γ = {gamma} a round generates {tau} tokens (τ) in the time of {cost}"
    " plain steps; with γ = {other} it generates {other_tau} in {other_cost}.",
    "map_why_one": "With γ = {gamma} a round generates {tau} tokens (τ) in the time of {cost} plain"
    " steps.",
    "with_gamma": "γ = {gamma}",
    "with_plain": "plain decoding",
    # In place of the sentences above where drafts form a tree
    "tree": {
        "gamma": "Budget: guesses of a tree verified per round",
        "answer_gamma": "Use a budget of {gamma}: over {prompts} it reaches {speed} the speed of"
        " plain decoding{interval}.",
        "answer_only": "Only a budget of {gamma} was tried. Over {prompts} it reaches {speed} the"
        " speed of plain decoding{interval}.",
        "answer_unequal": "No prompt was measured at every budget, so the budgets cannot be"
        " compared yet. Over {prompts}, a budget of {gamma} reaches {speed} the speed of plain"
        " decoding{interval}.",
        "answer_either": "Use a budget of {gamma} or {other}: over {prompts} they reach {speed} and"
        " {other_speed} the speed of plain decoding, too close to tell apart.",
        "answer_plain": "Do not draft such trees here: the best budget, {gamma}, reaches only"
        " {speed} the speed of plain decoding{interval}.",
        "answer_maybe": "It makes little difference: the best budget, {gamma}, reaches {speed} the"
        " speed of plain decoding{interval}.",
        "answer_edge": "No budget above {most} was tried; a larger one may be faster still.",
        "answer_best": "Best budget by kind: {each}.",
        "at": "At a budget of {gamma}, temperature {temperature:g}.",
        "map_why": "Why: with a budget of {gamma} a round generates {tau} tokens (τ) in the time of"
        " {cost} plain steps; with {other} it generates {other_tau} in {other_cost}.",
        "map_why_one": "With a budget of {gamma} a round generates {tau} tokens (τ) in the time of"
        " {cost} plain steps.",
        "with_gamma": "a budget of {gamma}",
    },
    # Methods side by side
    "scheme": "Method",
    "verified": "Guesses per round, at most (γ or budget)",
    "lossy_says": "Lossy rules usually accept more. In exchange, they change the probabilities of"
    " tokens, except at temperature 0: the text is not what the target alone would write.",
    "groups_few": "Too few to compare: at most one group has {least} tested guesses or more.",
    "groups_left_out": "This leaves out groups of fewer than {least} tested guesses.",
    "nothing_tested": "No guess has been tested.",
}
