"""Reads draft heads in the formats found on the hub, and binds them to their target.

A head's folder holds `config.json` and safetensors; it needs no tokenizer. `config` reads the kind
and the sizes, `tensors` checks names and shapes, and one module per kind reads its format:

    medusa   `medusa_num_heads`, `medusa_num_layers`; in medusa_lm_head.safetensors
             `{head}.{block}.linear.{weight, bias}` and `{head}.{blocks}.weight`
    mtp      an architecture named …MTP…; `mtp.{fc, norm, pre_fc_norm_embedding, pre_fc_norm_hidden,
             layers.0.*}`, norms stored as their distance from 1 or plainly; `mtp.lm_head`
    eagle3   `draft_vocab_size`, `target_hidden_size`; `midlayer.*` or `layers.0.*` with
             `hidden_norm`, `fc`, `norm`, `lm_head`
    dflash   `block_size`, `dflash_config{mask_token_id, target_layer_ids}`; `fc`, `hidden_norm`,
             `layers.*`, `norm`
    dspark   an architecture named …DSpark…, `block_size`, `mask_token_id`, `target_layer_ids`,
             `markov_rank`, `enable_confidence_head`, `confidence_head_with_markov`, for SpecForge
             inside `dflash_config`; as DFlash, with `markov_head.markov_{w1, w2}` and
             `confidence_head.proj`
    taught-exit  our own format: `exit_layer`; `layer.*`, `norm`

Any kind may have its own `embed_tokens` and `lm_head`, or borrow the target's; with `d2t` (distance
of a target id from its row), it has fewer output rows. Three fields of the config are our own:
`taught_for`, the target's `fingerprint`, `exit_layer`, and `confidence_temperatures`.
"""
