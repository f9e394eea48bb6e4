"""The words on serving engines: what they lack, verdicts, the checklist, flags, and `attach`."""

from typing import Any

ENGINES: dict[str, Any] = {
    "lacks": {
        "tgi": ("TGI reports neither drafted nor accepted tokens, so there is nothing to show."),
        "ollama": (
            "Ollama writes its speculation figures only to its log. Run the same model file with"
            " llama.cpp’s server, which reports them."
        ),
        "lm_studio": (
            "LM Studio marks drafted tokens, but does not report how many were rejected. Run the"
            " same model files with llama.cpp’s server, which does."
        ),
    },
    "off": (
        "This server does not speculate: its answers are plain decoding. Use it as the second"
        " address beside a server that speculates."
    ),
    "untold": (
        "This trace lacks what engines do not report: rejected tokens, the draft’s distributions,"
        " random draws, and how a round’s time is divided."
    ),
    "rescored": (
        "The target’s distributions were **rescored**: computed afterwards from the finished text,"
        " without temperature, by passes that do not draft."
    ),
    "counters": {
        "drafts": "rounds with drafts",
        "drafted": "drafted tokens",
        "accepted": "accepted tokens",
        "draft_efficiency": "draft efficiency (accepted / drafted)",
        "acceptance_rate": "acceptance rate α (accepted / tested)",
        "mean_acceptance_length": "tokens per round τ, the final one included",
        "survival": "accepted by position, with all before it",
        "conditional": "accepted by position, if all before it were accepted",
        "own": "{engine}’s own figure",
        "between": "{low} to {high}",
    },
    "drift": (
        "Acceptance changed from {before} to {after} in the last {seconds} s. A sudden fall points"
        " to a damaged draft or to other traffic."
    ),
    "restarted": "The counters fell: the server was restarted.",
    "greedy": {
        "same": (
            "At temperature 0 all {tokens} tokens are the target’s own first choice: plain"
            " decoding would give the same text."
        ),
        "rounding": (
            "At temperature 0 {differences} of {tokens} tokens are not the target’s first choice,"
            " first in text {prompt} at token {place}, and at most {gap} nats below it: near-ties"
            " that rounding can break either way, not a fault."
        ),
        "unclear": (
            "At temperature 0 {differences} of {tokens} tokens are not the target’s first choice,"
            " first in text {prompt} at token {place}, and up to {gap} nats below it: more than"
            " rounding in 16 bits usually does, less than a clear fault. Repeat with 32-bit"
            " weights, or without a quantised cache."
        ),
        "fault": (
            "At temperature 0 {differences} of {tokens} tokens are not the target’s first choice,"
            " first in text {prompt} at token {place}, and up to {gap} nats below it, which"
            " rounding does not explain: this server accepts drafts that it must reject."
        ),
    },
    "sampled": {
        "expected": (
            "At temperature 1 the text’s surprise is {surprise} nats per token; from samples of the"
            " target {expected} is expected, {low} to {high} in 95 % of cases ({tokens} tokens):"
            " nothing contradicts the target’s distribution."
        ),
        "surprising": (
            "At temperature 1 the text’s surprise is {surprise} nats per token, above the"
            " {expected} that is expected of the target, {deviations} standard deviations away"
            " ({tokens} tokens): this server accepts drafts that it must reject."
        ),
        "unsurprising": (
            "At temperature 1 the text’s surprise is {surprise} nats per token, below the"
            " {expected} that is expected of the target, {deviations} standard deviations away"
            " ({tokens} tokens): a filter such as top-p, another temperature or a lossy rule is at"
            " work."
        ),
    },
    "sound": "**Sound:** this server’s text follows its target.",
    "unsound": "**Not sound:** this server’s text does not follow its target.",
    "unclear": "**Unclear:** this server’s text nearly follows its target.",
    "payoff": {
        "faster": (
            "**It pays:** speculation is {speedup} times as fast as plain decoding (95 % interval"
            " {low} to {high}, {prompts} prompts), with {tau} tokens per round."
        ),
        "slower": (
            "**It does not pay:** speculation is {speedup} times as fast as plain decoding (95 %"
            " interval {low} to {high}, {prompts} prompts), with {tau} tokens per round."
        ),
        "open": (
            "**Open:** speculation is {speedup} times as fast as plain decoding, but the 95 %"
            " interval of {low} to {high} contains 1 ({prompts} prompts, {tau} tokens per round)."
            " Use more prompts, on an idle server."
        ),
    },
    "round": (
        "A round’s time: a plain step ({plain} ms) + {fixed} ms + {slope} ms (± {error}) for each"
        " drafted token."
    ),
    "round_even": (
        "A round of {gamma} drafted tokens pays off if it emits more than {tokens} tokens."
    ),
    "checklist": {
        "off": {
            "cause": "Speculation is off.",
            "remedy": "For llama.cpp, `-md` alone drafts nothing: add `--spec-type draft-simple`.",
        },
        "first_guess": {
            "cause": "Even first guesses are rarely right.",
            "seen": "Here {share} are right.",
            "remedy": (
                "Check that the draft or head belongs to this target: same checkpoint, same"
                " tokenizer, hidden layers not off by one."
            ),
        },
        "greedy_draft": {
            "cause": "Acceptance falls with the temperature.",
            "seen": "Draft efficiency: {before} at temperature 0, {after} at temperature 1.",
            "remedy": (
                "A large fall means that the draft is sampled greedily: set `--spec-draft-sampling"
                " probabilistic` (llama.cpp) or `draft_sample_method: probabilistic` (vLLM)."
            ),
        },
        "length": {
            "cause": "Acceptance falls with the length of the text.",
            "seen": "Draft efficiency: {before} in the first half, {after} in the second.",
            "remedy": (
                "Compare with the context lengths that the draft was trained for, and draft fewer"
                " tokens in long texts."
            ),
        },
        "quantised": {
            "cause": "The target is quantised, and the draft may know it in 16 bits.",
            "seen": "Its format: {kind}.",
            "remedy": "Try the 16-bit target, or a draft trained on the quantised one’s answers.",
        },
        "vocabulary": {
            "cause": "Draft and target may differ in their vocabulary.",
            "remedy": "Compare both tokenizers: engines translate between them at a loss.",
        },
        "trained_for": {
            "cause": "The draft may be trained for other answers.",
            "remedy": "Regenerate the training answers with this target, and train on them.",
        },
        "template": {
            "cause": "Requests may lack the chat template that the draft was trained with.",
            "remedy": (
                "Send chats to the chat endpoint, with the template and the thinking mode of the"
                " training."
            ),
        },
    },
    "finding": {"found": "found", "fine": "not here", "untested": "check yourself"},
    "production": {
        "flags": "Command for {engine} (flags checked against version {version}):",
        "watch": "Watch the draft efficiency in Prometheus or Grafana:",
        "watch_gauge": "Watch its own acceptance rate in Prometheus or Grafana:",
        "synthetic": (
            "To measure the cost of a round at a fixed acceptance, add this. The text is then"
            " invalid, but its times are valid:"
        ),
        "none": "{engine} has no drafter of this kind.",
    },
}
