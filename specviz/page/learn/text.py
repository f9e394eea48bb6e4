"""The failures of Learn as HTML, each with a button that runs it."""

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from specviz.page.learn.failures import link_to, obstacle
from specviz.service.host import Host
from specviz.words.catalogue import Catalogue


def failure(say: Catalogue, one: Mapping[str, Any], host: Host) -> str:
    """Return a failure: what goes wrong, what to look for, and a button that runs it."""
    title, wrong, look = (escape(one[name]) for name in ("title", "wrong", "look"))
    lines = [wrong, f"<strong>{escape(say.learn['look'])}</strong> {look}"]
    if "says" in one:
        lines.append(f"<strong>{escape(say.learn['says'])}</strong> “{escape(one['says'])}”")
    why = obstacle(say, one["setting"], host)
    link = escape(json.dumps(link_to(one["setting"], host)))
    label = escape(f"{say.learn['run']}: {one['title']}")
    run = f"<button type='button' data-go='{link}' aria-label='{label}'>{say.learn['run']}</button>"
    lines.append(run if why is None else f"<em>{escape(why)}</em>")
    return f"<article><h3>{title}</h3>{''.join(f'<p>{line}</p>' for line in lines)}</article>"
