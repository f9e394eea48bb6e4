"""The terms of the page: what each means, its formula, and where it comes from.

In formulas, p is the target's probability of a token and q the draft's. In the order in which
one would read them.
"""

from typing import Any

LEVIATHAN = {"name": "Leviathan et al. 2023", "url": "https://arxiv.org/abs/2211.17192"}
CHEN = {"name": "Chen et al. 2023", "url": "https://arxiv.org/abs/2302.01318"}
VLLM = {
    "name": "vLLM’s metrics",
    "url": "https://github.com/vllm-project/vllm/blob/main/vllm/v1/spec_decode/metrics.py",
}
SPEC_BENCH = {"name": "Spec-Bench, Xia et al. 2024", "url": "https://arxiv.org/abs/2401.07851"}
HOLTZMAN = {"name": "Holtzman et al. 2020", "url": "https://arxiv.org/abs/1904.09751"}
FAN = {"name": "Fan et al. 2018", "url": "https://arxiv.org/abs/1805.04833"}
SENNRICH = {"name": "Sennrich et al. 2016", "url": "https://arxiv.org/abs/1508.07909"}
SHANNON = {
    "name": "Shannon 1948",
    "url": "https://doi.org/10.1002/j.1538-7305.1948.tb01338.x",
}
SAXENA = {
    "name": "Saxena 2023",
    "url": "https://github.com/apoorvumang/prompt-lookup-decoding",
}
LAYER_SKIP = {"name": "LayerSkip, Elhoushi et al. 2024", "url": "https://arxiv.org/abs/2404.16710"}
MAMOU = {"name": "Mamou et al. 2024", "url": "https://arxiv.org/abs/2405.04304"}


def _term(
    term: str,
    name: str,
    definition: str,
    *see: str,
    formula: str = "",
    sources: tuple[dict[str, str], ...] = (),
) -> dict[str, Any]:
    return {
        "term": term,
        "name": name,
        "definition": definition,
        "formula": formula,
        "sources": list(sources),
        "see": list(see),
    }


