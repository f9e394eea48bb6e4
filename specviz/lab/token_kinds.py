"""Classifies tokens by kind, to compare acceptance of white space, words, keywords and numbers."""

import keyword

from specviz.trace import Hex, Piece

_PROSE = set(
    "and as break continue else finally for from global if in is not or pass raise return try "
    "while with".split()
)
_SCRIPT = set("const function null typeof undefined var void".split())
KEYWORDS = frozenset(keyword.kwlist) - _PROSE | _SCRIPT
"""Python and JavaScript keywords that are rare in prose: `def` and `null`, not `for` or `is`."""


def token_kind(token: Piece) -> str:
    """Return one of `specviz.sweep.samples.TOKEN_KINDS`, judged by the token's text alone.

    - space: only white space.
    - word: letters, possibly joined by _ ' ’ or -, possibly with digits.
    - number: digits, possibly joined by . , or :.
    - keyword: one of KEYWORDS.
    - punctuation: printable, without letters or digits.
    - other: partial characters and mixtures.
    """
    if isinstance(token, Hex) or not token:
        return "other"
    text = token.strip()
    letters, digits = any(map(str.isalpha, text)), any(map(str.isdigit, text))
    joined = "".join(c for c in text if not c.isalnum())
    if not text:
        kind = "space"
    elif text in KEYWORDS:
        kind = "keyword"
    elif not letters and not digits:
        kind = "punctuation" if text.isprintable() else "other"
    elif letters and set(joined) <= set("_'’-"):
        kind = "word"
    elif digits and not letters and set(joined) <= set(".,:"):
        kind = "number"
    else:
        kind = "other"
    return kind
