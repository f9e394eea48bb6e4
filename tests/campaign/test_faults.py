"""The short version of the fault campaign, `tests/campaign/faults.py`."""

import pytest

from campaign.faults import LIGHT, provoke


@pytest.mark.parametrize("name", LIGHT)
def test_no_fault_loses_saved_data(name: str) -> None:
    assert provoke(name, seed=0).seen
