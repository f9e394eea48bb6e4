"""Kinds of tokens: is white space easier to guess than a word, a keyword than a number?"""

import keyword

from specviz.trace import Hex, Piece

_PROSE = set(
    "and as break continue else finally for from global if in is not or pass raise return try "
    "while with".split()
)
_SCRIPT = set("const function null typeof undefined var void".split())
KEYWORDS = frozenset(keyword.kwlist) - _PROSE | _SCRIPT
"""Keywords of Python and JavaScript that prose hardly uses: `def` and `null`, not `for` or `is`."""


def token_kind(token: Piece) -> str:
    """One of `sweeps.TOKEN_KINDS`, from the text of the token alone.

    space: nothing but white space. word: letters, and what joins them in names (_ and '). number:
    digits, and what joins those. keyword: see KEYWORDS. punctuation: neither letters nor digits.
    other: parts of characters, and mixtures.
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
