"""The short version of the fault campaign, `tests/campaign/faults.py`."""

import pytest

from campaign.faults import LIGHT, provoke


@pytest.mark.parametrize("name", LIGHT)
def test_nothing_is_lost_that_was_said_to_be_kept(name: str) -> None:
    assert provoke(name, seed=0).seen
