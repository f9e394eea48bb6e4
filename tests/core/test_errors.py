"""Foreign errors as one line."""

import pytest

from specviz.errors import one_line


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("Should be\n  one of:\n a\n b", "Should be one of: a b"),
        ("No model. Should be one of: a, b, c, d, e, f", "No model."),
        ("Should be one of: alpha beta, gamma", "Should be one of: alpha…"),
        ("Version 1.5 of this is too old to be read", "Version 1.5 of this is…"),
        ("x" * 99, "x" * 23 + "…"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_long_message_ends_where_its_reader_sees_it(said: str, line: str) -> None:
    found = one_line(said, 24)
    assert found == line
    assert len(found) <= 24
