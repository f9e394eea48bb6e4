"""The words of the page's links to itself."""

from typing import Any

LINKS: dict[str, Any] = {
    "copy": "Copy link",
    "copied": "Link copied.",
    "copied_changed": "Link copied. It opens with the current settings, not with this run.",
    "copied_file": "Link copied, but it cannot hold this run, which came from a file or continued"
    " from another token. Send its trace as well.",
    "copied_cut": "Link copied without the prompt, which is too long. Send the prompt as well.",
    "embed": "Copy the HTML to embed it",
    "embedded": "Copied: HTML that shows this stage on another page.",
    "qr": {
        "open": "QR code",
        "alt": "QR code of the link below",
        "too_long": "This link is too long for a QR code: the prompt is part of it.",
        "here_alone": "This address works on this computer only. Open the page under the computer’s"
        " network name or address first.",
        "close": "Close",
    },
    "by_hand": "This browser does not let the page copy. Copy the text from the field.",
    "field": "Link to this page",
    "opening": "Opening the link…",
    "no_moment": "The link names a round or a token that this run does not have.",
    "fault": "Part of this link could not be opened. {why}",
    "no_number": "{name} must be a number.",
    "no_text": "{name} must be text.",
    "no_view": "This page has no such tab.",
    "least": "{name} must be at least {least:g} on this page.",
}
