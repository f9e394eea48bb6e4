"""What the page says of links to it."""

LINKS = {
    "copy": "Copy a link to this",
    "copied": "The link is copied.",
    "copied_changed": (
        "The link is copied. It opens with the settings as they are now, not with this run."
    ),
    "copied_file": (
        "The link is copied, without this run: one from a file or from another token fits in no"
        " link. Send its trace along."
    ),
    "copied_cut": (
        "The link is copied without the prompt, which is too long for a link: send it along."
    ),
    "by_hand": "This browser lets no page copy. Copy the link from the field.",
    "field": "Link to this",
    "opening": "Opening the link …",
    "fault": "Not all that the link asks for can be had here. {why}",
    "no_number": "{name} must be a number.",
    "no_text": "{name} must be text.",
    "no_view": "This page has no such view.",
    "least": "{name} must be at least {least:g} here.",
}
