"""A class of phones: `PYTHONPATH=.:tests python -m campaign.classroom --phones 100 --questions 20`.

Starts the page in its own process, on loopback. The phones join and keep their streams open; the
teacher asks, everyone answers within a few seconds, the teacher reveals. Prints a report as JSON
and exits with 1 if a phone missed a question or a verdict, if an answer was lost, or if the server
logged a traceback. The report includes times and memory, but does not judge them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx

from campaign.load import percentiles
from specviz.service.classroom import CHANCES
from support.page import PageProcess, page_process
from support.requirements import check_campaign

THINKS = 3.0  # most seconds before a phone answers
PATIENCE = 60.0  # seconds for an event to arrive

QUESTION = {"guess": "·lamp", "before": "a green", "round": 1, "slot": 1}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign and print the report; return 0 if nothing was lost."""
    check_campaign()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--phones", type=int, default=100)
    parser.add_argument("--questions", type=int, default=20)
    asked = parser.parse_args(arguments)
    with page_process() as server:
        report = asyncio.run(lesson(server, asked.phones, asked.questions))
        report["tracebacks"] = server.tracebacks
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    wrong = faults(report)
    sys.stderr.writelines(f"classroom: {line}\n" for line in wrong)
    return bool(wrong)


def faults(report: dict[str, Any]) -> list[str]:
    """Return the faults in a report, which must not occur on any machine."""
    checks = {
        "phones missed a question": report["missed_questions"],
        "phones missed a verdict": report["missed_verdicts"],
        "answers were lost": report["lost_answers"],
        "the server logged tracebacks": report["tracebacks"],
    }
    return [f"{name}: {value}" for name, value in checks.items() if value]


class Phone:
    """A phone, with the last message it received and its time."""

    def __init__(self, client: httpx.AsyncClient, code: str) -> None:
        self._client, self._code = client, code
        self.told: dict[str, Any] = {}
        self.since = 0.0
        self._changed = asyncio.Condition()

    async def listen(self) -> None:
        """Read the stream until the class is over."""
        async for told in _events(self._client, f"{self._code}/events"):
            async with self._changed:
                self.told, self.since = told, time.monotonic()
                self._changed.notify_all()
            if told.get("over"):
                return

    async def until(self, number: int, *, outcome: bool) -> float | None:
        """Return when it received a question, or its outcome; None if it did not."""

        def is_told() -> bool:
            return self.told.get("number") == number and bool(self.told.get("outcome")) == outcome

        try:
            async with asyncio.timeout(PATIENCE), self._changed:
                await self._changed.wait_for(is_told)
        except TimeoutError:
            return None
        return self.since

    async def answer(self, chance: int) -> float | None:
        """Send an answer; return its seconds, or None if it did not count."""
        begun = time.monotonic()
        message = {"member": self.told["member"], "number": self.told["number"], "chance": chance}
        answered = await self._client.post(f"{self._code}/answer", json=message)
        return time.monotonic() - begun if answered.status_code == 204 else None


async def lesson(server: PageProcess, phones: int, questions: int) -> dict[str, Any]:
    """Let a class answer some questions and return the report."""
    limits = httpx.Limits(max_connections=None)
    base = f"{server.url}/class/"
    async with httpx.AsyncClient(base_url=base, limits=limits, timeout=PATIENCE) as client:
        room = (await client.post("", json={})).raise_for_status().json()
        code, key = room["code"], room["key"]
        shown: list[dict[str, Any]] = []
        projector = asyncio.create_task(_present(client, f"{code}/teacher?key={key}", shown))
        memory = server.kilobytes / 1024
        room_full = [Phone(client, code) for _ in range(phones)]
        streams = [asyncio.create_task(phone.listen()) for phone in room_full]
        joined = await asyncio.gather(*[phone.until(0, outcome=False) for phone in room_full])
        used = server.processor_seconds
        begun = time.monotonic()
        times: dict[str, list[float | None]] = {"question": [], "answer": [], "verdict": []}
        counted = 0
        for number in range(1, questions + 1):
            asked = time.monotonic()
            message: dict[str, Any] = {"key": key, "question": QUESTION}
            (await client.post(f"{code}/ask", json=message)).raise_for_status()
            found = await asyncio.gather(*[one.until(number, outcome=False) for one in room_full])
            times["question"] += [seen and seen - asked for seen in found]
            times["answer"] += await asyncio.gather(*[_thinks(phone) for phone in room_full])
            revealed = time.monotonic()
            message = {"key": key, "outcome": {"kept": number % 2 == 0, "chance": 0.5}}
            (await client.post(f"{code}/reveal", json=message)).raise_for_status()
            found = await asyncio.gather(*[one.until(number, outcome=True) for one in room_full])
            times["verdict"] += [seen and seen - revealed for seen in found]
            counted += await _counted(shown, number)
        used, seconds = server.processor_seconds - used, time.monotonic() - begun
        grown = server.kilobytes / 1024 - memory
        await client.post(f"{code}/end", json={"key": key})
        await asyncio.gather(projector, *streams)
    return {
        "processors": len(os.sched_getaffinity(0)),
        "phones": phones,
        "questions": questions,
        "seconds": round(seconds),
        "joined": sum(map(bool, joined)),
        "missed_questions": times["question"].count(None),
        "missed_verdicts": times["verdict"].count(None),
        "lost_answers": phones * questions - counted,
        **{f"{name}_ms": _milliseconds(each) for name, each in times.items()},
        "processor_share": round(used / seconds, 3),
        "memory_mib": round(grown, 1),
    }


async def _thinks(phone: Phone) -> float | None:
    await asyncio.sleep(random.uniform(0, THINKS))
    return await phone.answer(random.choice(CHANCES))


async def _present(client: httpx.AsyncClient, path: str, shown: list[dict[str, Any]]) -> None:
    async for told in _events(client, path):
        shown.append(told)


async def _counted(shown: Sequence[dict[str, Any]], number: int) -> int:
    """Return how many answers the projector shows with the verdict on a question."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = [one for one in shown if one.get("number") == number and one.get("counts")]
        if found:
            return sum(found[-1]["counts"])
        await asyncio.sleep(0.02)
    return 0


async def _events(client: httpx.AsyncClient, path: str) -> AsyncIterator[dict[str, Any]]:
    async with client.stream("GET", path) as stream:
        stream.raise_for_status()
        async for line in stream.aiter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def _milliseconds(times: Sequence[float | None]) -> dict[str, float]:
    return percentiles([each for each in times if each is not None], 1000)


if __name__ == "__main__":
    raise SystemExit(main())
