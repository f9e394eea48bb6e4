"""The gallery of failures: instructive bad settings, as links to Watch."""

from typing import Any

from specviz.service.host import Host
from specviz.words.catalogue import Catalogue
from specviz.words.examples import CONTINUATIONS

PROMPTS = {example["kind"]: example["prompt"] for example in CONTINUATIONS}
USUAL: dict[str, Any] = {
    "pair": "bundled-medium",
    "drafter": "model",
    "rule": "token",
    "gamma": 4,
    "temperature": 0.7,
    "confidence": 0,
    "top_k": 0,
    "top_p": 1,
    "seed": 0,
    "tokens": 128,
    "plain": 1,
}

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


def link_to(setting: str, host: Host) -> dict[str, Any]:
    """Return the link that runs a setting on Watch, within the host's limits."""
    wanted = {"tint": "verdict", "open": "race"} | SETTINGS[setting] | {"view": "watch", "run": 1}
    if "tokens" in wanted:
        wanted["tokens"] = min(wanted["tokens"], host.max_new_tokens)
    return wanted


def obstacle(say: Catalogue, setting: str, host: Host) -> str | None:
    """Explain why this host cannot run a setting; None if it can."""
    wanted = SETTINGS[setting]
    if "target" in wanted and not (host.custom and host.folders):
        return str(say.learn["no_own"])
    if (pair := wanted.get("pair")) and pair not in host.pairs:
        return str(say.learn["no_pair"].format(pair=say.pairs[pair]))
    if (gamma := wanted.get("gamma", 0)) > host.max_gamma:
        return str(say.learn["no_gamma"].format(most=host.max_gamma, gamma=gamma))
    return None
