"""The causes of low acceptance that can be tested from outside."""

from specviz.engines.checklist import UNTESTABLE, Item, checklist
from specviz.engines.engine import Reply, Server, Step

SERVER = Server("E", "1", "m", speculates=True)


def reply(*accepted: int, drafted: int = 4) -> Reply:
    steps = [Step(tuple(range(k + 1)), drafted, k, 0.1) for k in accepted]
    return Reply((1,), (Step((1,), 0, 0, 0.1), *steps))


def findings(items: list[Item]) -> dict[str, str]:
    return {item.name: item.finding for item in items}


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    found = findings(checklist(SERVER, [reply(*[3, 2] * 40)], [reply(*[2, 3] * 40)]))
    assert {found[name] for name in ("off", "first_guess", "greedy_draft", "length")} == {"fine"}
    assert {found[name] for name in UNTESTABLE} == {"untested"}
    assert "quantised" not in found


def test_each_cause_is_found() -> None:
    assert findings(checklist(SERVER._replace(speculates=False))) == {"off": "found"}
    found = findings(checklist(SERVER._replace(quantised="Q4_K"), [reply(*[0] * 60)]))
    assert found["quantised"] == found["first_guess"] == "found"
    found = findings(checklist(SERVER, [reply(*[4] * 60)], [reply(*[0, 0, 1] * 20)]))
    assert found["greedy_draft"] == "found"
    found = findings(checklist(SERVER, [reply(*[4] * 60, *[0] * 60)]))
    assert found["length"] == "found"


def test_a_rise_is_no_cause() -> None:
    found = findings(checklist(SERVER, [reply(*[0] * 60, *[4] * 60)]))
    assert found["length"] == "fine"


def test_an_engine_that_tells_no_steps_leaves_them_untested() -> None:
    silent = Reply((1,), (Step((1, 2), None, None, 0.1),))
    found = findings(checklist(SERVER, [silent], [silent]))
    assert {found[name] for name in ("off", "first_guess", "greedy_draft", "length")} == {
        "untested"
    }
