"""The words of the page around the viewer."""

from typing import Any

from specviz.registry import HEADS
from specviz.settings import SETTINGS

PAGE: dict[str, Any] = {
    "title": "SpecViz: watch speculative decoding happen",
    "intro": "# SpecViz\n"
    "A small **[draft](#term-draft)** model guesses tokens; a big **[target](#term-target)** checks"
    " them all in one pass, at little more cost than for one. The text is [as if the target had"
    " written it alone](#term-lossless), only sooner.",
    "tabs": {
        "watch": "Watch",
        "explore": "Explore",
        "pay": "Will it pay?",
        "myths": "Myth or fact?",
        "learn": "Learn",
    },
    "controls": {
        "tabs": "More tabs",
        "reset": "Reset to the default value",
        "number": "{label}: number",
        "range": "{label}: slider",
    },
    "chart_table": "Show as a table",
    "chart_png": "PNG",
    "chart_svg": "SVG",
    "chart_csv": "CSV",
    "chart_pick": "Watch it",
    "prompt": "Your prompt",
    "gallery": "Or try an example prompt",
    "run": "Run",
    "step": "Step",
    "form": {
        "open": "Prompt and settings",
        "close": "Close the form",
        "skip": "Skip to the content",
    },
    "pair": "Models",
    "pair_info": "The bundled models are tiny. They continue texts like the examples, and cannot"
    " answer questions.",
    "head": "Heads to download",
    "head_info": "Drafters that others trained for this target. Once downloaded, they appear under"
    " “Drafter”. Licences are as stated on the model cards.",
    "head_none": "None",
    "head_named": "{kind} – {head} (licence: {licence})",
    "head_missing": "{head}: {size} to download. Licence: {licence}.",
    "head_here": "{head} is downloaded. Choose it under “Drafter”.",
    "licence_unknown": "not stated",
    "more": "More settings",
    "plain": "Also measure plain decoding",
    "plain_info": "The target also decodes alone, taking turns with speculation. Needed to measure"
    " the speed-up.",
    "empty_prompt": "The prompt is empty. Write something for the models to continue.",
    "waiting": "Waiting for the decoder…",
    "loading": "Loading {pair}…",
    "loading_of": "Loading {pair}: {done} of {total} read…",
    "preparing": "Preparing the GPU, step {step} of {of}…",
    "prefilling": "Reading the prompt: {done:,} of {of:,} tokens…",
    "own": "Your own checkpoints",
    "own_info": "A target entered here replaces the models above. Enter a Hugging Face Hub id such"
    " as Qwen/Qwen2.5-1.5B (safetensors only) or, on this machine, a folder or a GGUF file.",
    "target": "Target",
    "draft": "Draft (optional)",
    "no_own": "This page offers only the models in its list. Choose one of them.",
    "download": "Download",
    "stop_download": "Cancel the download",
    "to_download": "{pair}: {size} to download before it can run.",
    "download_waits": "{pair}: starting the download…",
    "downloading": "{pair}: {done} of {total} downloaded.",
    "downloading_at": "{pair}: {done} of {total} downloaded, about {time} left.",
    "downloaded": "{pair} is downloaded. Press Run.",
    "cannot_run": "{pair} cannot run here: {reason}.",
    "offer": {
        "missing": "This page runs on a GPU ({gpu}). {pair} is made for it: {size} to download,"
        " about {time} at {rate} per second. Licence: {licence}.",
        "here": "This page runs on a GPU ({gpu}). {pair} is made for it. Licence: {licence}.",
        "why": "The bundled models are tiny: they show how speculative decoding works, but gain"
        " little on a GPU.",
        "meanwhile": "Meanwhile, watch the recorded run below.",
        "take": "Download and use",
        "use": "Use these models",
        "ready": "{pair} is ready. Press Run.",
    },
    "files": "## Download\n"
    "A replay opens in any browser, without a server or a network. A trace can be opened again on"
    " any SpecViz page, even without the models.",
    "open_file": "Open a trace…",
    "from_file": "Opened from a file. This run was recorded on {machine}, not here.",
    "file_too_large": "This file is too large: the limit for a trace here is {most} MiB.",
    "no_such_file": "This file format is not available. Use one of the download buttons.",
    "no_script": "This page needs scripts, which are blocked here. Allow them, or open the page by"
    " itself in another browser.",
    "no_script_replay": "This file replays a run with its own scripts, which are blocked here. Save"
    " it to your disk, then open it in a browser.",
    "isolated": "This frame isolates the page from its own server, so that it cannot load. Open it"
    " by itself: {url}",
    "busy": "The decoder did not answer; it may be busy. Your prompt is still here. Try again.",
    "gone": "The server does not answer. This page reconnects by itself.",
    "before_none": "You are next. Meanwhile, play the run below or step through it.",
    "before_one": "1 visitor is ahead of you. Meanwhile, play the run below or step through it.",
    "before_many": "{n} visitors are ahead of you. Meanwhile, play the run below or step through"
    " it.",
    "zero_gpu": "Each run here gets a GPU, which decodes the whole run at once, ahead of what you"
    " see. Pause and step move through the finished part. All times are the GPU’s.",
    "unused_gpu": "This server has an NVIDIA GPU that torch cannot use, so the models run on the"
    " CPU. The server’s log says why and what to do; usually the driver is too old for this torch.",
}

for setting in SETTINGS.values():
    PAGE[setting.control] = setting.label
    if setting.about:
        PAGE[f"{setting.control}_info"] = setting.about

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
    "lookup+model": "Prompt lookup, else draft model",
    "early-exit": "Early exit (untrained)",
    **{name: head.title for name, head in HEADS.items()},
}

DRAFTERS_OF = {
    "smollm2-135m": {"model": "Draft head", "lookup+model": "Prompt lookup, else draft head"},
}
"""Names of drafters for a pair whose draft is a head."""

PAIRS = {
    "bundled-medium": "Bundled target + medium draft",
    "bundled-small": "Bundled target + small draft",
    "bundled-large": "Bundled target + large draft",
    "bundled-unaligned": "Bundled target + draft trained on the Bible",
    "smollm2-135m": "SmolLM2 135M + draft head",
    "smollm2-135m-independent": "SmolLM2 135M + small draft",
    "smollm2-360m-drafter": "SmolLM2 360M + small draft",
    "smollm2-1.7b-drafter": "SmolLM2 1.7B + small draft",
    "smollm2-360m": "SmolLM2 360M + 135M draft",
    "smollm2-1.7b": "SmolLM2 1.7B + 135M draft",
    "qwen2.5-1.5b": "Qwen2.5 1.5B + 0.5B draft",
    "qwen3-4b": "Qwen3 4B + 0.6B draft",
    "qwen3-8b": "Qwen3 8B + 0.6B draft",
    "llama-3.1-8b": "Llama 3.1 8B + Llama 3.2 1B draft",
    "qwen3-14b": "Qwen3 14B + 0.6B draft",
    "qwen2.5-14b": "Qwen2.5 14B + 0.5B draft",
}
