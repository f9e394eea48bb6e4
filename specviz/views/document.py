"""Parts of our HTML documents: the frame, the security policy, embedded data and bold words."""

import base64
import hashlib
import json
import re
from html import escape
from typing import Any

_DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{styles}</style>
</head>
<body>{body}</body>
</html>
"""


def document(language: str, title: str, *, policy: str, styles: str, body: str) -> str:
    """Return an HTML document; escapes the title, but not styles and body, which are our code."""
    return _DOCUMENT.format(
        language=language, title=escape(title), policy=policy, styles=styles, body=body
    )


def policy(script: str | None = None, more: str = "") -> str:
    """Return a Content-Security-Policy that allows own styles and data, and no requests.

    Args:
        script: the only script allowed, by its hash; None allows no script.
        more: further directives.
    """
    allowed = ""
    if script is not None:
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        allowed = f" script-src 'sha256-{digest}';"
    return (
        f"default-src 'none';{allowed} style-src 'unsafe-inline'; img-src data:; base-uri 'none';"
        f" form-action 'none'{more}"
    )


def data(value: Any) -> str:
    """Return JSON for a script element; escapes "<", which occurs only in strings."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def strong(text: str) -> str:
    """Return a text as HTML, with **bold** parts."""
    return re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", escape(text))
