"""The words of “Myth or fact?”: for each claim its experiment, rule, verdicts and chart."""

from typing import Any

from specviz.words.timing import BUSY_RUNS, UNCHECKED

MYTHS: dict[str, Any] = {
    "intro": (
        "## Is it true what they say?\n"
        "Claims about speculative decoding, tested on real models. Every verdict follows from the"
        " measured figures by a rule shown with it, and applies to *these* models, prompts and"
        " machines. “Clearly” means that the whole 95% interval lies on one side. Run an experiment"
        " here to get a verdict for this machine."
    ),
    "verdicts": {
        "holds": "Holds here",
        "fails": "Does not hold here",
        "depends": "It depends",
        "untried": "Not tried",
        "yours": "Your numbers",
    },
    "tally": (
        "{holds} hold here, {fails} do not, {depends} depend on the case, and {yours} can be"
        " decided only by your own numbers."
    ),
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
        "weights": "By parameters",
        "layers": "By layers",
        "acceptance": "Acceptance rate α",
        "speedup": "Speed-up",
        "cost": "Cost ratio c",
        "plain": "Plain decoding",
        "speculative": "Speculative decoding",
        "target": "Target, exact",
        "drawn": "Speculative, sampled",
        "lossy": "Lossy rule, exact",
        "rest": "all others",
        "draft_weights": "Draft weights",
        "draft_rows": "Rows copied from the target",
        "draft_cache": "Draft KV cache",
        "moving": "Reading the weights",
        "written": "Tokens generated",
        "passes": "Target passes",
        "rejected": "with a rejection",
        "all_kept": "without a rejection",
        "match": "Sample and match",
        "overlap": "Usual rule",
        "fixed": "Fixed γ",
        "adaptive": "Stops when unsure, γ ≤ 7",
        "tokens": "Tokens per pass",
        "round": "Cost of a round",
        "priced_here": "Measured costs",
        "priced_one": "Model of a GPU, 1 text",
        "priced_many": "Model of a GPU, 32 texts",
        "calibrated": "Perfectly calibrated",
        "confidence": "DSpark’s confidence",
        "own": "Draft model’s own probability",
    },
    "claims": {
        "1": {
            "claim": "Above 60% acceptance you get 2–3×, above 55% go ahead, below 40% it is"
            " slower than plain decoding.",
            "how": "Single runs with six drafters, cheap and expensive, at three draft lengths."
            " Speed-up is compared with acceptance rate.",
            "rule": "Each of the three parts is right if at least {most:.0%} of its runs agree:"
            " above {high:.0%} acceptance, at least {twice:.0f}×; above {go:.0%}, a gain; below"
            " {low:.0%}, a loss. The claim holds if all parts are right and does not hold if none"
            " is. Runs with fewer than {tested:.0f} tested guesses are left out.",
            "holds": "{go_gain:.0%} of the runs above 55% acceptance gained, {high_twice:.0%} of"
            " those above 60% doubled their speed, and {low_slow:.0%} of those below 40% lost.",
            "fails": "None of the three thresholds separates gain from loss: runs gained from"
            " {least_gaining:.0%} acceptance on, and lost at up to {most_losing:.0%}.",
            "depends": "Above 55% acceptance, {go_gain:.0%} of the runs gained; above 60%,"
            " {high_twice:.0%} doubled their speed; below 40%, {low_slow:.0%} lost. The cost of a"
            " guess matters as much as how often it is right.",
            "shows": "Each mark is one run: its acceptance rate, and its speed-up over plain"
            " decoding.",
            "x": "Acceptance rate α",
            "y": "Speed-up",
        },
        "2": {
            "claim": "A draft that is wrong half the time is useless.",
            "how": "The same runs, but only those in which about half of the tested guesses were"
            " accepted. Speed-up is compared with the cost of a guess.",
            "rule": "A setting is a drafter and a γ with at least {enough:.0f} runs between"
            " {from:.0%} and {to:.0%} acceptance. It gains if the whole 95% interval of its"
            " speed-up is above 1, and loses if the interval is below 1. The claim holds if some"
            " settings lose and none gains; it does not hold if some gain and none loses.",
            "holds": "None of {settings:.0f} settings with a half-wrong draft gained; the best"
            " reached {best:.2f}×.",
            "fails": "{gaining:.0f} of {settings:.0f} settings gained although half of the guesses"
            " were wrong, the best {best:.2f}×: a cheap guess may often be wrong.",
            "depends": "With a half-wrong draft, {gaining:.0f} of {settings:.0f} settings clearly"
            " gained and {losing:.0f} clearly lost, from {worst:.2f}× to {best:.2f}×: it depends on"
            " the cost of a guess.",
            "shows": "Each mark is one drafter whose guesses were wrong about half the time: its"
            " speed-up and the cost of its guesses, with the interval over prompts.",
            "x": "Cost ratio c: a draft step over a target step",
            "y": "Speed-up",
        },
        "3": {
            "claim": "Outputs under about 100 tokens do not profit.",
            "how": "Long runs, timed after 8, 16, 32 … tokens. Both times include reading the"
            " prompt.",
            "rule": "A length gains if the whole 95% interval of its speed-up is above 1, and"
            " loses if the interval is below 1. The claim holds if every length under {short:.0f}"
            " loses, and does not hold if every one gains.",
            "holds": "All {short:.0f} lengths under 100 tokens lost; over the first {longest:.0f}"
            " tokens the speed-up was {last:.2f}×.",
            "fails": "Even over the first 8 tokens the speed-up was {first:.2f}×; over the"
            " first {longest:.0f} tokens it was {last:.2f}×.",
            "depends": "Of the {short:.0f} lengths under 100 tokens, {short_gaining:.0f} clearly"
            " gained and {short_losing:.0f} clearly lost; over the first {longest:.0f} tokens the"
            " speed-up was {last:.2f}×.",
            "shows": "Speed-up over the first tokens of long runs, including the prompt, with its"
            " interval over prompts.",
            "x": "Tokens generated",
            "y": "Speed-up",
        },
        "4": {
            "claim": "The target should have at least ten times the draft’s parameters.",
            "how": "Drafts 3 to 30 times smaller than their target, and the target’s own first"
            " layers, each at its best γ. Speed-up is compared with the size ratio.",
            "rule": "Compares two drafts: the fastest of those at least {times:.0f} times"
            " smaller, and the fastest of the others. The claim holds if the first one’s 95%"
            " interval of the speed-up lies entirely above the second one’s, and above 1. It does"
            " not hold if the second one’s lies entirely above the first one’s, and above 1."
            " Otherwise it depends.",
            "holds": "The best draft at least ten times smaller reached {far_best:.2f}×"
            " ({far_least:.2f} to {far_most:.2f}), the best of the others {near_best:.2f}×"
            " ({near_least:.2f} to {near_most:.2f}).",
            "fails": "The best draft with more than a tenth of the target’s weights reached"
            " {near_best:.2f}× ({near_least:.2f} to {near_most:.2f}), the best of the others"
            " {far_best:.2f}× ({far_least:.2f} to {far_most:.2f}).",
            "depends": "No clear difference. Of {near:.0f} drafts with more than a tenth of the"
            " target’s weights, {near_gaining:.0f} clearly gained; the best reached"
            " {near_best:.2f}× ({near_least:.2f} to {near_most:.2f}). Of {far:.0f} smaller drafts,"
            " {far_gaining:.0f} clearly gained; the best reached {far_best:.2f}×"
            " ({far_least:.2f} to {far_most:.2f}).",
            "shows": "Each draft appears twice: by how many times fewer weights, and how many times"
            " fewer layers, it has than its target.",
            "x": "Target size / draft size",
            "y": "Speed-up at the best γ",
        },
        "5": {
            "claim": "Tuning the draft on the target’s text lifts acceptance from 32% to 68% and"
            " turns a slow-down into 2.4×.",
            "how": "Two drafts of the same size, one trained on the target’s outputs, the other"
            " only on the Bible. Same prompts, same γ.",
            "rule": "The claim holds if training on the target lifts acceptance by at least"
            " {lift:.0f} percentage points and turns a loss into a gain. It does not hold if"
            " acceptance falls. A difference counts only if its whole 95% interval lies on one"
            " side. The claim’s own figures belong to other models and are not tested.",
            "holds": "Acceptance rose from {before:.0%} to {after:.0%}, and the speed-up from"
            " {slow:.2f}× to {fast:.2f}×. The direction is the claim’s; its figures belong to other"
            " models.",
            "fails": "Acceptance fell from {before:.0%} to {after:.0%}.",
            "depends": "Acceptance went from {before:.0%} to {after:.0%}, and the speed-up from"
            " {slow:.2f}× to {fast:.2f}×. Not every part of the claim is clear.",
            "shows": "Acceptance and speed-up of both drafts, with intervals over prompts.",
            "x": "Draft",
            "y": "Acceptance rate, and speed-up",
        },
        "6": {
            "claim": "Too small a draft is rejected, too large a draft is slow: there is a best"
            " size between.",
            "how": "Three drafts with the same training: small, medium and large. Acceptance and"
            " cost are measured at γ = 4, speed-ups at the best γ of each draft.",
            "rule": "Compares each size with the next, prompt by prompt. A difference counts only"
            " if its whole 95% interval lies on one side. The claim holds if acceptance and cost"
            " rise at both steps and the medium draft is faster than both others. It does not"
            " hold if acceptance or cost falls at a step.",
            "holds": "Acceptance rose from {alpha_0:.0%} to {alpha_2:.0%} and cost from"
            " {cost_0:.2f} to {cost_2:.2f} steps; the medium draft gained most, {medium:.2f}×.",
            "fails": "From small to large, acceptance was {alpha_0:.0%}, {alpha_1:.0%} and"
            " {alpha_2:.0%}; a guess cost {cost_0:.2f}, {cost_1:.2f} and {cost_2:.2f} plain steps."
            " They do not both rise.",
            "depends": "From small to large, acceptance was {alpha_0:.0%}, {alpha_1:.0%} and"
            " {alpha_2:.0%}; a guess cost {cost_0:.2f}, {cost_1:.2f} and {cost_2:.2f} plain steps."
            " Prompt by prompt, the medium draft was {over_small:.2f} times as fast as the small"
            " one and {over_large:.2f} times as fast as the large one. Not all of these differences"
            " are clear.",
            "shows": "Speed-up at the best γ, acceptance and cost at γ = 4, with intervals over"
            " prompts.",
            "x": "Draft",
            "y": "Speed-up, acceptance rate, cost ratio",
        },
        "7": {
            "claim": "The draft should be a slimmed-down version of the target’s own architecture.",
            "how": "A small model of the same architecture competes with prompt lookup, the"
            " target’s first layers and, on SmolLM2, a head that reads the target’s hidden states.",
            "rule": "Compares the small model with each other drafter, prompt by prompt. The"
            " claim holds if it is faster than all others on every target, and does not hold if"
            " another is faster on every target. A difference counts only if its whole 95%"
            " interval lies on one side.",
            "holds": "On all {targets:.0f} targets the small model was fastest: on the bundled one"
            " {copy:.2f}× against {other:.2f}×.",
            "fails": "On all {targets:.0f} targets another drafter was faster: on the bundled one"
            " {other:.2f}× against {copy:.2f}×.",
            "depends": "Targets on which the small model was clearly fastest: {wins:.0f} of"
            " {targets:.0f}; on which another drafter was clearly faster: {losses:.0f}. On the"
            " bundled target the small model reached {copy:.2f}×, the best drafter of another kind"
            " {other:.2f}×.",
            "shows": "Speed-up of each drafter at its best γ, by target, with intervals over"
            " prompts.",
            "x": "Drafter",
            "y": "Speed-up at the best γ",
        },
        "8": {
            "claim": "Quality does not change, because the target has the last word.",
            "how": "First, greedy texts are compared with plain decoding, token by token. Then"
            " SpecViz samples the token at one position many times, and compares the counts with"
            " the target’s own probabilities. Typical acceptance, a faster but lossy rule, is"
            " shown for contrast.",
            "rule": "The claim holds if all greedy texts are the same, the exact distribution of"
            " our rule is within {rounding:.5f} of the target’s, and a χ² test of the samples gives"
            " a p-value of at least {level:g} (how often chance alone deviates as much). The"
            " verdict is “It depends” if greedy texts differ only where two logits tie within"
            " {tie:g}.",
            "holds": "{same:.0f} of {runs:.0f} greedy texts were the same, and {draws:,.0f} draws"
            " show no difference (χ² = {chi_square:.1f}, p-value {p:.2g}). The lossy rule is off by"
            " {lossy_distance:.0%}: not every rule keeps the promise.",
            "fails": "{same:.0f} of {runs:.0f} greedy texts were the same; the exact distribution"
            " is off by {distance:.1g}, and {draws:,.0f} draws give χ² = {chi_square:.1f},"
            " p-value {p:.2g}. Something is not exact.",
            "depends": "{same:.0f} of {runs:.0f} greedy texts were the same; the others diverge"
            " where two tokens tie within rounding. {draws:,.0f} draws show no difference (χ² ="
            " {chi_square:.1f}, p-value {p:.2g}).",
            "shows": "The likeliest tokens at one position: the target’s probabilities, how often"
            " our rule sampled each, and the probabilities under a lossy rule.",
            "x": "Token",
            "y": "Probability",
        },
        "9": {
            "claim": "Checking several tokens costs only a few per cent more than one plain step.",
            "how": "Target passes over 1 to 17 tokens, in alternation.",
            "rule": "“A few per cent” means at most {few:.2f} plain steps for {usual_width:.0f}"
            " tokens (γ = 4). The claim holds if the whole 95% interval of the cost is within"
            " this limit on all targets, and does not hold if it is above the limit on all.",
            "holds": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
            " {targets:.0f} targets.",
            "fails": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
            " {targets:.0f} targets; on the bundled one, 17 cost {wide:.2f}.",
            "depends": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps,"
            " depending on the target; on the bundled one, 17 cost {wide:.2f}.",
            "shows": "The time of a pass, relative to a pass over one token, with its interval over"
            " repeats.",
            "x": "Tokens in one pass",
            "y": "Verify ratio v",
        },
        "10": {
            "claim": "Code and boilerplate are easy, creative writing is hard. (Others say it flies"
            " through creative writing and crawls through code.)",
            "how": "Prompts of many kinds with the same draft and γ: acceptance by kind.",
            "rule": "On each target, compares code, JSON, tables and counting with prose and"
            " stories. The claim holds if the first group’s 95% interval of acceptance lies above"
            " the second group’s on all targets. If it lies below on all, the opposite claim"
            " holds.",
            "holds": "Code and boilerplate had higher acceptance on all {targets:.0f} targets: on"
            " the bundled one {code:.0%} against {creative:.0%}.",
            "fails": "Creative text had higher acceptance on all {targets:.0f} targets: on the"
            " bundled one {creative:.0%} against {code:.0%}.",
            "depends": "Code was clearly easier on {easier:.0f} of {targets:.0f} targets, creative"
            " text on {harder:.0f}. On the bundled one, acceptance was {code:.0%} for code and"
            " {creative:.0%} for creative text. It depends on what the draft has learned.",
            "shows": "Acceptance rate for each kind of prompt, by target, with intervals over"
            " prompts.",
            "x": "Kind of prompt",
            "y": "Acceptance rate α",
        },
        "11": {
            "claim": "For small models it is not worth it.",
            "how": "A target of 6 million parameters and one of 135 million, each with the drafters"
            " available here, each at its best γ.",
            "rule": "A target gains if the whole 95% interval of its best drafter’s speed-up is"
            " above 1, and loses if the interval is below 1. The claim holds if the small target"
            " loses and the larger one gains. It does not hold if the small one gains.",
            "holds": "The small target lost ({small:.2f}×), the larger one gained ({large:.2f}×).",
            "fails": "The small target gained: {small:.2f}×. The larger one: {large:.2f}×.",
            "depends": "No clear answer: the small target reached {small:.2f}×, the larger one"
            " {large:.2f}×.",
            "shows": "Speed-up of each drafter at its best γ, by target, with intervals over"
            " prompts.",
            "x": "Drafter",
            "y": "Speed-up at the best γ",
            "missing": "Both targets are small compared with the models that people serve; a GPU"
            " could test larger ones.",
        },
        "12": {
            "claim": "Batching shrinks the gain.",
            "how": "Target passes over 1 and over 5 tokens for 1 to 32 texts at once, measured."
            " The speed-up is computed from these, with the acceptance, draft cost and accept cost"
            " of a single text.",
            "rule": (
                "The claim holds if, on every target, the speed-up of the largest batch is less"
                " than {shrunk:.0%} of a single text’s. It does not hold if it is at least that"
                " much on every target. A difference counts only if its whole 95% interval, over"
                " the repeats, lies on one side."
            ),
            "holds": "On the bundled target the speed-up falls from {first:.2f}× for one text to"
            " {last:.2f}× for {most:.0f}.",
            "fails": "On the bundled target the speed-up is {first:.2f}× for one text and"
            " {last:.2f}× for {most:.0f}: it does not shrink.",
            "depends": "The speed-up shrank on {shrinking:.0f} of {targets:.0f} targets; on the"
            " bundled one it is {first:.2f}× for one text and {last:.2f}× for {most:.0f}.",
            "shows": "Computed speed-up by batch size: measured passes in the formula"
            " τ / (γc + v + o). Intervals are over prompts.",
            "x": "Batch size",
            "y": "Speed-up, computed",
            "missing": "This decoder runs one text at a time, so the passes are measured but the"
            " speed-up is computed.",
        },
        "13": {
            "claim": "It flattens the latency tail: watch p95.",
            "how": (
                "The gaps between tokens as a reader sees them: plain decoding is even, while a"
                " round shows all its tokens at once."
            ),
            "rule": (
                "Divides, for each prompt, the {tail:.0f}th percentile of the gaps in speculative"
                " decoding by the one in plain decoding. The claim holds if the whole 95% interval"
                " of the mean ratio is below 1, and does not hold if the interval is above 1."
            ),
            "holds": (
                "The 95th percentile of the gaps was {over:.2f} times as long as in plain decoding"
                " ({over_least:.2f} to {over_most:.2f})."
            ),
            "fails": (
                "The 95th percentile of the gaps was {over:.2f} times as long as in plain decoding"
                " ({over_least:.2f} to {over_most:.2f}), and the median went from {plain_50:.1f}"
                " to {speculative_50:.1f} ms. A round’s tokens appear together, and then the"
                " reader waits for the next round."
            ),
            "depends": (
                "The 95th percentile of the gaps was {over:.2f} times as long as in plain decoding"
                " ({over_least:.2f} to {over_most:.2f}): no clear difference."
            ),
            "shows": "Percentiles of the gap before a token. Tokens that appear together have no"
            " gap.",
            "x": "Percentile",
            "y": "Gap in ms",
        },
        "14": {
            "claim": "The cost in memory is one more checkpoint.",
            "how": "The bytes of each draft’s weights, of the rows that a head copies from its"
            " target’s output layer, and of its KV cache for a text that fills the bundled models’"
            " context.",
            "rule": "The claim holds if weights and copied rows are at least {nearly:.0%} of what"
            " each draft adds. It does not hold if they are less than {little:.0%} for all drafts.",
            "holds": "Weights are {least:.0%} to {most:.0%} of what a draft adds, at {context:.0f}"
            " tokens of text.",
            "fails": "Weights are only {least:.0%} to {most:.0%} of what a draft adds, at"
            " {context:.0f} tokens of text; the rest is its KV cache.",
            "depends": "Weights are {least:.0%} to {most:.0%} of what a draft adds, at"
            " {context:.0f} tokens of text; its KV cache grows with the text.",
            "shows": "What each draft adds in memory: its weights, the rows it copies, and its KV"
            " cache for one text.",
            "x": "Models",
            "y": "MB",
        },
        "15": {
            "claim": "Plain decoding waits for memory about 80% of the time.",
            "how": "The time to read the target’s weights at the bandwidth measured here, compared"
            " with the measured time of a plain step.",
            "rule": "The claim holds if reading the weights takes at least {waits:.0%} of a step on"
            " every target, and does not hold if it takes at most {does_not:.0%} on every target.",
            "holds": "Reading the weights takes {least:.0%} to {most:.0%} of a step, at"
            " {bandwidth:.0f} GB/s.",
            "fails": "Reading the weights would take {least:.0%} to {most:.0%} of a step, at"
            " {bandwidth:.0f} GB/s: these models are not memory-bound.",
            "depends": "Reading the weights would take {least:.0%} to {most:.0%} of a step,"
            " depending on the target, at {bandwidth:.0f} GB/s.",
            "shows": "The time to read all weights once, as a share of a plain step.",
            "x": "Target",
            "y": "Share of a plain step",
            "missing": "The bundled target’s weights fit into a processor’s cache and need not be"
            " read from memory. A large model on a GPU would be a better test.",
        },
        "16": {
            "claim": "When all K guesses are accepted, a round yields K+1 tokens for one pass of"
            " the target.",
            "how": "Counts the tokens and the target passes in the rounds of real runs.",
            "rule": "The claim holds if every round whose guesses were all accepted generated one"
            " token more than it guessed, in one pass. Rounds that ended the text, and rounds"
            " that the length limit cut to fewer than γ guesses, are left out.",
            "holds": "{right:.0f} of {full:.0f} such rounds generated K+1 tokens, in {passes:.0f}"
            " passes.",
            "fails": "{right:.0f} of {full:.0f} such rounds generated K+1 tokens, in {passes:.0f}"
            " passes.",
            "depends": "No round had all its guesses accepted, so there was nothing to count.",
            "shows": "Tokens generated and target passes, by the number of accepted guesses in a"
            " round.",
            "x": "Accepted guesses",
            "y": "Number per round",
        },
        "17": {
            "claim": "After a rejection the target falls back to writing one token by itself.",
            "how": "Counts the target passes in rounds with a rejection.",
            "rule": "The claim holds if such rounds take more than one pass each. If they take one,"
            " the correction comes from the same pass that verified the guesses.",
            "holds": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes.",
            "fails": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes: the"
            " correction comes from the same pass that verified the guesses.",
            "depends": "No guess was rejected, so there was nothing to count.",
            "shows": "Target passes in a round, with and without a rejection.",
            "x": "Rounds",
            "y": "Passes per round",
        },
        "18": {
            "claim": "The rule is: keep the guess if the target itself draws the same token.",
            "how": "At the same positions of the same texts, the exact probability that a guess is"
            " accepted by that rule (sample and match) and by the usual rule (token by token)."
            " Both are lossless.",
            "rule": "At temperature 0 the two rules are the same, so only higher temperatures are"
            " compared. The difference is how much more the usual rule accepts. The claim holds"
            " if its whole 95% interval is at most {same_chance:.2f} at every temperature, and"
            " does not hold if it is above that at every one.",
            "holds": (
                "Both rules accept equally often: {match:.0%} and {overlap:.0%} at temperature"
                " {temperature:g}."
            ),
            "fails": "At temperature {temperature:g}, sample and match accepts {match:.0%} of the"
            " guesses, the usual rule {overlap:.0%}.",
            "depends": "At temperature {temperature:g}, sample and match accepts {match:.0%} of"
            " the guesses, the usual rule {overlap:.0%}. The usual rule accepts clearly more at"
            " {fewer:.0f} of {temperatures:.0f} temperatures.",
            "shows": "The exact probability that a tested guess is accepted by either rule, with"
            " intervals over prompts.",
            "x": "Temperature",
            "y": "Probability of acceptance",
        },
        "19": {
            "claim": "Multi-token prediction is a variant in which the target drafts for itself.",
            "how": "On SmolLM2, a head that reads the target’s own hidden states competes with a"
            " draft model that sees only the text. The head was trained on more text, which favours"
            " it.",
            "rule": "Only one part can be tested: whether the head has the higher acceptance. The"
            " claim holds if the whole 95% interval of the difference is above 0, and does not"
            " hold if the interval is below 0.",
            "holds": "The head has the higher acceptance: {head:.0%} accepted against"
            " {independent:.0%}, and a speed-up of {head_gain:.2f}× against"
            " {independent_gain:.2f}×.",
            "fails": "The head was accepted less: {head:.0%} against {independent:.0%}.",
            "depends": "No clear difference: {head:.0%} accepted against {independent:.0%}.",
            "shows": "Acceptance and speed-up of both drafters, with intervals over prompts.",
            "x": "Drafter",
            "y": "Acceptance rate, and speed-up",
            "missing": "The head has read more text than the draft model, so a higher acceptance"
            " does not prove that the hidden states are the reason. This head (EAGLE) was trained"
            " after its target, and so was the MTP layer of claim 24. Multi-token prediction proper"
            " trains its modules together with the target.",
        },
        "20": {
            "claim": "Semi-autoregressive drafts with a verification length that follows confidence"
            " (DSpark) beat a fixed γ.",
            "how": (
                "DSpark drafts blocks of up to 7 guesses. Three confidence thresholds compete with"
                " three fixed γ. With a threshold, a block ends before a guess that the confidence"
                " head gives too small a chance of being reached and accepted. Tokens per pass are"
                " counted in real runs, and divided by the cost of a round. That cost is timed"
                " separately for each number of guesses; the shortest of many repeats counts."
            ),
            "rule": "Compares the fastest of each kind on the same prompts. The claim holds if"
            " the whole 95% interval of their speed ratio is above 1, and does not hold if the"
            " interval is below 1.",
            "holds": "Stopping when unsure reached {adaptive:.2f}×, the best fixed γ {fixed:.2f}×;"
            " prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to {over_most:.2f}).",
            "fails": "The best fixed γ reached {fixed:.2f}×, stopping when unsure {adaptive:.2f}×;"
            " prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to {over_most:.2f}).",
            "depends": "No clear difference: stopping when unsure reached {adaptive:.2f}×, the best"
            " fixed γ {fixed:.2f}×; prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to"
            " {over_most:.2f}).",
            "shows": "Speed-up at each fixed γ and at each confidence threshold, with intervals"
            " over prompts.",
            "x": "Draft length",
            "y": "Speed-up",
            "missing": "DSpark’s authors also set the length by the server’s load. Here, one text"
            " runs alone.",
        },
        "21": {
            "claim": (
                "Serving gets cheaper: 15% overhead, three machines instead of four, about 100,000"
                " saved a year."
            ),
            "how": "A worksheet for your own load, prices and measured speed-up.",
            "untried": "No experiment can answer this for you; your own numbers can.",
            "missing": "It depends on your machines: how many, their cost and their load.",
        },
        "22": {
            "claim": "Block verification makes speculative decoding 5 to 8% faster, for free.",
            "how": "The same guesses, judged by block verification and by the usual rule, token by"
            " token. For each round, the expected number of tokens over all random draws is"
            " computed exactly.",
            "rule": "Compares the tokens per target pass, because a round costs the same with"
            " both rules. The claim holds if the whole 95% interval of the gain at the longest"
            " draft is at least {least_gain:.0%}, and does not hold if the interval is below"
            " that.",
            "holds": "With γ = {gamma:.0f} at temperature {temperature:g}, block verification"
            " yields {gain:.1%} more tokens per pass (95% interval {gain_least:.1%} to"
            " {gain_most:.1%}); with γ = 4 at temperature 0.7, {usual:.1%} more.",
            "fails": "With γ = {gamma:.0f} at temperature {temperature:g}, block verification"
            " yields {gain:.1%} more tokens per pass (95% interval {gain_least:.1%} to"
            " {gain_most:.1%}); with γ = 4 at temperature 0.7, {usual:.1%} more.",
            "depends": "With γ = {gamma:.0f} at temperature {temperature:g}, block verification"
            " yields {gain:.1%} more tokens per pass (95% interval {gain_least:.1%} to"
            " {gain_most:.1%}); with γ = 4 at temperature 0.7, {usual:.1%} more.",
            "shows": "Tokens per pass with block verification over those with the usual rule, for"
            " the same guesses, with intervals over prompts.",
            "x": "Draft length γ",
            "y": "Tokens per pass, ratio",
        },
        "23": {
            "claim": "A lossy rule is faster, and nobody can tell the difference.",
            "how": "The rule lab: the same guesses, judged by every rule. For each round, the"
            " expected number of tokens over all random draws is computed exactly, and so is the"
            " distance between the probabilities of its first token and the target’s own (total"
            " variation). For the lossless rules this distance is 0: our tests prove it by"
            " enumeration.",
            "rule": "The claim holds if no lossy rule has a distance above"
            " {noticeable:.0%}, which is one changed token in a hundred. It does not hold if all"
            " have.",
            "holds": "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule"
            " {token:.2f}, at a distance of at most {most_distance:.1%}.",
            "fails": "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule"
            " {token:.2f}. In exchange, they change the next token’s distribution by"
            " {least_distance:.1%} to {most_distance:.1%}. Block verification yields {block:.2f}"
            " and does not change it.",
            "depends": (
                "Lossy rules yield up to {most:.2f} tokens per pass, the usual rule {token:.2f}."
                " Their distance from the target is {least_distance:.1%} to {most_distance:.1%}."
                " Block verification yields {block:.2f} at distance 0."
            ),
            "shows": "Each mark is a rule: how far it takes the next token from the target, and"
            " how many tokens it yields per pass, compared with the usual rule. Lossless rules"
            " stand at distance 0. Intervals are over prompts.",
            "x": "Distance from the target (total variation)",
            "y": "Tokens per pass, ratio",
        },
        "24": {
            "claim": "A head that reads the target’s hidden states beats a separate draft model.",
            "how": (
                "Six heads, which read the target’s hidden states, compete with three draft"
                " models, which see only the text. Each drafts at γ = 2, 4 and 7, and its best γ"
                " counts. Tokens per pass are counted in real runs, and divided by the cost of a"
                " round: drafting, verification and accept test. That cost is timed separately;"
                " the shortest of many repeats counts."
            ),
            "rule": "Compares each head with the fastest draft model, each at its best γ, prompt"
            " by prompt. The claim holds if most heads are faster, and does not hold if most are"
            " slower. A difference counts only if its whole 95% interval lies on one side.",
            "holds": "Of {heads:.0f} heads, {faster:.0f} were clearly faster than the fastest"
            " draft model and {slower:.0f} clearly slower. The best head reached {head:.2f}×"
            " with γ = {head_gamma:.0f} and {head_tokens:.2f} tokens per pass, the best draft model"
            " {draft:.2f}× with γ = {draft_gamma:.0f} and {draft_tokens:.2f} tokens per pass.",
            "fails": "Of {heads:.0f} heads, {faster:.0f} were clearly faster than the fastest"
            " draft model and {slower:.0f} clearly slower. The best head reached {head:.2f}×"
            " with γ = {head_gamma:.0f} and {head_tokens:.2f} tokens per pass, the best draft model"
            " {draft:.2f}× with γ = {draft_gamma:.0f} and {draft_tokens:.2f} tokens per pass.",
            "depends": "Of {heads:.0f} heads, {faster:.0f} were clearly faster than the fastest"
            " draft model and {slower:.0f} clearly slower. The best head reached {head:.2f}×"
            " with γ = {head_gamma:.0f} and {head_tokens:.2f} tokens per pass, the best draft model"
            " {draft:.2f}× with γ = {draft_gamma:.0f} and {draft_tokens:.2f} tokens per pass.",
            "shows": "For each drafter at its best γ: tokens per pass, what a round costs in plain"
            " steps, and the speed-up, which is the first divided by the second. Intervals are over"
            " prompts.",
            "x": "Drafter",
            "y": "Tokens, plain steps, speed-up",
            "missing": "The target is tiny, and here a head costs about as much as a draft model."
            " Beside a target of 8 billion parameters, a head costs much less. How well a head"
            " guesses also depends on how much text it was trained on.",
        },
        "25": {
            "claim": "A block drafted in one pass beats a head that drafts token by token.",
            "how": (
                "DFlash and DSpark, which draft all guesses in one pass, compete with EAGLE-3 and"
                " MTP, which need a pass for each guess. Tokens per pass are counted in real runs,"
                " and divided by the cost of a round. That cost is timed separately; the shortest"
                " of many repeats counts. The blocks were trained on more text than the two heads,"
                " which favours them."
            ),
            "rule": "Compares the fastest block with the fastest head, each at its best γ, prompt"
            " by prompt. The claim holds if the whole 95% interval of the ratio is above 1, and"
            " does not hold if the interval is below 1.",
            "holds": "The fastest block reached {block:.2f}× (γ = {block_gamma:.0f}), the fastest"
            " head {head:.2f}× (γ = {head_gamma:.0f}). At γ = {gamma:.0f}, drafting costs a block"
            " {block_cost:.2f} plain steps and a head {head_cost:.2f}.",
            "fails": "The fastest block reached {block:.2f}× (γ = {block_gamma:.0f}), the fastest"
            " head {head:.2f}× (γ = {head_gamma:.0f}). At γ = {gamma:.0f}, drafting costs a block"
            " {block_cost:.2f} plain steps and a head {head_cost:.2f}, but the best block yields"
            " {block_tokens:.2f} tokens per pass and the best head {head_tokens:.2f}.",
            "depends": "No clear difference: the fastest block reached {block:.2f}× (γ ="
            " {block_gamma:.0f}), the fastest head {head:.2f}× (γ = {head_gamma:.0f}). At γ ="
            " {gamma:.0f}, drafting costs a block {block_cost:.2f} plain steps and a head"
            " {head_cost:.2f}; they yield up to {block_tokens:.2f} and {head_tokens:.2f} tokens"
            " per pass.",
            "shows": "Speed-up of two blocks and two heads by draft length, with intervals over"
            " prompts.",
            "x": "Draft length γ",
            "y": "Speed-up",
            "missing": "The bundled heads and blocks are tiny, and were trained on little text. On"
            " a GPU, a pass over a block costs about as much as a pass over one token, which"
            " favours blocks.",
        },
        "26": {
            "claim": "Trees of guesses pay only where verification is cheap.",
            "how": "The medium draft guesses in chains and in trees of up to 16 tokens. Tokens per"
            " pass are counted in real runs. Each round then gets three costs: its measured time"
            " (the shortest of many repeats), and its predicted time with Qwen3-8B and Qwen3-0.6B"
            " on an H100, for 1 text and for 32 at once.",
            "rule": "Compares the fastest tree of {budget:.0f} tokens with the fastest chain of"
            " at most as many, prompt by prompt, at the predicted costs. The claim holds if the"
            " tree is faster for 1 text, where verification is nearly free, and slower for"
            " {texts:.0f}, where it is not. It does not hold if the tree is faster for"
            " {texts:.0f}, too, or slower for 1. A difference counts only if its whole 95%"
            " interval lies on one side.",
            "holds": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the"
            " best chain on the modelled GPU for 1 text, {many:.2f} times for {texts:.0f} texts,"
            " and {here:.2f} times at the measured costs.",
            "fails": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the"
            " best chain on the modelled GPU for 1 text, {many:.2f} times for {texts:.0f} texts,"
            " and {here:.2f} times at the measured costs.",
            "depends": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the"
            " best chain on the modelled GPU for 1 text ({one_least:.2f} to {one_most:.2f}),"
            " {many:.2f} times for {texts:.0f} texts ({many_least:.2f} to {many_most:.2f}), and"
            " {here:.2f} times at the measured costs.",
            "shows": "The speed of the best tree divided by that of the best chain with at most"
            " as many tokens, for three costs of a round. Intervals are over prompts.",
            "x": "Verified tokens",
            "y": "Tree over chain, speed",
            "missing": "The GPU is a model (bandwidth, arithmetic, assumed cost of launches), and"
            " the guesses are those of the bundled draft. The measured costs include the code for"
            " trees itself, which takes time, too.",
        },
        "27": {
            "claim": "The later a guess in its round, the less likely it is to be accepted.",
            "how": "Six drafters with γ = 7. For each slot, only the rounds that tested it count:"
            " those that accepted all earlier guesses.",
            "rule": "Compares slot 1 with slots 4 to 7 taken together. The claim"
            " holds if acceptance falls for every drafter, and does not hold if it rises for"
            " every one. A change counts only if its whole 95% interval over prompts lies on one"
            " side of 0.",
            "holds": "Among tested guesses, acceptance in slots 4 to 7 was below that in slot 1"
            " for all {drafters:.0f} drafters: {model_late:.0%} instead of {model_first:.0%} for"
            " the draft model, {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and"
            " {dflash_late:.0%} instead of {dflash_first:.0%} for DFlash.",
            "fails": "Among tested guesses, acceptance in slots 4 to 7 was above that in slot 1"
            " for all {drafters:.0f} drafters: {model_late:.0%} instead of {model_first:.0%} for"
            " the draft model, {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and"
            " {dflash_late:.0%} instead of {dflash_first:.0%} for DFlash.",
            "depends": "Among tested guesses, acceptance in slots 4 to 7 was clearly below that in"
            " slot 1 for {falling:.0f} of {drafters:.0f} drafters, and clearly above it for"
            " {rising:.0f}: {model_late:.0%} instead of {model_first:.0%} for the draft model,"
            " {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and {dflash_late:.0%}"
            " instead of {dflash_first:.0%} for DFlash.",
            "shows": "Acceptance in each slot, among the rounds that tested it, with intervals"
            " over prompts.",
            "x": "Slot of the guess in its round",
            "y": "Acceptance rate",
            "missing": (
                "Rounds that get far are mostly those in easy text, which raises acceptance in"
                " late slots. The chance that a round gets that far always falls with the slot."
            ),
        },
        "28": {
            "claim": "A draft knows when it is wrong.",
            "how": (
                "For each tested guess: how sure was the draft, and was the guess accepted? Two"
                " kinds of confidence: the chance that DSpark’s confidence head predicts before"
                " the guess is drawn, and the probability that the draft model gave its guess."
            ),
            "rule": "The calibration error is the mean difference between confidence and"
            " acceptance, over ten bins of confidence. The claim holds if it is at most {off:.0%}"
            " for both kinds, and does not hold if it is larger for both.",
            "holds": (
                "DSpark’s confidence is off by {confidence_error:.1%}, the draft model’s own"
                " probability by {own_error:.1%}. If DSpark stops before a guess whose predicted"
                " chance of being reached and accepted is below {stop:.0%}, it drafts"
                " {drafted_stopping:.1f} tokens per round instead of {drafted:.1f}, and the round"
                " yields {tokens_stopping:.2f} instead of {tokens:.2f}."
            ),
            "fails": (
                "DSpark’s confidence is off by {confidence_error:.1%}, the draft model’s own"
                " probability by {own_error:.1%}. If DSpark stops before a guess whose predicted"
                " chance of being reached and accepted is below {stop:.0%}, it drafts"
                " {drafted_stopping:.1f} tokens per round instead of {drafted:.1f}, and the round"
                " yields {tokens_stopping:.2f} instead of {tokens:.2f}."
            ),
            "depends": (
                "DSpark’s confidence is off by {confidence_error:.1%}, the draft model’s own"
                " probability by {own_error:.1%}. If DSpark stops before a guess whose predicted"
                " chance of being reached and accepted is below {stop:.0%}, it drafts"
                " {drafted_stopping:.1f} tokens per round instead of {drafted:.1f}, and the round"
                " yields {tokens_stopping:.2f} instead of {tokens:.2f}."
            ),
            "shows": (
                "Acceptance by confidence, with intervals over prompts. A draft that knows when it"
                " is wrong follows the diagonal. The draft model’s own probability need not: an"
                " unlikely guess is still accepted if the target’s probability is at least the"
                " draft’s."
            ),
            "x": "Confidence",
            "y": "Share accepted",
        },
    },
}
