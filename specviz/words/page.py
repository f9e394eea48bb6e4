"""What the page around the viewer says."""

from typing import Any

PAGE: dict[str, Any] = {
    "title": "SpecViz: watch speculative decoding happen",
    "intro": (
        "# SpecViz\n"
        "A small **[draft](#term-draft)** model guesses the next tokens, which are pieces of words."
        " A big **[target](#term-target)** model reads all guesses in one pass and keeps those that"
        " pass a test, up to the first that fails. What comes out is drawn from the target’s own"
        " probabilities, as if it had written alone, one token per pass:"
        " **[plain decoding](#term-plain)**, which is measured beside it. Only the time changes."
    ),
    "tabs": {
        "watch": "Watch",
        "explore": "Explore",
        "pay": "Will it pay?",
        "myths": "Myth or fact?",
        "learn": "Learn",
    },
    "chart_table": "Show as a table",
    "chart_png": "PNG",
    "chart_csv": "CSV",
    "chart_pick": "Watch it",
    "prompt": "Prompt, which the models continue",
    "gallery": "Start from a kind of text",
    "run": "Run",
    "step": "Step through",
    "pair": "Models",
    "pair_info": "Those trained for this page continue text; they do not chat.",
    "drafter": "Who guesses",
    "gamma": "Guesses per round (γ)",
    "gamma_info": "How far the draft runs ahead ([γ](#term-gamma)); 0 is plain decoding.",
    "temperature": "Temperature",
    "temperature_info": "0 always takes the likeliest token ([more](#term-temperature)).",
    "more": "More settings",
    "top_k": "Top-k",
    "top_k_info": "Only the k likeliest tokens; 0 keeps all ([more](#term-top_k)).",
    "top_p": "Top-p",
    "top_p_info": (
        "Only the likeliest tokens that together reach this probability; 1 keeps all"
        " ([more](#term-top_p))."
    ),
    "length": "Tokens to write",
    "confidence": "Least confidence",
    "confidence_info": (
        "A model stops guessing after a guess that it gave less than this;"
        " that guess is judged like any other. 0 always guesses γ ([more](#term-confidence))."
    ),
    "seed": "Seed",
    "plain": "Measure plain decoding, too",
    "plain_info": "The same target alone, step by step in turn: the speed-up needs it.",
    "empty_prompt": "The prompt is empty: write something for the models to continue.",
    "waiting": "Waiting for a turn at the decoder …",
    "loading": "Loading {pair} …",
    "reading": "Reading the prompt: {done:,} of {of:,} tokens …",
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
    "no_sequel": "That cannot be gone on from here: choose a token or a setting on the page.",
    "other_tokens": "This run was written with another tokenizer: it cannot be gone on from here.",
    "token_ends": "That token ends the text: nothing follows it. Choose another one.",
    "busy": "The decoder could not be reached; it may be busy. Your prompt is still here.",
    "unexpected": (
        "That did not work, and it is our fault. Try again; what you wrote is still here."
    ),
    "not_listed": "This page does not offer {name!r:.60}: choose one from its list.",
    "too_much": {
        "characters": "This page takes prompts of {most:,} characters; yours has {asked:,}.",
        "tokens": "This page writes up to {most:,} tokens; you asked for {asked:,}.",
        "guesses": "This page takes up to {most:,} guesses per round; you asked for {asked:,}.",
    },
    "before_none": "You are next at the decoder. Meanwhile, play the run below or step through it.",
    "before_one": (
        "1 visitor is before you at the decoder. Meanwhile, play the run below or step through it."
    ),
    "before_many": (
        "{n} visitors are before you at the decoder. Meanwhile, play the run below or step"
        " through it."
    ),
    "full": (
        "The line for the decoder is full: {n} are waiting. Run again in a few minutes;"
        " your prompt is still here."
    ),
    "address_full": (
        "This page takes {n} runs at a time from one address, and yours has as many running or"
        " waiting. Wait until one of them ends, then run again; your prompt is still here."
    ),
    "zero_gpu": (
        "Each run here is lent a GPU, which decodes all of it at once, ahead of what you see."
        " Pause and step go through what it has decoded; its times are those of the GPU."
    ),
    "unused_gpu": (
        "This server has an NVIDIA GPU that torch cannot use, so its CPU runs the models. Its log"
        " says why, and what to do; most often the driver is older than this torch needs."
    ),
    "no_gpu": "There was no GPU for this run. {why}",
    "gpu_taken": (
        "The GPU was taken back before the run was over; what it had written is kept."
        " Ask for fewer tokens."
    ),
}

FILES = {
    "html": "Replay (HTML)",
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
