"""The words of drafters that read the target's hidden states, and of their predictions."""

from collections.abc import Callable
from typing import Any

from specviz.papers import DEEPSEEK, DFLASH, DSPARK, EAGLE3, GUO, LAYER_SKIP, MEDUSA


def terms(term: Callable[..., dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the glossary's terms on draft heads.

    Args:
        term: makes one from its id, name, definition and related terms.
    """
    return [
        term(
            "head",
            "Draft head",
            "A small network that drafts from the target’s own hidden states (the vectors that its"
            " layers compute), so it need not read the text anew. It is trained for one target and"
            " drafts for that one only.",
            "drafter eagle3 block_head",
        ),
        term(
            "medusa",
            "Medusa heads",
            "Several heads on one hidden state: the first guesses the next token, the second the"
            " token after it, and so on. They guess in parallel and do not know each other’s"
            " guesses.",
            "head block_head",
            sources=(MEDUSA,),
        ),
        term(
            "mtp",
            "Multi-token prediction (MTP)",
            "One extra layer that reads a hidden state and the token guessed last, and predicts the"
            " next one. Repeated, it drafts a chain. Some models are published with such a layer.",
            "head eagle3",
            sources=(DEEPSEEK,),
        ),
        term(
            "eagle3",
            "EAGLE-3 head",
            "A head that fuses the hidden states of three layers of the target and drafts token by"
            " token. In training it is fed its own hidden states, as it is when drafting.",
            "head mtp",
            sources=(EAGLE3,),
        ),
        term(
            "taught_exit",
            "Taught early exit",
            "The target’s first layers and a small exit that was trained to guess what the"
            " target’s last layer will say. Only the exit is new.",
            "early_exit head",
            sources=(LAYER_SKIP,),
        ),
        term(
            "block_head",
            "DFlash head (block head)",
            "A head that guesses a whole block in one pass: mask tokens stand in for the guesses,"
            " and read the target’s hidden states and each other. A longer block costs little"
            " more, but each guess is made without knowing the others.",
            "head dspark",
            sources=(DFLASH,),
        ),
        term(
            "dspark",
            "DSpark head",
            "A block head whose guesses are drawn in order: a small table adapts each to the one"
            " before it (semi-autoregressive). A confidence head predicts the chances of"
            " acceptance, and the block ends where a guess is too unlikely to be reached and"
            " accepted.",
            "block_head confidence calibration",
            sources=(DSPARK,),
        ),
        term(
            "acceptance_by_position",
            "Acceptance by slot",
            "The share of all rounds that accept a guess falls with its slot, its position in the"
            " round, because a guess needs all those before it. The accepted share of the guesses"
            " tested in a slot shows how good the drafter is there: it may rise or fall.",
            "acceptance_rate block_head",
        ),
        term(
            "calibration",
            "Calibration",
            "Predictions are calibrated if they come true as often as they say: of the guesses with"
            " a predicted chance of 80%, four in five are accepted. Then a confidence can decide"
            " how many guesses are worth verifying.",
            "confidence dspark",
            sources=(GUO,),
        ),
    ]
