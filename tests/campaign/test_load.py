"""The short version of the load campaign: checks that must pass on any machine, however busy."""

from campaign.load import faults, load
from support.coroutines import finish
from support.page_process import serving


def test_nobody_loses_a_run_or_waits_in_the_dark() -> None:
    with serving(SPECVIZ_PAIR="bundled-small", SPECVIZ_VISITORS="2") as server:
        report = finish(load(server, clients=6, seconds=1.5, alone=1, quiet=0.5))
        report["tracebacks"] = server.tracebacks
    assert not faults(report), report
    assert report["told_a_place"] >= 4, "two are served at a time"
