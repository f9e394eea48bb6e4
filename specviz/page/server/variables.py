"""Checks the environment variables that Gradio itself reads, before it is imported."""

from collections.abc import Mapping

from specviz.errors import SettingsError

PORTS, NUMBERS = range(1, 65_536), range(1, 1_000_001)
WHOLE = {
    "GRADIO_SERVER_PORT": PORTS,
    "GRADIO_NODE_SERVER_PORT": PORTS,
    "GRADIO_NUM_PORTS": range(1, 1001),
    "GRADIO_NODE_NUM_PORTS": range(1, 1001),
    "GRADIO_NUM_WORKERS": range(1001),
    "GRADIO_DEFAULT_CONCURRENCY_LIMIT": NUMBERS,
    "GRADIO_ANALYTICS_MAX_EVENTS": NUMBERS,
    "GRADIO_ANALYTICS_CACHE_FREQUENCY": NUMBERS,
    "GRADIO_DEBUG": range(2),
}
"""Variables that Gradio 6.31 converts to whole numbers → those that it takes."""
NO_LIMIT = ("GRADIO_DEFAULT_CONCURRENCY_LIMIT", "none")


def check_variables(environment: Mapping[str, str]) -> None:
    """Check that Gradio can read its variables.

    Raises:
        SettingsError: one is not a whole number, or out of range.
    """
    for name, numbers in WHOLE.items():
        value = environment.get(name)
        if value is None or (name, value.lower()) == NO_LIMIT:
            continue
        if not (value.isascii() and value.isdigit() and int(value[:20]) in numbers):
            raise SettingsError(
                f"{name} must be a whole number from {numbers[0]} to {numbers[-1]:,}."
            )
