"""The gallery of failures: instructive bad settings, as buttons that run them on Watch."""

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from specviz.service.host import Host
from specviz.settings import LIMITS
from specviz.views.lesson import PROMPTS, USUAL
from specviz.words.catalogue import Catalogue

SETTINGS: dict[str, dict[str, Any]] = {
    "weak": USUAL | {"prompt": PROMPTS["story"], "pair": "bundled-unaligned", "open": "rounds"},
    "hot": USUAL | {"prompt": PROMPTS["story"], "temperature": 1.5, "seed": 2, "tint": "overlap"},
    "gamma": USUAL | {"prompt": PROMPTS["prose"], "gamma": 16, "open": "guesses"},
    "prose": USUAL | {"prompt": PROMPTS["prose"]},
    "counting": USUAL | {"prompt": PROMPTS["counting"]},
    "early": USUAL | {"prompt": PROMPTS["story"], "drafter": "early-exit", "open": "time"},
    "tokenizers": {"target": "assets/models/target", "draft": "assets/models/smollm2-draft"},
}
"""The settings as link parameters; controls that are not named keep their values."""


def failure(say: Catalogue, one: Mapping[str, Any], host: Host) -> str:
    """Return a failure as HTML: what goes wrong, what to look for, and a button that runs it."""
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


def link_to(setting: str, host: Host) -> dict[str, Any]:
    """Return the link that runs a setting on Watch, within the host's limits."""
    wanted = {"tint": "verdict", "open": "race"} | SETTINGS[setting] | {"view": "watch", "run": 1}
    if "tokens" in wanted:
        wanted["tokens"] = min(wanted["tokens"], host.most(LIMITS["max_new_tokens"]))
    return wanted


def obstacle(say: Catalogue, setting: str, host: Host) -> str | None:
    """Explain why this host cannot run a setting; None if it can."""
    wanted = SETTINGS[setting]
    if "target" in wanted and not (host.custom and host.folders):
        return str(say.learn["no_own"])
    if (pair := wanted.get("pair")) and pair not in host.pairs:
        return str(say.learn["no_pair"].format(pair=say.pairs[pair]))
    most = host.most(LIMITS["gamma"])
    if (gamma := wanted.get("gamma", 0)) > most:
        return str(say.learn["no_gamma"].format(most=most, gamma=gamma))
    return None
