"""The papers that the glossary and claims cite."""

from typing import NamedTuple


class Paper(NamedTuple):
    """A source, and the name that it is cited by."""

    name: str
    url: str


def _arxiv(name: str, number: str) -> Paper:
    return Paper(name, f"https://arxiv.org/abs/{number}")


LEVIATHAN = _arxiv("Leviathan et al. 2023", "2211.17192")
CHEN = _arxiv("Chen et al. 2023", "2302.01318")
SUN = _arxiv("Sun et al. 2025", "2403.10444")
DISTILLSPEC = _arxiv("DistillSpec, Zhou et al. 2023", "2310.08461")
MEDUSA = _arxiv("Medusa, Cai et al. 2024", "2401.10774")
GLOECKLE = _arxiv("Gloeckle et al. 2024", "2404.19737")
DEEPSEEK = _arxiv("DeepSeek-V3, DeepSeek-AI 2024", "2412.19437")
EAGLE2 = _arxiv("EAGLE-2, Li et al. 2024", "2406.16858")
EAGLE3 = _arxiv("EAGLE-3, Li et al. 2025", "2503.01840")
DFLASH = _arxiv("DFlash, Chen et al. 2026", "2602.06036")
DSPARK = _arxiv("DSpark, DeepSeek-AI 2026", "2607.05147")
LAYER_SKIP = _arxiv("LayerSkip, Elhoushi et al. 2024", "2404.16710")
SPECINFER = _arxiv("SpecInfer, Miao et al. 2024", "2305.09781")
SEQUOIA = _arxiv("Sequoia, Chen et al. 2024", "2402.12374")
SPEC_BENCH = _arxiv("Spec-Bench, Xia et al. 2024", "2401.07851")
MAMOU = _arxiv("Mamou et al. 2024", "2405.04304")
GUO = _arxiv("Guo et al. 2017", "1706.04599")
HOLTZMAN = _arxiv("Holtzman et al. 2020", "1904.09751")
FAN = _arxiv("Fan et al. 2018", "1805.04833")
SENNRICH = _arxiv("Sennrich et al. 2016", "1508.07909")
SHANNON = Paper("Shannon 1948", "https://doi.org/10.1002/j.1538-7305.1948.tb01338.x")
SAXENA = Paper("Saxena 2023", "https://github.com/apoorvumang/prompt-lookup-decoding")
ROOFLINE = Paper("Roofline, Williams et al. 2009", "https://doi.org/10.1145/1498765.1498785")
