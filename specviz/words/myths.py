"""The words of “Myth or fact?”; those of each claim are in its module in `specviz.lab.claims`."""

from typing import Any

from specviz.words.timing import BUSY_RUNS, UNCHECKED

MYTHS: dict[str, Any] = {
    "intro": "## Is it true what they say?\n"
    "Claims about speculative decoding, tested on real models. Every verdict follows from the"
    " measured figures by a rule shown with it, and applies to *these* models, prompts and"
    " machines. “Clearly” means that the whole 95% interval lies on one side. Run an experiment"
    " here to get a verdict for this machine.",
    "verdicts": {
        "holds": "Holds here",
        "fails": "Does not hold here",
        "depends": "It depends",
        "untried": "Not tried",
        "yours": "Your numbers",
    },
    "tally": "{holds} hold here, {fails} do not, {depends} depend on the case, and {yours} can be"
    " decided only by your own numbers.",
    "tally_untried": "Not tried: {untried}.",
    "show": "Show claims by verdict",
    "all": "All",
    "claim_number": "Claim {n}",
    "how": "Experiment",
    "rule": "Criterion",
    "missing": "Limits",
    "terms": "Words",
    "papers": "Papers",
    "setup": {
        "pairs": "Models",
        "drafters": "Drafter",
        "gammas": "Draft length γ",
        "temperatures": "Temperature",
        "prompts": "Prompts",
        "tokens": "Tokens",
        "repeats": "Repeats",
    },
    "recorded": "Recorded {date} on {machine}, in {seconds}.",
    "here": "Measured just now on {machine}, in {seconds}.",
    "disturbed": BUSY_RUNS,
    "threads_one": "{processor}, 1 thread",
    "threads": "{processor}, {n} threads",
    "unchecked": UNCHECKED,
    "run": "Run it here",
    "stop": "Stop",
    "back": "Show the recorded result",
    "comma": ", ",
    "estimate": "The recorded experiment took {seconds}.",
    "running": "Measuring: {percent}% done",
    "stopped": "Stopped; the verdict has not changed.",
    "stopping": "Stopping…",
    "lacks": "This experiment cannot run here: it needs {pairs}.",
    "recorded_only": "This page gets a GPU only for single runs, so it shows the recorded results.",
    "no_result": "No result has been recorded yet.",
    "no_claim": "There is no such experiment: reload the page.",
    "watch": "Watch it happen",
    "replay": "Watch a recorded run",
    "pay": "Will it pay for you?",
    "link": "Link to this claim",
    "seconds": "{n} s",
    "minutes": "{n} min",
    "interval": "95% interval",
    "measurements": "Measurements",
    "what": "Series",
    "names": {
        "bundled": "Bundled target, 6 M parameters",
        "smollm2": "SmolLM2, 135 M parameters",
        "acceptance": "Acceptance rate α",
        "speedup": "Speed-up",
        "cost": "Cost ratio c",
        "passes": "Target passes",
    },
}
