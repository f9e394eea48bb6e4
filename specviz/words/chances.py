"""The words of two charts: conditional acceptance, and predicted against actual acceptance."""

from typing import Any

GIVEN: dict[str, str] = {
    "heading": "Acceptance if all before were accepted",
    "axis": "slot, and how many guesses were tested",
    "interval": "95% interval",
    "tested": "tested",
    "ends": "In slot {first}, {first_share} of the tests accepted a guess; in slot {last},"
    " {last_share}.",
    "rises": "Later guesses are accepted more often.",
    "falls": "Later guesses are accepted less often.",
    "open": "The 95% intervals overlap, so the difference may be chance.",
    "few": "Too few guesses were tested to compare slots.",
    "hollow": "Hollow: fewer than {few} tests.",
}

CALIBRATION: dict[str, Any] = {
    "heading": "Predicted and actual acceptance",
    "axis": {
        "head": "predicted chance, and how many were tested",
        "own": "the draft’s probability, and how many were tested",
    },
    "predicted": "predicted",
    "mean": "mean prediction",
    "between": "{from}–{to}",
    "head": "Before drawing a guess, the confidence head predicts its chance of acceptance.",
    "own": "The draft’s probability of its guess before temperature, read as if it predicted"
    " acceptance. It was not trained for that, and need not match.",
    "sum": "Predicted on average: {mean}. Accepted: {share} of {tested} tested guesses.",
    "other_rule": "Not compared: the rule “{rule}” judged this run, and the prediction is for other"
    " rules.",
    "equal": "Points above the dashed line: more were accepted than predicted.",
}
