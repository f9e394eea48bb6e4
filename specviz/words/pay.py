"""What the page “Will it pay?” says."""

from typing import Any

PAY: dict[str, Any] = {
    "intro": (
        "## Will it pay?\n"
        "Speculation pays when guesses are accepted often enough for what they cost. This page"
        " starts from a run that was measured; drag the numbers to see what would change."
        " What the formulas say is marked **predicted**; the rest was **measured**."
    ),
    "predicted": "predicted",
    "measured": "measured",
    # Where the numbers come from.
    "source_run": "From your last run on Watch: {about}.",
    "source_recorded": "From a recorded run, until you have one of your own on Watch: {about}.",
    "source_unusable": (
        "Your last run cannot be used: it needs {rounds} rounds, guesses that were judged, and"
        " plain decoding measured beside it. Here is a recorded one: {about}."
    ),
    "source_cell": "From Explore: {about}.",
    "about_cell": "{kind}, {pair}, γ = {gamma}, temperature {temperature:g}, prompts: {prompts}",
    "cell_recorded": "Recorded on {machine}, {date}.",
    "cell_yours": "Your sweep, measured on {machine}, {date}.",
    "about": "{pair}, γ = {gamma}, temperature {temperature:g}, {tokens} tokens, {machine}",
    "machine": "{processor}, {threads} threads",
    "machine_one": "{processor}, 1 thread",
    "reset": "Reset to measured",
    "start": "Start from",
    "start_info": "A run, or a cell of the sweep that Explore shows.",
    "start_here": "Start from it",
    "start_run": "Your last run on Watch",
    "start_recorded": "A recorded run",
    "start_cell": "Explore: {kind}, γ = {gamma}",
    "disturbed": (
        "The machine was busy with other things while this was measured: plain steps, which are all"
        " alike, took unlike times. Do not rely on this advice; measure again when it is quiet."
    ),
    "unchecked": "Not checked: whether the machine was busy with other things meanwhile.",
    # The advice.
    "advice": {
        "go": (
            "Go:",
            "with γ = {gamma} speculation was {speedup} times as fast as plain decoding.",
        ),
        "go_tune": (
            "Go, and try γ = {best}:",
            (
                "speculation was {speedup} times as fast as plain decoding; at γ = {best} about"
                " {gain} times is predicted."
            ),
        ),
        "tune": (
            "Not yet: try γ = {best}:",
            (
                "with γ = {gamma} speculation was {speedup} times as fast as plain decoding; at"
                " γ = {best} about {gain} times is predicted."
            ),
        ),
        "close": (
            "Too close to call:",
            (
                "speculation was {speedup} times as fast as plain decoding, which chance alone"
                " could move across 1."
            ),
        ),
        "no": (
            "No go:",
            (
                "speculation was slower, {speedup} times as fast as plain decoding, and no other γ"
                " is predicted to gain."
            ),
        ),
        "little": (
            "Too early to tell:",
            "{rounds} rounds say too little. Let a run write more tokens.",
        ),
    },
    "why_speed": (
        "Speed-up {speedup}, from {low} to {high} with 95% confidence if rounds are independent;"
        " {rounds} rounds, {tokens} tokens."
    ),
    "why_speed_cell": (
        "Speed-up {speedup}, from {low} to {high} with 95% confidence if prompts are independent;"
        " prompts: {prompts}, tokens: {tokens}."
    ),
    "why_speed_prompt": "Speed-up {speedup}; one prompt says nothing of the spread.",
    "why_alpha": (
        "{accepted} of {tested} judged guesses were accepted: α = {alpha}. At these costs γ ="
        " {gamma} pays from α = {even} on."
    ),
    "why_never": (
        "{accepted} of {tested} judged guesses were accepted: α = {alpha}. At these costs γ ="
        " {gamma} would not pay even if all were."
    ),
    "why_cost": (
        "Of the time {draft} went into drafting, {verify} into verifying, {rest} into the rest."
    ),
    "why_draft": (
        "At this α a draft step may take up to {most} of a plain step before γ = {gamma} stops"
        " paying; it takes {c}."
    ),
    "why_no_draft": "At this α not even a draft that costs nothing would make γ = {gamma} pay.",
    "why_best": "Best at these costs: γ = {best}, {gain} times plain decoding.",
    "why_plain": "At these costs no γ gains: plain decoding is best.",
    "scope": (
        "For this prompt, pair, temperature and machine, one text at a time. Explore measures"
        " many prompts."
    ),
    "scope_cell": (
        "For prompts like these, this pair, temperature and machine, one text at a time."
    ),
    "rule": "The rule behind this",
    "rule_text": (
        "With fewer than {rounds} rounds nothing is advised. Another γ is advised if it is"
        " predicted to be {worth} faster than this one and than plain decoding. It is Go if the"
        " whole interval of the measured speed-up lies above 1, No go if it lies below 1 and no"
        " other γ is advised, and too close to call if 1 lies within."
    ),
    # The calculator.
    "calculator": "### Calculator",
    "gamma": "Guesses per round (γ)",
    "alpha": "Acceptance rate (α)",
    "alpha_info": "Accepted / judged guesses.",
    "c": "Cost of a guess (c)",
    "c_info": "Time of one draft step; a plain step of the target is 1.",
    "v": "Verifying {width} tokens (v)",
    "v_info": (
        "One pass of the target. Dragged, it tilts all other widths with it: those that were"
        " measured, or else a line from 1 through this."
    ),
    "overhead": "All else in a round (o)",
    "overhead_info": "Judging, sampling, copying.",
    "card_tokens": "Tokens per round",
    "card_paper": "Speed-up, paper’s formula",
    "card_paper_note": "v = 1, o = 0",
    "card_costs": "Speed-up with these costs",
    "card_best": "Best γ",
    "card_best_note": "speed-up {gain}",
    "card_best_plain": "plain decoding wins",
    "card_even": "Break-even α",
    "card_even_note": "at γ = {gamma}",
    "card_never": "none",
    "card_measured": "{value} measured at γ = {gamma}",
    "slower": "slower than plain decoding",
    # Figures.
    "axis_gamma": "guesses per round (γ)",
    "axis_speedup": "speed-up",
    "axis_alpha": "acceptance rate (α)",
    "axis_c": "cost of a guess (c)",
    "axis_batch": "texts at once (batch)",
    "axis_length": "tokens of the answer",
    "axis_width": "tokens in one pass",
    "axis_steps": "time, in plain steps",
    "line_paper": "paper’s formula",
    "line_costs": "with these costs",
    "line_beyond": "with these costs, v not measured",
    "line_best": "best γ for each batch",
    "line_this": "γ = {gamma}",
    "point_here": "these sliders",
    "point_best": "best γ",
    "point_run": "measured: this run",
    "point_cell": "measured: started from",
    "point_hover": "{name}, γ = {gamma}: {speedup} times, α = {alpha}, c = {c}",
    "points_all": "measured on Explore: all kinds",
    "points_kinds": "measured on Explore: each kind",
    "points_recorded": (
        "Squares and circles: the sweep on Explore at temperature {temperature:g}, recorded on"
        " {machine}, {date}; a click starts from one."
    ),
    "points_yours": (
        "Squares and circles: your sweep on Explore at temperature {temperature:g}, measured on"
        " {machine}, {date}; a click starts from one."
    ),
    "points_other": (
        "The sweep on Explore is of other models: start from one of its cells to see its points."
    ),
    "these": "calculator",
    "verified_one": (
        "Verification was measured at γ = {gammas} only: elsewhere it is taken for a line from 1"
        " through it, which is dotted beyond."
    ),
    "verified_many": (
        "Verification was measured at γ = {gammas}: the line with these costs goes through that,"
        " straight in between."
    ),
    "verified_beyond": "Beyond, dotted, verification is taken for a line from 1.",
    "gamma_name": "speed-up-by-gamma",
    "gamma_says": (
        "Predicted speed-up for each γ at α = {alpha}, c = {c}: highest at γ = {best}, {gain}"
        " times. Below 1, speculation is slower than plain decoding. {run}"
    ),
    "gamma_says_plain": (
        "Predicted speed-up for each γ at α = {alpha}, c = {c}: no γ is faster than plain"
        " decoding. {run}"
    ),
    "gamma_says_run": "Measured at γ = {gamma}: {speedup} times.",
    "gamma_columns": (
        "of",
        "γ",
        "paper’s formula (predicted)",
        "with these costs (predicted)",
        "measured",
    ),
    "map_name": "where-it-pays",
    "map_says": (
        "Where γ = {gamma} pays, as predicted from the measured v and o: below the break-even line."
        " At α = {alpha} a guess may cost up to {most} of a plain step; here it costs {c}."
    ),
    "map_says_never": (
        "Where γ = {gamma} pays, as predicted from the measured v and o: below the break-even line."
        " At α = {alpha} no guess is cheap enough."
    ),
    "map_columns": ("α", "c at break-even", "c for 1.5 times", "c for 2 times", "c for 3 times"),
    "map_line": "{gain:g} ×",
    "map_even": "break-even",
    # Predicted against measured.
    "gap": (
        "### Where the prediction and the measurement differ\n"
        "The paper’s formula takes verification for one step, all else for free, and every guess"
        " for as likely to be accepted as any other. One assumption at a time is replaced by what"
        " this run measured."
    ),
    "gap_name": "predicted-and-measured",
    "gap_paper": "paper’s formula",
    "gap_verify": "v = {v}, not 1",
    "gap_overhead": "overhead o = {overhead}",
    "gap_places": "α of each place",
    "gap_short": "measured",
    "gap_says": (
        "The paper’s formula predicts {paper}; {speedup} was measured, {total}. Verifying {width}"
        " tokens takes {v} steps instead of 1: {verify}. Overhead: {overhead}. Acceptance by place"
        " ({places}) instead of the same α everywhere: {by_place}. Rounds that drafted fewer than"
        " γ: {short}."
    ),
    "gap_columns": ("allowed for", "speed-up", "change"),
    # Batches.
    "batch": (
        "### In batches, on other machines\n"
        "**A model, not a measurement.** A step takes as long as its slowest part: moving the"
        " weights and caches, or the arithmetic. One text at a time waits for memory, so verifying"
        " γ+1 tokens costs what one does. In a large batch arithmetic fills the time, and the"
        " gain goes. α and γ are those of the calculator."
    ),
    "hardware": "Machine",
    "hardware_recorded": "{machine}, {format} (recorded)",
    "hardware_here": "This machine: {machine}, {format} (measured)",
    "pair": "Pair",
    "pair_own": "My own numbers",
    "dtype": "Weights in",
    "dtypes": {
        "half": "16 bits (fp16, bf16)",
        "float": "32 bits",
        "int8": "8 bits",
        "int4": "4 bits",
    },
    "context": "Context, tokens per text",
    "target_size": "Target, billions of weights",
    "draft_size": "Draft, billions of weights",
    "target_cache": "Target’s cache, numbers per token",
    "draft_cache": "Draft’s cache, numbers per token",
    "memory_batch": "Texts at once",
    "batch_name": "speed-up-by-batch",
    "batch_says": (
        "Predicted for {machine}, a model: γ = {gamma} gives {first} times for one text and {last}"
        " times for 256. A guess costs {first_c} of a step for one text and {last_c} for 256."
        " {bound} {fits}"
    ),
    "batch_bound": "From a batch of {batch} on, verification waits for arithmetic.",
    "batch_unbound": "Verification waits for memory throughout.",
    "batch_fits": "All of these batches fit into its memory.",
    "batch_unfit": "Batches beyond {batch} do not fit into its memory: dotted.",
    "batch_too_large": "The pair does not fit into its memory at all: dotted.",
    "batch_memory_unknown": "How much memory it has is not looked at.",
    "batch_unfit_line": "does not fit",
    "batch_mark": "verification waits for arithmetic",
    "batch_columns": ("batch", "speed-up at γ = {gamma}", "best γ", "speed-up there", "fits"),
    "yes": "yes",
    "no": "no",
    "unknown": "not known",
    "sheet": "Its data sheet",
    "source": (
        "{name}: {bandwidth:,.0f} GB/s, {arithmetic:,.3g} TFLOPS; {source}. Not counted:"
        " attention’s own arithmetic, launches, sampling, several devices. A model so small that"
        " it fits into a cache does better than this."
    ),
    "source_measured": "measured here with plain torch, in {format}",
    "source_recorded_machine": "recorded on {machine} with plain torch, in {format}",
    # Measured passes.
    "passes": (
        "### Measured: one pass, wider and in batches\n"
        "Forward passes of a target only, no drafting and no judging. What verification costs is"
        " read off here, not assumed."
    ),
    "measure": "Measure this machine",
    "measured_here": (
        "Measured: this machine is now in the list of machines above, and chosen there."
    ),
    "measuring": "Measuring this machine: {done} of {most} …",
    "measure_waits": "{n} before you …",
    "measure_zero_gpu": "A GPU is lent to runs only here, so recorded machines stand in.",
    "passes_target": "a target of {size:,.0f} million weights",
    "passes_recorded": "{machine} (recorded)",
    "passes_here": "{machine} (measured here)",
    "widths_name": "cost-by-width",
    "widths_says": (
        "Time of one pass over more tokens of one text, in passes over one token: {target},"
        " {machine}. 5 tokens take {five}, 17 take {last}."
    ),
    "widths_linear": "if each token cost a whole step",
    "widths_columns": ("tokens", "steps", "milliseconds", "of"),
    "batches_name": "verification-by-batch",
    "batches_says": (
        "Verifying {width} tokens of each text against one, at each batch, recorded with the"
        " library’s own forward pass ({machine}): {first} steps for one text, {last} for {batch}."
        " The dearer verification gets, the less speculation gains."
    ),
    "batches_columns": ("batch", "1 token, ms", "{width} tokens, ms", "ratio v"),
    "batches_line": "v, verifying {width} tokens",
    # Output length.
    "length": (
        "### How long the answer is\n"
        "Before the first token the draft must read the prompt, too, and some engines compile"
        " first. A short answer may not earn that back. Predicted from the calculator’s costs and"
        " the measured reading times."
    ),
    "startup": "Start-up before each answer, seconds",
    "length_name": "speed-up-by-length",
    "length_says": (
        "Predicted: ahead from about {tokens} tokens on; {short} times for 16 tokens, {long} times"
        " for 1,024. {reading}"
    ),
    "length_says_never": (
        "Predicted: never ahead; {short} times for 16 tokens, {long} times for 1,024. {reading}"
    ),
    "length_reading": ("Reading the prompt takes the target {target} ms and the draft {draft} ms."),
    "length_unread": (
        "A sweep keeps no times of reading the prompt: they are left out; start from a run to have"
        " them."
    ),
    "length_columns": ("tokens", "speed-up (predicted)"),
    # Memory.
    "memory": "### Memory\nBy formula, from the sizes above: weights, and keys and values of both.",
    "memory_rows": {
        "target_weights": "Target, weights",
        "draft_weights": "Draft, weights",
        "target_cache": "Target, caches",
        "draft_cache": "Draft, caches",
    },
    "memory_caption": "{batch} texts of {context} tokens each",
    "memory_total": "Together",
    "memory_draft": "Because of the draft",
    "memory_columns": ("Part", "GB", "of {name}"),
    # Cost.
    "cost": (
        "### What it is worth\n"
        "An engine’s counters and your own prices. The costs are the calculator’s."
    ),
    "accepted": "Accepted guesses",
    "drafted": "Drafted guesses",
    "cost_gamma": "Guesses per round (γ)",
    "gpus": "GPUs today",
    "price": "Price of a GPU for an hour",
    "serving": "Serving overhead, %",
    "sheet_efficiency": (
        "{accepted} / {drafted} = {efficiency} is the **draft efficiency**, accepted / drafted;"
        " engines call it draft acceptance rate."
    ),
    "sheet_alpha": (
        "At γ = {gamma} that is an **acceptance rate** α = {alpha}, accepted / judged, if every"
        " guess is as likely to be accepted as any other."
    ),
    "sheet_speedup": "α gives {tokens} tokens per round, and {speedup} times with these costs.",
    "sheet_gpus": "{gpus} GPUs × {overhead} / {speedup} = {exact}, so {after}.",
    "sheet_saved": "Saved: {count}, {money} a month (730 hours).",
    "sheet_lost": "No saving: {count} more, {money} a month (730 hours).",
    "sheet_same": "No GPU saved: what is gained is headroom.",
    "sheet_more_accepted": "More guesses were accepted than drafted: look at the counters again.",
    "sheet_missing": "Fill in every number.",
    "sheet_gpu_one": "1 GPU",
    "sheet_gpu_many": "{n} GPUs",
    "not_counted": "Not counted",
    "not_counted_list": (
        "the batch: a busy server gains less than one text alone, see above",
        "reading prompts, which speculation does not speed up",
        "the draft’s memory, which leaves less for caches and so smaller batches",
        "GPUs kept in reserve for peaks, and promises about waiting times",
        "training or choosing a draft, and the work of running it",
    ),
}
