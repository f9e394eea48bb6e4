"""References of each claim: glossary terms, papers and a recorded run."""

from typing import NamedTuple


class Paper(NamedTuple):
    """A source, and the name that it is cited by."""

    name: str
    url: str


class References(NamedTuple):
    """The references of a claim.

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

REFERENCES: dict[int, References] = {
    1: References(("acceptance_rate", "speedup", "cost_ratio"), (LEVIATHAN,)),
    2: References(("acceptance_rate", "cost_ratio"), (LEVIATHAN,)),
    3: References(("speedup", "prefill"), run="python"),
    4: References(("target", "draft", "speedup")),
    5: References(("draft", "acceptance_rate", "speedup"), (DISTILLSPEC,), "unaligned"),
    6: References(("draft", "acceptance_rate", "cost_ratio"), (LEVIATHAN,)),
    7: References(("drafter", "lookup", "early_exit")),
    8: References(("lossless", "accept_test", "typical_acceptance"), (LEVIATHAN, CHEN), "greedy"),
    9: References(("verification", "verify_ratio"), (LEVIATHAN,)),
    10: References(("acceptance_rate", "entropy"), run="json"),
    11: References(("target", "speedup")),
    12: References(("verify_ratio", "cost_ratio"), (ROOFLINE,)),
    13: References(("round", "plain"), run="first"),
    14: References(("draft", "target")),
    15: References(("plain", "target"), (ROOFLINE,)),
    16: References(("round", "bonus", "mean_acceptance_length"), (LEVIATHAN,), "greedy"),
    17: References(("rejected", "correction", "residual"), (LEVIATHAN, CHEN), "unaligned"),
    18: References(("sample_and_match", "accept_test", "overlap"), (LEVIATHAN, CHEN)),
    19: References(("drafter", "acceptance_rate"), (GLOECKLE, DEEPSEEK)),
    20: References(("gamma", "confidence", "speedup"), (DSPARK,)),
    21: References(("speedup",)),
    22: References(("block_verification", "lossless"), (SUN,), "block"),
    23: References(("lossy", "lossless", "typical_acceptance"), (MEDUSA,)),
    24: References(("drafter", "draft", "mean_acceptance_length"), (MEDUSA, EAGLE3)),
    25: References(("drafter", "gamma", "cost_ratio"), (DFLASH, DSPARK)),
    26: References(
        ("draft_tree", "budget", "verify_ratio"), (SPECINFER, EAGLE2, SEQUOIA, ROOFLINE), "tree"
    ),
    27: References(("acceptance_rate", "gamma", "untested"), (EAGLE3, DSPARK)),
    28: References(("confidence", "acceptance_rate"), (DSPARK, GUO)),
}
