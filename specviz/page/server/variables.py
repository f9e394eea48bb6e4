"""Checks the environment variables that Gradio itself reads, before it is imported."""

from collections.abc import Mapping

from specviz.errors import SettingsError

WHOLE = {
    "GRADIO_SERVER_PORT": 65_535,
    "GRADIO_NUM_PORTS": 1000,
    "GRADIO_NODE_NUM_PORTS": 1000,
    "GRADIO_ANALYTICS_MAX_EVENTS": 1_000_000,
    "GRADIO_ANALYTICS_CACHE_FREQUENCY": 1_000_000,
}
"""Variables that must be whole numbers → the largest; the smallest is 1."""


def check_variables(environment: Mapping[str, str]) -> None:
    """Check that Gradio can read its variables.

    Raises:
        SettingsError: one is not a whole number, or out of range.
    """
    for name, most in WHOLE.items():
        value = environment.get(name, "1")
        if not (value.isascii() and value.isdigit() and 1 <= int(value[:20]) <= most):
            raise SettingsError(f"{name} must be a whole number from 1 to {most:,}.")
