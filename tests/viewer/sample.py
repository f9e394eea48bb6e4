"""Made-up traces for the viewer's tests: seeded, valid, and shaped like real ones.

The text is fixed. A seeded generator decides which guesses are right, and the probabilities are
made to fit. Run as a program, it writes one trace to standard output.
"""

import random
import re
import sys

from msgspec.structs import replace

from specviz.settings import LOSSY, RULES, Settings
from specviz.trace import (
    REST,
    Candidate,
    Draft,
    Final,
    FinalKind,
    Machine,
    Model,
    Models,
    Piece,
    Plain,
    Position,
    Prefill,
    Round,
    RuleFigures,
    Times,
    Trace,
    Verdict,
    counted,
    piece,
    write,
)
from specviz.trace.upgrade import with_chances

PROMPT = "def fibonacci(n):\n"
TEXT = '''    """Return the n-th Fibonacci number, naïvely ✅."""
    if n < 2:
        return n
    a, b = 0, 1
    for _ in range(n - 1):
        a, b = b, a + b
    return b


def primes(limit):
    """Yield the primes below limit."""
    sieve = [True] * limit
    for number in range(2, limit):
        if sieve[number]:
            yield number
            for multiple in range(number * number, limit, number):
                sieve[multiple] = False
'''
WRONG = [" the", "self", " None", "x", "(", " +", "\n", "return", " 0", "len"]
HOSTILE = ["${7*6}", "<img src=x onerror=alert(1)>", "{{7*6}}", "<b>x</b>", "\u202ea", "\u200b"]


class Vocabulary:
    """Ids for pieces of text, assigned on first use."""

    def __init__(self) -> None:
        self.ids: dict[bytes, int] = {}

    def id(self, data: bytes) -> int:
        return self.ids.setdefault(data, len(self.ids))

    def pieces(self) -> dict[int, Piece]:
        return {token: piece(data) for data, token in self.ids.items()}


def split(text: str) -> list[bytes]:
    """Split into words with a leading space, indentation and signs; non-ASCII into bytes."""
    parts = re.findall(r"\n+| +(?= )| ?[A-Za-z_]+| ?[0-9]+|[^\x00-\x7f]| |[^\sA-Za-z0-9]", text)
    tokens: list[bytes] = []
    for part in parts:
        data = part.encode()
        tokens += [data] if part.isascii() else [data[:1], *(bytes([b]) for b in data[1:])]
    return tokens


def sample(
    *,
    seed: int = 1,
    gamma: int = 4,
    tokens: int = 96,
    temperature: float = 0.8,
    quality: float = 0.75,
    draft_ms: float = 0.9,
    plain: bool = True,
    positions: bool = True,
    drafter: str = "model",
    text: str | None = None,
) -> Trace:
    """A made-up run.

    Args:
        quality: the chance that a guess is right.
        draft_ms: the time of one draft step; a plain step takes 10 ms.
        positions: whether the trace has the distributions.
    """
    rng, words = random.Random(seed), Vocabulary()
    body = split(text or TEXT)
    script = [words.id(body[i % len(body)]) for i in range(tokens)]
    prompt = tuple(words.id(data) for data in split(PROMPT))
    wrong = [words.id(text.encode()) for text in WRONG + HOSTILE]
    maker = _Maker(rng, temperature, drafter == "lookup", wrong, positions)
    rounds, at = [], 0
    while at < tokens:
        guesses = min(gamma, tokens - at - 1)
        if drafter == "lookup" and rng.random() < 0.4:
            guesses = 0
        right = [rng.random() < quality for _ in range(guesses)]
        rounds.append(maker.round(script[at:], right, draft_ms))
        at += len(rounds[-1].emitted)
    seconds = tuple(0.010 * rng.uniform(0.92, 1.15) for _ in script) if plain else ()
    model = Model(name="bundled-target", parameters=8_400_000, layers=24, dtype="float32")
    small = Model(name="bundled-draft-medium", parameters=1_100_000, layers=2, dtype="float32")
    trace = Trace(
        recorded="2026-11-21T11:00:00+00:00",
        models=Models(pair="bundled", target=model, draft=None if drafter == "lookup" else small),
        machine=Machine(
            device="cpu",
            processor="2 cores of a made-up processor",
            threads=2,
            torch="2.9",
            transformers="5.23",
        ),
        settings=Settings(
            gamma=gamma, temperature=temperature, seed=seed, drafter=drafter, max_new_tokens=tokens
        ),
        prompt=prompt,
        pieces=words.pieces(),
        prefill=Prefill(0.021, 0.003),
        rounds=tuple(rounds),
        plain=Plain(tuple(script) if plain else (), seconds),
        ending="length",
    )
    return completed(trace)


