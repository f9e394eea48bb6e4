"""The words of conditional acceptance and of predictions of it."""

from typing import Any

GIVEN: dict[str, str] = {
    "heading": "Acceptance if all before were accepted",
    "axis": "guess, and how many were tested",
    "interval": "95% interval",
    "tested": "tested",
    "ends": (
        "Guess {first} was accepted in {first_share} of its tests, guess {last} in {last_share}."
    ),
    "rises": "The later guess is accepted more often.",
    "falls": "The later guess is accepted less often.",
    "open": "The 95% intervals overlap, so the difference may be chance.",
    "few": "Too few guesses were tested to compare positions.",
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
    "own": (
        "How sure the draft was of its guess, before temperature, read as a prediction of"
        " acceptance; it was not trained to be one."
    ),
    "sum": "Mean prediction {mean}, accepted {share}, of {tested} tested guesses.",
    "equal": "Points above the dashed line: more were accepted than predicted.",
}
