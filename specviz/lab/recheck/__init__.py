"""Makes the recordings again and checks whether they still hold.

    python -m specviz.lab.recheck [NAME …] [--kind KIND] [--quick] [--anywhere] [--update]

The rules. Times are compared only if both recordings are from the same kind of machine, and it was
idle for the new one.

- Tokens: the ids are identical, for greedy and, thanks to seeds, for sampled runs. In float32 this
  applies on any machine; in half precision only on the same kind of machine, because rounding
  depends on the pass width.
- Figures: the old and new 95 % intervals overlap. For a run, that of its speed-up, over rounds; for
  a benchmark, that of each method's speed over plain decoding, over prompts; for a sweep, that of
  each setting's speed-up, over prompts. For a claim, those of every point of its chart, and the
  verdict is the same.
- Passes: each width's cost in plain steps is within 10 %. They have no intervals, because each is
  the shortest of many.
- Absolute speeds, in tokens/s or ms, are not compared.
- A recording fails if it lacks a check that the code makes today, or has other settings. The report
  names everything that was not compared.
"""
