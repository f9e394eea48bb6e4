"""The short version of the class campaign: checks that must pass on any machine, however busy."""

from campaign.classroom import faults, lesson
from support.coroutines import finish
from support.page_process import serving


def test_no_phone_misses_a_question_and_no_answer_is_lost() -> None:
    with serving(SPECVIZ_PAIR="bundled-small") as server:
        report = finish(lesson(server, phones=20, questions=2))
        report["tracebacks"] = server.tracebacks
    assert not faults(report), report
    assert report["joined"] == 20