def completed(trace: Trace) -> Trace:
    """A trace made by hand, or changed, with its figures; those by rule are made up."""
    sampled = trace.settings.temperature > 0 and trace.settings.tree == "chain"

    def whole(round: Round) -> Round:
        if any(draft.chances for draft in round.drafts):
            return round
        figures = (RuleFigures(1 + len(round.drafts) / 2, 0.1 * (rule in LOSSY)) for rule in RULES)
        return replace(
            with_chances(round, trace.settings),
            rules=tuple(figures) if sampled and round.positions else (),
        )

    return counted(replace(trace, rounds=tuple(whole(round) for round in trace.rounds)))


class _Maker:
    """Makes rounds whose numbers fit their verdicts."""

    def __init__(
        self,
        rng: random.Random,
        temperature: float,
        lookup: bool,
        wrong: list[int],
        positions: bool,
    ) -> None:
        self.rng, self.greedy, self.lookup = rng, temperature == 0, lookup
        self.wrong, self.positions = wrong, positions

    def round(self, script: list[int], right: list[bool], draft_ms: float) -> Round:
        rng, drafts, positions, rejected = self.rng, [], [], False
        for i, good in enumerate(right):
            truth = script[min(i, len(script) - 1)]
            guess = truth if good else rng.choice([w for w in self.wrong if w != truth])
            position, target, draft = self.position(truth, guess)
            limit = min(1.0, target / draft)
            verdict: Verdict = "untested"
            draw = None
            if not rejected and good:
                verdict, draw = "accepted", rng.uniform(0, limit) * 0.999
            elif not rejected:
                rejected, verdict, draw = True, "rejected", rng.uniform(limit, 1)
            drafts.append(
                Draft(
                    token=guess,
                    verdict=verdict,
                    target=target,
                    draft=draft,
                    draw=draw,
                    parent=i - 1,
                )
            )
            positions.append(position)
        accepted = sum(d.verdict == "accepted" for d in drafts)
        last = script[accepted]
        positions.append(self.position(last, None)[0])
        times = Times(
            len(right) * draft_ms / 1000 * rng.uniform(0.9, 1.2),
            0.0105 * rng.uniform(0.95, 1.2) + 0.0004 * len(right),
            0.0004,
        )
        kind: FinalKind = "correction" if rejected else "bonus"
        return Round(
            drafts=tuple(drafts),
            final=Final(last, kind),
            times=times,
            positions=tuple(positions) if self.positions else (),
        )

    def position(self, truth: int, guess: int | None) -> tuple[Position, float, float]:
        """A position at which `truth` comes next and `guess` (None: nothing) was drafted."""
        rng = self.rng
        others = [w for w in rng.sample(self.wrong, 7) if w not in (truth, guess)]
        listed = [truth, *([guess] if guess not in (None, truth) else []), *others]
        p = self.shares(len(listed), rng.uniform(0.45, 0.93))
        favourite = 0 if guess in (None, truth) else 1
        q = self.shares(len(listed), rng.uniform(0.4, 0.9))
        q[0], q[favourite] = q[favourite], q[0]
        if guess == truth:
            q[0] = max(q[0], 0.3)
        p_raw, q_raw = p, q
        if self.greedy:
            p = [float(i == 0) for i in range(len(listed))]
            q = [float(i == favourite) for i in range(len(listed))]
        elif not self.lookup:
            p_raw, q_raw = [x * 0.85 for x in p], [x * 0.85 for x in q]
        if self.lookup:
            q = [float(i == favourite) for i in range(len(listed))]
        drafted, raw = guess is not None, not self.lookup
        candidates = tuple(
            Candidate(
                token,
                p[i],
                q[i] if drafted else None,
                p_raw[i],
                q_raw[i] if drafted and raw else None,
            )
            for i, token in enumerate(listed)
        )
        left = [max(0.0, 1 - sum(column)) for column in (p, q, p_raw, q_raw)]
        rest = Candidate(
            REST,
            left[0],
            left[1] if drafted else None,
            left[2],
            left[3] if drafted and raw else None,
        )
        overlap = sum(map(min, p, q)) + min(left[0], left[1]) if drafted else None
        position = Position(
            candidates=candidates,
            rest=rest,
            overlap=None if overlap is None else min(1.0, overlap),
            target_entropy=1.0,
            draft_entropy=1.2 if drafted else None,
        )
        index = 0 if guess is None else listed.index(guess)
        return position, p[index], q[index]

    def shares(self, count: int, first: float) -> list[float]:
        """Falling shares, the first given; 10 % of the remainder is left for tokens not listed."""
        weights = [self.rng.uniform(0.2, 1) * 0.6**i for i in range(count - 1)]
        return [first, *(w / sum(weights) * (1 - first) * 0.9 for w in weights)]


if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    sys.stdout.buffer.write(write(sample(seed=seed), figures=True))
