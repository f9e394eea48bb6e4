"""Further reading on each claim: glossary terms, papers and a recorded run."""

from typing import NamedTuple


class Paper(NamedTuple):
    """A source, and the name that it is cited by."""

    name: str
    url: str


class Reading(NamedTuple):
    """Further reading on a claim.

    Attributes:
        words: terms of the glossary.
        papers: its sources.
        run: the name of a recorded run that shows it; "" for none.
    """

    words: tuple[str, ...]
    papers: tuple[Paper, ...] = ()
    run: str = ""


def _arxiv(name: str, number: str) -> Paper:
    return Paper(name, f"https://arxiv.org/abs/{number}")


LEVIATHAN = _arxiv("Leviathan et al. 2023", "2211.17192")
CHEN = _arxiv("Chen et al. 2023", "2302.01318")
DISTILLSPEC = _arxiv("DistillSpec, Zhou et al. 2023", "2310.08461")
GLOECKLE = _arxiv("Gloeckle et al. 2024", "2404.19737")
DEEPSEEK = _arxiv("DeepSeek-V3, DeepSeek-AI 2024", "2412.19437")
MEDUSA = _arxiv("Medusa, Cai et al. 2024", "2401.10774")
EAGLE2 = _arxiv("EAGLE-2, Li et al. 2024", "2406.16858")
EAGLE3 = _arxiv("EAGLE-3, Li et al. 2025", "2503.01840")
DFLASH = _arxiv("DFlash, Chen et al. 2026", "2602.06036")
DSPARK = _arxiv("DSpark, DeepSeek-AI 2026", "2607.05147")
SEQUOIA = _arxiv("Sequoia, Chen et al. 2024", "2402.12374")
SPECINFER = _arxiv("SpecInfer, Miao et al. 2024", "2305.09781")
SUN = _arxiv("Sun et al. 2025", "2403.10444")
GUO = _arxiv("Guo et al. 2017", "1706.04599")
ROOFLINE = Paper("Roofline, Williams et al. 2009", "https://doi.org/10.1145/1498765.1498785")

READING: dict[int, Reading] = {
    1: Reading(("acceptance_rate", "speedup", "cost_ratio"), (LEVIATHAN,)),
    2: Reading(("acceptance_rate", "cost_ratio"), (LEVIATHAN,)),
    3: Reading(("speedup", "prefill"), run="python"),
    4: Reading(("target", "draft", "speedup")),
    5: Reading(("draft", "acceptance_rate", "speedup"), (DISTILLSPEC,), "unaligned"),
    6: Reading(("draft", "acceptance_rate", "cost_ratio"), (LEVIATHAN,)),
    7: Reading(("drafter", "lookup", "early_exit")),
    8: Reading(("lossless", "accept_test", "typical_acceptance"), (LEVIATHAN, CHEN), "greedy"),
    9: Reading(("verification", "verify_ratio"), (LEVIATHAN,)),
    10: Reading(("acceptance_rate", "entropy"), run="json"),
    11: Reading(("target", "speedup")),
    12: Reading(("verify_ratio", "cost_ratio"), (ROOFLINE,)),
    13: Reading(("round", "plain"), run="first"),
    14: Reading(("draft", "target")),
    15: Reading(("plain", "target"), (ROOFLINE,)),
    16: Reading(("round", "bonus", "mean_acceptance_length"), (LEVIATHAN,), "greedy"),
    17: Reading(("rejected", "correction", "residual"), (LEVIATHAN, CHEN), "unaligned"),
    18: Reading(("sample_and_match", "accept_test", "overlap"), (LEVIATHAN, CHEN)),
    19: Reading(("drafter", "acceptance_rate"), (GLOECKLE, DEEPSEEK)),
    20: Reading(("gamma", "confidence", "speedup"), (DSPARK,)),
    21: Reading(("speedup",)),
    22: Reading(("block_verification", "lossless"), (SUN,), "block"),
    23: Reading(("lossy", "lossless", "typical_acceptance"), (MEDUSA,)),
    24: Reading(("drafter", "draft", "mean_acceptance_length"), (MEDUSA, EAGLE3)),
    25: Reading(("drafter", "gamma", "cost_ratio"), (DFLASH, DSPARK)),
    26: Reading(
        ("draft_tree", "budget", "verify_ratio"), (SPECINFER, EAGLE2, SEQUOIA, ROOFLINE), "tree"
    ),
    27: Reading(("acceptance_rate", "gamma", "untested"), (EAGLE3, DSPARK)),
    28: Reading(("confidence", "acceptance_rate"), (DSPARK, GUO)),
}
