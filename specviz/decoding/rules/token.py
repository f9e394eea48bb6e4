"""The token rule: accept x while u < min(1, p(x) / q(x)), up to the first rejection.

Lossless for any draft. Leviathan et al. 2023 (arXiv:2211.17192), algorithm 1.
"""

from specviz.decoding.judging import OneByOne, ratio
from specviz.registry import Rule

RULE = Rule(order=1, title="Token by token", lossless=True)

JUDGE = OneByOne(lambda _p, _own, p_x, q_x: ratio(p_x, q_x), named=False)
