"""The glossary: each term with its definition, formula and sources, in reading order.

In formulas, p is the target's probability of a token and q the draft's.
"""

from typing import Any

from specviz.papers import (
    CHEN,
    FAN,
    HOLTZMAN,
    LAYER_SKIP,
    LEVIATHAN,
    MAMOU,
    MEDUSA,
    SAXENA,
    SENNRICH,
    SHANNON,
    SPEC_BENCH,
    SUN,
    Paper,
)
from specviz.words import heads, trees

VLLM = Paper(
    "vLLM’s metrics",
    "https://github.com/vllm-project/vllm/blob/main/vllm/v1/spec_decode/metrics.py",
)
TENSORRT = Paper(
    "Relaxed acceptance in TensorRT-LLM",
    "https://nvidia.github.io/TensorRT-LLM/blogs/tech_blog/blog2_DeepSeek_R1_MTP_Implementation_and_Optimization.html",
)
SGLANG = Paper(
    "SGLang, --speculative-accept-threshold-single",
    "https://docs.sglang.io/advanced_features/server_arguments.html",
)


def _term(
    term: str,
    name: str,
    definition: str,
    see: str,
    formula: str = "",
    sources: tuple[Paper, ...] = (),
) -> dict[str, Any]:
    return {
        "term": term,
        "name": name,
        "definition": definition,
        "formula": formula,
        "sources": [source._asdict() for source in sources],
        "see": see.split(),
    }


