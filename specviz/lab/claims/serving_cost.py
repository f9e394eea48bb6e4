"""Claim 21: the cost of serving, which only the reader's own numbers decide."""

from specviz.lab.experiments.claim import Claim

CLAIM = Claim(
    number=21,
    words={
        "claim": "Serving gets cheaper: 15% overhead, three machines instead of four, about"
        " 100,000 saved a year.",
        "how": "A worksheet for your own load, prices and measured speed-up.",
        "untried": "No experiment can answer this for you; your own numbers can.",
        "missing": "It depends on your machines: how many, their cost and their load.",
    },
    terms=("speedup",),
)
