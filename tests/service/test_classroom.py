"""A class: joining, answers that count, what each side sees, and its end."""

import re

import pytest

from specviz.service import classroom
from specviz.service.classroom import (
    ABSENT_SECONDS,
    ALPHABET,
    CHANCES,
    CODE_LENGTH,
    IDLE_SECONDS,
    LONGEST_SECONDS,
    MOST_ALIKE,
    MOST_CLASSES,
    MOST_MEMBERS,
    MOST_PAGES,
    MOST_PER_ADDRESS,
    MOST_STREAMS,
    Classroom,
    Classrooms,
    GuessOutcome,
    Poll,
    Question,
    Score,
)

QUESTION = Question(guess="·lamp", before="a green", round=1, slot=2)


class Clock:
    """A clock that tests set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def opened(rooms: Classrooms | None = None, address: str = "") -> Classroom:
    room = (rooms or Classrooms()).open(address)
    assert room is not None
    return room


def joined(room: Classroom, member: str = "") -> str:
    found = room.join(member)
    assert found is not None
    return found


def test_codes_are_hard_to_guess_and_easy_to_read() -> None:
    rooms = Classrooms()
    made = [opened(rooms, str(n)) for n in range(MOST_CLASSES)]
    assert len({room.code for room in made}) == len({room.key for room in made}) == MOST_CLASSES
    assert all(re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", room.code) for room in made)
    assert len(ALPHABET) ** CODE_LENGTH > 500_000_000
    assert not set("01ILO") & set(ALPHABET)
    assert rooms.find(made[0].code.lower()) is made[0]
    assert rooms.find("") is None
    assert rooms.taught(made[0].code, made[0].key) is made[0]
    assert rooms.taught(made[0].code, made[1].key) is None
    assert rooms.taught(made[0].code, "ключ") is None


def test_the_number_of_open_classes_is_limited() -> None:
    rooms = Classrooms()
    first = [opened(rooms, "one") for _ in range(MOST_PER_ADDRESS)]
    assert rooms.open("one") is None
    for number in range(MOST_CLASSES - MOST_PER_ADDRESS):
        opened(rooms, str(number))
    assert MOST_CLASSES >= 50 * MOST_PER_ADDRESS, "a few addresses do not fill the page"
    assert rooms.open("another") is None
    rooms.end(first[0])
    assert rooms.open("another") is not None


def test_a_full_page_gives_up_the_class_that_is_idle_for_longest() -> None:
    clock = Clock()
    rooms = Classrooms(clock)
    made = []
    for number in range(MOST_CLASSES):
        clock.now += 0.1
        made.append(opened(rooms, str(number)))
        rooms.enter(made[-1])
        joined(made[-1])
    rooms.exit(made[1])  # its teacher left; nobody ever joined the one before
    made[0].streams.clear()
    assert rooms.open("early") is None, "a page may be loading"
    clock.now += IDLE_SECONDS + 1
    made[2].leave(next(iter(made[2].streams)))
    assert all(rooms.open(who) for who in ("first", "second"))
    assert [room.is_over for room in made[:4]] == [True, True, False, False]
    assert rooms.open("third") is None, "the other classes are in use, the two new ones are loading"


def test_a_class_ends_when_its_teacher_has_gone() -> None:
    clock = Clock()
    rooms = Classrooms(clock)
    room, other = opened(rooms), opened(rooms)
    rooms.enter(room)
    clock.now = ABSENT_SECONDS + 1
    assert rooms.find(room.code) is room
    assert rooms.find(other.code) is None, "its teacher never came"
    rooms.exit(room)
    clock.now += ABSENT_SECONDS
    assert rooms.find(room.code) is room
    rooms.enter(room)
    clock.now = LONGEST_SECONDS + 1
    assert rooms.find(room.code) is None
    assert room.told_to("") == room.told_to_teacher() == {"over": True}


def test_one_address_takes_a_share_of_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one client could vote for everyone, from the teacher's address, too."""
    assert 60 <= MOST_ALIKE < MOST_MEMBERS / 2, "a lecture on the Wi-Fi of a school fits"
    school = opened(Classrooms(limited=True), "school")
    assert all(school.join("", "school") for _ in range(40))
    monkeypatch.setattr(classroom, "MOST_ALIKE", 2)
    room = opened(Classrooms(limited=True), "room")
    first, second = room.join("", "away"), room.join("", "away")
    assert first
    assert second
    assert room.join("", "away") is None
    assert room.join(first, "away") == first, "a known member may come back"
    assert room.join("", "another")
    assert [bool(room.join("", "room")) for _ in range(3)] == [True, True, False]
    assert all(opened().join("", "room") for _ in range(3)), "a page of one's own has no limit"
    room.ask(QUESTION)
    assert room.answer(second, 1, 100)
    room.leave(second)
    third = room.join("", "away")
    assert third
    assert not room.answer(second, 1, 100), "its place went to another member"
    assert room.poll.answers == {}


