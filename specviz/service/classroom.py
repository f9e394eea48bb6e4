"""Classes that predict verdicts together: who has joined, what is asked, what was answered.

A teacher opens a class and shows its code. Members join on their phones, without names, and answer
each question with a probability; the teacher reveals the verdict. Everything is in memory and
forgotten when the class ends. All of it runs on one event loop: nothing here is thread-safe.
"""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

CHANCES = (0, 25, 50, 75, 100)
"""The possible answers, in per cent."""

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without 0, 1, I, L, O, which look alike
CODE_LENGTH = 6  # 887 million codes
MOST_CLASSES = 256  # so that 64 addresses are needed to open all; idle ones make room
MOST_PER_ADDRESS = 4  # open classes
MOST_MEMBERS = 300  # per class
MOST_ALIKE = 100  # of them from one address, which a room may share, such as a school's Wi-Fi
MOST_STREAMS = 2 * MOST_MEMBERS  # open pages, per class
MOST_PAGES = 4  # open pages of one member
ABSENT_SECONDS = 300  # without the teacher's page, after which a class ends
LONGEST_SECONDS = 6 * 3600
IDLE_SECONDS = 120  # after which an idle class makes room for another


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The question whether the target accepts a guess.

    Attributes:
        guess: the guessed token's text.
        before: the end of the text before it.
        round, slot: where the guess is, counted from 1.
    """

    guess: Annotated[str, Meta(max_length=80)]
    before: Annotated[str, Meta(max_length=400)]
    round: Annotated[int, Meta(ge=1, le=100_000)]
    slot: Annotated[int, Meta(ge=1, le=64)]


class GuessOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The verdict on a guess, and the chance with which it was accepted, if known."""

    kept: bool
    chance: Annotated[float, Meta(ge=0, le=1)] | None = None


class Score(NamedTuple):
    """Answers so far, their total Brier score, and how many that were not 50 % were right."""

    answers: int = 0
    brier: float = 0
    decided: int = 0
    right: int = 0

    def plus(self, chance: int, outcome: GuessOutcome) -> "Score":
        """Return the score after one more answer."""
        said = chance / 100
        is_decided = chance != 50
        return Score(
            self.answers + 1,
            self.brier + (said - outcome.kept) ** 2,
            self.decided + is_decided,
            self.right + (is_decided and (said > 0.5) == outcome.kept),
        )


@dataclass(frozen=True)
class Poll:
    """One question and its answers; with an outcome, the answers are scored.

    Attributes:
        number: how many questions were asked so far.
        question: None between questions.
        answers: in per cent, by member.
        scores: of all questions so far, by member; "" is the whole class.
    """

    number: int = 0
    question: Question | None = None
    answers: Mapping[str, int] = field(default_factory=dict)
    outcome: GuessOutcome | None = None
    scores: Mapping[str, Score] = field(default_factory=dict)

    def ask(self, question: Question | None) -> "Poll":
        """Return the poll with a new question; None withdraws the current one."""
        number = self.number + (question is not None)
        return replace(self, number=number, question=question, answers={}, outcome=None)

    def answer(self, member: str, number: int, chance: int) -> "Poll":
        """Return the poll with a member's answer; unchanged if it does not take this answer."""
        is_open = self.question is not None and self.outcome is None and number == self.number
        if not is_open or chance not in CHANCES:
            return self
        return replace(self, answers={**self.answers, member: chance})

    def reveal(self, outcome: GuessOutcome) -> "Poll":
        """Return the poll with its outcome and everyone's new score."""
        if self.question is None or self.outcome is not None:
            return self
        scores = dict(self.scores)
        for member, chance in self.answers.items():
            for who in (member, ""):
                scores[who] = scores.get(who, Score()).plus(chance, outcome)
        return replace(self, outcome=outcome, scores=scores)

    def forget(self, member: str) -> "Poll":
        """Return the poll without a member's answer and score."""
        answers = {who: one for who, one in self.answers.items() if who != member}
        scores = {who: one for who, one in self.scores.items() if who != member}
        return replace(self, answers=answers, scores=scores)

    @property
    def counts(self) -> list[int]:
        """The number of answers of each of `CHANCES`."""
        given = list(self.answers.values())
        return [given.count(chance) for chance in CHANCES]


