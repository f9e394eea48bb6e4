"""Draft heads in the formats found on the hub, each kind in a module of its own.

A head's folder holds `config.json` and safetensors; it needs no tokenizer. A kind's module declares
`HEAD` for those who only name it (see `specviz.registry`), and defines `Config`, the fields that it
reads, `read`, which binds the weights to a target, and the drafter. `loader` finds the kind,
`config`, `layers` and `tensors` are what kinds share. To add one, add a module: nothing else lists
them.

Any kind may have its own `embed_tokens` and `lm_head`, or borrow the target's; with `d2t` (distance
of a target id from its row), it has fewer output rows. `taught_for`, the target's `fingerprint`, is
a field of our own.
"""