GLOSSARY: list[dict[str, Any]] = [
    _term(
        "token",
        "Token",
        "The unit of text that a model reads and generates: a word, part of a word, a"
        " punctuation mark or a space. A model generates one token at a time.",
        "tokenizer plain",
        sources=(SENNRICH,),
    ),
    _term(
        "tokenizer",
        "Tokenizer",
        "Splits text into tokens. Target and draft need the same one: a guess is a token’s number"
        " in the vocabulary, and must mean the same piece of text to both.",
        "token",
    ),
    _term(
        "target",
        "Target",
        "The big model, whose text we want. It reads all guesses of a round in one pass,"
        " computes its own probabilities at every position, and adds one token of its own.",
        "draft verification",
    ),
    _term(
        "draft",
        "Draft",
        "The small, fast model that guesses the next tokens. It decides nothing: the target"
        " tests every guess before it joins the text.",
        "target drafter cost_ratio",
    ),
    _term(
        "drafter",
        "Drafter",
        "Whatever proposes tokens: a draft model, a head on the target’s hidden states, prompt"
        " lookup, or the target’s own first layers. Under a lossless rule, none of them changes the"
        " distribution of the text.",
        "draft head lookup early_exit",
    ),
    _term(
        "lookup",
        "Prompt lookup",
        "A drafter without a model: it finds the text’s last tokens at an earlier position, and"
        " copies what followed there. It is nearly free, and works well if a text"
        " repeats itself or its prompt.",
        "drafter",
        sources=(SAXENA,),
    ),
    _term(
        "early_exit",
        "Early exit",
        "A drafter made of the target’s own first layers. It suits models that were trained for"
        " it; in others, the first layers do not yet know what the last one will say.",
        "drafter",
        sources=(LAYER_SKIP,),
    ),
    _term(
        "plain",
        "Plain decoding",
        "The target alone: one pass, one token, then the next pass. It is the baseline for the"
        " speed-up, measured on the same machine with the same settings.",
        "speedup target",
    ),
    _term(
        "round",
        "Round",
        "One cycle of speculative decoding: up to γ guesses, one target pass over all of them, a"
        " test of each in order up to the first rejection, and one token from the target itself.",
        "gamma verification accept_test",
        sources=(LEVIATHAN,),
    ),
    _term(
        "gamma",
        "Draft length γ",
        "How many tokens are drafted before the target verifies them. With a larger γ, more can"
        " be accepted at once, but everything after the first rejection was drafted for nothing.",
        "round draft_efficiency speedup",
        sources=(LEVIATHAN,),
    ),
    _term(
        "verification",
        "Verification",
        "The pass in which the target reads all γ guesses and computes its probabilities at γ + 1"
        " positions. As long as reading the weights takes longer than the arithmetic"
        " (memory-bound), it costs little more than a pass over one token.",
        "verify_ratio target",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "accept_test",
        "Accept test",
        "A random number between 0 and 1 is drawn, and the guess is accepted if the number is"
        " below p / q, the target’s probability over the draft’s. So a guess is always accepted if"
        " the target gives it at least the draft’s probability. At temperature 0, only the"
        " target’s likeliest token is accepted.",
        "overlap residual lossless",
        formula="accept with probability min(1, p(x) / q(x))",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "drafted",
        "Guesses",
        "All tokens that were guessed, whatever their verdict.",
        "accepted rejected untested",
        formula="accepted + rejected + untested",
        sources=(VLLM,),
    ),
    _term(
        "accepted",
        "Accepted",
        "A guess that passed the accept test. It is part of the text, and needed no target pass"
        " of its own.",
        "accept_test acceptance_rate",
    ),
    _term(
        "rejected",
        "Rejected",
        "A guess that failed the accept test. In a chain, the target’s correction replaces it and"
        " the round ends. In a tree, the next guess for the same position is tested.",
        "correction untested",
    ),
    _term(
        "untested",
        "Untested",
        "A guess that comes after a rejected one, or after the end of the text. It continues a"
        " text that no longer exists, so it is discarded without a test.",
        "rejected draft_efficiency",
    ),
    _term(
        "residual",
        "Residual",
        "The part of the target’s probability that exceeds the draft’s: target − draft where"
        " positive, rescaled to a sum of 1. Corrections are drawn from it.",
        "correction lossless",
        formula="norm(max(0, p − q))",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "correction",
        "Correction",
        "The token from the target that replaces a rejected guess, drawn from the residual.",
        "residual rejected",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "bonus",
        "Bonus token",
        "If all guesses of a round are accepted, the same target pass also gives the"
        " probabilities of the next token. That token is the bonus: it needs no further pass.",
        "round mean_acceptance_length",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "emitted",
        "Tokens generated",
        "The tokens of the text: accepted guesses, corrections and bonus tokens.",
        "accepted correction bonus",
    ),
    _term(
        "lossless",
        "Lossless",
        "Every token has exactly the probability that the target gives it. With the rule “Token"
        " by token”, accepted guesses contribute the part that both models share, and"
        " corrections, drawn from the residual, add the rest. At temperature 0 the text is the"
        " same as in plain decoding, except where rounding decides a tie. When sampling, runs"
        " differ from each other just as runs of the target alone do.",
        "accept_test residual block_verification sample_and_match",
        formula="Token by token: q · min(1, p / q) + (1 − β) · residual = p",
        sources=(LEVIATHAN, CHEN),
    ),
    _term(
        "lossy",
        "Lossy rule",
        "A rule that usually accepts more guesses than a lossless one, and changes the"
        " probabilities of tokens: the text is no longer what the target alone would write. At"
        " temperature 0 all rules on this page agree.",
        "lossless typical_acceptance top_k_acceptance threshold_acceptance",
    ),
    _term(
        "block_verification",
        "Block verification",
        "A lossless rule that judges the guesses of a round together. Each guess has its own test;"
        " one that passes keeps all guesses before it, too, even those that the usual rule would"
        " have rejected. It accepts at least as many on average.",
        "accept_test lossless",
        formula="w₀ = 1, wᵢ = min(1, wᵢ₋₁ · p / q), Rᵢ = Σ max(0, wᵢ · p − q) at the next"
        " position, chance = Rᵢ / (Rᵢ + 1 − wᵢ); for the last guess, chance = wᵢ",
        sources=(SUN,),
    ),
    _term(
        "sample_and_match",
        "Sample and match",
        "A lossless rule: the target draws a token of its own at each position, and a guess is"
        " accepted if it is the same. Its chance of acceptance is never higher than the usual"
        " rule’s, and mostly lower.",
        "accept_test lossless",
        formula="chance = p",
    ),
    _term(
        "typical_acceptance",
        "Typical acceptance",
        "A lossy rule: a guess is accepted if the target’s probability of it is above a limit,"
        " which is lower where the target is less sure. The draft’s probability does not count.",
        "lossy entropy",
        formula="p > min(0.09, 0.3 · exp(−entropy))",
        sources=(MEDUSA,),
    ),
    _term(
        "top_k_acceptance",
        "Top-3 acceptance",
        "A lossy rule: a guess is accepted if it is among the target’s k likeliest tokens; here"
        " k = 3. Any other guess is tested as by the rule “Token by token”.",
        "lossy accept_test",
        formula="chance = 1 for the target’s 3 likeliest tokens, else min(1, p / q)",
        sources=(TENSORRT,),
    ),
    _term(
        "threshold_acceptance",
        "Probability threshold",
        "A lossy rule: a guess is accepted if the target gives it at least a fixed probability;"
        " here 10%. Any other guess is tested as by the rule “Token by token”.",
        "lossy accept_test",
        formula="chance = 1 if p ≥ 0.1, else min(1, p / q)",
        sources=(SGLANG,),
    ),
    _term(
        "overlap",
        "Overlap β",
        "How much probability target and draft share at a position: 1 if they agree entirely, 0"
        " if not at all. With the rule “Token by token”, it is the chance that a token drafted"
        " there is accepted.",
        "acceptance_rate accept_test",
        formula="β = Σ min(p, q) = 1 − ½ Σ |p − q|",
        sources=(LEVIATHAN,),
    ),
    _term(
        "acceptance_rate",
        "Acceptance rate α",
        "The share of tested guesses that the target accepted: how well the draft knows the"
        " target. This is the α of the papers; untested guesses do not count. In a tree, each"
        " position counts once: as accepted if one of its guesses was.",
        "draft_efficiency overlap",
        formula="α = accepted / tested = accepted / (accepted + rejected)",
        sources=(LEVIATHAN,),
    ),
    _term(
        "draft_efficiency",
        "Draft efficiency",
        "The share of all guesses that the target accepted: how much of the drafting was"
        " useful. Untested guesses count as wasted, so it is never above α, and falls as γ"
        " grows. Serving engines call it “draft acceptance rate”.",
        "acceptance_rate gamma",
        formula="accepted / drafted",
        sources=(VLLM,),
    ),
    _term(
        "mean_acceptance_length",
        "Mean acceptance length τ",
        "The mean number of tokens that a round generates, including the target’s own: 1 in"
        " plain decoding, at most γ + 1. Some tools do not count the target’s own token.",
        "acceptance_rate speedup",
        formula="τ = tokens generated / rounds; for a constant α: (1 − α^(γ+1)) / (1 − α)",
        sources=(LEVIATHAN, SPEC_BENCH, VLLM),
    ),
    _term(
        "speedup",
        "Speed-up",
        "The time of plain decoding divided by the time of speculative decoding, for the same"
        " number of tokens; below 1, speculation is slower. The measured times exclude reading"
        " the prompt. The speed-up grows with τ, and falls with the cost of drafting (c) and"
        " verification (v).",
        "mean_acceptance_length cost_ratio verify_ratio",
        formula="measured: plain seconds / speculative seconds; predicted: τ / (γc + v)",
        sources=(LEVIATHAN,),
    ),
    _term(
        "cost_ratio",
        "Cost ratio c",
        "The time of one draft step, in plain steps of the target. Block heads, Medusa heads and"
        " prompt lookup make all guesses of a round in one step, so drafting costs c per round, not"
        " γc. If v is 1, some γ pays whenever α is above c.",
        "speedup verify_ratio",
        formula="c = time of a draft step / time of a plain target step",
        sources=(LEVIATHAN,),
    ),
    _term(
        "verify_ratio",
        "Verify ratio v",
        "The time of verifying γ + 1 tokens, in plain steps of the target. The papers assume 1;"
        " it grows with γ and with the batch size, and is larger where arithmetic is slow.",
        "verification speedup",
        formula="v = time of a verification / time of a plain target step",
    ),
    _term(
        "tokens_per_second",
        "Tokens per second",
        "Tokens generated, divided by the time of all rounds. This excludes reading the prompt.",
        "speedup plain",
    ),
    _term(
        "prefill",
        "Reading the prompt (prefill)",
        "The first pass over the whole prompt, done once by the target and once by the draft"
        " model. The compared times exclude it.",
        "speedup",
    ),
    _term(
        "entropy",
        "Entropy",
        "How uncertain a model is about the next token, in nats: 0 if only one token can"
        " follow, larger if many can. Guesses are harder where the target is uncertain.",
        "overlap",
        formula="−Σ p · ln p",
        sources=(SHANNON,),
    ),
    _term(
        "temperature",
        "Temperature",
        "How much randomness there is in sampling. 0 always picks the likeliest token (greedy),"
        " 1 keeps the models’ own probabilities, and higher values make unlikely tokens"
        " likelier. It applies to both models.",
        "top_k top_p accept_test",
        formula="p ∝ exp(logit / temperature)",
        sources=(HOLTZMAN,),
    ),
    _term(
        "top_k",
        "Top-k",
        "Sampling is limited to the k likeliest tokens. This applies to both models.",
        "top_p temperature",
        sources=(FAN,),
    ),
    _term(
        "top_p",
        "Top-p",
        "Sampling is limited to the likeliest tokens that together reach the probability top-p."
        " This applies to both models.",
        "top_k temperature",
        sources=(HOLTZMAN,),
    ),
    _term(
        "confidence",
        "Confidence threshold",
        "Drafting stops early, after a guess whose probability in the draft is below this"
        " threshold. That guess is still tested: dropping it would change the distribution of the"
        " text. A confidence head stops before a guess instead, which is safe because it does not"
        " know the guess yet.",
        "gamma draft_efficiency",
        sources=(MAMOU,),
    ),
    _term(
        "controller",
        "Controller",
        "What chooses how many tokens the next round drafts, from the rounds before: always γ, two"
        " more after a full success and one less otherwise, by an average of acceptance, or by"
        " measured costs. It knows nothing of the round itself, so the text keeps the target’s"
        " distribution.",
        "gamma confidence",
    ),
    _term(
        "seed",
        "Seed",
        "The number that all randomness of a run derives from. The same seed and settings give"
        " the same text again.",
        "temperature",
    ),
    *heads.terms(_term),
    *trees.terms(_term),
]