GLOSSARY: list[dict[str, Any]] = [
    _term(
        "token",
        "Token",
        "The piece of text that a model reads and writes: a word, a part of a word, a mark or a"
        " space. A model writes one token at a time.",
        "tokenizer",
        "plain",
        sources=(SENNRICH,),
    ),
    _term(
        "tokenizer",
        "Tokenizer",
        "What cuts text into tokens. Target and draft need the same one: a guess is the number of"
        " a token, and must mean the same piece of text to both.",
        "token",
    ),
    _term(
        "target",
        "Target",
        "The big model, whose text is wanted. It reads all guesses of a round in one pass, says"
        " what it would have written at each place, and adds one token of its own.",
        "draft",
        "verification",
    ),
    _term(
        "draft",
        "Draft",
        "The small, quick model that runs ahead and guesses the next tokens. It never decides:"
        " the target judges every guess that becomes part of the text.",
        "target",
        "drafter",
        "cost_ratio",
    ),
    _term(
        "drafter",
        "Drafter",
        "Whatever proposes tokens: a draft model, prompt lookup, or the target’s own first layers."
        " None of them changes what the text is drawn from.",
        "draft",
        "lookup",
        "early_exit",
    ),
    _term(
        "lookup",
        "Prompt lookup",
        "A drafter without a model: where the last tokens have stood before, it copies what"
        " followed them. Nearly free, and good where a text repeats itself or its prompt.",
        "drafter",
        sources=(SAXENA,),
    ),
    _term(
        "early_exit",
        "Early exit",
        "A drafter made of the target’s own first layers. Good for models that were trained for"
        " it; the layers of others do not know yet what the last one will say.",
        "drafter",
        sources=(LAYER_SKIP,),
    ),
    _term(
        "plain",
        "Plain decoding",
        "The target alone: one pass, one token, then the next pass. The speed that speculative"
        " decoding is compared with, measured here on the same machine with the same settings.",
        "speedup",
        "target",
    ),
    _term(
        "round",
        "Round",
        "One turn of speculative decoding: up to γ guesses, one pass of the target over all of"
        " them, the test of each in order, and one token of the target’s own.",
        "gamma",
        "verification",
        "accept_test",
        sources=(LEVIATHAN,),
    ),
    _term(
        "gamma",
        "γ, guesses per round",
        "How many tokens are drafted before the target looks. More can be accepted at once; but"
        " everything after the first rejection was drafted for nothing.",
        "round",
        "draft_efficiency",
        "speedup",
        sources=(LEVIATHAN,),
    ),
    _term(
        "verification",
        "Verification",
        "The pass in which the target reads the γ guesses together and computes its distribution"
        " at γ + 1 places. It costs little more than a pass for one token as long as the time goes"
        " into moving the weights, not into arithmetic.",
        "verify_ratio",
        "target",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "accept_test",
        "The test of a guess",
        "A random number between 0 and 1 is drawn; the guess is accepted if it is smaller than"
        " p / q. A guess that the target finds at least as likely as the draft did always passes."
        " At temperature 0 only the target’s likeliest token passes.",
        "overlap",
        "residual",
        "lossless",
        formula="accept with probability min(1, p(x) / q(x))",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "drafted",
        "Guesses",
        "Tokens that were drafted, whatever became of them.",
        "accepted",
        "rejected",
        "untested",
        formula="accepted + rejected + untested",
        sources=(VLLM,),
    ),
    _term(
        "accepted",
        "Accepted",
        "A guess that passed the test. It is part of the text, and cost no pass of its own.",
        "accept_test",
        "acceptance_rate",
    ),
    _term(
        "rejected",
        "Rejected",
        "The first guess of a round that failed the test. The target puts a correction in its"
        " place, and the round ends there.",
        "correction",
        "untested",
    ),
    _term(
        "untested",
        "Untested",
        "A guess that came after a rejected one, or after the end of the text. It continued a text"
        " that no longer exists, so it is thrown away and never judged.",
        "rejected",
        "draft_efficiency",
    ),
    _term(
        "residual",
        "Residual",
        "What the target wants more than the draft offered: its distribution less the draft’s,"
        " where that is positive, scaled to 1. Corrections are drawn from it.",
        "correction",
        "lossless",
        formula="norm(max(0, p − q))",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "correction",
        "Correction",
        "The target’s token in the place of a rejected guess, drawn from the residual.",
        "residual",
        "rejected",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "bonus",
        "Bonus token",
        "When all guesses of a round are accepted, the target’s pass has also computed what comes"
        " after them: one more token, for no further pass.",
        "round",
        "mean_acceptance_length",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "emitted",
        "Tokens written",
        "The text: the accepted guesses and the target’s own tokens, which are corrections and"
        " bonus tokens.",
        "accepted",
        "correction",
        "bonus",
    ),
    _term(
        "lossless",
        "Lossless",
        "Every token has exactly the probability that the target gives it: what the test lets"
        " through, min(p, q), and what the residual adds make p again. At temperature 0 the text"
        " is the target’s own, token by token, but for ties that rounding decides; when sampling,"
        " two runs differ as two runs of the target alone differ.",
        "accept_test",
        "residual",
        formula="q · min(1, p / q) + (1 − β) · residual = p",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "overlap",
        "Overlap β",
        "How much of their probability target and draft share at a place: the chance that a token"
        " drafted there is accepted. 1: they agree entirely. 0: not at all.",
        "acceptance_rate",
        "accept_test",
        formula="β = Σ min(p, q) = 1 − ½ Σ |p − q|",
        sources=(LEVIATHAN,),
    ),
    _term(
        "acceptance_rate",
        "Acceptance rate α",
        "Of the guesses that the target judged, the share it accepted: how well the draft knows"
        " the target. The α of the papers; untested guesses do not count.",
        "draft_efficiency",
        "overlap",
        formula="α = accepted / tested = accepted / (accepted + rejected)",
        sources=(LEVIATHAN,),
    ),
    _term(
        "draft_efficiency",
        "Draft efficiency",
        "Of all guesses, the share that was accepted: how much of the drafting was of use."
        " Untested guesses count as wasted, so it is never above α, and falls as γ grows. Serving"
        " engines call it “draft acceptance rate”.",
        "acceptance_rate",
        "gamma",
        formula="accepted / drafted",
        sources=(VLLM,),
    ),
    _term(
        "mean_acceptance_length",
        "Mean acceptance length τ",
        "The tokens that come out of one round, the target’s own included: 1 is plain decoding,"
        " γ + 1 the most there can be. Some tools leave out the target’s own token.",
        "acceptance_rate",
        "speedup",
        formula="τ = tokens written / rounds; for a steady α: (1 − α^(γ+1)) / (1 − α)",
        sources=(LEVIATHAN, SPEC_BENCH, VLLM),
    ),
    _term(
        "speedup",
        "Speed-up",
        "The time of plain decoding over the time of speculative decoding, for as many tokens;"
        " below 1 it is slower. Measured here, with the reading of the prompt left out of both. It"
        " grows with τ, and falls with what drafting (c) and verification (v) cost.",
        "mean_acceptance_length",
        "cost_ratio",
        "verify_ratio",
        formula="measured: plain seconds / speculative seconds; predicted: τ / (γc + v)",
        sources=(LEVIATHAN,),
    ),
    _term(
        "cost_ratio",
        "Cost ratio c",
        "The time of one step of the draft in steps of the target. Where v is 1, some γ pays if α"
        " is above c.",
        "speedup",
        "verify_ratio",
        formula="c = time of a draft step / time of a plain target step",
        sources=(LEVIATHAN,),
    ),
    _term(
        "verify_ratio",
        "Verify ratio v",
        "The time of one verification of γ + 1 tokens in plain steps of the target. The papers take"
        " it as 1; it grows with γ, with the batch, and where arithmetic is slow.",
        "verification",
        "speedup",
        formula="v = time of a verification / time of a plain target step",
    ),
    _term(
        "tokens_per_second",
        "Tokens per second",
        "Tokens written over the seconds of all rounds. Reading the prompt is left out.",
        "speedup",
        "plain",
    ),
    _term(
        "prefill",
        "Reading the prompt (prefill)",
        "The first pass over the whole prompt, done once by the target and once by the draft"
        " model. It is in neither time that is compared.",
        "speedup",
    ),
    _term(
        "entropy",
        "Entropy",
        "How open a model finds a place, in nats: 0 where only one token can follow, larger the"
        " more tokens could. Where the target is open, guesses are harder.",
        "overlap",
        formula="−Σ p · ln p",
        sources=(SHANNON,),
    ),
    _term(
        "temperature",
        "Temperature",
        "How boldly tokens are drawn. 0 always takes the likeliest (greedy), 1 takes the models’"
        " own probabilities, more makes unlikely tokens likelier. It applies to both models.",
        "top_k",
        "top_p",
        "accept_test",
        formula="p ∝ exp(logit / temperature)",
        sources=(HOLTZMAN,),
    ),
    _term(
        "top_k",
        "Top-k",
        "Only the k likeliest tokens may be drawn. It applies to both models.",
        "top_p",
        "temperature",
        sources=(FAN,),
    ),
    _term(
        "top_p",
        "Top-p",
        "Only the likeliest tokens that together reach the probability top-p may be drawn. It"
        " applies to both models.",
        "top_k",
        "temperature",
        sources=(HOLTZMAN,),
    ),
    _term(
        "confidence",
        "Least confidence",
        "Drafting stops early, after a guess that the draft itself gave less than this. The unsure"
        " guess stays and is judged: dropping it would change the text’s distribution.",
        "gamma",
        "draft_efficiency",
        sources=(MAMOU,),
    ),
    _term(
        "seed",
        "Seed",
        "The number that all chance of a run is derived from. The same seed with the same settings"
        " gives the same text again.",
        "temperature",
    ),
]
