"""Settings are checked once, with errors that a visitor can act on."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz import settings as module
from specviz.errors import SettingsError, SpecVizError
from specviz.settings import AXES, SETTINGS, Settings, check_prompt, settings_from

WHOLE = {
    "gamma": (0, 16),
    "top_k": (0, 1000),
    "seed": (0, 2**32 - 1),
    "max_new_tokens": (1, 1024),
}
NUMBERS = {"temperature": (0, 2), "top_p": (1e-300, 1), "confidence": (0, 1)}
NAMES = {
    "gamma": "γ",
    "top_k": "top-k",
    "seed": "seed",
    "max_new_tokens": "new tokens",
    "temperature": "temperature",
    "top_p": "top-p",
    "drafter": "drafter",
    "rule": "rule",
    "tree": "tree",
    "confidence": "confidence",
}


def refused(**values: Any) -> str:
    """The message that refuses a value, also from a form: one line that names the setting."""
    messages = set()
    with pytest.raises(SettingsError) as caught:
        Settings(**values)
    messages.add(str(caught.value))
    with pytest.raises(SettingsError) as caught:
        settings_from(values)
    messages.add(str(caught.value))
    (message,) = messages
    (field,) = values
    assert NAMES[field] in message
    assert "\n" not in message
    assert len(message) < 200
    return message


@pytest.mark.parametrize("field", WHOLE)
def test_bounds_of_whole_numbers(field: str) -> None:
    low, high = WHOLE[field]
    for value in (low, high):
        assert getattr(Settings(**{field: value}), field) == value  # type: ignore[arg-type]
    for value in (low - 1, high + 1, -(10**400), 10**400):
        message = refused(**{field: value})
        assert f"from {low} to {high:,}" in message


@pytest.mark.parametrize("field", NUMBERS)
def test_bounds_of_numbers(field: str) -> None:
    low, high = NUMBERS[field]
    for value in (low, high, (low + high) / 3):
        assert getattr(Settings(**{field: value}), field) == value  # type: ignore[arg-type]
    for value in (-1e-9, -1, high + 1e-9, high + 1, 1e300, 10**400, -(10**400)):
        refused(**{field: value})


def test_top_p_of_zero_says_why() -> None:
    assert "no token would be left" in refused(top_p=0)
    refused(top_p=0.0)
    refused(top_p=-0.0)


@pytest.mark.parametrize("field", [*WHOLE, *NUMBERS])
@pytest.mark.parametrize(
    "value",
    [math.nan, math.inf, -math.inf, True, False, "1", "", None, [1], {}, 1j, b"1"],
    ids=repr,
)
def test_values_that_are_no_numbers(field: str, value: Any) -> None:
    refused(**{field: value})


@pytest.mark.parametrize("field", WHOLE)
@pytest.mark.parametrize("value", [1.5, 0.1, 1e300, 1 - 1e-16])
def test_numbers_that_are_not_whole(field: str, value: float) -> None:
    with pytest.raises(SettingsError, match="whole number"):
        Settings(**{field: value})  # type: ignore[arg-type]
    if not value.is_integer() or value > 2**32:
        with pytest.raises(SettingsError, match="whole number"):
            settings_from({field: value})


@pytest.mark.parametrize("value", ["oracle", "", "Model", None, 1, True, ["model"], {}, math.nan])
def test_unknown_names(value: Any) -> None:
    assert "model, lookup, lookup+model, early-exit" in refused(drafter=value)
    assert "token, block, match" in refused(rule=value)
    assert "chain, k-ary" in refused(tree=value)


def test_whole_floats_of_a_slider_count_as_integers() -> None:
    values = {"gamma": 5.0, "top_k": 10.0, "seed": 3.0, "max_new_tokens": 64.0, "temperature": 1}
    settings = settings_from(values)
    assert settings == Settings(gamma=5, top_k=10, seed=3, max_new_tokens=64, temperature=1)
    assert type(settings.gamma) is type(settings.seed) is int


def test_missing_values_are_the_defaults() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"gamma": 2}) == Settings(gamma=2)


def test_unknown_setting() -> None:
    """A link may hold anything."""
    with pytest.raises(SettingsError, match="gama"):
        settings_from({"gama": 4})
    with pytest.raises(SettingsError) as caught:
        settings_from({"x\n" * 500: 4})
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("name", SETTINGS)
def test_the_table_of_settings_is_consistent(name: str) -> None:
    setting = SETTINGS[name]
    for value in (setting.default, *setting.usual, *setting.offered):
        setting.check(value)
    assert setting.off is None or setting.off == setting.default
    assert all(
        setting.least <= of <= setting.most for of in (setting.page_least, setting.off) if of
    )
    for idle in setting.idle:
        other = SETTINGS[idle.name]
        assert setting.why_idle({other.name: idle.values}) == idle
        remedy = other.kind(idle.remedy)
        for value in (*idle.values, remedy):
            other.check(value)
        assert setting.why_idle({other.name: [remedy]}) is None
        assert setting.why_idle({other.name: [*idle.values, remedy]}) is None


def test_every_axis_offers_values() -> None:
    assert all(setting.choices or setting.offered for setting in AXES.values())


def test_settings_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Settings().gamma = 3  # type: ignore[misc]


@given(
    st.dictionaries(
        st.sampled_from([*WHOLE, *NUMBERS, "drafter"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    )
)
def test_any_form(values: dict[str, Any]) -> None:
    """Gives settings within their bounds, or a one-line SettingsError."""
    try:
        settings = settings_from(values)
    except SettingsError as error:
        assert "\n" not in str(error)  # noqa: PT017
    else:
        for field, (low, high) in {**WHOLE, **NUMBERS}.items():
            assert low <= getattr(settings, field) <= high or field == "top_p"
        assert 0 < settings.top_p <= 1
        assert settings.drafter in module.DRAFTERS


def test_errors_are_for_visitors() -> None:
    assert issubclass(SettingsError, SpecVizError)
    assert issubclass(SettingsError, ValueError)


def test_longest_prompt() -> None:
    text = "é" * module.MAX_PROMPT_CHARACTERS
    assert check_prompt(text) == text
    with pytest.raises(SettingsError, match="20,001 characters; at most 20,000"):
        check_prompt(text + "!")


def test_prompt_is_left_as_it_is() -> None:
    for text in ("", " ", "\n\tx ", "😀\x00"):
        assert check_prompt(text) == text


def test_prompt_with_half_a_character() -> None:
    """A browser can send a lone surrogate; no tokenizer can read it."""
    with pytest.raises(SettingsError, match="character"):
        check_prompt("good \ud83d bad")
