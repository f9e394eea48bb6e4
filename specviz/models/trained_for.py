"""Tells whether a drafter was trained for the weights that it drafts for.

A drafter's `config.json` holds the fingerprint of the target that it was trained for. With other
weights of the same shape, such as a fine-tune's, it is still exact but drafts worse.
"""

import hashlib

import torch
from transformers import PreTrainedConfig, PreTrainedModel

TRAINED_FOR = "taught_for"  # key in config.json: the target's fingerprint
SMALLEST = 2**-13  # magnitude that float16 holds with bfloat16's full precision


def fingerprint(target: PreTrainedModel) -> str:
    """SHA-256 of the weights of a target's last layer and final norm, which produce its features.

    Weights are hashed as bfloat16, with those that float16 holds imprecisely set to 0. A checkpoint
    saved in bfloat16 or float16 therefore gives the same hash in every dtype it is loaded in.
    """
    digest = hashlib.sha256()
    for weight in (*target.model.layers[-1].parameters(), target.model.norm.weight):
        # Through float16, as a GGUF file is converted for the other dtypes.
        numbers = weight.detach().cpu().half().bfloat16()
        plain = numbers.where(numbers.abs() >= SMALLEST, 0)
        digest.update(plain.contiguous().view(torch.int16).numpy())
    return digest.hexdigest()


def weights_mismatch(config: PreTrainedConfig, target: PreTrainedModel) -> bool:
    """Whether a drafter was trained for other weights than its target's; False if unknown.

    Args:
        config: the drafter's.
    """
    trained = getattr(config, TRAINED_FOR, None)
    if trained is None:
        return False
    try:
        return bool(trained != fingerprint(target))
    except AttributeError:  # the target's layers have other names, and so no fingerprint
        return True
