"""Accept drafts that equal the target's own draw.

Whatever x was drawn from, it is judged as if it were the only choice, q = 1 at x: a draw from p is
x with chance p(x), and otherwise one of the other tokens, in the proportions of p. Lossless.
"""

from specviz.decoding.judging import OneByOne
from specviz.registry import Rule

RULE = Rule(order=3, title="Sample and match", lossless=True, told=True)

JUDGE = OneByOne(lambda _p, _own, p_x, _q_x: p_x, certain=True)