@dataclass(eq=False)
class Classroom:
    """A class: its members, and its current question.

    Attributes:
        code: what members join with.
        key: what only the teacher knows.
        streams: the number of open pages of each known member.
        teachers: the number of the teacher's open pages.
        left: when the last of those closed, on the registry's clock.
        limited: whether an address has at most `MOST_ALIKE` members.
    """

    code: str
    key: str
    address: str
    opened: float
    left: float
    limited: bool = False
    poll: Poll = field(default_factory=Poll)
    streams: dict[str, int] = field(default_factory=dict)
    teachers: int = 0
    is_over: bool = False
    _addresses: dict[str, str] = field(default_factory=dict)  # of members
    _listeners: dict[Callable[[], None], bool] = field(default_factory=dict)

    @property
    def is_idle(self) -> bool:
        """Whether it has no teacher's page, or nobody has joined."""
        return not self.teachers or not self.streams

    def join(self, member: str = "", address: str = "") -> str | None:
        """Open a page of a known member, or of a new one; return the member, None if full.

        Args:
            address: the network address of the page.
        """
        if sum(self.streams.values()) >= MOST_STREAMS:
            return None
        if member not in self.streams:
            if not self._make_room(address):
                return None
            member = secrets.token_urlsafe(9)
            self._addresses[member] = address
        elif self.streams[member] >= MOST_PAGES:
            return None
        self.streams[member] = self.streams.get(member, 0) + 1
        self._tell(members=False)
        return member

    def leave(self, member: str) -> None:
        """Close a page of a member, who may come back."""
        if member in self.streams:
            self.streams[member] -= 1
            self._tell(members=False)

    def ask(self, question: Question | None) -> None:
        """Ask a question; None withdraws the current one."""
        self._become(self.poll.ask(question), members=True)

    def answer(self, member: str, number: int, chance: int) -> bool:
        """Record a member's answer to a question; return whether it counts."""
        if member not in self.streams:
            return False
        self._become(self.poll.answer(member, number, chance), members=False)
        return self.poll.answers.get(member) == chance and self.poll.number == number

    def reveal(self, outcome: GuessOutcome) -> None:
        """Show everyone the verdict, and score the answers."""
        self._become(self.poll.reveal(outcome), members=True)

    def end(self) -> None:
        """End the class and forget everything about it."""
        self.is_over = True
        self.poll, self.streams, self._addresses = Poll(), {}, {}
        self._tell(members=True)

    def listen(self, wake: Callable[[], None], *, is_teacher: bool) -> None:
        """Call `wake` after each change; for a member, only after those that members see."""
        self._listeners[wake] = is_teacher

    def silence(self, wake: Callable[[], None]) -> None:
        """Stop calling `wake`."""
        self._listeners.pop(wake, None)

    def told_to(self, member: str) -> dict[str, Any]:
        """Return what a member sees; nothing of the others before the verdict."""
        if self.is_over:
            return {"over": True}
        now = self.poll
        return {
            "member": member,
            "number": now.number,
            "question": now.question,
            "said": now.answers.get(member),
            "outcome": now.outcome,
            "score": _mean(now.scores.get(member)) if now.outcome else None,
        }

    def told_to_teacher(self) -> dict[str, Any]:
        """Return what the projector shows; the distribution only with the verdict."""
        if self.is_over:
            return {"over": True}
        now = self.poll
        asked = Score()
        if now.outcome is not None:
            for chance in now.answers.values():
                asked = asked.plus(chance, now.outcome)
        return {
            "phones": sum(count > 0 for count in self.streams.values()),
            "number": now.number,
            "asking": now.question is not None and now.outcome is None,
            "answers": len(now.answers),
            "counts": now.counts if now.outcome else None,
            "kept": now.outcome.kept if now.outcome else None,
            "score": _mean(asked),
            "all": _mean(now.scores.get("")),
        }

    def _become(self, poll: Poll, *, members: bool) -> None:
        if poll is not self.poll:
            self.poll = poll
            self._tell(members=members)

    def _tell(self, *, members: bool) -> None:
        for wake, is_teacher in [*self._listeners.items()]:
            if is_teacher or members:
                wake()

    def _make_room(self, address: str) -> bool:
        """Make room for a new member; False if there is none, in all or for their address."""
        same = [who for who in self.streams if self._addresses[who] == address]
        if self.limited and len(same) >= MOST_ALIKE:
            return self._forget_one(same)
        return len(self.streams) < MOST_MEMBERS or self._forget_one([*self.streams])

    def _forget_one(self, members: Sequence[str]) -> bool:
        """Forget the earliest of some members who has left; False if all are there."""
        absent = next((who for who in members if not self.streams[who]), None)
        if absent is None:
            return False
        del self.streams[absent], self._addresses[absent]
        self.poll = self.poll.forget(absent)
        return True


def _mean(score: Score | None) -> dict[str, float] | None:
    if score is None or not score.answers:
        return None
    return {**score._asdict(), "brier": score.brier / score.answers}


class Classrooms:
    """All open classes.

    Args:
        clock: returns seconds that never decrease.
        limited: see `Classroom`.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, *, limited: bool = False
    ) -> None:
        self._clock = clock
        self._limited = limited
        self._open: dict[str, Classroom] = {}

    def open(self, address: str = "") -> Classroom | None:
        """Open a class for a teacher; None if there are too many, here or from one address."""
        self.expire()
        same = sum(one.address == address for one in self._open.values())
        if same >= MOST_PER_ADDRESS or not self._make_room():
            return None
        code = self._new_code()
        now = self._clock()
        key = secrets.token_urlsafe(18)
        made = Classroom(code, key, address, now, now, self._limited)
        self._open[code] = made
        return made

    def find(self, code: str) -> Classroom | None:
        """Return the class with a code, in any case of letters."""
        self.expire()
        return self._open.get(code.upper())

    def taught(self, code: str, key: str) -> Classroom | None:
        """Return the class with a code if the key is its teacher's."""
        found = self.find(code)
        known = found is not None and secrets.compare_digest(found.key.encode(), key.encode())
        return found if known else None

    def enter(self, room: Classroom) -> None:
        """Open a page of the class's teacher."""
        room.teachers += 1

    def exit(self, room: Classroom) -> None:
        """Close a page of the class's teacher, who may come back soon."""
        room.teachers -= 1
        room.left = self._clock()

    def end(self, room: Classroom) -> None:
        """End a class."""
        self._open.pop(room.code, None)
        room.end()

    def expire(self) -> None:
        """End classes whose teacher has gone, and classes open for too long."""
        now = self._clock()
        for room in [*self._open.values()]:
            is_alone = not room.teachers and now - room.left > ABSENT_SECONDS
            if is_alone or now - room.opened > LONGEST_SECONDS:
                self.end(room)

    def _make_room(self) -> bool:
        """Make room for a class, in place of the one idle for longest; False if there is none."""
        if len(self._open) < MOST_CLASSES:
            return True
        until = self._clock() - IDLE_SECONDS
        idle = [room for room in self._open.values() if room.is_idle and room.left < until]
        if idle:
            self.end(min(idle, key=lambda room: room.left))
        return bool(idle)

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self._open:
                return code
