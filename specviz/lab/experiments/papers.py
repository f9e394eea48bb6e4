"""The papers that claims cite."""

from specviz.lab.experiments.claim import Paper


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
