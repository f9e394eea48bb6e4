"""Controllers choose γ from the past alone: lossless, and each does what it says."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from specviz.decoding.control import Controller
from specviz.decoding.controllers import CONTROLLERS
from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.settings import Settings
from specviz.trace import Draft, Final, Round, Times, Verdict
from support.exact import DRAFT, EXACT, PROMPT, TARGET, Case
from support.scripted import Scripted, distance, emitted, own, whole

MOST = 8


class Timed:
    """A controller that is told scripted times, so that a path can be repeated."""

    def __init__(self, name: str, settings: Settings, verify: float = 0.1) -> None:
        self.inner = CONTROLLERS[name](settings)
        self.told = list[tuple[int, int]]()
        self._verify = verify

    def gamma(self) -> int:
        return self.inner.gamma()

    def learn(self, round: Round) -> None:
        drafted = len(round.drafts)
        self.told.append((drafted, round.accepted))
        times = Times(0.2 * drafted, 1 + self._verify * drafted, 0.0)
        self.inner.learn(replace(round, times=times))


def models() -> tuple[Scripted, ModelDrafter]:
    return Scripted(TARGET), ModelDrafter(Scripted(DRAFT))


@pytest.mark.parametrize("name", CONTROLLERS)
@pytest.mark.parametrize("case", [Case(gamma=4, tokens=5), Case(3, 5, temperature=1.7, top_p=0.8)])
def test_every_controller_keeps_the_distribution(name: str, case: Case) -> None:
    found = emitted(models, PROMPT, case.settings, controller=lambda: Timed(name, case.settings))
    assert distance(found, own(TARGET, PROMPT, case.settings)) < EXACT


def rounds(outcomes: Iterable[tuple[int, int]]) -> list[Round]:
    """Rounds with so many drafts, and so many of them accepted."""
    return [
        Round(
            drafts=tuple(
                Draft(token=0, parent=slot - 1, verdict=_verdict(slot, accepted))
                for slot in range(drafted)
            ),
            final=Final(0, "bonus" if accepted == drafted else "correction"),
            times=Times(0.2 * drafted, 1 + 0.1 * drafted, 0.0),
        )
        for drafted, accepted in outcomes
    ]


def _verdict(slot: int, accepted: int) -> Verdict:
    return "accepted" if slot < accepted else "rejected" if slot == accepted else "untested"


def after(name: str, share: float, count: int = 40) -> int:
    """γ after many rounds that each accept this share of their drafts."""
    controller = CONTROLLERS[name](Settings(gamma=MOST))
    for _ in range(count):
        drafted = controller.gamma()
        controller.learn(*rounds([(drafted, round(share * drafted))]))
    return controller.gamma()


@pytest.mark.parametrize("name", [name for name in CONTROLLERS if name != "fixed"])
def test_acceptance_lengthens_drafts(name: str) -> None:
    assert after(name, 1.0) == MOST
    assert after(name, 0.0) == 1


def test_hysteresis_keeps_gamma_between_its_thresholds() -> None:
    assert after("average", 0.5) == after("average", 0.5, count=0)


def test_costs_decide_where_acceptance_is_the_same() -> None:
    """The dearer a verified token, the fewer are drafted."""

    def chosen(verify: float) -> int:
        settings = Settings(gamma=MOST)
        controller = Timed("cost", settings, verify)
        for _ in range(30):
            drafted = controller.gamma()
            controller.learn(*rounds([(drafted, (7 * drafted) // 10)]))
        return controller.gamma()

    lengths = [chosen(verify) for verify in (0.01, 0.3, 3.0)]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1] == 1


@given(st.lists(st.tuples(st.integers(0, MOST), st.integers(0, MOST)), max_size=30))
def test_gamma_stays_within_its_bounds(outcomes: list[tuple[int, int]]) -> None:
    for make in CONTROLLERS.values():
        controller = make(Settings(gamma=MOST))
        for round in rounds((drafted, min(drafted, accepted)) for drafted, accepted in outcomes):
            assert 1 <= controller.gamma() <= MOST
            controller.learn(round)


def test_a_run_follows_its_controller() -> None:
    class Alternating:
        def __init__(self) -> None:
            self.count = 0

        def gamma(self) -> int:
            return 1 + self.count % 3

        def learn(self, round: Round) -> None:
            self.count += 1

    settings = Settings(gamma=3, temperature=0, max_new_tokens=30)
    controller: Controller = Alternating()
    _, done, _ = whole(decode(*models(), PROMPT, settings, controller=controller))
    expected = [1 + number % 3 for number in range(len(done))]
    assert [len(round.drafts) for round in done[:-2]] == expected[:-2]
