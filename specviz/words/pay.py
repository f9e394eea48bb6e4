"""The words of “Will it pay?”."""

from typing import Any

from specviz.words.asked import ASKED
from specviz.words.serving import SERVING
from specviz.words.timing import BUSY, UNCHECKED

PAY: dict[str, Any] = {
    "intro": "## Will it pay?\n"
    "Speculation pays when guesses are accepted often enough for what they cost. The advice is"
    " about a measured run; the sliders start from that run and show what would change. Results of"
    " formulas are marked **predicted**, everything else **measured**.",
    "predicted": "predicted",
    "measured": "measured",
    # Where the numbers come from.
    "source_run": "From your last run on Watch: {about}.",
    "source_recorded": "From a recorded run, until you run one on Watch: {about}.",
    "source_unusable": "Your last run cannot be used: {why}. This tab shows a recorded run instead:"
    " {about}.",
    "unusable": {
        "tree": "its guesses formed a tree, and the formulas describe chains",
        "rounds": "it has {rounds} of the {least} rounds needed",
        "plain": "plain decoding was measured for {rounds} of the {least} rounds needed",
        "guesses": "none of its guesses was tested",
        "times": "its times are too short to measure",
        "impossible": "a round seems to take less time than one plain step, so other work disturbed"
        " its times",
    },
    "source_cell": "From Explore: {about}.",
    "about_cell": "{kind} · {setup}",
    "cell_settings": "γ = {gamma} · temperature {temperature:g} · prompts: {prompts}",
    "cell_recorded": "Recorded on {machine}, {date}.",
    "cell_yours": "Your sweep, measured on {machine}, {date}.",
    "about": "{setup} · {tokens} tokens · {machine}",
    "machine": "{processor}, {threads} threads",
    "machine_one": "{processor}, 1 thread",
    "reset": "Reset to measured",
    "start": "Start from",
    "start_info": "A run, or a cell of the sweep on Explore.",
    "start_here": "Start from this",
    "start_run": "Your last run on Watch",
    "start_recorded": "A recorded run",
    "start_cell": "Explore: {kind}, γ = {gamma}",
    "disturbed": BUSY,
    "unchecked": UNCHECKED,
    # The advice.
    "whose_run": "What was measured:",
    "advice": {
        "busy": (
            "Not certain:",
            "{speedup}× was measured on a busy machine. Run again when it is idle.",
        ),
        "go": (
            "Go:",
            "with γ = {gamma}, speculation was {speedup} times as fast as plain decoding.",
        ),
        "go_tune": (
            "Go, and try γ = {best}:",
            (
                "speculation was {speedup} times as fast as plain decoding; γ = {best} is predicted"
                " to reach about {gain} times."
            ),
        ),
        "tune": (
            "Not yet; try γ = {best}:",
            (
                "with γ = {gamma}, speculation was {speedup} times as fast as plain decoding;"
                " γ = {best} is predicted to reach about {gain} times."
            ),
        ),
        "close": (
            "Too close to call:",
            (
                "speculation was {speedup} times as fast as plain decoding, and the confidence"
                " interval includes 1."
            ),
        ),
        "one": (
            "Too early to tell:",
            (
                "speculation was {speedup} times as fast as plain decoding, but one prompt does not"
                " show whether others gain."
            ),
        ),
        "no": (
            "No go:",
            (
                "speculation was slower, {speedup} times as fast as plain decoding, and no other γ"
                " is predicted to gain enough."
            ),
        ),
        "little": (
            "Too early to tell:",
            "{rounds} rounds are too few. Let a run generate more tokens.",
        ),
    },
    "why_speed": "Speed-up {speedup}, 95% confidence interval {low} to {high} if rounds do not"
    " influence one another; {rounds} rounds, {tokens} tokens.",
    "why_speed_cell": "Speed-up {speedup}, 95% confidence interval {low} to {high} if prompts do"
    " not influence one another; prompts: {prompts}, tokens: {tokens}.",
    "why_speed_prompt": "Speed-up {speedup}; one prompt does not show the spread.",
    "why_alpha": "{accepted} of {tested} tested guesses were accepted: α = {alpha}. At these costs,"
    " γ = {gamma} pays if α is above {even}.",
    "why_never": "{accepted} of {tested} tested guesses were accepted: α = {alpha}. At these costs,"
    " γ = {gamma} would not pay even if all were accepted.",
    "why_cost": "Drafting took {draft} of the time, verification {verify}, the rest {rest}.",
    "why_draft": "At this α, γ = {gamma} pays if a draft step takes less than {most} plain steps;"
    " it takes {c}.",
    "why_no_draft": "At this α, γ = {gamma} would not pay even if drafting cost nothing.",
    "why_best": "By the formula, the best γ at these costs is {best}, with a speed-up of {gain}.",
    "why_tie": "By the formula, γ = {best} share the best speed-up at these costs, {gain}.",
    "why_differs": "At γ = {gamma} it gives {predicted}, where {speedup} was measured: “{section}”"
    " lists the causes.",
    "why_plain": "At these costs no γ gains: plain decoding is fastest.",
    "scope": "This applies to this prompt, pair, temperature and machine, one text at a time (batch"
    " size 1). Explore measures many prompts.",
    "scope_cell": "This applies to prompts like these, with this pair, temperature and machine, one"
    " text at a time (batch size 1).",
    "rule": "The rule behind this advice",
    "rule_list": (
        "Too early to tell: fewer than {rounds} rounds, or one prompt and no γ to try.",
        "Not certain: the machine was busy with other work.",
        "Go: the whole confidence interval of the measured speed-up is above 1.",
        (
            "Try another γ: it is predicted to be at least {worth} faster than this one and than"
            " plain decoding."
        ),
        "No go: the whole interval is below 1, and there is no γ to try.",
        "Too close to call: the interval includes 1, and there is no γ to try.",
    ),
    # The sections that open where they stand.
    "sections": {
        "map": "Which α and which cost of a draft step pay",
        "gap": "Why prediction and measurement differ",
        "length": "Length of the answer",
        "batch": "In batches",
        "memory": "Memory",
        "load": "Under load",
        "cost": "What it is worth",
        "passes": "Measured: wider passes and batches",
        "orthogonal": "Other ways to speed up a server",
        "questions": "Twelve questions that people ask again and again",
    },
    # The calculator.
    "calculator": "### Calculator",
    "gamma": "Draft length γ",
    "alpha": "Acceptance rate α",
    "alpha_info": "Accepted / tested guesses.",
    "c": "Cost ratio c",
    "c_info": "Time of one draft step, in plain steps of the target.",
    "v": "Cost of verifying {width} tokens (v)",
    "v_info": "One verification pass, in plain steps, as measured. Dragging it scales the whole"
    " curve.",
    "overhead": "Other costs per round (o)",
    "overhead_info": "Accept tests, sampling, copying; in plain steps.",
    "whose_sliders": "What the sliders predict:",
    "verdict": {
        "faster": ("Faster than plain decoding:", "{speedup} times as fast, at γ = {gamma}."),
        "alike": ("No clear gain:", "{speedup} times as fast as plain decoding, at γ = {gamma}."),
        "slower": ("Slower than plain decoding:", "{speedup} times as fast, at γ = {gamma}."),
    },
    "verdict_moved": "You moved the sliders; the advice at the top of this tab is still about the"
    " measurement.",
    "card_tokens": "Tokens per round",
    "card_paper": "Speed-up, paper’s formula",
    "card_paper_note": "v = 1, o = 0",
    "card_costs": "Speed-up with these costs",
    "card_best": "Best γ",
    "card_best_note": "speed-up {gain}",
    "card_best_plain": "plain decoding is faster",
    "card_even": "Break-even α",
    "card_even_note": "at γ = {gamma}",
    "card_never": "no acceptance rate pays",
    "card_measured": "{value} measured at γ = {gamma}",
    "slower": "slower than plain decoding",
    # Figures.
    "axis_gamma": "draft length γ",
    "axis_speedup": "speed-up",
    "axis_alpha": "acceptance rate α",
    "axis_c": "cost ratio c",
    "axis_batch": "batch size",
    "axis_length": "length of the answer (tokens)",
    "axis_width": "tokens in one pass",
    "axis_steps": "time (plain steps)",
    "line_paper": "paper’s formula",
    "line_costs": "with these costs",
    "line_beyond": "with these costs, v extrapolated",
    "line_best": "best γ for each batch size",
    "line_this": "γ = {gamma}",
    "point_here": "these sliders",
    "point_best": "best γ",
    "point_run": "measured: this run",
    "point_cell": "measured: this cell",
    "point_hover": "{name}, γ = {gamma}: {speedup} times, α = {alpha}, c = {c}",
    "points_all": "measured on Explore: all kinds",
    "points_kinds": "measured on Explore: each kind",
    "points_recorded": "Squares and circles show the sweep on Explore at temperature"
    " {temperature:g}, recorded on {machine}, {date}; click one to start from it.",
    "points_yours": "Squares and circles show your sweep on Explore at temperature {temperature:g},"
    " measured on {machine}, {date}; click one to start from it.",
    "points_other": "The sweep on Explore shows other models, drafters or rules: start from one of"
    " its cells to see its points.",
    "points_tree": "The formula describes chains, and Explore shows a tree.",
    "these": "calculator",
    "verified_one": "The cost of verification was measured only at γ = {gammas}. For other γ it is"
    " assumed to grow linearly, from 1 for a plain step; beyond the measured γ the curve is"
    " dotted.",
    "verified_many": "The cost of verification was measured at γ = {gammas}, and is interpolated in"
    " between.",
    "verified_beyond": "Beyond, where the curve is dotted, it is extrapolated linearly.",
    "gamma_name": "speed-up-by-gamma",
    "gamma_says": "Predicted speed-up for each γ at α = {alpha}, c = {c}. The highest is {gain}, at"
    " γ = {best}. Below 1, speculation is slower than plain decoding. {run}",
    "gamma_says_plain": "Predicted speed-up for each γ at α = {alpha}, c = {c}: no γ is faster than"
    " plain decoding. {run}",
    "gamma_says_run": "Measured at γ = {gamma}: {speedup}.",
    "gamma_columns": (
        "source",
        "γ",
        "paper’s formula (predicted)",
        "with these costs (predicted)",
        "measured",
    ),
    "map_name": "where-it-pays",
    "map_says": "Predicted from v and o: γ = {gamma} pays below the break-even line. At α = {alpha}"
    " a draft step may cost up to {most} plain steps; here it costs {c}.",
    "map_says_never": "Predicted from v and o: γ = {gamma} pays below the break-even line. At α ="
    " {alpha} it would not pay even if guesses cost nothing.",
    "map_columns": ("α", "c at break-even", "c for 1.5×", "c for 2×", "c for 3×"),
    "map_line": "{gain:g} ×",
    "map_even": "break-even",
    # Predicted against measured.
    "gap": "The paper’s formula makes three assumptions: verification costs one plain step, nothing"
    " but drafting and verification takes time, and every guess is equally likely to be accepted."
    " Each bar replaces one more assumption with what this run measured.",
    "gap_name": "predicted-and-measured",
    "gap_paper": "paper’s formula",
    "gap_verify": "v = {v}, not 1",
    "gap_overhead": "overhead o = {overhead}",
    "gap_slots": "α by slot",
    "gap_short": "measured",
    "gap_says": "The paper’s formula predicts {paper}; {speedup} was measured ({total}). The"
    " difference has four causes. Verifying {width} tokens took {v} plain steps, not 1 ({verify})."
    " A round has overhead ({overhead}). Acceptance differs by slot in the round: {slots}"
    " ({by_slot}). Some rounds have fewer than γ guesses ({short}).",
    "gap_columns": ("calculation", "speed-up", "change"),
    # Measured passes.
    "passes": "Forward passes of the target alone, without drafting or accept tests, **measured**"
    " outside any run; the shortest of many counts. The calculator’s v differs: it is the mean of a"
    " real run, or the value that you set. The first chart times this page’s decoder. The second"
    " times transformers, which can batch, so its values differ, too.",
    "measure": "Measure this machine",
    "measured_here": "Measured: this machine is now selected in the list of machines above.",
    "measuring": "Measuring this machine: {done} of {most}…",
    "measure_waits": "{n} ahead of you…",
    "measure_zero_gpu": "This page gets a GPU only for runs, so it shows recorded machines here.",
    "passes_target": "a target of {size:,.0f} million parameters",
    "passes_recorded": "{machine} (recorded)",
    "passes_here": "{machine} (measured here)",
    "widths_name": "cost-by-width",
    "widths_says": "A pass over 5 tokens of one text takes {five} times as long as a pass over one"
    " token, a pass over 17 tokens {last} times. Measured with {target} on {machine}.",
    "widths_impossible": "A pass over more tokens cannot take less time: the machine was busy."
    " Measure again when it is idle.",
    "widths_linear": "if each token cost a plain step",
    "widths_columns": ("tokens", "plain steps", "milliseconds", "machine"),
    "batches_name": "verification-by-batch",
    "batches_says": "Verifying {width} tokens of each text takes {first} times as long as one token"
    " at batch size 1, and {last} times at {batch}. The more verification costs, the less"
    " speculation gains. Recorded with the forward pass of transformers on {machine}.",
    "batches_columns": ("batch size", "1 token, ms", "{width} tokens, ms", "ratio v"),
    "batches_line": "v, verifying {width} tokens",
    # Output length.
    "length": "Before the first token, the draft must also read the prompt, and some engines must"
    " compile. A short answer may not recover that time. Predicted from the calculator’s costs and"
    " the measured prefill times.",
    "startup": "Start-up before each answer, seconds",
    "length_name": "speed-up-by-length",
    "length_says": "Predicted: faster than plain decoding from about {tokens} tokens on. The"
    " speed-up is {short} for 16 tokens and {long} for 1,024. {prefill}",
    "length_says_never": "Predicted: never faster than plain decoding. The speed-up is {short} for"
    " 16 tokens and {long} for 1,024. {prefill}",
    "length_prefill": "Reading the prompt takes the target {target} ms and the draft {draft} ms.",
    "length_unread": "Sweeps do not record prefill times, so these are left out; start from a run"
    " to include them.",
    "length_columns": ("tokens", "speed-up (predicted)"),
    **SERVING,
    "asked": ASKED,
}
