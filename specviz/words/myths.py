"""What the page Myth or fact? says: the claims, how each is tried and judged, what was found."""

from typing import Any

MYTHS: dict[str, Any] = {
    "intro": (
        "## Is it true what they say?\n"
        "Things that are said about speculative decoding, each tried on real models. A verdict is"
        " about *these* models, prompts and this machine. It follows from the figures by a rule"
        " that is printed with them; run an experiment here and it is judged anew."
    ),
    "verdicts": {
        "holds": "Holds here",
        "fails": "Does not hold here",
        "depends": "It depends",
        "untried": "Not tried",
        "yours": "Your numbers",
    },
    "tally": "Hold here: {holds}; do not: {fails}; depend: {depends}; not tried here: {untried}.",
    "claim_number": "Claim {n}",
    "how": "The experiment",
    "rule": "The rule",
    "missing": "What is missing",
    "setup": {
        "pairs": "Models",
        "drafters": "Who guesses",
        "gammas": "Guesses per round (γ)",
        "temperatures": "Temperature",
        "prompts": "Prompts",
        "tokens": "Tokens",
        "repeats": "Repeats",
    },
    "recorded": "Recorded {date} on {machine}, in {seconds}.",
    "here": "Measured here just now on {machine}, in {seconds}.",
    "disturbed": (
        "The machine was busy with other things in {busy} of {n} runs: do not rely on these times."
    ),
    "threads_one": "{processor}, 1 thread",
    "threads": "{processor}, {n} threads",
    "unchecked": "Not checked: whether the machine was busy with other things meanwhile.",
    "run": "Run it here",
    "stop": "Stop",
    "comma": ", ",
    "estimate": "It took {seconds} where it was recorded.",
    "running": "Measuring: {percent}% done",
    "stopped": "Stopped. The verdict is the one from before.",
    "stopping": "Stopping …",
    "lacks": "It cannot be run here: it needs {pairs}.",
    "recorded_only": "A GPU is lent here for single runs only, so this shows what was recorded.",
    "no_result": "Nothing was recorded of it yet.",
    "no_claim": "There is no such experiment: reload the page.",
    "watch": "Watch it happen",
    "pay": "Will it pay for you?",
    "link": "Link to this claim",
    "seconds": "{n} s",
    "minutes": "{n} min",
    "interval": "95% interval",
    "measurements": "Measurements",
    "what": "What",
    "names": {
        "bundled": "Bundled target, 6 M weights",
        "smollm2": "SmolLM2, 135 M weights",
        "weights": "By weights",
        "layers": "By layers",
        "acceptance": "Acceptance rate α",
        "speedup": "Speed-up",
        "cost": "Cost ratio c",
        "plain": "Plain decoding",
        "speculative": "Speculative decoding",
        "target": "Target, exact",
        "drawn": "Speculative, drawn",
        "lossy": "A lossy rule, exact",
        "rest": "all others",
        "draft_weights": "Weights of the draft",
        "draft_rows": "Rows copied of the target",
        "draft_cache": "Its keys and values",
        "moving": "Moving the weights",
        "written": "Tokens written",
        "passes": "Passes of the target",
        "rejected": "with a rejection",
        "all_kept": "without one",
        "match": "The target draws the same",
        "overlap": "Rejection sampling",
        "fixed": "Fixed γ",
        "adaptive": "Stops when unsure, γ ≤ 8",
    },
    "claims": {
        "1": {
            "claim": "Above 60% acceptance you get 2–3×, above 55% go ahead, below 40% it is"
            " slower than plain decoding.",
            "how": "Single runs by six drafters, cheap and dear, at three draft lengths:"
            " speed-up against acceptance.",
            "rule": "Each part is right if {most:.0%} of the runs it speaks of do as it says:"
            " above {high:.0%} at least {twice:.0f}×, above {go:.0%} a gain, below {low:.0%} a"
            " loss. All right: it holds. None: it does not. Runs with fewer than"
            " {tested:.0f} tested guesses are left out.",
            "holds": "{go_gain:.0%} of the runs above 55% gained, {high_twice:.0%} of those"
            " above 60% doubled, {low_slow:.0%} of those below 40% lost.",
            "fails": "None of its three lines separates gain from loss: runs gained from"
            " {least_gaining:.0%} acceptance on, and lost at up to {most_losing:.0%}.",
            "depends": "Above 55%, {go_gain:.0%} of the runs gained; above 60%,"
            " {high_twice:.0%} doubled; below 40%, {low_slow:.0%} lost. What a guess costs"
            " decides as much as how often it is right.",
            "shows": "Each mark is one run: its acceptance rate, and how many times faster than"
            " plain decoding it was.",
            "x": "Acceptance rate α",
            "y": "Speed-up",
        },
        "2": {
            "claim": "A draft that is wrong half the time is theatre.",
            "how": "The same runs, but only those in which about half of the tested guesses were"
            " accepted: speed-up against the cost of a guess.",
            "rule": "Of every drafter and γ with at least {enough:.0f} runs between {from:.0%} and"
            " {to:.0%} acceptance, the speed-up. Some gain (the whole interval is above 1) and"
            " none loses: it does not hold. Some lose and none gains: it holds.",
            "holds": "None of {settings:.0f} settings with a half-wrong draft gained; the best"
            " reached {best:.2f}×.",
            "fails": "{gaining:.0f} of {settings:.0f} settings gained although half of the guesses"
            " were wrong, the best {best:.2f}×: a cheap guess may often be wrong.",
            "depends": "With a half-wrong draft, {gaining:.0f} of {settings:.0f} settings gained"
            " for sure and {losing:.0f} lost, from {worst:.2f}× to {best:.2f}×: it depends on the"
            " cost of a guess.",
            "shows": "Each mark is one drafter whose guesses were wrong about half the time:"
            " speed-up against cost, with its interval over prompts.",
            "x": "Cost ratio c: a draft step over a target step",
            "y": "Speed-up",
        },
        "3": {
            "claim": "Outputs under about 100 tokens do not profit.",
            "how": "Long runs, timed after 8, 16, 32 … tokens; reading the prompt counts for both.",
            "rule": "A length gains if the whole interval of its speed-up is above 1. No length"
            " under {short:.0f} gains: it holds. All do: it does not.",
            "holds": "No length under 100 tokens gained for sure; after {longest:.0f} tokens it"
            " was {last:.2f}×.",
            "fails": "Already the first 8 tokens came {first:.2f}× as fast; after {longest:.0f}"
            " tokens it was {last:.2f}×.",
            "depends": "{short_gaining:.0f} of the {short:.0f} short lengths gained, the first"
            " at {from_tokens:.0f} tokens; after {longest:.0f} tokens it was {last:.2f}×.",
            "shows": "Speed-up over the first tokens of long runs, prompt included, with its"
            " interval over prompts.",
            "x": "Tokens written",
            "y": "Speed-up",
        },
        "4": {
            "claim": "The target should have at least ten times the draft’s parameters.",
            "how": "Drafts from 3 to 30 times smaller, and the target’s own first layers, each at"
            " its best γ: speed-up against how many times smaller they are.",
            "rule": "The best draft at least {times:.0f} times smaller against the best of the"
            " others, by the intervals of their speed-ups. Its whole interval above the other’s,"
            " and above 1: it holds. The other’s above: it does not. Intervals that overlap decide"
            " nothing.",
            "holds": "The best draft at least ten times smaller reached {far_best:.2f}×"
            " ({far_least:.2f} to {far_most:.2f}), the best of the others {near_best:.2f}×"
            " ({near_least:.2f} to {near_most:.2f}).",
            "fails": "The best draft less than ten times smaller reached {near_best:.2f}×"
            " ({near_least:.2f} to {near_most:.2f}), the best of the others {far_best:.2f}×"
            " ({far_least:.2f} to {far_most:.2f}).",
            "depends": "Of {near:.0f} drafts less than ten times smaller {near_gaining:.0f} gained"
            " for sure, the best {near_best:.2f}× ({near_least:.2f} to {near_most:.2f}); of"
            " {far:.0f} smaller ones {far_gaining:.0f}, the best {far_best:.2f}× ({far_least:.2f}"
            " to {far_most:.2f}): no clear difference.",
            "shows": "Each draft twice: by how many times fewer weights and how many times fewer"
            " layers it has than its target.",
            "x": "Target over draft",
            "y": "Speed-up at the best γ",
        },
        "5": {
            "claim": "Tuning the draft on the target’s text lifts acceptance from 32% to 68% and"
            " turns a slow-down into 2.4×.",
            "how": "Two drafts of one size: one taught by the target, one that read only the"
            " Bible. Same prompts, same γ.",
            "rule": "It holds if teaching lifts acceptance by {lift:.0%} or more for sure, and"
            " turns a sure loss into a sure gain. It does not if the lift may be none.",
            "holds": "Acceptance rose from {before:.0%} to {after:.0%}, and {slow:.2f}× became"
            " {fast:.2f}×.",
            "fails": "Acceptance was {before:.0%} before and {after:.0%} after: no sure lift.",
            "depends": "Acceptance rose from {before:.0%} to {after:.0%}, and {slow:.2f}× became"
            " {fast:.2f}×: not from a sure loss to a sure gain.",
            "shows": "Acceptance and speed-up of both drafts, with intervals over prompts.",
            "x": "Draft",
            "y": "Acceptance rate, and speed-up",
        },
        "6": {
            "claim": "Too small a draft is rejected, too large a draft is slow: there is a best"
            " size between.",
            "how": "Three drafts taught alike, small, medium and large: acceptance and cost all at"
            " γ = 4, speed-ups each at its best γ.",
            "rule": "From each size to the next, prompt by prompt. It holds if acceptance and cost"
            " rise at both steps and the medium draft is faster than both others, each by the"
            " whole interval of the difference. It does not if acceptance or cost falls at a step,"
            " by the whole interval. Differences inside their intervals decide nothing.",
            "holds": "Acceptance rose from {alpha_0:.0%} to {alpha_2:.0%} and cost from"
            " {cost_0:.2f} to {cost_2:.2f} steps; the medium draft gained most, {medium:.2f}×.",
            "fails": "Acceptance went {alpha_0:.0%}, {alpha_1:.0%}, {alpha_2:.0%} and cost"
            " {cost_0:.2f}, {cost_1:.2f}, {cost_2:.2f} from small to large: they do not both"
            " rise.",
            "depends": "Acceptance went {alpha_0:.0%}, {alpha_1:.0%}, {alpha_2:.0%} and cost"
            " {cost_0:.2f}, {cost_1:.2f}, {cost_2:.2f} from small to large. Prompt by prompt the"
            " medium draft was {over_small:.2f} times as fast as the small one and"
            " {over_large:.2f} times as fast as the large one: not all of these differences are"
            " clear.",
            "shows": "Speed-up at the best γ, acceptance and cost at γ = 4, with intervals over"
            " prompts.",
            "x": "Draft",
            "y": "Speed-up, acceptance rate, cost ratio",
        },
        "7": {
            "claim": "The draft should be a slimmed-down version of the target’s own architecture.",
            "how": "A small model of the same architecture against prompt lookup, the target’s"
            " first layers, and, on SmolLM2, a head that reads the target’s features.",
            "rule": "On each target, whether the slimmed-down model is faster than every other"
            " kind. On all: it holds. On none: it does not.",
            "holds": "On all {targets:.0f} targets the small copy was fastest: on the bundled one"
            " {copy:.2f}× against {other:.2f}×.",
            "fails": "On none of {targets:.0f} targets was the small copy fastest: on the bundled"
            " one {copy:.2f}× against {other:.2f}×.",
            "depends": "On {wins:.0f} of {targets:.0f} targets the small copy was fastest; on the"
            " bundled one it reached {copy:.2f}×, the best of another kind {other:.2f}×.",
            "shows": "Speed-up of each drafter at its best γ, by target, with intervals over"
            " prompts.",
            "x": "Drafter",
            "y": "Speed-up at the best γ",
        },
        "8": {
            "claim": "Quality does not change, because the target has the last word.",
            "how": "Greedy texts compared with plain decoding, token by token. Then one place of a"
            " text, drawn many times by our rule, beside the target’s own probabilities"
            " and beside typical acceptance, a rule that is faster and lossy.",
            "rule": "It holds if all greedy texts are the same, our rule’s exact distribution is"
            " within {rounding:g} of the target’s, and the draws fit it: χ² grows with every token"
            " drawn too often or too seldom; p is how often chance alone makes it as large, and is"
            " at least {level:g}. Differences where two logits tie within {tie:g} make it depend.",
            "holds": "{same:.0f} of {runs:.0f} greedy texts were the same, and {draws:,.0f} draws"
            " fit (χ² = {chi_square:.1f}, p = {p:.2g}). The lossy rule is off by"
            " {lossy_distance:.0%}: not every rule keeps the promise.",
            "fails": "{same:.0f} of {runs:.0f} greedy texts were the same; the exact distribution"
            " is off by {distance:.1g}, {draws:,.0f} draws have χ² = {chi_square:.1f}, p = {p:.2g}:"
            " something is not exact.",
            "depends": "{same:.0f} of {runs:.0f} greedy texts were the same; the others part where"
            " two tokens tie within rounding. {draws:,.0f} draws fit (χ² = {chi_square:.1f},"
            " p = {p:.2g}).",
            "shows": "The likeliest tokens at one place: the target’s probabilities, how often our"
            " rule drew each, and what a lossy rule would write.",
            "x": "Token",
            "y": "Probability",
        },
        "9": {
            "claim": "Checking several tokens costs only a few per cent more than one plain step.",
            "how": "Passes of the target over 1 to 17 tokens, in turn.",
            "rule": "“A few per cent” is up to {few:.2f} plain steps for {usual_width:.0f} tokens"
            " (γ = 4), by the whole interval. So on all targets: it holds. More on all: it does"
            " not.",
            "holds": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
            " {targets:.0f} targets.",
            "fails": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
            " {targets:.0f} targets; on the bundled one 17 cost {wide:.2f}.",
            "depends": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps,"
            " by target; on the bundled one 17 cost {wide:.2f}.",
            "shows": "The time of a pass over a pass for one token, with its interval over"
            " repeats.",
            "x": "Tokens in one pass",
            "y": "Verify ratio v",
        },
        "10": {
            "claim": "Code and boilerplate are easy, creative writing is hard. (Others say it flies"
            " through creative writing and crawls through code.)",
            "how": "Prompts of many kinds, the same draft and γ: acceptance by kind.",
            "rule": "On each target the intervals of two groups: code, JSON, tables, counting"
            " against prose and stories. Code clearly higher on all: it holds. Clearly lower on"
            " all: the opposite does.",
            "holds": "Code and boilerplate were accepted more on all {targets:.0f} targets: on the"
            " bundled one {code:.0%} against {creative:.0%}.",
            "fails": "Creative text was accepted more on all {targets:.0f} targets: on the bundled"
            " one {creative:.0%} against {code:.0%}.",
            "depends": "Code was clearly easier on {easier:.0f} of {targets:.0f} targets, creative"
            " text on {harder:.0f}; on the bundled one {code:.0%} against {creative:.0%}. It"
            " depends on what the draft has learned.",
            "shows": "Acceptance rate on each kind of prompt, by target, with intervals over"
            " prompts.",
            "x": "Kind of prompt",
            "y": "Acceptance rate α",
        },
        "11": {
            "claim": "For small models it is not worth it.",
            "how": "A target of 6 million weights and one of 135 million, each with the drafters"
            " that are here, each at its best γ.",
            "rule": "A target gains if the whole interval of its best drafter’s speed-up is above"
            " 1. The small one gains: it does not hold. Only the larger does: it holds.",
            "holds": "The small target did not gain for sure ({small:.2f}×), the larger one did"
            " ({large:.2f}×).",
            "fails": "The small target gained {small:.2f}×, the larger one {large:.2f}×.",
            "depends": "Neither target gained for sure: {small:.2f}× and {large:.2f}×.",
            "shows": "Speed-up of each drafter at its best γ, by target, with intervals over"
            " prompts.",
            "x": "Drafter",
            "y": "Speed-up at the best γ",
            "missing": "Both targets are small beside those that are served: a GPU shows more.",
        },
        "12": {
            "claim": "Batching shrinks the gain.",
            "how": "Passes over 1 and over 5 tokens for 1 to 32 texts at once, measured. The gain"
            " is computed from them with the acceptance and the draft cost measured for one text.",
            "rule": "On each target, whether the largest batch keeps less than {shrunk:.0%} of the"
            " gain for one text. On all: it holds. On none: it does not.",
            "holds": "On the bundled target the gain goes from {first:.2f}× for one text to"
            " {last:.2f}× for {most:.0f}.",
            "fails": "On the bundled target the gain is {first:.2f}× for one text and {last:.2f}×"
            " for {most:.0f}: it does not shrink.",
            "depends": "It shrank on {shrinking:.0f} of {targets:.0f} targets; on the bundled one"
            " {first:.2f}× for one text, {last:.2f}× for {most:.0f}.",
            "shows": "Computed gain by the number of texts in a batch: measured passes in the"
            " formula τ / (γc + v).",
            "x": "Texts in a batch",
            "y": "Speed-up, computed",
            "missing": "This decoder reads one text at a time: the passes are measured, the gain"
            " is computed.",
        },
        "13": {
            "claim": "It flattens the latency tail: watch p95.",
            "how": "The gaps before each token as a reader sees them: plain decoding writes"
            " evenly, a round writes its tokens in one burst.",
            "rule": "On each prompt the {tail:.0f}th percentile of the gaps, speculative over"
            " plain. The whole interval of its mean below 1: it holds. Above 1: it does not.",
            "holds": "p95 of the gaps was {over:.2f} times that of plain decoding"
            " ({over_least:.2f} to {over_most:.2f}).",
            "fails": "p95 of the gaps was {over:.2f} times that of plain decoding"
            " ({over_least:.2f} to {over_most:.2f}), the median went from {plain_50:.1f} to"
            " {speculative_50:.1f} ms: a round’s tokens come at once, and then one waits for the"
            " next round.",
            "depends": "p95 of the gaps was {over:.2f} times that of plain decoding"
            " ({over_least:.2f} to {over_most:.2f}): no clear difference.",
            "shows": "Percentiles of the gap before a token. Tokens that come in one burst have no"
            " gap.",
            "x": "Percentile",
            "y": "Gap in ms",
        },
        "14": {
            "claim": "The cost in memory is one more checkpoint.",
            "how": "The bytes of each draft’s weights, of the rows that a head copies of its"
            " target, and of the keys and values it keeps for a text that fills the bundled models’"
            " context.",
            "rule": "It holds if weights, copied rows included, are at least {nearly:.0%} of what"
            " each draft adds. It does not if they are less than {little:.0%} for all.",
            "holds": "Of what a draft adds, {least:.0%} to {most:.0%} are weights, at"
            " {context:.0f} tokens of text.",
            "fails": "Of what a draft adds, only {least:.0%} to {most:.0%} are weights, at"
            " {context:.0f} tokens of text: the rest is its cache.",
            "depends": "Of what a draft adds, {least:.0%} to {most:.0%} are weights, at"
            " {context:.0f} tokens of text: its cache grows with the text.",
            "shows": "What each draft adds in memory: its weights, the rows that it copies, and its"
            " cache for one text.",
            "x": "Pair",
            "y": "MB",
        },
        "15": {
            "claim": "Plain decoding waits for memory about 80% of the time.",
            "how": "The bytes of the target’s weights over the bandwidth measured here, against"
            " the measured time of a plain step.",
            "rule": "It holds if moving the weights takes {waits:.0%} of a step or more on each"
            " target, and does not if {does_not:.0%} or less.",
            "holds": "Moving the weights takes {least:.0%} to {most:.0%} of a step, at"
            " {bandwidth:.0f} GB/s.",
            "fails": "Moving the weights would take {least:.0%} to {most:.0%} of a step, at"
            " {bandwidth:.0f} GB/s: these models wait for other things, too.",
            "depends": "Moving the weights would take {least:.0%} to {most:.0%} of a step,"
            " by target, at {bandwidth:.0f} GB/s.",
            "shows": "The time to move all weights once, as a share of a plain step.",
            "x": "Target",
            "y": "Share of a plain step",
            "missing": "The weights of the bundled target fit into a processor’s cache, and need"
            " not be moved: a large model on a GPU shows more.",
        },
        "16": {
            "claim": "When all K guesses are accepted, a round yields K+1 tokens for one pass of"
            " the target.",
            "how": "The rounds of real runs, and the target’s passes, counted.",
            "rule": "It holds if every round that kept all its guesses wrote one token more than"
            " it guessed, in one pass. Rounds that ended the text are left out.",
            "holds": "{right:.0f} of {full:.0f} such rounds wrote K+1 tokens, in {passes:.0f}"
            " passes.",
            "fails": "{right:.0f} of {full:.0f} such rounds wrote K+1 tokens, in {passes:.0f}"
            " passes.",
            "depends": "No round kept all its guesses, so there was nothing to count.",
            "shows": "Tokens written and passes of the target, by the number of guesses that a"
            " round kept.",
            "x": "Guesses kept",
            "y": "In a round",
        },
        "17": {
            "claim": "After a rejection the target falls back to writing one token by itself.",
            "how": "The target’s passes in rounds with a rejection, counted.",
            "rule": "It holds if such rounds take more than one pass each. One each: the correction"
            " comes from the pass that rejected.",
            "holds": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes.",
            "fails": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes: the"
            " correction comes from the very pass that rejected.",
            "depends": "No guess was rejected, so there was nothing to count.",
            "shows": "Passes of the target in a round, with and without a rejection.",
            "x": "Rounds",
            "y": "Passes in a round",
        },
        "18": {
            "claim": "The rule is: keep the guess if the target, asked, draws the same token.",
            "how": "At the same places of the same texts, the exact chance that a guess is kept by"
            " that rule, and by rejection sampling. Both leave the text the target’s own.",
            "rule": "At each temperature, whether rejection sampling keeps more by over"
            " {same_chance:.2f}, by the whole interval. At none: it holds. At all: it does not.",
            "holds": "Both rules keep as many: {match:.0%} and {overlap:.0%} at temperature"
            " {temperature:g}.",
            "fails": "It would keep {match:.0%} of the guesses where rejection sampling keeps"
            " {overlap:.0%}, at temperature {temperature:g}.",
            "depends": "At temperature {temperature:g} it would keep {match:.0%} of the guesses"
            " where rejection sampling keeps {overlap:.0%}; at 0 the two are one rule.",
            "shows": "The chance that a tested guess is kept, by either rule, exact at each place,"
            " with intervals over prompts.",
            "x": "Temperature",
            "y": "Chance to keep a guess",
        },
        "19": {
            "claim": "Multi-token prediction is a variant in which the target drafts for itself.",
            "how": "A head that reads the target’s own features against a draft model that sees"
            " only the text, on SmolLM2.",
            "rule": "As far as it goes here: it holds if the head’s guesses are accepted more, by"
            " the whole interval of the difference, and does not if less.",
            "holds": "The target’s own features help: {head:.0%} accepted against"
            " {independent:.0%}, {head_gain:.2f}× against {independent_gain:.2f}×.",
            "fails": "The head was accepted less, {head:.0%} against {independent:.0%}.",
            "depends": "No clear difference: {head:.0%} accepted against {independent:.0%}.",
            "shows": "Acceptance and speed-up of both drafters, with intervals over prompts.",
            "x": "Drafter",
            "y": "Acceptance rate, and speed-up",
            "missing": "The head was taught afterwards (EAGLE). Multi-token prediction trains such"
            " modules with the target itself; no model with them is here.",
        },
        "20": {
            "claim": "Semi-autoregressive drafts with a verification length that follows"
            " confidence (DSpark) beat a fixed γ.",
            "how": "The part that can be tried: up to 8 guesses that end after an unsure one,"
            " at three limits, against three fixed lengths.",
            "rule": "The best of each, on the same prompts: the whole interval of their ratio above"
            " 1: it holds. Below 1: it does not.",
            "holds": "Stopping when unsure reached {adaptive:.2f}×, the best fixed γ {fixed:.2f}×;"
            " prompt by prompt that is {over:.2f} times as much ({over_least:.2f} to"
            " {over_most:.2f}).",
            "fails": "The best fixed γ reached {fixed:.2f}×, stopping when unsure {adaptive:.2f}×;"
            " prompt by prompt that is {over:.2f} times as much ({over_least:.2f} to"
            " {over_most:.2f}).",
            "depends": "No clear difference: {adaptive:.2f}× when it stops while unsure,"
            " {fixed:.2f}× at the best fixed γ; prompt by prompt that is {over:.2f} times as much"
            " ({over_least:.2f} to {over_most:.2f}).",
            "shows": "Speed-up at each fixed γ, and at each least confidence, with intervals over"
            " prompts.",
            "x": "Draft length",
            "y": "Speed-up",
            "missing": "A semi-autoregressive drafter with a trained confidence head, as DSpark"
            " has: here the draft’s own probability stands in.",
        },
        "21": {
            "claim": "Serving gets cheaper: 15% overhead, three machines in place of four, about"
            " 100,000 a year.",
            "how": "A worksheet for your own load, prices and measured speed-up.",
            "untried": "No experiment can answer it for you: your numbers can.",
            "missing": "Your fleet: how many machines it has, what they cost, how they are loaded.",
        },
    },
}
