"""What is recorded, made anew and compared: which of it still holds.

    python -m specviz.lab.recheck [NAME …] [--kind KIND] [--quick] [--anywhere] [--update]

The rules. Times count only where both are from the same kind of machine, and the new ones from a
quiet one.

- Tokens: the same ids, bit for bit, greedy and sampled alike, for seeds decide. In float32 on any
  machine; in half precision only on the same kind of machine, for widths round differently.
- Figures hold if the 95 % intervals of then and now overlap. Of a run: its speed-up, over its
  rounds. Of a benchmark: each method's speed over plain decoding, over prompts. Of a sweep: the
  speed-up of each setting, over prompts. Of a claim: every mark of its picture; and the verdict is
  the same.
- Passes have no intervals, for they are the least of many: each width's cost in plain steps is
  within a tenth.
- Absolute speeds, in tokens/s or ms, are not compared.
- A recording that lacks a check of today, or was made with other settings, does not hold. What is
  not compared is named.
"""
