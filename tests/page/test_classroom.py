"""A class on the page: event streams, hostile messages, and a lesson with projector and phone."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from specviz.page.classroom import MOST_BODY
from specviz.service.classroom import MOST_PER_ADDRESS
from specviz.words.catalogue import LANGUAGES, catalogue
from specviz.words.classroom import CLASSROOM
from specviz.words.whatif import WHATIF
from support.accessibility import findings
from support.sentences import sentence
from support.visits import Visits

LONG = 30_000  # ms; a shared machine may be slow
PHONE, TEACHER = CLASSROOM["phone"], CLASSROOM["teacher"]
HOSTILE = "<img src=x onerror=alert(1)>${7*6}"
QUESTION = {"guess": HOSTILE, "before": HOSTILE, "round": 1, "slot": 1}


@pytest.fixture
def client(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{url}class/", timeout=60) as client:
        yield client


@contextmanager
def opened(client: httpx.Client) -> Iterator[dict[str, str]]:
    room = client.post("", json={}).raise_for_status().json()
    try:
        yield room
    finally:
        client.post(f"{room['code']}/end", json={"key": room["key"]})


@contextmanager
def told(client: httpx.Client, path: str, **headers: str) -> Iterator[Iterator[dict[str, Any]]]:
    """Open an event stream; yield its messages."""
    with client.stream("GET", path, headers=headers) as stream:
        stream.raise_for_status()
        lines = stream.iter_lines()
        yield (json.loads(line[6:]) for line in lines if line.startswith("data: "))


def test_a_question_goes_from_the_teacher_to_a_member_and_back(client: httpx.Client) -> None:
    with opened(client) as room, told(client, f"{room['code']}/events") as member:
        code, key = room["code"], room["key"]
        first = next(member)
        assert (first["number"], first["question"]) == (0, None)
        asked = client.post(f"{code}/ask", json={"key": key, "question": QUESTION})
        assert asked.status_code == 204
        seen = next(member)
        assert seen["question"] == QUESTION
        answer = {"member": seen["member"], "number": 1, "chance": 75}
        assert client.post(f"{code}/answer", json=answer).status_code == 204
        with told(client, f"{code}/teacher?key={key}") as projector:
            shown = next(projector)
            assert (shown["phones"], shown["answers"], shown["counts"]) == (1, 1, None)
            outcome = {"key": key, "outcome": {"kept": False, "chance": 0.5}}
            client.post(f"{code}/reveal", json=outcome)
            assert next(projector)["counts"] == [0, 0, 0, 1, 0]
            assert next(member)["said"] == 75
            late = answer | {"chance": 0}
            assert client.post(f"{code}/answer", json=late).status_code == 409
            client.post(f"{code}/end", json={"key": key})
            assert next(projector) == next(member) == {"over": True}
        assert client.get(f"{code}/events").status_code == 404


def test_a_member_who_reconnects_stays_the_same_member(client: httpx.Client) -> None:
    with opened(client) as room:
        path = f"{room['code']}/events"
        with told(client, path) as member:
            name = next(member)["member"]
        with told(client, path, **{"Last-Event-ID": name}) as member:
            assert next(member)["member"] == name


def test_only_the_teacher_leads_the_class(client: httpx.Client) -> None:
    with opened(client) as room:
        code = room["code"]
        forged: dict[str, Any] = {"key": "x"}
        assert client.get(f"{code}/teacher?key=x").status_code == 404
        for path, rest in (
            ("ask", {"question": QUESTION}),
            ("reveal", {"outcome": {"kept": True}}),
            ("end", {}),
        ):
            assert client.post(f"{code}/{path}", json=forged | rest).status_code == 404
        assert client.post("AAAAAA/end", json={"key": room["key"]}).status_code == 404


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"{}",
        b"[]",
        b"[" * 4000,
        b'{"member": "\\ud800", "number": 1, "chance": 50}',
        b'{"member": "x", "number": "1", "chance": 50}',
        b'{"member": "x", "number": 1e400, "chance": 50}',
        b'{"member": "x", "number": 1, "chance": 50, "more": 1}',
        json.dumps({"member": "x" * 65, "number": 1, "chance": 50}).encode(),
    ],
)
def test_a_crafted_answer_is_refused(client: httpx.Client, message: bytes) -> None:
    with opened(client) as room:
        kind = {"content-type": "application/json"}
        answer = client.post(f"{room['code']}/answer", content=message, headers=kind)
        assert answer.status_code == 400
        large = b" " * (MOST_BODY + 1)
        answer = client.post(f"{room['code']}/answer", content=large, headers=kind)
        assert answer.status_code == 413


def test_crafted_questions_and_other_websites_are_refused(client: httpx.Client) -> None:
    with opened(client) as room:
        for change in ({"guess": "x" * 81}, {"before": "x" * 401}, {"round": 0}, {"other": 1}):
            message = {"key": room["key"], "question": QUESTION | change}
            assert client.post(f"{room['code']}/ask", json=message).status_code == 400
        for chance in (-1, 2):
            outcome = {"kept": True, "chance": chance}
            message = {"key": room["key"], "outcome": outcome}
            assert client.post(f"{room['code']}/reveal", json=message).status_code == 400
        simple = {"content-type": "text/plain"}  # sent across sites without a preflight
        assert client.post("", content=b"{}", headers=simple).status_code == 415
        assert client.request("PUT", f"{room['code']}/end").status_code == 404


def test_one_address_opens_a_limited_number_of_classes(client: httpx.Client) -> None:
    rooms = []
    while (answer := client.post("", json={})).status_code == 200:
        rooms.append(answer.json())
    assert answer.status_code == 503
    assert len(rooms) == MOST_PER_ADDRESS
    for room in rooms:
        client.post(f"{room['code']}/end", json={"key": room["key"]}).raise_for_status()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phones_page_speaks_the_phones_language(client: httpx.Client, language: str) -> None:
    answer = client.get("ABC234", headers={"Accept-Language": language}).raise_for_status()
    assert f'<html lang="{language}">' in answer.text
    assert catalogue(language).classroom["phone"]["question"] in answer.text
    assert "script-src 'sha256-" in answer.headers["content-security-policy"]
    assert len(answer.content) < 20_000


def test_a_class_predicts(browser: Browser, url: str) -> None:
    with Visits(browser) as visits:
        page = visits.open(f"{url}?recorded=first&round=0")
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
        page.locator("#stage .sv-strip").focus()
        page.keyboard.press("g")
        page.route("**/class/*/ask", lambda route: route.abort(), times=1)  # as on unreliable Wi-Fi
        page.get_by_role("button", name=TEACHER["start"]).click(timeout=LONG)
        panel = page.locator(".room")
        code = panel.locator(".room-code").filter(has_text=re.compile("^[A-Z0-9]{6}$"))
        expect(code).to_be_visible(timeout=LONG)
        phone = visits.open(f"{url}class/", own=url, width=390, height=844)
        phone.get_by_label(PHONE["code"]).fill(code.inner_text().lower())
        phone.get_by_role("button", name=PHONE["join"]).click()
        expect(phone.get_by_role("heading", name=PHONE["question"])).to_be_visible(timeout=LONG)
        assert visits.faults == ["console: Failed to load resource: net::ERR_FAILED"]
        visits.faults.clear()
        assert findings(phone) == []
        answer = phone.get_by_role("button", name="75%")
        answer.click()
        expect(answer).to_have_attribute("aria-pressed", "true")
        expect(panel).to_contain_text(TEACHER["answers"].format(n=1, of=1), timeout=LONG)
        assert panel.get_by_role("listitem").count() == 0, "no distribution before the verdict"
        page.locator("#stage .sv-strip").focus()
        page.keyboard.press("r")
        verdict = page.locator(".sv-ask")
        words = WHATIF["predict"]
        said = re.compile(f"{words['kept_unsaid']}|{words['dropped_unsaid']}")
        expect(verdict).to_contain_text(said)
        kept = words["kept_unsaid"] in verdict.inner_text()
        expect(phone.get_by_text(PHONE["kept" if kept else "dropped"], exact=True)).to_be_visible(
            timeout=LONG
        )
        bars = panel.get_by_role("listitem")
        expect(bars).to_have_count(5, timeout=LONG)
        assert TEACHER["count"].format(chance="75%", n=1) in bars.nth(3).inner_text()
        expect(panel).to_contain_text(sentence(TEACHER["score"], n=1, decided=1, right=int(kept)))
        assert findings(page, ".room") == []
        width = phone.evaluate("() => document.documentElement.scrollWidth")
        assert width <= 390
        page.get_by_role("button", name=words["next"]).click()
        expect(phone.get_by_role("button", name="75%")).to_have_attribute(
            "aria-pressed", "false", timeout=LONG
        )
        phone.get_by_role("button", name="75%").click()
        page.locator("#stage .sv-strip").focus()
        page.keyboard.press("r")
        counted = re.compile(r"^\D*2\b")  # 0.25 stands in every score
        expect(phone.locator("#score")).to_have_text(counted, timeout=LONG)
        score = phone.locator("#score").inner_text()
        page.get_by_role("button", name=words["next"]).click()
        expect(phone.locator("#told")).to_be_hidden(timeout=LONG)
        told = code.inner_text()
        page.reload()  # the class goes on
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
        page.locator("#stage .sv-strip").focus()
        page.keyboard.press("g")
        expect(code).to_have_text(told, timeout=LONG)
        panel.get_by_role("button", name=TEACHER["end"]).click()
        expect(phone.get_by_text(PHONE["over"])).to_be_visible(timeout=LONG)
        expect(phone.get_by_text(score)).to_be_visible()
        expect(phone.get_by_role("heading", name=PHONE["question"])).to_be_hidden()
        expect(page.locator(".room-offer")).to_contain_text(TEACHER["over"])


def test_the_teachers_texts_stay_literal_on_a_phone(
    browser: Browser, url: str, client: httpx.Client
) -> None:
    with Visits(browser) as visits, opened(client) as room:
        phone = visits.open(f"{url}class/{room['code']}", own=url, width=390, height=844)
        expect(phone.get_by_text(PHONE["waiting"])).to_be_visible(timeout=LONG)
        client.post(f"{room['code']}/ask", json={"key": room["key"], "question": QUESTION})
        for part in ("#guess", "#before"):
            expect(phone.locator(part)).to_have_text(HOSTILE)
