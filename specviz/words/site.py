"""The words of the static site, besides those that it shares with the page."""

from typing import Any

SITE: dict[str, Any] = {
    "title": "{page} · SpecViz",
    "skip": "Skip to the content",
    "pages": "Pages",
    "language": "Language",
    "about": "This is a copy of SpecViz without a server: everything here was recorded on real"
    " models. To run it live, with your own prompts and models, start SpecViz itself.",
    "no_script": "This page needs JavaScript, which is turned off in your browser.",
    "description": "Watch speculative decoding on real models, token by token, in recorded runs.",
    "lost": "A file of this site is missing. Copy the whole folder again.",
    "watch": "# Watch speculative decoding\n"
    "A small **[draft](#term-draft)** model guesses the next tokens; a big"
    " **[target](#term-target)** checks them all in one pass. You get the target’s text, sooner.",
    "explore": "# Does the speed-up depend on the prompt, and which γ is best?\n"
    "A **sweep** runs prompts of several kinds at several draft lengths (γ) and compares each run"
    " with plain decoding of the same prompt. These sweeps were recorded.",
    "myths": "# Is it true what they say?\n"
    "Claims about speculative decoding, each tested on real models. Every verdict follows from the"
    " measured figures by a rule shown with it, and applies to *these* models, prompts and"
    " machines.",
    "recorded_only": "This page has no server, so it shows the recorded results.",
    "learn": "# The idea in {n} steps\n"
    "Each step can be seen in a recorded run. On the live page, a tour leads through them.",
    "see": "See it in a run",
    "lesson_tab": "Lesson",
    "lesson": "For a room with a projector. Steps with a link need nothing but this site; the"
    " others, and the exercises, need the live page.",
    "exercises": "Students do these on the live page, which checks their answers.",
    "failures": "Figures come from runs of 128 tokens on two busy CPU cores. On the live page, each"
    " of these runs is one click away.",
}
