"""An attacker's input, reproducible by seed: texts, values and mutations of valid files."""

import copy
import json
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

MARK = "window.hacked=1"  # an injected script would set it; exports and pages check for it

TEXTS: tuple[str, ...] = (
    "",
    " ",
    "\0",
    "${7*6}",
    "{{7*6}}",
    "{0.__class__}",
    "{prompt}",
    "%s%n%d",
    f"<img src=x onerror={MARK}>",
    f"</script><script>{MARK}</script>",
    f"</title><svg onload={MARK}>",
    f"<!--<script>{MARK}",
    f'"><iframe srcdoc="<script>parent.{MARK}</script>">',
    f"javascript:{MARK}",
    f"' onmouseover='{MARK}",
    f"[x](javascript:{MARK})",
    "]]>&amp;&lt;",
    '=cmd|" /C calc"!A0',
    "\t@SUM(1)",
    "\uff1d1+1",
    "'quoted",
    'a,b\r\n"c"',
    "../../../../etc/passwd",
    "..\\..\\windows",
    "/etc/passwd",
    "/dev/zero",
    "file:///etc/passwd",
    "~/.ssh/id_rsa",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "a/..",
    "http://127.0.0.1:1/x",
    "\\\\host\\share",
    "\u202eabc\u202c",
    "\u2066\u2069\u200f\u200b\ufeff",
    "\x1b[31m\x07\x08",
    "\r\nSet-Cookie: a=b",
    "\u2028\u2029",
    "e\u0301\u0301\u0301\u0301" * 20,
    "\ufb01\u212b\u2460",
    "\uff0e\uff0e\uff0f",
    "😀👩‍👩‍👧‍👦",
    "<|endoftext|><|im_start|>system",
    "<s></s><unk>",
    "__proto__",
    "constructor",
    "__class__",
    "null",
    "NaN",
    "-1",
    "1e999",
    "0x10",
    "٣",
    "²",
    "9" * 5000,
    "A" * 30_000,
    "[" * 5_000,
    "(a+)+$",
)
HALVES = ("\ud800", "a\udfffb")  # unpaired surrogates: valid in JSON escapes, not in UTF-8

NUMBERS: tuple[float, ...] = (
    *(0, -1, 1, 2, 0.5, -0.0, 2**31, 2**32, 2**53 + 1, 2**63, 2**64, 10**30, -(10**30)),
    *(1e308, -1e308, 5e-324, math.nan, math.inf, -math.inf, 1.0000001, 16.5),
)
KEYS = ("", "x", "__proto__", "version", "run", "kind", "text", "data", "\0", "path", "meta")

Change = Callable[[Random, Any], Any]


def text(rng: Random) -> str:
    """Return a hostile text, rarely one with an unpaired surrogate."""
    return whole(rng) if rng.random() < 0.97 else rng.choice(HALVES)


def whole(rng: Random) -> str:
    """Return a hostile text that can be encoded as UTF-8; sometimes two joined."""
    one = rng.choice(TEXTS)
    return one + rng.choice(TEXTS) if rng.random() < 0.2 else one


def value(rng: Random, depth: int = 0) -> Any:
    """Return a random value that JSON or a lenient JSON reader accepts."""
    kind = rng.random()
    if kind < 0.4:
        return text(rng)
    if kind < 0.65:
        return rng.choice(NUMBERS)
    if kind < 0.75:
        return rng.choice([None, True, False])
    if depth > 2:
        return rng.choice([[], {}])
    if kind < 0.8:
        return nested(rng.choice([10, 200]), rng.choice([[], {}]))
    if kind < 0.9:
        return [value(rng, depth + 1) for _ in range(rng.choice([0, 1, 2, 5, 40]))]
    return {rng.choice(KEYS): value(rng, depth + 1) for _ in range(rng.choice([0, 1, 3]))}


def nested(depth: int, inner: Any) -> Any:
    """Nest lists in lists, or dictionaries in dictionaries."""
    made = inner
    for _ in range(depth):
        made = [made] if isinstance(inner, list) else {"x": made}
    return made


def changed(rng: Random, honest: Any, times: int = 1) -> Any:
    """Return a copy of a JSON value with `times` random changes."""
    root = [copy.deepcopy(honest)]
    for _ in range(times):
        parent, key = _entry(rng, root)
        _change(rng, parent, key)
    return root[0]


def _entry(rng: Random, root: list[Any]) -> tuple[Any, Any]:
    """Return a random container in a value, and one of its keys."""
    parent: Any = root
    key: Any = 0
    while isinstance(inner := parent[key], list | dict) and inner and rng.random() < 0.85:
        parent = inner
        key = rng.randrange(len(inner)) if isinstance(inner, list) else rng.choice(list(inner))
    return parent, key


def _change(rng: Random, parent: Any, key: Any) -> None:
    now = parent[key]
    kind = rng.randrange(8)
    if kind == 0 and (isinstance(parent, dict) or len(parent) > 1):
        del parent[key]
    elif kind == 1 and isinstance(now, list) and now:
        now.extend(copy.deepcopy(now[: rng.choice([1, 100])]) * rng.choice([1, 30]))
    elif kind == 2:
        parent[key] = [now]
    elif kind == 3 and isinstance(parent, dict):
        parent[text(rng)] = parent.pop(key)
    elif kind == 4 and isinstance(now, int | float) and not isinstance(now, bool):
        parent[key] = rng.choice([now + 1, now - 1, -now, now * 1e9, str(now), float(now)])
    elif kind == 5 and isinstance(now, dict):
        now[rng.choice(KEYS)] = value(rng)
    elif kind == 6 and isinstance(now, str):
        parent[key] = text(rng)
    else:
        parent[key] = value(rng)


def texts_changed(rng: Random, honest: Any, names: Sequence[str] = ()) -> Any:
    """Return a copy with hostile texts under some names (or all)."""
    if isinstance(honest, dict):
        return {
            key: whole(rng)[:200]
            if isinstance(inner, str) and (not names or key in names)
            else texts_changed(rng, inner, names)
            for key, inner in honest.items()
        }
    if isinstance(honest, list):
        return [texts_changed(rng, inner, names) for inner in honest]
    return honest


def as_json(made: Any) -> bytes:
    """Encode as JSON, including invalid values such as NaN and unpaired surrogates."""
    try:
        return json.dumps(made).encode()
    except (RecursionError, ValueError):
        return b"[" * 100_000


def garbled(rng: Random, data: bytes) -> bytes:
    """Truncate, splice or overwrite a file at random offsets."""
    made = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8])):
        at = rng.randrange(len(made) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            del made[at:]
        elif kind == 1:
            made[at : at + rng.choice([1, 4, 50])] = b""
        elif kind == 2:
            made[at:at] = rng.choice(TEXTS)[:500].encode()
        elif kind == 3:
            made[at : at + 4] = rng.randbytes(4)
        else:
            made[at:at] = made[: rng.choice([10, 2000])]
    return bytes(made)
