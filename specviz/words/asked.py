"""Questions about speculative decoding that come up again and again, and short answers."""

from typing import Any

ASKED: dict[str, Any] = {
    "slower": {
        "question": "Why is it slower with speculation?",
        "answer": "Speculation is slower if a round costs more plain steps than it yields tokens."
        " In this measurement a round costs {cost} plain steps and yields {tau} tokens: a speed-up"
        " of {speedup}. The usual reasons for a slow-down are rejected guesses, an expensive draft"
        " and expensive verification.",
    },
    "load": {
        "question": "Why does the gain vanish under load?",
        "answer": "In a large batch verification is compute-bound, so the guesses are no longer"
        " checked for free. For the machine chosen above, γ = {gamma} is predicted to give {first}"
        " at batch size 1 and {last} at {batch}.",
    },
    "same": {
        "question": "Why does the text differ at temperature 0?",
        "answer": "The rule is exact, arithmetic is not. Passes over one token and over γ + 1"
        " tokens round differently, and in 16 bits two nearly equal logits may change places; from"
        " there on the texts differ. The experiment on quality compares both texts token by token.",
    },
    "logprobs": {
        "question": "Why are log-probabilities missing or wrong?",
        "answer": "The target computes them for every position that it verifies; whether they are"
        " returned is up to the engine. vLLM returns the target’s; llama.cpp returns none while it"
        " speculates (llama.cpp#27972). On Watch, any token shows both distributions.",
    },
    "low": {
        "question": "Why is acceptance so low?",
        "answer": "α measures how alike the two models are on your text. Random prompts, a"
        " fine-tuned or quantised target, or another chat template lower it. Here α is {alpha}.",
        "answer_kinds": "With the same models, Explore measured {low} for {low_kind} and {high} for"
        " {high_kind} (γ = {kinds_gamma}).",
    },
    "temperature": {
        "question": "How does temperature affect acceptance?",
        "answer": "The chance of acceptance is the overlap of the two distributions, and"
        " temperature changes both, so α may rise or fall: measure it. If the draft always guesses"
        " its likeliest token while the target samples (vLLM’s default), α usually falls as the"
        " temperature rises.",
    },
    "counts": {
        "question": "What does “acceptance” count?",
        "answer": "Here α = accepted / tested = {accepted} / {tested} = {alpha}. Engines report"
        " accepted / drafted, here {efficiency}: lower, because guesses after a rejection count as"
        " well. Tokens per round, here {tau}, include the target’s own token.",
    },
    "gamma": {
        "question": "How do I choose γ?",
        "answer": "Measure α and the costs once, then take the γ with the highest predicted"
        " speed-up: here {best}, with {gain}. A higher α favours a longer draft, a higher c a"
        " shorter one.",
    },
    "vocabulary": {
        "question": "What if the vocabularies differ?",
        "answer": "The test compares two probabilities of the same token, so both models need the"
        " same tokens. Different sizes may only be padding: compare the tokenizers, not the sizes."
        " Otherwise guesses must be decoded to text and encoded again with the target’s tokenizer,"
        " or limited to shared tokens.",
    },
    "experts": {
        "question": "Why does a mixture of experts gain little at 98% acceptance?",
        "answer": "Because v is high, whatever α is: several tokens together use more experts than"
        " one token does. In Qwen3 30B-A3B one token reads {one} billion weights, and {width}"
        " tokens are predicted to read {many} billion if they choose experts evenly: v = {v} while"
        " memory is the limit. In a larger batch most experts are read anyway, so v falls and the"
        " gain returns.",
    },
    "position": {
        "question": "Why does acceptance change with the slot in the round?",
        "answer": "Each guess builds on the guesses before it, and is tested only if all of them"
        " were accepted. Here α by slot in the round is {slots}. Over a long answer it follows the"
        " text: easy and hard passages alternate.",
    },
    "tree": {
        "question": "Is drafting a tree lossless?",
        "answer": "Yes, in two cases. Either each branch after a rejected one is tested with the"
        " target’s residual, and with the draft’s distribution without the rejected tokens; or the"
        " target draws a token first, and a branch is accepted if it is that token. Testing the"
        " likeliest branches as if they had been sampled is not lossless.",
    },
}
"""By a short name; the fields in braces are figures of the page."""