def test_an_ended_class_keeps_nothing() -> None:
    rooms = Classrooms()
    room = opened(rooms)
    member = joined(room)
    room.ask(QUESTION)
    assert room.answer(member, 1, 75)
    rooms.end(room)
    assert (room.poll, room.streams, room._addresses) == (Poll(), {}, {})
    assert not room.answer(member, 1, 75)
    room.leave(member)


def test_an_answer_counts_while_its_question_is_open() -> None:
    room = opened()
    member = joined(room)
    assert not room.answer(member, 0, 50), "no question is open"
    room.ask(QUESTION)
    assert not room.answer("nobody", 1, 50)
    assert not room.answer(member, 2, 50)
    assert not room.answer(member, 1, 60)
    assert room.answer(member, 1, 50)
    assert room.answer(member, 1, 100), "an answer may be changed"
    room.ask(None)
    assert not room.answer(member, 1, 0), "the question was withdrawn"
    room.ask(QUESTION)
    assert not room.answer(member, 1, 0), "it answers the previous question"
    assert room.answer(member, 2, 0)
    room.reveal(GuessOutcome(kept=True))
    assert not room.answer(member, 2, 100), "the verdict is known"


def test_answers_are_hidden_before_the_verdict() -> None:
    room = opened()
    one, other = joined(room), joined(room)
    room.ask(QUESTION)
    room.answer(one, 1, 75)
    told = room.told_to(other)
    assert (told["question"], told["said"], told["outcome"]) == (QUESTION, None, None)
    shown = room.told_to_teacher()
    assert (shown["phones"], shown["answers"], shown["asking"]) == (2, 1, True)
    assert shown["counts"] is shown["kept"] is shown["score"] is None


def test_the_verdict_scores_every_answer() -> None:
    room = opened()
    members = [joined(room) for _ in CHANCES]
    room.reveal(GuessOutcome(kept=True))
    assert room.told_to_teacher()["counts"] is None, "no question was open"
    room.ask(QUESTION)
    for member, chance in zip(members, CHANCES, strict=True):
        assert room.answer(member, 1, chance)
    room.reveal(GuessOutcome(kept=True, chance=0.8))
    room.reveal(GuessOutcome(kept=False))  # only the first counts
    shown = room.told_to_teacher()
    assert (shown["counts"], shown["kept"]) == ([1, 1, 1, 1, 1], True)
    brier = (1 + 0.5625 + 0.25 + 0.0625 + 0) / 5
    assert shown["score"] == {
        "answers": 5, "brier": pytest.approx(brier), "decided": 4, "right": 2,
    }  # fmt: skip
    assert room.told_to(members[3])["score"]["brier"] == pytest.approx(0.0625)
    room.ask(QUESTION)
    room.answer(members[0], 2, 0)
    room.reveal(GuessOutcome(kept=False))
    assert room.told_to(members[0])["score"]["brier"] == pytest.approx(0.5)
    assert room.told_to(members[1])["said"] is None
    shown = room.told_to_teacher()
    assert (shown["score"]["answers"], shown["all"]["answers"]) == (1, 6)
    assert Score().plus(50, GuessOutcome(kept=True)).decided == 0


def test_a_member_comes_back_and_the_longest_gone_makes_room() -> None:
    room = opened()
    first = joined(room)
    assert joined(room, first) == first
    assert joined(room, "forged") != "forged"
    room.leave(first)
    room.leave(first)
    for _ in range(MOST_MEMBERS - len(room.streams)):
        joined(room)
    assert room.told_to_teacher()["phones"] == MOST_MEMBERS - 1
    room.ask(QUESTION)
    room.answer(first, 1, 0)
    newcomer = joined(room)
    assert first not in room.streams
    assert room.poll.answers == {}
    assert room.join() is None, "the class is full"
    assert room.join(newcomer) == newcomer, "a member may come back to a full class"


def test_one_member_cannot_keep_others_out() -> None:
    room = opened()
    others = [joined(room) for _ in range(10)]
    greedy = joined(room)
    pages = 1 + sum(room.join(greedy) is not None for _ in range(MOST_STREAMS))
    assert pages == MOST_PAGES
    for other in others:
        room.leave(other)
        assert joined(room, other) == other


def test_listeners_are_called_for_what_they_see() -> None:
    room = opened()
    heard: list[str] = []

    def phone() -> None:
        heard.append("phone")

    def projector() -> None:
        heard.append("projector")

    room.listen(phone, is_teacher=False)
    room.listen(projector, is_teacher=True)
    member = joined(room)
    assert heard == ["projector"]
    room.ask(QUESTION)
    assert sorted(heard) == ["phone", "projector", "projector"]
    heard.clear()
    room.answer(member, 1, 25)
    room.answer(member, 5, 25)
    assert heard == ["projector"], "an answer that changes nothing calls nobody"
    room.silence(projector)
    room.end()
    assert heard == ["projector", "phone"]
