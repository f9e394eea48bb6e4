"""The short version of the floods, `tests/campaign/floods.py`."""

from campaign.floods import FLOODS, try_floods


def test_a_visitor_is_served_while_another_floods_the_page() -> None:
    results = [found for found, _ in try_floods(share=0.1)]
    assert len(results) == len(FLOODS)
    assert not [fault for found in results for fault in found.faults]
